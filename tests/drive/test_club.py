"""The file of a club: every entry is a line, undo and redo too, and what does not fit is refused with its place."""

from __future__ import annotations

import json
import random
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.drive.nights import in_order, listed, played, random_evening
from twentyfive.drive import (
    PLANS,
    Came,
    Club,
    ClubNamed,
    Entry,
    Log,
    MemberJoined,
    MemberLeft,
    MovedOn,
    Movement,
    NightBegun,
    NightOpened,
    Plan,
    Planned,
    Prize,
    ProblemKind,
    Redone,
    Refused,
    Reported,
    SeasonPlan,
    SeasonPlanned,
    Struck,
    Undone,
    club_entered,
    club_text,
    entered,
    first_line,
    line_of,
    logged,
    read_club,
    replay,
)
from twentyfive.drive import club as club_module
from twentyfive.drive import entries as entries_module
from twentyfive.drive.club import CLUB_KINDS
from twentyfive.drive.entries import read_entry
from twentyfive.later_version import LaterVersionError

HEAD = '{"format":"twentyfive drive 1"}\n{"night":{"date":"2026-11-28"}}\n'


def club_of(*entries: Entry) -> Club:
    """A club in which those entries were made."""
    club = Club()
    for entry in entries:
        club = club_entered(club, entry)
    return club


def kind_of_refusal(club: Club, entry: Entry) -> ProblemKind:
    """Why an entry cannot be."""
    with pytest.raises(Refused) as error:
        club_entered(club, entry)
    return error.value.problem.kind


def test_a_press_is_one_line_more_and_the_file_is_all_lines() -> None:
    entries = [NightBegun("2026-11-28"), *played(in_order(Plan(games=2), 4), "1 4\n2 1").entries, Undone(), Redone()]
    club, text = Club(), first_line() + "\n"
    for entry in entries:
        club = club_entered(club, entry)
        text += line_of(entry) + "\n"
        assert read_club(text).nights == club.nights
    assert text == club_text(club)
    assert club.evening == replay(club.entries[1:])
    assert club_text(read_club(text)) == text


def test_the_lines_are_as_short_as_what_was_pressed() -> None:
    assert line_of(Came(("Áine", "Ben"), 500)) == '{"came":{"names":["Áine","Ben"],"paid":500}}'
    assert line_of(Reported(3, 2, 7)) == '{"result":{"game":3,"table":2,"winner":7}}'
    assert line_of(MovedOn()) == '{"next":{}}'
    assert line_of(Undone()) == '{"undo":{}}'


def test_a_program_that_is_killed_anywhere_goes_on_from_its_whole_lines() -> None:
    text = club_text(club_of(NightBegun("2026-11-28"), *played(in_order(Plan(games=2), 4), "1 4\n2 1").entries))
    for cut in range(len(text)):
        whole = text[: text[:cut].rfind("\n") + 1]
        if whole == text[:cut] and whole:
            assert club_text(read_club(whole)) == whole
        else:
            with pytest.raises(ValueError, match=r"^line \d+: "):
                read_club(text[:cut])


def test_undo_then_redo_is_the_same_and_a_new_entry_ends_it() -> None:
    log = played(in_order(Plan(games=3), 4), "1 4\n2 1")
    back = logged([Undone()] * 3, log)
    assert back.evening.missing == (1, 2) or len(back.evening.games) == 1
    assert logged([Redone()] * 3, back).evening == log.evening
    on = entered(back, Reported(1, 1, 2))
    with pytest.raises(Refused) as error:
        entered(on, Redone())
    assert error.value.problem.kind is ProblemKind.NOTHING_TO_REDO
    with pytest.raises(Refused) as error:
        entered(Log(), Undone())
    assert error.value.problem.kind is ProblemKind.NOTHING_TO_UNDO


def test_everything_can_be_undone_back_to_the_empty_list() -> None:
    log = in_order(Plan(), 4)
    empty = logged([Undone()] * len(log.done), log)
    assert empty.evening == Log().evening
    assert logged([Redone()] * len(log.done), empty).evening == log.evening


def test_a_whole_evening_is_undone_and_redone_although_only_its_last_steps_are_kept() -> None:
    rows = "\n".join(20 * ["1 4 7 10 13 16 19 22 25 28"])
    log = played(in_order(Plan(sides=3, games=20, movement=Movement.ALL_STAY), 30), rows)
    assert sum(step.evening is None for step in log.done) > 0
    half = logged([Undone()] * (len(log.done) - 40), log)
    assert half.evening == replay(step.entry for step in log.done[:40])
    assert logged([Redone()] * len(half.undone), half).evening == log.evening


