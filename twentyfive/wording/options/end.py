"""The end of a game, and all the tricks of a deal: their questions, sentences and section. RULES.md section 6."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from twentyfive.core import Rules
from twentyfive.core.phases.scoring import DIFFERENCE, MAJORITY
from twentyfive.core.phases.vying import MOST_VIED
from twentyfive.core.rules.needs import NO_POOL
from twentyfive.core.rules.options import (
    TRICK_POINTS,
    AllFive,
    Finish,
    Scoring,
)
from twentyfive.core.rules.rules import CATALOGUE
from twentyfive.wording.amounts import deals, number_word, points, sentence_case
from twentyfive.wording.choice import Answer
from twentyfive.wording.grammar.texts import Text
from twentyfive.wording.names import translate
from twentyfive.wording.options.pool import count_points, end_after, out_of_chips
from twentyfive.wording.options.question import NumberEntry, OptionQuestion, OptionWords, always
from twentyfive.wording.options.sections import Section, Subject, section


def _ask_target(rules: Rules) -> OptionQuestion:
    if rules.scoring is Scoring.DEALS_WON:
        text = translate("rules", "Deals that win the game")
        answers = tuple(Answer(number, _deals_label(number)) for number in (1, 3, 5, 7))
        sources = translate("rules", "Twenty-Five, partners, and Five Cards are played to five deals here.")
        return OptionQuestion(
            "target",
            text,
            answers,
            sources=sources,
            entry=NumberEntry(1, CATALOGUE["target"].span[1], 1, translate("rules", "deals"), words=_deals_label),
        )
    goals: tuple[int, ...] = (15, 25, 27, 45) if rules.vied_card else (15, 25, 31, 45, 100, 120)
    if rules.auction:
        goals = (55, 100, 110, 120, 125, 200, 220)
    return OptionQuestion(
        "target",
        translate("rules", "Points that win the game"),
        tuple(Answer(goal, points(goal), _tricks(goal, rules)) for goal in goals),
        sources=translate(
            "rules",
            "25 and 45 gave their games their names, as did 55, 110 and 220. Auction Forty-Fives: 120, and 125 in "
            "Nova Scotia. Fifteen is an old short game.",
        ),
        entry=NumberEntry(*CATALOGUE["target"].span, 5, translate("rules", "points"), words=points),
    )


def _deals_label(number: int) -> str:
    return sentence_case(deals(number))


def _tricks(goal: int, rules: Rules) -> str:
    """The number of tricks for a goal; empty if too many, not whole, or tricks score in another way."""
    if goal > 50 or goal % TRICK_POINTS or rules.scoring in (Scoring.MAJORITY, Scoring.DIFFERENCE):
        return ""
    tricks = goal // TRICK_POINTS
    text = translate("rules", "{tricks} tricks of 5.", None, tricks)
    return sentence_case(text.format(tricks=number_word(tricks)))


def _ask_finish() -> OptionQuestion:
    return OptionQuestion(
        "finish",
        translate("rules", "When the goal is reached"),
        (
            Answer(
                Finish.AT_ONCE,
                translate("rules", "The game ends at once"),
                translate("rules", "Even in the middle of a deal."),
            ),
            Answer(
                Finish.END_OF_DEAL,
                translate("rules", "The deal is played out"),
                translate("rules", "Then the highest score wins."),
            ),
            Answer(
                Finish.FIRST_PAST,
                translate("rules", "The first to reach it"),
                translate("rules", "The deal is played out. If several have reached it, the first to do so wins."),
            ),
            Answer(
                Finish.DECLARER_FIRST,
                translate("rules", "The declarer first"),
                translate(
                    "rules",
                    "The deal is played out. If several have reached it, the declarer wins, or else the highest score.",
                ),
            ),
        ),
        sources=translate(
            "rules",
            "Pagat’s Twenty-Five: at once. Forty-Five in Cats at Cards: the deal is played out. "
            "Fifty-Five: the first to reach it. Clubs: the declarer.",
        ),
    )


def _ask_all_five() -> OptionQuestion:
    return OptionQuestion(
        "all_five",
        translate("rules", "All the tricks of a deal"),
        (
            Answer(
                AllFive.DOUBLE,
                translate("rules", "Double, from no points"),
                translate("rules", "A game won with them counts double."),
            ),
            Answer(
                AllFive.WINS_GAME,
                translate("rules", "Win the game"),
                translate("rules", "Whatever the score was before."),
            ),
            Answer(
                AllFive.NONE,
                translate("rules", "Nothing more"),
                translate("rules", "Only what the tricks score."),
            ),
        ),
        sources=translate(
            "rules",
            "Pagat: double, from no points. Cats at Cards: a double game. Wikipedia: they win the game. Heather, 1876: "
            "nothing more.",
        ),
    )


def _ask_all_five_points() -> OptionQuestion:
    return OptionQuestion(
        "all_five_points",
        translate("rules", "More points for all the tricks"),
        (Answer(0, translate("rules", "Nothing more")), Answer(10, points(10))),
        meaning=translate("rules", "Extra points at the end of the deal for a side that took every trick."),
        sources=translate("rules", "At some tables ten; no book has them. With bidding there is a bid for all tricks."),
        entry=NumberEntry(*CATALOGUE["all_five_points"].span, 5, translate("rules", "points"), words=points),
    )


def is_to_a_goal(rules: Rules) -> bool:
    """Whether the game ends at a number of points or of deals alone."""
    return rules.scoring not in (Scoring.POOL, Scoring.SINGLE_DEAL)


def end(rules: Rules) -> tuple[Section, ...]:
    """Return the section on the end of the game and its winner."""
    title = translate("rules page", "The end of the game")
    if rules.scoring is Scoring.POOL:
        wins = translate("rules page", "Whoever then has most chips wins.")
        return section(
            Subject.END, title, (end_after(rules), count_points(rules), out_of_chips(rules)), (wins, _tie(rules))
        )
    if rules.scoring is Scoring.SINGLE_DEAL:
        return section(Subject.END, title, (single_deal(rules), _tie(rules)), (all_five(rules),))
    return section(Subject.END, title, (finish(rules),), (all_five(rules),))


def single_deal(rules: Rules) -> str:
    """Say that one deal decides; empty if more are played."""
    if rules.scoring is not Scoring.SINGLE_DEAL:
        return ""
    return translate("rules page", "After one deal, whoever has most points wins.")


def _tie(rules: Rules) -> str:
    if rules.counted_games > 1:
        return translate("rules page", "If several have equally many, the game counts for nobody.")
    if rules.best_of > 1:
        return translate("rules page", "If several are level, the game counts for nobody and another is played.")
    if rules.stake:
        return translate("rules page", "If several are level, they share the win and nobody pays.")
    return translate("rules page", "If several are level, they share the win.")


_FINISH: Final = {
    Finish.AT_ONCE: Text(
        "rules page", "The game ends at once, even in the middle of a deal, when somebody has {points}."
    ),
    Finish.END_OF_DEAL: Text(
        "rules page",
        "The deal is played to its end. Whoever then has {points} or more wins. If several have, the highest score "
        "wins. If the highest are equal, another deal is played.",
    ),
    Finish.FIRST_PAST: Text(
        "rules page",
        "The deal is played to its end. Whoever then has {points} or more wins. If several have, the one who "
        "reached {points} first in that deal wins.",
    ),
    Finish.DECLARER_FIRST: Text(
        "rules page",
        "The deal is played to its end. Whoever then has {points} or more wins. If several have, a declarer "
        "among them wins, or else the highest score. If the highest are equal, another deal is played.",
    ),
}


def finish(rules: Rules) -> str:
    """Say how the game ends at its target, and who wins if several sides reach it."""
    if rules.scoring is Scoring.DEALS_WON:
        text = translate("rules page", "The first to win {deals} wins the game.")
        return text.format(deals=deals(rules.target))
    return _FINISH[rules.finish](points=points(rules.target))


def all_five(rules: Rules) -> str:
    """Say what all tricks of a deal earn beyond their points; empty if they earn nothing or nobody can."""
    if rules.all_five is AllFive.NONE or not _all_tricks_can_win(rules):
        return ""
    tricks = number_word(rules.hand_size)
    if rules.all_five is AllFive.WINS_GAME:
        text = translate(
            "rules page", "All {tricks} tricks of one deal win the game, whatever the score was.", None, rules.hand_size
        )
        return text.format(tricks=tricks)
    if rules.scoring is Scoring.SINGLE_DEAL:
        text = translate("rules page", "Taking all {tricks} tricks wins double.", None, rules.hand_size)
    elif rules.several_games:
        text = translate(
            "rules page",
            "Winning the game with all {tricks} tricks of one deal, from no points at all, counts as two games of "
            "the match.",
            None,
            rules.hand_size,
        )
    else:
        text = translate(
            "rules page",
            "Winning the game with all {tricks} tricks of one deal, from no points at all, wins double.",
            None,
            rules.hand_size,
        )
    return text.format(tricks=tricks)


def all_five_points(rules: Rules) -> str:
    """Say what all the tricks of a deal score beyond 5 each; empty if nothing."""
    if not rules.all_five_points or rules.all_five is AllFive.WINS_GAME:
        return ""
    if ends_in_mid_deal(rules):
        text = translate(
            "rules page",
            "A side that takes all {tricks} tricks of a deal scores {points} more at its end, if the game is not over "
            "before.",
            None,
            rules.hand_size,
        )
    else:
        text = translate(
            "rules page",
            "A side that takes all {tricks} tricks of a deal scores {points} more at its end.",
            None,
            rules.hand_size,
        )
    return text.format(tricks=number_word(rules.hand_size), points=points(rules.all_five_points))


def _all_tricks_can_win(rules: Rules) -> bool:
    """Whether a side can take all tricks of a deal and their reward before the game is over."""
    if rules.scoring is Scoring.POOL:
        return False
    if rules.scoring is Scoring.SINGLE_DEAL:
        return rules.all_five is AllFive.DOUBLE
    if ends_in_mid_deal(rules) and rules.target <= TRICK_POINTS * (rules.hand_size - 1):
        return False
    return rules.all_five is AllFive.WINS_GAME or _most_in_a_deal(rules) >= rules.target


def ends_in_mid_deal(rules: Rules) -> bool:
    return rules.finish is Finish.AT_ONCE and rules.scoring is Scoring.TRICKS


def _most_in_a_deal(rules: Rules) -> int:
    by_tricks = rules.most_points + rules.all_five_points + rules.turned_ace_bonus + rules.turned_ace_of_hearts
    return {
        Scoring.MAJORITY: MAJORITY[-1] + MOST_VIED * rules.vied_card + rules.turned_ace_of_hearts,
        Scoring.DIFFERENCE: DIFFERENCE[-1] + rules.turned_ace_of_hearts,
        Scoring.DEALS_WON: 1,
    }.get(rules.scoring, max(by_tricks, *rules.all_tricks[1:2], 0))


WORDS: Final[Mapping[str, OptionWords]] = {
    "target": OptionWords(
        Text("problems", "the goal of the game"),
        lambda rules, _: _ask_target(rules),
        lambda rules: count_points(rules) if rules.scoring is Scoring.POOL else finish(rules),
        where=lambda rules: rules.scoring is not Scoring.SINGLE_DEAL,
    ),
    "finish": OptionWords(Text("problems", "the end of the game"), always(_ask_finish), finish, where=is_to_a_goal),
    "all_five": OptionWords(
        Text("problems", "the reward for all five tricks"),
        always(_ask_all_five),
        all_five,
        otherwise=Text("rules page", "All the tricks of one deal earn nothing beyond their points."),
        where=is_to_a_goal,
    ),
    "all_five_points": OptionWords(
        Text("problems", "the points for all the tricks"),
        always(_ask_all_five_points),
        all_five_points,
        otherwise=Text("rules page", "All the tricks of a deal score no more than 5 each."),
        where=NO_POOL.met,
    ),
}
"""The words of these options, in the order of the page."""
