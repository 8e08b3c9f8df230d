"""The points of a deal. RULES.md section 6."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from twentyfive.core.cards import ACE_OF_HEARTS, Card, Rank
from twentyfive.core.ranking import Ranking, brings_points
from twentyfive.core.rules.options import TRICK_POINTS, DefendersScore, Scoring
from twentyfive.core.rules.rules import Rules
from twentyfive.core.state import Deal, Trick, deal_ranking, partner_of, tricks_by_side

MAJORITY: Final = (0, 0, 0, 5, 5, 10)
"""Points by the number of tricks taken, with the scoring `majority`."""

DIFFERENCE: Final = (0, 0, 0, 5, 15, 25)
"""Points by the number of tricks taken, with the scoring `difference`."""

LAST_STRETCH: Final = 25
"""The points from the target within which defenders may score nothing, with `none_near_target`."""

TRICKS_TO_WIN: Final = 3
"""The number of tricks that win the pool, or a deal of five between two sides."""

FEWEST_FOR_ALL: Final = 5
"""The least number of tricks for which taking all of them is rewarded."""


def counts_at_once(rules: Rules) -> bool:
    """Whether each trick counts as soon as it is taken."""
    if rules.scoring is Scoring.POOL:
        return rules.count_points
    return rules.scoring in (Scoring.TRICKS, Scoring.SINGLE_DEAL) and not rules.auction


def turned_ace_points(deal: Deal, rules: Rules) -> int:
    """The dealer's side's points for the card turned up: the bonus for an ace, else 0. RULES.md section 3."""
    return turned_up_points(deal.turned, rules)


def turned_up_points(turned: Card | None, rules: Rules) -> int:
    """The points for this card turned up: for any ace, and for the ace of hearts. RULES.md section 3."""
    if turned is None or turned.rank is not Rank.ACE:
        return 0
    return rules.turned_ace_bonus + rules.turned_ace_of_hearts * (turned == ACE_OF_HEARTS)


def best_trump_played(deal: Deal, rules: Rules) -> tuple[int, Card] | None:
    """The seat that played the highest trump of the deal so far, and the card, as in `highest_trump`."""
    return highest_trump(deal.tricks, deal_ranking(deal, rules), rules)


def highest_trump(tricks: Sequence[Trick], order: Ranking, rules: Rules) -> tuple[int, Card] | None:
    """The seat that played the highest trump of these tricks, and the card; None if that brings no points.

    No trump may have been played, or none of the best where only they count. RULES.md section 6.
    """
    played = [
        (trick.seat_of(index, rules.players), card)
        for trick in tricks
        for index, card in enumerate(trick.cards)
        if order.is_trump(card)
    ]
    best = max(played, key=lambda seat_card: order.strength[seat_card[1]], default=None)
    return best if best is not None and brings_points(best[1], order.trumps, rules) else None


def all_tricks_side(deal: Deal, rules: Rules) -> int | None:
    """The side that took every trick of the deal, five or more; None if no side did."""
    taken = tricks_by_side(deal, rules)
    most = max(taken)
    return taken.index(most) if most >= FEWEST_FOR_ALL and most == len(deal.tricks) else None


def points_taken(deal: Deal, rules: Rules) -> tuple[int, ...]:
    """The points of each side: five per trick, and those for the highest trump played."""
    points = [TRICK_POINTS * tricks for tricks in tricks_by_side(deal, rules)]
    best = best_trump_played(deal, rules) if rules.best_trump else None
    if best is not None:
        points[rules.side_of(best[0])] += rules.best_trump
    return tuple(points)


def bonuses(deal: Deal, rules: Rules) -> Iterator[tuple[int, int]]:
    """Pairs of side and points that count at the end of a deal without an auction: best trump, and all the tricks."""
    best = best_trump_played(deal, rules) if rules.best_trump else None
    if best is not None:
        yield rules.side_of(best[0]), rules.best_trump
    side = all_tricks_side(deal, rules) if rules.all_five_points else None
    if side is not None:
        yield side, rules.all_five_points


@dataclass(frozen=True, slots=True)
class Contract:
    """The outcome of a contract.

    Attributes:
        sides: the declarer's side, and that of a partner who was called for.
        made: whether they made the bid.
        score: the score of each of these sides: all that it took, the reward for all tricks, or minus the bid.
    """

    sides: tuple[int, ...]
    made: bool
    score: int


def contract_result(deal: Deal, rules: Rules) -> Contract | None:
    """The outcome of the contract, None in a deal without one."""
    if deal.declarer is None or deal.contract is None:
        return None
    partner, side = partner_of(deal, rules), rules.side_of(deal.declarer)
    sides = (side,) if partner is None else (side, rules.side_of(partner))
    if rules.is_for_all_tricks(deal.contract):
        tricks = tricks_by_side(deal, rules)
        made = len(deal.tricks) == rules.hand_size == sum(tricks[one] for one in sides)
        return Contract(sides, made, rules.all_tricks[1] if made else -rules.all_tricks[2])
    points = points_taken(deal, rules)
    taken = sum(points[one] for one in sides)
    made = taken >= deal.contract
    return Contract(sides, made, taken if made else -deal.contract)


def defender_points(points: int, score: int, made: bool, rules: Rules) -> int:
    """The points that count for a side that did not win the bidding.

    Args:
        points: the points that it took.
        score: its score before the deal.
        made: whether the declarer's side made its bid.
        rules: the rules of the game.
    """
    match rules.defenders_score:
        case DefendersScore.SHORT_OF_TARGET:
            most = (rules.target - 1 - score) // TRICK_POINTS * TRICK_POINTS
            return min(points, max(0, most))
        case DefendersScore.NONE_NEAR_TARGET if made and score >= rules.target - LAST_STRETCH:
            return 0
        case _:
            return points


def deal_worth(vied: int, rules: Rules) -> int:
    """The points of most tricks, with the scoring `majority` and so many cards vied and seen."""
    return MAJORITY[TRICKS_TO_WIN] + vied * rules.vied_card


def majority_points(tricks: Sequence[int], vied: int, gave_up: int | None, rules: Rules) -> tuple[int, ...]:
    """The points of each side with the scoring `majority`: those of its tricks, and of the cards vied.

    Args:
        tricks: the tricks of each side.
        vied: the cards that were vied and seen.
        gave_up: the side that gave the deal up, which the other then wins as with three tricks; None if it was played.
        rules: the rules.
    """
    if gave_up is not None:
        return tuple(0 if side == gave_up else deal_worth(vied, rules) for side in range(rules.sides))
    return tuple(MAJORITY[taken] + vied * rules.vied_card * (taken >= TRICKS_TO_WIN) for taken in tricks)


def deal_points(deal: Deal, rules: Rules) -> tuple[int, ...]:
    """The points of each side for the finished deal; `pool` pays the chips of a pool."""
    tricks = tricks_by_side(deal, rules)
    match rules.scoring:
        case Scoring.MAJORITY:
            return majority_points(tricks, deal.vied, deal.gave_up, rules)
        case Scoring.DIFFERENCE:
            return tuple(DIFFERENCE[taken] for taken in tricks)
        case Scoring.DEALS_WON:
            alone = tricks.count(max(tricks)) == 1
            return tuple(int(alone and taken == max(tricks)) for taken in tricks)
        case Scoring.TRICKS | Scoring.SINGLE_DEAL | Scoring.POOL:
            contract = contract_result(deal, rules)
            points = points_taken(deal, rules)
            if contract is None:
                return points
            return tuple(
                contract.score if side in contract.sides else defender_points(taken, score, contract.made, rules)
                for side, (taken, score) in enumerate(zip(points, deal.scores_before, strict=True))
            )
