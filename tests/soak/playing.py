"""A program that plays and saves one game after another in a folder, until it is killed.

It goes on with the game in the folder, and prints each change once it is on disk: ``new``; ``step`` and the move;
``again`` for a move that was taken back before; ``at`` and the ply after a jump; ``over``.
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
from twentyfive.core import PRESETS, Record, to_act
from twentyfive.core.moves import Move
from twentyfive.engine.game.engine import GameEngine
from twentyfive.engine.game.events import Jump, Step
from twentyfive.engine.game.journal import read_journal, take_journal
from twentyfive.engine.game_saver import GameSaver
from twentyfive.engine.seating.game_token import GameToken
from twentyfive.engine.seating.players import Computer, Person

UNDO, REDO = 0.08, 0.04
"""Probability that the person takes moves back, and that they make them again."""


class Playing:
    """The person at games of the preset `preset`, which are saved in `folder`."""

    def __init__(self, folder: Path, preset: str, seed: int) -> None:
        self._preset = preset
        self._rng = random.Random(seed)
        self._next: Move | None = None  # the first of those taken back
        self.engine = GameEngine(InlineMinds(), take_journal(folder))
        self._saver = GameSaver(self.engine, folder, _name)
        self._saver.books.open()
        self.engine.stepped.connect(self._print_step)
        self.engine.rewound.connect(self._print_jump)

    def begin(self) -> None:
        """Go on with the game in the journal, or with a new one."""
        path = self.engine.journal.path
        record = read_journal(path) if path.exists() else None
        self.engine.begin(self._new_game() if record is None or record.state.over else record)

    def decide(self) -> None:
        """Make the person's next decision, or undo or redo; begin a new game after the last deal."""
        engine, chance = self.engine, self._rng.random()
        if chance < UNDO and engine.can_undo:
            engine.undo()
        elif chance < UNDO + REDO and engine.can_redo:
            engine.redo()
        elif engine.state.over:
            _print("over")
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

    def _print_step(self, _: Step) -> None:
        record = self.engine.record
        assert record is not None, "steps are made in a game"
        move = record.moves[-1]
        _print("again" if move is self._next else f"step {move}")
        self._look_ahead()

    def _print_jump(self, _: Jump) -> None:
        record = self._look_ahead()
        _print(f"at {record.ply}" if record.last_ply else "new")

    def _look_ahead(self) -> Record:
        record = self.engine.record
        assert record is not None, "a jump leads to a game"
        self._next = record.undone[0] if record.undone else None
        return record


def _name(game: GameToken, _: object) -> str:
    return f"Spëll of {game.rules.players}"


def _print(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main() -> None:
    """Play in the folder, with the preset and the seed from the command line."""
    app = QCoreApplication(sys.argv)
    playing = Playing(Path(sys.argv[1]), sys.argv[2], int(sys.argv[3]))
    playing.begin()
    while True:
        playing.decide()
        app.processEvents()


if __name__ == "__main__":
    main()
