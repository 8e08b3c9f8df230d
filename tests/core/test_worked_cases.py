"""The worked cases of RULES.md section 8 and PG's examples."""

import pytest

from tests.core.policy import finished
from tests.core.positions import TWENTY_FIVE, dealt, may_play, played, position, scored
from twentyfive.core import PRESETS, Phase, ProblemKind, RulesError, apply, new_game, to_act
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


def test_in_1858_the_ace_of_hearts_beats_the_jack_but_not_the_five() -> None:
    """RULES.md section 1: "instead of the knave of trumps"."""
    deal = "A deals; turned 2S; A: AH 9C KD 3D 2D; B: JS 8C QD 4D 3C"
    for preset in ("twenty-five-1858", "five-and-ten"):
        rules = PRESETS[preset].replace(players=2, sides=2)
        state = played(dealt(deal, rules), "JS AH")
        assert state.current_deal.tricks[0].winner == 0
    assert (
        played(dealt(deal, PRESETS["twenty-five"].replace(players=2, sides=2)), "JS AH").current_deal.tricks[0].winner
    )


def test_in_five_and_ten_most_tricks_score_five_and_all_of_them_ten() -> None:
    """RULES.md 7, `five-and-ten`: the score of its name."""
    rules = PRESETS["five-and-ten"]
    deal = "A deals; turned 2S; A: {}; B: {}"
    strong, weak = "5S AH KS QS KH", "2C 3C 4C 6C 7C"
    state = scored(played(dealt(deal.format(weak, strong), rules), "5S 2C, AH 3C, KS 4C, QS 6C, KH 7C"))
    assert state.scores == (0, 10)
    state = scored(
        played(dealt(deal.format("KC QC 4C 6C 7C", "5S AH KS 3C 2C"), rules), "5S 4C, AH 6C, KS 7C, 3C KC, QC 2C")
    )
    assert state.scores == (0, 5)


@pytest.mark.parametrize(("preset", "tricks"), [("twenty-five-six", 6), ("twenty-five-nine", 9)])
def test_six_and_nine_cards_make_as_many_tricks(preset: str, tricks: int) -> None:
    """RULES.md section 4: "A deal has as many tricks as a hand has cards"."""
    rules = PRESETS[preset].replace(target=100)
    state = finished(rules, 3).state
    assert {sum(result.tricks) for result in state.history[:-1]} == {tricks}
    assert all(sum(result.gains) == 5 * tricks for result in state.history[:-1])


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
