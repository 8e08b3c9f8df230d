"""The flights that bring the cards from one scene to the next. Pure geometry."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby, islice
from typing import Final

from twentyfive.core import PlayerView
from twentyfive.core.moves import DealCards, Exchange, GatherTrick, Restock, Rob
from twentyfive.core.phases.dealing import deal_order
from twentyfive.core.view import SeenMove
from twentyfive.presentation.measures import Rect
from twentyfive.presentation.table.cues import Cue
from twentyfive.presentation.table.glide import CARRIED, DEALT, LEFT, PLAYED, RIGHT, SETTLED, SHIFTED, SWEPT, Glide
from twentyfive.presentation.table.placement import Place, Placement, Spot
from twentyfive.presentation.table.plate_rows import BackPlace, landing_back
from twentyfive.presentation.table.scene import seat_place
from twentyfive.presentation.table.table_layout import TableLayout

SHRUNK: Final = 0.3
"""The scale of a card at a name plate without backs behind it."""

ASKEW: Final = 2.5
"""The degrees by which the cards of a gathered trick lie askew under the best one."""

_LAST_SETS_OUT: Final = 0.4
"""The share of the time of gathering after which the last card sets out; the others do in the order played."""

_SEEN_UNDER: Final = 2
"""The number of cards under the best one whose corners show as the trick is carried away; more would be hidden."""

_PASSING_DISTANCE: Final = 0.3
"""A path that keeps this distance from the middle of the table, as a share of its length, bows away from it."""


def glides(
    before: Sequence[Placement], after: Sequence[Placement], made: SeenMove | None, cue: Cue, layout: TableLayout
) -> tuple[Glide, ...]:
    """The flight of every card that is not yet in its place, at normal speed.

    Without a move, as after a jump in the log, new cards just appear and the others glide.
    """
    fresh_deal = made is not None and made.kind is DealCards
    old = {} if fresh_deal else {placement.spot: placement for placement in before}
    moved = [_between(old[end.spot], end, cue) for end in after if end.spot in old]
    if made is None:
        return tuple(_bowed(glide, layout) for glide in moved if glide.start != glide.end)
    ends = {end.spot for end in after}
    gone = [start for start in before if start.spot not in ends]
    new = [end for end in after if end.spot not in old]
    change = _Change(made, gone, new, after, cue, layout)
    flights = (*_arriving(change), *_gathered(change), *_leaving(change), *_hidden(change))
    taken = {glide.end.spot for glide in flights if not glide.vanishes}
    rearranged = [glide for glide in moved if not _same_place(glide.start, glide.end) and glide.end.spot not in taken]
    return tuple(_bowed(glide, layout) for glide in (*rearranged, *flights))


@dataclass(frozen=True, slots=True)
class _Change:
    """The change from one scene to the next.

    Attributes:
        made: the move.
        gone: the cards that are no longer on the table.
        new: the cards that were not on the table before.
        after: all cards in their new places.
        cue: the timing of the move.
        layout: the zones of the table.
    """

    made: SeenMove
    gone: Sequence[Placement]
    new: Sequence[Placement]
    after: Sequence[Placement]
    cue: Cue
    layout: TableLayout

    def at_seat(self, seat: int, card: Placement) -> Placement:
        """The place of `card` among the backs of a seat, or shrunk at its name plate where no backs show."""
        backs = [lying for lying in self.after if lying.spot.seat == seat]
        if backs:
            return backs[-1]
        return _on(replace(card, spot=Spot(), marks=frozenset()), self.plate_of(seat), SHRUNK)

    def plate_of(self, seat: int) -> Rect:
        return plate(self.layout, seat_place(self.made.after, seat))

    @property
    def pile(self) -> Rect:
        """The place for cards that are put out."""
        tray = self.layout.tray
        return tray.turn_up if self.made.kind is Exchange else tray.stock


def _between(start: Placement, end: Placement, cue: Cue) -> Glide:
    """The flight of a card that lies on the table before and after."""
    return Glide(start, end, 0.0, cue.glide_ms, SHIFTED if start.place is end.place else PLAYED)


def _bowed(glide: Glide, layout: TableLayout) -> Glide:
    """Bow the path away from the middle of the table; a path to or from the middle bows to its left."""
    (middle_x, middle_y), start, end = layout.felt.centre, glide.start, glide.end
    across, down = end.x - start.x, end.y - start.y
    to_the_right = across * (middle_y - start.y) - down * (middle_x - start.x)
    passes_it_on_its_left = -to_the_right > _PASSING_DISTANCE * (across**2 + down**2)
    return replace(glide, leans=RIGHT if passes_it_on_its_left else LEFT)


def _same_place(start: Placement, end: Placement) -> bool:
    return (start.x, start.y, start.angle, start.height) == (end.x, end.y, end.angle, end.height)


def _arriving(change: _Change) -> Iterator[Glide]:
    made, cue = change.made, change.cue
    rhythm = deal_rhythm(made.after) if made.kind is DealCards else {}
    for turn, end in enumerate(change.new):
        if made.kind is DealCards and end.place is Place.STOCK:
            continue
        sets_out = rhythm.get(end.spot, max(rhythm.values(), default=0) + 1) if rhythm else turn
        start = _origin(end, change)
        dealt = start.place is Place.STOCK
        easing = DEALT if dealt else PLAYED
        yield Glide(start, end, sets_out * cue.stagger_ms, cue.glide_ms, easing, appears=dealt)


def deal_rhythm(view: PlayerView) -> dict[Spot, int]:
    """The number of packets that the players get before each card of a hand."""
    if view.dealer is None:
        return {}
    rhythm: dict[Spot, int] = {}
    hands = [_dealt_spots(view, seat) for seat in range(view.rules.players)]
    packets = groupby(seat for seat in deal_order(view.rules, view.dealer) if seat is not None)
    for number, (seat, packet) in enumerate(packets):
        rhythm |= dict.fromkeys(islice(hands[seat], len(list(packet))), number)
    return rhythm


def _dealt_spots(view: PlayerView, seat: int) -> Iterator[Spot]:
    """The spots of the cards of a hand, in the order in which they were dealt."""
    seen = view.hand if seat == view.seat else view.open_hands[seat]
    hidden = (Spot(seat=seat, index=index) for index in range(view.hand_sizes[seat]))
    return (Spot(card) for card in seen) if seen else hidden


def _origin(end: Placement, change: _Change) -> Placement:
    """The origin of a new card, face down: its player's hand, the kitty, or the stock."""
    mover, gone = change.made.mover, change.gone
    hidden = replace(end, spot=Spot(), marks=frozenset())
    if end.place is Place.TRICK and mover is not None:
        left_hand = next((start for start in gone if start.spot.seat == mover), None)
        return left_hand or _on(hidden, change.plate_of(mover), SHRUNK)
    kitty = next((start for start in gone if start.place is Place.KITTY), None)
    if kitty is not None and end.place in (Place.HAND, Place.FAN):
        return kitty
    if end.place is Place.OUT and mover is not None:
        held = next((start for start in gone if start.place in (Place.HAND, Place.FAN)), None)
        if held is not None:
            return replace(held, spot=end.spot, marks=end.marks)
        return _on(hidden, change.plate_of(mover), SHRUNK)
    return replace(_on(hidden, change.layout.tray.stock, change.layout.tray.stock.h / end.height), place=Place.STOCK)


