"""Resources are found from a checkout, an installed wheel and a frozen bundle."""

import importlib.util
import os
import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from resources.translations.generator.shipped import translations
from twentyfive import assets

ROOT = Path(__file__).parents[1]


def resource_in(folder: Path) -> Callable[..., Path]:
    """Return the function `resource` of a copy of the package in `folder`."""
    copy = folder / "twentyfive" / "assets.py"
    copy.parent.mkdir(exist_ok=True)
    copy.write_bytes(Path(assets.__file__).read_bytes())
    spec = importlib.util.spec_from_file_location("assets_elsewhere", copy)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    finder: Callable[..., Path] = module.resource
    return finder


@pytest.mark.parametrize("place", ["resources", "twentyfive/resources"], ids=["checkout", "installed"])
def test_a_resource_is_found(tmp_path: Path, place: str) -> None:
    lesson = tmp_path / place / "lessons" / "first.txt"
    lesson.parent.mkdir(parents=True)
    lesson.touch()
    resource = resource_in(tmp_path)
    assert resource("lessons", "first.txt") == lesson
    assert resource("lessons") == lesson.parent


def test_an_installed_package_ignores_a_foreign_folder_beside_it(tmp_path: Path) -> None:
    (tmp_path / "twentyfive" / "resources").mkdir(parents=True)
    (tmp_path / "resources").mkdir()
    (tmp_path / "resources" / "stranger.txt").touch()
    with pytest.raises(FileNotFoundError):
        resource_in(tmp_path)("stranger.txt")


def test_a_missing_resource_is_named_with_its_place() -> None:
    with pytest.raises(FileNotFoundError) as caught:
        assets.resource("cards", "no-such-deck", "5H.svg")
    place = ROOT / "resources"
    assert str(caught.value) == f"the resource cards/no-such-deck/5H.svg is missing: looked in {place}"


def test_the_wheel_contains_every_resource_and_no_generator(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    packed = {name for name in zipfile.ZipFile(wheel).namelist() if name.startswith("twentyfive/resources/")}
    files = (Path(folder, name) for folder, _, names in os.walk(ROOT / "resources") for name in names)
    shipped = {path.with_suffix(".qm") for path in translations()}
    there = (path for path in files if path.suffix != ".qm" or path in shipped)
    expected = {f"twentyfive/{path.relative_to(ROOT).as_posix()}" for path in there}
    assert all(path.exists() for path in shipped)
    only_for_translators = (".py", ".pyc", ".ts", "TERMS.md")
    assert packed == {name for name in expected if not name.endswith(only_for_translators)}
