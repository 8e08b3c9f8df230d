"""Vying by the computer players: what is plain is decided so at every level, and figures need no hidden card."""

from __future__ import annotations

import random

import pytest

from tests.ai.games import reshuffled
from tests.core.positions import dealt, played
from twentyfive.ai import Level
from twentyfive.ai.hints import hint_for
from twentyfive.ai.levels import advise
from twentyfive.ai.search.card_search import HARD
from twentyfive.ai.search.move_values import trials_for
from twentyfive.core import PRESETS, GameState, Phase, PlayerView, to_act, view_for
from twentyfive.core.moves import GiveUp, LeadOn, PlayerMove, See, Vie

MAW = PRESETS["maw"]


def vying(first: str, second: str, moves: str) -> PlayerView:
    """The view of the player to decide; A deals and holds the first cards, B leads and holds the second."""
    state = played(dealt(f"A deals; turned 2S; A: {first}; B: {second}", MAW), moves)
    assert state.phase is Phase.VIE
    return view_for(state, to_act(state))


def decided(view: PlayerView, level: Level) -> PlayerMove:
    return advise(view, level, 1).move


@pytest.mark.parametrize("level", Level)
def test_a_sure_deal_is_vied_where_not_all_tricks_are_hoped_for(level: Level) -> None:
    """B has lost a trick, and holds the best trumps that are left."""
    assert decided(vying("5S 3C 4C 6C 7C", "2D AH AS JS KS", "2D 5S, stand, 7C AH"), level) == Vie()


@pytest.mark.parametrize("level", Level)
def test_nothing_is_vied_where_all_tricks_are_sure(level: Level) -> None:
    """An answer that gives up would leave five points instead of ten."""
    assert decided(vying("2C 3C 4C 6C 7C", "5S AH AS JS KS", "5S 2C"), level) == LeadOn()


@pytest.mark.parametrize("level", Level)
def test_a_strong_hand_sees_the_card(level: Level) -> None:
    assert decided(vying("5S AH AS 6C 7C", "KH 3D 4D 6D 8D", "KH 7C, vie"), level) == See()


@pytest.mark.parametrize("level", Level)
def test_a_hopeless_hand_gives_up_rather_than_lose_every_trick(level: Level) -> None:
    assert decided(vying("2D 3D 4D 6D 7D", "5S AH AS KS KH", "5S 2D, stand, AH 3D, vie"), level) == GiveUp()


def test_a_hint_has_figures_for_both_answers_and_its_reason() -> None:
    view = vying("2D 3D 4D 6D 7D", "5S AH AS KS KH", "5S 2D, stand, AH 3D, vie")
    hint = hint_for(view, 1, HARD)
    assert {value.move for value in hint.move_values} == {See(), GiveUp()}
    assert hint.advice.move == GiveUp()
    given_up = next(value for value in hint.move_values if value.move == GiveUp())
    assert (given_up.points.mean, given_up.points.error) == (0.0, 0.0)


def test_figures_are_the_same_wherever_the_hidden_cards_lie() -> None:
    rng = random.Random(1)
    state: GameState = played(dealt("A deals; turned 2S; A: 5S 3C 4C 6C 7C; B: 2D AH AS JS KS", MAW), "2D 5S")
    view = view_for(state, 0)
    elsewhere = view_for(reshuffled(state, 0, rng), 0)
    assert trials_for(view, 1, HARD) == trials_for(elsewhere, 1, HARD)
