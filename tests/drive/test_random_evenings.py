"""Random evenings of all kinds: nobody sits twice, nobody is lost, and the money adds up to the cent."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.drive.nights import random_evening
from twentyfive.drive import Evening, Log, MovedOn, ProblemKind, Redone, Seated, Undone, entered, logged
from twentyfive.drive.entries import entry_line, read_entry


def everybody_once(log: Log) -> None:
    """Nobody sits twice, and nobody who is here is lost."""
    evening = log.evening
    waiting = [person for party in evening.parties for person in party]
    held = [person for side in evening.sides for person in side.people]
    former = [person for side in evening.sides for person in side.former]
    here = [person.number for person in evening.people if not person.struck]
    assert sorted([*waiting, *held, *former]) == here
    for game in evening.games:
        seats = [*(side for table in game.tables for side in table.sides), *game.out]
        assert len(set(seats)) == len(seats)
        assert all(len(table.sides) >= 2 for table in game.tables)
    if isinstance(log.entries[-1], Seated | MovedOn):
        assert sorted([*seats, *evening.idle]) == [side.number for side in evening.sides if side.gone is None]
        assert all(evening.sides[side - 1].house for side in evening.idle)
        assert all(len(party) < evening.plan.size for party in evening.parties)


def tables_are_full_or_told(evening: Evening) -> None:
    """A table with fewer or more sides than the plan has, and who sits out, are told."""
    told = evening.told
    odd = {problem.table for problem in told if problem.kind is ProblemKind.ODD_TABLE}
    assert odd == {table.number for table in evening.tables if len(table.sides) != evening.plan.sides}
    assert [problem.side for problem in told if problem.kind is ProblemKind.SITS_OUT] == list(evening.out)


def money_adds_up(evening: Evening) -> None:
    """Prizes, pots, open ties and the hall are the tin, to the cent."""
    money = evening.money
    pots = [pot for pot in (money.jackpot, money.cookie_jar) if pot]
    given = sum(payout.cents for payout in money.payouts) + sum(tie.cents for tie in money.ties)
    carried = sum(pot.carried for pot in pots)
    assert money.tin + carried == given + sum(pot.left for pot in pots) + money.hall
    assert money.tin == evening.tin == sum(person.paid for person in evening.people)
    assert all(payout.cents >= 0 for payout in money.payouts)
    if money.raffle is not None:
        assert money.raffle.won + money.raffle.hall == money.raffle.taken


def places_are_in_order(evening: Evening) -> None:
    """Everybody who can has a place, and the places follow the scores."""
    lines = evening.standings
    assert sorted(line.side for line in lines) == [
        side.number for side in evening.sides if not side.house and (side.gone is None or side.stands)
    ]
    assert all(one.score >= other.score for one, other in pairwise(lines))
    assert all(one.place <= other.place for one, other in pairwise(lines))
    assert not lines or lines[0].place == 1
    reported = sum(bool(t.result and t.result.winner) for game in evening.games for t in game.tables)
    over = [game for game in evening.games if game is not evening.game or not game.missing]
    sat_out = sum(len(game.out) for game in over) if evening.plan.sit_out else 0
    assert sum(len(tally.won) for tally in evening.tallies.values()) == reported + sat_out


def undone_and_redone_is_the_same(log: Log) -> None:
    """Undo takes one entry back, redo makes it again, and neither leaves a trace in the evening."""
    if not log.done:
        return
    back = entered(log, Undone())
    again = entered(back, Redone())
    assert again.evening == log.evening
    before = logged([step.entry for step in log.done[:-1]])
    assert back.evening == before.evening


def reads_back(log: Log) -> None:
    """The text of every entry is the entry, and what was entered makes the same evening again."""
    entries = [read_entry(entry_line(entry), "line") for entry in log.entries]
    assert entries == list(log.entries)
    assert logged(entries).evening == log.evening


@pytest.mark.broad("[0-4]")
@pytest.mark.parametrize("ten", range(100))
def test_a_thousand_random_evenings_are_played_without_a_fault(ten: int) -> None:
    for seed in range(10 * ten, 10 * ten + 10):
        most_people = 500 if seed % 50 == 7 else 80
        for turn, log in enumerate(random_evening(seed, most_people)):
            everybody_once(log)
            if turn % 7 == 0 or log.evening.over:
                tables_are_full_or_told(log.evening)
                money_adds_up(log.evening)
                places_are_in_order(log.evening)
        undone_and_redone_is_the_same(log)
        reads_back(log)
