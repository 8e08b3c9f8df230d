"""Names of saved rules, found by the rules themselves."""

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
    """A file with the rule sets Friday and Christmas."""
    path = tmp_path / "rules.25"
    rules_file(path).write(SavedRuleSets((FRIDAY, CHRISTMAS)))
    return path


@pytest.mark.parametrize("players", [2, 5, 10])
def test_saved_rules_have_their_name_with_any_number_of_players(path: Path, players: int) -> None:
    assert RulesNames(path).name(seated("twenty-five", players, players).replace(**FRIDAY.options)) == "Friday"
    assert RulesNames(path).name(seated("spoil-five", players, players).replace(jink=JinkRule.OFF)) == "Christmas"


def test_rules_with_any_difference_have_no_name(path: Path) -> None:
    names = RulesNames(path)
    assert names.name(PLAYED.replace(target=50)) == ""
    assert names.name(PLAYED.replace(stake=10)) == ""
    assert names.name(PRESETS["twenty-five"].replace(target=45)) == ""


def test_an_unchanged_preset_has_no_name(tmp_path: Path) -> None:
    path = tmp_path / "rules.25"
    rules_file(path).write(SavedRuleSets((RuleSet("Friday", "twenty-five"),)))
    assert RulesNames(path).name(PRESETS["twenty-five"]) == ""


def test_renamed_rules_have_the_new_name_and_deleted_rules_none(path: Path) -> None:
    names = RulesNames(path)
    assert names.name(PLAYED) == "Friday"
    rules_file(path).write(SavedRuleSets((RuleSet("The pub's", FRIDAY.preset, FRIDAY.options),)))
    assert names.name(PLAYED) == "The pub's"
    path.unlink()
    assert names.name(PLAYED) == ""


@pytest.mark.parametrize("content", [None, b"#" * (LARGEST + 1), b"\xff no rules"])
def test_an_unreadable_file_has_no_names_and_is_left_alone(path: Path, content: bytes | None) -> None:
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
