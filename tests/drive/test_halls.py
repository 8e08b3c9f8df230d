"""The evenings of Confey, Cape Breton and Wentworth, from the list to the season.

A line of a table is a game, and in it the winner of each table, from the first table on. The wins, places and sums that
are expected were counted by hand.
"""

from __future__ import annotations

from dataclasses import replace

from tests.drive.nights import in_order, played
from twentyfive.drive import (
    PLANS,
    Came,
    Club,
    CookiesDrawn,
    Jackpot,
    Log,
    MovedOn,
    Movement,
    NightBegun,
    NightOpened,
    Payout,
    Planned,
    PrizeKind,
    PrizeTravelled,
    RaffleDrawn,
    Reported,
    Source,
    Standing,
    Sum,
    TicketsSold,
    Ties,
    TieSettled,
    club_entered,
    entered,
    logged,
    next_plan,
)

CONFEY = replace(PLANS[Source.CONFEY], jackpot=Jackpot(14, Sum(percent=10), carried=300_00))
CONFEY_WINNERS = """\
1 5 7 12 13 18 21 23 27 28 31 34 37 42
42 4 9 11 12 13 19 21 25 29 28 31 34 40
3 1 4 10 11 16 18 19 21 30 32 35 31 34
2 6 8 9 14 11 16 18 26 21 33 28 39 41
41 42 6 4 10 17 20 24 18 27 29 32 28 37
34 3 42 6 4 12 17 16 24 26 30 33 38 39
40 34 1 42 15 10 11 20 19 25 26 30 35 28
28 2 3 1 42 15 10 17 20 19 27 26 32 35
35 41 34 3 1 42 12 10 17 18 19 27 30 32
37 28 2 7 6 14 15 11 10 17 18 36 26 31
39 40 41 34 7 4 14 12 23 24 21 19 33 38
32 35 5 8 34 6 4 14 12 23 25 18 36 30
30 39 28 5 8 7 6 4 11 10 17 25 18 26
31 37 35 2 3 1 42 22 14 11 24 21 27 33
26 30 39 35 2 34 13 6 16 12 23 17 19 36
38 26 40 39 35 2 7 15 6 14 11 23 17 27
27 31 30 40 9 8 2 42 4 6 10 29 21 18
18 32 26 41 39 9 34 7 22 20 12 10 29 19
19 27 32 28 41 35 1 34 15 22 6 11 25 29
36 18 37 30 5 41 35 13 34 15 14 6 10 21"""

CONFEY_WINS = (
    "7 7 5 8 4 11 6 4 4 10 9 8 4 7 6 4 8 11 9 4 8 "  # of the cards 1 to 21
    "3 5 4 5 9 8 9 5 9 6 7 4 12 10 4 5 3 7 5 7 9"  # and 22 to 42
)

CAPE_BRETON = PLANS[Source.CAPE_BRETON]
CAPE_BRETON_WINNERS = """\
2 3 5 7 10 11 14 15
1 4 3 5 7 10 13 16
16 1 6 3 9 12 10 14
15 16 1 6 5 9 12 13
13 2 16 8 6 7 9 12
12 15 2 16 3 5 11 10
10 12 15 2 8 6 7 11
11 10 12 15 16 3 6 7
14 13 10 12 2 8 5 6
6 14 13 1 12 16 3 5
5 11 14 10 1 12 16 9
9 5 11 13 10 1 12 16
16 6 4 11 15 10 1 3
3 16 6 14 11 15 10 1
7 3 16 6 14 11 15 10
1 9 3 16 13 14 8 12
12 7 5 3 6 13 14 8
10 12 7 5 16 2 11 14
14 1 12 7 3 16 2 11
11 14 9 12 5 6 13 15
8 10 14 9 12 3 16 13
15 8 1 14 9 12 3 2
2 11 8 4 7 5 6 3
13 2 10 8 14 9 12 16
16 15 2 10 8 7 9 6"""