def _gathered(change: _Change) -> Iterator[Glide]:
    """Draw a trick together under its best card, in the order played, and carry it to where its winner keeps tricks."""
    view, cue = change.made.after, change.cue
    if change.made.kind is not GatherTrick or view.tricks[-1].winner is None:
        return
    trick, players, winner = view.tricks[-1], view.rules.players, view.tricks[-1].winner
    lay = {start.spot.card: start for start in change.gone if start.place is Place.TRICK}
    best = lay[next(card for i, card in enumerate(trick.cards) if trick.seat_of(i, players) == winner)]
    packet = [lay[card] for card in trick.cards if card != best.spot.card]
    together_ms = float(cue.gathers_ms)
    back = landing(change.layout, seat_place(view, winner), view.tricks_won[winner])
    for index, card in enumerate((*packet, best)):
        bare = replace(card, marks=frozenset())
        askew = best.angle + (0 if card is best else ASKEW * ((index * 2) % 3 - 1))
        under = replace(bare, x=best.x, y=best.y, width=best.width, height=best.height, angle=askew)
        shrunk = replace(under, x=back.x, y=back.y, width=back.width, height=back.height, angle=0.0)
        sets_out = _LAST_SETS_OUT * together_ms * index / len(packet)
        yield Glide(bare, under, sets_out, together_ms - sets_out, SWEPT, vanishes=True)
        if index < len(packet) - _SEEN_UNDER:
            continue
        yield Glide(under, shrunk, together_ms, cue.glide_ms, CARRIED, appears=True, vanishes=True, carried=True)
        if card is best:
            lies = replace(shrunk, spot=Spot(seat=winner), angle=back.turn)
            landed_ms = together_ms + cue.glide_ms
            yield Glide(shrunk, lies, landed_ms, cue.settles_ms, SETTLED, appears=True, vanishes=True, carried=True)


