"""Looking back: the past deals of a game, their moves, and a judge of the persons' decisions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from twentyfive.ai.advice.findings import Judgement
from twentyfive.core import PlayerView, Record, to_act
from twentyfive.core.cards import Card, Cards
from twentyfive.core.moves import DealCards, PlayerMove, ScoreDeal
from twentyfive.core.state import Trick
from twentyfive.core.view import SeenMove
from twentyfive.engine.daily.deals import plays_evening
from twentyfive.engine.minds.questions import ReviewQuestion, seed_of_thought
from twentyfive.engine.minds.workers import Minds
from twentyfive.engine.seating.game_token import GameToken
from twentyfive.engine.seating.local_seats import LocalSeats
from twentyfive.engine.seating.players import new_seed
from twentyfive.engine.seating.seats import Seats, seats_of


@dataclass(frozen=True, slots=True)
class PastMove:
    """A move of a player in a deal that is over.

    Attributes:
        ply: the number of moves before it.
        seat: the seat that moved.
        seed: the seed for thoughts about the seat's decision.
        move: the move.
        view: all that the player could know before the move.
        before: the view before it, with all hands open. The viewer is the only person at this screen; None for several.
        after: the same after it.
        decided: whether a person made it and could have made another.
    """

    ply: int
    seat: int
    seed: int
    move: PlayerMove
    view: PlayerView
    before: PlayerView
    after: PlayerView
    decided: bool

    @property
    def seen(self) -> SeenMove:
        """The move with all hands open."""
        return SeenMove(type(self.move), self.move, self.seat, self.before, self.after)


@dataclass(frozen=True, slots=True)
class PastDeal:
    """A deal that is over.

    Attributes:
        number: the number of the deal, counted from 1 through the whole game.
        turned: the card that was turned up, None if there was none.
        tricks: the tricks that were played.
        left: the cards still in hand when the deal ended, by seat.
        moves: the moves of the players, in order, at least one.
        ended: whether it was seen to its end; else the other fields tell what a guest at another's table has seen.
    """

    number: int
    turned: Card | None
    tricks: tuple[Trick, ...]
    left: tuple[Cards, ...]
    moves: tuple[PastMove, ...]
    ended: bool = True

    @property
    def decisions(self) -> tuple[PastMove, ...]:
        """The moves that persons made with a choice."""
        return tuple(move for move in self.moves if move.decided)


def past_deals(game: GameToken) -> tuple[PastDeal, ...]:
    """Return the deals that are over at the present position, in order, except those that a turned ace has won.

    After them comes the deal that a guest at another's table has seen from its beginning, but not to its end.

    Raises:
        ValueError: if the record seats players that this program does not know.
    """
    record, first, number = game.record, 0, 0
    seats = seats_of(record.header)
    deals: list[PastDeal] = []
    for ply, move in enumerate(record.moves):
        if isinstance(move, DealCards):
            first = ply + 1
        elif isinstance(move, ScoreDeal):
            number += 1
            moves = tuple(_moves(record, seats, range(first, ply)))
            if moves:
                end = record.state_at(ply).current_deal
                deals.append(PastDeal(number, end.turned, end.tricks, end.hands, moves))
    seen = _seen_deal(game.seen, number + 1, record.ply)
    return tuple(deals) if seen is None else (*deals, seen)


def can_be_looked_back_on(game: GameToken) -> bool:
    """Whether a deal of the game is over, or a guest has seen the last one from its beginning."""
    return bool(past_deals(game))


def _seen_deal(seen: Sequence[SeenMove], number: int, first: int) -> PastDeal | None:
    """Return the deal of which a guest has seen these moves, and no end; None if they miss its beginning.

    The hands are open only as far as the guest saw them.
    """
    if not seen or seen[0].kind is not DealCards:
        return None
    moves = tuple(
        PastMove(
            first + ply,
            made.mover,
            seed_of_thought(None, first + ply, made.mover),
            made.move,
            made.before,
            made.before,
            made.after,
            made.before.my_turn and len(made.before.legal) > 1,
        )
        for ply, made in enumerate(seen)
        if made.mover is not None and isinstance(made.move, PlayerMove)
    )
    if not moves:
        return None
    end = seen[-1].after
    trick = () if end.trick is None or not end.trick.cards else (end.trick,)
    left = tuple(end.hand if seat == end.seat else end.open_hands[seat] for seat in range(end.rules.players))
    return PastDeal(number, end.turned, (*end.tricks, *trick), left, moves, ended=False)


def _moves(record: Record, seats: Seats, plies: range) -> Iterator[PastMove]:
    for ply in plies:
        state, move = record.state_at(ply), record.move_at(ply)
        seat = to_act(state)
        if seat is not None and isinstance(move, PlayerMove):
            view = seats.view(state, seat)
            alone = LocalSeats(seats).alone
            before, after = (seats.open_view(record.state_at(moment), alone) for moment in (ply, ply + 1))
            seed, decided = seed_of_thought(record.header.seed, ply, seat), seats.by_person(seat)
            yield PastMove(ply, seat, seed, move, view, before, after, decided and len(view.legal) > 1)


def game_from(game: GameToken, ply: int) -> GameToken:
    """Return a new game with the first `ply` moves of `game`; later deals have other cards.

    A deal of an evening keeps its seed, and stays one by it: others may have yet to play the same cards.

    Raises:
        IndexError: if the log has fewer moves.
    """
    record, header = game.record, game.record.header
    record.state_at(ply)
    seed = header.seed if plays_evening(game) else new_seed()
    cut = Record.new(header.rules, names=header.names, seats=header.seats, seed=seed)
    for move in record.log[:ply]:
        cut.push(move)
    return GameToken(cut)


class Reviewer(QObject):
    """Lets the minds of the computer players judge decisions, one after another.

    Its questions have negative numbers: the engine's count up from 1, so it never takes such an answer for its own.

    Signals:
        judged(PastMove, Judgement): a decision was judged.
        finished(): all decisions are judged.
    """

    judged = Signal(object, object)
    finished = Signal()

    def __init__(self, minds: Minds, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._minds = minds
        self._waiting: list[PastMove] = []
        self._asked: PastMove | None = None
        self._number = 0
        self._running = False
        minds.answered.connect(self._on_answered)

    @property
    def busy(self) -> bool:
        """Whether decisions are being judged."""
        return self._asked is not None or bool(self._waiting)

    def begin(self, decisions: Sequence[PastMove]) -> None:
        """Judge these decisions in order, and none of an earlier `begin`."""
        self._waiting = list(decisions)
        self._asked = None
        self._run()

    def stop(self) -> None:
        """Stop judging."""
        self._waiting = []
        self._asked = None

    def _run(self) -> None:
        """Ask until an answer takes time. A loop, because minds that think inline answer before `ask` returns."""
        if self._running:
            return
        self._running = True
        try:
            while self._asked is None and self._waiting:
                self._asked = self._waiting.pop(0)
                self._number -= 1
                self._minds.ask(ReviewQuestion(self._number, self._asked.view, self._asked.move, self._asked.seed))
        finally:
            self._running = False

    def _on_answered(self, number: int, judgement: Judgement) -> None:
        asked = self._asked
        if asked is None or number != self._number:
            return
        self._asked = None
        self.judged.emit(asked, judgement)
        if not self.busy:
            self.finished.emit()
        self._run()
