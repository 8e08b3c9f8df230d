"""Follies: cards that a person would call silly, counted for 1,000 choices of a card.

    python -m twentyfive.ai.arena.follies --preset twenty-five --players 5 --sides 5 --level medium --matches 100

A choice is a card to play where more than one may be played. A folly is no proof of a mistake: it may well be right.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

from twentyfive.ai.advice.level import Level
from twentyfive.ai.arena.matches import play_match
from twentyfive.ai.heuristics.card_reading import CardReading, card_reading
from twentyfive.ai.heuristics.following import winners
from twentyfive.ai.heuristics.liking import BEST_TRUMPS, is_best_of_suit
from twentyfive.ai.heuristics.race import race
from twentyfive.ai.levels import advise
from twentyfive.core import PRESETS, Card, PlayerView, seated
from twentyfive.core.cards import Cards, cards_text
from twentyfive.core.moves import PlayCard, PlayerMove


def _best_trumps(reading: CardReading) -> Cards:
    return reading.order.trumps[:BEST_TRUMPS]


def _others(reading: CardReading) -> bool:
    """Return True if a card may be played that is none of the best trumps."""
    return any(card not in _best_trumps(reading) for card in reading.plays)


def _on_a_partners_trick(reading: CardReading, card: Card) -> bool:
    return reading.partner_wins and card in _best_trumps(reading) and _others(reading)


def _thrown_away(reading: CardReading, card: Card) -> bool:
    return not reading.takes_trick(card) and card in _best_trumps(reading) and _others(reading)


def _lone_first(reading: CardReading, card: Card) -> bool:
    """Leads it to the first trick, and does not win the race by it."""
    first = reading.led is None and not reading.view.tricks
    deal_race = race(reading.view)
    return (
        first
        and not deal_race.decides(deal_race.own_side)
        and card in _best_trumps(reading)
        and len(reading.trumps_held()) == 1
    )


def _dearer_than_needed(reading: CardReading, card: Card) -> bool:
    """The last to play wins with a card where a lesser one does; cards with nothing out between them are the same."""
    if reading.led is None or reading.later or reading.partner_wins or not reading.takes_trick(card):
        return False
    cheapest = winners(reading)[0]
    between = any(reading.order.beats(card, other) and reading.order.beats(other, cheapest) for other in reading.unseen)
    return card != cheapest and (between or reading.order.is_trump(card) != reading.order.is_trump(cheapest))


def _best_of_suit_thrown(reading: CardReading, card: Card) -> bool:
    """A plain card that nothing in its suit can beat is thrown on a lost trick where a lesser plain card may be."""
    if reading.led is None or reading.partner_wins or reading.takes_trick(card) or reading.order.is_trump(card):
        return False
    lesser = (other for other in reading.plays if not reading.order.is_trump(other) and other != card)
    return is_best_of_suit(reading, card) and any(not is_best_of_suit(reading, other) for other in lesser)


FOLLIES: Final[dict[str, Callable[[CardReading, Card], bool]]] = {
    "one of the best trumps on a partner’s trick": _on_a_partners_trick,
    "one of the best trumps on a trick that it does not win": _thrown_away,
    "a lone best trump led first of all": _lone_first,
    "a win dearer than needed": _dearer_than_needed,
    "the best card of a suit thrown away": _best_of_suit_thrown,
}
"""What a person would call silly."""


def follies(view: PlayerView, card: Card) -> tuple[str, ...]:
    """The follies of playing `card`, as far as its player can know."""
    reading = card_reading(view)
    return tuple(folly for folly, is_it in FOLLIES.items() if is_it(reading, card))


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(
        prog="python -m twentyfive.ai.arena.follies", description=(__doc__ or "").split("\n")[0]
    )
    parser.add_argument("--preset", choices=PRESETS, default="twenty-five")
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--sides", type=int, default=5)
    parser.add_argument("--level", type=Level, choices=[*Level], default=Level.MEDIUM)
    parser.add_argument("--matches", type=int, default=100, help="all seats are of the level")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--show", type=int, default=0, help="write so many examples of each")
    asked = parser.parse_args(arguments)
    rules, choices, found = seated(asked.preset, asked.players, asked.sides), 0, Counter[str]()

    def decide(view: PlayerView, seed: int) -> PlayerMove:
        nonlocal choices
        move = advise(view, asked.level, seed).move
        if isinstance(move, PlayCard) and len(view.playable) > 1:
            choices += 1
            for folly in follies(view, move.card):
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
