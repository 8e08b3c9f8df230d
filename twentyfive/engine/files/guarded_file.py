"""A file in which something of a person's is kept: nothing is written over what could not be read."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Generic, TypeVar

from twentyfive.engine.files.atomic_files import put_aside, read_at_most, write_whole

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class FileContent(Generic[T]):
    """What was found on the disk.

    Attributes:
        value: what is kept; the fresh one where there is no file, or a damaged one.
        damage: what is wrong with the file, in words for whoever mends it; empty if nothing is.
        kept: where the damaged file is kept, None if none is.
        absent: whether there is no file: never written, taken away, or put aside.
    """

    value: T
    damage: str = ""
    kept: Path | None = None
    absent: bool = False


class GuardedFile(Generic[T]):
    """A file that is read and written whole.

    Attributes:
        path: where it is.
        unread: why it could not be read the last time; None if it could, or was not asked for yet.
    """

    def __init__(self, path: Path, parse: Callable[[bytes], T], text: Callable[[T], str], fresh: T, most: int) -> None:
        """`parse` is the inverse of `text` and raises a ValueError that says what is wrong with a content.

        `fresh` is what holds before anything is kept; no sound file has more than `most` bytes.
        """
        self.path = path
        self.unread: OSError | None = None
        self._parse = parse
        self._text = text
        self._fresh = fresh
        self._most = most

    def read(self) -> FileContent[T]:
        """What is kept. A damaged file is put aside, so that nothing is written over it.

        Raises:
            OSError: if the disk does not let it be read or put aside; nothing is written until it can be read again.
        """
        try:
            found = self._read()
        except OSError as error:
            self.unread = error
            raise
        self.unread = None
        return found

    def write(self, value: T) -> None:
        """Keep that in place of what the file held.

        Raises:
            OSError: if the file could not be read the last time, for the same reason; or the disk does not take it.
                The file is then as it was.
        """
        if self.unread is not None:
            raise self.unread
        # What a parser let through as it stood, though it is no text, goes back as it stood.
        self._put(self._text(value).encode("utf-8", errors="surrogateescape"))

    def _put(self, content: bytes) -> None:
        """Put that content in place of what the file held. Raises OSError if the disk does not take it."""
        write_whole(self.path, content)

    def _read(self) -> FileContent[T]:
        try:
            return FileContent(self._content(self.path))
        except FileNotFoundError:
            return self._instead()
        except ValueError as error:
            return self._instead(str(error), put_aside(self.path))

    def _content(self, path: Path) -> T:
        """What is kept in the file of that path. Raises OSError if it cannot be read, ValueError if it is damaged."""
        return self._parse(read_at_most(path, self._most))

    def _instead(self, damage: str = "", kept: Path | None = None) -> FileContent[T]:
        """What holds where there is no file, or the damaged one has been put aside."""
        return FileContent(self._fresh, damage, kept, absent=True)
