"""The parts of the program and their licences."""

from __future__ import annotations

import json
import re
import sys
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from itertools import pairwise

from twentyfive import __version__
from twentyfive.assets import resource

_OWN = "twentyfive"
_PYTHON = "Python"

_SHORT_LINE = 50
"""A line with fewer letters than this ended because its sentence, title or entry ended, not because the paper did."""

_NEW_ENTRY = re.compile(r"[-*=•]|\(?[0-9a-z]{1,2}[.)] |Copyright")
_TITLE_LINE = re.compile(r"[-=]{3,}")


@dataclass(frozen=True, slots=True)
class Licence:
    """A part of the program and its licence.

    Attributes:
        name: the name of the part.
        version: its version; empty for a part that is included in another and has no separate version.
        holder: its makers.
        licence: its licence as an SPDX expression.
        texts: the full texts of the licence; several where one refers to another, as the LGPL does to the GPL.
    """

    name: str
    version: str
    holder: str
    licence: str
    texts: tuple[str, ...]


def licences() -> tuple[Licence, ...]:
    """Return every part, beginning with the program itself.

    Raises:
        FileNotFoundError: naming the licence text that is missing.
    """
    return tuple(
        Licence(
            part["name"],
            _version(part["version_of"]),
            part["holder"],
            part["licence"],
            tuple(resource("licences", text).read_text(encoding="utf-8") for text in part["texts"]),
        )
        for part in json.loads(resource("licences.json").read_text(encoding="utf-8"))
    )


def flowing(text: str) -> str:
    """The text with its lines joined into paragraphs, so that it can be read in a window of any width."""
    blocks = re.split(r"\n\s*\n", text.strip())
    return "\n\n".join(_joined([line.strip() for line in block.splitlines()]) for block in blocks)


def _joined(lines: list[str]) -> str:
    """Join the lines of a block that only the width of the paper divided, and leave out lines drawn under titles."""
    kept = [line for line in lines if not _TITLE_LINE.fullmatch(line)]
    pieces = kept[:1]
    for before, line in pairwise(kept):
        ends = len(before) < _SHORT_LINE or _NEW_ENTRY.match(line)
        pieces.append(("\n" if ends else " ") + line)
    return "".join(pieces)


def _version(distribution: str) -> str:
    """The version of a Python distribution; empty if it is not installed, as the sound library is not everywhere."""
    if distribution in ("", _OWN):
        return __version__ if distribution else ""
    if distribution == _PYTHON:
        return sys.version.split()[0]
    try:
        return version(distribution)
    except PackageNotFoundError:
        return ""
