"""The end of an evening: things as prizes, a play-off entered step by step, the draws and their tickets."""

from __future__ import annotations

from typing import Any

import pytest

from tests.drive_evenings import evening_of
from twentyfive.drive.entries import CookiesDrawn, Entry, PrizeTravelled, RaffleDrawn, Reported, TicketsSold, TieSettled
from twentyfive.drive.evening import Evening, applied
from twentyfive.drive.plan import CookieJar, Counting, Prize, Raffle, Ties
from twentyfive.presentation.drive.draws_shown import draws_shown, sale_of, sale_said
from twentyfive.presentation.drive.end_shown import PlayOff, TieShown, end_shown


@pytest.fixture(autouse=True)
def _euro(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("twentyfive.wording.drive.money_sign", lambda: "€")


def over(*entries: Entry, pairs: int = 6, **choices: Any) -> Evening:
    """An evening of one game, over, in which the first side of each table has won."""
    choices = {"games": 1, "sides": 2, "prizes": (Prize(20_00, thing="a ham"), Prize(10_00))} | choices
    evening = evening_of(pairs, **choices)
    for table in evening.tables:
        evening = applied(evening, Reported(1, table.number, table.sides[0]))
    for entry in entries:
        evening = applied(evening, entry)
    return evening


def tie_of(evening: Evening, play_off: PlayOff | None = None) -> TieShown:
    """The first tie that is open."""
    return end_shown(evening, 1, play_off).ties[0]


def test_a_ham_is_not_split_unless_they_agree() -> None:
    evening = over(pairs=4, ties=Ties.SPLIT)
    tie = tie_of(evening)
    assert tie.sentence.endswith("are equal, for €30 and a ham.")
    settled = applied(evening, TieSettled(tie.sides, Ties.SPLIT))
    assert [line[:24] for line in end_shown(settled, 1).prizes] == 2 * ["€15 and a ham, shared fo"]


def test_a_play_off_is_entered_in_the_order_of_places() -> None:
    evening = over(ties=Ties.PLAY_OFF)
    tie = tie_of(evening)
    one, two, three = tie.sides
    assert len(tie.ways) == 8, "split, cut, and each may win or refuse"
    step, label = tie.ways[3]
    assert step == PlayOff(tie.sides, (two,))
    assert label.endswith("won the play-off")
    tie = tie_of(evening, step)
    assert [label.rpartition(" ")[2] for _, label in tie.ways] == ["next", "next", "again"]
    assert tie.ways[-1][0] == PlayOff(tie.sides)
    last, _ = tie.ways[1]
    assert last == TieSettled(tie.sides, Ties.PLAY_OFF, order=(two, three, one))
    assert isinstance(last, TieSettled)
    assert end_shown(applied(evening, last), 1).prizes[0].startswith("€20 and a ham for ")


def test_who_refuses_to_play_off_forfeits() -> None:
    evening = over(ties=Ties.PLAY_OFF)
    tie = tie_of(evening)
    one, two, three = tie.sides
    step, label = tie.ways[5]
    assert step == PlayOff(tie.sides, refused=(one,))
    assert label.endswith("will not play")
    again = tie_of(evening, step)
    last = next(way for way, label in again.ways if label.endswith("will not play"))
    assert last == TieSettled(tie.sides, Ties.PLAY_OFF, order=(three,), forfeited=(one, two))
    assert isinstance(last, TieSettled)
    assert [payout.side for payout in applied(evening, last).money.payouts] == [three, one]


def test_where_places_are_counted_by_couples_the_winner_is_enough() -> None:
    evening = over(ties=Ties.PLAY_OFF, counting=Counting.BY_SIDES)
    tie = tie_of(evening)
    one, two, three = tie.sides
    assert tie.ways[3][0] == TieSettled(tie.sides, Ties.PLAY_OFF, order=(two, one, three))


def test_a_cut_is_shown_card_by_card() -> None:
    evening = over(pairs=4, ties=Ties.CUT)
    tie = tie_of(evening)
    assert [label for _, label in tie.ways] == ["Split it", "Cut the cards"]
    cut, _ = tie.ways[1]
    assert isinstance(cut, TieSettled)
    said = end_shown(applied(evening, cut), 1).cut
    assert said.startswith("The cards cut: ")
    assert said.count(" for Ann ") == 2
    assert said.endswith("cut the lowest card.")


def test_the_travelling_prize_names_who_holds_it_and_before_that_what_it_moves_with() -> None:
    choices: dict[str, Any] = {"travelling": Prize(thing="a cup"), "travels": "the five of trumps"}
    shown = draws_shown(over(**choices))
    assert (shown.holder, shown.holder_note) == ("", "handed on with the five of trumps")
    held = over(PrizeTravelled(3), PrizeTravelled(2), **choices)
    assert (draws_shown(held).holder, draws_shown(held).holder_note) == ("2", "Ann 2 & Ben 2")
    assert "A cup for Ann 2 & Ben 2: the travelling prize" in end_shown(held, 1).prizes


def test_tickets_are_sold_by_name_and_the_winner_is_told_with_the_ticket() -> None:
    evening = over(raffle=Raffle())
    assert not draws_shown(evening).may_draw_raffle
    sale = sale_of(evening, 25, " ann  1 ")
    assert sale == TicketsSold(25, 1)
    evening = applied(evening, sale)
    assert sale_said(evening) == "Tickets 1 to 25: Ann 1"
    assert sale_of(evening, 1, "Nobody") is None
    evening = applied(evening, TicketsSold(1))
    assert sale_said(evening) == "Ticket 26"
    assert draws_shown(evening).sold == "Raffle: 26 tickets, €26"
    seeds = {applied(evening, RaffleDrawn(seed)).ticket: seed for seed in range(200)}
    drawn = applied(evening, RaffleDrawn(seeds[7]))
    assert draws_shown(drawn).raffle == "Ticket 7 wins €13: Ann 1"
    assert end_shown(drawn, 1).draws == ("Ticket 7 wins €13: Ann 1",)
    assert draws_shown(applied(evening, RaffleDrawn(seeds[26]))).raffle == "Ticket 26 wins €13."


def test_the_cookie_jar_is_drawn_once_the_evening_is_over() -> None:
    jar = CookieJar(1)
    assert draws_shown(over(cookie_jar=jar)).may_draw_cookies
    assert not draws_shown(evening_of(6, cookie_jar=jar)).any
    drawn = draws_shown(over(CookiesDrawn(1), cookie_jar=jar))
    assert (drawn.cookies, drawn.may_draw_cookies) == ("Cookie jar: 1", False)
