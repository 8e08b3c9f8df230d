"""The prizes and rules of an evening, chosen by keys and by the mouse in the real window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.turns import turn
from tests.ui.pages.drive.driving import Drive, seat
from tests.ui.pressing import click
from tests.ui.whole import Start, press
from twentyfive.drive.plan import CookieJar, Jackpot, Plan, Prize, Raffle, Revoke, Sum, Ties
from twentyfive.presentation.drive.plan_shown import Extra
from twentyfive.presentation.start.entry import Entry
from twentyfive.ui.pages.drive.answer_row import TypedRow
from twentyfive.ui.pages.drive.plan_page import PlanPage


@pytest.fixture(autouse=True)
def _euro(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("twentyfive.wording.drive.money_sign", lambda: "€")


@pytest.fixture
def drive(start: Start) -> Drive:
    """The window with a new club at its list of people."""
    whole = start()
    whole.window.start.chosen.emit(Entry.DRIVE)
    turn()
    drive = Drive(whole)
    drive.type("Confey GAA")
    drive.enter()
    return drive


class Choices:
    """The page of the choices of an evening."""

    def __init__(self, drive: Drive) -> None:
        self.drive = drive
        click(drive.people.more)
        self.page = drive.whole.page(PlanPage)
        assert drive.whole.window.router.is_at("drive_plan")

    @property
    def plan(self) -> Plan:
        """The plan as the file has it."""
        return self.drive.evening.plan

    def type(self, row: TypedRow, text: str) -> None:
        """Click into a field, type and press Enter."""
        click(row.field)
        row.field.selectAll()
        QTest.keyClicks(row.field, text)
        self.drive.enter()


@pytest.fixture
def choices(drive: Drive) -> Choices:
    """The page of a new club."""
    return Choices(drive)


def test_the_fee_has_cents_and_the_money_is_told_at_once(choices: Choices) -> None:
    choices.drive.type("2,50")
    choices.drive.enter()
    assert choices.plan.fee == 250
    assert choices.page.fee.field.text() == "€2.50"
    assert choices.page.footer.said == "€100 if 40 come: €100 for the hall"


def test_a_field_says_what_is_wrong_and_keeps_what_was_typed(choices: Choices) -> None:
    choices.type(choices.page.fee, "five")
    assert choices.page.fee.fault.isVisible()
    assert choices.page.fee.fault.plain == "Enter a sum, such as 5 or 2.50."
    assert choices.page.fee.field.accessibleDescription() == choices.page.fee.fault.plain
    assert choices.page.fee.field.text() == "five"
    assert choices.plan.fee == 0
    choices.type(choices.page.fee, "5")
    assert not choices.page.fee.fault.isVisible()
    assert choices.plan.fee == 500


def test_prizes_are_shares_sums_and_things(choices: Choices) -> None:
    choices.type(choices.page.fee, "5")
    for _ in range(3):
        click(choices.page.count.more)
    assert choices.plan.prizes == (Prize(percent=40), Prize(percent=20), Prize(percent=10))
    assert choices.page.prizes[0].note.plain == "= €80"
    choices.type(choices.page.prizes[1], "30")
    choices.type(choices.page.prizes[2], "a ham")
    assert choices.plan.prizes == (Prize(percent=40), Prize(30_00), Prize(thing="a ham"))
    assert choices.page.footer.said == "€200 if 40 come: €80 first, €30 second, a ham third and €90 for the hall"
    click(choices.page.count.less)
    assert [row.isVisible() for row in choices.page.prizes] == [True, True, False]


def test_more_than_the_tin_is_refused_at_its_field(choices: Choices) -> None:
    for _ in range(2):
        click(choices.page.count.more)
    choices.type(choices.page.prizes[1], "70 %")
    assert choices.page.prizes[1].fault.plain == "The prizes come to 110 % of the tin."
    assert choices.plan.prizes[1] == Prize(percent=20)


def test_a_choice_is_taken_back_even_from_within_its_field(choices: Choices) -> None:
    click(choices.page.count.more)
    row = choices.page.prizes[0]
    choices.type(row, "70 %")
    assert choices.plan.prizes == (Prize(percent=70),)
    QTest.keyClicks(row.field, "9")
    press(choices.drive.whole.window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert row.field.text() == "70 %", "what is being typed comes first"
    press(choices.drive.whole.window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert row.field.text() == "40 %"
    assert choices.plan.prizes == (Prize(percent=40),)


def test_every_pot_and_draw_is_switched_on_chosen_and_switched_off(choices: Choices) -> None:
    boxes = choices.page.extras
    for box in boxes.values():
        assert not any(row.isVisible() for row in box.asked.values())
        click(box.switch)
        assert box.switch.isChecked()
        assert all(row.isVisible() for row in box.asked.values())
    for extra, name, text in (
        (Extra.JACKPOT, "target", "15"),
        (Extra.JACKPOT, "added", "20"),
        (Extra.JACKPOT, "carried", "300"),
        (Extra.COOKIE_JAR, "numbers", "10"),
        (Extra.BOOBIE, "", "a spoon"),
        (Extra.TRAVELLING, "", "a cup"),
        (Extra.TRAVELLING, "travels", "the five of trumps"),
        (Extra.RAFFLE, "ticket", "2"),
        (Extra.RAFFLE, "percent", "60"),
    ):
        choices.type(boxes[extra].asked[name], text)
    plan = choices.plan
    assert plan.jackpot == Jackpot(15, Sum(20_00), 300_00)
    assert plan.cookie_jar == CookieJar(10, Sum(percent=5))
    assert (plan.boobie, plan.travelling, plan.travels) == (
        Prize(thing="a spoon"),
        Prize(thing="a cup"),
        "the five of trumps",
    )
    assert plan.raffle == Raffle(200, 60)
    choices.type(boxes[Extra.COOKIE_JAR].asked["numbers"], "21")
    assert boxes[Extra.COOKIE_JAR].asked["numbers"].fault.plain == (
        "The cookie jar draws more numbers than there are games."
    )
    for box in boxes.values():
        click(box.switch)
    assert (choices.plan.jackpot, choices.plan.cookie_jar, choices.plan.boobie) == (None, None, None)
    assert (choices.plan.travelling, choices.plan.raffle) == (None, None)


def test_the_rules_are_chosen_with_their_source(choices: Choices) -> None:
    rules = choices.page.rules
    rules["ties"].chosen.emit(Ties.CUT)
    rules["revoke"].chosen.emit(Revoke.PUT_RIGHT)
    rules["sit_out"].chosen.emit(1)
    click(choices.page.every.more)
    assert (choices.plan.ties, choices.plan.revoke) == (Ties.CUT, Revoke.PUT_RIGHT)
    assert (choices.plan.sit_out, choices.plan.every) == (1, 2)
    assert choices.page._sources["ties"].plain == "As on Cape Breton."
    assert not choices.page._sources["revoke"].isVisible()


def test_the_choices_are_mended_while_people_play(drive: Drive) -> None:
    seat(drive, 4)
    click(drive.games.to["drive_plan"])
    page = drive.whole.page(PlanPage)
    click(page.count.more)
    assert drive.evening.plan.prizes == (Prize(percent=40),)
    click(page.footer.start)
    assert drive.whole.window.router.is_at("drive_games")
    turn()


def test_who_has_paid_another_sum_is_typed_and_all_others_are_paid_by_one_press(drive: Drive) -> None:
    for line in ("Ann & Ben", "Cait & Dan"):
        drive.type(line)
        drive.enter()
    choices = Choices(drive)
    assert not choices.page.paid.isVisible()
    choices.type(choices.page.fee, "2,50")
    paid = choices.page.paid
    assert paid.owing.plain == "Not paid yet: Ann & Ben (€5) and Cait & Dan (€5)"
    choices.type(paid.name, "Zoe")
    click(paid.note)
    assert paid.name.fault.plain == "Nobody on the list has this name."
    choices.type(paid.name, "ben")
    choices.type(paid.paid, "3")
    assert drive.evening.people[1].paid == 3_00
    assert paid._said.plain == "Ben has paid €3."
    click(paid.pay_all)
    assert [person.paid for person in drive.evening.people] == [2_00, 3_00, 2_50, 2_50]
    assert paid.owing.plain == "Everybody has paid."
    assert choices.page.footer.said == "€10 in the tin: €10 for the hall"
