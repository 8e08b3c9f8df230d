"""The phones of a card drive in Chromium: three of them report an evening, and every state of the page can be used."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Final

import pytest

from tests.browsers.chromium import Chromium, PageLeftError, Tab
from tests.browsers.measure import CONTRAST, IN_SIGHT
from tests.browsers.phone import faults
from tests.browsers.states import DRAWN, SCREENS
from tests.net.drive.halls import Hall, Phone, hall
from tests.net.tables import WIDE
from twentyfive.drive.entries import Ended, Reported
from twentyfive.drive.plan import Plan, Prize, Scoring
from twentyfive.net.drive.drive_server import LIMITS

pytestmark = pytest.mark.usefixtures("qapp")

GAMES: Final = 20
PLAN: Final = Plan(name="Monday", games=GAMES, sides=2, prizes=(Prize(percent=50), Prize(percent=25)))
QUICK: Final = replace(WIDE, guests=LIMITS.guests)

NewHall = Callable[[int, Plan], Hall]


@pytest.fixture
def new_hall(tmp_path: Path) -> Iterator[NewHall]:
    """Open the phones of a hall with so many pairs."""
    with ExitStack() as opened:
        yield lambda pairs, plan: opened.enter_context(hall(tmp_path, None, pairs, plan, QUICK))


class Page:
    """A phone in the hall with the page.

    Attributes:
        tab: the page.
        side: the side to which it belongs.
    """

    def __init__(self, hall: Hall, browser: Chromium, side: int) -> None:
        """Scan the card of the table at which a side sits."""
        self.hall, self.side = hall, side
        self.tab: Tab = browser.open("about:blank")
        self.scan(hall.evening.table_of[side])

    def scan(self, table: int) -> None:
        """Open the address that the QR code of a table holds."""
        self.tab.call("Page.navigate", url=self.hall.server.url(table).replace("HTTP", "http"))

    def wait(self, selector: str, words: str = "") -> None:
        """Wait until an element is there that holds these words."""
        found = f"Array.from(document.querySelectorAll({json.dumps(selector)}))"
        self.wait_for(f"{found}.some((each) => each.textContent.includes({json.dumps(words)}))")

    def wait_for(self, condition: str) -> None:
        """Let the hall go on until a script is true."""

        def holds() -> bool:
            try:
                return bool(self.tab.run(condition))
            except PageLeftError:
                return False  # the page is being loaded again

        self.hall.wait(holds)

    def press(self, selector: str, words: str = "") -> None:
        """Press the button that holds these words."""
        self.wait(selector, words)
        self.tab.run(
            f"Array.from(document.querySelectorAll({json.dumps(selector)}))"
            f".find((each) => each.textContent.includes({json.dumps(words)})).click()"
        )

    def choose(self) -> None:
        """Say who it is."""
        self.press(".who .answer", self._names(self.side))
        self.wait(".told footer p", self._names(self.side))

    def say_won(self, side: int) -> None:
        """Say who has won at its table."""
        self.press(".told .answer", self._names(side))

    def wait_for_game(self, number: int) -> None:
        """Wait until it shows a game, and where its side sits there."""
        self.wait(".which-game", f"Game {number} of {GAMES}")
        table = self.hall.evening.table_of[self.side]
        self.wait(".where", f"Table {table}" if table else "You sit out")

    def _names(self, side: int) -> str:
        evening = self.hall.evening
        return " & ".join(evening.names(evening.side(side).people))


def test_three_phones_report_an_evening_with_cuts_and_reloads(new_hall: NewHall, browser: Chromium) -> None:
    hall = new_hall(5, PLAN)
    one, other = hall.evening.tables
    pages = {side: Page(hall, browser, side) for side in (*one.sides, other.sides[0])}
    for page in pages.values():
        page.choose()
    for number in range(1, GAMES + 1):
        _disturb(hall, number, list(pages.values()))
        for page in pages.values():
            page.wait_for_game(number)
            page.wait_for(_SAYS_WHERE)
        for table in hall.evening.tables:
            _report(hall, table.number, number, [pages[side] for side in table.sides if side in pages])
        if number < GAMES:
            hall.move_on()
    for side, page in pages.items():
        line = next(line for line in hall.evening.standings if line.side == side)
        page.wait(".where", f"Place {line.place}")
        page.wait(".came-to", f"Games won: {line.score}")
        assert [trouble for trouble in page.tab.troubles() if "WebSocket" not in trouble] == []
        page.tab.close()


_SAYS_WHERE: Final = """document.querySelector("#live").textContent
  .startsWith(document.querySelector(".where").textContent)"""
"""Whether a screen reader was told where to go last."""


def _disturb(hall: Hall, number: int, pages: list[Page]) -> None:
    """Let happen between two games what happens in a hall."""
    match number:
        case 4 | 13:
            pages[number % 3].tab.call("Page.reload")
        case 7:
            pid = hall.server._link.gateway_pid
            assert pid is not None
            os.kill(pid, signal.SIGKILL)
        case 10:
            pages[0].scan(2)  # of another table: the phone belongs to its side all the same
        case 16:
            hall.begin_again()
        case _:
            pass


def _report(hall: Hall, table: int, number: int, pages: list[Page]) -> None:
    """Let the phones at a table say who won; the organiser enters it where fewer than two are."""
    sides = hall.evening.tables[table - 1].sides
    winner = sides[number % 2]
    for page in pages:
        page.say_won(winner)
        page.wait(".state.waiting, .state.entered, .state.break, .state.over")
    if len(pages) < 2:
        hall.desk.enter(Reported(number, table, winner=winner))
    result = hall.evening.games[number - 1].tables[table - 1].result
    assert result is not None
    assert result.winner == winner


def test_a_wrong_side_is_changed_and_a_table_typed(new_hall: NewHall, browser: Chromium) -> None:
    hall = new_hall(4, PLAN)
    first, second = hall.evening.tables[0].sides
    page = Page(hall, browser, first)
    page.choose()
    page.press("footer > .choice", "Not you? Choose again")
    page.wait(".who h1", "Table 1")
    page.press(".choice", "Another table")
    page.wait("#table")
    page.press("form .choice")
    page.wait(".bad", "Type the number of your table.")
    page.tab.run("document.querySelector('#table').focus()")
    page.tab.call("Input.insertText", text="2")
    page.press("form .choice")
    page.wait(".who h1", "Table 2")
    page.scan(1)
    page.wait(".who h1", "Table 1")
    page.side = second
    page.choose()
    page.tab.call("Page.reload")
    page.wait_for_game(1)
    page.wait(".told footer p", page._names(second))
    page.tab.close()


def test_points_are_typed_or_taken_over(new_hall: NewHall, browser: Chromium) -> None:
    hall = new_hall(2, replace(PLAN, scoring=Scoring.POINTS))
    first, second = hall.evening.tables[0].sides
    page, other = Page(hall, browser, first), Page(hall, browser, second)
    page.choose()
    other.choose()
    page.press("form > .choice", "Send the points")
    page.wait(".bad", "Type the points of each side.")
    for side, points in ((first, "25"), (second, "20")):
        page.tab.run(f"document.querySelector('#points-{side}').focus()")
        page.tab.call("Input.insertText", text=points)
    page.press(".points:nth-child(2) .sign")
    page.press("form > .choice", "Send the points")
    page.wait(".state.waiting")
    other.wait(".heard p", "25, −20")
    other.press(".heard .choice", "That is right")
    other.wait(".pairs li", "−20")
    result = hall.evening.tables[0].result
    assert result is not None
    assert result.points == (25, -20)
    page.tab.close()
    other.tab.close()


@pytest.mark.broad
@pytest.mark.parametrize("scoring", Scoring)
def test_every_state_can_be_read_and_used(new_hall: NewHall, browser: Chromium, scoring: Scoring) -> None:
    hall = new_hall(5, replace(PLAN, scoring=scoring, games=2))
    first, second = hall.evening.tables[0].sides
    mine = {"points": [25, -20]} if scoring is Scoring.POINTS else {"winner": first}
    theirs = {"points": [0, 20]} if scoring is Scoring.POINTS else {"winner": second}
    page = Page(hall, browser, first)
    page.wait(".who .answer")
    found = _faults(page, "who")
    page.choose()
    found += _faults(page, "asked")
    others = [Phone(hall), Phone(hall)]
    for other, side in zip(others, (second, first), strict=True):
        other.belong(side)
    others[0].say("report", game=1, **theirs)
    page.wait(".answer .note, .heard")
    found += _faults(page, "somebody else has answered")
    others[1].say("report", game=1, **mine)
    page.wait(".state.differing")
    found += _faults(page, "differing")
    others[0].say("report", game=1, **mine)
    page.wait(".state.entered")
    found += _faults(page, "entered")
    sides = hall.evening.tables[1].sides
    points = (1, 2) if scoring is Scoring.POINTS else ()
    hall.desk.enter(Reported(1, 2, winner=0 if points else sides[0], points=points))
    page.wait(".state.break")
    found += _faults(page, "all in")
    hall.move_on()
    page.wait_for("document.querySelector('.which-game').textContent.includes('Game 2')")
    found += _faults(page, "the next game")
    hall.desk.enter(Ended())
    page.wait(".state.over")
    found += _faults(page, "over")
    page.press("footer > .choice")
    page.press(".choice", "Another table")
    page.wait("#table")
    found += _faults(page, "table")
    hall.server.close()
    page.wait(".trouble h1", "The organiser has closed the phones.")
    found += _faults(page, "closed")
    assert found == []
    page.tab.close()
    for other in others:
        other.close()


_TOUCHED: Final = """Array.from(document.querySelectorAll("button, input"))
  .map((each) => [each.textContent || each.id, each.getBoundingClientRect()])
  .filter(([, box]) => box.width < 59 || box.height < 59)
  .map(([text, box]) => `${text} is ${box.width} × ${box.height}`)"""


def _faults(page: Page, state: str) -> list[str]:
    """Look for what is too small, too wide, too pale, or shuts somebody out."""
    tab, found = page.tab, list[str]()
    for text, (screen, size), contrast in product((1, 2), SCREENS.items(), ("no-preference", "more")):
        tab.wish(prefers_contrast=contrast)
        tab.resize(*size)
        tab.run(DRAWN)
        tab.run(f"document.documentElement.dataset.size = {text}")
        told = [*tab.run(IN_SIGHT), *tab.run(CONTRAST), *tab.run(_TOUCHED)]
        found += [f"{state}, {screen}, text {text}, contrast {contrast}: {fault}" for fault in told]
    found += [f"{state}: {fault}" for fault in faults(tab)]
    return found
