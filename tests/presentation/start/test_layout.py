"""The places of the start page: rows of tiles, their heights, and the picture beside them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from twentyfive.presentation.measures import type_sizes
from twentyfive.presentation.start.entry import Entry, Rank
from twentyfive.presentation.start.layout import CLOSE, ROOMY, StartRoom, row_heights, rows_of, start_zones

USUAL = StartRoom(1280, 800, 1.0, 1.0, type_sizes(1.0), 48)
LOW = replace(USUAL, width=911, height=512)
RETURNING = tuple(entry for entry in Entry if entry is not Entry.FIRST_LESSON)
NARROW = dict.fromkeys(Entry, 100)


def test_what_leads_stands_over_two_of_the_three_columns() -> None:
    rows = rows_of(RETURNING, NARROW, 788, 16)
    assert [[cell.entry for cell in row.cells] for row in rows] == [
        [Entry.CONTINUE, Entry.PLAY],
        [Entry.DAILY, Entry.NEW_GAME, Entry.LEARN],
        [Entry.PRACTISE, Entry.EVENING, Entry.DRIVE, Entry.JOIN],
        [Entry.SAVED, Entry.STATISTICS, Entry.SETTINGS],
    ]
    (hero, beside), (_, second, third) = rows[0].places(788, 16), rows[1].places(788, 16)
    assert hero == (0, second[0] + second[1])
    assert beside == third
    assert sum(beside) == 788


def test_an_upright_window_has_two_columns_and_what_leads_above_what_stood_beside_it() -> None:
    assert (USUAL.columns, replace(USUAL, width=1080, height=1920).columns) == (3, 2)
    rows = rows_of(RETURNING, NARROW, 788, 16, 2)
    assert [[cell.entry for cell in row.cells] for row in rows] == [
        [Entry.CONTINUE],
        [Entry.PLAY],
        [Entry.DAILY, Entry.NEW_GAME],
        [Entry.LEARN],
        [Entry.PRACTISE, Entry.EVENING],
        [Entry.DRIVE, Entry.JOIN],
        [Entry.SAVED, Entry.STATISTICS],
        [Entry.SETTINGS],
    ]


def test_alone_it_is_as_wide_as_the_page() -> None:
    alone = rows_of([Entry.PLAY, Entry.DAILY, Entry.NEW_GAME, Entry.LEARN], NARROW, 788, 16)[0]
    assert alone.places(788, 16) == ((0, 788),)


@pytest.mark.parametrize(("widest", "columns"), [(252, 3), (253, 2), (386, 2), (387, 1)])
def test_there_are_as_many_columns_as_the_longest_word_leaves(widest: int, columns: int) -> None:
    least = NARROW | {Entry.LEARN: widest}
    rows = [row for row in rows_of(RETURNING, least, 788, 16) if row.rank is Rank.TILE]
    assert {row.columns for row in rows} == {columns}
    for row in rows:
        assert sum(row.places(788, 16)[-1]) == 788, "the last tile takes the rest of its row"


def test_play_now_goes_below_continue_where_its_words_have_no_room_beside_it() -> None:
    rows = rows_of(RETURNING, NARROW | {Entry.PLAY: 300}, 788, 16)
    assert [row.places(788, 16) for row in rows[:2]] == [((0, 788),), ((0, 788),)]


@pytest.mark.parametrize(
    ("needs", "usual", "room", "heights"),
    [
        ([80, 60], [200, 100], 300, [200, 100]),
        ([80, 60], [200, 100], 360, [240, 120]),
        ([80, 60], [200, 100], 900, [300, 150]),
        ([80, 60], [200, 100], 220, [140, 80]),
        ([80, 60], [200, 100], 140, [80, 60]),
        ([80, 60], [200, 100], 100, [80, 60]),
        ([80, 60], [70, 50], 100, [80, 60]),
        ([250, 60], [200, 100], 350, [250, 100]),
    ],
)
def test_rows_have_their_usual_height_as_far_as_room_and_words_allow(
    needs: list[int], usual: list[int], room: int, heights: list[float]
) -> None:
    assert row_heights(needs, usual, room) == pytest.approx(heights)


def test_the_picture_is_narrower_in_a_small_window_and_gone_in_large_text() -> None:
    assert start_zones(USUAL, ROOMY).art == 428
    assert start_zones(LOW, CLOSE).art == 198
    large = start_zones(replace(USUAL, text=2.0, types=type_sizes(2.0)), CLOSE)
    assert large.art == 0
    assert large.emblem is not None
    assert large.column.y > large.emblem.bottom


def test_the_column_ends_a_gap_above_the_foot_and_the_foot_at_the_window() -> None:
    for room, measures in ((USUAL, ROOMY), (LOW, CLOSE)):
        zones = start_zones(room, measures)
        assert zones.column.bottom + measures.gap == zones.foot.y
        assert zones.foot.bottom == room.height


def test_titles_are_never_smaller_than_text() -> None:
    for text in (1.0, 1.5, 2.0, 2.5):
        room = replace(USUAL, text=text, types=type_sizes(text))
        assert all(room.letters(CLOSE, rank) >= room.types.medium for rank in Rank)
