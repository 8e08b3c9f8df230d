"""The worked cases of RULES.md section 8 and PG's examples."""

import pytest

from tests.core.positions import TWENTY_FIVE, dealt, may_play, played, position, scored
from twentyfive.core import Phase, ProblemKind, RulesError, apply, new_game, to_act
from twentyfive.core.cards import PACK, cards_text
from twentyfive.core.moves import DealCards

PG_DEAL = """A deals; turned 2S;
    A: 3S JD 2C 10C JC;
    B: AS QS 2D QD 6H;
    C: 5S 8D KD 5C 10H"""
PG_PLAY = """rob 2D, QD KD 3S
    2C QS 5C
    AS 8D 10C
    2S 5S JC
    10H JD 6H"""


def test_case_1_five_and_ace_of_hearts_need_not_be_played_to_the_seven() -> None:
    assert may_play(position("spades; You: 5S AH 9C KD 3D; led 7S")) == "5S AH 9C KD 3D"


def test_case_1_with_the_ace_of_trumps_a_trump_must_be_played_even_the_five() -> None:
    assert may_play(position("spades; You: 5S AS 9C KD 3D; led 7S")) == "5S AS"


def test_case_2_the_ace_of_hearts_must_be_played_to_the_jack() -> None:
    assert may_play(position("spades; You: AH 9C KD 3D 2D; led JS")) == "AH"


def test_case_2_a_five_played_later_does_not_force_the_ace_of_hearts() -> None:
    assert may_play(position("spades; You: AH 9C KD 3D 2D; led 7S 5S")) == "AH 9C KD 3D 2D"


def test_case_3_the_example_deal_gives_five_ten_and_ten() -> None:
    """PG, "Example of Play", played through with the robbery of the first trick."""
    state = dealt(PG_DEAL, TWENTY_FIVE.replace(players=3, sides=3))
    assert to_act(state) == 1
    state = played(state, PG_PLAY)
    assert state.scores == (5, 10, 10)
    assert [trick.winner for trick in state.current_deal.tricks] == [0, 1, 1, 2, 2]
    state = scored(state)
    assert (state.phase, state.over) == (Phase.DEAL, False)
    assert state.history[0].gains == (5, 10, 10)


def test_case_3_the_five_may_be_kept_when_the_ace_of_trumps_is_led() -> None:
    """PG: "To this C reneges his 5 of spades (his privilege)", with his six unlike cards."""
    state = dealt(PG_DEAL, TWENTY_FIVE.replace(players=3, sides=3))
    state = played(state, "rob 2D, QD KD 3S, 2C QS 5C, AS")
    assert to_act(state) == 2
    assert may_play(state) == "5S 8D 10H"


def test_case_3_the_robber_holds_five_cards_again() -> None:
    state = dealt(PG_DEAL, TWENTY_FIVE.replace(players=3, sides=3))
    state = played(state, "rob 2D")
    deal = state.current_deal
    assert cards_text(deal.hands[1]) == "AS QS QD 6H 2S"
    assert (deal.turn_up, deal.robber) == (None, 1)
    assert [(put.seat, str(put.card)) for put in deal.put_out] == [(1, "2D")]


def test_case_4_a_hand_with_only_the_ace_of_hearts_is_void_in_hearts() -> None:
    for follow in ("follow_or_trump", "must_follow"):
        rules = TWENTY_FIVE.replace(follow=follow)
        assert may_play(position("spades; You: AH 9C KD 3D 2D; led KH", rules)) == "AH 9C KD 3D 2D"


def test_case_5_a_low_trump_makes_the_jack_playable_too() -> None:
    assert may_play(position("spades; You: 10S JS 9C KD 3D; led AH")) == "10S JS"


def test_case_5_jack_and_five_may_both_be_held_back_from_the_ace_of_hearts() -> None:
    assert may_play(position("spades; You: JS 5S 9C KD 3D; led AH")) == "JS 5S 9C KD 3D"


def test_case_6_ten_players_leave_one_card() -> None:
    rules = TWENTY_FIVE.replace(players=10, sides=10)
    deal = apply(new_game(rules), DealCards(PACK, 0)).current_deal
    assert sum(len(hand) for hand in deal.hands) == 50
    assert deal.turn_up == PACK[50]
    assert deal.stock == (PACK[51],)


def test_case_6_eleven_players_are_refused() -> None:
    with pytest.raises(RulesError) as refused:
        TWENTY_FIVE.replace(players=11, sides=11)
    assert {(problem.kind, problem.options[0]) for problem in refused.value.problems} == {
        (ProblemKind.OUT_OF_RANGE, "players"),
        (ProblemKind.OUT_OF_RANGE, "sides"),
    }


@pytest.mark.parametrize(
    ("example", "text", "allowed"),
    [
        (1, "spades; You: 5S AH 3D 9C KD; led 7S", "5S AH 3D 9C KD"),
        (2, "spades; You: 5S AS 3D 9C KD; led 7S", "5S AS"),
        (3, "spades; You: AH 3D 9C KD 2D; led JS", "AH"),
        (4, "spades; You: AH 3D 9C KD 2D; led 7S 5S", "AH 3D 9C KD 2D"),
    ],
)
def test_each_example_of_pg(example: int, text: str, allowed: str) -> None:
    assert may_play(position(text)) == allowed, f"PG example {example}"


def test_play_stops_on_the_trick_that_reaches_twenty_five() -> None:
    """PG: "As soon as a player or team wins its fifth trick, reaching 25 points, play stops"."""
    state = dealt("A deals; A: 9S 8D 7D 6D 4D; B: 5S JS AS KS QS; turned 2S", TWENTY_FIVE.replace(players=2, sides=2))
    state = scored(played(state, "rob QS, 5S 9S, JS 8D, AS 7D, KS 6D, 2S 4D"))
    assert (state.over, state.winners, state.scores) == (True, (1,), (0, 25))
