"""What a hint tells: a good move with its reason, and what each choice can be expected to bring."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from twentyfive.ai.advice import Advice
from twentyfive.ai.choices import choices
from twentyfive.ai.deciding import decide
from twentyfive.ai.search import Effort
from twentyfive.ai.trials import Choice, same
from twentyfive.core import PlayerView

THOROUGH: Final = Effort(worlds=400, margin=0.01, surprise=1.0)
"""A person who asks can wait longer than a game that is going on."""


@dataclass(frozen=True, slots=True)
class Counsel:
    """A hint.

    Attributes:
        advice: a move that is as good as any, and why.
        choices: what each move can be expected to bring, that of the advice first, then the best; empty where that was
            not weighed.
    """

    advice: Advice
    choices: tuple[Choice, ...] = ()


def counsel(view: PlayerView, seed: int) -> Counsel:
    """A hint for the seat that is to act. The same view and seed always give the same.

    Raises:
        ValueError: if the view's seat is not to act.
    """
    advice = decide(view, seed, THOROUGH)
    found = choices(view, seed, THOROUGH) if len(view.legal) > 1 else ()
    return Counsel(advice, tuple(sorted(found, key=lambda choice: not same(choice.move, advice.move))))
