"""The options of the games, the presets made of them, and the problems of options that contradict each other.

The package knows cards, but no state or move. Begin reading with `options` and `rules`; RULES.md sections 1 to 6
describe every option, and RULES.md section 7 every preset.
"""

from twentyfive.core.rules.options import (
    AllFive,
    AllPass,
    Exchanging,
    Finish,
    FirstDealer,
    FirstLead,
    Follow,
    JinkRule,
    PutOut,
    Renege,
    RobBy,
    RobDeadline,
    Scoring,
    SpoilTopUp,
    TrumpOrder,
    TurnedAce,
    UnrobbedAce,
)
from twentyfive.core.rules.presets import PRESETS, SEATINGS, changed_options, house_rules, seated
from twentyfive.core.rules.problems import Problem, ProblemKind, RulesError
from twentyfive.core.rules.rules import Rules

__all__ = [
    "PRESETS",
    "SEATINGS",
    "AllFive",
    "AllPass",
    "Exchanging",
    "Finish",
    "FirstDealer",
    "FirstLead",
    "Follow",
    "JinkRule",
    "Problem",
    "ProblemKind",
    "PutOut",
    "Renege",
    "RobBy",
    "RobDeadline",
    "Rules",
    "RulesError",
    "Scoring",
    "SpoilTopUp",
    "TrumpOrder",
    "TurnedAce",
    "UnrobbedAce",
    "changed_options",
    "house_rules",
    "seated",
]
