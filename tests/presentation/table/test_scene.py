"""The scene: every known card once, no hidden card, and moving cards that end in their places."""

import random

import pytest

from tests.seen import seen_by
from twentyfive.core import PlayerView, apply, legal_moves, new_game, seated, table_move, to_act, view_for
from twentyfive.core.moves import DealCards, Move, PlayCard
from twentyfive.core.state import GameState
from twentyfive.presentation.table.cues import cue_of
from twentyfive.presentation.table.frame import Room
from twentyfive.presentation.table.placement import Mark, Place, Placement
from twentyfive.presentation.table.scene import HandChoice, scene
from twentyfive.presentation.table.table_layout import Sitting, TableLayout, table_layout
from twentyfive.presentation.table.transitions import deal_rhythm, glides

TABLES = [(2, 2), (3, 3), (5, 5), (6, 3), (9, 3), (10, 10)]


def moments(players: int, sides: int, seed: int = 3) -> list[tuple[GameState, Move, GameState]]:
    """Every step of the first deal of a game: state, move, state."""
    rng, state, steps = random.Random(seed), new_game(seated("twenty-five", players, sides)), []
    while not state.history:
        seat = to_act(state)
        if seat is None:
            move: Move = table_move(state, rng)
        else:
            move = next(move for move in legal_moves(state) if isinstance(move, PlayCard))
        after = apply(state, move)
        steps.append((state, move, after))
        state = after
    return steps


def laid(view: PlayerView, layout: TableLayout) -> tuple[Placement, ...]:
    return scene(view, layout, HandChoice(order=view.hand))


@pytest.mark.parametrize(("players", "sides"), TABLES)
def test_every_card_that_the_viewer_may_see_lies_on_the_table_once(players: int, sides: int) -> None:
    layout = table_layout(Room(1280, 800), Sitting(players))
    for _, _, state in moments(players, sides):
        view = view_for(state, 0)
        shown = [card.spot.card for card in laid(view, layout) if card.spot.card is not None]
        expected = list(view.drawn_for_deal) or [
            *view.hand,
            *(view.trick.cards if view.trick else ()),
            *([view.turn_up] if view.turn_up else []),
        ]
        assert sorted(map(str, shown)) == sorted(map(str, expected))


@pytest.mark.parametrize(("players", "sides"), TABLES)
def test_all_spots_of_a_scene_are_distinct(players: int, sides: int) -> None:
    layout = table_layout(Room(1280, 800), Sitting(players))
    for _, _, state in moments(players, sides):
        spots = [card.spot for card in laid(view_for(state, 0), layout)]
        assert len(set(spots)) == len(spots)


def test_the_best_card_of_the_trick_and_the_card_led_are_marked() -> None:
    layout = table_layout(Room(1280, 800), Sitting(5))
    for _, _, state in moments(5, 5):
        view = view_for(state, 0)
        if view.trick is None or not view.trick.cards or view.ranking is None:
            continue
        marks = {card.spot.card: card.marks for card in laid(view, layout) if card.place is Place.TRICK}
        assert [card for card, signs in marks.items() if Mark.LED in signs] == [view.trick.led]
        best = view.trick.cards[view.ranking.winner(view.trick.cards)]
        assert [card for card, signs in marks.items() if Mark.BEST in signs] == [best]


@pytest.mark.parametrize(("players", "sides"), TABLES)
def test_each_glide_ends_in_the_next_scene(players: int, sides: int) -> None:
    layout = table_layout(Room(1280, 800), Sitting(players))
    for before, move, after in moments(players, sides):
        old, new = laid(view_for(before, 0), layout), laid(view_for(after, 0), layout)
        flights = glides(old, new, seen_by(0, before, move, after), cue_of(type(move)), layout)
        places = {card.spot: card for card in new}
        for glide in flights:
            assert glide.placement_at(glide.ends_ms) == glide.end
            assert glide.vanishes or places[glide.end.spot] == glide.end


def test_cards_are_dealt_in_packets_from_the_dealers_left() -> None:
    for _, move, state in moments(5, 5):
        if isinstance(move, DealCards):
            view = view_for(state, 0)
            rhythm = deal_rhythm(view)
            assert len(rhythm) == 25
            assert sorted(rhythm.values()) == sorted(
                [packet for packet in range(5) for _ in range(3)]
                + [packet for packet in range(5, 10) for _ in range(2)]
            )
            left = (move.dealer + 1) % 5
            first = {spot.seat if spot.card is None else 0 for spot, packet in rhythm.items() if packet == 0}
            assert first == {left}


def test_a_played_card_comes_from_its_players_hand() -> None:
    layout = table_layout(Room(1280, 800), Sitting(5))
    for before, move, after in moments(5, 5):
        mover = to_act(before)
        if not isinstance(move, PlayCard) or mover in (None, 0):
            continue
        old, new = laid(view_for(before, 0), layout), laid(view_for(after, 0), layout)
        flights = glides(old, new, seen_by(0, before, move, after), cue_of(type(move)), layout)
        glide = next(glide for glide in flights if glide.end.spot.card == move.card)
        held = [card for card in old if card.spot.seat == mover]
        assert (glide.start.x, glide.start.y) in {(card.x, card.y) for card in held}
