"""The order of announcements and focus changes: a screen reader stops speaking as soon as the focus moves."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Final

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QApplication, QPushButton, QStackedWidget, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.moments import bids, deal_is_over, robs, show
from tests.ui.page_checks import settle
from tests.ui.pressing import click
from tests.ui.whole import NAMES, Whole, button, press, turn_by_keys, turn_by_mouse
from twentyfive.core import Phase, Record, seated
from twentyfive.engine.game.observations import Shown
from twentyfive.engine.seating.game_token import GameToken
from twentyfive.presentation.settings import ReducedMotion, Speed
from twentyfive.ui.accessibility.announcer import Announcer
from twentyfive.ui.accessibility.roles import install_roles
from twentyfive.ui.pages.help.help_page import HelpPage
from twentyfive.ui.pages.records.saved_games_page import SavedGamesPage
from twentyfive.ui.pages.records.statistics_page import StatisticsPage
from twentyfive.ui.pages.settings.settings_page import SettingsPage
from twentyfive.ui.table.overlays import Overlay

MOVING: Final = {"speed": Speed.FAST, "reduced_motion": ReducedMotion.OFF, "hold": 0.5}
ALONE: Final = ("person", *("computer easy",) * 3)


class Reader:
    """A screen reader, which finishes a sentence only if the focus stays.

    Attributes:
        heard: the sentences since the last focus change.
        stops: the number of focus changes.
    """

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.stops = 0

    def hear(self, event: QAccessibleAnnouncementEvent) -> None:
        """Record an announcement."""
        self.heard.append(event.message())

    def break_off(self, before: QWidget | None, now: QWidget | None) -> None:
        """Forget the announcements, as the focus has moved."""
        if now is not None and now is not before:
            self.heard.clear()
            self.stops += 1


@pytest.fixture
def reader(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[Reader]:
    """A screen reader in place of Qt's accessibility."""
    made = Reader()
    politeness = QAccessible.AnnouncementPoliteness
    qt = SimpleNamespace(AnnouncementPoliteness=politeness, updateAccessibility=made.hear, isActive=lambda: True)
    for place in ("accessibility.announcer", "table.question_focus"):
        monkeypatch.setattr(f"twentyfive.ui.{place}.QAccessible", qt)
    qapp.focusChanged.connect(made.break_off)
    yield made
    qapp.focusChanged.disconnect(made.break_off)


@pytest.fixture
def moving(tmp_path: Path, qapp: QApplication) -> Iterator[Whole]:
    """The program with animated cards."""
    del qapp
    made = Whole(tmp_path, **MOVING)
    yield made
    made.close()


def lies_still(whole: Whole, qtbot: QtBot) -> None:
    """Wait until the person can act."""
    director = whole.window.table.director
    qtbot.waitUntil(lambda: whole.view.my_turn and director.up_to_date and not whole.moving(), timeout=60_000)
    settle()


def test_a_sentence_said_just_before_the_focus_moves_is_heard(front: QWidget, reader: Reader) -> None:
    announcer, first, second = Announcer(front), QPushButton(front), QPushButton(front)
    for each in (first, second):
        each.show()
    first.setFocus()
    announcer.say("Deleted.")
    second.setFocus()
    settle()
    assert reader.heard == ["Deleted."]


def test_sentences_held_back_are_heard_in_order_after_release(front: QWidget, reader: Reader) -> None:
    announcer = Announcer(front)
    announcer.say("Taken back.")
    announcer.hold()
    announcer.say("Your turn.")
    settle()
    assert reader.heard == []
    announcer.release()
    settle()
    assert reader.heard == ["Taken back.", "Your turn."]


def test_two_announcers_are_heard_in_the_order_in_which_they_spoke(front: QWidget, reader: Reader) -> None:
    table, curtain = Announcer(front), Announcer(front)
    table.hold()
    table.say("Mary deals.")
    table.release()
    curtain.say("Pass to Mary.")
    table.release()  # a second time, as the director may settle twice
    settle()
    assert reader.heard == ["Mary deals.", "Pass to Mary."]


@pytest.mark.broad
def test_the_deal_and_the_first_question_are_heard_to_their_end(moving: Whole, reader: Reader, qtbot: QtBot) -> None:
    """The focus moves to the new hand only when it lies on the table, long after the deal was announced."""
    moving.begin(5, 5)
    lies_still(moving, qtbot)
    assert moving.window.focusWidget() in moving.hand()
    dealt = next(said for said in reader.heard if "" in said)
    asked = moving.window.table.decision_panel.decision
    assert asked is not None
    assert asked.spoken in reader.heard[reader.heard.index(dealt) :]


def test_the_hand_and_the_bids_before_are_heard_with_the_question(whole: Whole, reader: Reader) -> None:
    """The question is in a panel, which takes the focus from the hand."""
    whole.window.play(GameToken(Record.new(seated("auction-forty-fives", 4, 2), names=NAMES[:4], seats=ALONE, seed=4)))
    while not whole.window.table.decision_panel.isVisible():
        turn_by_mouse(whole)
    settle()
    assert whole.view.phase is Phase.BID
    assert whole.view.calls
    dealt = next(place for place, said in enumerate(reader.heard) if "You hold " in said)
    assert len(reader.heard[dealt:]) == 1 + len(whole.view.calls) + 1
    assert reader.heard[-1].startswith("Your bid.")


