"""How cards move: from their place to their place, in packets, off the straight line, turning over, settling."""

import itertools
import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from tests.seen import seen_by
from twentyfive.core import apply, legal_moves, new_game, seated, table_move, to_act, view_for
from twentyfive.core.moves import DealCards, GatherTrick, Move, Rob
from twentyfive.core.state import GameState
from twentyfive.ui.cards.placement import Place, Placement, Spot
from twentyfive.ui.settings.model import Speed
from twentyfive.ui.table.animation.cues import cue_of, speed_factor
from twentyfive.ui.table.animation.glide import DEALT, LANDS, LEFT, PLAYED, RIGHT, SHIFTED, SWEPT, Easing, Glide
from twentyfive.ui.table.animation.transitions import glides
from twentyfive.ui.table.layout.plate_rows import stroke_place
from twentyfive.ui.table.layout.scene import HandChoice, scene
from twentyfive.ui.table.layout.table_layout import Room, Sitting, TableLayout, table_layout

MANNERS = [DEALT, PLAYED, SWEPT, SHIFTED]
STEPS = 48
FEW_DEGREES = 5.0


def steps(preset: str, players: int, sides: int, seed: int = 3) -> list[tuple[GameState, Move, GameState]]:
    """Every step of a first deal played at random."""
    rng, state, made = random.Random(seed), new_game(seated(preset, players, sides)), []
    while not state.history:
        move: Move = rng.choice(legal_moves(state)) if to_act(state) is not None else table_move(state, rng)
        after = apply(state, move)
        made.append((state, move, after))
        state = after
    return made


def ways(step: tuple[GameState, Move, GameState], layout: TableLayout) -> tuple[Glide, ...]:
    """How the cards move at that step, as seat 0 sees it."""
    before, move, after = step
    made = seen_by(0, before, move, after)
    lay, lie = (scene(view, layout, HandChoice(order=view.hand)) for view in (made.before, made.after))
    return glides(lay, lie, made, cue_of(type(move)), layout)


def moving(preset: str = "twenty-five", players: int = 5, sides: int = 5) -> Iterator[tuple[Move, tuple[Glide, ...]]]:
    layout = table_layout(Room(1280, 800), Sitting(players, cards=10))
    for step in steps(preset, players, sides):
        yield step[1], ways(step, layout)


def times(way: Glide) -> list[float]:
    return [way.begins_ms + way.lasts_ms * step / STEPS for step in range(STEPS + 1)]


def one_way(easing: Easing = PLAYED, leans: float = LEFT) -> Glide:
    """A card that goes 400 pixels to the right."""
    start = Placement(Spot(seat=1), Place.FAN, 100, 300, 70, 98)
    return Glide(start, replace(start, x=500, width=100, height=140, angle=2.0), 50, 300, easing, leans)


@pytest.mark.parametrize("easing", MANNERS)
def test_a_card_rests_at_both_ends_of_its_way_and_never_leaps(easing: Easing) -> None:
    way = one_way(easing)
    assert way.placement_at(0) == way.placement_at(way.begins_ms) == way.start
    assert way.placement_at(way.ends_ms) == way.placement_at(way.ends_ms + 1) == way.end
    lies = [way.placement_at(ms) for ms in times(way)]
    for one, next_one in itertools.pairwise(lies):
        assert abs(next_one.x - one.x) < 60
        assert abs(next_one.y - one.y) < 20
        assert abs(next_one.angle - one.angle) < 1.5
        assert abs(next_one.width - one.width) < 6


@pytest.mark.parametrize("easing", [DEALT, PLAYED])
def test_a_thrown_card_has_landed_before_it_comes_to_rest(easing: Easing) -> None:
    way = one_way(easing)
    landed = way.begins_ms + LANDS * way.lasts_ms
    settling = [way.placement_at(landed + (way.ends_ms - landed) * step / 10) for step in range(11)]
    assert {(round(lies.x, 6), round(lies.y, 6), round(lies.width, 6)) for lies in settling} == {(500, 300, 100)}
    swings = [lies.angle - way.end.angle for lies in settling]
    assert min(swings) < -0.5
    assert max(swings) <= 1e-6
    assert abs(min(swings)) < FEW_DEGREES
    assert way.placement_at(landed - 60).angle > way.end.angle, "it swings past its rest from the other side"


def test_a_card_bows_to_the_side_it_leans_to_and_is_highest_in_the_air() -> None:
    left, right = one_way(leans=LEFT), one_way(leans=RIGHT)
    middle = left.begins_ms + 0.3 * left.lasts_ms
    assert left.placement_at(middle).y < 300 - 10
    assert right.placement_at(middle).y > 300 + 10
    assert left.height_at(left.begins_ms) == left.height_at(left.ends_ms) == 0
    assert 0.7 < left.height_at(middle) <= 1


@pytest.mark.parametrize("speed", Speed)
def test_everything_lasts_as_much_longer_as_the_speed_says(speed: Speed) -> None:
    factor = speed_factor(speed)
    way = one_way()
    slowed = way.slowed(factor)
    assert (slowed.begins_ms, slowed.ends_ms) == (factor * way.begins_ms, factor * way.ends_ms)
    if factor:
        assert slowed.placement_at(factor * 200) == way.placement_at(200)


