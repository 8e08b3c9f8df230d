"""Teaches a player of Twenty-Five for five by play against itself, and writes what it has learned.

    python -m twentyfive.env.tutorial --minutes 10 --out player.npz

Five copies of the player sit at each of some hundred tables. Each move is chosen by chance, the better ones more often.
After a match those of its winner become a little more likely and the others a little less, each by how much better or
worse the match went than was to be expected in the position (the policy gradient with a critic). A minute stands for so
many lessons as one core takes in about that time, so that the same seed makes the same player.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Self

import numpy
from numpy.typing import NDArray

from twentyfive.env.batch import Tables, masks, observed
from twentyfive.env.episode import Span
from twentyfive.env.tutorial.looking import OF_MOVE, OF_POSITION, RULES, Moves, moves
from twentyfive.env.tutorial.perceptron import Floats, Perceptron
from twentyfive.env.vector import SeatAtTables

TABLES: Final = 500
STEPS: Final = 12
"""Decisions at each table between two lessons."""

LESSONS_IN_A_MINUTE: Final = 200
"""On one core of a small machine, with all else that goes on there."""

TOLD_EVERY: Final = 100
"""Lessons after which it is told how far it is."""

HIDDEN: Final = 32
RATE: Final = 0.005
CURIOSITY: Final = 0.01
"""How much it counts that no move is ruled out too early."""


@dataclass(frozen=True, slots=True)
class Learner:
    """A player that learns.

    Attributes:
        values: what each move is worth; the higher, the more often it is made.
        critic: the result of the match that is to be expected.
    """

    values: Perceptron
    critic: Perceptron

    @classmethod
    def new(cls, rng: numpy.random.Generator) -> Self:
        """A learner that knows nothing."""
        return cls(
            Perceptron.new(OF_POSITION + OF_MOVE, HIDDEN, rng),
            Perceptron.new(OF_POSITION, HIDDEN, rng),
        )

    def choose(self, seen: Moves, rng: numpy.random.Generator) -> NDArray[numpy.intp]:
        """Choose a move at each table by chance; return their places among all moves."""
        tried = self.values.values(seen.inputs) + rng.gumbel(size=len(seen.rows))
        best = numpy.maximum.reduceat(tried, seen.starts)
        chosen: NDArray[numpy.intp] = numpy.flatnonzero(tried == best[seen.rows])
        return chosen

    def play(self, tables: Tables, rows: NDArray[numpy.intp], rng: numpy.random.Generator) -> NDArray[numpy.intp]:
        """Play other seats: the policy of a vector environment."""
        seen = moves(observed(tables, rows), masks(tables, tables.legal()[:, rows]))
        return seen.actions[self.choose(seen, rng)]


class Lesson:
    """Some steps at all tables, from which the learner then learns."""

    def __init__(self) -> None:
        self._seen: list[Moves] = []
        self._chosen: list[NDArray[numpy.intp]] = []
        self._rewards: list[NDArray[numpy.float64]] = []
        self._ended: list[NDArray[numpy.bool_]] = []

    def note(
        self, seen: Moves, chosen: NDArray[numpy.intp], rewards: NDArray[numpy.float64], ended: NDArray[numpy.bool_]
    ) -> None:
        """Note a step."""
        self._seen.append(seen)
        self._chosen.append(chosen)
        self._rewards.append(rewards)
        self._ended.append(ended)

    def teach(self, learner: Learner, after: Moves, rate: float) -> None:
        """Let the learner learn from all steps; `after` is what it sees now."""
        result: Floats = learner.critic.values(after.positions)
        surprises: list[Floats] = []
        for seen, rewards, ended in zip(self._seen[::-1], self._rewards[::-1], self._ended[::-1], strict=True):
            result = numpy.where(ended, rewards, result).astype(numpy.float32)
            surprises.append(result - learner.critic.values(seen.positions))
        surprises.reverse()
        all_surprises: Floats = numpy.concatenate(surprises)
        spread, number = all_surprises.std() + 1e-6, len(all_surprises)
        slopes = [
            _slopes(learner, seen, chosen, surprise / spread) / number
            for seen, chosen, surprise in zip(self._seen, self._chosen, surprises, strict=True)
        ]
        learner.values.learn(numpy.concatenate([seen.inputs for seen in self._seen]), numpy.concatenate(slopes), rate)
        positions = numpy.concatenate([seen.positions for seen in self._seen])
        learner.critic.learn(positions, (-all_surprises / number).astype(numpy.float32), rate)


def _slopes(learner: Learner, seen: Moves, chosen: NDArray[numpy.intp], surprise: Floats) -> Floats:
    """How the value of each move is to be changed, downwards."""
    values = learner.values.values(seen.inputs)
    likely = numpy.exp(values - numpy.maximum.reduceat(values, seen.starts)[seen.rows])
    likely /= numpy.add.reduceat(likely, seen.starts)[seen.rows]
    slopes = likely * surprise[seen.rows]
    slopes[chosen] -= surprise
    told = numpy.log(likely + 1e-9)
    mean = numpy.add.reduceat(likely * told, seen.starts)[seen.rows]
    slopes += CURIOSITY * likely * (told - mean)
    return slopes.astype(numpy.float32)


def train(lessons: int, seed: int, tables: int = TABLES) -> Learner:
    """Teach a new learner in so many lessons."""
    rng = numpy.random.default_rng(seed)
    learner, begin, matches = Learner.new(rng), time.process_time(), 0
    seats = SeatAtTables(RULES, tables, span=Span.MATCH, others=learner.play)
    seen = _seen(seats.reset(seed=seed)[0])
    for number in range(lessons):
        lesson = Lesson()
        for _ in range(STEPS):
            chosen = learner.choose(seen, rng)
            observations, rewards, ended, _, _ = seats.step(seen.actions[chosen])
            lesson.note(seen, chosen, rewards, ended)
            matches += int(ended.sum())
            seen = _seen(observations)
        lesson.teach(learner, seen, RATE * (1 - number / lessons))
        if (number + 1) % TOLD_EVERY == 0:
            spent = time.process_time() - begin
            print(f"{number + 1} of {lessons} lessons, {matches:,} matches, {spent:.0f} s", flush=True)
    return learner


def _seen(observations: dict[str, NDArray[Any]]) -> Moves:
    return moves(observations["observation"], observations["action_mask"])


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(prog="python -m twentyfive.env.tutorial", description=__doc__.split("\n")[0])
    parser.add_argument("--minutes", type=float, default=10.0, help="10 unless told")
    parser.add_argument("--seed", type=int, default=25)
    parser.add_argument("--out", type=Path, required=True, help="the file of what it has learned")
    asked = parser.parse_args()
    numpy.savez(asked.out, *train(round(LESSONS_IN_A_MINUTE * asked.minutes), asked.seed).values.weights)


if __name__ == "__main__":
    main()
