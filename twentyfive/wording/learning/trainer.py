"""The words of the card trainer: its questions, verdicts, rounds and records."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from twentyfive.core import Card, Suit
from twentyfive.engine.files.disk_errors import system_words
from twentyfive.engine.files.guarded_file import FileContent
from twentyfive.engine.learning.trainer import ROUND, TopicRecord, TrainerProgress
from twentyfive.engine.learning.trainer_questions import MOST_LEVEL, Topic, TrainerQuestion, TrainerTask
from twentyfive.wording.amounts import sentence_case
from twentyfive.wording.grammar.texts import Text
from twentyfive.wording.names import card_sign, card_title, for_the_ear, separated, suit_in_sentence, translate

_FEW = 5
"""The least number of answers for a percentage to mean something."""


TOPIC_NAMES: Final = {
    None: Text("trainer", "Everything"),
    Topic.RED_SUITS: Text("trainer", "Red suits"),
    Topic.BLACK_SUITS: Text("trainer", "Black suits"),
    Topic.RED_TRUMPS: Text("trainer", "Red trumps"),
    Topic.BLACK_TRUMPS: Text("trainer", "Black trumps"),
    Topic.WHOLE_TRICKS: Text("trainer", "Whole tricks"),
    Topic.ACE_OF_HEARTS: Text("trainer", "The ace of hearts"),
    Topic.FOLLOWING: Text("trainer", "What may be played"),
    Topic.HOLDING_BACK: Text("trainer", "Holding back"),
}
"""None stands for all topics."""


def record_line(record: TopicRecord) -> str:
    """Return the person's record in a topic: "80 % right, 4 in a row"."""
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
    """Return a record as spoken, with the longest run and the level."""
    if not record.asked:
        return record_line(record)
    text = translate("trainer", "{line}. Best run: {best}. Level {level} of {levels}.")
    return text.format(line=record_line(record), best=record.best_streak, level=record.level, levels=MOST_LEVEL)


def everything_line(answers: int) -> str:
    """Describe the choice of all topics."""
    if not answers:
        return translate("trainer", "Starts easy, and gets harder as you learn")
    return translate("trainer", "More of what you find hardest")


FORGOTTEN: Final = Text("trainer", "Your answers are forgotten. You start again.")

QUESTIONS: Final = {
    TrainerTask.WINS: Text("trainer", "Which card wins the trick?"),
    TrainerTask.NOT_ALLOWED: Text("trainer", "Which card of your hand may you not play?"),
    TrainerTask.HELD_BACK: Text("trainer", "Which of these trumps could you hold back?"),
}


def question_line(question: TrainerQuestion) -> str:
    """Return the trumps and the card led, which the question depends on."""
    led = question.cards[0] if question.led is None else question.led
    if question.task is TrainerTask.HELD_BACK:
        text = translate("trainer", "{suit} are trumps and {card} is led. Imagine that each is your only trump.")
    else:
        text = translate("trainer", "{suit} are trumps and {card} is led.")
    return sentence_case(text.format(suit=suit_in_sentence(question.trump), card=card_sign(led)))


def question_spoken(question: TrainerQuestion, place: int) -> str:
    """Return the whole question as spoken: the cards in order, and its place after `place` answered questions."""
    text = translate("trainer", "{number}: {card}")
    cards = [text.format(number=number, card=card_title(card)) for number, card in enumerate(question.cards, 1)]
    whole = translate("trainer", "{line} {title} {cards}. {place}.")
    line = for_the_ear(question_line(question))
    title, where = QUESTIONS[question.task](), _place_line(place)
    return whole.format(line=line, title=title, cards=", ".join(cards), place=where)


def card_spoken(question: TrainerQuestion, place: int) -> str:
    """Return a card to choose, as spoken."""
    card = card_title(question.cards[place])
    if question.led is None and place == 0:
        return translate("trainer", "{number}: {card}, led").format(number=place + 1, card=card)
    return translate("trainer", "{number}: {card}").format(number=place + 1, card=card)


LED_PILL: Final = Text("trainer", "led")

ANSWER_PILLS: Final = {
    TrainerTask.WINS: Text("trainer", "wins"),
    TrainerTask.NOT_ALLOWED: Text("trainer", "this"),
    TrainerTask.HELD_BACK: Text("trainer", "this"),
}
"""The mark on the card that is the answer."""

CHOSEN_PILL: Final = Text("trainer", "yours")
"""The mark on a chosen card that is not the answer."""


def verdict(question: TrainerQuestion, choice: int) -> str:
    """Say whether the choice was right."""
    if choice == question.right:
        return translate("trainer", "Right: {card}.").format(card=card_sign(question.cards[choice]))
    text = translate("trainer", "No, not {chosen}. It is {card}.")
    return text.format(chosen=card_sign(question.cards[choice]), card=card_sign(question.cards[question.right]))


COMING_BACK: Final = Text("trainer", "You will see this one again soon.")
"""After a wrong answer."""


def round_line(place: int, right: int) -> str:
    """Return the place in the round after `place` answered questions, or its result at the end."""
    return round_over(right) if place == ROUND else _place_line(place)


def _place_line(place: int) -> str:
    return translate("trainer", "Question {number} of {round}").format(number=place + 1, round=ROUND)


def round_over(right: int) -> str:
    """Return the result of a round."""
    if right == ROUND:
        return translate("trainer", "All {round} right in this round.").format(round=ROUND)
    return translate("trainer", "{right} of {round} right in this round.").format(right=right, round=ROUND)


def streak_line(streak: int) -> str:
    """Return the number of right answers in a row; empty below two."""
    return translate("trainer", "{streak} in a row").format(streak=streak) if streak > 1 else ""


def round_spoken(place: int, right: int, streak: int) -> str:
    """Return the round as the bar above the question shows it, for a screen reader."""
    text = translate("trainer", "Right in this round: {right} of {place}")
    told = text.format(right=right, place=place) if place else ""
    return separated(tuple(filter(None, (told, streak_line(streak)))))


def order_title(trump: Suit | None) -> str:
    """Return the title of the row of cards in order; None stands for a suit that is not trumps."""
    if trump is None:
        return translate("trainer", "The order of the suit, best first")
    return translate("trainer", "The order of trumps, best first")


def order_spoken(cards: tuple[Card, ...], trump: Suit | None) -> str:
    """Return the title and the cards in order, as spoken."""
    text = translate("trainer", "{title}: {cards}.")
    return text.format(title=order_title(trump), cards=", ".join(map(card_title, cards)))


CHOOSE_FIRST: Final = Text("trainer", "Choose a card first.")


def damaged(found: FileContent[TrainerProgress]) -> str:
    """Say what was wrong with the trainer's file, and what is shown instead."""
    if found.value != TrainerProgress():
        text = translate(
            "trainer",
            "Your progress with the trainer could not be read ({reason}), so you are back where you were one answer "
            "before. The damaged file was kept as {place}.",
        )
    else:
        text = translate(
            "trainer",
            "Your progress with the trainer could not be read ({reason}), so you start again. The damaged file was "
            "kept as {place}.",
        )
    return text.format(reason=found.damage, place=found.kept)


def not_read(path: Path, error: OSError) -> str:
    """Say that the trainer's file cannot be read."""
    text = translate("trainer", "Your progress with the trainer cannot be read from {place} ({reason}).")
    return text.format(place=path, reason=system_words(error))


def not_kept(path: Path, error: OSError) -> str:
    """Say that the trainer's file cannot be written."""
    text = translate("trainer", "Your progress with the trainer cannot be saved in {place} ({reason}).")
    return text.format(place=path, reason=system_words(error))
