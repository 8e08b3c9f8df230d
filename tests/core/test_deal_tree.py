"""Node counts of the game tree of a deal, by the number of the players' moves.

A different count means that a rule has changed. Packs are sorted by a hash instead of shuffled, so that the counts do
not depend on Python's shuffle.
"""

import hashlib
import random

import pytest

from tests.core.policy import next_move
from twentyfive.core import PRESETS, GameState, Phase, apply, legal_moves, new_game, table_move, to_act
from twentyfive.core.moves import DealCards

FROM_THE_DEAL: dict[str, list[int]] = {
    "twenty-five": [5, 11, 50, 165, 455, 1820, 3769],
    "twenty-five-1876": [5, 11, 42, 127, 167, 668, 1039, 2105, 4540],
    "twenty-five-1858": [5, 11, 42, 127, 167, 668, 1079, 2297, 5072],
    "twenty-five-six": [6, 13, 68, 346, 1564],
    "twenty-five-nine": [9, 28, 102, 500, 6364],
    "house-25": [1, 5, 13, 41, 42, 168, 384, 798, 2152, 6456],
    "spoil-five": [5, 11, 50, 165, 455, 1820, 3769],
    "spoil-five-hoyle": [1, 1, 1, 1, 1, 1, 5, 15, 34, 82, 140, 440],
    "forty-five": [5, 13, 44, 62, 248, 646, 1666, 5206],
    "forty-five-hoyle": [5, 13, 44, 62, 248, 646, 1666, 5206],
    "forty-five-difference": [5, 13, 44, 62, 248, 646, 1666, 5206],
    "fifty-five": [6, 21, 56, 126, 377, 51355],
    "one-hundred-ten": [6, 21, 56, 126, 377, 51355],
    "two-hundred-twenty": [6, 21, 56, 126, 377, 51355],
    "auction-forty-fives": [7, 28, 84, 293, 995, 18180],
    "five-cards-1674": [5, 12, 48, 96, 288, 558, 1116, 1784, 1784],
    "five-and-ten": [5, 12, 48, 96, 288, 558, 1116, 1784, 1784],
    "maw": [5, 12, 24, 72, 162, 318, 726, 1562, 3050],
    "one-hundred-ten-joker": [5, 15, 35, 70, 195],
    "growl": [6, 21, 56, 181, 606],
    "growl-partner": [6, 21, 56, 126],
    "forty-five-unseen": [5, 9, 24, 66, 198, 300],
    "merrimack": [5, 18, 918, 4454],
    "nova-scotia": [4, 10, 20, 54, 186, 33385],
    "prince-edward-island": [5, 18, 922, 4474],
    "thirty-one": [5, 11, 50, 165, 455, 1820, 3769],
    "forty-five-ireland": [5, 10, 41, 154, 456, 1824, 4961],
    "cape-breton": [5, 13, 44, 62, 248, 646, 1666],
}
"""The counts after one, two, three and more moves from the first deal, with A as dealer."""

FROM_THE_LEAD: dict[str, list[int]] = {
    "twenty-five": [5, 17, 43, 107, 491, 1964, 3932],
    "twenty-five-1876": [5, 15, 25, 69, 313, 1252, 2230, 3808],
    "twenty-five-1858": [5, 15, 25, 69, 313, 1252, 2230, 3808],
    "twenty-five-six": [6, 25, 69, 282, 2910],
    "twenty-five-nine": [18, 139, 754, 3298],
    "house-25": [5, 19, 42, 142, 568, 1280, 2320, 5532],
    "spoil-five": [5, 17, 43, 107, 491, 1964, 3932],
    "spoil-five-hoyle": [5, 11, 21, 49, 190, 290, 1450, 5800],
    "forty-five": [5, 20, 71, 298, 1192, 3324, 7905],
    "forty-five-hoyle": [5, 20, 71, 298, 1192, 3324, 7905],
    "forty-five-difference": [5, 20, 71, 298, 1192, 3324, 7905],
    "fifty-five": [5, 23, 53, 226, 740, 2960, 7995],
    "one-hundred-ten": [5, 23, 53, 226, 740, 2960, 7995],
    "two-hundred-twenty": [5, 23, 53, 226, 740, 2960, 7995],
    "auction-forty-fives": [5, 20, 94, 367, 1468, 3933],
    "five-cards-1674": [5, 7, 28, 48, 144, 228, 456, 624, 624],
    "five-and-ten": [5, 7, 28, 48, 144, 228, 456, 624, 624],
    "maw": [5, 10, 20, 60, 154, 322, 738, 1612, 3194],
    "one-hundred-ten-joker": [5, 21, 56, 200, 700, 2800, 8100],
    "growl": [5, 10, 50, 150, 600, 1320, 2880, 6720],
    "growl-partner": [5, 16, 56, 120, 408, 1632],
    "forty-five-unseen": [5, 19, 50, 112, 336, 812],
    "merrimack": [5, 22, 54, 180, 720, 1606, 3728, 10136],
    "nova-scotia": [5, 19, 53, 257, 1028, 2952, 8710],
    "prince-edward-island": [5, 10, 50, 150, 600, 1320, 2880, 6720],
    "thirty-one": [5, 17, 43, 107, 491, 1964, 3932],
    "forty-five-ireland": [5, 14, 40, 160, 580, 2320, 7828],
    "cape-breton": [5, 20, 71, 298, 1192, 3324, 7905],
}
"""The counts from the opening lead of a deal in which simple players have bid, robbed and exchanged."""


def deal(preset: str, name: str) -> GameState:
    """The state after the deal."""
    rules = PRESETS[preset]
    pack = sorted(rules.pack, key=lambda card: hashlib.sha256(f"{name} {card}".encode()).digest())
    return apply(new_game(rules), DealCards(tuple(pack), 0))


def opening_lead(preset: str) -> GameState:
    """The state before the opening lead."""
    rng, state = random.Random(1), deal(preset, "second")
    while state.phase is not Phase.PLAY:
        state = apply(state, next_move(state, rng))
    return state


def sequences(state: GameState, moves: int) -> int:
    """The number of sequences of this many players' moves; the table's moves in between do not count."""
    if to_act(state) is None:
        return 1 if state.phase is Phase.SCORE else sequences(apply(state, table_move(state, random.Random(1))), moves)
    if moves == 1:
        return len(legal_moves(state))
    return sum(sequences(apply(state, move), moves - 1) for move in legal_moves(state))


@pytest.mark.parametrize(("preset", "counts"), FROM_THE_DEAL.items())
def test_node_counts_from_the_deal(preset: str, counts: list[int]) -> None:
    assert [sequences(deal(preset, "first"), moves) for moves in range(1, len(counts) + 1)] == counts


@pytest.mark.parametrize(("preset", "counts"), FROM_THE_LEAD.items())
def test_node_counts_from_the_opening_lead(preset: str, counts: list[int]) -> None:
    assert [sequences(opening_lead(preset), moves) for moves in range(1, len(counts) + 1)] == counts


def test_every_preset_has_counts() -> None:
    assert set(FROM_THE_DEAL) == set(FROM_THE_LEAD) == set(PRESETS)
