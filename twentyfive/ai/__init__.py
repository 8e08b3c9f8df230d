"""The computer players: a `PlayerView` in, an `Advice` out. They never see a hidden card.

>>> import random
>>> from twentyfive.ai.levels import advise
>>> from twentyfive.core import PRESETS, apply, new_game, table_move, to_act, view_for
>>> state, rng = new_game(PRESETS["twenty-five"]), random.Random(7)
>>> while to_act(state) is None:
...     state = apply(state, table_move(state, rng))
>>> advice = advise(view_for(state, to_act(state)), Level.MEDIUM, seed=1)
>>> state = apply(state, advice.move)

Here are the words that everybody needs who has to do with the players; `levels` loads all that they think with.
"""

from twentyfive.ai.advice.level import Level
from twentyfive.ai.advice.reasons import Advice, Reason, ReasonKind

__all__ = ["Advice", "Level", "Reason", "ReasonKind"]
