"""Explanations of the card trainer: why an answer is right, and another is not."""

from __future__ import annotations

from twentyfive.core import Card, Suit, trumps
from twentyfive.core.cards import ACE_OF_HEARTS
from twentyfive.engine.learning.trainer_questions import RULES, TrainerQuestion, TrainerTask
from twentyfive.wording.amounts import sentence_case
from twentyfive.wording.names import ONE_OF_SUIT, card_sign, either, suit_in_sentence, translate

_HELD_BACK = 3
"""The number of trumps that may be held back: the best three."""


def why(question: TrainerQuestion, choice: int) -> str:
    """Explain why the answer is right, and why the choice is not if it was another card."""
    sentences = [_why_right(question)]
    if choice != question.right:
        sentences.append(_why_wrong(question, question.cards[choice]))
    return " ".join(sentence_case(sentence) for sentence in sentences if sentence)


def plain_order_sentence(suit: Suit) -> str:
    """Say how a plain suit ranks."""
    if suit is Suit.HEARTS:
        return translate("trainer", "Highest in red: K, Q and J, then 10 down to 2.")
    if suit.red:
        return translate("trainer", "Highest in red: K, Q and J, then 10 down to 2, and the ace last of all.")
    return translate("trainer", "Lowest in black: K, Q, J and A, then 2 up to 10.")


def trump_order_sentence(trump: Suit) -> str:
    """Say how trumps rank."""
    order = trumps(trump, RULES)
    top = order[: len(order) - 8]
    if trump.red:
        text = translate("trainer", "Trumps: {cards}, then the highest first.")
    else:
        text = translate("trainer", "Trumps: {cards}, then the lowest first, as in all black.")
    return text.format(cards=", ".join(card_sign(card) for card in top))


def _why_right(question: TrainerQuestion) -> str:
    match question.task:
        case TrainerTask.WINS:
            return _why_it_wins(question)
        case TrainerTask.NOT_ALLOWED:
            return _why_not_allowed(question)
        case TrainerTask.HELD_BACK:
            best = either([card_sign(card) for card in trumps(question.trump, RULES)[:_HELD_BACK]])
            text = translate("trainer", "Only {best} may be held back, and only when a lower trump is led.")
            return text.format(best=best)


def _why_it_wins(question: TrainerQuestion) -> str:
    cards, trump = question.cards, question.trump
    winner, led = cards[question.right], cards[0]
    in_trick = [card for card in cards if _is_trump(card, trump)]
    if len(in_trick) > 1:
        return trump_order_sentence(trump)
    if in_trick and winner == ACE_OF_HEARTS and trump is not Suit.HEARTS:
        return translate("trainer", "The ace of hearts is a trump in every deal, and here the only one.")
    if in_trick:
        text = translate("trainer", "{card} is the only trump, and any trump beats all other suits.")
        return text.format(card=card_sign(winner))
    suit = _suit(led)
    if sum(card.suit is suit for card in cards) == 1:
        return translate("trainer", "There is no trump, and no other card of the suit led. So the card led wins.")
    if all(card.suit is suit for card in cards):
        return plain_order_sentence(suit)
    text = translate("trainer", "There is no trump, so the best of the suit led wins. {order}")
    return text.format(order=plain_order_sentence(suit))


def _why_not_allowed(question: TrainerQuestion) -> str:
    assert question.led is not None, "a hand plays to a card that was led"
    if not _is_trump(question.led, question.trump):
        text = translate("trainer", "You hold {suit}, so you must play one, or a trump.")
        return text.format(suit=ONE_OF_SUIT[_suit(question.led)]())
    forced = translate(
        "trainer", "A trump is led and you hold one that may not be held back, so you must play a trump."
    )
    if question.led == ACE_OF_HEARTS and question.trump is not Suit.HEARTS:
        return " ".join((translate("trainer", "The ace of hearts is a trump in every deal."), forced))
    return forced


def _why_wrong(question: TrainerQuestion, chosen: Card) -> str:
    """Explain why another card is not the answer; empty if the reason for the right one makes it plain."""
    trump, card = question.trump, card_sign(chosen)
    if question.task is TrainerTask.HELD_BACK:
        if chosen not in trumps(trump, RULES)[:_HELD_BACK]:
            return ""
        assert question.led is not None, "a trump is led"
        return translate("trainer", "{card} is lower than {led}.").format(card=card, led=card_sign(question.led))
    if question.task is TrainerTask.NOT_ALLOWED:
        return _why_allowed(question, chosen, card)
    if _is_trump(chosen, trump):
        return ""
    if _is_trump(question.cards[question.right], trump):
        return translate("trainer", "{card} is not a trump.").format(card=card)
    if chosen.suit is not question.cards[0].suit:
        text = translate("trainer", "{card} cannot win: {suit} are neither led nor trumps.")
        return text.format(card=card, suit=suit_in_sentence(_suit(chosen)))
    return ""


def _why_allowed(question: TrainerQuestion, chosen: Card, card: str) -> str:
    if chosen == ACE_OF_HEARTS and question.trump is not Suit.HEARTS:
        return translate("trainer", "{card} is a trump in every deal, so it may be played.").format(card=card)
    if _is_trump(chosen, question.trump):
        return translate("trainer", "{card} is a trump, so it may be played.").format(card=card)
    return translate("trainer", "{card} is of the suit led, so it may be played.").format(card=card)


def _is_trump(card: Card, trump: Suit) -> bool:
    return card in trumps(trump, RULES)


def _suit(card: Card) -> Suit:
    assert card.suit is not None, "there is no joker in these questions"
    return card.suit
