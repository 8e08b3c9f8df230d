"""The files that a phone may get: the page and the decks of faces, by a table of exact paths.

Each file lies at its plain path, where a browser asks again whether it has changed, and below its own digest, where it
is kept for a year; the page refers to the latter. The page's script holds all modules, the words of the host's language
and the paths of the decks. All faces of a deck are one file, as a phone opens a connection for each file.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from http import HTTPStatus
from pathlib import Path
from typing import Final

from twentyfive.net.messages import People
from twentyfive.net.page_script import joined, slim
from twentyfive.presentation.phone.sheets import PhoneSheet
from twentyfive.strict_json import defaults_of

_INDEX: Final = "index.html"
_SCRIPT: Final = "page.js"
_STYLE: Final = "page.css"
_TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
}
_DECKS: Final = ("classic", "four-colour", "colour-safe", "large", "high-contrast")
"""The decks in the order in which a phone offers them."""

_SAMPLED: Final = ("5H", "QS")
"""The faces by which a deck is chosen."""

_RANKS: Final = ("A", *map(str, range(2, 11)), "J", "Q", "K")
_CARDS: Final = ("JK", *(f"{rank}{suit}" for rank in _RANKS for suit in "CDHS"))
"""The faces in the order in which they are compressed best."""

_DIGITS: Final = 16
_PLACE_OF_DIGEST: Final = 'data-page=""'
_PLACE_OF_LANGUAGE: Final = 'lang="en"'
_LOCAL: Final = "local"
"""The module with the words of the host's language."""

_LOCAL_OF_DRIVE: Final = "spoken"
"""The module with those of a card drive."""

_ADDRESSES: Final = "decks"
"""The module with the paths of the decks."""

_DEFAULTS: Final = "defaults"
"""The module with what the host's messages leave out."""

_REFERENCE: Final = re.compile(r'(\b(?:href=|src=|url\()")/?([^"/]+)"')

_KEEP: Final = "public, max-age=31536000, immutable"
_ASK_AGAIN: Final = "no-cache"

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; connect-src 'self' ws://{host}; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)


def safety_headers(host: str) -> dict[str, str]:
    """Return the headers that every answer has, to a request that named this host."""
    return {
        "Content-Security-Policy": POLICY.format(host=host),
        "Cross-Origin-Resource-Policy": "same-origin",
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "no-referrer",
    }


@dataclass(frozen=True)
class _File:
    """A file, compressed when it is first asked for."""

    name: str
    content: bytes

    @cached_property
    def digest(self) -> str:
        """The digest of the content."""
        return hashlib.sha256(self.content).hexdigest()[:_DIGITS]

    @cached_property
    def packed(self) -> bytes:
        """The content, compressed."""
        return gzip.compress(self.content, mtime=0)

    @property
    def kept_at(self) -> str:
        """The path where a browser keeps it."""
        return f"/{self.digest}/{self.name}"


@dataclass(frozen=True, slots=True)
class Served:
    """The answer to a request for a file.

    Attributes:
        status: the status.
        headers: the headers, but for those of every answer.
        body: the content, perhaps compressed.
    """

    status: HTTPStatus
    headers: Mapping[str, str]
    body: bytes


