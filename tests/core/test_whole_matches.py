"""Whole matches of every preset at each of its tables, simple and random. RULES.md sections 4 and 7."""

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest

from tests.core.policy import finished
from tests.core.positions import dealt
from tests.soak.games import (
    Fault,
    Game,
    Tally,
    house_game,
    look_at_cards,
    play,
    preset_game,
    preset_games,
    report_games,
    soak_games,
)
from twentyfive.core import PRESETS, SEATINGS, Phase, Rules, seated
from twentyfive.core.moves import ScoreDeal
from twentyfive.core.rules.options import Scoring

TABLES = [(preset, players, sides) for preset, tables in SEATINGS.items() for players, sides in tables]
ROOT = Path(__file__).parents[2]
RANDOM_GAMES = 1
"""The number of random games at each table; ``python -m tests.soak`` plays thousands."""


@pytest.mark.broad("twenty-five-*", "auction-forty-fives-*")
@pytest.mark.parametrize(("preset", "players", "sides"), TABLES)
def test_a_simple_match_ends(preset: str, players: int, sides: int) -> None:
    rules = seated(preset, players, sides)
    record = finished(rules, seed=players)
    state = record.state
    assert (state.phase, state.over) == (Phase.OVER, True)
    values = state.chips if rules.scoring is Scoring.POOL else state.scores
    best = max(values)
    assert all(values[side] == best or rules.finish in PAST_BEFORE_HIGHEST for side in state.game_winners)
    assert rules.several_games or state.winners == state.game_winners
    deals = sum(isinstance(move, ScoreDeal) for move in record.moves)
    assert len(state.history) == deals or (state.games_played == rules.counted_games and len(state.history) < deals)


PAST_BEFORE_HIGHEST = {PRESETS["fifty-five"].finish, PRESETS["one-hundred-ten-joker"].finish}
"""The values of `finish` that let a side win without the highest score."""


@pytest.mark.broad("twenty-five-*", "auction-forty-fives-*")
@pytest.mark.parametrize(("preset", "players", "sides"), TABLES)
def test_a_random_match_ends_with_every_card_in_its_place(preset: str, players: int, sides: int) -> None:
    for seed in range(RANDOM_GAMES):
        assert play(preset_game(preset, (players, sides), seed)).deals > 0


class TestSoak:
    def test_a_lost_card_is_a_fault(self) -> None:
        state = dealt("A deals; B: AS")
        hands = state.current_deal.hands
        lost = replace(state, deal=replace(state.current_deal, hands=(hands[0], hands[1][1:], *hands[2:])))
        with pytest.raises(Fault, match="missing AS, doubled none"):
            look_at_cards(lost, state.rules, "now")

    def test_a_card_in_two_places_is_a_fault(self) -> None:
        state = dealt("A deals; B: AS")
        stock = (*state.current_deal.stock[1:], state.current_deal.hands[1][0])
        doubled = replace(state, deal=replace(state.current_deal, stock=stock))
        with pytest.raises(Fault, match="doubled AS"):
            look_at_cards(doubled, state.rules, "now")

    def test_the_games_are_spread_over_the_tables(self) -> None:
        games = [*preset_games("auction-forty-fives", SEATINGS["auction-forty-fives"], 4, seed=7)]
        assert [(game.rules.players, game.seed) for game in games] == [(4, 7), (6, 8), (4, 9), (6, 10)]

    def test_the_command_line_reports_how_many_games_ended(self) -> None:
        command = [sys.executable, "-m", "tests.soak", "--games=2", "--preset=house-25", "--workers=1"]
        run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True, encoding="utf-8")
        assert run.stdout.splitlines()[-1].startswith("2 games, ")
        assert run.stdout.rstrip().endswith(" 0 faults")

    def test_random_rules_use_every_option(self) -> None:
        games = [house_game(seed) for seed in range(400)]
        usual = Rules()
        never = [
            name for name in Rules.__slots__ if all(getattr(game.rules, name) == getattr(usual, name) for game in games)
        ]
        assert never == []

    def test_a_game_that_drifts_away_from_its_end_is_abandoned(self) -> None:
        # Five alone have to bid for all tricks, and who did not bid cannot win.
        hopeless = Game("growl", seated("growl", 5, 5).replace(bids=(60,), target=25), 1)
        with ThreadPoolExecutor(1) as executor:
            (tally,) = soak_games([hopeless], executor).values()
        assert (tally.games, tally.drifted, tally.faults) == (1, 1, [])

    def test_a_fault_is_reported_with_the_command_that_repeats_it(self) -> None:
        games = (preset_game("house-25", (4, 2), 17), house_game(18))
        report = report_games({"house-25": Tally(faults=[(game, "a card is lost") for game in games])}, 1.0)
        assert "2 faults" in report
        assert "a card is lost" in report
        assert "python -m tests.soak --games 1 --preset house-25 --players 4 --sides 2 --seed 17\n" in report
        assert "python -m tests.soak --house 1 --seed 18" in report

    def test_a_game_that_fails_does_not_stop_the_others(self, monkeypatch: pytest.MonkeyPatch) -> None:
        games = [*preset_games("house-25", SEATINGS["house-25"], 3, seed=7)]
        monkeypatch.setattr("tests.soak.games.MOST_MOVES", 5)
        with ThreadPoolExecutor(1) as executor:
            (tally,) = soak_games(games, executor).values()
        assert (tally.games, len(tally.faults)) == (0, 3)
        assert "after 5 moves the match is not over" in tally.faults[0][1]
