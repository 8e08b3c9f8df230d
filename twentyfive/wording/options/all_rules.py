"""All options of the rules as questions: their order, their groups, and the ones that matter in a game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import Enum, auto
from typing import Final

from twentyfive.core import Rules
from twentyfive.core.rules.options import AllFive, Scoring, TrumpOrder
from twentyfive.core.rules.problems import LEAST_TO_CALL
from twentyfive.wording.amounts import number_word, sentence_case
from twentyfive.wording.grammar.texts import Text
from twentyfive.wording.names import separated, translate
from twentyfive.wording.options import bidding, pool, robbing, score, seats_and_cards
from twentyfive.wording.options.question import OptionQuestion


class RuleGroup(Enum):
    """A group of options, in the order of a game."""

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
    RuleGroup.SEATS: ("players", "sides", "unseen_partners", "hand_size", "packets", "first_dealer", "deals_next"),
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
        "turned_ace_of_hearts",
    ),
    RuleGroup.BIDDING: ("bids", "dealer_may_hold", "all_pass", "near_end", "all_tricks", "partner_call"),
    RuleGroup.EXCHANGE: ("exchange", "kitty", "keep_at_least", "dealer_robs_pack"),
    RuleGroup.SCORE: (
        "scoring",
        "best_trump",
        "best_trump_if",
        "defenders_score",
        "vied_card",
        "target",
        "finish",
        "all_five",
        "all_five_points",
    ),
    RuleGroup.POOL: ("chips", "jink", "spoil_top_up", "pool_limit", "deals", "count_points"),
    RuleGroup.STAKES: ("stake", "best_of", "counted_games"),
}
"""The options of each group; every option of `Rules` is in one."""

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
SELDOM: Final = ("must_rob", "unrobbed_ace", "first_dealer", "deals_next", "best_of", "counted_games")
"""The options on which houses differ often, and those on which they differ seldom."""

_FIXED: Final[Mapping[str, Callable[[], OptionQuestion]]] = {
    **seats_and_cards.FIXED,
    **robbing.FIXED,
    **bidding.FIXED,
    **score.FIXED,
    **pool.FIXED,
}


def question(option: str, rules: Rules, preset: str) -> OptionQuestion:
    """Return the question about an option of these rules, in a game made from `preset`.

    Raises:
        KeyError: if there is no such option.
    """
    match option:
        case "players":
            return seats_and_cards.players(preset)
        case "sides":
            return seats_and_cards.sides(rules, preset)
        case "packets":
            return seats_and_cards.packets(rules)
        case "target":
            return score.target(rules)
        case "renege":
            return seats_and_cards.renege(rules)
        case "stake":
            return score.stake(rules)
        case "count_points":
            return pool.count_points(rules)
        case _:
            return _FIXED[option]()


def asked_first(rules: Rules) -> tuple[str, ...]:
    """Return the options of `OFTEN` and `SELDOM` that make a difference under these rules."""
    asked = (option for option in (*OFTEN, *SELDOM) if not idle_reason(option, rules))
    return tuple(option for option in asked if option != "bids" or rules.auction)


GROUP_NAMES: Final = {
    RuleGroup.SEATS: Text("all rules", "Seats and deal"),
    RuleGroup.ORDER: Text("all rules", "Order of the cards"),
    RuleGroup.PLAY: Text("all rules", "Leading and following"),
    RuleGroup.ROBBING: Text("all rules", "Robbing"),
    RuleGroup.BIDDING: Text("all rules", "Bidding"),
    RuleGroup.EXCHANGE: Text("all rules", "Exchanging cards"),
    RuleGroup.SCORE: Text("all rules", "Score and goal"),
    RuleGroup.POOL: Text("all rules", "Pool and chips"),
    RuleGroup.STAKES: Text("all rules", "Stake and match"),
}


def group_note(changed: int, wrong: int) -> str:
    """Return the numbers of changed and wrong options of a group: "2 changed, 1 wrong"; empty if there are none."""
    texts = (
        translate("all rules", "{number} changed", None, changed).format(number=changed) if changed else "",
        translate("all rules", "{number} wrong", None, wrong).format(number=wrong) if wrong else "",
    )
    return ", ".join(filter(None, texts))


def idle_sentence(reason: str, questions: Sequence[str]) -> str:
    """Say that some options make no difference, and why."""
    text = translate("all rules", "{reason} These make no difference: {questions}.")
    return text.format(reason=reason, questions=separated(questions))


def clash_sentence(questions: Sequence[str]) -> str:
    """Say that the last choice contradicts other options."""
    text = translate("all rules", "This does not go with: {questions}.")
    return text.format(questions=separated(questions))


def changing_sentence(rules: Rules, options: Iterable[str], preset: str) -> str:
    """Name the options that would change, with their answers: "Bids: Nobody bids; Cards in the kitty: No kitty".

    `rules` include the changes.
    """
    asked = [question(option, rules, preset) for option in options]
    if len(asked) > _MOST_CHANGES:
        text = translate("all rules", "{number} rules change", None, len(asked))
        return sentence_case(text.format(number=number_word(len(asked))))
    text = translate("all rules", "{question}: {answer}")
    return separated(
        [text.format(question=each.text, answer=each.answer(getattr(rules, each.option)).label) for each in asked]
    )


_MOST_CHANGES: Final = 2
"""The most changes to name; more are counted."""


def idle_reason(option: str, rules: Rules) -> str:
    """Explain why an option makes no difference under these rules; empty if it makes one."""
    reasons = _idle_unseen, _idle_before_play, _idle_in_auction, _idle_in_score, _idle_in_pool
    return next(filter(None, (reason(option, rules) for reason in reasons)), "")


def _idle_before_play(option: str, rules: Rules) -> str:
    if option in GROUPS[RuleGroup.ROBBING] and rules.auction:
        return translate("all rules", "There is bidding, so no card is turned up, and nobody robs.")
    if option in ("unrobbed_ace", "unrobbed_cannot_go_out") and rules.must_rob:
        return translate("all rules", "If you may rob, you must.")
    if option == "unrobbed_cannot_go_out" and not _to_points(rules):
        return translate("all rules", "This game is not played to a number of points.")
    if option == "turned_ace_bonus" and rules.scoring not in (Scoring.TRICKS, Scoring.SINGLE_DEAL):
        return _NO_TRICK_POINTS()
    if option == "turned_ace_of_hearts" and rules.scoring in (Scoring.POOL, Scoring.DEALS_WON):
        return translate("all rules", "This game does not score points.")
    if option == "deals_next" and rules.scoring is Scoring.SINGLE_DEAL and not rules.several_games:
        return translate("all rules", "One deal is the whole match, so nobody deals next.")
    if option == "joker" and rules.trump_order is not TrumpOrder.MODERN:
        return translate("all rules", "The old orders of trumps have no place for a joker.")
    if option == "trump_order" and rules.joker:
        return translate("all rules", "Only the modern order of the cards has a place for the joker.")
    return ""


def _idle_unseen(option: str, rules: Rules) -> str:
    if option == "unseen_partners" and rules.players != 2 * rules.sides:
        return translate("all rules", "The hands are not in pairs.")
    if option in ("joker", "vied_card") and rules.unseen_partners:
        return translate("all rules", "A partner whom nobody sees can decide nothing.")
    return ""


def _idle_in_auction(option: str, rules: Rules) -> str:
    if option == "bids" and rules.scoring not in (Scoring.TRICKS, Scoring.SINGLE_DEAL):
        return translate("all rules", "Bids are made in points, and this game does not score 5 points a trick.")
    needs_bids = (*GROUPS[RuleGroup.BIDDING][1:], *GROUPS[RuleGroup.EXCHANGE], "first_lead", "defenders_score")
    if option in needs_bids and not rules.auction:
        return translate("all rules", "Nobody bids in this game.")
    if option == "partner_call" and (rules.sides < rules.players or rules.players < LEAST_TO_CALL):
        return translate("all rules", "A partner is called for only by four or more who play alone.")
    if option == "kitty" and not rules.exchange.takes_kitty:
        return translate("all rules", "The declarer takes no kitty.")
    if option in ("keep_at_least", "dealer_robs_pack") and not rules.exchange.draws:
        return translate("all rules", "Nobody draws cards from the stock.")
    return ""


def _idle_in_score(option: str, rules: Rules) -> str:
    if option == "best_trump" and rules.scoring not in (Scoring.TRICKS, Scoring.SINGLE_DEAL):
        return _NO_TRICK_POINTS()
    if option == "best_trump_if" and not rules.best_trump:
        return translate("all rules", "The highest trump of a deal brings no points.")
    if option == "vied_card" and (rules.scoring is not Scoring.MAJORITY or rules.sides != 2):
        return translate("all rules", "Vying needs two sides, and a game in which most tricks score.")
    if option == "target" and not (_to_points(rules) or rules.scoring is Scoring.DEALS_WON):
        return translate("all rules", "This game is not played to a number of points.")
    if option == "finish" and (rules.scoring is Scoring.DEALS_WON or not _to_points(rules) or _by_pool(rules)):
        return translate("all rules", "This game always ends at the end of a deal.")
    if option == "all_five_points" and rules.auction:
        return translate("all rules", "With bidding, a bid for all the tricks stands in its place.")
    if option == "all_five_points" and rules.scoring not in (Scoring.TRICKS, Scoring.SINGLE_DEAL):
        return _NO_TRICK_POINTS()
    if option == "all_five_points" and rules.all_five is AllFive.WINS_GAME:
        return translate("all rules", "All the tricks of a deal win the game.")
    if option == "all_five" and _by_pool(rules):
        return translate("all rules", "In a pool game, all five tricks count only in a jink.")
    return ""


def _idle_in_pool(option: str, rules: Rules) -> str:
    if option in GROUPS[RuleGroup.POOL] and not _by_pool(rules):
        return translate("all rules", "This game is not played for a pool of chips.")
    return ""


def _by_pool(rules: Rules) -> bool:
    return rules.scoring is Scoring.POOL


def _to_points(rules: Rules) -> bool:
    """Whether the game ends at a number of points or of deals won."""
    return rules.count_points if _by_pool(rules) else rules.scoring is not Scoring.SINGLE_DEAL


_NO_TRICK_POINTS: Final = Text("all rules", "This game does not score 5 points a trick.")
