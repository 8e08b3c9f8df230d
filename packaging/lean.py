"""What of Qt, Python and the system goes into the bundle: the plugins named here, and the libraries that are needed."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Collection, Iterable
from pathlib import PurePath
from typing import Final

from PyInstaller.depend.bindepend import get_imports

Entry = tuple[str, str, str]
"""As PyInstaller has it: where the file goes, where it comes from, and its kind."""

PLUGINS: Final = {
    "imageformats": ("svg",),
    "platforms": ("xcb", "wayland", "offscreen", "windows", "cocoa"),
    "platformthemes": ("xdgdesktopportal",),
    # Accents by the Compose key and by IBus, for names.
    "platforminputcontexts": ("composeplatforminputcontextplugin", "ibusplatforminputcontextplugin"),
    "styles": ("modernwindowsstyle", "macstyle"),
    "wayland-decoration-client": ("adwaita", "bradient"),
    "wayland-shell-integration": ("xdg-shell",),
}
"""The plugins of Qt that are used, by folder. PNG is read without one."""

EXCLUDED: Final = (
    "PySide6.QtDBus",
    "PySide6.QtNetwork",
    "PySide6.QtOpenGL",
    "PySide6.QtOpenGLWidgets",
    "PySide6.QtQml",
    "PySide6.QtTest",
    "_bz2",
    "_hashlib",
    "_lzma",
    "_ssl",
    "cffi",
    "distutils",
    "doctest",
    "lib2to3",
    "pdb",
    "pycparser",
    "pydoc",
    "setuptools",
    "tkinter",
    "unittest",
    "xml.etree",
    "xmlrpc",
)
"""Modules that others ask for and can do without."""

SYSTEM: Final = (
    "libX11",
    "libX11-xcb",
    "libdbus-1",
    "libexpat",
    "libfontconfig",
    "libfreetype",
    "libgcc_s",
    "libglib-2.0",
    "libgthread-2.0",
    "libmvec",
    "libstdc++",
    "libxcb",
    "libz",
)
"""Libraries that every Linux desktop has, and that have to fit its fonts, its message bus or its C library."""


def only_needed(binaries: Iterable[Entry]) -> list[Entry]:
    """The compiled modules and plugins that are used, and of all libraries those that these load."""
    entries = [entry for entry in binaries if not _is_left_out(PurePath(entry[0]))]
    sources = {PurePath(name).name: source for name, source, kind in entries if kind != "SYMLINK"}
    used = [PurePath(name) for name, _, kind in entries if kind == "EXTENSION" or "plugins" in PurePath(name).parts]
    needed = _with_all_they_load([path.name for path in used] + [name for name in sources if _is_python(name)], sources)
    return [entry for entry in entries if PurePath(entry[0]).name in needed]


def only_used(
    datas: Iterable[Entry], binaries: Iterable[Entry], needed: Iterable[Entry], languages: Collection[str]
) -> list[Entry]:
    """All but what belongs to binaries that are not needed, and Qt's own texts in other languages than these."""
    gone = {PurePath(name) for name, _, _ in binaries} - {PurePath(name) for name, _, _ in needed}
    gone |= {folder for path in gone for folder in path.parents if folder.suffix == ".framework"}
    spoken = {f"qtbase_{language}" for language in languages}
    return [entry for entry in datas if not gone & _ties(*entry) and _is_understood(PurePath(entry[0]), spoken)]


def _is_understood(path: PurePath, spoken: Collection[str]) -> bool:
    """Whether it is no translation of Qt's, or one into a language that the program speaks."""
    is_of_qt = "translations" in path.parts and "resources" not in path.parts
    return not is_of_qt or path.stem in spoken


def _ties(name: str, source: str, kind: str) -> set[PurePath]:
    """What a file is of no use without: the folders it is in, and what it is a link to."""
    path = PurePath(name)
    target = [PurePath(os.path.normpath(path.parent / source))] if kind == "SYMLINK" else []
    return {*path.parents, *target}


def _is_left_out(path: PurePath) -> bool:
    """Whether it is a plugin that is not used, or a library of the system."""
    stem = path.name.split(".so")[0].split(".d")[0]
    if "plugins" in path.parts:
        return not any(
            stem in (name, f"q{name}", f"lib{name}", f"libq{name}") for name in PLUGINS.get(path.parts[-2], ())
        )
    return stem in SYSTEM


def _is_python(name: str) -> bool:
    """Whether it is Python itself, which the starter loads by name."""
    return name.lower().startswith(("libpython", "python3", "vcruntime", "ucrtbase", "api-ms-win")) or name == "Python"


def _with_all_they_load(names: list[str], sources: dict[str, str]) -> set[str]:
    """These files and those of `sources` that they load, and so on."""
    found, left = set[str](), list(names)
    while left:
        name = left.pop()
        if name in sources and name not in found:
            found.add(name)
            left += _loaded_by(sources[name])
    return found


def _loaded_by(file: str) -> list[str]:
    """The libraries that a file loads itself; on Linux PyInstaller would tell those that these load, too."""
    if sys.platform != "linux":
        return [PurePath(name).name for name, _ in get_imports(file)]
    told = subprocess.run(["objdump", "-p", file], check=True, capture_output=True, text=True).stdout
    return re.findall(r"NEEDED +(\S+)", told)
