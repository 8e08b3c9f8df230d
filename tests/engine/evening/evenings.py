"""Evenings for the tests, and deals played at their sittings."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from twentyfive.ai import Level
from twentyfive.core import Record, legal_moves, seated, table_move, to_act
from twentyfive.core.moves import PlayerMove
from twentyfive.core.rules.presets import one_deal
from twentyfive.engine.evening.evening import Evening, EveningPlan, Form, Played, Sitting, record_of

COMPUTERS = ("Seán", "Nora", "Tom", "Bridget", "Pat", "Aoife", "Liam", "Gráinne", "Kathleen")
FRIENDS = ("Ann", "Ben", "Cis", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jim")

Choose = Callable[[Sequence[PlayerMove]], PlayerMove]


def plan_for(entrants: int = 4, *, size: int = 1, form: Form = Form.ALONE, deals: int = 3) -> EveningPlan:
    """A plan for the first friends: Spoil Five at three for those who play alone, else Forty-Five in two sides."""
    friends = tuple(tuple(FRIENDS[first : first + size]) for first in range(0, entrants * size, size))
    rules = seated("spoil-five", 3, 3) if (form, size) == (Form.ALONE, 1) else seated("forty-five", 4, 2)
    return EveningPlan("Friday", one_deal(rules), friends, form, deals, 7, Level.MEDIUM, COMPUTERS)


def play_on(record: Record, choose: Choose, most: int = 1000) -> None:
    """Play up to `most` further moves of the deal, the same ones each time."""
    for _ in range(most):
        state = record.state
        if state.history:
            return
        record.push(table_move(state, random.Random(0)) if to_act(state) is None else choose(legal_moves(state)))


def first(moves: Sequence[PlayerMove]) -> PlayerMove:
    """The first legal move."""
    return moves[0]


def last(moves: Sequence[PlayerMove]) -> PlayerMove:
    """The last legal move."""
    return moves[-1]


def played(plan: EveningPlan, sitting: Sitting, choose: Choose = first) -> Played:
    """The moves of a deal that was played to its end."""
    record = record_of(plan, sitting, Played())
    play_on(record, choose)
    return Played(tuple(map(str, record.moves[1:])))


def after(plan: EveningPlan, *sittings: Sitting, choose: Choose = first) -> Evening:
    """The evening after these sittings."""
    evening = Evening(plan)
    for sitting in sittings:
        evening = evening.with_played(sitting, played(plan, sitting, choose))
    return evening
