"""Builds the packages for the system it runs on, in the folder dist: `python3 dev.py package`."""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import bill
import for_flatpak
import for_linux
import for_macos
import for_windows
from twentyfive import __version__

ROOT = Path(__file__).resolve().parents[1]
DIST = ROOT / "dist"
SUMS = DIST / "SHA256SUMS"
MAKERS = {"linux": for_linux.packages, "darwin": for_macos.packages, "win32": for_windows.packages}


def main() -> None:
    """Build the bundle and the packages, and check them on request."""
    parser = argparse.ArgumentParser(prog="dev.py package", description=__doc__)
    parser.add_argument("--check", action="store_true", help="then test the packages as people will use them")
    parser.add_argument("--flatpak", action="store_true", help="write the manifest of the Flatpak, and build nothing")
    options = parser.parse_args()
    if options.flatpak:
        print(for_flatpak.write(DIST / "flatpak", __version__).relative_to(ROOT))
        sys.exit()
    if sys.platform not in MAKERS:
        sys.exit(f"Nothing is known of packages for {sys.platform}. There are {', '.join(MAKERS)}.")
    use_the_day_of_the_release()
    bundle = freeze()
    made = MAKERS[sys.platform](bundle, __version__)
    made.append(bill.write(bundle, DIST / re.sub(r"\.(tar\.xz|zip|dmg)$", ".cdx.json", made[0].name)))
    _write_sums(made)
    _print_sizes(bundle, made)
    if options.check:
        sys.exit(check(bundle))


def use_the_day_of_the_release() -> None:
    """Tell it to all that is started, and hash alike, so that whoever builds this version again gets the same bytes."""
    day = for_linux.released(__version__)
    os.environ.setdefault("SOURCE_DATE_EPOCH", str(int(day.timestamp())))
    os.environ["PYTHONHASHSEED"] = "0"


def freeze() -> Path:
    """Build the bundle from scratch; return its folder."""
    shutil.rmtree(DIST, ignore_errors=True)
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level=WARN", "--distpath", str(DIST)]
    command += ["--workpath", str(ROOT / "build" / "pyinstaller"), str(ROOT / "packaging" / "twentyfive.spec")]
    # Line numbers suffice in a traceback; columns would take another mebibyte of memory.
    if subprocess.run(command, cwd=ROOT, env={**os.environ, "PYTHONNODEBUGRANGES": "1"}, check=False).returncode:
        sys.exit("PyInstaller failed, see above.")
    return DIST / ("Twenty-Five.app" if sys.platform == "darwin" else "twentyfive")


def check(bundle: Path) -> int:
    """Run the tests of the packages; return their exit status. With TWENTYFIVE_SKIPS_NOTHING set none is left out."""
    command = [sys.executable, "-m", "pytest", "-ra", str(ROOT / "tests" / "bundle")]
    return subprocess.run(
        command, cwd=ROOT, env={**os.environ, "TWENTYFIVE_BUILT": str(bundle)}, check=False
    ).returncode


def _write_sums(made: list[Path]) -> None:
    lines = []
    for path in made:
        with path.open("rb") as file:
            lines.append(f"{hashlib.file_digest(file, 'sha256').hexdigest()}  {path.name}\n")
    SUMS.write_text("".join(lines), encoding="ascii", newline="\n")


def _print_sizes(bundle: Path, made: list[Path]) -> None:
    files = [path for path in bundle.rglob("*") if path.is_file() and not path.is_symlink()]
    print(f"{sum(path.stat().st_size for path in files) / 1e6:6.1f} MB  {bundle.relative_to(ROOT)}, {len(files)} files")
    for path in made:
        print(f"{path.stat().st_size / 1e6:6.1f} MB  {path.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