def test_what_a_page_asked_an_evening_is_not_kept_for_each_step() -> None:
    log = in_order(Plan(), 4)
    assert log.evening.standings
    log = entered(log, Reported(1, 1, 1))
    assert all(step.evening is not None and "standings" not in vars(step.evening) for step in log.done)


def test_nights_members_and_the_season_are_in_one_file() -> None:
    club = club_of(
        ClubNamed("Confey GAA"),
        MemberJoined("Anna 1"),
        MemberJoined("Ben"),
        MemberLeft("BEN"),
        SeasonPlanned(SeasonPlan(best=2, members_only=True)),
        NightBegun("2026-11-02"),
        *played(in_order(Plan(games=1), 4), "1 4").entries,
        NightBegun("2026-11-09"),
        *listed(Plan(), 2),
    )
    assert (club.name, club.members, club.open) == ("Confey GAA", ("Anna 1",), 2)
    assert [(line.names, line.total) for line in club.season] == [(("Anna 1",), 1)]
    mended = club_entered(club_entered(club, NightOpened(1)), Reported(1, 1, 2))
    assert mended.season[0].total == 0
    assert read_club(club_text(mended)).nights == mended.nights


def test_names_of_former_nights_are_offered_again_who_came_most_often_first() -> None:
    club = club_of(
        MemberJoined("Zoe"),
        NightBegun("2026-11-02"),
        Came(("Ann", "ben")),
        Came(("Cait",)),
        Struck(3),
        NightBegun("2026-11-09"),
        Came(("Ben",)),
    )
    assert club.names == ("Ben", "Ann", "Zoe")


def test_what_a_club_cannot_have_is_refused() -> None:
    club = club_of(MemberJoined("Ann"))
    assert kind_of_refusal(club, MemberJoined("ANN")) is ProblemKind.IS_MEMBER
    assert kind_of_refusal(club, MemberLeft("Ben")) is ProblemKind.NO_MEMBER
    assert kind_of_refusal(club, NightOpened(1)) is ProblemKind.NO_SUCH_NIGHT
    assert kind_of_refusal(club, Came(("Ann",))) is ProblemKind.NO_NIGHT
    crowd = club_of(*(MemberJoined(f"Member {number}") for number in range(2000)))
    assert kind_of_refusal(crowd, MemberJoined("Ann")) is ProblemKind.TOO_MANY_MEMBERS
    full = club_of(*[NightBegun("2026-11-28")] * 200)
    assert kind_of_refusal(full, NightBegun("2026-11-28")) is ProblemKind.TOO_MANY_NIGHTS


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "line 1: it is no JSON"),
        ("[]\n", "line 1: its format is not 'twentyfive drive 1'"),
        ('{"format":"twentyfive evening 1"}\n', "its format is not 'twentyfive drive 1'"),
        ('{"format":"twentyfive drive 1","more":1}\n', "line 1: it has more than the format"),
        (HEAD[:-1], "line 2: it has no end"),
        (HEAD + '{"came":', "line 3: it has no end"),
        (HEAD + "\n", "line 3: it is no JSON"),
        (HEAD + "{}\n", "line 3: an entry has one field, not 0"),
        (HEAD + '{"next":{},"undo":{}}\n', "line 3: an entry has one field, not 2"),
        (HEAD + '{"next":[]}\n', "line 3: next: a list is no object"),
        (HEAD + '{"next":{"seed":-1}}\n', "line 3: next.seed: -1 is not from 0 to 999999999"),
        (HEAD + '{"next":{"seed":1.5}}\n', "line 3: next.seed: 1.5 is no whole number"),
        (HEAD + '{"next":{"seed":12345678901}}\n', "line 3: next.seed: 12345678901 has more than 9 digits"),
        (HEAD + '{"next":{"speed":1}}\n', "line 3: next: there is no field 'speed'"),
        (HEAD + '{"next":{"seed":1,"seed":2}}\n', "line 3: next: the field 'seed' is there twice"),
        (HEAD + '{"came":{}}\n', "line 3: came: the field 'names' is missing"),
        (HEAD + '{"came":{"names":[]}}\n', "line 3: came.names: there are 0 entries, not 1 to 3"),
        (HEAD + '{"came":{"names":["Ann",""]}}\n', "line 3: came.names[1]: '' is empty"),
        (HEAD + '{"came":{"names":[" Ann"]}}\n', "line 3: came.names[0]: ' Ann' is empty, or has outer spaces"),
        (HEAD + '{"came":{"names":["A\\nB"]}}\n', r"line 3: came.names[0]: 'A\nB' is empty, or has outer spaces or"),
        (HEAD + '{"came":{"names":["A\\ud800"]}}\n', "line 3: came.names[0]"),
        (HEAD + '{"came":{"names":["' + 41 * "A" + '"]}}\n', "line 3: came.names[0]: 'AAA"),
        (HEAD + '{"came":{"names":["Ann"],"paid":true}}\n', "line 3: came.paid: true is no number"),
        (HEAD + '{"plan":{"plan":{"sides":1}}}\n', "line 3: plan.plan.sides: 1 is not from 2 to 9"),
        (HEAD + '{"plan":{"plan":{"movement":"dance"}}}\n', "line 3: plan.plan.movement: 'dance' is none of"),
        (HEAD + '{"plan":{"plan":{"sides":5}}}\n', "line 3: table-too-large count=10"),
        (HEAD + '{"result":{"game":1,"table":1}}\n', "line 3: not-begun"),
        (HEAD + '{"came":{"names":["Ann"]}}\n{"undo":{}}\n{"undo":{}}\n', "line 5: nothing-to-undo"),
        ('{"format":"twentyfive drive 1"}\n{"next":{}}\n{"undo":{}}\n', "line 2: no-night"),
        (
            '{"format":"twentyfive drive 1"}\n{"night":{"date":"28.11.2026"}}\n',
            "line 2: night.date: '28.11.2026' is no",
        ),
        ('{"format":"twentyfive drive 1"}\n{"open":{"night":1}}\n', "line 2: no-such-night count=1"),
    ],
)
def test_what_does_not_fit_is_refused_by_one_sentence_that_names_the_place(text: str, message: str) -> None:
    with pytest.raises(ValueError, match=re.escape(message)) as error:
        read_club(text)
    assert len(str(error.value)) < 300


