"""Everything that happens to a guest is said in words in the guest's window: one evening, and how it can end."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget

from tests.minds import QuickMinds
from tests.net.lobby.at_table import AtTable, agree, guests_at
from tests.net.lobby.computers import views_of
from tests.net.remote.computer_guest import DirectLink, LaterLink
from tests.turns import turn
from tests.ui.from_afar import smallest_letters
from tests.ui.pressing import click
from tests.ui.reading import sentences
from tests.ui.whole import Start, Whole, button, names
from twentyfive import __version__
from twentyfive.core import seated
from twentyfive.engine.game.engine import GameEngine
from twentyfive.engine.game.journal import Journal
from twentyfive.net.addresses import computer_name
from twentyfive.net.lobby.absence import Patience
from twentyfive.net.lobby.table_options import TableOptions
from twentyfive.net.messages import PROTOCOL, Closing, GameForm, MakeMove, Sign, SignOf, Sit, Why
from twentyfive.presentation.start.entry import Entry
from twentyfive.presentation.table.actions import Action
from twentyfive.presentation.table.hints import HintStep
from twentyfive.ui.accessibility.shortcuts import Key
from twentyfive.ui.pages.network.join_page import JoinPage
from twentyfive.ui.table.overlays import Overlay
from twentyfive.ui.table.table_page import TablePage
from twentyfive.ui.window.matter_bar import MatterBar
from twentyfive.wording import joining

RULES = seated("twenty-five", 3, 3)
CLOCKS = TableOptions(patience=Patience(asleep=20, there=30))


class GuestWindow:
    """The window of a guest at seat 0 of a table without sockets, beside two guests made of code.

    Attributes:
        host: the table.
        whole: the guest's program.
    """

    def __init__(self, host: AtTable, whole: Whole, monkeypatch: pytest.MonkeyPatch) -> None:
        self.host = host
        self.whole = whole
        self._links: list[DirectLink] = []
        self._rng = random.Random(2)
        monkeypatch.setattr("twentyfive.ui.window.visiting.HostLink", lambda _, __: self._new_link())
        self.host.lobby.set_options(CLOCKS)
        host.gather(RULES, guests_at(3, 3), come=self._come)
        turn()

    def _new_link(self) -> DirectLink:
        self._links.append(LaterLink(self.host.link, 10 + 20 * len(self._links)))
        return self._links[-1]

    def _come(self, seat: int) -> bool:
        if seat == 0:
            self.look_for()
            click(next(iter(self.page.seats.values())))
        return seat != 0

    def look_for(self) -> None:
        """Look for the table from the start page, or from the page to join."""
        if not self.page.isVisible():
            click(self.whole.window.start.card(Entry.JOIN))
        self.page.address.setText("192.168.1.23")
        self.page.code.setText("7K3Q")
        click(self.page.look_for)
        turn()

    @property
    def link(self) -> DirectLink:
        return self._links[-1]

    @property
    def page(self) -> JoinPage:
        return self.whole.window.visiting.page

    @property
    def table(self) -> TablePage:
        return self.whole.window.visiting.table

    @property
    def bar(self) -> MatterBar:
        return self.whole.window.visiting.bar

    @property
    def said(self) -> str:
        """The last announcement."""
        return self.table.announcer.last

    @property
    def fault(self) -> str:
        return self.page.fault.plain

    def play_until(self, seat: int | None) -> None:
        """Let everybody play until that seat is to act, or the deal is over for None, and the window shows it."""
        for _ in range(100):
            to_act = self.host.engine.moment.to_act
            if to_act == seat and self.table.director.up_to_date:
                return
            if to_act == 0 and self.table.director.up_to_date:
                game = self.whole.window.visiting._game
                game.submit(0, game.moment.view(0).legal[0], game.revision)
            elif to_act is not None and to_act != 0 and to_act != seat:
                at, (view, *_) = views_of(self.host.link, 10 + to_act)
                self.host.link.hear(10 + to_act, MakeMove(at, str(self._rng.choice(view.legal))))
            else:
                self.table.director.skip()
            turn()
        raise AssertionError(f"seat {seat} is never to act")

    def choose_in_menu(self, entry: str) -> None:
        click(self.table.bar.button(Action.MENU))
        click(button(self.table.overlays.menu, entry))
        turn()

    def key(self, key: Key) -> None:
        self.table.answer(key)
        turn()


@pytest.fixture
def guest(start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[GuestWindow]:
    engine = GameEngine(QuickMinds(), Journal(tmp_path / "host" / "journal"))
    host = AtTable(engine)
    host.speaks = GameForm.VIEW
    yield GuestWindow(host, start(name="Aoife"), monkeypatch)
    host.lobby.close()
    engine.close()


def shown(within: QWidget) -> str:
    return " ".join(sentences(within))


@pytest.mark.broad
def test_an_evening_in_words(guest: GuestWindow) -> None:
    others_come_and_go(guest)
    the_computer_stands_in(guest)
    decisions_are_taken_back(guest)
    hints_come_in_steps(guest)
    what_is_off_says_why(guest)
    the_table_is_lost_and_found(guest)
    everybody_is_waited_for(guest)
    the_next_visit_is_another(guest)
    an_onlooker_reads_across_the_room(guest)


def others_come_and_go(guest: GuestWindow) -> None:
    """Another guest is cut off and stood in for, and comes back; a third leaves for good, and somebody else comes."""
    guest.play_until(0)
    guest.host.lose(1)
    turn()
    assert guest.said == "Bríd’s computer cannot be reached."
    guest.play_until(1)
    assert guest.bar.text == "Bríd’s device is asleep. The computer will play."
    assert "20 s" in shown(guest.bar)
    assert names(guest.bar) == [], "the host decides"
    ply = guest.host.record.ply
    guest.host.clock.turn(20)
    turn()
    assert guest.host.record.ply > ply
    guest.host.return_(1, 31)
    guest.host.lose(1)
    guest.host.return_(1)
    turn()
    assert guest.said == "Bríd is back."
    assert not guest.bar.isVisible()
    guest.play_until(1)
    guest.host.leave(2)
    turn()
    assert guest.said == "Cathal has left."
    guest.host.link.come(12, "Fionn", speaks=GameForm.VIEW)
    guest.host.link.hear(12, Sit(2))
    guest.host.lobby.reception.let_in(12)
    turn()
    assert guest.said == "Fionn has joined."


def the_computer_stands_in(guest: GuestWindow) -> None:
    """A guest who takes long reads that the computer will play, asks for a moment, and reads that it has played."""
    guest.play_until(0)
    assert guest.bar.text == "If you take any longer, the computer will play for you."
    assert "30 s" in shown(guest.bar)
    click(button(guest.bar, "One moment"))
    turn()
    assert "60 s" in shown(guest.bar)
    assert names(guest.bar) == [], "a moment is given once in a deal"
    guest.host.clock.turn(60)
    turn()
    assert guest.said == "The computer has played for you. Go on from here."
    assert not guest.bar.isVisible() or "take longer" not in guest.bar.text


def decisions_are_taken_back(guest: GuestWindow) -> None:
    """The others are asked, refuse once, and agree once."""
    guest.host.lobby.set_options(TableOptions())
    guest.table.table_actions.carry_out(Action.UNDO)
    assert guest.said == "The others are being asked whether you may take that back."
    agree(guest.host, 1, yes=False)
    turn()
    assert guest.said == "Not everybody agreed, so the game goes on."
    before = guest.host.engine.revision
    guest.table.table_actions.carry_out(Action.UNDO)
    agree(guest.host, 1)
    agree(guest.host, 2)
    turn()
    assert guest.host.engine.revision > before
    assert guest.said == "Everybody agreed. It is taken back: choose again."


def hints_come_in_steps(guest: GuestWindow) -> None:
    """A nudge first, then the card, then the reason, as at home; a table may go without."""
    guest.play_until(0)
    steps = []
    for _ in range(3):
        guest.key(Key.HINT)
        steps.append((guest.table.hint_flow.step, guest.table.hint_flow.marked))
    assert [step for step, _ in steps] == [HintStep.NUDGE, HintStep.MARK, HintStep.REASON]
    assert steps[0][1] is None, "a nudge names no card"
    assert steps[1][1] in guest.host.engine.seats.view(guest.host.record.state, 0).legal
    guest.host.lobby.set_options(TableOptions(hints=False))
    guest.table.hint_flow.drop()
    guest.key(Key.HINT)
    assert guest.said == "This table plays without hints."
    guest.host.lobby.set_options(TableOptions())


def what_is_off_says_why(guest: GuestWindow) -> None:
    """Aids that are off among guests are there, look so, and say why."""
    guest.choose_in_menu("Practise")
    assert guest.said.startswith(
        f"At the table at {computer_name()} others play on their own screens. So there are no open hands"
    )
    assert guest.table.overlays.current is not Overlay.MENU
    guest.choose_in_menu("New game")
    assert (
        guest.said
        == f"At the table at {computer_name()} the host begins the next game. Leave the table to play another."
    )
    assert guest.table.bar.button(Action.REDO).reason.endswith("there is no redo: play again.")
    guest.host.lobby.set_options(TableOptions(undo=False))
    guest.play_until(1)
    turn()
    reason = guest.table.bar.button(Action.UNDO).reason
    assert reason.endswith("if the host allows it and all agree. There is none now.")
    guest.host.lobby.set_options(TableOptions())


def the_table_is_lost_and_found(guest: GuestWindow) -> None:
    """The network breaks and the computer plays; then the host leaves and comes back."""
    guest.play_until(0)
    guest.link.break_off()
    turn()
    assert guest.bar.text == ("The table cannot be reached. The game goes on here as soon as it is found again.")
    assert names(guest.bar) == ["Leave the table"]
    guest.host.clock.turn(25)
    guest.link.start()
    turn()
    assert guest.said == "You are back at the table. The computer has played for you in the meantime."
    guest.link.hear(Closing(Why.HOST_LEFT))
    guest.link.break_off()
    turn()
    assert guest.bar.text == (
        "The host has closed the table. The game is saved, and goes on here when the host opens the table again."
    )
    guest.link.start()
    turn()
    assert guest.said == "You are back at the table."
    assert not guest.bar.isVisible()


def everybody_is_waited_for(guest: GuestWindow) -> None:
    """After a deal the window says who is not ready for the next."""
    guest.play_until(None)
    panel = guest.table.overlays.deal
    assert panel._sentence.plain.endswith("Waiting for you and Bríd and Fionn.")
    guest.host.link.hear(12, Sign(SignOf.READY))
    turn()
    assert panel._sentence.plain.endswith("Waiting for you and Bríd.")
    click(button(panel, "Next deal"))
    turn()
    assert panel._sentence.plain.endswith("Waiting for Bríd.")


def the_next_visit_is_another(guest: GuestWindow) -> None:
    """A guest who leaves a table that cannot be reached, and looks on at one, is not told to be back."""
    guest.link.break_off()
    turn()
    click(button(guest.bar, "Leave the table"))
    guest.look_for()
    click(guest.page.look_on)
    turn()
    assert guest.table.isVisible()
    assert guest.whole.window.visiting.view == guest.host.lobby._table.moment.view(None)
    assert "back at the table" not in guest.said
    assert not {"Next deal", "Look back"} & set(names(guest.table.overlays.deal)), "the players go on"


def an_onlooker_reads_across_the_room(guest: GuestWindow) -> None:
    """On a TV the names, the line, the scores and who is asleep are at least a thirtieth of the height."""
    guest.whole.window.resize(1920, 1080)
    turn()
    guest.host.link.hear(11, Sign(SignOf.READY))
    guest.host.link.hear(12, Sign(SignOf.READY))
    guest.play_until(1)
    assert smallest_letters(guest.table) >= 1080 / 30
    guest.host.lose(1)
    turn()
    assert guest.bar.text == "Bríd’s device is asleep. The computer will play."
    assert guest.bar._label.font().pixelSize() >= 1080 / 30
    assert guest.bar.height() >= guest.bar.height_for(1920)


ENDS = (
    (Closing(Why.ELSEWHERE), "You are playing on another screen now."),
    (Closing(Why.FULL), "The table is full, and nobody else can watch."),
    (Closing(Why.TOO_FAST), "The host has ended the connection, as too much was sent at once. Join again."),
    (
        Closing(Why.VERSION, v=PROTOCOL + 1, app="9.1.0"),
        f"The other computer has the newer version 9.1.0, and this one {__version__}. Install 9.1.0 here.",
    ),
    (Closing(Why.CODE), "That is not the code of this table. Look at the host’s screen."),
    (Closing(Why.LOCKED), "You have typed five wrong codes. Wait a minute, then try again."),
    (
        Closing(Why.SPENT),
        "Too many wrong codes were typed at this table, so it takes none any more. Ask the host for a new code.",
    ),
    (Closing(Why.SHUT), "The host lets nobody else in just now. Ask the host."),
    (Closing(Why.GONE), f"Your seat at the table at {computer_name()} is gone. Join again with the code."),
)


def test_each_end_is_told_on_the_page_to_join(guest: GuestWindow) -> None:
    for closing, words in ENDS:
        assert guest.table.isVisible()
        guest.link.hear(closing)
        turn()
        assert guest.page.isVisible()
        assert guest.fault == words
        if closing.why is not Why.GONE:
            click(guest.page.back_to)
            turn()
    assert not guest.page.back_to.isVisible()
    assert not guest.whole.window.playing.seat_file.exists()


def test_the_older_program_is_told_which_version_it_needs() -> None:
    older, newer, unknown = (1, "0.1.0"), (2, "0.2.0"), (0, "")
    assert joining.other_version(older, newer).endswith("Install 0.2.0 here.")
    assert joining.other_version(newer, older).endswith("Install 0.2.0 there.")
    for host in (unknown, (1, "0.1.0")):
        assert joining.other_version(older, host).endswith("Install the same version on both.")
