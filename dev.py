#!/usr/bin/env python3
"""Everything one does with a checkout of twentyfive. It needs nothing but Python 3.11 or newer.

    python3 dev.py run [-- arguments]        start the program
    python3 dev.py test [pytest arguments]   run the tests
    python3 dev.py lint                      check style, types and layers
    python3 dev.py bench [arguments]         measure speed and memory
    python3 dev.py soak [arguments]          look for faults: games by chance, damaged files, kills, a monkey
    python3 dev.py shots [names]             take the pictures of the README
    python3 dev.py translate [language]      bring the files of the translators up to date, or begin one
    python3 dev.py package [arguments]       build what people download

The first call makes .venv beside this file, in a minute or two; later ones look for a new Python or pyproject.toml.
"""

from __future__ import annotations

import ctypes
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NoReturn

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
STAMP = VENV / "dev.stamp"
MODULES = {
    "run": "twentyfive",
    "test": "pytest",
    "bench": "tests.benchmarks",
    "soak": "tests.soak",
    "shots": "tests.shots",
    "translate": "resources.translations.generator",
}

# What Qt opens as it starts and a bare Debian lacks: library and package. The last two lines are for X11.
QT_LIBRARIES = """
    libGL.so.1 libgl1  libEGL.so.1 libegl1  libglib-2.0.so.0 libglib2.0-0  libdbus-1.so.3 libdbus-1-3
    libxkbcommon.so.0 libxkbcommon0  libfontconfig.so.1 libfontconfig1
    libxcb-cursor.so.0 libxcb-cursor0  libxcb-icccm.so.4 libxcb-icccm4  libxcb-keysyms.so.1 libxcb-keysyms1
    libxcb-shape.so.0 libxcb-shape0  libxcb-xkb.so.1 libxcb-xkb1  libxkbcommon-x11.so.0 libxkbcommon-x11-0
"""
# For who may install: a desktop on which the tests play by a screen reader's bus, tools for packages. File and package.
BUILDING = "bin/objdump binutils  bin/Xvfb xvfb"
DESKTOP = "bin/Xvfb xvfb  bin/openbox openbox  bin/dbus-daemon dbus-daemon  libexec/at-spi-bus-launcher at-spi2-core"


def missing(name: str) -> list[str]:
    """Asks the loader, as packages have other names on other releases but libraries have not."""
    packages = [] if any(Path("/usr/share/fonts").rglob("*.[ot]t[fc]")) else ["fonts-dejavu-core"]
    for library, package in zip(*[iter(QT_LIBRARIES.split())] * 2):
        try:
            ctypes.CDLL(library)
        except OSError:
            packages.append(package)
    tools = {"test": DESKTOP, "package": BUILDING}.get(name, "").split() if os.geteuid() == 0 else []
    return packages + [package for file, package in zip(*[iter(tools)] * 2) if not Path("/usr", file).exists()]


def apt_get(packages: list[str]) -> list[list[str]]:
    """The commands that install packages; whoever may not run them is told what to do."""
    commands = ["apt-get update", f"apt-get install --yes --no-install-recommends {' '.join(packages)}"]
    if os.geteuid() != 0:
        told = " && ".join(f"sudo {command}" for command in commands)
        sys.exit(f"Some system packages are missing. Install them with\n\n    {told}\n\nand try again.")
    return [command.split() for command in commands]


def steps_left(wanted: list[str], name: str) -> dict[str, list[list[str]]]:
    """What is still to be done, with its commands. A .venv without a stamp is half-made: it is made anew."""
    found = STAMP.read_text(encoding="ascii").splitlines() if STAMP.exists() and PYTHON.exists() else []
    is_debian = Path("/etc/debian_version").exists() and shutil.which("apt-get") is not None
    packages = missing(name) if is_debian else []
    steps = {}
    if found[:1] != wanted[:1]:
        if not (find_spec("venv") and find_spec("ensurepip")):
            packages.append(f"python3.{sys.version_info[1]}-venv")
        steps[f"Making .venv for {wanted[0]}"] = [[sys.executable, "-m", "venv", "--clear", str(VENV)]]
    if found != wanted:
        pip = [str(PYTHON), "-m", "pip", "install", "--quiet", "--editable", f"{ROOT}[dev]"]
        steps["Installing Qt for Python and the tools into .venv"] = [pip]
    if packages and not is_debian:
        sys.exit(f"{sys.executable} lacks the venv module. Install {packages[0]}, or use another Python.")
    return {f"Installing {' '.join(packages)}": apt_get(packages), **steps} if packages else steps


def prepare(name: str) -> None:
    """Brings the system and .venv to what this command, this Python and pyproject.toml ask for."""
    project = hashlib.sha256((ROOT / "pyproject.toml").read_bytes()).hexdigest()
    wanted = [f"Python {sys.version.split()[0]} in {str(ROOT)!a}", project]
    steps = steps_left(wanted, name)
    for number, (doing, commands) in enumerate(steps.items(), 1):
        print(f"[{number}/{len(steps)}] {doing} ...", flush=True)
        for command in commands:
            with tempfile.TemporaryFile("w+", errors="replace") as words:
                if outcome(command, stdin=subprocess.DEVNULL, stdout=words, stderr=subprocess.STDOUT):
                    words.seek(0)
                    sys.exit(f"{words.read()}\n{doing} failed, see above. Mend it (are you online?) and try again.")
    if steps:
        STAMP.write_text("\n".join(wanted), encoding="ascii")


def outcome(command: list[str], **options: Any) -> int:
    """The exit status of a command. Ctrl+C reaches it too, and it is left to tidy up after itself."""
    process = subprocess.Popen(command, **options)
    try:
        return process.wait()
    finally:
        process.wait()


def lint() -> None:
    """Stops at the first tool that finds something."""
    checks = [
        ["ruff", "check", "."],
        ["ruff", "format", "--check", "."],
        ["mypy", "--strict", "twentyfive", "tests", "packaging", "dev.py", *map(str, Path("resources").rglob("*.py"))],
        ["lint-imports", "--no-logo"],
    ]
    for number, (tool, *arguments) in enumerate(checks, 1):
        print(f"[{number}/{len(checks)}] {tool} {' '.join(arguments)}", flush=True)
        if outcome([str(shutil.which(tool, path=str(BIN))), *arguments]):
            sys.exit(f"Not clean: {tool} {' '.join(arguments)}")


def refuse(reason: str) -> NoReturn:
    print(reason, file=sys.stderr)
    sys.exit(2)


def main() -> None:
    if sys.version_info < (3, 11):
        sys.exit(f"This is Python {sys.version.split()[0]}. Start dev.py with 3.11 or newer (python.org).")
    name, *arguments = sys.argv[1:] or ["--help"]
    if name not in [*MODULES, "lint", "package"]:
        print(__doc__)
        if name not in ("-h", "--help"):
            refuse(f"There is no command {name!r}.")
        sys.exit()
    if name == "lint" and arguments:
        refuse(f"lint takes no arguments, and {arguments[0]!r} is one.")
    if name != "run":
        os.chdir(ROOT)
    prepare(name)
    if name == "lint":
        return lint()
    program = ["-m", MODULES[name]] if name in MODULES else ["packaging/build.py"]
    command = [str(PYTHON), *program, *(arguments[1:] if arguments[:1] == ["--"] else arguments)]
    if os.name == "posix":
        os.execv(PYTHON, command)
    sys.exit(outcome(command))


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit("\nStopped. The next call goes on from here.")
