"""What a hint tells: a good move with its reason, and what each choice can be expected to bring."""

from __future__ import annotations

from typing import Final

from twentyfive.ai.choices import choices
from twentyfive.ai.deciding import decide
from twentyfive.ai.findings import Counsel
from twentyfive.ai.search import Effort
from twentyfive.ai.trials import same
from twentyfive.core import PlayerView

THOROUGH: Final = Effort(worlds=400, margin=0.01, surprise=1.0)
"""A person who asks can wait longer than a game that is going on."""


def counsel(view: PlayerView, seed: int) -> Counsel:
    """A hint for the seat that is to act. The same view and seed always give the same.

    Raises:
        ValueError: if the view's seat is not to act.
    """
    advice = decide(view, seed, THOROUGH)
    found = choices(view, seed, THOROUGH) if len(view.legal) > 1 else ()
    return Counsel(advice, tuple(sorted(found, key=lambda choice: not same(choice.move, advice.move))))
