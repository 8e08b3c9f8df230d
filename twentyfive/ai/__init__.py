"""The computer players: they turn a `PlayerView` into an `Advice`, and never see a hidden card.

>>> import random
>>> from twentyfive.ai.levels import advise
>>> from twentyfive.core import PRESETS, apply, new_game, table_move, to_act, view_for
>>> state, rng = new_game(PRESETS["twenty-five"]), random.Random(7)
>>> while to_act(state) is None:
...     state = apply(state, table_move(state, rng))
>>> advice = advise(view_for(state, to_act(state)), Level.MEDIUM, seed=1)
>>> state = apply(state, advice.move)

This package exports the data that every user of the players needs; `levels` is the entry to the players themselves and
loads everything that they think with. It knows the rules (`core`) and neither Qt nor the engine. Begin with `levels`,
then `heuristics.policy` and `search.policy`.
"""

from twentyfive.ai.advice.level import Level
from twentyfive.ai.advice.reasons import Advice, Reason, ReasonKind

__all__ = ["Advice", "Level", "Reason", "ReasonKind"]
