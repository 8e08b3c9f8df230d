"""The rules in sentences: the score, the pool, the end of the game. RULES.md section 6."""

from __future__ import annotations

from typing import Final

from twentyfive.core import Rules
from twentyfive.core.phases.scoring import DIFFERENCE, LAST_STRETCH, MAJORITY
from twentyfive.core.phases.vying import MOST_VIED
from twentyfive.core.rules.options import (
    TRICK_POINTS,
    AllFive,
    BestTrumpIf,
    DefendersScore,
    Finish,
    JinkRule,
    Scoring,
    SpoilTopUp,
)
from twentyfive.wording.amounts import alone, chips, deals, number_word, points
from twentyfive.wording.grammar.texts import Text
from twentyfive.wording.names import translate
from twentyfive.wording.options.order import top_trumps
from twentyfive.wording.options.sections import Section, Subject, section
from twentyfive.wording.options.vying import turned_ace_of_hearts, vying


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


def scoring(rules: Rules) -> str:
    """Say what tricks score."""
    together = "" if alone(rules) else translate("rules page", "Each side counts its tricks together.")
    text = {
        Scoring.TRICKS: _five_a_trick(),
        Scoring.SINGLE_DEAL: _five_a_trick(),
        Scoring.MAJORITY: translate(
            "rules page", "Three or four tricks score 5 points, all five score 10. Fewer than three score nothing."
        ),
        Scoring.DIFFERENCE: translate(
            "rules page",
            "Three tricks score 5 points, four score 15, all five score 25. Fewer than three score nothing.",
        ),
        Scoring.DEALS_WON: translate(
            "rules page", "Whoever takes most tricks wins the deal. If several tie for most, nobody wins it."
        ),
        Scoring.POOL: _THREE_TRICKS(),
    }[rules.scoring]
    return " ".join(filter(None, (text, together)))


def _five_a_trick() -> str:
    return translate("rules page", "Every trick scores {points}.").format(points=points(TRICK_POINTS))


_THREE_TRICKS: Final = Text("rules page", "Three of the five tricks win the pool.")


def best_trump(rules: Rules) -> str:
    """Say what the highest trump of the deal scores; empty if nothing."""
    if not rules.best_trump:
        return ""
    if _ends_in_mid_deal(rules):
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


def all_five_points(rules: Rules) -> str:
    """Say what all the tricks of a deal score beyond 5 each; empty if nothing."""
    if not rules.all_five_points or rules.all_five is AllFive.WINS_GAME:
        return ""
    if _ends_in_mid_deal(rules):
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


def turned_ace_bonus(rules: Rules) -> str:
    """Say what the dealer scores for turning up an ace; empty if nothing."""
    if not rules.turned_ace_bonus:
        return ""
    text = translate("rules page", "If the card turned up is an ace, the dealer scores {points} for it.")
    return text.format(points=points(rules.turned_ace_bonus))


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


def all_tricks(rules: Rules) -> str:
    """Say what the bid of all tricks scores or loses; empty if there is no such bid."""
    if not rules.all_tricks:
        return ""
    bid, made, failed = rules.all_tricks
    text = translate(
        "rules page", "The bid of {bid}, for all the tricks, scores {made} if it is made and loses {failed} if not."
    )
    return text.format(bid=bid, made=made, failed=failed)


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
            _THREE_TRICKS(),
            translate("rules page", "The deal then ends at once, and for the next one all pay in again."),
        ),
        (jink(rules),),
        (spoil_top_up(rules), pool_limit(rules)),
    )


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


def spoil_top_up(rules: Rules) -> str:
    """Say what follows when nobody wins the pool."""
    return {
        SpoilTopUp.EACH: translate(
            "rules page",
            "If nobody wins the pool, the deal is spoiled. The pool stays for the next deal, and "
            "everybody adds a chip.",
        ),
        SpoilTopUp.NEXT_DEALER: translate(
            "rules page",
            "If nobody wins the pool, the deal is spoiled. The pool stays for the next deal, and only the next dealer "
            "adds a chip.",
        ),
    }[rules.spoil_top_up]


def pool_limit(rules: Rules) -> str:
    """Say at what size a spoiled pool stops growing; empty without a limit."""
    if not rules.pool_limit:
        return ""
    text = translate("rules page", "Nothing is added to a pool of {chips} or more.")
    return text.format(chips=chips(rules.pool_limit))


