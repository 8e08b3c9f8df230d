"""Names the system libraries of Linux that Qt asks for and this computer lacks, with their packages. Loads no Qt."""

from __future__ import annotations

import ctypes
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Final

PACKAGES: Final = {
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libfontconfig.so.1": "libfontconfig1",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
"""The Debian package of each library with which the program starts. The others that Qt loads come with these."""

COMPILING: Final = {"libglib-2.0.so.0": "libglib2.0-0", "libgssapi_krb5.so.2": "libgssapi-krb5-2"}
"""The package of each library with which Qt's compiler of translations starts."""

_NOT_FOUND: Final = re.compile(r"(lib\S+\.so[.\d]*): cannot open shared object file")


def missing(libraries: Iterable[str]) -> list[str]:
    """Return the libraries that the loader does not find.

    It is asked because their names are the same on all releases, unlike those of packages.
    """
    return [library for library in libraries if not _loads(library)]


def _loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def sentence_about(libraries: Iterable[str]) -> str:
    """Return a sentence that names missing libraries and the packages to install."""
    lacking = list(libraries)
    packages = " ".join({**PACKAGES, **COMPILING}.get(library, library) for library in lacking)
    return (
        f"Twenty-Five needs {', '.join(lacking)}, which this computer lacks: install what has it (on Debian and Ubuntu:"
        f" sudo apt-get install {packages}) and try again."
    )


def is_of_qt(error: ImportError) -> bool:
    """Whether it was Qt for Python that did not load.

    Python 3.14 names a compiled module without its package, and tells where it lies.
    """
    places = (*(error.name or "").split("."), *Path(error.path or "").parts)
    return not {"PySide6", "shiboken6"}.isdisjoint(places)


def sentence_about_import(error: ImportError) -> str:
    """Return a sentence that tells why Qt for Python does not load, and the way out."""
    if isinstance(error, ModuleNotFoundError):
        return "Twenty-Five needs Qt for Python, which is not installed here: pip install PySide6-Essentials."
    named = _NOT_FOUND.findall(str(error))
    if not named:
        return f"Twenty-Five cannot load Qt for Python ({error}): install the program again."
    return sentence_about(dict.fromkeys([*named, *missing(PACKAGES)]))
