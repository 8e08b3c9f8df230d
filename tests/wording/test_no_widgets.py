"""The prose needs no window: of Qt it uses only QtCore, for translation and dates."""

from __future__ import annotations

import ast
from pathlib import Path

import twentyfive.wording
from tests.importing import imported_without, modules_of


def qt_imports(file: Path) -> set[str]:
    """The modules of Qt that a file imports anywhere, inside functions too."""
    names = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names |= {node.module or "", *(f"{node.module}.{alias.name}" for alias in node.names)}
    return {".".join(name.split(".")[:2]) for name in names if name.startswith("PySide6")}


def test_every_module_can_be_imported_without_widgets_and_the_window() -> None:
    refused = ("PySide6.QtGui", "PySide6.QtWidgets", "twentyfive.ui")
    assert imported_without(twentyfive.wording, *refused) == set(modules_of(twentyfive.wording))


def test_of_qt_only_qtcore_is_imported() -> None:
    imported = {name: qt_imports(file) for name, file in modules_of(twentyfive.wording).items()}
    assert set().union(*imported.values()) == {"PySide6.QtCore"}
