"""How cards get from one scene to the next: from where, to where, when, and on what path. Pure geometry."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from twentyfive.core import PlayerView
from twentyfive.core.moves import DealCards, Exchange, GatherTrick, Restock, Rob
from twentyfive.ui.cues import Cue
from twentyfive.ui.geometry import Rect, TableLayout
from twentyfive.ui.scene import Place, Placement, Spot, pile_beside_stock, seat_place

ARC: Final = 0.09
"""How far a flying card rises off the straight line, as a share of its way."""

SPIN: Final = 3.0
"""By how many degrees a dealt card turns on its way."""

SHRUNK: Final = 0.3
"""The size of a card of a trick when it has reached its winner's plate."""


@dataclass(frozen=True, slots=True)
class Glide:
    """One card on its way.

    Attributes:
        start, end: how it lies before and after.
        begins_ms, lasts_ms: when it sets out, and for how long it moves.
        vanishes: whether it is gone when it arrives.
    """

    start: Placement
    end: Placement
    begins_ms: float
    lasts_ms: float
    vanishes: bool = False

    def seen_at(self, ms: float) -> bool:
        """Whether the card is to be seen: one that has not left the stock yet is not."""
        return ms >= self.begins_ms or self.start.place not in (Place.STOCK, Place.KITTY)

    @property
    def ends_ms(self) -> float:
        """When it arrives."""
        return self.begins_ms + self.lasts_ms

    def at(self, ms: float) -> Placement:
        """How the card lies `ms` after the motion began."""
        if self.lasts_ms <= 0 or ms >= self.ends_ms:
            return self.end
        if ms <= self.begins_ms:
            return self.start
        way = _eased((ms - self.begins_ms) / self.lasts_ms)
        rise = ARC * math.hypot(self.end.x - self.start.x, self.end.y - self.start.y) * 4 * way * (1 - way)
        spin = SPIN * 4 * way * (1 - way) if self.start.place is Place.STOCK else 0.0
        return replace(
            self.end,
            x=_between(self.start.x, self.end.x, way),
            y=_between(self.start.y, self.end.y, way) - rise,
            width=_between(self.start.width, self.end.width, way),
            height=_between(self.start.height, self.end.height, way),
            angle=_between(self.start.angle, self.end.angle, way) + spin,
        )


def _eased(share: float) -> float:
    """Quick off, gentle in: a card slides to a stop on the cloth."""
    return 1 - (1 - share) ** 3


def _between(first: float, last: float, way: float) -> float:
    return first + (last - first) * way


@dataclass(frozen=True, slots=True)
class Change:
    """The move that sets cards in motion.

    Attributes:
        view: the table after the move.
        kind: of the move.
        mover: the seat that made it, None for the table.
        before: the table before it, None where that is not known.
    """

    view: PlayerView
    kind: type[object]
    mover: int | None
    before: PlayerView | None = None


def glides(
    before: Sequence[Placement], after: Sequence[Placement], change: Change | None, cue: Cue, layout: TableLayout
) -> tuple[Glide, ...]:
    """The way of every card that is not already where it is to lie, at normal speed.

    Without a change, as after a jump in the log, cards that were not on the table appear, and others glide.
    """
    fresh_deal = change is not None and change.kind is DealCards
    old = {} if fresh_deal else {placement.spot: placement for placement in before}
    moved = [Glide(old[end.spot], end, 0.0, cue.glide_ms) for end in after if end.spot in old]
    if change is None:
        return tuple(glide for glide in moved if glide.start != glide.end)
    new = [end for end in after if end.spot not in old]
    gone = [start for start in before if start.spot not in {end.spot for end in after}]
    return (
        *(glide for glide in moved if not _lies_alike(glide.start, glide.end)),
        *_arriving(new, gone, change, cue, layout),
        *_leaving(gone, change, cue, layout),
        *_unseen(new, gone, change, cue, layout),
    )


def _lies_alike(start: Placement, end: Placement) -> bool:
    return (start.x, start.y, start.angle, start.height) == (end.x, end.y, end.angle, end.height)


def _arriving(
    new: Sequence[Placement], gone: Sequence[Placement], change: Change, cue: Cue, layout: TableLayout
) -> Iterator[Glide]:
    rhythm = deal_rhythm(change.view) if change.kind is DealCards else {}
    for turn, end in enumerate(new):
        if change.kind is DealCards and end.place is Place.STOCK:
            continue
        sets_out = rhythm.get(end.spot, max(rhythm.values(), default=0) + 1) if rhythm else turn
        yield Glide(_source(end, gone, change, layout), end, sets_out * cue.stagger_ms, cue.glide_ms)


def deal_rhythm(view: PlayerView) -> dict[Spot, int]:
    """How many packets are dealt before each card of a hand."""
    if view.dealer is None:
        return {}
    from_left = {seat: place for place, seat in enumerate(view.rules.seats_from_left_of(view.dealer))}
    packet_of = [number for number, size in enumerate(view.rules.packets) for _ in range(size)]
    rhythm = {}
    for seat, size in enumerate(view.hand_sizes):
        for index in range(min(size, len(packet_of))):
            seen = view.hand if seat == view.seat else view.open_hands[seat]
            spot = Spot(seen[index]) if seen else Spot(seat=seat, index=index)
            rhythm[spot] = packet_of[index] * view.rules.players + from_left[seat]
    return rhythm


