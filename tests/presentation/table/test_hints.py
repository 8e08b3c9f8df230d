"""The steps of a hint in words, and a hint about robbing as one question."""

from __future__ import annotations

import random

import pytest

from twentyfive.ai import Advice, Reason, ReasonKind
from twentyfive.ai.advice.findings import Estimate, MoveValue
from twentyfive.core import Phase, PlayerView, apply, legal_moves, new_game, seated, table_move, to_act, view_for
from twentyfive.core.moves import DeclineRob, PlayCard, PlayerMove, Rob
from twentyfive.engine.game.events import Hint
from twentyfive.presentation.table.hints import HintStep, about_robbing, cards_of, hint_line, step_after, steps_of


def asked(*, robbing: bool) -> PlayerView:
    """The view of a player who may rob, or who has several cards to play and may not."""
    rng, state = random.Random(3), new_game(seated("twenty-five", 5, 5))
    while True:
        if state.phase is Phase.OVER:
            state = new_game(state.rules)
        seat = to_act(state)
        if seat is not None:
            view = view_for(state, seat)
            if view.may_rob is robbing and (robbing or len(view.playable) > 1):
                return view
        state = apply(state, table_move(state, rng) if seat is None else rng.choice(legal_moves(state)))


def hint(view: PlayerView, *moves: PlayerMove) -> Hint:
    """Advice to make the first of these moves, all of which were compared; alone it was compared with nothing."""
    choices = tuple(MoveValue(move, Estimate(5 - place, 0.1), None) for place, move in enumerate(moves))
    assert view.seat is not None
    reason = Reason(ReasonKind.GUESS, cards_of(moves[0]))
    return Hint(view.seat, Advice(moves[0], reason), choices if len(moves) > 1 else (), view, 7)


def plays(view: PlayerView) -> tuple[PlayCard, ...]:
    return tuple(map(PlayCard, view.playable))


def test_each_request_tells_a_little_more_and_the_last_closes_the_figures() -> None:
    view = asked(robbing=False)
    compared = hint(view, *plays(view))
    step, told = HintStep.NUDGE, [HintStep.NUDGE]
    for _ in range(4):
        step = step_after(compared, step)
        told.append(step)
    assert told == [*HintStep, HintStep.REASON]


def test_without_figures_the_reason_stays() -> None:
    view = asked(robbing=False)
    alone = hint(view, plays(view)[0])
    assert HintStep.FIGURES not in steps_of(alone)
    assert step_after(alone, HintStep.REASON) is HintStep.REASON


def test_a_step_is_numbered_unless_the_hint_began_with_its_last() -> None:
    view = asked(robbing=False)
    compared, alone = hint(view, *plays(view)), hint(view, plays(view)[0])
    lines = [hint_line(compared, view, step, reason_first=False) for step in HintStep]
    assert [line.headline.split(".")[0] for line in lines] == [f"Hint {number} of 4" for number in (1, 2, 3, 4)]
    assert lines[2].detail == lines[3].detail, "beside the figures stands the reason"
    assert hint_line(alone, view, HintStep.REASON, reason_first=True).headline == "Advice:"
    assert hint_line(alone, view, HintStep.REASON, reason_first=False).headline == "Hint 3 of 3."


@pytest.mark.parametrize("rob_first", [True, False])
def test_asked_whether_to_rob_all_plays_without_it_are_one_answer(rob_first: bool) -> None:
    view = asked(robbing=True)
    rob = Rob(view.hand[0])
    moves: list[PlayerMove] = [rob, *plays(view)] if rob_first else [*plays(view), rob]
    told = about_robbing(hint(view, *moves), view)
    answers = [rob, DeclineRob()] if rob_first else [DeclineRob(), rob]
    assert [choice.move for choice in told.choices] == answers
    assert told.advice.move == answers[0]
