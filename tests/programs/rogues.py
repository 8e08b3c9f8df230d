"""Programs for tests: those that play rightly, and one for each way of doing wrong."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final

from twentyfive.core import PRESETS, PlayerView, apply, new_game, table_move, to_act, view_for
from twentyfive.programs import example_player
from twentyfive.programs.command import Command
from twentyfive.programs.faults import Fault
from twentyfive.programs.player import Patience

ROGUES: Final = {
    "silence": Fault.SILENT,
    "garbage": Fault.GARBAGE,
    "half-a-line": Fault.SILENT,
    "megabyte": Fault.TOO_LONG,
    "illegal": Fault.ILLEGAL,
    "two-answers": Fault.OUT_OF_TURN,
    "exit": Fault.GONE,
    "stop": Fault.SILENT,
    "fork": Fault.SILENT,  # it has gone, but another has its output
    "nan": Fault.WRONG_FIELD,
    "deep": Fault.GARBAGE,
    "wrong-version": Fault.WRONG_VERSION,
    "closed-pipes": Fault.GONE,
}
"""The ways of doing wrong that are noticed while a program is asked, and the fault that each is taken for."""

QUICK: Final = Patience(hello=30.0, think=100, slack=0.1, leave=0.1)
"""Limits for programs that are known to exceed those of a move. A start may take long on a busy machine."""

CALM: Final = Patience(hello=30.0, think=30_000, leave=30.0)
"""Limits that a program meets on any machine."""

IMPATIENT: Final = replace(CALM, leave=0.1)
"""The same for a program that never leaves."""

EXAMPLE: Final = Command(sys.executable, ("-I", "-S", str(Path(example_player.__file__))))
"""The example player."""

SHELL: Final = Command("/bin/sh", (str(Path(__file__).with_name("player.sh")),))
"""A player in another language."""


def rogue(kind: str, first: int = 1) -> Command:
    """The program that does wrong in this way from the request numbered `first` on."""
    return Command(sys.executable, ("-I", "-S", str(Path(__file__).with_name("rogue.py")), kind, str(first)))


def patience_with(kind: str) -> Patience:
    """Short limits where waiting is the test, calm ones elsewhere."""
    if kind == "endless":
        return IMPATIENT
    return QUICK if ROGUES.get(kind) is Fault.SILENT else CALM


def views(preset: str = "twenty-five", seat: int = 0, seed: int = 25) -> Iterator[PlayerView]:
    """The views of a seat whenever it is to act in a game; everybody makes the first legal move."""
    rng, state = random.Random(seed), new_game(PRESETS[preset])
    while not state.over:
        acts = to_act(state)
        if acts is None:
            state = apply(state, table_move(state, rng))
            continue
        view = view_for(state, acts)
        if acts == seat:
            yield view
        state = apply(state, view.legal[0])
