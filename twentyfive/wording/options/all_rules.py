"""All the options of the rules as questions: in which order, in which groups, and which of them matter in a game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import Enum, auto
from typing import Final

from twentyfive.core import Rules
from twentyfive.core.rules.options import Scoring, TrumpOrder
from twentyfive.wording.amounts import number_word
from twentyfive.wording.names import translate
from twentyfive.wording.options import (
    bidding as house_bidding,
)
from twentyfive.wording.options import (
    pool as house_pool,
)
from twentyfive.wording.options import (
    robbing as house_robbing,
)
from twentyfive.wording.options import (
    score as house_score,
)
from twentyfive.wording.options import (
    seats_and_cards as house_table,
)
from twentyfive.wording.options.question import OptionQuestion


class RuleGroup(Enum):
    """What options are about, in the order of a game."""

    SEATS = auto()
    ORDER = auto()
    PLAY = auto()
    ROBBING = auto()
    BIDDING = auto()
    EXCHANGE = auto()
    SCORE = auto()
    POOL = auto()
    STAKES = auto()


GROUPS: Final[Mapping[RuleGroup, tuple[str, ...]]] = {
    RuleGroup.SEATS: ("players", "sides", "hand_size", "packets", "first_dealer"),
    RuleGroup.ORDER: ("trump_order", "five_of_hearts_best", "joker"),
    RuleGroup.PLAY: ("follow", "renege", "first_lead_trump_from", "first_lead"),
    RuleGroup.ROBBING: (
        "rob_by",
        "rob_with_five_of_hearts",
        "rob_deadline",
        "turned_ace",
        "must_rob",
        "unrobbed_ace",
        "unrobbed_cannot_go_out",
        "put_out",
        "turned_ace_bonus",
    ),
    RuleGroup.BIDDING: ("bids", "dealer_may_hold", "all_pass", "near_end", "all_tricks"),
    RuleGroup.EXCHANGE: ("exchange", "kitty", "keep_at_least", "dealer_robs_pack"),
    RuleGroup.SCORE: ("scoring", "best_trump", "target", "finish", "all_five"),
    RuleGroup.POOL: ("chips", "jink", "spoil_top_up", "pool_limit", "deals", "count_points"),
    RuleGroup.STAKES: ("stake", "best_of"),
}
"""Every option of `Rules`, once."""

OFTEN: Final = (
    "follow",
    "renege",
    "rob_by",
    "rob_deadline",
    "bids",
    "dealer_may_hold",
    "jink",
    "spoil_top_up",
    "target",
    "all_five",
    "stake",
)
SELDOM: Final = ("must_rob", "unrobbed_ace", "first_dealer", "best_of")
"""The options about which houses differ most, and some about which they differ now and then."""

_STEADY: Final[Mapping[str, Callable[[], OptionQuestion]]] = {
    **house_table.STEADY,
    **house_robbing.STEADY,
    **house_bidding.STEADY,
    **house_score.STEADY,
    **house_pool.STEADY,
}


def question(option: str, rules: Rules, preset: str) -> OptionQuestion:
    """What is asked about an option of these rules, in a game made of `preset`.

    Raises:
        KeyError: if there is no such option.
    """
    match option:
        case "players":
            return house_table.players(preset)
        case "sides":
            return house_table.sides(rules, preset)
        case "packets":
            return house_table.packets(rules)
        case "target":
            return house_score.target(rules)
        case "renege":
            return house_table.renege(rules)
        case "stake":
            return house_score.stake(rules)
        case "count_points":
            return house_pool.count_points(rules)
        case _:
            return _STEADY[option]()


def asked_first(rules: Rules) -> tuple[str, ...]:
    """Those of `OFTEN` and `SELDOM` that make a difference in a game with these rules."""
    asked = (option for option in (*OFTEN, *SELDOM) if not idle_reason(option, rules))
    return tuple(option for option in asked if option != "bids" or rules.auction)


def group_name(group: RuleGroup) -> str:
    """What the options of a group are about, in a few words."""
    return {
        RuleGroup.SEATS: translate("all rules", "Seats and deal"),
        RuleGroup.ORDER: translate("all rules", "Order of the cards"),
        RuleGroup.PLAY: translate("all rules", "Leading and following"),
        RuleGroup.ROBBING: translate("all rules", "Robbing"),
        RuleGroup.BIDDING: translate("all rules", "Bidding"),
        RuleGroup.EXCHANGE: translate("all rules", "Exchanging cards"),
        RuleGroup.SCORE: translate("all rules", "Score and goal"),
        RuleGroup.POOL: translate("all rules", "Pool and chips"),
        RuleGroup.STAKES: translate("all rules", "Stake and match"),
    }[group]


def group_note(changed: int, wrong: int) -> str:
    """How a group stands, in few words: "2 changed, 1 wrong"; empty where all is as usual."""
    texts = (
        translate("all rules", "{number} changed", None, changed).format(number=changed) if changed else "",
        translate("all rules", "{number} wrong", None, wrong).format(number=wrong) if wrong else "",
    )
    return ", ".join(filter(None, texts))


def idle_sentence(reason: str, questions: Sequence[str]) -> str:
    """That some options make no difference."""
    text = translate("all rules", "{reason} So there is no question about: {questions}.")
    return text.format(reason=reason, questions="; ".join(questions))


def clash_sentence(questions: Sequence[str]) -> str:
    """That what was chosen last does not go with other options."""
    text = translate("all rules", "This does not go with: {questions}.")
    return text.format(questions="; ".join(questions))


def changing_sentence(rules: Rules, options: Iterable[str], preset: str) -> str:
    """Which options would change, and to what: "Bids: Nobody bids; Cards in the kitty: No kitty".

    `rules` are those with the changes.
    """
    asked = [question(option, rules, preset) for option in options]
    if len(asked) > _MOST_CHANGES:
        return translate("all rules", "{number} rules change", None, len(asked)).format(
            number=number_word(len(asked)).capitalize()
        )
    text = translate("all rules", "{question}: {answer}")
    return "; ".join(
        text.format(question=each.text, answer=each.answer(getattr(rules, each.option)).label) for each in asked
    )


_MOST_CHANGES: Final = 2
"""That are told one by one."""


def idle_reason(option: str, rules: Rules) -> str:
    """Why an option makes no difference in a game with these rules; empty if it makes one."""
    reasons = _idle_before_play, _idle_in_auction, _idle_in_score, _idle_in_pool
    return next(filter(None, (reason(option, rules) for reason in reasons)), "")


def _idle_before_play(option: str, rules: Rules) -> str:
    if option in GROUPS[RuleGroup.ROBBING] and rules.auction:
        return translate("all rules", "There is bidding, so no card is turned up, and nobody robs.")
    if option in ("unrobbed_ace", "unrobbed_cannot_go_out") and rules.must_rob:
        return translate("all rules", "Whoever may rob has to.")
    if option == "unrobbed_cannot_go_out" and not _to_points(rules):
        return translate("all rules", "This game has no goal of points.")
    if option == "turned_ace_bonus" and rules.scoring not in (Scoring.TRICKS, Scoring.SINGLE_DEAL):
        return _no_trick_points()
    if option == "joker" and rules.trump_order is not TrumpOrder.MODERN:
        return translate("all rules", "The old orders of trumps have no place for a joker.")
    if option == "trump_order" and rules.joker:
        return translate("all rules", "Only today's order has a place for the joker.")
    return ""


def _idle_in_auction(option: str, rules: Rules) -> str:
    if option == "bids" and rules.scoring is not Scoring.TRICKS:
        return translate("all rules", "Bids are made in points, and this game does not score 5 points a trick.")
    needs_bids = (*GROUPS[RuleGroup.BIDDING][1:], *GROUPS[RuleGroup.EXCHANGE], "first_lead")
    if option in needs_bids and not rules.auction:
        return translate("all rules", "Nobody bids in this game.")
    if option == "kitty" and not rules.exchange.takes_kitty:
        return translate("all rules", "The declarer takes no kitty.")
    if option in ("keep_at_least", "dealer_robs_pack") and not rules.exchange.draws:
        return translate("all rules", "Nobody draws cards from the stock.")
    return ""


def _idle_in_score(option: str, rules: Rules) -> str:
    if option == "best_trump" and rules.scoring not in (Scoring.TRICKS, Scoring.SINGLE_DEAL):
        return _no_trick_points()
    if option == "target" and not (_to_points(rules) or rules.scoring is Scoring.DEALS_WON):
        return translate("all rules", "This game has no goal of points.")
    if option == "finish" and (rules.scoring is Scoring.DEALS_WON or not _to_points(rules) or _by_pool(rules)):
        return translate("all rules", "This game ends with a deal in any case.")
    if option == "all_five" and _by_pool(rules):
        return translate("all rules", "All five tricks have their own reward in this game, or none.")
    return ""


def _idle_in_pool(option: str, rules: Rules) -> str:
    if option in GROUPS[RuleGroup.POOL] and not _by_pool(rules):
        return translate("all rules", "This game is not played for a pool of chips.")
    return ""


def _by_pool(rules: Rules) -> bool:
    return rules.scoring is Scoring.POOL


def _to_points(rules: Rules) -> bool:
    """Whether the game has a goal of points, or of deals won."""
    return rules.count_points if _by_pool(rules) else rules.scoring is not Scoring.SINGLE_DEAL


def _no_trick_points() -> str:
    return translate("all rules", "This game does not score 5 points a trick.")
