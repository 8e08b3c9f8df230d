"""The tools that every page gets: the parts of the program that pages share, and the way to other pages."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, TypeVar, runtime_checkable

from PySide6.QtCore import QObject

from twentyfive.core import PlayerView
from twentyfive.engine.game.reviewing import can_be_looked_back_on
from twentyfive.engine.game.session import HostedGame
from twentyfive.engine.game_saver import GameSaver
from twentyfive.engine.saves.rule_sets import OWN_RULES, RulesNames
from twentyfive.engine.saves.saved_game import SavedGame
from twentyfive.engine.seating.game_token import GameToken
from twentyfive.engine.seating.players import TableSetup
from twentyfive.presentation.table.ending import LAST_DEAL, PastPlace
from twentyfive.ui.cards.decks import DECKS
from twentyfive.ui.cards.faces import FaceStore
from twentyfive.ui.settings.store import SettingsStore
from twentyfive.ui.sound.sounds import Sounds
from twentyfive.ui.table.panels.table_menu import MenuChoice
from twentyfive.ui.widgets.late_loading import LatePart
from twentyfive.wording.records.saved import NOTHING_TO_LOOK_BACK_ON

if TYPE_CHECKING:
    from twentyfive.engine.daily_desk import DailyDesk
    from twentyfive.net.evening.evening_guest import EveningGuest
    from twentyfive.net.table_server import TableServer


_Part = TypeVar("_Part")


@runtime_checkable
class _Ends(Protocol):
    def end(self) -> None: ...


class Navigator(Protocol):
    """The router of the window, as pages know it."""

    def open(self, route: str, *what: object) -> None: ...

    def back(self) -> None: ...


class Games(Protocol):
    """The ways to the table, as pages know them. Each asks first who may see the hands there."""

    @property
    def under_way(self) -> GameToken | None: ...

    @property
    def to_practise(self) -> GameToken | None: ...

    def play(self, game: GameToken) -> None: ...

    def play_saved(self, game: SavedGame) -> None: ...

    def to_show(self, game: GameToken) -> PlayerView | None: ...

    def play_new(self, setup: TableSetup) -> None: ...

    def play_usual(self) -> None: ...

    def begin(self, setup: TableSetup) -> None: ...

    def go_on(self) -> None: ...

    def sit_down(self, game: GameToken) -> None: ...

    def practise(self, game: GameToken) -> None: ...

    def practise_on(self) -> None: ...

    def practise_usual(self) -> None: ...

    def try_again(self, game: GameToken) -> None: ...


class Wishes(Protocol):
    """The wishes of pages that reach beyond one page or table."""

    def follow_menu(self, choice: MenuChoice) -> None: ...

    def rename(self, name: str) -> None: ...

    def close_table(self) -> None: ...

    def is_with_others(self) -> bool: ...

    def begin_anew(self, said: Callable[[], str]) -> None: ...

    def forget_seat(self, guest: EveningGuest) -> None: ...


@dataclass(frozen=True)
class PageTools:
    """The tools of the pages."""

    router: Navigator
    games: Games
    wishes: Wishes
    say: Callable[[str], None]  # says a sentence in the notice bar
    engine: HostedGame  # the game at the table
    saver: GameSaver
    faces: FaceStore
    sounds: Sounds
    store: SettingsStore
    data: Path  # the folder of the person's files
    names: RulesNames  # of the rules that the person has saved
    open_table: Callable[[], TableServer]  # returns the table as it is opened for guests
    parent: QObject  # of what the pages share
    _shared: dict[object, Any] = field(default_factory=dict)

    @property
    def decks(self) -> Path:
        """The folder of decks that the person has added."""
        return self.data / DECKS

    @property
    def own_rules(self) -> Path:
        """The file of the rules that the person has saved."""
        return self.data / OWN_RULES

    @LatePart
    def daily(self) -> DailyDesk:
        """The deals of the day."""
        from twentyfive.engine.daily_desk import DailyDesk

        return DailyDesk(self.engine, self.saver, self.parent)

    def shared(self, make: Callable[[PageTools], _Part]) -> _Part:
        """Return what `make` makes of these tools, once for all pages of a family that share it."""
        if make not in self._shared:
            self._shared[make] = make(self)
        part: _Part = self._shared[make]
        return part

    def look_back(self, game: GameToken, place: PastPlace = LAST_DEAL) -> None:
        """Look back on the deals of a game, beginning at that place, or say that there are none."""
        if can_be_looked_back_on(game):
            self.router.open("review", game, place)
        else:
            self.say(NOTHING_TO_LOOK_BACK_ON())

    def close(self) -> None:
        """End what the pages share."""
        daily = PageTools.daily.built(self)
        if daily is not None:
            daily.close()
        for part in self._shared.values():
            if isinstance(part, _Ends):
                part.end()
