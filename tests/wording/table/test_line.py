"""The line above the hand tells what the hand at hand can do."""

from tests.core.positions import position
from twentyfive.core import view_for
from twentyfive.wording.table.line import table_line


def detail(text: str) -> str:
    """What seat 0 is told about the trick that Player 5 led, in that position."""
    told = table_line(view_for(position(text), 0)).detail
    return told.removeprefix("Player 5 led ")


class TestWithoutTheSuitLed:
    def test_with_a_trump_one_may_trump_or_throw_away(self) -> None:
        assert detail("spades; You: AH 4D; led KC") == "K♣. You have no clubs, so you may trump or throw away."

    def test_without_a_trump_one_can_only_throw_away(self) -> None:
        assert detail("spades; You: 7D 4D; led KC") == "K♣. You have no clubs and no trump: throw any card away."

    def test_with_trumps_alone_there_is_nothing_to_throw_away(self) -> None:
        assert detail("spades; You: AH 2S; led KC") == "K♣. You have no clubs, only trumps."


def test_any_one_of_the_trumps_that_may_not_be_held_back_will_do() -> None:
    told = detail("spades; You: AH 4S QS; led 7S")
    assert told == "7♠. You may hold back A♥: 4♠ or Q♠ will do."
