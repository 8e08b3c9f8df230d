"""The table of the guests: what the persons at other devices may see of a game, and what they may do."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final, Protocol

from PySide6.QtCore import QObject, Signal, SignalInstance, Slot

from twentyfive.core import GameState, IllegalMove, Phase, PlayerView, SeenMove, refusal, to_act
from twentyfive.core.moves import Move, PlayerMove, ScoreDeal
from twentyfive.engine.game.engine import GameEngine
from twentyfive.engine.game.events import Jump, Step
from twentyfive.engine.game.observations import Shown
from twentyfive.engine.game.session import PublicGame
from twentyfive.engine.seating.seats import Seats

MOST_TOLD: Final = 10
"""The most deals told at once: a guest's program plays them again, which takes about 2 ms each."""

MOST_KEPT: Final = 256
"""The most positions that are kept for screens that are behind; more than a deal of ten players has."""


@dataclass(frozen=True, slots=True)
class GuestMoment:
    """A position of the game, as the persons at other devices may see it."""

    _state: GameState
    _seats: Seats

    @property
    def phase(self) -> Phase:
        """The phase of the game."""
        return self._state.phase

    @property
    def to_act(self) -> int | None:
        """The seat to act, None if the table moves."""
        return to_act(self._state)

    def view(self, seat: int | None) -> PlayerView:
        """Return the view from the hand of `seat`; None: the view of an onlooker.

        Raises:
            ValueError: if no guest plays that hand.
        """
        return self._seats.view(self._state, _checked(self._seats, seat))


@dataclass(frozen=True, slots=True)
class _Position:
    """A position with the move that led to it; no move after a jump.

    Attributes:
        views: the views of the position that were asked for so far, by seat.
        views_before: the same of the position before the move.
    """

    after: GameState
    seats: Seats
    move: Move | None = None
    before: GameState | None = None
    views: dict[int | None, PlayerView] = field(default_factory=dict)
    views_before: dict[int | None, PlayerView] = field(default_factory=dict)

    def seen(self, revision: int, seat: int | None) -> Shown:
        """Return what the player of the hand of `seat` saw at this position; None for an onlooker."""
        after = self._view(self.views, self.after, seat)
        if self.move is None or self.before is None:
            return Shown(after, revision, jumped=True)
        move = self.seats.redact(self.move, self.before, seat)
        before = self._view(self.views_before, self.before, seat)
        return Shown(after, revision, SeenMove(type(self.move), move, to_act(self.before), before, after))

    def _view(self, views: dict[int | None, PlayerView], state: GameState, seat: int | None) -> PlayerView:
        """Return a view that is made once, as ten guests are told each position more than once."""
        if seat not in views:
            views[seat] = self.seats.view(state, seat)
        return views[seat]


class GuestGame(PublicGame, Protocol):
    """A game as the host of guests may lead it: without a card, and without a move for anybody."""

    @property
    def seats(self) -> Seats:
        """All seats of the table and their players.

        Raises:
            ValueError: before the first game.
        """

    @property
    def away(self) -> frozenset[int]:
        """The seats of the persons for whom the computer plays until they come back."""

    def undo_for(self, player: int | None) -> None:
        """Go back to the last decision of the person at seat `player`, here or elsewhere."""

    def stand_in(self, players: Iterable[int]) -> None:
        """Let the computer decide for the persons at these seats, and for no others, until this is called again.

        A new game begins with nobody away.
        """

    def play_once(self, seat: int) -> None:
        """Let the computer make the move that is due at `seat`, unless the guest makes it first."""

    def wait_again(self) -> None:
        """Wait for the guest again after `play_once`, if the move is not made yet."""

    def pause_play(self) -> None:
        """Make and take no move until `resume_play`."""

    def resume_play(self) -> None:
        """Go on after `pause_play`."""


