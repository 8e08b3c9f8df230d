"""Tallies: counted from the record alone, and the same each time a game is counted."""

from __future__ import annotations

import pytest

from tests.engine.kept_games import NOTES, played
from twentyfive.ai import Level
from twentyfive.core import PRESETS, Record, legal_moves
from twentyfive.core.moves import DealCards, Jink, Rob, ScoreDeal
from twentyfive.engine.saves.saved_game import Notes, game_id
from twentyfive.engine.statistics.tallies import GameTally, MatchResult, Opponents, deal_at, tally


def counted(record: Record, notes: Notes = NOTES) -> GameTally:
    """Return the tally of a game with a person in it."""
    game = tally(record, notes)
    assert game is not None
    return game


@pytest.mark.broad("twenty-five", "auction-forty-fives")
@pytest.mark.parametrize("preset", PRESETS)
def test_every_game_of_the_family_is_counted_in_full(preset: str) -> None:
    record = played(preset, seed=3)
    game = counted(record)
    assert game.preset == preset
    assert game.options == ""
    assert game.result is (MatchResult.WON if record.state.winners == (0,) else MatchResult.LOST)
    assert len(game.deals) == sum(isinstance(move, ScoreDeal) for move in record.moves)
    for deal in game.deals:
        assert [hand.seat for hand in deal.hands if hand.yours] == [0]
        assert sum(hand.tricks for hand in deal.hands) <= PRESETS[preset].hand_size
        assert sum(hand.contract is not None for hand in deal.hands) <= 1


@pytest.mark.parametrize("preset", ["twenty-five", "forty-five", "fifty-five", "house-25"])
def test_the_gains_add_up_to_the_score(preset: str) -> None:
    record = played(preset, seed=3)
    sums = [0] * record.header.rules.sides
    for deal in counted(record).deals:
        for side in range(len(sums)):
            sums[side] += next(hand.gain for hand in deal.hands if hand.side == side)
    assert tuple(sums) == record.state.scores


def test_a_rob_counts_for_the_player_who_robbed() -> None:
    record = played("twenty-five", seed=3, moves=400, target=1000)
    robs = sum(isinstance(move, Rob) for move in record.moves)
    deals = counted(record).deals
    scored = sum(hand.robbed for deal in deals for hand in deal.hands)
    assert robs - 1 <= scored <= robs, "the rob of the deal under way is not counted yet"
    assert scored >= 5


def test_a_contract_counts_for_the_declarer() -> None:
    record = played("one-hundred-ten", seed=3)
    contracts = [hand for deal in counted(record).deals for hand in deal.hands if hand.contract is not None]
    results = [
        record.state_at(ply + 1).history[-1] for ply, move in enumerate(record.moves) if isinstance(move, ScoreDeal)
    ]
    declared = [result for result in results if result.declarer is not None]
    assert [(hand.seat, hand.contract, hand.made) for hand in contracts] == [
        (result.declarer, result.contract, result.made) for result in declared
    ]


@pytest.mark.broad
def test_jinks_tried_and_made_are_counted() -> None:
    hands = []
    jinks = 0
    for seed in range(12):
        record = played("spoil-five", seed=seed)
        jinks += sum(isinstance(move, Jink) for move in record.moves)
        hands += [hand for deal in counted(record).deals for hand in deal.hands if hand.jinked]
    assert len(hands) == jinks > 10
    assert all((hand.tricks == 5) == hand.jink_made for hand in hands)


def test_help_is_counted_deal_by_deal() -> None:
    game = counted(played("forty-five", seed=3, target=100), Notes(undo=frozenset({2}), hints=frozenset({1, 2})))
    assert [(deal.undo, deal.hint) for deal in game.deals[:3]] == [(False, True), (True, True), (False, False)]


def test_a_game_under_way_has_no_result_and_counts_its_scored_deals() -> None:
    record = played("spoil-five", moves=120)
    game = counted(record)
    assert game.result is None
    assert len(game.deals) == len(record.state.history)


def test_undone_moves_count_until_another_move_replaces_them() -> None:
    """The person may only be looking back in the list of moves: a match that was won stays won."""
    record = played("spoil-five")
    whole = counted(record)
    deciding = next(ply for ply in range(5, record.ply) if len(legal_moves(record.state_at(ply))) > 1)
    record.go_to(deciding)
    assert counted(record) == whole
    record.push(next(move for move in legal_moves(record.state) if move != record.undone[0]))
    assert (counted(record).deals, counted(record).result) == ((), None)


def test_the_level_is_that_of_the_opponents() -> None:
    assert counted(played(others=Level.EASY)).level == "easy"
    rules = PRESETS["forty-five"]
    seats = ["person", "computer easy", "computer medium", "computer easy"]
    assert counted(Record.new(rules, seats=seats, seed=1)).level == "easy", "the partner is no opponent"
    seats[3] = "computer medium"
    assert counted(Record.new(rules, seats=seats, seed=1)).level == Opponents.MIXED
    assert counted(Record.new(rules, seats=["person"] * 4, seed=1)).level == Opponents.PEOPLE


def test_a_persons_second_hand_is_theirs_too() -> None:
    seats = ["computer easy", "person", "computer easy", "second hand of 1"]
    record = Record.new(PRESETS["forty-five"], seats=seats, seed=1)
    for move in played("forty-five", seed=3).moves:
        record.push(move)
    game = counted(record)
    assert game.side == 1
    assert [hand.seat for hand in game.deals[0].hands if hand.yours] == [1, 3]


def test_a_game_without_a_person_is_not_counted() -> None:
    assert tally(Record.new(PRESETS["twenty-five"], seats=["computer easy"] * 5, seed=1), NOTES) is None


def test_changed_options_are_listed_but_not_the_number_of_players() -> None:
    assert counted(played(moves=5, players=4, sides=2)).options == ""
    assert counted(played(moves=5, target=45, must_rob=True)).options == "must_rob yes\ntarget 45"


def test_all_records_of_a_game_share_its_id() -> None:
    assert game_id(played(moves=10)) == game_id(played())
    assert game_id(played(seed=7)) != game_id(played())


def test_a_game_without_a_seed_is_identified_by_its_first_deal() -> None:
    ids = set()
    for seed in (1, 2):
        record = Record.new(PRESETS["twenty-five"], seats=["person"] * 5)
        for move in played(seed=seed, moves=30).moves:
            record.push(move)
        ids.add(game_id(record))
    assert len(ids) == 2


def test_deals_are_numbered_through_a_match_of_several_games() -> None:
    record = played("forty-five", seed=3, best_of=3)
    dealt = [ply for ply, move in enumerate(record.moves) if isinstance(move, DealCards)]
    assert [deal_at(record, ply + 1) for ply in dealt] == list(range(1, len(dealt) + 1))
    assert [deal.deal for deal in counted(record).deals] == list(range(1, len(dealt) + 1))
    record.go_to(0)
    assert deal_at(record, dealt[-1] + 1) == len(dealt), "undone moves are counted too"
