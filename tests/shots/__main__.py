"""Takes the screenshots of the README from the real window. Look at every one before you commit it."""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final
from unittest.mock import patch

from PySide6.QtCore import QSettings, QSize
from PySide6.QtWidgets import QApplication

from tests.display import screen
from tests.net.lobby.fakes import FakeGateway
from tests.programs.rogues import SHELL
from tests.shots import computers, daily, drive_phone, drive_wall, motion, phone, same_cards
from tests.ui.evening import Evening
from tests.ui.moments import Moment, bids, jinks, plays_last, record_at, show
from tests.ui.scenes import PAGES
from tests.ui.whole import NAMES, Whole
from twentyfive.ai import Level
from twentyfive.ai.characters.cast import character
from twentyfive.core import Record
from twentyfive.engine.programs.listing import Program, ProgramList
from twentyfive.engine.seating.game_token import GameToken
from twentyfive.engine.seating.players import Computer, Guest
from twentyfive.presentation.settings import ThemeChoice
from twentyfive.programs.trial import Trial
from twentyfive.ui.cards.decks import built_in_decks
from twentyfive.ui.pages.new_game.new_game_pages import NewGamePages
from twentyfive.ui.pages.settings.settings_page import SettingsPage

FOLDER: Final = Path(__file__).parents[2] / "packaging" / "screenshots"
QUALITY: Final = 90
WINDOW: Final = QSize(1280, 800)
DECK: Final = QSize(960, 640)
TELEVISION: Final = QSize(1920, 1080)


@dataclass(frozen=True)
class Shot:
    """One picture.

    Attributes:
        game: preset, players, sides and moment of the game; None for the start page.
        settings: the settings of the program.
        size: the size of the window.
        evening: goes on to an evening with phones; None for a game without.
        scene: goes on from the table or the start page to another page; None to stay there.
        faces: the characters at the table; empty for computer players without a face.
    """

    game: tuple[str, int, int, Moment] | None
    settings: Mapping[str, object] = field(default_factory=dict)
    size: QSize = WINDOW
    evening: Callable[[Evening], None] | None = None
    scene: Callable[[Whole], None] | None = None
    faces: tuple[str, ...] = ()

    def take(self, data: Path) -> Whole:
        """Open the window for the picture, with `data` as empty data folder."""
        whole = Whole(data, **self.settings)
        whole.window.resize(self.size)
        if self.game is not None:
            show(whole, *self.game)
            if self.faces:
                whole.window.play(GameToken(seated(record_at(*self.game), self.faces)))
        if self.evening is not None:
            gateways: list[FakeGateway] = []
            gateway = patch("twentyfive.net.table_server.GatewayLink", lambda: made(gateways))
            with gateway, patch("twentyfive.engine.statistics.bookkeeper.new_seed", lambda: 25):
                self.evening(Evening(whole, gateways, host=Guest(), players=5))
        if self.scene is not None:
            self.scene(whole)
        for _ in range(4):
            QApplication.processEvents()
        whole.faces.settle()
        return whole


def seated(record: Record, faces: Sequence[str]) -> Record:
    """Return the same game with characters in the seats of its computer players."""
    header = record.header
    names = (header.names[0], *(character(key).name for key in faces))
    seats = (header.seats[0], *(str(Computer(Level.MEDIUM, character=key)) for key in faces))
    again = Record.new(header.rules, names=names, seats=seats, seed=header.seed)
    for move in record.moves:
        again.push(move)
    return again


def made(gateways: list[FakeGateway]) -> FakeGateway:
    """Make a gateway, and note it."""
    gateways.append(FakeGateway())
    return gateways[-1]


def gather(evening: Evening) -> None:
    """Three phones have come, and two seats are free."""
    for seat in range(3):
        evening.come(seat, NAMES[seat])
    evening.page.news.set_text("")


def play(evening: Evening) -> None:
    """Four play on their phones in the middle of a trick, and a seat is free."""
    for seat in range(4):
        evening.come(seat, NAMES[seat])
    evening.start()

    def in_the_middle() -> bool:
        view = evening.whole.view
        return len(view.tricks) > 0 and view.trick is not None and len(view.trick.cards) in (2, 3, 4)

    evening.play_until(in_the_middle)


