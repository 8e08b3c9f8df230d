"""Where the result of a deal lies: where it covers least of who sits at the table (mockups/11_deal_over.png). No Qt."""

from __future__ import annotations

from twentyfive.ui.table.layout.table_layout import TableLayout
from twentyfive.ui.theme.measures import Rect


def result_place(zones: TableLayout, width: int, height: int, *, lowest: int) -> Rect:
    """The place for a result of that size, in the middle of the width and ending no lower than `lowest` if it can.

    It covers as few plates as can be, the trump plaque counted as one, and lies as near the middle as that allows.
    """
    apart = zones.gap
    left, middle = (zones.felt.w - width) // 2, (zones.bar.y - height) // 2
    plates = [
        zones.trump,
        *([] if zones.own_plate_hidden else [zones.own_plate]),
        *(seat.plate for seat in zones.seats),
    ]
    highest, last = apart, max(apart, lowest - height)
    tops = {middle, *(plate.bottom + apart for plate in plates), *(plate.y - apart - height for plate in plates)}
    places = [Rect(left, min(max(highest, top), last), width, height) for top in sorted(tops)]
    return min(places, key=lambda place: (sum(plate.meets(place) for plate in plates), abs(place.y - middle)))
