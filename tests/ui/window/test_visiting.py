"""Two whole windows in one process: one has opened a table, the other joins it by address and code."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from tests.net.tables import HERE, WIDE, AnyPort, free_udp_port, make_page
from tests.net.wire import WireGuest
from tests.turns import turns
from tests.ui.pressing import click, focused
from tests.ui.whole import Start, button, choice, names, turn_by_mouse
from twentyfive.core import PlayerView, seated
from twentyfive.engine.game.reviewing import past_deals
from twentyfive.engine.saves.saved_game import read_saved
from twentyfive.engine.seating.game_token import GameToken
from twentyfive.engine.seating.players import Guest, Person, Sitter, TableSetup
from twentyfive.net.remote.visit import Stage, Visit
from twentyfive.net.table_search import Interface, TableSearch
from twentyfive.net.table_server import TableServer
from twentyfive.presentation.phone.seat_signs import SeatIs
from twentyfive.presentation.start.entry import Entry
from twentyfive.presentation.table.actions import Action
from twentyfive.ui.pages.network.join_page import JoinPage
from twentyfive.ui.pages.network.open_table_page import OpenTablePage
from twentyfive.ui.pages.review.review_page import ReviewPage
from twentyfive.ui.table.overlays import Overlay
from twentyfive.ui.table.table_page import TablePage
from twentyfive.ui.window.matter_bar import MatterBar
from twentyfive.wording.setup.games import GAME_NAMES

_PATIENCE_MS = 10_000


class TwoWindows:
    """A host's window whose table is open, and the window of a guest.

    Attributes:
        start: starts another program.
        data: the folder of both programs.
        host: the host's program.
        guest: the guest's program.
    """

    def __init__(self, start: Start, qtbot: QtBot, players: int = 2) -> None:
        self._qtbot = qtbot
        self.start = start
        self.host = start()
        sitters: tuple[Sitter, ...] = (Person(), *(Guest(),) * (players - 1))
        setup = TableSetup(seated("twenty-five", players, players), ("Anna", "Máire", "Tom")[:players], sitters)
        self.host.window._starter.play_new(setup)
        self.wait(lambda: self.open.door is not None)
        self.guest = start(name="Síle")
        self.data = self.guest.window.playing.seat_file.parent

    @property
    def open(self) -> TableServer:
        return self.host.window.playing.open_table

    @property
    def page(self) -> JoinPage:
        return self.guest.window.visiting.page

    @property
    def table(self) -> TablePage:
        return self.guest.window.visiting.table

    @property
    def bar(self) -> MatterBar:
        return self.guest.window.visiting.bar

    @property
    def visit(self) -> Visit:
        visit = self.guest.window.visiting.visit
        assert visit is not None
        return visit

    @property
    def view(self) -> PlayerView:
        assert self.table.view is not None
        return self.table.view

    def wait(self, happened: Callable[[], bool]) -> None:
        self._qtbot.waitUntil(happened, timeout=_PATIENCE_MS)

    def look_for(self, code: str = "", address: str = "") -> None:
        """Type the address and the code, and look for the table."""
        door = self.open.door
        assert door is not None
        if not self.page.isVisible():
            click(self.guest.window.start.card(Entry.JOIN))
        self.page.address.setText(address or f"127.0.0.1:{door.port}")
        self.page.code.setText(code or self.open.code.lower())
        click(self.page.look_for)

    def join(self) -> None:
        """Come to the table and sit down."""
        self.look_for()
        self.wait(lambda: bool(self.page.seats))
        click(next(iter(self.page.seats.values())))
        self.wait(lambda: self.visit.stage is Stage.WAITING)

    def begin(self) -> None:
        """Begin the game at the host's window."""
        click(button(self.host.page(OpenTablePage), "Start the game"))
        self.wait(lambda: self.table.isVisible() and self.visit.stage is Stage.PLAYING)

    def choose_in_menu(self, entry: str) -> None:
        """Choose an entry of the table's menu at the guest's window."""
        if self.table.overlays.current is not Overlay.MENU:
            click(self.table.bar.button(Action.MENU))
        click(button(self.table.overlays.menu, entry))

    def play_until(self, done: Callable[[], bool]) -> None:
        """Play on at both windows with the mouse."""
        for _ in turns(60):
            if done():
                return
            if self.host.window.table.isVisible():
                turn_by_mouse(self.host)
            self._turn_of_guest()
            self._qtbot.wait(1)

    def _turn_of_guest(self) -> None:
        table = self.table
        if not table.isVisible():
            return
        if table.overlays.current is Overlay.DEAL:
            if not self.view.over:
                click(button(table.overlays.deal, "Next deal"))
        elif table.decision_panel.isVisible():
            click(table.top.canvas.hand_buttons()[-1])
            click(choice(table.decision_panel, "Take"))
        elif self.view.my_turn and table.director.up_to_date:
            cards = table.top.canvas.hand_buttons()
            click(next(card for card in cards if card.card in table.hand.choice.offered))
        else:
            click(table.top.canvas, QPoint(table.top.width() // 2, table.top.line.y() - 30))


@pytest.fixture
def open_windows(
    start: Start, qtbot: QtBot, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> Callable[[int], TwoWindows]:
    resources = make_page(tmp_path_factory.mktemp("resources"))
    asked_at = free_udp_port()
    monkeypatch.setattr(
        "twentyfive.net.table_server.GatewayLink",
        lambda: AnyPort(bind=HERE, resources=resources, asked_at=asked_at, limits=WIDE),
    )
    monkeypatch.setattr(
        "twentyfive.ui.pages.network.join_page.TableSearch",
        lambda parent: TableSearch(parent, lambda: (Interface(HERE, (HERE,)),), asked_at),
    )
    return lambda players: TwoWindows(start, qtbot, players)


@pytest.fixture
def windows(open_windows: Callable[[int], TwoWindows]) -> TwoWindows:
    return open_windows(2)


@pytest.mark.broad
def test_a_table_is_found_or_typed_and_the_page_says_what_goes_wrong(windows: TwoWindows) -> None:
    """One evening at the page to join: nobody there, addresses and codes as people type them, the list of tables."""
    windows.look_for(address="127.0.0.1:9")
    windows.wait(lambda: windows.page.said.plain.startswith("Nobody answers there yet."))
    click(button(windows.page, "Back"))
    for address in ("kitchen table!", "8.8.8.8"):
        windows.page.address.setText(address)
        click(windows.page.look_for)
        assert windows.page.fault.plain.startswith("That is not an address on a home network.")
        assert windows.page.address.hasFocus()
    door = windows.open.door
    assert door is not None
    wrong = "2222" if windows.open.code != "2222" else "3333"
    windows.page.address.setText(f" HTTP://127,0.0.1:{door.port}/{wrong} ")
    windows.page.code.setText("")
    click(windows.page.look_for)
    windows.wait(lambda: windows.page.fault.plain.startswith("That is not the code of this table"))
    tables = windows.page.tables
    windows.wait(lambda: any(table.isVisible() for table in tables.buttons.values()))
    (found,) = tables.buttons.values()
    assert (found.label, found.note) == ("Anna’s table", "Twenty-Five · one free seat")
    click(found)
    assert focused() is windows.page.code
    windows.page.code.setText(windows.open.code.lower())
    click(windows.page.look_for)
    windows.wait(lambda: bool(windows.page.seats))
    assert not tables.isVisible()
    assert not tables.search.is_on
    assert names(windows.page)[-2:] == ["The seat of Máire", "Watch"]
    click(next(iter(windows.page.seats.values())))
    windows.wait(lambda: windows.visit.stage is Stage.WAITING)
    click(button(windows.page, "Back"))
    click(button(windows.page, "Back"))
    assert windows.guest.window.start.isVisible()


@pytest.mark.broad
def test_an_evening_in_two_windows(windows: TwoWindows) -> None:
    """Two deals with all that comes between: a question, a pause, a break, the host away, and a look back."""
    windows.join()
    assert windows.page.said.plain == "You have a seat. The game begins when the host starts it."
    windows.begin()
    assert windows.view.names == ("Anna", "Síle")
    assert windows.view.seat == 1
    pause_and_break(windows)
    windows.play_until(lambda: windows.host.engine.can_undo)
    agree_to_take_back(windows)
    leave_and_come_back(windows)
    windows.play_until(lambda: bool(windows.view.history))
    look_back(windows)
    start_again(windows)
    windows.play_until(lambda: len(windows.view.history) >= 2 or windows.view.over)
    windows.wait(lambda: windows.table.director.revision == windows.host.engine.revision)
    assert windows.view == windows.host.engine.seats.view(windows.host.engine.state, 1)
    leave_for_good(windows)


def pause_and_break(windows: TwoWindows) -> None:
    """Ask for a pause and for a break in the menu, and end both in the bar."""
    for entry, words, end in (
        ("Pause for all", "Síle has paused the game.", "Go on"),
        ("Take a break", "You are taking a break, and the computer plays for you.", "I am back"),
    ):
        windows.choose_in_menu(entry)
        windows.wait(windows.bar.isVisible)
        assert windows.bar.text == words
        click(button(windows.bar, end))
        windows.wait(lambda: not windows.bar.isVisible())
        windows.table.overlays.close(Overlay.MENU)


def agree_to_take_back(windows: TwoWindows) -> None:
    """Let the host ask whether a decision may be taken back, and agree."""
    windows.host.window.table.table_actions.undo_wished.emit(0)
    windows.wait(windows.bar.isVisible)
    assert windows.bar.text.startswith("Anna would like to take this back: ")
    before = windows.host.engine.revision
    click(button(windows.bar, "Agree"))
    windows.wait(lambda: windows.host.engine.revision > before)
    windows.wait(lambda: windows.table.director.revision == windows.host.engine.revision)


def leave_and_come_back(windows: TwoWindows) -> None:
    """Let the host leave the table and open it again."""
    windows.host.window.table.leave_asked.emit()
    windows.wait(windows.bar.isVisible)
    assert windows.bar.text.startswith("The host has closed the table.")
    windows.host.window.start.chosen.emit(Entry.CONTINUE)
    windows.wait(lambda: windows.visit.stage is Stage.PLAYING)
    assert not windows.bar.isVisible()
    assert windows.view.seat == 1


def look_back(windows: TwoWindows) -> None:
    """Look back on the deal that is over, with all hands open, while the visit goes on."""
    windows.wait(lambda: windows.table.overlays.current is Overlay.DEAL)
    windows.wait(lambda: windows.guest.window.visiting.saver.kept is not None)
    click(button(windows.table.overlays.deal, "Look back"))
    review = windows.guest.page(ReviewPage)
    assert review.isVisible()
    record = windows.host.engine.record
    assert record is not None
    of_host = past_deals(GameToken(record))[-1]
    assert [move.move for move in review._walk.past.moves] == [move.move for move in of_host.moves]
    assert all(review.step.before.open_hands[0])
    click(button(review, "Back"))
    assert windows.table.isVisible()


def start_again(windows: TwoWindows) -> None:
    """End the guest's program and start it again: the start page leads back to the seat."""
    windows.guest.close()
    windows.wait(lambda: windows.open.lobby.people.seats[0].state is SeatIs.ASLEEP)
    windows.guest = windows.start(name="Síle")
    card = windows.guest.window.start.card(Entry.JOIN)
    assert card.accessibleDescription() == "Back to Anna’s table"
    click(card)
    assert focused() is windows.page.back_to
    assert (windows.page.back_to.label, windows.page.back_to.note) == ("I am Síle: back to Anna’s table", "Twenty-Five")
    click(windows.page.back_to)
    windows.wait(lambda: windows.visit.stage is Stage.PLAYING)
    assert windows.view.seat == 1
    windows.wait(lambda: windows.guest.window.visiting.saver.kept is not None)


def leave_for_good(windows: TwoWindows) -> None:
    """Leave the table by the menu; the game seen is among the saved games."""
    windows.choose_in_menu("Leave the table")
    assert windows.guest.window.start.isVisible()
    place = windows.open.lobby.reception.places.at(1)
    assert place is not None
    windows.wait(lambda: place.guest is None)
    assert windows.guest.window.start.card(Entry.JOIN).accessibleDescription() != "Back to Anna’s table"
    assert not list(windows.data.glob("*.seat.json"))
    games = [read_saved(path) for path in windows.guest.window.playing.saver.saves.paths()]
    (seen,) = [game for game in games if game.notes.table]
    assert seen.notes.table == "Anna’s table"
    assert len(past_deals(seen.kept)) == 2


@pytest.mark.broad
def test_a_phone_and_an_onlooker_are_at_the_table_too(open_windows: Callable[[int], TwoWindows], qtbot: QtBot) -> None:
    windows = open_windows(3)
    windows.join()
    door = windows.open.door
    assert door is not None
    with WireGuest(qtbot, door.port, windows.open.code, "Tom") as phone:
        phone.sit(2)
        windows.begin()
        assert [sign.state for sign in windows.visit.people.seats] == [SeatIs.HERE, SeatIs.ELSEWHERE, SeatIs.PHONE]

        def phone_played() -> bool:
            if windows.host.engine.moment.to_act == 2 and windows.host.window.table.director.up_to_date:
                phone.play()
            return windows.host.engine.waits_for_next_deal or windows.host.engine.state.over

        windows.play_until(phone_played)
    place = windows.open.lobby.reception.places.at(1)
    assert place is not None
    windows.open.lobby.reception.remove(place)
    windows.wait(windows.page.isVisible)
    assert windows.page.fault.plain == "The host has removed you from the table."
    assert not windows.page.back_to.isVisible()
    windows.look_for()
    windows.wait(windows.page.look_on.isVisible)
    click(windows.page.look_on)
    windows.wait(windows.table.isVisible)
    assert windows.view.seat is None
    assert windows.view.hand == ()
    assert windows.table.overlays.current is Overlay.DEAL
    assert not {"Next deal", "Look back"} & set(names(windows.table.overlays.deal)), "the players go on"


@pytest.mark.broad
def test_a_seat_that_cannot_be_had_back_is_told_in_a_sentence(windows: TwoWindows) -> None:
    windows.join()
    path = windows.guest.window.playing.seat_file
    kept = path.read_bytes()
    windows.guest.window.close()
    place = windows.open.lobby.reception.places.at(1)
    assert place is not None
    windows.wait(lambda: place.link is None)
    windows.open.lobby.reception.remove(place)
    windows.guest = windows.start(name="Síle")
    click(windows.guest.window.start.card(Entry.JOIN))
    click(windows.page.back_to)
    windows.wait(lambda: bool(windows.page.fault.plain))
    assert windows.page.fault.plain == "Your seat at Anna’s table is gone. Join again with the code."
    assert not windows.page.back_to.isVisible()
    assert not path.exists()
    click(button(windows.page, "Back"))
    path.write_bytes(kept[:-20])
    click(windows.guest.window.start.card(Entry.JOIN))
    assert windows.page.fault.plain.startswith("Your seat at another table cannot be read (")
    assert "Join again with the code; the file is kept as " in windows.page.fault.plain
    assert not windows.page.back_to.isVisible()


@pytest.mark.broad
def test_a_guest_without_a_seat_in_the_next_game_is_told_and_may_choose_one(windows: TwoWindows) -> None:
    windows.join()
    windows.begin()
    names_of_two = ("Anna", "Nora")
    windows.host.window._starter.begin(TableSetup(seated("spoil-five", 2, 2), names_of_two, (Person(), Guest())))
    windows.wait(windows.page.isVisible)
    assert windows.page.fault.plain == "The host plays another game now, in which you have no seat."
    assert not windows.bar.isVisible(), "the question of the game before"
    assert {"The seat of Nora", "Watch"} <= set(names(windows.page))
    click(next(iter(windows.page.seats.values())))
    windows.wait(lambda: bool(windows.open.lobby.reception.arrivals))
    windows.open.lobby.reception.let_in(next(iter(windows.open.lobby.reception.arrivals)))
    windows.wait(windows.table.isVisible)
    assert (windows.view.seat, windows.view.rules.preset) == (1, "spoil-five")


@pytest.mark.broad("settings")
@pytest.mark.parametrize("page", ["settings", "help"])
def test_a_guest_at_another_page_is_led_to_the_seats_of_the_next_game(windows: TwoWindows, page: str) -> None:
    windows.join()
    windows.begin()
    windows.guest.window.router.open(page)
    setup = TableSetup(seated("spoil-five", 2, 2), ("Anna", "Nora"), (Person(), Guest()))
    windows.host.window._starter.begin(setup)
    windows.wait(windows.page.isVisible)
    assert windows.page._question.plain == "Anna’s table: Spoil Five. Choose a seat."


@pytest.mark.broad
def test_a_guest_reads_no_words_of_the_hosts_language_for_table_and_game(
    windows: TwoWindows, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The host's side of this process says what a French program would."""
    monkeypatch.setattr("twentyfive.wording.network.host_name", lambda *_: "la table d’Anna")
    monkeypatch.setattr("twentyfive.net.lobby.lobby.GAME_NAMES", dict.fromkeys(GAME_NAMES, lambda: "Vingt-cinq"))
    windows.look_for()
    windows.wait(lambda: bool(windows.page.seats))
    welcome = windows.visit.welcome
    assert welcome is not None
    assert (welcome.host, welcome.game) == ("la table d’Anna", "Vingt-cinq"), "which phones show"
    assert windows.page._question.plain == "Anna’s table: Twenty-Five. Choose a seat."
    click(next(iter(windows.page.seats.values())))
    windows.wait(lambda: windows.visit.stage is Stage.WAITING)
    windows.begin()
    assert all("At Anna’s table" in told for told in windows.guest.window.visiting._refusals.values())
    windows.guest.close()
    windows.guest = windows.start(name="Síle")
    card = windows.guest.window.start.card(Entry.JOIN)
    assert card.accessibleDescription() == "Back to Anna’s table"
    click(card)
    assert (windows.page.back_to.label, windows.page.back_to.note) == ("I am Síle: back to Anna’s table", "Twenty-Five")


@pytest.mark.broad
def test_whoever_chooses_a_seat_reads_which_game_it_is_now(windows: TwoWindows) -> None:
    windows.look_for()
    windows.wait(lambda: bool(windows.page.seats))
    setup = TableSetup(seated("spoil-five", 2, 2), ("Anna", "Máire"), (Person(), Guest()))
    windows.host.window._starter.play_new(setup)
    windows.wait(lambda: "Spoil Five" in windows.page._question.plain)


@pytest.mark.broad
def test_a_new_game_is_gathered_at_the_open_table_with_those_who_are_there(windows: TwoWindows) -> None:
    windows.join()
    windows.begin()
    code = windows.open.code
    chosen = TableSetup(seated("spoil-five", 3, 3), ("Anna", "Guest", "Síle"), (Person(), Guest(), Guest()))
    windows.host.window._starter.play_new(chosen)
    page = windows.host.page(OpenTablePage)
    assert page.isVisible()
    assert page.way_in.isVisible()
    assert windows.open.code == code
    windows.wait(lambda: "Remove Síle" in names(page))
    windows.wait(windows.page.isVisible)
    assert windows.page.said.plain == "You have a seat. The game begins when the host starts it."
    windows.begin()
    assert windows.view.names == ("Anna", "Guest", "Síle")
    assert windows.view.seat == 2


@pytest.mark.broad
def test_a_new_game_that_is_not_begun_after_all_leaves_the_guests_their_seats_in_the_old_one(
    windows: TwoWindows,
) -> None:
    windows.join()
    windows.begin()
    chosen = TableSetup(seated("spoil-five", 2, 2), ("Anna", "Guest"), (Person(), Guest()))
    windows.host.window._starter.play_new(chosen)
    windows.wait(windows.page.isVisible)
    click(button(windows.host.page(OpenTablePage), "Back"))
    windows.wait(lambda: windows.visit.has_left)
    windows.host.window.show_start()
    windows.host.window.start.chosen.emit(Entry.CONTINUE)
    windows.wait(lambda: windows.table.isVisible() and windows.visit.stage is Stage.PLAYING)
    assert (windows.view.seat, windows.view.rules.preset) == (1, "twenty-five")


@pytest.mark.broad
def test_the_page_leads_to_a_table_and_keeps_no_code_of_another(windows: TwoWindows) -> None:
    click(windows.guest.window.start.card(Entry.JOIN))
    assert focused() is windows.page.address
    windows.wait(lambda: bool(windows.page.tables.buttons))
    (found,) = windows.page.tables.buttons.values()
    windows.wait(lambda: focused() is found)
    click(found)
    windows.page.code.setText(windows.open.code)
    click(windows.page.look_for)
    windows.wait(lambda: bool(windows.page.seats))
    click(button(windows.page, "Back"))
    assert windows.page.code.text() == ""
