"""How cards get from one scene to the next: from where, to where, when, and in what manner. Pure geometry."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby, islice
from typing import Final

from twentyfive.core import PlayerView
from twentyfive.core.moves import DealCards, Exchange, GatherTrick, Restock, Rob
from twentyfive.core.phases.dealing import deal_order
from twentyfive.core.view import SeenMove
from twentyfive.ui.cards.placement import Place, Placement, Spot
from twentyfive.ui.table.animation.cues import Cue
from twentyfive.ui.table.animation.glide import DEALT, LEFT, PLAYED, RIGHT, SHIFTED, SWEPT, Glide
from twentyfive.ui.table.layout.plate_rows import stroke_place
from twentyfive.ui.table.layout.scene import pile_beside_stock, seat_place
from twentyfive.ui.table.layout.table_layout import TableLayout
from twentyfive.ui.theme.measures import Rect

SHRUNK: Final = 0.3
"""The size of a card at a plate behind which no backs show."""

ASKEW: Final = 2.5
"""By how many degrees the cards of a gathered trick lie askew under the best one."""

_SEEN_UNDER: Final = 2
"""Of how many cards the corners show under the best one as the trick is carried away; more would be hidden."""

_BESIDE: Final = 0.3
"""From this distance on, as a share of its way, a card passes the middle of the table and bows away from it."""


def glides(
    before: Sequence[Placement], after: Sequence[Placement], made: SeenMove | None, cue: Cue, layout: TableLayout
) -> tuple[Glide, ...]:
    """The way of every card that is not already where it is to lie, at normal speed.

    Without a move, as after a jump in the log, cards that were not on the table appear, and others glide.
    """
    fresh_deal = made is not None and made.kind is DealCards
    old = {} if fresh_deal else {placement.spot: placement for placement in before}
    moved = [_move(old[end.spot], end, cue) for end in after if end.spot in old]
    if made is None:
        return tuple(_leaning(glide, layout) for glide in moved if glide.start != glide.end)
    ends = {end.spot for end in after}
    gone = [start for start in before if start.spot not in ends]
    new = [end for end in after if end.spot not in old]
    shift = _Shift(made, gone, new, after, cue, layout)
    ways = (*_arriving(shift), *_gathered(shift), *_leaving(shift), *_unseen(shift))
    taken = {way.end.spot for way in ways if not way.vanishes}
    still = [way for way in moved if not _lies_alike(way.start, way.end) and way.end.spot not in taken]
    return tuple(_leaning(way, layout) for way in (*still, *ways))


@dataclass(frozen=True, slots=True)
class _Shift:
    """What is to be brought about.

    Attributes:
        made: the move.
        gone: the cards that lay there before and no longer do.
        new: those that did not.
        after: all, as they are to lie.
    """

    made: SeenMove
    gone: Sequence[Placement]
    new: Sequence[Placement]
    after: Sequence[Placement]
    cue: Cue
    layout: TableLayout

    def at_seat(self, seat: int, card: Placement) -> Placement:
        """`card` among the backs of a seat, or shrunk at its plate where none show."""
        backs = [lying for lying in self.after if lying.spot.seat == seat]
        if backs:
            return backs[-1]
        return _on(replace(card, spot=Spot(), marks=frozenset()), self.plate_of(seat), SHRUNK)

    def plate_of(self, seat: int) -> Rect:
        return plate(self.layout, seat_place(self.made.after, seat))

    @property
    def pile(self) -> Rect:
        """Where cards are put out to."""
        return pile_beside_stock(self.layout) if self.made.kind is Exchange else self.layout.stock


def _move(start: Placement, end: Placement, cue: Cue) -> Glide:
    """A card that lies on the table before and after."""
    return Glide(start, end, 0.0, cue.glide_ms, SHIFTED if start.place is end.place else PLAYED)


def _leaning(way: Glide, layout: TableLayout) -> Glide:
    """The path bows away from the middle of the table; one that leads there or comes from there, to its left."""
    (middle_x, middle_y), start, end = layout.felt.centre, way.start, way.end
    across, down = end.x - start.x, end.y - start.y
    to_the_right = across * (middle_y - start.y) - down * (middle_x - start.x)
    passes_it_on_its_left = -to_the_right > _BESIDE * (across**2 + down**2)
    return replace(way, leans=RIGHT if passes_it_on_its_left else LEFT)


def _lies_alike(start: Placement, end: Placement) -> bool:
    return (start.x, start.y, start.angle, start.height) == (end.x, end.y, end.angle, end.height)


def _arriving(shift: _Shift) -> Iterator[Glide]:
    made, cue = shift.made, shift.cue
    rhythm = deal_rhythm(made.after) if made.kind is DealCards else {}
    for turn, end in enumerate(shift.new):
        if made.kind is DealCards and end.place is Place.STOCK:
            continue
        sets_out = rhythm.get(end.spot, max(rhythm.values(), default=0) + 1) if rhythm else turn
        start = _source(end, shift)
        dealt = start.place is Place.STOCK
        easing = DEALT if dealt else PLAYED
        yield Glide(start, end, sets_out * cue.stagger_ms, cue.glide_ms, easing, appears=dealt)


def deal_rhythm(view: PlayerView) -> dict[Spot, int]:
    """How many packets are dealt to players before each card of a hand."""
    if view.dealer is None:
        return {}
    rhythm: dict[Spot, int] = {}
    hands = [_spots(view, seat) for seat in range(view.rules.players)]
    packets = groupby(seat for seat in deal_order(view.rules, view.dealer) if seat is not None)
    for number, (seat, packet) in enumerate(packets):
        rhythm |= dict.fromkeys(islice(hands[seat], len(list(packet))), number)
    return rhythm


def _spots(view: PlayerView, seat: int) -> Iterator[Spot]:
    """Of the cards of a hand, in the order in which they were dealt."""
    seen = view.hand if seat == view.seat else view.open_hands[seat]
    hidden = (Spot(seat=seat, index=index) for index in range(view.hand_sizes[seat]))
    return (Spot(card) for card in seen) if seen else hidden


def _source(end: Placement, shift: _Shift) -> Placement:
    """Where a card that was not seen before comes from, face down: its player's hand, the kitty, or the stock."""
    mover, gone = shift.made.mover, shift.gone
    hidden = replace(end, spot=Spot(), marks=frozenset())
    if end.place is Place.TRICK and mover is not None:
        left_hand = next((start for start in gone if start.spot.seat == mover), None)
        return left_hand or _on(hidden, shift.plate_of(mover), SHRUNK)
    kitty = next((start for start in gone if start.place is Place.KITTY), None)
    if kitty is not None and end.place in (Place.HAND, Place.FAN):
        return kitty
    if end.place is Place.OUT and mover is not None:
        held = next((start for start in gone if start.place in (Place.HAND, Place.FAN)), None)
        if held is not None:
            return replace(held, spot=end.spot, marks=end.marks)
        return _on(hidden, shift.plate_of(mover), SHRUNK)
    return replace(_on(hidden, shift.layout.stock, shift.layout.stock.h / end.height), place=Place.STOCK)


