"""A program that plays and keeps one game after another in a folder, until it is killed.

It goes on with the game that the folder holds, and tells each change once it is on disk: ``new``, ``step`` and the
move, ``again`` where it was taken back before, ``at`` and how many moves lie before it now, ``over``.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from tests.core.policy import chance_move
from tests.engine.kept_games import NAMES
from tests.minds import InlineMinds
from twentyfive.ai import Level
from twentyfive.core import PRESETS, Record, Rules, to_act
from twentyfive.core.moves import Move
from twentyfive.engine.game.engine import GameEngine
from twentyfive.engine.game.events import Jump, Step
from twentyfive.engine.game.journal import read_journal, take_journal
from twentyfive.engine.keeper import Keeper
from twentyfive.engine.seating.players import Computer, Person

UNDO, REDO = 0.08, 0.04
"""How often the person takes moves back, and makes them again."""


class Playing:
    """Plays for the person, in the folder `folder`, games of the preset `preset`."""

    def __init__(self, folder: Path, preset: str, seed: int) -> None:
        self._preset = preset
        self._rng = random.Random(seed)
        self._next: Move | None = None  # the one that was taken back last
        self.engine = GameEngine(InlineMinds(), take_journal(folder))
        self._keeper = Keeper(self.engine, folder, _name)
        self._keeper.books.open()
        self.engine.stepped.connect(self._tell_step)
        self.engine.rewound.connect(self._tell_jump)

    def begin(self) -> None:
        """Go on with the game in the journal, or with a new one."""
        path = self.engine.journal.path
        record = read_journal(path) if path.exists() else None
        self.engine.begin(self._new_game() if record is None or record.state.over else record)

    def decide(self) -> None:
        """The next decision of the person, or another look at the last one; a new game after the last deal."""
        engine, chance = self.engine, self._rng.random()
        if chance < UNDO and engine.can_undo:
            engine.undo()
        elif chance < UNDO + REDO and engine.can_redo:
            engine.redo()
        elif engine.state.over:
            _tell("over")
            engine.begin(self._new_game())
        elif engine.waits_for_next_deal:
            engine.next_deal()
        else:
            seat = to_act(engine.state)
            assert seat is not None, "a person is to decide"
            engine.submit(seat, chance_move(engine.state, self._rng), engine.revision)

    def _new_game(self) -> Record:
        rules = PRESETS[self._preset]
        seats = [str(Person()), *[str(Computer(Level.EASY))] * (rules.players - 1)]
        return Record.new(rules, names=NAMES[: rules.players], seats=seats, seed=self._rng.getrandbits(62))

    def _tell_step(self, _: Step) -> None:
        record = self.engine.record
        assert record is not None, "steps are made in a game"
        move = record.moves[-1]
        _tell("again" if move is self._next else f"step {move}")
        self._look_ahead()

    def _tell_jump(self, _: Jump) -> None:
        record = self._look_ahead()
        _tell(f"at {record.ply}" if record.last_ply else "new")

    def _look_ahead(self) -> Record:
        record = self.engine.record
        assert record is not None, "the engine tells of a game it does not have"
        self._next = record.undone[0] if record.undone else None
        return record


def _name(rules: Rules, _: object) -> str:
    return f"Spëll of {rules.players}"


def _tell(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main() -> None:
    """Play in the folder, by the preset and with the seed that the arguments name."""
    app = QCoreApplication(sys.argv)
    playing = Playing(Path(sys.argv[1]), sys.argv[2], int(sys.argv[3]))
    playing.begin()
    while True:
        playing.decide()
        app.processEvents()


if __name__ == "__main__":
    main()
