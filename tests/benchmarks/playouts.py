"""The rate of random playouts of four-player deals, compared with OpenSpiel's euchre driven from Python.

Run as a program of its own; where OpenSpiel is not installed only the deals are measured. The runs are short and
alternate, and the best processor time of each counts, so that other work on the machine matters as little as possible.
"""

from __future__ import annotations

import importlib
import json
import random
import time
from collections.abc import Callable, Iterable
from functools import partial
from importlib.util import find_spec
from typing import Any

from tests.benchmarks.random_playout import led_to, random_playout
from twentyfive.ai.playout.bitcards import FastPack, fast_pack
from twentyfive.core import Suit, seated

RUNS = 50
DEALS = 400
GAMES = 60


def dealt(pack: FastPack, rng: random.Random) -> list[int]:
    """Deal four hands of five cards."""
    cards = rng.sample(list(pack.bits.values()), 20)
    return [sum(cards[seat : seat + 5]) for seat in range(0, 20, 5)]


def play_euchre(game: Any, rng: random.Random) -> None:
    """Play whole random games of OpenSpiel's euchre, with deals and auctions."""
    for _ in range(GAMES):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(rng.choice(state.chance_outcomes())[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))


def per_second(work: Callable[[], object], number: int) -> float:
    """The rate per second of processor time, if `work` does the work `number` times."""
    begin = time.process_time()
    work()
    return number / (time.process_time() - begin)


def measure() -> dict[str, float]:
    """Playouts per second of hands dealt in advance and of hands dealt each time, and games of euchre if possible."""
    rng = random.Random(25)
    pack = fast_pack(Suit.SPADES, seated("twenty-five", 4, 2))
    deals = [dealt(pack, rng) for _ in range(DEALS)]
    best = {"ready": 0.0, "dealt": 0.0}
    game = importlib.import_module("pyspiel").load_game("euchre") if find_spec("pyspiel") else None
    for _ in range(RUNS):
        ready = [hands.copy() for hands in deals]  # because playouts empty them
        fresh = (dealt(pack, rng) for _ in range(DEALS))
        runs = {
            "ready": per_second(partial(play_all, pack, ready, rng), DEALS),
            "dealt": per_second(partial(play_all, pack, fresh, rng), DEALS),
        }
        if game is not None:
            runs["euchre"] = per_second(partial(play_euchre, game, rng), GAMES)
        best = {name: max(best.get(name, 0.0), rate) for name, rate in runs.items()}
    return best


def play_all(pack: FastPack, deals: Iterable[list[int]], rng: random.Random) -> None:
    """Play the deals out at random."""
    looked_up, chance = led_to(pack), rng.getrandbits
    for hands in deals:
        random_playout(pack, looked_up, hands, 0, chance)


def main() -> None:
    """Measure, and print the figures as JSON."""
    print(json.dumps(measure()))


if __name__ == "__main__":
    main()
