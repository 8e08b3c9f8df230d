"""Solves a short game with more cards, asks the computer players in it, and prints the second table of TABLE.md.

The card turned up is seen by both players before anything else, so that the deals with one card turned up are a game by
themselves. With a larger pack only such a game is solved.
"""

from __future__ import annotations

import argparse
import time
from typing import Final

from twentyfive.core.cards import cards_text, parse_cards
from twentyfive.env.solved.bit_game import bit_game
from twentyfive.env.solved.cfr_plus import ArrayGame
from twentyfive.env.solved.short_game import HAND, packs
from twentyfive.env.solved.strategies import SEEDS, of_level, strategy_in

CARDS: Final = "5S JS AS 2S AH KH QH 9H KD 3D"
TURNED: Final = "2S"
ROUNDS: Final = 500


def main() -> None:
    """Solve, measure and print."""
    parser = argparse.ArgumentParser(prog="python -m twentyfive.env.solved.larger", description=__doc__)
    parser.add_argument("--cards", default=CARDS, help=f"the pack; {CARDS} if not given")
    parser.add_argument("--turned", default=TURNED, help=f"the cards that may be turned up; {TURNED} if not given")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"rounds of CFR+; {ROUNDS} if not given")
    options = parser.parse_args()
    cards, turned = parse_cards(options.cards), parse_cards(options.turned)
    found = bit_game(cards, (pack for pack in packs(cards) if pack[2 * HAND] in turned))
    game, number = ArrayGame(found), sum(len(decisions.parents) for decisions in found.decisions)
    print(
        f"Pack {cards_text(cards)}, turned up {cards_text(turned)}: {found.deals} deals, {number} information sets.\n"
    )
    begin = time.process_time()
    solved = game.solve(options.rounds)
    spent = time.process_time() - begin
    print(f"After {options.rounds} rounds of CFR+ the leader wins {game.value(solved):.2%} of the deals.\n")
    print("| player | exploitability, % of deals | decisions asked | processor time, s |\n|---|---|---|---|")
    print(f"| CFR+, {options.rounds} rounds | {100 * game.exploitability(solved):.3f} | | {spent:.0f} |")
    print(f"| by chance | {100 * game.exploitability(game.strategies(({}, {}))):.2f} | | |", flush=True)
    for level, seeds in SEEDS.items():
        begin = time.process_time()
        asked = [strategy_in(cards, decisions, of_level(level), seeds) for decisions in found.decisions]
        spent = time.process_time() - begin
        exploited, times = game.exploitability(game.strategies(asked)), sum(map(len, asked))
        print(f"| {level} | {100 * exploited:.2f} | {times:,} | {spent:.0f} |", flush=True)


if __name__ == "__main__":
    main()
