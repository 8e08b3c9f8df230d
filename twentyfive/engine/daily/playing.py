"""Playing a deal of the day without a person: the moves of the table, and a question for each decision."""

from __future__ import annotations

import random

from twentyfive.ai import Level
from twentyfive.core import Record, legal_moves, table_move, to_act
from twentyfive.engine.daily.deals import PERSON
from twentyfive.engine.minds.questions import SteadyQuestion, seed_of_thought
from twentyfive.engine.seating.seats import seats_of


def next_question(record: Record, number: int, person: Level) -> SteadyQuestion | None:
    """Make every move that needs no thought, and return the question about the next; None once the game is over.

    Args:
        record: the game; moves are added to it.
        number: the number of the question.
        person: the level at which the person's seat is played.
    """
    while not record.state.over:
        state = record.state
        seat = to_act(state)
        if seat is None:
            # Only a stock that runs out is shuffled, with the random numbers that the engine takes for it.
            record.push(table_move(state, random.Random(f"{record.header.seed} {record.ply} table")))
            continue
        moves = legal_moves(state)
        if len(moves) == 1:
            record.push(moves[0])
            continue
        level = person if seat == PERSON else Level.HARD
        view = seats_of(record.header).view(state, seat)
        return SteadyQuestion(number, view, level, seed_of_thought(record.header.seed, record.ply, seat))
    return None
