"""The ranking panel: the trumps best first, your cards and those seen, the plain suits; never a hidden card."""

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.core.positions import dealt, played, position
from tests.ui.dressing import dressed
from tests.ui.panels import WINDOWS, cut_off, lay_over, look, press, room_for, seen_by, shows
from tests.ui.pressing import click
from tests.ui.reading import sentences
from twentyfive.core import PRESETS, Card, PlayerView
from twentyfive.core.cards import cards_text, parse_cards
from twentyfive.presentation.settings import ThemeChoice
from twentyfive.ui.cards.faces import FaceStore
from twentyfive.ui.cards.plain_suits import SuitRow
from twentyfive.ui.table.panels.ranking_panel import RankingPanel
from twentyfive.ui.theme.look import Look
from twentyfive.ui.widgets.base_button import BaseButton
from twentyfive.ui.widgets.panels import RichLabel

HAND = "spades; You: 5S AH QS KC 4D; led 9S 3S KS"


def shown(
    faces: FaceStore, front: QWidget, view: PlayerView, a_look: Look | None = None, room: QSize | None = None
) -> RankingPanel:
    used = a_look or look()
    panel = dressed(RankingPanel(faces, front), used)
    panel.show_view(view)
    lay_over(panel, room or QSize(1008, 720))
    panel.setFocus()
    return panel


def pills(panel: RankingPanel, word: str) -> str:
    """The trumps that carry this pill."""
    return cards_text(tuple(card.card for card in panel.trumps.cards if card.note.pill == word))


def ranks(row: SuitRow) -> str:
    return cards_text(tuple(token.card for token in row.suit.tokens))


def test_thick_and_dashed_frames_are_explained(faces: FaceStore, front: QWidget) -> None:
    panel = shown(faces, front, seen_by(position(HAND)))
    said = sentences(panel)
    assert "Thick frame: yours. Dashed: already seen." in said


def test_what_lies_beside_the_hand_is_told(faces: FaceStore, front: QWidget) -> None:
    view = seen_by(dealt("turned 2S"))
    panel = shown(faces, front, view)
    (told,) = (text for text in sentences(panel) if "The stock: " in text)
    assert told.startswith("The turn-up is ")
    assert told.endswith(f"The stock: {view.stock_size} cards that nobody holds.")


def test_trumps_stand_best_first(faces: FaceStore, front: QWidget) -> None:
    panel = shown(faces, front, seen_by(position(HAND)))
    assert cards_text(tuple(card.card for card in panel.trumps.cards)) == "5S JS AH AS KS QS 2S 3S 4S 6S 7S 8S 9S 10S"
    lefts = [card.geometry().left() for card in panel.trumps.cards]
    assert lefts == sorted(lefts)
    red = shown(faces, front, seen_by(position("diamonds; You: 2C")))
    assert cards_text(tuple(card.card for card in red.trumps.cards)).endswith("KD QD 10D 9D 8D 7D 6D 4D 3D 2D")


def test_your_cards_and_cards_seen_are_marked_by_word_and_form(faces: FaceStore, front: QWidget) -> None:
    panel = shown(faces, front, seen_by(position(HAND)))
    assert pills(panel, "yours") == "5S AH QS"
    assert pills(panel, "seen") == "KS 3S 9S"
    for card in panel.trumps.cards:
        assert card.note.framed == (card.note.pill == "yours")
        assert card.note.dimmed == (card.note.pill == "seen")


def test_a_screen_reader_gets_the_trumps_in_order(faces: FaceStore, front: QWidget) -> None:
    panel = shown(faces, front, seen_by(position(HAND)))
    assert [card.accessibleName() for card in panel.trumps.cards][:5] == [
        "5 of spades, yours",
        "jack of spades",
        "ace of hearts, yours",
        "ace of spades",
        "king of spades, seen",
    ]
    assert panel.trumps.accessibleName().startswith("Spades are trumps. Best first: 5 of spades, jack of spades,")


