"""A program that hosts a game of guests in a folder until it is killed, and goes on with the game that it finds there.

It prints `open`, the port and the code when the table can be reached, `gateway` and its process id whenever a guest has
come, and `at`, the revision and the ply whenever the game has begun or jumped.
"""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from tests.minds import QuickMinds
from tests.net.tables import HERE, AnyPort
from tests.soak.guests import OPTIONS, WIDE, setup_of
from twentyfive.core import seated
from twentyfive.engine.game.engine import GameEngine
from twentyfive.engine.game.events import Jump, Step
from twentyfive.engine.game.journal import read_journal, take_journal
from twentyfive.engine.guest_session import GuestSession
from twentyfive.net.gateway_link import Door
from twentyfive.net.table_server import TableServer
from twentyfive.presentation.settings import Settings

SETUP = setup_of(seated("two-hundred-twenty", 3, 3))
"""A game that does not end before it is killed."""


class Hosting:
    """A game in `folder`, and the table of its guests."""

    def __init__(self, folder: Path, resources: Path, seed: int) -> None:
        self._seed = seed
        self._engine = GameEngine(QuickMinds(), take_journal(folder))
        self._link = AnyPort(bind=HERE, resources=resources, limits=WIDE)
        table = GuestSession(self._engine, self._engine)
        self._open = TableServer(table, folder / "guests.json", Settings, self._engine, self._link)
        self._open.lobby.set_options(OPTIONS)
        self._link.opened.connect(self._on_opened)
        self._link.arrived.connect(self._on_arrived)
        self._engine.stepped.connect(self._follow)
        self._engine.rewound.connect(self._on_begun)

    def begin(self) -> None:
        """Go on with the game in the journal, or wait for guests to a new one."""
        path = self._engine.journal.path
        if path.exists():
            self._engine.begin(read_journal(path))
            self._open.open_again()
            self._open.show(self._engine.revision)
        else:
            self._open.gather(SETUP)
            self._open.lobby.reception.guests_changed.connect(self._begin_when_all_are_there)

    def _begin_when_all_are_there(self) -> None:
        lobby = self._open.lobby
        if lobby.reception.is_gathering and all(place.guest for place in lobby.reception.places):
            self._engine.begin(lobby.named(SETUP).new_record(seed=self._seed))

    def _on_opened(self, door: Door) -> None:
        tell("open", door.port, self._open.code)

    def _on_arrived(self, _: int) -> None:
        tell("gateway", self._link.gateway_pid)

    def _on_begun(self, jump: Jump) -> None:
        record = self._engine.record
        assert record is not None, "a game has begun"
        tell("at", jump.revision, record.ply)
        self._follow(jump)

    def _follow(self, news: Step | Jump) -> None:
        self._open.show(news.revision)


def tell(*words: object) -> None:
    """Print a line for the program that kills."""
    sys.stdout.write(" ".join(map(str, words)) + "\n")
    sys.stdout.flush()


def main() -> None:
    """Host in the folder, with the folder of resources and the seed from the command line."""
    app = QCoreApplication(sys.argv)
    hosting = Hosting(Path(sys.argv[1]), Path(sys.argv[2]), int(sys.argv[3]))
    hosting.begin()
    app.exec()


if __name__ == "__main__":
    main()