WENTWORTH = PLANS[Source.WENTWORTH]
WENTWORTH_POINTS = {  # of each card in each session
    1: (25, 25, -25, 15, 35, 30, 25, 15),  # 145
    2: (30, 20, 40, 10, 35, 0, 15, 0),  # 150
    3: (-20, 40, 15, 35, 60, 40, 0, 15),  # 185
    4: (-20, 60, -20, 45, 20, 30, 35, -20),  # 130
    5: (20, 25, 20, 40, 45, 10, 35, 30),  # 225
    6: (30, 35, 15, -25, 35, -25, -20, 60),  # 105
    7: (25, 60, 45, 45, -25, 40, 30, 20),  # 240
    8: (10, 60, 20, 60, -20, 10, 40, 10),  # 190
    9: (10, 0, 35, 30, -20, -20, 20, 35),  # 90
    10: (30, -20, 15, 35, 15, 60, -20, 35),  # 150
    11: (20, 35, 10, 40, 35, 40, 15, 30),  # 225
    12: (-20, 40, 25, 20, 40, 10, 15, 0),  # 130
    13: (10, 0, -25, 40, 45, 15, 30, -20),  # 95
    14: (-20, 45, 0, 0, -25, -20, 60, 35),  # 75
}


def wins(log: Log) -> str:
    """The wins of all cards, in their order."""
    return " ".join(str(tally.score) for tally in log.evening.tallies.values())


def test_confey_fourteen_tables_of_six_for_twenty_games() -> None:
    # "Up to 14 tables of six, three pairs; €5; 20 games; winners have 9 to 12; jackpot for 14, carried on."
    log = played(in_order(CONFEY, 42), CONFEY_WINNERS)
    evening = log.evening
    assert [len(table.sides) for table in evening.tables] == [3] * 14
    assert evening.over
    assert wins(log) == CONFEY_WINS
    assert evening.tallies[34].won == (1, 2, 3, 6, 7, 9, 11, 12, 15, 18, 19, 20)
    assert evening.standings[:6] == (
        Standing(1, False, 34, 12),
        Standing(2, True, 6, 11),
        Standing(2, True, 18, 11),
        Standing(4, True, 10, 10),
        Standing(4, True, 35, 10),
        Standing(6, True, 11, 9),
    )
    # 84 people at €5: €420. €168 first, €84 second for two, €42 into the jackpot, €126 for the hall.
    money = evening.money
    assert money.tin == 420_00
    assert money.payouts == (
        Payout(PrizeKind.PLACE, 34, 168_00, 1),
        Payout(PrizeKind.PLACE, 6, 42_00, 2),
        Payout(PrizeKind.PLACE, 18, 42_00, 2),
    )
    assert money.hall == 126_00
    assert money.jackpot is not None
    assert (money.jackpot.carried, money.jackpot.added, money.jackpot.left) == (300_00, 42_00, 342_00)


def test_confeys_jackpot_is_carried_on_until_somebody_has_fourteen() -> None:
    plan = next_plan(played(in_order(CONFEY, 42), CONFEY_WINNERS).evening)
    assert plan.jackpot == Jackpot(14, Sum(percent=10), carried=342_00)
    # The next Monday only three pairs come, and the first one wins fourteen of the twenty games.
    log = played(in_order(plan, 3), "\n".join(14 * ["1"] + 6 * ["2"]))
    # Six people: €30. €12 first, €6 second, €3 into the jackpot, which is won: €345. €9 for the hall.
    money = log.evening.money
    assert [(payout.kind, payout.side, payout.cents) for payout in money.payouts] == [
        (PrizeKind.PLACE, 1, 12_00),
        (PrizeKind.PLACE, 2, 6_00),
        (PrizeKind.JACKPOT, 1, 345_00),
    ]
    assert (money.jackpot and money.jackpot.left, money.hall) == (0, 9_00)
    assert (after := next_plan(log.evening).jackpot) is not None
    assert after.carried == 0


