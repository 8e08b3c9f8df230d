"""A file with a person's own data: content that could not be read is never overwritten."""

from __future__ import annotations

import contextlib
import errno
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Generic, TypeVar

from twentyfive.engine.files.atomic_files import put_aside, read_at_most, write_whole
from twentyfive.later_version import LaterVersionError

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class FileContent(Generic[T]):
    """The result of reading a guarded file.

    Attributes:
        value: the stored value; the default if the file is missing or damaged.
        damage: what is wrong with the file, for a person who repairs it; empty if nothing is.
        kept: the new place of a damaged file; None if the file is sound or missing.
        absent: whether there is no file: never written, removed, or put aside.
    """

    value: T
    damage: str = ""
    kept: Path | None = None
    absent: bool = False


class GuardedFile(Generic[T]):
    """A file that is read and written whole.

    Attributes:
        path: the file.
        unread: the error of the last attempt to read it; None if that succeeded or nothing was read yet.
    """

    def __init__(
        self, path: Path, parse: Callable[[bytes], T], text: Callable[[T], str], default: T, most: int
    ) -> None:
        """Describe the file without reading it.

        Args:
            path: the file.
            parse: the inverse of `text`; raises a ValueError that says what is wrong with the content.
            text: the text that stores a value.
            default: the value before anything is stored.
            most: the largest size of a sound file, in bytes.
        """
        self.path = path
        self.unread: OSError | None = None
        self._parse = parse
        self._text = text
        self._default = default
        self._most = most

    def read(self) -> FileContent[T]:
        """Read the stored value. Put a damaged file aside, so that nothing overwrites it.

        Raises:
            OSError: if it cannot be read or put aside, or a later version of the program wrote it; `write` then refuses
                until it can be read again.
        """
        try:
            content = self._read()
        except OSError as error:
            self.unread = error
            raise
        self.unread = None
        return content

    def write(self, value: T) -> None:
        """Store the value in place of the old content.

        Raises:
            OSError: if the last attempt to read the file failed, with the same error; or if it cannot be written.
                The file is then unchanged.
        """
        if self.unread is not None:
            raise self.unread
        self._spare_later()
        # A parser may keep bytes that are no text as surrogates; they are written back as they were.
        self._put(self._text(value).encode("utf-8", errors="surrogateescape"))

    def _put(self, content: bytes) -> None:
        """Replace the content of the file. Raises OSError if it cannot be written."""
        write_whole(self.path, content)

    def _read(self) -> FileContent[T]:
        try:
            return FileContent(self._content(self.path))
        except FileNotFoundError:
            return self._fallback()
        except ValueError as error:
            return self._fallback(str(error), put_aside(self.path))

    def _spare_later(self) -> None:
        """Raise OSError if a later version of the program wrote the file, which may not have been read."""
        with contextlib.suppress(FileNotFoundError, ValueError):
            self._content(self.path)

    def _content(self, path: Path) -> T:
        """Return the value in the file at that path.

        Raises:
            OSError: if it cannot be read, or a later version of the program wrote it.
            ValueError: if it is damaged.
        """
        try:
            return self._parse(read_at_most(path, self._most))
        except LaterVersionError as error:
            raise OSError(errno.EPERM, str(error), str(path)) from error

    def _fallback(self, damage: str = "", kept: Path | None = None) -> FileContent[T]:
        """Return the content to use if there is no file, or after the damaged one was put aside to `kept`."""
        return FileContent(self._default, damage, kept, absent=True)