class GuestSession(QObject):
    """The game of an engine as its guests know it. It shows no hand that no guest plays.

    It must be created before any other listener of the engine, so that whoever hears of a step finds it here.

    Attributes:
        game: what anybody may know of the game, and what the host of guests may do with it.

    Signals:
        stepped(Step): a move was made; the step itself shows only the hands at the host's screen, see `seen`.
        rewound(Jump): the game has jumped to another position of its log, or another game has begun.
    """

    stepped = Signal(object)
    rewound = Signal(object)

    def __init__(self, engine: GameEngine, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.game: GuestGame = engine
        self._engine = engine
        self._kept: OrderedDict[int, _Position] = OrderedDict()
        self._deals_over = 0
        engine.stepped.connect(self._on_stepped)
        engine.rewound.connect(self._on_rewound)

    @property
    def moment(self) -> GuestMoment:
        """The present position.

        Raises:
            ValueError: before the first game.
        """
        return GuestMoment(self._engine.state, self._engine.seats)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players, by seat.

        Raises:
            ValueError: before the first game.
        """
        return self._engine.state.names

    @property
    def deal(self) -> int:
        """The number of the deal under way or just over, 0 before the first."""
        deal = self._engine.state.deal
        return 0 if deal is None else deal.number

    @property
    def deals_over(self) -> int:
        """The number of deals of this record that are over, through all games of a match."""
        return self._deals_over

    def deals_after(self, known: int) -> tuple[str, ...]:
        """Return the deals that are over, after so many of them: each with all its moves, as the lines of a record.

        Their hands are no secret any more. At most `MOST_TOLD` are returned, and nothing of a deal under way.
        """
        record = self._engine.record
        if record is None:
            return ()
        ends = [ply for ply, move in enumerate(record.moves, 1) if isinstance(move, ScoreDeal)]
        lines, starts = record.log_lines(), (0, *ends)
        told = list(zip(starts, ends, strict=False))[known : known + MOST_TOLD]
        return tuple("\n".join(lines[start:end]) for start, end in told)

    @property
    def advised(self) -> SignalInstance:
        """Emitted with a `Hint` in answer to `ask_hint`."""
        return self._engine.guest_advised

    def seen(self, revision: int, seat: int | None) -> Shown | None:
        """Return what the player of the hand of `seat` saw at that revision, from that hand; None for an onlooker.

        The result is None if the position is not kept: an old one, or one that a jump has passed over.

        Raises:
            ValueError: if no guest plays that hand.
        """
        kept = self._kept.get(revision)
        return None if kept is None else kept.seen(revision, _checked(kept.seats, seat))

    def shown_to(self, revision: int, player: int | None) -> Shown | None:
        """Return what the guest at seat `player` saw at that revision: from the hand to play, if it is theirs.

        Raises:
            ValueError: if no guest sits there.
        """
        kept = self._kept.get(revision)
        if kept is None or player is None:
            return self.seen(revision, player)
        seat = to_act(kept.after)
        plays_it = seat is not None and kept.seats.player_of(seat) == player
        return self.seen(revision, seat if plays_it else player)

    def forget_before(self, revision: int) -> None:
        """Forget the positions before that revision, as every screen has shown them."""
        while self._kept and next(iter(self._kept)) < revision:
            self._kept.popitem(last=False)

    def why_not(self, seat: int, move: PlayerMove, revision: int) -> IllegalMove | None:
        """Return the reason why `seat` may not make `move` at that revision; None if it is legal, or not their turn."""
        kept = self._kept.get(revision)
        if kept is None or to_act(kept.after) != seat or not kept.seats.by_guest(seat):
            return None
        return refusal(kept.after, move)

    def submit(self, seat: int, move: PlayerMove, revision: int) -> IllegalMove | None:
        """Make `move` for `seat`; return the reason why it is illegal, None if it is legal or nobody asks a guest."""
        return self._engine.submit(seat, move, revision) if self._engine.seats.by_guest(seat) else None

    def ask_hint(self, player: int) -> None:
        """Request a hint, which `advised` brings, for the guest at seat `player`, if a hand of theirs is to act."""
        seat = to_act(self._engine.state)
        if seat is not None and self._is_asked(seat) and self._engine.seats.player_of(seat) == player:
            self._engine.ask_hint(seat)

    def can_undo_for(self, player: int) -> bool:
        """Whether there is an earlier decision of the person at seat `player`, here or elsewhere, to go back to."""
        return self._engine.undo_ply_for(player) is not None

    def move_to_undo_for(self, player: int, seat: int | None) -> SeenMove | None:
        """Return that decision as the guest at `seat` saw it, or as everybody did; None if there is none.

        Raises:
            ValueError: if no guest plays the hand of `seat`.
        """
        return self._engine.move_to_undo_for(player, _checked(self._engine.seats, seat))

    def _is_asked(self, seat: int) -> bool:
        """Whether a guest plays the hand of `seat`, which is to act."""
        return to_act(self._engine.state) == seat and self._engine.seats.by_guest(seat)

    @Slot(object)
    def _on_stepped(self, step: Step) -> None:
        record = self._engine.record
        if record is not None and self._engine.has_guests:
            ply, before = record.ply - 1, self._kept.get(step.revision - 1)
            known = {} if before is None else before.views
            kept = _Position(
                record.state, self._engine.seats, record.move_at(ply), record.state_at(ply), views_before=known
            )
            self._keep(step.revision, kept)
        self._deals_over += step.kind is ScoreDeal
        self.stepped.emit(step)

    @Slot(object)
    def _on_rewound(self, jump: Jump) -> None:
        self._kept.clear()
        record = self._engine.record
        moves = () if record is None else record.moves
        self._deals_over = sum(isinstance(move, ScoreDeal) for move in moves)
        if self._engine.has_guests:
            self._keep(jump.revision, _Position(self._engine.state, self._engine.seats))
        self.rewound.emit(jump)

    def _keep(self, revision: int, kept: _Position) -> None:
        self._kept[revision] = kept
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)


def _checked(seats: Seats, seat: int | None) -> int | None:
    if seat is not None and not seats.by_guest(seat):
        raise ValueError(f"no guest plays the hand of seat {seat}")
    return seat
