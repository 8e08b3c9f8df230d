"""Solves the short game, measures the computer players against it, and prints the table of TABLE.md."""

from __future__ import annotations

import argparse
import time
from typing import Final

from twentyfive.core.cards import cards_text, parse_cards
from twentyfive.env.solved.short_game import trees
from twentyfive.env.solved.solving import ShortGame
from twentyfive.env.solved.strategies import SEEDS, of_level, strategy

CARDS: Final = "5S JS AS 2S AH KH QH 9H"
ROUNDS: Final = 200


def main() -> None:
    """Solve, measure and print."""
    parser = argparse.ArgumentParser(prog="python -m twentyfive.env.solved", description=__doc__)
    parser.add_argument("--cards", default=CARDS, help=f"the pack; {CARDS} if not given")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"rounds of CFR+; {ROUNDS} if not given")
    options = parser.parse_args()
    cards = parse_cards(options.cards)
    deals = tuple(trees(cards))
    game = ShortGame(deals)
    solved = game.solve(options.rounds)
    print(f"Pack {cards_text(cards)}: {len(deals)} deals, {solved.decisions} information sets.\n")
    print(f"After {options.rounds} rounds of CFR+ the leader wins {solved.value:.2%} of the deals.\n")
    print("| player | exploitability, % of deals | decisions asked | processor time, s |\n|---|---|---|---|")
    print(f"| CFR+, {options.rounds} rounds | {100 * solved.exploitability:.2f} | | |")
    print(f"| by chance | {100 * game.exploitability({}):.2f} | | |")
    for level, seeds in SEEDS.items():
        begin = time.process_time()
        found = strategy(deals, of_level(level), seeds)
        spent = time.process_time() - begin
        print(f"| {level} | {100 * game.exploitability(found):.2f} | {len(found):,} | {spent:.0f} |", flush=True)


if __name__ == "__main__":
    main()
