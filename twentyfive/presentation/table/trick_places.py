"""The places of the trick, with the stock and the turn-up between its cards. Pure geometry in logical pixels.

The cards lie in three rows: those of the players across, those at the sides, and the viewer's, with the stock in the
middle; a single card at the side is raised, so that the turn-up lies in no row of cards that were played. On a low felt
the cards are larger in two rows: the viewer's card below all others, with the stock beside it.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from twentyfive.presentation.measures import CARD_RATIO, Rect

SIDES: Final = {
    2: (0, 1),
    3: (0, 2),
    4: (1, 1),
    5: (1, 2),
    6: (1, 3),
    7: (1, 4),
    8: (2, 3),
    9: (2, 4),
    10: (2, 5),
}
"""By number of players: the number of seats up each side, and the number across."""

_LEAST: Final = 56
"""The least height of a card."""

_TALLEST: Final = 0.72
"""The greatest height of a card, in cards of the hand."""

_TALLEST_OF_TWO: Final = 0.82
"""The same for two players."""

_TALLEST_UPRIGHT: Final = 1.0
"""The same in a window on its side, whose height is otherwise empty."""

_MOST_UPRIGHT: Final = 8
"""The most players for whom that is so: of more, the plates of larger text would take back what the cards won."""

_INDEX: Final = 0.3
"""The share of a card's width, and of its height, that rank and suit in its corner take."""

_FRAMED: Final = 4
"""The distance of a card above the turn-up, so that neither its frame nor its turn reaches the rank there."""

_STOCK_SHOWN: Final = 0.52
"""The part of the stock that the turn-up leaves visible, in widths of a card."""

_STOCK_OF_TWO: Final = 2.2
"""The distance of the turn-up from the middle, in widths of a card, where nobody sits at the sides."""

_OUT_OF_THE_ROW: Final = 0.55
"""The rise of a single card at the side above the turn-up, in heights of a card."""

_IN_A_ROW: Final = 0.5
"""The share of the turn-up's height beside another card from which the two lie in a row."""

_FROM_OWN_CARD: Final = 0.7
"""The widest distance of the turn-up from the viewer's card in the lower of two rows, in widths of a card."""

_OVERLAPS: Final = (0.0, 0.1, 0.2, 0.3)
"""The share of a card that the next row may cover: its rank stays visible."""


class Middle(NamedTuple):
    """The part of the felt left for the trick.

    Attributes:
        centre_x, top, w, h: its place on the felt.
        gap: the distance between two cards.
        hand_h: the height of a card of the hand.
        wanted: the height of a card for which rows overlap.
        covers_below: in cards of the hand, the height below which rows overlap although the card above the stock then
            covers it.
        question_y: a question covers everything below this, even while a trick lies on the table.
    """

    centre_x: float
    top: int
    w: int
    h: int
    gap: int
    hand_h: int
    wanted: float
    covers_below: float
    question_y: float


class TrickPlaces(NamedTuple):
    """The card of each seat, the viewer's first and then clockwise, with the stock and the turn-up."""

    cards: tuple[Rect, ...]
    stock: Rect
    turn_up: Rect


class _Cards(NamedTuple):
    """The size of the cards, and the share of them that the next row covers."""

    w: int
    h: int
    overlap: float


def landing_turn(seat: int, trick: int = 0) -> float:
    """The slight turn of a played card, -3 to 3 degrees; the same whenever the trick is shown again."""
    return ((seat * 5 + trick * 7 + 3) % 13 - 6) / 2


def three_rows(middle: Middle, players: int) -> TrickPlaces | None:
    """The cards across, those of the sides with the stock, and the viewer's. Two players need only two rows.

    The rows may overlap by up to 30 % to reach the wanted height. None if the cards have no room.
    """
    cards = _size_in_three_rows(middle, players)
    if cards is None:
        return None
    places = _in_three_rows(middle, players, cards)
    return TrickPlaces(places, *_stock(middle, cards, places))


