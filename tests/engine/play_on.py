"""A program that plays a game and prints each move when it is told; the tests kill it."""

import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from twentyfive.core import PRESETS, Record
from twentyfive.engine.engine import GameEngine
from twentyfive.engine.events import Step
from twentyfive.engine.journal import Journal
from twentyfive.engine.minds import InlineMinds


def tell(step: Step) -> None:
    """Print the move of the step at once."""
    sys.stdout.write(f"{step.move}\n")
    sys.stdout.flush()


def main() -> None:
    """Play with the journal named by the argument, deal after deal."""
    app = QCoreApplication(sys.argv)
    engine = GameEngine(InlineMinds(), Journal(Path(sys.argv[1])))
    engine.stepped.connect(tell)
    rules = PRESETS["twenty-five"].replace(target=1000)
    engine.begin(Record.new(rules, seats=["computer medium"] * 5, seed=int(sys.argv[2])))
    while not engine.state.over:
        engine.next_deal()
    del app


if __name__ == "__main__":
    main()
