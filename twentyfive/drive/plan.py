"""The plan of an evening: everything that a hall can choose, each with its usual value and where it is known from.

No hall has written rules for everything. What none is known to have written is a choice of the organiser, too, and is
printed on the evening's sheet.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from types import MappingProxyType
from typing import Annotated, Final

from twentyfive.drive.problems import Problem, ProblemKind
from twentyfive.strict_json import Entries, number, plain_text

MOST_PEOPLE: Final = 500
"""The largest drives of Castlegar in Galway."""

MOST_AT_TABLE: Final = 9
"""Three threes, as in Belfast."""

MOST_GAMES: Final = 60
MOST_CENTS: Final = 9_999_999
MOST_POINTS: Final = 9_999
MOST_PRIZES: Final = 30
MOST_EVENING_LETTERS: Final = 60
MOST_THING_LETTERS: Final = 40

Cents = Annotated[int, number(0, MOST_CENTS)]
Score = Annotated[int, number(-MOST_POINTS, MOST_POINTS)]


class Movement(StrEnum):
    """Who goes to which table when a round is over. The first table is the highest."""

    WINNERS_MOVE = "winners-move"  # the winner goes to the next table, that of the last to the first; the rest stay
    LOSERS_MOVE = "losers-move"  # the winner stays; one loser goes a table on, the second one back, the third two on
    WINNERS_UP = "winners-up"  # the winner goes a table up and the last a table down; those between stay
    ALL_STAY = "all-stay"
    DRAWN = "drawn"  # all seats are drawn anew, with few who meet again


class LeftOver(StrEnum):
    """What is done if the sides do not fill the tables."""

    SITS_OUT = "sits-out"  # some sit out by turns
    SMALLER = "smaller"  # some tables have a side fewer
    LARGER = "larger"  # some tables have a side more
    ORGANISER = "organiser"  # the organiser's side plays while it is needed, and has no place


class Scoring(StrEnum):
    """What a table reports."""

    WINS = "wins"  # who won
    POINTS = "points"  # the points of each side, as in auction games


class Counting(StrEnum):
    """How places are counted after equals."""

    BY_SIDES = "by-sides"  # 18 18 16 15 15: places 1 1 2 3 3, and a prize for each place
    USUAL = "usual"  # 18 18 16 15 15: places 1 1 3 4 4, and equals stand for as many prizes as they are


class Ties(StrEnum):
    """How equals divide what they stand for."""

    SPLIT = "split"
    CUT = "cut"  # the lowest card wins, the ace being low; equal cards are cut again
    PLAY_OFF = "play-off"  # who refuses forfeits


class Substitutes(StrEnum):
    """Until when somebody else may take over a card."""

    ANY_TIME = "any-time"
    BEFORE_FIRST_GAME = "before-first-game"


class Revoke(StrEnum):
    """What happens to a side that revokes."""

    LOSES_GAME = "loses-game"
    PUT_RIGHT = "put-right"  # if it is seen before the next trick is led, else the game is lost
    ORGANISER_DECIDES = "organiser-decides"


class Misdeal(StrEnum):
    """What happens after a misdeal."""

    DEAL_AGAIN = "deal-again"
    NEXT_DEALS = "next-deals"
    ORGANISER_DECIDES = "organiser-decides"


class FirstDeal(StrEnum):
    """Who deals first at a table."""

    WINNERS = "winners"
    CUT = "cut"


class Source(StrEnum):
    """Where a choice is known from."""

    BELFAST = "belfast"
    CAPE_BRETON = "cape-breton"
    CONFEY = "confey"
    NOVA_SCOTIA_GAMES = "nova-scotia-games"
    WENTWORTH = "wentworth"
    WHIST_DRIVES = "whist-drives"
    NOT_FOUND = "not-found"  # no hall is known to have written it down


_SOURCES: Final[Mapping[tuple[type[StrEnum], StrEnum], Source]] = MappingProxyType(
    {
        (type(choice), choice): source  # two choices may be the same word
        for choice, source in (
            (Movement.WINNERS_MOVE, Source.CAPE_BRETON),
            (Movement.LOSERS_MOVE, Source.WHIST_DRIVES),
            (Movement.WINNERS_UP, Source.WHIST_DRIVES),
            (Movement.ALL_STAY, Source.NOT_FOUND),
            (Movement.DRAWN, Source.WENTWORTH),
            (LeftOver.SITS_OUT, Source.WHIST_DRIVES),
            (LeftOver.SMALLER, Source.NOT_FOUND),
            (LeftOver.LARGER, Source.BELFAST),
            (LeftOver.ORGANISER, Source.NOT_FOUND),
            (Scoring.WINS, Source.CONFEY),
            (Scoring.POINTS, Source.WENTWORTH),
            (Counting.BY_SIDES, Source.CAPE_BRETON),
            (Counting.USUAL, Source.NOT_FOUND),
            (Ties.SPLIT, Source.CAPE_BRETON),
            (Ties.CUT, Source.CAPE_BRETON),
            (Ties.PLAY_OFF, Source.CAPE_BRETON),
            (Substitutes.ANY_TIME, Source.NOT_FOUND),
            (Substitutes.BEFORE_FIRST_GAME, Source.NOVA_SCOTIA_GAMES),
            (Revoke.LOSES_GAME, Source.NOT_FOUND),
            (Revoke.PUT_RIGHT, Source.NOT_FOUND),
            (Revoke.ORGANISER_DECIDES, Source.NOT_FOUND),
            (Misdeal.DEAL_AGAIN, Source.NOT_FOUND),
            (Misdeal.NEXT_DEALS, Source.NOT_FOUND),
            (Misdeal.ORGANISER_DECIDES, Source.NOT_FOUND),
            (FirstDeal.WINNERS, Source.CAPE_BRETON),
            (FirstDeal.CUT, Source.NOT_FOUND),
        )
    }
)


def source_of(choice: StrEnum) -> Source:
    """Return where a choice of the evening's rules is known from."""
    return _SOURCES[type(choice), choice]


