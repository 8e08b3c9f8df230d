"""The questions about the score, the end of the game, and stakes. RULES.md section 6."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from twentyfive.core import Rules
from twentyfive.core.rules.options import TRICK_POINTS, AllFive, BestTrumpIf, DefendersScore, Finish, Scoring
from twentyfive.core.rules.rules import CATALOGUE
from twentyfive.wording.amounts import deals, number_word, points, sentence_case
from twentyfive.wording.choice import Answer
from twentyfive.wording.names import translate
from twentyfive.wording.options.question import NumberEntry, OptionQuestion

_STAKES = (0, 5, 10, 20, 50, 100)
_MATCHES = (1, 3, 5, 7)
_COUNTED = (0, 10, 20, 25)


def _scoring() -> OptionQuestion:
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


def _best_trump() -> OptionQuestion:
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


def _best_trump_if() -> OptionQuestion:
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


def _defenders_score() -> OptionQuestion:
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


def _vied_card() -> OptionQuestion:
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


def target(rules: Rules) -> OptionQuestion:
    """Return the question about the number of deals or points that wins the game."""
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


def _finish() -> OptionQuestion:
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


def _all_five() -> OptionQuestion:
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


def _all_five_points() -> OptionQuestion:
    return OptionQuestion(
        "all_five_points",
        translate("rules", "More points for all the tricks"),
        (Answer(0, translate("rules", "Nothing more")), Answer(10, points(10))),
        meaning=translate("rules", "Extra points at the end of the deal for a side that took every trick."),
        sources=translate("rules", "At some tables ten; no book has them. With bidding there is a bid for all tricks."),
        entry=NumberEntry(*CATALOGUE["all_five_points"].span, 5, translate("rules", "points"), words=points),
    )


def stake(rules: Rules) -> OptionQuestion:
    """Return the question about the stake of a game, or of a match of several games."""
    if rules.several_games:
        text, unit = translate("rules", "Stake for the match"), translate("rules", "for the match")
    else:
        text, unit = translate("rules", "Stake for each game"), translate("rules", "for each game")
    return OptionQuestion(
        "stake",
        text,
        tuple(Answer(paid, str(paid) if paid else translate("rules", "None", "no stake")) for paid in _STAKES),
        meaning=translate("rules", "In any money you like. With a stake, a list is kept of who owes whom."),
        sources=translate("rules", "Pagat: a small stake for each game, or for the best of five."),
        entry=NumberEntry(*CATALOGUE["stake"].span, 5, unit),
    )


def _best_of() -> OptionQuestion:
    return OptionQuestion(
        "best_of",
        translate("rules", "Games in a match"),
        tuple(Answer(games, _match_label(games)) for games in _MATCHES),
        meaning=translate("rules", "The winner of more than half of them wins the match, and the stake."),
        sources=translate("rules", "Pagat: teams often play the best of five."),
        entry=NumberEntry(*CATALOGUE["best_of"].span, 2, translate("rules", "games"), start=1, words=_match_label),
    )


def _counted_games() -> OptionQuestion:
    return OptionQuestion(
        "counted_games",
        translate("rules", "A fixed number of games"),
        tuple(Answer(games, _counted_label(games)) for games in _COUNTED),
        meaning=translate(
            "rules",
            "All are played, and whoever has won most of them wins the match. A game that nobody wins counts too.",
        ),
        sources=translate(
            "rules", "Card drives and halls: 20 games in an evening at Confey in Kildare, 25 on Cape Breton."
        ),
        entry=NumberEntry(*CATALOGUE["counted_games"].span, 5, translate("rules", "games"), words=_counted_label),
    )


def _counted_label(games: int) -> str:
    if not games:
        return translate("rules", "No", "no fixed number of games")
    if games == 1:
        return translate("rules", "One game")
    return translate("rules", "{number} games, all played", None, games).format(number=games)


def _match_label(games: int) -> str:
    if games == 1:
        return translate("rules", "One game")
    return translate("rules", "Best of {number}", None, games).format(number=number_word(games))


FIXED: Final[Mapping[str, Callable[[], OptionQuestion]]] = {
    "scoring": _scoring,
    "best_trump": _best_trump,
    "best_trump_if": _best_trump_if,
    "defenders_score": _defenders_score,
    "vied_card": _vied_card,
    "finish": _finish,
    "all_five": _all_five,
    "all_five_points": _all_five_points,
    "best_of": _best_of,
    "counted_games": _counted_games,
}
"""The questions that do not depend on the other rules, by option."""