def two_rows(middle: Middle, players: int) -> TrickPlaces | None:
    """The viewer's card below those of all others, and left of it the stock with the turn-up.

    A question above the hand then covers no card of the trick but the viewer's; it names the turn-up itself. The rows
    may overlap by up to 30 %. None if the cards have no room.
    """
    best = None
    for overlap in _OVERLAPS:
        cards = _size_in_two_rows(middle, players, overlap)
        if cards is not None and (best is None or cards.h > best.h):
            best = cards
        if best is not None and best.h >= middle.wanted:
            break
    return None if best is None else _in_two_rows(middle, players, best)


def _size(height: float, overlap: float) -> _Cards | None:
    whole = int(height)
    return None if whole < _LEAST else _Cards(round(whole * CARD_RATIO), whole, overlap)


def _size_in_three_rows(middle: Middle, players: int) -> _Cards | None:
    apart, (beside, across) = middle.gap, SIDES[players]
    overlap, card_h = 0.0, (middle.h - 2 * apart) / (2 if players == 2 else 3)
    covers = across % 2 == 0 or card_h < middle.covers_below * middle.hand_h
    if players > 2 and card_h < middle.wanted and covers:
        for overlap in _OVERLAPS[1:]:
            card_h = middle.h / (3 - 2 * overlap)
            if card_h >= middle.wanted:
                break
    columns = max(across + (2 if beside else 0), 2 + (2 if beside else 0))
    broadest = (middle.w - (columns - 1) * apart) / columns
    if players == 2:  # stock and turn-up lie left of the trick
        broadest = middle.w / 5.5
    return _size(min(card_h, _tallest(middle, players), broadest / CARD_RATIO), overlap)


def _tallest(middle: Middle, players: int) -> float:
    """The greatest height of a card."""
    if middle.h > middle.w and players <= _MOST_UPRIGHT:
        return _TALLEST_UPRIGHT * middle.hand_h
    return (_TALLEST_OF_TWO if players == 2 else _TALLEST) * middle.hand_h


def _in_three_rows(middle: Middle, players: int, cards: _Cards) -> tuple[Rect, ...]:
    w, h, overlap = cards
    apart, x, y = middle.gap, middle.centre_x, middle.top + middle.h / 2
    beside, across = SIDES[players]
    row = min(h + apart if overlap == 0 else h * (1 - overlap), (middle.h - h) / 2)
    if players == 2:
        row = (h + apart) / 2
    reach = middle.w / 2 - w / 2
    if players > 3:
        reach = min(reach, (max(across, 3) / 2 + 0.9) * (w + apart))
    left = _up_the_left(middle, cards, beside, row, reach)
    cell = _top_cell(cards, across, reach, apart, beside > 0)
    top = [((i - (across - 1) / 2) * cell, y - row) for i in range(across)]
    right = [(-dx, dy) for dx, dy in reversed(left)]
    centres = [(0.0, y + row), *left, *top, *right]
    return tuple(_card(cards, x + dx, dy) for dx, dy in centres)


def _card(cards: _Cards, x: float, y: float) -> Rect:
    """The card with this centre."""
    return Rect(round(x - cards.w / 2), round(y - cards.h / 2), cards.w, cards.h)


def _up_the_left(middle: Middle, cards: _Cards, beside: int, row: float, reach: float) -> list[tuple[float, float]]:
    """The centres of the cards on the left, the lower first; they rise above a question, at most to the top row."""
    if not beside:
        return []
    h, y, apart = cards.h, middle.top + middle.h / 2, middle.gap
    steps = (0.0,) if beside == 1 else ((h + apart) / 2, (-h - apart) / 2)
    room = row + steps[-1]
    wanted = _OUT_OF_THE_ROW * h if beside == 1 else 0.0
    raised = min(max(wanted, y + steps[0] + h / 2 + _FRAMED - middle.question_y), room)
    if beside == 2 and (cards.overlap or raised > apart / 2):  # the lower of the two reaches the row of the stock
        raised = room
    inwards = (1.0,) if beside == 1 else (0.94, 1.0)
    return [(-share * reach, y + step - raised) for share, step in zip(inwards, steps, strict=True)]