@pytest.mark.parametrize("game", [("twenty-five", 5, 5), ("fifty-five", 9, 9), ("auction-forty-fives", 6, 2)])
def test_on_no_table_does_a_card_turn_more_than_a_few_degrees(game: tuple[str, int, int]) -> None:
    for _, flown in moving(*game):
        for way in flown:
            least, most = sorted((way.start.angle, way.end.angle))
            angles = [way.placement_at(ms).angle for ms in times(way)]
            assert least - FEW_DEGREES < min(angles)
            assert max(angles) < most + FEW_DEGREES


def test_each_packet_leaves_the_stock_together_and_the_next_a_little_later() -> None:
    for move, flown in moving():
        if not isinstance(move, DealCards):
            continue
        *hands, turn_up = sorted(flown, key=lambda way: way.begins_ms)
        packets = [list(packet) for _, packet in itertools.groupby(hands, lambda way: way.begins_ms)]
        assert [len(packet) for packet in packets] == [3] * 5 + [2] * 5
        for one, next_one in itertools.pairwise([*packets, [turn_up]]):
            assert 60 <= next_one[0].begins_ms - one[0].begins_ms <= 90
        assert turn_up.end.place is Place.TURN_UP
        for packet in packets:
            assert len({(way.start.x, way.start.y) for way in packet}) == 1
            assert not any(way.visible_at(way.begins_ms - 1) for way in packet)


def test_cards_come_face_down_and_turn_over_on_their_edge() -> None:
    turned = 0
    for _, flown in moving():
        for way in flown:
            if way.start.spot.card is not None or way.end.spot.card is None:
                continue
            turned += 1
            faces = [way.placement_at(ms).spot.card for ms in times(way)]
            first = faces.index(way.end.spot.card)
            assert set(faces[:first]) == {None}
            assert set(faces[first:]) == {way.end.spot.card}
            edge = [way.facing_at(ms) for ms in times(way)]
            assert (edge[0], edge[-1]) == (1, -1)
            assert edge == sorted(edge, reverse=True)
            marked = [way.placement_at(ms).marks for ms in times(way)[:first]]
            assert not any(marked), "nothing is said on the back of a card"
    assert turned > 10


def test_a_trick_is_drawn_under_its_best_card_in_order_and_shrinks_into_a_stroke() -> None:
    layout = table_layout(Room(1280, 800), Sitting(5))
    seen = 0
    for step in steps("twenty-five", 5, 5):
        if not isinstance(step[1], GatherTrick):
            continue
        seen += 1
        now = view_for(step[2], 0)
        winner = now.tricks[-1].winner
        assert winner is not None
        flown = [way for way in ways(step, layout) if way.vanishes]
        drawn, carried = [way for way in flown if not way.carried], [way for way in flown if way.carried]
        assert [way.start.spot.card for way in sorted(drawn, key=lambda way: way.begins_ms)][:-1] == [
            card for card in now.tricks[-1].cards if card != drawn[-1].start.spot.card
        ]
        assert len({(way.end.x, way.end.y) for way in drawn}) == 1
        assert len({way.ends_ms for way in drawn}) == 1
        assert (drawn[-1].start.x, drawn[-1].start.y) == (drawn[-1].end.x, drawn[-1].end.y), "the best one lies still"
        plate = layout.own_plate if winner == 0 else layout.seats[winner - 1].plate
        for way in carried:
            assert way.begins_ms == drawn[0].ends_ms
            assert plate.x < way.end.x < plate.right
            assert plate.y + plate.h / 2 < way.end.y < plate.bottom
            assert way.end.height < plate.h / 2
        assert carried[-1].end.spot.card == drawn[-1].end.spot.card, "the best one is on top"
    assert seen == 5


def test_each_stroke_stands_beside_the_one_before_and_the_fifth_crosses() -> None:
    layout = table_layout(Room(1280, 800), Sitting(5))
    plate, small = layout.seats[0].plate, layout.types.small
    across = [stroke_place(plate, layout.mode, small, tricks).x for tricks in range(1, 8)]
    assert across[:4] == sorted(across[:4])
    assert across[1] < across[4] < across[2]
    assert across[3] < across[5] < across[6]


def test_a_robber_takes_the_turn_up_among_the_backs_and_puts_one_out_past_it() -> None:
    layout, seen = table_layout(Room(1280, 800), Sitting(5)), 0
    for seed in range(30):
        for step in steps("twenty-five", 5, 5, seed):
            before, move, after = step
            mover = to_act(before)
            if not isinstance(move, Rob) or mover in (None, 0) or after.current_deal.turn_up is not None:
                continue
            seen += 1
            taken, put_out = ways(step, layout)
            assert taken.start.place is Place.TURN_UP
            assert taken.end.spot.seat == mover
            assert taken.placement_at(taken.ends_ms).spot.card is None
            assert (put_out.start.x, put_out.start.y) == (taken.end.x, taken.end.y)
            assert all(put_out.placement_at(ms).spot.card is None for ms in times(put_out))
            assert not put_out.visible_at(put_out.ends_ms)
    assert seen > 2
