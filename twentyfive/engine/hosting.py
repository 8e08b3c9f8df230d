"""A game that runs in this program, with its saver and its practice."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject

from twentyfive.engine.game.engine import GameEngine
from twentyfive.engine.game.journal import SEAT
from twentyfive.engine.game.session import HostedGame
from twentyfive.engine.game_saver import GameSaver
from twentyfive.engine.guest_session import GuestSession
from twentyfive.engine.practise.practise_game import PractiseGame
from twentyfive.engine.saves.bookmarks import Bookmarks
from twentyfive.engine.seating.game_token import GameToken

BOOKMARKS: Final = "bookmarks.json"


class Host:
    """The engine as the window sees it: an interface that reveals no hidden cards.

    Attributes:
        game: the game at the table.
        guests: the same game, as persons at other devices know it.
    """

    def __init__(self, engine: GameEngine) -> None:
        self.game: HostedGame = engine
        self._engine = engine
        self.guests = GuestSession(engine, engine)  # before any other listener, which may ask it about a step

    @property
    def guest_file(self) -> Path:
        """The file that keeps the guests of the game, beside its journal."""
        return self._engine.journal.path.with_suffix(".guests.json")

    @property
    def seat_file(self) -> Path:
        """The file that keeps the person's seat at another's table, beside the journal of this window."""
        return self._engine.journal.path.with_suffix(SEAT)

    def saver(self, data: Path, name_game: Callable[[GameToken, datetime], str], parent: QObject) -> GameSaver:
        """Make the saver that saves and counts the games in the folder `data`; `name_game` names each game."""
        return GameSaver(self._engine, data, name_game, parent)

    def practise(self, data: Path) -> PractiseGame:
        """Make the practice on the game, with the bookmarks in the folder `data`."""
        return PractiseGame(self._engine, Bookmarks(data / BOOKMARKS))
