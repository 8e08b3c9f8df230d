"""Selection of the files of the bundle: the plugins of Qt named here, and the libraries that the program loads."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Collection, Iterable
from pathlib import PurePath
from typing import Final

from PyInstaller.depend.bindepend import get_imports
from PyInstaller.utils.hooks.setuptools import setuptools_info

Entry = tuple[str, str, str]
"""A file as PyInstaller lists it: its place in the bundle, its source, and its kind."""

PLUGINS: Final = {
    "imageformats": ("svg",),
    "platforms": ("xcb", "wayland", "offscreen", "windows", "cocoa"),
    "platformthemes": ("xdgdesktopportal",),
    # The Compose key and IBus, for accents in names.
    "platforminputcontexts": ("composeplatforminputcontextplugin", "ibusplatforminputcontextplugin"),
    "styles": ("modernwindowsstyle", "macstyle"),
    "wayland-decoration-client": ("adwaita", "bradient"),
    "wayland-shell-integration": ("xdg-shell",),
}
"""The plugins of Qt that the program uses, by folder. PNG needs none."""

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
    "importlib_metadata",
    "lib2to3",
    "numpy",
    "pdb",
    "pycparser",
    "pydoc",
    "setuptools",
    "tkinter",
    "unittest",
    "websockets.asyncio.client",
    "websockets.asyncio.router",
    "websockets.cli",
    "websockets.legacy",
    "websockets.sync",
    "websockets.trio",
    "xml.etree",
    "xmlrpc",
)
"""Modules that others import, but only optionally."""

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
"""Libraries that every Linux desktop has, and that must match its fonts, its message bus or its C library."""


def excluded() -> list[str]:
    """Return the modules of `EXCLUDED` without those that only setuptools has, which are left out with it.

    PyInstaller makes their names others of its parts, and breaks off where such a name is excluded.
    """
    return [name for name in EXCLUDED if not setuptools_info.is_vendored(name)]


def only_needed(binaries: Iterable[Entry]) -> list[Entry]:
    """Return the compiled modules and plugins in use, and the libraries that they load."""
    entries = [entry for entry in binaries if not _is_left_out(PurePath(entry[0]))]
    sources = {PurePath(name).name: source for name, source, kind in entries if kind != "SYMLINK"}
    used = [PurePath(name) for name, _, kind in entries if kind == "EXTENSION" or "plugins" in PurePath(name).parts]
    needed = _with_dependencies([path.name for path in used] + [name for name in sources if _is_python(name)], sources)
    return [entry for entry in entries if PurePath(entry[0]).name in needed]


def only_used(
    datas: Iterable[Entry], binaries: Iterable[Entry], needed: Iterable[Entry], languages: Collection[str]
) -> list[Entry]:
    """Return the data files without those of unneeded binaries and without Qt's translations into other languages."""
    gone = {PurePath(name) for name, _, _ in binaries} - {PurePath(name) for name, _, _ in needed}
    gone |= {folder for path in gone for folder in path.parents if folder.suffix == ".framework"}
    wanted = {f"qtbase_{language}" for language in languages}
    return [entry for entry in datas if not gone & _ties(*entry) and _is_wanted(PurePath(entry[0]), wanted)]


def _is_wanted(path: PurePath, wanted: Collection[str]) -> bool:
    """Whether it is not a translation of Qt, or is one into a language of the program."""
    is_of_qt = "translations" in path.parts and "resources" not in path.parts
    return not is_of_qt or path.stem in wanted


def _ties(name: str, source: str, kind: str) -> set[PurePath]:
    """Return the paths without which a file is useless: its folders, and the target of a link."""
    path = PurePath(name)
    target = [PurePath(os.path.normpath(path.parent / source))] if kind == "SYMLINK" else []
    return {*path.parents, *target}


def _is_left_out(path: PurePath) -> bool:
    """Whether it is an unused plugin or a library of the system."""
    stem = path.name.split(".so")[0].split(".d")[0]
    if "plugins" in path.parts:
        return not any(
            stem in (name, f"q{name}", f"lib{name}", f"libq{name}") for name in PLUGINS.get(path.parts[-2], ())
        )
    return stem in SYSTEM


def _is_python(name: str) -> bool:
    """Whether it is Python itself, which PyInstaller's bootloader loads by name."""
    return name.lower().startswith(("libpython", "python3", "vcruntime", "ucrtbase", "api-ms-win")) or name == "Python"


def _with_dependencies(names: list[str], sources: dict[str, str]) -> set[str]:
    """Return these files and, recursively, the files of `sources` that they load."""
    found, left = set[str](), list(names)
    while left:
        name = left.pop()
        if name in sources and name not in found:
            found.add(name)
            left += _loaded_by(sources[name])
    return found


def _loaded_by(file: str) -> list[str]:
    """Return the libraries that a file loads directly; on Linux PyInstaller's function would add indirect ones."""
    if sys.platform != "linux":
        return [PurePath(name).name for name, _ in get_imports(file)]
    dump = subprocess.run(["objdump", "-p", file], check=True, capture_output=True, text=True).stdout
    return re.findall(r"NEEDED +(\S+)", dump)
