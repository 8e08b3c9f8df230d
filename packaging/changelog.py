"""The sections of CHANGELOG.md: `python3 packaging/changelog.py 0.2.0` prints what is new in a version."""

from __future__ import annotations

import re
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

FILE: Final = Path(__file__).parents[1] / "CHANGELOG.md"
WAITING: Final = "not yet released"
"""What stands in place of the day until a version is released."""

_SECTION: Final = re.compile(r"^## (\S+) \(([^)\n]+)\)\n(.*?)(?=^## |\Z)", re.MULTILINE | re.DOTALL)
_WRAPPED: Final = re.compile(r"(?<=\S)\n *(?=[^\s*])")


@dataclass(frozen=True)
class Section:
    """What is new in one version."""

    version: str
    day: str
    text: str

    @property
    def notes(self) -> str:
        """The text with each paragraph on one line, because a page of releases breaks lines where they break."""
        return _WRAPPED.sub(" ", self.text).strip()


def sections(text: str) -> list[Section]:
    """Return the sections, newest first."""
    return [Section(*found) for found in _SECTION.findall(text)]


def main(version: str) -> None:
    """Print the notes of a version; exit with a sentence if there are none."""
    notes = [section.notes for section in sections(FILE.read_text(encoding="utf-8")) if section.version == version]
    if not notes:
        sys.exit(f"CHANGELOG.md has no section {version}.")
    print(notes[0])


if __name__ == "__main__":
    main(*sys.argv[1:])
