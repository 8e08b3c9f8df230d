"""Views and seen moves as text are complete and short."""

from __future__ import annotations

import dataclasses
import json
import random
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.core.policy import next_move
from tests.core.strategies import GAMES, Game, few
from tests.core.view_documents import CHOOSING, EXCHANGING, PLAYING, full_view, seen_by, seen_moves, views
from tests.golden.make import FOLDER
from twentyfive.core import (
    PRESETS,
    SEATINGS,
    GameState,
    Phase,
    PlayerView,
    Record,
    Rules,
    SeenMove,
    apply,
    legal_moves,
    new_game,
    redact,
    seated,
    to_act,
    view_for,
)
from twentyfive.core.moves import Bid, Exchange, Hold, Move, ScoreDeal, parse_move
from twentyfive.core.phases.exchange import Exchanges
from twentyfive.core.record import MOST_DEALS
from twentyfive.core.state import DealResult
from twentyfive.core.view_text import seen_move_from_text, seen_move_to_text, view_from_text, view_to_text

KIB = 1024
NAMES = ("Bríd", "Seán", "Gráinne", "Pádraig", "Caoimhe", "Tadhg", "Aoife", "Liam", "Maolsheachlann", "Éanna")


def is_read_back(view: PlayerView) -> bool:
    """Whether the view stays equal when written and read, even its preset and the type of its legal moves."""
    read = view_from_text(view_to_text(view))
    equal = read == view and type(read.legal) is type(view.legal)
    return equal and read.rules.preset == view.rules.preset


def seats(rules: Rules) -> tuple[int | None, ...]:
    """Every seat, and None for an onlooker."""
    return (None, *range(rules.players))


@pytest.mark.parametrize("preset", PRESETS)
def test_the_views_of_a_whole_match_are_read_back(preset: str) -> None:
    record = Record.loads((FOLDER / f"{preset}.25").read_text(encoding="utf-8"))
    for ply in range(record.ply + 1):
        for turn, seat in enumerate(seats(record.header.rules)):
            if (ply + turn) % 5 == 0:
                assert is_read_back(view_for(record.state_at(ply), seat))


@pytest.mark.parametrize("preset", PRESETS)
def test_the_seen_moves_of_a_whole_match_are_read_back(preset: str) -> None:
    record = Record.loads((FOLDER / f"{preset}.25").read_text(encoding="utf-8"))
    for ply, move in enumerate(record.moves):
        for turn, seat in enumerate(seats(record.header.rules)):
            if (ply + turn) % 10 == 0:
                seen = seen_by(record.state_at(ply), move, seat)
                assert seen_move_from_text(seen_move_to_text(seen)) == seen


@few
@given(GAMES, st.randoms(use_true_random=False))
def test_second_hands_and_open_dummies_are_read_back_under_any_rules(game: Game, rng: random.Random) -> None:
    everybody = range(game.rules.players)
    for state, move in game.walked(50):
        seat = rng.choice(everybody)
        plays = tuple(dict.fromkeys((seat, rng.choice(everybody))))
        open_seats = rng.sample(everybody, rng.choice([0, 1, 2]))
        before, after = (
            view_for(moment, seat, plays=plays, open_seats=open_seats) for moment in (state, apply(state, move))
        )
        seen = SeenMove(type(move), redact(move, state, seat, sees=(*plays, *open_seats)), to_act(state), before, after)
        assert seen_move_from_text(seen_move_to_text(seen)) == seen
        assert is_read_back(view_for(state, None, open_seats=open_seats))


def test_every_field_is_written() -> None:
    written = {name for view in views() for name in json.loads(view_to_text(view))}
    assert written == {"v", *(field.name for field in dataclasses.fields(PlayerView))}
    assert all(is_read_back(view) for view in views())


def test_a_view_is_written_as_json() -> None:
    assert view_to_text(view_for(PLAYING, 0)) == (
        '{"v":1,"rules":{"game":"twenty-five","players":"4","sides":"2"},'
        '"names":["Player 1","Player 2","Player 3","Player 4"],"phase":"play","seat":0,"plays":[0],"scores":[5,0],'
        '"next_dealer":1,"to_act":0,"deal_number":1,"dealer":0,"turned":"2S","trump":"S","robber":2,"drawn":[0,0,0,0],'
        '"tricks":[{"leader":1,"cards":"QD KD 9D JD","winner":2}],"trick":{"leader":2,"cards":"AS 7D"},'
        '"hand":"3S 2C 10C JC","hand_sizes":[4,4,3,3],"stock_size":31,"put_out_sizes":[0,0,1,0],"legal":["play 3S"]}'
    )


def test_calls_and_finished_deals_are_written_as_short_texts() -> None:
    document = json.loads(view_to_text(full_view()))
    assert document["calls"] == ["1 bid 20", "2 pass"]
    assert document["history"] == ["1 3 0:5 60,-5 bid 1:20 lost all 0", "2 0 - - spoiled"]
    assert document["put_out"] == ["2 10H up"]


