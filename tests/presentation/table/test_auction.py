"""An auction, a kitty and the cards put out, as the table shows them."""

import random

import pytest

from tests.seen import seen_by
from twentyfive.core import Card, PlayerView, apply, legal_moves, new_game, seated, table_move, to_act, view_for
from twentyfive.core.moves import Bid, Exchange, Hold, Move, Pass, Rob
from twentyfive.core.state import GameState, Phase
from twentyfive.presentation.table.cues import cue_of
from twentyfive.presentation.table.frame import Room
from twentyfive.presentation.table.glide import Glide
from twentyfive.presentation.table.placement import Mark, Place, Placement
from twentyfive.presentation.table.plate_text import PlateCall, plate_text, spoken_text
from twentyfive.presentation.table.scene import HandChoice, scene
from twentyfive.presentation.table.table_layout import Sitting, TableLayout, table_layout
from twentyfive.presentation.table.transitions import glides
from twentyfive.wording.table.auction import bids_so_far, contract_needs, no_trumps_words

GAMES = [("fifty-five", 5, 5), ("fifty-five", 9, 9), ("auction-forty-fives", 6, 2), ("one-hundred-ten-joker", 5, 5)]


def moments(preset: str, players: int, sides: int, seed: int = 3) -> list[tuple[GameState, Move, GameState]]:
    """Every step of a random game up to the end of the first deal that somebody bid for."""
    rng, state, steps = random.Random(seed), new_game(seated(preset, players, sides)), []
    while not state.history:
        move: Move = rng.choice(legal_moves(state)) if to_act(state) is not None else table_move(state, rng)
        after = apply(state, move)
        steps.append((state, move, after))
        state = after
    return steps


def glides_at(step: tuple[GameState, Move, GameState], layout: TableLayout, seat: int = 0) -> tuple[Glide, ...]:
    """The glides of that step, as `seat` sees them."""
    before, move, after = step
    made = seen_by(seat, before, move, after)
    return glides(laid(made.before, layout), laid(made.after, layout), made, cue_of(type(move)), layout)


def calls(view: PlayerView) -> list[PlateCall | None]:
    return [plate_text(view, seat, with_points=False, with_chips=True).call for seat in range(view.rules.players)]


def laid(view: PlayerView, layout: TableLayout) -> tuple[Placement, ...]:
    return scene(view, layout, HandChoice(order=view.hand))


@pytest.mark.parametrize("game", GAMES)
def test_each_glide_ends_in_the_next_scene_or_vanishes(game: tuple[str, int, int]) -> None:
    layout = table_layout(Room(1280, 800), Sitting(game[1], cards=10))
    for step in moments(*game):
        places = {card.spot: card for card in laid(view_for(step[2], 0), layout)}
        for glide in glides_at(step, layout):
            assert glide.placement_at(glide.ends_ms) == glide.end
            assert glide.vanishes or places[glide.end.spot] == glide.end


@pytest.mark.parametrize("game", GAMES)
def test_the_kitty_lies_in_the_tray_until_it_is_taken(game: tuple[str, int, int]) -> None:
    layout = table_layout(Room(1280, 800), Sitting(game[1], cards=10))
    for _, _, state in moments(*game):
        view = view_for(state, 0)
        kitty = [card for card in laid(view, layout) if card.place is Place.KITTY]
        assert len(kitty) == view.kitty_size
        assert all(card.spot.card is None for card in kitty)


def taken_kitty(seat_takes: bool) -> tuple[GameState, Move, GameState]:
    """The call that brings the kitty to the viewer, or to another player."""
    for seed in range(60):
        for step in moments("fifty-five", 5, 5, seed):
            before, move, after = step
            taken = isinstance(move, Bid | Hold | Pass) and before.current_deal.kitty and not after.current_deal.kitty
            if taken and (after.current_deal.declarer == 0) is seat_takes:
                return step
    raise AssertionError("nobody took the kitty")


def test_the_kitty_glides_into_the_viewers_hand() -> None:
    step = taken_kitty(seat_takes=True)
    layout = table_layout(Room(1280, 800), Sitting(5, cards=10))
    pile = layout.tray.turn_up
    new = view_for(step[2], 0).hand[5:]
    starts = {glide.end.spot.card: glide.start for glide in glides_at(step, layout)}
    assert len(new) == 5
    for card in new:
        assert pile.grown(20).holds(starts[card].rect.grown(-20))


def test_the_kitty_glides_to_the_plate_of_a_declarer_without_backs() -> None:
    step = taken_kitty(seat_takes=False)
    layout = table_layout(Room(1280, 800, 2.5), Sitting(5, cards=10))
    assert sum(glide.vanishes and glide.start.place is Place.KITTY for glide in glides_at(step, layout)) == 5


