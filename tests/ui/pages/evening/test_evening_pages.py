"""A same cards evening as it is played at one screen, by mouse and by keys, and what its pages show."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from tests.engine.evening.evenings import plan_for
from tests.ui.choosing_files import Answer
from tests.ui.page_checks import settle
from tests.ui.pages.evening.evenings import (
    EveningPages,
    begin,
    choose,
    enter_names,
    figures,
    first_move,
    open_evening,
    play_deal,
    way_on,
)
from tests.ui.painted import painted_texts, place
from tests.ui.pressing import click, focused
from tests.ui.whole import Start, Whole, button, press
from twentyfive.engine.evening.evening import Form
from twentyfive.engine.evening.evening_desk import EveningDesk
from twentyfive.engine.evening.evening_file import read_evening
from twentyfive.presentation.evening_draft import EveningDraft, fitted
from twentyfive.presentation.new_game import usual_choices
from twentyfive.presentation.start.entry import Entry
from twentyfive.ui.pages.evening.evening_setup_page import EveningSetupPage
from twentyfive.ui.pages.review.review_page import ReviewPage
from twentyfive.ui.widgets.panels import RichLabel


@pytest.fixture(autouse=True)
def same_cards_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal the cards of one seed, and let the computer players play the same on every day of the project."""
    monkeypatch.setattr("twentyfive.ui.pages.evening.evening_room.new_seed", lambda: 1)
    monkeypatch.setattr("tests.minds.thought", first_move)


@pytest.mark.broad
def test_an_evening_of_four_persons_and_eight_deals(start: Start, tmp_path: Path) -> None:
    """All play eight deals; the matchpoints are worked out by hand from the points of each deal.

    Four results: each beats at most three others, for 2 matchpoints each, and has 1 for each tie.

    ==== ===== ===== ===== ===== ===== ===== ===== =====
    deal   Ann   Ben   Cis   Dan   matchpoints
    ==== ===== ===== ===== ===== =======================
      1    15    -5    15    -5   5, 1, 5, 1: Ann and Cis beat two and tie, the others tie
      2    -5     5   -15    -5   3, 6, 0, 3: Ben beats three, Ann and Dan one, and tie
      3    15     5    25    25   2, 0, 5, 5: Ann beats Ben; Cis and Dan beat two and tie
      4   -15    -5    -5   -15   1, 5, 5, 1
      5    15   -15     5    -5   6, 0, 4, 2
      6    15     5    -5     5   6, 3, 0, 3
      7    15     5    15     5   5, 1, 5, 1
      8    25     5    15    15   6, 0, 3, 3
    sum    80     0    50    20   34, 16, 27, 19 of 48
    ==== ===== ===== ===== ===== =======================
    """
    whole = start()
    pages = begin(whole, "Ann, Ben, Cis, Dan", 8)
    evening = pages.desk.evening
    assert evening is not None
    for sitting in evening.plan.sittings:
        name = ("Ann", "Ben", "Cis", "Dan")[sitting.north]
        assert pages.plan.play.text() == f"I am {name}: play deal {sitting.deal}"
        click(pages.plan.play)
        assert whole.view.names == (name, "Mary")
        play_deal(whole, sitting.north)
        click(way_on(whole))
    assert "All deals are played. Ann wins." in pages.plan.announcer.last
    assert focused() is pages.plan.results
    click(pages.plan.results)
    assert figures(pages) == [
        ("Ann", "1", "70.8 %", "34 of 48", "+80"),
        ("Cis", "2", "56.2 %", "27 of 48", "+50"),
        ("Dan", "3", "39.6 %", "19 of 48", "+20"),
        ("Ben", "4", "33.3 %", "16 of 48", "0"),
    ]
    choose(pages.results.deal, "Deal 6")
    assert figures(pages, 1) == [
        ("Ann", "+15", "6 of 6"),
        ("Ben", "+5", "3 of 6"),
        ("Dan", "+5", "3 of 6"),
        ("Cis", "−5", "0 of 6"),
    ]
    assert next(row.line.note for row in pages.results.table.rows) == "four tricks"
    _exports(pages, tmp_path)
    click(button(pages.results, "Look back: Dan"))
    assert whole.page(ReviewPage).isVisible()
    assert whole.window.playing.saver.saves.paths() == [], "the deals are no saved games"


def _exports(pages: EveningPages, folder: Path) -> None:
    """Export all results, and read them again."""
    chooser = Answer(folder / "results.csv")
    pages.room.chooser = chooser
    click(pages.results.export)
    rows = list(csv.reader((folder / "results.csv").read_text("utf-8-sig").splitlines()))
    assert len(rows) == 1 + 32
    assert rows[0] == ["Deal", "Name", "Points", "Matchpoints", "Best possible matchpoints", "How they did"]
    assert ["6", "Ben", "5", "3", "6", "three tricks"] in rows
    chooser.path = folder / "results.pdf"
    click(pages.results.pdf)
    assert (folder / "results.pdf").read_bytes().startswith(b"%PDF-")
    assert pages.results.said == f"Saved as {folder / 'results.pdf'}."
    assert [suggestion.rpartition(".")[2] for _, suggestion in chooser.asked] == ["csv", "pdf"]


