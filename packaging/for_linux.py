"""The packages for Linux: an archive that runs anywhere, a package for Debian, and an AppImage."""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import platform
import re
import shutil
import subprocess
import tarfile
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path

from icons import DRAWN, ICONS

PARTS = Path(__file__).parent / "linux"
ROOT = PARTS.parents[1]
LICENCES = ROOT / "resources" / "licences"

PACKAGES = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libX11.so.6": "libx11-6",
    "libdbus-1.so.3": "libdbus-1-3",
    "libexpat.so.1": "libexpat1",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libgcc_s.so.1": "libgcc-s1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libstdc++.so.6": "libstdc++6",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libxcb.so.1": "libxcb1",
    "libz.so.1": "zlib1g",
}
"""The Debian package of each library that the bundle leaves to the system."""

UFW = "etc/ufw/applications.d/twentyfive"
"""The profile for the firewall ufw: `sudo ufw allow Twenty-Five` opens the ports of a table for phones."""

C_LIBRARY = re.compile(r"(ld-linux.*|lib(c|m|mvec|dl|rt|util|pthread|resolv))\.so\.\d+")
COMMON = Path("/usr/share/common-licenses")
IN_DEBIAN = {"GPL-3.0.txt": "GPL-3", "LGPL-3.0.txt": "LGPL-3", "Apache-2.0.txt": "Apache-2.0"}
"""Licences that every Debian has, so that a package only names them."""

MAINTAINER = "The twentyfive authors <maintainers@twentyfive.example>"
CONTROL = """\
Package: twentyfive
Version: {version}-1
Architecture: {architecture}
Maintainer: {maintainer}
Installed-Size: {size}
Depends: {depends}
Section: games
Priority: optional
Description: Ireland's card game Twenty-Five and its whole family
 Twenty-Five is the card game of Ireland: five cards each, one suit of trumps,
 and a trump order like no other, in which the five is best and the ace of
 hearts is a trump in every deal.
 .
 It is played here against the computer or round one screen, by two to ten
 players, with Spoil Five, Forty-Five, Auction Forty-Fives and the rest of the
 family, in the rules of your own house.
"""
CHANGES = """\
twentyfive ({version}-1) unstable; urgency=medium

  * What is new is told in changelog.gz.

 -- {maintainer}  {day}
"""
READ_ME = """\
Twenty-Five {version}

Start ./twentyfive in this folder. Nothing has to be installed; it may lie anywhere.

It needs a desktop of about 2022 or newer (glibc {glibc}). If it does not start on a very small system, some of these
packages of Debian, or their like, are missing: {depends}

share/ has what a menu needs: an icon, an entry, and the types of its saved games (.twentyfive),
evenings (.twentyfive-evening), card drives (.twentyfive-drive) and moves to another computer (.twentyfive-move).
./twentyfive --self-check tries every part and says what works.
"""


def packages(bundle: Path, version: str) -> list[Path]:
    """Make the archive, the package if there is dpkg-deb, and the AppImage if there is appimagetool; return them."""
    made = [_archive(bundle, version)]
    for tool, make in (("dpkg-deb", _debian_package), ("appimagetool", _app_image)):
        if shutil.which(tool):
            made.append(make(bundle, version))
        else:
            print(f"{tool} is not installed, so what it makes was not made.")
    return made


def needed_packages(bundle: Path) -> list[str]:
    """Return the Debian packages that the bundle depends on.

    Raises:
        KeyError: naming a library that is neither in the bundle nor among `PACKAGES`.
    """
    wanted = {library for file in _binaries(bundle) for library in _dump(file, "-p", r"NEEDED +(\S+)")}
    missing = {name for name in wanted - {file.name for file in bundle.rglob("*.so*")} if not C_LIBRARY.fullmatch(name)}
    # fontconfig-config depends on a font; xkb-data has the keyboard layouts.
    needed = {PACKAGES[name] for name in missing} | {"fontconfig-config", "xkb-data"}
    return [f"libc6 (>= {glibc(bundle)})", *sorted(needed)]


