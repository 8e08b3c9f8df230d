"""The standings of the sides, one row each."""

from __future__ import annotations

from dataclasses import dataclass, replace

from twentyfive.core import PlayerView
from twentyfive.wording.names import listed, translate
from twentyfive.wording.scores import counted, members, members_in_sentence, side_name, tricks_words, values


@dataclass(frozen=True, slots=True)
class Standing:
    """The standing of a player, or of a side with several players.

    Attributes:
        side: the number of the side.
        name: the name of the player or the side.
        sign: the number of the side whose sign stands before the name, None where each player is alone.
        members: the players of the side, empty where each player is alone.
        heard: the players of the side as spoken after its name.
        mine: whether the viewer belongs to the side.
        dealer: whether the dealer belongs to it.
        to_act: whether the player to act belongs to it.
        tricks: the tricks taken in this deal.
        value: the points, chips or deals.
    """

    side: int
    name: str
    sign: int | None
    members: str
    heard: str
    mine: bool
    dealer: bool
    to_act: bool
    tricks: int
    value: int


def standings(view: PlayerView) -> tuple[Standing, ...]:
    """The standing of each side, the viewer's first and the others clockwise."""
    rules = view.rules
    first = 0 if view.player is None else rules.side_of(view.player)
    return tuple(_standing(view, (first + step) % rules.sides) for step in range(rules.sides))


def _standing(view: PlayerView, side: int) -> Standing:
    rules = view.rules
    seats = rules.seats_of(side)
    together = len(seats) > 1
    return Standing(
        side=side,
        name=side_name(view, side),
        sign=side if together else None,
        members=members(view, side) if together else "",
        heard=members_in_sentence(view, side) if together else "",
        mine=view.player in seats,
        dealer=view.dealer in seats,
        to_act=view.to_act in seats,
        tricks=sum(view.tricks_won[seat] for seat in seats),
        value=values(view)[side],
    )


def with_name(row: Standing, view: PlayerView) -> Standing:
    """The row with the viewer's name instead of "You", where it is theirs."""
    if not row.mine or view.player is None:
        return row
    if not row.members:
        return replace(row, name=view.names[view.player])
    seats = sorted(view.rules.seats_of(row.side), key=lambda seat: (seat != view.player, seat))
    by_name = listed([view.names[seat] for seat in seats])
    return replace(row, members=by_name, heard=by_name)


def spoken_standing(view: PlayerView, row: Standing) -> str:
    """The row for a screen reader: "Mary, dealer, 10 points, one trick, to play"."""
    return _spoken(row, counted(view, row.value))


def spoken_without_value(row: Standing) -> str:
    """The row for a screen reader with scores hidden."""
    return _spoken(row, "")


def _spoken(row: Standing, value: str) -> str:
    dealer = translate("standings", "dealer") if row.dealer else ""
    to_act = translate("standings", "to play") if row.to_act else ""
    return ", ".join(filter(None, (row.name, row.heard, dealer, value, tricks_words(row.tricks), to_act)))
