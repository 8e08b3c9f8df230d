"""An evening with one who goes home, one who comes late, and one whose place another takes, through the window."""

from __future__ import annotations

import csv
import random
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.engine.evening.evenings import plan_for, played
from tests.ui.choosing_files import Answer
from tests.ui.pages.evening.evenings import (
    EveningPages,
    begin,
    choose,
    figures,
    first_move,
    open_evening,
    play_deal,
    way_on,
)
from tests.ui.pressing import click, focused
from tests.ui.whole import Start, Whole, press
from twentyfive.engine.evening.evening import Evening, Form, Sitting
from twentyfive.engine.evening.evening_file import evening_text, parse_evening, read_evening
from twentyfive.engine.evening.results import rankings
from twentyfive.presentation.people_draft import PeopleDraft, fitted
from twentyfive.wording.records.evening import changes_sentence

CHOICES = {"Ann": 2, "Ben": 1, "Cis": 0, "Dan": 3, "Zoe": 1}
"""The place in the list of legal moves from which each of them plays, so that their results differ."""


@pytest.fixture(autouse=True)
def same_cards_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal the cards of one seed, and let the computer players play the same on every day of the project."""
    monkeypatch.setattr("twentyfive.ui.pages.evening.evening_room.new_seed", lambda: 1)
    monkeypatch.setattr("tests.minds.thought", first_move)


def play_round(whole: Whole, pages: EveningPages, deal: int) -> list[str]:
    """Let all play a deal who are asked to, and return their names in that order."""
    played = []
    while not pages.plan.play.isHidden() and pages.plan.play.text().endswith(f": play deal {deal}"):
        name = pages.plan.play.text().removeprefix("I am ").partition(":")[0]
        click(pages.plan.play)
        assert whole.view.names[0] == name
        play_deal(whole, CHOICES[name])
        click(way_on(whole))
        played.append(name)
    return played


def change(whole: Whole, pages: EveningPages, who: str, what: str, *, deal: str = "", name: str = "") -> str:
    """Enter on the page of who goes and comes what becomes of somebody, and return what is said of it."""
    click(pages.plan.people)
    choose(pages.people.who, who)
    if what not in pages.people.what.accessibleName():
        choose(pages.people.what, what)
    if deal and not pages.people.deal.accessibleName().endswith(deal):
        choose(pages.people.deal, deal)
    if name:
        pages.people.name.setFocus()
        QTest.keyClicks(pages.people.name, name)
    click(pages.people.save)
    said = pages.people.said
    press(whole.window, Qt.Key.Key_Escape)
    assert pages.plan.isVisible()
    return said


@pytest.mark.broad
def test_an_evening_with_one_who_goes_home_one_who_comes_late_and_one_who_is_replaced(
    start: Start, tmp_path: Path
) -> None:
    """Five deals of Twenty-Five; the matchpoints are worked out by hand from the points of each deal.

    Dan comes for deal 2, Cis goes home after deal 2, and Zoe plays for Ben from deal 4 on. Each result has 2 for each
    other result that it beats and 1 for each that it ties with, so the most is twice the number of the others.

    ==== ===== ======== ===== ===== =======================================================
    deal   Ann Ben/Zoe    Cis   Dan   matchpoints in this order
    ==== ===== ======== ===== ===== =======================================================
      1     15       -5    15     –   3, 0, 3, – of 4: Ann and Cis beat Ben and tie
      2    -15        5    -5    -5   0, 6, 3, 3 of 6: Ben beats three, Cis and Dan one, and tie
      3     25        5     –    25   3, 0, –, 3 of 4: Ann and Dan beat Ben and tie
      4     -5   Zoe -5     –   -15   3, 3, –, 0 of 4: Ann and Zoe beat Dan and tie
      5      5  Zoe -15     –    -5   4, 0, –, 2 of 4
    sum     25      -15    10     0   13 of 22, 9 of 22, 6 of 10, 8 of 18
    ==== ===== ======== ===== ===== =======================================================

    Cis has 60.0 %, more than anybody, of two deals out of five, which is fewer than half: she is not ranked. Ann has
    59.1 % and the first place, Dan, who has played four of five, 44.4 %, and Ben's place 40.9 %.
    """
    whole = start()
    pages = begin(whole, "Ann, Ben, Cis, Dan", 5)
    said = change(whole, pages, "Dan", "Dan comes late", deal="Deal 2")
    assert said == "Saved: Dan plays from deal 2 on."
    assert play_round(whole, pages, 1) == ["Ann", "Ben", "Cis"]
    assert play_round(whole, pages, 2) == ["Ben", "Cis", "Dan", "Ann"]
    said = change(whole, pages, "Cis", "Cis goes home", deal="Deal 2")
    assert said == "Saved: Cis goes home after deal 2."
    assert play_round(whole, pages, 3) == ["Dan", "Ann", "Ben"]
    said = change(whole, pages, "Ben", "Somebody else plays for Ben", deal="Deal 4", name="Zoe")
    assert said == "Saved: Zoe plays for Ben from deal 4 on."
    assert play_round(whole, pages, 4) == ["Dan", "Ann", "Zoe"]
    assert play_round(whole, pages, 5) == ["Ann", "Zoe", "Dan"]
    assert "All deals are played. Ann wins." in pages.plan.announcer.last
    assert pages.plan.changes.plain == (
        "Zoe plays for Ben from deal 4 on; Cis goes home after deal 2; Dan plays from deal 2 on. The other deals of who"
        " is missing fall away. What was played counts. Who is there for at least half of the deals is ranked."
    )
    click(pages.plan.results)
    assert figures(pages) == [
        ("Ann", "1", "59.1 %", "13 of 22", "+25"),
        ("Dan", "2", "44.4 %", "8 of 18", "0"),
        ("Ben, then Zoe", "3", "40.9 %", "9 of 22", "−15"),
        ("Cis", "–", "60.0 %", "6 of 10", "+10"),
    ]
    notes = [row.line.note for row in pages.results.ranking[0].rows]
    assert notes == [
        "",
        "Dan plays from deal 2 on",
        "Zoe plays for Ben from deal 4 on",
        "Cis goes home after deal 2; 2 of 5 deals, fewer than half: not ranked",
    ]
    choose(pages.results.deal, "Deal 4")
    assert figures(pages, 1) == [("Ann", "−5", "3 of 4"), ("Zoe", "−5", "3 of 4"), ("Dan", "−15", "0 of 4")]
    _check_exports(pages, tmp_path, notes[-1])


def _check_exports(pages: EveningPages, folder: Path, note_of_cis: str) -> None:
    """The spreadsheet and the paper say it too, and the file is read as it was written."""
    pages.room.chooser = chooser = Answer(folder / "results.csv")
    click(pages.results.export)
    heads, *rows = csv.reader((folder / "results.csv").read_text("utf-8-sig").splitlines())
    assert heads[-1] == "Note"
    assert len(rows) == 3 + 4 + 3 + 3 + 3
    assert {row[-1] for row in rows if row[1] == "Cis"} == {note_of_cis}
    assert {row[1] for row in rows if row[0] == "5"} == {"Ann", "Zoe", "Dan"}
    chooser.path = folder / "results.pdf"
    click(pages.results.pdf)
    assert (folder / "results.pdf").read_bytes().startswith(b"%PDF-")
    assert pages.desk.path is not None
    assert read_evening(pages.desk.path) == pages.desk.evening


def test_it_is_entered_by_keys_alone_and_taken_back(start: Start) -> None:
    whole = start()
    pages = begin(whole, "Ann, Ben", 3)
    pages.plan.people.setFocus()
    press(whole.window, Qt.Key.Key_Space)
    assert focused() is pages.people.who
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Return):
        press(whole.window, key)
    assert pages.people.who.accessibleName() == "Who?: Somebody new"
    while focused() is not pages.people.name:
        press(whole.window, Qt.Key.Key_Tab)
    QTest.keyClicks(focused(), "ben")
    assert pages.people.said == "Two of you are called ben. Tell them apart."
    assert not pages.people.save.usable
    for _ in "ben":
        press(whole.window, Qt.Key.Key_Backspace)
    QTest.keyClicks(focused(), "Zoe")
    press(whole.window, Qt.Key.Key_Return)
    assert pages.people.said == "Saved."
    evening = pages.desk.evening
    assert evening is not None
    assert evening.places[2].at(1) == ("Zoe",)
    pages.people.take_back.setFocus()
    press(whole.window, Qt.Key.Key_Space)
    assert pages.people.said == "Taken back."
    assert not pages.people.take_back.isVisible()
    press(whole.window, Qt.Key.Key_Escape)
    assert list(pages.plan.others) == [1]


def test_a_deal_that_all_may_see_is_marked_if_somebody_plays_it_after_all(start: Start) -> None:
    whole = start()
    pages = begin(whole, "Ann, Ben", 3)
    change(whole, pages, "Ben", "Ben goes home", deal="No deal at all")
    play_round(whole, pages, 1)
    click(pages.plan.people)
    choose(pages.people.who, "Ben, who goes home")
    assert pages.people.deal.accessibleName() == "From which deal on?: Deal 2"
    assert not pages.people._shown.isVisible()
    choose(pages.people.deal, "Deal 1, as one seen before")
    assert pages.people._shown.isVisible()
    click(pages.people.save)
    press(whole.window, Qt.Key.Key_Escape)
    assert pages.plan.play.text() == "I am Ben: play deal 1"
    play_round(whole, pages, 1)
    click(pages.plan.results)
    choose(pages.results.deal, "Deal 1")
    notes = {row.line.name: row.line.note for row in pages.results.table.rows}
    assert "seen before" in notes["Ben"]
    assert "seen before" not in notes["Ann"]


def test_an_evening_that_all_have_left_is_over_without_a_winner(start: Start) -> None:
    whole = start()
    pages = begin(whole, "Ann, Ben", 3)
    for name in ("Ann", "Ben"):
        change(whole, pages, name, f"{name} goes home", deal="No deal at all")
    assert pages.plan.play.isHidden()
    assert "Nobody can be ranked" in pages.plan.announcer.last
    change(whole, pages, "Ann, who goes home", "Ann plays on after all")
    assert pages.plan.play.text() == "I am Ann: play deal 1"


def test_in_a_movement_a_newcomer_takes_a_place_and_the_computer_one_that_is_empty(start: Start) -> None:
    whole = start()
    pages = open_evening(whole)
    pages.desk.begin(plan_for(4, form=Form.HOWELL))
    pages.room.open()
    change(whole, pages, "Dan", "Dan goes home", deal="No deal at all")
    click(pages.plan.people)
    choose(pages.people.who, "Somebody new")
    assert not pages.people.save.usable
    assert pages.people.said.startswith("Those who meet have fixed places.")
    press(whole.window, Qt.Key.Key_Escape)
    assert "the computer against Ann" in pages.plan._why.plain
    assert "Where somebody is missing, the computer plays" in pages.plan.changes.plain
    click(pages.plan.play)
    assert not whole.window.table.curtain.isVisible(), "Ann is the only person"
    assert whole.view.names[1] == "Ann"
    play_deal(whole, 0)
    click(way_on(whole))
    said = change(whole, pages, "Dan, who goes home", "Somebody else plays for Dan", deal="Round 2, deal 2", name="Zoe")
    assert "Zoe plays for Dan from deal 2 on" in said


@pytest.mark.broad("0")
@pytest.mark.parametrize("seed", range(9))
def test_whatever_is_offered_can_be_entered_and_leaves_with_each_what_they_played(seed: int) -> None:
    """Deals and changes in a random order: the file is read again, and nobody gets or loses a seat at a played deal."""
    rng = random.Random(seed)
    form, size = ((Form.ALONE, 1), (Form.ALONE, 2), (Form.HOWELL, 1))[seed % 3]
    evening = Evening(plan_for(4, size=size, form=form, deals=3 if form is Form.HOWELL else 4))
    for number in range(30):
        sitting = evening.next_sitting([rng.randrange(4)])
        if sitting is not None and rng.random() < 0.5:
            evening = evening.with_played(sitting, played(evening.plan, sitting))
            continue
        draft = PeopleDraft(evening)
        draft = fitted(replace(draft, who=rng.choice([None, *draft.persons()]), name=f"N{number}"))
        draft = fitted(replace(draft, what=rng.choice(draft.offered())))
        draft = replace(draft, turn=rng.choice(draft.turns() or (1,)))
        if draft.fault():
            continue
        after = draft.changed()
        for one in filter(evening.is_over, evening.sittings):
            assert _seats(after, one) == _seats(evening, one), draft
        evening = after
        assert parse_evening(evening_text(evening).encode()) == evening
        for viewer in (None, *range(len(evening.places))):
            rankings(evening, viewer)
        assert changes_sentence(evening)[-1:] in {"", "."}


def _seats(evening: Evening, sitting: Sitting) -> list[list[bool]]:
    """The seats of persons at a sitting."""
    return [[name is not None for name in side] for side in evening.seated(sitting)]
