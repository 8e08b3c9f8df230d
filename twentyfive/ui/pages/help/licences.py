"""What the program is made of, and the terms on which each part may be passed on."""

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
"""A line with fewer letters than this ended because its sentence, title or entry did, not for want of paper."""

_NEW_ENTRY = re.compile(r"[-*=•]|\(?[0-9a-z]{1,2}[.)] |Copyright")
_TITLE_LINE = re.compile(r"[-=]{3,}")


@dataclass(frozen=True, slots=True)
class Licence:
    """A part of the program and its licence.

    Attributes:
        name: of the part.
        version: of the part; empty where it has none of its own, being inside another.
        holder: who made it.
        licence: in short, as SPDX writes it.
        texts: the full text, one or more: the LGPL is told in addition to the GPL.
    """

    name: str
    version: str
    holder: str
    licence: str
    texts: tuple[str, ...]


def licences() -> tuple[Licence, ...]:
    """Every part, the program itself first. Raises FileNotFoundError naming a text that is missing."""
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
    """The text with its lines joined to paragraphs, so that it can be read in a window of any width."""
    blocks = re.split(r"\n\s*\n", text.strip())
    return "\n\n".join(_joined([line.strip() for line in block.splitlines()]) for block in blocks)


def _joined(lines: list[str]) -> str:
    """The lines of a block, those that only paper divided put together; lines drawn under titles are left out."""
    kept = [line for line in lines if not _TITLE_LINE.fullmatch(line)]
    pieces = kept[:1]
    for before, line in pairwise(kept):
        ends = len(before) < _SHORT_LINE or _NEW_ENTRY.match(line)
        pieces.append(("\n" if ends else " ") + line)
    return "".join(pieces)


def _version(of: str) -> str:
    """The version of a distribution of Python's; empty where it is not there, as sound is not on every machine."""
    if of in ("", _OWN):
        return __version__ if of else ""
    if of == _PYTHON:
        return sys.version.split()[0]
    try:
        return version(of)
    except PackageNotFoundError:
        return ""
