"""What is seen and what is legal at many tables: the same as in the PettingZoo environment."""

from __future__ import annotations

import numpy
import pytest
from numpy.typing import NDArray

from tests.env.test_batch import EXPRESSED, SEATED, rules_of
from twentyfive.core import PRESETS, Rules
from twentyfive.env.aec import TwentyFive
from twentyfive.env.batch import LikeCore, Tables, chosen, masks, observed
from twentyfive.env.episode import Span, sitting
from twentyfive.env.observations import layout

STEPS = 300


def compare(tables: Tables, games: list[TwentyFive]) -> NDArray[numpy.intp]:
    """Compare what every seat sees, and take the same action by chance; return the tables that play on."""
    rules, on = tables.rules, numpy.flatnonzero(~tables.state.over)
    legal = tables.legal()
    mask = masks(tables, legal)
    for seat in range(rules.players):
        seen = observed(tables, seats=numpy.full(len(games), seat))
        for table, game in enumerate(games):
            there = game.observe(f"seat_{seat}")
            assert _parts(rules, seen[table]) == _parts(rules, there["observation"])
            acts = seat == tables.state.turn[table]
            assert (there["action_mask"] == mask[table] * acts).all()
    assert (observed(tables, on) == observed(tables)[on]).all()
    actions = chosen(legal, tables.firsts, numpy.random.default_rng(int(tables.state.packs.sum())))
    tables.step(actions)
    for table in on.tolist():
        games[table].step(int(actions[table]))
    return on


def _parts(rules: Rules, places: NDArray[numpy.float32]) -> dict[str, list[float]]:
    """The parts of an observation by their names, so that a test that fails says which one is wrong."""
    parts, start = {}, 0
    for part in layout(rules):
        parts[part.name] = places[start : start + part.size].tolist()
        start += part.size
    return parts


def compare_matches(rules: Rules, tables: int, steps: int, seed: int) -> None:
    """Play matches at many tables and in PettingZoo, with the same chance and the same actions."""
    seeds = [seed * 1000 + table for table in range(tables)]
    many, games = Tables(rules, tables, shuffler=LikeCore(rules, seeds)), [TwentyFive(rules, Span.MATCH) for _ in seeds]
    for game, own in zip(games, seeds, strict=True):
        game.reset(seed=own)
    for _ in range(steps):
        if not len(compare(many, games)):
            return


@pytest.mark.parametrize("preset", EXPRESSED)
def test_every_seat_sees_at_each_moment_what_it_sees_in_pettingzoo(preset: str) -> None:
    compare_matches(PRESETS[preset], tables=2, steps=60, seed=1)


@pytest.mark.broad
@pytest.mark.parametrize("case", SEATED)
def test_so_it_is_with_every_number_of_players(case: str) -> None:
    rules = rules_of(case)
    # Whoever bids by chance hardly ever gets to 120 points.
    compare_matches(rules.replace(target=20) if rules.auction else rules, tables=4, steps=STEPS, seed=len(case))


@pytest.mark.parametrize(
    ("preset", "changed"),
    [
        ("twenty-five", {"unrobbed_ace": "lowest_trump"}),
        ("twenty-five", {"unrobbed_ace": "lowest_trump", "rob_deadline": "opening_lead"}),
        ("twenty-five", {"put_out": "face_up", "first_dealer": "random"}),
        # An unseen hand does not rob, so its ace of trumps stays where it is.
        ("forty-five-unseen", {"unrobbed_ace": "lowest_trump"}),
    ],
)
def test_so_it_is_with_house_rules(preset: str, changed: dict[str, object]) -> None:
    compare_matches(sitting(preset).replace(**changed), tables=6, steps=STEPS, seed=5)
