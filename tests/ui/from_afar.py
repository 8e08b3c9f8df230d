"""The letters of a table that is read across the room."""

from __future__ import annotations

from twentyfive.presentation.table.seating import PlateMode
from twentyfive.ui.table.panels.score_table import ScoreRow
from twentyfive.ui.table.table_page import TablePage


def smallest_letters(table: TablePage) -> int:
    """Return the height of the smallest letters among the names on the plates, the line and the scores."""
    zones = table.top.zones
    assert zones is not None
    assert zones.mode is not PlateMode.SMALL_ROW
    for label in (*table.top.plates, table.score_panel, table.top.line):
        assert label.isVisible()
    rows = [row.letters for row in table.score_panel.findChildren(ScoreRow)]
    assert rows
    return min(zones.types.small, table.top.line.font().pixelSize(), *rows)
