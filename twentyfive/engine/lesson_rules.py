"""A lesson over the rules of the game: where it stands at each step, and what of it does not fit."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from typing import Final

from twentyfive.core import Card, GameState, IllegalMove, Phase, Record, legal_moves, table_move, to_act
from twentyfive.core.game import refusal
from twentyfive.core.moves import GatherTrick, Move, Rob, ScoreDeal, parse_move
from twentyfive.engine.events import Step
from twentyfive.engine.lessons import LEAVE, OTHER, PERSON, PLACES, YOU, Free, Lesson, LessonDeal, LessonStep, Moves
from twentyfive.engine.sitters import Computer, Person

MOST_TEXT_LETTERS: Final = 200
"""Of a text, so that it is read."""

MOST_TASK_LETTERS: Final = 80
_TABLE: Final = (Phase.GATHER, Phase.SCORE)


def opening(deal: LessonDeal, name: str) -> Record:
    """The record of a deal of a lesson, the cards dealt, nothing else done; `name` is the person's."""
    sitters = (Person(), *(Computer(deal.level) for _ in deal.others))
    record = Record.new(
        deal.rules, names=(name, *deal.others), seats=tuple(str(sitter) for sitter in sitters), seed=deal.seed
    )
    record.push(deal.deal)
    return record


def standing(deal: LessonDeal, place: int, name: str) -> Record:
    """The record when step `place` of the deal begins, every step before done in the first right way.

    Raises:
        IllegalMove: if the lesson does not fit the rules.
    """
    record = opening(deal, name)
    for step in deal.steps[:place]:
        play(record, (*step.before, *step.right[:1], *step.after))
    return record


def starts(deal: LessonDeal) -> tuple[int, ...]:
    """After how many moves each step of the deal begins.

    Raises:
        IllegalMove: if the lesson does not fit the rules.
    """
    record = opening(deal, YOU)
    plies = []
    for step in deal.steps:
        plies.append(record.ply)
        play(record, (*step.before, *step.right[:1], *step.after))
    return tuple(plies)


def continued(record: Record, moves: Iterable[str]) -> Record:
    """The record with these moves made, in their text form; without any where the lesson has been changed since."""
    longer = Record.loads(record.dumps())
    try:
        for text in moves:
            longer.push(parse_move(text))
    except ValueError:
        return record
    return longer


def ends_step(step: LessonStep, made: Step) -> bool:
    """Whether `step` is done with a move: the person has acted, or has played as they like as long as they were to."""
    match step.free:
        case None:
            return made.mover == PERSON
        case Free.TRICK:
            return isinstance(made.move, GatherTrick)
        case Free.DEAL:
            return isinstance(made.move, ScoreDeal)
        case Free.GAME:
            return made.after.over


def play(record: Record, moves: Iterable[Move]) -> None:
    """Make the moves of players, and those of the table that come of them.

    Raises:
        IllegalMove: at the first that is not allowed.
    """
    for move in moves:
        record.push(move)
        while record.state.phase in _TABLE:
            record.push(table_move(record.state, random.Random(0)))


def others_moves(record: Record, since: int) -> int:
    """How many moves the others have made since that ply."""
    actors = (to_act(record.state_at(ply)) for ply in range(since, record.ply))
    return sum(actor not in (None, PERSON) for actor in actors)


def person_acted(record: Record, since: int) -> bool:
    """Whether the person has made a move since that ply."""
    return any(to_act(record.state_at(ply)) == PERSON for ply in range(since, record.ply))


def faults(lesson: Lesson) -> list[str]:
    """Where the lesson does not fit the rules, or is not written as it should be; empty if all is well."""
    found = []
    for number, deal in enumerate(lesson.deals, start=1):
        record = opening(deal, YOU)
        for place, step in enumerate(deal.steps, start=1):
            where = f"{lesson.name}, deal {number}, step {place}"
            if step.free is not None and place < len(deal.steps):
                found.append(f"{where}: free play must be the last step of its deal")
            try:
                found.extend(f"{where}: {fault}" for fault in _faults(record, step))
            except IllegalMove as illegal:
                return [*found, f"{where}: a move is not allowed ({illegal})"]
    return found


