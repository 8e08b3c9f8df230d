"""The time that a computer player takes for a card, or the program for a hint; run as a program of its own."""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice

from tests.benchmarks.figures import percentile
from twentyfive.ai.advice.level import Level
from twentyfive.ai.advice.reasons import Advice
from twentyfive.ai.hints import hint_for
from twentyfive.ai.levels import advise
from twentyfive.core import PlayerView, new_game, seated, table_move, to_act, view_for
from twentyfive.core.game import apply
from twentyfive.core.moves import PlayCard

DECISIONS = 100
SIDES = {4: 2, 5: 5, 9: 3}
"""By number of players, the number of sides: in pairs, each alone, and in threes."""


def decisions(players: int) -> Iterator[PlayerView]:
    """Yield the views of players with a choice of cards, in games of medium players."""
    rng, rules = random.Random(25), seated("twenty-five", players, SIDES[players])
    while True:
        state = new_game(rules)
        while not state.over:
            seat = to_act(state)
            if seat is None:
                state = apply(state, table_move(state, rng))
                continue
            view = view_for(state, seat)
            if len(view.legal) > 1 and all(isinstance(move, PlayCard) for move in view.legal):
                yield view
            state = apply(state, advise(view, Level.MEDIUM, rng.getrandbits(30)).move)


def measure(decide: Callable[[PlayerView, int], object], players: int) -> dict[str, float]:
    """The processor time of a decision, in milliseconds."""
    times = []
    for number, view in enumerate(islice(decisions(players), DECISIONS)):
        began = time.process_time()
        decide(view, number)
        times.append(1000 * (time.process_time() - began))
    return {"median": percentile(times, 0.5), "p95": percentile(times, 0.95)}


def main() -> None:
    """Measure for the level or "hint" and the number of players given, and print the figures as JSON."""
    asked, players = sys.argv[1], int(sys.argv[2])
    decide = hint_for if asked == "hint" else partial(_advised, Level(asked))
    print(json.dumps(measure(decide, players)))


def _advised(level: Level, view: PlayerView, seed: int) -> Advice:
    return advise(view, level, seed)


if __name__ == "__main__":
    main()
