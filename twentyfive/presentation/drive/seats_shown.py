"""How the first seats are found: by chance, by the places of the last evening, or by table cards drawn face down."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from twentyfive.drive.club import Club
from twentyfive.drive.evening import Evening
from twentyfive.drive.people import Party
from twentyfive.drive.season import NightScores, night_scores, order_by_places
from twentyfive.drive.tables import Layout, layout_for
from twentyfive.wording import drive as words


class Seats(StrEnum):
    """A way to find the first seats."""

    CHANCE = "chance"
    PLACES = "places"
    CARDS = "cards"


Drawn = Mapping[Party, int]
"""The table on the card that each side has drawn; 0 for one that sits out."""


def seats_offered(club: Club) -> tuple[Seats, ...]:
    """Return the ways to find the seats; places are one if an evening before has any."""
    return tuple(Seats) if last_night(club) is not None else (Seats.CHANCE, Seats.CARDS)


def last_night(club: Club) -> NightScores | None:
    """Return the places of the evening before the open one; None if there was none that is over."""
    before = (night.log.evening for night in reversed(club.nights[: max(0, club.open - 1)]))
    return next((night_scores(evening) for evening in before if evening.over), None)


def order_of_places(evening: Evening, last: NightScores) -> tuple[int, ...]:
    """Return the cards in the order of the last evening's places, for those who are to sit down."""
    here = evening.next_sides
    return tuple(side for side in order_by_places(evening, last) if side in here)


def _layout(evening: Evening) -> Layout:
    return layout_for(len(evening.next_sides), evening.plan)


def _sides(evening: Evening) -> dict[Party, int]:
    """The cards of who is to sit down, by their people."""
    here = evening.next_sides
    return {side.people: side.number for side in evening.coming if side.number in here}


def next_to_draw(evening: Evening, drawn: Drawn) -> Party:
    """Return the first side of the list whose card is not known; empty if all are."""
    return next((people for people in _sides(evening) if people not in drawn), ())


def draws_card(evening: Evening, people: Party) -> bool:
    """Whether these are a side that is to sit down, and so draws a card."""
    return not evening.games and people in _sides(evening)


def card_question(evening: Evening, people: Party) -> str:
    """Ask for the table on a card."""
    layout, names = _layout(evening), words.joined(evening.names(people))
    text = words.WHICH_TABLE_OR_OUT if layout.sits_out else words.WHICH_TABLE
    return text(names=names, tables=len(layout.tables))


def card_fault(evening: Evening, drawn: Drawn, people: Party, typed: str) -> str:
    """Say why that cannot be the table on a card; empty if it can."""
    layout, figures = _layout(evening), typed.strip()
    table = int(figures) if figures.isascii() and figures.isdigit() and len(figures) < 4 else -1
    if not (0 if layout.sits_out else 1) <= table <= len(layout.tables):
        return card_question(evening, people)
    here = _sides(evening)
    taken = sum(other in here and where == table for other, where in drawn.items() if other != people)
    if taken < (layout.tables[table - 1] if table else layout.sits_out):
        return ""
    return words.TABLE_FULL(number=table) if table else words.ENOUGH_OUT()


def order_drawn(evening: Evening, drawn: Drawn) -> tuple[int, ...]:
    """Return the cards from the first table on, as they were drawn; those who sit out last."""
    sides = _sides(evening)
    return tuple(sides[people] for people in sorted(sides, key=lambda people: drawn[people] or len(sides) + 1))
