"""The explanations of the card trainer: true, whole, and about the cards on the table."""

from __future__ import annotations

import random

import pytest

from tests.engine.learning.test_trainer import PLAIN, TRUMPS, card, cards
from tests.wording.grammar.samples import FRENCH, speaking
from twentyfive.core import Suit
from twentyfive.engine.learning.trainer_questions import MOST_LEVEL, Topic, TrainerQuestion, make_question
from twentyfive.wording.learning.trainer import question_line, question_spoken, verdict
from twentyfive.wording.learning.trainer_reasons import plain_order_sentence, trump_order_sentence, why
from twentyfive.wording.names import card_sign, for_the_ear


def trick(trump: str, played: str) -> TrainerQuestion:
    return TrainerQuestion(Topic.WHOLE_TRICKS, Suit(trump), None, cards(played))


def hand(trump: str, led: str, held: str) -> TrainerQuestion:
    return TrainerQuestion(Topic.FOLLOWING, Suit(trump), card(led), cards(held))


def reason(question: TrainerQuestion, chosen: str) -> str:
    """The explanation after that card was chosen."""
    return why(question, question.cards.index(card(chosen)))


def test_the_trainer_explains_why_a_card_wins() -> None:
    assert reason(trick("S", "KD 2S AD"), "KD") == (
        "2♠ is the only trump, and any trump beats all other suits. K♦ is not a trump."
    )
    assert reason(trick("S", "KD AH"), "AH") == "The ace of hearts is a trump in every deal, and here the only one."
    assert reason(trick("S", "2D KH 3D"), "KH").endswith("K♥ cannot win: hearts are neither led nor trumps.")
    assert reason(trick("S", "2D KH KC"), "2D") == (
        "There is no trump, and no other card of the suit led. So the card led wins."
    )
    assert reason(trick("D", "9S 10H 3S"), "9S") == (
        "There is no trump, so the best of the suit led wins. Lowest in black: K, Q, J and A, then 2 up to 10."
    )
    assert reason(trick("C", "9S JC 5C"), "JC") == (
        "Trumps: 5♣, J♣, A♥, A♣, K♣, Q♣, then the lowest first, as in all black."
    )


@pytest.mark.usefixtures("qapp")
def test_a_question_names_its_suit_and_its_card_within_the_sentence_of_another_language() -> None:
    question_text = ("{suit} are trumps and {card} is led.", "")
    texts = {**FRENCH, question_text: "l’atout est {suit}, on entame {card:de}."}
    question = trick("H", "AS KS")
    assert question_line(question) == "Hearts are trumps and A♠ is led."
    with speaking("fr", texts):
        assert for_the_ear(question_line(question)) == "L’atout est cœur, on entame de l’as de pique."


def test_the_trainer_explains_why_a_card_may_not_be_played() -> None:
    assert reason(hand("S", "KD", "2D 3C"), "2D") == (
        "You hold a diamond, so you must play one, or a trump. 2♦ is of the suit led, so it may be played."
    )
    forced = "A trump is led and you hold one that may not be held back, so you must play a trump."
    assert reason(hand("S", "2S", "3S 3C"), "3S") == f"{forced} 3♠ is a trump, so it may be played."
    assert reason(hand("S", "AH", "3S 3C"), "3C") == f"The ace of hearts is a trump in every deal. {forced}"
    said = reason(hand("S", "KH", "AH 2H 3C"), "AH")
    assert said.endswith("A♥ is a trump in every deal, so it may be played.")


def test_the_trainer_explains_why_a_card_may_be_held_back() -> None:
    question = TrainerQuestion(Topic.HOLDING_BACK, Suit.SPADES, card("JS"), cards("5S AH KS"))
    said = "Only 5♠, J♠ or A♥ may be held back, and only when a lower trump is led."
    assert reason(question, "5S") == reason(question, "KS") == said
    assert reason(question, "AH") == f"{said} A♥ is lower than J♠."


@pytest.mark.parametrize("suit", Suit)
def test_the_orders_told_are_those_of_the_rules(suit: Suit) -> None:
    trumps = [card_sign(one) for one in TRUMPS[suit]]
    told = trump_order_sentence(suit).removeprefix("Trumps: ").split(", then")[0].split(", ")
    assert told == trumps[: len(told)]
    numbers = [int(text[:-1]) for text in trumps[len(told) :]]
    assert numbers == sorted(numbers, reverse=suit.red)
    assert ("highest first" in trump_order_sentence(suit)) is suit.red
    plain = "".join(str(one.rank) for one in PLAIN[suit])
    begins = {True: "KQJ10", False: "KQJA2"}[suit.red]
    assert plain.startswith(begins)
    assert ("ace last" in plain_order_sentence(suit)) is plain.endswith("A")
    assert ("K, Q, J and A, then 2 up" in plain_order_sentence(suit)) is not suit.red


def test_every_question_and_reason_is_told_in_whole_sentences() -> None:
    rng = random.Random(25)
    for topic in Topic:
        for level in range(1, MOST_LEVEL + 1):
            for _ in range(25):
                question = make_question(topic, level, rng)
                said = [question_line(question), question_spoken(question, 0)]
                for choice in range(len(question.cards)):
                    said += [verdict(question, choice), why(question, choice), for_the_ear(why(question, choice))]
                for sentence in said:
                    assert "{" not in sentence
                    assert "  " not in sentence
                    assert sentence.endswith((".", "!"))
                    assert sentence[0].isupper() or sentence[0].isdigit()