def _top_cell(cards: _Cards, across: int, reach: float, apart: int, any_beside: bool) -> float:
    """The distance between the centres of the cards across."""
    if across < 2:
        return 0.0
    w = cards.w
    airy = w * (2.3 if across < 3 else 1.9 if across < 4 else 1.5) + apart
    kept = w + apart if any_beside or cards.overlap else 0.6 * w
    return max(w + apart, min(airy, 2 * (reach - kept) / (across - 1)))


def _stock(middle: Middle, cards: _Cards, trick: tuple[Rect, ...]) -> tuple[Rect, Rect]:
    """The stock, half under the turn-up, in the middle row; with two players, beside their two rows.

    Both move down where a card across would cover rank and suit of the turn-up, and beside the viewer's card where they
    would lie in a row with the lower cards of the sides.
    """
    w, h = cards.w, cards.h
    y = int(middle.top + middle.h / 2 - h / 2)
    x = int(middle.centre_x + (-_STOCK_OF_TWO * w if len(trick) == 2 else 0.22 * w - w / 2))
    index = _index(Rect(x, y, w, h))
    y = max((card.bottom + _FRAMED for card in trick if card.meets(index)), default=y)
    own, lowest = trick[0], max((card.bottom for card in trick[1:]), default=0)
    if SIDES[len(trick)][0] > 1 and lowest - y > _IN_A_ROW * h:
        below = _beside_own(own, min(h, round((own.bottom - lowest) / (1 - _IN_A_ROW))), middle.gap)
        free = not any(card.meets(_index(below[1])) for card in trick)
        return below if free else _beside_own(own, own.bottom - lowest - _FRAMED, middle.gap)
    return Rect(x - int(_STOCK_SHOWN * w), y, w, h), Rect(x, y, w, h)


def _index(card: Rect) -> Rect:
    """The part of a card with its rank and suit."""
    return Rect(card.x, card.y, round(_INDEX * card.w), round(_INDEX * card.h))


def _width_in_two_rows(middle: Middle, players: int) -> float:
    """The width of a card: in the lower row lies the viewer's, with the stock at its left, in the upper row all others.

    The same room is left at the right, so that the viewer's card lies in the middle.
    """
    upper, lower = players - 1, 1 + 2 * (1 + _STOCK_SHOWN)
    return min((middle.w - (upper - 1) * middle.gap) / upper, (middle.w - 2 * middle.gap) / lower)


def _size_in_two_rows(middle: Middle, players: int, overlap: float) -> _Cards | None:
    rows = middle.h - (0 if overlap else middle.gap)
    tallest = _tallest(middle, players)
    return _size(min(rows / (2 - overlap), tallest, _width_in_two_rows(middle, players) / CARD_RATIO), overlap)


def _in_two_rows(middle: Middle, players: int, cards: _Cards) -> TrickPlaces:
    w, h, overlap = cards
    apart, x, upper = middle.gap, middle.centre_x, players - 1
    y, row = middle.top + middle.h / 2, (h * (1 - overlap) if overlap else h + apart) / 2
    cell = w + apart + min(0.4 * w, max(0.0, _width_in_two_rows(middle, players) - w))
    own = _card(cards, x, y + row)
    others = tuple(_card(cards, x + (place - (upper - 1) / 2) * cell, y - row) for place in range(upper))
    return TrickPlaces((own, *others), *_stock_below(middle, cards, own))


def _stock_below(middle: Middle, cards: _Cards, own: Rect) -> tuple[Rect, Rect]:
    """The stock, half under the turn-up, left of the viewer's card; smaller where the rows overlap."""
    h = own.h if not cards.overlap else int((1 - cards.overlap) * own.h) - _FRAMED
    room = middle.w / 2 - own.w / 2 - (1 + _STOCK_SHOWN) * h * CARD_RATIO
    return _beside_own(own, h, max(middle.gap, min(_FROM_OWN_CARD * own.w, room)))


def _beside_own(own: Rect, h: int, apart: float) -> tuple[Rect, Rect]:
    """The stock and the turn-up in this height, so far left of the viewer's card, and with the same lower edge."""
    w = round(h * CARD_RATIO)
    turn_up = Rect(round(own.x - apart - w), own.bottom - h, w, h)
    return turn_up.moved(-int(_STOCK_SHOWN * w), 0), turn_up
