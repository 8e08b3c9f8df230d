"""The lobby: the table as its guests know it. It tells them what they may know, and passes on what they do."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from twentyfive import __version__
from twentyfive.core import Phase, Rules
from twentyfive.core.moves import DealCards
from twentyfive.engine.game.events import Hint, Jump, Step
from twentyfive.engine.guest_session import GuestSession
from twentyfive.engine.seating.local_seats import LocalSeats
from twentyfive.engine.seating.players import TableSetup
from twentyfive.net.addresses import computer_name
from twentyfive.net.discovery import Notice
from twentyfive.net.lobby.absence import Absence, Awaited
from twentyfive.net.lobby.clock import Clock
from twentyfive.net.lobby.computer_presenter import ComputerPresenter
from twentyfive.net.lobby.consent import Consent, Vote
from twentyfive.net.lobby.guest_broadcast import GuestBroadcast
from twentyfive.net.lobby.guest_places import GuestPlace
from twentyfive.net.lobby.guests import GuestList, KnownGuest
from twentyfive.net.lobby.link import Link
from twentyfive.net.lobby.phone_presenter import PhonePresenter
from twentyfive.net.lobby.players import Players, players_of, renamed
from twentyfive.net.lobby.reception import Reception
from twentyfive.net.lobby.table_options import TableOptions
from twentyfive.net.messages import (
    PROTOCOL,
    Ask,
    Bye,
    Choose,
    GuestMessage,
    Hello,
    MakeMove,
    No,
    People,
    Recall,
    Reply,
    Sign,
    SignOf,
    Sit,
    Welcome,
    Wish,
)
from twentyfive.presentation.phone.sheets import May
from twentyfive.presentation.settings import Settings
from twentyfive.wording import network
from twentyfive.wording.rules.rules_text import rules_sections
from twentyfive.wording.setup.games import GAME_NAMES

HERE = -1
"""The voter that stands for everybody at the host's screen, who answer together."""


