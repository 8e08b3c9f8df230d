"""The moment in which a won game is shown: its frames at fixed times, and where the knot and the cards are."""

from __future__ import annotations

import itertools
import math

import pytest

from tests.ui.panels import after, alone, finished, seen_by
from twentyfive.core import Card
from twentyfive.core.state import Trick
from twentyfive.presentation.table.placement import Placement
from twentyfive.presentation.table.reward import (
    PANEL_MS,
    PICTURE_HEIGHTS,
    WON_AT_LAST,
    WON_MS,
    arriving,
    counted_up,
    fanned,
    knot_line,
    winning_trick,
    won_frame,
    won_picture,
)

CARDS = tuple(map(Card.parse, ("KD", "9D", "JS", "4D", "2C", "3C", "7H", "8H", "9H", "10H")))


SLACK = 1e-6
"""What rounding may add."""


def trick(players: int, winner: int) -> Trick:
    return Trick(0, CARDS[:players], winner)


def test_everything_is_at_its_end_in_less_than_two_seconds() -> None:
    assert WON_MS < 2000
    assert WON_AT_LAST[:4] == (1, 1, 1, 1)
    assert won_frame(10 * WON_MS) == WON_AT_LAST


def test_the_cloth_is_dimmed_then_cards_knot_and_title_come_and_at_last_the_points() -> None:
    assert won_frame(0) == pytest.approx((0, 0, 0, 0, 0))
    assert won_frame(240).veil == 1
    assert 0 < won_frame(240).fan < 1
    assert won_frame(580).fan == pytest.approx(1)
    assert won_frame(600).title == 1
    assert 0.4 < won_frame(690).knot < 0.6
    assert won_frame(1140).knot == 1
    assert won_frame(700).counts_ms == 0
    assert max(won_frame(ms).fan for ms in range(WON_MS)) == pytest.approx(1.1, abs=0.01), "it spreads too far first"


def test_nothing_but_the_fan_ever_goes_back() -> None:
    frames = [won_frame(ms) for ms in range(0, WON_MS + 1, 16)]
    for before, then in itertools.pairwise(frames):
        assert all(first <= last for first, last in zip(before[:1] + before[2:], then[:1] + then[2:], strict=True))


def test_points_count_one_by_one_and_are_all_there_at_the_end() -> None:
    assert [counted_up(10, 25, ms) for ms in (0, 28, 56, 15 * 28)] == [10, 11, 12, 25]
    assert counted_up(0, 700, 350) == 350, "many points take no longer"
    assert counted_up(30, 20, 0) == 20, "a loss is not drawn out"
    for after_deal in (5, 25, 120, 540):
        assert counted_up(0, after_deal, WON_AT_LAST.counts_ms) == after_deal


def test_any_result_comes_within_a_blink() -> None:
    assert arriving(0) == 0
    assert arriving(PANEL_MS) == arriving(WON_MS) == 1


def edges(card: Placement) -> tuple[float, float, float, float]:
    """The left, upper, right and lower end of a turned card."""
    turn = math.radians(card.angle)
    across = (abs(math.cos(turn)) * card.width + abs(math.sin(turn)) * card.height) / 2
    down = (abs(math.sin(turn)) * card.width + abs(math.cos(turn)) * card.height) / 2
    return card.x - across, card.y - down, card.x + across, card.y + down


@pytest.mark.parametrize("height", PICTURE_HEIGHTS)
@pytest.mark.parametrize("players", [2, 3, 5, 10])
def test_the_picture_stays_in_its_room_and_the_knot_is_free(players: int, height: int) -> None:
    picture = won_picture(trick(players, players - 1), players, 576, height, 1.0)
    x, y, side = picture.knot
    assert x >= -SLACK
    assert y >= -SLACK
    assert y + side <= height + SLACK
    for card in picture.cards:
        left, top, right, bottom = edges(card)
        assert left >= -SLACK
        assert right <= 576 + SLACK
        assert top >= -SLACK
        assert bottom <= height + 1
        assert top >= y + side - 1 or left >= x + side, "above or beside the cards"


@pytest.mark.parametrize("winner", range(5))
def test_the_winning_card_is_in_the_middle_on_top_and_largest(winner: int) -> None:
    cards = won_picture(trick(5, winner), 5, 576, 300, 1.0).cards
    assert cards[-1].spot.card == CARDS[winner]
    assert {card.spot.card for card in cards} == set(CARDS[:5])
    assert sorted(card.x for card in cards)[2] == cards[-1].x == pytest.approx(288)
    assert cards[-1].width > max(card.width for card in cards[:-1])
    assert cards[-1].angle == 0


def test_the_fan_opens_from_one_heap() -> None:
    picture = won_picture(trick(5, 2), 5, 576, 300, 1.0)
    assert len({(card.x, card.y, card.angle) for card in fanned(picture, 0.0)}) == 1
    assert fanned(picture, 1.0) == picture.cards
    assert fanned(won_picture(None, 5, 576, 300, 1.0), 0.5) == ()


def test_the_line_of_the_knot_ends_where_it_began() -> None:
    assert knot_line(0.0) == knot_line(1.0)[:1]
    assert knot_line(1.0)[0] == pytest.approx(knot_line(1.0)[-1])
    assert len(knot_line(0.5)) == pytest.approx(len(knot_line(1.0)) / 2, abs=1)
    assert all(0.0 < along < 1.0 for point in knot_line(1.0) for along in point)


def test_the_winning_trick_is_the_last_that_the_winners_took() -> None:
    view = seen_by(finished("A A B A A", alone(3, target=20, finish="end_of_deal")))
    assert winning_trick(view) is view.tricks[4]
    view = seen_by(finished("A A A A B", alone(3, target=20, finish="end_of_deal")))
    assert winning_trick(view) is view.tricks[3]
    assert winning_trick(seen_by(after("A A", alone(3)))) is None, "nobody has won yet"
