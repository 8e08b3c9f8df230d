"""The file of a club that holds drives, and the desk at which its evenings are run.

The rules of a drive are in `twentyfive.drive`, which knows no files. Everything that is pressed is on disk before it is
shown: a `ClubDesk` writes an entry through before it returns the club after it.
"""

from __future__ import annotations

from pathlib import Path


def drives_folder(data: Path) -> Path:
    """Return the folder of all clubs in the folder `data` of the person's files; it is there from the first on."""
    return data / "drives"
