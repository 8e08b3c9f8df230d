"""The panel of the last trick: the player of each card, the card led, the best card, and the tricks before it."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.core.positions import dealt, played
from tests.ui.dressing import dressed
from tests.ui.panels import (
    NAMES,
    WINDOWS,
    after,
    alone,
    cut_off,
    lay_over,
    look,
    press,
    room_for,
    seen_by,
    shows,
)
from tests.ui.pressing import click
from tests.ui.reading import sentences
from twentyfive.core import GameState, PlayerView
from twentyfive.core.cards import cards_text
from twentyfive.presentation.settings import ThemeChoice
from twentyfive.ui.cards.faces import FaceStore
from twentyfive.ui.table.panels.trick_panel import TrickPanel
from twentyfive.ui.theme.look import Look
from twentyfive.ui.widgets.base_button import BaseButton
from twentyfive.ui.widgets.scroll_area import ScrollBody


def three_players() -> GameState:
    """Spades are trumps; Mary has taken the first trick, Anna the second."""
    text = "C deals; A: 9D KD 5S 2H 3H; B: KC 3S 4C 6H 7H; C: QC JD 6C 8H 9H; turned 2S"
    state = played(dealt(text, alone(3)), "9D 3S JD, 4C 6C 5S")
    return replace(state, names=NAMES[:3])


def shown(
    faces: FaceStore, front: QWidget, view: PlayerView, a_look: Look | None = None, room: QSize | None = None
) -> TrickPanel:
    used = a_look or look()
    panel = dressed(TrickPanel(faces, front), used)
    panel.show_view(view)
    lay_over(panel, room or QSize(1008, 720))
    panel.setFocus()
    return panel


def cards_shown(panel: TrickPanel) -> list[tuple[str, str, str]]:
    """Card, name and pill of each card, in the order shown."""
    return [(str(card.card), card.note.caption, card.note.pill) for card in panel.row.cards]


def button(panel: TrickPanel, name: str) -> BaseButton:
    found = (button for button in panel.findChildren(BaseButton) if name in (button.label, button.accessibleName()))
    return next(found)


def test_the_cards_stand_in_the_order_played_with_their_players(faces: FaceStore, front: QWidget) -> None:
    panel = shown(faces, front, seen_by(three_players()))
    assert cards_shown(panel) == [("4C", "Mary", "led"), ("6C", "Seán", ""), ("5S", "You", "best")]
    lefts = [card.x() for card in panel.row.cards]
    assert lefts == sorted(lefts)
    assert sentences(panel) == ["Trick 2 of 2", "Mary led 4♣. You took the trick with 5♠."]


def test_a_led_card_that_is_best_has_both_words(faces: FaceStore, front: QWidget) -> None:
    panel = shown(faces, front, seen_by(after("B", alone(3))))
    assert [pill for _, _, pill in cards_shown(panel)] == ["led, best", "", ""]


def test_a_screen_reader_gets_the_cards_and_their_players(faces: FaceStore, front: QWidget) -> None:
    panel = shown(faces, front, seen_by(three_players(), seat=1))
    names = [card.accessibleName() for card in panel.row.cards]
    assert names == ["You: 4 of clubs, led", "Seán: 6 of clubs", "Anna: 5 of spades, best"]
    spoken = "You: 4 of clubs, Seán: 6 of clubs, Anna: 5 of spades. Anna took the trick."
    assert panel.row.accessibleName() == spoken


def test_earlier_and_later_step_through_the_tricks(faces: FaceStore, front: QWidget) -> None:
    panel = shown(faces, front, seen_by(three_players()))
    click(button(panel, "Earlier trick"))
    assert sentences(panel) == ["Trick 1 of 2", "You led 9♦. Mary took the trick with 3♠."]
    assert cards_shown(panel) == [("9D", "You", "led"), ("3S", "Mary", "best"), ("JD", "Seán", "")]
    click(button(panel, "Later trick"))
    assert panel.index == 1


def test_a_step_beyond_the_ends_is_disabled_with_a_reason(faces: FaceStore, front: QWidget) -> None:
    panel = shown(faces, front, seen_by(three_players()))
    assert button(panel, "Later trick").reason == "This is the last trick."
    panel.step(1)
    assert panel.index == 1
    button(panel, "Earlier trick").setFocus()
    press(Qt.Key.Key_Return)
    assert button(panel, "Earlier trick").reason == "This is the first trick."
    assert button(panel, "Close").hasFocus(), "the focus does not stay on a button that is off"
    panel.step(-1)
    assert panel.index == 0


def test_left_and_right_step_and_escape_closes(qtbot: QtBot, faces: FaceStore, front: QWidget) -> None:
    panel = shown(faces, front, seen_by(three_players()))
    press(Qt.Key.Key_Left)
    assert panel.index == 0
    press(Qt.Key.Key_Right)
    assert panel.index == 1
    with qtbot.waitSignal(panel.closed):
        press(Qt.Key.Key_Escape)
    with qtbot.waitSignal(panel.closed):
        click(button(panel, "Close"))


def test_down_moves_the_focus_to_the_cards_where_the_keys_still_work(
    qtbot: QtBot, faces: FaceStore, front: QWidget
) -> None:
    panel = shown(faces, front, seen_by(three_players()))
    for _ in range(4):
        press(Qt.Key.Key_Down)
        if panel.row.hasFocus():
            break
    assert panel.row.hasFocus()
    QTest.keyClick(panel.row, Qt.Key.Key_Left)
    assert panel.index == 0
    with qtbot.waitSignal(panel.closed):
        QTest.keyClick(panel.row, Qt.Key.Key_Escape)


def test_a_new_view_shows_its_last_trick(faces: FaceStore, front: QWidget) -> None:
    panel = shown(faces, front, seen_by(three_players()))
    panel.step(-1)
    panel.show_view(seen_by(three_players()))
    assert sentences(panel)[0] == "Trick 2 of 2"


def test_before_the_first_trick_it_says_that_there_is_none(faces: FaceStore, front: QWidget) -> None:
    panel = shown(faces, front, seen_by(dealt("A deals", alone(3))))
    assert sentences(panel) == ["Last trick", "No trick has been taken in this deal."]
    assert panel.row.cards == []
    assert not button(panel, "Earlier trick").isEnabled()
    assert not button(panel, "Later trick").isEnabled()


def test_the_unfinished_trick_is_not_shown(faces: FaceStore, front: QWidget) -> None:
    state = played(three_players(), "2H")
    panel = shown(faces, front, seen_by(state))
    shown_cards = {str(card) for trick in seen_by(state).tricks for card in trick.cards}
    assert "2H" not in shown_cards
    assert cards_text(tuple(card.card for card in panel.row.cards)) == "4C 6C 5S"


@pytest.mark.parametrize(("width", "height", "text"), WINDOWS)
@pytest.mark.parametrize("players", [2, 5, 10])
def test_all_cards_and_names_are_in_sight_at_every_size(
    faces: FaceStore, front: QWidget, players: int, width: int, height: int, text: float
) -> None:
    room = room_for(width, height, players, text)
    panel = shown(faces, front, seen_by(after("B C", alone(max(3, players)))), look(width, height, text), room)
    assert cut_off(panel, panel.sheet()) == []
    assert QRect(0, 0, room.width(), room.height()).contains(panel.sheet().translated(panel.pos()))
    for card in panel.row.cards:
        assert card.visibleRegion().boundingRect() == card.rect()
        assert card.tip == "", "the name is whole"
        assert card.rect().contains(card.face())
    scroll = panel.findChild(ScrollBody)
    assert scroll is not None
    assert scroll.verticalScrollBar().maximum() == 0


def test_the_tooltip_of_a_long_name_holds_all_of_it(faces: FaceStore, front: QWidget) -> None:
    long_name = "Caoilfhionn Ní Mhaolchatha"
    state = replace(after("B", alone(10)), names=(*NAMES[:9], long_name))
    panel = shown(faces, front, seen_by(state))
    assert [card.tip for card in panel.row.cards if card.note.caption == long_name] == [long_name]


def test_the_panel_takes_another_look(faces: FaceStore, front: QWidget) -> None:
    panel = shown(faces, front, seen_by(three_players()))
    dark = look(text=1.5, theme=ThemeChoice.DARK)
    panel.wear(dark)
    lay_over(panel, QSize(1008, 720))
    assert cut_off(panel, panel.sheet()) == []
    assert not shows(panel, look().colours.surface)


def test_one_sentence_names_the_leader_and_the_winner_of_the_trick(faces: FaceStore, front: QWidget) -> None:
    panel = shown(faces, front, seen_by(after("B A", alone(3))))
    assert sentences(panel)[1].startswith("You led Q")
    panel.step(-1)
    assert sentences(panel)[1].startswith("Mary led K")
    assert sentences(panel)[1].endswith(" and took the trick.")
