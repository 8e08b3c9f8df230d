"""The table with its game, keeper, faces and sounds. Loaded after the first frame of the start page."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QObject

from twentyfive.core import Rules
from twentyfive.engine.hosting import Host
from twentyfive.engine.saves.rule_sets import RulesNames
from twentyfive.ui.cards.faces import FaceStore
from twentyfive.ui.pages.practise.practise_table import PractiseTable
from twentyfive.ui.settings.store import SettingsStore
from twentyfive.ui.sound.sounds import Sounds
from twentyfive.ui.table.table_page import TablePage
from twentyfive.ui.table.table_sounds import TableSounds
from twentyfive.ui.theme.look import Look
from twentyfive.ui.window.navigation import PageStack
from twentyfive.wording.records.saved import saved_name


@dataclass(frozen=True, slots=True)
class Equipment:
    """The parts that `app` makes for the table.

    Attributes:
        host: the game, and makers of its keeper and its practice.
        faces: the pictures of the cards.
        sounds: the player of sounds.
    """

    host: Host
    faces: FaceStore
    sounds: Sounds


class HostedTable(QObject):
    """The table and the parts that work with it.

    Attributes:
        engine: the game at the table.
        keeper: saves and counts the games.
        faces: the pictures of the cards.
        sounds: the player of sounds.
        table: the table page.
        practise: the table's aids for practice.
        table_sounds: plays the sounds of the table.
    """

    def __init__(
        self, equipment: Equipment, store: SettingsStore, data: Path, names: RulesNames, look: Look, stack: PageStack
    ) -> None:
        super().__init__(stack)
        self.engine = equipment.host.game
        self.faces = equipment.faces
        self.sounds = equipment.sounds
        self._names = names
        self.keeper = equipment.host.keeper(data, self._name_game, self)
        self.table = TablePage(self.engine, self.faces, look, store.settings)
        for panel in (self.table.score_panel, self.table.overlays.scores):
            panel.name_rules(names.name)
        stack.add_page(self.table)
        self.practise = stack.add_part(PractiseTable(self.table, equipment.host.practise(data), look))
        self.table_sounds = TableSounds(self.table, self.sounds, store)
        self.keeper.books.open_soon()  # the table does not wait for the statistics

    def _name_game(self, rules: Rules, begun: datetime) -> str:
        return saved_name(rules, begun, self._names.name(rules))

    def close(self) -> None:
        """Save the game under way, and close files, processes and devices."""
        self.keeper.close()
        self.engine.close()
        self.faces.close()
        self.table_sounds.close()
