"""Every page and panel at all required sizes: nothing cut off, nothing covered, everything large enough."""

from collections.abc import Iterator
from itertools import combinations, pairwise
from typing import Final, NamedTuple

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

from tests.net.lobby.fakes import FakeGateway
from tests.ui.moments import (
    Moment,
    deal_is_over,
    game_is_over,
    plays_last,
    show,
)
from tests.ui.page_checks import settle
from tests.ui.painted import faults, place
from tests.ui.pressing import click
from tests.ui.reading import framed
from tests.ui.scenes import IN_SIDES, MOMENTS, PAGES, SEVERAL, Scene, evening, explanation, take_hint
from tests.ui.whole import Start, Whole, button
from twentyfive.presentation.settings import ThemeChoice
from twentyfive.presentation.table.actions import Action
from twentyfive.presentation.table.placement import Place
from twentyfive.presentation.table.ring import WANTED, each_is_nearest
from twentyfive.presentation.table.seating import CLOSE
from twentyfive.ui.table.overlays import Overlay
from twentyfive.ui.table.table_view import to_qrect
from twentyfive.ui.theme.look import make_look
from twentyfive.ui.widgets.page import Page, PageHeader


class Size(NamedTuple):
    """A size of the window with the settings of its text."""

    width: int
    height: int
    text: float = 1.0
    large_text: bool = False


SIZES = {
    "900x460": Size(900, 460),
    "911x512-large-text": Size(911, 512, large_text=True),
    "1080x1920-200": Size(1080, 1920, text=2.0, large_text=True),
    "1280x720-250": Size(1280, 720, text=2.5, large_text=True),
    "3840x2160-200": Size(3840, 2160, text=2.0),
}


@pytest.fixture(params=SIZES)
def whole(request: pytest.FixtureRequest, start: Start) -> Whole:
    return sized(start, SIZES[request.param])


def sized(start: Start, size: Size) -> Whole:
    """Start the program in a window of that size, with text of that size."""
    whole = start(text=size.text, large_text=size.large_text)
    whole.window.resize(size.width, size.height)
    QApplication.processEvents()
    return whole


def target(whole: Whole) -> int:
    """Return the smallest size of anything that can be clicked."""
    return 60 if whole.settings.large_text else 44


def open_menu(whole: Whole) -> None:
    click(whole.window.table.bar.button(Action.MENU))


def from_menu(whole: Whole, name: str) -> None:
    show(whole, "twenty-five", 5, 5, plays_last)
    open_menu(whole)
    click(button(whole.window.table.overlays.menu, name))


@pytest.mark.broad
def test_every_page_fits(whole: Whole) -> None:
    none_of(faults_in(whole, PAGES))


def faults_in(whole: Whole, scenes: dict[str, Scene]) -> list[str]:
    """Show one scene after the other, and return the faults of each."""
    found = []
    for name, go in scenes.items():
        go(whole)
        settle()
        found += [f"{name}: {fault}" for fault in faults(whole.window, target(whole))]
    return found


@pytest.mark.broad("new game")
@pytest.mark.parametrize("page", ["new game", "deal editor", "look back", "saved games"])
def test_in_a_low_window_with_large_text_a_page_keeps_room_between_header_and_footer(start: Start, page: str) -> None:
    whole = sized(start, Size(911, 512, text=2.0, large_text=True))
    PAGES[page](whole)
    settle()
    header = next(part for part in whole.window.findChildren(PageHeader) if part.isVisible())
    shown = header.parentWidget()
    assert isinstance(shown, Page)
    (scroll,) = shown.findChildren(QScrollArea, options=Qt.FindChildOption.FindDirectChildrenOnly)
    assert scroll.height() > whole.window.height() / 2


@pytest.mark.broad("911x512-large-text-2")
@pytest.mark.parametrize("players", [2, 10])
def test_the_pages_and_the_table_of_an_evening_with_phones_fit(
    whole: Whole, gateways: list[FakeGateway], players: int
) -> None:
    none_of(faults_in(whole, evening(players, gateways)))


@pytest.mark.broad("911x512-large-text-5")
@pytest.mark.parametrize("players", [2, 5, 10])
def test_the_table_fits_with_every_question(whole: Whole, players: int) -> None:
    found = []
    for name, (preset, moment) in MOMENTS.items():
        seats = min(players, 9) if preset == "fifty-five" else players
        show(whole, preset, seats, seats, moment)
        found += [f"{name}: {fault}" for fault in faults_at_table(whole)]
        if players == SEVERAL and whole.window.table.decision_panel.isVisible():
            take_hint(whole)
            found += [f"hint on {name}: {fault}" for fault in faults_at_table(whole)]
    if players == SEVERAL:
        explanation(whole)
        found += [f"explanation: {fault}" for fault in faults_at_table(whole)]
    none_of(found)


