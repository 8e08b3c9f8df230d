"""The seats of a table and who sits there, as every guest is shown them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated

from twentyfive.presentation.phone.sheets import SeatNumber, Short
from twentyfive.strict_json import number

Seconds = Annotated[int, number(0, 3_600)]


class SeatIs(StrEnum):
    """The state of a seat, as everybody sees it."""

    FREE = "free"  # waits for a guest; the computer plays meanwhile
    HERE = "here"  # a person at the host's screen
    PHONE = "phone"  # a guest who is there, at a phone
    ELSEWHERE = "elsewhere"  # a guest who is there, at another computer
    ASLEEP = "asleep"  # a guest whose connection is lost
    AWAY = "away"  # a guest who takes a break
    COMPUTER = "computer"


@dataclass(frozen=True, slots=True)
class SeatSign:
    """A seat and who sits there."""

    seat: SeatNumber
    name: Short
    state: SeatIs
    words: Short = ""  # the state in words, ready to be shown: "asleep", "the computer plays"
    ready: bool = False  # for the next deal
    stands_in: Seconds | None = None  # until the computer plays for the guest; None if it will not soon
