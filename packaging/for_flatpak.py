"""The Flatpak: the manifest from which flatpak-builder makes it, with the checksum of everything that goes in."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final
from xml.etree import ElementTree

from for_linux import PARTS, ROOT
from icons import DRAWN

PINNED: Final = PARTS / "flatpak.txt"
"""The packages that go in, and those that build the program and its sound, each with its version and checksums."""

PYTHON: Final = "3.13"
"""Python in the runtime below."""

RUNTIME: Final = {"runtime": "org.freedesktop.Platform", "runtime-version": "25.08", "sdk": "org.freedesktop.Sdk"}
"""Not KDE's: the packages of Qt for Python bring their Qt along, and would load plugins of another one there."""

ARCHITECTURES: Final = ("x86_64", "aarch64")
GLIBC: Final = range(17, 40)
"""The C libraries for which ready built packages are taken: on arm64 Qt for Python asks for 2.39."""

FROM_SOURCE: Final = "miniaudio"
"""It is ready built for x86-64 alone, and the SDK has a compiler: so there is sound on arm64, too."""

BUILDING: Final = ("setuptools", "wheel")
"""What it is built with; the program needs hatchling."""

MAY: Final = (
    "--socket=wayland",
    "--socket=fallback-x11",
    "--share=ipc",
    "--device=dri",
    "--socket=pulseaudio",
    # A table for phones and other computers of the home network; nothing else ever asks for a connection.
    "--share=network",
    # Qt would open its own window to choose a file, which sees the inside of the sandbox alone: a portal asks the
    # person, and hands out just the file that was chosen. So no folder is opened to the program.
    "--env=QT_QPA_PLATFORMTHEME=xdgdesktopportal",
)
"""All that the program may do outside its sandbox. It has a folder of its own for games and settings."""

QT: Final = f"/lib/python{PYTHON}/site-packages/PySide6"
TOOLS: Final = "assistant balsam* designer doc glue include linguist lrelease lupdate qml* scripts svgtoqml typesystems"
MODULES: Final = "Designer Help Labs Lottie Qml Quick WaylandCompositor"
CLEANUP: Final = (
    *(f"/bin/{name}" for name in ("cffi-*", "miniaudio-*", "pyside6-*", "segno", "websockets")),
    *(f"{QT}/{name}" for name in (*TOOLS.split(), "libpyside6qml*")),
    *(f"{QT}/{place}{name}*" for place in ("Qt", "Qt/lib/libQt6") for name in MODULES.split()),
    *(f"{QT}/Qt/{name}" for name in ("libexec", "metatypes", "plugins/qml*", "plugins/sqldrivers", "qml")),
    *(f"{QT}/Qt/translations/{name}_*" for name in ("assistant", "designer", "linguist", "qt_help", "qtdeclarative")),
    "*.pyi",
)
"""Tools and libraries of Qt that the program does not use: half of it all. Patterns can have asterisks alone."""


def identity() -> str:
    """Return the name of the program among all programs, from its description for software centres."""
    return _description().findtext("id", "")


def manifest(sources: Iterable[dict[str, Any]]) -> dict[str, Any]:
    """Return the manifest, which flatpak-builder reads as JSON. Desktop file, description and icons get its name."""
    name = identity()
    share = "${FLATPAK_DEST}/share"
    install = "install -D --mode=644"
    icons = {f"{size}x{size}": f"twentyfive-{size}.png" for size in DRAWN} | {"scalable": "twentyfive.svg"}
    commands = [
        f"pip3 install --no-index --find-links=packages --prefix=${{FLATPAK_DEST}} . {FROM_SOURCE}",
        f"{install} --target-directory={share}/applications packaging/linux/twentyfive.desktop",
        f"{install} --target-directory={share}/metainfo packaging/linux/twentyfive.metainfo.xml",
        f"{install} packaging/linux/twentyfive-mime.xml {share}/mime/packages/{name}.xml",
        # These name the icon, which flatpak-builder renames in the menu entry alone.
        f"sed --in-place '/<icon/s/twentyfive/{name}/' {share}/metainfo/*.xml {share}/mime/packages/*.xml",
        *(
            f"{install} resources/icons/{file} {share}/icons/hicolor/{folder}/apps/twentyfive{Path(file).suffix}"
            for folder, file in icons.items()
        ),
        f"{install} --target-directory={share}/licenses/{name} LICENSE resources/licences/*",
        # A library that the runtime lacks is found now and not by the first person without Wayland.
        f"! ldd ${{FLATPAK_DEST}}{QT}/Qt/plugins/platforms/lib*.so | grep 'not found'",
        "QT_QPA_PLATFORM=offscreen ${FLATPAK_DEST}/bin/twentyfive --self-check",
    ]
    module = {"name": "twentyfive", "buildsystem": "simple", "build-commands": commands, "sources": [*sources]}
    return {
        "id": name,
        **RUNTIME,
        "command": "twentyfive",
        "finish-args": [*MAY],
        "rename-desktop-file": "twentyfive.desktop",
        "rename-appdata-file": "twentyfive.metainfo.xml",
        "rename-icon": "twentyfive",
        "cleanup": [*CLEANUP],
        "modules": [module],
    }


