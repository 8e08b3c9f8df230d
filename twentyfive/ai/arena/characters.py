"""Characters in the arena: what a temperament costs against its own level, and whether it can be felt.

    python -m twentyfive.ai.arena.characters --preset twenty-five --players 5 --level medium --matches 200

Each match is played once with steady players only and once for every seat that the character can take, with the same
packs and the same luck of every decision, so that the difference is the temperament's. The loss by the search looks at
each move that differs from the steady one: it is the chance to win the match (of a pool, the share of it) that is given
away, by trials in worlds that the player did not choose by.
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from twentyfive.ai.advice.level import Level
from twentyfive.ai.arena.matches import play_match
from twentyfive.ai.arena.measures import ConfidenceInterval, interval
from twentyfive.ai.characters.cast import CAST, STEADY, Character, Temperament
from twentyfive.ai.heuristics.card_reading import card_reading
from twentyfive.ai.heuristics.race import tricks_of_sides
from twentyfive.ai.levels import advise
from twentyfive.ai.playout.deal_value import stake
from twentyfive.ai.search.card_search import EXPERT
from twentyfive.ai.search.move_values import trials_for
from twentyfive.ai.search.trials import difference, same
from twentyfive.core import PRESETS, PlayerView, Rules, seated
from twentyfive.core.moves import Bid, Hold, Pass, PlayCard, PlayerMove

LOOKED_AT: Final = replace(EXPERT, worlds=60, close_worlds=0)
"""The budget for the loss of a move that differs."""

LATE: Final = 2
"""Cards left in the hand when the trumps kept are counted."""

EARLY: Final = 2
"""Tricks in which a player can take early."""


@dataclass
class Habits:
    """The habits of a player: counts of the occasions and of what was done on them.

    Attributes:
        done: by habit, how often or how much.
        occasions: by habit, how often it could be.
    """

    done: defaultdict[str, float] = field(default_factory=lambda: defaultdict(float))
    occasions: Counter[str] = field(default_factory=Counter)

    def note(self, habit: str, done: float) -> None:
        """Note one occasion of a habit, and what was done on it."""
        self.done[habit] += done
        self.occasions[habit] += 1

    def see(self, view: PlayerView, move: PlayerMove) -> None:
        """Note a move."""
        if isinstance(move, Bid | Hold | Pass) and len(view.legal) > 1:
            self.note("bids", not isinstance(move, Pass))
        if isinstance(move, PlayCard) and len(view.legal) > 1:
            self._see_card(view, move)

    def _see_card(self, view: PlayerView, move: PlayCard) -> None:
        reading = card_reading(view)
        takes = reading.takes_trick(move.card) and not reading.partner_wins
        if len(view.hand) == LATE:
            self.note("trumps kept", len(reading.trumps_held()))
        if reading.best is None:
            self.note("trump leads", reading.order.is_trump(move.card))
            self.note("sure leads", reading.is_safe(move.card))
        elif len(view.tricks) < EARLY:
            self.note("takes early", takes)
        won = tricks_of_sides(view)
        best = None if reading.partner_wins else reading.best_seat
        if best is not None and 0 < max(won) == won[view.rules.side_of(best)]:
            self.note("from leader", takes)

    def share(self, habit: str) -> float:
        """The share of the occasions on which it was done, or the mean; 0 if there was none."""
        return self.done[habit] / self.occasions[habit] if self.occasions[habit] else 0.0


@dataclass(frozen=True, slots=True)
class Played:
    """A match with a character in one seat.

    Attributes:
        won: by seat, the share of the win.
        loss: what the character gave away by the search, as a share of the match.
    """

    won: tuple[float, ...]
    loss: float


def play(
    rules: Rules, level: Level, seats: Sequence[int], temperament: Temperament, seed: int, habits: Habits
) -> Played:
    """Play a match with the temperament in those seats, and steady players of the same level in all others.

    The habits are those of the players in the seats.
    """
    losses: list[float] = []
    thoughts: Counter[tuple[int, int | None]] = Counter()

    def decide(view: PlayerView, _: int) -> PlayerMove:
        """Choose by luck that depends on nothing that other seats have done."""
        deal, actor = len(view.history), view.to_act
        thoughts[deal, actor] += 1
        luck = random.Random(f"{seed} {deal} {actor} {thoughts[deal, actor]}").getrandbits(32)
        move = advise(view, level, luck, temperament if actor in seats else STEADY).move
        if actor in seats:
            habits.see(view, move)
            if temperament != STEADY:
                losses.append(_loss(view, advise(view, level, luck).move, move, luck))
        return move

    winners = play_match(rules, [decide] * rules.players, seed).winners
    won = tuple((rules.side_of(seat) in winners) / len(winners) for seat in range(rules.players))
    return Played(won, sum(losses))


def _loss(view: PlayerView, usual: PlayerMove, move: PlayerMove, luck: int) -> float:
    if same(usual, move):
        return 0.0
    trials = trials_for(view, luck + 1, LOOKED_AT, (usual, move))
    one = next((trial for trial in trials if same(trial.move, usual)), None)
    other = next((trial for trial in trials if same(trial.move, move)), None)
    return 0.0 if one is None or other is None else difference(one.values, other.values).mean / stake(view)


@dataclass(frozen=True, slots=True)
class Felt:
    """A character beside the steady player of its level.

    Attributes:
        name: the name of the character.
        less: the matches that it wins less, as a share.
        loss: the same by the search, which has far less luck in it.
        own, steady: the habits of both in the same seats with the same packs.
    """

    name: str
    less: ConfidenceInterval
    loss: ConfidenceInterval
    own: Habits
    steady: Habits


def measure_character(rules: Rules, level: Level, character: Character, rounds: Iterable[int]) -> Felt:
    """Measure a character in every seat of the rounds with these seeds."""
    own, steady = Habits(), Habits()
    less, losses = [], []
    for seed in rounds:
        seats = range(rules.players)
        plain = play(rules, level, seats, STEADY, seed, steady)
        played = [play(rules, level, (seat,), character.temperament, seed, own) for seat in seats]
        less.append(
            statistics.fmean(plain.won[seat] - match.won[seat] for seat, match in zip(seats, played, strict=True))
        )
        losses.append(statistics.fmean(match.loss for match in played))
    return Felt(character.name, interval(less), interval(losses), own, steady)


HABITS: Final = ("bids", "trumps kept", "trump leads", "sure leads", "takes early", "from leader")


def rows(found: Felt) -> Iterator[str]:
    """The line of a character."""
    yield f"{found.name:<11}"
    yield f"{found.less.mean:+7.2%} ± {found.less.margin:.2%}"
    yield f"{found.loss.mean:+7.2%} ± {found.loss.margin:.2%}"
    yield from (f"{found.own.share(habit):5.2f} ({found.steady.share(habit):.2f})" for habit in HABITS)


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(
        prog="python -m twentyfive.ai.arena.characters", description=(__doc__ or "").split("\n")[0]
    )
    parser.add_argument("--preset", choices=PRESETS, default="twenty-five")
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--sides", type=int, default=5)
    parser.add_argument("--level", choices=[*Level], default=Level.MEDIUM)
    parser.add_argument("--matches", type=int, default=100, help="rounds of one match for each seat")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="the keys of the characters, with commas")
    asked = parser.parse_args(arguments)
    rules = seated(asked.preset, asked.players, asked.sides)
    sys.stdout.write(f"{'':<11} {'wins less':>15} {'loss':>15} {'  '.join(HABITS)}\n")
    for character in CAST:
        if not asked.only or character.key in asked.only.split(","):
            seeds = range(asked.seed, asked.seed + asked.matches)
            sys.stdout.write("  ".join(rows(measure_character(rules, Level(asked.level), character, seeds))) + "\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