@pytest.mark.parametrize("text", ['{"format":"twentyfive drive 2"}\n', HEAD + '{"dance":{}}\n'])
def test_a_file_of_a_later_version_says_so(text: str) -> None:
    with pytest.raises(LaterVersionError, match="later version of Twenty-Five"):
        read_club(text)


def test_a_file_cannot_be_endless(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("twentyfive.drive.club.MOST_LETTERS", 100)
    with pytest.raises(ValueError, match="line 6: it has more than 100 letters"):
        read_club(HEAD + 9 * '{"next":{}}\n')


def test_an_evening_cannot_be_endless(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("twentyfive.drive.log.MOST_ENTRIES", 2)
    with pytest.raises(ValueError, match="line 5: too-many-entries count=2"):
        read_club(HEAD + '{"came":{"names":["Ann"]}}\n{"undo":{}}\n{"redo":{}}\n')


def test_the_plans_of_all_halls_read_back() -> None:
    for plan in PLANS.values():
        assert read_entry(line_of(Planned(plan)), "plan") == Planned(plan)


def test_prizes_are_read_as_they_were_written_before_they_could_be_things() -> None:
    before = '{"plan":{"plan":{"prizes":[{"percent":40},{"cents":2000}],"boobie":{"percent":5},"travelling":{}}}}'
    entry = read_entry(before, "line 2")
    plan = Plan(prizes=(Prize(percent=40), Prize(20_00)), boobie=Prize(percent=5), travelling=Prize())
    assert entry == Planned(plan)
    assert line_of(entry) == before
    ham = Planned(Plan(prizes=(Prize(thing="a ham"),)))
    assert read_entry(line_of(ham), "line 2") == ham


def test_every_kind_of_entry_has_a_name_in_files() -> None:
    made = [*vars(entries_module).values(), *vars(club_module).values()]
    kinds = {each for each in made if isinstance(each, type) and issubclass(each, Entry) and each is not Entry}
    assert set(CLUB_KINDS.values()) == kinds
    assert len(CLUB_KINDS) == len(kinds)


@settings(max_examples=40, derandomize=True)
@given(st.integers(0, 10_000), st.integers(0, 1_000))
def test_a_damaged_file_is_refused_by_a_sentence_or_read(seed: int, damage: int) -> None:
    rng = random.Random(damage)
    *_, log = random_evening(seed, 12)
    lines = club_text(club_of(NightBegun("2026-11-28"), *log.entries)).splitlines()
    at = rng.randrange(1, len(lines))
    found = json.loads(lines[at])
    [(kind, fields)] = found.items()
    if fields and rng.random() < 0.8:
        field = rng.choice(list(fields))
        fields[field] = rng.choice((None, -1, 10**8, "x", [], {}, [[]], True))
    else:
        found = {rng.choice(list(CLUB_KINDS)): fields}
    lines[at] = json.dumps(found)
    try:
        read_club("".join(f"{line}\n" for line in lines))
        said = ""
    except ValueError as error:
        said = str(error)
    assert not said or said.startswith("line ") or "later version" in said, kind
