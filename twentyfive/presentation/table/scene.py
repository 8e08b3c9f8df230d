"""The scene: every card in its place, as a function of the view and the layout."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from twentyfive.core import Card, Phase, PlayerView
from twentyfive.core.rules.options import Exchanging
from twentyfive.presentation.measures import Rect
from twentyfive.presentation.table.placement import Mark, Place, Placement, Spot
from twentyfive.presentation.table.ring import landing_turn
from twentyfive.presentation.table.seating import back_fan
from twentyfive.presentation.table.table_layout import TableLayout, hand_slots, hands_slots
from twentyfive.presentation.table.tray import PACK_TURN, TURN_UP_TURN


@dataclass(frozen=True, slots=True)
class HandChoice:
    """The state of the hand before the person makes a move.

    Attributes:
        order: the cards of the hand, left to right.
        others: the cards of the player's other hand, left to right; empty for a player of one hand.
        offered: the cards that may be chosen.
        put_out: the cards chosen to be put out.
        chosen: the card chosen to be played, where playing takes two steps.
        advised: the cards that a hint points to.
        dims: whether cards that may not be played are dimmed.
    """

    order: tuple[Card, ...] = ()
    others: tuple[Card, ...] = ()
    offered: tuple[Card, ...] = ()
    put_out: frozenset[Card] = frozenset()
    chosen: Card | None = None
    advised: frozenset[Card] = frozenset()
    dims: bool = True


def seat_place(view: PlayerView, seat: int) -> int:
    """The place of `seat`, counted clockwise from the viewer at place 0; an onlooker has seat 0 there.

    The table does not turn when a player goes on to play a second hand.
    """
    return (seat - (view.player or 0)) % view.rules.players


def bottom_seats(view: PlayerView, layout: TableLayout) -> tuple[int, ...]:
    """The seats whose hands lie open at the bottom, left to right; the viewer's own first."""
    if view.seat is None:
        return ()
    return view.plays if layout.hands == len(view.plays) else (view.seat,)


def bottom_slots(view: PlayerView, layout: TableLayout) -> Mapping[int, tuple[Rect, ...]]:
    """The places of their cards at rest, by seat."""
    seats = bottom_seats(view, layout)
    slots = hands_slots(layout, [view.hand_sizes[seat] for seat in seats]) if seats else ()
    return dict(zip(seats, slots, strict=True))


def open_to_all(view: PlayerView) -> tuple[int, ...]:
    """The seats of open dummies that others play; their cards lie above their name plates."""
    return tuple(seat for seat in view.open_seats if seat not in view.plays)


def scene(view: PlayerView, layout: TableLayout, choice: HandChoice) -> tuple[Placement, ...]:
    """Every card on the table, the lowest first."""
    return (*_middle(view, layout), *_fans(view, layout), *_trick(view, layout), *_hand(view, layout, choice))


def _placed(
    spot: Spot, place: Place, rect: Rect, angle: float = 0.0, marks: frozenset[Mark] = frozenset()
) -> Placement:
    return Placement(spot, place, rect.x + rect.w / 2, rect.y + rect.h / 2, rect.w, rect.h, angle, marks)


def _middle(view: PlayerView, layout: TableLayout) -> Iterator[Placement]:
    if view.drawn_for_deal:
        yield from _drawn(view, layout)
        return
    if view.stock_size:
        for depth in range(min(3, view.stock_size)):
            rect = layout.tray.stock.moved(depth - 2, 2 - depth)
            yield _placed(Spot(index=depth), Place.STOCK, rect, PACK_TURN)
    for index in range(view.kitty_size):
        pile = layout.tray.turn_up
        rect = pile.moved(round((index - (view.kitty_size - 1) / 2) * 0.05 * pile.w), 0)
        yield _placed(Spot(index=index, pile=Place.KITTY), Place.KITTY, rect, 1.5 * (index - (view.kitty_size - 1) / 2))
    if view.turn_up is not None:
        yield _placed(Spot(view.turn_up), Place.TURN_UP, layout.tray.turn_up, TURN_UP_TURN)
    yield from _put_out(view, layout)


def _put_out(view: PlayerView, layout: TableLayout) -> Iterator[Placement]:
    """Cards put out: one put out face up lies where the turn-up lay, those of an exchange there in a pile face down.

    An auction has no turn-up, and its kitty lies there before.
    """
    for put in view.put_out:
        if put.face_up:
            yield _placed(
                Spot(put.card), Place.OUT, layout.tray.turn_up, TURN_UP_TURN, marks=frozenset({Mark.LAID_OUT})
            )
    if view.rules.exchange is Exchanging.NONE or view.kitty_size:
        return
    for depth in range(min(3, sum(view.put_out_sizes))):
        yield _placed(Spot(index=depth, pile=Place.OUT), Place.OUT, layout.tray.turn_up, 5.0 * depth)


