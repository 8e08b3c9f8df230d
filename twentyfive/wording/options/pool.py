"""The pool: its questions, sentences and section. RULES.md section 6."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from twentyfive.core import Rules
from twentyfive.core.rules.needs import POOL
from twentyfive.core.rules.options import (
    TRICK_POINTS,
    JinkRule,
    Scoring,
    SpoilTopUp,
)
from twentyfive.core.rules.rules import CATALOGUE
from twentyfive.wording.amounts import alone, chips, deals, points, sentence_case
from twentyfive.wording.amounts import chips as chips_words
from twentyfive.wording.amounts import deals as deals_words
from twentyfive.wording.choice import Answer
from twentyfive.wording.grammar.texts import Text
from twentyfive.wording.names import translate
from twentyfive.wording.options.question import NumberEntry, OptionQuestion, OptionWords, always
from twentyfive.wording.options.sections import Section, Subject, section


def _chips_label(number: int) -> str:
    return sentence_case(chips_words(number))


def _deals_label(number: int) -> str:
    return sentence_case(deals_words(number))


def _ask_chips() -> OptionQuestion:
    return OptionQuestion(
        "chips",
        translate("rules", "Chips at the start"),
        tuple(Answer(number, chips_words(number)) for number in (12, 20, 50)),
        sources=translate("rules", "Wikipedia: about 20."),
        entry=NumberEntry(*CATALOGUE["chips"].span, 5, translate("rules", "chips"), words=_chips_label),
    )


def _ask_jink() -> OptionQuestion:
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


def _ask_spoil_top_up() -> OptionQuestion:
    return OptionQuestion(
        "spoil_top_up",
        translate("rules", "When nobody wins the pool"),
        (
            Answer(SpoilTopUp.EACH, translate("rules", "Everybody adds a chip")),
            Answer(SpoilTopUp.NEXT_DEALER, translate("rules", "The next dealer adds a chip")),
        ),
        sources=translate("rules", "Britannica and Wikipedia: everybody. Cats at Cards: the next dealer."),
    )


def _ask_pool_limit() -> OptionQuestion:
    return OptionQuestion(
        "pool_limit",
        translate("rules", "Limit of the pool"),
        (Answer(0, translate("rules", "No limit")), *(Answer(most, chips_words(most)) for most in (25, 50))),
        meaning=translate("rules", "With that many chips in it, no more are added."),
        sources=translate("rules", "Wikipedia: the pool usually has a limit. The others have none."),
        entry=NumberEntry(*CATALOGUE["pool_limit"].span, 5, translate("rules", "chips"), words=_chips_label),
    )


def _ask_deals() -> OptionQuestion:
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


def _ask_count_points(rules: Rules) -> OptionQuestion:
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


def pool(rules: Rules) -> tuple[Section, ...]:
    """Return the section on chips, jinking and spoiling; empty in a game without a pool."""
    if rules.scoring is not Scoring.POOL:
        return ()
    together = "" if alone(rules) else translate("rules page", "Partners have one purse, and pay and win together.")
    return section(
        Subject.POOL,
        translate("rules page", "The pool"),
        (starting_chips(rules), together),
        (
            THREE_TRICKS(),
            translate("rules page", "The deal then ends at once, and for the next one all pay in again."),
        ),
        (jink(rules),),
        (spoil_top_up(rules), pool_limit(rules)),
    )


THREE_TRICKS: Final = Text("rules page", "Three of the five tricks win the pool.")


def starting_chips(rules: Rules) -> str:
    """Say how many chips each starts with, and what each pays in."""
    if alone(rules):
        text = translate(
            "rules page", "Each player starts with {chips}, and pays one into the pool before the first deal."
        )
    else:
        text = translate(
            "rules page", "Each side starts with {chips}, and pays one into the pool before the first deal."
        )
    return text.format(chips=chips(rules.chips))


def jink(rules: Rules) -> str:
    """Say whether the winner of three tricks may play on for all five, and at what risk."""
    if rules.jink is JinkRule.OFF:
        return translate("rules page", "Nobody may play on for all five tricks.")
    jinking = translate(
        "rules page", "A player who wins the first three tricks may take the pool, or jink: play on for all five."
    )
    if alone(rules):
        won = translate("rules page", "All five win the pool and a chip from each opponent.")
    else:
        won = translate("rules page", "All five win the pool and a chip from each other side.")
    if rules.count_points:
        lost = translate(
            "rules page", "If a trick is lost, nothing is won, no trick of that side counts, and the deal is spoiled."
        )
    else:
        lost = translate("rules page", "If a trick is lost, nothing is won and the deal is spoiled.")
    return f"{jinking} {won} {lost}"


_SPOIL_TOP_UP: Final = {
    SpoilTopUp.EACH: Text(
        "rules page",
        "If nobody wins the pool, the deal is spoiled. The pool stays for the next deal, and everybody adds a chip.",
    ),
    SpoilTopUp.NEXT_DEALER: Text(
        "rules page",
        "If nobody wins the pool, the deal is spoiled. The pool stays for the next deal, and only the next dealer "
        "adds a chip.",
    ),
}


def spoil_top_up(rules: Rules) -> str:
    """Say what follows when nobody wins the pool."""
    return _SPOIL_TOP_UP[rules.spoil_top_up]()


def pool_limit(rules: Rules) -> str:
    """Say at what size a spoiled pool stops growing; empty without a limit."""
    if not rules.pool_limit:
        return ""
    text = translate("rules page", "Nothing is added to a pool of {chips} or more.")
    return text.format(chips=chips(rules.pool_limit))


def end_after(rules: Rules) -> str:
    """Say after how many deals a pool game ends; empty without a limit."""
    if not rules.deals:
        return ""
    return translate("rules page", "The game ends after {deals}.").format(deals=deals(rules.deals))


def count_points(rules: Rules) -> str:
    """Say that points end a pool game; empty if they do not."""
    if not rules.count_points:
        return ""
    text = translate("rules page", "Tricks also count {trick} each, and the game ends when somebody has {target}.")
    return text.format(trick=points(TRICK_POINTS), target=points(rules.target))


def out_of_chips(rules: Rules) -> str:
    if rules.deals == 1:
        return ""
    if rules.deals or rules.count_points:
        return translate(
            "rules page", "It ends sooner if a pool has been won and somebody has no chip left to pay into the next."
        )
    return translate(
        "rules page", "The game ends when a pool has been won and somebody has no chip left to pay into the next."
    )


WORDS: Final[Mapping[str, OptionWords]] = {
    "chips": OptionWords(
        Text("problems", "the number of chips at the start"), always(_ask_chips), starting_chips, where=POOL.met
    ),
    "jink": OptionWords(Text("problems", "the rule for jinking"), always(_ask_jink), jink, where=POOL.met),
    "spoil_top_up": OptionWords(
        Text("problems", "the top-up of a spoiled pool"), always(_ask_spoil_top_up), spoil_top_up, where=POOL.met
    ),
    "pool_limit": OptionWords(
        Text("problems", "the limit of the pool"), always(_ask_pool_limit), pool_limit, where=POOL.met
    ),
    "deals": OptionWords(
        Text("problems", "the number of deals"),
        always(_ask_deals),
        end_after,
        otherwise=Text("rules page", "The number of deals is not limited."),
        where=POOL.met,
    ),
    "count_points": OptionWords(
        Text("problems", "the count of points as well as chips"),
        lambda rules, _: _ask_count_points(rules),
        count_points,
        where=POOL.met,
    ),
}
"""The words of these options, in the order of the page."""
