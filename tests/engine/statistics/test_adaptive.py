"""Adaptive levels: the share of matches that the person wins comes near the target."""

from __future__ import annotations

import math
import random
from pathlib import Path

import pytest

from tests.engine.kept_games import NOTES, played
from twentyfive.ai import Level
from twentyfive.core import Record, seated
from twentyfive.engine.seating.players import Adaptation, Aim, Computer, Person, Sitter, TableSetup, Third, parse_sitter
from twentyfive.engine.seating.seats import seats_of
from twentyfive.engine.statistics.adaptive import (
    LEVELS,
    Match,
    adapted,
    adapts,
    level_for,
    matches_before,
    share_wanted,
    strength,
)
from twentyfive.engine.statistics.database import StatisticsDatabase
from twentyfive.engine.statistics.tallies import MatchResult, tally

FOLLOWS = Computer(Level.MEDIUM, adaptation=Adaptation(Aim.FAIR))
NAMES = ("Anna", "Mary", "Seán", "Nora", "Tom")

PER_LEVEL = 0.6
"""The change of the log odds of winning from one level to the next, for the simulated persons."""

LEARNS, COUNTED = 40, 160
"""The matches played before the share is measured, and those in which it is."""


def chance_to_win(skill: float, level: Level, sides: int) -> float:
    """Return the chance that a person of that strength wins: a fair share against equals."""
    odds = math.exp(PER_LEVEL * (skill - LEVELS.index(level))) / (sides - 1)
    return odds / (1 + odds)


def share_won(skill: float, aim: Aim, sides: int, seed: int) -> float:
    """Return the share of matches that a person of that strength wins in the long run."""
    rng = random.Random(f"{skill} {aim} {sides} {seed}")
    matches: list[Match] = []
    for _ in range(LEARNS + COUNTED):
        level = level_for(strength(matches, aim), rng.getrandbits(62))
        won = rng.random() < chance_to_win(skill, level, sides)
        matches.append(Match(sides, level, MatchResult.WON if won else MatchResult.LOST))
    return sum(match.result is MatchResult.WON for match in matches[LEARNS:]) / COUNTED


def runs(level: Level, results: str, sides: int = 2) -> list[Match]:
    """Return matches against that level from a string of letters: w for won, l for lost, t for tied."""
    result_of = {"w": MatchResult.WON, "l": MatchResult.LOST, "t": MatchResult.TIED}
    return [Match(sides, level, result_of[letter]) for letter in results]


class TestShare:
    @pytest.mark.parametrize("sides", [2, 5, 10])
    @pytest.mark.parametrize("aim", Aim)
    @pytest.mark.parametrize("skill", [0.0, 0.8, 1.5, 2.2, 3.0])
    def test_it_comes_near_the_target_within_the_range_of_the_levels(self, skill: float, aim: Aim, sides: int) -> None:
        weakest, strongest = (chance_to_win(skill, level, sides) for level in (Level.EASY, Level.EXPERT))
        reached = min(max(share_wanted(aim, sides), strongest), weakest)
        shares = [share_won(skill, aim, sides, seed) for seed in range(5)]
        assert sum(shares) / 5 == pytest.approx(reached, abs=0.05)

    def test_better_persons_meet_stronger_players(self) -> None:
        met = []
        for skill in (0.5, 1.5, 2.5):
            rng, matches = random.Random(5), list[Match]()
            for seed in range(200):
                level = level_for(strength(matches, Aim.FAIR), seed)
                won = rng.random() < chance_to_win(skill, level, 2)
                matches.append(Match(2, level, MatchResult.WON if won else MatchResult.LOST))
            met.append(sum(LEVELS.index(match.level) for match in matches[50:]))
        assert met == sorted(met)
        assert met[0] < met[-1]

    def test_a_fair_share_is_that_of_chance(self) -> None:
        assert share_wanted(Aim.FAIR, 5) == 0.2
        assert share_wanted(Aim.LESS, 2) == 0.25
        assert share_wanted(Aim.MORE, 2) == 0.75


