"""Finds the files that come with the program: card faces, icons, sounds, lessons, translations."""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def resource(*parts: str) -> Path:
    """Return the path of a file or folder of `resources/`, as in `resource("cards", "classic", "5H.svg")`.

    Raises:
        FileNotFoundError: naming the resource and the folder searched.
    """
    folder = _resources()
    path = folder.joinpath(*parts)
    if not path.exists():
        raise FileNotFoundError(f"the resource {'/'.join(parts)} is missing: looked in {folder}")
    return path


def _resources() -> Path:
    """The folder of resources: inside the package in an installation or a bundle, beside it in a checkout."""
    installed = _PACKAGE / "resources"
    return installed if installed.is_dir() else _PACKAGE.parent / "resources"
