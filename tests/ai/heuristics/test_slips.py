"""Slips and likings: they never give up what a beginner sees on the table, in any game and for any sides."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.ai.games import decisions
from tests.ai.views import PAIRS, view_of
from twentyfive.ai import Level
from twentyfive.ai.characters.cast import CAST, STEADY
from twentyfive.ai.heuristics.beginner import beginner_advice
from twentyfive.ai.heuristics.card_reading import CardReading, card_reading
from twentyfive.ai.levels import advise
from twentyfive.core import SEATINGS, Card, Rules, seated
from twentyfive.core.moves import PlayCard

SLIPPING = (Level.EASY, Level.MEDIUM)
SEEDS = range(60)
FORTY_FIVE = seated("forty-five", 4, 2)
SIX = seated("forty-five", 6, 2)
NINE = seated("twenty-five", 9, 3)
JOKER = seated("one-hundred-ten-joker", 6, 3)
FIVE_ALONE_RENEGES = PAIRS.replace(renege="five_only")
MOODS = (STEADY, *(member.temperament for member in CAST))


def chosen(text: str, rules: Rules, level: Level = Level.EASY) -> set[str]:
    """Every card that a player of the level plays in the position, in any mood."""
    view = view_of(text, rules)
    moves = {advise(view, level, seed, mood).move for seed in SEEDS for mood in MOODS[:: 1 if seed < 4 else 99]}
    return {str(move.card) for move in moves if isinstance(move, PlayCard)}


@pytest.mark.broad("five-*")
@pytest.mark.parametrize("level", SLIPPING)
@pytest.mark.parametrize(
    ("text", "rules"),
    [
        ("spades; You: 5S 7D 6H 9C 4C; led 3D KD 9D", PAIRS),
        ("spades; You: JS 7D 6H 9C 4C; led 3S KS 2S", PAIRS),
        ("spades; You: AH 7D 6H 9C 4C; led KD 9D", FORTY_FIVE),
        ("hearts; You: 5H JH AH 9C 4C; led 3D KD 9D", FORTY_FIVE),
        ("diamonds; You: 5D 9C KH; led 8C KC 2H; earlier: Mary KD 2D 3D 6D | John QS 3S 4S 6S", FORTY_FIVE),
        ("clubs; You: JC 7D 6H 9S 4D; led 3H KH QH 2H 7H", SIX),
        ("clubs; You: 5C 7D 6H 9S 4D; led 2H 3H 4H KH 8H 6H", NINE),
        ("spades; You: JS 7D 6H 9C 4C; led 3D KD 9D", FIVE_ALONE_RENEGES),
        ("spades; You: JK 7D 6H 9C 4C; led 3H 2C KH 4H 8H; declarer: Mary 20", JOKER),
        ("spades; You: 5H 7C 6C 9C 4C; led 3D KD 9D", seated("house-25", 4, 2)),
    ],
    ids=["five", "jack", "ace of hearts", "three of them", "late", "two of threes", "threes", "renege", "joker", "5♥"],
)
def test_the_best_trumps_are_kept_from_a_trick_that_a_partner_wins(text: str, rules: Rules, level: Level) -> None:
    reading = card_reading(view_of(text, rules))
    assert reading.partner_wins
    best = {str(card) for card in (*reading.order.trumps[:3], *reading.order.privileged)}
    assert best.intersection(map(str, reading.plays))
    assert not best & chosen(text, rules, level)


@pytest.mark.parametrize(
    ("text", "rules", "played"),
    [
        ("spades; You: KS 7D QD 2H 3H; led 3D JD 9D", FORTY_FIVE, {"7D"}),
        ("spades; You: 9S 7D 6H 9C 4C; led 3H KH 8H", PAIRS, {"6H"}),
        ("spades; You: 5S JS 9S; led 3S AS 2S", PAIRS, {"9S"}),
    ],
    ids=["a trump over a knave", "a trump over a king", "a low trump under the ace"],
)
def test_a_partners_trick_is_left_to_the_partner(text: str, rules: Rules, played: set[str]) -> None:
    assert chosen(text, rules) == played


@pytest.mark.parametrize(
    ("text", "rules", "played"),
    [
        ("spades; You: KH 2H 7D 6C 9C; led 3H 8H QH", PAIRS, {"KH"}),
        ("spades; You: 9S 5S 7D 6C 9C; led 8H 3H QH", PAIRS, {"9S"}),
        ("spades; You: 5S 7D 6C 9C 4C; led 8H 3H QH", PAIRS, {"5S"}),
    ],
    ids=["by the king", "not by the five where the nine does", "by the five alone"],
)
def test_the_last_to_play_takes_a_trick_from_the_opponents(text: str, rules: Rules, played: set[str]) -> None:
    assert chosen(text, rules) <= played


@pytest.mark.parametrize(
    ("text", "played"),
    [
        ("spades; You: 5S 9S 7D; led 8H; scores: 20 15; earlier: You KD 2D 3D 4D | You QD 6D 8D 9D", {"5S", "9S"}),
        ("spades; You: 5S 3C 4C; led KS; scores: 10 20; earlier: Mary KD 2D 3D 4D | Mary QD 6D 8D 9D", {"5S"}),
    ],
    ids=["it wins the game", "it would lose the game"],
)
def test_the_trick_that_decides_the_game_is_not_let_go(text: str, played: set[str]) -> None:
    assert chosen(text, PAIRS) <= played


@pytest.mark.broad("twenty-five", "auction-forty-fives")
@pytest.mark.parametrize("preset", SEATINGS)
def test_no_slip_takes_a_trick_from_a_partner_at_any_table_of_any_game(preset: str) -> None:
    """Nor does a liking; the beginner's own card may have to."""
    for players, sides in SEATINGS[preset]:
        for reading, card in _slips(seated(preset, players, sides)):
            best = reading.order.privileged.union(reading.order.trumps[:3])
            if reading.partner_wins:
                assert card not in best
                assert not reading.takes_trick(card)
            elif not reading.takes_trick(card):
                assert card not in best


def _slips(rules: Rules) -> Iterator[tuple[CardReading, Card]]:
    """The cards that differ from the beginner's, in some games of random moves."""
    for number, (_, view) in enumerate(decisions(rules, 3, 60)):
        if not any(isinstance(move, PlayCard) for move in view.legal):
            continue
        usual = beginner_advice(view).move
        for seed in range(2):
            move = advise(view, Level.EASY, seed, MOODS[(number + seed) % len(MOODS)]).move
            if isinstance(move, PlayCard) and move != usual:
                yield card_reading(view), move.card


def test_a_hard_character_keeps_the_best_trumps_from_a_partners_trick() -> None:
    view = view_of("spades; You: 5S 9C 4C; led KD 9D; scores: 0 0", FORTY_FIVE)
    for mood in MOODS:
        assert advise(view, Level.HARD, 1, mood).move != PlayCard(Card.parse("5S"))