@pytest.mark.broad("911x512-large-text-*")
@pytest.mark.parametrize("game", IN_SIDES.values(), ids=IN_SIDES)
def test_a_table_with_sides_fits(whole: Whole, game: tuple[str, int, int, Moment]) -> None:
    show(whole, *game)
    none_of(faults_at_table(whole))


def test_a_table_below_a_notice_fits_a_large_screen(start: Start) -> None:
    whole = sized(start, SIZES["3840x2160-200"])
    whole.window.notice.say("The game could not be saved. " * 4)
    show(whole, "twenty-five", 5, 5, plays_last)
    none_of(faults_at_table(whole))


def test_a_notice_stays_whole_when_the_text_grows(start: Start) -> None:
    whole = start()
    whole.window.notice.say("The game could not be saved.")
    whole.store.change(text=2.5)
    settle()
    none_of(faults(whole.window.notice, target(whole)))
    assert whole.window.notice.height() == whole.window.notice.height_for(whole.window.width())


@pytest.mark.broad
def test_the_result_of_a_larger_table_is_whole_after_that_of_a_smaller_one(start: Start) -> None:
    whole = sized(start, SIZES["1280x720-250"])
    for players in (5, 10):
        show(whole, "twenty-five", players, players, deal_is_over)
        none_of(faults(whole.window.table.overlays.deal, target(whole)))
        show(whole, "twenty-five", players, players, plays_last)


def test_a_screen_of_8k_is_filled_by_a_whole_table(start: Start) -> None:
    whole = sized(start, Size(7680, 4320))
    show(whole, "twenty-five", 10, 10, plays_last)
    none_of(faults_at_table(whole))
    assert place(whole.hand()[0]).height() > 4320 / 6


OVERLAYS = {
    Overlay.RANKING: Action.RANKING,
    Overlay.TRICK: Action.LAST_TRICK,
    Overlay.SPEED: Action.SPEED,
    Overlay.SCORES: Action.SCORES,
    Overlay.MENU: Action.MENU,
}


@pytest.mark.broad("911x512-large-text-5")
@pytest.mark.parametrize("players", [2, 5, 10])
def test_every_panel_over_the_table_fits(whole: Whole, players: int) -> None:
    show(whole, "twenty-five", players, players, plays_last)
    table = whole.window.table
    for overlay, action in OVERLAYS.items():
        ask(whole, action)
        panel = table.overlays.panel(overlay)
        assert panel.isVisible() or table.score_panel.isVisible()
        none_of(faults(panel, target(whole)))
        table.overlays.close(overlay)


@pytest.mark.broad("911x512-large-text")
def test_the_menu_is_as_high_as_its_content(whole: Whole) -> None:
    show(whole, "twenty-five", 5, 5, plays_last)
    open_menu(whole)
    menu = whole.window.table.overlays.menu
    settle()
    assert menu.sheet().height() == menu.sheet_height_for(menu.sheet().width())


def ask(whole: Whole, action: Action) -> None:
    """Press the button of that action in the bar or the menu."""
    table = whole.window.table
    if action in table.bar.in_menu:
        open_menu(whole)
        click(button(table.overlays.menu, table.bar.button(action).label))
    elif table.bar.button(action).isVisible():
        click(table.bar.button(action))


@pytest.mark.broad("911x512-large-text")
def test_the_curtain_fits(whole: Whole) -> None:
    show(whole, "twenty-five", 5, 5, plays_last, persons=2)
    curtain = whole.window.table.curtain
    assert curtain.isVisible()
    none_of(faults(curtain, target(whole)))


def none_of(found: list[str]) -> None:
    """Fail with a line for each fault."""
    assert not found, "\n".join(found)


@pytest.mark.broad("911x512-large-text")
def test_every_visible_widget_has_the_current_look(whole: Whole) -> None:
    show(whole, "spoil-five", 5, 5, deal_is_over)
    none_of(behind_the_look(whole))
    show(whole, "twenty-five", 5, 5, game_is_over)
    none_of(behind_the_look(whole))
    for page in ("New game", "Settings", "Help", "Rules of this game"):
        from_menu(whole, page)
        none_of(behind_the_look(whole))