def test_cape_breton_eight_tables_for_25_games() -> None:
    # "25 games; the winning couple moves on, the losers stay; three prizes."
    log = played(in_order(CAPE_BRETON, 16), CAPE_BRETON_WINNERS)
    assert wins(log) == "11 11 15 3 12 14 11 10 11 16 13 18 11 15 11 18"
    assert log.evening.tallies[12].won == (3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 16, 17, 18, 19, 20, 21, 22, 24)
    # Of "18, 18, 16, 15, 15" the "16 is second, the 18s share or cut for first, the 15s for third".
    lines = [(line.place, line.side, line.score) for line in log.evening.standings]
    assert lines[:6] == [(1, 12, 18), (1, 16, 18), (2, 10, 16), (3, 3, 15), (3, 14, 15), (4, 6, 14)]
    # 32 people at $5: $160. $64, $32 and $16 for the places, $8 for the fewest, $8 into the jar, $32 for the hall.
    money = log.evening.money
    assert money.payouts == (
        Payout(PrizeKind.PLACE, 12, 32_00, 1),
        Payout(PrizeKind.PLACE, 16, 32_00, 1),
        Payout(PrizeKind.PLACE, 10, 32_00, 2),
        Payout(PrizeKind.PLACE, 3, 8_00, 3),
        Payout(PrizeKind.PLACE, 14, 8_00, 3),
        Payout(PrizeKind.BOOBIE, 4, 8_00),
    )
    assert money.hall == 32_00


def test_on_cape_breton_the_eighteens_cut_for_first_and_the_sixteen_stays_second() -> None:
    log = played(in_order(replace(CAPE_BRETON, ties=Ties.CUT), 16), CAPE_BRETON_WINNERS)
    assert [(tie.sides, tie.cents) for tie in log.evening.money.ties] == [((12, 16), 64_00), ((3, 14), 16_00)]
    # "Cut (low card)": 12 cuts a 7 and 16 a 5.
    log = entered(log, TieSettled((12, 16), Ties.CUT, seed=0))
    assert log.evening.last_cut is not None
    assert [(card.side, card.rank) for card in log.evening.last_cut.rounds[0]] == [(12, 7), (16, 5)]
    # "Play off; who refuses the play-off forfeits."
    log = entered(log, TieSettled((3, 14), Ties.PLAY_OFF, order=(14,), forfeited=(3,)))
    money = log.evening.money
    assert money.ties == ()
    given = [(payout.side, payout.cents) for payout in money.payouts]
    assert given == [(16, 64_00), (10, 32_00), (14, 16_00), (4, 8_00)]
    assert money.hall == 32_00
    # A result is mended: 16 did not finish the last game, so 12 is first alone, and the cut counts no more.
    mended = entered(log, Reported(25, 1, 0)).evening
    assert [(line.place, line.side) for line in mended.standings[:3]] == [(1, 12), (2, 16), (3, 10)]
    assert mended.money.payouts[0] == Payout(PrizeKind.PLACE, 12, 64_00, 1)


def test_on_cape_breton_the_cookie_jar_is_for_all_of_eight_numbers() -> None:
    # The jar is for "eight or ten game numbers drawn, all of them to be won".
    log = played(in_order(CAPE_BRETON, 16), CAPE_BRETON_WINNERS)
    drawn = entered(log, CookiesDrawn(0)).evening
    assert drawn.cookies == (1, 5, 13, 12, 2, 21, 18, 24)
    assert drawn.money.cookie_jar is not None
    assert (drawn.money.cookie_jar.winners, drawn.money.cookie_jar.left) == ((), 8_00)
    jar = next_plan(drawn).cookie_jar
    assert jar is not None
    assert jar.carried == 8_00
    # The next night three numbers are drawn: 9, 12, 13 and 16 have won those games, and share the $16.
    plan = replace(CAPE_BRETON, cookie_jar=replace(jar, numbers=3))
    log = played(in_order(plan, 16), CAPE_BRETON_WINNERS)
    drawn = next(
        night for seed in range(9999) if set((night := entered(log, CookiesDrawn(seed)).evening).cookies) == {4, 5, 12}
    )
    shares = [payout for payout in drawn.money.payouts if payout.kind is PrizeKind.COOKIE_JAR]
    assert [(payout.side, payout.cents) for payout in shares] == [(9, 4_00), (12, 4_00), (13, 4_00), (16, 4_00)]


