"""Lessons played by the rules of the game: the record at the start of each step, and the end of a step."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from typing import Final

from twentyfive.core import Phase, Record, table_move, to_act
from twentyfive.core.moves import GatherTrick, Move, ScoreDeal, parse_move
from twentyfive.engine.game.events import Step
from twentyfive.engine.learning.lessons import OTHERS, PERSON, YOU, Free, LessonDeal, LessonStep
from twentyfive.engine.seating.players import Computer, Person

_TABLE: Final = (Phase.GATHER, Phase.SCORE)


def opening(deal: LessonDeal, names: Sequence[str] = (YOU, *OTHERS)) -> Record:
    """Return the record of a lesson's deal with the cards dealt and no other move.

    `names` are at least as many as play, the person's first.
    """
    players = deal.rules.players
    sitters = (Person(), *(Computer(deal.level) for _ in range(players - 1)))
    seats = tuple(str(sitter) for sitter in sitters)
    record = Record.new(deal.rules, names=tuple(names[:players]), seats=seats, seed=deal.seed)
    record.push(deal.deal)
    return record


def record_at_step(deal: LessonDeal, place: int, names: Sequence[str] = (YOU, *OTHERS)) -> Record:
    """Return the record at the start of step `place` of the deal, with the first right move made in each step before.

    Raises:
        IllegalMove: if the lesson does not fit the rules.
    """
    record = opening(deal, names)
    for step in deal.steps[:place]:
        play(record, (*step.before, *step.right[:1], *step.after))
    return record


def starts(deal: LessonDeal) -> tuple[int, ...]:
    """Return the ply at which each step of the deal begins.

    Raises:
        IllegalMove: if the lesson does not fit the rules.
    """
    record = opening(deal)
    plies = []
    for step in deal.steps:
        plies.append(record.ply)
        play(record, (*step.before, *step.right[:1], *step.after))
    return tuple(plies)


def continued(record: Record, moves: Iterable[str]) -> Record:
    """Return the record with these moves made, given in text form; without them if the lesson has changed since."""
    longer = Record.loads(record.dumps())
    try:
        for text in moves:
            longer.push(parse_move(text))
    except ValueError:
        return record
    return longer


def ends_step(step: LessonStep, made: Step) -> bool:
    """Whether a move ends `step`: the person has acted, or the trick, deal or game of free play is over."""
    match step.free:
        case None:
            return made.mover == PERSON
        case Free.TRICK:
            return made.kind is GatherTrick
        case Free.DEAL:
            return made.kind is ScoreDeal
        case Free.GAME:
            return made.after.view(PERSON).over


def play(record: Record, moves: Iterable[Move]) -> None:
    """Make the moves of players, and the moves of the table that follow from them.

    Raises:
        IllegalMove: at the first that is not allowed.
    """
    for move in moves:
        record.push(move)
        while record.state.phase in _TABLE:
            record.push(table_move(record.state, random.Random(0)))


def others_moves(record: Record, since: int) -> int:
    """Return the number of moves that the others have made since that ply."""
    actors = (to_act(record.state_at(ply)) for ply in range(since, record.ply))
    return sum(actor not in (None, PERSON) for actor in actors)


def person_acted(record: Record, since: int) -> bool:
    """Whether the person has made a move since that ply."""
    return any(to_act(record.state_at(ply)) == PERSON for ply in range(since, record.ply))
