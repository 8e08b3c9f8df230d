"""Rules saved under a name: they can be read back as written, and nothing is lost without a report."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from twentyfive.core.rules.options import Follow
from twentyfive.engine.files.file_names import NameFault, same_name
from twentyfive.engine.saves.rule_sets import (
    MOST_RULES_NAME_LETTERS,
    RuleSet,
    SavedRuleSets,
    merged_rule_sets,
    parse_rule_sets,
    rule_sets_text,
    rules_file,
    rules_name_fault,
)
from twentyfive.later_version import LaterVersionError

FRIDAY = RuleSet("Friday at Nora’s", "twenty-five", {"target": 45, "follow": Follow.MUST_FOLLOW, "must_rob": True})
CLUB = RuleSet("The club", "one-hundred-ten-joker", {"bids": (10, 15, 30), "near_end": (), "keep_at_least": 0})


def test_rules_can_be_read_back(tmp_path: Path) -> None:
    path = tmp_path / "new" / "rules.25"
    saved = SavedRuleSets((FRIDAY, CLUB), comments=("# mine",))
    rules_file(path).write(saved)
    assert rules_file(path).read().value == saved
    assert sorted(file.name for file in path.parent.iterdir()) == ["rules.25"]


def test_rules_saved_by_another_window_meanwhile_stay() -> None:
    sunday = RuleSet("Sunday", "spoil-five")
    assert merged_rule_sets((FRIDAY,), (FRIDAY, sunday), (FRIDAY, CLUB)) == (FRIDAY, CLUB, sunday)
    assert merged_rule_sets((FRIDAY, CLUB), (CLUB,), (FRIDAY, CLUB, sunday)) == (CLUB, sunday)
    changed = RuleSet("the CLUB", "spoil-five")
    assert merged_rule_sets((FRIDAY,), (FRIDAY, changed), (FRIDAY, CLUB)) == (FRIDAY, changed), "the later of a name"
    assert merged_rule_sets((FRIDAY, CLUB), (CLUB, FRIDAY), (FRIDAY, CLUB)) == (CLUB, FRIDAY)


def test_a_file_with_a_byte_order_mark_and_windows_line_ends_is_read(tmp_path: Path) -> None:
    path = tmp_path / "rules.25"
    path.write_bytes(b"\xef\xbb\xbf" + rule_sets_text(SavedRuleSets((FRIDAY, CLUB))).replace("\n", "\r\n").encode())
    assert rules_file(path).read().value == SavedRuleSets((FRIDAY, CLUB))


def test_without_a_file_there_are_no_rules(tmp_path: Path) -> None:
    assert rules_file(tmp_path / "rules.25").read().value == SavedRuleSets()


def test_the_file_is_readable_text() -> None:
    assert rule_sets_text(SavedRuleSets((FRIDAY,))).splitlines() == [
        "twentyfive rules 1",
        "",
        "name: Friday at Nora’s",
        "game: twenty-five",
        "option: target 45",
        "option: follow must_follow",
        "option: must_rob yes",
    ]


@pytest.mark.parametrize(
    ("lines", "name", "reason"),
    [
        (["name: Odd", "game: Whist!"], "Odd", "line 8: there is no game 'Whist!'"),
        (["name: Odd"], "Odd", "line 7: there is no game ''"),
        (["name: Odd", "game: twenty-five", "option: target many"], "Odd", "line 9: target"),
        (["name: Odd", "game: twenty-five", "option: Trumpets 3"], "Odd", "Trumpets"),
        (["name: Odd", "game: twenty-five", "option: players 4"], "Odd", "no option of the rules"),
        (["name: Odd", "game: twenty-five", "option: target 45", "option: target 55"], "Odd", "'target' comes twice"),
        (["name: Odd", "game: twenty-five", "option: target 45", "stake 5"], "Odd", "line 10: 'stake 5' is no option"),
        (["name: friday at nora’s", "game: twenty-five"], "friday at nora’s", "comes twice"),
        (["name: " + 40 * "x", "game: twenty-five"], 40 * "x", "cannot be a name"),
    ],
)
def test_damaged_rules_are_named_and_kept_as_a_comment(lines: list[str], name: str, reason: str) -> None:
    text = rule_sets_text(SavedRuleSets((FRIDAY,))).replace("option: must_rob yes\n", "") + "\n".join([*lines, ""])
    saved = parse_rule_sets(text)
    assert [own.name for own in saved.own] == [FRIDAY.name]
    (damage,) = saved.damages
    assert damage.name == name
    assert reason in damage.reason
    again = parse_rule_sets(rule_sets_text(saved))
    assert again.damages == (), "comments are not reported again"
    assert again.comments == tuple(f"# {line}" for line in lines)
    assert again.own == saved.own


def test_old_names_that_differ_only_in_the_encoding_of_accents_are_both_read() -> None:
    own = (RuleSet("Sea\u0301n's", "twenty-five"), RuleSet("Se\u00e1n's", "spoil-five"))
    assert parse_rule_sets(rule_sets_text(SavedRuleSets(own))) == SavedRuleSets(own)


@pytest.mark.parametrize(
    "lines",
    [["game: hurling"], ["game: twenty-five", "option: newthing 3"], ["game: twenty-five", "option: follow if_wet"]],
)
def test_rules_of_a_later_version_are_named_and_stay_as_they_are(lines: list[str]) -> None:
    later = ["name: Later", *lines, "option: target 45"]
    text = rule_sets_text(SavedRuleSets((FRIDAY,))) + "\n".join(["", "# mine", *later, ""])
    saved = parse_rule_sets(text)
    assert saved.own == (FRIDAY,)
    (damage,) = saved.damages
    assert (damage.name, "written by a later version" in damage.reason) == ("Later", True)
    written = rule_sets_text(SavedRuleSets((), saved.comments))
    assert written.splitlines()[-len(later) :] == later
    assert parse_rule_sets(written).damages[0].name == "Later"


def test_file_of_a_later_version_is_no_damaged_one() -> None:
    with pytest.raises(LaterVersionError, match="written by a later version"):
        parse_rule_sets("twentyfive rules 2\n\nname: Later\ngame: twenty-five\n")


@pytest.mark.parametrize("text", ["", "twentyfive rules one\n\nname: Later\ngame: twenty-five\n", "\x00\xff"])
def test_the_lines_of_a_file_of_another_kind_are_kept(text: str) -> None:
    saved = parse_rule_sets(text)
    assert saved.own == ()
    assert saved.damages[0].name == ""
    assert [line.removeprefix("# ") for line in saved.comments] == [line for line in text.splitlines() if line]


def test_lines_before_the_first_name_are_reported() -> None:
    saved = parse_rule_sets("twentyfive rules 1\ngame: twenty-five\n\nname: Mine\ngame: spoil-five\n")
    assert [own.name for own in saved.own] == ["Mine"]
    assert "before any name" in saved.damages[0].reason


@pytest.mark.parametrize("sign", ["\N{LINE SEPARATOR}", "\N{NEXT LINE}", "\f", "\v"])
def test_only_line_feeds_end_a_line(sign: str) -> None:
    text = f"twentyfive rules 1\r\n# one{sign}comment\r\nname: Mine\r\ngame: spoil-five\r\n"
    saved = parse_rule_sets(text)
    assert saved == SavedRuleSets((RuleSet("Mine", "spoil-five"),), (f"# one{sign}comment",))
    assert parse_rule_sets(rule_sets_text(saved)) == saved


def test_bytes_that_are_no_text_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "rules.25"
    path.write_bytes(b"twentyfive rules 1\n\nname: \xff\ngame: twenty-five\n")
    saved = rules_file(path).read().value
    assert len(saved.damages) == 1
    rules_file(path).write(saved)
    assert b"# name: \xff" in path.read_bytes()


def test_a_full_disk_leaves_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "rules.25"
    rules_file(path).write(SavedRuleSets((FRIDAY,)))
    (tmp_path / f"rules.25.{os.getpid()}.new").mkdir()
    with pytest.raises(OSError, match=r"rules\.25\.[0-9]+\.new"):
        rules_file(path).write(SavedRuleSets((CLUB,)))
    assert rules_file(path).read().value.own == (FRIDAY,)


def test_faults_of_a_name() -> None:
    assert rules_name_fault(" ") is NameFault.EMPTY
    assert rules_name_fault("x" * (MOST_RULES_NAME_LETTERS + 1)) is NameFault.TOO_LONG
    assert rules_name_fault("a\nb") is NameFault.UNPRINTABLE
    assert rules_name_fault(" Friday ") is None
    assert same_name("friday ", "Friday")
    assert same_name("Sea\u0301n's", "Se\u00e1n's")