def _source(end: Placement, gone: Sequence[Placement], change: Change, layout: TableLayout) -> Placement:
    """Where a card that was not seen before comes from: its player's hand, or the stock."""
    if end.place is Place.TRICK and change.mover is not None:
        left_hand = next((start for start in gone if start.spot.seat == change.mover), None)
        if left_hand is not None:
            return replace(left_hand, spot=end.spot)
        return _on(end, plate(layout, seat_place(change.view, change.mover)), SHRUNK)
    kitty = next((start for start in gone if start.place is Place.KITTY), None)
    if kitty is not None and end.place in (Place.HAND, Place.FAN):
        return replace(kitty, spot=end.spot, marks=end.marks)
    if end.place is Place.OUT and change.mover is not None:
        held = next((start for start in gone if start.place in (Place.HAND, Place.FAN)), None)
        if held is not None:
            return replace(held, spot=end.spot, marks=end.marks)
        return _on(end, plate(layout, seat_place(change.view, change.mover)), SHRUNK)
    return replace(_on(end, layout.stock, layout.stock.h / end.height), place=Place.STOCK)


def _leaving(gone: Sequence[Placement], change: Change, cue: Cue, layout: TableLayout) -> Iterator[Glide]:
    """A gathered trick goes to its winner, a turn-up to its robber, cards put out to the stock or to their pile."""
    view = change.view
    if change.kind is GatherTrick and view.tricks[-1].winner is not None:
        target = plate(layout, seat_place(view, view.tricks[-1].winner))
    elif change.mover is not None and change.kind in (Rob, Exchange):
        target = plate(layout, seat_place(view, change.mover))
    else:
        return
    leaving = [start for start in gone if start.place in (Place.TRICK, Place.TURN_UP)]
    for index, start in enumerate(leaving):
        yield Glide(start, _on(start, target, SHRUNK), index * cue.stagger_ms, cue.glide_ms, vanishes=True)
    goal = pile_beside_stock(layout) if change.kind is Exchange else layout.stock
    put_out = [start for start in gone if start.place in (Place.HAND, Place.FAN)]
    for index, start in enumerate(put_out):
        # Face down at once: whoever looks on must not read what is put out.
        out = replace(_on(start, goal, goal.h / start.height), spot=Spot(), shown=1.0)
        yield Glide(replace(start, marks=frozenset()), out, index * cue.stagger_ms, cue.glide_ms, vanishes=True)


def _unseen(
    new: Sequence[Placement], gone: Sequence[Placement], change: Change, cue: Cue, layout: TableLayout
) -> Iterator[Glide]:
    """Backs on their way between a plate and the middle, of cards that show at neither: kitty, put out, drawn."""
    view, before = change.view, change.before
    if change.kind is Restock:
        for start in gone:
            if start.place is Place.OUT:
                yield Glide(start, _on(start, layout.stock, 1.0), 0.0, cue.glide_ms, vanishes=True)
    if before is None or view.dealer is None or before.deal_number != view.deal_number:
        return
    if before.kitty_size and not view.kitty_size and view.declarer is not None:
        shown = sum(end.place in (Place.HAND, Place.FAN) for end in new)
        kitty = [start for start in gone if start.place is Place.KITTY][shown:]
        target = plate(layout, seat_place(view, view.declarer))
        for index, start in enumerate(kitty):
            yield Glide(start, _on(start, target, SHRUNK), index * cue.stagger_ms, cue.glide_ms, vanishes=True)
    for seat in range(view.rules.players):
        yield from _put_out_and_drawn(seat, new, gone, change, cue, layout)


def _put_out_and_drawn(
    seat: int, new: Sequence[Placement], gone: Sequence[Placement], change: Change, cue: Cue, layout: TableLayout
) -> Iterator[Glide]:
    """What `seat` puts out and then draws, as far as no card that shows tells of it already."""
    view, before = change.view, change.before
    assert before is not None, "what was put out is counted"
    at = plate(layout, seat_place(view, seat))
    pile = pile_beside_stock(layout) if change.kind is Exchange else layout.stock
    held = [start for start in gone if start.place in (Place.HAND, Place.FAN)]
    came = [end for end in new if end.place in (Place.HAND, Place.FAN, Place.OUT) and end.spot.pile is Place.STOCK]
    mine = change.mover == seat
    put_out = view.put_out_sizes[seat] - before.put_out_sizes[seat] - (len(held) if mine else 0)
    drawn = view.drawn[seat] - before.drawn[seat] - (len(came) if mine or seat == view.seat else 0)
    card = Placement(Spot(), Place.FAN, *at.centre, pile.w, pile.h)
    for index in range(put_out):
        start = _on(card, at, SHRUNK)
        yield Glide(start, _on(card, pile, 1.0), index * cue.stagger_ms, cue.glide_ms, vanishes=True)
    for index in range(drawn):
        sets_out = (index + max(put_out, len(held)) + 2) * cue.stagger_ms
        start = replace(_on(card, layout.stock, 1.0), place=Place.STOCK)
        yield Glide(start, _on(card, at, SHRUNK), sets_out, cue.glide_ms, vanishes=True)


def _on(card: Placement, rect: Rect, scale: float) -> Placement:
    """The card lying on the middle of `rect`, at `scale` of its size."""
    x, y = rect.x + rect.w / 2, rect.y + rect.h / 2
    return replace(card, x=x, y=y, width=card.width * scale, height=card.height * scale, angle=0.0)


def plate(layout: TableLayout, place: int) -> Rect:
    """The name plate at that place."""
    return layout.own_plate if place == 0 else layout.seats[place - 1].plate