def glibc(bundle: Path) -> str:
    """Return the oldest version of the C library with which everything in the bundle runs, as in "2.36"."""
    versions = {number for file in _binaries(bundle) for number in _dump(file, "-T", r"GLIBC_(\d+\.\d+)")}
    return max(versions, key=lambda number: [int(part) for part in number.split(".")])


def _binaries(bundle: Path) -> list[Path]:
    return [file for file in sorted(bundle.rglob("*")) if file.is_file() and file.read_bytes()[:4] == b"\x7fELF"]


def _dump(file: Path, option: str, pattern: str) -> set[str]:
    text = subprocess.run(["objdump", option, str(file)], check=True, capture_output=True, text=True).stdout
    return set(re.findall(pattern, text))


def _share(share: Path) -> None:
    """Copy icons, menu entry, file type and the description for software centres into `share`, as in /usr/share."""
    _put(PARTS / "twentyfive.desktop", share / "applications/twentyfive.desktop")
    _put(PARTS / "twentyfive.metainfo.xml", share / "metainfo/twentyfive.metainfo.xml")
    _put(PARTS / "twentyfive-mime.xml", share / "mime/packages/twentyfive.xml")
    for size in DRAWN:
        _put(ICONS / f"twentyfive-{size}.png", share / f"icons/hicolor/{size}x{size}/apps/twentyfive.png")
    _put(ICONS / "twentyfive.svg", share / "icons/hicolor/scalable/apps/twentyfive.svg")


def _put(file: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(file, target)


def _archive(bundle: Path, version: str) -> Path:
    name = f"twentyfive-{version}-linux-{platform.machine()}"
    tree = ROOT / "build" / name
    shutil.rmtree(tree, ignore_errors=True)
    shutil.copytree(bundle, tree, symlinks=True)
    _share(tree / "share")
    depends = ", ".join(package.split()[0] for package in needed_packages(bundle))
    (tree / "README.txt").write_text(READ_ME.format(version=version, glibc=glibc(bundle), depends=depends), "utf-8")
    _settle(tree, tree / "twentyfive")
    path = bundle.parent / f"{name}.tar.xz"
    with tarfile.open(path, "w:xz", preset=9) as archive:
        archive.add(tree, name, filter=_without_owner)
    return path


def _settle(tree: Path, program: Path) -> None:
    """Give all in the tree the rights of what is installed and the time of the release, whoever builds it when."""
    for path in (tree, *tree.rglob("*")):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path == program else 0o644)
        os.utime(path, (_moment(), _moment()), follow_symlinks=False)


def _moment() -> int:
    return int(os.environ.get("SOURCE_DATE_EPOCH", 0))


def _without_owner(member: tarfile.TarInfo) -> tarfile.TarInfo:
    member.uid = member.gid = 0
    member.uname = member.gname = "root"
    return member


