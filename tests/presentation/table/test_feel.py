"""A card of the hand under the pointer: clicked, thrown or kept, and every pose of it on the way."""

from __future__ import annotations

import itertools

import pytest

from twentyfive.core import Card
from twentyfive.presentation.measures import Rect
from twentyfive.presentation.table.feel import (
    AT_REST,
    FULL_SPEED,
    HOME_MS,
    LANDS_MS,
    MOST_LEAN,
    SHAKES_MS,
    SLOP,
    Fate,
    Hold,
    Passage,
    Pose,
    let_go,
    shake_of,
    under_pointer,
)
from twentyfive.presentation.table.frame import Room
from twentyfive.presentation.table.glide import Glide
from twentyfive.presentation.table.placement import Mark, Place, Placement, Spot
from twentyfive.presentation.table.table_layout import Sitting, table_layout

CARD = Card.parse("5H")
LIFT = 16.0
TABLE = Rect(0, 0, 1280, 800)
EDGE = 517
FRAME_MS = 16.0


def lying(*marks: Mark, place: Place = Place.HAND) -> Placement:
    """A card of the hand, its middle 115 pixels below the upper edge of the hand."""
    return Placement(Spot(CARD), place, 400, EDGE + 115, 126, 176, marks=frozenset(marks))


def held(*way: tuple[float, float]) -> Hold:
    """A card pressed in its middle and moved by these steps, one a frame."""
    at = (400.0, EDGE + 115.0)
    hold = Hold(CARD, at, at, 0.0)
    for number, (x, y) in enumerate(way, start=1):
        at = (at[0] + x, at[1] + y)
        hold = hold.moved(at, number * FRAME_MS)
    return hold


def fate(hold: Hold) -> Fate:
    return hold.fate(lying(), EDGE, TABLE)


@pytest.mark.parametrize("way", [(), ((5.0, 0.0),), ((0.0, -5.0), (0.0, 4.0)), ((3.0, 4.0), (-6.0, -8.0))])
def test_a_press_that_trembles_is_a_click(way: tuple[tuple[float, float], ...]) -> None:
    assert fate(held(*way)) is Fate.CLICKED


def test_from_the_slop_on_a_card_is_dragged_even_back_to_where_it_was() -> None:
    assert not held((SLOP - 1, 0)).drags
    assert held((SLOP, 0)).drags
    assert fate(held((SLOP, 0), (-SLOP, 0))) is Fate.KEPT


@pytest.mark.parametrize(("up", "expected"), [(114, Fate.KEPT), (116, Fate.THROWN), (600, Fate.THROWN)])
def test_a_card_is_thrown_once_its_middle_is_above_the_hand(up: float, expected: Fate) -> None:
    assert fate(held((0, -up))) is expected
    at_its_foot = Hold(CARD, (380, EDGE + 200), (380, EDGE + 200), 0.0)
    assert fate(at_its_foot.moved((380, EDGE + 200 - up), FRAME_MS)) is expected, "wherever it is taken hold of"


@pytest.mark.parametrize("to", [(-1.0, 300.0), (1280.0, 300.0), (640.0, -1.0), (-100_000.0, -100_000.0)])
def test_a_card_let_go_beyond_the_window_is_kept(to: tuple[float, float]) -> None:
    assert fate(held((0, -50)).moved(to, 500)) is Fate.KEPT


def test_a_card_that_is_dragged_follows_the_pointer_exactly() -> None:
    hold = held((40, -10), (40, -10), (40, -10))
    assert hold.pose(LIFT, moves=False) == Pose(120, -30, 0.0, 1.0)
    pose = hold.pose(LIFT, moves=True)
    assert (pose.x, pose.y) == (120, -30 - LIFT / 2), "it stays as high as it rose under the pointer"


