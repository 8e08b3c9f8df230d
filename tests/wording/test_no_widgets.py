"""The prose needs no window: of Qt it uses only QtCore, for translation and dates."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path
from typing import Final

import twentyfive.wording

FOLDER: Final = Path(twentyfive.wording.__file__).parent

IMPORT_WITHOUT_WIDGETS: Final = """
import importlib, pkgutil, sys

class NoWidgets:
    def find_spec(self, name, path=None, target=None):
        if name in ("PySide6.QtGui", "PySide6.QtWidgets", "twentyfive.ui"):
            raise ImportError(f"{name} is refused")

sys.meta_path.insert(0, NoWidgets())
for refused in ("PySide6.QtGui", "PySide6.QtWidgets", "twentyfive.ui"):
    try:
        importlib.import_module(refused)
    except ImportError:
        continue
    sys.exit(f"{refused} can still be imported")

import twentyfive.wording as wording
for module in pkgutil.walk_packages(wording.__path__, "twentyfive.wording."):
    importlib.import_module(module.name)
    print(module.name)
"""
"""A program that imports the whole prose where no widget, no drawing and no part of the window can be imported."""


def modules() -> dict[str, Path]:
    """The modules of the prose by name, with their files."""
    found = {}
    for file in FOLDER.rglob("*.py"):
        parts = file.relative_to(FOLDER.parents[1]).with_suffix("").parts
        found[".".join(parts).removesuffix(".__init__")] = file
    return found


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
    done = subprocess.run([sys.executable, "-c", IMPORT_WITHOUT_WIDGETS], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert {"twentyfive.wording", *done.stdout.split()} == set(modules())


def test_of_qt_only_qtcore_is_imported() -> None:
    imported = {name: qt_imports(file) for name, file in modules().items()}
    assert set().union(*imported.values()) == {"PySide6.QtCore"}
