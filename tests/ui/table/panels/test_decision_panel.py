"""The decision panel: its questions, the answers of its buttons, and that it is neither cut nor in the way."""

from dataclasses import replace
from itertools import groupby
from typing import NamedTuple

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.core.positions import dealt, played
from tests.ui.asked import (
    Asked,
    asked_in,
    asked_under,
    bids,
    exchanges,
    jinks,
    may_bid_25,
    may_hold,
    names_trumps,
    question,
    robs,
)
from tests.ui.dressing import dressed
from tests.ui.panels import WINDOWS, cut_off, look, shows, window
from tests.ui.pressing import click
from tests.ui.reading import framed
from tests.ui.whole import button, choice, names, press
from twentyfive.core import (
    PlayerView,
    Suit,
    seated,
    view_for,
)
from twentyfive.core.cards import parse_cards
from twentyfive.core.moves import Bid, Jink, Pass, TakePool
from twentyfive.presentation.settings import ThemeChoice
from twentyfive.presentation.table.frame import Room
from twentyfive.presentation.table.table_layout import Sitting, table_layout
from twentyfive.ui.table.panels.decision_panel import DecisionPanel
from twentyfive.ui.table.table_view import to_qrect
from twentyfive.ui.theme.tokens import Ground
from twentyfive.ui.widgets.base_button import BaseButton
from twentyfive.ui.widgets.panels import RichLabel
from twentyfive.wording.names import SUIT_NAMES
from twentyfive.wording.table.question import NoMove

QUESTIONS = [
    ("fifty-five", 5, 5, may_hold),
    ("fifty-five", 9, 9, bids),
    ("fifty-five", 5, 5, exchanges),
    ("fifty-five", 2, 2, names_trumps),
    ("auction-forty-fives", 4, 2, bids),
    ("auction-forty-fives", 6, 2, exchanges),
    ("one-hundred-ten-joker", 5, 5, exchanges),
    ("spoil-five", 5, 5, jinks),
    ("spoil-five", 10, 10, robs),
]


class Placed(NamedTuple):
    """A panel, its window, and the plates that it covers."""

    panel: DecisionPanel
    window: QWidget
    covered: list[QRect]


def placed(
    qtbot: QtBot, view: PlayerView, size: tuple[int, int, float], theme: ThemeChoice = ThemeChoice.LIGHT
) -> Placed:
    """The panel on a table of that size."""
    width, height, text = size
    around = window(qtbot, width, height)
    panel = dressed(DecisionPanel(around), look(width, height, text, theme))
    zones = table_layout(Room(width, height, text), Sitting(view.rules.players, cards=max(5, len(view.hand))))
    plates = tuple(to_qrect(seat.plate) for seat in zones.seats)
    panel.ask(question(view))
    panel.place_above(zones, plates)
    panel.show()
    QApplication.processEvents()
    sheet = panel.sheet().translated(panel.pos())
    return Placed(panel, around, [plate for plate in plates if sheet.intersects(plate)])


@pytest.mark.broad("size0-*")
@pytest.mark.parametrize("asked", QUESTIONS, ids=lambda asked: f"{asked[0]}-{asked[1]}-{asked[3].__name__}")
@pytest.mark.parametrize("size", WINDOWS)
def test_nothing_of_a_question_is_cut_off(
    qtbot: QtBot, asked: tuple[str, int, int, Asked], size: tuple[int, int, float]
) -> None:
    panel, around, covered = placed(qtbot, asked_in(*asked), size)
    assert not cut_off(panel, panel.rect())
    assert around.rect().contains(panel.sheet().translated(panel.pos()))
    if size == (1280, 800, 1.0):
        assert not covered


@pytest.mark.broad("size0-*")
@pytest.mark.parametrize("asked", QUESTIONS, ids=lambda asked: f"{asked[0]}-{asked[1]}-{asked[3].__name__}")
@pytest.mark.parametrize("size", WINDOWS)
def test_whatever_cannot_be_pressed_has_its_reason_in_view(
    qtbot: QtBot, asked: tuple[str, int, int, Asked], size: tuple[int, int, float]
) -> None:
    view = asked_in(*asked)
    panel, _around, _ = placed(qtbot, view, size)
    told = [child.plain for child in panel.findChildren(RichLabel) if child.isVisible()]
    told += [shown.note for shown in framed(panel)]
    for each in question(view).choices:
        reason = "is the highest" if each.why_not == "too low" else each.why_not
        assert any(reason in words for words in told), f"{each.label}: {each.why_not}, but {told}"


def test_a_small_window_still_explains_how_cards_are_chosen(qtbot: QtBot) -> None:
    """A narrower panel has room for the explanation beside the plates."""
    view = asked_in("auction-forty-fives", 4, 2, exchanges)
    panel, _around, covered = placed(qtbot, view, (800, 600, 1.0))
    told = [child.accessibleName() for child in panel.findChildren(QWidget) if child.isVisible()]
    assert question(view).explanation in told
    assert not covered