def app_folder(bundle: Path, folder: Path) -> Path:
    """Lay out the content of an AppImage in a new folder; return the folder."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(bundle, folder / "usr/lib/twentyfive", symlinks=True)
    (folder / "AppRun").symlink_to("usr/lib/twentyfive/twentyfive")
    _share(folder / "usr/share")
    _put(PARTS / "twentyfive.desktop", folder / "twentyfive.desktop")
    _put(ICONS / "twentyfive-256.png", folder / "twentyfive.png")
    (folder / ".DirIcon").symlink_to("twentyfive.png")
    _settle(folder, folder / "usr/lib/twentyfive/twentyfive")
    return folder


def _app_image(bundle: Path, version: str) -> Path:
    path = bundle.parent / f"twentyfive-{version}-{platform.machine()}.AppImage"
    # The tool is an AppImage itself, and not every build system can mount one.
    variables = {**os.environ, "ARCH": platform.machine(), "APPIMAGE_EXTRACT_AND_RUN": "1"}
    subprocess.run(
        ["appimagetool", str(app_folder(bundle, ROOT / "build" / "AppDir")), str(path)], check=True, env=variables
    )
    return path


def _debian_package(bundle: Path, version: str) -> Path:
    tree = ROOT / "build" / "deb"
    shutil.rmtree(tree, ignore_errors=True)
    shutil.copytree(bundle, tree / "usr/lib/twentyfive", symlinks=True)
    (tree / "usr/games").mkdir()
    (tree / "usr/games/twentyfive").symlink_to("../lib/twentyfive/twentyfive")
    _share(tree / "usr/share")
    _put(PARTS / "twentyfive.ufw", tree / UFW)
    _put(PARTS / "lintian-overrides", tree / "usr/share/lintian/overrides/twentyfive")
    documents = tree / "usr/share/doc/twentyfive"
    documents.mkdir(parents=True)
    changes = CHANGES.format(version=version, maintainer=MAINTAINER, day=format_datetime(released(version)))
    _compress(changes.encode(), documents / "changelog.Debian.gz")
    (documents / "copyright").write_text(copyright_text(), encoding="utf-8")
    _compress((ROOT / "CHANGELOG.md").read_bytes(), documents / "changelog.gz")
    for page, folder in man_pages().items():
        _compress(page.read_bytes(), tree / "usr/share/man" / folder / "twentyfive.6.gz")
    _control(tree, bundle, version)
    _settle(tree, tree / "usr/lib/twentyfive/twentyfive")
    path = bundle.parent / f"twentyfive_{version}-1_{_architecture()}.deb"
    subprocess.run(["dpkg-deb", "--build", "--root-owner-group", "-Zxz", str(tree), str(path)], check=True)
    return path


def man_pages() -> dict[Path, str]:
    """Return the manual page in each language, with its folder among the manual pages."""
    others = {path: f"{path.suffixes[0].removeprefix('.')}/man6" for path in sorted(PARTS.glob("twentyfive.??.6"))}
    return {PARTS / "twentyfive.6": "man6", **others}


def _architecture() -> str:
    return subprocess.run(["dpkg", "--print-architecture"], check=True, capture_output=True, text=True).stdout.strip()


def _control(tree: Path, bundle: Path, version: str) -> None:
    """Write the control files of the package, the folder DEBIAN."""
    files = sorted(path for path in tree.rglob("*") if path.is_file() and not path.is_symlink())
    size = sum(-(-path.stat().st_size // 1024) for path in files)
    folder = tree / "DEBIAN"
    folder.mkdir()
    depends = ", ".join(needed_packages(bundle))
    facts = {"version": version, "architecture": _architecture(), "maintainer": MAINTAINER}
    control = CONTROL.format(**facts, size=size, depends=depends)
    (folder / "control").write_text(control, encoding="utf-8")
    (folder / "conffiles").write_text(f"/{UFW}\n", encoding="ascii")
    unchanging = [path for path in files if path != tree / UFW]
    sums = [f"{hashlib.md5(path.read_bytes()).hexdigest()}  {path.relative_to(tree)}\n" for path in unchanging]
    (folder / "md5sums").write_text("".join(sums), encoding="utf-8")


def released(version: str) -> datetime:
    """Return the day of a release from the description for software centres. Raises KeyError if it is missing."""
    text = (PARTS / "twentyfive.metainfo.xml").read_text(encoding="utf-8")
    days = dict(re.findall(r'<release version="([^"]+)" date="([^"]+)"', text))
    return datetime.fromisoformat(days[version]).replace(tzinfo=UTC)


def _compress(content: bytes, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(gzip.compress(content, mtime=_moment()))


def copyright_text() -> str:
    """Return the licences of everything in the package."""
    parts = json.loads((ROOT / "resources" / "licences.json").read_text(encoding="utf-8"))
    entries = [
        f"{part['name']}\nCopyright: {part['holder']}\nLicence: {part['licence']}{_where(part)}" for part in parts
    ]
    texts = dict.fromkeys(text for part in parts for text in part["texts"] if text not in IN_DEBIAN)
    full = [f"{'=' * 78}\n{text}\n\n{(LICENCES / text).read_text(encoding='utf-8')}" for text in texts]
    return "Twenty-Five and the parts it is made of. The texts follow below.\n\n" + "\n\n".join(entries + full)


def _where(part: dict[str, list[str]]) -> str:
    return "".join(f"\nText: {COMMON / IN_DEBIAN[text] if text in IN_DEBIAN else text}" for text in part["texts"])
