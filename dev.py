#!/usr/bin/env python3
"""The commands for a checkout of twentyfive. They need only Python 3.11 or newer.

    python3 dev.py run [-- arguments]        start the program
    python3 dev.py test [pytest arguments]   run the fast tests; with --full all, with paths all of theirs
    python3 dev.py coverage [the same]       run the tests, and tell what of the program they run
    python3 dev.py lint                      check style, types, layers and the scripts of the phones' page
    python3 dev.py bench [arguments]         measure speed and memory
    python3 dev.py soak [arguments]          look for faults: random games, damaged files, kills, a monkey
    python3 dev.py shots [names]             take the pictures of the README
    python3 dev.py translate [language]      update the files for translators, and tell what is left to do
    python3 dev.py package [arguments]       build the packages
    python3 dev.py release version           set number and day of a version, commit and tag
    python3 dev.py manifests [arguments]     write from a release's checksums what winget and Homebrew need

The first call makes .venv beside this file, in a minute or two, with what the command needs: `run` and `translate` the
program alone, `release` and `manifests` not even that, the others the tools of its makers. Later calls update it after
a change of Python, of pyproject.toml or of the versions in packaging/constraints.txt and packaging/locked.txt.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NoReturn

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
STAMP = VENV / "dev.stamp"
CONSTRAINTS = ROOT / "packaging" / "constraints.txt"
LOCKED = ROOT / "packaging" / "locked.txt"
JAVASCRIPT = ROOT / "packaging" / "javascript"
MODULES = {
    "run": "twentyfive",
    "test": "pytest",
    "bench": "tests.benchmarks",
    "soak": "tests.soak",
    "shots": "tests.shots",
    "translate": "resources.translations.generator",
}

# Commands that need none of Python's packages, and those that need no more of them than the program.
OF_PYTHON_ALONE = ("manifests", "release")
OF_THE_PROGRAM = ("run", "translate")
TOOLS_TOO = "[dev]"

# Tools that commands start, each file with its package.
SCREEN = "bin/Xvfb xvfb"
DESCRIPTIONS = "bin/appstreamcli appstream  bin/desktop-file-validate desktop-file-utils"
TOOLS = {
    "bench": SCREEN,
    "shots": SCREEN,
    "package": "bin/objdump binutils",
    "package --check": f"bin/objdump binutils  {SCREEN}  {DESCRIPTIONS}  bin/weston weston  bin/lintian lintian",
}
# Tools without which tests are left out, so they are no reason to stop: a desktop with the bus of screen readers,
# browsers, the package manager of Node.js, what checks descriptions, and what makes a bare Debian, which takes an
# administrator's rights.
DESKTOP = f"{SCREEN}  bin/openbox openbox  bin/dbus-daemon dbus-daemon  libexec/at-spi-bus-launcher at-spi2-core"
BROWSERS = "bin/chromium-headless-shell chromium-headless-shell  bin/WebKitWebDriver webkit2gtk-driver"
FLATPAK = "bin/flatpak-builder flatpak-builder"
OPTIONAL_TOOLS = {
    "test": f"{DESKTOP}  {BROWSERS}  {DESCRIPTIONS}  {FLATPAK}",
    "coverage": f"{DESKTOP}  {BROWSERS}  {DESCRIPTIONS}  {FLATPAK}",
    "lint": "bin/npm npm",
    "package --check": f"sbin/debootstrap debootstrap  {FLATPAK}",
}


def missing(name: str) -> list[str]:
    """Return the missing system packages for a command; those it can do without only if they may be installed."""
    from twentyfive.system_libraries import COMPILING, PACKAGES
    from twentyfive.system_libraries import missing as not_found

    packages = absent(TOOLS.get(name, "")) + python_library(name)
    if name != "lint":
        fonts = [] if any(Path("/usr/share/fonts").rglob("*.[ot]t[fc]")) else ["fonts-dejavu-core"]
        libraries = {**PACKAGES, **COMPILING}
        packages = fonts + [libraries[library] for library in not_found(libraries)] + packages
    optional = absent(OPTIONAL_TOOLS.get(name, ""))
    return list(dict.fromkeys(packages + optional if packages or os.geteuid() == 0 else []))


def absent(tools: str) -> list[str]:
    """Return the packages of the tools that are not installed."""
    pairs = zip(*[iter(tools.split())] * 2)
    return [package for file, package in pairs if not (Path("/usr", file).exists() or shutil.which(Path(file).name))]


def python_library(name: str) -> list[str]:
    """Return the package of the shared library of this Python, which goes into a bundle and Debian installs apart."""
    library = str(sysconfig.get_config_var("INSTSONAME"))
    places = [str(sysconfig.get_config_var("LIBDIR")), f"{sys.base_prefix}/lib"]
    is_there = not library.endswith(".a") and any(Path(place, library).exists() for place in places)
    if is_there or not name.startswith("package") or sys.platform != "linux":
        return []
    if sys.base_prefix != "/usr":
        sys.exit(f"A bundle needs {library} as a shared library: build Python with --enable-shared, or use another.")
    return [f"libpython3.{sys.version_info[1]}"]


def apt_get(packages: list[str]) -> list[list[str]]:
    """Return the commands that install packages; without administrator rights exit and print them."""
    commands = ["apt-get update", f"apt-get install --yes --no-install-recommends {' '.join(packages)}"]
    if os.geteuid() != 0:
        line = " && ".join(f"sudo {command}" for command in commands)
        sys.exit(f"Some system packages are missing. Install them with\n\n    {line}\n\nand try again.")
    return [command.split() for command in commands]


def installed() -> list[str]:
    """Return the Python and the project that .venv was made for, and its extra; nothing if it must be made again."""
    return STAMP.read_text(encoding="ascii").split("\n") if STAMP.exists() and PYTHON.exists() else []


def steps_left(wanted: list[str], name: str) -> dict[str, list[list[str]]]:
    """Return the remaining steps with their commands. A .venv without a stamp is incomplete and is made again."""
    found = installed()
    is_debian = Path("/etc/debian_version").exists() and shutil.which("apt-get") is not None
    packages = missing(name) if is_debian else []
    steps = {}
    if found[:1] != wanted[:1]:
        if not (find_spec("venv") and find_spec("ensurepip")):
            packages.append(f"python3.{sys.version_info[1]}-venv")
        steps[f"Making .venv for {wanted[0]}"] = [[sys.executable, "-m", "venv", "--clear", str(VENV)]]
    if found != wanted:
        pip = [str(PYTHON), "-m", "pip", "install", "--quiet"]
        locked = [[*pip, "--require-hashes", "--requirement", str(LOCKED)]] if wanted[2] else []
        rest = [*pip, "--constraint", str(CONSTRAINTS), "--editable", f"{ROOT}{wanted[2]}"]
        steps[f"Installing Qt for Python {'and the tools ' if wanted[2] else ''}into .venv"] = [*locked, rest]
    if packages and not is_debian:
        sys.exit(f"{sys.executable} lacks the venv module. Install {packages[0]}, or use another Python.")
    npm = shutil.which("npm") or ("npm" if "npm" in packages else None)
    if name == "lint" and npm and not has_typescript():
        steps["Installing TypeScript"] = [[npm, "ci", "--prefix", str(JAVASCRIPT)]]
    return {f"Installing {' '.join(packages)}": apt_get(packages), **steps} if packages else steps


def has_typescript() -> bool:
    """Return True if what npm has installed is what is asked for."""
    asked, there = JAVASCRIPT / "package-lock.json", JAVASCRIPT / "node_modules" / ".package-lock.json"
    return there.exists() and there.stat().st_mtime >= asked.stat().st_mtime


def prepare(name: str) -> None:
    """Install everything that this command, this Python, pyproject.toml and the constraints require."""
    told = [path.read_bytes() for path in (ROOT / "pyproject.toml", CONSTRAINTS, LOCKED)]
    project = hashlib.sha256(b"".join(told)).hexdigest()
    python = f"Python {sys.version.split()[0]} in {str(ROOT)!a}"
    has_tools = installed()[::2] == [python, TOOLS_TOO]
    wanted = [python, project, "" if name in OF_THE_PROGRAM and not has_tools else TOOLS_TOO]
    steps = steps_left(wanted, name)
    variables = {**os.environ, "HATCH_BUILD_NO_HOOKS": "true"}  # the hook would load Qt once more, to compile languages
    for number, (doing, commands) in enumerate(steps.items(), 1):
        print(f"[{number}/{len(steps)}] {doing} ...", flush=True)
        for command in commands:
            with tempfile.TemporaryFile("w+", errors="replace") as output:
                if outcome(command, stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT, env=variables):
                    output.seek(0)
                    sys.exit(f"{output.read()}\n{doing} failed, see above. Mend it (are you online?) and try again.")
    if steps:
        STAMP.write_text("\n".join(wanted), encoding="ascii")


def make_languages() -> None:
    """Compile the translations that come with the program, if they have changed since."""
    from resources.translations.generator.shipped import outdated

    compiling = [str(PYTHON), "-m", MODULES["translate"], "--ready"]
    if outdated() and outcome(compiling, cwd=ROOT):
        sys.exit("A translation cannot be compiled, see above.")


def outcome(command: list[str], **options: Any) -> int:
    """Run a command and return its exit status. After Ctrl+C, which reaches it too, wait until it has cleaned up."""
    process = subprocess.Popen(command, **options)
    try:
        return process.wait()
    finally:
        process.wait()


def lint() -> None:
    """Run the tools that check the code; stop at the first that finds a fault. Without npm, JavaScript is left out."""
    checks = [
        ["ruff", "check", "."],
        ["ruff", "format", "--check", "."],
        ["mypy", "--strict", "twentyfive", "tests", "packaging", "dev.py", *map(str, Path("resources").rglob("*.py"))],
        ["lint-imports", "--no-logo"],
        ["tsc", "--project", "packaging/javascript"],
    ]
    places = f"{BIN}{os.pathsep}{JAVASCRIPT / 'node_modules' / '.bin'}"
    for number, (tool, *arguments) in enumerate(checks, 1):
        print(f"[{number}/{len(checks)}] {tool} {' '.join(arguments)}", flush=True)
        if tool == "tsc" and not has_typescript():
            left_out = "The phones' page is not checked. That takes npm: install Node.js (nodejs.org) and try again."
            if "CI" in os.environ:
                sys.exit(left_out)
            print(left_out)
            continue
        if outcome([str(shutil.which(tool, path=places)), *arguments]):
            sys.exit(f"Not clean: {tool} {' '.join(arguments)}")


def coverage(arguments: list[str]) -> None:
    """Run tests, and print how much of each module they run. Processes that they start count too."""
    tool = [str(PYTHON), "-m", "coverage"]
    outcome([*tool, "erase"])
    failed = outcome([*tool, "run", "-m", "pytest", *arguments])
    outcome([*tool, "combine", "--quiet"])
    outcome([*tool, "report", "--skip-covered"])
    sys.exit(failed)


def refuse(reason: str) -> NoReturn:
    print(reason, file=sys.stderr)
    sys.exit(2)


def main() -> None:
    if sys.version_info < (3, 11):
        sys.exit(f"This is Python {sys.version.split()[0]}. Start dev.py with 3.11 or newer (python.org).")
    name, *arguments = sys.argv[1:] or ["--help"]
    if name not in [*MODULES, *OF_PYTHON_ALONE, "coverage", "lint", "package"]:
        print(__doc__)
        if name not in ("-h", "--help"):
            refuse(f"There is no command {name!r}.")
        sys.exit()
    if name == "lint" and arguments:
        refuse(f"lint takes no arguments, and {arguments[0]!r} is one.")
    if name in OF_PYTHON_ALONE:  # and of paths from where one is
        os.environ["PYTHONPATH"] = str(ROOT)
        sys.exit(outcome([sys.executable, str(ROOT / "packaging" / f"{name}.py"), *arguments]))
    if name != "run":
        os.chdir(ROOT)
    prepare("package --check" if name == "package" and "--check" in arguments else name)
    if name == "lint":
        return lint()
    if name != "translate":
        make_languages()
    if name in ("test", "coverage"):
        # Collecting takes a third of the time where asserts need not be rewritten. Not beside the source, as some wish.
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
        os.environ.setdefault("PYTHONPYCACHEPREFIX", str(VENV / "bytecode"))
    if name == "coverage":
        return coverage(arguments)
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
