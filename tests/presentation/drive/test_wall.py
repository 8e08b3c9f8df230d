"""The wall is read from ten metres: letters of at least 1/25 of its height, and every table comes round."""

from __future__ import annotations

import pytest

from twentyfive.presentation.drive.wall import LINE, PRIZE, shares, wall_layout

SCREENS = [(1366, 768), (1920, 1080), (1024, 768), (3840, 2160)]


@pytest.mark.parametrize("screen", SCREENS, ids=str)
@pytest.mark.parametrize("sides", [2, 3, 4, 9])
@pytest.mark.parametrize("tables", [2, 7, 14, 125])
@pytest.mark.parametrize("standings", [True, False], ids=["standings", "no standings"])
def test_all_that_is_shown_has_room(screen: tuple[int, int], sides: int, tables: int, standings: bool) -> None:
    width, height = screen
    layout = wall_layout(width, height, tables, sides, standings=standings)
    assert layout.letters >= height / 25
    assert PRIZE >= 1
    assert bool(layout.standings.w) is standings
    parts = [*layout.boxes, layout.title, *([layout.standings] if standings else [])]
    board = layout.board
    assert all(board.x <= box.x and box.right <= board.right and box.bottom <= board.bottom for box in layout.boxes)
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


@pytest.mark.parametrize("screen", SCREENS, ids=str)
def test_before_there_are_standings_the_tables_are_wider(screen: tuple[int, int]) -> None:
    width, height = screen
    first, later = (wall_layout(width, height, 14, 3, standings=standings) for standings in (False, True))
    assert first.boxes[0].w > later.boxes[0].w or len(first.boxes) > len(later.boxes)


@pytest.mark.parametrize("screen", SCREENS, ids=str)
@pytest.mark.parametrize("tables", [2, 14, 125])
def test_where_names_would_be_cut_the_standings_have_a_page_of_their_own(screen: tuple[int, int], tables: int) -> None:
    layout = wall_layout(*screen, tables, 3, names=15, cards=1.84)
    pages = [layout.shown(page) for page in range(layout.pages)]
    assert [table for shown in pages for table in range(tables)[shown]] == list(range(tables))
    assert [layout.has_standings(page) for page in range(layout.pages)] == [False] * (layout.pages - 1) + [True]
    assert pages[-1].start == pages[-1].stop
    assert layout.has_standings(2 * layout.pages - 1)
    board, place = layout.board, layout.standings
    assert board.x <= place.x
    assert place.right <= board.right
    assert place.bottom <= board.bottom
    assert len({box.x for box in layout.boxes}) == 2 or tables < 14
    if screen != (1024, 768):
        assert all(box.w >= 19.5 * layout.letters for box in layout.boxes), "names of fifteen letters have room"


def test_short_names_leave_the_standings_beside_the_tables() -> None:
    assert wall_layout(1920, 1080, 14, 3, names=8, cards=1.84) == wall_layout(1920, 1080, 14, 3)


def test_long_names_share_a_line_and_short_ones_leave_them_what_they_do_not_need() -> None:
    assert shares([100, 300], 400) == [100, 300]
    assert shares([100, 500], 400) == [100, 300]
    assert shares([500, 100], 400) == [300, 100]
    assert shares([500, 400, 90], 390) == [150, 150, 90]