def test_a_key_is_answered_at_once_even_while_sentences_are_held_back(whole: Whole, reader: Reader) -> None:
    show(whole, "auction-forty-fives", 4, 2, bids)
    table = whole.window.table
    table.announcer.hold()
    table.announcer.say("Mary bids 15.")
    press(whole.window, Qt.Key.Key_V)
    settle()
    assert reader.heard[-2] == "Mary bids 15."
    assert reader.heard[-1].startswith("You hold ")


@pytest.mark.broad
def test_the_move_undone_is_heard_to_its_end(moving: Whole, reader: Reader, qtbot: QtBot) -> None:
    moving.begin(5, 5)
    lies_still(moving, qtbot)
    click(button(moving.window.table.decision_panel, "Leave it"))
    lies_still(moving, qtbot)
    press(moving.window, Qt.Key.Key_Return)
    lies_still(moving, qtbot)
    reader.heard.clear()
    press(moving.window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    lies_still(moving, qtbot)
    assert reader.heard[0].startswith("Taken back: ")


def test_the_next_deal_is_heard_before_the_screen_is_passed(whole: Whole, reader: Reader) -> None:
    show(whole, "twenty-five", 3, 3, deal_is_over, persons=3)
    click(button(whole.window.table.overlays.deal, "Next deal"))
    settle()
    dealt, passed = reader.heard
    assert "is turned up" in dealt
    assert passed.startswith("Pass to ")


def test_the_result_of_a_deal_is_heard_to_its_end(whole: Whole, reader: Reader) -> None:
    whole.begin(5, 5)
    while whole.window.table.overlays.current is not Overlay.DEAL:
        turn_by_mouse(whole)
    settle()
    assert whole.window.focusWidget() is button(whole.window.table.overlays.deal, "Next deal")
    assert any(said.startswith("Deal 1: ") for said in reader.heard)


def test_a_panel_closed_over_a_result_brings_the_focus_back_at_once(whole: Whole, reader: Reader) -> None:
    show(whole, "twenty-five", 5, 5, deal_is_over)
    press(whole.window, Qt.Key.Key_Escape)
    before = reader.stops
    press(whole.window, Qt.Key.Key_Escape)
    assert whole.window.focusWidget() is button(whole.window.table.overlays.deal, "Next deal")
    assert reader.stops - before <= 2


def test_the_persons_turn_does_not_interrupt_the_announcement_of_others_cards(whole: Whole, reader: Reader) -> None:
    """A focused card of the hand keeps the focus, even if another card must be played."""
    whole.begin(5, 5, seed=7)
    kept = 0
    while kept < 6:
        if whole.view.my_turn and not whole.window.table.decision_panel.isVisible() and len(whole.hand()) < 5:
            assert whole.window.focusWidget() in whole.hand()
            kept += 1
        before = len(whole.hand())
        stops = reader.stops
        turn_by_mouse(whole)
        if len(whole.hand()) == before and whole.window.focusWidget() in whole.hand():
            assert reader.stops == stops


def test_the_focus_of_a_played_card_goes_to_its_neighbour(whole: Whole, reader: Reader) -> None:
    """It does not go to the line above the hand, whose every change would then be read out."""
    whole.begin(5, 5, seed=7)
    played = 0
    while played < 8:
        if whole.view.my_turn and not whole.window.table.decision_panel.isVisible():
            row = list(whole.hand())
            last = whole.playable()[-1]
            left = [each.card for each in row if each is not last]
            last.setFocus()
            stops = reader.stops
            press(whole.window, Qt.Key.Key_Return)
            focused = whole.window.focusWidget()
            assert focused is not whole.window.table.top.line
            assert left == [] or focused in whole.hand() or whole.window.table.overlays.current is not None
            if focused in whole.hand():
                assert reader.stops - stops <= 1
            played += 1
        else:
            turn_by_keys(whole)


def test_a_step_taken_while_another_page_is_open_is_announced_on_return(whole: Whole, reader: Reader) -> None:
    show(whole, "twenty-five", 5, 5, robs)
    table = whole.window.table
    press(whole.window, Qt.Key.Key_F1)
    reader.heard.clear()
    shown = whole.view
    table.director.shown.emit(Shown(shown, 0, jumped=True))
    settle()
    assert reader.heard == []
    press(whole.window, Qt.Key.Key_Escape)
    settle()
    assert any("The game stands at" in said for said in reader.heard)


def test_a_page_is_a_group_named_by_its_title(whole: Whole) -> None:
    install_roles()
    titles = {}
    for kind in (HelpPage, SettingsPage, StatisticsPage, SavedGamesPage):
        page = whole.page(kind)
        interface = QAccessible.queryAccessibleInterface(page)
        assert interface.role() is QAccessible.Role.Grouping
        titles[interface.text(QAccessible.Text.Name)] = page.header.title.plain
    assert all(spoken == written for spoken, written in titles.items())
    assert "Help" in titles


def test_nothing_has_a_role_that_says_nothing(whole: Whole) -> None:
    """The start page is named like the window, and stacks of pages are layout: a screen reader reads neither."""
    install_roles()
    stacks = whole.window.findChildren(QStackedWidget)
    assert stacks
    for container in (whole.window.start, *stacks):
        assert QAccessible.queryAccessibleInterface(container).role() is QAccessible.Role.Client
