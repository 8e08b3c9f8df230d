"""A game as a guest sees it, read strictly from what a host says: a hostile host can only make itself refused."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from twentyfive.core import Card, IllegalMove, Phase, PlayerView, Refusal, SeenMove
from twentyfive.core.moves import PlayerMove, parse_move
from twentyfive.core.view_text import seen_move_from_text, view_from_text
from twentyfive.engine.game.events import Step
from twentyfive.engine.seating.local_seats import LocalSeats
from twentyfive.engine.seating.players import Person, Third, parse_sitter
from twentyfive.engine.seating.seats import Seats, checked_seats
from twentyfive.net.views import Refused, Seen, View


@dataclass(frozen=True, slots=True)
class SeenMoment:
    """A position, by the hands that the guest plays; an onlooker's under None."""

    _views: Mapping[int | None, PlayerView]

    @property
    def phase(self) -> Phase:
        """The phase of the game."""
        return self._any.phase

    @property
    def to_act(self) -> int | None:
        """The seat to act, None if the table moves."""
        return self._any.to_act

    def view(self, seat: int | None) -> PlayerView:
        """Return the view from the hand of `seat`; None: an onlooker's.

        Raises:
            ValueError: if that hand is not played at this screen.
        """
        if seat not in self._views:
            raise ValueError(f"the hand of seat {seat} is not played at this screen")
        return self._views[seat]

    def open_view(self, seat: int | None) -> PlayerView:
        """Refuse to open the hands, which this program does not know.

        Raises:
            ValueError: always.
        """
        raise ValueError(f"the hands beside that of seat {seat} are in another program")

    @property
    def _any(self) -> PlayerView:
        return next(iter(self._views.values()))


@dataclass(frozen=True, slots=True)
class SeenTable:
    """The table with its players, and the position that the host told last.

    Attributes:
        here: the seats, of which the guest's own are played at this screen.
        third: the player who sits out a game of two; None if nobody does.
        moment: the position.
    """

    here: LocalSeats
    third: Third | None
    moment: SeenMoment

    @property
    def hands(self) -> tuple[int | None, ...]:
        """The hands by which the guest sees the table: those that the guest plays; None alone for an onlooker."""
        persons = self.here.persons
        return self.here.seats.hands_of(persons[0]) if persons else (None,)


def read_table(message: View) -> SeenTable:
    """Read a whole position.

    Raises:
        ValueError: if it contradicts itself.
    """
    views = [view_from_text(text) for text in message.views]
    seats = checked_seats(views[0].rules, tuple(parse_sitter(text) for text in message.sitters))
    if len(seats.sitters) != seats.rules.players:
        raise ValueError(f"view.sitters: there are {len(seats.sitters)}, not {seats.rules.players}")
    here = LocalSeats(seats)
    if len(here.persons) > 1:
        raise ValueError("view.sitters: there is one person at this screen at most")
    third = Third.parse(message.out) if message.out else None
    if third is not None and (seats.rules.players != 2 or isinstance(third.sitter, Person)):
        raise ValueError("view.out: nobody at this screen, and nobody but in a game of two, sits out")
    table = SeenTable(here, third, SeenMoment({view.seat: view for view in views}))
    for hand, view in zip(table.hands, views, strict=True):
        _check(view, hand, seats)
    if len({_in_common(view) for view in views}) > 1:
        raise ValueError("view.views: the hands are of different positions")
    return table


def read_step(message: Seen, table: SeenTable) -> Step | None:
    """Read the step that follows a position; None if it is one that follows another.

    Raises:
        ValueError: if it contradicts itself.
    """
    seen = [seen_move_from_text(text) for text in message.moves]
    seats = table.here.seats
    for hand, move in zip(table.hands, seen, strict=True):
        _check(move.after, hand, seats)
        _check(move.before, hand, seats)
    if len({(move.kind, move.mover, _in_common(move.after), _in_common(move.before)) for move in seen}) > 1:
        raise ValueError("seen.moves: the hands have seen different moves")
    before = {move.before.seat: move.before for move in seen}
    if any(table.moment.view(hand) != view for hand, view in before.items()):
        return None
    return _step(seen, message.at)


def read_reasons(refused: tuple[Refused, ...]) -> Mapping[PlayerMove, IllegalMove]:
    """Read the reasons against moves.

    Raises:
        ValueError: if a move, a reason or a card is none.
    """
    reasons = {}
    for entry in refused:
        move = parse_move(entry.move)
        if not isinstance(move, PlayerMove):
            raise ValueError(f"refused.move: {entry.move[:40]!r} is no move of a player")
        reasons[move] = IllegalMove(Refusal(entry.why), tuple(Card.parse(card) for card in entry.cards))
    return reasons


def _step(seen: list[SeenMove], at: int) -> Step:
    first = seen[0]
    before = SeenMoment({move.before.seat: move.before for move in seen})
    after = SeenMoment({move.after.seat: move.after for move in seen})
    return Step(first.kind, first.mover, before, after, {move.after.seat: move.move for move in seen}, at)


def _check(view: PlayerView, hand: int | None, seats: Seats) -> None:
    """Check that a view is that of a hand at this table.

    Raises:
        ValueError: if it is not.
    """
    plays = () if hand is None else seats.hands_of(seats.player_of(hand))
    if view.rules != seats.rules or view.seat != hand or view.plays != plays or view.open_seats != seats.open_seats:
        raise ValueError(f"view.seat: it is not the view of hand {hand} at this table")


def _in_common(view: PlayerView) -> tuple[object, ...]:
    """Return what the views of two hands of one player have in common, as far as the table depends on it."""
    return (view.phase, view.to_act, view.deal_number, view.names, view.tricks, view.trick, view.hand_sizes)
