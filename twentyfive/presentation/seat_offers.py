"""The offers for a seat at the table chosen so far, and the draw for seats."""

from __future__ import annotations

import random
from dataclasses import dataclass

from twentyfive.engine.seating.local_seats import is_here
from twentyfive.engine.seating.players import OpenDummy, SecondHand, Sitter, is_person
from twentyfive.engine.seating.seat_draw import SeatDraw, draw_for_seats, turned
from twentyfive.engine.seating.seats import SeatFault
from twentyfive.presentation.new_game import Choices


@dataclass(frozen=True, slots=True)
class SeatOffers:
    """The offers for one seat.

    Attributes:
        owners: the seats of the persons whose second hand it can be, a partner first.
        no_second_hand: the reason why some person cannot have it; None if there is none.
        no_dummy: the reason why it cannot be an open dummy; None if it can.
    """

    owners: tuple[int, ...]
    no_second_hand: SeatFault | None
    no_dummy: SeatFault | None


def seat_offers(choices: Choices, seat: int) -> SeatOffers:
    """Return the offers for a seat."""
    persons = [person for person in choices.seats.persons if person != seat]
    persons.sort(key=lambda person: choices.rules.side_of(person) != choices.rules.side_of(seat))
    faults = {person: _fault_of(choices, seat, SecondHand(person)) for person in persons}
    return SeatOffers(
        owners=tuple(person for person, fault in faults.items() if fault is None),
        no_second_hand=next((fault for fault in faults.values() if fault is not None), None),
        no_dummy=_fault_of(choices, seat, OpenDummy()),
    )


def _fault_of(choices: Choices, seat: int, sitter: Sitter) -> SeatFault | None:
    """The first fault that `sitter` on the seat would cause."""
    before, after = choices.seat_faults, choices.fill(seat, sitter).seat_faults
    return next((fault for place, fault in after.items() if before.get(place) is not fault or place == seat), None)


def seats_drawn(choices: Choices, rng: random.Random) -> SeatDraw:
    """Draw for the seats, and turn the table so that the first person here who plays sits at the bottom."""
    draw = draw_for_seats(choices.rules, choices.present, rng)
    play = [place for place, seat in enumerate(draw.goes_to) if seat < choices.players]
    persons = [place for place in play if is_person(choices.sitters[place])]
    here = [place for place in persons if is_here(choices.sitters[place])]
    return turned(draw, choices.players, (here or persons)[0])
