"""Properties of every game of the family, under rules drawn from all options."""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise

from hypothesis import given

from tests.core.positions import cards_of
from tests.core.strategies import GAMES, Game, quick
from twentyfive.core import (
    IllegalMove,
    Phase,
    Record,
    Refusal,
    Suit,
    apply,
    legal_moves,
    refusal,
    to_act,
)
from twentyfive.core.cards import PACK_WITH_JOKER
from twentyfive.core.moves import (
    Bid,
    DealCards,
    DeclineRob,
    Exchange,
    GatherTrick,
    Hold,
    Jink,
    Move,
    NameTrump,
    Pass,
    PlayCard,
    Rob,
    ScoreDeal,
    TakeFromStock,
    TakePool,
    parse_move,
)
from twentyfive.core.rules.options import DealsNext, Scoring
from twentyfive.core.state import tricks_by_side

PLIES = 120


@quick
@given(GAMES)
def test_every_card_is_in_exactly_one_place_after_every_move(game: Game) -> None:
    pack = Counter(game.rules.pack)
    for state, move in game.walked(PLIES):
        after = apply(state, move)
        if after.deal is not None:
            assert Counter(cards_of(after)) == pack, move


@quick
@given(GAMES)
def test_a_player_to_act_has_legal_moves_and_all_apply(game: Game) -> None:
    for state, _ in game.walked(PLIES)[::3]:
        moves = legal_moves(state)
        assert bool(moves) == (to_act(state) is not None)
        assert len(set(moves)) == len(moves)
        for move in random.Random(game.seed).sample(moves, min(len(moves), 40)):
            assert refusal(state, move) is None
            assert parse_move(str(move)) == move


SINGLE_MOVES: list[Move] = [
    *(PlayCard(card) for card in PACK_WITH_JOKER),
    *(Rob(card) for card in PACK_WITH_JOKER),
    *(TakeFromStock(card) for card in PACK_WITH_JOKER),
    *(Bid(points) for points in (0, 1, 5, 10, 12, 15, 20, 25, 30, 35, 60, 999_999)),
    *(NameTrump(suit) for suit in Suit),
    *(DeclineRob(), Pass(), Hold(), Jink(), TakePool(), GatherTrick(), ScoreDeal()),
]


MUST = {
    Refusal.MUST_PLAY_TRUMP,
    Refusal.MUST_FOLLOW_SUIT,
    Refusal.MUST_FOLLOW_OR_TRUMP,
    Refusal.MUST_LEAD_TRUMP,
}


@quick
@given(GAMES)
def test_illegal_moves_are_refused_with_the_legal_cards(game: Game) -> None:
    for state, move_made in game.walked(PLIES)[::7]:
        legal: set[Move] = {*legal_moves(state)} or {move_made}
        playable = tuple(move.card for move in legal_moves(state) if isinstance(move, PlayCard))
        for move in SINGLE_MOVES:
            illegal = refusal(state, move)
            assert (illegal is None) == (move in legal), (move, illegal)
            if illegal is not None and illegal.refusal in MUST:
                assert illegal.cards == playable


@quick
@given(GAMES)
def test_only_the_legal_sets_of_cards_can_be_put_out(game: Game) -> None:
    rng = random.Random(game.seed)
    for state, _ in game.walked(60):
        if state.phase is Phase.EXCHANGE:
            legal = {frozenset(move.out) for move in legal_moves(state) if isinstance(move, Exchange)}
            hand = state.current_deal.hands[state.current_deal.actor]
            for _ in range(20):
                out = tuple(rng.sample(hand, rng.randint(0, len(hand))))
                assert (refusal(state, Exchange(out)) is None) == (frozenset(out) in legal)


@quick
@given(GAMES)
def test_a_record_is_read_as_it_is_written_wherever_its_cursor_stands(game: Game) -> None:
    record = Record.new(game.rules, seed=game.seed)
    for _, move in game.walked(PLIES):
        record.push(move)
    record.go_to(game.seed % (record.last_ply + 1))
    again = Record.loads(record.dumps())
    assert again == record
    assert (again.state, again.undone) == (record.state, record.undone)
    record.go_to(record.last_ply)
    again.go_to(again.last_ply)
    assert again.state == record.state


@quick
@given(GAMES)
def test_the_gains_of_a_deal_are_the_changes_of_the_scores(game: Game) -> None:
    before = chips = None
    for state, move in game.walked(2 * PLIES):
        after = apply(state, move)
        if before is None or state.phase is Phase.DEAL:
            # The bonus for a turned ace and the antes count in the gains of their deal.
            before = state.scores if not state.game_winners else (0,) * game.rules.sides
            chips = state.chips if not state.game_winners else (game.rules.chips,) * game.rules.sides
        if isinstance(move, ScoreDeal):
            result = after.history[-1]
            changes = tuple(new - old for new, old in zip(after.scores, before, strict=True))
            won = tuple(new - old for new, old in zip(after.chips, chips or (), strict=True))
            assert result.gains == (won if game.rules.scoring is Scoring.POOL else changes)
            assert result.tricks == tricks_by_side(state.current_deal, game.rules)


@quick
@given(GAMES)
def test_chips_and_stakes_only_change_hands(game: Game) -> None:
    for state, move in game.walked(2 * PLIES):
        after = apply(state, move)
        assert sum(after.account) == 0
        if game.rules.scoring is Scoring.POOL:
            assert sum(after.chips) + after.pool == game.rules.chips * game.rules.sides
            assert min(after.chips) >= 0


@quick
@given(GAMES)
def test_a_match_is_over_when_it_has_winners(game: Game) -> None:
    for state, move in game.walked(2 * PLIES):
        after = apply(state, move)
        assert after.over == bool(after.winners) == (after.phase is Phase.OVER)
        assert not (after.over and legal_moves(after))


@quick
@given(GAMES)
def test_the_deal_passes_to_the_left_or_to_winners(game: Game) -> None:
    dealt = [(state, move.dealer) for state, move in game.walked(2 * PLIES) if isinstance(move, DealCards)]
    for (_, earlier), (state, later) in pairwise(dealt):
        if later != (earlier + 1) % game.rules.seats_held:  # nobody deals for an unseen hand
            gains = state.history[-1].gains
            by_game = game.rules.deals_next is DealsNext.GAME_WINNERS and state.game_winners
            by_deal = game.rules.deals_next is DealsNext.DEAL_WINNERS and gains.count(max(gains)) == 1
            assert by_game or by_deal
            assert game.rules.side_of(later) == (state.game_winners[0] if by_game else gains.index(max(gains)))


@quick
@given(GAMES)
def test_a_state_is_not_changed_by_a_refused_move(game: Game) -> None:
    for state, move in game.walked(40):
        before = repr(state)
        try:
            apply(state, GatherTrick())
        except IllegalMove:
            assert repr(state) == before
        assert apply(state, move) == apply(state, move)
