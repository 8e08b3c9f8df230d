"""Computer players who decide alike on every computer, in games of many who play the same cards."""

from __future__ import annotations

import pytest

from twentyfive.ai import Level
from twentyfive.core import PRESETS, Record
from twentyfive.engine.game.player_questions import PlayerQuestions
from twentyfive.engine.minds.questions import Asked, MoveQuestion, SteadyQuestion, seed_of_thought
from twentyfive.engine.minds.workers import Minds
from twentyfive.engine.seating.players import STEADY_FROM, Computer, new_seed
from twentyfive.engine.seating.seats import seats_of


class _Listening(Minds):
    """Minds that only note what they are asked."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[Asked] = []

    def ask(self, question: Asked) -> None:
        self.asked.append(question)


@pytest.mark.parametrize(
    ("seed", "kind"), [(STEADY_FROM, SteadyQuestion), (STEADY_FROM - 1, MoveQuestion), (None, MoveQuestion)]
)
def test_no_clock_cuts_a_player_short_in_a_game_that_others_play_too(seed: int | None, kind: type) -> None:
    rules, minds = PRESETS["twenty-five"], _Listening()
    record = Record.new(rules, seats=[str(Computer(Level.HARD))] * rules.players, seed=seed)
    PlayerQuestions(minds).ask_move(record, seats_of(record.header), 2, revision=1)
    (question,) = minds.asked
    assert type(question) is kind
    assert isinstance(question, MoveQuestion | SteadyQuestion)
    assert (question.level, question.seed) == (Level.HARD, seed_of_thought(seed, 0, 2))


def test_no_other_game_has_such_a_seed() -> None:
    assert all(0 <= new_seed() < STEADY_FROM for _ in range(100))
