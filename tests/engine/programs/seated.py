"""A game with programs at the table, whose person plays the first legal card."""

from __future__ import annotations

from pathlib import Path

from pytestqt.qtbot import QtBot

from tests.minds import QuickMinds
from tests.programs.rogues import CALM
from twentyfive.core import Record, seated
from twentyfive.engine.game.engine import GameEngine
from twentyfive.engine.game.journal import Journal
from twentyfive.engine.programs.listing import Program, ProgramList
from twentyfive.engine.programs.seated_programs import ProgramTrouble, SeatedPrograms
from twentyfive.engine.seating.players import Person, Sitter, TableSetup, by_program
from twentyfive.programs.command import Command
from twentyfive.programs.player import Patience

PATIENCE_MS = 60_000


class ProgramTable:
    """A game of persons and programs, in which all but the waiting is real.

    Attributes:
        engine: the game.
        minds: its players.
        troubles: the troubles that were told.
        lines: the seat, the way and the text of each line that went through a pipe.
    """

    def __init__(self, qtbot: QtBot, folder: Path, commands: dict[str, Command], patience: Patience = CALM) -> None:
        programs = [Program(name, command.path, command.arguments) for name, command in commands.items()]
        self.list = ProgramList(tuple(programs))
        self.lines: list[tuple[int, str, str]] = []
        self.minds = SeatedPrograms(
            QuickMinds(), self.list.find, patience, lambda seat, way, line: self.lines.append((seat, way, line))
        )
        self.engine = GameEngine(self.minds, Journal(folder / "journal"))
        self.troubles: list[ProgramTrouble] = []
        self.minds.troubled.connect(self.troubles.append)
        self._qtbot = qtbot

    def begin(self, *names: str, seed: int = 25, preset: str = "twenty-five") -> Record:
        """Begin a game of a person with these programs."""
        rules = seated(preset, len(names) + 1, len(names) + 1)
        sitters: tuple[Sitter, ...] = (Person(), *map(by_program, names))
        players = tuple(f"Player {number}" for number in range(len(sitters)))
        record = TableSetup(rules, players, sitters).new_record(seed)
        self.engine.begin(record)
        return record

    def turn(self) -> None:
        """Wait until the person is to act or a deal is over, and do what is to be done then."""
        self.settle()
        if self.engine.waits_for_next_deal:
            self.engine.next_deal()
        elif not self.engine.state.over:
            legal = self.engine.moment.view(0).legal
            self.engine.submit(0, legal[0], self.engine.revision)

    def settle(self) -> None:
        """Wait until the person is to act, a deal is over, or the game."""
        self._qtbot.waitUntil(self._is_settled, timeout=PATIENCE_MS)

    def play_out(self) -> None:
        """Play the game to its end."""
        while not self.engine.state.over:
            self.turn()
            self.settle()

    def _is_settled(self) -> bool:
        engine = self.engine
        return engine.state.over or engine.waits_for_next_deal or engine.moment.to_act == 0
