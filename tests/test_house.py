"""The conventions of CONTRIBUTING.md that a machine can check."""

import ast
import re
from pathlib import Path

import pytest

from tests.house.__main__ import circles, read

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "twentyfive"
MOST_MODULES = 25


def packages() -> list[Path]:
    """The folders of the program."""
    return sorted(path.parent for path in SOURCE.rglob("__init__.py"))


@pytest.mark.parametrize("package", packages(), ids=lambda path: str(path.relative_to(ROOT)))
def test_a_package_is_small_and_says_what_it_holds_and_where_to_begin(package: Path) -> None:
    modules = [path for path in package.glob("*.py") if path.name != "__init__.py"]
    assert len(modules) <= MOST_MODULES
    words = ast.get_docstring(ast.parse((package / "__init__.py").read_text(encoding="utf-8"))) or ""
    assert len(re.findall(r"[.:](?=\s|$)", words)) >= 2, words


def test_the_way_from_a_click_to_a_landed_card_is_told_in_at_most_eight_functions_that_exist() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    section = text.split("## From a card's click to its landing")[1].split("\n## ")[0]
    table, thought = section.split("From a computer player's thought")
    phone = text.split("## From a tap on a phone to the table")[1].split("\n## ")[0].split("sends the move")[1]
    source = "\n".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    ways = [re.findall(r"`([\w.]+)`", told) for told in (thought, phone)]
    for way in (re.findall(r"^\| `([\w.]+)`", table, re.MULTILINE), *ways):
        assert 2 < len(way) <= 8
        for name in way:
            *owner, own = name.split(".")
            assert re.search(rf"(def {own}\(|^    {own} = Signal)", source, re.MULTILINE), name
            assert all(re.search(rf"^class {kind}\b", source, re.MULTILINE) for kind in owner), name


def test_no_modules_import_each_other_not_even_for_types() -> None:
    assert circles(read(ROOT)) == []
