"""The speed of the environments for research, beside OpenSpiel's euchre and, if it is installed, RLCard's card games.

Run as a program of its own. All play by chance, driven from Python, and count actions of players per second of
processor time; the best of some short runs counts.
"""

from __future__ import annotations

import importlib
import json
import random
import time
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

import numpy

from twentyfive.env.aec import TwentyFive
from twentyfive.env.batch import Tables, chosen, masks, observed
from twentyfive.env.episode import sitting

RUNS = 5
SHORTEST = 0.5
"""Seconds of a run."""

TABLES = 10_000
AT_MANY_TABLES = ("twenty-five", "spoil-five", "auction-forty-fives", "growl")


def rate(episode: Callable[[], int]) -> float:
    """The actions per second; `episode` plays one and returns how many it had."""
    best = 0.0
    for _ in range(RUNS):
        begin, number = time.process_time(), 0
        while time.process_time() - begin < SHORTEST:
            number += episode()
        best = max(best, number / (time.process_time() - begin))
    return best


def in_pettingzoo(preset: str, rng: random.Random) -> Callable[[], int]:
    """Episodes of ours in PettingZoo's cycle."""
    game = TwentyFive(sitting(preset))

    def episode() -> int:
        game.reset(seed=rng.getrandbits(32))
        number = 0
        while True:
            observation, _, termination, _, _ = game.last()
            if termination:
                return number
            assert observation is not None
            game.step(int(rng.choice(numpy.flatnonzero(observation["action_mask"]))))
            number += 1

    return episode


def at_many_tables(preset: str, *, observing: bool = False) -> Callable[[], int]:
    """Actions of ours at many tables at once, a hundred at each."""
    tables, rng = Tables(sitting(preset), TABLES, seed=25), numpy.random.default_rng(25)

    def episode() -> int:
        number = 0
        for _ in range(100):
            legal = tables.legal()
            if observing:
                masks(tables, legal)
                observed(tables)
            actions = chosen(legal, tables.firsts, rng)
            tables.step(actions)
            tables.begin(numpy.flatnonzero(tables.state.over))
            number += int(numpy.count_nonzero(actions >= 0))
        return number

    return episode


def in_openspiel(name: str, rng: random.Random, **parameters: object) -> Callable[[], int]:
    """Episodes of a game of OpenSpiel."""
    game: Any = importlib.import_module("pyspiel").load_game(name, parameters)

    def episode() -> int:
        state, number = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(rng.choice(state.chance_outcomes())[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                number += 1
        return number

    return episode


def in_rlcard(name: str, rng: random.Random) -> Callable[[], int]:
    """Episodes of a game of RLCard, with its observations."""
    game: Any = importlib.import_module("rlcard").make(name, config={"seed": rng.getrandbits(31)})

    def episode() -> int:
        state, _ = game.reset()
        number = 0
        while not game.is_over():
            state, _ = game.step(rng.choice(list(state["legal_actions"])))
            number += 1
        return number

    return episode


def measure() -> dict[str, float]:
    """Actions per second by environment."""
    rng = random.Random(25)
    runs = {f"PettingZoo, {preset}": in_pettingzoo(preset, rng) for preset in ("twenty-five", "auction-forty-fives")}
    runs |= {f"at {TABLES:,} tables at once, {preset}": at_many_tables(preset) for preset in AT_MANY_TABLES}
    runs |= {
        f"the same with observations, {preset}": at_many_tables(preset, observing=True) for preset in AT_MANY_TABLES
    }
    if find_spec("pyspiel"):
        importlib.import_module("twentyfive.env.openspiel")
        runs["OpenSpiel, twenty-five"] = in_openspiel("twentyfive", rng, preset="twenty-five")
        runs["OpenSpiel's euchre"] = in_openspiel("euchre", rng)
    if find_spec("rlcard"):
        runs |= {f"RLCard's {name}": in_rlcard(name, rng) for name in ("uno", "gin-rummy", "bridge", "doudizhu")}
    return {name: rate(episode) for name, episode in runs.items()}


def main() -> None:
    """Measure, and print the figures as JSON."""
    print(json.dumps(measure()))


if __name__ == "__main__":
    main()
