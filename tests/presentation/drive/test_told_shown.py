"""What the organiser is told, where it is needed."""

from __future__ import annotations

from twentyfive.drive.entries import Came, Entry, Exchanged, KeptApart, Planned, Seated
from twentyfive.drive.evening import Evening
from twentyfive.drive.log import replay
from twentyfive.drive.plan import LeftOver, Plan, Prize
from twentyfive.presentation.drive.told_shown import exchange_fault, told_at_door, told_in_game


def evening(plan: Plan, pairs: int, *entries: Entry) -> Evening:
    """An evening with so many pairs at the tables in the order of their cards, after some entries before that."""
    came = [Came((f"Ann {number}", f"Ben {number}")) for number in range(1, pairs + 1)]
    return replay([Planned(plan), *came, *entries, Seated(order=tuple(range(1, pairs + 1)))])


def test_an_even_evening_says_nothing() -> None:
    even = evening(Plan(), 4)
    assert (told_at_door(even), told_in_game(even)) == ("", "")


def test_who_sits_out_and_who_has_no_partner_is_said() -> None:
    odd = evening(Plan(), 5, Came(("Tom",)), Came(("Una",)))
    assert told_in_game(odd) == "Sitting out: Ann 5 & Ben 5; Without a partner: Tom and Una"


def test_tables_of_another_size_are_named() -> None:
    smaller = evening(Plan(sides=3, left_over=LeftOver.SMALLER), 7)
    assert told_in_game(smaller) == "Tables with another number of players: 2 and 3"


def test_who_sits_together_against_a_wish_is_said_until_they_change_seats() -> None:
    unparted = evening(Plan(), 4, KeptApart(1, 3))
    assert told_in_game(unparted) == "Could not be parted: Ann 1 and Ann 2"
    came = [Came((f"Ann {number}", f"Ben {number}")) for number in range(1, 5)]
    entries = [Planned(Plan()), *came, KeptApart(1, 3), Seated(order=(1, 2, 3, 4)), Exchanged(1, 2, 3)]
    assert told_in_game(replay(entries)) == ""


def test_partners_against_a_wish_are_told_at_the_door() -> None:
    begun = replay([Planned(Plan()), Came(("Nuala", "Pat")), KeptApart(1, 2)])
    assert told_at_door(begun) == "Nuala and Pat could not be parted."


def test_a_tin_that_is_short_is_told_once_all_have_come() -> None:
    plan = Plan(prizes=(Prize(5000),))
    assert told_at_door(replay([Planned(plan), Came(("Nuala", "Pat"))])) == ""
    assert told_at_door(evening(plan, 4)) == "The tin is short for the prizes."


def test_two_at_one_table_or_both_out_have_no_seats_to_exchange() -> None:
    odd = evening(Plan(sides=3), 8)
    assert odd.out == (7, 8)
    assert exchange_fault(odd, 1, 2)
    assert exchange_fault(odd, 7, 8)
    assert not exchange_fault(odd, 1, 7)
    assert not exchange_fault(odd, 1, 4)
