"""The words about players elsewhere: on their plates, and when they come, sleep and leave."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from twentyfive.presentation.phone.seat_signs import SeatIs, SeatSign
from twentyfive.wording import network


def plate_words(seats: Iterable[SeatSign]) -> Mapping[int, str]:
    """Return the word for each plate that has one, by seat: for who is there and plays, none is needed."""
    words = {sign.seat: _word(sign) for sign in seats}
    return {seat: word for seat, word in words.items() if word}


def _word(sign: SeatSign) -> str:
    if sign.ready:
        return network.IS_READY()
    match sign.state:
        case SeatIs.FREE:
            return network.IS_FREE()
        case SeatIs.ASLEEP:
            return network.IS_ASLEEP()
        case SeatIs.AWAY:
            return network.COMPUTER_STANDS_IN()
        case _:
            return ""


def news(before: Iterable[SeatSign], now: Iterable[SeatSign]) -> str:
    """Say in sentences who has come, left, fallen asleep or come back; empty if nobody has."""
    former = {sign.seat: sign for sign in before}
    changes = ((former[sign.seat], sign) for sign in now if sign.seat in former)
    return " ".join(filter(None, (_change(old, new) for old, new in changes)))


def _change(old: SeatSign, new: SeatSign) -> str:
    match (old.state, new.state):
        case (was, now) if was is now:
            return ""
        case (SeatIs.FREE, SeatIs.PHONE | SeatIs.ELSEWHERE):
            return network.HAS_COME(name=new.name)
        case (_, SeatIs.FREE):
            return network.HAS_LEFT(name=old.name)
        case (SeatIs.PHONE | SeatIs.ELSEWHERE, SeatIs.PHONE | SeatIs.ELSEWHERE):
            return ""
        case (_, SeatIs.PHONE | SeatIs.ELSEWHERE):
            return network.IS_BACK(name=new.name)
        case (SeatIs.PHONE, SeatIs.ASLEEP):
            return network.FELL_ASLEEP(name=new.name)
        case (SeatIs.ELSEWHERE, SeatIs.ASLEEP):
            return network.CANNOT_BE_REACHED(name=new.name)
        case (_, SeatIs.AWAY):
            return network.HAS_A_BREAK(name=new.name)
        case _:
            return ""
