"""Motion as it is seen in the window: strokes that arrive with their cards, and the breath of whose turn it is."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QAbstractAnimation, QEvent, QObject, Qt, QVariantAnimation
from PySide6.QtGui import QImage, QPainter, QPaintEvent, QPixmap, QRegion
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.painted import painted_texts
from tests.ui.timers import timer_runs
from tests.ui.whole import NAMES, Whole, turn_by_mouse
from twentyfive.core import Card, Phase
from twentyfive.ui.cards.faces import FaceStore
from twentyfive.ui.cards.placement import pill_text
from twentyfive.ui.settings.model import ReducedMotion, Speed
from twentyfive.ui.table.panels.score_table import ScoreRow
from twentyfive.ui.table.surface.plates import SeatPlate
from twentyfive.wording.names import card_sign
from twentyfive.wording.table.line import Line


@pytest.fixture
def whole(whole: Whole) -> Iterator[Whole]:
    yield whole
    whole.store.change(speed=Speed.OFF)
    whole.window.table.top.finish()


def until_my_turn(whole: Whole) -> SeatPlate:
    """Begin a game and come to the person's turn; their plate."""
    whole.begin(5, 5)
    while not whole.view.my_turn:
        turn_by_mouse(whole)
    return whole.window.table.top.plates[0]


def plate_says(plate: SeatPlate) -> list[str]:
    return [painted.text for painted in painted_texts(plate)]


class Regions(QObject):
    """What of a widget is painted anew."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.painted: list[QRegion] = []
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        del watched
        if isinstance(event, QPaintEvent):
            self.painted.append(event.region())
        return False


def on_the_screen(whole: Whole) -> QImage:
    """The table as it was painted, bit by bit, but for the plates, whose signs breathe; nothing is painted anew."""
    top = whole.window.table.top
    seen = whole.window.screen().grabWindow(whole.window.winId(), 0, 0, top.width(), top.height())
    painter = QPainter(seen)
    for plate in top.plates:
        painter.fillRect(plate.geometry(), Qt.GlobalColor.black)
    painter.end()
    return seen.toImage()


def traces(whole: Whole) -> list[float]:
    """The moments of the motion at which the screen shows something else than the table painted as a whole."""
    top = whole.window.table.top
    whole.faces.settle()
    different = []
    for moment in step_through(whole):
        on_screen = on_the_screen(whole)
        top.repaint()
        if on_the_screen(whole) != on_screen:
            different.append(moment)
    return different


def step_through(whole: Whole) -> Iterator[float]:
    """Stop the clock of the cards that fly and go on by hand, from one fortieth of the time to the next."""
    clock = whole.window.table.top.canvas.flight.findChild(QVariantAnimation)
    assert clock is not None
    clock.pause()
    for step in range(40):
        clock.setCurrentTime(clock.duration() * step // 40)
        QApplication.processEvents()
        yield float(clock.currentValue())


def test_cards_go_over_to_the_table_one_by_one_as_they_land(whole: Whole) -> None:
    whole.store.change(speed=Speed.NORMAL)
    whole.begin(5, 5)
    flight = whole.window.table.top.canvas.flight
    while whole.view.phase is Phase.DEAL:
        turn_by_mouse(whole)
    flying = [len(flight.spots) for _ in step_through(whole)]
    assert flying[0] == 26
    assert flying == sorted(flying, reverse=True)
    assert len(set(flying)) > 8


def test_no_trace_of_a_card_stays_where_it_was(whole: Whole) -> None:
    until_my_turn(whole)
    QApplication.processEvents()
    whole.store.change(speed=Speed.NORMAL)
    turn_by_mouse(whole)
    assert traces(whole) == []


def test_no_trace_of_a_card_stays_where_it_landed(whole: Whole) -> None:
    whole.store.change(speed=Speed.NORMAL)
    whole.begin(5, 5)
    while whole.view.phase is Phase.DEAL:
        turn_by_mouse(whole)
    assert traces(whole) == []


def test_cards_on_their_way_ask_for_no_pictures(whole: Whole, monkeypatch: pytest.MonkeyPatch) -> None:
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


def test_the_stroke_of_a_trick_stands_on_the_plate_when_its_cards_have_arrived(whole: Whole) -> None:
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
    assert "no trick" in plate_says(plate)
    assert "no trick" in row.accessibleName(), "the panel tells the same as the plate"
    assert "one trick" in plate.accessibleName(), "the ear need not wait"
    top.finish()
    assert "no trick" not in plate_says(plate)
    assert "one trick" in row.accessibleName()


def sign_says(whole: Whole) -> str:
    return " ".join(painted.text for painted in painted_texts(whole.window.table.top.trump_button))


def whose_turn(whole: Whole) -> list[int]:
    """The seats whose row in the score panel tells that it is their turn."""
    rows = whole.window.table.score_panel.findChildren(ScoreRow)
    return [seat for seat, row in enumerate(rows) if "to act" in row.accessibleName()]


def test_trumps_and_whose_turn_it_is_are_told_when_the_turn_up_lies_there(whole: Whole) -> None:
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
    assert sign_says(whole) == "No trumps yet"
    assert whose_turn(whole) == []
    table.top.finish()
    assert " deal" not in whole.line()
    assert "are trumps" in sign_says(whole)
    assert whose_turn(whole) == [to_act]


def test_the_first_jack_is_said_to_deal_and_its_player_has_the_chip_when_it_lies_there(whole: Whole) -> None:
    whole.store.change(speed=Speed.VERY_SLOW)
    whole.begin(5, 5)
    top = whole.window.table.top
    assert whole.moving()
    assert whole.line() == "Cards are turned for the deal: the first jack deals."
    assert not any("D" in plate_says(plate) for plate in top.plates)
    top.finish()
    dealer, jack = whole.view.next_dealer, whole.view.drawn_for_deal[-1]
    assert dealer is not None
    assert dealer != 0
    assert whole.line() == f"{NAMES[dealer]} deals. The first jack, {card_sign(jack)}, went to {NAMES[dealer]}."
    assert ["D" in plate_says(plate) for plate in top.plates] == [seat == dealer for seat in range(5)]
    assert [pill_text(card.marks) for card in top.canvas.scene if pill_text(card.marks)] == ["deals"]


def another_plays(whole: Whole) -> Card:
    """Begin a game and come to where another's first card is on its way; the card."""
    whole.store.change(speed=Speed.VERY_SLOW)
    whole.begin(5, 5)
    while (trick := whole.view.trick) is None or not trick.cards:
        whole.window.table.director.skip()
    assert whole.moving()
    return trick.cards[-1]