def landing(layout: TableLayout, place: int, tricks: int) -> BackPlace:
    """Where the last of `tricks` of the player at that place lands: as a back of the pile."""
    return landing_back(plate(layout, place), layout.mode, layout.types.small, tricks)


def _leaving(change: _Change) -> Iterator[Glide]:
    """Bring the turn-up to its robber, and cards that are put out to the stock or to their pile."""
    made, cue = change.made, change.cue
    if made.mover is None or made.kind not in (Rob, Exchange):
        return
    for start in change.gone:
        if start.place is Place.TURN_UP:
            taken = change.at_seat(made.mover, start)
            yield Glide(start, taken, 0.0, cue.glide_ms, vanishes=taken.spot.seat is None)
    put_out = [start for start in change.gone if start.place in (Place.HAND, Place.FAN)]
    for index, start in enumerate(put_out):
        # Face down at once: nobody at the screen may read a card that is put out.
        hidden = replace(start, spot=Spot(), marks=frozenset(), shown=1.0)
        out = _on(hidden, change.pile, change.pile.h / start.height)
        yield Glide(hidden, out, index * cue.stagger_ms, cue.glide_ms, vanishes=True)


def _hidden(change: _Change) -> Iterator[Glide]:
    """Move backs between a seat and the middle for cards visible at neither: the kitty, cards put out, cards drawn."""
    made, gone, cue, layout = change.made, change.gone, change.cue, change.layout
    view, before = made.after, made.before
    if made.kind is Restock:
        for start in gone:
            if start.place is Place.OUT:
                yield Glide(start, _on(start, layout.tray.stock, 1.0), 0.0, cue.glide_ms, SWEPT, vanishes=True)
    if view.dealer is None or before.deal_number != view.deal_number:
        return
    if before.kitty_size and not view.kitty_size and view.declarer is not None:
        shown = sum(end.place in (Place.HAND, Place.FAN) for end in change.new)
        kitty = [start for start in gone if start.place is Place.KITTY][shown:]
        target = change.plate_of(view.declarer)
        for index, start in enumerate(kitty):
            yield Glide(start, _on(start, target, SHRUNK), index * cue.stagger_ms, cue.glide_ms, vanishes=True)
    for seat in range(view.rules.players):
        yield from _put_out_and_drawn(seat, before, change)


def _put_out_and_drawn(seat: int, before: PlayerView, change: _Change) -> Iterator[Glide]:
    """Move the cards that `seat` puts out and then draws, except those that a visible card already stands for."""
    made, cue, view, pile = change.made, change.cue, change.made.after, change.pile
    held = [start for start in change.gone if start.place in (Place.HAND, Place.FAN)]
    came = [end for end in change.new if end.place in (Place.HAND, Place.FAN, Place.OUT)]
    drawn_in_sight = [end for end in came if end.spot.pile is Place.STOCK]
    mine = made.mover == seat
    put_out = view.put_out_sizes[seat] - before.put_out_sizes[seat] - (len(held) if mine else 0)
    drawn = view.drawn[seat] - before.drawn[seat] - (len(drawn_in_sight) if mine or seat == view.seat else 0)
    card = Placement(Spot(), Place.FAN, *pile.centre, pile.w, pile.h)
    at_seat = replace(change.at_seat(seat, card), spot=Spot())
    for index in range(put_out):
        yield Glide(at_seat, card, index * cue.stagger_ms, cue.glide_ms, appears=True, vanishes=True)
    for index in range(drawn):
        sets_out = (index + max(put_out, len(held)) + 2) * cue.stagger_ms
        start = replace(_on(card, change.layout.tray.stock, 1.0), place=Place.STOCK)
        yield Glide(start, at_seat, sets_out, cue.glide_ms, DEALT, appears=True, vanishes=True)


def _on(card: Placement, rect: Rect, scale: float) -> Placement:
    """The card on the middle of `rect`, at `scale` of its size."""
    x, y = rect.x + rect.w / 2, rect.y + rect.h / 2
    return replace(card, x=x, y=y, width=card.width * scale, height=card.height * scale, angle=0.0)


def plate(layout: TableLayout, place: int) -> Rect:
    """The name plate at that place."""
    return layout.own_plate if place == 0 else layout.seats[place - 1].plate
