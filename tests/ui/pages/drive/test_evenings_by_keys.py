"""The evenings of Confey, Cape Breton and Wentworth in the real window, by keys alone, from the door to the season.

The tables of winners, and the wins, places and sums, were counted by hand. In them a pair has the number of the place
at which the draw seats it for the first game: at tables of three 1 to 3 sit at table 1, 4 to 6 at table 2, and so on.
So they hold whatever chance draws.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import cycle, groupby

import pytest

from tests.drive.test_halls import CAPE_BRETON_WINNERS, CONFEY_WINNERS, WENTWORTH_POINTS
from tests.turns import turn
from tests.ui.pages.drive.driving import Drive
from tests.ui.pressing import focused
from tests.ui.reading import sentences
from tests.ui.whole import Start, button
from twentyfive.drive import AddedFor, PrizeKind, Source, Ties
from twentyfive.presentation.drive.game_shown import SIDE_KEYS, table_key
from twentyfive.presentation.start.entry import Entry
from twentyfive.ui.pages.drive.plan_page import PlanPage
from twentyfive.wording import drive as words

FIRST_NAMES = ("Ann", "Seán", "Bríd", "Pat", "Nuala", "Con", "Máire")
SURNAMES = (
    "Kelly", "O’Brien", "Byrne", "Ryan", "Daly", "Mac Giolla", "Walsh", "Ó Sé", "Burke", "Nolan", "Quinn", "Roche",
)  # fmt: skip
PEOPLE = tuple(f"{first} {last}" for last in SURNAMES for first in FIRST_NAMES)
HAND = ("{} & {}", "{}+{}", " {}  &  {} ", "{} / {}", "{}; {}")
"""How people write two names on one line."""

Numbers = Mapping[str, int]
"""The number of each pair by its names."""


@pytest.fixture
def drive(start: Start) -> Drive:
    """The window at the page of the clubs."""
    whole = start()
    whole.window.start.chosen.emit(Entry.DRIVE)
    turn()
    return Drive(whole)


def begin(drive: Drive, club: str, hall: Source) -> None:
    """Begin the evening of a club with the choices of a hall."""
    assert focused() is drive.clubs.name
    drive.type(club)
    drive.enter()
    drive.choose(drive.people.hall, hall)
    drive.people.names.setFocus()


def come(drive: Drive, pairs: int, alone: int) -> None:
    """Let so many pairs come in at the door, the last of them each alone, and draw partners for these."""
    people, hands = iter(PEOPLE[: 2 * pairs]), cycle(HAND)
    for _ in range(pairs - alone):
        drive.type(next(hands).format(next(people), next(people)))
        drive.enter()
    for name in people:
        drive.type(name)
        drive.enter()
    if alone:
        drive.push(drive.people.partners)
    assert len(drive.people.list.lines) == pairs
    assert not drive.people.partners.isVisible(), "nobody is without a partner"


def pay(drive: Drive) -> None:
    """Let everybody pay."""
    for line in drive.people.list.lines:
        drive.push(line)
        drive.push(button(drive.people, "Paid"))


def seated(drive: Drive) -> Numbers:
    """Draw the seats; return the numbers of the pairs, as the first game shows them."""
    drive.push(drive.people.footer.start)
    assert drive.whole.window.router.is_at("drive_games")
    names = [side.names for box in drive.games.tables.boxes for side in box.shown.sides]
    return {pair: number for number, pair in enumerate(names, 1)}


def play(drive: Drive, numbers: Numbers, rows: str) -> int:
    """Enter a table of winners: a line for each game, in it a number for each table. Return the strokes it took."""
    before = drive.strokes
    for row in rows.split("\n"):
        for box, winner in zip(drive.games.tables.boxes, row.split(), strict=True):
            sides = [numbers[side.names] for side in box.shown.sides]
            drive.type(table_key(box.shown.number) + SIDE_KEYS[sides.index(int(winner))].lower())
        assert drive.games.footer.said.endswith("All tables are in.")
        drive.enter()
    assert drive.whole.window.router.is_at("drive_end")
    return drive.strokes - before


def places(drive: Drive, numbers: Numbers) -> Iterator[tuple[int, list[int], int]]:
    """Yield the places with the numbers of those who have them and their score."""
    evening = drive.evening
    for (place, score), lines in groupby(evening.standings, key=lambda line: (line.place, line.score)):
        yield place, sorted(numbers[words.side_names(evening, line.side)] for line in lines), score


def prizes(drive: Drive, numbers: Numbers) -> list[tuple[PrizeKind, int, int]]:
    """Return the prizes with the numbers of those who get them, in the order of the page; it names each."""
    said, evening, found = "\n".join(sentences(drive.end)), drive.evening, []
    for payout in evening.money.payouts:
        names = words.side_names(evening, payout.side)
        assert names in said
        assert words.money(payout.cents) in said
        found.append((payout.kind, numbers[names], payout.cents))
    assert words.FOR_THE_HALL(money=words.money(evening.money.hall)) in said
    return sorted(found, key=lambda prize: (list(PrizeKind).index(prize[0]), -prize[2], prize[1]))


def season(drive: Drive, numbers: Numbers) -> Iterator[tuple[int, list[int], int]]:
    """Yield the places of the season with the numbers of the pairs and their score."""
    for (place, score), lines in groupby(drive.room.desk.club.season, key=lambda line: (line.place, line.total)):
        yield place, sorted(numbers[words.joined(line.names)] for line in lines), score


@pytest.mark.broad
def test_two_mondays_in_confey(drive: Drive) -> None:
    """Up to 14 tables of six, three pairs; €5; 20 games; winners have 9 to 12; a jackpot for 14, carried on."""
    begin(drive, "Confey GAA", Source.CONFEY)
    come(drive, 42, alone=2)
    pay(drive)
    assert drive.people.footer.said.startswith("People: 84; Pairs: 42; Tables: 14; In the tin: ")
    numbers = seated(drive)
    pair = {number: names for names, number in numbers.items()}
    assert [len(box.sides) for box in drive.games.tables.boxes] == [3] * 14
    assert play(drive, numbers, CONFEY_WINNERS) <= 2 * 14 * 20, "two strokes a result"
    assert list(places(drive, numbers))[:4] == [
        (1, [34], 12),
        (2, [6, 18], 11),
        (4, [10, 35], 10),
        (6, [11, 19, 26, 28, 30, 42], 9),
    ]
    # 84 people at 5: 420. The first has 40 %, the second 20 %, which two share; 10 % are put into the jackpot.
    assert prizes(drive, numbers) == [
        (PrizeKind.PLACE, 34, 168_00),
        (PrizeKind.PLACE, 6, 42_00),
        (PrizeKind.PLACE, 18, 42_00),
    ]
    assert drive.evening.money.hall == 126_00  # 420 − 168 − 84 − 42
    assert words.POT_LEFT(money=words.money(42_00), pot=words.JACKPOT_POT()) in sentences(drive.end)

    # The next Monday only the first three come. The 6 wins fourteen games of twenty, and the 34 the rest.
    drive.push(drive.end.night)
    drive.people.names.setFocus()
    for number in (34, 6, 18):
        drive.type(pair[number])
        drive.enter()
    pay(drive)
    seated(drive)
    play(drive, numbers, "\n".join(14 * ["6"] + 6 * ["34"]))
    # 6 people at 5: 30. 12 and 6 for the places; the jackpot has the 42 of last Monday, and 10 % more.
    assert list(places(drive, numbers)) == [(1, [6], 14), (2, [34], 6), (3, [18], 0)]
    assert prizes(drive, numbers) == [
        (PrizeKind.PLACE, 6, 12_00),
        (PrizeKind.PLACE, 34, 6_00),
        (PrizeKind.JACKPOT, 6, 45_00),
    ]
    assert drive.evening.money.hall == 9_00  # 30 − 12 − 6 − 3

    # The season: 11 + 14, 12 + 6, 11 + 0, and the others have what they won on the first Monday.
    drive.push(drive.end.to["drive_season"])
    drive.choose(drive.season.added_for, AddedFor.SIDES)
    assert list(season(drive, numbers))[:5] == [
        (1, [6], 25),
        (2, [34], 18),
        (3, [18], 11),
        (4, [10, 35], 10),
        (6, [11, 19, 26, 28, 30, 42], 9),
    ]
    assert drive.season.table.accessibleName().startswith(f"1. {pair[6]} 25; 2. {pair[34]} 18; 3. {pair[18]} 11; ")
    # If only the better evening counts: 14, 12, and 11.
    drive.choose(drive.season.best, 1)
    assert list(season(drive, numbers))[:4] == [(1, [6], 14), (2, [34], 12), (3, [18], 11), (4, [10, 35], 10)]


def test_a_night_on_cape_breton(drive: Drive, monkeypatch: pytest.MonkeyPatch) -> None:
    """Couples; 25 games; the winning couple moves on, the losers stay; three prizes; a prize for the fewest; a jar."""
    begin(drive, "Glendale 45s", Source.CAPE_BRETON)
    come(drive, 16, alone=1)
    pay(drive)
    numbers = seated(drive)
    assert play(drive, numbers, CAPE_BRETON_WINNERS) <= 2 * 8 * 25
    # Places are those of scores: the 16 is second, the 18s share the first prize, and the 15s the third.
    assert list(places(drive, numbers))[:4] == [(1, [12, 16], 18), (2, [10], 16), (3, [3, 14], 15), (4, [6], 14)]
    monkeypatch.setattr("twentyfive.ui.pages.drive.drive_room.new_seed", lambda: 0)
    drive.push(drive.end.draws.draw_cookies)
    # 1, 2, 5, 12, 13, 18, 21 and 24 are drawn. The 12 has won 5, 12, 18, 21 and 24, but not the first game; nobody has
    # won both 1 and 2. So the jar is carried on.
    assert drive.evening.cookies == (1, 5, 13, 12, 2, 21, 18, 24)
    assert words.COOKIES(numbers="1; 2; 5; 12; 13; 18; 21; 24") in sentences(drive.end)
    # 32 people at 5: 160. 40, 20 and 10 % for the places, 5 % for the fewest, which are the 3 of couple 4, 5 % for the
    # jar.
    assert prizes(drive, numbers) == [
        (PrizeKind.PLACE, 10, 32_00),
        (PrizeKind.PLACE, 12, 32_00),
        (PrizeKind.PLACE, 16, 32_00),
        (PrizeKind.PLACE, 3, 8_00),
        (PrizeKind.PLACE, 14, 8_00),
        (PrizeKind.BOOBIE, 4, 8_00),
    ]
    assert words.POT_LEFT(money=words.money(8_00), pot=words.COOKIE_POT()) in sentences(drive.end)
    assert drive.evening.money.hall == 32_00  # 160 − 64 − 32 − 16 − 8 − 8

    # Not all of the 18s agree to share, so they cut: the lower card has the whole first prize, the other nothing.
    drive.push(drive.end.to["drive_plan"])
    drive.choose(drive.whole.page(PlanPage).rules["ties"], Ties.CUT)
    drive.push(drive.whole.page(PlanPage).to["drive_end"])
    assert [len(tie.sides) for tie in drive.evening.money.ties] == [2, 2]
    for couples in ((12, 16), (3, 14)):
        drive.push(next(way for way in drive.end.settle if way.text() == words.CUT()))
        assert drive.evening.last_cut is not None
        *_, last = drive.evening.last_cut.rounds
        lowest = min(last, key=lambda card: card.rank).side
        assert sorted(numbers[words.side_names(drive.evening, card.side)] for card in last) == list(couples)
        [won] = {numbers[words.side_names(drive.evening, lowest)]}
        kinds = [(kind, cents) for kind, number, cents in prizes(drive, numbers) if number == won]
        assert kinds == [(PrizeKind.PLACE, 64_00 if couples == (12, 16) else 16_00)]
    assert not drive.evening.money.ties
    assert drive.evening.money.hall == 32_00


def test_eight_sessions_at_wentworth(drive: Drive) -> None:
    """7 tables of four; $3; drawn anew for each of eight sessions with points."""
    begin(drive, "Wentworth Hall", Source.WENTWORTH)
    come(drive, 14, alone=3)
    pay(drive)
    numbers = seated(drive)
    for session in range(8):
        for box in drive.games.tables.boxes:
            for field, side in zip(box.fields, box.shown.sides, strict=True):
                field.setFocus()
                drive.type(str(WENTWORTH_POINTS[numbers[side.names]][session]))
        drive.enter()
        drive.push(drive.games.footer.start)
    assert drive.whole.window.router.is_at("drive_end")
    assert list(places(drive, numbers)) == [
        *((1, [7], 240), (2, [5, 11], 225), (4, [8], 190), (5, [3], 185), (6, [2, 10], 150), (8, [1], 145)),
        *((9, [4, 12], 130), (11, [6], 105), (12, [13], 95), (13, [9], 90), (14, [14], 75)),
    ]
    # 28 people at 3: 84. 40 % for the first, 20 % for the second, which two share.
    assert prizes(drive, numbers) == [
        (PrizeKind.PLACE, 7, 33_60),
        (PrizeKind.PLACE, 5, 8_40),
        (PrizeKind.PLACE, 11, 8_40),
    ]
    assert drive.evening.money.hall == 33_60  # 84 − 33.60 − 16.80
    # The travelling prize lies with the 8, whose card it was on last.
    [eight] = [
        side.number for side in drive.evening.sides if numbers[words.side_names(drive.evening, side.number)] == 8
    ]
    draws = drive.end.draws
    drive.push(draws.holder.field)
    draws.holder.field.selectAll()
    drive.type(str(eight))
    drive.enter()
    assert drive.evening.holder == eight
    # 50/50: the 25 and 16 tickets at 1 bring 41, and the ticket drawn wins the half of it.
    for count, buyer in (("25", PEOPLE[0]), ("16", PEOPLE[4])):
        draws.tickets.field.setFocus()
        drive.type(count)
        draws.buyer.field.setFocus()
        drive.type(buyer)
        drive.enter()
    drive.push(draws.draw_raffle)
    raffle = drive.evening.money.raffle
    assert raffle is not None
    assert (raffle.sold, raffle.taken, raffle.won, raffle.hall) == (41, 41_00, 20_50, 20_50)
    winner = drive.evening.person(raffle.person).name
    assert winner == (PEOPLE[0] if drive.evening.ticket <= 25 else PEOPLE[4])
    said = "\n".join(sentences(drive.end))
    assert winner in said
    assert words.money(20_50) in said