def test_a_card_is_named_in_the_line_when_it_lies_there(whole: Whole) -> None:
    played = card_sign(another_plays(whole))
    before = whole.line()
    assert played not in before
    landed: list[str] = []
    whole.window.table.top.landed.connect(lambda: landed.append(whole.line()))
    whole.window.table.top.finish()
    assert played in landed[0]


def test_what_else_is_said_while_a_card_is_on_its_way_stays(whole: Whole) -> None:
    another_plays(whole)
    table = whole.window.table
    table.tell(Line("The cloth is green."), "The cloth is green.")
    landed: list[str] = []
    table.top.landed.connect(lambda: landed.append(whole.line()))
    table.top.finish()
    assert landed[0] == "The cloth is green."


def test_whose_turn_it_is_breathes_and_only_the_sign_is_painted(whole: Whole, qtbot: QtBot) -> None:
    plate = until_my_turn(whole)
    assert not timer_runs(plate), "nothing moves while the speed is off"
    whole.store.change(speed=Speed.NORMAL)
    assert [timer_runs(other) for other in whole.window.table.top.plates] == [True, False, False, False, False]
    QApplication.processEvents()
    regions = Regions(plate)
    qtbot.waitUntil(lambda: len(regions.painted) > 1)
    assert not any(region.contains(plate.rect().center()) for region in regions.painted)


def test_the_sign_stands_still_where_nobody_looks(whole: Whole) -> None:
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


def test_nothing_moves_for_who_wishes_less_motion(whole: Whole) -> None:
    whole.store.change(speed=Speed.SLOW, reduced_motion=ReducedMotion.ON)
    plate = until_my_turn(whole)
    assert not whole.moving()
    assert not timer_runs(plate)
    animations = whole.window.findChildren(QAbstractAnimation)
    assert animations
    assert all(animation.state() is QAbstractAnimation.State.Stopped for animation in animations)
    whole.store.change(reduced_motion=ReducedMotion.OFF)
    assert timer_runs(plate)