def test_wentworth_eight_sessions_with_points_a_travelling_prize_and_a_draw() -> None:
    # "7 to 14 tables of four; $3; eight sessions with points; a travelling prize; a 50/50 draw."
    log = in_order(WENTWORTH, 14)
    assert len(log.evening.tables) == 7
    met = set()
    for session in range(8):
        if session:
            log = entered(log, MovedOn(seed=session))
        for table in log.evening.tables:
            met.add(frozenset(table.sides))
            points = tuple(WENTWORTH_POINTS[side][session] for side in table.sides)
            best = table.sides[points.index(max(points))]
            log = entered(log, Reported(session + 1, table.number, best, points))
    # Drawn anew, hardly two pairs meet twice in 56 tables.
    assert len(met) >= 54
    log = logged(
        [PrizeTravelled(4), PrizeTravelled(9), TicketsSold(25, person=1), TicketsSold(15), RaffleDrawn(5)], log
    )
    lines = [(line.place, line.side, line.score) for line in log.evening.standings]
    assert lines == [
        *((1, 7, 240), (2, 5, 225), (2, 11, 225), (4, 8, 190), (5, 3, 185), (6, 2, 150), (6, 10, 150)),
        *((8, 1, 145), (9, 4, 130), (9, 12, 130), (11, 6, 105), (12, 13, 95), (13, 9, 90), (14, 14, 75)),
    ]
    # 28 people at $3: $84. $33.60 first, $16.80 second for two, the thing for who holds it, $33.60 for the hall.
    money = log.evening.money
    assert money.payouts == (
        Payout(PrizeKind.PLACE, 7, 33_60, 1),
        Payout(PrizeKind.PLACE, 5, 8_40, 2),
        Payout(PrizeKind.PLACE, 11, 8_40, 2),
        Payout(PrizeKind.TRAVELLING, 9, 0),
    )
    assert money.hall == 33_60
    # Forty tickets at a dollar, apart from the tin: half for the winner.
    assert money.raffle is not None
    assert (money.raffle.sold, money.raffle.won, money.raffle.hall) == (40, 20_00, 20_00)
    assert 1 <= money.raffle.ticket <= 40
    assert money.raffle.person == (1 if money.raffle.ticket <= 25 else 0)


def test_three_mondays_of_a_club_make_a_season() -> None:
    plan, club = replace(CONFEY, sides=2, games=3, movement=Movement.ALL_STAY), Club()
    for date, rows in (
        ("2026-10-05", "1 3\n2 3\n1 4"),  # cards 1 to 4 win 2 1 2 1
        ("2026-10-12", "2 4\n2 4\n2 3"),  # 0 3 1 2
        ("2026-10-19", "1 4\n1 3\n2 4"),  # 2 1 1 2
    ):
        club = club_entered(club, NightBegun(date))
        for entry in played(in_order(plan, 4), rows).entries:
            club = club_entered(club, entry)
    assert [(line.place, line.names, line.scores, line.total) for line in club.season] == [
        (1, ("Anna 2",), (1, 3, 1), 5),
        (1, ("Anna 4",), (1, 2, 2), 5),
        (1, ("Ben 2",), (1, 3, 1), 5),
        (1, ("Ben 4",), (1, 2, 2), 5),
        (5, ("Anna 1",), (2, 0, 2), 4),
        (5, ("Anna 3",), (2, 1, 1), 4),
        (5, ("Ben 1",), (2, 0, 2), 4),
        (5, ("Ben 3",), (2, 1, 1), 4),
    ]
    # The fourth Monday is not over, and does not count yet.
    for entry in (NightBegun("2026-10-26"), Planned(CONFEY), Came(("Anna 1", "Ben 1"))):
        club = club_entered(club, entry)
    assert {len(line.scores) for line in club.season} == {3}
    # A result of the first Monday is mended after all.
    club = club_entered(club_entered(club, NightOpened(1)), Reported(1, 1, 2))
    assert [(line.names, line.total) for line in club.season[:3]] == [
        (("Anna 2",), 6),
        (("Ben 2",), 6),
        (("Anna 4",), 5),
    ]
