"""The race: the distance of each side from winning the game, the pool, the deal or the contract."""

from __future__ import annotations

from dataclasses import dataclass
from math import fsum
from typing import Final

from twentyfive.core import PlayerView, Rules
from twentyfive.core.phases.finishing import decliner_cannot_go_out
from twentyfive.core.phases.scoring import TRICKS_TO_WIN
from twentyfive.core.rules.options import TRICK_POINTS, Finish, Scoring

ODDS_PER_TRICK: Final = 0.55
"""The factor on the odds for each trick still needed; measured: pairs that need 2 and 3 tricks win 63 % and 37 %."""

EXTRA_TRICK: Final = 0.03
"""The value of a trick beyond the race, since its points count later."""

UNSURE: Final = 0.9
"""The most of the distance to a won race that tricks still to come can make up: another side may win it first."""


@dataclass(frozen=True, slots=True)
class Race:
    """The race that the tricks of this deal decide.

    In a contract or a jink there are two runners: the declarer's side, with a partner who was called for and is known,
    and everybody else. Otherwise each side runs.

    Attributes:
        needs: by runner, the tricks still needed, for a contract besides the points of the best trump; None if out of
            reach in this deal.
        runner_of: by side, its runner.
        own_side: the side of the player.
        in_deal: True if the race ends with the deal, won by nobody if nobody gets there.
    """

    needs: tuple[int | None, ...]
    runner_of: tuple[int, ...]
    own_side: int
    in_deal: bool

    def decides(self, side: int) -> bool:
        """Return True if this trick, won by `side`, decides the race, which is not won yet."""
        return 0 not in self.needs and self.needs[self.runner_of[side]] == 1

    def helps(self, side: int) -> bool:
        """Return True if a trick of `side` brings the player's own runner nearer."""
        return self.runner_of[side] == self.runner_of[self.own_side]

    def value(self, side: int) -> float:
        """The value for the player's side if `side` takes this trick, from 0 to a little over 1."""
        runner = self.runner_of[side]
        needs = tuple(need - 1 if need and other == runner else need for other, need in enumerate(self.needs))
        return self._chance(needs) + EXTRA_TRICK * (side == self.own_side)

    def later_value(self, tricks: float) -> float:
        """The gain of the player's side from `tricks` still to come, which never make the race safe."""
        chance = self._chance(self.needs)
        return min(tricks * (self.value(self.own_side) - chance), UNSURE * (1 - chance))

    def _chance(self, needs: tuple[int | None, ...]) -> float:
        """The rough chance that the player's runner wins the race."""
        own = self.runner_of[self.own_side]
        if 0 in needs:
            return float(needs[own] == 0)
        odds = [0.0 if need is None else ODDS_PER_TRICK**need for need in needs]
        nobody = ODDS_PER_TRICK**2 if self.in_deal else 0.0
        total = fsum(odds) + nobody
        return odds[own] / total if total else 0.0


def race(view: PlayerView) -> Race:
    """The race of the deal under way, for the view's own side.

    Raises:
        ValueError: for the view of an onlooker, who has no side.
    """
    if view.seat is None:
        raise ValueError("an onlooker runs no race")
    rules = view.rules
    own = rules.side_of(view.seat)
    taken = tricks_of_sides(view)
    left = rules.hand_size - len(view.tricks)
    if view.jinker is not None:
        return _two_runners(rules, (view.jinker,), rules.hand_size - taken[view.jinker], left, own)
    if view.declarer is not None and view.contract is not None:
        sides = declaring_sides(view)
        needed = _contract_tricks(rules, view.contract) - sum(taken[side] for side in sides)
        return _two_runners(rules, sides, needed, left, own)
    runners = tuple(range(rules.sides))
    if _by_points(rules):
        return Race(tuple(_to_target(view, side) for side in runners), runners, own, in_deal=False)
    if rules.scoring in (Scoring.TRICKS, Scoring.SINGLE_DEAL):
        return Race((None,) * rules.sides, runners, own, in_deal=True)  # every trick counts the same
    wanted = TRICKS_TO_WIN if rules.scoring is Scoring.POOL else rules.hand_size // 2 + 1
    needs = tuple(wanted - tricks if 0 <= wanted - tricks <= left else None for tricks in taken)
    return Race(needs, runners, own, in_deal=True)


def declaring_sides(view: PlayerView) -> tuple[int, ...]:
    """The declarer's side, and that of the partner who was called for, once the player knows it; empty without any."""
    seats = (seat for seat in (view.declarer, view.partner) if seat is not None)
    return tuple(view.rules.side_of(seat) for seat in seats)


def tricks_of_sides(view: PlayerView) -> tuple[int, ...]:
    """Tricks taken in this deal, by side."""
    won = view.tricks_won
    return tuple(sum(won[seat] for seat in view.rules.seats_of(side)) for side in range(view.rules.sides))


def _by_points(rules: Rules) -> bool:
    return rules.scoring is Scoring.TRICKS and rules.finish in (Finish.AT_ONCE, Finish.FIRST_PAST)


def _to_target(view: PlayerView, side: int) -> int | None:
    """The tricks to the target; None for a side that cannot go out because it let the turn-up lie (WP)."""
    if decliner_cannot_go_out(view.rules) and any(view.rules.side_of(seat) == side for seat in view.let_lie):
        return None
    return max(0, -(-(view.rules.target - view.scores[side]) // TRICK_POINTS))


def _contract_tricks(rules: Rules, contract: int) -> int:
    """The tricks that make a contract, on the assumption that the points of the best trump come with them."""
    if rules.is_for_all_tricks(contract):
        return rules.hand_size
    return max(1, -(-(contract - rules.best_trump) // TRICK_POINTS))


def _two_runners(rules: Rules, sides: tuple[int, ...], needed: int, left: int, own: int) -> Race:
    """The race of these sides against all the others, who win it when too few tricks are left for those."""
    runner_of = tuple(int(other not in sides) for other in range(rules.sides))
    return Race((max(needed, 0), max(left - needed + 1, 0)), runner_of, own, in_deal=False)
