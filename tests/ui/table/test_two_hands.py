"""A player of two hands, and open dummies, at the real table. RULES.md section 7, ways to sit."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible

from tests.ui.pressing import click
from tests.ui.seated import (
    DUMMY,
    MEDIUM,
    OWN_AND_SECOND,
    PERSON,
    TWO_WITH_TWO,
    WITH_OTHER_DUMMY,
    WITH_OWN_DUMMY,
    at_turn_of,
    begin,
    second,
    until,
)
from tests.ui.secrecy import accessible_texts, widget_texts, words_for
from tests.ui.whole import Whole, press, turn_by_keys, turn_by_mouse
from twentyfive.core import Card
from twentyfive.core.cards import PACK
from twentyfive.engine.seating.game_token import GameToken
from twentyfive.engine.seating.players import Sitter
from twentyfive.presentation.table.placement import Place
from twentyfive.wording.amounts import sentence_case
from twentyfive.wording.names import card_name, card_title

TABLES = {
    "extra hand": OWN_AND_SECOND,
    "extra hand beside": (PERSON, second(0), MEDIUM, MEDIUM),
    "own dummy": WITH_OWN_DUMMY,
    "dummy of others": WITH_OTHER_DUMMY,
    "both": (PERSON, DUMMY, second(0), MEDIUM),
    "six": (PERSON, MEDIUM, second(0), DUMMY, MEDIUM, MEDIUM),
    "two with two": TWO_WITH_TWO,
}


def tag(whole: Whole, seat: int) -> str:
    """The accessible name of the tag on a hand, empty without a tag."""
    tags = whole.window.table.top.open_hands.tags
    return tags[seat].accessibleName() if seat in tags else ""


def lying(whole: Whole, place: Place) -> set[Card]:
    """The cards that lie face up at that place."""
    scene = whole.window.table.top.canvas.scene
    return {lying.spot.card for lying in scene if lying.place is place and lying.spot.card is not None}


@pytest.mark.broad("dummy of others-turn_by_mouse", "extra hand-turn_by_keys")
@pytest.mark.parametrize("turn", [turn_by_mouse, turn_by_keys])
@pytest.mark.parametrize("sitters", TABLES.values(), ids=TABLES)
def test_a_whole_game_is_played(whole: Whole, sitters: tuple[Sitter, ...], turn: Callable[[Whole], None]) -> None:
    begin(whole, *sitters)
    played = set()
    for _ in range(3000):
        if whole.is_over():
            break
        if whole.window.table.curtain.isVisible():
            click(whole.window.table.curtain.open_button)
            continue
        if whole.view.my_turn:
            played.add(whole.view.seat)
        turn(whole)
    assert max(whole.view.scores) >= 25
    seats = whole.engine.seats
    assert played == {seat for seat in range(len(sitters)) if seats.by_person(seat)}


@pytest.mark.parametrize(("preset", "seed"), [("auction-forty-fives", 3), ("twenty-five", 26)])
def test_a_question_for_the_second_hand_names_that_hand(whole: Whole, preset: str, seed: int) -> None:
    """Bidding, and robbing with a seed that deals the ace to the second hand."""
    begin(whole, *OWN_AND_SECOND, preset=preset, seed=seed)
    panel = whole.window.table.decision_panel

    def asked() -> bool:
        return panel.isVisible() and whole.view.seat == 2

    until(whole, asked, lambda whole: answer(whole) if panel.isVisible() else turn_by_mouse(whole))
    assert panel.decision is not None
    assert panel.decision.question.startswith("For Seán, your extra hand. ")
    assert panel.decision.spoken.startswith("For Seán, your extra hand. ")


def answer(whole: Whole) -> None:
    """Give the last answer that can be given."""
    panel = whole.window.table.decision_panel
    assert panel.decision is not None
    choices = [choice for choice in panel.decision.choices if choice.answer is not None]
    panel.answered.emit(choices[-1].answer)


def test_both_hands_lie_at_the_bottom_and_keep_their_places(whole: Whole) -> None:
    begin(whole, *OWN_AND_SECOND)
    for seat, other in ((2, 0), (0, 2)):
        until(whole, at_turn_of(whole, seat))
        hands = whole.engine.state.current_deal.hands
        assert lying(whole, Place.HAND) == set(hands[seat])
        assert lying(whole, Place.OTHER_HAND) == set(hands[other])
        scene = whole.window.table.top.canvas.scene
        own = [card.x for card in scene if card.spot.card in hands[0]]
        assert max(own) < min(card.x for card in scene if card.spot.card in hands[2])
        plate = whole.window.table.top.plates[0]
        assert plate.accessibleName().startswith("You")


def test_a_window_too_small_for_two_hands_shows_and_names_the_hand_to_play(whole: Whole) -> None:
    whole.store.change(text=1.5)
    whole.window.resize(800, 600)
    begin(whole, *OWN_AND_SECOND)
    until(whole, at_turn_of(whole, 2))
    hands = whole.engine.state.current_deal.hands
    assert lying(whole, Place.HAND) == set(hands[2])
    assert lying(whole, Place.OTHER_HAND) == set()
    assert tag(whole, 2) == "Seán, your extra hand"
    click(whole.playable()[0])
    until(whole, at_turn_of(whole, 0))
    assert tag(whole, 0) == "Your own hand"


def test_the_line_names_the_hand_to_play(whole: Whole) -> None:
    begin(whole, *OWN_AND_SECOND)
    until(whole, at_turn_of(whole, 2))
    assert whole.line().startswith("For Seán, your extra hand. Your")
    assert "For Seán, your extra hand." in whole.said()
    until(whole, at_turn_of(whole, 0))
    assert whole.line().startswith("Your ")
    begin(whole, *WITH_OWN_DUMMY)
    until(whole, at_turn_of(whole, 2))
    assert whole.line().startswith("For Seán, the open hand. Your")


def test_a_click_on_the_waiting_hand_is_explained_and_plays_nothing(whole: Whole) -> None:
    begin(whole, *OWN_AND_SECOND)
    until(whole, at_turn_of(whole, 2))
    before = whole.engine.state
    other = whole.window.table.top.canvas.other_buttons()[0]
    click(other)
    assert whole.engine.state == before
    assert whole.said() == f"{sentence_case(card_name(other.card))} is in the other hand. Now play for Seán."


def test_keys_reach_only_the_hand_to_play(whole: Whole) -> None:
    begin(whole, *OWN_AND_SECOND)
    until(whole, at_turn_of(whole, 2))
    hand = set(whole.engine.state.current_deal.hands[2])
    seen = set()
    for _ in range(12):
        press(whole.window, Qt.Key.Key_Right)
        seen |= {button.card for button in whole.hand() if button.hasFocus()}
    assert seen == hand
    assert not any(button.hasFocus() for button in whole.window.table.top.canvas.other_buttons())


def test_the_v_key_names_the_cards_of_both_hands(whole: Whole) -> None:
    begin(whole, *OWN_AND_SECOND)
    until(whole, at_turn_of(whole, 2))
    press(whole.window, Qt.Key.Key_V)
    hands = whole.engine.state.current_deal.hands
    for card in (*hands[0], *hands[2]):
        assert card_title(card) in whole.said()
    for card in (*hands[1], *hands[3]):
        assert card_title(card) not in whole.said()
    assert "Your own hand: " in whole.said()


def test_a_hint_is_given_for_either_hand(whole: Whole) -> None:
    begin(whole, *OWN_AND_SECOND)
    for seat in (2, 0):
        until(whole, at_turn_of(whole, seat))
        for _ in range(2):
            press(whole.window, Qt.Key.Key_H)
        assert whole.line().startswith("Hint 2")
        assert whole.view.seat == seat
        advised = whole.window.table.hand.advised
        assert [button.card in advised for button in whole.hand() if button.hasFocus()] == [True]


def test_undo_brings_back_the_last_decision_of_either_hand(whole: Whole) -> None:
    begin(whole, *OWN_AND_SECOND, seed=27)
    until(whole, at_turn_of(whole, 2))
    second_hand = set(whole.view.hand)
    click(whole.playable()[0])
    until(whole, at_turn_of(whole, 0))
    press(whole.window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert whole.view.seat == 2
    assert whole.view.my_turn
    assert set(whole.view.hand) == second_hand


def test_a_game_is_continued_at_the_second_hand(whole: Whole) -> None:
    begin(whole, *OWN_AND_SECOND)
    until(whole, at_turn_of(whole, 2))
    record = whole.engine.record
    assert record is not None
    whole.window.play(GameToken(record))
    assert whole.view.seat == 2
    assert whole.view.my_turn


def test_no_curtain_falls_between_two_hands_of_one_person(whole: Whole) -> None:
    begin(whole, *OWN_AND_SECOND)
    while not whole.view.history:
        turn_by_mouse(whole)
        assert not whole.window.table.curtain.isVisible()
    begin(whole, PERSON, PERSON, second(1), MEDIUM, seed=3)
    until(whole, at_turn_of(whole, 1))
    click(whole.playable()[0])
    assert whole.engine.state.current_deal.turn == 2
    assert at_turn_of(whole, 2)()


def test_the_curtain_names_the_person_and_both_hands_appear_when_it_opens(whole: Whole) -> None:
    begin(whole, *TWO_WITH_TWO)
    curtain = whole.window.table.curtain
    named: set[int] = set()
    while len(named) < 4:
        until(whole, curtain.isVisible)
        awaited = whole.window.table.director.awaited
        assert awaited is not None
        player = ("Anna", "Mary")[awaited % 2]
        assert curtain.open_button.label == f"I am {player}: show my hand"
        assert lying(whole, Place.HAND) == lying(whole, Place.OTHER_HAND) == set()
        named.add(awaited)
        click(curtain.open_button)
        assert set(lying(whole, Place.OTHER_HAND)) == set(whole.engine.state.current_deal.hands[(awaited + 2) % 4]), (
            "the player who opens it sees both hands"
        )
        click(whole.playable()[0])


def hidden(whole: Whole) -> list[Card]:
    """The cards that the person at the screen has not seen in this deal; under the curtain, that nobody has seen."""
    seen = whole.view.seen
    return [card for card in PACK if card not in seen]


@pytest.mark.broad("dummy of others")
@pytest.mark.parametrize("sitters", TABLES.values(), ids=TABLES)
def test_no_hidden_card_is_named_anywhere(whole: Whole, sitters: tuple[Sitter, ...]) -> None:
    begin(whole, *sitters)
    table, looks = whole.window.table, 0
    while not whole.engine.state.history:
        if whole.view.trump is not None and not whole.view.drawn_for_deal:
            interface = QAccessible.queryAccessibleInterface(table)
            said = "\n".join([*accessible_texts(interface), *widget_texts(table), whole.said()])
            for card in hidden(whole):
                for words in words_for(card):
                    assert words not in said
            looks += 1
        if table.curtain.isVisible():
            click(table.curtain.open_button)
        else:
            turn_by_mouse(whole)
    assert looks > 5


@pytest.mark.broad
def test_a_view_at_the_screen_never_holds_a_hand_of_others(whole: Whole) -> None:
    begin(whole, *TWO_WITH_TWO)
    seen = []
    whole.window.table.director.shown.connect(lambda shown: seen.append((shown.view, whole.engine.state)))
    until(whole, lambda: bool(whole.view.history))
    assert {view.seat for view, _ in seen} == {None, 0, 1, 2, 3}
    for view, _ in seen:
        mine = {0: (0, 2), 1: (1, 3), None: ()}[view.player]
        assert all(not hand for seat, hand in enumerate(view.open_hands) if seat not in mine)


class TestOpenDummy:
    def test_another_players_dummy_lies_above_its_plate(self, whole: Whole) -> None:
        begin(whole, *WITH_OTHER_DUMMY)
        until(whole, at_turn_of(whole, 0))
        rows = whole.window.table.top.open_hands.rows
        assert list(rows) == [3]
        assert rows[3].isVisible()
        assert set(rows[3].cards) == set(whole.engine.state.current_deal.hands[3])
        for card in rows[3].cards:
            assert card_title(card) in rows[3].accessibleName()
        assert not lying(whole, Place.OTHER_HAND)

    def test_the_v_key_names_its_cards(self, whole: Whole) -> None:
        begin(whole, *WITH_OTHER_DUMMY)
        until(whole, at_turn_of(whole, 0))
        press(whole.window, Qt.Key.Key_V)
        assert "Nora’s hand lies open: " in whole.said()
        for card in whole.engine.state.current_deal.hands[3]:
            assert card_title(card) in whole.said()

    def test_the_viewers_own_dummy_lies_beside_their_hand(self, whole: Whole) -> None:
        begin(whole, *WITH_OWN_DUMMY)
        until(whole, at_turn_of(whole, 2))
        assert whole.window.table.top.open_hands.rows == {}
        assert lying(whole, Place.HAND) == set(whole.engine.state.current_deal.hands[2])
        assert tag(whole, 2) == "Seán, the open hand"

    def test_a_card_played_leaves_the_row(self, whole: Whole) -> None:
        begin(whole, *WITH_OTHER_DUMMY)
        sizes = set()
        while not whole.view.history:
            turn_by_mouse(whole)
            rows = whole.window.table.top.open_hands.rows
            if rows:
                assert len(rows[3].cards) == whole.view.hand_sizes[3]
                sizes.add(len(rows[3].cards))
        assert sizes >= {1, 2, 3, 4}

    def test_a_new_game_without_a_dummy_removes_the_row(self, whole: Whole) -> None:
        begin(whole, *WITH_OTHER_DUMMY)
        until(whole, at_turn_of(whole, 0))
        begin(whole, PERSON, MEDIUM, MEDIUM, MEDIUM)
        assert whole.window.table.top.open_hands.rows == {}
