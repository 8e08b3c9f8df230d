"""The draws of an evening as its pages show them: cookie jar, travelling prize and raffle."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from twentyfive.drive.entries import MOST_TICKETS, TicketsSold
from twentyfive.drive.evening import Evening
from twentyfive.drive.people import folded
from twentyfive.drive.plan import MOST_PEOPLE
from twentyfive.presentation.drive.plan_shown import Choice, line_typed, number_typed
from twentyfive.wording import drive as words
from twentyfive.wording import drive_plan as plan_words
from twentyfive.wording.names import separated

HOLDER: Final = Choice(
    "holder", plan_words.HOLDER, partial(number_typed, numbers=range(1, MOST_PEOPLE + 1)), plan_words.NO_CARD
)
"""The card that holds the travelling prize."""

TICKETS: Final = Choice(
    "tickets",
    plan_words.TICKETS,
    partial(number_typed, numbers=range(1, MOST_TICKETS + 1)),
    partial(plan_words.NOT_A_NUMBER, least=1, most=MOST_TICKETS),
)
"""How many tickets somebody buys."""

BUYER: Final = Choice("buyer", plan_words.BUYER, line_typed, plan_words.TOO_LONG)
"""Who buys them: somebody on the list, or nobody by name."""


@dataclass(frozen=True, slots=True)
class DrawsShown:
    """The draws as they are now.

    Attributes:
        cookies: the numbers drawn from the cookie jar; empty without any.
        may_draw_cookies: whether they are to be drawn.
        has_travelling: whether a prize travels.
        holder: the card that holds it; empty for none.
        holder_note: who that is; what it is handed on with while nobody has it.
        has_raffle: whether there is a raffle.
        sold: what is sold of it.
        raffle: who has won it; empty before the draw.
        may_draw_raffle: whether it can be drawn.
    """

    cookies: str
    may_draw_cookies: bool
    has_travelling: bool
    holder: str
    holder_note: str
    has_raffle: bool
    sold: str
    raffle: str
    may_draw_raffle: bool

    @property
    def any(self) -> bool:
        """Whether there is anything of it."""
        return self.has_travelling or self.has_raffle or self.may_draw_cookies or bool(self.cookies)


def draws_shown(evening: Evening) -> DrawsShown:
    """Show the draws of an evening."""
    plan, raffle = evening.plan, evening.money.raffle
    drawn = evening.cookies if plan.cookie_jar is not None else ()
    travels = plan_words.TRAVELS_WITH(what=plan.travels) if plan.travels else ""
    return DrawsShown(
        words.COOKIES(numbers=separated([str(number) for number in sorted(drawn)])) if drawn else "",
        evening.over and plan.cookie_jar is not None and not drawn,
        plan.travelling is not None and bool(evening.sides),
        str(evening.holder or ""),
        words.side_names(evening, evening.holder) if evening.holder else travels,
        raffle is not None,
        plan_words.SOLD(raffle.sold, money=words.money(raffle.taken)) if raffle is not None else "",
        raffle_line(evening),
        raffle is not None and raffle.sold > 0,
    )


def raffle_line(evening: Evening) -> str:
    """Say who has won the raffle; empty before the draw."""
    raffle = evening.money.raffle
    if raffle is None or not raffle.ticket:
        return ""
    won = words.money(raffle.won)
    if not raffle.person:
        return plan_words.RAFFLE_TICKET(number=raffle.ticket, money=won)
    name = evening.people[raffle.person - 1].name
    return plan_words.RAFFLE_WON(number=raffle.ticket, money=won, name=name)


def sale_of(evening: Evening, count: int, buyer: str) -> TicketsSold | None:
    """Return the sale of tickets to somebody by name, or to nobody by name; None if nobody has that name."""
    if not buyer.strip():
        return TicketsSold(count)
    person = evening.here.get(folded(" ".join(buyer.split())))
    return None if person is None else TicketsSold(count, person)


def sale_said(evening: Evening) -> str:
    """Say which tickets were sold last."""
    person, count = evening.tickets[-1]
    last = sum(sold for _, sold in evening.tickets)
    name = evening.people[person - 1].name if person else ""
    said = plan_words.ONE_TICKET if count == 1 else plan_words.SOME_TICKETS
    tickets = said(first=last - count + 1, last=last)
    return plan_words.TICKETS_FOR(tickets=tickets, name=name) if name else tickets
