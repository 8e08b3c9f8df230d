"""The tray beside the hand: the turned card before the pack, with the trumps as a sign and a word. Pure geometry.

What was not played lies here and nowhere else, so every card between the players was played.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from twentyfive.presentation.measures import CARD_RATIO, Rect

_EDGE: Final = 0.06
"""The distance of the contents from the edges of the tray, as a share of its shorter side."""

_LINE: Final = 1.3
"""The height of a row of words, in letters."""

_SECOND_ROW: Final = 0.3
"""The share of the tray's height up to which the name of the suit has a second row of words below it."""

_BEHIND: Final = 0.1
"""The distance by which the pack shows behind the turned card, in widths of a card."""

_SIGN: Final = 0.72
"""The width of the sign beside the turned card, in widths of a card."""

_LEAST_SIGN: Final = 26
"""The least width of a sign beside the cards; a narrower tray has it below them."""

_BELOW: Final = 0.3
"""The height of a sign below the cards, as a share of the height above the words."""

PACK_TURN: Final = -5.0
"""The turn of the pack, in degrees: it lies askew, so that its edge shows behind the turned card."""

TURN_UP_TURN: Final = 1.0
"""The turn of the turned card."""


class Tray(NamedTuple):
    """The places in the tray.

    Attributes:
        stock, turn_up: the pack, and the turned card before it.
        sign: the sign of the suit.
        words: the rows of words.
        rows: their number.
    """

    stock: Rect
    turn_up: Rect
    sign: Rect
    words: Rect
    rows: int


def tray_places(zone: Rect, small: int) -> Tray:
    """Divide the tray; `small` is the height of small letters. The cards get what sign and words leave."""
    edge = max(4, round(_EDGE * min(zone.w, zone.h)))
    row = round(_LINE * small)
    rows = 2 if 2 * row <= _SECOND_ROW * zone.h else 1
    words = Rect(zone.x + 4, zone.bottom - edge // 2 - rows * row, zone.w - 8, rows * row)
    room_w, room_h = zone.w - 2 * edge, words.y - zone.y - edge
    card_w = min(room_h * CARD_RATIO / (1 + _BEHIND), (room_w - edge) / (1 + _BEHIND + _SIGN))
    if _SIGN * card_w >= _LEAST_SIGN:
        return _beside(zone, edge, words, rows, round(card_w))
    sign_h = round(_BELOW * room_h)
    card_w = min(room_w / (1 + _BEHIND), (room_h - sign_h - edge) * CARD_RATIO / (1 + _BEHIND))
    w, h, behind = round(card_w), round(card_w / CARD_RATIO), round(_BEHIND * card_w)
    x = zone.x + (zone.w - w - behind) // 2
    sign = Rect(zone.x + edge, words.y - sign_h, room_w, sign_h)
    y = zone.y + edge + max(0, (sign.y - zone.y - edge - h - behind) // 2)
    return Tray(Rect(x, y, w, h), Rect(x + behind, y + behind, w, h), sign, words, rows)


def _beside(zone: Rect, edge: int, words: Rect, rows: int, w: int) -> Tray:
    """The tray with the sign right of the cards."""
    h, behind = round(w / CARD_RATIO), round(_BEHIND * w)
    sign_w = round(_SIGN * w)
    x = zone.x + (zone.w - (w + behind + edge + sign_w)) // 2
    y = zone.y + edge + max(0, (words.y - zone.y - edge - h - behind) // 2)
    turn_up = Rect(x + behind, y + behind, w, h)
    sign = Rect(turn_up.right + edge, y, sign_w, h + behind)
    return Tray(Rect(x, y, w, h), turn_up, sign, words, rows)