def cast(whole: Whole) -> None:
    """The gallery of characters, with one of them chosen."""
    PAGES["new game"](whole)
    whole.page(NewGamePages).page.give_character("desmond")
    PAGES["characters"](whole)


def tried(whole: Whole) -> None:
    """The section Players of the settings, with a program that has been tried."""
    fionn = Program("Fionn", "/home/anna/players/fionn.sh")
    whole.store.change(programs=ProgramList((fionn,)))
    PAGES["settings, programs"](whole)
    whole.page(SettingsPage).programs.trials.tried.emit(fionn, Trial(SHELL, fionn.name).run())


LIGHT: Final = {"theme": ThemeChoice.LIGHT}
FIVE: Final = ("twenty-five", 5, 5, plays_last)
FOUR: Final = ("malachy", "leona", "sheila", "roisin")
SHOTS: Final[Mapping[str, Shot]] = {
    "start": Shot(None, LIGHT),
    "five-players": Shot(FIVE, LIGHT, faces=FOUR),
    "ten-players": Shot(("twenty-five", 10, 5, plays_last), LIGHT),
    "large-text": Shot(FIVE, {**LIGHT, "large_text": True}),
    "dark": Shot(FIVE, {"theme": ThemeChoice.DARK}, faces=FOUR),
    "high-contrast": Shot(FIVE, {"theme": ThemeChoice.HIGH_CONTRAST}),
    "bidding": Shot(("fifty-five", 5, 5, bids), LIGHT),
    "pool": Shot(("spoil-five", 5, 5, jinks), LIGHT),
    "paper": Shot(None, LIGHT, DECK, scene=PAGES["paper"]),
    "characters": Shot(None, LIGHT, QSize(960, 480), scene=cast),
    "programs": Shot(None, LIGHT, DECK, scene=tried),
    "drive": Shot(None, LIGHT, scene=PAGES["card drive, a game"]),
    "drive-people": Shot(None, LIGHT, scene=PAGES["card drive, people"]),
    "open-table": Shot(None, LIGHT, evening=gather),
    "phones": Shot(None, LIGHT, TELEVISION, play),
    **{f"deck-{deck.ident}": Shot(FIVE, {**LIGHT, "deck": deck.ident}, DECK) for deck in built_in_decks()},
}

TAKEN_APART: Final = (motion, phone, drive_phone, drive_wall, computers, daily, same_cards)
OTHERS: Final = {picture.NAME: picture.take for picture in TAKEN_APART}
NAMED: Final = (*SHOTS, *OTHERS)


def take(name: str, folder: Path) -> None:
    """Take the picture with that name and write it to the folder."""
    path = folder / f"{name}.webp"
    if name in OTHERS:
        if not OTHERS[name](QUALITY, path):
            sys.exit(f"{path} cannot be written.")
        return
    with tempfile.TemporaryDirectory() as data:
        for stored in (QSettings.Format.NativeFormat, QSettings.Format.IniFormat):
            QSettings.setPath(stored, QSettings.Scope.UserScope, data)
        whole = SHOTS[name].take(Path(data))
        picture = whole.window.grab()
        whole.close()
    if not picture.save(str(path), "WEBP", QUALITY):
        sys.exit(f"{path} cannot be written.")


def main(announce: Callable[[str], None] = print) -> None:
    """Take the pictures named on the command line, or all."""
    parser = argparse.ArgumentParser(prog="dev.py shots", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"one of {', '.join(NAMED)}; all without any")
    parser.add_argument("--to", type=Path, default=FOLDER, help="the folder")
    options = parser.parse_args()
    unknown = [name for name in options.names if name not in NAMED]
    if unknown:
        parser.error(f"there is no picture {unknown[0]!r}; there are {', '.join(NAMED)}")
    try:
        options.to.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        parser.error(f"the folder {options.to} cannot be made: {error.strerror}")
    with screen():
        app = QApplication([])
        for name in options.names or NAMED:
            take(name, options.to)
            announce(f"{options.to / name}.webp")
        app.quit()


if __name__ == "__main__":
    main()