def test_a_card_leans_towards_where_it_goes_and_never_more_than_it_may() -> None:
    leans = [held(*((FULL_SPEED * 1.5 * FRAME_MS / 1000, 0.0),) * steps).lean for steps in range(1, 30)]
    assert leans == sorted(leans)
    assert leans[0] == 0, "the first step only takes it up"
    assert 0.9 * MOST_LEAN < leans[-1] <= MOST_LEAN
    assert max(after - before for before, after in itertools.pairwise(leans)) < 2, "it does not flutter"
    slow = held(*((-FULL_SPEED / 2 * FRAME_MS / 1000, 0.0),) * 40).lean
    assert slow == pytest.approx(-MOST_LEAN / 2, abs=0.1), "half the speed leans half as far"
    assert held(*((0.0, -20.0),) * 20).lean == 0


def test_only_a_card_that_may_be_played_rises_and_no_higher_than_a_chosen_one() -> None:
    assert under_pointer(lying(Mark.DIMMED), LIFT, pressed=True, moves=True) == AT_REST
    risen = under_pointer(lying(Mark.PLAYABLE), LIFT, pressed=False, moves=True)
    pressed = under_pointer(lying(Mark.PLAYABLE), LIFT, pressed=True, moves=True)
    assert LIFT - risen.y == 1.5 * LIFT
    assert pressed.y - risen.y == 2
    assert risen.light == pressed.light == 1
    chosen = under_pointer(lying(Mark.PLAYABLE, Mark.CHOSEN), LIFT, pressed=False, moves=True)
    assert (chosen.y, chosen.light) == (0, 1)


def test_without_motion_a_card_only_brightens() -> None:
    for pressed in (False, True):
        assert under_pointer(lying(Mark.PLAYABLE), LIFT, pressed=pressed, moves=False) == Pose(light=1.0)


def test_a_card_goes_home_without_a_jump_and_comes_to_rest() -> None:
    passage = Passage(Pose(100, -200, 7, 1), AT_REST, begins_ms=30, lasts_ms=HOME_MS)
    poses = [passage.at(30 + HOME_MS * step / 45) for step in range(46)]
    assert poses[0] == passage.at(0) == passage.start
    assert poses[-1] == passage.at(10_000) == AT_REST
    assert [pose.y for pose in poses] == sorted(pose.y for pose in poses)
    assert max(after.y - before.y for before, after in itertools.pairwise(poses)) < 10


def test_a_refused_card_shakes_twice_by_four_pixels_once_it_is_at_home() -> None:
    home = Passage(Pose(100, -200), AT_REST, 0, HOME_MS, shake=shake_of(LIFT), shakes_ms=SHAKES_MS)
    assert home.ends_ms == HOME_MS + SHAKES_MS
    assert home.at(HOME_MS) == AT_REST
    peaks = [home.at(HOME_MS + SHAKES_MS * eighth / 8).x for eighth in (1, 3, 5, 7)]
    assert peaks == pytest.approx([4, -4, 4, -4])
    assert max(abs(home.at(HOME_MS + step).x) for step in range(SHAKES_MS)) <= 4
    assert home.at(home.ends_ms) == AT_REST
    assert all(home.at(HOME_MS + step).y == 0 for step in range(SHAKES_MS))


def test_in_a_small_window_it_still_shakes_enough_to_be_seen() -> None:
    assert shake_of(table_layout(Room(911, 512), Sitting(5)).lift) == 4


def test_a_card_let_go_falls_straight_into_the_trick_in_less_than_half_the_time() -> None:
    start, end = lying(), lying(place=Place.TRICK)
    other = Placement(Spot(Card.parse("2S")), Place.HAND, 600, 632, 126, 176)
    thrown, moved = let_go([Glide(start, end, 0, 340), Glide(other, other, 0, 340)], {Spot(CARD)})
    assert thrown.lasts_ms == LANDS_MS < 340 / 2
    assert thrown.easing.bow == thrown.easing.spin == 0
    assert moved == Glide(other, other, 0, 340), "its neighbours close the gap as ever"
    assert let_go([Glide(start, end, 0, 340)], ()) == (Glide(start, end, 0, 340),)
