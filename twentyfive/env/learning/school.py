"""A network at school: how long it learns, how curious it is, and what is kept so that it goes on where it was."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import numpy as np

from twentyfive.core import Rules
from twentyfive.core.rules.options import TRICK_POINTS
from twentyfive.env.learning.bit_table import Numbers, Packs, Table, new_table, packs
from twentyfive.env.learning.descent import Floats, Weights, first_weights, no_weights
from twentyfive.env.learning.self_play import (
    DEALS_PER_STEP,
    WHOLE,
    Desk,
    Lessons,
    chances,
    new_desk,
    new_lessons,
    study,
)

DEALS_PER_MINUTE: Final = 600_000
"""The deals that stand for a minute, so that the same length is the same learning on every computer."""

CURIOUS: Final = (0.2, 0.02)
"""The share of cards that are played by chance, at first and at last."""

RATE: Final = (1e-3, 1e-5)
"""The rate of the descent, at first and at last."""

STEPS_PER_TERM: Final = 250
"""Steps between two points of the curve."""


@dataclass
class School:
    """A network, what it has learned from, and all that the rest of its learning depends on.

    Attributes:
        rules: the rules of the game.
        steps: the steps that it is to take.
        weights: the network.
        mean, square: what `descent` remembers of the slopes.
        dice: the state of the chance.
        done: the steps taken; an array of one.
        table: the table at which it plays.
        curve: by term, the deals so far and the mean squared error of the chances.
    """

    rules: Rules
    steps: int
    weights: Weights
    mean: Weights
    square: Weights
    dice: Numbers
    done: Numbers
    table: Table
    curve: list[tuple[float, float]] = field(default_factory=list)

    def terms(self, length: int = STEPS_PER_TERM) -> Iterator[None]:
        """Learn, and pause after each term of so many steps."""
        needed, room = -(-self.rules.target // TRICK_POINTS), _Room(self.rules)
        while self.done[0] < self.steps:
            past = self.done[0] / self.steps
            curious, rate = (first * (last / first) ** past for first, last in (CURIOUS, RATE))
            number = min(length, self.steps - int(self.done[0]))
            wrong = study(
                self.table,
                room.packs,
                room.chances,
                needed,
                self.weights,
                room.gradient,
                self.mean,
                self.square,
                room.desk,
                room.lessons,
                self.dice,
                self.done,
                round(curious * WHOLE),
                rate,
                number,
            )
            self.curve.append((float(self.done[0] * DEALS_PER_STEP), wrong))
            yield

    def keep(self, path: Path) -> None:
        """Write all of it to a file."""
        kept: dict[str, np.ndarray] = {"steps": np.array([self.steps]), "dice": self.dice, "done": self.done}
        for name, figures in (("weights", self.weights), ("mean", self.mean), ("square", self.square)):
            kept.update((f"{name}_{part}", array) for part, array in figures._asdict().items())
        kept.update((f"table_{part}", array) for part, array in self.table._asdict().items())
        with path.open("wb") as file:
            np.savez(file, allow_pickle=False, curve=np.array(self.curve), **kept)


class _Room:
    """What the learning needs and nobody keeps."""

    def __init__(self, rules: Rules) -> None:
        self.packs: Packs = packs(rules)
        self.chances: Floats = chances(rules)
        self.gradient: Weights = no_weights()
        self.desk: Desk = new_desk()
        self.lessons: Lessons = new_lessons(rules.players)


def steps_in(minutes: float) -> int:
    """The steps of so many minutes at school."""
    return max(1, round(minutes * DEALS_PER_MINUTE / DEALS_PER_STEP))


def enrolled(rules: Rules, steps: int, seed: int, start: Weights | None = None) -> School:
    """A network that has learned nothing, or another game, by which it has the weights `start`."""
    dice, done = np.array([seed], np.int64), np.zeros(1, np.int64)
    weights = first_weights(seed) if start is None else start
    return School(rules, steps, weights, no_weights(), no_weights(), dice, done, new_table(rules))


def resumed(rules: Rules, path: Path) -> School:
    """The network that was kept in a file."""
    with np.load(path) as kept:
        weights, mean, square = (
            Weights(*(kept[f"{name}_{part}"] for part in Weights._fields)) for name in ("weights", "mean", "square")
        )
        table = Table(*(kept[f"table_{part}"] for part in Table._fields))
        curve = [(float(deals), float(wrong)) for deals, wrong in kept["curve"]]
        return School(rules, int(kept["steps"][0]), weights, mean, square, kept["dice"], kept["done"], table, curve)
