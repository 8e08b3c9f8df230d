"""Every game at each of its tables is played to its end by simple players. RULES.md sections 4 and 7."""

from collections import Counter

import pytest

from tests.core.policy import finished
from tests.core.test_properties import cards_of
from twentyfive.core import PRESETS, SEATINGS, Phase, seated
from twentyfive.core.moves import ScoreDeal
from twentyfive.core.options import Scoring


@pytest.mark.parametrize(
    ("preset", "players", "sides"),
    [(preset, players, sides) for preset, tables in SEATINGS.items() for players, sides in tables],
)
def test_a_match_comes_to_its_end(preset: str, players: int, sides: int) -> None:
    rules = seated(preset, players, sides)
    record = finished(rules, seed=players)
    state = record.state
    assert (state.phase, state.over) == (Phase.OVER, True)
    best = max(state.chips if rules.scoring is Scoring.POOL else state.scores)
    values = state.chips if rules.scoring is Scoring.POOL else state.scores
    assert all(values[side] == best or rules.finish in PAST_BEFORE_HIGHEST for side in state.winners)
    assert len(state.history) == sum(isinstance(move, ScoreDeal) for move in record.moves)


PAST_BEFORE_HIGHEST = {PRESETS["fifty-five"].finish, PRESETS["one-hundred-ten-joker"].finish}
"""The ways to finish in which the winner need not have the highest score."""


@pytest.mark.parametrize("preset", PRESETS)
def test_its_cards_are_all_there_after_every_move(preset: str) -> None:
    record = finished(PRESETS[preset], seed=5)
    pack = Counter(PRESETS[preset].pack)
    states = [record.state_at(ply) for ply in range(record.last_ply + 1)]
    assert all(Counter(cards_of(state)) == pack for state in states if state.deal is not None)
