"""Episodes: the same games as those of `core`, in numbered steps."""

from __future__ import annotations

import random
from typing import get_args

import pytest

from twentyfive.core import PRESETS, Record, legal_moves, seated, table_move, view_for
from twentyfive.core.cards import PACK_WITH_JOKER
from twentyfive.core.moves import Exchange, PlayerMove
from twentyfive.env.actions import Enough, NumberedActions, PutOutOne
from twentyfive.env.episode import Episode, Span, begun, sitting


def with_random_actions(preset: str, span: Span, seed: int) -> tuple[Episode, Record]:
    """An episode played to its end, and the record of its moves."""
    rng = random.Random(seed)
    episode, record = begun(PRESETS[preset], span), Record.new(PRESETS[preset])
    while not episode.over:
        if episode.seat is None:
            moved = table_move(episode.state, rng)
            episode = episode.moved(moved)
            record.push(moved)
            continue
        episode, acted = episode.acted(rng.choice(episode.legal()))
        if acted is not None:
            record.push(acted)
    return episode, record


@pytest.mark.broad("twenty-five", "auction-forty-fives")
@pytest.mark.parametrize("preset", PRESETS)
def test_its_moves_are_a_game_of_core(preset: str) -> None:
    for seed in range(5):
        episode, record = with_random_actions(preset, Span.DEAL, seed)
        assert record.state == episode.state
        assert len(episode.state.history) == 1


@pytest.mark.broad("twenty-five", "auction-forty-fives")
@pytest.mark.parametrize("preset", PRESETS)
def test_its_actions_lead_to_every_legal_move_and_to_no_other(preset: str) -> None:
    """Small exchanges are all tried; of a kitty of five in a hand of ten there are 252."""
    rng, record = random.Random(2), Record.new(PRESETS[preset])
    for _ in range(60):
        state = record.state
        if state.over:
            break
        if view_for(state, 0).to_act is None:
            record.push(table_move(state, rng))
            continue
        legal = legal_moves(state)
        assert reachable(Episode(Span.MATCH, state)) == sorted(map(downwards, legal))
        record.push(rng.choice(legal))


def downwards(move: PlayerMove) -> str:
    """A move as text; the cards of an exchange from the end of the pack down."""
    if not isinstance(move, Exchange):
        return str(move)
    return str(Exchange(tuple(sorted(move.out, key=PACK_WITH_JOKER.index, reverse=True))))


def reachable(episode: Episode) -> list[str]:
    moves = []
    for action in episode.legal():
        after, move = episode.acted(action)
        moves += reachable(after) if move is None else [str(move)]
    return sorted(moves)


def test_every_kind_of_move_has_an_action() -> None:
    every = {type(action) for preset in PRESETS.values() for action in NumberedActions.of(preset).actions}
    assert every - {PutOutOne, Enough} == set(get_args(PlayerMove)) - {Exchange}


@pytest.mark.parametrize("preset", PRESETS)
def test_gains_add_up_to_nothing(preset: str) -> None:
    episode, _ = with_random_actions(preset, Span.DEAL, 7)
    assert sum(episode.returns()) == pytest.approx(0)
    gains = episode.state.history[0].gains
    assert episode.returns()[0] == pytest.approx(gains[0] - sum(gains) / len(gains))


def test_who_wins_a_match_gains_what_the_others_lose() -> None:
    episode, _ = with_random_actions("spoil-five", Span.MATCH, 1)
    winner = episode.state.winners[0]
    assert episode.returns() == tuple(0.8 if seat == winner else -0.2 for seat in range(5))


def test_an_action_that_is_not_legal_is_refused() -> None:
    rng, episode = random.Random(1), begun(PRESETS["twenty-five"], Span.DEAL)
    while episode.seat is None:
        episode = episode.moved(table_move(episode.state, rng))
    with pytest.raises(ValueError, match="enough is no legal action now"):
        episode.acted(Enough())


def test_a_game_sits_as_its_rules_say() -> None:
    assert sitting("twenty-five") == PRESETS["twenty-five"]
    assert sitting("twenty-five", players=6) == seated("twenty-five", 6, 6)
    assert sitting("twenty-five", sides=2).sides == 2
    with pytest.raises(ValueError, match="house-25 cannot be played by 5 players"):
        sitting("house-25", players=5)