@dataclass(frozen=True, slots=True)
class Sum:
    """A sum of money: so many cents, and a share of the tin besides.

    Attributes:
        cents: the fixed part.
        percent: the share of the tin, which is rounded down to a cent.
    """

    cents: Cents = 0
    percent: Annotated[int, number(0, 100)] = 0

    def of(self, tin: int) -> int:
        """The sum in cents, with that much in the tin."""
        return self.cents + tin * self.percent // 100


@dataclass(frozen=True, slots=True)
class Prize(Sum):
    """A prize: a sum of money, a thing, or both.

    Attributes:
        thing: the name of the thing; empty for none.
    """

    thing: Annotated[str, plain_text(MOST_THING_LETTERS)] = ""


@dataclass(frozen=True, slots=True)
class Jackpot:
    """A pot for who reaches a score, carried on to the next night until somebody does. Confey: for 14 of 20 games.

    Attributes:
        target: the score that wins it.
        added: what comes into it tonight, out of the tin.
        carried: what is in it from the nights before.
    """

    target: Annotated[int, number(1, MOST_POINTS)]
    added: Sum = Sum()
    carried: Cents = 0


@dataclass(frozen=True, slots=True)
class CookieJar:
    """A pot for who won all of the games whose numbers are drawn, carried on as well. Cape Breton: eight or ten.

    Attributes:
        numbers: how many are drawn.
        added: what comes into it tonight, out of the tin.
        carried: what is in it from the nights before.
    """

    numbers: Annotated[int, number(1, MOST_GAMES)] = 8
    added: Sum = Sum()
    carried: Cents = 0


@dataclass(frozen=True, slots=True)
class Raffle:
    """A draw among tickets that are sold apart from the tin. Wentworth: 50/50.

    Attributes:
        ticket: the price of one.
        percent: the winner's share; the rest is for the hall.
    """

    ticket: Cents = 100
    percent: Annotated[int, number(0, 100)] = 50


