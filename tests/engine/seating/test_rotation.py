"""Rotation of three players at a game of two: the loser makes room for the third."""

from itertools import pairwise

import pytest

from twentyfive.ai import Level
from twentyfive.core import Record, seated
from twentyfive.engine.seating.game_token import GameToken
from twentyfive.engine.seating.players import Computer, Guest, Person, TableSetup, Third
from twentyfive.engine.seating.rotation import games_won, makes_room, table_after, third_of

TWO = seated("twenty-five", 2, 2)
NORA = Third("Nora", Person())


def table(third: Third = NORA) -> Record:
    return TableSetup(TWO, ("Anna", "Tom"), (Person(), Computer(Level.EASY)), third).new_record()


def test_the_third_player_can_be_read_back_from_a_record() -> None:
    record = table(Third("Nora", Computer(Level.MEDIUM), (2, 0, 11)))
    again = Record.loads(record.dumps())
    assert again == record
    assert third_of(again.header) == Third("Nora", Computer(Level.MEDIUM), (2, 0, 11))


def test_a_record_without_that_line_has_no_third_player() -> None:
    assert third_of(TableSetup(TWO, ("Anna", "Tom"), (Person(), Person())).new_record().header) is None


@pytest.mark.parametrize("winner", [0, 1])
def test_the_loser_sits_out_and_the_third_takes_that_chair(winner: int) -> None:
    after = table_after(table().header, (winner,))
    names = ["Anna", "Tom"]
    loser = names[1 - winner]
    names[1 - winner] = "Nora"
    assert after.names == tuple(names)
    assert after.third is not None
    assert after.third.name == loser
    assert after.sitters[1 - winner] == Person()


def test_players_keep_their_games_won_when_they_change_places() -> None:
    setup = table_after(table(Third("Nora", Person(), (3, 1, 2))).header, (0,))
    assert setup.names == ("Anna", "Nora")
    assert setup.third == Third("Tom", Computer(Level.EASY), (4, 2, 1))
    setup = table_after(setup.new_record().header, (1,))
    assert setup.names == ("Tom", "Nora")
    assert setup.third == Third("Anna", Person(), (1, 3, 4))


def test_after_a_tie_the_player_with_more_games_won_makes_room() -> None:
    assert makes_room((0, 1), Third("Nora", Person(), (0, 2, 1))) == 1
    assert makes_room((0, 1), Third("Nora", Person(), (2, 0, 1))) == 0
    assert makes_room((0, 1), Third("Nora", Person(), (1, 1, 2))) == 0
    assert games_won((0, 1), Third("Nora", Person(), (2, 0, 1))) == (2, 0, 1)


def test_nobody_sits_out_twice_in_a_row() -> None:
    setup, out = table_after(table().header, (0,)), []
    for winner in (1, 0, 0, 1, 1):
        assert setup.third is not None
        out.append(setup.third.name)
        setup = table_after(setup.new_record().header, (winner,))
    assert all(before != after for before, after in pairwise(out))


def test_a_guest_may_be_the_third_and_takes_the_losers_chair_and_makes_room_again() -> None:
    nora = Third("Nora", Guest())
    setup = table_after(TableSetup(TWO, ("Anna", "Tom"), (Person(), Guest()), nora).new_record().header, (0,))
    assert (setup.sitters, setup.third) == ((Person(), Guest()), Third("Tom", Guest(), (1, 0, 0)))
    setup = table_after(setup.new_record().header, (1,))
    assert (setup.sitters, setup.third) == ((Guest(), Guest()), Third("Anna", Person(), (0, 1, 1)))
    record = setup.new_record()
    assert third_of(Record.loads(record.dumps()).header) == setup.third


def test_guests_belong_to_a_table_even_while_they_sit_out() -> None:
    alone = TableSetup(TWO, ("Anna", "Tom"), (Person(), Person()), Third("Nora", Guest()))
    assert GameToken(alone.new_record()).has_guests
    assert not GameToken(table()).has_guests


def test_without_a_third_player_the_same_two_play_again() -> None:
    setup = TableSetup(TWO, ("Anna", "Tom"), (Person(), Computer(Level.EASY)))
    assert table_after(setup.new_record().header, (1,)) == setup


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("Nora", "three numbers"),
        ("Nora | person | 1 2", "three numbers"),
        ("Nora | person | 1 2 x", "three numbers"),
        ("Nora | second hand of 0 | 0 0 0", "cannot sit out"),
        ("Nora | dog | 0 0 0", "neither"),
        ("Anna | person | 0 0 0", "plays and sits out"),
    ],
)
def test_an_invalid_third_player_is_refused(text: str, says: str) -> None:
    record = Record.new(TWO, names=("Anna", "Tom"), seats=("person", "person"), sits_out=text)
    with pytest.raises(ValueError, match=says):
        third_of(record.header)


def test_a_third_player_cannot_have_a_bar_in_the_name() -> None:
    with pytest.raises(ValueError, match="cannot be a name"):
        table(Third("Nora | Tom", Person()))


def test_nobody_sits_out_at_a_game_of_more_than_two() -> None:
    record = Record.new(seated("twenty-five", 3, 3), sits_out="Nora | person | 0 0 0")
    with pytest.raises(ValueError, match="among 3"):
        third_of(record.header)
