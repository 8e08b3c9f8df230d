"""Three at a game of two: the loser of a game makes room for the third."""

from itertools import pairwise

import pytest

from twentyfive.ai import Level
from twentyfive.core import Record, seated
from twentyfive.engine.seating.players import Computer, Person, TableSetup, Third
from twentyfive.engine.seating.rotation import games_won, makes_room, table_after, third_of

TWO = seated("twenty-five", 2, 2)
NORA = Third("Nora", Person())


def table(third: Third = NORA) -> Record:
    return TableSetup(TWO, ("Anna", "Tom"), (Person(), Computer(Level.EASY)), third).new_record()


def test_who_sits_out_is_written_and_read() -> None:
    record = table(Third("Nora", Computer(Level.MEDIUM), (2, 0, 11)))
    again = Record.loads(record.dumps())
    assert again == record
    assert third_of(again.header) == Third("Nora", Computer(Level.MEDIUM), (2, 0, 11))


def test_a_record_that_names_nobody_has_no_third() -> None:
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


def test_the_games_that_each_has_won_go_with_them() -> None:
    setup = table_after(table(Third("Nora", Person(), (3, 1, 2))).header, (0,))
    assert setup.names == ("Anna", "Nora")
    assert setup.third == Third("Tom", Computer(Level.EASY), (4, 2, 1))
    setup = table_after(setup.new_record().header, (1,))
    assert setup.names == ("Tom", "Nora")
    assert setup.third == Third("Anna", Person(), (1, 3, 4))


def test_after_a_tie_whoever_has_won_more_makes_room() -> None:
    assert makes_room((0, 1), Third("Nora", Person(), (0, 2, 1))) == 1
    assert makes_room((0, 1), Third("Nora", Person(), (2, 0, 1))) == 0
    assert makes_room((0, 1), Third("Nora", Person(), (1, 1, 2))) == 0
    assert games_won((0, 1), Third("Nora", Person(), (2, 0, 1))) == (2, 0, 1)


def test_nobody_sits_out_twice_running() -> None:
    setup, out = table_after(table().header, (0,)), []
    for winner in (1, 0, 0, 1, 1):
        assert setup.third is not None
        out.append(setup.third.name)
        setup = table_after(setup.new_record().header, (winner,))
    assert all(before != after for before, after in pairwise(out))


def test_without_a_third_the_same_play_again() -> None:
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
def test_nonsense_about_who_sits_out_is_refused(text: str, says: str) -> None:
    record = Record.new(TWO, names=("Anna", "Tom"), seats=("person", "person"), sits_out=text)
    with pytest.raises(ValueError, match=says):
        third_of(record.header)


def test_a_name_that_could_not_be_read_again_cannot_sit_out() -> None:
    with pytest.raises(ValueError, match="cannot be a name"):
        table(Third("Nora | Tom", Person()))


def test_more_than_two_have_nobody_who_sits_out() -> None:
    record = Record.new(seated("twenty-five", 3, 3), sits_out="Nora | person | 0 0 0")
    with pytest.raises(ValueError, match="among 3"):
        third_of(record.header)
