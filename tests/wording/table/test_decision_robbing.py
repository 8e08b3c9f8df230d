"""What is said of robbing is true of whoever is asked, and of these rules."""

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
    """The dealer, A, is asked about the ace after the first trick."""
    return played(dealt(f"A deals; {NOTHING}; B: KC QC JC 3C 2H; C: 4C 6C 7C 8C 3H; turned AS", HOYLE), "KC 4C 2D")


def five_held(rules: Rules) -> GameState:
    """B, who is asked first, may rob with the five of hearts and holds no ace of trumps."""
    return dealt(f"A deals; {NOTHING}; B: 5H KS KC QC QD; turned 2S", rules.replace(rob_with_five_of_hearts=True))


class TestTheAceThatDoesNotRob:
    """CC: the ace of trumps whose holder has the turn-up turned down is the lowest trump."""

    def test_its_holder_is_warned(self) -> None:
        state = dealt(f"A deals; {NOTHING}; B: AS KS KC QC QD; turned 2S", HOYLE)
        assert "your ace becomes the lowest trump" in asked(state, 1).explanation

    def test_who_turned_an_ace_is_not_threatened_with_it(self) -> None:
        assert "lowest" not in asked(ace_turned(), 0).explanation

    def test_who_robs_with_the_five_is_not_threatened_with_it(self) -> None:
        assert "lowest" not in asked(five_held(HOYLE), 1).explanation


class TestWhatIsSaidOfLeaving:
    """All that comes of it, to the eye and to the ear."""

    ACE_OF_HEARTS = f"A deals; {NOTHING}; B: AH KS KC QC QD; turned 2H"

    def told(self, **options: object) -> str:
        """What is said after what is asked, to who holds the ace of hearts."""
        question = asked(dealt(self.ACE_OF_HEARTS, TWENTY_FIVE.replace(**options)), 1)
        told = question.explanation.removeprefix("Choose the card to put out. ")
        assert question.spoken.endswith(told.replace("2♥", "2 of hearts"))
        return told

    def test_nothing_comes_of_it(self) -> None:
        assert self.told() == "Nobody sees it. Nobody is told if you leave 2♥ lying."

    def test_it_bars_from_winning(self) -> None:
        told = self.told(unrobbed_cannot_go_out=True)
        assert told == "Nobody sees it. If you leave 2♥ lying, you cannot win the game in this deal."

    def test_it_bars_the_whole_side(self) -> None:
        told = self.told(unrobbed_cannot_go_out=True, players=4, sides=2)
        assert told.endswith("If you leave 2♥ lying, your side cannot win the game in this deal.")

    def test_all_that_comes_of_it_is_said_and_who_sees_the_card_put_out(self) -> None:
        told = self.told(
            unrobbed_cannot_go_out=True,
            unrobbed_ace="lowest_trump",
            rob_deadline="opening_lead",
            put_out="face_up",
        )
        assert told == (
            "All see it. If you leave 2♥ lying, all are told, your ace becomes the lowest trump "
            "and you cannot win the game in this deal."
        )

    def test_it_is_told_of_the_ace_that_was_turned(self) -> None:
        told = asked(ace_turned(), 0).explanation
        assert told.endswith("All see it. If you leave A♠ lying, all are told.")

    def test_another_right_is_left_without_a_word(self) -> None:
        assert asked(five_held(HOYLE), 1).explanation.endswith("Nobody is told if you leave 2♠ lying.")


class TestWhoIsAsked:
    def test_the_dealer_alone_where_nobody_else_can_have_the_right(self) -> None:
        state = dealt(f"A deals; {NOTHING}; turned 2S", HOUSE)
        assert state.phase is Phase.ROB
        assert str(table_line(view_for(state, 1))) == "Player 1, who deals, is asked whether to take 2♠."
        assert asked(state, 0).explanation.startswith("The dealer is asked every time")

    def test_the_dealer_alone_about_an_ace_that_was_turned(self) -> None:
        assert "who deals, is asked whether to take A♠" in str(table_line(view_for(ace_turned(), 1)))

    def test_each_in_turn_where_anybody_may_hold_the_ace(self) -> None:
        state = dealt(f"A deals; {NOTHING}; B: 2H KS KC QC QD; turned 2S", HOYLE)
        assert str(table_line(view_for(state, 2))) == "Each is asked in turn whether to take 2♠."
        assert asked(state, 1).explanation.startswith("Everyone is asked")


def test_where_one_has_to_rob_leaving_is_not_spoken_of() -> None:
    rules = TWENTY_FIVE.replace(must_rob=True, unrobbed_ace="lowest_trump")
    state = dealt(f"A deals; {NOTHING}; B: AS KS KC QC QD; turned 2S", rules)
    question = asked(state, 1)
    assert question.question == "You hold A♠, and have to take 2♠."
    assert "leave" not in question.explanation
    assert DeclineRob() not in [choice.answer for choice in question.choices]
    assert str(table_line(view_for(state, 1))) == "Your turn. First you have to take 2♠."