def end(rules: Rules) -> tuple[Section, ...]:
    """Return the section on the end of the game and its winner."""
    title = translate("rules page", "The end of the game")
    if rules.scoring is Scoring.POOL:
        wins = translate("rules page", "Whoever then has most chips wins.")
        return section(
            Subject.END, title, (end_after(rules), count_points(rules), _out_of_chips(rules)), (wins, _tie(rules))
        )
    if rules.scoring is Scoring.SINGLE_DEAL:
        return section(Subject.END, title, (single_deal(rules), _tie(rules)), (all_five(rules),))
    return section(Subject.END, title, (finish(rules),), (all_five(rules),))


def single_deal(rules: Rules) -> str:
    """Say that one deal decides; empty if more are played."""
    if rules.scoring is not Scoring.SINGLE_DEAL:
        return ""
    return translate("rules page", "After one deal, whoever has most points wins.")


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


def _out_of_chips(rules: Rules) -> str:
    if rules.deals == 1:
        return ""
    if rules.deals or rules.count_points:
        return translate(
            "rules page", "It ends sooner if a pool has been won and somebody has no chip left to pay into the next."
        )
    return translate(
        "rules page", "The game ends when a pool has been won and somebody has no chip left to pay into the next."
    )


def _tie(rules: Rules) -> str:
    if rules.counted_games > 1:
        return translate("rules page", "If several have equally many, the game counts for nobody.")
    if rules.best_of > 1:
        return translate("rules page", "If several are level, the game counts for nobody and another is played.")
    if rules.stake:
        return translate("rules page", "If several are level, they share the win and nobody pays.")
    return translate("rules page", "If several are level, they share the win.")


def finish(rules: Rules) -> str:
    """Say how the game ends at its target, and who wins if several sides reach it."""
    if rules.scoring is Scoring.DEALS_WON:
        text = translate("rules page", "The first to win {deals} wins the game.")
        return text.format(deals=deals(rules.target))
    return {
        Finish.AT_ONCE: translate(
            "rules page",
            "The game ends at once, even in the middle of a deal, when somebody has {points}.",
        ),
        Finish.END_OF_DEAL: translate(
            "rules page",
            "The deal is played to its end. Whoever then has {points} or more wins. If several have, the highest score "
            "wins. If the highest are equal, another deal is played.",
        ),
        Finish.FIRST_PAST: translate(
            "rules page",
            "The deal is played to its end. Whoever then has {points} or more wins. If several have, the one who "
            "reached {points} first in that deal wins.",
        ),
        Finish.DECLARER_FIRST: translate(
            "rules page",
            "The deal is played to its end. Whoever then has {points} or more wins. If several have, a declarer "
            "among them wins, or else the highest score. If the highest are equal, another deal is played.",
        ),
    }[rules.finish].format(points=points(rules.target))


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


def _all_tricks_can_win(rules: Rules) -> bool:
    """Whether a side can take all tricks of a deal and their reward before the game is over."""
    if rules.scoring is Scoring.POOL:
        return False
    if rules.scoring is Scoring.SINGLE_DEAL:
        return rules.all_five is AllFive.DOUBLE
    if _ends_in_mid_deal(rules) and rules.target <= TRICK_POINTS * (rules.hand_size - 1):
        return False
    return rules.all_five is AllFive.WINS_GAME or _most_in_a_deal(rules) >= rules.target


def _ends_in_mid_deal(rules: Rules) -> bool:
    return rules.finish is Finish.AT_ONCE and rules.scoring is Scoring.TRICKS


def _most_in_a_deal(rules: Rules) -> int:
    by_tricks = rules.most_points + rules.all_five_points + rules.turned_ace_bonus + rules.turned_ace_of_hearts
    return {
        Scoring.MAJORITY: MAJORITY[-1] + MOST_VIED * rules.vied_card + rules.turned_ace_of_hearts,
        Scoring.DIFFERENCE: DIFFERENCE[-1] + rules.turned_ace_of_hearts,
        Scoring.DEALS_WON: 1,
    }.get(rules.scoring, max(by_tricks, *rules.all_tricks[1:2], 0))
