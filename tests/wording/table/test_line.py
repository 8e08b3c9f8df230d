"""The line above the hand tells what the hand can do."""

import logging
from dataclasses import replace

import pytest

from tests.core.positions import dealt, position, with_scores
from tests.wording.grammar.samples import FRENCH, speaking
from twentyfive.core import Phase, seated, view_for
from twentyfive.wording.table.line import Line, table_line


def detail(text: str) -> str:
    """The detail for seat 0 about the trick that Player 5 led."""
    told = table_line(view_for(position(text), 0)).detail
    return told.removeprefix("Player 5 led ")


class TestWithoutTheSuitLed:
    def test_a_hand_with_a_trump_may_trump_or_throw_away(self) -> None:
        assert (
            detail("spades; You: AH 4D; led KC") == "K♣. You have no clubs, so you may trump, or throw away any card."
        )

    def test_a_hand_without_a_trump_can_only_throw_away(self) -> None:
        assert detail("spades; You: 7D 4D; led KC") == "K♣. You have no clubs and no trumps: throw away any card."

    def test_a_hand_of_trumps_has_nothing_to_throw_away(self) -> None:
        assert detail("spades; You: AH 2S; led KC") == "K♣. You have no clubs, only trumps."


def test_any_trump_that_may_not_be_held_back_will_do() -> None:
    told = detail("spades; You: AH 4S QS; led 7S")
    assert told == "7♠. You may hold back A♥: 4♠ or Q♠ will do."


@pytest.mark.usefixtures("qapp")
def test_who_deals_is_told_in_any_language_when_no_jack_was_drawn(caplog: pytest.LogCaptureFixture) -> None:
    """After the first deal no card tells the dealer, so that there is none to put into a case."""
    cards = dealt("A deals", seated("twenty-five", 4, 4))
    between = replace(with_scores(cards, (5, 5, 5, 10)), phase=Phase.DEAL, deal=None, next_dealer=1)
    texts = {
        **FRENCH,
        ("The first jack, {card}, went to you.", ""): "Le valet, {card:the}, est pour vous.",
        ("The first jack, {card}, went to {name}.", ""): "Le valet, {card:the}, est pour {name}.",
    }
    with speaking("fr", texts), caplog.at_level(logging.ERROR):
        assert table_line(view_for(between, 1)) == Line("You deal.")
        assert table_line(view_for(between, 0)).detail == ""
    assert caplog.text == ""
