"""The motion of cards: from place to place, in packets, off the straight line, turning over, settling."""

import itertools
import math
import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from tests.seen import seen_by
from twentyfive.core import apply, legal_moves, new_game, seated, table_move, to_act, view_for
from twentyfive.core.moves import DealCards, GatherTrick, Move, Rob
from twentyfive.core.state import GameState
from twentyfive.presentation.settings import Speed
from twentyfive.presentation.table.cues import cue_of, speed_factor
from twentyfive.presentation.table.frame import Room
from twentyfive.presentation.table.glide import (
    CARRIED,
    DEALT,
    LANDS,
    LEFT,
    PLAYED,
    RIGHT,
    SETTLED,
    SHIFTED,
    SWEPT,
    Easing,
    Glide,
)
from twentyfive.presentation.table.placement import Place, Placement, Spot
from twentyfive.presentation.table.plate_rows import pile_left, pile_of
from twentyfive.presentation.table.scene import HandChoice, scene
from twentyfive.presentation.table.seating import PlateMode
from twentyfive.presentation.table.table_layout import Sitting, TableLayout, table_layout
from twentyfive.presentation.table.transitions import glides

EASINGS = [DEALT, PLAYED, SWEPT, CARRIED, SETTLED, SHIFTED]
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


def glides_at(step: tuple[GameState, Move, GameState], layout: TableLayout) -> tuple[Glide, ...]:
    """The glides of that step, as seat 0 sees them."""
    before, move, after = step
    made = seen_by(0, before, move, after)
    lay, lie = (scene(view, layout, HandChoice(order=view.hand)) for view in (made.before, made.after))
    return glides(lay, lie, made, cue_of(type(move)), layout)


def glides_by_move(
    preset: str = "twenty-five", players: int = 5, sides: int = 5
) -> Iterator[tuple[Move, tuple[Glide, ...]]]:
    layout = table_layout(Room(1280, 800), Sitting(players, cards=10))
    for step in steps(preset, players, sides):
        yield step[1], glides_at(step, layout)


def times(glide: Glide) -> list[float]:
    return [glide.begins_ms + glide.lasts_ms * step / STEPS for step in range(STEPS + 1)]


def one_glide(easing: Easing = PLAYED, leans: float = LEFT) -> Glide:
    """The glide of a card 400 pixels to the right."""
    start = Placement(Spot(seat=1), Place.FAN, 100, 300, 70, 98)
    return Glide(start, replace(start, x=500, width=100, height=140, angle=2.0), 50, 300, easing, leans)


@pytest.mark.parametrize("easing", EASINGS)
def test_a_card_rests_at_both_ends_of_its_path_and_never_jumps(easing: Easing) -> None:
    glide = one_glide(easing)
    assert glide.placement_at(0) == glide.placement_at(glide.begins_ms) == glide.start
    assert glide.placement_at(glide.ends_ms) == glide.placement_at(glide.ends_ms + 1) == glide.end
    places = [glide.placement_at(ms) for ms in times(glide)]
    for one, next_one in itertools.pairwise(places):
        assert abs(next_one.x - one.x) < 60
        assert abs(next_one.y - one.y) < 20
        assert abs(next_one.angle - one.angle) < 1.5
        assert abs(next_one.width - one.width) < 6


@pytest.mark.parametrize("easing", [DEALT, PLAYED])
def test_a_thrown_card_has_landed_before_it_comes_to_rest(easing: Easing) -> None:
    glide = one_glide(easing)
    landed = glide.begins_ms + LANDS * glide.lasts_ms
    settling = [glide.placement_at(landed + (glide.ends_ms - landed) * step / 10) for step in range(11)]
    assert {(round(place.x, 6), round(place.y, 6), round(place.width, 6)) for place in settling} == {(500, 300, 100)}
    swings = [place.angle - glide.end.angle for place in settling]
    assert min(swings) < -0.5
    assert max(swings) <= 1e-6
    assert abs(min(swings)) < FEW_DEGREES
    assert glide.placement_at(landed - 60).angle > glide.end.angle, "it swings past its rest from the other side"


