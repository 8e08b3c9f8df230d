"""The draw for seats and sides: the highest cards play together against the lowest. Source: CC."""

import random

import pytest

from twentyfive.core import Card, seated
from twentyfive.engine.seating.seat_draw import SeatDraw, draw_for_seats, turned

TABLES = [(2, 2), (3, 3), (4, 2), (5, 5), (6, 2), (6, 3), (9, 3), (10, 5), (10, 10)]
HIGHEST_FIRST = ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"]


def draws(players: int, sides: int) -> list[SeatDraw]:
    return [draw_for_seats(seated("twenty-five", players, sides), players, random.Random(seed)) for seed in range(30)]


@pytest.mark.parametrize(("players", "sides"), TABLES)
def test_no_two_cards_have_the_same_rank_and_every_seat_is_taken(players: int, sides: int) -> None:
    for draw in draws(players, sides):
        assert len({card.rank for card in draw.cards}) == players
        assert sorted(draw.goes_to) == list(range(players))


@pytest.mark.parametrize(("players", "sides"), [table for table in TABLES if table[1] < table[0]])
def test_every_card_of_a_side_is_higher_than_any_of_the_next(players: int, sides: int) -> None:
    rules = seated("twenty-five", players, sides)
    for draw in draws(players, sides):
        order = [rules.side_of(draw.goes_to[at]) for at in draw.highest_first]
        assert order == sorted(order)


def test_cards_rank_as_usual_with_the_ace_highest() -> None:
    for draw in draws(10, 10):
        places = [HIGHEST_FIRST.index(str(draw.cards[at].rank)) for at in draw.highest_first]
        assert places == sorted(places)


def test_the_highest_card_takes_the_first_seat_if_each_plays_alone() -> None:
    for draw in draws(5, 5):
        assert [draw.goes_to[at] for at in draw.highest_first] == [0, 1, 2, 3, 4]


def test_the_lowest_of_three_at_a_game_of_two_sits_out() -> None:
    for seed in range(30):
        draw = draw_for_seats(seated("twenty-five", 2, 2), 3, random.Random(seed))
        assert draw.goes_to[draw.highest_first[-1]] == 2


def test_turning_the_table_keeps_neighbours_and_sides() -> None:
    draw = SeatDraw(tuple(Card.parse(card) for card in ("2S", "KS", "9D", "AH")), (3, 2, 1, 0))
    assert turned(draw, 4, 0).goes_to == (0, 3, 2, 1)


def test_draws_differ() -> None:
    assert len({draw.goes_to for draw in draws(4, 2)}) > 5
