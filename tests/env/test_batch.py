"""Many tables at once: the same games as those of `core`, and rules that the arrays cannot express."""

from __future__ import annotations

import random
from itertools import count

import numpy
import pytest

from twentyfive.core import PRESETS, SEATINGS, Rules, seated, table_move
from twentyfive.core.state import DealResult, Phase
from twentyfive.env.batch import LikeCore, Tables, chosen, unexpressed
from twentyfive.env.episode import Span, begun, sitting

EXPRESSED = [preset for preset in PRESETS if not unexpressed(PRESETS[preset])]
SEATED = [f"{preset} {players} {sides}" for preset in EXPRESSED for players, sides in SEATINGS[preset]]
A_HUNDRED_THOUSAND = 100_000
DEALS = 400  # of each preset; `python -m tests.env.test_batch` plays a hundred thousand in all
TOGETHER = 500
MOST_STEPS = 300
"""The matches of most games played by chance are over before; some bidders go down for ever."""


class SideBySide:
    """The same games at many tables and by `core`, with the same chance and the same actions."""

    def __init__(self, rules: Rules, tables: int, seed: int) -> None:
        seeds = [seed * A_HUNDRED_THOUSAND + table for table in range(tables)]
        self.tables = Tables(rules, tables, shuffler=LikeCore(rules, seeds))
        self.episodes = [begun(rules, Span.MATCH) for _ in seeds]
        self._chance = [random.Random(seed) for seed in seeds]
        self.deals: list[tuple[DealResult, ...]] = [()] * tables
        self._rng = numpy.random.default_rng(seed)
        for table in range(tables):
            self._let_table_move(table)

    def step(self) -> None:
        """Take a random action at every table, and the same by `core`, which refuses what is illegal."""
        actions = chosen(self.tables.legal(), self.tables.firsts, self._rng)
        self.tables.step(actions)
        for table, action in enumerate(actions.tolist()):
            if action >= 0:
                self.episodes[table], _ = self.episodes[table].acted(self.tables.actions.actions[action])
                self._let_table_move(table)

    def _let_table_move(self, table: int) -> None:
        episode = self.episodes[table]
        while episode.seat is None and not episode.over:
            episode = episode.moved(table_move(episode.state, self._chance[table]))
            self.deals[table] = episode.state.history or self.deals[table]
        self.episodes[table] = episode

    def compare(self) -> None:
        """Compare what every table shows, and what is legal there."""
        state, firsts = self.tables.state, self.tables.firsts
        numbers, phases = self.tables.actions.numbers, tuple(Phase)
        every = [episode.state for episode in self.episodes]
        legal = self.tables.legal().T.tolist()
        for table, (episode, game) in enumerate(zip(self.episodes, every, strict=True)):
            may = {first + bit for first, row in zip(firsts, legal[table], strict=True) for bit in _set_bits(row)}
            assert may == {numbers[action] for action in episode.legal()}
            assert phases[state.phase[table]] is game.phase
            assert state.turn[table] == (-1 if episode.seat is None else episode.seat)
        assert state.scores.tolist() == [[*game.scores] for game in every]
        assert state.chips.tolist() == [[*game.chips] for game in every]
        assert state.pool.tolist() == [game.pool for game in every]
        assert state.games.tolist() == [[*game.games] for game in every]
        assert state.games_played.tolist() == [game.games_played for game in every]
        assert state.games_tied.tolist() == [game.games_tied for game in every]
        assert state.account.tolist() == [[*game.account] for game in every]
        assert state.over.tolist() == [game.over for game in every]
        assert state.winners.tolist() == [[side in game.winners for side in range(game.rules.sides)] for game in every]

    def compare_gains(self) -> int:
        """Compare the gains of the deals that have just ended, and return how many these are."""
        ended = numpy.flatnonzero(self.tables.state.ended)
        for table in ended:
            assert self.tables.state.gains[table].tolist() == [*self.deals[table][-1].gains]
        return len(ended)


def _set_bits(number: int) -> list[int]:
    return [bit for bit in range(number.bit_length()) if number >> bit & 1]


def rules_of(case: str) -> Rules:
    """The rules of a preset with so many players and sides."""
    preset, players, sides = case.split()
    return seated(preset, int(players), int(sides))


