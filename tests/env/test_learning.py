"""The table in bits on which a network learns, compared with the rules of `core`, and the learning itself."""

from __future__ import annotations

import json
import random
import statistics
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from tests.ai.views import ALONE, PAIRS
from twentyfive.ai.network.card_network import ONE, CardNetwork, WholeWeights
from twentyfive.ai.network.inputs import sight
from twentyfive.ai.network.learned_play import card_odds
from twentyfive.ai.network.places import mask_of, places_of
from twentyfive.core import (
    PRESETS,
    GameState,
    PlayerView,
    Rules,
    Suit,
    apply,
    new_game,
    seated,
    table_move,
    to_act,
    view_for,
)
from twentyfive.core.cards import Cards
from twentyfive.core.moves import Jink, PlayCard, PlayerMove, Rob
from twentyfive.core.rules.options import TRICK_POINTS, Scoring
from twentyfive.core.state import Phase
from twentyfive.env.learning import bit_table as at
from twentyfive.env.learning.__main__ import teach
from twentyfive.env.learning.bit_inputs import MOST_INPUTS, card_inputs, state_inputs
from twentyfive.env.learning.bit_pool import jink, may_jink, pool_share, pool_winner
from twentyfive.env.learning.bit_table import Packs, Table
from twentyfive.env.learning.school import enrolled, resumed
from twentyfive.env.learning.self_play import new_desk, values
from twentyfive.env.learning.whole import learned, whole

STEPS = 40
"""Steps of a short time at school, in terms of 16."""

SPOIL_FIVE, FORTY_FIVE = PRESETS["spoil-five"], PRESETS["forty-five"]
GAMES = [
    ALONE,
    PAIRS,
    seated("twenty-five", 3, 3),
    seated("twenty-five", 6, 3),
    SPOIL_FIVE,
    seated("spoil-five", 3, 3),
    FORTY_FIVE,
    PRESETS["twenty-five-1876"],
    PRESETS["twenty-five-1858"],
]


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: f"{rules.preset}-{rules.players}-{rules.sides}")
def test_the_table_in_bits_plays_as_the_rules_say_and_a_network_sees_the_same(rules: Rules) -> None:
    decisions = 0
    for view, table in _played(rules, seed=25, deals=120):
        assert view.seat is not None
        if view.phase is Phase.JINK:
            assert may_jink(table)
            continue
        assert (table.facts[at.LEADER] + table.facts[at.PLAYED]) % rules.players == view.seat
        assert at.may_rob(table, view.seat) == view.may_rob
        assert at.legal(table, view.seat) == mask_of(view.playable, places_of(_trump(view), rules))
        if rules.scoring is Scoring.TRICKS:
            assert [*table.needs] == [_need(score, rules) for score in view.scores]
        _compare_inputs(view, table)
        decisions += 1
    assert decisions > 1000


def _trump(view: PlayerView) -> Suit:
    assert view.trump is not None
    return view.trump


