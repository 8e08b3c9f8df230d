"""Write the golden record of a preset from a seed: ``python -m tests.golden.make thirty-five 6``.

A good record is short and eventful: robbing, jinks declined, failed and made, holds, failed contracts, deals passed
out. Existing records stay as they are; today their seeds give other matches.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from tests.core.policy import finished
from twentyfive.core import PRESETS, GameState, Record
from twentyfive.core.moves import ScoreDeal
from twentyfive.core.rules.options import Scoring

FOLDER = Path(__file__).parent


def annotated(record: Record) -> str:
    """The text of a record, with the scores in a comment after each deal."""
    lines = record.dumps().splitlines()
    first = lines.index("moves:") + 1
    annotated_lines = lines[:first]
    for ply, (line, move) in enumerate(zip(lines[first:], record.moves, strict=True), 1):
        annotated_lines += [line, f"# {scores_text(record.state_at(ply))}"] if isinstance(move, ScoreDeal) else [line]
    return "\n".join([*annotated_lines, f"# won by {' '.join(str(side) for side in record.state.winners)}", ""])


def scores_text(state: GameState) -> str:
    """The scores of the sides: ``scores 10 25``, or in a pool game ``chips 18 22, pool 4``."""
    if state.rules.scoring is Scoring.POOL:
        return f"chips {' '.join(map(str, state.chips))}, pool {state.pool}"
    return f"scores {' '.join(map(str, state.scores))}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.golden.make", description=__doc__)
    parser.add_argument("game", choices=PRESETS)
    parser.add_argument("seed", type=int)
    options = parser.parse_args()
    text = annotated(finished(PRESETS[options.game], options.seed))
    (FOLDER / f"{options.game}.25").write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
