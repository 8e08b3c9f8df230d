"""Faults of a lesson: steps that break the rules of the game, and missing or overlong texts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from twentyfive.core import Card, GameState, IllegalMove, Record, legal_moves, refusal, to_act
from twentyfive.core.moves import parse_move
from twentyfive.engine.learning.lesson_rules import opening, play
from twentyfive.engine.learning.lessons import LEAVE, OTHER, PERSON, PLACES, Lesson, LessonStep, Moves

MOST_TEXT_LETTERS: Final = 200
"""The longest text that a person is expected to read."""

MOST_TASK_LETTERS: Final = 80


def faults(lesson: Lesson) -> list[str]:
    """Return the faults of a lesson, each with its place; empty if there are none."""
    found = []
    for number, deal in enumerate(lesson.deals, start=1):
        record = opening(deal)
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
    """Iterate over the faults of a step, then make its moves."""
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
    if LEAVE in step.no and not step.robs:
        yield "there is nothing to leave lying"
    for text in step.refused:
        if refusal(state, parse_move(text)) is None:
            yield f"{text}, said to be refused, is allowed"


def _is_seen(state: GameState, look: str) -> bool:
    """Whether the person sees that card or place on the table."""
    if look in PLACES:
        return True
    deal = state.current_deal
    trick = deal.trick.cards if deal.trick is not None else deal.tricks[-1].cards if deal.tricks else ()
    turn_up = () if deal.turn_up is None else (deal.turn_up,)
    try:
        return Card.parse(look) in (*deal.hands[PERSON], *trick, *turn_up)
    except ValueError:
        return False