def _gathered(shift: _Shift) -> Iterator[Glide]:
    """A trick is drawn together under its best card, in the order played, and shrinks into a stroke of the tally."""
    view, cue = shift.made.after, shift.cue
    if shift.made.kind is not GatherTrick or view.tricks[-1].winner is None:
        return
    trick, players, winner = view.tricks[-1], view.rules.players, view.tricks[-1].winner
    lay = {start.spot.card: start for start in shift.gone if start.place is Place.TRICK}
    best = lay[next(card for i, card in enumerate(trick.cards) if trick.seat_of(i, players) == winner)]
    packet = [lay[card] for card in trick.cards if card != best.spot.card]
    together_ms = cue.glide_ms + len(packet) * cue.stagger_ms
    layout, tricks = shift.layout, view.tricks_won[winner]
    stroke = stroke_place(shift.plate_of(winner), layout.mode, layout.types.small, tricks)
    for index, card in enumerate((*packet, best)):
        bare = replace(card, marks=frozenset())
        askew = best.angle + (0 if card is best else ASKEW * ((index * 2) % 3 - 1))
        under = replace(bare, x=best.x, y=best.y, width=best.width, height=best.height, angle=askew)
        size = stroke.height / best.height
        shrunk = replace(under, x=stroke.x, y=stroke.y, width=size * best.width, height=stroke.height, angle=0.0)
        sets_out = index * cue.stagger_ms
        yield Glide(bare, under, sets_out, together_ms - sets_out, SWEPT, vanishes=True)
        if index < len(packet) - _SEEN_UNDER:
            continue
        yield Glide(under, shrunk, together_ms, cue.glide_ms, SWEPT, appears=True, vanishes=True, carried=True)


