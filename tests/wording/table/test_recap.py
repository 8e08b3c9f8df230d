"""The recap of a game for a person who returns to it: the public facts that still matter."""

from __future__ import annotations

import random
from collections.abc import Callable

from tests.ui.whole import NAMES
from twentyfive.core import Phase, PlayerView, Record, legal_moves, seated, table_move, to_act, view_for
from twentyfive.core.moves import Jink
from twentyfive.wording.names import card_name, card_title
from twentyfive.wording.table.recap import game_found

Moment = Callable[[PlayerView], bool]


def found(preset: str, players: int, sides: int, moment: Moment) -> tuple[PlayerView, str]:
    """The first such moment with seat 0 to act in a random game, and its recap."""
    for seed in range(200):
        rng, record = random.Random(seed), Record.new(seated(preset, players, sides), names=NAMES[:players], seed=seed)
        while not record.state.over and record.ply < 400:
            state, acts = record.state, to_act(record.state)
            if acts == 0 and moment(view := view_for(state, 0)):
                return view, game_found(view)
            moves = () if acts is None else legal_moves(state)
            jink = [move for move in moves if isinstance(move, Jink)]
            record.push(table_move(state, rng) if acts is None else rng.choice(jink or moves))
    raise LookupError(f"nothing of that kind happens in {preset}")


def lying(view: PlayerView) -> int:
    return 0 if view.trick is None else len(view.trick.cards)


def test_in_the_first_trick_the_turn_up_and_its_taker_are_told() -> None:
    view, told = found("twenty-five", 5, 5, lambda view: view.robber not in (None, 0) and not view.tricks)
    assert view.turned is not None
    assert view.robber is not None
    assert f"The turn-up was {card_name(view.turned)}. {NAMES[view.robber]} took it. " in told
    assert " are trumps." in told


def test_after_the_first_trick_only_trumps_are_told() -> None:
    _, told = found("twenty-five", 5, 5, lambda view: view.robber not in (None, 0) and len(view.tricks) == 1)
    assert " are trumps." in told
    assert "took it" not in told


def test_all_cards_of_the_trick_are_told_if_there_are_several() -> None:
    view, told = found("twenty-five", 5, 5, lambda view: lying(view) == 3)
    assert view.trick is not None
    assert all(card_title(card) in told for card in view.trick.cards)
    _, told = found("twenty-five", 5, 5, lambda view: lying(view) == 1 and len(view.tricks) == 1)
    assert told.endswith(" are trumps.")


def test_the_contract_of_an_auction_is_told() -> None:
    _, told = found(
        "auction-forty-fives", 4, 2, lambda view: view.phase is Phase.EXCHANGE and view.declarer not in (None, 0)
    )
    assert " bid " in told
    assert told.endswith(" are trumps.")


def test_the_side_that_jinks_is_told() -> None:
    _, told = found("spoil-five", 3, 3, lambda view: view.jinker is not None and lying(view) == 1)
    assert "All five or nothing for Mary." in told or "All five or nothing for Seán." in told
    _, told = found("spoil-five", 4, 2, lambda view: view.jinker == 0)
    assert "All five or nothing for your side." in told


def test_nothing_is_told_of_a_deal_that_is_over() -> None:
    _, told = found("spoil-five", 3, 3, lambda view: view.deal_number == 2 and not view.tricks)
    assert told.startswith("The game stands at deal 2, trick 1. The turn-up is ")
