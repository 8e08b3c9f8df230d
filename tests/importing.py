"""Importing a whole package where some modules cannot be imported."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Final

_PROGRAM: Final = """
import importlib, pkgutil, sys

package, *refused = sys.argv[1:]

class Refusing:
    def find_spec(self, name, path=None, target=None):
        if name in refused:
            raise ImportError(f"{name} is refused")

sys.meta_path.insert(0, Refusing())
for name in refused:
    try:
        importlib.import_module(name)
    except ImportError:
        continue
    sys.exit(f"{name} can still be imported")

for module in pkgutil.walk_packages(importlib.import_module(package).__path__, f"{package}."):
    importlib.import_module(module.name)
    print(module.name)
"""


def modules_of(package: ModuleType) -> dict[str, Path]:
    """Return the modules of a package by name, itself among them, with their files."""
    assert package.__file__ is not None
    folder = Path(package.__file__).parent
    root = folder.parents[package.__name__.count(".")]
    parts = {file: file.relative_to(root).with_suffix("").parts for file in folder.rglob("*.py")}
    return {".".join(names).removesuffix(".__init__"): file for file, names in parts.items()}


def imported_without(package: ModuleType, *refused: str) -> set[str]:
    """Import a package and every module found in it, in a process that refuses some; return the names of the former."""
    program = [sys.executable, "-c", _PROGRAM, package.__name__, *refused]
    done = subprocess.run(program, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return {package.__name__, *done.stdout.split()}
