"""The desk of the deals of the day: which is played, under way or still to play, its saved game, and its par."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, datetime
from enum import StrEnum
from typing import Final

from PySide6.QtCore import QObject, Signal

from twentyfive.core import RecordError
from twentyfive.engine.daily.deals import DailyDeal, DailyGame, daily_of, deal_of
from twentyfive.engine.daily.par import ParFinder
from twentyfive.engine.daily.results import Par
from twentyfive.engine.game.session import HostedGame
from twentyfive.engine.game_saver import GameSaver
from twentyfive.engine.saves.saved_game import Cover, SavedGame, read_saved
from twentyfive.engine.seating.game_token import GameToken
from twentyfive.engine.statistics.dailies import PlayedDaily, note_par, played_dailies, played_daily
from twentyfive.engine.statistics.database import StatisticsError

_LATELY: Final = 100
"""The games saved last, among which one of today's deals that is under way must be: a page looks for three at once."""


class DailyStatus(StrEnum):
    """The status of a deal of the day."""

    OPEN = "open"  # still to be played
    BEGUN = "begun"
    PLAYED = "played"


def today() -> date:
    """The date of this computer."""
    return datetime.now().astimezone().date()


class DailyDesk(QObject):
    """Knows the deals of the day of this computer.

    Signals:
        changed(): a deal was played, or a par found.
    """

    changed = Signal()

    def __init__(self, engine: HostedGame, saver: GameSaver, parent: QObject | None = None) -> None:
        """`engine` is the game at the table, and `saver` saves and counts it."""
        super().__init__(parent)
        self._engine = engine
        self._saver = saver
        self._pars: dict[DailyDeal, Par] = {}
        self._finder = ParFinder(engine.more_minds(), self)
        self._finder.found.connect(self._on_par)
        saver.books.counted.connect(self._on_counted)

    @property
    def at_table(self) -> DailyDeal | None:
        """The deal of the day at the table, over or not."""
        return deal_of(self._engine.game)

    def deals(self, day: date) -> tuple[DailyDeal, ...]:
        """Return the deals of that day."""
        return tuple(DailyDeal(day, game) for game in DailyGame)

    def status(self, deal: DailyDeal) -> DailyStatus:
        """Return the status of a deal."""
        if self.played(deal) is not None:
            return DailyStatus.PLAYED
        game = self._engine.game
        if deal_of(game) == deal and game is not None and game.record.ply > 1:
            return DailyStatus.BEGUN
        return DailyStatus.OPEN if self._cover(deal, _LATELY) is None else DailyStatus.BEGUN

    def played(self, deal: DailyDeal) -> PlayedDaily | None:
        """Return the first result of a deal, with its par if that is known; None if it was not played."""
        database = self._saver.books.database
        try:
            return None if database is None else played_daily(database, deal)
        except StatisticsError:
            return None  # the saver reports it when it writes

    def history(self, game: DailyGame) -> tuple[PlayedDaily, ...]:
        """Return the deals of a game that were played, the earliest first."""
        database = self._saver.books.database
        try:
            return () if database is None else played_dailies(database, game)
        except StatisticsError:
            return ()

    def saved(self, deal: DailyDeal) -> SavedGame | None:
        """Return the saved game of a deal; None if there is none, or it cannot be read."""
        cover = self._cover(deal)
        try:
            return None if cover is None else read_saved(cover.path)
        except (OSError, RecordError):
            return None

    def kept(self, deal: DailyDeal) -> GameToken | None:
        """Return the game of a deal to look back on: at the table or saved; None if neither has it."""
        if self.at_table == deal:
            return self._engine.game
        saved = self.saved(deal)
        return None if saved is None else saved.kept

    def new_game(self, deal: DailyDeal, names: Sequence[str]) -> GameToken:
        """Return the game of a deal from its beginning; the person has the first of the names."""
        return GameToken(deal.record(names))

    def plays(self, game: GameToken | None, deal: DailyDeal) -> bool:
        """Return True if a game plays this deal."""
        return deal_of(game) == deal

    def find_par(self, deal: DailyDeal) -> None:
        """Find the par of a deal, if it is not known: `changed` tells of it."""
        played = self.played(deal)
        if deal not in self._pars and (played is None or played.par is None):
            self._finder.find(deal)

    def par(self, deal: DailyDeal) -> Par | None:
        """Return the par of a deal; None until it is found."""
        played = self.played(deal)
        return self._pars.get(deal, None if played is None else played.par)

    def close(self) -> None:
        """Stop finding pars."""
        self._finder.close()

    def _cover(self, deal: DailyDeal, most: int | None = None) -> Cover | None:
        """Return the saved game of a deal, among all or among the `most` saved last."""
        try:
            covers = [cover for cover in self._saver.saves.with_seed(deal.seed, most) if _is_of(cover, deal)]
        except OSError:
            return None
        return next(iter(covers), None)

    def find_par_at_table(self) -> None:
        """Find the par of the deal of the day at the table, while the person plays it."""
        deal = self.at_table
        if deal is not None:
            self.find_par(deal)

    def _on_par(self, deal: DailyDeal, par: Par) -> None:
        self._pars[deal] = par
        self._write_pars()
        self.changed.emit()

    def _on_counted(self) -> None:
        self._write_pars()
        self.changed.emit()

    def _write_pars(self) -> None:
        """Write the pars of deals that have been played meanwhile."""
        database = self._saver.books.database
        for deal, par in self._pars.items():
            played = self.played(deal)
            if database is not None and played is not None and played.par is None:
                try:
                    note_par(database, deal, par)
                except StatisticsError:
                    return  # it is found again when it is asked for


def _is_of(cover: Cover, deal: DailyDeal) -> bool:
    return cover.header is not None and daily_of(cover.header) == deal
