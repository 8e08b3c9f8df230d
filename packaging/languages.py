"""Compiles the translations that come with the program for the wheel and the sdist, and puts them in."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Languages(BuildHookInterface[Any]):
    """The hook that pyproject.toml names."""

    def dependencies(self) -> list[str]:
        """Return what has Qt's compiler of translations, if it will be needed."""
        sys.path.insert(0, self.root)
        from resources.translations.generator.shipped import outdated

        qt, *_ = (each for each in self.metadata.core.dependencies if each.startswith("pyside6"))
        return [qt] if outdated() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile the translations, and let the package have them although git ignores them."""
        del version
        sys.path.insert(0, self.root)
        from resources.translations.generator.shipped import outdated, translations

        if outdated():
            compiling = [sys.executable, "-m", "resources.translations.generator", "--ready"]
            subprocess.run(compiling, cwd=self.root, check=True)
        compiled = (file.with_suffix(".qm").relative_to(self.root) for file in translations())
        build_data["artifacts"] += [f"/{file.as_posix()}" for file in compiled]
