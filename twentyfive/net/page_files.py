"""The files that a phone may get: the page and the faces of the built-in decks, by a table of exact paths.

Each file lies at its plain path, where a browser asks again whether it has changed, and below the digest of all files,
where it keeps it for a year. `index.html` refers to the latter. The page's script holds all modules, and the words of
the host's language.
"""

from __future__ import annotations

import gzip
import hashlib
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from http import HTTPStatus
from pathlib import Path
from typing import Final

from twentyfive.net.page_script import joined

_INDEX: Final = "index.html"
_SCRIPT: Final = "page.js"
_TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
}
_DIGITS: Final = 16
_PLACE_OF_DIGEST: Final = 'data-page=""'
_PLACE_OF_LANGUAGE: Final = 'lang="en"'
_LOCAL: Final = "local"
"""The module with the words of the host's language."""
_REFERENCE: Final = re.compile(r'\b(href|src)="/([^"/]+)"')

_KEEP: Final = "public, max-age=31536000, immutable"
_ASK_AGAIN: Final = "no-cache"

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self' ws://{host}; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)


def safety_headers(host: str) -> dict[str, str]:
    """Return the headers that every answer has, to a request that named this host."""
    return {
        "Content-Security-Policy": POLICY.format(host=host),
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "no-referrer",
    }


@dataclass(frozen=True)
class _File:
    """A file, read and compressed when it is first asked for."""

    kind: str
    read: Callable[[], bytes]

    @cached_property
    def packed(self) -> bytes:
        """The content, compressed."""
        return gzip.compress(self.read(), mtime=0)


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer to a request for a file.

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
        digest: the digest of all files.
    """

    def __init__(self, resources: Path, language: str = "en") -> None:
        """Find the files.

        Args:
            resources: the folder with the folders `page` and `cards`.
            language: the code of the host's language, as "pt_BR". If the page has no words in it, it has English ones.

        Raises:
            OSError: if one cannot be read.
        """
        found = dict(_found(resources))
        words = resources / "page" / "languages" / f"{language.split('_')[0]}.js"
        local = {_LOCAL: words} if words.exists() else {}
        self._language = language.replace("_", "-")
        self.digest = _digest(found | local, self._language)
        files = {name: _File(_TYPES[path.suffix], path.read_bytes) for name, path in found.items()}
        files[_INDEX] = _File(_TYPES[".html"], lambda: self._page(found[_INDEX]))
        files[_SCRIPT] = _File(_TYPES[".js"], lambda: joined(found[_SCRIPT], local).encode("utf-8"))
        self._index = files[_INDEX]
        self._asked_again = {f"/{name}": file for name, file in files.items() if name != _INDEX} | {"/": self._index}
        self._kept = {f"/{self.digest}/{name}": file for name, file in files.items() if name != _INDEX}

    def __contains__(self, path: object) -> bool:
        return path in self._kept or path in self._asked_again

    def is_index(self, path: str) -> bool:
        """Whether the page itself lies at a path."""
        return self._asked_again.get(path) is self._index

    def answer(self, path: str, accepted: str, known: str) -> Answer:
        """Answer a request for a path that there is.

        Args:
            path: the path.
            accepted: the header Accept-Encoding.
            known: the header If-None-Match.

        Raises:
            OSError: if the file cannot be read any more.
        """
        file = self._kept.get(path) or self._asked_again[path]
        tag = f'"{self.digest}"'
        headers = {
            "Cache-Control": _KEEP if path in self._kept else _ASK_AGAIN,
            "ETag": tag,
            "Vary": "Accept-Encoding",
        }
        if known == tag:
            return Answer(HTTPStatus.NOT_MODIFIED, headers, b"")
        headers["Content-Type"] = file.kind
        body = file.packed
        if "gzip" in re.split(r"[\s,;]+", accepted.lower()):
            headers["Content-Encoding"] = "gzip"
        else:
            body = gzip.decompress(body)
        return Answer(HTTPStatus.OK, headers | {"Content-Length": str(len(body))}, body)

    def _page(self, path: Path) -> bytes:
        """Return the page, whose files lie below the digest."""
        page = path.read_text(encoding="utf-8").replace(_PLACE_OF_DIGEST, f'data-page="{self.digest}"')
        page = page.replace(_PLACE_OF_LANGUAGE, f'lang="{self._language}"')
        return _REFERENCE.sub(rf'\1="/{self.digest}/\2"', page).encode("utf-8")


def _found(resources: Path) -> Iterator[tuple[str, Path]]:
    """Find the files of the page and the faces, by their paths in the page."""
    for path in sorted((resources / "page").iterdir()):
        if path.suffix in _TYPES:
            yield path.name, path
    for path in sorted((resources / "cards").glob("*/*.svg")):
        yield f"cards/{path.parent.name}/{path.name}", path


def _digest(files: Mapping[str, Path], language: str) -> str:
    total = hashlib.sha256(f"{language}\n".encode())
    for name, path in files.items():
        content = path.read_bytes()
        total.update(f"{name} {len(content)}\n".encode() + content)
    return total.hexdigest()[:_DIGITS]
