"""Starts the program with the same deals in every run, and with time for the computer players."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

SEED = 25
PATIENCE_MS = 30_000


@contextmanager
def steady() -> Iterator[None]:
    """Give all new games the same seed, and the computer players the time that a busy computer may take."""
    with (
        patch("twentyfive.engine.seating.players.new_seed", lambda: SEED),
        patch("twentyfive.engine.statistics.bookkeeper.new_seed", lambda: SEED),
        patch("twentyfive.engine.practise.practise_game.new_seed", lambda: SEED),
        patch("twentyfive.engine.game.reviewing.new_seed", lambda: SEED),
        patch("twentyfive.engine.minds.workers.DEADLINE_MS", PATIENCE_MS),
    ):
        yield


if __name__ == "__main__":
    from twentyfive.__main__ import main

    with steady():
        sys.exit(main())