class PageFiles:
    """The files by path.

    Attributes:
        digest: the digest of the page with all that it refers to.
        decks: the paths of the decks by their ids, in the order in which a phone offers them.
    """

    def __init__(self, resources: Path, language: str = "en", *, of_drive: bool = False) -> None:
        """Read the files.

        Args:
            resources: the folder with the folders `page` and `cards`.
            language: the code of the host's language, as "pt_BR". If the page has no words in it, it has English ones.
            of_drive: whether the page is that of a card drive: another script, a style after the usual one, no cards.

        Raises:
            OSError: if one cannot be read.
        """
        page = resources / "page"
        faces = {} if of_drive else dict(_faces(resources / "cards"))
        sampled = {deck: {card: found[card] for card in _SAMPLED if card in found} for deck, found in faces.items()}
        decks = {deck: _json(f"{deck}.json", found) for deck, found in faces.items()}
        samples = _json("samples.json", sampled)
        self.decks = {deck: file.kept_at for deck, file in decks.items()}
        pictures = [_File(path.name, path.read_bytes()) for path in sorted(page.glob("*.svg"))]
        own = page / "drive"
        sheets = [page / _STYLE, *([own / "drive.css"] if of_drive else [])]
        style = _File(_STYLE, _referring("\n".join(slim(_text(sheet)) for sheet in sheets), pictures))
        instead = {_ADDRESSES: _addresses(self.decks, samples.kept_at), _DEFAULTS: _defaults(of_drive)}
        for folder, module in ((page, _LOCAL), (own, _LOCAL_OF_DRIVE)):
            words = folder / "languages" / f"{language.split('_')[0]}.js"
            if words.exists():
                instead[module] = _text(words)
        script = _File(_SCRIPT, joined(own / "drive.js" if of_drive else page / _SCRIPT, instead).encode("utf-8"))
        kept = [*decks.values(), *([] if of_drive else [samples]), *pictures, style, script]
        index = _text(page / _INDEX).replace(_PLACE_OF_LANGUAGE, f'lang="{language.replace("_", "-")}"')
        bare = _File(_INDEX, _referring(index, kept))
        self.digest = bare.digest
        named = f'data-page="{self.digest}"'.encode()
        self._index = _File(_INDEX, bare.content.replace(_PLACE_OF_DIGEST.encode(), named))
        self._asked_again = {f"/{file.name}": file for file in kept} | {"/": self._index}
        self._kept = {file.kept_at: file for file in kept}

    def __contains__(self, path: object) -> bool:
        return path in self._kept or path in self._asked_again

    def is_index(self, path: str) -> bool:
        """Whether the page itself lies at a path."""
        return self._asked_again.get(path) is self._index

    def answer(self, path: str, accepted: str, known: str) -> Served:
        """Answer a request for a path that there is.

        Args:
            path: the path.
            accepted: the header Accept-Encoding.
            known: the header If-None-Match.
        """
        file = self._kept.get(path) or self._asked_again[path]
        tag = f'"{file.digest}"'
        headers = {
            "Cache-Control": _KEEP if path in self._kept else _ASK_AGAIN,
            "ETag": tag,
            "Vary": "Accept-Encoding",
        }
        if known == tag:
            return Served(HTTPStatus.NOT_MODIFIED, headers, b"")
        headers["Content-Type"] = _TYPES[Path(file.name).suffix]
        body = file.content
        if "gzip" in re.split(r"[\s,;]+", accepted.lower()):
            headers["Content-Encoding"] = "gzip"
            body = file.packed
        return Served(HTTPStatus.OK, headers | {"Content-Length": str(len(body))}, body)


def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def _json(name: str, content: object) -> _File:
    return _File(name, json.dumps(content, ensure_ascii=False, separators=(",", ":")).encode("utf-8"))


def _faces(cards: Path) -> Iterator[tuple[str, Mapping[str, str]]]:
    """Read the faces of each deck, by the text forms of the cards."""
    for deck in _DECKS:
        files = {card: cards / deck / f"{card}.svg" for card in _CARDS}
        if found := {card: _text(path) for card, path in files.items() if path.exists()}:
            yield deck, found


def _addresses(decks: Mapping[str, str], samples: str) -> str:
    """Return the module with the paths of the decks."""
    return f"export const decks = {json.dumps(decks)};\nexport const samples = {json.dumps(samples)};\n"


def _defaults(of_drive: bool) -> str:
    """Return the module with what the host leaves out of a message; of the other kinds the page misses nothing."""
    defaults = {"sheet": defaults_of(PhoneSheet), "people": defaults_of(People)}
    if of_drive:
        # Only here, so that the gateway of a table does not load it.
        from twentyfive.net.drive.drive_messages import Answer, Told, ToldSide

        defaults |= {"told": defaults_of(Told), "side": defaults_of(ToldSide), "answer": defaults_of(Answer)}
    return f"export const defaults = {json.dumps(defaults, separators=(',', ':'))};\n"


def _referring(text: str, files: list[_File]) -> bytes:
    """Return a text whose references lead to where the files are kept."""
    kept = {file.name: file.kept_at for file in files}
    return _REFERENCE.sub(lambda found: f'{found[1]}{kept[found[2]]}"', text).encode("utf-8")
