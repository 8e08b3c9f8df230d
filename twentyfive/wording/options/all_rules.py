"""All options of the rules as questions: their order, their groups, and the ones that matter in a game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from twentyfive.core import Rules
from twentyfive.core.rules.catalogue import RuleGroup
from twentyfive.core.rules.rules import CATALOGUE
from twentyfive.wording.amounts import number_word, sentence_case
from twentyfive.wording.grammar.texts import Text
from twentyfive.wording.names import separated, translate
from twentyfive.wording.options import bidding, end, exchange, order, play, pool, robbing, score, seats, stakes
from twentyfive.wording.options.question import OptionQuestion, OptionWords

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

WORDS: Final[Mapping[str, OptionWords]] = {
    **seats.WORDS,
    **order.WORDS,
    **play.WORDS,
    **robbing.WORDS,
    **bidding.WORDS,
    **exchange.WORDS,
    **score.WORDS,
    **end.WORDS,
    **pool.WORDS,
    **stakes.WORDS,
}
"""The words of every option."""


def question(option: str, rules: Rules, preset: str) -> OptionQuestion:
    """Return the question about an option of these rules, in a game made from `preset`.

    Raises:
        KeyError: if there is no such option.
    """
    return WORDS[option].ask(rules, preset)


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
    unmet = next((need for need in CATALOGUE[option].needs if not need.met(rules)), None)
    return "" if unmet is None else IDLE_REASONS[unmet.name]()


_VYING: Final = Text("all rules", "Vying needs two sides, and a game in which most tricks score.")
IDLE_REASONS: Final = {
    "pairs": Text("all rules", "The hands are not in pairs."),
    "seen partners": Text("all rules", "A partner whom nobody sees can decide nothing."),
    "another deal": Text("all rules", "One deal is the whole match, so nobody deals next."),
    "no joker": Text("all rules", "Only the modern order of the cards has a place for the joker."),
    "modern order": Text("all rules", "The old orders of trumps have no place for a joker."),
    "turn-up": Text("all rules", "There is bidding, so no card is turned up, and nobody robs."),
    "free to rob": Text("all rules", "If you may rob, you must."),
    "auction": Text("all rules", "Nobody bids in this game."),
    "four alone": Text("all rules", "A partner is called for only by four or more who play alone."),
    "kitty taken": Text("all rules", "The declarer takes no kitty."),
    "draw": Text("all rules", "Nobody draws cards from the stock."),
    "five a trick": Text("all rules", "This game does not score 5 points a trick."),
    "points to bid": Text("all rules", "Bids are made in points, and this game does not score 5 points a trick."),
    "points": Text("all rules", "This game does not score points."),
    "best trump": Text("all rules", "The highest trump of a deal brings no points."),
    "majority": _VYING,
    "two sides": _VYING,
    "goal": Text("all rules", "This game is not played to a number of points."),
    "end in mid-deal": Text("all rules", "This game always ends at the end of a deal."),
    "no bid for all": Text("all rules", "With bidding, a bid for all the tricks stands in its place."),
    "beside the game": Text("all rules", "All the tricks of a deal win the game."),
    "no pool": Text("all rules", "In a pool game, all five tricks count only in a jink."),
    "pool": Text("all rules", "This game is not played for a pool of chips."),
}
"""The reason why an option makes no difference, by the name of the need that is not met."""
