"""No way to the table shows a hand to a person who has not said that it is theirs, whatever game is under way.

Each way is walked with each kind of game: from the start page, from a file, after a restart, a crash, and so on.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from itertools import chain
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest

from tests.engine.evening.evenings import plan_for
from tests.net.lobby.fakes import FakeGateway
from tests.turns import turn
from tests.ui.pages.evening.evenings import EveningPages
from tests.ui.pressing import click
from tests.ui.whole import NAMES, Start, Whole, press
from twentyfive.ai import Level
from twentyfive.app import open_file
from twentyfive.core import seated, to_act
from twentyfive.core.game import legal_moves
from twentyfive.core.moves import PlayCard
from twentyfive.engine.daily.deals import DailyDeal, DailyGame
from twentyfive.engine.diagnostics.crash_reports import CrashReport, CrashReports
from twentyfive.engine.diagnostics.log import Logbook
from twentyfive.engine.evening.evening import EveningPlan, Form
from twentyfive.engine.game.reviewing import game_from, past_deals
from twentyfive.engine.saves.saved_game import Notes, saved_text
from twentyfive.engine.seating.game_token import GameToken
from twentyfive.engine.seating.players import Computer, Guest, Person, SecondHand, Sitter, TableSetup
from twentyfive.presentation.start.entry import Entry
from twentyfive.ui.accessibility.shortcuts import HELP, PRACTISE, TABLE, Aid
from twentyfive.ui.pages.practise.practise_page import PractisePage
from twentyfive.ui.pages.records.saved_games_page import SavedGamesPage
from twentyfive.ui.pages.review.review_page import ReviewPage
from twentyfive.ui.pages.settings.settings_page import SettingsPage
from twentyfive.ui.table.panels.table_menu import MenuChoice
from twentyfive.ui.window.crash_page import CrashPage
from twentyfive.ui.window.start_game import WayIn, view_to_show

Begin = Callable[[Whole], None]


@dataclass(frozen=True)
class Kind:
    """A kind of game under way.

    Attributes:
        begin: plays the game until a person here is to act, with the hand in view.
        way: the way in which it has to open again.
    """

    begin: Begin
    way: WayIn


def practice_of_two(whole: Whole) -> None:
    """Practise as two at one screen, with all hands open."""
    of(Person(), Person(), COMPUTER)(whole)
    whole.window.practise.practise()
    whole.window.practise.ask(Aid.HANDS)


def tried_again(begin: Begin) -> Begin:
    """Play a deal to its end, look back on it, and try it again from its second trick."""

    def begin_again(whole: Whole) -> None:
        begin(whole)
        play_deal(whole)
        whole.window.table.overlays.deal.look_back_asked.emit()
        review = whole.page(ReviewPage)
        assert review.isVisible()
        assert review._game is not None
        (deal,) = past_deals(review._game)
        review.play_asked.emit(game_from(review._game, deal.decisions[-2].ply))
        reach_a_hand(whole)

    return begin_again


def of(*sitters: Sitter) -> Begin:
    """Begin a game of Twenty-Five with these players."""

    def begin(whole: Whole) -> None:
        players = len(sitters)
        setup = TableSetup(seated("twenty-five", players, players), NAMES[:players], sitters)
        whole.window.play(GameToken(setup.new_record(25)))
        reach_a_hand(whole)

    return begin


def daily(whole: Whole) -> None:
    whole.window.play(GameToken(DailyDeal(date.today(), DailyGame.SPOIL_FIVE).record(NAMES)))
    reach_a_hand(whole)


def practice(whole: Whole) -> None:
    whole.begin(3, 3)
    whole.window.practise.practise()
    reach_a_hand(whole)
    whole.window.practise.ask(Aid.HANDS)


def evening(plan: EveningPlan) -> Begin:
    """Begin the first deal of an evening, at its plan."""

    def begin(whole: Whole) -> None:
        pages = EveningPages(whole)
        pages.desk.begin(plan)
        click(whole.window.start.card(Entry.EVENING))
        click(pages.plan.play)
        reach_a_hand(whole)

    return begin


MOVING = (Aid.RESTART, Aid.SKIP, Aid.CLAIM)
"""Aids with keys that play on."""

COMPUTER = Computer(Level.MEDIUM)
KINDS = {
    "one person": Kind(of(Person(), COMPUTER, COMPUTER), WayIn.OPEN),
    "one person with two hands": Kind(of(Person(), COMPUTER, SecondHand(0)), WayIn.OPEN),
    "deal of the day": Kind(daily, WayIn.OPEN),
    "practice": Kind(practice, WayIn.OPEN),
    "two at one screen": Kind(of(Person(), Person(), COMPUTER), WayIn.COVERED),
    "one here and one on a phone": Kind(of(Person(), Guest(), COMPUTER), WayIn.COVERED),
    "evening, each alone": Kind(evening(plan_for(3)), WayIn.PLAN),
    "evening of pairs": Kind(evening(plan_for(2, size=2)), WayIn.PLAN),
    "evening of two who meet": Kind(evening(plan_for(4, form=Form.HOWELL)), WayIn.PLAN),
}


TRIED_AGAIN = {
    "deal of an evening tried again": Kind(tried_again(KINDS["evening, each alone"].begin), WayIn.PLAN),
    "deal of pairs tried again": Kind(tried_again(KINDS["evening of pairs"].begin), WayIn.PLAN),
    "deal of two tried again": Kind(tried_again(KINDS["two at one screen"].begin), WayIn.COVERED),
}


def play_deal(whole: Whole) -> None:
    """Play the deal to its end."""
    table, engine = whole.window.table, whole.engine
    for _ in range(400):
        turn()
        table.director.skip()
        if engine.waits_for_next_deal or engine.state.over:
            return
        seat = to_act(engine.state)
        if seat is not None and not engine.answers_by_itself:
            engine.submit(seat, legal_moves(engine.state)[-1], engine.revision)
    raise AssertionError("the deal does not end")


def reach_a_hand(whole: Whole) -> None:
    """Play until somebody here is to act with cards in hand and has played one; they look at their hand."""
    table = whole.window.table
    for _ in range(400):
        turn()
        if table.curtain.isVisible():
            table.curtain.opened.emit(table.curtain._seat)
        seat = to_act(whole.engine.state)
        record = whole.engine.record
        assert record is not None
        played = any(isinstance(move, PlayCard) for move in record.moves)
        if seat is not None and whole.view.seat == seat and whole.view.hand and played:
            return
        if seat is None or not whole.engine.seats.by_person(seat):
            table.director.skip()
        else:
            whole.engine.submit(seat, legal_moves(whole.engine.state)[-1], whole.engine.revision)
    raise AssertionError("nobody came to act")


# The ways. Each leads from the hand in view to whatever the program shows to the next person.


def leave(whole: Whole) -> None:
    """Leave by the menu of the table, and go to the start page."""
    press(whole.window, Qt.Key.Key_Escape)
    whole.window.table.overlays.menu_chosen.emit(MenuChoice.LEAVE)
    whole.window.show_start()


def continue_by_mouse(whole: Whole, _: Start) -> Whole:
    leave(whole)
    click(whole.window.start.card(Entry.CONTINUE))
    return whole


def continue_by_key(whole: Whole, _: Start) -> Whole:
    leave(whole)
    press(whole.window, Qt.Key.Key_Return)
    return whole


def leave_and_stay(whole: Whole, _: Start) -> Whole:
    whole.window.table.leave_asked.emit()
    return whole


def restart(whole: Whole, start: Start) -> Whole:
    whole.close()
    return continue_by_key_at(start())


def after_kill(whole: Whole, start: Start) -> Whole:
    """Continue what the journal had when the program was killed: nothing was saved as it is at leaving."""
    journal = (whole.data / "journal.25").read_bytes()
    whole.close()
    shutil.rmtree(whole.data / "games", ignore_errors=True)
    (whole.data / "journal.25").write_bytes(journal)
    return continue_by_key_at(start())


def continue_by_key_at(again: Whole) -> Whole:
    click(again.window.start.card(Entry.CONTINUE))
    return again


def file(whole: Whole, _: Start) -> Whole:
    """Open a file of the same game, as a double click or the command line does."""
    record = whole.engine.record
    assert record is not None
    path = whole.data / "Friday.twentyfive"
    path.write_text(saved_text(record, Notes()), encoding="utf-8")
    leave(whole)
    open_file(whole.window, path)
    return whole


def saved_games(whole: Whole, _: Start) -> Whole:
    """Play the newest saved game on, if there is one: the deals of an evening are not among them."""
    leave(whole)
    click(whole.window.start.card(Entry.SAVED))
    saves = whole.window.playing.saver.saves.paths()
    page = whole.page(SavedGamesPage)
    if saves:
        page._play_file(saves[0])
    return whole


def practise_on(whole: Whole, _: Start) -> Whole:
    """Carry on with the game in practice, all hands open, if that is offered."""
    leave(whole)
    click(whole.window.start.card(Entry.PRACTISE))
    whole.page(PractisePage).go_on.clicked.emit()
    return whole


def crash(whole: Whole) -> CrashPage:
    """Let the program fail, and return the page that says so."""
    reports = CrashReports(Logbook(whole.data))
    whole.window.watch(reports)
    reports.happened.emit(CrashReport("a fault", ()))
    turn()
    (page,) = (page for page in whole.window.findChildren(CrashPage) if page.isVisible())
    return page


def crash_page(whole: Whole, _: Start) -> Whole:
    crash(whole).go_on.click()
    return whole


def crash_at_moves(whole: Whole, start: Start) -> Whole:
    """Go on after a crash while the list of moves was open, which lets no question come up."""
    whole.window.practise.ask(Aid.MOVES)
    return crash_page(whole, start)


def language_after_crash(whole: Whole, _: Start) -> Whole:
    """Go on after a crash at the Settings page, choose another language there, and go back to the table."""
    whole.window.table.overlays.menu_chosen.emit(MenuChoice.SETTINGS)
    crash(whole).go_on.click()
    whole.window._language.switched.emit()
    turn()
    whole.page(SettingsPage).back_asked.emit()
    return whole


def left_by_another_window(whole: Whole, start: Start) -> Whole:
    """Find the game that another window left as it was killed."""
    journal = (whole.data / "journal.25").read_bytes()
    whole.close()
    shutil.rmtree(whole.data / "games", ignore_errors=True)
    (whole.data / "journal.25").unlink()
    (whole.data / "journal-2.25").write_bytes(journal)
    again = start()
    again.window.show_start()
    return continue_by_key_at(again)


def undo_and_redo(whole: Whole, start: Start) -> Whole:
    """Continue, and press the keys that move the focus, take back or show something, Undo and Redo among them."""
    continue_by_mouse(whole, start)
    for keys in (*chain(*TABLE.values(), *(keys for aid, keys in PRACTISE.items() if aid not in MOVING)), HELP, "Esc"):
        QTest.keySequence(whole.window.focusWidget() or whole.window, QKeySequence(keys))
        turn()
    return whole


WAYS = (
    continue_by_mouse,
    continue_by_key,
    leave_and_stay,
    restart,
    after_kill,
    file,
    saved_games,
    practise_on,
    crash_page,
    left_by_another_window,
    undo_and_redo,
)
CASES = {
    **{f"{kind}-{way.__name__}": (KINDS[kind], way) for kind in KINDS for way in WAYS},
    **{f"{kind}-continue": (TRIED_AGAIN[kind], continue_by_mouse) for kind in TRIED_AGAIN},
    **{
        f"deal of an evening tried again-{way.__name__}": (TRIED_AGAIN["deal of an evening tried again"], way)
        for way in (after_kill, saved_games)
    },
    **{
        f"practice of two-{way.__name__}": (Kind(practice_of_two, WayIn.COVERED), way)
        for way in (crash_at_moves, undo_and_redo)
    },
    **{
        f"{kind}-language_after_crash": (KINDS[kind], language_after_crash)
        for kind in ("one person", "two at one screen", "one here and one on a phone")
    },
}


@pytest.fixture(autouse=True)
def _no_sockets(gateways: list[FakeGateway]) -> None:
    del gateways


@pytest.mark.broad("two at one screen-*")
@pytest.mark.parametrize(("kind", "way"), CASES.values(), ids=CASES)
def test_no_way_to_the_table_shows_a_hand_to_somebody_else(
    kind: Kind, way: Callable[[Whole, Start], Whole], start: Start, tmp_path: Path
) -> None:
    del tmp_path
    whole = start()
    kind.begin(whole)
    assert whole.view.hand
    whole = way(whole, start)
    turn()
    table = whole.window.table
    hand_in_view = table.isVisible() and table.view is not None and table.view.seat is not None
    if kind.way is WayIn.OPEN:
        assert hand_in_view is (way is not leave_and_stay), "the way leads somewhere"
        return
    assert not hand_in_view
    assert not (table.isVisible() and table.director.hands_open)
    if kind.way is WayIn.PLAN:
        assert not table.isVisible()
        assert EveningPages(whole).plan.isVisible() is (way not in (saved_games, practise_on))
    else:
        assert table.isVisible() is (way not in (leave_and_stay, practise_on)), "the way leads somewhere"
    if table.isVisible():
        assert table.curtain.isVisible()
        persons = [whole.view.names[seat] for seat in whole.engine.here.persons]
        assert table.curtain.accessibleName() in [f"Pass to {name}" for name in persons]
        click(table.curtain.open_button)
        assert whole.view.seat is not None


@pytest.mark.broad("one here and one on a phone")
@pytest.mark.parametrize("kind", ["one here and one on a phone", "evening, each alone"])
def test_another_language_at_the_start_page_leads_to_no_table_that_was_left(kind: str, start: Start) -> None:
    """Not even if the table was left at a page that leads back to it."""
    whole = start()
    KINDS[kind].begin(whole)
    whole.window.table.overlays.menu_chosen.emit(MenuChoice.HELP)
    crash(whole).start.click()
    assert whole.window.start.isVisible()
    whole.window._language.switched.emit()
    turn()
    assert whole.window.start.isVisible()
    assert not whole.window.table.isVisible()


@pytest.mark.broad("two")
@pytest.mark.parametrize(
    "sitters", [(Person(), Person(), COMPUTER), (Person(), Guest(), Person())], ids=["two", "three"]
)
def test_undo_and_redo_show_a_hand_only_to_its_player(sitters: tuple[Sitter, ...], start: Start) -> None:
    """Back and forth over seats and deals: a hand is in view only after its player has opened the curtain."""
    whole = start()
    of(*sitters)(whole)
    table, engine = whole.window.table, whole.engine
    asked = whole.view.seat

    def look() -> None:
        nonlocal asked
        for _ in range(10):
            turn()
            table.director.skip()
        if table.curtain.isVisible():
            assert whole.view.seat is None
            asked = table.curtain._seat
            table.curtain.opened.emit(asked)
            turn()
        assert whole.view.seat in (None, asked)

    def play(decisions: int) -> None:
        for _ in range(decisions):
            if engine.waits_for_next_deal:
                engine.next_deal()
            seat = to_act(engine.state)
            if seat is not None:
                engine.submit(seat, legal_moves(engine.state)[-1], engine.revision)
            look()

    play(12)
    assert whole.view.deal_number > 1
    for back in (1, 9):
        for key in (Qt.Key.Key_Z,) * back + (Qt.Key.Key_Y,) * (back - 1):
            press(whole.window, key, Qt.KeyboardModifier.ControlModifier)
            look()
        play(1)


@pytest.mark.broad("one here and one on a phone", "evening, each alone")
@pytest.mark.parametrize("kind", [*KINDS.values(), *TRIED_AGAIN.values()], ids=[*KINDS, *TRIED_AGAIN])
def test_a_picture_on_the_start_page_shows_no_hand_but_that_of_the_only_person(whole: Whole, kind: Kind) -> None:
    kind.begin(whole)
    leave(whole)
    game = whole.engine.game
    assert game is not None
    view = view_to_show(game)
    if kind.way is WayIn.PLAN:
        assert view is None, "others have yet to play these cards"
    else:
        assert view is not None
        assert bool(view.hand) is (kind.way is WayIn.OPEN)
        assert kind.way is WayIn.OPEN or not any(view.open_hands)