def test_a_path_bows_to_its_side_and_is_highest_in_the_middle() -> None:
    left, right = one_glide(leans=LEFT), one_glide(leans=RIGHT)
    middle = left.begins_ms + 0.3 * left.lasts_ms
    assert left.placement_at(middle).y < 300 - 10
    assert right.placement_at(middle).y > 300 + 10
    assert left.height_at(left.begins_ms) == left.height_at(left.ends_ms) == 0
    assert 0.7 < left.height_at(middle) <= 1


@pytest.mark.parametrize("speed", Speed)
def test_the_speed_factor_multiplies_every_duration(speed: Speed) -> None:
    factor = speed_factor(speed)
    glide = one_glide()
    slowed = glide.slowed(factor)
    assert (slowed.begins_ms, slowed.ends_ms) == (factor * glide.begins_ms, factor * glide.ends_ms)
    if factor:
        assert slowed.placement_at(factor * 200) == glide.placement_at(200)


@pytest.mark.parametrize("game", [("twenty-five", 5, 5), ("fifty-five", 9, 9), ("auction-forty-fives", 6, 2)])
def test_no_card_turns_more_than_a_few_degrees(game: tuple[str, int, int]) -> None:
    for _, flown in glides_by_move(*game):
        for glide in flown:
            least, most = sorted((glide.start.angle, glide.end.angle))
            angles = [glide.placement_at(ms).angle for ms in times(glide)]
            assert least - FEW_DEGREES < min(angles)
            assert max(angles) < most + FEW_DEGREES


def test_packets_leave_the_stock_together_one_shortly_after_the_other() -> None:
    for move, flown in glides_by_move():
        if not isinstance(move, DealCards):
            continue
        *hands, turn_up = sorted(flown, key=lambda glide: glide.begins_ms)
        packets = [list(packet) for _, packet in itertools.groupby(hands, lambda glide: glide.begins_ms)]
        assert [len(packet) for packet in packets] == [3] * 5 + [2] * 5
        for one, next_one in itertools.pairwise([*packets, [turn_up]]):
            assert 60 <= next_one[0].begins_ms - one[0].begins_ms <= 90
        assert turn_up.end.place is Place.TURN_UP
        for packet in packets:
            assert len({(glide.start.x, glide.start.y) for glide in packet}) == 1
            assert not any(glide.visible_at(glide.begins_ms - 1) for glide in packet)


def test_new_cards_come_face_down_and_turn_over_on_edge() -> None:
    turned = 0
    for _, flown in glides_by_move():
        for glide in flown:
            if glide.start.spot.card is not None or glide.end.spot.card is None:
                continue
            turned += 1
            faces = [glide.placement_at(ms).spot.card for ms in times(glide)]
            first = faces.index(glide.end.spot.card)
            assert set(faces[:first]) == {None}
            assert set(faces[first:]) == {glide.end.spot.card}
            edge = [glide.facing_at(ms) for ms in times(glide)]
            assert (edge[0], edge[-1]) == (1, -1)
            assert edge == sorted(edge, reverse=True)
            marked = [glide.placement_at(ms).marks for ms in times(glide)[:first]]
            assert not any(marked), "the back of a card has no marks"
    assert turned > 10