@pytest.mark.broad("twenty-five 5 5", "spoil-five-hoyle 3 3", "maw 4 2", "auction-forty-fives 6 2")
@pytest.mark.parametrize("case", SEATED)
def test_every_table_is_at_each_moment_as_core_has_it(case: str) -> None:
    rules = rules_of(case)
    # Whoever bids by chance hardly ever gets to 120 points.
    games = SideBySide(rules.replace(target=20) if rules.auction else rules, 4, seed=len(case))
    games.compare()
    for _ in range(MOST_STEPS):
        games.step()
        games.compare()
        games.compare_gains()


@pytest.mark.broad
@pytest.mark.parametrize("preset", EXPRESSED)
def test_deals_are_those_of_core(preset: str) -> None:
    compare_deals(preset, DEALS)


def compare_deals(preset: str, wanted: int) -> None:
    """Compare the gains of so many deals of a preset, and of what the tables show after them."""
    deals = 0
    for seed in count(1):
        games = SideBySide(PRESETS[preset], TOGETHER, seed)
        while not games.tables.state.over.all() and deals < wanted:
            games.step()
            deals += games.compare_gains()
        games.compare()
        if deals >= wanted:
            return


@pytest.mark.parametrize(
    "changed",
    [
        {"best_of": 3, "stake": 2},
        {"counted_games": 3, "stake": 1, "deals_next": "game_winners"},
        {"deals_next": "deal_winners", "scoring": "single_deal", "finish": "end_of_deal", "best_trump": 5},
        {"first_dealer": "random", "turned_ace_bonus": 25, "best_of": 3, "must_rob": True},
        {"first_lead_trump_from": 2, "all_five": "none", "all_five_points": 10, "finish": "first_past"},
    ],
)
def test_house_rules_are_those_of_core(changed: dict[str, object]) -> None:
    games = SideBySide(PRESETS["twenty-five"].replace(players=3, sides=3, **changed), 10, seed=3)
    while not games.tables.state.over.all():
        games.step()
        games.compare()


def test_the_same_seed_and_actions_give_the_same_games() -> None:
    def played(tables: Tables) -> list[list[int]]:
        rng = numpy.random.default_rng(1)
        for _ in range(50):
            tables.step(chosen(tables.legal(), tables.firsts, rng))
            tables.begin(numpy.flatnonzero(tables.state.over))
        hands: list[list[int]] = tables.state.hands.tolist()
        return hands

    tables = Tables(sitting("twenty-five"), 20, seed=1)
    first = played(tables)
    tables.reset()
    second = played(tables)
    tables.reset(seed=1)
    assert played(tables) == first
    tables.reset()
    assert played(tables) == second != first


def test_a_table_without_an_action_waits() -> None:
    tables = Tables(sitting("twenty-five"), 2, seed=1)
    before = tables.state.hands.tolist()
    actions = chosen(tables.legal(), tables.firsts, numpy.random.default_rng(1))
    actions[0] = -1
    tables.step(actions)
    assert tables.state.hands[0].tolist() == before[0]
    assert tables.state.hands[1].tolist() != before[1]


def test_every_legal_action_is_chosen_about_as_often_as_any_other() -> None:
    legal = numpy.array([[0b1011] * 6000, [0b10] * 6000], numpy.uint64)
    numbers, times = numpy.unique(chosen(legal, (0, 53), numpy.random.default_rng(1)), return_counts=True)
    assert numbers.tolist() == [0, 1, 3, 54]
    assert abs(times - 1500).max() < 200
    assert chosen(numpy.zeros((2, 3), numpy.uint64), (0, 53), numpy.random.default_rng(1)).tolist() == [-1, -1, -1]


def test_a_rule_that_the_arrays_cannot_express_is_named() -> None:
    with pytest.raises(
        ValueError, match="growl cannot be played at many tables at once: not with its rule dealer_robs"
    ):
        Tables(sitting("growl").replace(dealer_robs_pack=True), 1)


if __name__ == "__main__":
    for name in EXPRESSED:
        compare_deals(name, A_HUNDRED_THOUSAND // len(EXPRESSED) + 1)
