"""The Flatpak is described as the program is, with all that goes in by checksum. Nothing is built or fetched."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import for_flatpak
from for_linux import PARTS
from icons import DRAWN
from tests.bundle.conftest import ROOT, lacking
from twentyfive import __version__

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only for Linux")
SOURCE = {"type": "archive", "url": "https://example.org/twentyfive.tar.gz", "sha256": "25" * 32}


@pytest.fixture
def manifest() -> dict[str, Any]:
    """The manifest, with the program's own source alone."""
    return for_flatpak.manifest([SOURCE])


def pinned() -> dict[str, tuple[str, list[str]]]:
    """The version and the checksums of each package that goes in."""
    lines = (line.split() for line in for_flatpak.PINNED.read_text(encoding="ascii").splitlines())
    parts = ((name.split("=="), checksums) for name, *checksums in lines)
    return {canonicalize_name(name): (version, checksums) for (name, version), checksums in parts}


def test_sandbox_opens_no_folder_and_no_bus(manifest: dict[str, Any]) -> None:
    allowed = manifest["finish-args"]
    assert [each for each in allowed if re.search("filesystem|talk-name|own-name|session-bus|system-bus", each)] == []
    assert [each for each in allowed if "device" in each] == ["--device=dri"]


def test_everything_it_installs_is_in_the_source(manifest: dict[str, Any]) -> None:
    (module,) = manifest["modules"]
    installed = [command.split() for command in module["build-commands"] if command.startswith("install ")]
    named = {word for words in installed for word in words if word.startswith(("packaging/", "resources/", "LICENSE"))}
    assert len(named) > len(DRAWN)
    assert [name for name in named if not [*ROOT.glob(name)]] == []
    renamed = [manifest["rename-desktop-file"], manifest["rename-appdata-file"]]
    assert {f"packaging/linux/{name}" for name in renamed} <= named
    assert f"{manifest['rename-icon']}-256.png" in " ".join(named)


def test_icon_has_the_name_of_the_program_wherever_it_is_named(manifest: dict[str, Any], tmp_path: Path) -> None:
    (module,) = manifest["modules"]
    for folder, file in (("metainfo", "twentyfive.metainfo.xml"), ("mime/packages", "twentyfive-mime.xml")):
        target = tmp_path / "share" / folder / file
        target.parent.mkdir(parents=True)
        shutil.copy(PARTS / file, target)
    (command,) = (each for each in module["build-commands"] if each.startswith("sed "))
    subprocess.run(["sh", "-c", command], env={"FLATPAK_DEST": str(tmp_path), "PATH": os.environ["PATH"]}, check=True)
    named = [
        line for path in tmp_path.rglob("*.xml") for line in path.read_text("utf-8").splitlines() if "<icon" in line
    ]
    assert len(named) > 1
    assert [line for line in named if manifest["id"] not in line] == []


def test_every_dependency_is_pinned_in_a_version_that_the_program_takes() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = map(Requirement, [*project["project"]["dependencies"], *project["build-system"]["requires"]])
    versions = pinned()
    assert [str(each) for each in wanted if versions[canonicalize_name(each.name)][0] not in each.specifier] == []
    tools = dict(
        re.findall(r"^([\w-]+)==(\S+)$", (ROOT / "packaging/constraints.txt").read_text("utf-8"), re.MULTILINE)
    )
    assert [name for name, (version, _) in versions.items() if tools.get(name, version) != version] == []


def test_a_package_has_one_file_for_all_or_one_for_each_architecture() -> None:
    for name, (_, checksums) in pinned().items():
        assert len(checksums) in (1, len(for_flatpak.ARCHITECTURES)), name
        assert all(re.fullmatch("--hash=sha256:[0-9a-f]{64}", each) for each in checksums)


def test_flatpak_builder_takes_the_manifest(manifest: dict[str, Any], tmp_path: Path) -> None:
    if not shutil.which("flatpak-builder"):
        lacking("install flatpak-builder")
    path = tmp_path / f"{manifest['id']}.json"
    path.write_text(json.dumps(manifest), encoding="utf-8")
    done = subprocess.run(
        ["flatpak-builder", "--show-manifest", path], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.stderr == ""
    assert json.loads(done.stdout) == manifest


def test_release_has_the_source_that_the_manifest_names() -> None:
    assert for_flatpak.address(__version__, "twentyfive.tar.gz").endswith(f"/download/v{__version__}/twentyfive.tar.gz")
