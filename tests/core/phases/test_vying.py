"""Maw: cards that are vied, and the ace of hearts turned up. RULES.md section 6."""

import pytest

from tests.core.positions import dealt, played, scored
from twentyfive.core import PRESETS, GameState, IllegalMove, Phase, apply, legal_moves, to_act, view_for
from twentyfive.core.moves import GiveUp, Jink, LeadOn, Move, See, Vie

MAW = PRESETS["maw"]
DEAL = "A deals; turned 2S; A: 2C 3C 4C 6C 7C; B: 5S AH AS KS KH"
"""B, who leads, has the four best trumps and takes every trick."""


def after_tricks(number: int, moves: str = "") -> GameState:
    """The state after so many of B's tricks, without a card vied between them, and then these moves."""
    tricks = ["5S 2C", "AH 3C", "AS 4C"][:number]
    return played(dealt(DEAL, MAW), ", stand, ".join(tricks) + (f", {moves}" if moves else ""))


def test_nobody_vies_before_the_first_trick() -> None:
    """RULES.md 6, `vied_card`: "before the first trick be played"."""
    state = dealt(DEAL, MAW)
    assert state.phase is Phase.PLAY
    with pytest.raises(IllegalMove):
        apply(state, Vie())


def test_the_leader_of_the_second_trick_may_vie() -> None:
    state = after_tricks(1)
    assert (state.phase, to_act(state), legal_moves(state)) == (Phase.VIE, 1, (LeadOn(), Vie()))
    assert played(state, "stand").phase is Phase.PLAY


def test_the_next_player_sees_the_card_or_gives_the_deal_up() -> None:
    state = after_tricks(1, "vie")
    assert (state.phase, to_act(state), legal_moves(state)) == (Phase.VIE, 0, (See(), GiveUp()))
    seen = played(state, "see")
    assert (seen.phase, to_act(seen), seen.current_deal.vied) == (Phase.PLAY, 1, 1)


def test_a_card_seen_counts_for_the_winner_of_the_deal() -> None:
    """Ten for all five tricks, and one for the card: RULES.md 6, `vied_card`."""
    state = scored(played(after_tricks(1, "vie, see, AH 3C"), "stand, AS 4C, KS 6C, KH 7C"))
    assert (state.scores, state.history[0].gains) == ((0, 11), (0, 11))


def test_a_deal_given_up_is_won_as_with_three_tricks_without_the_last_card() -> None:
    assert scored(after_tricks(1, "vie, yield")).scores == (0, 5)
    assert scored(after_tricks(1, "vie, see, AH 3C, vie, yield")).scores == (0, 6)


def test_nobody_vies_once_a_side_has_three_tricks() -> None:
    assert after_tricks(2).phase is Phase.VIE
    assert after_tricks(3).phase is Phase.PLAY


def test_three_cards_are_the_most() -> None:
    """GP: "three cards" crossed. Each side takes two tricks, with a card vied before the second to the fourth."""
    deal = "A deals; turned 2S; A: 5S QC KD 2C 3C; B: AH KC QD 4D 3D"
    state = played(dealt(deal, MAW), "AH 5S")
    assert to_act(state) == 0
    state = played(state, "vie, see, QC KC, vie, see, 3D KD, vie, see")
    assert state.current_deal.vied == 3
    state = played(state, "2C QD")
    assert state.phase is Phase.PLAY, "a side has three tricks, and three cards are vied"


def test_of_four_players_the_one_on_the_left_of_the_vier_answers() -> None:
    rules = MAW.replace(players=4, sides=2)
    deal = "A deals; turned 2S; A: 2C 3C 4C 6C 7C; B: 5S AH AS KS KH; C: 8C 9C 10C 2D 3D; D: 4D 6D 7D 8D 9D"
    state = played(dealt(deal, rules), "5S 8C 4D 2C, vie")
    assert to_act(state) == 2
    assert scored(played(state, "yield")).scores == (0, 5)


def test_everybody_sees_what_is_vied() -> None:
    state = after_tricks(1, "vie")
    for seat in (0, 1, None):
        assert view_for(state, seat).vier == 1
    view = view_for(played(state, "yield"), 1)
    assert (view.vied, view.vier, view.gave_up) == (0, None, 0)


@pytest.mark.parametrize(
    ("moves", "move"), [("", See()), ("", GiveUp()), ("", Jink()), ("vie", Vie()), ("vie", LeadOn())], ids=str
)
def test_a_card_vied_is_answered_and_nothing_else(moves: str, move: Move) -> None:
    with pytest.raises(IllegalMove):
        apply(after_tricks(1, moves), move)


@pytest.mark.parametrize(("turned", "points"), [("AH", 4), ("AS", 0), ("2H", 0)])
def test_turning_up_the_ace_of_hearts_gains_four(turned: str, points: int) -> None:
    """GP: "If you turn up the Ace of Hearts you gain four thereby"."""
    assert dealt(f"A deals; turned {turned}", MAW).scores == (points, 0)


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"scoring": "tricks"}, "vied_card, scoring: needs_majority"),
        ({"players": 4, "sides": 4}, "vied_card, sides: needs_two_sides (4)"),
        ({"scoring": "deals_won", "vied_card": 0}, "turned_ace_of_hearts, scoring: needs_trick_points"),
    ],
)
def test_cards_are_vied_only_where_two_sides_play_for_most_tricks(changes: dict[str, object], problem: str) -> None:
    assert [str(found) for found in MAW.draft(**changes).problems()] == [problem]
