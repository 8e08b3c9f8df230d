"""The presets: the named games of the family, each a value of `Rules`. RULES.md section 7."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from twentyfive.core.rules.options import (
    AllFive,
    AllPass,
    BestTrumpIf,
    DealsNext,
    DefendersScore,
    Exchanging,
    Finish,
    FirstLead,
    Follow,
    PartnerCall,
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
from twentyfive.core.rules.rules import CATALOGUE, Rules
from twentyfive.later_version import LaterVersionError

_TWENTY_FIVE = Rules(all_five=AllFive.DOUBLE)
_SPOIL_FIVE = Rules(scoring=Scoring.POOL)
_FORTY_FIVE = Rules(players=4, sides=2, target=45, best_trump=5)
_FIFTY_FIVE = Rules(
    bids=(10, 15, 20, 25, 60),
    dealer_may_hold=True,
    all_tricks=(60, 60, 60),
    exchange=Exchanging.KITTY,
    kitty=5,
    best_trump=5,
    target=55,
    finish=Finish.FIRST_PAST,
)
_REGIONAL = Rules(
    players=4,
    sides=2,
    exchange=Exchanging.NAMED_KITTY_THEN_DRAW,
    kitty=3,
    first_lead=FirstLead.LEFT_OF_DECLARER,
    best_trump=5,
    finish=Finish.END_OF_DEAL,
)

_GROWL = dataclasses.replace(
    _REGIONAL,
    bids=(15, 20, 25, 30, 60),
    dealer_may_hold=True,
    all_tricks=(60, 60, 60),
    defenders_score=DefendersScore.SHORT_OF_TARGET,
    target=120,
)

_OPTIONS: Final[Mapping[str, Rules]] = MappingProxyType(
    {
        "twenty-five": _TWENTY_FIVE,
        "twenty-five-1876": Rules(follow=Follow.MUST_FOLLOW, renege=Renege.FIVE_ONLY),
        "twenty-five-1858": Rules(
            trump_order=TrumpOrder.FIVE_AND_TEN, follow=Follow.MUST_FOLLOW, renege=Renege.FIVE_ONLY
        ),
        "twenty-five-six": Rules(hand_size=6, packets=(3, 3)),
        "twenty-five-nine": Rules(hand_size=9, packets=(3, 3, 3)),
        "house-25": Rules(
            players=4,
            sides=2,
            five_of_hearts_best=True,
            follow=Follow.MUST_FOLLOW,
            rob_by=RobBy.DEALER_ONLY,
            rob_deadline=RobDeadline.OPENING_LEAD,
            scoring=Scoring.DEALS_WON,
            target=5,
            finish=Finish.END_OF_DEAL,
        ),
        "spoil-five": _SPOIL_FIVE,
        "spoil-five-hoyle": dataclasses.replace(
            _SPOIL_FIVE,
            players=6,
            sides=6,
            follow=Follow.MUST_FOLLOW,
            rob_deadline=RobDeadline.OPENING_LEAD,
            turned_ace=TurnedAce.AFTER_FIRST_TRICK,
            unrobbed_ace=UnrobbedAce.LOWEST_TRUMP,
            put_out=PutOut.FACE_UP,
            spoil_top_up=SpoilTopUp.NEXT_DEALER,
            deals=12,
        ),
        "forty-five": _FORTY_FIVE,
        "forty-five-hoyle": dataclasses.replace(
            _FORTY_FIVE, scoring=Scoring.MAJORITY, finish=Finish.END_OF_DEAL, best_trump=0
        ),
        "forty-five-difference": dataclasses.replace(
            _FORTY_FIVE, scoring=Scoring.DIFFERENCE, finish=Finish.END_OF_DEAL, best_trump=0
        ),
        "forty-five-ireland": Rules(
            joker=True,
            renege=Renege.FIVE_ONLY,
            unrobbed_ace=UnrobbedAce.LOWEST_TRUMP,
            target=45,
            best_trump=5,
            best_trump_if=BestTrumpIf.TOP_THREE,
            all_five=AllFive.WINS_GAME,
        ),
        "thirty-one": Rules(target=31, best_trump=6),
        "fifty-five": _FIFTY_FIVE,
        "one-hundred-ten": dataclasses.replace(_FIFTY_FIVE, target=110),
        "two-hundred-twenty": dataclasses.replace(_FIFTY_FIVE, target=220),
        "auction-forty-fives": Rules(
            players=4,
            sides=2,
            bids=(5, 10, 15, 20, 25, 30),
            dealer_may_hold=True,
            near_end=(100, 20),
            all_tricks=(30, 60, 30),
            exchange=Exchanging.DRAW,
            first_lead=FirstLead.LEFT_OF_DECLARER,
            best_trump=5,
            target=120,
            finish=Finish.END_OF_DEAL,
        ),
        "five-cards-1674": Rules(
            players=2,
            sides=2,
            trump_order=TrumpOrder.FIVE_CARDS,
            follow=Follow.MUST_FOLLOW,
            renege=Renege.FIVE_ONLY,
            scoring=Scoring.DEALS_WON,
            target=5,
            finish=Finish.END_OF_DEAL,
        ),
        "five-and-ten": Rules(
            players=2,
            sides=2,
            trump_order=TrumpOrder.FIVE_AND_TEN,
            follow=Follow.MUST_FOLLOW,
            renege=Renege.FIVE_ONLY,
            scoring=Scoring.MAJORITY,
            finish=Finish.END_OF_DEAL,
        ),
        "maw": Rules(
            players=2,
            sides=2,
            trump_order=TrumpOrder.FIVE_CARDS,
            turned_ace_of_hearts=4,
            scoring=Scoring.MAJORITY,
            vied_card=1,
            target=27,
            finish=Finish.END_OF_DEAL,
        ),
        "one-hundred-ten-joker": Rules(
            joker=True,
            bids=(15, 20, 25, 30),
            dealer_may_hold=True,
            all_tricks=(30, 60, 30),
            exchange=Exchanging.KITTY_THEN_DRAW,
            kitty=5,
            keep_at_least=1,
            first_lead=FirstLead.LEFT_OF_DECLARER,
            best_trump=5,
            target=110,
            finish=Finish.DECLARER_FIRST,
        ),
        "growl": _GROWL,
        "merrimack": dataclasses.replace(
            _REGIONAL,
            bids=(15, 20, 25, 30),
            all_pass=AllPass.DEALER_TAKES_LOWEST,
            keep_at_least=1,
            first_lead=FirstLead.DECLARER,
            target=120,
            finish=Finish.DECLARER_FIRST,
        ),
        "nova-scotia": dataclasses.replace(
            _REGIONAL,
            bids=(20, 25, 30),
            dealer_may_hold=True,
            all_tricks=(30, 60, 30),
            defenders_score=DefendersScore.NONE_NEAR_TARGET,
            target=125,
        ),
        "prince-edward-island": dataclasses.replace(
            _REGIONAL, bids=(15, 20, 25, 30), all_pass=AllPass.DEALER_TAKES_LOWEST, target=120
        ),
        "forty-five-unseen": dataclasses.replace(
            _FORTY_FIVE, unseen_partners=True, target=120, finish=Finish.END_OF_DEAL
        ),
        "growl-partner": dataclasses.replace(_GROWL, players=5, sides=5, partner_call=PartnerCall.TRUMP),
        "cape-breton": dataclasses.replace(_FORTY_FIVE, deals_next=DealsNext.GAME_WINNERS, counted_games=25),
    }
)

_ID: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*", re.ASCII)

PRESETS: Final[Mapping[str, Rules]] = MappingProxyType(
    {preset: dataclasses.replace(rules, preset=preset) for preset, rules in _OPTIONS.items()}
)
"""Every preset by id, for its usual number of players."""

_ANY = tuple((players, sides) for players in range(2, 11) for sides in range(2, 11) if players % sides == 0)
_ALONE = tuple((players, players) for players in range(2, 11))
_TWO_SIDES = tuple((players, 2) for players in (2, 4, 6, 8, 10))
_FIVES = tuple((players, players) for players in range(2, 10))

SEATINGS: Final[Mapping[str, tuple[tuple[int, int], ...]]] = MappingProxyType(
    {
        "twenty-five": _ANY,
        "twenty-five-1876": _ANY,
        "twenty-five-1858": _ANY,
        "twenty-five-six": tuple((players, sides) for players, sides in _ANY if players <= 8),
        "twenty-five-nine": tuple((players, sides) for players, sides in _ANY if players <= 5),
        "house-25": ((4, 2),),
        "spoil-five": _ALONE,
        "spoil-five-hoyle": _ALONE,
        "forty-five": _TWO_SIDES,
        "forty-five-hoyle": _TWO_SIDES,
        "forty-five-difference": _TWO_SIDES,
        "forty-five-ireland": _ANY,
        "thirty-one": _ANY,
        "fifty-five": _FIVES,
        "one-hundred-ten": _FIVES,
        "two-hundred-twenty": _FIVES,
        "auction-forty-fives": ((4, 2), (6, 2)),
        "five-cards-1674": _ALONE,
        "five-and-ten": ((2, 2), (4, 2)),
        "maw": ((2, 2), (4, 2)),
        "one-hundred-ten-joker": ((2, 2), (3, 3), (4, 4), (5, 5), (6, 3)),
        "growl": ((2, 2), (3, 3), (4, 2), (5, 5), (6, 3)),
        "merrimack": ((2, 2), (3, 3), (4, 2), (5, 5), (6, 3)),
        "nova-scotia": ((4, 2),),
        "prince-edward-island": ((4, 2),),
        "forty-five-unseen": ((4, 2), (6, 3)),
        "growl-partner": ((5, 5), (6, 6)),
        "cape-breton": ((4, 2),),
    }
)
"""The pairs of players and sides that can play each preset. RULES.md section 7."""


_BY_PLAYERS: Mapping[str, Mapping[int, Mapping[str, object]]] = {
    "one-hundred-ten-joker": {
        2: {"keep_at_least": 0},
        3: {"keep_at_least": 0},
        4: {"keep_at_least": 0},
        6: {"keep_at_least": 2, "bids": (10, 15, 20, 25, 30)},
    },
    "growl": {6: {"near_end": (95, 20)}},
}
"""The options that change with the number of players: in the club game keep 0, 1 or 2 cards, and six bid from 10; three
pairs at Growl bid 20 at least from 95 points on."""


def seated(preset: str, players: int, sides: int) -> Rules:
    """The rules of `preset` for these numbers of players and sides.

    Raises:
        KeyError: if there is no such preset.
        RulesError: if the preset cannot be played so.
    """
    changes = _BY_PLAYERS.get(preset, {}).get(players, {})
    return PRESETS[preset].replace(players=players, sides=sides, **changes)


def one_deal(rules: Rules) -> Rules:
    """The rules with one deal as the whole game, which the computer players then play for.

    In an auction the dealer has to bid if all others pass, so that the deal is played.

    Raises:
        RulesError: if they contradict each other.
    """
    if rules.scoring is Scoring.POOL:
        return rules.replace(deals=1, count_points=False)
    by_itself: dict[str, object] = {"scoring": Scoring.SINGLE_DEAL, "finish": Finish.END_OF_DEAL}
    if rules.auction:
        by_itself["all_pass"] = AllPass.DEALER_TAKES_LOWEST
    # Cards are vied for the points of a deal, and here it has none.
    return rules.replace(**by_itself, near_end=(), best_of=1, counted_games=0, stake=0, vied_card=0)


def changed_options(rules: Rules) -> dict[str, object]:
    """The options that differ from the preset of the rules, with their values in `rules`."""
    return _difference(PRESETS[rules.preset], rules)


SEAT_OPTIONS: Final = ("players", "sides")
"""The options that describe the table; they are no house rules."""


def house_rules(rules: Rules) -> dict[str, object]:
    """The options that differ from the preset with as many players, except those of the table, with their values."""
    sitting = (rules.players, rules.sides)
    usual = seated(rules.preset, *sitting) if sitting in SEATINGS[rules.preset] else PRESETS[rules.preset]
    changed = _difference(usual, rules)
    return {name: value for name, value in changed.items() if name not in SEAT_OPTIONS}


def _difference(base: Rules, rules: Rules) -> dict[str, object]:
    return {name: getattr(rules, name) for name in CATALOGUE if getattr(rules, name) != getattr(base, name)}


def unknown_game(game: str) -> ValueError:
    """Return the error of a game that is not among `PRESETS`; a later version of the program may know it."""
    text = f"there is no game {game[:60]!r}"
    return LaterVersionError(text) if _ID.fullmatch(game) else ValueError(text)
