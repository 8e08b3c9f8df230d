"""The score of a deal: its questions, sentences and section. RULES.md section 6."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from twentyfive.core import Rules
from twentyfive.core.phases.scoring import LAST_STRETCH
from twentyfive.core.rules.needs import AUCTION, BEST_TRUMP, NO_POOL
from twentyfive.core.rules.options import (
    TRICK_POINTS,
    BestTrumpIf,
    DefendersScore,
    Scoring,
)
from twentyfive.core.rules.rules import CATALOGUE
from twentyfive.wording.amounts import alone, points
from twentyfive.wording.choice import Answer
from twentyfive.wording.grammar.texts import Text
from twentyfive.wording.names import translate
from twentyfive.wording.options.bidding import all_tricks
from twentyfive.wording.options.end import all_five_points, ends_in_mid_deal, is_to_a_goal, single_deal
from twentyfive.wording.options.order import top_trumps
from twentyfive.wording.options.pool import THREE_TRICKS
from twentyfive.wording.options.question import NumberEntry, OptionQuestion, OptionWords, always
from twentyfive.wording.options.robbing import turned_ace_bonus, turned_ace_of_hearts
from twentyfive.wording.options.sections import Section, Subject, section


def _ask_scoring() -> OptionQuestion:
    return OptionQuestion(
        "scoring",
        translate("rules", "What is scored"),
        (
            Answer(Scoring.TRICKS, translate("rules", "5 points a trick")),
            Answer(
                Scoring.MAJORITY,
                translate("rules", "Most tricks: 5, or 10"),
                translate("rules", "Three or four tricks score 5, all five 10, and fewer nothing."),
            ),
            Answer(
                Scoring.DIFFERENCE,
                translate("rules", "Most tricks: 5, 15 or 25"),
                translate("rules", "For three, four and five tricks. Fewer score nothing."),
            ),
            Answer(
                Scoring.POOL,
                translate("rules", "A pool of chips"),
                translate("rules", "All pay in, and three tricks win it."),
            ),
            Answer(
                Scoring.DEALS_WON,
                translate("rules", "Deals won"),
                translate("rules", "Most tricks win the deal. The goal is a number of deals."),
            ),
            Answer(
                Scoring.SINGLE_DEAL,
                translate("rules", "A single deal"),
                translate("rules", "5 points a trick, and one deal is the whole game."),
            ),
        ),
        sources=translate(
            "rules",
            "Pagat: 5 a trick. Britannica, Wikipedia and Cats at Cards’ Spoil Five: a pool. Cats at "
            "Cards’ Forty-Five: 5 a trick, or 5, 15 and 25.",
        ),
    )


def _ask_best_trump() -> OptionQuestion:
    return OptionQuestion(
        "best_trump",
        translate("rules", "For the highest trump of the deal"),
        (Answer(0, translate("rules", "Nothing more")), Answer(5, points(5)), Answer(6, points(6))),
        meaning=translate("rules", "Extra points at the end of the deal for the player of that trump."),
        sources=translate(
            "rules", "Fifty-Five, Auction Forty-Fives and Wikipedia’s Forty-Five: 5. Pagat and Heather, 1876: nothing."
        ),
        entry=NumberEntry(*CATALOGUE["best_trump"].span, 5, translate("rules", "points"), words=points),
    )


def _ask_best_trump_if() -> OptionQuestion:
    return OptionQuestion(
        "best_trump_if",
        translate("rules", "The trumps that count as the highest"),
        (
            Answer(
                BestTrumpIf.ANY,
                translate("rules", "Any trump"),
                translate("rules", "Even a low one, if no other was played."),
            ),
            Answer(
                BestTrumpIf.TOP_THREE,
                translate("rules", "Only the five, the jack and A♥"),
                translate("rules", "And the joker, and 5♥ where it is always best. If none was played, nobody scores."),
            ),
        ),
        sources=translate(
            "rules",
            "Fifty-Five, Auction Forty-Fives and Wikipedia’s Forty-Five today: any. Wikipedia’s older "
            "Forty-Five of Ireland: only the best.",
        ),
    )


def _ask_defenders_score() -> OptionQuestion:
    return OptionQuestion(
        "defenders_score",
        translate("rules", "What those who did not bid score"),
        (
            Answer(
                DefendersScore.ALL,
                translate("rules", "All they take"),
                translate("rules", "It may win them the game."),
            ),
            Answer(
                DefendersScore.SHORT_OF_TARGET,
                translate("rules", "Never enough to win"),
                translate("rules", "You have to win the bidding, and make your bid, to win the game."),
            ),
            Answer(
                DefendersScore.NONE_NEAR_TARGET,
                translate("rules", "Nothing near the goal"),
                translate("rules", "If the bid is made, a side with 25 points or less to go scores nothing."),
            ),
        ),
        sources=translate(
            "rules",
            "Britannica and Cats at Cards: all they take. Some in Newfoundland: never enough to win. Some in Nova "
            "Scotia: nothing near the goal.",
        ),
    )


def _ask_vied_card() -> OptionQuestion:
    return OptionQuestion(
        "vied_card",
        translate("rules", "Vying before a lead"),
        (
            Answer(0, translate("rules", "Nobody vies")),
            Answer(
                1,
                translate("rules", "A card vied counts 1 point"),
                translate("rules", "The others see it, or give the deal up."),
            ),
            Answer(5, translate("rules", "A card vied counts 5 points")),
        ),
        sources=translate(
            "rules",
            "The Groom-porter’s laws of Maw speak of vied cards, three at most. How they were vied is our reading.",
        ),
        entry=NumberEntry(*CATALOGUE["vied_card"].span, 1, translate("rules", "points"), words=points),
    )


def score(rules: Rules) -> tuple[Section, ...]:
    """Return the section on tricks, contracts and the best trump; empty if only a pool can be won."""
    if rules.scoring is Scoring.POOL:
        return ()
    return section(
        Subject.SCORE,
        translate("rules page", "The score"),
        (
            scoring(rules),
            best_trump(rules),
            all_five_points(rules),
            turned_ace_bonus(rules),
            turned_ace_of_hearts(rules),
        ),
        (vying(rules),),
        (_contract(rules), defenders_score(rules), below_zero(rules)),
        (all_tricks(rules),),
    )


_EVERY_TRICK: Final = Text("rules page", "Every trick scores {points}.")
_TRICKS_SCORE: Final = {
    Scoring.TRICKS: _EVERY_TRICK,
    Scoring.SINGLE_DEAL: _EVERY_TRICK,
    Scoring.MAJORITY: Text(
        "rules page", "Three or four tricks score 5 points, all five score 10. Fewer than three score nothing."
    ),
    Scoring.DIFFERENCE: Text(
        "rules page", "Three tricks score 5 points, four score 15, all five score 25. Fewer than three score nothing."
    ),
    Scoring.DEALS_WON: Text(
        "rules page", "Whoever takes most tricks wins the deal. If several tie for most, nobody wins it."
    ),
    Scoring.POOL: THREE_TRICKS,
}


def scoring(rules: Rules) -> str:
    """Say what tricks score."""
    together = "" if alone(rules) else translate("rules page", "Each side counts its tricks together.")
    return " ".join(filter(None, (_TRICKS_SCORE[rules.scoring](points=points(TRICK_POINTS)), together)))


def best_trump(rules: Rules) -> str:
    """Say what the highest trump of the deal scores; empty if nothing."""
    if not rules.best_trump:
        return ""
    if ends_in_mid_deal(rules):
        text = translate(
            "rules page",
            "The player of the highest trump of the deal scores {points} more at its end, if the game is not over "
            "before.",
        )
    else:
        text = translate("rules page", "The player of the highest trump of the deal scores {points} more at its end.")
    return " ".join(filter(None, (text.format(points=points(rules.best_trump)), best_trump_if(rules))))


def best_trump_if(rules: Rules) -> str:
    """Say which trumps count as the highest of the deal; empty if any does."""
    if not rules.best_trump or rules.best_trump_if is BestTrumpIf.ANY:
        return ""
    text = translate("rules page", "Only {names} count so: if none of them was played, nobody scores it.")
    return text.format(names=top_trumps(rules))


def _contract(rules: Rules) -> str:
    if not rules.auction:
        return ""
    if rules.calls_partner:
        return translate(
            "rules page",
            "A declarer and the partner who take at least the points bid together each score all of them. If they take "
            "fewer, each loses the bid and scores nothing. A declarer without a partner does so alone.",
        )
    if alone(rules):
        return translate(
            "rules page",
            "A declarer who takes at least the points bid scores all of them. One who takes fewer loses the bid and "
            "scores nothing.",
        )
    return translate(
        "rules page",
        "If the declarer’s side takes at least the points bid, it scores all of them. If it takes fewer, "
        "it loses the bid and scores nothing.",
    )


def defenders_score(rules: Rules) -> str:
    """Say what counts of the points of those who did not win the bidding; empty without an auction."""
    if not rules.auction:
        return ""
    match rules.defenders_score:
        case DefendersScore.ALL:
            return translate("rules page", "The others always score what they took.")
        case DefendersScore.SHORT_OF_TARGET:
            return translate(
                "rules page",
                "The others score what they took, but never enough to win: only a bid that is made wins the game.",
            )
        case DefendersScore.NONE_NEAR_TARGET:
            text = translate(
                "rules page",
                "The others score what they took. But if the bid is made, those who had {points} or more before the "
                "deal score nothing.",
            )
            return text.format(points=points(max(0, rules.target - LAST_STRETCH)))


def below_zero(rules: Rules) -> str:
    """Say that a failed bid may take a score below zero; empty without an auction."""
    return translate("rules page", "A score may fall below zero.") if rules.auction else ""


def vying(rules: Rules) -> str:
    """Say how the worth of a deal is raised; empty if it is not."""
    if not rules.vied_card:
        return ""
    text = translate(
        "rules page",
        "From the second trick on, until a side has three, the leader may vie a card before leading. The next player "
        "sees it, or gives the deal up. Each card seen adds {points} for the winner of the deal; three at most are "
        "vied. A deal given up is won as with three tricks, without the card vied last.",
    )
    return text.format(points=points(rules.vied_card))


WORDS: Final[Mapping[str, OptionWords]] = {
    "scoring": OptionWords(
        Text("problems", "the way of scoring"),
        always(_ask_scoring),
        lambda rules: " ".join(filter(None, (scoring(rules), single_deal(rules)))),
    ),
    "best_trump": OptionWords(
        Text("problems", "the score for the highest trump"),
        always(_ask_best_trump),
        best_trump,
        otherwise=Text("rules page", "The highest trump brings nothing more."),
        where=NO_POOL.met,
    ),
    "best_trump_if": OptionWords(
        Text("problems", "the choice of trumps that count as the highest"),
        always(_ask_best_trump_if),
        best_trump_if,
        otherwise=Text("rules page", "Any trump counts as the highest, if no better one was played."),
        where=BEST_TRUMP.met,
    ),
    "defenders_score": OptionWords(
        Text("problems", "the score of those who did not bid"),
        always(_ask_defenders_score),
        defenders_score,
        where=AUCTION.met,
    ),
    "vied_card": OptionWords(
        Text("problems", "vying"),
        always(_ask_vied_card),
        vying,
        otherwise=Text("rules page", "Nobody vies."),
        where=is_to_a_goal,
    ),
}
"""The words of these options, in the order of the page."""
