"""The questions besides playing a card: every answer that can be given is legal."""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import replace

import pytest
from hypothesis import given

from tests.core.policy import walked
from tests.core.positions import dealt, played
from tests.core.strategies import GAMES, Game, few
from twentyfive.core import (
    PRESETS,
    GameState,
    PlayerView,
    Rules,
    apply,
    new_game,
    refusal,
    seated,
    table_move,
    to_act,
    view_for,
)
from twentyfive.core.moves import Bid, Exchange, Hold, Pass, PlayerMove
from twentyfive.core.rules.options import AllPass
from twentyfive.wording.table.decisions import decision
from twentyfive.wording.table.question import Choice, Decision, NoMove
from twentyfive.wording.table.refusals import refusal_sentence

AUCTIONS = [preset for preset, rules in PRESETS.items() if rules.auction]


def questions(states: Iterable[GameState]) -> list[tuple[PlayerView, Decision]]:
    """The questions in these states, with each number of cards chosen to be put out."""
    asked = []
    for state in states:
        seat = to_act(state)
        view = None if seat is None else view_for(state, seat)
        question = None if view is None else decision(view, ())
        if view is None or question is None:
            continue
        for chosen in range(question.puts_out + 1):
            then = decision(view, view.hand[:chosen])
            assert then is not None
            asked.append((view, then))
    return asked


def states_of(rules: Rules, seed: int, plies: int) -> list[GameState]:
    """The first states of a game."""
    return [state for state, _ in walked(rules, seed, plies)]


def after_deal(rules: Rules) -> GameState:
    """The state before the first bid."""
    rng, state = random.Random(1), new_game(rules)
    while to_act(state) is None:
        state = apply(state, table_move(state, rng))
    return state


def all_pass(rules: Rules) -> GameState:
    """The state after everyone but the dealer has passed."""
    state = after_deal(rules)
    for _ in range(rules.players - 1):
        state = apply(state, Pass())
    return state


def wrong_choices(view: PlayerView, question: Decision) -> list[Choice]:
    """The choices with an illegal answer, or without either an answer or a reason for having none."""
    return [
        choice
        for choice in question.choices
        if (choice.answer is None) is not bool(choice.why_not)
        or not (choice.answer is None or isinstance(choice.answer, NoMove) or choice.answer in view.legal)
    ]


@pytest.mark.parametrize("preset", PRESETS)
def test_every_answer_that_can_be_pressed_is_legal(preset: str) -> None:
    for seed in range(10):
        for view, question in questions(states_of(PRESETS[preset], seed, 60)):
            assert not wrong_choices(view, question)


@pytest.mark.parametrize("preset", AUCTIONS)
@pytest.mark.parametrize("rule", AllPass)
def test_every_answer_of_a_dealer_is_legal_when_nobody_has_bid(preset: str, rule: AllPass) -> None:
    for view, question in questions([all_pass(PRESETS[preset].replace(all_pass=rule))]):
        assert not wrong_choices(view, question)


@few
@given(GAMES)
def test_every_answer_that_can_be_pressed_is_legal_under_any_house_rules(game: Game) -> None:
    for view, question in questions(states_of(game.rules, game.seed, 80)):
        assert not wrong_choices(view, question)


@pytest.mark.parametrize("preset", AUCTIONS)
def test_a_dealer_who_must_take_the_lowest_bid_cannot_pass_and_is_told_why(preset: str) -> None:
    """RULES.md section 5: `all_pass` dealer_takes_lowest."""
    rules = PRESETS[preset].replace(all_pass=AllPass.DEALER_TAKES_LOWEST)
    [(view, question)] = questions([all_pass(rules)])
    assert question.question == "Everybody else has passed: you must bid."
    assert question.choices[0].why_not == "Everybody else has passed: you must bid."
    assert [choice.answer for choice in question.choices[1:]] == list(view.legal)


def why_not(state: GameState, call: PlayerMove) -> str:
    """The refusal of a call in words."""
    seat, illegal = to_act(state), refusal(state, call)
    assert seat is not None
    assert illegal is not None
    return refusal_sentence(illegal, view_for(state, seat), None)


def test_a_refused_call_is_explained() -> None:
    rules = PRESETS["fifty-five"].replace(all_pass=AllPass.DEALER_TAKES_LOWEST, near_end=(40, 20))
    alone = all_pass(rules)
    assert why_not(alone, Pass()) == "Everybody else has passed: you must bid."
    assert why_not(alone, Hold()) == "There is no bid to hold."
    near_end = replace(alone, scores=(45,) * rules.sides)
    assert why_not(near_end, Bid(10)) == "This close to the end, you must bid at least 20."
    after_bid = apply(after_deal(rules), Bid(20))
    assert why_not(after_bid, Bid(15)) == "A bid must be higher than the highest so far."


def asked_after(text: str, rules: Rules, moves: str) -> Decision:
    """The question to the player to act after that deal and those moves."""
    state = played(dealt(text, rules), moves)
    question = decision(view_for(state, to_act(state)), ())
    assert question is not None
    return question


def test_a_declarer_who_put_out_for_the_kitty_need_not_put_out_in_the_draw() -> None:
    moves = "bid 15, pass, pass, exchange 2C 3C 4C 6C 7C KS QS, trump S"
    question = asked_after(
        "A deals; B: 2C 3C 4C 6C 7C; kitty: 5S JS AS KS QS", seated("one-hundred-ten-joker", 3, 3), moves
    )
    assert question.question == "You have already put out your cards: there is nothing to change now."
    assert not question.explanation
    assert [choice.label for choice in question.choices] == ["Go on"]


def test_a_player_who_must_keep_all_cards_need_not_put_out() -> None:
    rules = seated("auction-forty-fives", 4, 2).replace(keep_at_least=5)
    question = asked_after("A deals", rules, "bid 20, pass, pass, pass, trump S")
    assert question.question == "There is no card that you may change."
    assert [choice.answer for choice in question.choices] == [Exchange(())]


def test_the_least_number_of_cards_to_keep_is_told() -> None:
    rules = seated("auction-forty-fives", 4, 2)
    for keep, told in ((1, "one card"), (2, "two cards")):
        question = asked_after("A deals", rules.replace(keep_at_least=keep), "bid 20, pass, pass, pass, trump S")
        assert question.explanation.endswith(f"You must keep at least {told}.")