def _faults(record: Record, step: LessonStep) -> Iterator[str]:
    """What is wrong with a step, whose moves are then made."""
    yield from _faults_of_texts(step)
    yield from _others(record, step.before)
    yield from (f"there is nothing to see at {look!r}" for look in step.look if not _is_seen(record.state, look))
    if step.free is not None:
        yield from _faults_of_free(record.state, step)
    elif step.right:
        yield from _faults_of_task(record.state, step)
        for right in step.right[1:]:
            branch = Record.loads(record.dumps())
            play(branch, (right,))
            yield from _others(branch, step.after)
        tricks = _tricks(record.state)
        play(record, step.right[:1])
        yield from _others(record, step.after)
        yield from _faults_of_winner(record.state, step, tricks)
    elif step.after or step.yes or step.no or step.refused or step.task:
        yield "something is said or done after a task, but there is none"


def _others(record: Record, moves: Moves) -> Iterator[str]:
    for move in moves:
        if to_act(record.state) in (None, PERSON):
            yield f"nobody else is to act, so {move} is nobody's"
        play(record, (move,))


def _tricks(state: GameState) -> int:
    return len(state.current_deal.tricks)


def _faults_of_winner(state: GameState, step: LessonStep, tricks_before: int) -> Iterator[str]:
    ended = _tricks(state) > tricks_before
    winner = state.current_deal.tricks[-1].winner if ended else None
    name = "" if winner is None else state.names[winner]
    if name != step.won_by:
        yield f"the trick is won by {name or 'nobody'}, not by {step.won_by or 'nobody'}"


def _faults_of_texts(step: LessonStep) -> Iterator[str]:
    if step.asks != bool(step.task):
        yield "a step has a task where there is something to do, and only there"
    if len(step.task) > MOST_TASK_LETTERS:
        yield f"the task is {len(step.task)} letters long, more than {MOST_TASK_LETTERS}"
    for text in (step.text, step.yes, *step.no.values(), *step.refused.values()):
        if len(text) > MOST_TEXT_LETTERS:
            yield f"a text is {len(text)} letters long, more than {MOST_TEXT_LETTERS}: {text[:30]!r}"


def _faults_of_free(state: GameState, step: LessonStep) -> Iterator[str]:
    if to_act(state) is None:
        yield "nobody is to act"
    if step.right or step.no or step.after or step.refused:
        yield "free play knows no right or wrong"


def _faults_of_task(state: GameState, step: LessonStep) -> Iterator[str]:
    if to_act(state) != PERSON:
        yield "it is not the person's turn"
        return
    if not step.yes:
        yield "nothing is said to the right move"
    if len({type(move) for move in step.right}) > 1:
        yield "right moves of different kinds would part the way"
    legal = set(legal_moves(state))
    yield from (f"{move}, said to be right, is not allowed" for move in step.right if move not in legal)
    named = {text: parse_move(text) for text in step.no if text not in (OTHER, LEAVE)}
    yield from (f"{text}, said to be wrong, is right" for text, move in named.items() if move in step.right)
    yield from (f"{text}, said to be wrong, is not even allowed" for text, move in named.items() if move not in legal)
    unsaid = legal - set(step.right) - set(named.values())
    if unsaid and OTHER not in step.no:
        yield f"nothing is said to {', '.join(sorted(map(str, unsaid)))}"
    if not unsaid and OTHER in step.no:
        yield "there is no other move"
    if LEAVE in step.no and not any(isinstance(move, Rob) for move in step.right):
        yield "there is nothing to leave lying"
    for text in step.refused:
        if refusal(state, parse_move(text)) is None:
            yield f"{text}, said to be refused, is allowed"


def _is_seen(state: GameState, look: str) -> bool:
    """Whether the person sees it on the table."""
    if look in PLACES:
        return True
    deal = state.current_deal
    trick = deal.trick.cards if deal.trick is not None else deal.tricks[-1].cards if deal.tricks else ()
    turn_up = () if deal.turn_up is None else (deal.turn_up,)
    try:
        return Card.parse(look) in (*deal.hands[PERSON], *trick, *turn_up)
    except ValueError:
        return False
