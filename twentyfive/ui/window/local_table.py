"""The table with its game, saver, faces and sounds. Loaded after the first frame of the start page."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from twentyfive.core import Rules
from twentyfive.engine.daily.deals import deal_of
from twentyfive.engine.hosting import Host
from twentyfive.engine.programs.seated_programs import SeatedPrograms
from twentyfive.engine.saves.rule_sets import RulesNames
from twentyfive.engine.seating.game_token import GameToken
from twentyfive.presentation.phone.seat_signs import SeatSign
from twentyfive.ui.cards.faces import FaceStore
from twentyfive.ui.pages.practise.practise_table import PractiseTable
from twentyfive.ui.settings.store import SettingsStore
from twentyfive.ui.sound.sounds import Sounds
from twentyfive.ui.table.first_times import FirstTimes
from twentyfive.ui.table.table_for_all import is_for_all
from twentyfive.ui.table.table_page import TablePage
from twentyfive.ui.table.table_sounds import TableSounds
from twentyfive.ui.widgets.late_loading import LatePart
from twentyfive.ui.window.router import Router
from twentyfive.wording.records.daily import daily_name
from twentyfive.wording.records.saved import saved_name, visit_name
from twentyfive.wording.table.line import Line

if TYPE_CHECKING:
    from twentyfive.net.table_server import TableServer


@dataclass(frozen=True, slots=True)
class Equipment:
    """The parts that `app` makes for the table.

    Attributes:
        host: the game, and makers of its saver and its practice.
        faces: the pictures of the cards.
        sounds: the player of sounds.
        programs: the computer players, if some of them may be programs of the person.
    """

    host: Host
    faces: FaceStore
    sounds: Sounds
    programs: SeatedPrograms | None = None


class LocalTable(QObject):
    """The table and the parts that work with it.

    Signals:
        served(TableServer): the table for guests is laid, first when it is opened, again when the whole table is.

    Attributes:
        engine: the game at the table.
        guests: the same game, as persons at other devices know it.
        saver: saves and counts the games.
        faces: the pictures of the cards.
        sounds: the player of sounds.
        table: the table page.
        practise: the table's aids for practice.
        table_sounds: plays the sounds of the table.
    """

    served = Signal(object)

    def __init__(
        self, equipment: Equipment, store: SettingsStore, data: Path, names: RulesNames, router: Router
    ) -> None:
        super().__init__(router.window())
        self.engine = equipment.host.game
        self.guests = equipment.host.guests
        self._host = equipment.host
        self._store = store
        self.faces = equipment.faces
        self.sounds = equipment.sounds
        self._names = names
        self._router = router
        self._signs: tuple[SeatSign, ...] = ()  # the places of the guests, as last shown
        self.saver = equipment.host.saver(data, self._name_game, self)
        self._practice = equipment.host.practise(data)
        self._lay()
        self.saver.books.open_soon()  # the table does not wait for the statistics

    def _lay(self) -> None:
        """Make the table page and what works on it."""
        self.table = TablePage(self.engine, self.faces, self._store.settings)
        for panel in (self.table.score_panel, self.table.overlays.scores):
            panel.name_rules(self._name_rules)
        self.table.overlays.player.count_games(self.saver.books.against)
        self.table.table_actions.undo_wished.connect(self._ask_to_take_back)
        self._router.lay("table", self.table)
        self.practise = PractiseTable(self.table, self._practice)
        FirstTimes(self.table, self._store)
        self.table_sounds = TableSounds(self.table, self.sounds, self._store)

    def lay_again(self, router: Router) -> None:
        """Make the table page again, for new pages and in the language now in use; the game is where it was."""
        practising, covered = self.practise.practising, self.table.director.covered
        self._router = router
        self._lay()
        self.practise.practising, self.table.director.covered = practising, covered
        open_table = LocalTable.open_table.built(self)
        if open_table is not None:
            self._serve(open_table)
        self.engine.show_again()
        self.table.announcer.forget()

    @LatePart
    def open_table(self) -> TableServer:
        """The table as it is opened for guests; nothing of it is loaded before."""
        from twentyfive.net.keep_awake import KeepAwake
        from twentyfive.net.table_server import TableServer

        table = TableServer(self._host.guests, self._host.guest_file, lambda: self._store.settings, self)
        self._serve(table)
        table.changed.connect(self._show_guests)
        table.lobby.next_game_wished.connect(lambda: self.table.overlays.deal.play_again_asked.emit())
        awake = KeepAwake(table)
        table.changed.connect(lambda: awake.keep(table.is_open))
        return table

    def _serve(self, table: TableServer) -> None:
        """Show the way to this open table on the table page, and tell its guests what the page shows."""
        from twentyfive.ui.table.guest_corner import GuestCorner

        GuestCorner(table, self._host.game, self.table)
        self.table.director.shown.connect(table.on_shown)
        self.served.emit(table)

    def _show_guests(self) -> None:
        """Show on the plates who plays on a phone, is asleep, or is played for, and say who comes and goes."""
        from twentyfive.presentation.guest_signs import news, plate_words

        table = self.open_table
        menu, people = self.table.overlays.menu, table.lobby.people
        if table.is_open:
            self.table.top.show_words(plate_words(people.seats))
            menu.offer_guests()
        else:
            self.table.top.show_words({})
            menu.withdraw_guests()
        said, self._signs = news(self._signs, people.seats), people.seats if table.is_open else ()
        if self.table.isVisible() and table.is_open:
            self.table.announcer.say(said)
        self.table.overlays.deal.tell_waiting(people.note if table.is_open else "", go_on=is_for_all(self.engine))

    def _ask_to_take_back(self, player: int) -> None:
        """Ask the guests whether the person at seat `player`, who sits here, may take a decision back."""
        if not self.is_open_for_guests:
            self.guests.game.undo_for(player)  # nobody else is there
            return
        why_not = self.open_table.lobby.ask_to_take_back(player)
        if why_not:
            self.table.tell(Line(why_not))

    def open_again(self) -> None:
        """Open the table of the game under way again for its guests, if it has any and is not open."""
        if self.has_guests and not self.open_table.is_open:
            self.open_table.open_again()
            self.open_table.show(self.table.director.revision)

    def close_table(self) -> None:
        """Tell the guests that the host has left, if a table is open."""
        if self.is_open_for_guests:
            self.open_table.close()

    @property
    def has_guests(self) -> bool:
        """Whether persons at other devices belong to the game at the table."""
        return self._host.guests.game.has_guests

    @property
    def is_open_for_guests(self) -> bool:
        """Whether a table is open."""
        open_table = LocalTable.open_table.built(self)
        return open_table is not None and open_table.is_open

    @property
    def seat_file(self) -> Path:
        """The file of the person's seat at another's table."""
        return self._host.seat_file

    def name_visit(self, rules: Rules, table: str, begun: datetime) -> str:
        """Return the name of a game at the table of another computer."""
        return visit_name(rules, table, begun, self._names.name(rules))

    def _name_game(self, game: GameToken, begun: datetime) -> str:
        return saved_name(game.rules, begun, self._name_rules(game.rules, game))

    def _name_rules(self, rules: Rules, game: GameToken | None = None) -> str:
        """Name the rules of a game, by default the one at the table: as a deal of the day, or as the person saved them.

        They have no name if they are neither.
        """
        deal = deal_of(game or self.engine.game)
        return daily_name(deal.game) if deal is not None and deal.rules == rules else self._names.name(rules)

    def close(self) -> None:
        """Save the game under way, and close files, processes and devices."""
        self.close_table()
        self.saver.close()
        self.engine.close()
        self.faces.close()
        self.table_sounds.close()
