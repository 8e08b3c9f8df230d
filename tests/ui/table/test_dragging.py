"""Cards of the hand under a real pointer: they rise, follow it, are played above the hand, or go home."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QAbstractAnimation, QPoint, Qt, QTimer, QVariantAnimation
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tests.net.lobby.fakes import FakeGateway
from tests.turns import turn
from tests.ui.evening import Evening
from tests.ui.moments import bids, show
from tests.ui.painted import brought_up_to_date, screen_image
from tests.ui.seated import OWN_AND_SECOND, begin
from tests.ui.table.turns import until_choice, until_rob
from tests.ui.whole import Start, Whole, press, turn_by_mouse
from twentyfive.core import Card
from twentyfive.core.moves import PlayCard
from twentyfive.presentation.settings import PlayBy, ReducedMotion, Speed
from twentyfive.presentation.table.feel import HOME_MS, LANDS_MS, RISES_MS, SHAKES_MS
from twentyfive.presentation.table.placement import Mark, Placement
from twentyfive.ui.table.surface.card_buttons import CardButton
from twentyfive.ui.table.surface.hand_feel import HandFeel
from twentyfive.wording.names import card_sign

LEFT = Qt.MouseButton.LeftButton


class Pointer:
    """The mouse over the window, moved by a test."""

    def __init__(self, whole: Whole) -> None:
        self._whole = whole
        self._at = QPoint()

    def to(self, card: CardButton) -> Pointer:
        """Move to the middle of a card."""
        return self._go(card.mapTo(self._whole.window, card.rect().center()))

    def by(self, x: int, y: int) -> Pointer:
        """Move by that distance."""
        return self._go(self._at + QPoint(x, y))

    def down(self) -> Pointer:
        """Press the left button."""
        QTest.mousePress(self._whole.window.windowHandle(), LEFT, pos=self._at)
        turn()
        return self

    def up(self) -> Pointer:
        """Release the left button."""
        QTest.mouseRelease(self._whole.window.windowHandle(), LEFT, pos=self._at)
        turn()
        return self

    def _go(self, at: QPoint) -> Pointer:
        self._at = at
        QTest.mouseMove(self._whole.window.windowHandle(), at)
        turn()
        return self


@pytest.fixture
def pointer(whole: Whole) -> Pointer:
    return Pointer(whole)


def feel_of(whole: Whole) -> HandFeel:
    return whole.window.table.top.canvas.feel


def lying(whole: Whole, card: Card) -> Placement:
    """The card at rest in the scene."""
    return next(each for each in whole.window.table.top.canvas.scene if each.spot.card == card)


def posed(whole: Whole, card: Card) -> Placement:
    return feel_of(whole).posed(lying(whole, card))


def played(whole: Whole, card: Card) -> bool:
    assert whole.engine.record is not None
    return PlayCard(card) in whole.engine.record.moves


def wrong_card(whole: Whole) -> CardButton:
    return next(each for each in whole.hand() if each not in whole.playable())


def test_a_card_drawn_out_of_the_hand_is_played_when_it_is_let_go(whole: Whole, pointer: Pointer) -> None:
    until_choice(whole)
    card = whole.playable()[0].card
    pointer.to(whole.playable()[0]).down().by(30, -250)
    assert feel_of(whole).dragged == lying(whole, card)
    assert not played(whole, card)
    pointer.up()
    assert played(whole, card)
    assert feel_of(whole).aloft == ()


def test_a_card_let_go_low_goes_home_and_nothing_is_said(whole: Whole, pointer: Pointer) -> None:
    until_choice(whole)
    card, before, line = whole.playable()[0].card, whole.engine.state, whole.line()
    pointer.to(whole.playable()[0]).down().by(200, -40)
    assert posed(whole, card).x == lying(whole, card).x + 200
    pointer.up()
    assert posed(whole, card) == lying(whole, card)
    assert (whole.engine.state, whole.line()) == (before, line)


def test_a_press_that_trembles_plays_the_card_as_a_click_does(whole: Whole, pointer: Pointer) -> None:
    until_choice(whole)
    card = whole.playable()[0].card
    pointer.to(whole.playable()[0]).down().by(3, -4)
    assert feel_of(whole).dragged is None
    pointer.up()
    assert played(whole, card)


def test_a_card_brought_back_is_not_played(whole: Whole, pointer: Pointer) -> None:
    until_choice(whole)
    before = whole.engine.state
    pointer.to(whole.playable()[0]).down().by(30, -250).by(-30, 250).up()
    assert whole.engine.state == before


def test_a_card_that_may_not_be_played_goes_home_with_the_reason(whole: Whole, pointer: Pointer) -> None:
    until_choice(whole)
    wrong, before = wrong_card(whole), whole.engine.state
    pointer.to(wrong).down().by(0, -250).up()
    assert whole.engine.state == before
    assert f"Not {card_sign(wrong.card)}:" in whole.line()
    assert posed(whole, wrong.card) == lying(whole, wrong.card)


def test_dragging_plays_even_where_a_click_only_chooses(whole: Whole, pointer: Pointer) -> None:
    whole.store.change(play_by=PlayBy.SELECT)
    until_choice(whole)
    first, second = (each.card for each in whole.playable()[:2])
    pointer.to(whole.playable()[0]).down().up()
    assert whole.window.table.hand.chosen == first
    pointer.to(whole.playable()[1]).down().by(0, -250).up()
    assert played(whole, second)
    assert not played(whole, first)


def test_a_card_dragged_while_others_play_goes_home_and_hurries_nobody(start: Start) -> None:
    whole = start(speed=Speed.OFF, hold=None)
    until_choice(whole)
    pointer = Pointer(whole)
    pointer.to(whole.playable()[0]).down().up()
    assert whole.waiting(), "the trick lies to be read"
    held, line = whole.hand(), whole.line()
    pointer.to(held[0]).down().by(0, -250)
    assert feel_of(whole).dragged is not None
    pointer.up()
    assert whole.waiting()
    assert (whole.hand(), whole.line()) == (held, line)
    assert posed(whole, held[0].card) == lying(whole, held[0].card)


def test_a_card_drawn_out_for_the_turn_up_is_chosen_and_stays_so(whole: Whole, pointer: Pointer) -> None:
    until_rob(whole)
    card = whole.hand()[-1].card
    for _ in range(2):
        pointer.to(whole.hand()[-1]).down().by(0, -250).up()
        assert whole.window.table.hand.out == (card,)
    assert Mark.PUT_OUT in lying(whole, card).marks


def test_a_card_drawn_out_during_a_question_that_it_cannot_answer_is_explained(whole: Whole, pointer: Pointer) -> None:
    show(whole, "fifty-five", 5, 5, bids)
    pointer.to(whole.hand()[0]).down().by(0, -250).up()
    assert whole.window.table.decision_panel.hint.plain == "Answer this first, then play."


def test_a_card_of_the_hand_that_waits_is_not_played(whole: Whole, pointer: Pointer) -> None:
    begin(whole, *OWN_AND_SECOND)
    while not (whole.view.my_turn and whole.window.table.director.up_to_date and whole.playable()):
        turn_by_mouse(whole)
    other, before = whole.window.table.top.canvas.other_buttons()[0], whole.engine.state
    pointer.to(other).down().by(0, -250).up()
    assert whole.engine.state == before
    assert "other hand" in whole.line() or "hand" in whole.line()


def escape(whole: Whole) -> None:
    press(whole.window, Qt.Key.Key_Escape)
    assert whole.window.table.overlays.current is None, "the menu stays closed"


def lose_the_focus(whole: Whole) -> None:
    other = QWidget()
    other.show()
    other.activateWindow()
    turn()
    other.close()
    whole.window.activateWindow()
    turn()


def resize(whole: Whole) -> None:
    whole.window.resize(1100, 700)
    turn()


def leave_the_table(whole: Whole) -> None:
    press(whole.window, Qt.Key.Key_F1)
    assert not whole.window.table.isVisible()


@pytest.mark.parametrize("happens", [escape, lose_the_focus, resize, leave_the_table])
def test_what_comes_between_brings_the_dragged_card_home(
    happens: Callable[[Whole], None], whole: Whole, pointer: Pointer
) -> None:
    until_choice(whole)
    card, before = whole.playable()[0].card, whole.engine.state
    pointer.to(whole.playable()[0]).down().by(30, -250)
    happens(whole)
    assert feel_of(whole).dragged is None
    assert posed(whole, card) == lying(whole, card)
    pointer.up()
    assert whole.engine.state == before


def test_the_dragged_card_follows_no_more_once_its_hand_is_another(whole: Whole, pointer: Pointer) -> None:
    until_choice(whole)
    card = whole.playable()[0].card
    pointer.to(whole.playable()[0]).down().up()
    while not whole.view.my_turn:
        turn_by_mouse(whole)
    pointer.to(whole.playable()[0]).down().by(0, -250)
    whole.engine.undo()
    turn()
    before = whole.engine.state
    assert card in whole.view.hand
    pointer.up()
    assert whole.engine.state == before or not played(whole, card)


def test_the_dragged_card_is_let_go_when_it_is_played_by_a_key(whole: Whole, pointer: Pointer) -> None:
    until_choice(whole)
    card = whole.playable()[0].card
    pointer.to(whole.playable()[0]).down().by(0, -250)
    press(whole.window, Qt.Key.Key_Return)
    assert played(whole, card)
    assert feel_of(whole).dragged is None
    before = whole.engine.state
    pointer.up()
    assert whole.engine.state == before


def test_the_right_button_drags_nothing(whole: Whole, pointer: Pointer) -> None:
    until_choice(whole)
    card, before = whole.playable()[0], whole.engine.state
    pointer.to(card)
    QTest.mousePress(card, Qt.MouseButton.RightButton)
    pointer.by(0, -250)
    QTest.mouseRelease(card, Qt.MouseButton.RightButton)
    assert feel_of(whole).dragged is None
    assert whole.engine.state == before


def test_a_card_is_dragged_from_the_seam_beside_it_too(whole: Whole, pointer: Pointer) -> None:
    until_choice(whole)
    first = whole.playable()[0]
    pointer.to(first).by(-first.width() // 2 - 2, 0).down().by(0, -250).up()
    assert played(whole, first.card)


def test_nothing_moves_by_itself_without_motion(whole: Whole, pointer: Pointer) -> None:
    whole.store.change(speed=Speed.SLOW, reduced_motion=ReducedMotion.ON)
    until_choice(whole)
    right, wrong = whole.playable()[0], wrong_card(whole)
    pointer.to(right)
    assert posed(whole, right.card) == lying(whole, right.card)
    assert feel_of(whole).light(lying(whole, right.card)) == 1, "its frame is brighter"
    pointer.down().by(90, -20).by(90, 0)
    assert posed(whole, right.card).angle == 0
    pointer.by(-180, 20).up()
    pointer.to(wrong).down().up()
    assert not any(
        animation.state() is QAbstractAnimation.State.Running
        for animation in feel_of(whole).findChildren(QAbstractAnimation)
    )
    assert posed(whole, wrong.card) == lying(whole, wrong.card)


def test_a_second_click_is_a_click_too(whole: Whole, pointer: Pointer) -> None:
    whole.store.change(play_by=PlayBy.SELECT)
    until_choice(whole)
    card = whole.playable()[0]
    pointer.to(card).down().up()
    QTest.mouseDClick(whole.window.windowHandle(), LEFT, pos=card.mapTo(whole.window, card.rect().center()))
    turn()
    assert played(whole, card.card)


def test_phones_are_told_nothing_of_the_pointer(whole: Whole, pointer: Pointer, gateways: list[FakeGateway]) -> None:
    evening = Evening(whole, gateways)
    for seat in (1, 2):
        evening.come(seat, f"guest {seat}")
    evening.start()
    evening.play_until(lambda: whole.view.my_turn and bool(whole.playable()))
    sent = len(evening.link.bytes_sent)
    assert sent
    pointer.to(whole.playable()[0]).down().by(10, -60).by(30, -250)
    assert feel_of(whole).dragged is not None
    press(whole.window, Qt.Key.Key_Escape)
    pointer.up()
    assert len(evening.link.bytes_sent) == sent


# Frames at fixed times


@pytest.fixture
def moving(start: Start) -> Iterator[Whole]:
    """The program at normal speed, its clock of the hand stopped, at a turn of the person."""
    whole = start()
    whole.window.setUpdatesEnabled(True)
    until_choice(whole)
    whole.store.change(speed=Speed.NORMAL)
    whole.faces.settle()
    turn()
    yield whole
    whole.store.change(speed=Speed.OFF)
    whole.window.table.top.finish()


def clock_of(whole: Whole) -> QVariantAnimation:
    clock = feel_of(whole).findChild(QVariantAnimation)
    assert clock is not None
    return clock


def still_of(whole: Whole) -> QTimer:
    """The timer that runs out when the pointer has stood still."""
    still = feel_of(whole).findChild(QTimer)
    assert still is not None
    return still


def at(whole: Whole, ms: int) -> None:
    """Show the hand at that time of its motion."""
    if clock_of(whole).state() is QAbstractAnimation.State.Running:
        clock_of(whole).pause()
    clock_of(whole).setCurrentTime(ms)
    QApplication.processEvents()


def test_a_card_rises_under_the_pointer_and_falls_back(moving: Whole) -> None:
    pointer, card = Pointer(moving), moving.playable()[0].card
    rest = lying(moving, card).y
    pointer.to(moving.playable()[0])
    heights: list[float] = []
    for ms in (0, RISES_MS // 2, RISES_MS):
        at(moving, ms)
        heights.append(rest - posed(moving, card).y)
    zones = moving.window.table.top.zones
    assert zones is not None
    assert heights[0] < heights[1] < heights[2] == zones.lift / 2
    pointer.down()
    at(moving, 60)
    assert rest - posed(moving, card).y < heights[2]
    feel_of(moving).drop()
    pointer.up().by(0, -400)
    clock_of(moving).setCurrentTime(clock_of(moving).duration())
    assert posed(moving, card) == lying(moving, card)


def test_a_played_card_sets_out_from_where_it_is_let_go(moving: Whole) -> None:
    pointer, card = Pointer(moving), moving.playable()[0].card
    pointer.to(moving.playable()[0]).down().by(30, -250)
    let_go = posed(moving, card)
    top = moving.window.table.top
    QTest.mouseRelease(moving.window.windowHandle(), LEFT, pos=pointer._at)
    glide = next(each for each in top.canvas.flight._glides if each.end.spot.card == card)
    assert (glide.start.x, glide.start.y, glide.start.angle) == (let_go.x, let_go.y, let_go.angle)
    assert glide.lasts_ms == LANDS_MS


def test_a_refused_card_goes_home_and_then_shakes(moving: Whole) -> None:
    pointer, wrong = Pointer(moving), wrong_card(moving)
    rest = lying(moving, wrong.card)
    pointer.to(wrong).down().by(0, -250)
    QTest.mouseRelease(moving.window.windowHandle(), LEFT, pos=pointer._at)
    begins = round(feel_of(moving)._passages[wrong.card].begins_ms)
    at(moving, begins + HOME_MS // 2)
    assert posed(moving, wrong.card).y < rest.y - 20
    at(moving, begins + HOME_MS + SHAKES_MS // 8)
    assert posed(moving, wrong.card).x == pytest.approx(rest.x + 4, abs=0.3)
    at(moving, begins + HOME_MS + 3 * SHAKES_MS // 8)
    assert posed(moving, wrong.card).x == pytest.approx(rest.x - 4, abs=0.3)
    at(moving, begins + HOME_MS + SHAKES_MS)
    assert posed(moving, wrong.card) == rest


def test_a_dragged_card_leans_and_hangs_straight_once_the_pointer_stands_still(moving: Whole) -> None:
    pointer, feel, card = Pointer(moving), feel_of(moving), moving.playable()[0].card
    now = [0.0]
    feel.clock = lambda: now[0]
    still_of(moving).blockSignals(True)  # on a busy machine the pointer stands still for long between two moves
    pointer.to(moving.playable()[0]).down()
    for _ in range(12):
        now[0] += 16
        pointer.by(14, -10)
    assert 4 < posed(moving, card).angle <= 7
    still_of(moving).stop()
    still_of(moving).blockSignals(False)
    still_of(moving).timeout.emit()
    at(moving, clock_of(moving).duration())
    assert posed(moving, card).angle == 0
    assert feel.dragged is not None
    feel.drop()


def test_no_card_leaves_a_trace(moving: Whole) -> None:
    pointer, top, different = Pointer(moving), moving.window.table.top, []

    def compare(when: str) -> None:
        QApplication.processEvents()
        on_screen = brought_up_to_date(moving)
        top.repaint()
        if screen_image(moving) != on_screen:
            different.append(when)

    pointer.to(moving.playable()[0])
    for ms in range(0, RISES_MS + 1, 10):
        at(moving, ms)
        compare(f"rising {ms}")
    pointer.down()
    for step in range(12):
        pointer.by(20, -22)
        still_of(moving).stop()
        compare(f"dragged {step}")
    feel_of(moving).drop()
    begins = round(next(iter(feel_of(moving)._passages.values())).begins_ms)
    for ms in range(0, HOME_MS + 1, 20):
        at(moving, begins + ms)
        compare(f"home {ms}")
    pointer.up()
    feel_of(moving).shake(wrong_card(moving).card)
    at(moving, begins := clock_of(moving).currentTime())
    for ms in range(0, SHAKES_MS + 1, 20):
        at(moving, begins + ms)
        compare(f"shaking {ms}")
    assert different == []


def test_the_name_of_a_card_does_not_change_under_the_pointer(whole: Whole, pointer: Pointer) -> None:
    until_choice(whole)
    card = whole.playable()[0]
    names = [card.accessibleName(), card.accessibleDescription()]
    pointer.to(card).down().by(0, -250)
    assert [card.accessibleName(), card.accessibleDescription()] == names
    pointer.by(0, 250).up()
