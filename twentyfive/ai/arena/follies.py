"""Follies: cards that a person would call silly, counted for 1,000 choices of a card.

    python -m twentyfive.ai.arena.follies --preset twenty-five --players 5 --sides 5 --level medium --matches 100

A choice is a card to play where more than one may be played. A folly is no proof of a mistake: it may well be right.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from collections.abc import Sequence

from twentyfive.ai.arena.matches import NAMES, play_match, player
from twentyfive.ai.heuristics.card_reading import card_reading
from twentyfive.ai.heuristics.race import race
from twentyfive.ai.heuristics.sense import FOLLIES, follies
from twentyfive.core import PRESETS, PlayerView, seated
from twentyfive.core.cards import cards_text
from twentyfive.core.moves import PlayCard, PlayerMove


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(
        prog="python -m twentyfive.ai.arena.follies", description=(__doc__ or "").split("\n")[0]
    )
    parser.add_argument("--preset", choices=PRESETS, default="twenty-five")
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--sides", type=int, default=5)
    parser.add_argument("--level", default="medium", help=f"{', '.join(NAMES)} or network:FILE")
    parser.add_argument("--matches", type=int, default=100, help="all seats are of the level")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--show", type=int, default=0, help="write so many examples of each")
    asked = parser.parse_args(arguments)
    by, choices, found = player(asked.level), 0, Counter[str]()
    rules = seated(asked.preset, asked.players, asked.sides)

    def decide(view: PlayerView, seed: int) -> PlayerMove:
        nonlocal choices
        move = by(view, seed)
        if isinstance(move, PlayCard) and len(view.playable) > 1:
            choices += 1
            for folly in follies(card_reading(view), race(view), move.card):
                found[folly] += 1
                if found[folly] <= asked.show:
                    on = "" if view.trick is None else cards_text(view.trick.cards)
                    sys.stdout.write(f"{folly}: {move} of {cards_text(view.hand)} to [{on}], trumps {view.trump}\n")
        return move

    for seed in range(asked.seed, asked.seed + asked.matches):
        play_match(rules, [decide] * rules.players, random.Random(seed).getrandbits(32))
    for folly in FOLLIES:
        sys.stdout.write(f"{1000 * found[folly] / max(choices, 1):7.2f}  {folly}\n")
    sys.stdout.write(f"in 1,000 of {choices} choices\n")


if __name__ == "__main__":
    main()
