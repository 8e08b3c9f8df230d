"""The joker is "the joker" in a sentence, "Joker" alone, and "The joker" at the start of a sentence."""

from tests.core.positions import position
from twentyfive.ai import Reason, ReasonKind
from twentyfive.core import PRESETS, Card, PlayerView, view_for
from twentyfive.core.cards import JOKER
from twentyfive.core.moves import Exchange, PlayCard
from twentyfive.wording.learning.hints import choice_words, marked_words, row_name
from twentyfive.wording.learning.reasons import reason_sentence
from twentyfive.wording.learning.review import choice_spoken
from twentyfive.wording.names import for_the_ear, signs
from twentyfive.wording.table.answers import chosen, privilege_line, put_out, this_trick
from twentyfive.wording.table.line import table_line

RULES = PRESETS["one-hundred-ten-joker"]
JACK = Card.parse("JS")


def seen(text: str) -> PlayerView:
    return view_for(position(text, RULES), 0)


class TestWritten:
    def test_the_joker_led_is_named_as_a_label(self) -> None:
        assert table_line(seen("spades; You: 3H 4H; led JK")).detail == "Player 5 led the joker. You have no trumps."

    def test_the_joker_held_back_has_an_article(self) -> None:
        told = table_line(seen("spades; You: 5S JK; led 7S")).detail
        assert told.endswith("You may hold back 5♠ and the joker.")

    def test_the_joker_advised_has_an_article(self) -> None:
        view = seen("spades; You: JK 3H")
        assert reason_sentence(Reason(ReasonKind.LEAD_WINNER, (JOKER,)), view).startswith("Lead the joker:")
        assert marked_words(PlayCard(JOKER)) == "The best card is the joker, marked below."

    def test_the_joker_alone_has_no_article(self) -> None:
        assert choice_words(PlayCard(JOKER)) == "Joker"
        assert row_name(Exchange((JACK, JOKER))) == "J♠ Joker"
        assert choice_words(Exchange((JACK, JOKER))) == "Put out J♠ and the joker"

    def test_a_sentence_begins_with_a_capital(self) -> None:
        assert privilege_line(signs((JOKER, JACK))).startswith("The joker and J♠ may be held back")


class TestSpoken:
    def test_the_joker_led_is_named_as_a_label(self) -> None:
        assert this_trick(seen("spades; You: 3H 4H; led JK")).headline.startswith("Player 5: Joker.")

    def test_the_joker_to_choose_has_one_article(self) -> None:
        assert choice_spoken(JOKER) == "Choose the joker"
        assert choice_spoken(JACK) == "Choose the jack of spades"

    def test_a_sentence_begins_with_a_capital(self) -> None:
        assert chosen(JOKER).startswith("The joker is chosen.")
        assert for_the_ear(chosen(JACK)).startswith("The jack of spades is chosen.")
        assert put_out((JOKER,)) == "Chosen to put out: the joker."