def test_only_what_the_viewer_has_seen_is_marked(faces: FaceStore, front: QWidget) -> None:
    state = played(dealt("E deals; A: 5S 2C 3C 4C 6C; B: JS 2D 3D 4D 6D; turned 7S", PRESETS["twenty-five"]), "2C")
    panel = shown(faces, front, seen_by(state, seat=0))
    assert (pills(panel, "yours"), pills(panel, "seen")) == ("5S", "7S")
    panel.show_view(seen_by(state, seat=1))
    assert (pills(panel, "yours"), pills(panel, "seen")) == ("JS", "7S")
    panel.show_view(seen_by(state, seat=None))
    assert (pills(panel, "yours"), pills(panel, "seen")) == ("", "7S")


def test_plain_suits_show_their_order_and_frame_your_cards(faces: FaceStore, front: QWidget) -> None:
    panel = shown(faces, front, seen_by(position(HAND)))
    assert [(row.suit.sentence, ranks(row)) for row in panel.suits.rows] == [
        ("Hearts, red: highest best", "KH QH JH 10H 9H 8H 7H 6H 5H 4H 3H 2H"),
        ("Diamonds, red: highest best, ace last", "KD QD JD 10D 9D 8D 7D 6D 5D 4D 3D 2D AD"),
        ("Clubs, black: lowest best after J and A", "KC QC JC AC 2C 3C 4C 5C 6C 7C 8C 9C 10C"),
    ]
    mine = [token.card for row in panel.suits.rows for token in row.suit.tokens if token.mine]
    assert mine == [Card.parse("4D"), Card.parse("KC")]
    assert panel.suits.rows[1].accessibleName().endswith("You hold the 4 of diamonds.")
    framed = look().colours.accentink
    assert [shows(row, framed) for row in panel.suits.rows] == [False, True, True]


def test_plain_cards_seen_are_marked(faces: FaceStore, front: QWidget) -> None:
    panel = shown(faces, front, seen_by(position("spades; You: 2C; led 9D 3D")))
    seen = [token.card for row in panel.suits.rows for token in row.suit.tokens if token.seen]
    assert seen == list(parse_cards("9D 3D"))


def test_the_five_of_hearts_leads_the_trumps_under_rules_that_make_it_best(faces: FaceStore, front: QWidget) -> None:
    panel = shown(faces, front, seen_by(position("clubs; You: 2C", PRESETS["house-25"])))
    assert cards_text(tuple(card.card for card in panel.trumps.cards)).startswith("5H 5C JC AH AC")
    assert "5H" not in ranks(panel.suits.rows[0])


@pytest.mark.parametrize(
    ("preset", "sentence"),
    [
        ("twenty-five", "5♠, J♠ and A♥ may be held back when a lower trump is led."),
        ("twenty-five-1876", "5♠ may be held back when a lower trump is led."),
    ],
)
def test_a_sentence_names_the_trumps_that_may_be_held_back(
    faces: FaceStore, front: QWidget, preset: str, sentence: str
) -> None:
    panel = shown(faces, front, seen_by(position(HAND, PRESETS[preset])))
    assert sentence in sentences(panel)


def test_without_trumps_nothing_is_shown(faces: FaceStore, front: QWidget) -> None:
    panel = shown(faces, front, seen_by(position(HAND)))
    panel.show_view(seen_by(dealt("A deals", PRESETS["fifty-five"])))
    assert panel.trumps.cards == []
    assert panel.suits.rows == []
    assert not any(label.isVisible() for label in panel.findChildren(RichLabel) if "held back" in label.plain)


def test_mouse_enter_and_escape_close_it(qtbot: QtBot, faces: FaceStore, front: QWidget) -> None:
    panel = shown(faces, front, seen_by(position(HAND)))
    close = next(button for button in panel.findChildren(BaseButton) if button.label == "Close")
    assert close.hasFocus()
    with qtbot.waitSignal(panel.closed):
        click(close)
    with qtbot.waitSignal(panel.closed):
        QTest.keyClick(close, Qt.Key.Key_Return)
    with qtbot.waitSignal(panel.closed):
        QTest.keyClick(close, Qt.Key.Key_Escape)
    panel.suits.rows[1].setFocus()
    with qtbot.waitSignal(panel.closed):
        QTest.keyClick(panel.suits.rows[1], Qt.Key.Key_Escape)


