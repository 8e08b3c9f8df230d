"""Writes the golden records anew: ``python -m tests.golden.make``. Look at the difference before you keep it."""

from __future__ import annotations

from pathlib import Path

from tests.core.policy import finished
from twentyfive.core import PRESETS, GameState, Record
from twentyfive.core.moves import ScoreDeal
from twentyfive.core.options import Scoring

FOLDER = Path(__file__).parent

SEEDS = {
    "twenty-five": 6,
    "twenty-five-1876": 6,
    "house-25": 79,
    "spoil-five": 106,
    "spoil-five-hoyle": 111,
    "forty-five": 13,
    "forty-five-hoyle": 169,
    "forty-five-difference": 72,
    "fifty-five": 1,
    "one-hundred-ten": 283,
    "two-hundred-twenty": 122,
    "auction-forty-fives": 49,
    "five-cards-1674": 131,
    "one-hundred-ten-joker": 111,
}
"""Short matches in which much happens: robbing, jinks taken, failed and made, holds, lost bids, deals passed out."""


def annotated(record: Record) -> str:
    """The record as text, with the scores in a comment after each deal."""
    lines = record.dumps().splitlines()
    first = lines.index("moves:") + 1
    told = lines[:first]
    for ply, (line, move) in enumerate(zip(lines[first:], record.moves, strict=True), 1):
        told += [line, f"# {standing(record.state_at(ply))}"] if isinstance(move, ScoreDeal) else [line]
    return "\n".join([*told, f"# won by {' '.join(str(side) for side in record.state.winners)}", ""])


def standing(state: GameState) -> str:
    """How the sides stand: ``scores 10 25``, in a pool game ``chips 18 22, pool 4``."""
    if state.rules.scoring is Scoring.POOL:
        return f"chips {' '.join(map(str, state.chips))}, pool {state.pool}"
    return f"scores {' '.join(map(str, state.scores))}"


def main() -> None:
    for preset, seed in SEEDS.items():
        text = annotated(finished(PRESETS[preset], seed))
        (FOLDER / f"{preset}.25").write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
