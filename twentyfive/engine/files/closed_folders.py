"""Folders that this user may not enter, and what the program uses in their place.

Below such a folder `Path.exists`, `Path.is_dir` and `Path.glob` raise PermissionError; the predicates here return
False.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from twentyfive.engine.files.disk_errors import system_words


@dataclass(frozen=True, slots=True)
class UsableFolder:
    """A folder that can be used for as long as the program runs.

    Attributes:
        path: the folder.
        refusal: the reason that it takes the place of another and lasts no longer than the program; empty if it is the
            one that was wanted.
    """

    path: Path
    refusal: str = ""


@contextmanager
def usable_folder(wanted: Path) -> Iterator[UsableFolder]:
    """Provide the wanted folder, or an empty one that is deleted at the end if this user may not enter that."""
    refusal = entry_refusal(wanted)
    if not refusal:
        yield UsableFolder(wanted)
        return
    from tempfile import TemporaryDirectory  # takes 20 ms to load, which the usual start must not wait for

    with ExitStack() as cleanup:
        path = wanted
        with suppress(OSError):  # no place for a folder: then every file says that it cannot be written
            path = Path(cleanup.enter_context(TemporaryDirectory(prefix="twentyfive-", ignore_cleanup_errors=True)))
        yield UsableFolder(path, refusal)


def entry_refusal(folder: Path) -> str:
    """Return the system's reason that this user may not enter the folder, or not make it; empty if there is none."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        folder.joinpath("any name").stat()
    except PermissionError as error:
        return system_words(error)
    except OSError:  # nothing of that name, as a rule; a full disk is told about when it refuses a file
        return ""
    return ""


def is_there(path: Path) -> bool:
    """Whether there is anything at that path that this user may know of."""
    try:
        path.stat()
    except (OSError, ValueError):
        return False
    return True


def is_folder(path: Path) -> bool:
    """Whether there is a folder at that path that this user may know of."""
    try:
        return path.is_dir()
    except OSError:
        return False