@dataclass(frozen=True, slots=True)
class Plan:
    """The choices of an evening.

    Attributes:
        name: what the hall calls the evening.
        size: the people of a side, who win or lose together and have one card: 1, 2 or 3.
        sides: the sides at a full table.
        games: the number of games.
        movement: who goes to which table when a round is over.
        every: the games of a round.
        left_over: what is done if the sides do not fill the tables.
        sit_out: what sitting out a game counts: a win or so many points, or nothing.
        scoring: what a table reports.
        counting: how places are counted after equals.
        ties: how equals divide what they stand for, unless it is settled otherwise. A thing is split if they agree.
        fee: what each person pays.
        prizes: the prize of the first place, of the second, and so on.
        boobie: the prize for the fewest, among those who played from the first game to the last; None for none.
        travelling: the prize of who holds it at the end; None for none.
        travels: what hands the travelling prize on, in the organiser's words; empty if nothing is said.
        jackpot: the jackpot; None for none.
        cookie_jar: the cookie jar; None for none.
        raffle: the raffle; None for none.
        substitutes: until when somebody else may take over a card.
        revoke: what happens to a side that revokes.
        misdeal: what happens after a misdeal.
        first_deal: who deals first at a table.
    """

    name: Annotated[str, plain_text(MOST_EVENING_LETTERS)] = ""
    size: Annotated[int, number(1, 3)] = 2
    sides: Annotated[int, number(2, MOST_AT_TABLE)] = 2
    games: Annotated[int, number(1, MOST_GAMES)] = 20
    movement: Movement = Movement.WINNERS_MOVE
    every: Annotated[int, number(1, MOST_GAMES)] = 1
    left_over: LeftOver = LeftOver.SITS_OUT
    sit_out: Annotated[int, number(0, MOST_POINTS)] = 0
    scoring: Scoring = Scoring.WINS
    counting: Counting = Counting.USUAL
    ties: Ties = Ties.SPLIT
    fee: Cents = 0
    prizes: Annotated[tuple[Prize, ...], Entries(0, MOST_PRIZES)] = ()
    boobie: Prize | None = None
    travelling: Prize | None = None
    travels: Annotated[str, plain_text(MOST_EVENING_LETTERS)] = ""
    jackpot: Jackpot | None = None
    cookie_jar: CookieJar | None = None
    raffle: Raffle | None = None
    substitutes: Substitutes = Substitutes.ANY_TIME
    revoke: Revoke = Revoke.LOSES_GAME
    misdeal: Misdeal = Misdeal.DEAL_AGAIN
    first_deal: FirstDeal = FirstDeal.WINNERS

    @property
    def most_sides(self) -> int:
        """The most sides for whom there is room at one table."""
        return MOST_AT_TABLE // self.size

    @property
    def carried(self) -> tuple[int, int]:
        """What is in the jackpot and in the cookie jar from the nights before, in cents."""
        return self.jackpot.carried if self.jackpot else 0, self.cookie_jar.carried if self.cookie_jar else 0

    def with_carried(self, jackpot: int, cookie_jar: int) -> Plan:
        """Return the plan with that much in its pots from the nights before, as far as it has them."""
        return replace(
            self,
            jackpot=self.jackpot and replace(self.jackpot, carried=jackpot),
            cookie_jar=self.cookie_jar and replace(self.cookie_jar, carried=cookie_jar),
        )

    @property
    def problem(self) -> Problem | None:
        """What contradicts itself in the plan; None if it can be played."""
        if self.sides > self.most_sides:
            return Problem(ProblemKind.TABLE_TOO_LARGE, count=self.sides * self.size)
        if self.scoring is Scoring.WINS and self.sit_out > 1:
            return Problem(ProblemKind.SIT_OUT_TOO_HIGH, count=self.sit_out)
        if self.cookie_jar and self.cookie_jar.numbers > self.games:
            return Problem(ProblemKind.TOO_MANY_COOKIES, count=self.cookie_jar.numbers)
        return Problem(ProblemKind.MORE_THAN_THE_TIN, count=self.percent) if self.percent > 100 else None

    @property
    def percent(self) -> int:
        """The share of the tin that all prizes and pots come to."""
        shares: list[Sum] = [*self.prizes, *(each for each in (self.boobie, self.travelling) if each)]
        shares += [pot.added for pot in (self.jackpot, self.cookie_jar) if pot]
        return sum(each.percent for each in shares)


PLANS: Final[Mapping[Source, Plan]] = MappingProxyType(
    {
        Source.CONFEY: Plan(
            sides=3,
            games=20,
            fee=500,
            prizes=(Prize(percent=40), Prize(percent=20)),
            jackpot=Jackpot(14, Sum(percent=10)),
        ),
        Source.CAPE_BRETON: Plan(
            games=25,
            counting=Counting.BY_SIDES,
            fee=500,
            prizes=(Prize(percent=40), Prize(percent=20), Prize(percent=10)),
            boobie=Prize(percent=5),
            cookie_jar=CookieJar(8, Sum(percent=5)),
        ),
        Source.WENTWORTH: Plan(
            games=8,
            movement=Movement.DRAWN,
            scoring=Scoring.POINTS,
            fee=300,
            prizes=(Prize(percent=40), Prize(percent=20)),
            travelling=Prize(),
            raffle=Raffle(),
        ),
        Source.BELFAST: Plan(sides=4, prizes=(Prize(percent=40), Prize(percent=20))),
    }
)
"""The evenings of some halls to begin with. What is not known of them, as most shares are, has a usual value."""
