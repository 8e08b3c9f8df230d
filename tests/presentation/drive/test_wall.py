"""The wall is read from ten metres: letters of at least 1/25 of its height, and every table comes round."""

from __future__ import annotations

import pytest

from twentyfive.presentation.drive.wall import LINE, wall_layout

SCREENS = [(1366, 768), (1920, 1080), (1024, 768), (3840, 2160)]


@pytest.mark.parametrize("screen", SCREENS, ids=str)
@pytest.mark.parametrize("sides", [2, 3, 4, 9])
@pytest.mark.parametrize("tables", [2, 7, 14, 125])
def test_all_that_is_shown_has_room(screen: tuple[int, int], sides: int, tables: int) -> None:
    width, height = screen
    layout = wall_layout(width, height, tables, sides)
    assert layout.letters >= height / 25
    parts = [*layout.boxes, layout.title, layout.standings]
    for at, part in enumerate(parts):
        assert part.x >= 0
        assert part.right <= width
        assert part.bottom <= height
        assert not any(part.meets(other) for other in parts[at + 1 :])
    assert all(box.h >= sides * LINE * layout.letters for box in layout.boxes)
    assert layout.lines * LINE * layout.letters <= layout.standings.h


@pytest.mark.parametrize("tables", range(2, 126, 7))
def test_each_table_is_on_one_page(tables: int) -> None:
    layout = wall_layout(1920, 1080, tables, 3)
    shown = [table for page in range(layout.pages) for table in range(tables)[layout.shown(page)]]
    assert shown == list(range(tables))
    assert layout.shown(layout.pages) == layout.shown(0)


def test_seven_tables_of_three_pairs_are_seen_at_once() -> None:
    assert wall_layout(1920, 1080, 7, 3).pages == 1
