"""The first seats by the places of the last evening, and by table cards drawn face down."""

from __future__ import annotations

from twentyfive.drive.club import Club, NightBegun, club_entered
from twentyfive.drive.entries import Came, Ended, Entry, Planned, Reported, Seated
from twentyfive.drive.evening import Evening
from twentyfive.drive.log import replay
from twentyfive.drive.plan import LeftOver, Plan
from twentyfive.presentation.drive.seats_shown import (
    Drawn,
    Seats,
    card_fault,
    card_question,
    draws_card,
    last_night,
    next_to_draw,
    order_drawn,
    order_of_places,
    seats_offered,
)

NAMES = ("Ann", "Ben", "Cis", "Dan", "Eve")


def evening(people: int, plan: Plan | None = None, *entries: Entry) -> Evening:
    """An evening to which so many have come who play alone."""
    came = [Came((name,)) for name in NAMES[:people]]
    return replay([Planned(plan or Plan(size=1)), *came, *entries])


def club_of(*entries: Entry) -> Club:
    """A club after these entries."""
    club = Club()
    for entry in entries:
        club = club_entered(club, entry)
    return club


def test_seats_follow_the_last_evening_that_is_over() -> None:
    first = [NightBegun("2026-11-23"), Planned(Plan(size=1, games=1)), *(Came((name,)) for name in NAMES[:4])]
    played = [Seated(order=(1, 2, 3, 4)), Reported(1, 1, 2), Reported(1, 2, 4)]
    club = club_of(*first, *played, NightBegun("2026-11-30"))
    assert seats_offered(club) == (Seats.CHANCE, Seats.PLACES, Seats.CARDS)
    last = last_night(club)
    assert last is not None
    again = evening(5)
    order = order_of_places(again, last)
    assert order[:2] == (2, 4), "Ben and Dan won"
    assert order[-1] == 5, "Eve was not there"


def test_without_an_evening_before_places_are_not_offered() -> None:
    begun = club_of(NightBegun("2026-11-23"), Planned(Plan(size=1)), Came(("Ann",)), Came(("Ben",)), Seated(1))
    assert seats_offered(begun) == (Seats.CHANCE, Seats.CARDS)
    unfinished = club_entered(begun, NightBegun("2026-11-30"))
    assert last_night(unfinished) is None
    assert last_night(club_of(*begun.entries, Ended(), NightBegun("2026-11-30"))) is not None
    assert seats_offered(Club()) == (Seats.CHANCE, Seats.CARDS)


def test_cards_are_asked_for_in_the_order_of_the_list_and_seat_as_they_were_drawn() -> None:
    four = evening(4)
    assert next_to_draw(four, {}) == (1,)
    assert card_question(four, (1,)) == "Which table did Ann draw? From 1 to 2."
    drawn: Drawn = {(1,): 2, (3,): 2}
    assert next_to_draw(four, drawn) == (2,)
    assert card_fault(four, drawn, (2,), "2") == "Table 2 is full already."
    assert card_fault(four, drawn, (3,), "2") == "", "the same card once more"
    for typed in ("", "0", "3", "x", "12345", "−1"):
        assert card_fault(four, drawn, (2,), typed) == "Which table did Ben draw? From 1 to 2."
    whole: Drawn = {**drawn, (2,): 1, (4,): 1}
    assert next_to_draw(four, whole) == ()
    assert order_drawn(four, whole) == (2, 4, 1, 3)
    tables = evening(4, None, Seated(order=order_drawn(four, whole))).tables
    assert [table.sides for table in tables] == [(2, 4), (1, 3)]


def test_a_blank_card_sits_out() -> None:
    five = evening(5)
    assert card_question(five, (1,)) == "Which table did Ann draw? From 1 to 2, or 0 to sit out."
    assert card_fault(five, {(1,): 0}, (2,), "0") == "Enough sit out already."
    drawn: Drawn = {(1,): 0, (2,): 2, (3,): 1, (4,): 1, (5,): 2}
    seated = evening(5, None, Seated(order=order_drawn(five, drawn)))
    assert seated.out == (1,)
    assert [table.sides for table in seated.tables] == [(3, 4), (2, 5)]


def test_tables_of_different_sizes_are_filled_as_far_as_they_go() -> None:
    smaller = Plan(size=1, sides=3, left_over=LeftOver.SMALLER)
    five = evening(5, smaller)
    drawn: Drawn = {(1,): 2, (2,): 2}
    assert card_fault(five, drawn, (3,), "2") == "Table 2 is full already."
    assert card_fault(five, drawn, (3,), "1") == ""


def test_only_who_is_to_sit_down_draws_a_card() -> None:
    pairs = replay([Planned(Plan()), Came(("Ann", "Ben")), Came(("Cis", "Dan")), Came(("Tom",))])
    assert draws_card(pairs, (1, 2))
    assert not draws_card(pairs, (5,))
