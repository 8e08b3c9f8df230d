"""The gateway of a card drive with as many phones as are let in: its memory, and how soon all show the next game.

Run as a program of its own.
"""

from __future__ import annotations

import json
import tempfile
import time
from pathlib import Path
from typing import Final

GAMES: Final = 5


def measure(folder: Path) -> dict[str, float]:
    """Play some games with a hundred phones of fifty pairs, two of each; return the figures."""
    from PySide6.QtCore import QCoreApplication

    from tests.benchmarks.figures import percentile
    from tests.benchmarks.window_memory import memory_mib
    from tests.net.drive.halls import Hall, Phone
    from twentyfive.drive.entries import Reported
    from twentyfive.drive.plan import Plan
    from twentyfive.net.drive.drive_server import MOST_PHONES

    app = QCoreApplication([])

    hall = Hall(folder, None)
    hall.begin(MOST_PHONES // 2, Plan(games=GAMES, sides=2))
    hall.open()
    phones = []
    for side in range(1, MOST_PHONES // 2 + 1):
        for _ in range(2):
            phone = Phone(hall)
            phone.look(hall.evening.table_of[side])
            phone.belong(side)
            phones.append(phone)
    nexts = list[float]()
    for number in range(1, GAMES):
        for table in hall.evening.tables:
            hall.desk.enter(Reported(number, table.number, winner=table.sides[0]))
        start = time.perf_counter()
        hall.move_on()
        waiting = list(phones)

        def told(waiting: list[Phone] = waiting, number: int = number) -> bool:
            for phone in waiting:
                phone.listen()
            waiting[:] = [phone for phone in waiting if phone.told["game"] == number]
            return not waiting

        hall.wait(told)
        nexts.append(1_000 * (time.perf_counter() - start))
    pid = hall.server._link.gateway_pid
    assert pid is not None
    figures = {**memory_mib(pid), "next": percentile(nexts, 0.5)}
    for phone in phones:
        phone.close()
    hall.close()
    del app
    return figures


def main() -> None:
    """Measure, and print the figures as JSON."""
    with tempfile.TemporaryDirectory() as folder:
        print(json.dumps(measure(Path(folder))))


if __name__ == "__main__":
    main()
