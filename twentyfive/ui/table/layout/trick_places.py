"""The places of the trick, with the stock and the turn-up between its cards. Pure geometry in logical pixels.

The cards lie in three rows: those of the players across, those at the sides with the stock, and the viewer's. On a low
felt they are larger in two rows: the viewer's card below all others.
"""

from __future__ import annotations

from itertools import product
from typing import Final, NamedTuple

from twentyfive.ui.theme.measures import CARD_RATIO, Rect

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
    """The viewer's card below those of all others, among which stock and turn-up lie.

    A question above the hand then covers no card but the viewer's. Where that makes the cards too small, the lower
    cards of the sides lie beside the viewer's. The rows may overlap by up to 30 %. None if the cards have no room.
    """
    best, arranged = None, None
    for overlap, lower in product(_OVERLAPS, (0, 2) if SIDES[players][0] else (0,)):
        cards = _size_in_two_rows(middle, players, lower, overlap)
        if cards is not None and (best is None or cards.h > best.h):
            best, arranged = cards, _in_two_rows(middle, players, lower, cards)
        if best is not None and best.h >= middle.wanted:
            break
    return arranged


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
    columns = max(across + (2 if beside == 2 else 0), 2 + (2 if beside else 0))
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
    cell = _top_cell(cards, across, reach, apart, beside == 2)
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
    # With rows apart, a single card at the side need not rise: the cards across lie above it.
    room = row + steps[-1] if beside == 2 or cards.overlap else 0.0
    raised = max(0.0, min(y + steps[0] + h / 2 + _FRAMED - middle.question_y, room))
    inwards = (1.0,) if beside == 1 else (0.94, 1.0)
    return [(-share * reach, y + step - raised) for share, step in zip(inwards, steps, strict=True)]


def _top_cell(cards: _Cards, across: int, reach: float, apart: int, two_beside: bool) -> float:
    """The distance between the centres of the cards across."""
    if across < 2:
        return 0.0
    w = cards.w
    airy = w * (2.3 if across < 3 else 1.9 if across < 4 else 1.5) + apart
    kept = w + apart if two_beside or cards.overlap else 0.6 * w
    return max(w + apart, min(airy, 2 * (reach - kept) / (across - 1)))


def _stock(middle: Middle, cards: _Cards, trick: tuple[Rect, ...]) -> tuple[Rect, Rect]:
    """The stock, half under the turn-up, in the middle row; with two players, beside their two rows.

    Both move down where a card across would cover rank and suit of the turn-up.
    """
    w, h = cards.w, cards.h
    y = int(middle.top + middle.h / 2 - h / 2)
    x = int(middle.centre_x + (-_STOCK_OF_TWO * w if len(trick) == 2 else 0.22 * w - w / 2))
    index = Rect(x, y, round(_INDEX * w), round(_INDEX * h))
    y = max((card.bottom + _FRAMED for card in trick if card.meets(index)), default=y)
    return Rect(x - int(_STOCK_SHOWN * w), y, w, h), Rect(x, y, w, h)


def _width_in_two_rows(middle: Middle, players: int, lower: int) -> float:
    """The width of a card in the upper row, which holds the stock and all cards but the viewer's and `lower` others."""
    upper = players - 1 - lower
    # The same room is left at the right as the stock takes at the left, so that the cards lie in the middle.
    return (middle.w - (upper + 1) * middle.gap) / (upper + 2 * (1 + _STOCK_SHOWN))


def _size_in_two_rows(middle: Middle, players: int, lower: int, overlap: float) -> _Cards | None:
    rows = middle.h - (0 if overlap else middle.gap)
    tallest = _tallest(middle, players)
    return _size(min(rows / (2 - overlap), tallest, _width_in_two_rows(middle, players, lower) / CARD_RATIO), overlap)


def _in_two_rows(middle: Middle, players: int, lower: int, cards: _Cards) -> TrickPlaces:
    """The places in two rows, with two of the cards at the sides in the lower one if `lower` is 2."""
    w, h, overlap = cards
    apart, x, (beside, across) = middle.gap, middle.centre_x, SIDES[players]
    y, row = middle.top + middle.h / 2, (h * (1 - overlap) if overlap else h + apart) / 2
    spare = max(0.0, _width_in_two_rows(middle, players, lower) - w)
    cell = w + apart + min(0.4 * w, spare)
    top = [((i - (across - 1) / 2) * cell, y - row) for i in range(across)]
    turned = top[0][0] - cell
    side = turned - _STOCK_SHOWN * w - cell
    left = [(side - i * cell, y - row) for i in range(beside - lower // 2)]
    left.reverse()
    if lower:
        left.insert(0, (max(side, (w - middle.w) / 2), y + row))
    right = [(-dx, dy) for dx, dy in reversed(left)]
    centres = [(0.0, y + row), *left, *top, *right]
    turn_up = _card(cards, x + turned, y - row)
    places = tuple(_card(cards, x + dx, dy) for dx, dy in centres)
    return TrickPlaces(places, turn_up.moved(-int(_STOCK_SHOWN * w), 0), turn_up)