def test_a_trick_is_drawn_under_its_best_card_in_order_and_becomes_the_next_back_of_a_pile() -> None:
    layout = table_layout(Room(1280, 800), Sitting(5))
    seen = 0
    for step in steps("twenty-five", 5, 5):
        if not isinstance(step[1], GatherTrick):
            continue
        seen += 1
        now = view_for(step[2], 0)
        winner = now.tricks[-1].winner
        assert winner is not None
        flown = [glide for glide in glides_at(step, layout) if glide.vanishes]
        drawn, carried = [glide for glide in flown if not glide.carried], [glide for glide in flown if glide.carried]
        assert [glide.start.spot.card for glide in sorted(drawn, key=lambda glide: glide.begins_ms)][:-1] == [
            card for card in now.tricks[-1].cards if card != drawn[-1].start.spot.card
        ]
        assert len({(glide.end.x, glide.end.y) for glide in drawn}) == 1
        assert {glide.ends_ms for glide in drawn} == {160}
        assert max(glide.begins_ms for glide in drawn) < 160 / 2, "also the last is seen going"
        *carried, settled = carried
        assert {glide.ends_ms for glide in carried} == {480}
        assert settled.ends_ms == 480 + 140
        assert (settled.start.x, settled.start.y) == (carried[-1].end.x, carried[-1].end.y)
        assert settled.end.spot.card is None, "it has turned over"
        assert (drawn[-1].start.x, drawn[-1].start.y) == (drawn[-1].end.x, drawn[-1].end.y), "the best one lies still"
        plate = layout.own_plate if winner == 0 else layout.seats[winner - 1].plate
        back = pile_of(plate, layout.mode, layout.types.small, now.tricks_won[winner])[-1]
        assert (settled.end.x, settled.end.y, settled.end.angle) == (back.x, back.y, back.turn)
        for glide in carried:
            assert glide.begins_ms == drawn[0].ends_ms
            assert plate.x < glide.end.x < plate.right
            assert plate.y < glide.end.y < plate.bottom
            assert glide.end.height < 0.7 * plate.h
        assert carried[-1].end.spot.card == drawn[-1].end.spot.card, "the best one is on top"
    assert seen == 5


@pytest.mark.parametrize("text", [1.0, 1.5, 2.5])
@pytest.mark.parametrize("players", [2, 5, 10])
def test_a_pile_has_a_back_for_each_trick_up_to_five_and_stays_on_its_plate(players: int, text: float) -> None:
    layout = table_layout(Room(1280, 800, text), Sitting(players))
    small = layout.types.small
    for plate in (layout.own_plate, *(seat.plate for seat in layout.seats)):
        piles = [pile_of(plate, layout.mode, small, tricks) for tricks in range(8)]
        if layout.mode in (PlateMode.ONE_ROW, PlateMode.SMALL_ROW) and plate != layout.own_plate:
            assert not any(piles), "a plate of one row has no room"
            continue
        assert [len(pile) for pile in piles] == [0, 1, 2, 3, 4, 5, 5, 5]
        assert all(pile == piles[5][: len(pile)] for pile in piles), "what lies there stays as it is"
        for back in piles[5]:
            turn = math.radians(abs(back.turn))
            across = back.width * math.cos(turn) + back.height * math.sin(turn)
            down = back.height * math.cos(turn) + back.width * math.sin(turn)
            assert plate.x < back.x - across / 2
            assert back.x + across / 2 < plate.right
            assert plate.y < back.y - down / 2
            assert back.y + down / 2 < plate.bottom
        assert pile_left(plate, piles[5]) - plate.x > 0.5 * plate.w, "the name keeps the larger part"


def test_the_turn_up_moves_to_the_robbers_backs_and_a_card_moves_out_from_there() -> None:
    layout, seen = table_layout(Room(1280, 800), Sitting(5)), 0
    for seed in range(30):
        for step in steps("twenty-five", 5, 5, seed):
            before, move, after = step
            mover = to_act(before)
            if not isinstance(move, Rob) or mover in (None, 0) or after.current_deal.turn_up is not None:
                continue
            seen += 1
            taken, put_out = glides_at(step, layout)
            assert taken.start.place is Place.TURN_UP
            assert taken.end.spot.seat == mover
            assert taken.placement_at(taken.ends_ms).spot.card is None
            assert (put_out.start.x, put_out.start.y) == (taken.end.x, taken.end.y)
            assert all(put_out.placement_at(ms).spot.card is None for ms in times(put_out))
            assert not put_out.visible_at(put_out.ends_ms)
    assert seen > 2
