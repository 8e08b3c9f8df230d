"""An evening as it stands: what follows from all that was entered, one entry after the other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import combinations
from types import MappingProxyType
from typing import Any, Final

from twentyfive.drive.chance import drawn_number, shuffled
from twentyfive.drive.entries import (
    Came,
    Cleared,
    CookiesDrawn,
    Ended,
    Entry,
    Exchanged,
    Gone,
    Joined,
    KeptApart,
    LetTogether,
    MovedOn,
    Paid,
    PartnersDrawn,
    Planned,
    PrizeTravelled,
    RaffleDrawn,
    Renamed,
    Reported,
    Returned,
    Seated,
    Struck,
    Substituted,
    TicketsSold,
    TieSettled,
)
from twentyfive.drive.people import Apart, Party, Person, Side, clash, folded, partners_drawn
from twentyfive.drive.places import Cut, Group, Settlement, Standing, cut, groups, standings
from twentyfive.drive.plan import MOST_GAMES, MOST_PEOPLE, Plan, Substitutes, Ties
from twentyfive.drive.play import Game, Table, Tally, game_of, met, ranks, result_of, tallies
from twentyfive.drive.prizes import Money, cookies_drawn, money_of, raffle_money
from twentyfive.drive.problems import Problem, ProblemKind, Refused
from twentyfive.drive.tables import next_seating, rests, seated


@dataclass(frozen=True)
class Evening:
    """An evening as it stands; every list of it is read off here.

    Attributes:
        plan: the choices of the evening.
        people: everybody who was ever on the list, by number.
        apart: the pairs of people who are to be kept apart.
        parties: those on the list who are not seated: all of them before play, later those who came late.
        sides: the sides, by the number of their card; empty before play.
        games: the games so far, the one that is played last.
        ended: whether play was ended before the last game.
        settlements: how equals have divided what they stand for, in the order of entry.
        cookies: the numbers drawn from the cookie jar; empty before the draw.
        holder: the side that holds the travelling prize; 0 for none.
        tickets: the sales of the raffle, each with the person, or 0, and the number of tickets.
        ticket: the ticket that won the raffle; 0 before the draw.
        last_cut: the last cut of cards, to be shown; None before the first.
    """

    plan: Plan = field(default_factory=Plan)
    people: tuple[Person, ...] = ()
    apart: Apart = frozenset()
    parties: tuple[Party, ...] = ()
    sides: tuple[Side, ...] = ()
    games: tuple[Game, ...] = ()
    ended: bool = False
    settlements: tuple[Settlement, ...] = ()
    cookies: tuple[int, ...] = ()
    holder: int = 0
    tickets: tuple[tuple[int, int], ...] = ()
    ticket: int = 0
    last_cut: Cut | None = None

    @property
    def game(self) -> Game | None:
        """The game that is played, or was last; None before play."""
        return self.games[-1] if self.games else None

    @property
    def tables(self) -> tuple[Table, ...]:
        """The tables of that game."""
        return self.games[-1].tables if self.games else ()

    @property
    def out(self) -> tuple[int, ...]:
        """The sides that sit out that game."""
        return self.games[-1].out if self.games else ()

    @property
    def missing(self) -> tuple[int, ...]:
        """The numbers of the tables that have not reported that game."""
        return self.games[-1].missing if self.games else ()

    @cached_property
    def table_of(self) -> Mapping[int, int]:
        """The number of the table at which each side sits in that game, by card; 0 for sitting out."""
        found = {side: table.number for table in self.tables for side in table.sides}
        return dict.fromkeys(self.out, 0) | found

    @property
    def coming(self) -> tuple[Side, ...]:
        """The sides that get a card when play begins or at the next game: the parties that are whole."""
        size, since, first = self.plan.size, len(self.games) + 1, len(self.sides) + 1
        whole = [party for party in self.parties if len(party) == size]
        return tuple(
            Side(number, party, since, all(self.people[person - 1].house for person in party))
            for number, party in enumerate(whole, first)
        )

    @property
    def next_sides(self) -> tuple[int, ...]:
        """The cards that play, or sit out, when play begins or at the next game."""
        return tuple(_present(_with_new_sides(self)))

    @property
    def takes_substitutes(self) -> bool:
        """Whether somebody else may still take over a card."""
        has_begun = len(self.games) > 1 or len(self.missing) < len(self.tables)
        return self.plan.substitutes is not Substitutes.BEFORE_FIRST_GAME or not has_begun

    @property
    def over(self) -> bool:
        """Whether the last game is over, or play was ended before it."""
        return bool(self.games) and (self.ended or (len(self.games) >= self.plan.games and not self.missing))

    @property
    def tin(self) -> int:
        """What was paid, in cents."""
        return sum(person.paid for person in self.people)

    @cached_property
    def owing(self) -> Mapping[Party, int]:
        """What those on the list have not paid of the fee, in cents, by those who came or play together.

        Who took a card over is paid for with it, and the house pays nothing.
        """
        held: list[tuple[Party, Party]] = [(side.people, side.former) for side in self.sides]
        owing = {}
        for people, former in [*held, *((party, ()) for party in self.parties)]:
            if not all(self.people[one - 1].house for one in people):
                paid = sum(self.people[one - 1].paid for one in (*people, *former))
                owing[people] = max(0, self.plan.fee * len(people) - paid)
        return {people: cents for people, cents in owing.items() if cents}

    @property
    def owed(self) -> int:
        """What all of them have not paid, in cents."""
        return sum(self.owing.values())

    def person(self, number: int) -> Person:
        """The person with that number.

        Raises:
            Refused: if there is none.
        """
        if not 0 < number <= len(self.people) or self.people[number - 1].struck:
            raise Refused(ProblemKind.NO_SUCH_PERSON, person=number)
        return self.people[number - 1]

    def side(self, number: int) -> Side:
        """The side with that card.

        Raises:
            Refused: if there is none.
        """
        if not 0 < number <= len(self.sides):
            raise Refused(ProblemKind.NO_SUCH_SIDE, side=number)
        return self.sides[number - 1]

    def names(self, people: Iterable[int]) -> tuple[str, ...]:
        """The names of people by their numbers."""
        return tuple(self.people[number - 1].name for number in people)

    @cached_property
    def tallies(self) -> Mapping[int, Tally]:
        """What the evening has come to for each side, by the number of its card."""
        return tallies(self.plan, self.sides, self.games)

    @cached_property
    def groups(self) -> tuple[Group, ...]:
        """All who have a place, by score."""
        return groups(self.plan, self.sides, self.tallies, self.settlements)

    @cached_property
    def standings(self) -> tuple[Standing, ...]:
        """The standings, the first first."""
        return standings(self.plan, self.groups)

    @cached_property
    def money(self) -> Money:
        """Where the money goes, as things stand; it is final when the evening is over and no tie is open."""
        return money_of(
            self.plan,
            self.tin,
            self.groups,
            self.sides,
            self.tallies,
            self.settlements,
            self.cookies,
            self.holder,
            raffle_money(self.plan, self.tickets, self.ticket),
        )

    @cached_property
    def idle(self) -> tuple[int, ...]:
        """The sides of the house that are not needed in this game."""
        if not self.games:
            return ()
        there = {side for table in self.tables for side in table.sides}.union(self.out)
        house = (side.number for side in self.sides if side.house and side.gone is None)
        return tuple(side for side in house if side not in there)

    @cached_property
    def told(self) -> tuple[Problem, ...]:
        """What the organiser is to be told: who is without a partner, not parted or sits out, and what is odd."""
        found = [
            Problem(ProblemKind.NO_PARTNER, person=party[0]) for party in self.parties if len(party) < self.plan.size
        ]
        if self.apart:
            units = [*self.parties, *(side.people for side in self.sides if side.gone is None)]
            if len(self.games) == 1:
                units = [tuple(who for side in table.sides for who in self.side(side).people) for table in self.tables]
            found += [
                Problem(ProblemKind.UNPARTED, person=one, other=other)
                for one, other in sorted(self.apart)
                if any(one in unit and other in unit for unit in units)
            ]
        found += [
            Problem(ProblemKind.ODD_TABLE, table=table.number, count=len(table.sides))
            for table in self.tables
            if len(table.sides) != self.plan.sides
        ]
        found += [Problem(ProblemKind.SITS_OUT, side=side) for side in self.out]
        if self.money.hall < 0:
            found.append(Problem(ProblemKind.TIN_SHORT, count=-self.money.hall))
        return tuple(found)

    @cached_property
    def here(self) -> Mapping[str, int]:
        """The numbers of all who are on the list or hold a card, by the folded name."""
        held = [side.people for side in self.sides]
        return {folded(self.people[one - 1].name): one for party in (*self.parties, *held) for one in party}


def applied(evening: Evening, entry: Entry) -> Evening:
    """Return the evening after an entry, which is not one that is taken back or made again.

    Raises:
        Refused: with the reason, if it cannot be.
    """
    return _APPLIED[type(entry)](evening, entry)


def _planned(evening: Evening, entry: Planned) -> Evening:
    plan, before = entry.plan, evening.plan
    if (problem := plan.problem) is not None:
        raise Refused(problem.kind, count=problem.count)
    if evening.games and (plan.size, plan.scoring) != (before.size, before.scoring):
        raise Refused(ProblemKind.FIXED_NOW)
    if plan.games < len(evening.games):
        raise Refused(ProblemKind.FEWER_THAN_PLAYED, game=len(evening.games))
    if (too_large := max(map(len, evening.parties), default=0)) > plan.size:
        raise Refused(ProblemKind.PARTY_TOO_LARGE, count=too_large)
    return replace(evening, plan=plan)


def _came(evening: Evening, entry: Came) -> Evening:
    if len(entry.names) > evening.plan.size:
        raise Refused(ProblemKind.PARTY_TOO_LARGE, count=len(entry.names))
    if evening.over:
        raise Refused(ProblemKind.IS_OVER)
    people = list(evening.people)
    for name in entry.names:
        _check_name(evening, name)
        people.append(Person(len(people) + 1, name, entry.paid, entry.house))
    if len({folded(name) for name in entry.names}) < len(entry.names):
        raise Refused(ProblemKind.NAME_TWICE, name=entry.names[-1])
    if (count := len(evening.here) + len(entry.names)) > MOST_PEOPLE:
        raise Refused(ProblemKind.TOO_MANY_PEOPLE, count=count)
    party = tuple(range(len(evening.people) + 1, len(people) + 1))
    after = replace(evening, people=tuple(people), parties=(*evening.parties, party))
    # Who is here follows from who was: asking all 500 again for each who comes would take a third of opening a file.
    after.__dict__["here"] = {**evening.here, **{folded(people[one - 1].name): one for one in party}}
    return after


def _check_name(evening: Evening, name: str, person: int = 0) -> None:
    """Raise Refused if somebody else is called so. `person` may be."""
    if (other := evening.here.get(folded(name), person)) != person:
        raise Refused(ProblemKind.NAME_TAKEN, name=name, person=other)
    if len(evening.people) >= 2 * MOST_PEOPLE:
        raise Refused(ProblemKind.TOO_MANY_PEOPLE, count=len(evening.people))


def _with_person(evening: Evening, person: Person) -> tuple[Person, ...]:
    people = evening.people
    return (*people[: person.number - 1], person, *people[person.number :])


def _renamed(evening: Evening, entry: Renamed) -> Evening:
    person = evening.person(entry.person)
    _check_name(evening, entry.name, entry.person)
    return replace(evening, people=_with_person(evening, replace(person, name=entry.name)))


def _paid(evening: Evening, entry: Paid) -> Evening:
    person = replace(evening.person(entry.person), paid=entry.cents)
    return replace(evening, people=_with_person(evening, person))


def _party_of(evening: Evening, person: int) -> Party:
    """The party of somebody who is not seated. Raises Refused if they are, or there is no such person."""
    evening.person(person)
    party = next((party for party in evening.parties if person in party), None)
    if party is None:
        raise Refused(ProblemKind.IS_SEATED, person=person)
    return party


def _struck(evening: Evening, entry: Struck) -> Evening:
    party = _party_of(evening, entry.person)
    people = _with_person(evening, replace(evening.person(entry.person), paid=0, struck=True))
    rest = tuple(one for one in party if one != entry.person)
    parties = [rest if each == party else each for each in evening.parties]
    return replace(evening, people=people, parties=tuple(each for each in parties if each))


def _pair(evening: Evening, one: int, other: int) -> tuple[int, int]:
    if one == other:
        raise Refused(ProblemKind.SAME_PERSON, person=one)
    evening.person(one)
    evening.person(other)
    return min(one, other), max(one, other)


def _kept_apart(evening: Evening, entry: KeptApart) -> Evening:
    return replace(evening, apart=evening.apart | {_pair(evening, entry.one, entry.other)})


def _let_together(evening: Evening, entry: LetTogether) -> Evening:
    return replace(evening, apart=evening.apart - {_pair(evening, entry.one, entry.other)})


def _joined(evening: Evening, entry: Joined) -> Evening:
    joining = set(entry.people)
    if len(joining) < len(entry.people):
        raise Refused(ProblemKind.SAME_PERSON, person=entry.people[0])
    if len(joining) > evening.plan.size:
        raise Refused(ProblemKind.PARTY_TOO_LARGE, count=len(joining))
    for person in entry.people:
        _party_of(evening, person)
    rest = [tuple(one for one in party if one not in joining) for party in evening.parties]
    return replace(evening, parties=tuple(sorted(party for party in (*rest, entry.people) if party)))


def _partners_drawn(evening: Evening, entry: PartnersDrawn) -> Evening:
    return replace(evening, parties=partners_drawn(evening.parties, evening.plan.size, evening.apart, entry.seed))


def _with_new_sides(evening: Evening) -> Evening:
    """Give a card to each party that is whole."""
    waiting = tuple(party for party in evening.parties if len(party) < evening.plan.size)
    return replace(evening, sides=(*evening.sides, *evening.coming), parties=waiting)


def _present(evening: Evening) -> list[int]:
    """The sides that are to play or sit out: those of the house only as far as they fill a table."""
    here = [side for side in evening.sides if side.gone is None]
    own, house = ([side.number for side in here if side.house is of_house] for of_house in (False, True))
    needed = -len(own) % evening.plan.sides
    return [*own, *house[:needed]] if needed <= len(house) else own


def _seated(evening: Evening, entry: Seated) -> Evening:
    if evening.games:
        raise Refused(ProblemKind.HAS_BEGUN)
    after = _with_new_sides(evening)
    present = _present(after)
    if len(present) < 2:
        raise Refused(ProblemKind.TOO_FEW_SIDES, count=len(present))
    if entry.order:
        if sorted(entry.order) != sorted(present):
            raise Refused(ProblemKind.WRONG_ORDER)
        seating = seated(entry.order, after.plan)
    else:

        def clashing(one: int, other: int) -> bool:
            return clash(after.apart, after.sides[one - 1].people, after.sides[other - 1].people)

        seating = seated(shuffled(present, entry.seed), after.plan, clashing if after.apart else None)
    return replace(after, games=(game_of(1, seating),))


def _game(evening: Evening, number: int) -> Game:
    if not evening.games:
        raise Refused(ProblemKind.NOT_BEGUN)
    if not 0 < number <= len(evening.games):
        raise Refused(ProblemKind.NO_SUCH_GAME, game=number)
    return evening.games[number - 1]


def _table(evening: Evening, game: int, number: int) -> Table:
    tables = _game(evening, game).tables
    if not 0 < number <= len(tables):
        raise Refused(ProblemKind.NO_SUCH_TABLE, game=game, table=number)
    return tables[number - 1]


def _with_table(evening: Evening, number: int, table: Table) -> Evening:
    games = evening.games
    game = games[number - 1]
    tables = (*game.tables[: table.number - 1], table, *game.tables[table.number :])
    after = Game(number, tables, game.out)
    return replace(evening, games=(*games[: number - 1], after, *games[number:]))


def _reported(evening: Evening, entry: Reported) -> Evening:
    table = _table(evening, entry.game, entry.table)
    result = result_of(entry.game, table, evening.plan.scoring, entry.winner, entry.points)
    return _with_table(evening, entry.game, Table(table.number, table.sides, result))


def _cleared(evening: Evening, entry: Cleared) -> Evening:
    table = _table(evening, entry.game, entry.table)
    return _with_table(evening, entry.game, Table(table.number, table.sides))


def _exchanged(evening: Evening, entry: Exchanged) -> Evening:
    game = _game(evening, entry.game)
    there = {side for table in game.tables for side in table.sides}.union(game.out)
    for side in (entry.one, entry.other):
        if evening.side(side).number not in there:
            raise Refused(ProblemKind.NOT_AT_TABLE, game=entry.game, side=side)
    other = {entry.one: entry.other, entry.other: entry.one}

    def exchanged(sides: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(other.get(side, side) for side in sides)

    tables = tuple(
        Table(table.number, exchanged(table.sides)) if other.keys() & set(table.sides) else table
        for table in game.tables
    )
    after = Game(game.number, tables, exchanged(game.out))
    return replace(evening, games=(*evening.games[: game.number - 1], after, *evening.games[game.number :]))


def _moved_on(evening: Evening, entry: MovedOn) -> Evening:
    game = _game(evening, len(evening.games))
    if game.missing:
        raise Refused(ProblemKind.RESULT_MISSING, game=game.number, table=game.missing[0])
    if evening.over or len(evening.games) >= evening.plan.games:
        raise Refused(ProblemKind.IS_OVER)
    plan, number = evening.plan, game.number + 1
    after = _with_new_sides(evening)
    present = _present(after)
    if len(present) < 2:
        raise Refused(ProblemKind.TOO_FEW_SIDES, count=len(present))
    due = ranks(plan.scoring, evening.games[-plan.every :]) if game.number % plan.every == 0 else None
    rested = rests(each.seating for each in evening.games)
    seating = next_seating(plan, game.seating, due, present, rested, lambda: _met(after), entry.seed)
    return replace(after, games=(*evening.games, game_of(number, seating)))


def _met(evening: Evening) -> Counter[tuple[int, int]]:
    """Count how often two sides were at one table. Who is to be kept apart counts as having met all evening."""
    found = met(evening.games)
    if evening.apart:
        for one, other in combinations(evening.sides, 2):
            if clash(evening.apart, one.people, other.people):
                found[one.number, other.number] += MOST_GAMES
    return found


def _gone(evening: Evening, entry: Gone) -> Evening:
    side = evening.side(entry.side)
    if side.gone is not None:
        raise Refused(ProblemKind.IS_GONE, side=side.number)
    return _with_side(evening, replace(side, gone=len(evening.games), stands=entry.stands))


def _returned(evening: Evening, entry: Returned) -> Evening:
    side = evening.side(entry.side)
    if side.gone is None:
        raise Refused(ProblemKind.IS_HERE, side=side.number)
    return _with_side(evening, replace(side, gone=None, stands=True))


def _with_side(evening: Evening, side: Side) -> Evening:
    return replace(evening, sides=(*evening.sides[: side.number - 1], side, *evening.sides[side.number :]))


def _substituted(evening: Evening, entry: Substituted) -> Evening:
    evening.person(entry.person)
    side = next((side for side in evening.sides if entry.person in side.people), None)
    if side is None:
        raise Refused(ProblemKind.NOT_BEGUN)
    if not evening.takes_substitutes:
        raise Refused(ProblemKind.TOO_LATE_FOR_SUBSTITUTES, side=side.number)
    _check_name(evening, entry.name)
    person = Person(len(evening.people) + 1, entry.name, house=evening.person(entry.person).house)
    people = tuple(person.number if one == entry.person else one for one in side.people)
    after = _with_side(evening, replace(side, people=people, former=(*side.former, entry.person)))
    return replace(after, people=(*evening.people, person))


def _ended(evening: Evening, _entry: Ended) -> Evening:
    _game(evening, len(evening.games))
    if evening.over:
        raise Refused(ProblemKind.IS_OVER)
    return replace(evening, ended=True)


def _tie_settled(evening: Evening, entry: TieSettled) -> Evening:
    if not evening.over:
        raise Refused(ProblemKind.NOT_OVER)
    sides = tuple(sorted(entry.sides))
    scores = {evening.tallies[evening.side(side).number].score for side in sides}
    if len(scores) > 1 or len(set(sides)) < len(sides):
        raise Refused(ProblemKind.NO_SUCH_TIE)
    last_cut = evening.last_cut
    order, forfeited = entry.order, entry.forfeited
    match entry.how:
        case Ties.CUT:
            last_cut = cut(sides, entry.seed)
            order, forfeited = last_cut.order, ()
        case Ties.PLAY_OFF:
            if not order or sorted((*order, *forfeited)) != list(sides):
                raise Refused(ProblemKind.WRONG_PLAY_OFF)
        case Ties.SPLIT:
            order = forfeited = ()
    settlement = Settlement(sides, entry.how, (*order, *forfeited), forfeited)
    return replace(evening, settlements=(*evening.settlements, settlement), last_cut=last_cut)


def _cookies_drawn(evening: Evening, entry: CookiesDrawn) -> Evening:
    if evening.plan.cookie_jar is None:
        raise Refused(ProblemKind.NOT_PLANNED)
    return replace(evening, cookies=cookies_drawn(evening.plan, entry.seed))


def _prize_travelled(evening: Evening, entry: PrizeTravelled) -> Evening:
    if evening.plan.travelling is None:
        raise Refused(ProblemKind.NOT_PLANNED)
    return replace(evening, holder=evening.side(entry.side).number)


def _tickets_sold(evening: Evening, entry: TicketsSold) -> Evening:
    if evening.plan.raffle is None:
        raise Refused(ProblemKind.NOT_PLANNED)
    if entry.person:
        evening.person(entry.person)
    return replace(evening, tickets=(*evening.tickets, (entry.person, entry.count)))


def _raffle_drawn(evening: Evening, entry: RaffleDrawn) -> Evening:
    if evening.plan.raffle is None:
        raise Refused(ProblemKind.NOT_PLANNED)
    sold = sum(count for _, count in evening.tickets)
    if not sold:
        raise Refused(ProblemKind.NO_TICKETS)
    return replace(evening, ticket=drawn_number(sold, entry.seed))


_APPLIED: Final[Mapping[type[Entry], Callable[[Evening, Any], Evening]]] = MappingProxyType(
    {
        Planned: _planned,
        Came: _came,
        Renamed: _renamed,
        Paid: _paid,
        Struck: _struck,
        KeptApart: _kept_apart,
        LetTogether: _let_together,
        Joined: _joined,
        PartnersDrawn: _partners_drawn,
        Seated: _seated,
        Reported: _reported,
        Cleared: _cleared,
        Exchanged: _exchanged,
        MovedOn: _moved_on,
        Gone: _gone,
        Returned: _returned,
        Substituted: _substituted,
        Ended: _ended,
        TieSettled: _tie_settled,
        CookiesDrawn: _cookies_drawn,
        PrizeTravelled: _prize_travelled,
        TicketsSold: _tickets_sold,
        RaffleDrawn: _raffle_drawn,
    }
)
