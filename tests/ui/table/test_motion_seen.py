"""Motion as the window shows it: tricks that count when their cards arrive, and the breath of the sign of the turn."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QAbstractAnimation, QPoint, QVariantAnimation
from PySide6.QtGui import QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.painted import Regions, brought_up_to_date, painted_texts, screen_image
from tests.ui.timers import timer_runs
from tests.ui.whole import NAMES, Start, Whole, turn_by_mouse
from twentyfive.core import Card, Phase
from twentyfive.presentation.settings import ReducedMotion, Speed
from twentyfive.presentation.table.placement import pill_text
from twentyfive.ui.cards.faces import FaceStore
from twentyfive.ui.table.panels.score_table import ScoreRow
from twentyfive.ui.table.surface.plates import SeatPlate
from twentyfive.wording.names import card_sign
from twentyfive.wording.table.line import Line


@pytest.fixture
def whole(start: Start) -> Iterator[Whole]:
    whole = start()
    whole.window.setUpdatesEnabled(True)
    yield whole
    whole.store.change(speed=Speed.OFF)
    whole.window.table.top.finish()


def until_my_turn(whole: Whole) -> SeatPlate:
    """Begin a game, play up to the person's turn, and return their plate."""
    whole.begin(5, 5)
    while not whole.view.my_turn:
        turn_by_mouse(whole)
    return whole.window.table.top.plates[0]


def plate_words(plate: SeatPlate) -> list[str]:
    return [painted.text for painted in painted_texts(plate)]


def traces(whole: Whole) -> list[float]:
    """The moments of the motion at which the screen differs from a full repaint."""
    top = whole.window.table.top
    whole.faces.settle()
    different = []
    for moment in step_through(whole):
        on_screen = brought_up_to_date(whole)
        top.repaint()
        if screen_image(whole) != on_screen:
            different.append(moment)
    return different


