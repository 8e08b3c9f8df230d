"""Rules drawn at random from the options, for properties that must hold whatever is played."""

from __future__ import annotations

from typing import Any

from hypothesis import HealthCheck, assume, settings
from hypothesis import Phase as Step
from hypothesis import strategies as st

from twentyfive.core import PRESETS, Rules
from twentyfive.core.options import (
    AllPass,
    Finish,
    FirstLead,
    Follow,
    PutOut,
    Renege,
    RobBy,
    RobDeadline,
    SpoilTopUp,
    TrumpOrder,
    TurnedAce,
    UnrobbedAce,
)

TABLES = [(players, sides) for players in range(2, 11) for sides in range(2, 11) if players % sides == 0]
# The same examples on every machine; without the explanations of a failure, which take longer than all the rest.
quick = settings(
    max_examples=120,
    derandomize=True,
    phases=(Step.generate, Step.shrink),
    suppress_health_check=[HealthCheck.too_slow],
)
SEEDS = st.integers(0, 2**32 - 1)

_TABLE = st.fixed_dictionaries(
    {
        "first_dealer": st.sampled_from(["first_jack", "random"]),
        "five_of_hearts_best": st.booleans(),
        "follow": st.sampled_from(Follow),
        "renege": st.sampled_from(Renege),
        "first_lead_trump_from": st.sampled_from([0, 0, 5, 2]),
        "best_of": st.sampled_from([1, 1, 3]),
        "stake": st.sampled_from([0, 5]),
    }
)
_ROBBING = st.fixed_dictionaries(
    {
        "rob_by": st.sampled_from(RobBy),
        "rob_with_five_of_hearts": st.booleans(),
        "rob_deadline": st.sampled_from(RobDeadline),
        "turned_ace": st.sampled_from(TurnedAce),
        "must_rob": st.sampled_from([False, False, True]),
        "unrobbed_ace": st.sampled_from(UnrobbedAce),
        "put_out": st.sampled_from(PutOut),
    }
)
_SCORINGS = st.one_of(
    st.fixed_dictionaries(
        {
            "scoring": st.just("tricks"),
            "finish": st.sampled_from([Finish.AT_ONCE, Finish.END_OF_DEAL, Finish.FIRST_PAST]),
            "target": st.sampled_from([15, 25, 31, 45]),
            "best_trump": st.sampled_from([0, 5]),
            "all_five": st.sampled_from(["none", "double", "wins_game"]),
            "turned_ace_bonus": st.sampled_from([0, 5]),
            "unrobbed_cannot_go_out": st.booleans(),
        }
    ),
    st.fixed_dictionaries(
        {
            "scoring": st.sampled_from(["majority", "difference", "deals_won", "single_deal"]),
            "finish": st.just("end_of_deal"),
            "target": st.sampled_from([3, 5, 25]),
        }
    ),
    st.fixed_dictionaries(
        {
            "scoring": st.just("pool"),
            "chips": st.sampled_from([2, 5, 20]),
            "jink": st.sampled_from(["optional", "off"]),
            "spoil_top_up": st.sampled_from(SpoilTopUp),
            "pool_limit": st.sampled_from([0, 12]),
            "deals": st.sampled_from([0, 4]),
            "count_points": st.booleans(),
        }
    ),
)
_AUCTION = st.fixed_dictionaries(
    {
        "bids": st.sampled_from([(5, 10, 15, 20, 25, 30), (10, 15, 20, 25, 60), (15, 20, 25, 30), (20,)]),
        "dealer_may_hold": st.booleans(),
        "all_pass": st.sampled_from(AllPass),
        "near_end": st.sampled_from([(), (20, 20)]),
        "first_lead": st.sampled_from(FirstLead),
        "best_trump": st.sampled_from([0, 5]),
        "all_five": st.sampled_from(["none", "double", "wins_game"]),
        "target": st.sampled_from([25, 55]),
        "finish": st.sampled_from([Finish.END_OF_DEAL, Finish.FIRST_PAST, Finish.DECLARER_FIRST]),
    }
)
_EXCHANGES = st.one_of(
    st.just({"exchange": "none"}),
    st.fixed_dictionaries({"exchange": st.just("kitty"), "kitty": st.integers(1, 5)}),
    st.fixed_dictionaries(
        {"exchange": st.just("draw"), "keep_at_least": st.integers(0, 5), "dealer_robs_pack": st.booleans()}
    ),
    st.fixed_dictionaries(
        {
            "exchange": st.just("kitty_then_draw"),
            "kitty": st.sampled_from([3, 5]),
            "keep_at_least": st.integers(0, 2),
            "dealer_robs_pack": st.booleans(),
        }
    ),
)


@st.composite
def any_rules(draw: st.DrawFn) -> Rules:
    """Sound rules: now and then a preset, mostly options put together at random."""
    if draw(st.integers(0, 9)) == 0:
        return PRESETS[draw(st.sampled_from(sorted(PRESETS)))]
    players, sides = draw(st.sampled_from(TABLES))
    options: dict[str, Any] = {"players": players, "sides": sides, **draw(_TABLE)}
    options |= draw(st.sampled_from(_HANDS))
    options |= {"joker": True} if draw(st.booleans()) else {"trump_order": draw(st.sampled_from(TrumpOrder))}
    if draw(st.booleans()):
        options |= {**draw(_ROBBING), **draw(_SCORINGS)}
    else:
        options |= {**draw(_AUCTION), **draw(_EXCHANGES)}
        if options["bids"][-1] in (30, 60) and draw(st.booleans()):
            options["all_tricks"] = (options["bids"][-1], 60, options["bids"][-1])
    rules = Rules().draft(**options)
    assume(not rules.problems())
    return rules


_HANDS: list[dict[str, Any]] = [
    {"hand_size": 5, "packets": (3, 2)},
    {"hand_size": 5, "packets": (2, 3)},
    {"hand_size": 5, "packets": (4, 1)},
    {"hand_size": 6, "packets": (3, 3)},
    {"hand_size": 9, "packets": (3, 3, 3)},
]
