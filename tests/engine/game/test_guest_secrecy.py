"""No guest, and no window, is shown a hand that its seats may not see."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

import pytest

from tests.core.test_hidden_cards import Known, cards_in
from tests.engine.guests import GUEST, act, all_elsewhere, guest_table
from tests.minds import QuickMinds
from twentyfive.core import PRESETS, Card, IllegalMove, Record, Rules, legal_moves, seated, to_act
from twentyfive.core.moves import DealCards, Move, PlayerMove
from twentyfive.engine.game.engine import GameEngine
from twentyfive.engine.game.events import Hint, Step
from twentyfive.engine.game.observations import Shown
from twentyfive.engine.guest_session import GuestSession

TABLES = [*PRESETS.values(), *(seated("twenty-five", players, players) for players in range(2, 11) if players != 5)]


@pytest.fixture
def quick(qapp: object) -> Iterator[tuple[GameEngine, GuestSession]]:
    del qapp
    with guest_table(QuickMinds()) as made:
        yield made


def mixed(rules: Rules, seed: int) -> Record:
    """A new game of guests on the even seats, and a person here and computer players on the odd ones.

    A hand that nobody sees is a computer player's.
    """
    others = ["person", *["computer medium"] * rules.players]
    seats = [
        GUEST if seat % 2 == 0 and not rules.is_unseen(seat) else others[seat // 2] for seat in range(rules.players)
    ]
    return Record.new(rules, seats=seats, seed=seed)


def play_a_deal(engine: GameEngine, table: GuestSession, rng: random.Random) -> None:
    """Play by chance until a deal is over."""
    while not engine.state.history:
        seat = to_act(engine.state)
        if seat is not None and not table.game.seats.by_guest(seat):
            engine.submit(seat, rng.choice(legal_moves(engine.state)), engine.revision)
        else:
            act(table, rng)


@pytest.mark.broad("auction-forty-fives 4")
@pytest.mark.parametrize("rules", TABLES, ids=lambda rules: f"{rules.preset} {rules.players}")
def test_a_guest_is_shown_no_card_that_the_seat_may_not_know(
    rules: Rules, quick: tuple[GameEngine, GuestSession]
) -> None:
    engine, table = quick
    rng, known = random.Random(1), Known(rules)
    guests = [seat for seat in range(rules.players) if seat % 2 == 0 and not rules.is_unseen(seat)]
    checked = 0

    def check(step: Step) -> None:
        nonlocal checked
        record = engine.record
        assert record is not None
        before = {seat: set(known.to(seat)) for seat in (None, *guests)}
        known.watch(record.moves[-1], record.state)
        for seat in (None, *guests):
            shown = table.seen(step.revision, seat)
            assert shown is not None
            assert shown.made is not None
            assert set(cards_in(shown.view)) <= known.to(seat)
            assert set(cards_in(shown.made)) <= before[seat] | known.to(seat)
            checked += 1
        for seat in set(range(rules.players)) - set(guests):
            with pytest.raises(ValueError, match="no guest plays"):
                table.seen(step.revision, seat)
            with pytest.raises(ValueError, match="no guest plays"):
                table.moment.view(seat)

    table.stepped.connect(check)
    engine.begin(mixed(rules, 3))
    play_a_deal(engine, table, rng)
    assert checked > 10


def test_the_window_is_shown_no_hand_of_a_guest(quick: tuple[GameEngine, GuestSession]) -> None:
    engine, table = quick
    steps: list[Step] = []
    engine.stepped.connect(steps.append)
    engine.begin(mixed(seated("twenty-five", 5, 5), 3))
    play_a_deal(engine, table, random.Random(1))
    for step in steps:
        assert set(step.moves) == {None, 1}
        for moment in (step.before, step.after):
            for seat in (0, 2, 3, 4):
                with pytest.raises(ValueError, match="is not played at this screen"):
                    moment.view(seat)
                with pytest.raises(ValueError, match="is not played at this screen"):
                    moment.open_view(seat)
    with pytest.raises(ValueError, match="no guest plays"):
        table.move_to_undo_for(0, 1)


def test_a_hint_for_a_guest_rests_on_that_seats_view_and_the_window_never_gets_it(
    quick: tuple[GameEngine, GuestSession],
) -> None:
    engine, table = quick
    here: list[Hint] = []
    there: list[Hint] = []
    engine.advised.connect(here.append)
    engine.helped.connect(lambda: here.append(there[0]))
    table.advised.connect(there.append)
    engine.begin(all_elsewhere(seated("twenty-five", 3, 3)))
    seat = to_act(engine.state)
    assert seat is not None
    table.ask_hint(seat)
    assert [hint.view for hint in there] == [table.moment.view(seat)]
    assert here == []


def shown_along(
    record: Record, seat: int, table: GuestSession, engine: GameEngine, first: int, last: int
) -> list[Shown]:
    """Return what `seat` is shown while the moves of a log from `first` on are made, up to `last`."""
    begun = Record.new(record.header.rules, seats=record.header.seats, seed=record.header.seed)
    for move in record.log[:first]:
        begun.push(move)
    engine.begin(begun)
    base, found = table.game.revision, []
    for ply in range(first, last):
        mover, move = to_act(record.state_at(ply)), record.log[ply]
        if mover is not None and isinstance(move, PlayerMove):
            assert table.submit(mover, move, table.game.revision) is None
    for revision in range(base, table.game.revision + 1):
        shown = table.seen(revision, seat)
        assert shown is not None
        found.append(replace(shown, revision=revision - base))
    return found


def swapped(deal: DealCards, one: Card, other: Card) -> DealCards:
    """The deal with two cards exchanged."""
    exchange = {one: other, other: one}
    return replace(deal, pack=tuple(exchange.get(card, card) for card in deal.pack))


def with_deal(record: Record, at: int, deal: DealCards, last: int) -> Record | None:
    """The game with another deal after the first `at` moves and the same moves up to `last`; None if one is illegal."""
    header = record.header
    twin = Record.new(header.rules, names=header.names, seats=header.seats, seed=header.seed)
    moves: list[Move] = [*record.log[:at], deal, *record.log[at + 1 : last]]
    try:
        for move in moves:
            twin.push(move)
    except IllegalMove:
        return None
    return twin


@pytest.mark.parametrize("preset", ["twenty-five", "spoil-five", "forty-five", "auction-forty-fives"])
def test_twin_games_that_differ_in_what_a_seat_may_not_know_show_it_the_same(
    preset: str, quick: tuple[GameEngine, GuestSession]
) -> None:
    engine, table = quick
    rules = PRESETS[preset]
    compared = 0
    for seed in range(20):
        if compared >= 12:
            break
        engine.begin(all_elsewhere(rules, seed))
        play_a_deal(engine, table, random.Random(seed))
        record = engine.record
        assert record is not None
        at = next(ply for ply, move in enumerate(record.log) if isinstance(move, DealCards))
        deal = record.log[at]
        assert isinstance(deal, DealCards)
        last = at + 1 + 2 * rules.players
        if last > record.last_ply:
            continue  # everybody passed
        end, viewer = record.state_at(last), seed % rules.players
        known = {*table.game.seats.view(end, viewer).seen, *(put.card for put in end.current_deal.put_out)}
        secret = [card for hand in end.current_deal.hands for card in hand if card not in known]
        for one, other in combinations(secret, 2):
            twin = with_deal(record, at, swapped(deal, one, other), last)
            if twin is None or twin.state == end:
                continue
            ways = [shown_along(game, viewer, table, engine, at + 1, last) for game in (record, twin)]
            assert ways[0] == ways[1]
            compared += 1
            if compared % 6 == 0:
                break
    assert compared >= 12