def test_another_players_exchange_moves_between_plate_pile_and_stock() -> None:
    layout = table_layout(Room(1280, 800), Sitting(4))
    seen = 0
    for seed in range(6):
        for step in moments("auction-forty-fives", 4, 2, seed):
            before, move, after = step
            if not isinstance(move, Exchange) or to_act(before) in (None, 0) or after.phase is Phase.RESTOCK:
                continue
            flying = [glide for glide in glides_at(step, layout) if glide.vanishes]
            from_stock = [glide for glide in flying if glide.start.place is Place.STOCK]
            assert len(from_stock) == len(move.out)
            assert len(flying) == 2 * len(move.out)
            assert all(glide.end.spot.card is None for glide in flying)
            seen += bool(move.out)
    assert seen


def test_the_viewers_own_cards_are_put_out_face_down() -> None:
    _, _, state = taken_kitty(seat_takes=True)
    out = view_for(state, 0).hand[:5]
    move = Exchange(out)
    leaving = [
        glide
        for glide in glides_at((state, move, apply(state, move)), table_layout(Room(1280, 800), Sitting(5)))
        if glide.vanishes
    ]
    assert len(leaving) == 5
    assert all(glide.placement_at(glide.begins_ms + glide.lasts_ms / 2).spot.card is None for glide in leaving)


def test_the_new_cards_of_the_kitty_are_marked_until_five_are_put_out() -> None:
    _, _, state = taken_kitty(seat_takes=True)
    layout = table_layout(Room(800, 600), Sitting(5, cards=10))
    view = view_for(state, 0)
    new = {card.spot.card for card in laid(view, layout) if Mark.NEW in card.marks}
    assert new == set(view.hand[5:])
    put = apply(state, Exchange(view.hand[:5]))
    assert not [card for card in laid(view_for(put, 0), layout) if Mark.NEW in card.marks]


@pytest.mark.parametrize("game", [("auction-forty-fives", 4, 2), ("one-hundred-ten-joker", 5, 5)])
def test_the_cards_drawn_are_marked_until_the_player_has_played(game: tuple[str, int, int]) -> None:
    layout = table_layout(Room(1280, 800), Sitting(game[1], cards=10))
    met = set()
    for seed in range(6):
        drawn: frozenset[Card] = frozenset()
        for before, move, after in moments(*game, seed):
            view = view_for(after, 0)
            if isinstance(move, Exchange) and before.current_deal.trump is not None and to_act(before) == 0:
                drawn = frozenset(view.hand) - frozenset(before.current_deal.hands[0])
            new = {card.spot.card for card in laid(view, layout) if Mark.NEW in card.marks}
            if after.phase is Phase.PLAY:
                played = len(view.hand) < after.rules.hand_size
                assert new == (set() if played else drawn)
                met.add((played, len(drawn)))
    assert {played for played, _ in met} == {True, False}
    assert any(number for _, number in met)


def test_each_plate_tells_how_many_cards_were_drawn_until_the_first_trick_is_taken() -> None:
    told = set()
    for seed in range(40):
        for before, move, after in moments("auction-forty-fives", 4, 2, seed):
            view, mover = view_for(after, 0), to_act(before)
            signs = [call.text if call is not None else "" for call in calls(view)]
            if isinstance(move, Exchange) and mover is not None and after.phase is not Phase.RESTOCK:
                told.add((mover == view.declarer, bool(move.out)))
                bid = [f"bid {view.contract}"] if mover == view.declarer else []
                drew = [f"{len(move.out)} new"] if move.out else [] if bid else ["kept all"]
                assert signs[mover] == ", ".join([*bid, *drew])
                new = "1 new card" if len(move.out) == 1 else f"{len(move.out)} new cards"
                assert not move.out or spoken_text(view, mover).endswith(new)
            if view.tricks:
                assert not any("new" in sign or "kept" in sign for sign in signs)
    assert told >= {(True, True), (False, True), (False, False)}


def test_only_the_contract_stands_out_among_the_signs_after_the_auction() -> None:
    for _, _, after in moments("auction-forty-fives", 4, 2):
        view = view_for(after, 0)
        if view.declarer is not None:
            assert [seat for seat, call in enumerate(calls(view)) if call and call.stands] == [view.declarer]


