"""One whole match played by chance, with a look at the whole table after every move."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass

from tests.core.policy import chance_move
from tests.core.positions import cards_of
from twentyfive.core import GameState, Phase, Rules, apply, legal_moves, new_game, seated, table_move, to_act
from twentyfive.core.cards import cards_text
from twentyfive.core.moves import Move, ScoreDeal

MOST_MOVES = 1_000_000
"""No match goes on for so long unless it has no end: the longest of a soak has far fewer."""


class Fault(AssertionError):
    """What was found to be wrong in a match, and after how many moves."""


@dataclass(frozen=True, slots=True)
class Game:
    """A match that a soak plays.

    Attributes:
        preset: the id of its rules.
        players, sides: its table.
        seed: of the packs and of every move.
    """

    preset: str
    players: int
    sides: int
    seed: int

    def __str__(self) -> str:
        return f"--preset {self.preset} --players {self.players} --sides {self.sides} --seed {self.seed}"


@dataclass(frozen=True, slots=True)
class Played:
    """How long a match was."""

    moves: int
    deals: int


def play(game: Game) -> Played:
    """The match, played to its end.

    Raises:
        Fault: if a card is lost or doubled, a player has nothing to do, or the match does not come to a proper end.
    """
    rules = seated(game.preset, game.players, game.sides)
    rng, state, moves, deals = random.Random(game.seed), new_game(rules), 0, 0
    while not state.over:
        if moves == MOST_MOVES:
            raise Fault(f"after {moves} moves the match is not over; scores {state.scores}, chips {state.chips}")
        move = _next_move(state, rng)
        state = apply(state, move)
        moves += 1
        deals += isinstance(move, ScoreDeal)
        look_at_cards(state, rules, f"after {moves} moves, the last {move}")
    if state.phase is not Phase.OVER or not state.winners or to_act(state) is not None:
        raise Fault(f"after {moves} moves the match is over without an end: {state.phase}, winners {state.winners}")
    return Played(moves, deals)


def _next_move(state: GameState, rng: random.Random) -> Move:
    if to_act(state) is None:
        return table_move(state, rng)
    if not legal_moves(state):
        raise Fault(f"seat {to_act(state)} has no legal move in phase {state.phase}; the deal is {state.deal}")
    return chance_move(state, rng)


def look_at_cards(state: GameState, rules: Rules, when: str) -> None:
    """Every card of the pack lies in exactly one place.

    Raises:
        Fault: naming the cards that are missing or doubled.
    """
    if state.deal is None:
        return
    cards = tuple(cards_of(state))
    # Cards are handed on and never made anew, and to compare which they are is much quicker than what they are.
    if sorted(map(id, cards)) == sorted(map(id, rules.pack)):
        return
    found, pack = Counter(cards), Counter(rules.pack)
    if found != pack:
        missing, doubled = tuple((pack - found).elements()), tuple((found - pack).elements())
        raise Fault(f"{when}: missing {cards_text(missing) or 'none'}, doubled {cards_text(doubled) or 'none'}")
