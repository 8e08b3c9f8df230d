"""The questions about the pool. RULES.md section 6."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from twentyfive.core import Rules
from twentyfive.core.rules.options import JinkRule, SpoilTopUp
from twentyfive.core.rules.rules import CATALOGUE
from twentyfive.wording.amounts import chips as chips_words
from twentyfive.wording.amounts import deals as deals_words
from twentyfive.wording.amounts import points, sentence_case
from twentyfive.wording.choice import Answer
from twentyfive.wording.names import translate
from twentyfive.wording.options.question import NumberEntry, OptionQuestion


def _chips() -> OptionQuestion:
    return OptionQuestion(
        "chips",
        translate("rules", "Chips at the start"),
        tuple(Answer(number, chips_words(number)) for number in (12, 20, 50)),
        sources=translate("rules", "Wikipedia: about 20."),
        entry=NumberEntry(*CATALOGUE["chips"].span, 5, translate("rules", "chips"), words=_chips_label),
    )


def _jink() -> OptionQuestion:
    return OptionQuestion(
        "jink",
        translate("rules", "After the first three tricks"),
        (
            Answer(
                JinkRule.OPTIONAL,
                translate("rules", "Take the pool, or jink"),
                translate("rules", "Their winner may play on for all five. One lost trick then loses the pool."),
            ),
            Answer(
                JinkRule.OFF,
                translate("rules", "Take the pool"),
                translate("rules", "Nobody plays on."),
            ),
        ),
        sources=translate(
            "rules", "Britannica, Wikipedia and Cats at Cards: jink. Britannica adds: today often left out."
        ),
    )


def _spoil_top_up() -> OptionQuestion:
    return OptionQuestion(
        "spoil_top_up",
        translate("rules", "When nobody wins the pool"),
        (
            Answer(SpoilTopUp.EACH, translate("rules", "Everybody adds a chip")),
            Answer(SpoilTopUp.NEXT_DEALER, translate("rules", "The next dealer adds a chip")),
        ),
        sources=translate("rules", "Britannica and Wikipedia: everybody. Cats at Cards: the next dealer."),
    )


def _pool_limit() -> OptionQuestion:
    return OptionQuestion(
        "pool_limit",
        translate("rules", "Limit of the pool"),
        (Answer(0, translate("rules", "No limit")), *(Answer(most, chips_words(most)) for most in (25, 50))),
        meaning=translate("rules", "With that many chips in it, no more are added."),
        sources=translate("rules", "Wikipedia: the pool usually has a limit. The others have none."),
        entry=NumberEntry(*CATALOGUE["pool_limit"].span, 5, translate("rules", "chips"), words=_chips_label),
    )


def _deals() -> OptionQuestion:
    return OptionQuestion(
        "deals",
        translate("rules", "Deals in a game"),
        (
            Answer(
                0, translate("rules", "As many as it takes"), translate("rules", "Until somebody has no chip left.")
            ),
            *(Answer(number, _deals_label(number)) for number in (6, 12, 20)),
        ),
        sources=translate(
            "rules", "Cats at Cards: a number agreed before. Britannica: until somebody has no chip left."
        ),
        entry=NumberEntry(*CATALOGUE["deals"].span, 1, translate("rules", "deals"), words=_deals_label),
    )


def count_points(rules: Rules) -> OptionQuestion:
    """Return the question whether points count beside chips."""
    goal = translate("rules", "5 a trick. {points} end the game too.").format(points=points(rules.target))
    return OptionQuestion(
        "count_points",
        translate("rules", "Points as well as chips"),
        (
            Answer(False, translate("rules", "Only chips count")),
            Answer(True, translate("rules", "Points count too"), goal),
        ),
        sources=translate("rules", "Britannica: where points are kept, 5 a trick, and 25 end the game."),
    )


def _chips_label(number: int) -> str:
    return sentence_case(chips_words(number))


def _deals_label(number: int) -> str:
    return sentence_case(deals_words(number))


FIXED: Final[Mapping[str, Callable[[], OptionQuestion]]] = {
    "chips": _chips,
    "jink": _jink,
    "spoil_top_up": _spoil_top_up,
    "pool_limit": _pool_limit,
    "deals": _deals,
}
"""The questions that do not depend on the other rules, by option."""
