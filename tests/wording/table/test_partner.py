"""The words about a declarer's partner: the call, the secret, and the partner once the card is played."""

import pytest

from tests.core.phases.test_partner import BEST, DEAL, bidding, called
from tests.core.positions import played, scored
from tests.seen import seen_by
from twentyfive.core import GameState, Phase, apply, view_for
from twentyfive.core.moves import Move, parse_move
from twentyfive.engine.game.observations import Shown
from twentyfive.presentation.table.plate_text import plate_text
from twentyfive.wording.announcements import Announcements
from twentyfive.wording.table.answers import bids_or_turn_up
from twentyfive.wording.table.auction import contract_result, said_sentence, seat_call
from twentyfive.wording.table.decisions import decision
from twentyfive.wording.table.line import table_line
from twentyfive.wording.table.partner import partner_sentence
from twentyfive.wording.table.recap import game_found
from twentyfive.wording.table.steps import announcement

OTHERS = (0, 1, 2, 4, None)
"""All observers but D, who has the jack of spades; None is an onlooker."""


def told(state: GameState, seat: int | None) -> str:
    """Return the sentence about the partner, as told to the seat."""
    return partner_sentence(view_for(state, seat))


def announced(state: GameState, move: str, seat: int | None) -> str:
    """Return the announcement of the move, as the seat hears it."""
    made: Move = parse_move(move)
    seen = seen_by(seat, state, made, apply(state, made))
    return announcement(Shown(seen.after, 1, seen), Announcements.FULL)


def test_the_declarer_is_asked_for_a_card_or_to_play_alone() -> None:
    asked = decision(view_for(bidding(), 1), ())
    assert asked is not None
    assert asked.question == "Call for your partner’s card, or play alone."
    assert [choice.label for choice in asked.choices][:3] == ["J♠", "A♠", "Q♠"]
    assert asked.choices[-1].label == "Play alone"
    assert [choice.usual for choice in asked.choices].index(True) == 0
    assert decision(view_for(bidding(), 0), ()) is None


def test_one_card_is_offered_where_the_best_is_called_for() -> None:
    asked = decision(view_for(bidding(BEST), 1), ())
    assert asked is not None
    assert [choice.label for choice in asked.choices] == ["J♠", "Play alone"]


def test_the_holder_alone_is_told_the_secret() -> None:
    assert told(called(), 3) == "You hold J♠: you are Player 2’s partner, and only you know."
    assert told(called(), 1) == "You called for J♠."
    assert {told(called(), seat) for seat in (0, 2, 4, None)} == {"Player 2 called for J♠."}


def test_all_are_told_once_the_card_is_played() -> None:
    state = played(called(), "5S 2H 2S 5D 5C, AH 3H JS")
    assert told(state, 3) == "You are Player 2’s partner."
    assert told(state, 1) == "Player 4 is your partner."
    assert {told(state, seat) for seat in (0, 2, 4, None)} == {"Player 4 is Player 2’s partner."}


def test_all_are_told_of_a_declarer_alone() -> None:
    state = played(bidding(), "alone")
    assert told(state, 1) == "You play alone."
    assert {told(state, seat) for seat in (0, 2, 3, 4, None)} == {"Player 2 plays alone."}


def test_the_call_is_announced_and_its_holder_told() -> None:
    assert announced(bidding(), "call JS", 0).startswith("Player 2 calls for the jack of spades.")
    assert "partner" not in announced(bidding(), "call JS", 0)
    assert "You hold the jack of spades: you are Player 2’s partner, and only you know." in announced(
        bidding(), "call JS", 3
    )
    assert announced(bidding(), "alone", 0).startswith("Player 2 plays alone.")


def test_the_partner_is_announced_as_the_card_is_played() -> None:
    state = played(called(), "5S 2H 2S 5D 5C, AH 3H")
    assert "Player 4 is Player 2’s partner." in announced(state, "play JS", 0)
    assert "Player 4 is your partner." in announced(state, "play JS", 1)


@pytest.mark.parametrize("other", ["D: 5C 2S 8H 9H 10H; A: JS", "D: AS 2S 8H 9H 10H; A: 5C"], ids=["A", "nobody"])
def test_no_word_tells_the_others_who_has_the_card(other: str) -> None:
    """Lines, announcements, answers, plates and recaps are the same, whoever holds the card."""
    last, first = other.split("; ")
    deal = DEAL.replace("D: JS 2S 8H 9H 10H", last).replace("A: 5C", first)
    one, two = called(), called(deal=deal)
    for move in ("5S", "2H", "2S", "5D"):
        for seat in (1, 2, 4, None):
            assert words(one, move, seat) == words(two, move, seat)
        one, two = played(one, move), played(two, move)


def words(state: GameState, move: str, seat: int | None) -> list[str]:
    """Return every text about the state and the move, as the seat reads or hears it."""
    view = view_for(state, seat)
    plates = [plate_text(view, at, with_points=True, with_chips=False) for at in range(5)]
    texts = [table_line(view), bids_or_turn_up(view), game_found(view), partner_sentence(view), plates]
    return [announced(state, f"play {move}", seat), *map(str, texts)]


def test_the_plates_show_the_call_and_the_partner() -> None:
    hidden = view_for(called(), 0)
    call = plate_text(hidden, 1, with_points=True, with_chips=False).call
    assert call is not None
    assert (call.text, call.short) == ("bid 20, calls J♠", "20 J♠")
    assert seat_call(hidden, 1) == "bid 20, calls the jack of spades", "as heard"
    assert plate_text(hidden, 3, with_points=True, with_chips=False).call is None
    shown = view_for(played(called(), "5S 2H 2S 5D 5C, AH 3H JS"), 0)
    call = plate_text(shown, 3, with_points=True, with_chips=False).call
    assert call is not None
    assert call.text == "partner"


def test_the_result_names_both() -> None:
    tricks = "5S 2H 2S 5D 5C, AH 3H JS 6D 6C, 8H 7D 7C KH 4H, QH 6H 9H 8D 8C, KS 7H 10H 9D 9C"
    state = scored(played(called(), tricks))
    assert contract_result(view_for(state, 1)) == "you and Player 4 bid 20 and made 30 each"
    assert contract_result(view_for(state, 3)) == "you and Player 2 bid 20 and made 30 each"
    assert contract_result(view_for(state, 0)) == "Player 2 and Player 4 bid 20 and made 30 each"


def test_a_call_is_a_line_in_the_list_of_moves() -> None:
    before, after = view_for(bidding(), 0), view_for(called(), 0)
    assert said_sentence(after, before, 1, parse_move("call JS")) == "Player 2 calls for J♠."
    assert before.phase is Phase.CALL_PARTNER
    assert str(table_line(before)) == "Player 2 calls for a partner. Player 2 bid 20."