def test_without_room_for_the_explanation_the_question_asks_to_choose_a_card(qtbot: QtBot) -> None:
    """Otherwise a disabled button would stand there without a reason."""
    view = asked_in("twenty-five", 5, 5, lambda view: robs(view) and not view.rules.must_rob)
    for size in ((800, 600, 1.0), (1280, 800, 1.5), (1280, 800, 2.5)):
        panel, _around, _ = placed(qtbot, view, size)
        told = " ".join(child.accessibleName() for child in panel.findChildren(RichLabel) if child.isVisible())
        assert "Choose " in told


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0, 2.5])
def test_every_text_size_explains_how_to_exchange_cards(qtbot: QtBot, text: float) -> None:
    panel, _around, _ = placed(qtbot, asked_in("auction-forty-fives", 4, 2, exchanges), (1280, 800, text))
    told = " ".join(child.accessibleName() for child in panel.findChildren(RichLabel) if child.isVisible())
    assert "Choose " in told


def test_with_large_text_the_answers_stand_in_one_row(qtbot: QtBot) -> None:
    for asked in (
        ("auction-forty-fives", 4, 2, bids),
        ("fifty-five", 5, 5, may_hold),
        ("fifty-five", 5, 5, names_trumps),
        ("fifty-five", 5, 5, exchanges),
        ("spoil-five", 5, 5, jinks),
        ("twenty-five", 5, 5, robs),
    ):
        panel, _around, covered = placed(qtbot, asked_in(*asked), (1280, 800, 1.5))
        answers = framed(panel)
        assert len({shown.y() for shown in answers}) == 1, asked
        assert all(shown.folded_width(2) <= shown.width() for shown in answers), f"{asked}: a label wraps"
        assert not covered, asked


def test_the_answers_to_jink_keep_their_notes_at_every_size(qtbot: QtBot) -> None:
    view = asked_in("spoil-five", 5, 5, jinks)
    for size in WINDOWS:
        panel, _around, _ = placed(qtbot, view, size)
        notes = [shown.note for shown in framed(panel)]
        assert notes == [choice.note for choice in question(view).choices]


def test_buttons_are_equally_wide(qtbot: QtBot) -> None:
    panel, _around, _ = placed(qtbot, asked_in("fifty-five", 5, 5, may_hold), (1280, 800, 1.0))
    widths = {shown.width() for shown in panel.findChildren(QAbstractButton) if shown.isVisible()}
    assert max(widths) - min(widths) <= 1


def test_the_bids_stand_in_one_row_if_no_label_wraps(qtbot: QtBot) -> None:
    view = asked_in("auction-forty-fives", 4, 2, may_bid_25)
    panel, _around, covered = placed(qtbot, view, (1280, 800, 1.0))
    answers = framed(panel)
    assert {"all tricks", "4 and best trump"} <= {shown.note for shown in answers}
    assert len({shown.y() for shown in answers}) == 1
    assert all(shown.folded_width(2) <= shown.width() for shown in answers)
    assert not covered


def test_bids_fill_several_rows_evenly(qtbot: QtBot) -> None:
    rules = seated("auction-forty-fives", 4, 2).replace(bids=tuple(range(8, 32, 2)))
    placed_panel = placed(qtbot, asked_under(rules, bids), (800, 600, 1.0))
    answers = framed(placed_panel.panel)
    rows = [list(row) for _, row in groupby(answers, key=lambda shown: shown.y())]
    assert len(rows) > 1
    assert min(len(row) for row in rows) > 1
    assert max(len(row) for row in rows) - min(len(row) for row in rows) <= 1
    assert len({row[0].x() for row in rows}) == 1
    ends = [row[-1].geometry().right() for row in rows]
    assert max(ends) - min(ends) <= 1


@pytest.mark.parametrize("suit", Suit)
def test_the_focus_is_on_the_longest_suit(qtbot: QtBot, suit: Suit) -> None:
    held = parse_cards(" ".join(f"{rank}{suit}" for rank in "6789"))
    view = replace(asked_in("fifty-five", 5, 5, names_trumps), hand=held)
    panel, around, _ = placed(qtbot, view, (1280, 800, 1.0))
    panel.focus_answer()
    focused = around.focusWidget()
    assert isinstance(focused, BaseButton)
    assert focused.label == SUIT_NAMES[suit]()


class TestExplanationOfABid:
    def test_to_a_player_alone(self) -> None:
        explained = question(view_for(dealt("A deals", seated("fifty-five", 5, 5)), 1)).explanation
        counts, made, all_tricks = explained.split(". ")
        assert counts == "Each trick counts 5, and the best trump adds 5"
        assert made == "Make it, and you score every point you take; fail, and you lose as many points as you bid"
        assert all_tricks == "A bid of 60, for all the tricks, scores 60 or loses 60."

    def test_to_a_side(self) -> None:
        explained = question(view_for(dealt("A deals", seated("auction-forty-fives", 4, 2)), 1)).explanation
        counts, made, all_tricks = explained.split(". ")
        assert counts == "Each trick counts 5, and the best trump adds 5"
        assert (
            made == "Make it, and your side scores every point it takes; fail, and it loses as many points as you bid"
        )
        assert all_tricks == "A bid of 30, for all the tricks, scores 60 or loses 30."

    def test_to_a_player_who_may_only_bid_all_tricks(self) -> None:
        state = played(dealt("A deals", seated("fifty-five", 3, 3)), "bid 25")
        assert question(view_for(state, 2)).explanation == "A bid of 60, for all the tricks, scores 60 or loses 60."