def step_through(whole: Whole) -> Iterator[float]:
    """Stop the clock of the moving cards and advance it by hand in forty steps."""
    clock = whole.window.table.top.canvas.flight.findChild(QVariantAnimation)
    assert clock is not None
    clock.pause()
    for step in range(40):
        clock.setCurrentTime(clock.duration() * step // 40)
        QApplication.processEvents()
        yield float(clock.currentValue())


def test_cards_pass_to_the_canvas_one_by_one_as_they_land(whole: Whole) -> None:
    whole.store.change(speed=Speed.NORMAL)
    whole.begin(5, 5)
    flight = whole.window.table.top.canvas.flight
    while whole.view.phase is Phase.DEAL:
        turn_by_mouse(whole)
    flying = [len(flight.spots) for _ in step_through(whole)]
    assert flying[0] == 26
    assert flying == sorted(flying, reverse=True)
    assert len(set(flying)) > 8


def test_a_card_leaves_no_trace_in_its_old_place(whole: Whole) -> None:
    until_my_turn(whole)
    QApplication.processEvents()
    whole.store.change(speed=Speed.NORMAL)
    turn_by_mouse(whole)
    assert traces(whole) == []


def test_a_card_leaves_no_trace_around_its_new_place(whole: Whole) -> None:
    whole.store.change(speed=Speed.NORMAL)
    whole.begin(5, 5)
    while whole.view.phase is Phase.DEAL:
        turn_by_mouse(whole)
    assert traces(whole) == []


def test_moving_cards_need_no_new_pictures(whole: Whole, monkeypatch: pytest.MonkeyPatch) -> None:
    whole.store.change(speed=Speed.NORMAL)
    whole.begin(5, 5)
    while whole.view.phase is Phase.DEAL:
        turn_by_mouse(whole)
    sizes = {(card.width, card.height) for card in whole.window.table.top.canvas.scene}
    asked, pixmap = set(), FaceStore.pixmap

    def noted(faces: FaceStore, card: Card | None, width: float, height: float, ratio: float) -> QPixmap | None:
        asked.add((width, height))
        return pixmap(faces, card, width, height, ratio)

    monkeypatch.setattr(FaceStore, "pixmap", noted)
    assert len(list(step_through(whole))) == 40
    assert asked
    assert asked <= sizes


def test_a_trick_counts_on_the_plate_once_its_cards_have_arrived(whole: Whole) -> None:
    whole.begin(5, 5)
    top = whole.window.table.top
    while whole.view.phase is not Phase.GATHER:
        turn_by_mouse(whole)
    whole.store.change(speed=Speed.VERY_SLOW)
    whole.window.table.director.skip()
    assert whole.moving()
    winner = whole.view.tricks[-1].winner
    assert winner is not None
    plate = top.plates[winner]
    row = whole.window.table.score_panel.findChildren(ScoreRow)[winner]
    before = plate.grab(plate.frame().translated(-plate.pos())).toImage()
    assert "no tricks" in row.accessibleName(), "the panel says the same as the plate"
    assert "one trick" in plate.accessibleName(), "a screen reader need not wait"
    top.finish()
    assert plate.grab(plate.frame().translated(-plate.pos())).toImage() != before, "the pile has its first back"
    assert "one trick" in row.accessibleName()


def trump_words(whole: Whole) -> str:
    return " ".join(painted.text for painted in painted_texts(whole.window.table.top.trump_button))


def marked_to_act(whole: Whole) -> list[int]:
    """The seats that the score panel marks as to act."""
    rows = whole.window.table.score_panel.findChildren(ScoreRow)
    return [seat for seat, row in enumerate(rows) if "to play" in row.accessibleName()]


def test_trumps_and_the_turn_are_shown_once_the_turn_up_lies_still(whole: Whole) -> None:
    whole.store.change(speed=Speed.VERY_SLOW)
    whole.begin(5, 5)
    table = whole.window.table
    while whole.view.trump is None:
        table.director.skip()
    assert whole.moving()
    dealer, to_act = whole.view.dealer, whole.view.to_act
    assert dealer is not None
    assert to_act is not None
    assert whole.line() == ("You deal." if dealer == 0 else f"{NAMES[dealer]} deals.")
    assert trump_words(whole) == "No trumps yet"
    assert marked_to_act(whole) == []
    table.top.finish()
    assert " deal" not in whole.line()
    assert "are trumps" in trump_words(whole)
    assert marked_to_act(whole) == [to_act]


def test_the_first_dealer_is_shown_once_the_jack_lies_still(whole: Whole) -> None:
    whole.store.change(speed=Speed.VERY_SLOW)
    whole.begin(5, 5)
    top = whole.window.table.top
    assert whole.moving()
    assert whole.line() == "Cards are turned up to see who deals: the first jack."
    assert not any("D" in plate_words(plate) for plate in top.plates)
    top.finish()
    dealer, jack = whole.view.next_dealer, whole.view.drawn_for_deal[-1]
    assert dealer is not None
    assert dealer != 0
    assert whole.line() == f"{NAMES[dealer]} deals. The first jack, {card_sign(jack)}, went to {NAMES[dealer]}."
    assert ["D" in plate_words(plate) for plate in top.plates] == [seat == dealer for seat in range(5)]
    assert [pill_text(card.marks) for card in top.canvas.scene if pill_text(card.marks)] == ["deals"]


def another_plays(whole: Whole) -> Card:
    """Begin a game, play until another player's first card moves, and return the card."""
    whole.store.change(speed=Speed.VERY_SLOW)
    whole.begin(5, 5)
    while (trick := whole.view.trick) is None or not trick.cards:
        whole.window.table.director.skip()
    assert whole.moving()
    return trick.cards[-1]


def test_the_line_names_a_card_once_it_lies_still(whole: Whole) -> None:
    played = card_sign(another_plays(whole))
    before = whole.line()
    assert played not in before
    landed: list[str] = []
    whole.window.table.top.landed.connect(lambda: landed.append(whole.line()))
    whole.window.table.top.finish()
    assert played in landed[0]


def test_another_line_shown_while_a_card_moves_stays(whole: Whole) -> None:
    another_plays(whole)
    table = whole.window.table
    table.tell(Line("The cloth is green."), "The cloth is green.")
    landed: list[str] = []
    table.top.landed.connect(lambda: landed.append(whole.line()))
    table.top.finish()
    assert landed[0] == "The cloth is green."


def test_the_sign_of_the_turn_breathes_and_repaints_only_itself(whole: Whole, qtbot: QtBot) -> None:
    plate = until_my_turn(whole)
    QTest.mouseMove(whole.window.windowHandle(), QPoint(4, 4))  # off the card beside the plate, which would rise
    assert not timer_runs(plate), "nothing moves while the speed is off"
    whole.store.change(speed=Speed.NORMAL)
    assert [timer_runs(other) for other in whole.window.table.top.plates] == [True, False, False, False, False]
    whole.faces.settle()
    regions = Regions(plate)
    qtbot.waitUntil(lambda: len(regions.painted) > 1)
    assert not any(region.contains(plate.rect().center()) for region in regions.painted)


def test_the_sign_stands_still_while_it_is_not_visible(whole: Whole) -> None:
    plate = until_my_turn(whole)
    whole.store.change(speed=Speed.NORMAL)
    breathes = [timer_runs(plate)]
    plate.hide()
    breathes.append(timer_runs(plate))
    plate.show()
    breathes.append(timer_runs(plate))
    other = QWidget()
    other.show()
    other.activateWindow()
    QApplication.processEvents()
    breathes.append(timer_runs(plate))
    other.close()
    whole.window.activateWindow()
    QApplication.processEvents()
    breathes.append(timer_runs(plate))
    assert breathes == [True, False, True, False, True]


def test_nothing_moves_with_reduced_motion(whole: Whole) -> None:
    whole.store.change(speed=Speed.SLOW, reduced_motion=ReducedMotion.ON)
    plate = until_my_turn(whole)
    assert not whole.moving()
    assert not timer_runs(plate)
    animations = whole.window.findChildren(QAbstractAnimation)
    assert animations
    assert all(animation.state() is QAbstractAnimation.State.Stopped for animation in animations)
    whole.store.change(reduced_motion=ReducedMotion.OFF)
    assert timer_runs(plate)
