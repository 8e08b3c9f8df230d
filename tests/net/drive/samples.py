"""A message of a card drive of every kind with every field, by the name of its kind."""

from __future__ import annotations

from typing import Final

from tests.net import samples
from twentyfive.net.drive.drive_messages import (
    Answer,
    Belong,
    Card,
    Drive,
    DriveGuestMessage,
    DriveHostMessage,
    Look,
    Prize,
    Report,
    Sides,
    Stage,
    Told,
    ToldSide,
)
from twentyfive.net.messages import PROTOCOL, Bye, Closing, Hello, No, Tick, Ways

_SIDES: Final = (
    ToldSide("A", 7, ("Ann", "Ben"), Answer(7, (25, -20))),
    ToldSide("B", 12, ("Cáit", "Dónal")),
)
_HELLO, _NO, _WAYS, _CLOSING = samples.GUEST["hello"], samples.HOST["no"], samples.HOST["ways"], samples.HOST["closing"]
assert isinstance(_HELLO, Hello)
assert isinstance(_NO, No)
assert isinstance(_WAYS, Ways)
assert isinstance(_CLOSING, Closing)

GUEST: Final[dict[str, DriveGuestMessage]] = {
    "hello": _HELLO,
    "look": Look(3),
    "belong": Belong(7),
    "report": Report(12, 7, (25, -20)),
    "tick": Tick(),
    "bye": Bye(),
}
HOST: Final[dict[str, DriveHostMessage]] = {
    "drive": Drive(PROTOCOL, "0.1.0", "0123456789abcdef", "0123", "Confey"),
    "sides": Sides(3, _SIDES),
    "card": Card(7, "AbCdEfGhIjKlMnOpQrStUv"),
    "told": Told(
        Stage.OVER,
        7,
        ("Ann", "Ben"),
        20,
        20,
        points=True,
        table=3,
        came_from=2,
        sides=_SIDES,
        result=Answer(7, (25, -20)),
        score=215,
        place=3,
        equal=True,
        prizes=(Prize("place 3", "€56"), Prize("the travelling prize")),
        unsettled=True,
    ),
    "no": _NO,
    "ways": _WAYS,
    "tick": Tick(),
    "closing": _CLOSING,
}
