"""The list of what a bundle is made of names every part and every file."""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from email.parser import HeaderParser
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import bill
from tests.bundle.conftest import ROOT
from twentyfive import __version__


@pytest.fixture
def made(tmp_path: Path) -> Path:
    """What might be a bundle."""
    (tmp_path / "inner").mkdir()
    (tmp_path / "inner" / "qt.so").write_bytes(b"Qt")
    (tmp_path / "twentyfive").write_bytes(b"25")
    return tmp_path


def test_every_file_is_there_with_its_checksum(made: Path) -> None:
    told = bill.bill(made, "a.cdx.json")["components"]
    files = {part["name"]: part["hashes"][0]["content"] for part in told if part["type"] == "file"}
    assert files == {
        "inner/qt.so": hashlib.sha256(b"Qt").hexdigest(),
        "twentyfive": hashlib.sha256(b"25").hexdigest(),
    }


def test_every_part_is_there_with_its_licence_and_every_package_with_its_version(made: Path) -> None:
    told = bill.bill(made, "a.cdx.json")
    program = told["metadata"]["component"]
    assert (program["version"], program["type"]) == (__version__, "application")
    licences = json.loads((ROOT / "resources" / "licences.json").read_text(encoding="utf-8"))
    parts = [program, *(part for part in told["components"] if part["type"] == "library")]
    assert [(part["name"], part["licenses"][0]["expression"]) for part in parts] == [
        (part["name"], part["licence"]) for part in licences
    ]
    packages = {part["purl"] for part in parts if "purl" in part}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for each in map(Requirement, [*project["dependencies"], *project["optional-dependencies"]["bundle"]]):
        assert any(re.fullmatch(rf"pkg:pypi/{each.name.lower()}@\S+", package) for package in packages), each.name


def test_same_bundle_has_the_same_list(made: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "25")
    texts = {bill.write(made, made / "a.cdx.json").read_bytes()}
    (made / "a.cdx.json").unlink()
    assert texts == {bill.write(made, made / "a.cdx.json").read_bytes()}
    assert b'"1970-01-01T00:00:25+00:00"' in texts.pop()


def test_bundle_has_the_versions_that_are_written_down(bundle: Path) -> None:
    told = [HeaderParser().parsestr(path.read_text(encoding="utf-8")) for path in bundle.rglob("METADATA")]
    versions = {each["Name"].lower().replace("_", "-"): each["Version"] for each in told}
    assert len(versions) > 5
    assert versions.items() <= bill.locked().items()
