"""Hypothesis strategies: games under rules drawn from all options."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st

from tests.core.policy import walked
from tests.core.rules.changes import values
from twentyfive.core import PRESETS, GameState, Rules
from twentyfive.core.moves import Move
from twentyfive.core.rules.needs import LEAST_TO_CALL
from twentyfive.core.rules.options import (
    AllPass,
    BestTrumpIf,
    DealsNext,
    DefendersScore,
    Finish,
    FirstDealer,
    FirstLead,
    Follow,
    PartnerCall,
    PutOut,
    Renege,
    RobBy,
    RobDeadline,
    SpoilTopUp,
    TrumpOrder,
    TurnedAce,
    UnrobbedAce,
)
from twentyfive.core.rules.rules import CATALOGUE

# Equal examples on every machine. Explaining failures is off, as it takes longer than all the rest.
quick = settings(
    max_examples=40,
    derandomize=True,
    phases=(Phase.generate, Phase.shrink),
    suppress_health_check=[HealthCheck.too_slow],
)

few = settings(quick, max_examples=25)
"""The settings for tests in which players search at every example."""

Choices = dict[str, list[Any]]

TABLE: Choices = {
    "first_dealer": list(FirstDealer),
    "five_of_hearts_best": [False, True],
    "follow": list(Follow),
    "renege": list(Renege),
    "first_lead_trump_from": [0, 2, 5],
    "best_of": [1, 1, 3],
    "counted_games": [0, 0, 0, 2],
    "deals_next": list(DealsNext),
    "stake": [0, 5],
}
TABLES = [(players, sides) for players in range(2, 11) for sides in range(2, 11) if players % sides == 0]
HANDS = [(5, (3, 2)), (5, (3, 2)), (5, (2, 3)), (5, (4, 1)), (6, (3, 3)), (9, (3, 3, 3))]
ROBBING: Choices = {
    "rob_by": list(RobBy),
    "rob_with_five_of_hearts": [False, True],
    "rob_deadline": list(RobDeadline),
    "turned_ace": list(TurnedAce),
    "must_rob": [False, False, True],
    "unrobbed_ace": list(UnrobbedAce),
    "put_out": list(PutOut),
}
SCORINGS: list[Choices] = [
    {
        "scoring": ["tricks"],
        "finish": [Finish.AT_ONCE, Finish.END_OF_DEAL, Finish.FIRST_PAST],
        "target": [15, 25, 31, 45],
        "best_trump": [0, 5],
        "best_trump_if": list(BestTrumpIf),
        "all_five": ["none", "double", "wins_game"],
        "turned_ace_bonus": [0, 5],
        "all_five_points": [0, 10],
        "turned_ace_of_hearts": [0, 0, 4],
        "unrobbed_cannot_go_out": [False, True],
    },
    {
        "scoring": ["majority", "difference", "deals_won", "single_deal"],
        "finish": ["end_of_deal"],
        "target": [3, 5, 25],
    },
    {
        "players": [2, 4, 6],
        "sides": [2],
        "scoring": ["majority"],
        "finish": ["end_of_deal"],
        "target": [15, 25, 27],
        "vied_card": [1, 5],
        "turned_ace_of_hearts": [0, 4],
    },
    {
        "scoring": ["pool"],
        "chips": [2, 5, 20],
        "jink": ["optional", "off"],
        "spoil_top_up": list(SpoilTopUp),
        "pool_limit": [0, 12],
        "deals": [0, 4],
        "count_points": [False, True],
    },
]
AUCTION: Choices = {
    "bids": [(5, 10, 15, 20, 25, 30), (10, 15, 20, 25, 60), (15, 20, 25, 30), (20,)],
    "dealer_may_hold": [False, True],
    "all_pass": list(AllPass),
    "near_end": [(), (20, 20)],
    "first_lead": list(FirstLead),
    "best_trump": [0, 5],
    "best_trump_if": list(BestTrumpIf),
    "all_five": ["none", "double", "wins_game"],
    "target": [25, 55],
    "defenders_score": list(DefendersScore),
    "finish": [Finish.END_OF_DEAL, Finish.FIRST_PAST, Finish.DECLARER_FIRST],
}
EXCHANGES: list[Choices] = [
    {"exchange": ["none"]},
    {"exchange": ["kitty"], "kitty": [1, 3, 4, 5]},
    {"exchange": ["draw"], "keep_at_least": [0, 1, 5], "dealer_robs_pack": [False, True]},
    {
        "exchange": ["kitty_then_draw", "named_kitty_then_draw"],
        "kitty": [3, 5],
        "keep_at_least": [0, 1, 2],
        "dealer_robs_pack": [False, True],
    },
]


MANY_CHANGES: dict[str, Any] = {
    "first_dealer": "random",
    "five_of_hearts_best": True,
    "joker": True,
    "follow": "must_follow",
    "renege": "none",
    "first_lead_trump_from": 3,
    "hand_size": 6,
    "packets": (1, 1, 1, 1, 1, 1),
    "bids": tuple(range(20, 40)),
    "dealer_may_hold": True,
    "all_pass": "dealer_takes_lowest",
    "near_end": (900, 30),
    "all_tricks": (39, 500, 900),
    "exchange": "kitty_then_draw",
    "kitty": 4,
    "keep_at_least": 3,
    "dealer_robs_pack": True,
    "first_lead": "declarer",
    "best_trump": 25,
    "defenders_score": "none_near_target",
    "all_five": "double",
    "target": 1000,
    "finish": "first_past",
    "stake": 100_000,
    "best_of": 99,
}
"""Nearly all options that Twenty-Five for three can change at once."""


@dataclass(frozen=True, slots=True)
class Game:
    """Rules, and the seed of a match under them."""

    rules: Rules
    seed: int

    def walked(self, plies: int) -> list[tuple[GameState, Move]]:
        """The first moves of the match, each with the state before it."""
        return walked(self.rules, self.seed, plies)


def random_game(seed: int) -> Game:
    """A game under sound rules: one in ten a preset, the others random options."""
    rng = random.Random(seed)
    if rng.random() < 0.1:
        return Game(rng.choice(list(PRESETS.values())), seed)
    while (rules := _draft(rng)).problems():
        pass
    return Game(rules, seed)


_DRAWN = {
    *(option for choices in (TABLE, ROBBING, AUCTION, *SCORINGS, *EXCHANGES) for option in choices),
    *("hand_size", "packets", "trump_order", "joker", "all_tricks", "unseen_partners", "partner_call"),
}
_OTHERS = [option for option in CATALOGUE.values() if option.name not in _DRAWN]
"""The options without a place in the tables above: those that are newer than they are."""


def _draft(rng: random.Random) -> Rules:
    auction = [AUCTION, rng.choice(EXCHANGES)]
    turn_up = [ROBBING, rng.choice(SCORINGS)]
    chosen: dict[str, Any] = {}
    chosen["players"], chosen["sides"] = rng.choice(TABLES)
    for choices in [TABLE, *rng.choice([turn_up, turn_up, auction])]:
        chosen |= {name: rng.choice(values) for name, values in choices.items()}
    chosen["hand_size"], chosen["packets"] = rng.choice(HANDS)
    chosen |= rng.choice([{"joker": True}, {"trump_order": rng.choice(list(TrumpOrder))}])
    highest = chosen.get("bids", (0,))[-1]
    if highest in (30, 60) and rng.random() < 0.5:
        chosen["all_tricks"] = (highest, 60, highest)
    if chosen["players"] == 2 * chosen["sides"] and rng.random() < 0.3:
        chosen["unseen_partners"] = True
    if highest and chosen["players"] == chosen["sides"] >= LEAST_TO_CALL and rng.random() < 0.6:
        chosen["partner_call"] = rng.choice(list(PartnerCall)[1:])
    rules = Rules().draft(**chosen)
    for option in _OTHERS:
        if rng.random() < 0.5 and all(need.met(rules) for need in option.needs):
            rules = rules.draft(**{option.name: rng.choice(values(option))})
    return rules


# One number determines a game, so that the examples differ and have random options.
GAMES = st.integers(0, 2**32 - 1).map(random_game)
