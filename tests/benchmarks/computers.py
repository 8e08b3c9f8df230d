"""Two computers at one table: the time from the click on a card until it leaves for the table on the other's screen.

Run as a program of its own. Two whole windows in processes of their own play, with all motion.
"""

from __future__ import annotations

import json
import os
import tempfile
from pathlib import Path
from typing import Any, Final

from tests.benchmarks.figures import percentile
from tests.net.tables import HERE
from tests.together.wanted import Wanted
from tests.together.windows import Window

CARDS: Final = 40
"""The cards that each of the two plays."""


def measure() -> dict[str, float]:
    """Play at both windows, and return the figures in milliseconds."""
    platform = os.environ.get("QT_QPA_PLATFORM", "xcb" if os.environ.get("DISPLAY") else "offscreen")
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        wanted = [Wanted(str(Path(folder) / name), name, 25, (1280, 800), True) for name in ("Anna", "Máire")]
        with Window(wanted[0], platform) as host, Window(wanted[1], platform) as guest:
            for window in (host, guest):
                window.answer()
            door = host.ask("open", preset="twenty-five", players=2, sides=2, guests=1, options={"target": 1000})
            guest.ask("join", address=f"{HERE}:{door['port']}", code=door["code"])
            host.ask("begin", guests=1)
            for window in (host, guest):
                window.tell("time_cards", cards=CARDS)
            of_host, of_guest = host.answer(), guest.answer()
    to_host, to_guest = _delays(of_guest, of_host), _delays(of_host, of_guest)
    return {
        "to_host": percentile(to_host, 0.95),
        "to_guest": percentile(to_guest, 0.95),
        "to_host_median": percentile(to_host, 0.5),
        "to_guest_median": percentile(to_guest, 0.5),
        "own_guest_median": percentile(_delays(of_guest, of_guest), 0.5),
        "own_host_median": percentile(_delays(of_host, of_host), 0.5),
        "host_frames": percentile(of_host["intervals"], 0.95),
        "guest_frames": percentile(of_guest["intervals"], 0.95),
        "cards": float(min(len(to_host), len(to_guest))),
    }


def _delays(clicking: Any, showing: Any) -> list[float]:
    """Return the times from the clicks in one window until the frames in the other."""
    left = showing["left"]
    return [1000 * (left[at] - clicked) for at, clicked in clicking["clicked"].items() if at in left]


if __name__ == "__main__":
    print(json.dumps(measure()))
