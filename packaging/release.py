"""Cuts a release: sets its number and its day wherever they stand, commits and tags.

Nothing is written unless all of it can be.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from collections.abc import Callable
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Final

import changelog

ROOT: Final = Path(__file__).resolve().parents[1]
NUMBERS: Final = re.compile(r"\d+\.\d+\.\d+")
"""The form of a version: Windows and macOS can show no other."""


def main() -> None:
    """Cut the release that the arguments name, and build its packages on request."""
    parser = argparse.ArgumentParser(prog="dev.py release", description=__doc__)
    parser.add_argument("version", help="as in 0.2.0")
    parser.add_argument("--package", action="store_true", help="then build the packages for this system")
    options = parser.parse_args()
    cut(ROOT, options.version, datetime.now(UTC).date())
    print(f"Version {options.version} is committed and tagged. To release it: git push --follow-tags")
    if options.package:
        # Which first makes .venv, as a release by itself need not.
        sys.exit(subprocess.run([sys.executable, str(ROOT / "dev.py"), "package"], check=False).returncode)


def cut(root: Path, version: str, day: date) -> None:
    """Set number and day in a checkout, commit and tag; exit with a sentence where that must not be."""
    _require_a_free_number(root, version)
    written = {}
    for name, edit in EDITS.items():
        written[root / name] = edit((root / name).read_text(encoding="utf-8"), version, day)
    for path, text in written.items():
        path.write_text(text, encoding="utf-8", newline="\n")
    _git(root, "commit", "--quiet", "--message", f"Release {version}", "--", *EDITS)
    _git(root, "tag", "--annotate", f"v{version}", "--message", f"Twenty-Five {version}")


def _require_a_free_number(root: Path, version: str) -> None:
    if not NUMBERS.fullmatch(version):
        sys.exit(f"{version!r} is no version: give three numbers, as in 0.2.0.")
    changed = [line[3:] for line in _git(root, "status", "--porcelain").splitlines()]
    if changed:
        sys.exit(f"{changed[0]} is not committed: commit or put away what was changed, and try again.")
    _git(root, "var", "GIT_COMMITTER_IDENT")  # which fails, with the way out, where nobody has told git who they are
    tags = _git(root, "tag", "--list", "v*").split()
    if f"v{version}" in tags:
        sys.exit(f"There is a tag v{version} already.")
    told = changelog.sections((root / "CHANGELOG.md").read_text(encoding="utf-8"))
    released = [section.version for section in told if section.day != changelog.WAITING]
    released += [tag.removeprefix("v") for tag in tags]
    newest = max(filter(NUMBERS.fullmatch, released), key=_order, default="0.0.0")
    if _order(version) <= _order(newest):
        sys.exit(f"{version} is not greater than {newest}, which is released.")


def _order(version: str) -> list[int]:
    return [int(number) for number in version.split(".")]


def _git(root: Path, *arguments: str) -> str:
    """Return what git prints; exit with its own words if it fails."""
    done = subprocess.run(["git", *arguments], cwd=root, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(done.stderr.strip() or f"git {arguments[0]} failed.")
    return done.stdout


def _numbered(text: str, version: str, day: date) -> str:
    """Return the package's first module with the number."""
    del day
    return re.sub(r'^__version__ = ".*"$', f'__version__ = "{version}"', text, flags=re.MULTILINE)


def _dated(text: str, version: str, day: date) -> str:
    """Return the changelog with number and day above the section that waits for them."""
    newest, *_ = [*changelog.sections(text), changelog.Section("", "", "")]
    if newest.day != changelog.WAITING:
        sys.exit(f"CHANGELOG.md must begin with a section “## {version} ({changelog.WAITING})”.")
    if not newest.notes:
        sys.exit("The first section of CHANGELOG.md is empty: write what is new for who plays.")
    return text.replace(f"## {newest.version} ({newest.day})", f"## {version} ({day.isoformat()})", 1)


def _told(text: str, version: str, day: date) -> str:
    """Return the description for software centres with the release, in place of a draft of it if there is one."""
    begin = f'<release version="{version}"'
    if begin not in text:
        text = text.replace("<releases>\n", f"<releases>\n    {begin}/>\n", 1)
    text = re.sub(r"/v[\d.]+(?=/packaging/screenshots/)", f"/v{version}", text)
    return re.sub(f"{begin}[^/>]*", f'{begin} date="{day.isoformat()}"', text)


EDITS: Final[dict[str, Callable[[str, str, date], str]]] = {
    "twentyfive/__init__.py": _numbered,
    "CHANGELOG.md": _dated,
    "packaging/linux/twentyfive.metainfo.xml": _told,
}
"""The files in which a release is told, and how each is changed."""


if __name__ == "__main__":
    main()
