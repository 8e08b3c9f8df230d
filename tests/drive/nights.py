"""Evenings for tests: a whole list typed in, results from a table of winners, and random evenings."""

from __future__ import annotations

import random
from collections.abc import Iterator

from twentyfive.drive import (
    Came,
    Cleared,
    CookieJar,
    CookiesDrawn,
    Counting,
    Ended,
    Entry,
    Evening,
    Exchanged,
    Gone,
    Jackpot,
    Joined,
    KeptApart,
    LeftOver,
    Log,
    MovedOn,
    Movement,
    Paid,
    PartnersDrawn,
    Plan,
    Planned,
    Prize,
    PrizeTravelled,
    Raffle,
    RaffleDrawn,
    Redone,
    Refused,
    Renamed,
    Reported,
    Returned,
    Scoring,
    Seated,
    Struck,
    Substituted,
    Sum,
    TicketsSold,
    Ties,
    TieSettled,
    Undone,
    entered,
    logged,
)


def listed(plan: Plan, sides: int, paid: int | None = None) -> list[Entry]:
    """The plan, and so many sides who came together and have paid the fee: Anna 1 and Ben 1, Anna 2 and Ben 2…"""
    names = ("Anna", "Ben", "Cait")[: plan.size]
    fee = plan.fee if paid is None else paid
    return [Planned(plan), *(Came(tuple(f"{name} {side}" for name in names), fee) for side in range(1, sides + 1))]


def in_order(plan: Plan, sides: int) -> Log:
    """An evening that has begun, the first card at the first table and so on."""
    return logged([*listed(plan, sides), Seated(order=tuple(range(1, sides + 1)))])


def played(log: Log, rows: str) -> Log:
    """The evening after games in which those sides won: a line for each game, a card for each table."""
    for row in rows.split("\n"):
        game = log.evening.games[-1].number
        if not log.evening.missing:
            log, game = entered(log, MovedOn()), game + 1
        log = logged([Reported(game, table, int(side)) for table, side in enumerate(row.split(), 1)], log)
    return log


def wins(log: Log) -> dict[int, int]:
    """The wins of each card."""
    return {side: tally.score for side, tally in log.evening.tallies.items()}


def random_plan(rng: random.Random) -> Plan:
    """A plan of any kind."""
    size = rng.choice((1, 2, 2, 2, 3))
    games = rng.randint(1, 9)
    scoring = rng.choice(list(Scoring))
    return Plan(
        size=size,
        sides=rng.randint(2, 9 // size) if size < 3 else rng.randint(2, 3),
        games=games,
        movement=rng.choice(list(Movement)),
        every=rng.randint(1, 3),
        left_over=rng.choice(list(LeftOver)),
        sit_out=rng.randint(0, 1),
        scoring=scoring,
        counting=rng.choice(list(Counting)),
        ties=rng.choice(list(Ties)),
        fee=rng.choice((0, 300, 501)),
        prizes=(Prize(percent=33), Prize(1001), Prize(percent=7)),
        boobie=rng.choice((None, Prize(percent=3))),
        travelling=rng.choice((None, Prize(700))),
        jackpot=rng.choice((None, Jackpot(rng.randint(1, 9), Sum(percent=11), carried=rng.randint(0, 9999)))),
        cookie_jar=rng.choice((None, CookieJar(rng.randint(1, games), Sum(99), carried=rng.randint(0, 9999)))),
        raffle=rng.choice((None, Raffle(rng.randint(0, 250)))),
    )


def random_evening(seed: int, most_people: int) -> Iterator[Log]:
    """A random evening, after each entry that could be: late, gone, substituted, corrected, undone."""
    rng = random.Random(seed)
    plan = random_plan(rng)
    log = entered(Log(), Planned(plan))
    people, wanted = 0, rng.randint(2 * plan.size, most_people)
    while people < wanted:
        many = min(rng.randint(1, plan.size), wanted - people)
        yield (log := entered(log, _came(rng, plan, people, many)))
        people += many
    for entry in _list_mended(rng, people, plan):
        log = _tried(log, entry)
        yield log
    log = _tried(log, Seated(rng.randrange(999)))
    while log.evening.games and not log.evening.over:
        for table in rng.sample(log.evening.tables, len(log.evening.tables)):
            log = entered(log, _report(rng, log.evening, table.number, len(log.evening.games)))
            if rng.random() < 0.1:
                log = _tried(log, _disturbance(rng, log.evening))
                yield log
        if not log.evening.over:
            log = _tried(log, MovedOn(rng.randrange(999)))
        yield log
    for entry in _endings(rng, log.evening):
        log = _tried(log, entry)
        yield log
    for tie in log.evening.money.ties:
        log = _tried(log, TieSettled(tie.sides, Ties.CUT, seed=rng.randrange(999)))
        yield log


def _tried(log: Log, entry: Entry) -> Log:
    """The log after the entry, or as it was if that is refused."""
    try:
        return entered(log, entry)
    except Refused:
        return log


def _came(rng: random.Random, plan: Plan, people: int, many: int) -> Came:
    return Came(tuple(f"Person {people + one}" for one in range(many)), rng.choice((0, plan.fee)), rng.random() < 0.02)


def _list_mended(rng: random.Random, people: int, plan: Plan) -> Iterator[Entry]:
    for _ in range(rng.randint(0, 6)):
        one, other = rng.sample(range(1, people + 1), 2)
        yield rng.choice(
            (
                KeptApart(one, other),
                Renamed(one, f"Person {rng.randint(0, 2 * people)}"),
                Paid(one, 250),
                Struck(one),
                Joined((one, other)[: plan.size]),
                Undone(),
                Redone(),
            )
        )
    yield PartnersDrawn(rng.randrange(999))


def _report(rng: random.Random, evening: Evening, table: int, game: int) -> Reported:
    sides = evening.games[game - 1].tables[table - 1].sides
    if evening.plan.scoring is Scoring.WINS:
        return Reported(game, table, rng.choice((*sides, *sides, 0)))
    return Reported(game, table, points=tuple(rng.randint(-30, 120) for _ in sides))


def _disturbance(rng: random.Random, evening: Evening) -> Entry:
    game = rng.randint(1, len(evening.games))
    tables = evening.games[game - 1].tables
    side, other = rng.sample(range(1, len(evening.sides) + 1), 2)
    number = len(evening.people)
    return rng.choice(
        (
            _report(rng, evening, rng.randint(1, len(tables)), game),
            _came(rng, evening.plan, 1000 + number, rng.randint(1, evening.plan.size)),
            Gone(side, rng.random() < 0.5),
            Returned(side),
            Substituted(evening.sides[side - 1].people[0], f"Substitute {number}"),
            Exchanged(game, side, other),
            Cleared(game, rng.randint(1, len(tables))),
            PartnersDrawn(rng.randrange(999)),
            PrizeTravelled(side),
            TicketsSold(rng.randint(1, 20), rng.choice((0, 1))),
            Undone(),
            Redone(),
            Ended(),
        )
    )


def _endings(rng: random.Random, evening: Evening) -> Iterator[Entry]:
    yield CookiesDrawn(rng.randrange(999))
    yield TicketsSold(rng.randint(1, 50))
    yield RaffleDrawn(rng.randrange(999))
    if evening.sides:
        yield PrizeTravelled(rng.randint(1, len(evening.sides)))
