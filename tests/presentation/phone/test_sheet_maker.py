"""Sheets for phones: all that a seat may do and see, and nothing that it may not know."""

from __future__ import annotations

import random

import pytest
from hypothesis import given

from tests.core.phases.test_partner import DEAL, bidding, called
from tests.core.strategies import GAMES, Game, quick
from tests.core.test_hidden_cards import redealt
from tests.courses import COURSES
from tests.seen import seen_by
from twentyfive.core import PRESETS, Card, GameState, IllegalMove, legal_moves, new_game, refusal, table_move, to_act
from twentyfive.core.game import apply
from twentyfive.core.moves import DeclineRob, Exchange, Move, PlayCard, PlayerMove, Rob
from twentyfive.core.view import view_for
from twentyfive.engine.game.observations import Shown
from twentyfive.net.message_text import read_host_message, write_message
from twentyfive.net.messages import MOST_BYTES_OUT
from twentyfive.presentation.phone.sheet_maker import PhoneChoice, SheetMaker, WhyNot
from twentyfive.presentation.phone.sheets import ChoiceEffect, PhoneSheet
from twentyfive.presentation.settings import Settings
from twentyfive.wording.table.line import table_line

MAKER = SheetMaker(Settings())


def sheet_at(state: GameState, seat: int | None, choice: PhoneChoice | None = None) -> PhoneSheet:
    """Return the sheet of a seat at a position."""
    return MAKER.sheet(Shown(view_for(state, seat), 7), 7, why_not(state), choice=choice)


def why_not(state: GameState) -> WhyNot:
    def reason(move: PlayerMove) -> IllegalMove | None:
        return refusal(state, move)

    return reason


def reachable(state: GameState) -> set[str]:
    """Return the moves that the player to act can make with a phone, by tapping cards and answers."""
    seat = to_act(state)
    first = sheet_at(state, seat)
    moves = taps(first)
    if first.ask is None:
        return moves
    if any(answer.does is ChoiceEffect.LEAVE for answer in first.ask.choices):
        moves |= taps(sheet_at(state, seat, PhoneChoice(left_lying=True)))
    for move in legal_moves(state):
        out = move.out if isinstance(move, Exchange) else (move.out,) if isinstance(move, Rob) else ()
        if out and may_choose(first, out):
            moves |= taps(sheet_at(state, seat, PhoneChoice(out)))
    return moves


def taps(sheet: PhoneSheet) -> set[str]:
    """Return the moves of the cards and answers that a sheet offers."""
    cards = {card.move for hand in sheet.hands for card in hand.cards if card.move}
    return cards | {
        answer.move for answer in (sheet.ask.choices if sheet.ask else ()) if answer.does is ChoiceEffect.MOVE
    }


def may_choose(sheet: PhoneSheet, out: tuple[Card, ...]) -> bool:
    """Return True if every card of `out` may be tapped, and no more of them than the question takes."""
    offered = {card.card for hand in sheet.hands for card in hand.cards if card.offered}
    return sheet.ask is not None and len(out) <= sheet.ask.puts_out and all(str(card) in offered for card in out)


def steps(preset: str, seed: int, most: int) -> list[tuple[GameState, Move, GameState]]:
    rng, state = random.Random(seed), new_game(PRESETS[preset])
    walked: list[tuple[GameState, Move, GameState]] = []
    while not state.over and len(walked) < most:
        move: Move = table_move(state, rng) if to_act(state) is None else rng.choice(legal_moves(state))
        after = apply(state, move)
        walked.append((state, move, after))
        state = after
    return walked


@pytest.mark.broad("twenty-five", "fifty-five")
@pytest.mark.parametrize("preset", COURSES)
def test_every_legal_move_can_be_made_with_a_phone_and_no_other(preset: str) -> None:
    for state, _, _ in steps(preset, 5, 120):
        if to_act(state) is not None:
            assert reachable(state) == {str(move) for move in legal_moves(state)}, state.phase


@pytest.mark.broad("twenty-five", "fifty-five")
@pytest.mark.parametrize("preset", COURSES)
def test_a_sheet_is_read_back_as_it_was_written(preset: str) -> None:
    for number, (state, move, after) in enumerate(steps(preset, 9, 90)):
        for seat in {None, number % state.rules.players}:
            seen = seen_by(seat, state, move, after)
            sheet = MAKER.sheet(Shown(seen.after, number, seen), number, why_not(after))
            text = write_message(sheet)
            assert read_host_message(text) == sheet
            assert len(text.encode()) < MOST_BYTES_OUT


@pytest.mark.broad
@quick
@given(GAMES)
def test_a_sheet_tells_nothing_that_its_seat_may_not_know(game: Game) -> None:
    rng = random.Random(3)
    for number, (state, _) in enumerate(game.walked(40)):
        for seat in {None, number % game.rules.players}:
            twin = redealt(state, seat, rng)
            assert write_message(sheet_at(state, seat)) == write_message(sheet_at(twin, seat))


def test_a_card_that_may_not_be_played_says_why() -> None:
    for state, _, _ in steps("twenty-five", 2, 300):
        seat = to_act(state)
        if seat is None:
            continue
        (hand,) = sheet_at(state, seat).hands
        for card in hand.cards:
            illegal = refusal(state, PlayCard(Card.parse(card.card)))
            if sheet_at(state, seat).ask is None and illegal is not None:
                assert card.why_not.startswith(f"Not {card.sign}: ")
                assert not card.offered


def test_the_facts_stand_on_a_second_line() -> None:
    for state, _, _ in steps("twenty-five", 2, 60):
        line = table_line(view_for(state, 0))
        assert sheet_at(state, 0).line.split("\n") == [line.headline, *filter(None, [line.detail])]


def test_leaving_the_turn_up_needs_no_move_where_nobody_may_know() -> None:
    found = [state for state, _, _ in steps("twenty-five", 4, 600) if DeclineRob() not in legal_moves(state)]
    state = next(state for state in found if to_act(state) is not None and sheet_at(state, to_act(state)).ask)
    left = sheet_at(state, to_act(state), PhoneChoice(left_lying=True))
    assert left.ask is None
    assert taps(left) == {str(move) for move in legal_moves(state) if isinstance(move, PlayCard)}


def test_an_onlooker_sees_no_hand() -> None:
    for state, _, _ in steps("auction-forty-fives", 1, 80):
        assert sheet_at(state, None).hands == ()
        assert not sheet_at(state, None).turn


def test_a_sheet_tells_nobody_else_who_has_the_card_called_for() -> None:
    """The sheets of the others are the same, whoever holds it, and the holder's tells the secret."""
    swapped = DEAL.replace("D: JS", "D: XX").replace("A: 5C", "A: JS").replace("XX", "5C")
    one, two = called(), called(deal=swapped)
    for seat in (1, 2, 4, None):
        assert sheet_at(one, seat) == sheet_at(two, seat)
    assert "only you know" in sheet_at(one, 3).facts
    assert "only you know" not in sheet_at(two, 3).facts
    assert sheet_at(one, 0).facts.endswith(" · Player 2 called for J♠.")


def test_a_phone_asks_for_the_card_of_a_partner() -> None:
    sheet = sheet_at(bidding(), 1)
    assert sheet.ask is not None
    assert [answer.move for answer in sheet.ask.choices][:2] == ["call JS", "call AS"]
    assert sheet.ask.choices[-1].move == "alone"
