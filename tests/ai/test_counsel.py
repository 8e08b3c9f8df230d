"""What a hint tells beside its words: the figures of every choice."""

from __future__ import annotations

from tests.ai.views import ALONE, seen
from twentyfive.ai.counsel import counsel
from twentyfive.core.moves import PlayCard


def test_every_card_that_may_be_played_has_its_figures() -> None:
    view = seen("spades; You: 5S 2S QH 6H KD; led 7H 3H", ALONE)
    choices = counsel(view, seed=3).choices
    assert {choice.move for choice in choices} == {*view.legal}
    for choice in choices:
        assert 0 <= choice.points.mean <= 25
        assert choice.chance is not None
        assert 0 < choice.chance.mean < 1
        assert choice.chance.error > 0


def test_the_move_that_is_advised_comes_first_then_the_best() -> None:
    view = seen("spades; You: 5S 2S QH 6H KD; led 7H 3H", ALONE)
    told = counsel(view, seed=3)
    first, *others = told.choices
    assert first.move == told.advice.move
    chances = [choice.chance.mean for choice in others if choice.chance is not None]
    assert chances == sorted(chances, reverse=True)


def test_a_certain_end_has_no_uncertainty() -> None:
    view = seen("spades; You: 5S 3H; led KC 2C 3C 4C; scores: 20 0 0 0 0", ALONE)
    told = counsel(view, seed=1)
    assert told.advice.move == PlayCard(view.hand[0])
    chance = told.choices[0].chance
    assert chance is not None
    assert (chance.mean, chance.error) == (1, 0)


def test_where_there_is_nothing_to_choose_nothing_is_compared() -> None:
    assert counsel(seen("spades; You: 5S", ALONE), seed=1).choices == ()


def test_the_same_is_told_to_the_same_question() -> None:
    view = seen("spades; You: 5S 2S QH 6H KD; led 7H 3H", ALONE)
    assert counsel(view, seed=3) == counsel(view, seed=3)