@pytest.mark.broad("911x512-large-text")
def test_a_panel_hidden_at_a_change_of_look_has_it_once_it_is_open(whole: Whole) -> None:
    show(whole, "twenty-five", 5, 5, plays_last)
    overlays = whole.window.table.overlays
    for overlay in (Overlay.RANKING, Overlay.MENU, Overlay.SPEED):
        overlays.open(overlay)
    whole.store.change(theme=ThemeChoice.DARK)
    for overlay in (Overlay.RANKING, Overlay.MENU):
        overlays.open(overlay)
        none_of(behind_the_look(whole))


def behind_the_look(whole: Whole) -> list[str]:
    """Return the visible widgets with another look than the window; hidden ones get it when they are shown."""
    size = whole.window.size()
    wanted = make_look(whole.settings, size.width(), size.height())
    worn = (None, wanted, wanted.at_table, wanted.at_table.on_wood)
    seen = [widget for widget in whole.window.findChildren(QWidget) if widget.isVisible()]
    return [type(widget).__name__ for widget in seen if vars(widget).get("_look", wanted) not in worn]


def faults_at_table(whole: Whole) -> list[str]:
    """Return the faults of the parts of the table and of their arrangement."""
    found = faults(whole.window.table, target(whole))
    return [*found, *cards_hidden(whole), *cards_astray(whole), *panel_in_the_way(whole)]


def cards_hidden(whole: Whole) -> Iterator[str]:
    """Yield the cards of the hand that are covered too much to be read and clicked."""
    top, zones = whole.window.table.top, whole.window.table.top.zones
    assert zones is not None
    hand = [place(card) for card in whole.hand()]
    for left, right in pairwise(hand):
        if right.left() - left.left() < target(whole):
            yield f"only {right.left() - left.left()} pixels of a card are visible"
    if any(place(top.trump_button).intersects(card) for card in hand):
        yield "the trump button lies over the hand"
    if not zones.own_plate_hidden and any(to_qrect(zones.own_plate).intersects(card) for card in hand):
        yield "the own plate lies over the hand"


def cards_astray(whole: Whole) -> Iterator[str]:
    """Yield what was not played and lies between the players, and a trick whose cards are too small or not in place."""
    table = whole.window.table
    zones, scene = table.top.zones, table.top.canvas.scene
    assert zones is not None
    for lying in scene:
        if lying.place not in _AMONG_PLAYERS and lying.rect.y < zones.line.bottom:
            yield f"a card of the {lying.place.name} lies between the players"
    trick = {lying.rect for lying in scene if lying.place is Place.TRICK}
    if not trick <= set(zones.trick):
        yield "a card of the trick is not in its place"
    if not each_is_nearest(zones.seats, zones.trick, zones.felt):
        yield "a card of the trick is nearer to another player"
    height, wanted = zones.trick[0].h, int(WANTED * zones.card_h)
    if height < wanted and len(zones.trick) <= 7 and zones.felt.h >= 2 * wanted + 3 * CLOSE:
        yield f"a card of the trick is {height / zones.card_h:.0%} of one of the hand, and two rows have room for more"
    others = [zones.line, zones.trump, zones.own_plate, *(seat.block for seat in zones.seats)]
    for one, other in combinations((*zones.trick, *others), 2):
        if one.meets(other):
            yield f"{one} lies over {other}"


_AMONG_PLAYERS: Final = frozenset({Place.TRICK, Place.DRAWN, Place.FAN})
"""What may lie above the line: cards that were played or turned for the deal, and those that others hold."""


def panel_in_the_way(whole: Whole) -> Iterator[str]:
    """Yield everything that the decision panel covers, which may be neither the hand nor a plate.

    With text of 200 % it may cover plates if it has two rows of buttons, since it then says the same, or a hint; and
    those of eight and more players, whose names and cards need the whole felt.
    """
    table = whole.window.table
    if not table.decision_panel.isVisible():
        return
    sheet = place(table.decision_panel)
    if not table.rect().contains(sheet):
        yield "the decision panel reaches beyond the window"
    if any(sheet.intersects(place(card)) for card in whole.hand()):
        yield "the decision panel covers the hand"
    plates = [plate for plate in table.top.plate_frames() if sheet.intersects(plate)]
    rows = {answer.y() for answer in framed(table.decision_panel)}
    in_one_row = len(rows) == 1 and not table.decision_panel.hint.plain
    if plates and ((in_one_row and len(table.top.plates) < 8) or whole.settings.effective.text < 2):
        yield f"the decision panel covers {len(plates)} plates"
