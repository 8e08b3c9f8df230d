"""The processor time that the protocol costs the table for a move; run as a program of its own."""

from __future__ import annotations

import json
import time

from tests.programs.rogues import CALM, EXAMPLE, views
from twentyfive.programs.player import ProgramPlayer

GAMES = 20


def measure() -> dict[str, float]:
    """Ask the example player for its moves in some games; return the milliseconds of this process for a move."""
    player = ProgramPlayer(EXAMPLE, "Example", CALM)
    seen = [view for seed in range(GAMES) for view in views(seed=seed)]
    try:
        player.greet()
        began = time.process_time()
        for view in seen:
            player.advise(view, 1)
        return {"work": 1000 * (time.process_time() - began) / len(seen)}
    finally:
        player.close()


def main() -> None:
    """Measure, and print the figure as JSON."""
    print(json.dumps(measure()))


if __name__ == "__main__":
    main()
