"""The end of an evening as its page shows it: the places, the prizes, and the ties that are still open."""

from __future__ import annotations

from dataclasses import dataclass

from twentyfive.drive.entries import TieSettled
from twentyfive.drive.evening import Evening
from twentyfive.drive.plan import Ties
from twentyfive.drive.prizes import Payout
from twentyfive.wording import drive as words
from twentyfive.wording.names import separated


@dataclass(frozen=True, slots=True)
class TieShown:
    """Equals who are still to settle who gets a prize.

    Attributes:
        sides: the cards.
        sentence: who they are, and what it is about.
        ways: what may settle it, each with the words of its button: a split, a cut, and who may have won a play-off.
    """

    sides: tuple[int, ...]
    sentence: str
    ways: tuple[tuple[TieSettled, str], ...]


@dataclass(frozen=True, slots=True)
class EndShown:
    """The end of an evening.

    Attributes:
        note: that it is not over yet; empty if it is.
        prizes: a line for each prize.
        pots: what stays in the pots, and what is left for the hall.
        ties: the ties that are open.
        cut: how the last cut of cards went; empty without one.
        cookies: the numbers drawn from the cookie jar; empty without any.
        may_draw: whether the cookie jar is to be drawn.
    """

    note: str
    prizes: tuple[str, ...]
    pots: tuple[str, ...]
    ties: tuple[TieShown, ...]
    cut: str
    cookies: str
    may_draw: bool


def end_shown(evening: Evening, seed: int) -> EndShown:
    """Show the end, or how things stand before it; `seed` is that of a cut of cards."""
    money, plan = evening.money, evening.plan
    pots = [
        words.POT_LEFT(money=words.money(pot.left), pot=name())
        for pot, name in ((money.jackpot, words.JACKPOT_POT), (money.cookie_jar, words.COOKIE_POT))
        if pot is not None and pot.left
    ]
    if money.tin:
        pots.append(words.FOR_THE_HALL(money=words.money(money.hall)))
    over = evening.over
    return EndShown(
        "" if over else words.NOT_OVER_YET(),
        tuple(_prize(evening, payout) for payout in money.payouts if over),
        tuple(pots) if over else (),
        tuple(
            TieShown(tie.sides, _tie(evening, tie.sides, tie.cents), _ways(evening, tie.sides, seed))
            for tie in money.ties
            if over
        ),
        words.CUT_WON(names=words.side_names(evening, evening.last_cut.order[0])) if evening.last_cut else "",
        words.COOKIES(numbers=separated([str(number) for number in sorted(evening.cookies)]))
        if evening.cookies
        else "",
        over and plan.cookie_jar is not None and not evening.cookies,
    )


def _prize(evening: Evening, payout: Payout) -> str:
    named = words.prize_words(payout.kind, payout.place)
    return words.PRIZE_OF(money=words.money(payout.cents), names=words.side_names(evening, payout.side), what=named)


def _ways(evening: Evening, sides: tuple[int, ...], seed: int) -> tuple[tuple[TieSettled, str], ...]:
    played_off = evening.plan.ties is Ties.PLAY_OFF
    return (
        (TieSettled(sides, Ties.SPLIT), words.SPLIT()),
        (TieSettled(sides, Ties.CUT, seed), words.CUT()),
        *(
            (
                TieSettled(sides, Ties.PLAY_OFF, order=(side, *(other for other in sides if other != side))),
                words.WON_PLAY_OFF(names=words.side_names(evening, side)),
            )
            for side in sides
            if played_off
        ),
    )


def _tie(evening: Evening, sides: tuple[int, ...], cents: int) -> str:
    names = separated([words.side_names(evening, side) for side in sides])
    return words.TIE(names=names, money=words.money(cents))
