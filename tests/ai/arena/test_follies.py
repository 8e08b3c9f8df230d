"""Follies: what counts as one, and that the medium player commits none."""

from __future__ import annotations

import pytest

from tests.ai.games import decisions
from tests.ai.views import ALONE, PAIRS, view_of
from twentyfive.ai import Level
from twentyfive.ai.arena.follies import FOLLIES, follies, main
from twentyfive.ai.levels import advise
from twentyfive.core import Card, Rules, seated
from twentyfive.core.moves import PlayCard

PARTNER, THROWN, LONE, DEAR, BEST = FOLLIES


@pytest.mark.parametrize(
    ("text", "rules", "card", "found"),
    [
        ("spades; You: JS 9C 6H; led KD 3D", PAIRS, "JS", (PARTNER,)),
        ("spades; You: JS 9C 6H; led KD 3D", PAIRS, "6H", ()),
        ("spades; You: JS; led KD 3D", PAIRS, "JS", ()),
        ("spades; You: JS 9C 6H; led KS 5S", PAIRS, "JS", (THROWN,)),
        ("spades; You: JS 9C 6H 7H 8D", ALONE, "JS", (LONE,)),
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
    assert follies(view_of(text, rules), Card.parse(card)) == found


@pytest.mark.parametrize(("preset", "players", "sides"), [("twenty-five", 5, 5), ("auction-forty-fives", 4, 2)])
def test_a_medium_player_commits_none(preset: str, players: int, sides: int) -> None:
    for _, view in decisions(seated(preset, players, sides).replace(best_of=9), 3, 300):
        move = advise(view, Level.MEDIUM, 1).move
        if isinstance(move, PlayCard):
            assert follies(view, move.card) == (), view


def test_the_command_counts_them(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--level", "easy", "--matches", "1", "--show", "1"])
    assert "in 1,000 of " in capsys.readouterr().out
