"""The tables that are offered after a game: one with stronger players, and one for a series of games."""

import pytest

from twentyfive.ai import Level
from twentyfive.core import PRESETS, Rules, seated
from twentyfive.engine.seating.players import Adaptation, Aim, Computer, Person, Sitter, TableSetup, Third, by_program

NAMES = ("Anna", "Mary", "Seán")
EASY, HARD, EXPERT = Computer(Level.EASY), Computer(Level.HARD, character="ambrose"), Computer(Level.EXPERT)


def table(*others: Sitter, rules: Rules | None = None) -> TableSetup:
    return TableSetup(rules or seated("twenty-five", 3, 3), NAMES, (Person(), *others))


def test_every_computer_player_gets_one_level_stronger_and_stays_who_they_are() -> None:
    harder = table(HARD, Computer(Level.HARD)).harder
    assert harder is not None
    assert harder.sitters == (Person(), Computer(Level.EXPERT, character="ambrose"), Computer(Level.EXPERT))
    assert harder.names == NAMES


@pytest.mark.parametrize(
    "others",
    [
        (EXPERT, EXPERT),
        (EASY, HARD),
        (Person(), Person()),
        (EASY, Computer(Level.EASY, Adaptation(Aim.FAIR))),
        (by_program("mine"), HARD),
    ],
)
def test_players_of_several_levels_or_without_a_fixed_one_get_no_stronger(others: tuple[Sitter, Sitter]) -> None:
    assert table(*others).harder is None


def test_who_sits_out_gets_stronger_too() -> None:
    two = TableSetup(seated("twenty-five", 2, 2), NAMES[:2], (Person(), EASY), Third("Seán", EASY))
    harder = two.harder
    assert harder is not None
    assert harder.third == Third("Seán", Computer(Level.MEDIUM))


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_a_series_of_five_games_can_be_played_of_every_game_that_is_one(preset: str) -> None:
    rules = PRESETS[preset]
    sitters: tuple[Sitter, ...] = (Person(), *(EASY,) * (rules.players - 1))
    series = TableSetup(rules, ("Anna", *"BCDEFGHIJ")[: rules.players], sitters).best_of_five
    if rules.several_games:
        assert series is None
    else:
        assert series is not None
        assert series.rules == rules.replace(best_of=5)


def test_where_players_take_turns_there_is_no_series() -> None:
    two = TableSetup(seated("twenty-five", 2, 2), NAMES[:2], (Person(), EASY), Third("Seán", EASY))
    assert two.best_of_five is None
