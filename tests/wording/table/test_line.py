"""The line above the hand tells what the hand can do."""

from tests.core.positions import position
from twentyfive.core import view_for
from twentyfive.wording.table.line import table_line


def detail(text: str) -> str:
    """The detail for seat 0 about the trick that Player 5 led."""
    told = table_line(view_for(position(text), 0)).detail
    return told.removeprefix("Player 5 led ")


class TestWithoutTheSuitLed:
    def test_a_hand_with_a_trump_may_trump_or_throw_away(self) -> None:
        assert detail("spades; You: AH 4D; led KC") == "K♣. You have no clubs, so you may trump or throw away."

    def test_a_hand_without_a_trump_can_only_throw_away(self) -> None:
        assert detail("spades; You: 7D 4D; led KC") == "K♣. You have no clubs and no trump: throw any card away."

    def test_a_hand_of_trumps_has_nothing_to_throw_away(self) -> None:
        assert detail("spades; You: AH 2S; led KC") == "K♣. You have no clubs, only trumps."


def test_any_trump_that_may_not_be_held_back_will_do() -> None:
    told = detail("spades; You: AH 4S QS; led 7S")
    assert told == "7♠. You may hold back A♥: 4♠ or Q♠ will do."