def test_the_view_before_a_move_is_written_as_differences() -> None:
    document = json.loads(seen_move_to_text(seen_by(PLAYING, parse_move("play 3S"), 1)))
    assert (document["move"], document["mover"]) == ("play 3S", 0)
    assert document["before"] == {
        "to_act": 0,
        "trick": {"leader": 2, "cards": "AS 7D"},
        "hand_sizes": [4, 4, 3, 3],
        "legal": None,
    }


def test_a_hidden_move_is_named_without_its_cards() -> None:
    document = json.loads(seen_move_to_text(seen_moves()[1]))
    assert document["hidden"] == "rob"
    assert "move" not in document
    assert "10H" not in json.dumps(document)


def test_exchanges_are_not_written_one_by_one() -> None:
    view = view_for(EXCHANGING, 1)
    assert len(view.legal) == 252
    assert json.loads(view_to_text(view))["legal"] == {"cards": "2C 3C 4C 6C 7C 5S JS AH AS KS", "least": 5, "most": 5}
    read = view_from_text(view_to_text(view))
    assert isinstance(read.legal, Exchanges)
    assert list(read.legal) == list(view.legal)
    assert (read.out_sizes, read.may_put_out) == (range(5, 6), view.hand)


def test_a_dealer_who_robs_the_pack_gets_the_stock() -> None:
    view = view_for(CHOOSING, 0)
    assert view.stock
    assert view_from_text(view_to_text(view)).stock == view.stock


def test_the_longest_possible_game_is_read_back() -> None:
    rules = seated("fifty-five", 9, 9)
    start = view_for(new_game(rules), 0)
    result = DealResult(1, 8, (1, 1, 1, 1, 1, 0, 0, 0, 0), (-60, 5, 5, 5, 10, 0, 0, 0, 0), 0, 60, made=False)
    history = tuple(replace(result, number=number) for number in range(1, MOST_DEALS + 1))
    before = replace(start, history=history[:-1], deal_number=len(history) - 1, dealer=8, drawn=(0,) * 9)
    before = replace(before, phase=Phase.SCORE, deal_number=len(history), stock_size=52)
    after = replace(before, phase=Phase.DEAL, history=history)
    seen = SeenMove(type(parse_move("score")), parse_move("score"), None, before, after)
    assert seen_move_from_text(seen_move_to_text(seen)) == seen


TEN_PLAYERS = [seated(preset, 10, sides) for preset in PRESETS for players, sides in SEATINGS[preset] if players == 10]
TEN_BIDDING = PRESETS["auction-forty-fives"].replace(players=10, sides=5, bids=tuple(range(11, 31)))


def bold_move(state: GameState, rng: random.Random) -> Move:
    """Choose the least raise, a hold or the largest exchange if there is one, otherwise a simple move."""
    calls = legal_moves(state)
    if state.phase is Phase.BID:
        return next((call for call in calls if isinstance(call, Hold)), calls[min(1, len(calls) - 1)])
    most = calls[-1] if calls else None
    return most if isinstance(most, Exchange) else next_move(state, rng)


def longest(rules: Rules, seed: int, plies: int) -> tuple[int, int]:
    """The lengths in bytes of the longest view of a seat to act and of the longest scoring of a deal, in some moves."""
    rng, state = random.Random(seed), new_game(rules, NAMES[: rules.players])
    view_bytes = move_bytes = 0
    for _ in range(plies):
        if state.over:
            break
        move, seat = bold_move(state, rng), to_act(state) or 0
        view_bytes = max(view_bytes, len(view_to_text(view_for(state, seat)).encode()))
        if isinstance(move, ScoreDeal):
            move_bytes = max(move_bytes, len(seen_move_to_text(seen_by(state, move, seat)).encode()))
        state = apply(state, move)
    return view_bytes, move_bytes


@pytest.mark.parametrize("rules", TEN_PLAYERS, ids=lambda rules: f"{rules.preset} {rules.sides}")
def test_a_view_of_ten_players_has_at_most_four_kib(rules: Rules) -> None:
    view_bytes, move_bytes = longest(rules, seed=1, plies=3_000)
    assert 700 < view_bytes <= 4 * KIB
    assert 700 < move_bytes <= 4 * KIB


def test_a_view_after_a_long_auction_and_exchange_has_at_most_four_kib() -> None:
    view_bytes, _ = longest(TEN_BIDDING, seed=1, plies=1_000)
    assert 1_000 < view_bytes <= 4 * KIB


def test_the_auctions_in_that_test_are_long() -> None:
    state = new_game(TEN_BIDDING)
    rng = random.Random(1)
    while state.phase in (Phase.DEAL, Phase.BID):
        state = apply(state, bold_move(state, rng))
    calls = state.current_deal.calls
    assert sum(isinstance(call.move, Bid) for call in calls) == len(TEN_BIDDING.bids)