def test_nobody_sees_a_result_before_they_have_played_the_deal(start: Start) -> None:
    """Two persons and three deals: after her first deal Ann sees it, and Ben and everybody see nothing."""
    whole = start()
    pages = begin(whole, "Ann, Ben", 3)
    click(pages.plan.play)
    play_deal(whole, 0)
    click(way_on(whole))
    click(pages.plan.results)
    assert figures(pages) == []
    assert not pages.results.export.usable
    choose(pages.results.viewer, "Ben")
    assert figures(pages, 1) == []
    choose(pages.results.viewer, "Ann")
    assert [line[0] for line in figures(pages, 1)] == ["Ann"]
    assert button(pages.results, "Look back: Ann").isVisible()
    press(whole.window, Qt.Key.Key_Escape)
    assert pages.plan.isVisible()
    assert list(pages.plan.others) == [0], "Ann may go on with the second deal"
    assert pages.plan.others[0].text() == "Ann: deal 2"


def test_a_deal_left_half_way_goes_on_and_marks_what_was_taken_back(start: Start) -> None:
    whole = start()
    pages = begin(whole, "Ann, Ben", 3)
    click(pages.plan.play)
    while whole.engine.state.current_deal.tricks == ():
        moves = whole.view.legal
        whole.engine.submit(0, moves[0], whole.engine.revision)
    whole.engine.undo()
    left = whole.engine.state
    whole.window.show_start()
    assert open_evening(whole).room is pages.room
    assert pages.plan.play.text() == "I am Ann: go on with deal 1"
    click(pages.plan.play)
    assert whole.engine.state == left
    play_deal(whole, 0)
    click(way_on(whole))
    click(pages.plan.results)
    choose(pages.results.viewer, "Ann")
    assert "moves taken back" in pages.results.table.rows[0].accessibleName()


@pytest.mark.broad
def test_after_a_restart_the_deal_under_way_still_belongs_to_its_evening(start: Start) -> None:
    whole = start()
    pages = begin(whole, "Ann, Ben", 3)
    click(pages.plan.play)
    whole.engine.submit(0, whole.view.legal[0], whole.engine.revision)
    whole.close()
    again = start()
    click(again.window.start.card(Entry.CONTINUE))
    click(EveningPages(again).plan.play)
    play_deal(again, 0)
    click(way_on(again))
    reopened = EveningPages(again)
    assert reopened.plan.isVisible()
    assert "Ben" in reopened.plan.play.text()
    again.window.show_start()
    again.begin(2, 2)
    assert not again.window.table.overlays.deal._leads_on, "any other game ends as it always did"


def test_those_who_meet_share_one_button(whole: Whole) -> None:
    pages = open_evening(whole)
    pages.desk.begin(plan_for(4, size=2, form=Form.HOWELL))
    pages.room.open()
    assert pages.plan.others[1] is pages.plan.others[2]
    assert [one.text() for one in pages.plan._others_row.buttons] == ["Cis and Dan against Eve and Fay: deal 1"]


def test_each_question_stands_nearer_to_its_answers_than_to_the_question_before(whole: Whole) -> None:
    setup = open_evening(whole).setup
    settle()
    (heading,) = (label for label in setup.findChildren(RichLabel) if label.plain == "Table")
    (words,) = painted_texts(heading)
    above = place(heading).top() + words.area.top() - place(setup.game).bottom()
    assert above > place(setup.table).top() - place(heading).top() - words.area.bottom()


def test_it_is_set_up_by_keys_and_says_what_is_missing(start: Start, tmp_path: Path) -> None:
    whole = start(name="Ann")
    pages = open_evening(whole)
    assert focused() is pages.setup.game
    for question in (pages.setup.table, pages.setup.form, pages.setup.deals, pages.setup.level, pages.setup.names):
        press(whole.window, Qt.Key.Key_Tab)
        assert focused() is question
    assert not pages.setup.begin.usable
    assert pages.setup.footer.said == "Enter at least 2 names."
    assert "at least 2 names" in pages.setup.names.accessibleDescription()
    click(button(pages.setup, "Add Ann"))
    assert pages.setup.names.text() == "Ann"
    for letter in ", ann":
        press(whole.window, Qt.Key(ord(letter.upper())))
    assert pages.setup.said == "Two of you are called ann. Tell them apart."
    press(whole.window, Qt.Key.Key_A)
    press(whole.window, Qt.Key.Key_Return)
    assert pages.plan.isVisible()
    assert focused() is pages.plan.play
    evening = pages.desk.evening
    assert evening is not None
    assert evening.plan.entrants == (("Ann",), ("anna",))
    damaged = tmp_path / "damaged.twentyfive-evening"
    damaged.write_text("{}")
    pages.room.chooser = Answer(damaged)
    click(pages.plan.merge)
    assert pages.plan.said.startswith(f"{damaged} cannot be opened as an evening")
    assert "\n" not in pages.plan.said
    copy = tmp_path / "copy.twentyfive-evening"
    pages.room.chooser = Answer(copy)
    click(pages.plan.hand_on)
    away = EveningDesk(tmp_path / "away", lambda *_: None)
    away.take_in(copy)
    away.sit_down(evening.plan.sittings[1])
    away.hand_on(copy)
    click(pages.plan.merge)
    assert pages.plan.said == "What was played elsewhere is now in this evening."
    assert set(read_evening(copy).played) == {1}
    merged = pages.desk.evening
    assert merged is not None
    assert set(merged.played) == {1}


