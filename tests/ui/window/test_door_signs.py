"""The signs at the host's table while nobody new can come in, and the way in, which is not offered then."""

from __future__ import annotations

from tests.net.lobby.fakes import FakeGateway
from tests.ui.evening import Evening
from tests.ui.pressing import click
from tests.ui.whole import Whole
from twentyfive.net.gateway_link import Seen
from twentyfive.ui.pages.network.open_table_page import OpenTablePage

SPENT = Seen(connections=30, pages=3, wrong_codes=20, code_spent=True)


def test_the_page_offers_no_code_that_is_spent_and_no_way_in_while_the_door_is_shut(
    whole: Whole, gateways: list[FakeGateway]
) -> None:
    evening = Evening(whole, gateways, players=4)
    page = whole.page(OpenTablePage)
    way, code = page.way_in, evening.link.code
    assert code in way._typed.plain
    evening.link.noticed.emit(SPENT)
    assert way.qr.isVisible(), "its key still lets people in"
    assert way._typed.plain == "192.168.1.23:25525"
    assert "no code is taken any more" in way._trouble.plain
    click(page.shut)
    assert not way.qr.isVisible()
    assert not way._typed.isVisible()
    assert way._trouble.plain == "Nobody else is let in. Players who have a seat may come back."
    click(page.shut)
    evening.link.noticed.emit(Seen(connections=30, pages=3))
    assert way.qr.isVisible()
    assert evening.link.code in way._typed.plain
    assert way._trouble.plain == ""


def test_a_sign_at_the_table_says_that_the_code_is_spent_and_makes_another(
    whole: Whole, gateways: list[FakeGateway]
) -> None:
    evening = Evening(whole, gateways, players=4)
    evening.come(1, "Mary")
    click(whole.page(OpenTablePage).footer.start)
    assert not evening.bar.isVisible()
    evening.link.noticed.emit(SPENT)
    assert evening.bar.text == "Too many wrong codes were typed, so no code is taken any more."
    click(evening.bar.no)
    assert not evening.bar.isVisible()
    evening.link.noticed.emit(Seen(connections=31, pages=3, wrong_codes=20, code_spent=True))
    assert not evening.bar.isVisible(), "it was put away"
    evening.link.noticed.emit(Seen())
    evening.link.noticed.emit(SPENT)
    before = evening.link.code
    click(evening.bar.yes)
    assert evening.link.code != before
    evening.link.noticed.emit(Seen())
    assert not evening.bar.isVisible()


def test_a_sign_at_the_table_says_that_a_seat_is_free_but_the_door_is_shut(
    whole: Whole, gateways: list[FakeGateway]
) -> None:
    evening = Evening(whole, gateways, players=4)
    evening.come(1, "Mary")
    page = whole.page(OpenTablePage)
    click(page.shut)
    click(page.footer.start)
    assert evening.bar.text == "A seat is free, but nobody else is being let in."
    click(evening.bar.yes)
    assert not evening.bar.isVisible()
    assert not evening.link.is_shut
