"""Teaches a network by self-play, and writes it to a file with the curve of its errors beside it.

    python -m twentyfive.env.learning --game spoil-five --minutes 20 --seed 25 --out spoil-five.network

A network that has learned one game learns another sooner: `--start twenty-five.network` goes on from that. A minute
stands for so many deals as one core plays in about that time, so that the same command makes the same network. What was
learned so far is kept in a file of its own, and the same command goes on from there.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Final

from twentyfive.ai.network.card_network import WholeWeights
from twentyfive.core import PRESETS, Rules, seated
from twentyfive.core.rules.problems import RulesError
from twentyfive.env.learning.bit_table import can_be_taught
from twentyfive.env.learning.school import School, enrolled, resumed, steps_in
from twentyfive.env.learning.whole import learned, whole

MOST_SIDES: Final = 6
"""The table of chances has a place for all that these need."""

KEPT_EVERY: Final = 10
"""Terms after which all is kept."""


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(prog="python -m twentyfive.env.learning", description=__doc__.split("\n")[0])
    length = parser.add_mutually_exclusive_group()
    length.add_argument("--minutes", type=float, default=20.0, help="20 unless told")
    length.add_argument("--hours", type=float)
    parser.add_argument("--seed", type=int, default=25)
    parser.add_argument("--out", type=Path, required=True, help="the file of the network")
    games = sorted(game for game, rules in PRESETS.items() if can_be_taught(rules))
    parser.add_argument("--game", choices=games, default="twenty-five")
    parser.add_argument("--players", type=int, help="as many as the game usually has")
    parser.add_argument("--sides", type=int, choices=range(2, MOST_SIDES + 1))
    parser.add_argument("--start", type=Path, help="a network of another game, from which it goes on")
    asked = parser.parse_args()
    usual = PRESETS[asked.game]
    players = asked.players or usual.players
    sides = asked.sides or (usual.sides if players == usual.players else players)
    try:
        rules = seated(asked.game, players, sides)
    except RulesError:
        parser.error(f"{asked.game} cannot be played by {players} in {sides} sides")
    teach(rules, asked.out, asked.minutes if asked.hours is None else 60 * asked.hours, asked.seed, asked.start)


def teach(rules: Rules, out: Path, minutes: float, seed: int, start: Path | None = None) -> None:
    """Teach a network to the end, or to where it is stopped, and write its file and its curve."""
    kept = out.with_suffix(".npz")
    if kept.exists():
        school = resumed(rules, kept)
    else:
        begun = None if start is None else learned(WholeWeights.from_bytes(start.read_bytes()))
        school = enrolled(rules, steps_in(minutes), seed, begun)
    begin = time.process_time()
    for term, _ in enumerate(school.terms(), 1):
        deals, wrong = school.curve[-1]
        spent = time.process_time() - begin
        print(f"{deals:,.0f} deals, mean squared error {wrong:.5f}, {spent:.0f} s", flush=True)
        if term % KEPT_EVERY == 0:
            school.keep(kept)
    school.keep(kept)
    _write(school, out)


def _write(school: School, out: Path) -> None:
    out.write_bytes(whole(school.weights, school.square).to_bytes())
    out.with_suffix(".json").write_text(json.dumps(school.curve), encoding="utf-8")


if __name__ == "__main__":
    main()
