"""A release is cut by one command, which changes nothing where it refuses."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from datetime import date
from pathlib import Path
from xml.etree import ElementTree

import pytest

import changelog
import release
from tests.bundle.conftest import ROOT, lacking
from twentyfive import __version__

DAY = date(2027, 2, 1)
CHANGES = """\
# Changes

What a player notices.

## 25.0.0 (not yet released)

A new game.

* The first line
  goes on here.
* Another.

## 24.9.0 (2026-12-08)

* Old.
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A repository with the files of this one that tell a version, and a changelog that waits for a release."""
    if not shutil.which("git"):
        lacking("install git")
    for name in release.EDITS:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    (tmp_path / "CHANGELOG.md").write_text(CHANGES, encoding="utf-8")
    git(tmp_path, "init", "--quiet", "--initial-branch=main")
    git(tmp_path, "config", "user.name", "Nóra")
    git(tmp_path, "config", "user.email", "nora@twentyfive.example")
    git(tmp_path, "config", "core.autocrlf", "false")
    commit(tmp_path, "Begin")
    return tmp_path


def git(root: Path, *arguments: str) -> str:
    return subprocess.run(["git", *arguments], cwd=root, check=True, capture_output=True, text=True).stdout.strip()


def commit(root: Path, subject: str) -> None:
    git(root, "add", ".")
    git(root, "commit", "--quiet", "--message", subject)


def test_number_day_commit_and_tag_are_set(checkout: Path) -> None:
    release.cut(checkout, "25.1.0", DAY)
    assert '\n__version__ = "25.1.0"\n' in (checkout / "twentyfive/__init__.py").read_text(encoding="utf-8")
    newest, older = changelog.sections((checkout / "CHANGELOG.md").read_text(encoding="utf-8"))
    assert (newest.version, newest.day) == ("25.1.0", "2027-02-01")
    assert (older.version, older.day) == ("24.9.0", "2026-12-08")
    told = ElementTree.parse(checkout / "packaging/linux/twentyfive.metainfo.xml").findall("releases/release")
    assert told[0].attrib == {"version": "25.1.0", "date": "2027-02-01"}
    assert told[1].get("version") == __version__
    assert git(checkout, "log", "-1", "--format=%s") == "Release 25.1.0"
    assert git(checkout, "tag", "--points-at", "HEAD", "--format=%(objecttype) %(refname:short)") == "tag v25.1.0"
    assert git(checkout, "status", "--porcelain") == ""


def test_a_release_that_was_announced_is_told_once(checkout: Path) -> None:
    path = checkout / "packaging/linux/twentyfive.metainfo.xml"
    text = path.read_text(encoding="utf-8")
    draft = '<releases>\n    <release version="25.0.0" date="2026-01-01" type="development"/>'
    path.write_text(text.replace("<releases>", draft), encoding="utf-8")
    commit(checkout, "Announce")
    release.cut(checkout, "25.0.0", DAY)
    newest, older, *_ = ElementTree.parse(path).findall("releases/release")
    assert newest.attrib == {"version": "25.0.0", "date": "2027-02-01"}
    assert older.get("version") == __version__


def unsaved(root: Path) -> None:
    (root / "twentyfive/new.py").touch()


def tagged(root: Path) -> None:
    git(root, "tag", "v25.0.0")


def without_news(root: Path) -> None:
    (root / "CHANGELOG.md").write_text(re.sub(r"A new game.+?(?=## 24)", "", CHANGES, flags=re.DOTALL), "utf-8")
    commit(root, "Forget")


def without_section(root: Path) -> None:
    (root / "CHANGELOG.md").write_text(CHANGES[: CHANGES.index("## 25")] + CHANGES[CHANGES.index("## 24") :], "utf-8")
    commit(root, "Forget")


@pytest.mark.parametrize(
    ("prepare", "version", "sentence"),
    [
        (unsaved, "25.0.0", "twentyfive/new.py is not committed: commit or put away what was changed"),
        (tagged, "25.0.0", "There is a tag v25.0.0 already."),
        (tagged, "24.10.0", "24.10.0 is not greater than 25.0.0, which is released."),
        (None, "24.9.0", "24.9.0 is not greater than 24.9.0, which is released."),
        (None, "24.10", "'24.10' is no version: give three numbers, as in 0.2.0."),
        (without_news, "25.0.0", "The first section of CHANGELOG.md is empty: write what is new for who plays."),
        (without_section, "25.0.0", "CHANGELOG.md must begin with a section “## 25.0.0 (not yet released)”."),
    ],
    ids=lambda each: each.__name__ if callable(each) else None,
)
def test_it_refuses_with_one_sentence(checkout: Path, prepare: object, version: str, sentence: str) -> None:
    if callable(prepare):
        prepare(checkout)
    before = [git(checkout, *ask) for ask in (("status", "--porcelain"), ("rev-parse", "HEAD"), ("tag",))]
    with pytest.raises(SystemExit, match=re.escape(sentence)):
        release.cut(checkout, version, DAY)
    assert [git(checkout, *ask) for ask in (("status", "--porcelain"), ("rev-parse", "HEAD"), ("tag",))] == before


def test_notes_have_a_paragraph_on_a_line_and_nothing_of_other_versions() -> None:
    newest, _ = changelog.sections(CHANGES)
    assert newest.notes == "A new game.\n\n* The first line goes on here.\n* Another."


def test_notes_of_this_version_are_printed_for_the_page_of_releases() -> None:
    command = [sys.executable, "-X", "utf8", changelog.__file__, __version__]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=True)
    assert len(done.stdout.splitlines()) > 2
    assert "\n  " not in done.stdout
    workflow = (ROOT / ".github/workflows/packages.yml").read_text(encoding="utf-8")
    assert 'python packaging/changelog.py "${GITHUB_REF_NAME#v}"' in workflow
    assert "--notes-file" in workflow


def test_notes_of_a_version_that_is_not_there_are_refused() -> None:
    with pytest.raises(SystemExit, match=re.escape("CHANGELOG.md has no section 0.0.1.")):
        changelog.main("0.0.1")
