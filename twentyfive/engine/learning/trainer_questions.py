"""The questions of the ranking trainer: made from random cards, answered by the rules of the game."""

from __future__ import annotations

import random
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from twentyfive.core import PRESETS, Card, Suit, legal_plays, trick_winner, trumps
from twentyfive.core.cards import ACE_OF_HEARTS, PACK
from twentyfive.core.ranking import plain_order

RULES: Final = PRESETS["twenty-five"]
"""The rules that are trained: their order of cards and rules of following hold in nearly all games of the family."""

MOST_LEVEL: Final = 4
FEWEST_CARDS: Final = 2
MOST_CARDS: Final = MOST_LEVEL + 1
_TRIES: Final = 10_000


class Topic(StrEnum):
    """The topic of a question, in the order of learning."""

    RED_SUITS = "red_suits"
    BLACK_SUITS = "black_suits"
    RED_TRUMPS = "red_trumps"
    BLACK_TRUMPS = "black_trumps"
    WHOLE_TRICKS = "whole_tricks"
    ACE_OF_HEARTS = "ace_of_hearts"
    FOLLOWING = "following"
    HOLDING_BACK = "holding_back"


class TrainerTask(StrEnum):
    """The task that a question sets."""

    WINS = "wins"  # find the card that wins a trick, whose first card was led
    NOT_ALLOWED = "not_allowed"  # find the card of a hand that may not be played to the card led
    HELD_BACK = "held_back"  # find the trump that could be held back if it were the only trump of a hand


@dataclass(frozen=True, slots=True)
class TrainerQuestion:
    """A question: some cards, exactly one of them the answer.

    Attributes:
        topic: its topic.
        trump: the trump suit.
        led: the card that another player led; None if the cards are a whole trick, whose first card was led.
        cards: the cards to choose from, two to five.
    """

    topic: Topic
    trump: Suit
    led: Card | None
    cards: tuple[Card, ...]

    def __post_init__(self) -> None:
        whole = (*self.cards, *([] if self.led is None else [self.led]))
        if not FEWEST_CARDS <= len(self.cards) <= MOST_CARDS or len(set(whole)) != len(whole):
            raise ValueError(f"a question has {FEWEST_CARDS} to {MOST_CARDS} different cards")
        if (self.led is None) != (self.task is TrainerTask.WINS):
            raise ValueError("a trick is led by its first card, and to a hand another one is led")
        if len(_answers(self)) != 1:
            raise ValueError("a question has exactly one answer")

    @property
    def task(self) -> TrainerTask:
        """The task that the topic sets."""
        match self.topic:
            case Topic.FOLLOWING:
                return TrainerTask.NOT_ALLOWED
            case Topic.HOLDING_BACK:
                return TrainerTask.HELD_BACK
            case _:
                return TrainerTask.WINS

    @property
    def right(self) -> int:
        """The place of the answer among the cards."""
        return _answers(self)[0]


def make_question(topic: Topic, level: int, rng: random.Random) -> TrainerQuestion:
    """Make a random question about the topic, with one card more than the level, which is 1 to `MOST_LEVEL`."""
    for _ in range(_TRIES):
        trump = rng.choice(list(Suit))
        try:
            return _drafted(topic, trump, level + 1, rng)
        except ValueError:
            continue
    raise AssertionError(f"no question about {topic} with {level + 1} cards")


def deciding_suit(question: TrainerQuestion) -> Suit:
    """Return the suit whose order decides: trumps if there is one or if the task is to follow, else the suit led."""
    led = question.cards[0] if question.led is None else question.led
    all_trumps = trumps(question.trump, RULES)
    plain = question.led is None and not any(card in all_trumps for card in question.cards)
    return led.suit if plain and led.suit is not None else question.trump


