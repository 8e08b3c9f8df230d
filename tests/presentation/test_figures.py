"""Curves of the games against each character, and where a person plays best."""

from __future__ import annotations

from twentyfive.engine.statistics.figures import Figures, Group, GroupBy
from twentyfive.engine.statistics.tallies import MatchResult
from twentyfive.presentation.figures import face_curves, shares_so_far
from twentyfive.wording.records.statistics import best_sentence

WON, LOST, TIED = MatchResult.WON, MatchResult.LOST, MatchResult.TIED


def against(key: str, won: int, games: int) -> Group:
    return Group(GroupBy.CHARACTER, (key,), Figures(games=games, won=won, fair=games / 5, deals=4 * games))


def game(preset: str, won: int, games: int, sides: int = 5) -> Group:
    return Group(GroupBy.GAME, (preset,), Figures(games=games, won=won, fair=games / sides, deals=4 * games))


def test_the_share_won_is_counted_from_game_to_game() -> None:
    assert shares_so_far([LOST, WON, TIED, WON]) == (0, 1 / 2, 1 / 3, 1 / 2)
    assert shares_so_far([]) == ()


def test_each_character_has_a_face_a_figure_and_a_curve() -> None:
    found = [against("sheila", 1, 2), against("somebody of later", 0, 1), against("donal", 0, 0)]
    sheila, later = face_curves(found, {"sheila": (LOST, WON), "somebody of later": (LOST,)})
    assert (sheila.portrait, sheila.name, sheila.shares, sheila.chance) == ("sheila", "Sheila", (0, 1 / 2), 1 / 5)
    assert sheila.figure.replace("\N{NO-BREAK SPACE}", " ") == "1 of 2 · 50 %"
    assert (later.portrait, later.name) == ("", "somebody of later"), "the others have no game that is finished"


def test_the_best_game_is_the_one_that_goes_furthest_beyond_luck() -> None:
    often, seldom = game("spoil-five", 3, 6), game("twenty-five", 1, 4)
    assert best_sentence([often, seldom]) == "", "with nothing to compare it with, no game is the best"
    halves = game("forty-five", 6, 10, sides=2)
    said = best_sentence([halves, often, seldom]).replace("\N{NO-BREAK SPACE}", " ")
    assert said == "Best game: Spoil Five, 3 of 6 · 50 %.", "half of the games of two sides are won by luck"
    assert best_sentence([game("spoil-five", 0, 6), game("forty-five", 0, 6)]) == ""
