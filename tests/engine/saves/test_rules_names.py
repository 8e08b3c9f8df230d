"""Rules that a person has saved are known by their name."""

from __future__ import annotations

from pathlib import Path

import pytest

from twentyfive.core import PRESETS, seated
from twentyfive.core.rules.options import Follow, JinkRule
from twentyfive.engine.saves.rule_sets import LARGEST, RuleSet, RulesNames, SavedRuleSets, rules_file

FRIDAY = RuleSet("Friday", "twenty-five", {"follow": Follow.MUST_FOLLOW, "target": 45})
CHRISTMAS = RuleSet("Christmas", "spoil-five", {"jink": JinkRule.OFF})
PLAYED = PRESETS["twenty-five"].replace(**FRIDAY.options)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file with Friday and Christmas."""
    path = tmp_path / "rules.25"
    rules_file(path).write(SavedRuleSets((FRIDAY, CHRISTMAS)))
    return path


@pytest.mark.parametrize("players", [2, 5, 10])
def test_saved_rules_have_their_name_whoever_sits_at_the_table(path: Path, players: int) -> None:
    assert RulesNames(path).name(seated("twenty-five", players, players).replace(**FRIDAY.options)) == "Friday"
    assert RulesNames(path).name(seated("spoil-five", players, players).replace(jink=JinkRule.OFF)) == "Christmas"


def test_rules_that_differ_in_anything_have_no_name(path: Path) -> None:
    names = RulesNames(path)
    assert names.name(PLAYED.replace(target=50)) == ""
    assert names.name(PLAYED.replace(stake=10)) == ""
    assert names.name(PRESETS["twenty-five"].replace(target=45)) == ""


def test_a_game_as_it_is_has_no_other_name(tmp_path: Path) -> None:
    path = tmp_path / "rules.25"
    rules_file(path).write(SavedRuleSets((RuleSet("Friday", "twenty-five"),)))
    assert RulesNames(path).name(PRESETS["twenty-five"]) == ""


def test_rules_are_known_by_a_new_name_and_by_none_when_they_are_deleted(path: Path) -> None:
    names = RulesNames(path)
    assert names.name(PLAYED) == "Friday"
    rules_file(path).write(SavedRuleSets((RuleSet("The pub's", FRIDAY.preset, FRIDAY.options),)))
    assert names.name(PLAYED) == "The pub's"
    path.unlink()
    assert names.name(PLAYED) == ""


@pytest.mark.parametrize("content", [None, b"#" * (LARGEST + 1), b"\xff no rules"])
def test_a_file_that_cannot_be_read_knows_no_names_and_stays_as_it_is(path: Path, content: bytes | None) -> None:
    whole = path.read_bytes()
    names = RulesNames(path)
    assert names.name(PLAYED) == "Friday"
    path.unlink()
    path.mkdir() if content is None else path.write_bytes(content)
    assert names.name(PLAYED) == ""
    assert [found.name for found in path.parent.iterdir()] == ["rules.25"]
    path.rmdir() if content is None else path.unlink()
    path.write_bytes(whole)
    assert names.name(PLAYED) == "Friday"
