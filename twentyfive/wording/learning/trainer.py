"""The words of the ranking trainer: what is asked, why an answer is right, and how somebody is doing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from twentyfive.core import Card, Suit
from twentyfive.engine.files.disk_errors import system_words
from twentyfive.engine.files.guarded_file import Found
from twentyfive.engine.learning.trainer import ROUND, TopicRecord, TrainerProgress
from twentyfive.engine.learning.trainer_questions import MOST_LEVEL, Asked, Topic, TrainerQuestion
from twentyfive.wording.names import card_name, card_sign, suit_name, translate

_FEW = 5
"""With fewer answers than these a percentage says little."""

Naming = Callable[[Card], str]


def topic_name(topic: Topic | None) -> str:
    """What a topic is called; None is all of them."""
    return {
        None: translate("trainer", "Everything"),
        Topic.RED_SUITS: translate("trainer", "Red suits"),
        Topic.BLACK_SUITS: translate("trainer", "Black suits"),
        Topic.RED_TRUMPS: translate("trainer", "Red trumps"),
        Topic.BLACK_TRUMPS: translate("trainer", "Black trumps"),
        Topic.WHOLE_TRICKS: translate("trainer", "Whole tricks"),
        Topic.ACE_OF_HEARTS: translate("trainer", "The ace of hearts"),
        Topic.FOLLOWING: translate("trainer", "What may be played"),
        Topic.HOLDING_BACK: translate("trainer", "Holding back"),
    }[topic]


def record_line(record: TopicRecord) -> str:
    """How somebody did in a topic: "80 % right, 4 in a row"."""
    if not record.asked:
        return translate("trainer", "Not tried yet")
    if record.asked < _FEW:
        share = translate("trainer", "{right} of {asked} right").format(right=record.right, asked=record.asked)
    else:
        share = translate("trainer", "{percent} % right").format(percent=record.percentage)
    if record.streak < 2:
        return share
    return translate("trainer", "{share}, {streak} in a row").format(share=share, streak=record.streak)


def record_spoken(record: TopicRecord) -> str:
    """The same for the ear, with the best and the level."""
    if not record.asked:
        return record_line(record)
    text = translate("trainer", "{line}. At best {best} in a row. Level {level} of {levels}.")
    return text.format(line=record_line(record), best=record.best_streak, level=record.level, levels=MOST_LEVEL)


def everything_line(answers: int) -> str:
    """What the choice of no single topic does."""
    if not answers:
        return translate("trainer", "Begins easily, and goes on as you learn")
    return translate("trainer", "Mixed, and most of what you know least")


def forgotten() -> str:
    """That all answers are forgotten."""
    return translate("trainer", "Your answers are forgotten. You begin anew.")


def question_title(question: TrainerQuestion) -> str:
    """What is asked, in a line."""
    return {
        Asked.WINS: translate("trainer", "Which card wins the trick?"),
        Asked.NOT_ALLOWED: translate("trainer", "Which card of your hand may you not play?"),
        Asked.HELD_BACK: translate("trainer", "Which of these trumps could you hold back?"),
    }[question.asked]


def question_line(question: TrainerQuestion, naming: Naming = card_sign) -> str:
    """What has to be known for it."""
    led = question.cards[0] if question.led is None else question.led
    if question.asked is Asked.HELD_BACK:
        text = translate("trainer", "{suit} are trumps and {card} is led. Think of each as the only trump you hold.")
    else:
        text = translate("trainer", "{suit} are trumps and {card} is led.")
    return text.format(suit=suit_name(question.trump), card=naming(led))


def question_spoken(question: TrainerQuestion, place: int) -> str:
    """All of it for the ear, with the cards in their order; then where one is, `place` questions being answered."""
    text = translate("trainer", "{number}: {card}")
    cards = [text.format(number=number, card=card_name(card)) for number, card in enumerate(question.cards, 1)]
    whole = translate("trainer", "{line} {title} {cards}. {place}.")
    line = question_line(question, card_name)
    title, where = question_title(question), _place_line(place)
    return whole.format(line=line, title=title, cards=", ".join(cards), place=where)


def card_spoken(question: TrainerQuestion, place: int) -> str:
    """A card to choose, for the ear."""
    card = card_name(question.cards[place])
    if question.led is None and place == 0:
        return translate("trainer", "{number}: {card}, led").format(number=place + 1, card=card)
    return translate("trainer", "{number}: {card}").format(number=place + 1, card=card)


def led_pill() -> str:
    """On the card that was led."""
    return translate("trainer", "led")


def answer_pill(question: TrainerQuestion) -> str:
    """On the card that is the answer."""
    return _answer_pills()[question.asked]


def answer_pills() -> tuple[str, ...]:
    """All that may stand on an answer."""
    return tuple(_answer_pills().values())


def _answer_pills() -> dict[Asked, str]:
    return {
        Asked.WINS: translate("trainer", "wins"),
        Asked.NOT_ALLOWED: translate("trainer", "this"),
        Asked.HELD_BACK: translate("trainer", "this"),
    }


def chosen_pill() -> str:
    """On a card that was chosen and is not the answer."""
    return translate("trainer", "yours")


def verdict(question: TrainerQuestion, choice: int, naming: Naming = card_sign) -> str:
    """Whether the choice was right."""
    if choice == question.right:
        return translate("trainer", "Right: {card}.").format(card=naming(question.cards[choice]))
    text = translate("trainer", "No, not {chosen}. It is {card}.")
    return text.format(chosen=naming(question.cards[choice]), card=naming(question.cards[question.right]))


def coming_back() -> str:
    """What becomes of a question that was answered wrongly."""
    return translate("trainer", "This one comes back soon.")


def round_line(place: int, right: int) -> str:
    """Where one is in a round, `place` questions being answered."""
    return round_over(right) if place == ROUND else _place_line(place)


def _place_line(place: int) -> str:
    return translate("trainer", "Question {number} of {round}").format(number=place + 1, round=ROUND)


def round_over(right: int) -> str:
    """How a round went."""
    if right == ROUND:
        return translate("trainer", "All {round} right in this round.").format(round=ROUND)
    return translate("trainer", "{right} of {round} right in this round.").format(right=right, round=ROUND)


def order_title(trump: Suit | None) -> str:
    """Above the row of cards that shows the order which decides; None for a suit that is not trumps."""
    if trump is None:
        return translate("trainer", "The order of the suit, best first")
    return translate("trainer", "The order of trumps, best first")


def order_spoken(cards: tuple[Card, ...], trump: Suit | None) -> str:
    """The same with its cards, for the ear."""
    text = translate("trainer", "{title}: {cards}.")
    return text.format(title=order_title(trump), cards=", ".join(map(card_name, cards)))


def choose_first() -> str:
    """Why one cannot go on yet."""
    return translate("trainer", "Choose a card first.")


def damaged(found: Found[TrainerProgress]) -> str:
    """What was wrong with the file of the trainer, and what is shown instead."""
    if found.value != TrainerProgress():
        text = translate(
            "trainer",
            "What you learned with the trainer could not be read ({reason}), so it is shown as it was one answer "
            "before. The damaged file is kept as {place}.",
        )
    else:
        text = translate(
            "trainer",
            "What you learned with the trainer could not be read ({reason}), so it begins afresh. The damaged file is "
            "kept as {place}.",
        )
    return text.format(reason=found.damage, place=found.kept)


def not_read(path: Path, error: OSError) -> str:
    """The disk does not give the file."""
    text = translate("trainer", "What you learned with the trainer cannot be read from {place} ({reason}).")
    return text.format(place=path, reason=system_words(error))


def not_kept(path: Path, error: OSError) -> str:
    """The disk does not take the file."""
    text = translate("trainer", "What you learn with the trainer cannot be kept in {place} ({reason}).")
    return text.format(place=path, reason=system_words(error))
