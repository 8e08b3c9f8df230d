"""How many four-player deals are played out at random in a second, beside OpenSpiel's euchre driven from Python.

Run as a program of its own; without OpenSpiel, which `open_spiel` fetches, only the deals are counted. The runs are
short and alternate, their processor time counts, and of each the best, so that other work on the machine matters as
little as may be.
"""

from __future__ import annotations

import importlib
import json
import random
import time
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

from twentyfive.ai.fastplay import FastPack, fast_pack, random_playout
from twentyfive.core import Suit, seated

RUNS = 50
DEALS = 400
GAMES = 60


def dealt(pack: FastPack, rng: random.Random) -> list[int]:
    """Four hands of five."""
    cards = rng.sample(list(pack.bits.values()), 20)
    return [sum(cards[seat : seat + 5]) for seat in range(0, 20, 5)]


def play_euchre(game: Any, rng: random.Random) -> None:
    """A whole game of OpenSpiel's euchre at random, its deal and auction included."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(rng.choice(state.chance_outcomes())[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))


def per_second(work: Callable[[], object], number: int) -> float:
    """How often `work` can be done in a second of processor time, from doing it `number` times."""
    begin = time.process_time()
    for _ in range(number):
        work()
    return number / (time.process_time() - begin)


def measure() -> dict[str, float]:
    """A second's playouts of hands ready dealt and dealt each time, and games of euchre if there is an OpenSpiel."""
    rng = random.Random(25)
    pack = fast_pack(Suit.SPADES, seated("twenty-five", 4, 2))
    ready = [dealt(pack, rng) for _ in range(DEALS)]
    hands = iter(ready * RUNS)
    works: dict[str, tuple[Callable[[], object], int]] = {
        "ready": (lambda: random_playout(pack, next(hands).copy(), 0, rng.random), DEALS),
        "dealt": (lambda: random_playout(pack, dealt(pack, rng), 0, rng.random), DEALS),
    }
    if find_spec("pyspiel"):
        game = importlib.import_module("pyspiel").load_game("euchre")
        works["euchre"] = (lambda: play_euchre(game, rng), GAMES)
    best = dict.fromkeys(works, 0.0)
    for _ in range(RUNS):
        for name, (work, number) in works.items():
            best[name] = max(best[name], per_second(work, number))
    return best


def main() -> None:
    """Measure, and print the figures as JSON."""
    print(json.dumps(measure()))


if __name__ == "__main__":
    main()
