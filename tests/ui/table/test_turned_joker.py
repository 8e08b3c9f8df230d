"""A turned-up joker belongs to the dealer, who puts out another card for it; the table refuses to put out the joker."""

import random

import pytest
from PySide6.QtCore import Qt

from tests.ui.moments import exchanges
from tests.ui.pressing import click
from tests.ui.whole import NAMES, Whole, button, press
from twentyfive.ai import Level
from twentyfive.core import Record, legal_moves, seated, table_move, to_act, view_for
from twentyfive.core.cards import JOKER, Cards
from twentyfive.engine.seating.game_token import GameToken
from twentyfive.engine.seating.players import Computer, Person
from twentyfive.presentation.table.placement import Mark
from twentyfive.ui.table.surface.card_buttons import CardButton
from twentyfive.wording.table.decisions import decision

FIRST = 393
"""The first seed of a game in which the person turns up the joker; it is tried first."""

STAYS = "The joker stays: put out another card for it."


def turned_up() -> Record:
    """A game in which the person has dealt and turned up the joker."""
    rules = seated("twenty-five", 5, 5).replace(joker=True)
    sitters = tuple(map(str, (Person(), *(Computer(Level.EASY),) * 4)))
    for seed in (FIRST, *range(3000)):
        record, rng = Record.new(rules, names=NAMES[:5], seats=sitters, seed=seed), random.Random(seed)
        while not record.state.history:
            state = record.state
            if exchanges(view_for(state, 0)):
                return record
            if to_act(state) is None:
                record.push(table_move(state, rng))
            else:
                record.push(rng.choice(legal_moves(state)))
                break
    raise AssertionError("the joker was never turned up")


@pytest.fixture
def joker(whole: Whole) -> CardButton:
    """The joker in the hand of the person, who is to put out a card for it."""
    whole.window.play(GameToken(turned_up()))
    return next(card for card in whole.hand() if card.card == JOKER)


def test_the_joker_may_not_be_chosen(whole: Whole, joker: CardButton) -> None:
    assert joker.accessibleDescription() == "may not be played now"
    assert joker not in whole.playable()
    assert len(whole.playable()) == 5
    dimmed = [lying.spot.card for lying in whole.window.table.top.canvas.scene if Mark.DIMMED in lying.marks]
    assert dimmed == [JOKER]


def test_a_click_on_the_joker_is_explained_until_another_card_is_chosen(whole: Whole, joker: CardButton) -> None:
    panel = whole.window.table.decision_panel
    click(joker)
    assert whole.window.table.hand.out == ()
    assert panel.hint.isVisible()
    assert panel.hint.plain == whole.said() == STAYS
    other = whole.playable()[0]
    click(other)
    assert not panel.hint.isVisible()
    click(button(panel, "Put out one card"))
    assert joker.card in whole.view.hand
    assert other.card not in whole.view.hand


def test_the_key_for_why_not_explains_the_joker(whole: Whole, joker: CardButton) -> None:
    joker.setFocus()
    press(whole.window, Qt.Key.Key_Y)
    assert whole.said() == STAYS


def test_the_focus_starts_on_a_card_that_may_be_put_out(whole: Whole, joker: CardButton) -> None:
    assert whole.hand()[0] is joker
    assert any(card.hasFocus() for card in whole.playable())


def test_the_hint_returns_after_the_explanation_of_the_joker(whole: Whole, joker: CardButton) -> None:
    panel = whole.window.table.decision_panel
    press(whole.window, Qt.Key.Key_H)
    hint = panel.hint.plain
    assert hint.startswith("Hint 1")
    click(joker)
    assert panel.hint.plain == STAYS
    click(whole.playable()[0])
    assert panel.hint.plain == hint


@pytest.mark.parametrize("chosen", [(), (JOKER,)])
def test_the_question_asks_for_one_card_besides_the_joker(chosen: Cards) -> None:
    asked = decision(view_for(turned_up().state, 0), chosen)
    assert asked is not None
    assert asked.choices[0].why_not == "Choose one more."
