"""What a seat can be at a table as it is chosen so far, and who takes which seat when they are drawn."""

from __future__ import annotations

import random
from dataclasses import dataclass

from twentyfive.engine.seating.players import OpenDummy, Person, SecondHand, Sitter
from twentyfive.engine.seating.seat_draw import SeatDraw, draw_for_seats, turned
from twentyfive.engine.seating.seats import SeatFault
from twentyfive.ui.setup.new_game import Choices


@dataclass(frozen=True, slots=True)
class SeatOffers:
    """What is offered for one seat.

    Attributes:
        owners: the seats of the persons whose second hand it can be, a partner first.
        no_second_hand: why there are none, if a reason beside that is known.
        no_dummy: why it cannot be an open dummy, None if it can.
    """

    owners: tuple[int, ...]
    no_second_hand: SeatFault | None
    no_dummy: SeatFault | None


def seat_offers(choices: Choices, seat: int) -> SeatOffers:
    """What is offered for a seat."""
    persons = [person for person in choices.seats.persons if person != seat]
    persons.sort(key=lambda person: choices.rules.side_of(person) != choices.rules.side_of(seat))
    faults = {person: _fault_of(choices, seat, SecondHand(person)) for person in persons}
    return SeatOffers(
        owners=tuple(person for person, fault in faults.items() if fault is None),
        no_second_hand=next((fault for fault in faults.values() if fault is not None), None),
        no_dummy=_fault_of(choices, seat, OpenDummy()),
    )


def _fault_of(choices: Choices, seat: int, sitter: Sitter) -> SeatFault | None:
    """What would make no sense that makes sense now, were that sitter there."""
    before, after = choices.seat_faults, choices.fill(seat, sitter).seat_faults
    return next((fault for at, fault in after.items() if before.get(at) is not fault or at == seat), None)


def seats_drawn(choices: Choices, rng: random.Random) -> SeatDraw:
    """A draw for the seats, the table turned so that a person sits at the bottom: who did before, if they play."""
    draw = draw_for_seats(choices.rules, choices.present, rng)
    play = [at for at, seat in enumerate(draw.goes_to) if seat < choices.players]
    persons = [at for at in play if isinstance(choices.sitters[at], Person)]
    return turned(draw, choices.players, persons[0])
