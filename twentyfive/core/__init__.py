"""The game of Twenty-Five and its family: pure functions over frozen data.

A `Record` is the log of a game, `apply` makes one move, and `view_for` gives the information set of one seat. The
package knows no Qt, no files, no clock, no sentences for players, and no randomness but the `random.Random` that a
caller passes. Begin reading with `moves`, `state` and `game`; RULES.md sections 1 to 6 describe the options.

>>> import random
>>> rng = random.Random(7)
>>> state = new_game(PRESETS["twenty-five"].replace(players=4, sides=2))
>>> while not state.over:
...     table = to_act(state) is None
...     state = apply(state, table_move(state, rng) if table else rng.choice(legal_moves(state)))
>>> len(state.winners)
1
"""

from twentyfive.core.cards import Card, Rank, Suit
from twentyfive.core.game import apply, legal_moves, new_game, refusal, table_move
from twentyfive.core.phases.play import legal_plays
from twentyfive.core.ranking import trick_winner, trumps
from twentyfive.core.record import Record, RecordError
from twentyfive.core.refusal import IllegalMove, Refusal
from twentyfive.core.rules.presets import PRESETS, SEATINGS, changed_options, house_rules, seated
from twentyfive.core.rules.problems import Problem, ProblemKind, RulesError
from twentyfive.core.rules.rules import Rules
from twentyfive.core.state import GameState, Phase, to_act
from twentyfive.core.view import PlayerView, SeenMove, redact, view_for

__all__ = [
    "PRESETS",
    "SEATINGS",
    "Card",
    "GameState",
    "IllegalMove",
    "Phase",
    "PlayerView",
    "Problem",
    "ProblemKind",
    "Rank",
    "Record",
    "RecordError",
    "Refusal",
    "Rules",
    "RulesError",
    "SeenMove",
    "Suit",
    "apply",
    "changed_options",
    "house_rules",
    "legal_moves",
    "legal_plays",
    "new_game",
    "redact",
    "refusal",
    "seated",
    "table_move",
    "to_act",
    "trick_winner",
    "trumps",
    "view_for",
]