class TestStrength:
    def test_it_begins_at_medium(self) -> None:
        assert level_for(strength([], Aim.FAIR), seed=1) is Level.MEDIUM

    def test_wins_raise_it_and_losses_lower_it(self) -> None:
        first = strength([], Aim.FAIR)
        assert strength(runs(Level.MEDIUM, "w"), Aim.FAIR) > first > strength(runs(Level.MEDIUM, "l"), Aim.FAIR)

    def test_a_lower_target_gives_stronger_players(self) -> None:
        matches = runs(Level.MEDIUM, "wlwl")
        assert strength(matches, Aim.LESS) > strength(matches, Aim.FAIR) > strength(matches, Aim.MORE)

    def test_it_never_leaves_the_levels(self) -> None:
        matches = [match for level in LEVELS for match in runs(level, 9 * "w")]
        assert level_for(strength(matches, Aim.LESS), seed=1) is Level.EXPERT
        matches = [match for level in reversed(LEVELS) for match in runs(level, 9 * "l")]
        assert level_for(strength(matches, Aim.MORE), seed=1) is Level.EASY

    def test_a_win_against_weaker_players_changes_nothing(self) -> None:
        assert strength(runs(Level.EASY, 9 * "w"), Aim.FAIR) == strength([], Aim.FAIR)

    def test_a_loss_against_stronger_players_changes_nothing(self) -> None:
        assert strength(runs(Level.EXPERT, 9 * "l"), Aim.FAIR) == strength([], Aim.FAIR)

    def test_a_tie_of_two_sides_changes_nothing(self) -> None:
        assert strength(runs(Level.MEDIUM, "t"), Aim.FAIR) == strength([], Aim.FAIR)

    def test_between_two_levels_each_gets_its_share_of_the_matches(self) -> None:
        levels = [level_for(1.25, seed) for seed in range(2000)]
        assert set(levels) == {Level.MEDIUM, Level.HARD}
        assert levels.count(Level.HARD) / len(levels) == pytest.approx(0.25, abs=0.05)


class TestTable:
    def setup_of(self, *others: Sitter, third: Third | None = None) -> TableSetup:
        players = 1 + len(others)
        return TableSetup(seated("twenty-five", players, players), NAMES[:players], (Person(), *others), third)

    def test_only_adaptive_players_change(self) -> None:
        matches = [*runs(Level.MEDIUM, "ww", 4), *runs(Level.HARD, 20 * "w", 4), *runs(Level.EXPERT, 9 * "w", 4)]
        table = adapted(self.setup_of(FOLLOWS, Computer(Level.EASY), FOLLOWS), matches, seed=9)
        assert table.sitters[0] == Person()
        assert [computer.level for computer in table.computers] == [Level.EXPERT, Level.EASY, Level.EXPERT]

    def test_it_reports_the_wins_among_the_last_ten_matches(self) -> None:
        matches = [*runs(Level.MEDIUM, 5 * "w"), *runs(Level.MEDIUM, "wlltlwlwll")]
        follows = adapted(self.setup_of(FOLLOWS), matches, seed=9).computers[0].adaptation
        assert follows is not None
        assert (follows.won, follows.played) == (3, 10)

    def test_a_player_who_sits_out_adapts_too(self) -> None:
        third = Third("Nora", FOLLOWS)
        setup = self.setup_of(Person(), third=third)
        assert adapts(setup)
        table = adapted(setup, runs(Level.MEDIUM, 3 * "l"), seed=2)
        assert [computer.level for computer in table.computers] == [Level.EASY]

    def test_a_table_without_adaptive_players_does_not_adapt(self) -> None:
        assert not adapts(self.setup_of(Computer(Level.HARD), Person()))

    def test_a_record_stores_the_level_and_its_reason(self) -> None:
        table = adapted(self.setup_of(FOLLOWS, FOLLOWS), runs(Level.MEDIUM, "wl", 3), seed=4)
        record = Record.loads(table.new_record(4).dumps())
        assert seats_of(record.header).sitters == table.sitters
        assert record.header.seed == 4


def test_only_matches_of_the_same_game_count_in_order_of_play(tmp_path: Path) -> None:
    with StatisticsDatabase(tmp_path / "statistics.db") as database:
        for preset, seed in (("forty-five", 3), ("forty-five", 4), ("spoil-five", 5)):
            game = tally(played(preset, seed=seed), NOTES)
            assert game is not None
            database.count(game)
        rules = seated("forty-five", 4, 2)
        matches = matches_before(database, TableSetup(rules, NAMES[:4], (Person(), FOLLOWS, FOLLOWS, FOLLOWS)))
        finished = database.rows("SELECT result FROM games WHERE preset = 'forty-five' AND result IS NOT NULL")
        assert [(match.result,) for match in matches] == finished
        assert len(finished) == 2


@pytest.mark.parametrize(
    "text",
    [
        "computer medium as for sometimes, won 1 of 2",
        "computer clever as for fair, won 1 of 2",
        "computer medium as for fair, won x of 2",
        "computer medium as for fair, won 1000 of 2000",
    ],
)
def test_a_damaged_text_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is neither"):
        parse_sitter(text)
