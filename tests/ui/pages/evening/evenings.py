"""An evening played through the window."""

from __future__ import annotations

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton

from tests.turns import turn
from tests.ui.pressing import click
from tests.ui.whole import Whole, button
from twentyfive.ai.advice.reasons import Advice, Reason, ReasonKind
from twentyfive.core import to_act
from twentyfive.core.game import legal_moves
from twentyfive.engine.evening.evening_desk import EveningDesk
from twentyfive.engine.minds.questions import Answer, Asked, MoveQuestion, SteadyQuestion, answer
from twentyfive.presentation.start.entry import Entry
from twentyfive.ui.pages.evening.evening_network import EveningNetwork
from twentyfive.ui.pages.evening.evening_people_page import EveningPeoplePage
from twentyfive.ui.pages.evening.evening_plan_page import EveningPlanPage
from twentyfive.ui.pages.evening.evening_results_page import EveningResultsPage
from twentyfive.ui.pages.evening.evening_room import EveningRoom
from twentyfive.ui.pages.evening.evening_setup_page import EveningSetupPage
from twentyfive.ui.table.overlays import Overlay
from twentyfive.ui.widgets.drop_down import DropDown


class EveningPages:
    """The evening of a window, and its pages."""

    def __init__(self, whole: Whole) -> None:
        self.whole = whole

    @property
    def room(self) -> EveningRoom:
        return self.whole.window.evening

    @property
    def desk(self) -> EveningDesk:
        return self.room.desk

    @property
    def network(self) -> EveningNetwork:
        return self.room.network

    @property
    def setup(self) -> EveningSetupPage:
        return self.whole.page(EveningSetupPage)

    @property
    def plan(self) -> EveningPlanPage:
        return self.whole.page(EveningPlanPage)

    @property
    def people(self) -> EveningPeoplePage:
        return self.whole.page(EveningPeoplePage)

    @property
    def results(self) -> EveningResultsPage:
        return self.whole.page(EveningResultsPage)


def open_evening(whole: Whole) -> EveningPages:
    """Open the evening from the start page."""
    click(whole.window.start.card(Entry.EVENING))
    pages = EveningPages(whole)
    assert (pages.setup if pages.desk.evening is None else pages.plan).isVisible()
    return pages


def enter_names(pages: EveningPages, persons: str) -> None:
    """Enter the names of those who play."""
    pages.setup.names.setFocus()
    QTest.keyClicks(pages.setup.names, persons)


def choose(question: DropDown, label: str) -> None:
    """Choose an answer from the list of a question."""
    click(question)
    assert question.popup is not None
    click(button(question.popup, label))


def begin(whole: Whole, persons: str, deals: int) -> EveningPages:
    """Begin an evening of Twenty-Five for two at the table, the short game."""
    whole.window.resize(800, 520)  # the fewer pixels, the sooner all is painted
    pages = open_evening(whole)
    enter_names(pages, persons)
    choose(pages.setup.table, "2 players, everybody for themselves")
    choose(pages.setup.deals, f"{deals} deals")
    click(pages.setup.begin)
    return pages


def figures(pages: EveningPages, rows: int = 0) -> list[tuple[str, ...]]:
    """The lines of the ranking, or of the deal for 1, as they are shown."""
    table = (pages.results.ranking[0], pages.results.table)[rows]
    return [(row.line.name, *(cell.text for cell in row.line.cells)) for row in table.rows]


def first_move(question: Asked) -> Answer:
    """Answer for the computer players with the first legal move, so that results never change with their play."""
    if isinstance(question, MoveQuestion | SteadyQuestion):
        return Advice(question.view.legal[0], Reason(ReasonKind.GUESS))
    return answer(question)


def play_deal(whole: Whole, which: int) -> None:
    """Play the deal on the table: the legal move at place `which` of the list, the last one if there are fewer."""
    table, engine = whole.window.table, whole.engine
    while (seat := to_act(engine.state)) is not None:
        moves = legal_moves(engine.state)
        engine.submit(seat, moves[min(which, len(moves) - 1)], engine.revision)
    while table.overlays.current is not Overlay.DEAL:
        table.director.skip()
        turn()


def way_on(whole: Whole) -> QAbstractButton:
    """The button that leads from the result of the deal back to the evening."""
    return button(whole.window.table.overlays.deal, "Cover and pass on")
