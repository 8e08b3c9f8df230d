"""The text of a name plate, read from the view."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from twentyfive.core import Phase, PlayerView
from twentyfive.core.phases.auction import highest_bidder
from twentyfive.core.rules.options import Scoring
from twentyfive.wording.scores import NeededToWin, needed_to_win, player_name, spoken_plate, values
from twentyfive.wording.table.auction import drawn_so_far, seat_call, seat_sign
from twentyfive.wording.table.partner import declarer_short

_BEFORE_PLAY: Final = frozenset({Phase.BID, Phase.NAME_TRUMP, Phase.CALL_PARTNER, Phase.EXCHANGE, Phase.RESTOCK})
"""The phases without a trick on the cloth, in which a call has room below its plate."""


@dataclass(frozen=True, slots=True)
class PlateCall:
    """The last call of a player.

    Attributes:
        text: the call in a word or two: "Pass", "15", "bid 20".
        short: a shorter form for lack of room: "20", "20 J♠" with a card called for; empty if the call is left out.
        stands: whether it is the bid that stands, the contract, or a jink.
        below: whether it hangs below the plate, as on a table without a trick; otherwise it lies on the plate.
    """

    text: str
    short: str
    stands: bool
    below: bool


@dataclass(frozen=True, slots=True)
class PlateText:
    """The content of a plate.

    Attributes:
        name: the name of the player.
        side: the number of the side, None where each player is alone.
        dealer: whether the player deals, or has just been drawn as the first dealer.
        tricks: the tricks taken in this deal.
        points: the points of the side, None where the score panel shows them.
        to_act: whether it is the player's turn.
        spoken: the whole text for a screen reader.
        chips: the chips held, None in a game without a pool or with scores hidden.
        call: the last call, None where there is none to show.
        own: whether it is the viewer's plate.
        wanting: the distance to the goal of the game, in several lengths; on the viewer's plate only.
    """

    name: str
    side: int | None
    dealer: bool
    tricks: int
    points: int | None
    to_act: bool
    spoken: str
    chips: int | None = None
    call: PlateCall | None = None
    own: bool = False
    wanting: tuple[NeededToWin, ...] = ()


def plate_text(view: PlayerView, seat: int, *, with_points: bool, with_chips: bool) -> PlateText:
    """The text for the plate of `seat`, with points or chips on request.

    Points belong on the plate only while the score panel is folded; chips also beside it.
    """
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
        wanting=needed_to_win(view, seat) if with_chips and seat == view.player else (),
    )


def with_name(text: PlateText, name: str) -> PlateText:
    """The same text for a viewer who is called by name, as those are who play one after another at one screen."""
    return replace(text, name=name, spoken=f"{name}: {text.spoken}")


def with_word(text: PlateText, word: str) -> PlateText:
    """The same text with a word about a player who is elsewhere; a call and the name go before it."""
    if not word:
        return text
    call = text.call or PlateCall(word, "", stands=False, below=False)
    return replace(text, call=call, spoken=f"{text.spoken}, {word}")


def spoken_text(view: PlayerView, seat: int) -> str:
    """The text of the plate of `seat`, and the player's call, for a screen reader."""
    return ", ".join(filter(None, (spoken_plate(view, seat), seat_call(view, seat))))


def _call(view: PlayerView, seat: int) -> PlateCall | None:
    text = seat_sign(view, seat)
    if not text:
        return None
    stands = highest_bidder(view.calls) in (None, seat) if view.phase is Phase.BID else view.declarer in (None, seat)
    short = text if drawn_so_far(view, seat) is None else ""
    if view.declarer == seat:
        short = declarer_short(view)
    return PlateCall(text, short, stands, below=view.phase in _BEFORE_PLAY)