def write(folder: Path, version: str) -> Path:
    """Write the manifest and the program's own source into a new folder; return the manifest.

    The source lies where flatpak-builder looks with --extra-sources, because the place that the manifest names for it
    exists only after a release. The others come from where pip's index has them now.
    """
    shutil.rmtree(folder, ignore_errors=True)
    with tempfile.TemporaryDirectory() as place:
        command = [sys.executable, "-m", "hatchling", "build", "--target", "sdist", "--directory", place]
        subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        (made,) = Path(place).iterdir()
        checksum = hashlib.sha256(made.read_bytes()).hexdigest()
        kept = folder / "downloads" / checksum / made.name
        kept.parent.mkdir(parents=True)
        shutil.move(made, kept)
    source = {"type": "archive", "url": address(version, kept.name), "sha256": checksum}
    path = folder / f"{identity()}.json"
    content = manifest([source, *packages()])
    path.write_text(json.dumps(content, indent=2) + "\n", encoding="utf-8")
    return path


def address(version: str, name: str) -> str:
    """Return where a file of a release can be had."""
    homepage = _description().findtext("url[@type='homepage']", "")
    return f"{homepage}/releases/download/v{version}/{name}"


def packages() -> list[dict[str, Any]]:
    """Return the sources that pip's index has for what is pinned, with their architecture where they differ.

    It ends the process if the index has something else now.
    """
    pinned = PINNED.read_text(encoding="ascii")
    found: dict[tuple[str, str], list[str]] = {}
    for architecture in ARCHITECTURES:
        for url, checksum in _asked([line.split()[0] for line in pinned.splitlines()], architecture, "--no-deps"):
            if checksum not in pinned:
                sys.exit(f"{url} is not what {PINNED.name} tells. Find out why before you pin it anew.")
            found.setdefault((url, checksum), []).append(architecture)
    sources = []
    for (url, checksum), only in found.items():
        source: dict[str, Any] = {"type": "file", "url": url, "sha256": checksum, "dest": "packages"}
        sources.append(source if len(only) == len(ARCHITECTURES) else {**source, "only-arches": only})
    return sources


def pin() -> None:
    """Ask pip's index which packages would go in now, and write their versions and checksums."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = [dependency.split(";")[0] for dependency in project["project"]["dependencies"]]
    wanted += [*project["build-system"]["requires"], *BUILDING]
    checksums: dict[str, set[str]] = {}
    for architecture in ARCHITECTURES:
        for url, checksum in _asked(wanted, architecture):
            name, version = re.findall(r"/(\w+)-([\d.]+\d)", url)[-1]
            checksums.setdefault(f"{name}=={version}", set()).add(checksum)
    lines = [" ".join([name, *(f"--hash=sha256:{each}" for each in sorted(checksums[name]))]) for name in checksums]
    PINNED.write_text("\n".join(sorted(lines)) + "\n", encoding="ascii", newline="\n")


def _asked(wanted: list[str], architecture: str, *options: str) -> list[tuple[str, str]]:
    """Return where pip's index has the packages for that architecture, each with its checksum."""
    ready = [f"--platform=manylinux_2_{number}_{architecture}" for number in GLIBC]
    ready += [f"--platform=manylinux2014_{architecture}", f"--python-version={PYTHON}", "--implementation=cp"]
    ready += [f"--abi={abi}" for abi in (f"cp{PYTHON.replace('.', '')}", "abi3", "none")]
    sound = [name for name in wanted if name.startswith(FROM_SOURCE)]
    others = [name for name in wanted if name not in sound]
    return [
        *_reported([*others, *ready, "--target=nowhere", "--only-binary=:all:", *options]),
        *_reported([*sound, "--no-deps", "--no-binary", FROM_SOURCE]),
    ]


def _reported(arguments: list[str]) -> list[tuple[str, str]]:
    """Return what pip would fetch: the addresses and the checksums."""
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--dry-run"]
    with tempfile.TemporaryDirectory() as place:
        report = Path(place, "report.json")
        subprocess.run([*command, "--ignore-installed", f"--report={report}", *arguments], check=True)
        told = json.loads(report.read_text(encoding="utf-8"))
    files = (each["download_info"] for each in told["install"])
    return [(file["url"], file["archive_info"]["hashes"]["sha256"]) for file in files]


def _description() -> ElementTree.Element:
    return ElementTree.parse(PARTS / "twentyfive.metainfo.xml").getroot()


if __name__ == "__main__":
    pin()