def _need(score: int, rules: Rules) -> int:
    return -(-(rules.target - score) // TRICK_POINTS)


def _compare_inputs(view: PlayerView, table: Table) -> None:
    assert view.seat is not None
    told, suits, of_card = np.zeros(MOST_INPUTS, np.int16), np.zeros(4, np.int64), np.zeros(4, np.int16)
    seen, places = sight(view), places_of(_trump(view), view.rules)
    number = state_inputs(table, view.seat, suits, told)
    assert sorted(told[:number]) == sorted(seen.inputs)
    for card in view.playable:
        more = card_inputs(table, view.seat, places[card], suits, of_card)
        assert sorted(of_card[:more]) == sorted(seen.of_card(seen.places[card]))


def _played(rules: Rules, seed: int, deals: int) -> Iterator[tuple[PlayerView, Table]]:
    """Each view of a player who is to act, with moves by chance, and the same position in bits."""
    rng, state = random.Random(seed), new_game(rules)
    table, from_packs = at.new_table(rules), at.packs(rules)
    while deals:
        seat = to_act(state)
        if seat is None:
            before, state = state, apply(state, table_move(state, rng))
            if before.phase is Phase.GATHER:
                assert at.gather(table) == (state.phase in (Phase.SCORE, Phase.JINK))
            if before.phase is Phase.SCORE:
                _compare_ends(state, table)
            if state.phase is Phase.PLAY and before.phase is Phase.DEAL:
                _lay(table, state, from_packs)
                deals -= 1
        else:
            view = view_for(state, seat)
            yield view, table
            move = rng.choice(view.legal)
            _move(table, view, move)
            state = apply(state, move)
        state = new_game(rules) if state.over else state


def _compare_ends(state: GameState, table: Table) -> None:
    """Compare what a deal came to."""
    rules, last = state.rules, state.history[-1]
    if rules.scoring is Scoring.TRICKS:
        assert [*table.needs] == [max(0, _need(score, rules)) for score in state.scores]
        return
    winner = pool_winner(table)
    assert (winner == at.NOBODY) == last.spoiled
    jinked = table.facts[at.JINKER] != at.NOBODY
    for side, gain in enumerate(last.gains):
        share = pool_share(table, side)
        assert share == pytest.approx(1 / rules.sides) if last.spoiled else (share > 0.5) == (side == winner)
        assert (share in (0.0, 1.0)) == (jinked and not last.spoiled)
        assert last.spoiled or (gain > 0) == (side == winner)


def _lay(table: Table, state: GameState, from_packs: Packs) -> None:
    """Lay the cards that were dealt."""
    here, rules = state.current_deal, state.rules
    assert here.turned is not None
    places = places_of(here.trump_suit, rules)
    for seat, hand in enumerate(here.hands):
        table.hands[seat] = mask_of(hand, places)
    table.needs[:] = [_need(score, rules) for score in state.scores]
    at.begin(table, from_packs, [*Suit].index(here.trump_suit), here.dealer, places[here.turned])


def _move(table: Table, view: PlayerView, move: PlayerMove) -> None:
    """Make a player's move at the table in bits, and compare who takes the trick."""
    assert view.seat is not None
    places = places_of(_trump(view), view.rules)
    match move:
        case Rob(out):
            at.rob(table, view.seat, places[out])
        case PlayCard(card):
            assert at.play(table, view.seat, places[card]) == (len(_on_table(view)) == view.rules.players - 1)
        case Jink():
            jink(table, view.rules.side_of(view.seat))


def _on_table(view: PlayerView) -> Cards:
    return () if view.trick is None else view.trick.cards


@pytest.mark.broad
def test_the_same_seed_teaches_the_same_network_also_after_a_break(tmp_path: Path) -> None:
    whole_way, with_break = enrolled(ALONE, STEPS, 4), enrolled(ALONE, STEPS, 4)
    list(whole_way.terms(16))
    next(with_break.terms(16))
    with_break.keep(tmp_path / "kept.npz")
    going_on = resumed(ALONE, tmp_path / "kept.npz")
    list(going_on.terms(16))
    assert going_on.curve == whole_way.curve
    assert all(np.array_equal(*pair) for pair in zip(going_on.weights, whole_way.weights, strict=True))
    assert whole_way.curve[-1][1] < 0.7 * whole_way.curve[0][1]


@pytest.mark.broad
def test_the_same_command_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "pairs.network"
    teach(PAIRS, file, minutes=0.0, seed=1)
    first = file.read_bytes()
    teach(PAIRS, file, minutes=0.0, seed=1)
    assert file.read_bytes() == first
    assert len(json.loads(file.with_suffix(".json").read_text(encoding="utf-8"))) == 1
    assert WholeWeights.from_bytes(first).to_bytes() == first


@pytest.mark.broad
def test_what_one_game_taught_helps_with_another() -> None:
    alone, nothing = enrolled(ALONE, STEPS, 4), enrolled(SPOIL_FIVE, STEPS, 4)
    list(alone.terms(16))
    file = WholeWeights.from_bytes(whole(alone.weights, alone.square).to_bytes())
    begun = learned(file)
    assert whole(begun, begun).to_bytes() == file.to_bytes()
    going_on = enrolled(SPOIL_FIVE, STEPS, 4, begun)
    list(nothing.terms(16))
    list(going_on.terms(16))
    assert going_on.curve[0][1] < nothing.curve[0][1]


@pytest.mark.broad
@pytest.mark.parametrize("rules", [ALONE, SPOIL_FIVE, FORTY_FIVE], ids=lambda rules: str(rules.preset))
def test_the_file_says_what_was_learned(rules: Rules) -> None:
    school = enrolled(rules, STEPS, 4)
    list(school.terms(16))
    network = CardNetwork(WholeWeights.from_bytes(whole(school.weights, school.square).to_bytes()))
    apart = []
    for view, table in _played(rules, seed=3, deals=20):
        assert view.seat is not None
        found, places = np.zeros(64, np.float32), places_of(_trump(view), rules)
        values(table, view.seat, at.legal(table, view.seat), school.weights, new_desk(), found)
        odds = card_odds(view, network)
        apart += [abs(float(found[places[card]]) - odds[card] / ONE) for card in odds]
    assert statistics.median(apart) < 0.01
