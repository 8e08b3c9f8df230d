"""All that is shown needs no window: it imports no Qt itself, and through the words and the engine QtCore alone."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Final

import twentyfive.presentation

FOLDER: Final = Path(twentyfive.presentation.__file__).parent

IMPORT_WITHOUT_WINDOW: Final = """
import importlib, pkgutil, sys

REFUSED = ("PySide6.QtGui", "PySide6.QtWidgets", "twentyfive.net", "twentyfive.ui")

class NoWindow:
    def find_spec(self, name, path=None, target=None):
        if name in REFUSED:
            raise ImportError(f"{name} is refused")

sys.meta_path.insert(0, NoWindow())
for refused in REFUSED:
    try:
        importlib.import_module(refused)
    except ImportError:
        continue
    sys.exit(f"{refused} can still be imported")

import twentyfive.presentation as presentation
for module in pkgutil.walk_packages(presentation.__path__, "twentyfive.presentation."):
    importlib.import_module(module.name)
    print(module.name)
"""
"""A program that imports all that is shown where no widget, no drawing, no window and no network can be imported."""


def test_every_module_can_be_imported_without_widgets_the_window_and_the_network() -> None:
    done = subprocess.run([sys.executable, "-c", IMPORT_WITHOUT_WINDOW], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    parts = (file.relative_to(FOLDER.parents[1]).with_suffix("").parts for file in FOLDER.rglob("*.py"))
    names = {".".join(part).removesuffix(".__init__") for part in parts}
    assert {"twentyfive.presentation", *done.stdout.split()} == names
