"""Advice at every level, in every game: legal, fair, and the same for the same view and seed."""

from __future__ import annotations

import random
import statistics
import subprocess
import sys
import time
from pathlib import Path

import pytest
from hypothesis import given

from tests.ai.games import decisions, reshuffled
from tests.ai.views import ALONE, PAIRS, view_of
from tests.core.strategies import GAMES, Game, few
from twentyfive.ai import Level, ReasonKind
from twentyfive.ai.levels import QUICK, SLIPS, advise
from twentyfive.core import SEATINGS, PlayerView, seated, view_for
from twentyfive.core.moves import PlayCard

MILLISECONDS = 5
"""The longest time for a decision, so that the heuristics can stand in for any player at any moment."""


@pytest.mark.broad("twenty-five", "fifty-five")
@pytest.mark.parametrize("preset", SEATINGS)
def test_advice_is_legal_at_every_table_of_every_game(preset: str) -> None:
    for players, sides in SEATINGS[preset]:
        for number, (_, view) in enumerate(decisions(seated(preset, players, sides), players, 40)):
            for level in QUICK:
                assert advise(view, level, number).move in view.legal, level


@pytest.mark.broad
@few
@given(GAMES)
def test_advice_is_legal_and_fair_under_any_rules(game: Game) -> None:
    """Shuffling all hidden cards among hidden hands, stock, kitty and cards put out never changes the advice."""
    rng = random.Random(game.seed)
    for number, (state, view) in enumerate(decisions(game.rules, game.seed, 20)):
        assert view.seat is not None
        other = view_for(reshuffled(state, view.seat, rng), view.seat)
        assert other == view
        for level in QUICK:
            advice = advise(view, level, number)
            assert advice.move in view.legal
            assert advise(other, level, number) == advice


class TestReproducible:
    @pytest.mark.broad
    def test_the_order_of_hashes_does_not_matter(self) -> None:
        """Sets are ordered differently in each run; no advice may depend on it."""
        outputs = {_advice_of_another_run(hashes) for hashes in ("1", "2", "3")}
        assert len(outputs) == 1
        assert len(outputs.pop().splitlines()) == 150

    def test_another_seed_gives_other_random_moves(self) -> None:
        view = view_of("spades; You: 7D 6H 9C 4C KH", ALONE)
        assert len({advise(view, Level.EASY, seed).move for seed in range(60)}) > 1


class TestRandomMoves:
    def test_guesses_are_as_frequent_as_the_random_move_rate(self) -> None:
        view = view_of("spades; You: 7D 6H 9C 4C KH", ALONE)
        kinds = [advise(view, Level.EASY, seed).reason.kind for seed in range(1000)]
        assert kinds.count(ReasonKind.GUESS) / 1000 == pytest.approx(SLIPS, abs=0.04)

    @pytest.mark.parametrize("level", QUICK)
    def test_the_jack_is_never_thrown_on_a_trick_that_it_does_not_win(self, level: Level) -> None:
        view = view_of("spades; You: JS 7D 6H 9C 4C; led 8S 2S 5S", PAIRS)
        assert PlayCard(view.hand[0]) in view.legal
        assert all(advise(view, level, seed).move != PlayCard(view.hand[0]) for seed in range(300))

    def test_robbing_is_never_random(self) -> None:
        view = view_of("spades; You: AS 7D 6H 9C 4C; turned: 5S", PAIRS)
        assert {advise(view, Level.EASY, seed).reason.kind for seed in range(50)} == {ReasonKind.ROB}


def test_a_decision_with_ten_players_is_quick() -> None:
    views = [view for _, view in decisions(seated("twenty-five", 10, 10), 1, 300)]
    assert statistics.quantiles([_milliseconds(view) for view in views], n=20)[-1] < MILLISECONDS


def _milliseconds(view: PlayerView) -> float:
    start = time.process_time()  # the work of other programs does not count
    advise(view, Level.EASY, 1)
    return 1000 * (time.process_time() - start)


def _advice_of_another_run(hashes: str) -> str:
    program = """
from tests.ai.games import decisions
from tests.ai.views import ALONE
from twentyfive.ai import Level
from twentyfive.ai.levels import QUICK, SLIPS, advise
for number, (_, view) in enumerate(decisions(ALONE.replace(best_of=9), 5, 150)):
    print(advise(view, Level.EASY, number))
"""
    root = Path(__file__).parents[3]
    run = subprocess.run(
        [sys.executable, "-c", program],
        cwd=root,
        env={"PYTHONHASHSEED": hashes, "PYTHONPATH": str(root)},
        capture_output=True,
        text=True,
        check=True,
        encoding="utf-8",
    )
    return run.stdout
