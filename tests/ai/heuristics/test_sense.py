"""Follies: what counts as one, and that no level commits any."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.ai.games import decisions
from tests.ai.views import ALONE, PAIRS, view_of
from twentyfive.ai import Level
from twentyfive.ai.characters.cast import CAST, STEADY
from twentyfive.ai.heuristics.card_reading import card_reading
from twentyfive.ai.heuristics.race import race
from twentyfive.ai.heuristics.sense import FOLLIES, follies, sensible
from twentyfive.ai.levels import advise
from twentyfive.ai.search.card_search import BUDGETS
from twentyfive.core import Card, PlayerView, Rules, seated
from twentyfive.core.moves import PlayCard

PARTNER, THROWN, LONE, DEAR, BEST = FOLLIES
TWO = seated("twenty-five", 2, 2)
MOODS = (STEADY, *(member.temperament for member in CAST))
TABLES = (
    ("twenty-five", 2, 2),
    ("twenty-five", 4, 2),
    ("twenty-five", 5, 5),
    ("twenty-five", 6, 3),
    ("twenty-five", 9, 3),
    ("spoil-five", 5, 5),
    ("forty-five", 4, 2),
    ("forty-five", 6, 2),
    ("auction-forty-fives", 4, 2),
    ("one-hundred-ten-joker", 6, 3),
    ("growl-partner", 5, 5),
)
DECISIONS = 90


@pytest.mark.parametrize(
    ("text", "rules", "card", "found"),
    [
        ("spades; You: JS 9C 6H; led KD 3D", PAIRS, "JS", (PARTNER,)),
        ("spades; You: JS 9C 6H; led KD 3D", PAIRS, "6H", ()),
        ("spades; You: JS; led KD 3D", PAIRS, "JS", ()),
        ("spades; You: 5S JS; led KD 3D", PAIRS, "JS", ()),
        ("spades; You: 5S 9C 6H; led 6D 3D; scores: 20 0", PAIRS, "5S", ()),
        ("spades; You: 5S 9C 6H; led 6D 3D; scores: 0 20", PAIRS, "5S", ()),
        ("spades; You: 5S 9C 6H; led 4D 6D 2C; scores: 20 0", PAIRS, "5S", (PARTNER,)),
        ("spades; You: JS 9C 6H; led KS 5S", PAIRS, "JS", (THROWN,)),
        ("spades; You: JS 9C 6H 7H 8D", ALONE, "JS", (LONE,)),
        ("spades; You: JS 9C 6H 7H 8D", TWO, "JS", ()),
        ("spades; You: 5S 9C 6H 7H 8D; scores: 20 0 0 0 0", ALONE, "5S", ()),
        ("spades; You: JS 9S 6H 7H 8D", ALONE, "JS", ()),
        ("spades; You: KS 2S 6H; led 7D 8D 9D", PAIRS, "KS", (DEAR,)),
        ("spades; You: KS QS 6H; led 7D 8D 9D", PAIRS, "KS", ()),
        ("spades; You: 2S 9D 6H; led 7D 6D 8D", PAIRS, "2S", (DEAR,)),
        ("spades; You: KH 6C 7C; led 9D", PAIRS, "KH", (BEST,)),
        ("spades; You: KH KC; led 9D", PAIRS, "KH", ()),
    ],
)
def test_a_folly_is_known_by_what_the_player_sees(text: str, rules: Rules, card: str, found: tuple[str, ...]) -> None:
    assert _follies(view_of(text, rules), Card.parse(card)) == found


@pytest.mark.parametrize(("preset", "players", "sides"), TABLES)
def test_no_level_is_silly_in_any_mood(monkeypatch: pytest.MonkeyPatch, preset: str, players: int, sides: int) -> None:
    """The levels that search do so in very few worlds, so that they would choose nearly anything that they may."""
    for level, budget in BUDGETS.items():
        monkeypatch.setitem(BUDGETS, level, replace(budget, worlds=2, close_worlds=0))
    rules, chosen = seated(preset, players, sides).replace(best_of=9), 0
    for seed in (1, 2):
        for number, (_, view) in enumerate(decisions(rules, seed, DECISIONS)):
            if len(view.playable) == 1 or not all(isinstance(move, PlayCard) for move in view.legal):
                continue
            assert sensible(card_reading(view), race(view))
            for level in Level:
                move = advise(view, level, number, MOODS[number % len(MOODS)]).move
                assert isinstance(move, PlayCard)
                assert _follies(view, move.card) == (), (level, view)
                chosen += 1
    assert chosen > 100


def _follies(view: PlayerView, card: Card) -> tuple[str, ...]:
    return follies(card_reading(view), race(view), card)