def test_those_who_meet_are_offered_the_movements_that_their_number_allows(start: Start) -> None:
    whole = start()
    pages = open_evening(whole)
    enter_names(pages, "A, B, C, D, E, F, G, H")
    choose(pages.setup.game, "Forty-Five")
    assert [answer.value for answer in pages.setup.form.answers] == [Form.ALONE, Form.HOWELL, Form.MITCHELL]
    click(button(pages.setup, "In pairs"))
    assert [answer.value for answer in pages.setup.form.answers] == [Form.ALONE, Form.HOWELL]
    choose(pages.setup.form, "Everybody meets everybody (Howell)")
    assert [answer.value for answer in pages.setup.deals.answers] == [3, 6, 9, 12, 15, 18, 21, 24]
    choose(pages.setup.deals, "3 deals")
    click(pages.setup.begin)
    evening = pages.desk.evening
    assert evening is not None
    assert len(evening.plan.sittings) == 6
    click(pages.plan.play)
    assert whole.window.table.curtain.isVisible(), "four persons sit at the screen, and pass it on"
    assert evening.plan.entrants[0] == ("A", "B")


def test_another_game_comes_with_the_table_that_is_usual_for_it(whole: Whole) -> None:
    setup = open_evening(whole).setup
    enter_names(EveningPages(whole), "Ann, Ben")
    choose(setup.game, "Forty-Five")
    assert setup.table.accessibleName().startswith("Table: 4 players")
    choose(setup.game, "Twenty-Five")
    assert setup.table.accessibleName() == "Table: 5 players, everybody for themselves"
    assert setup.footer.said.startswith("Twenty-Five")
    click(setup.begin)
    click(EveningPages(whole).plan.play)
    table = whole.window.table
    assert table.score_panel._title.plain == "Twenty-Five", "a single deal is no house rule"


def test_it_says_how_long_it_takes_before_it_begins(whole: Whole) -> None:
    setup = open_evening(whole).setup
    assert setup._duration.isHidden(), "nobody plays yet"
    enter_names(EveningPages(whole), "Ann, Ben, Cis, Dan")
    assert setup._duration.plain == "About 35 minutes at one screen, and about 9 minutes for each of you."
    assert setup.begin.accessibleDescription() == setup._duration.plain
    assert setup.footer.said == f"Twenty-Five; 5 players, everybody for themselves. {setup._duration.plain}"
    choose(setup.deals, "24 deals")
    assert setup._duration.plain == "About 1.5 hours at one screen, and about 25 minutes for each of you."


def test_evenings_of_one_name_are_told_apart(whole: Whole) -> None:
    pages = open_evening(whole)
    for persons in (2, 3):
        pages.desk.begin(plan_for(persons))
    pages.whole.open(EveningSetupPage)
    assert {(one.text(), one.note) for one in pages.setup._kept_buttons} == {
        ("Friday", "Spoil Five; 3 deals; Ann and Ben; 0 of 6 played"),
        ("Friday 2", "Spoil Five; 3 deals; Ann, Ben and Cis; 0 of 9 played"),
    }
    other = EveningDesk(whole.data / "elsewhere", lambda *_: None)
    other.begin(plan_for(4))
    assert other.path is not None
    pages.room.chooser = Answer(other.path)
    click(pages.setup.open_file)
    assert pages.plan.accessibleName() == "Friday 3", "others are called Friday, too"


@pytest.mark.broad
def test_the_table_calls_who_plays_by_name_as_the_screen_is_passed_on(whole: Whole) -> None:
    pages = begin(whole, "Ann, Ben", 3)
    table = whole.window.table
    for name in ("Ann", "Ben"):
        click(pages.plan.play)
        assert {text.name for plate in table.top._plates if (text := plate._text) is not None} == {name, "Mary"}
        assert any(plate.accessibleName().startswith(name) for plate in table.top._plates)
        assert table.score_panel._table.rows[0].accessibleName().startswith(name)
        play_deal(whole, 0)
        click(way_on(whole))
    whole.begin(2, 2)
    assert {text.name for plate in table.top._plates if (text := plate._text) is not None} == {"You", "Mary"}


@pytest.mark.parametrize("pairs", [False, True])
def test_pairs_are_offered_no_game_in_which_a_partner_is_played_unseen(pairs: bool) -> None:
    draft = fitted(EveningDraft(usual_choices(), "Friday", "Anna, Mary, Seán, Nora", pairs=pairs))
    assert ("forty-five-unseen" in draft.games()) is not pairs
