"""A hint in words: its steps, each with its line, and what it says about robbing."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum, auto

from twentyfive.ai import Advice, Reason, ReasonKind
from twentyfive.ai.advice.findings import MoveValue
from twentyfive.core import Card, PlayerView
from twentyfive.core.moves import DeclineRob, Exchange, PlayCard, PlayerMove, Rob
from twentyfive.engine.game.events import Hint
from twentyfive.wording.learning.hints import ADVICE_HEADLINE, hint_headline, marked_words
from twentyfive.wording.learning.reasons import nudge, reason_sentence, thought_sentence
from twentyfive.wording.names import translate
from twentyfive.wording.table.line import Line


class HintStep(Enum):
    """The steps of a hint."""

    NUDGE = auto()  # something to think about
    MARK = auto()  # the advised card or answer
    REASON = auto()  # the reason for it
    FIGURES = auto()  # the expected result of every move


def steps_of(hint: Hint) -> tuple[HintStep, ...]:
    """Return the steps of the hint; the figures are one only if there are moves to compare."""
    steps = (HintStep.NUDGE, HintStep.MARK, HintStep.REASON)
    return (*steps, HintStep.FIGURES) if len(hint.choices) > 1 else steps


def step_after(hint: Hint, step: HintStep) -> HintStep:
    """Return the next step of the hint; the last one again, and after the figures the reason, which closes them."""
    steps = steps_of(hint)
    return HintStep.REASON if step is HintStep.FIGURES else steps[min(steps.index(step) + 1, len(steps) - 1)]


def hint_line(hint: Hint, view: PlayerView, step: HintStep, *, reason_first: bool) -> Line:
    """Return the line for a step, headed by its number. Beside the figures it gives the reason.

    If the hint began with the reason, its last step has no number: nobody has counted.
    """
    number, last = steps_of(hint).index(step) + 1, len(steps_of(hint))
    heading = ADVICE_HEADLINE() if reason_first and number == last else hint_headline(number, last)
    match step:
        case HintStep.NUDGE:
            return Line(heading, nudge(hint.advice.reason, view))
        case HintStep.MARK:
            return Line(heading, marked_words(hint.advice.move))
        case HintStep.REASON | HintStep.FIGURES:
            return Line(heading, reason_sentence(hint.advice.reason, view))


def thought_line(hint: Hint, view: PlayerView) -> Line:
    """Return the line of the advice for another player, which has no steps."""
    thought = thought_sentence(hint.advice.reason, hint.view, view.player)
    return Line(translate("table", "In {name}’s place:").format(name=view.names[hint.seat]), thought)


def cards_of(move: PlayerMove) -> tuple[Card, ...]:
    """Return the cards of the hand that the move plays or puts out."""
    match move:
        case PlayCard(card) | Rob(card):
            return (card,)
        case Exchange(out):
            return out
        case _:
            return ()


def about_robbing(hint: Hint, view: PlayerView) -> Hint:
    """Return the hint for the question whether to rob, with all plays without robbing as one answer."""
    choices: dict[PlayerMove, MoveValue] = {}
    for choice in hint.choices:
        move = DeclineRob() if isinstance(choice.move, PlayCard) else choice.move
        choices.setdefault(move, replace(choice, move=move))
    advice = hint.advice
    if isinstance(advice.move, PlayCard):
        advice = Advice(DeclineRob(), _reason_to_leave(advice.reason, view))
    return replace(hint, advice=advice, choices=tuple(choices.values()))


def _reason_to_leave(reason: Reason, view: PlayerView) -> Reason:
    """Return the reason to leave the turn-up, for advice that only explains the play after it."""
    order, turn_up = view.ranking, view.turn_up
    assert order is not None, "a turn-up that may be taken has made trumps"
    assert turn_up is not None
    worst = min(order.strength[card] for card in view.hand)
    return Reason(ReasonKind.LET_LIE, (turn_up,)) if order.strength[turn_up] < worst else reason
