"""Draws, tickets and play-offs, pressed and typed in the real window."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from tests.turns import turn
from tests.ui.pages.drive.driving import Drive, seat
from tests.ui.pressing import click, focused
from tests.ui.whole import Start, button
from twentyfive.drive.entries import Planned
from twentyfive.drive.plan import CookieJar, Plan, Prize, Raffle, Ties
from twentyfive.presentation.start.entry import Entry
from twentyfive.ui.pages.drive.plan_page import PlanPage
from twentyfive.ui.widgets.question_page import lay_out_now
from twentyfive.ui.widgets.scroll_area import bring_into_view

PLAN = Plan(
    games=1,
    ties=Ties.PLAY_OFF,
    prizes=(Prize(thing="a ham"),),
    travelling=Prize(thing="a cup"),
    raffle=Raffle(),
    cookie_jar=CookieJar(1),
)


@pytest.fixture
def drive(start: Start, monkeypatch: pytest.MonkeyPatch) -> Drive:
    """An evening of one game with a raffle and a prize that travels, at its list of people."""
    monkeypatch.setattr("twentyfive.wording.drive.money_sign", lambda: "€")
    whole = start()
    whole.window.start.chosen.emit(Entry.DRIVE)
    turn()
    drive = Drive(whole)
    drive.type("Confey GAA")
    drive.enter()
    drive.room.enter(Planned(PLAN))
    drive.people.show_evening()
    return drive


def push(widget: QWidget) -> None:
    """Click what may just have come onto the page."""
    lay_out_now()
    bring_into_view(widget)
    click(widget, widget.rect().center())


def played(drive: Drive) -> None:
    """Play the game of four pairs, which the first of each table wins."""
    seat(drive, 4)
    for box in drive.games.tables.boxes:
        click(box.sides[0])
    click(drive.games.footer.start)
    assert drive.whole.window.router.is_at("drive_end")


def named(drive: Drive, side: int) -> str:
    """The names of a side as a button has them: Qt would take one sign for the mark of a shortcut."""
    return " && ".join(drive.evening.names(drive.evening.side(side).people))


def test_tickets_are_sold_at_the_door_and_one_is_drawn_at_the_end(drive: Drive) -> None:
    drive.type("Ann & Ben")
    drive.enter()
    click(drive.people.to["drive_plan"])
    draws = drive.whole.page(PlanPage).draws
    assert not draws.draw_raffle.isEnabled()
    click(draws.tickets.field)
    drive.type("5")
    click(draws.buyer.field)
    drive.type("ann")
    drive.enter()
    assert list(drive.evening.tickets) == [(1, 5)]
    assert draws._said.plain == "Tickets 1 to 5: Ann"
    assert focused() is draws.tickets.field
    assert draws.tickets.field.text() == draws.buyer.field.text() == ""
    drive.type("2")
    click(draws.sell)
    assert list(drive.evening.tickets) == [(1, 5), (0, 2)]
    click(draws.draw_raffle)
    assert 1 <= drive.evening.ticket <= 7
    assert draws._raffle.plain.startswith(f"Ticket {drive.evening.ticket} wins €3.50")
    click(drive.whole.page(PlanPage).undo)
    assert drive.evening.ticket == 0


def test_what_is_wrong_with_a_sale_is_told_at_its_field(drive: Drive) -> None:
    click(drive.people.to["drive_plan"])
    draws = drive.whole.page(PlanPage).draws
    click(draws.sell)
    assert draws.tickets.fault.plain == "Enter a number from 1 to 9999."
    QTest.keyClicks(draws.tickets.field, "3")
    QTest.keyClicks(draws.buyer.field, "Somebody")
    click(draws.sell)
    assert draws.buyer.fault.plain.startswith("Nobody on the list has this name.")
    assert focused() is draws.buyer.field
    assert drive.evening.tickets == ()


def test_the_travelling_prize_is_handed_on_by_the_number_of_a_card(drive: Drive) -> None:
    played(drive)
    draws = drive.end.draws
    push(draws.holder.field)
    drive.type("2")
    drive.enter()
    assert drive.evening.holder == 2
    assert draws.holder.note.plain == "Ann 2 & Ben 2"
    push(draws.holder.field)
    draws.holder.field.selectAll()
    drive.type("9")
    drive.enter()
    assert draws.holder.fault.plain == "There is no card 9."
    assert drive.evening.holder == 2


def test_the_cookie_jar_is_drawn_and_a_play_off_is_settled(drive: Drive) -> None:
    played(drive)
    push(drive.end.draws.draw_cookies)
    assert drive.evening.cookies == (1,)
    assert not drive.end.draws.draw_cookies.isVisible()
    [tie] = drive.evening.money.ties
    names = named(drive, tie.sides[1])
    push(button(drive.end, f"{names} won the play-off"))
    payout = drive.evening.money.payouts[0]
    assert (payout.side, payout.things) == (tie.sides[1], ("a ham",))
    push(drive.end.undo)
    push(button(drive.end, f"{names} will not play"))
    assert drive.evening.money.payouts[0].side == tie.sides[0]


def test_a_play_off_of_three_takes_two_presses_and_can_begin_again(drive: Drive) -> None:
    drive.room.enter(Planned(PLAN))
    seat(drive, 6)
    for box in drive.games.tables.boxes:
        push(box.sides[0])
    push(drive.games.footer.start)
    [tie] = drive.evening.money.ties
    first, second, third = (named(drive, side) for side in tie.sides)
    push(button(drive.end, f"{third} won the play-off"))
    push(button(drive.end, "Begin again"))
    push(button(drive.end, f"{second} won the play-off"))
    push(button(drive.end, f"{first} came next"))
    assert drive.evening.settlements[-1].order == (tie.sides[1], tie.sides[0], tie.sides[2])