def test_bids_below_the_highest_are_disabled_with_a_reason(qtbot: QtBot) -> None:
    view = asked_in("fifty-five", 5, 5, lambda view: bids(view) and Bid(10) not in view.legal and not may_hold(view))
    panel, _around, _ = placed(qtbot, view, (1280, 800, 1.0))
    with qtbot.assertNotEmitted(panel.answered):
        click(button(panel, names(panel)[1]))
    assert "too low" in button(panel, names(panel)[1]).accessibleDescription() + names(panel)[1]


@pytest.mark.parametrize(
    ("asked", "begins", "answer"),
    [
        (("fifty-five", 5, 5, bids), "Pass", Pass()),
        (("fifty-five", 5, 5, lambda view: Bid(60) in view.legal), "60", Bid(60)),
        (("spoil-five", 5, 5, jinks), "Jink", Jink()),
        (("spoil-five", 5, 5, jinks), "Take the pool", TakePool()),
        (("twenty-five", 5, 5, lambda view: robs(view) and not view.rules.must_rob), "Leave it", NoMove.LEAVE_LYING),
    ],
)
def test_each_button_gives_its_answer(
    qtbot: QtBot, asked: tuple[str, int, int, Asked], begins: str, answer: object
) -> None:
    panel, _around, _ = placed(qtbot, asked_in(*asked), (1280, 800, 1.0))
    with qtbot.waitSignal(panel.answered) as given:
        click(choice(panel, begins))
    assert given.args == [answer]


def test_suit_signs_come_and_go_with_the_question(qtbot: QtBot) -> None:
    """With a ladder of three bids, pass and the bids are as many answers as there are suits."""
    ladder = seated("fifty-five", 2, 2).replace(bids=(15, 25, 60))
    bids_first = view_for(dealt("A deals", ladder), 1)
    naming = asked_in("fifty-five", 2, 2, names_trumps)
    panel, _around, _ = placed(qtbot, naming, (1280, 800, 1.0))
    red = look().suit_on(Suit.HEARTS, Ground.PAPER)
    panel.ask(question(bids_first))
    assert [name.split(",")[0] for name in names(panel)] == ["Pass", "15", "25", "60"]
    assert not any(shows(button(panel, name), red) for name in names(panel))
    panel.ask(question(naming))
    assert [shows(button(panel, name), red) for name in names(panel)] == [False, True, True, False]


@pytest.mark.parametrize("theme", [ThemeChoice.LIGHT, ThemeChoice.DARK])
def test_red_suits_are_named_by_red_signs(qtbot: QtBot, theme: ThemeChoice) -> None:
    panel, _around, _ = placed(qtbot, asked_in("fifty-five", 5, 5, names_trumps), (1280, 800, 1.0), theme)
    red = look(theme=theme).suit_on(Suit.HEARTS, Ground.PAPER)
    assert {name: shows(button(panel, name), red) for name in names(panel)} == {
        "Clubs": False,
        "Diamonds": True,
        "Hearts": True,
        "Spades": False,
    }


def test_a_long_question_after_a_short_one_is_not_cut(qtbot: QtBot) -> None:
    """A nested layout could keep the height of the former words."""
    placed_panel = placed(qtbot, asked_in("fifty-five", 5, 5, exchanges), (1280, 800, 2.5))
    panel, view = placed_panel.panel, asked_in("spoil-five", 5, 5, jinks)
    panel.ask(question(view))
    panel.place_above(table_layout(Room(1280, 800, 2.5), Sitting(5)), ())
    QApplication.processEvents()
    assert not cut_off(panel, panel.rect())


def test_arrows_walk_the_answers(qtbot: QtBot) -> None:
    panel, around, _ = placed(qtbot, asked_in("spoil-five", 5, 5, jinks), (1280, 800, 1.0))
    panel.focus_answer()
    assert focused_name() == "Take the pool"
    press(around, Qt.Key.Key_Down)
    assert focused_name() == "Jink"


def focused_name() -> str:
    focused = QApplication.focusWidget()
    assert isinstance(focused, QAbstractButton)
    return focused.text()


def test_with_the_largest_text_the_panel_names_the_bids_that_it_covers(qtbot: QtBot) -> None:
    view = asked_in("fifty-five", 5, 5, may_hold)
    panel, _around, _ = placed(qtbot, view, (1280, 800, 2.5))
    told = question(view).calls_so_far
    assert all(f"{view.names[said.seat]}: " in told for said in view.calls)
    assert told in [child.accessibleName() for child in panel.children() if hasattr(child, "accessibleName")]