class Lobby(QObject):
    """A table that is open for guests.

    Attributes:
        reception: the guests, their places, and those who wait.
        absence: the countdown until the computer plays for a guest.
        consent: the question whether a decision may be taken back.

    Signals:
        changed(): something about the guests, a question or a countdown has changed.
        to_keep(GuestList): the guests are other ones than before, and are to be kept on disk.
        next_game_wished(): the game is over, all guests who are there want another, and nobody is at the host's screen.
    """

    changed = Signal()
    to_keep = Signal(object)
    next_game_wished = Signal()

    def __init__(
        self, table: GuestSession, link: Link, clock: Clock, settings: Callable[[], Settings], parent: QObject
    ) -> None:
        super().__init__(parent)
        self.reception = Reception(link, self._welcome, self)
        self.absence = Absence(clock, table.game.play_once, self)
        self.consent = Consent(clock, self)
        self._table = table
        self._link = link
        self._phones = PhonePresenter(table, settings)
        self._views = ComputerPresenter(table)
        everybody = (table, link, self.reception, self._phones, self._views, self.absence, self.consent)
        self._broadcast = GuestBroadcast(*everybody, players=lambda: self._players)
        self._known = GuestList("", 0)
        self._page = ""
        self._is_open = False
        self._is_to_tell = False
        self._clock = clock
        self._setup: TableSetup | None = None  # before the game begins
        self._told: Rules | None = None  # those of the game that the guests know
        self._hints_asked: set[int] = set()  # by player
        self._connect()

    def _connect(self) -> None:
        self._link.heard.connect(self._on_heard)
        self._link.left.connect(self._on_left)
        self._link.behind.connect(self._on_behind)
        self._table.stepped.connect(self._on_stepped)
        self._table.rewound.connect(self._on_rewound)
        self._table.advised.connect(self._on_advised)
        self._table.game.held.connect(self._on_held)
        self.reception.changed.connect(self._go_on_if_ready)
        self.reception.freed.connect(self.consent.excuse)
        self.reception.came.connect(self._broadcast.tell_all)
        self.reception.guests_changed.connect(self._keep)
        self.absence.changed.connect(self._refresh)
        self.consent.opened.connect(self._on_vote)
        self.consent.closed.connect(self._on_decided)

    def gather(self, setup: TableSetup, known: GuestList) -> None:
        """Open a table for a game that has not begun; whoever is at the open table keeps a seat if there is one."""
        if not self._is_open:
            self.reception.places.all = []
        self._setup, self._known, self._is_open = setup, known, True
        self._told = setup.rules
        self.absence.rest()
        self.consent.withdraw()
        self._broadcast.begin_again()
        self.reception.gather(players_of(setup))
        self._refresh()

    def open_again(self, known: GuestList) -> None:
        """Open the table of the game under way again, for guests who are known."""
        if self.reception.is_gathering:
            self.reception.places.all = []  # those of a game that has not begun
        self._known, self._is_open = known, True
        self._begin_game({guest.player: guest for guest in known.guests})

    def serve_page(self, digest: str, port: int) -> None:
        """Note the page that guests load, which tells theirs apart from an older one, and the port of the table."""
        self._page = digest
        if port != self._known.port:
            self._known = replace(self._known, port=port)
            self._keep()

    def named(self, setup: TableSetup) -> TableSetup:
        """Return the setup with the names of the guests who have come."""
        return renamed(setup, {place.seat: place.player for place in self.reception.places})

    def set_options(self, options: TableOptions) -> None:
        """Play by these options from now on."""
        self._broadcast.options = options
        self.absence.set_patience(options.patience)
        self._refresh()

    def show(self, at: int) -> None:
        """Show the guests the position that the host's screen shows now."""
        if not self.reception.is_gathering:
            self._phones.show(at)
            self._refresh()

    @property
    def people(self) -> People:
        """The places of the table and who sits there, in words."""
        return self._broadcast.people

    @property
    def vote_text(self) -> str:
        """The question to the persons at the host's screen; empty if they are asked nothing."""
        vote = self.consent.vote
        return "" if vote is None or HERE not in vote.voters else self._broadcast.question(vote, None)

    @property
    def countdown_text(self) -> str:
        """The words for the countdown under way; empty if there is none."""
        place = None if self.absence.counted_for is None else self.reception.places.at(self.absence.counted_for)
        if place is None:
            return ""
        words = network.COMPUTER_PLAYS_FOR_SLOW if place.is_there else network.COMPUTER_PLAYS_SOON
        return words(name=place.name)

    def answer(self, yes: bool) -> None:
        """Answer the question for the persons at the host's screen."""
        if self.consent.vote is not None:
            self.consent.answer(HERE, self.consent.vote.number, yes, self._table.deal)

    def ask_to_take_back(self, player: int) -> str:
        """Ask the others whether `player`, here or elsewhere, may take a decision back; return why not, in words."""
        if not self._table.can_undo_for(player):
            return network.NOTHING_TO_TAKE_BACK()
        if not self.consent.may_ask(self._table.deal):
            return network.NO_MORE_TAKING_BACK()
        voters = {place.seat for place in self.reception.places if place.is_there and place.seat != player}
        if player not in self._here.persons and self._here.persons:
            voters.add(HERE)
        self._table.game.pause_play()
        self.consent.ask(player, frozenset(voter for voter in voters if voter is not None), self._table.game.revision)
        return ""

    def pause(self, name: str) -> None:
        """Pause the game for `name`."""
        self._broadcast.paused_by = name
        self._table.game.pause_play()
        self._refresh()

    def resume(self) -> None:
        """Go on after a pause."""
        self._broadcast.paused_by = ""
        if self.consent.vote is None:
            self._table.game.resume_play()
        self._refresh()

    def _on_held(self, held: bool) -> None:
        """Note that the game goes on, whoever let it."""
        if not held:
            self._broadcast.paused_by = ""

    def close(self) -> None:
        """Forget the connections, as the table is closed; the guests may come back to the next."""
        self._is_open = False
        for place in self.reception.places:
            place.link = None
        self.reception.onlookers.clear()
        self.absence.rest()
        self.consent.withdraw()
        if self._table.game.is_held:
            self._table.game.resume_play()  # nobody is left to go on after a guest's pause

    @property
    def _here(self) -> LocalSeats:
        return LocalSeats(self._table.game.seats)

    @property
    def notice(self) -> Notice:
        """The notice that those who look for a table are told."""
        free = sum(place.guest is None for place in self.reception.places)
        return Notice(self._players.names_here, computer_name(), self._rules.preset, free)

    @property
    def _rules(self) -> Rules:
        return self._table.game.seats.rules if self._setup is None else self._setup.rules

    def _welcome(self) -> Welcome:
        rules = self._rules
        sections = rules_sections(rules, rules.preset)
        return Welcome(
            PROTOCOL,
            __version__,
            self._known.table,
            network.host_name(self._players.names_here, computer_name()),
            GAME_NAMES[rules.preset](),
            tuple((section.title, " ".join(section.paragraphs)) for section in sections),
            self._broadcast.seat_signs(),
            self._page,
            self.reception.places.free() is None,
            people=self._players.names_here,
            computer=computer_name(),
            preset=rules.preset,
        )

    @property
    def _players(self) -> Players:
        if self._setup is not None:
            return players_of(self._setup)
        return Players(
            self._table.names, self._table.game.seats.sitters, self._table.game.third, self._rules.seats_held
        )

    def _seat(self, players: Players, known: Mapping[str, KnownGuest]) -> None:
        """Give everybody the place that they have; `known` are guests by player who may come back."""
        self.reception.others = players.names_of_others
        out = self.reception.places.reseat(players.for_guests)
        if self._told not in (None, self._rules):
            self._broadcast.begin_again()
            self.reception.welcome_all()
        self._told = self._rules
        self.reception.show_out(out)
        for place in self.reception.places:
            place.guest = place.guest or known.get(place.player)
        self._refresh()

    def _begin_game(self, known: Mapping[str, KnownGuest]) -> None:
        """Seat everybody as the game at the table has them."""
        self._setup, self.reception.is_gathering = None, False
        self._seat(self._players, known)
        self.reception.tell_places()

    def _on_heard(self, link: int, message: GuestMessage) -> None:
        match message:
            case Hello():
                self.reception.greet(link, message)
            case Sit():
                self.reception.sit(link, message)
            case Bye():
                self.reception.leave(link)
            case _:
                place = self.reception.places.of_link(link)
                if place is not None and not self.reception.is_gathering:
                    self._on_wish(place, place.seat, message)

    def _on_wish(self, place: GuestPlace, player: int | None, message: GuestMessage) -> None:
        """Do what a guest with a place wants; a player who sits out has no seat and can only sign."""
        match message:
            case MakeMove() if player is not None:
                self._refuse(place, self._presenter_of(place).move(player, message))
            case Choose() if player is not None:
                if self._phones.choose(player, message):
                    self._refresh()
            case Sign(SignOf.READY) if May.READY in self._broadcast.may(place):  # a late one is not for the deal after
                place.is_ready = True
                self._go_on_if_ready()
            case Sign(SignOf.MOMENT) if May.MOMENT in self._broadcast.may(place):
                place.had_moment = True
                self.absence.give_a_moment()
            case Reply(number, yes) if player is not None:
                self.consent.answer(player, number, yes, self._table.deal)
            case Ask(at, wish):
                self._on_request(place, player, wish, at)
            case Recall(known) if player is not None and place.link in self.reception.computers:
                self._link.send(place.link, self._views.deals(known))
            case _:
                return

    def _on_request(self, place: GuestPlace, player: int | None, wish: Wish, at: int) -> None:
        if wish.value not in (may.value for may in self._broadcast.may(place)):
            return  # the page offers only what is allowed
        match wish:
            case Wish.HINT if player is not None and at == self._phones.at:
                self._hints_asked.add(player)
                self._table.ask_hint(player)
            case Wish.UNDO if player is not None:
                self._refuse(place, self.ask_to_take_back(player))
            case Wish.PAUSE:
                self.pause(place.name)
            case Wish.RESUME:
                self.resume()
            case Wish.AWAY | Wish.BACK:
                place.is_away = wish is Wish.AWAY
                self._go_on_if_ready()
            case _:
                return

    def _presenter_of(self, place: GuestPlace) -> PhonePresenter | ComputerPresenter:
        return self._views if place.link in self.reception.computers else self._phones

    def _on_behind(self, link: int) -> None:
        if not self.reception.is_gathering:
            self._broadcast.tell_position(link)

    def _on_left(self, link: int) -> None:
        self._broadcast.forget(link)
        self.reception.forget(link)

    def _on_stepped(self, step: Step) -> None:
        if step.kind is DealCards:
            self._begin_deal()
        if self._is_open and not self.reception.is_gathering:
            self._broadcast.tell_step()

    def _begin_deal(self) -> None:
        for place in self.reception.places:
            place.begin_deal()

    def _on_rewound(self, _: Jump) -> None:
        self.consent.withdraw()
        self._begin_deal()
        if self._is_open and self._table.game.has_guests:
            begins = self.reception.is_gathering
            self._begin_game({})
            if begins:
                self._keep()
            self._broadcast.tell_positions()

    def _on_advised(self, hint: Hint) -> None:
        if self._phones.advise(hint, self._hints_asked) is not None:
            self._hints_asked.discard(self._table.game.seats.player_of(hint.seat))
            self._refresh()

    def _go_on_if_ready(self) -> None:
        """Begin the next deal or game when all guests who are there are ready and nobody is at the host's screen."""
        there = [place.is_ready for place in self.reception.places if place.is_there]
        is_on = self._is_open and not self.reception.is_gathering and self._phones.is_newest
        if is_on and there and all(there) and not self._here.persons:
            if self._table.game.waits_for_next_deal:
                self._table.game.next_deal()
            elif self._table.moment.phase is Phase.OVER:
                self._begin_deal()  # or it would be wished for again and again
                self.next_game_wished.emit()
        self._refresh()

    def _on_vote(self, vote: Vote) -> None:
        self._broadcast.tell_vote(vote)
        self._refresh()

    def _on_decided(self, vote: Vote, agreed: bool) -> None:
        self._broadcast.tell_end_of(vote)
        if not self._broadcast.paused_by:
            self._table.game.resume_play()
        if agreed:
            self._table.game.undo_for(vote.asker)
        else:
            asker = self.reception.places.at(vote.asker)
            self._refuse(asker, network.NOT_TAKEN_BACK())
        self._refresh()

    def _refuse(self, place: GuestPlace | None, text: str) -> None:
        if text and place is not None and place.link is not None:
            self._link.send(place.link, No(text, self._phones.at or 0))

    def _keep(self) -> None:
        guests = tuple(place.guest for place in self.reception.places if place.guest is not None)
        self._known = replace(self._known, guests=guests)
        self.to_keep.emit(self._known)

    def _refresh(self) -> None:
        """Bring the stand-ins and the countdown up to date with what has changed, and soon the guests and the screen.

        They are told once a turn of the event loop, so that a burst of requests does not stop the window.
        """
        if not self._is_open:
            return
        if not self.reception.is_gathering:
            self._await()
        if not self._is_to_tell:
            self._is_to_tell = True
            self._clock.call_soon(self._tell)

    def _tell(self) -> None:
        """Tell the guests and the screen what has changed."""
        self._is_to_tell = False
        if not self._is_open:
            return
        self._broadcast.tell_people()
        if not self.reception.is_gathering:
            self._broadcast.tell_sheets()
        self.changed.emit()

    def _await(self) -> None:
        """Leave free places and breaks to the computer, and wait for a guest who is to act."""
        table, places = self._table, self.reception.places
        away = frozenset(place.seat for place in places if place.seat is not None and place.is_left_to_computer)
        if away != table.game.away:
            table.game.stand_in(away)
        seat = table.moment.to_act
        player = None if seat is None else table.game.seats.player_of(seat)
        place = None if player is None else places.at(player)
        rests = table.game.is_held or not self._phones.is_newest
        if seat is None or player is None or place is None or place.is_left_to_computer or rests:
            self.absence.rest()
        else:
            self.absence.await_move(Awaited(seat, player, table.game.revision, place.link is not None))
