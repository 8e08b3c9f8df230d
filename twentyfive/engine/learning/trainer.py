"""The ranking trainer: a person's progress, and the choice of the next question.

A question answered wrongly comes back soon, and then at growing intervals for as long as the answers are right
(Leitner's boxes). Intervals are counted in answers, not in days, so a break changes nothing.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from twentyfive.engine.learning.trainer_questions import MOST_LEVEL, Topic, TrainerQuestion, make_question

ROUND: Final = 10
"""Questions in a round."""

INTERVALS: Final = (3, 8, 20, 50)
"""The number of other answers before a question comes back, by its box; one more may come in between. A right answer in
the last box ends the repetition."""

NEW_EVERY: Final = 3
"""One question in this many is new, so that a person with much to repeat still makes progress."""

MOST_KEPT: Final = 100
_UP_AFTER: Final = 4
_DOWN_AFTER: Final = 2
_OPENS_AFTER_RIGHT: Final = 3
_OPENS_AFTER: Final = 6
_FRESH: Final = 12
"""The extra weight of a newly opened topic: it is as likely as one and a half other unknown topics together."""


@dataclass(frozen=True, slots=True)
class TopicRecord:
    """The person's results in one topic.

    Attributes:
        asked, right: the number of answers, and of right ones.
        streak, best_streak: the number of right answers in a row, now and at best.
        level: the difficulty of its questions, from 1.
        run: the right answers in a row at this level; wrong ones count below zero.
    """

    asked: int = 0
    right: int = 0
    streak: int = 0
    best_streak: int = 0
    level: int = 1
    run: int = 0

    def __post_init__(self) -> None:
        if not 0 <= self.streak <= self.best_streak <= self.right <= self.asked:
            raise ValueError("there are not more right answers in a row than right ones, nor more of those than all")
        if not 1 <= self.level <= MOST_LEVEL or not -_DOWN_AFTER < self.run < _UP_AFTER:
            raise ValueError(f"a level goes from 1 to {MOST_LEVEL}, and changes after a few answers")

    @property
    def percentage(self) -> int:
        """The percentage of right answers."""
        return round(100 * self.right / self.asked) if self.asked else 0

    def after(self, is_right: bool) -> TopicRecord:
        """Return the record after one more answer."""
        streak = self.streak + 1 if is_right else 0
        run = max(self.run, 0) + 1 if is_right else min(self.run, 0) - 1
        level = self.level
        if run == _UP_AFTER or run == -_DOWN_AFTER:
            level, run = min(MOST_LEVEL, max(1, level + (1 if is_right else -1))), 0
        best = max(self.best_streak, streak)
        return TopicRecord(self.asked + 1, self.right + is_right, streak, best, level, run)


@dataclass(frozen=True, slots=True)
class Repeat:
    """A question that was answered wrongly and comes back.

    Attributes:
        question: the question, with the same cards.
        box: the number of right answers to it since.
        due: the total number of answers from which on it may come back.
    """

    question: TrainerQuestion
    box: int
    due: int


@dataclass(frozen=True, slots=True)
class TrainerProgress:
    """Everything that is stored between sessions.

    Attributes:
        answers: the number of answers so far.
        topics: the record of each topic that was asked.
        repeats: the questions that come back, soonest first.
    """

    answers: int = 0
    topics: Mapping[Topic, TopicRecord] = field(default_factory=dict)
    repeats: tuple[Repeat, ...] = ()

    def record(self, topic: Topic) -> TopicRecord:
        """Return the results in one topic."""
        return self.topics.get(topic, TopicRecord())


def next_question(progress: TrainerProgress, chosen: Topic | None, rng: random.Random) -> TrainerQuestion:
    """Choose a question that is due again, else a new one; about the chosen topic, or any that is open."""
    due = (repeat for repeat in progress.repeats if repeat.due <= progress.answers)
    again = next((repeat.question for repeat in due if chosen in (None, repeat.question.topic)), None)
    if again is not None and progress.answers % NEW_EVERY:
        return again
    topic = _weakest(progress, rng) if chosen is None else chosen
    level = progress.record(topic).level
    waiting = {repeat.question for repeat in progress.repeats}
    question = make_question(topic, level, rng)
    while question in waiting:  # ends, since every topic has many more questions than can wait
        question = make_question(topic, level, rng)
    return question


def answered(progress: TrainerProgress, question: TrainerQuestion, choice: int) -> TrainerProgress:
    """Return the progress after the card at place `choice` was chosen."""
    is_right = choice == question.right
    answers = progress.answers + 1
    record = progress.record(question.topic).after(is_right)
    others = [repeat for repeat in progress.repeats if repeat.question != question]
    known = next((repeat for repeat in progress.repeats if repeat.question == question), None)
    box = 0 if not is_right else len(INTERVALS) if known is None else known.box + 1
    if box < len(INTERVALS):
        others.append(Repeat(question, box, answers + INTERVALS[box]))
    # If too many wait, drop those that are known best.
    kept = sorted(others, key=lambda repeat: (repeat.box, repeat.due))[:MOST_KEPT]
    repeats = tuple(sorted(kept, key=lambda repeat: repeat.due))
    return replace(progress, answers=answers, topics={**progress.topics, question.topic: record}, repeats=repeats)


def open_topics(progress: TrainerProgress) -> tuple[Topic, ...]:
    """Return the topics to ask when none is chosen. Each opens after enough answers to the one before it."""
    opened = []
    for topic in Topic:
        opened.append(topic)
        record = progress.record(topic)
        if record.right < _OPENS_AFTER_RIGHT and record.asked < _OPENS_AFTER:
            break
    return tuple(opened)


def _weakest(progress: TrainerProgress, rng: random.Random) -> Topic:
    """Draw a topic: the less it is known, the more likely it is, and the newest is likeliest."""
    topics = open_topics(progress)
    weights = []
    for topic in topics:
        record = progress.record(topic)
        missed = 1 - record.right / record.asked if record.asked else 1
        fresh = _FRESH if record.asked < _OPENS_AFTER else 0
        weights.append(1 + 4 * missed + (MOST_LEVEL - record.level) + fresh)
    return rng.choices(topics, weights)[0]
