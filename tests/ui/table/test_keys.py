"""The table by keys: the focus, and the answers to the keys that ask something."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.ui.moments import plays_last, show
from tests.ui.pressing import click
from tests.ui.reading import framed
from tests.ui.table.turns import until_choice, until_rob
from tests.ui.whole import Start, Whole, button, press, turn_by_keys, turn_by_mouse
from twentyfive.ai import Level
from twentyfive.core import Phase, Record, seated
from twentyfive.engine.seating.game_token import GameToken
from twentyfive.engine.seating.players import Computer, Person
from twentyfive.presentation.settings import PlayBy
from twentyfive.ui.table.overlays import Overlay
from twentyfive.ui.widgets.base_button import BaseButton
from twentyfive.wording.announcements import Announcements
from twentyfive.wording.names import card_name, card_title


def asks_for_a_card(whole: Whole) -> bool:
    """Return True if the person is to play a card and no question is asked."""
    return whole.view.my_turn and whole.view.phase is Phase.PLAY and not whole.window.table.decision_panel.isVisible()


def test_each_turn_begins_with_the_focus_on_a_card_that_may_be_played(whole: Whole) -> None:
    turns = 0
    whole.begin(5, 5, seed=7)
    while turns < 6:
        if asks_for_a_card(whole):
            assert whole.window.focusWidget() in whole.playable()
            turns += 1
        turn_by_mouse(whole)


def test_space_finishes_moving_cards_and_leaves_the_focus_on_the_card_reached_by_keys(whole: Whole) -> None:
    """On another card the next Space would play it."""
    whole.begin(5, 5, seed=7)
    table, dimmed = whole.window.table, False
    while not dimmed:
        if whole.view.my_turn or table.overlays.current is not None or not whole.hand():
            turn_by_keys(whole)
            continue
        whole.hand()[0].setFocus()
        QTest.keyClick(table, Qt.Key.Key_Space)
        if asks_for_a_card(whole):
            assert whole.hand()[0].hasFocus()
            dimmed = whole.hand()[0] not in whole.playable()


def test_a_closed_panel_returns_the_focus_to_the_card_that_had_it(whole: Whole) -> None:
    until_choice(whole)
    walked_to = whole.hand()[-1]
    walked_to.setFocus()
    for _ in range(2):  # the menu opens, and closes
        press(whole.window, Qt.Key.Key_Escape)
    assert whole.window.focusWidget() is walked_to


def test_closing_a_panel_opened_by_a_button_focuses_a_card_that_may_be_played(whole: Whole) -> None:
    show(whole, "twenty-five", 5, 5, plays_last)
    assert whole.hand()[0] not in whole.playable()
    for way_out in (Qt.Key.Key_Escape, Qt.Key.Key_Return):  # Return presses the first button: back to the table
        click(button(whole.window.table, "Menu"))
        press(whole.window, way_out)
        assert whole.window.focusWidget() in whole.playable()


def test_closing_a_panel_over_another_game_focuses_a_card_of_that_game(whole: Whole) -> None:
    until_choice(whole)
    press(whole.window, Qt.Key.Key_Escape)
    show(whole, "twenty-five", 5, 5, plays_last)
    press(whole.window, Qt.Key.Key_Escape)
    assert whole.window.focusWidget() in whole.playable()


@pytest.mark.broad("Overlay.MENU")
@pytest.mark.parametrize("overlay", [Overlay.MENU, Overlay.SPEED])
def test_under_a_menu_no_number_reaches_a_card(whole: Whole, overlay: Overlay) -> None:
    until_choice(whole)
    whole.window.table.overlays.open(overlay)
    before, at = whole.engine.state, whole.window.focusWidget()
    for key in (Qt.Key.Key_1, Qt.Key.Key_5):
        press(whole.window, key)
        assert whole.window.focusWidget() is at
    press(whole.window, Qt.Key.Key_Return)  # the menu closes
    assert whole.engine.state == before


def test_a_hint_or_undo_puts_the_menu_away(whole: Whole) -> None:
    until_choice(whole)
    overlays = whole.window.table.overlays
    overlays.open(Overlay.MENU)
    press(whole.window, Qt.Key.Key_H)
    assert overlays.current is None
    overlays.open(Overlay.MENU)
    press(whole.window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert overlays.current is None


def test_a_number_reaches_its_card_beside_the_last_trick(whole: Whole) -> None:
    until_choice(whole)
    whole.window.table.overlays.open(Overlay.TRICK)
    press(whole.window, Qt.Key.Key_3)
    assert whole.window.focusWidget() is whole.hand()[2]


def test_each_key_gives_its_answer(whole: Whole) -> None:
    until_choice(whole)
    asked = {
        Qt.Key.Key_T: "Your",
        Qt.Key.Key_V: f"You hold {card_name(whole.hand()[0].card)}",
        Qt.Key.Key_S: "Mary 0",
        Qt.Key.Key_U: "are trumps. Best first: 5",
        Qt.Key.Key_B: "The turn-up",
    }
    for key, words in asked.items():
        press(whole.window, key)
        assert words in whole.said()
        assert words in whole.line()
    last = whole.said()
    heard: list[str] = []
    whole.window.table.announcer.said.connect(heard.append)
    press(whole.window, Qt.Key.Key_M)
    assert heard == [last]


def test_a_full_stop_in_a_name_does_not_end_the_headline(whole: Whole) -> None:
    players = (str(Person()), str(Computer(Level.EASY)))
    whole.window.play(
        GameToken(Record.new(seated("twenty-five", 2, 2), names=("Anna", "Fr. Tom"), seats=players, seed=25))
    )
    while not (whole.view.my_turn and whole.view.trick and whole.view.trick.cards):
        turn_by_mouse(whole)
    headlines = []
    for key in (Qt.Key.Key_S, Qt.Key.Key_R):
        press(whole.window, key)
        headlines.append(whole.window.table.top.line.line.headline)
    card = whole.view.trick.cards[0]
    assert headlines == ["You 0, Fr. Tom 0.", f"Fr. Tom: {card_title(card)}."]
    assert whole.said() == f"Fr. Tom: {card_title(card)}. Fr. Tom’s is the best."


def test_the_key_for_why_not_explains_the_card_with_the_focus(whole: Whole) -> None:
    until_choice(whole)
    for number, card in enumerate(whole.hand(), 1):
        press(whole.window, Qt.Key(Qt.Key.Key_0 + number))
        assert card.hasFocus()
        press(whole.window, Qt.Key.Key_Y)
        expected = "You may play" if card in whole.playable() else "Not "
        assert whole.said().startswith(expected)


def focused(whole: Whole) -> str:
    """The label of the button that has the focus."""
    button = whole.window.focusWidget()
    assert isinstance(button, BaseButton)
    return button.label


def test_arrows_walk_the_hand_and_wrap_at_its_ends(whole: Whole) -> None:
    until_choice(whole)
    press(whole.window, Qt.Key.Key_1)
    row = whole.hand()
    for card in (*row[1:], row[0]):
        press(whole.window, Qt.Key.Key_Right)
        assert card.hasFocus()
    press(whole.window, Qt.Key.Key_Left)
    assert row[-1].hasFocus()


@pytest.mark.broad("1.0")
@pytest.mark.qt_log_ignore("propagateSizeHints")  # an offscreen window cannot ask for a size
@pytest.mark.parametrize("text", [1.0, 2.0])
def test_up_leads_from_the_hand_to_the_question_and_down_back(whole: Whole, text: float) -> None:
    whole.store.change(text=text)
    until_rob(whole)
    press(whole.window, Qt.Key.Key_3)
    press(whole.window, Qt.Key.Key_Up)
    assert focused(whole) == "Leave it"
    press(whole.window, Qt.Key.Key_Down)
    assert whole.window.focusWidget() in whole.playable()
    press(whole.window, Qt.Key.Key_3)
    press(whole.window, Qt.Key.Key_Return)
    press(whole.window, Qt.Key.Key_Up)
    assert focused(whole).startswith("Take ")
    for _ in range(2):  # with large text the answers stand one under another
        press(whole.window, Qt.Key.Key_Down)
    assert whole.hand()[2].hasFocus()


def test_up_and_down_do_not_walk_the_hand(whole: Whole) -> None:
    until_choice(whole)
    press(whole.window, Qt.Key.Key_2)
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
        press(whole.window, key)
        assert whole.hand()[1].hasFocus()


def test_up_leads_to_the_play_button(start: Start) -> None:
    whole = start(play_by=PlayBy.SELECT)
    until_choice(whole)
    chosen = whole.playable()[0]
    chosen.setFocus()
    press(whole.window, Qt.Key.Key_Return)
    press(whole.window, Qt.Key.Key_Up)
    assert focused(whole).startswith("Play")
    press(whole.window, Qt.Key.Key_Down)
    assert chosen.hasFocus()


def test_short_announcements_omit_the_detail(whole: Whole) -> None:
    whole.store.change(announcements=Announcements.SHORT)
    until_choice(whole)
    short = whole.said()
    press(whole.window, Qt.Key.Key_T)
    assert len(whole.said()) > len(short.split(". ", 1)[-1])


@pytest.mark.qt_log_ignore("propagateSizeHints")  # an offscreen window cannot ask for a size
def test_arrows_walk_a_menu_in_columns_in_the_order_of_tab(whole: Whole) -> None:
    whole.window.resize(1280, 800)
    whole.store.change(text=2.0)
    until_choice(whole)
    ways: dict[Qt.Key, list[str]] = {}
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Down):
        press(whole.window, Qt.Key.Key_Escape)
        menu = whole.window.table.overlays.menu
        offered = framed(menu)
        assert len({choice.x() for choice in offered if choice.label != "Close"}) == 2
        ways[key] = [focused(whole)]
        while len(ways[key]) < len(offered):
            press(whole.window, key)
            ways[key].append(focused(whole))
        press(whole.window, Qt.Key.Key_Escape)
    assert set(ways[Qt.Key.Key_Tab]) == {choice.label for choice in offered}
    assert ways[Qt.Key.Key_Down] == ways[Qt.Key.Key_Tab]
