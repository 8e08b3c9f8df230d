"""The money of an evening, to the cent: the tin, the prizes, the pots that are carried on, and what the hall keeps."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from twentyfive.drive.chance import shuffled
from twentyfive.drive.people import Side
from twentyfive.drive.places import Group, Settlement, settlement_of
from twentyfive.drive.plan import CookieJar, Counting, Jackpot, Plan, Prize, Ties
from twentyfive.drive.play import Tally


class PrizeKind(StrEnum):
    """What a prize is for."""

    PLACE = "place"
    JACKPOT = "jackpot"
    COOKIE_JAR = "cookie-jar"
    BOOBIE = "boobie"
    TRAVELLING = "travelling"


@dataclass(frozen=True, slots=True)
class Share:
    """What a prize or pot takes out of the tin.

    Attributes:
        kind: what it is for.
        cents: how much.
        place: the place; 0 for another prize.
        thing: a thing besides; empty for none.
    """

    kind: PrizeKind
    cents: int
    place: int = 0
    thing: str = ""


@dataclass(frozen=True, slots=True)
class Payout:
    """What a side is given.

    Attributes:
        kind: what for.
        side: the side.
        cents: how much.
        place: the place; 0 for another prize.
        things: the things besides; several are shared by the equals who have split them.
    """

    kind: PrizeKind
    side: int
    cents: int
    place: int = 0
    things: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Tie:
    """Equals who are still to cut or play off for a prize.

    Attributes:
        kind: the prize: that of a place, or for the fewest.
        sides: the equals, by card number.
        how: the way in which the plan has it settled.
        cents: what they stand for together.
        things: the things for which they stand besides.
    """

    kind: PrizeKind
    sides: tuple[int, ...]
    how: Ties
    cents: int
    things: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Pot:
    """A jackpot or cookie jar at the end of the evening.

    Attributes:
        carried: what was in it from the nights before.
        added: what came into it tonight, out of the tin.
        winners: who won it.
        left: what is carried on to the next night: all of it, or what could not be divided.
    """

    carried: int
    added: int
    winners: tuple[int, ...]
    left: int


@dataclass(frozen=True, slots=True)
class RaffleMoney:
    """The raffle, which is apart from the tin.

    Attributes:
        sold: the tickets sold.
        taken: what was paid for them.
        ticket: the ticket that won, from 1 in the order of sale; 0 before the draw.
        person: who had it; 0 for a ticket that was sold to nobody by name.
        won: what it wins.
        hall: what the hall keeps.
    """

    sold: int
    taken: int
    ticket: int
    person: int
    won: int
    hall: int


@dataclass(frozen=True, slots=True)
class Money:
    """Where the money of an evening goes; the prizes, the pots, what is open and the hall add up to the tin.

    Attributes:
        tin: what was paid.
        payouts: what the sides are given, as things stand.
        ties: equals who are still to settle who gets a prize.
        jackpot: the jackpot; None if there is none.
        cookie_jar: the cookie jar; None if there is none.
        raffle: the raffle; None if there is none.
        hall: what is left for the hall. Below 0 so much is missing in the tin.
    """

    tin: int
    payouts: tuple[Payout, ...]
    ties: tuple[Tie, ...]
    jackpot: Pot | None
    cookie_jar: Pot | None
    raffle: RaffleMoney | None
    hall: int


def shares(plan: Plan, tin: int) -> tuple[Share, ...]:
    """Return what each prize and pot takes out of that much in the tin; what is left of it is for the hall."""
    found = [Share(PrizeKind.PLACE, each.of(tin), place, each.thing) for place, each in enumerate(plan.prizes, 1)]
    for kind, prize in ((PrizeKind.BOOBIE, plan.boobie), (PrizeKind.TRAVELLING, plan.travelling)):
        if prize is not None:
            found.append(Share(kind, prize.of(tin), thing=prize.thing))
    for kind, pot in ((PrizeKind.JACKPOT, plan.jackpot), (PrizeKind.COOKIE_JAR, plan.cookie_jar)):
        if pot is not None:
            found.append(Share(kind, pot.added.of(tin)))
    return tuple(found)


def money_of(
    plan: Plan,
    tin: int,
    groups: Sequence[Group],
    sides: Iterable[Side],
    tally: Mapping[int, Tally],
    settlements: Sequence[Settlement],
    cookies: Collection[int],
    holder: int,
    raffle: RaffleMoney | None,
) -> Money:
    """Return where the money goes, as things stand.

    What cannot be divided into equal cents is left: for the hall, or in its pot.

    Args:
        plan: the choices of the evening.
        tin: what was paid, in cents.
        groups: all who have a place, by score.
        sides: all sides.
        tally: what the evening has come to for each side.
        settlements: how equals have divided what they stand for.
        cookies: the numbers drawn from the cookie jar; empty before the draw.
        holder: the side that holds the travelling prize; 0 for none.
        raffle: the raffle.
    """
    payouts, ties = _places(plan, tin, groups)
    if plan.boobie is not None:
        some, more = _boobie(plan, _worth(plan.boobie, tin), sides, tally, groups, settlements)
        payouts, ties = payouts + some, ties + more
    if plan.travelling is not None and holder:
        cents, things = _worth(plan.travelling, tin)
        payouts.append(Payout(PrizeKind.TRAVELLING, holder, cents, things=things))
    jackpot = jar = None
    if plan.jackpot is not None:
        target = plan.jackpot.target
        winners = [side for group in groups if group.score >= target for side in sorted(group.sides)]
        jackpot = _pot(plan.jackpot, tin, winners, PrizeKind.JACKPOT, payouts)
    if plan.cookie_jar is not None:
        placed = sorted(side for group in groups for side in group.sides)
        winners = [side for side in placed if cookies and set(cookies) <= set(tally[side].won)]
        jar = _pot(plan.cookie_jar, tin, winners, PrizeKind.COOKIE_JAR, payouts)
    pots = [pot for pot in (jackpot, jar) if pot]
    given = sum(payout.cents for payout in payouts) + sum(tie.cents for tie in ties)
    from_tin = given + sum(pot.left - pot.carried for pot in pots)
    return Money(tin, tuple(payouts), tuple(ties), jackpot, jar, raffle, tin - from_tin)


class _Worth(NamedTuple):
    """What a prize is with a certain sum in the tin."""

    cents: int
    things: tuple[str, ...]


def _worth(prize: Prize, tin: int) -> _Worth:
    return _Worth(prize.of(tin), (prize.thing,) if prize.thing else ())


def _places(plan: Plan, tin: int, groups: Sequence[Group]) -> tuple[list[Payout], list[Tie]]:
    """Divide the prizes of the places."""
    prizes = [_worth(each, tin) for each in plan.prizes]
    payouts, ties = list[Payout](), list[Tie]()
    for group in groups:
        most = 1 if plan.counting is Counting.BY_SIDES else len(group.sides)
        stands_for = prizes[group.place - 1 : group.place - 1 + most]
        if not stands_for:
            break
        some, more = _divided(plan, PrizeKind.PLACE, group.sides, group.settlement, stands_for, group.place)
        payouts, ties = payouts + some, ties + more
    return payouts, ties


def _divided(
    plan: Plan,
    kind: PrizeKind,
    sides: Sequence[int],
    settlement: Settlement | None,
    prizes: Sequence[_Worth],
    place: int,
) -> tuple[list[Payout], list[Tie]]:
    """Divide prizes among equals: in equal parts, or one after the other once that is settled. Some are alone.

    The plan alone splits no thing: that takes the word of those who are to share it.
    """
    how = settlement.how if settlement else plan.ties
    cents, things = sum(each.cents for each in prizes), tuple(thing for each in prizes for thing in each.things)
    if len(sides) > 1 and how is Ties.SPLIT and (settlement or not things):
        return [Payout(kind, side, cents // len(sides), place, things) for side in sides], []
    if len(sides) > 1 and not (settlement and settlement.order):
        return [], [Tie(kind, tuple(sides), how, cents, things)]
    own = 1 if kind is PrizeKind.PLACE and plan.counting is Counting.USUAL else 0
    return [
        Payout(kind, side, prize.cents, place + turn * own, prize.things)
        for turn, (side, prize) in enumerate(zip(sides, prizes, strict=False))
    ], []


def _boobie(
    plan: Plan,
    prize: _Worth,
    sides: Iterable[Side],
    tally: Mapping[int, Tally],
    groups: Sequence[Group],
    settlements: Sequence[Settlement],
) -> tuple[list[Payout], list[Tie]]:
    """Give the prize for the fewest. Who came late or went home had fewer games, and is left out."""
    placed = {side for group in groups for side in group.sides}
    whole = [side.number for side in sides if side.since == 1 and side.gone is None and side.number in placed]
    if not whole:
        return [], []
    fewest = min(tally[side].score for side in whole)
    last = tuple(side for side in sorted(whole) if tally[side].score == fewest)
    settlement = settlement_of(last, settlements)
    order = (settlement and settlement.order) or last
    return _divided(plan, PrizeKind.BOOBIE, order, settlement, [prize], 0)


def _pot(rule: Jackpot | CookieJar, tin: int, winners: Sequence[int], kind: PrizeKind, payouts: list[Payout]) -> Pot:
    """Share a pot among its winners, adding what they get to the payouts; without one it is carried on."""
    added = rule.added.of(tin)
    full = rule.carried + added
    each = full // len(winners) if winners else 0
    payouts += [Payout(kind, side, each) for side in winners]
    return Pot(rule.carried, added, tuple(winners), full - each * len(winners))


def cookies_drawn(plan: Plan, seed: int) -> tuple[int, ...]:
    """Draw the numbers of games for the cookie jar, in the order in which they are drawn; none without a jar."""
    numbers = plan.cookie_jar.numbers if plan.cookie_jar else 0
    return tuple(shuffled(range(1, plan.games + 1), seed)[:numbers])


def raffle_money(plan: Plan, tickets: Sequence[tuple[int, int]], ticket: int) -> RaffleMoney | None:
    """Return the money of the raffle; None if there is none.

    Args:
        plan: the choices of the evening.
        tickets: the sales, each with the person, or 0, and the number of tickets.
        ticket: the ticket that won; 0 before the draw.
    """
    if plan.raffle is None:
        return None
    sold = sum(count for _, count in tickets)
    taken = sold * plan.raffle.ticket
    won = taken * plan.raffle.percent // 100
    person, last = 0, 0
    for buyer, count in tickets:
        if last < ticket <= last + count:
            person = buyer
        last += count
    return RaffleMoney(sold, taken, ticket, person, won, taken - won)
