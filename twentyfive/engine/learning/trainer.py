"""What somebody has learned with the ranking trainer, and what is asked next.

A question that was answered wrongly comes back soon, and again after longer and longer whiles until it has been right
each time (Leitner's boxes). Whiles are counted in answers, not in days, so the trainer goes on where it was left.
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
"""How many other answers come before a question comes back, or one more; by its box. Right in the last, it is known."""

NEW_EVERY: Final = 3
"""One of so many questions is new: who has much to repeat goes on all the same."""

MOST_KEPT: Final = 100
_UP_AFTER: Final = 4
_DOWN_AFTER: Final = 2
_OPENS_AFTER_RIGHT: Final = 3
_OPENS_AFTER: Final = 6
_FRESH: Final = 12
"""How much likelier a topic is that has just opened: as likely as one and a half others that are not known at all."""


@dataclass(frozen=True, slots=True)
class TopicRecord:
    """How somebody did in one topic.

    Attributes:
        asked, right: how many questions were answered, and how many rightly.
        streak, best_streak: how many rightly in a row, now and at most.
        level: how hard its questions are, from 1.
        run: right answers in a row at this level; wrong ones count below zero.
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
        """How many of a hundred answers were right."""
        return round(100 * self.right / self.asked) if self.asked else 0

    def after(self, is_right: bool) -> TopicRecord:
        """The record after one more answer."""
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
        question: the same cards again.
        box: how often it has been right since.
        due: from how many answers on it is asked.
    """

    question: TrainerQuestion
    box: int
    due: int


@dataclass(frozen=True, slots=True)
class TrainerProgress:
    """All that is kept between sessions.

    Attributes:
        answers: how many there were.
        topics: the record of each topic that was asked.
        repeats: the questions that come back, soonest first.
    """

    answers: int = 0
    topics: Mapping[Topic, TopicRecord] = field(default_factory=dict)
    repeats: tuple[Repeat, ...] = ()

    def record(self, topic: Topic) -> TopicRecord:
        """How it went in one topic."""
        return self.topics.get(topic, TopicRecord())


def next_question(progress: TrainerProgress, chosen: Topic | None, rng: random.Random) -> TrainerQuestion:
    """A question that is due again, else a new one; about the chosen topic, or all that are open."""
    due = (repeat for repeat in progress.repeats if repeat.due <= progress.answers)
    again = next((repeat.question for repeat in due if chosen in (None, repeat.question.topic)), None)
    if again is not None and progress.answers % NEW_EVERY:
        return again
    topic = _weakest(progress, rng) if chosen is None else chosen
    level = progress.record(topic).level
    waiting = {repeat.question for repeat in progress.repeats}
    question = make_question(topic, level, rng)
    while question in waiting:  # it has its time; the questions of every topic are many more than can wait
        question = make_question(topic, level, rng)
    return question


def answered(progress: TrainerProgress, question: TrainerQuestion, choice: int) -> TrainerProgress:
    """The progress after the card at place `choice` was chosen."""
    is_right = choice == question.right
    answers = progress.answers + 1
    record = progress.record(question.topic).after(is_right)
    others = [repeat for repeat in progress.repeats if repeat.question != question]
    known = next((repeat for repeat in progress.repeats if repeat.question == question), None)
    box = 0 if not is_right else len(INTERVALS) if known is None else known.box + 1
    if box < len(INTERVALS):
        others.append(Repeat(question, box, answers + INTERVALS[box]))
    # Where too many wait, those go that are known best.
    kept = sorted(others, key=lambda repeat: (repeat.box, repeat.due))[:MOST_KEPT]
    repeats = tuple(sorted(kept, key=lambda repeat: repeat.due))
    return replace(progress, answers=answers, topics={**progress.topics, question.topic: record}, repeats=repeats)


def open_topics(progress: TrainerProgress) -> tuple[Topic, ...]:
    """The topics that are asked when none is chosen: the next opens when the one before it was asked enough."""
    opened = []
    for topic in Topic:
        opened.append(topic)
        record = progress.record(topic)
        if record.right < _OPENS_AFTER_RIGHT and record.asked < _OPENS_AFTER:
            break
    return tuple(opened)


def _weakest(progress: TrainerProgress, rng: random.Random) -> Topic:
    """A topic by chance, the likelier the less it is known; the newest is asked most."""
    topics = open_topics(progress)
    weights = []
    for topic in topics:
        record = progress.record(topic)
        missed = 1 - record.right / record.asked if record.asked else 1
        fresh = _FRESH if record.asked < _OPENS_AFTER else 0
        weights.append(1 + 4 * missed + (MOST_LEVEL - record.level) + fresh)
    return rng.choices(topics, weights)[0]
