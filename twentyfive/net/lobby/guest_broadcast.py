"""GuestBroadcast: what every guest is sent about the people and the game, once, whenever it has changed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from twentyfive.core import Phase
from twentyfive.engine.guest_session import GuestSession
from twentyfive.engine.seating.players import Computer, Person, Sitter
from twentyfive.net.lobby.absence import Absence
from twentyfive.net.lobby.computer_presenter import ComputerPresenter
from twentyfive.net.lobby.consent import ANSWER_S, Consent, Vote
from twentyfive.net.lobby.guest_places import GuestPlace
from twentyfive.net.lobby.link import Link
from twentyfive.net.lobby.phone_presenter import PhonePresenter
from twentyfive.net.lobby.players import Players
from twentyfive.net.lobby.reception import Reception
from twentyfive.net.lobby.table_options import TableOptions
from twentyfive.net.messages import People, Question
from twentyfive.net.views import Allowed
from twentyfive.presentation.phone.seat_signs import SeatIs, SeatSign
from twentyfive.presentation.phone.sheets import May, PhoneSheet
from twentyfive.wording import network


class GuestBroadcast:
    """Tells the guests what has changed.

    Attributes:
        options: the options of the table.
        paused_by: the name of whoever paused the game; empty while it goes on.
        people: the places of the table and who sits there, when they were told last.
    """

    def __init__(
        self,
        table: GuestSession,
        link: Link,
        reception: Reception,
        phones: PhonePresenter,
        views: ComputerPresenter,
        absence: Absence,
        consent: Consent,
        players: Callable[[], Players],
    ) -> None:
        """Tell of the players that `players` returns."""
        self.options = TableOptions()
        self.paused_by = ""
        self.people = People(())
        self._table = table
        self._link = link
        self._reception = reception
        self._phones = phones
        self._views = views
        self._absence = absence
        self._consent = consent
        self._players = players
        self._told = People(())
        self._sent: dict[int, PhoneSheet] = {}  # the last sheet of each connection, without what was said
        self._allowed_to: dict[int, Allowed] = {}  # the last word of this kind to each computer

    def begin_again(self) -> None:
        """Forget what was sent, as everybody is welcomed again, and nobody has paused another game."""
        self.paused_by, self._told = "", People(())
        self._sent.clear()
        self._allowed_to.clear()

    def forget(self, link: int) -> None:
        """Forget what was sent by a connection that has ended."""
        self._sent.pop(link, None)
        self._allowed_to.pop(link, None)

    def tell_people(self) -> None:
        """Tell everybody who is there, if that has changed."""
        paused = network.PAUSED_BY(name=self.paused_by) if self.paused_by else ""
        self.people = People(self._place_signs(), paused, self._note())
        told = replace(self.people, seats=self.seat_signs())
        if told != self._told:
            self._told = told
            for link in self._reception.connections:
                self._link.send(link, self._told_to(link))

    def tell_sheets(self) -> None:
        """Send each phone the sheet of the game, if theirs has changed; what was said once is not said again.

        Computers, which have their steps already, are told what they may ask for now.
        """
        for place in self._reception.places:
            if place.link in self._reception.computers:
                self._tell_allowed(place.link, place)
            elif place.link is not None:
                self._tell_sheet(place.link, self._phones.sheet(place.seat, self.may(place)))
        phones = self._reception.onlookers - self._reception.computers
        if phones:
            seen_by_all = self._phones.sheet(None, ())
            for link in phones:
                self._tell_sheet(link, seen_by_all)

    def tell_step(self) -> None:
        """Send each computer the step that was just made, and what it may ask for now."""
        for link, player in self._computers():
            self._link.send(link, self._views.step(player))
            self._tell_allowed(link, self._reception.places.of_link(link))

    def tell_positions(self) -> None:
        """Send each computer the whole position, as the game has jumped there."""
        for link, _ in self._computers():
            self.tell_position(link)

    def tell_position(self, link: int) -> None:
        """Send a computer the whole position."""
        place = self._reception.places.of_link(link)
        self._link.send(link, self._views.whole(None if place is None else place.seat))

    def tell_all(self, link: int) -> None:
        """Tell a guest who has come everything that the others know already."""
        self._link.send(link, self._told_to(link))
        if self._reception.is_gathering:
            return
        place = self._reception.places.of_link(link)
        if link in self._reception.computers:
            self.tell_position(link)
            self._tell_allowed(link, place)
        elif (sheet := self._phones.found(None if place is None else place.seat, self.may(place))) is not None:
            self._sent[link] = replace(sheet, say="", jumped=False)
            self._link.send(link, sheet)
        if place is not None and self._consent.vote is not None:
            self._ask(place, self._consent.vote)

    def tell_vote(self, vote: Vote) -> None:
        """Ask the guests among the voters whether a decision may be taken back."""
        for place in self._reception.places:
            self._ask(place, vote)

    def tell_end_of(self, vote: Vote) -> None:
        """Tell the voters that they are not asked any more."""
        for place in self._reception.places:
            if place.link is not None and place.seat in vote.voters:
                self._link.send(place.link, Question(vote.number, ""))

    def question(self, vote: Vote, seat: int | None) -> str:
        """Return the question of a vote, with the move as the guest at `seat` saw it; empty if it is gone."""
        move = self._table.move_to_undo_for(vote.asker, seat)
        place = self._reception.places.at(vote.asker)
        name = self._table.names[vote.asker] if place is None else place.name
        return "" if move is None else network.may_be_taken_back(name, move)

    def may(self, place: GuestPlace | None) -> tuple[May, ...]:
        """Return the requests that a guest may make now; an onlooker may make none."""
        if place is None:
            return ()
        return tuple(may for may, allowed in self._allowed(place).items() if allowed)

    def seat_signs(self) -> tuple[SeatSign, ...]:
        """Return all seats of the table and who sits there, in words."""
        players, places = self._players(), {sign.seat: sign for sign in self._place_signs()}
        return tuple(
            places.get(seat) or _other_sign(seat, name, sitter, is_held=seat < players.seats_held)
            for seat, (name, sitter) in enumerate(zip(players.names, players.sitters, strict=True))
        )

    def _place_signs(self) -> tuple[SeatSign, ...]:
        return tuple(self._seat_sign(place, place.seat) for place in self._reception.places if place.seat is not None)

    def _ask(self, place: GuestPlace, vote: Vote) -> None:
        if place.link is not None and place.seat in vote.voters:
            self._link.send(place.link, Question(vote.number, self.question(vote, place.seat), ANSWER_S))

    def _computers(self) -> Iterator[tuple[int, int | None]]:
        """Yield the connection of each computer with its seat; None for an onlooker and for one who sits out."""
        for place in self._reception.places:
            if place.link in self._reception.computers:
                yield place.link, place.seat
        yield from ((link, None) for link in sorted(self._reception.onlookers & self._reception.computers))

    def _tell_allowed(self, link: int, place: GuestPlace | None) -> None:
        allowed = Allowed(self.may(place), self._table.game.is_held)
        if self._allowed_to.get(link) != allowed:
            self._allowed_to[link] = allowed
            self._link.send(link, allowed)

    def _tell_sheet(self, link: int, sheet: PhoneSheet | None) -> None:
        if sheet is None:
            return
        before, plain = self._sent.get(link), replace(sheet, say="", jumped=False)
        if before != plain:
            self._sent[link] = plain
            again = before is not None and before.at == sheet.at
            self._link.send(link, plain if again else sheet)

    def _told_to(self, link: int) -> People:
        """Return what all were told last, as it is said to the guest of this connection."""
        return replace(self._told, note=self._note(self._reception.places.of_link(link)))

    def _note(self, listener: GuestPlace | None = None) -> str:
        """Say whom the next deal waits for; a guest who is among them is told so, and not called by name."""
        if self._reception.is_gathering or not self._waits:
            return ""
        awaited = [place for place in self._reception.places if place.is_there and not place.is_ready]
        names = [place.name for place in awaited if place is not listener]
        if len(names) < len(awaited):
            return network.waiting_for_you(names)
        return network.waiting_for(names) if names else ""

    @property
    def _waits(self) -> bool:
        """Whether the next deal or the next game is awaited."""
        return self._table.game.waits_for_next_deal or self._table.moment.phase is Phase.OVER

    def _allowed(self, place: GuestPlace) -> dict[May, bool]:
        table, player, phones = self._table, place.seat, self._phones
        over = table.moment.phase is Phase.OVER
        plays = player is not None and not over
        seat = table.moment.to_act
        turn = seat is not None and table.game.seats.player_of(seat) == player
        undo = player is not None and self.options.undo and table.can_undo_for(player)
        sees_it = phones.is_newest or place.link in self._reception.computers
        waits = self._waits and sees_it
        counted = player is not None and self._absence.counted_for == player
        return {
            May.HINT: turn and sees_it and not table.game.is_held and self.options.hints,
            May.UNDO: undo and self._consent.may_ask(table.deal),
            May.PAUSE: not self.paused_by and not over,
            May.RESUME: bool(self.paused_by),
            May.READY: waits and not place.is_ready,
            May.MOMENT: counted and not place.had_moment,
            May.AWAY: plays and not place.is_away,
            May.BACK: place.is_away,
        }

    def _seat_sign(self, place: GuestPlace, seat: int) -> SeatSign:
        counted = self._absence.seconds if self._absence.counted_for == seat else None
        state, words = self._state_of(place)
        return SeatSign(seat, place.name, state, words, place.is_ready, counted)

    def _state_of(self, place: GuestPlace) -> tuple[SeatIs, str]:
        if place.guest is None:
            return SeatIs.FREE, network.IS_FREE() if self._reception.is_gathering else network.COMPUTER_PLAYS()
        if place.is_away:
            return SeatIs.AWAY, network.TAKES_A_BREAK()
        if place.link is None:
            return SeatIs.ASLEEP, network.IS_ASLEEP()
        device = SeatIs.ELSEWHERE if place.link in self._reception.computers else SeatIs.PHONE
        return device, "" if place.name == place.player else network.PLAYS_FOR(name=place.player)


def _other_sign(seat: int, name: str, sitter: Sitter, *, is_held: bool) -> SeatSign:
    """Return the sign of a seat that no guest plays."""
    if isinstance(sitter, Computer):
        return SeatSign(seat, name, SeatIs.COMPUTER, network.IS_COMPUTER() if is_held else network.IS_UNSEEN())
    return SeatSign(seat, name, SeatIs.HERE, network.PLAYS_HERE() if isinstance(sitter, Person) else "")
