"""The words on the plates of players elsewhere: on a phone, asleep, or the computer plays."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from twentyfive.net.messages import SeatIs, SeatSign
from twentyfive.wording import network


def plate_words(seats: Iterable[SeatSign]) -> Mapping[int, str]:
    """Return the word for each plate that has one, by seat."""
    words = {sign.seat: _word(sign) for sign in seats}
    return {seat: word for seat, word in words.items() if word}


def _word(sign: SeatSign) -> str:
    if sign.ready:
        return network.is_ready()
    match sign.state:
        case SeatIs.PHONE:
            return network.has_a_phone()
        case SeatIs.ASLEEP:
            return network.is_asleep()
        case SeatIs.AWAY | SeatIs.FREE:
            return network.computer_stands_in()
        case _:
            return ""
