"""The end of the log as it may be shown to anybody: without a card, a name, an address or a file of this computer.

The log itself leaves out cards only, see `log`. A person's name can stand in it where an error quotes what it was
given, or names a file. So whatever is quoted goes, unless it is a word of the program, and so does every name that the
files of this computer know.
"""

from __future__ import annotations

import builtins
import json
import re
import unicodedata
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Final

from twentyfive.engine.diagnostics.log import without_secrets

MOST_LINES: Final = 60
_MOST_BYTES: Final = 24_000
_LOGS: Final = "twentyfive*.log*"

_QUOTED: Final = re.compile(
    r"(?<!\w)'((?:[^'\\\n]|\\.)*)(?:'|$)|\"((?:[^\"\\\n]|\\.)*)(?:\"|$)|[“‘«]([^”’»\n]*)(?:[”’»]|$)", re.MULTILINE
)
_OF_THE_PROGRAM: Final = re.compile(r"[a-z]+(_[a-z0-9]+)+|Q[A-Z]\w+|NoneType|twentyfive [a-z]+ \d+", re.ASCII)
"""Words that no person writes: an identifier of several words, a class of Qt, the format of a file."""

_FILE: Final = re.compile(
    r"(?<![\w/\\)])(?:~|[A-Za-z]:)?[/\\](?:[^\n]{1,200}?(\.(?:twentyfive[\w-]*|json|ini|conf|sqlite|log|25|svg|png|pdf))\b|\S+)"
)
_ADDRESS: Final = re.compile(r"\b\d{1,3}(?:\.\d{1,3}){3}\b|\b[0-9A-Fa-f]{0,4}(?::[0-9A-Fa-f]{0,4}){3,}\b")
_NAMES_LINE: Final = re.compile(r"^names: (.*)$", re.MULTILINE)
_STRING: Final = re.compile(r'"((?:[^"\\\n]|\\.){1,60})"')
_WITH_NAMES: Final = ("*.25", "games/*.twentyfive", "evenings/*", "drives/*")
"""The files of the data folder in which the names of persons are."""

_MOST_FILES: Final = 40
_MOST_READ: Final = 300_000

_PROGRAM: Final = Path(__file__).resolve().parents[3]


def last_lines(folder: Path, names: Iterable[str], most: int = MOST_LINES) -> tuple[str, ...]:
    """Return the last lines of the newest log in the folder, as they may be shown; empty if there is none."""
    logs: dict[Path, float] = {}
    with suppress(OSError):
        for path in folder.glob(_LOGS):
            with suppress(OSError):
                logs[path] = path.stat().st_mtime
    if not logs:
        return ()
    try:
        with max(logs, key=lambda path: logs[path]).open("rb") as file:
            size = file.seek(0, 2)
            file.seek(max(0, size - _MOST_BYTES))
            lines = file.read().decode("utf-8", errors="replace").splitlines()
    except OSError as error:
        return (f"The log cannot be read: {error.strerror}.",)
    whole = lines[1:] if size > _MOST_BYTES else lines  # the first may have begun before
    return tuple(showable("\n".join(whole[-most:]), names).splitlines())


def names_written(data: Path) -> set[str]:
    """Return the names of persons, games and clubs in the newest files of the data folder, and perhaps other words."""
    found: dict[Path, float] = {}
    for pattern in _WITH_NAMES:
        with suppress(OSError):
            for path in data.glob(pattern):
                with suppress(OSError):
                    found[path] = path.stat().st_mtime
    names = {path.stem for path in found if path.parent != data}
    for path in sorted(found, key=lambda path: found[path], reverse=True)[:_MOST_FILES]:
        with suppress(OSError), path.open("rb") as file:
            text = file.read(_MOST_READ).decode("utf-8", errors="replace")
            names.update(name for line in _NAMES_LINE.findall(text) for name in line.split("|"))
            names.update(word for word in map(_said, _STRING.findall(text)) if word[:1].isupper())
    return names


def _said(string: str) -> str:
    """The text of a JSON string, without the quotes, or as it is if it is none."""
    try:
        return str(json.loads(f'"{string}"'))
    except ValueError:
        return string


def showable(text: str, names: Iterable[str]) -> str:
    """Return the text without cards, quotations, files, addresses and these names of persons."""
    text = without_secrets(text.replace(str(_PROGRAM), "(program)"))
    text = _QUOTED.sub(_unquoted, text)
    text = _FILE.sub(lambda found: f"(file{found[1] or ''})", text)
    text = _ADDRESS.sub("(address)", text)
    words = {form for name in names for word in _words(name) for form in _forms(word)}
    if not words:
        return text
    longest_first = sorted(words, key=lambda word: -len(word))
    return re.sub(rf"(?<!\w)(?:{'|'.join(map(re.escape, longest_first))})(?!\w)", "(name)", text)


def _unquoted(found: re.Match[str]) -> str:
    inside = next((group for group in found.groups() if group is not None), "")
    keeps = not inside or _OF_THE_PROGRAM.fullmatch(inside) or hasattr(builtins, inside)
    return found[0] if keeps else "(…)"


def _words(name: str) -> Iterable[str]:
    """The name, and each part of it that is written as a name is, so that "will" in a sentence stays."""
    name = name.strip()
    return (part for part in (name, *name.split()) if part and (part == name or part[:1].isupper()))


def _forms(word: str) -> Iterable[str]:
    """The ways in which a log may write a word: with accents put together or apart, and escaped."""
    for form in ("NFC", "NFD"):
        written = unicodedata.normalize(form, word)
        yield written
        yield written.encode("unicode_escape").decode()
        yield written.encode("ascii", errors="backslashreplace").decode()