def test_a_card_put_out_face_up_lies_where_the_turn_up_lay() -> None:
    layout = table_layout(Room(1280, 800), Sitting(6))
    for seed in range(40):
        for before, move, after in moments("spoil-five-hoyle", 6, 6, seed):
            if isinstance(move, Rob) and to_act(before) != 0:
                out = [card for card in laid(view_for(after, 0), layout) if card.place is Place.OUT]
                assert [card.spot.card for card in out] == [move.out]
                assert out[0].rect == layout.tray.turn_up
                return
    raise AssertionError("nobody robbed")


def test_a_hold_names_the_bid_that_it_equals() -> None:
    for seed in range(80):
        for before, move, after in moments("fifty-five", 3, 3, seed):
            if isinstance(move, Hold) and after.phase is Phase.BID:
                seat = to_act(before)
                assert seat is not None
                highest = max(
                    called.move.points for called in before.current_deal.calls if isinstance(called.move, Bid)
                )
                call = calls(view_for(after, 0))[seat]
                assert call is not None
                assert call.text == f"Hold {highest}"
                return
    raise AssertionError("nobody held")


def test_only_a_pool_game_has_chips_on_the_plates() -> None:
    pool = view_for(moments("spoil-five", 5, 5)[-1][2], 0)
    assert [plate_text(pool, seat, with_points=False, with_chips=True).chips for seat in range(5)] == list(pool.chips)
    assert plate_text(pool, 0, with_points=True, with_chips=False).chips is None
    other = view_for(moments("twenty-five", 5, 5)[-1][2], 0)
    assert plate_text(other, 0, with_points=False, with_chips=True).chips is None


def test_the_trump_button_says_who_names_trumps() -> None:
    words = set()
    for mine in (True, False):
        state = taken_kitty(seat_takes=mine)[2]
        view = view_for(state, 0)
        words.add(no_trumps_words(view).replace(view.names[view.declarer or 0], "NAME"))
    assert words == {"You name trumps next", "NAME names trumps next"}


def test_while_trumps_are_named_the_trump_button_does_not_say_next() -> None:
    """The panel beside it asks for trumps at that moment."""
    naming = [state for _, _, state in moments("fifty-five", 5, 5) if state.phase is Phase.NAME_TRUMP]
    assert naming
    for state in naming:
        views = [view_for(state, seat) for seat in range(5)]
        said = {no_trumps_words(view) for view in views}
        assert said == {"You name trumps", f"{views[0].names[views[0].declarer or 0]} names trumps"}


@pytest.mark.parametrize(
    ("preset", "bid", "needed"),
    [
        ("fifty-five", 10, ("two tricks", "or one and the best trump")),
        ("fifty-five", 20, ("four tricks", "or three and the best trump")),
        ("fifty-five", 60, ("all five", "")),
        ("auction-forty-fives", 5, ("one trick", "or the best trump")),
        ("auction-forty-fives", 30, ("all five", "")),
    ],
)
def test_the_tricks_that_a_contract_needs_with_and_without_the_best_trump(
    preset: str, bid: int, needed: tuple[str, str]
) -> None:
    """RULES.md section 6: five a trick, five for the best trump, and the bid of all tricks."""
    rng, state = random.Random(1), new_game(seated(preset, 4, 2 if preset == "auction-forty-fives" else 4))
    while state.phase is not Phase.BID:
        state = apply(state, table_move(state, rng))
    state = apply(state, Bid(bid))
    while state.phase is Phase.BID:
        state = apply(state, Pass())
    view = view_for(state, 0)
    assert contract_needs(view) == needed


@pytest.mark.parametrize("game", GAMES)
def test_no_moving_card_shows_a_face_that_the_viewer_has_not_seen(game: tuple[str, int, int]) -> None:
    layout = table_layout(Room(1280, 800), Sitting(game[1], cards=10))
    for step in moments(*game):
        known = {*view_for(step[0], 0).seen, *view_for(step[2], 0).seen, *step[0].drawn_for_deal}
        known.update(step[2].drawn_for_deal)
        shown = {glide.end.spot.card for glide in glides_at(step, layout)} - {None}
        assert shown <= known


def test_each_plate_shows_the_last_call_and_then_the_contract() -> None:
    said = 0
    for _, _, state in moments("fifty-five", 5, 5):
        view = view_for(state, 0)
        shown = calls(view)
        if view.phase is Phase.BID:
            assert [seat for seat, words in bids_so_far(view) if words == "to bid"] == [view.to_act]
            for seat, call in enumerate(shown):
                assert (call is not None) is any(made.seat == seat for made in view.calls)
            assert sum(call is not None and call.stands for call in shown) <= max(1, len(view.calls))
            said += len(view.calls)
        elif view.declarer is not None:
            assert [call.text for call in shown if call] == [f"bid {view.contract}"]
            assert shown[view.declarer] is not None
    assert said