def order_of(suit: Suit, trump: Suit) -> tuple[Card, ...]:
    """Return the cards of a suit, best first, with `trump` as the trump suit."""
    all_trumps = trumps(trump, RULES)
    return all_trumps if suit is trump else tuple(card for card in plain_order(suit) if card not in all_trumps)


def _answers(question: TrainerQuestion) -> tuple[int, ...]:
    """Return the places of all right cards."""
    cards, led, trump = question.cards, question.led, question.trump
    if led is None:
        return (trick_winner(cards, trump, RULES),)
    if question.task is TrainerTask.NOT_ALLOWED:
        allowed = legal_plays(cards, led, trump, RULES)
        return tuple(place for place, card in enumerate(cards) if card not in allowed)
    return tuple(place for place, card in enumerate(cards) if may_be_held_back(card, led, trump))


def may_be_held_back(card: Card, led: Card, trump: Suit) -> bool:
    """Whether `card`, the only trump of a hand, need not be played to the trump led."""
    other = next(plain for plain in PACK if plain not in trumps(trump, RULES))
    return other in legal_plays((card, other), led, trump, RULES)


def _drafted(topic: Topic, trump: Suit, size: int, rng: random.Random) -> TrainerQuestion:
    """Draw a question with this trump suit. Raises ValueError if it has no single answer, or misses the topic."""
    cards = _chosen(topic, trump, size, rng)
    led = None
    if topic in (Topic.FOLLOWING, Topic.HOLDING_BACK):
        led, *rest = cards
        cards = tuple(rest)
    if not _is_about(topic, trump, cards):
        raise ValueError("chance gave cards that are about something else")
    return TrainerQuestion(topic, trump, led, cards)


def _chosen(topic: Topic, trump: Suit, size: int, rng: random.Random) -> tuple[Card, ...]:
    """Draw cards that suit the topic; if the question is about a hand, the card led comes first."""
    all_trumps = trumps(trump, RULES)
    match topic:
        case Topic.RED_SUITS | Topic.BLACK_SUITS:
            suits = [suit for suit in Suit if suit != trump and suit.red is (topic is Topic.RED_SUITS)]
            plain = [card for card in plain_order(rng.choice(suits)) if card not in all_trumps]
            return tuple(rng.sample(plain, size))
        case Topic.RED_TRUMPS | Topic.BLACK_TRUMPS:
            return tuple(rng.sample(all_trumps, size))
        case Topic.HOLDING_BACK:
            # Half of the leads are from the best trumps: to a low lead nearly every trump with the privilege may be
            # held back.
            led = rng.choice(all_trumps[: len(all_trumps) // 2] if rng.random() < 0.5 else all_trumps)
            return (led, *rng.sample([card for card in all_trumps if card != led], size))
        case Topic.ACE_OF_HEARTS:
            best = [card for card in all_trumps[:2] if rng.random() < 0.3]  # the only cards that beat it
            others = [card for card in all_trumps[2:] if card != ACE_OF_HEARTS]
            hearts = [card for card in PACK if card.suit is Suit.HEARTS and card not in all_trumps]
            cards = [ACE_OF_HEARTS, *best, *rng.sample([*others, *hearts], size)][:size]
            rng.shuffle(cards)
            return tuple(cards)
        case Topic.FOLLOWING:
            return tuple(rng.sample(PACK, size + 1))
        case Topic.WHOLE_TRICKS:
            return tuple(rng.sample(PACK, size))


def _is_about(topic: Topic, trump: Suit, cards: tuple[Card, ...]) -> bool:
    trump_cards = [card for card in cards if card in trumps(trump, RULES)]
    match topic:
        case Topic.RED_TRUMPS | Topic.BLACK_TRUMPS:
            return trump.red is (topic is Topic.RED_TRUMPS)
        case Topic.WHOLE_TRICKS:
            led, *others = cards
            return led not in trump_cards and any(card.suit != led.suit for card in others)
        case Topic.ACE_OF_HEARTS:
            return trump is not Suit.HEARTS
        case _:
            return True