def _drawn(view: PlayerView, layout: TableLayout) -> Iterator[Placement]:
    """The cards turned to find the first dealer, each in front of its seat, the newest on top."""
    for index, card in enumerate(view.drawn_for_deal):
        place = seat_place(view, index % view.rules.players)
        rect = layout.trick[place].moved(3 * (index // view.rules.players), 0)
        marks = frozenset({Mark.DEALS}) if index == len(view.drawn_for_deal) - 1 else frozenset()
        yield _placed(Spot(card), Place.DRAWN, rect, landing_turn(place), marks)


def _fans(view: PlayerView, layout: TableLayout) -> Iterator[Placement]:
    seen = (*bottom_seats(view, layout), *open_to_all(view))
    for seat, size in enumerate(view.hand_sizes):
        place = seat_place(view, seat)
        if seat in seen or (place == 0 and view.seat is not None):
            continue
        if place == 0 and layout.own_seat is None:
            for index, rect in enumerate(hand_slots(layout, size)):
                yield _placed(Spot(seat=seat, index=index), Place.HAND, rect)
            continue
        spot = layout.seats[place - 1] if place or layout.own_seat is None else layout.own_seat
        for index, (rect, angle) in enumerate(back_fan(spot, size)):
            yield _placed(Spot(seat=seat, index=index), Place.FAN, rect, angle)


def _trick(view: PlayerView, layout: TableLayout) -> Iterator[Placement]:
    trick, order = view.trick, view.ranking
    if trick is None or not trick.cards or order is None:
        return
    best = order.winner(trick.cards)
    placed = []
    for index, card in enumerate(trick.cards):
        place = seat_place(view, trick.seat_of(index, view.rules.players))
        marks = {mark for mark, here in ((Mark.LED, index == 0), (Mark.BEST, index == best)) if here}
        turn = landing_turn(place, len(view.tricks))
        placed.append((place, _placed(Spot(card), Place.TRICK, layout.trick[place], turn, frozenset(marks))))
    # Cards further from the viewer lie lower, so that every rank shows: the top row, the sides, then the viewer's.
    yield from (placement for place, placement in sorted(placed, key=lambda pair: pair[1].y))


def _hand(view: PlayerView, layout: TableLayout, choice: HandChoice) -> Iterator[Placement]:
    for seat, slots in bottom_slots(view, layout).items():
        if seat == view.seat:
            yield from _hand_to_play(view, layout, choice, slots)
        else:
            yield from _other_hand(view.open_hands[seat], choice, slots)


def _other_hand(hand: Sequence[Card], choice: HandChoice, slots: Sequence[Rect]) -> Iterator[Placement]:
    """The viewer's other hand; while a card is to be played it is dimmed like every card that may not be played."""
    marks = frozenset({Mark.DIMMED}) if choice.offered and choice.dims else frozenset()
    cards = [card for card in choice.others if card in hand]
    for index, (card, rect) in enumerate(zip(cards, slots, strict=True)):
        yield replace(_placed(Spot(card), Place.OTHER_HAND, rect, marks=marks), shown=_visible_share(slots, index))


def _visible_share(slots: Sequence[Rect], index: int) -> float:
    """The share of a card's width that the next card in the row leaves visible."""
    rect = slots[index]
    return min(1.0, (slots[index + 1].x - rect.x) / rect.w) if index + 1 < len(slots) else 1.0


def _hand_to_play(
    view: PlayerView, layout: TableLayout, choice: HandChoice, slots: Sequence[Rect]
) -> Iterator[Placement]:
    cards = tuple(card for card in choice.order if card in view.hand)
    new = _new_cards(view)
    # In an exchange nearly every card may be put out, so only chosen cards stand up.
    stands_up = view.phase is not Phase.EXCHANGE
    for index, (card, rect) in enumerate(zip(cards, slots, strict=True)):
        marks = {Mark.NEW} if card in new else set()
        lift = 0.0
        if card in choice.offered and stands_up:
            marks.add(Mark.PLAYABLE)
            lift = layout.lift
        elif choice.offered and choice.dims and card not in choice.offered:
            marks.add(Mark.DIMMED)
        if card in choice.put_out:
            marks.add(Mark.PUT_OUT)
            lift = 1.5 * layout.lift
        if card in choice.advised:
            marks.add(Mark.ADVISED)
            lift = layout.lift
        if card == choice.chosen:
            marks.add(Mark.CHOSEN)
            lift = 1.5 * layout.lift
        lying = _placed(Spot(card), Place.HAND, rect, marks=frozenset(marks))
        yield replace(lying, y=lying.y - lift, shown=_visible_share(slots, index))


def _new_cards(view: PlayerView) -> tuple[Card, ...]:
    """The new cards of the hand.

    Those of the kitty, or a turned-up joker, are new as long as no cards are put out for them; those drawn from the
    stock, until the player has played a card.
    """
    assert view.seat is not None, "a hand to play from has a seat"
    drawn = view.drawn[view.seat] if view.drawn else 0
    exchanging = view.phase in (Phase.EXCHANGE, Phase.RESTOCK)
    if drawn and (exchanging or len(view.hand) == view.rules.hand_size):
        return view.hand[-drawn:]
    return view.hand[view.rules.hand_size :] if view.phase is Phase.EXCHANGE else ()
