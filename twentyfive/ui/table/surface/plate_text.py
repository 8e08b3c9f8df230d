"""What a name plate says of a player: all that is read from the view."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from twentyfive.core import Phase, PlayerView
from twentyfive.core.phases.auction import highest_bidder
from twentyfive.core.rules.options import Scoring
from twentyfive.wording.scores import Wanting, player_name, spoken_plate, values, wanting
from twentyfive.wording.table.auction import seat_call, seat_sign

_BEFORE_PLAY: Final = frozenset({Phase.BID, Phase.NAME_TRUMP, Phase.EXCHANGE, Phase.RESTOCK})
"""No trick lies on the cloth then, so that a call has room below its plate."""


@dataclass(frozen=True, slots=True)
class Call:
    """What a player has said last.

    Attributes:
        text: in a word or two: "Pass", "15", "bid 20".
        short: the same where room is short: "20".
        stands: whether it is the bid that stands, the contract, or a jink.
        below: whether it hangs below the plate, as on a table without a trick; else it lies on the plate.
    """

    text: str
    short: str
    stands: bool
    below: bool


@dataclass(frozen=True, slots=True)
class PlateText:
    """What a plate says.

    Attributes:
        name: of the player.
        side: the number of the side where several play together, None where each plays alone.
        dealer: whether the player deals, or has just been drawn to.
        tricks: taken in this deal.
        points: of the side, None where the score panel shows them.
        to_act: whether it is the player's turn.
        spoken: all of it, for a screen reader.
        chips: held, None in a game without a pool or where scores are not shown.
        call: what the player has said, None where nothing is to be told of it.
        own: whether it is the viewer's plate.
        wanting: how far it is to the goal of the game, in full and short; on one's own plate only.
    """

    name: str
    side: int | None
    dealer: bool
    tricks: int
    points: int | None
    to_act: bool
    spoken: str
    chips: int | None = None
    call: Call | None = None
    own: bool = False
    wanting: tuple[Wanting, ...] = ()


def plate_text(view: PlayerView, seat: int, *, with_points: bool, with_chips: bool) -> PlateText:
    """What the plate of `seat` says; points only where the score panel is folded, chips beside it too."""
    rules = view.rules
    side = rules.side_of(seat)
    points = values(view)[side]
    pool = rules.scoring is Scoring.POOL
    name, tricks = player_name(view, seat), view.tricks_won[seat]
    return PlateText(
        name=name,
        side=side if rules.sides < rules.players else None,
        dealer=seat == (view.next_dealer if view.drawn_for_deal else view.dealer),
        tricks=tricks,
        points=points if with_points and not pool else None,
        to_act=view.to_act == seat,
        spoken=spoken_text(view, seat),
        chips=points if with_chips and pool else None,
        call=_call(view, seat),
        own=seat == view.player,
        wanting=wanting(view, seat) if with_chips and seat == view.player else (),
    )


def spoken_text(view: PlayerView, seat: int) -> str:
    """What the plate of `seat` says, and what the player has called, for a screen reader."""
    return ", ".join(filter(None, (spoken_plate(view, seat), seat_call(view, seat))))


def _call(view: PlayerView, seat: int) -> Call | None:
    text = seat_sign(view, seat)
    if not text:
        return None
    stands = view.phase is not Phase.BID or highest_bidder(view.calls) in (None, seat)
    short = str(view.contract) if view.declarer == seat else text
    return Call(text, short, stands, below=view.phase in _BEFORE_PLAY)