def _leaving(shift: _Shift) -> Iterator[Glide]:
    """A turn-up goes to its robber, cards put out to the stock or to their pile."""
    made, cue = shift.made, shift.cue
    if made.mover is None or made.kind not in (Rob, Exchange):
        return
    for start in shift.gone:
        if start.place is Place.TURN_UP:
            taken = shift.at_seat(made.mover, start)
            yield Glide(start, taken, 0.0, cue.glide_ms, vanishes=taken.spot.seat is None)
    put_out = [start for start in shift.gone if start.place in (Place.HAND, Place.FAN)]
    for index, start in enumerate(put_out):
        # Face down at once: whoever looks on must not read what is put out.
        hidden = replace(start, spot=Spot(), marks=frozenset(), shown=1.0)
        out = _on(hidden, shift.pile, shift.pile.h / start.height)
        yield Glide(hidden, out, index * cue.stagger_ms, cue.glide_ms, vanishes=True)


def _unseen(shift: _Shift) -> Iterator[Glide]:
    """Backs on their way between a seat and the middle, of cards that show at neither: kitty, put out, drawn."""
    made, gone, cue, layout = shift.made, shift.gone, shift.cue, shift.layout
    view, before = made.after, made.before
    if made.kind is Restock:
        for start in gone:
            if start.place is Place.OUT:
                yield Glide(start, _on(start, layout.stock, 1.0), 0.0, cue.glide_ms, SWEPT, vanishes=True)
    if view.dealer is None or before.deal_number != view.deal_number:
        return
    if before.kitty_size and not view.kitty_size and view.declarer is not None:
        shown = sum(end.place in (Place.HAND, Place.FAN) for end in shift.new)
        kitty = [start for start in gone if start.place is Place.KITTY][shown:]
        target = shift.plate_of(view.declarer)
        for index, start in enumerate(kitty):
            yield Glide(start, _on(start, target, SHRUNK), index * cue.stagger_ms, cue.glide_ms, vanishes=True)
    for seat in range(view.rules.players):
        yield from _put_out_and_drawn(seat, before, shift)


def _put_out_and_drawn(seat: int, before: PlayerView, shift: _Shift) -> Iterator[Glide]:
    """What `seat` puts out and then draws, as far as no card that shows tells of it already."""
    made, cue, view, pile = shift.made, shift.cue, shift.made.after, shift.pile
    held = [start for start in shift.gone if start.place in (Place.HAND, Place.FAN)]
    came = [end for end in shift.new if end.place in (Place.HAND, Place.FAN, Place.OUT)]
    drawn_in_sight = [end for end in came if end.spot.pile is Place.STOCK]
    mine = made.mover == seat
    put_out = view.put_out_sizes[seat] - before.put_out_sizes[seat] - (len(held) if mine else 0)
    drawn = view.drawn[seat] - before.drawn[seat] - (len(drawn_in_sight) if mine or seat == view.seat else 0)
    card = Placement(Spot(), Place.FAN, *pile.centre, pile.w, pile.h)
    at_seat = replace(shift.at_seat(seat, card), spot=Spot())
    for index in range(put_out):
        yield Glide(at_seat, card, index * cue.stagger_ms, cue.glide_ms, appears=True, vanishes=True)
    for index in range(drawn):
        sets_out = (index + max(put_out, len(held)) + 2) * cue.stagger_ms
        start = replace(_on(card, shift.layout.stock, 1.0), place=Place.STOCK)
        yield Glide(start, at_seat, sets_out, cue.glide_ms, DEALT, appears=True, vanishes=True)


def _on(card: Placement, rect: Rect, scale: float) -> Placement:
    """The card lying on the middle of `rect`, at `scale` of its size."""
    x, y = rect.x + rect.w / 2, rect.y + rect.h / 2
    return replace(card, x=x, y=y, width=card.width * scale, height=card.height * scale, angle=0.0)


def plate(layout: TableLayout, place: int) -> Rect:
    """The name plate at that place."""
    return layout.own_plate if place == 0 else layout.seats[place - 1].plate