def test_arrows_walk_the_rows_and_bring_them_into_sight(faces: FaceStore, front: QWidget) -> None:
    room = room_for(1280, 800, 5, 2.5)
    panel = shown(faces, front, seen_by(position(HAND)), look(1280, 800, 2.5), room)
    last = panel.suits.rows[-1]
    assert last.visibleRegion().isEmpty()
    for _ in range(8):
        press(Qt.Key.Key_Down)
        if last.hasFocus():
            break
    assert last.hasFocus()
    assert last.visibleRegion().boundingRect() == last.rect()
    QTest.keyClick(last, Qt.Key.Key_Up)
    assert panel.suits.rows[-2].hasFocus()


def test_a_clicked_row_stays_under_the_pointer(faces: FaceStore, front: QWidget) -> None:
    room = room_for(1280, 800, 5, 2.5)
    panel = shown(faces, front, seen_by(position(HAND)), look(1280, 800, 2.5), room)
    press(Qt.Key.Key_PageDown)
    rows = (panel.trumps, *panel.suits.rows)
    in_part = [row for row in rows if not row.visibleRegion().isEmpty() and row.visibleRegion() != QRegion(row.rect())]
    assert in_part
    for row in in_part:
        seen = row.visibleRegion().boundingRect().center()
        before = row.mapTo(panel, seen)
        QTest.mouseClick(row, Qt.MouseButton.LeftButton, pos=seen)
        assert row.mapTo(panel, seen) == before


def test_trumps_wrap_if_one_row_has_no_room(faces: FaceStore, front: QWidget) -> None:
    panel = shown(faces, front, seen_by(position(HAND)))
    assert len({card.y() for card in panel.trumps.cards}) == 1
    lay_over(panel, room_for(800, 600, 5, 1.0))
    assert len({card.y() for card in panel.trumps.cards}) == 2


@pytest.mark.parametrize(("width", "height", "text"), WINDOWS)
@pytest.mark.parametrize("preset", ["twenty-five", "house-25"])
def test_nothing_is_cut_and_cards_do_not_overlap(
    faces: FaceStore, front: QWidget, preset: str, width: int, height: int, text: float
) -> None:
    rules = PRESETS[preset]
    room = room_for(width, height, rules.players, text)
    panel = shown(faces, front, seen_by(position(HAND, rules)), look(width, height, text), room)
    assert cut_off(panel, panel.sheet()) == []
    assert QRect(0, 0, room.width(), room.height()).contains(panel.sheet().translated(panel.pos()))
    places = [card.face().translated(card.pos()) for card in panel.trumps.cards]
    assert all(panel.trumps.rect().contains(place) for place in places)
    assert not any(place.intersects(other) for place in places for other in places if place is not other)
    for row in panel.suits.rows:
        assert panel.suits.rect().contains(row.geometry())


def test_faces_are_painted_once_they_have_arrived(faces: FaceStore, front: QWidget) -> None:
    panel = shown(faces, front, seen_by(position(HAND)))
    panel.grab()
    faces.settle()
    assert shows(panel.trumps.cards[2], QColor("#A3161F")), "the ace of hearts is red"


@pytest.mark.broad("dark")
@pytest.mark.parametrize("theme", [ThemeChoice.DARK, ThemeChoice.HIGH_CONTRAST])
def test_the_panel_takes_another_look(faces: FaceStore, front: QWidget, theme: ThemeChoice) -> None:
    panel = shown(faces, front, seen_by(position(HAND)))
    other = look(text=1.5, theme=theme)
    panel.wear(other)
    lay_over(panel, QSize(1008, 720))
    assert cut_off(panel, panel.sheet()) == []
    assert not shows(panel.suits, look().colours.surface)


def test_page_keys_scroll_from_anywhere_in_the_panel(faces: FaceStore, front: QWidget) -> None:
    room = room_for(1280, 800, 5, 2.5)
    panel = shown(faces, front, seen_by(position(HAND)), look(1280, 800, 2.5), room)
    before = panel.suits.rows[0].mapTo(panel, QPoint(0, 0)).y()
    press(Qt.Key.Key_PageDown)
    after = panel.suits.rows[0].mapTo(panel, QPoint(0, 0)).y()
    assert after < before
    press(Qt.Key.Key_PageUp)
    assert panel.suits.rows[0].mapTo(panel, QPoint(0, 0)).y() == before
