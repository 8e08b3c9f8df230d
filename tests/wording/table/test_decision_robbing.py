"""The question about robbing is true for the player asked, and under the rules of the game."""

from tests.core.positions import dealt, played
from twentyfive.core import PRESETS, GameState, Phase, Rules, view_for
from twentyfive.core.moves import DeclineRob
from twentyfive.wording.table.decisions import decision
from twentyfive.wording.table.line import table_line
from twentyfive.wording.table.question import Decision

HOYLE = PRESETS["spoil-five-hoyle"].replace(players=3, sides=3)
HOUSE = PRESETS["house-25"]
TWENTY_FIVE = PRESETS["twenty-five"].replace(players=3, sides=3)
NOTHING = "A: 2D 3D 4D 6D 7D"


def asked(state: GameState, seat: int) -> Decision:
    found = decision(view_for(state, seat), ())
    assert found is not None
    return found


def ace_turned() -> GameState:
    """A, the dealer, is asked about the ace after the first trick."""
    return played(dealt(f"A deals; {NOTHING}; B: KC QC JC 3C 2H; C: 4C 6C 7C 8C 3H; turned AS", HOYLE), "KC 4C 2D")


def five_held(rules: Rules) -> GameState:
    """B is asked first, may rob with the five of hearts, and does not hold the ace of trumps."""
    return dealt(f"A deals; {NOTHING}; B: 5H KS KC QC QD; turned 2S", rules.replace(rob_with_five_of_hearts=True))


class TestTheAceThatDoesNotRob:
    """Cats at Cards: if its holder has the turn-up turned down, the ace of trumps is the lowest trump."""

    def test_its_holder_is_warned(self) -> None:
        state = dealt(f"A deals; {NOTHING}; B: AS KS KC QC QD; turned 2S", HOYLE)
        assert "your ace becomes the lowest trump" in asked(state, 1).explanation

    def test_a_dealer_who_turned_an_ace_is_not_warned(self) -> None:
        assert "lowest" not in asked(ace_turned(), 0).explanation

    def test_a_player_who_robs_with_the_five_is_not_warned(self) -> None:
        assert "lowest" not in asked(five_held(HOYLE), 1).explanation


class TestLeavingTheTurnUp:
    """The effects of leaving the turn-up, as written and as spoken."""

    ACE_OF_HEARTS = f"A deals; {NOTHING}; B: AH KS KC QC QD; turned 2H"

    def told(self, **options: object) -> str:
        """The explanation after the question, to the holder of the ace of hearts."""
        question = asked(dealt(self.ACE_OF_HEARTS, TWENTY_FIVE.replace(**options)), 1)
        told = question.explanation.removeprefix("Choose the card you give up. ")
        assert question.spoken.endswith(told.replace("2♥", "the 2 of hearts"))
        return told

    def test_leaving_may_have_no_effect(self) -> None:
        assert self.told() == "Nobody sees it. If you leave 2♥, nobody will know."

    def test_leaving_may_bar_a_player_from_winning(self) -> None:
        told = self.told(unrobbed_cannot_go_out=True)
        assert told == "Nobody sees it. If you leave 2♥, you cannot win the game in this deal."

    def test_leaving_may_bar_the_whole_side(self) -> None:
        told = self.told(unrobbed_cannot_go_out=True, players=4, sides=2)
        assert told.endswith("If you leave 2♥, your side cannot win the game in this deal.")

    def test_all_effects_are_told_together_with_the_card_put_out(self) -> None:
        told = self.told(
            unrobbed_cannot_go_out=True,
            unrobbed_ace="lowest_trump",
            rob_deadline="opening_lead",
            put_out="face_up",
        )
        assert told == (
            "Everybody sees it. If you leave 2♥, everybody is told, your ace becomes the lowest trump and you cannot "
            "win the game in this deal."
        )

    def test_leaving_a_turned_ace_is_told_to_all(self) -> None:
        told = asked(ace_turned(), 0).explanation
        assert told.endswith("Everybody sees it. If you leave A♠, everybody is told.")

    def test_leaving_by_another_right_is_told_to_nobody(self) -> None:
        assert asked(five_held(HOYLE), 1).explanation.endswith("If you leave 2♠, nobody will know.")


class TestPlayersAsked:
    def test_only_the_dealer_is_asked_if_nobody_else_can_have_the_right(self) -> None:
        state = dealt(f"A deals; {NOTHING}; turned 2S", HOUSE)
        assert state.phase is Phase.ROB
        assert str(table_line(view_for(state, 1))) == "Will Player 1, the dealer, take 2♠?"
        assert asked(state, 0).explanation.startswith("The dealer is always asked")

    def test_only_the_dealer_is_asked_about_a_turned_ace(self) -> None:
        assert "the dealer, take A♠?" in str(table_line(view_for(ace_turned(), 1)))

    def test_each_player_is_asked_in_turn_if_anyone_may_hold_the_ace(self) -> None:
        state = dealt(f"A deals; {NOTHING}; B: 2H KS KC QC QD; turned 2S", HOYLE)
        assert str(table_line(view_for(state, 2))) == "Going round the table: who will take 2♠?"
        assert asked(state, 1).explanation.startswith("Everybody is asked")


def test_if_robbing_is_a_duty_leaving_is_not_offered() -> None:
    rules = TWENTY_FIVE.replace(must_rob=True, unrobbed_ace="lowest_trump")
    state = dealt(f"A deals; {NOTHING}; B: AS KS KC QC QD; turned 2S", rules)
    question = asked(state, 1)
    assert question.question == "You hold A♠, so you must rob: take 2♠."
    assert question.brief == "You must rob 2♠. Choose the card you give up."
    assert "leave" not in question.explanation
    assert DeclineRob() not in [choice.answer for choice in question.choices]
    assert str(table_line(view_for(state, 1))) == "Your turn. First you have to take 2♠."
