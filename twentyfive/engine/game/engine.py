"""The engine: it makes every change of a game, and reports each one by a signal."""

from __future__ import annotations

import random

from PySide6.QtCore import QObject, Signal, Slot

from twentyfive.ai import Advice
from twentyfive.ai.advice.findings import HintFindings
from twentyfive.core import GameState, IllegalMove, Phase, Record, refusal, table_move, to_act
from twentyfive.core.moves import DeclineRob, Move, PlayerMove, ScoreDeal
from twentyfive.core.view import SeenMove
from twentyfive.engine.files.disk_errors import DiskError
from twentyfive.engine.game.decisions import Decisions, declines_automatically
from twentyfive.engine.game.events import Hint, HostMoment, Jump, made_step
from twentyfive.engine.game.journal import Journal, JournalKeeper
from twentyfive.engine.game.observations import seen_move
from twentyfive.engine.game.player_questions import PlayerQuestions
from twentyfive.engine.game.reviewing import Reviewer
from twentyfive.engine.minds.questions import Answer
from twentyfive.engine.minds.workers import Minds
from twentyfive.engine.seating.kept_game import KeptGame
from twentyfive.engine.seating.local_seats import LocalSeats
from twentyfive.engine.seating.players import Third, new_seed
from twentyfive.engine.seating.rotation import third_of
from twentyfive.engine.seating.seats import Seats, seats_of


class GameEngine(QObject):
    """A game under way. It runs ahead of the table's animations until a person is to act or a deal is over.

    Attributes:
        record: the game, None before the first.
        revision: a number that rises with every change of position; a request for an older one is ignored.
        plays_single: whether the window plays a person's only legal card for them, so that undo and redo skip it.

    Signals:
        stepped(Step): a move was made; it is on disk already.
        rewound(Jump): the game has jumped to another position of its log.
        advised(Hint): the answer to `ask_hint` or `ask_thought`.
        helped(): the person has used help that the statistics count, other than undo or a hint.
        refused(IllegalMove): a submitted move was not allowed.
        failed(DiskError): a step could not be saved; the game goes on.
    """

    stepped = Signal(object)
    rewound = Signal(object)
    advised = Signal(object)
    helped = Signal()
    refused = Signal(object)
    failed = Signal(object)

    def __init__(self, minds: Minds, journal: Journal, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.record: Record | None = None
        self.revision = 0
        self.plays_single = False
        self._seats: Seats | None = None
        self._minds = minds
        self._journal_keeper = JournalKeeper(journal)
        self._questions = PlayerQuestions(minds)
        self._table_seed = 0
        self._running = False
        self._deal_awaited = False  # the next deal waits for `next_deal`
        self._paused = False  # after a jump, until `resume`
        self._played_out: frozenset[Phase] = frozenset()  # the phases in which the computer decides for persons too
        minds.answered.connect(self._on_answered)

    @property
    def state(self) -> GameState:
        """The state of the game at its present position.

        Raises:
            ValueError: before the first game.
        """
        return self._game.state

    @property
    def seats(self) -> Seats:
        """All seats of the table and their players.

        Raises:
            ValueError: before the first game.
        """
        if self._seats is None:
            raise ValueError("no game has begun")
        return self._seats

    @property
    def here(self) -> LocalSeats:
        """The seats that are played at this screen.

        Raises:
            ValueError: before the first game.
        """
        return LocalSeats(self.seats)

    @property
    def moment(self) -> HostMoment:
        """The present position, as the seats at this screen may see it.

        Raises:
            ValueError: before the first game.
        """
        return HostMoment(self.state, self.here)

    @property
    def game(self) -> KeptGame | None:
        """The game under way or just over, None before the first."""
        return None if self.record is None else KeptGame(self.record)

    @property
    def third(self) -> Third | None:
        """The player who sits out, None if nobody does, or before the first game."""
        return None if self.record is None else third_of(self.record.header)

    @property
    def waits_for_next_deal(self) -> bool:
        """Whether a deal is over and `next_deal` is awaited."""
        return self._deal_awaited and self.record is not None and self.record.state.phase is Phase.DEAL

    @property
    def answers_by_itself(self) -> bool:
        """Whether the engine is about to answer for a person who is asked but has nothing to decide."""
        return self.record is not None and not self._paused and declines_automatically(self.record.state, self.seats)

    @property
    def journal(self) -> Journal:
        """The journal, to which each step is written before it is shown."""
        return self._journal_keeper.journal

    @property
    def on_disk(self) -> bool:
        """Whether every move so far is on disk."""
        return self._journal_keeper.works

    @property
    def can_undo(self) -> bool:
        """Whether there is an earlier decision of a person to go back to."""
        return self.undo_ply is not None

    @property
    def undo_ply(self) -> int | None:
        """The ply to which `undo` goes back; None if there is no earlier decision."""
        return None if self.record is None else self._decisions.before(self.record.ply)

    @property
    def can_redo(self) -> bool:
        """Whether there are moves that were taken back and can be made again."""
        return self.record is not None and self.record.ply < self.record.last_ply

    def move_to_undo(self, seat: int | None) -> SeenMove | None:
        """Return the decision to which `undo` would go back, as the player of `seat` saw it; None if there is none."""
        ply = self.undo_ply
        return None if ply is None else seen_move(self._game, self.seats, ply, seat)

    def move_to_redo(self, seat: int | None) -> SeenMove | None:
        """Return the first move that `redo` would make again, as the player of `seat` saw it; None if there is none."""
        return seen_move(self._game, self.seats, self._game.ply, seat) if self.can_redo else None

    def why_not(self, move: PlayerMove) -> IllegalMove | None:
        """Return the reason why the seat to act may not make `move` now; None if it is legal."""
        return refusal(self.state, move)

    def play(self, game: KeptGame) -> None:
        """Play `game` from its present position, as `begin` does."""
        self.begin(game.record)

    @Slot(object)
    def begin(self, record: Record) -> None:
        """Play the game of `record` from its present position: from the first deal, if it is new.

        Raises:
            ValueError: if the record seats players that this program does not know.
        """
        self._seats = seats_of(record.header)
        self.record = record
        self._table_seed = new_seed() if record.header.seed is None else record.header.seed
        self.revision += 1
        self._deal_awaited = bool(record.state.history) or bool(record.state.game_winners)
        self._paused = False
        self._played_out = frozenset()
        self._questions.drop()
        self._report(self._journal_keeper.begin(record))
        self.rewound.emit(Jump(self.moment, self.revision))
        self._run()

    @Slot(int, object, int)
    def submit(self, seat: int, move: Move, revision: int) -> None:
        """Make `move` for `seat`, unless the position has changed since `revision`; refuse an illegal move."""
        if revision != self.revision or to_act(self.state) != seat:
            return
        try:
            self._push(move)
        except IllegalMove as illegal:
            self.refused.emit(illegal)
            return
        self._run()

    @Slot()
    def next_deal(self) -> None:
        """Begin the next deal, after a deal that is over."""
        if self.waits_for_next_deal:
            self._deal_awaited = False
            self._run()

    @Slot()
    def undo(self) -> None:
        """Go back to the last decision of a person; do nothing if there is none."""
        ply = self.undo_ply
        if ply is not None:
            self._paused = False
            self._go_to(ply)

    @Slot()
    def redo(self) -> None:
        """Go forward to the next decision of a person that was taken back, or to the end of the log."""
        if self.can_redo:
            self._paused = False
            self._go_to(self._decisions.after(self._game.ply))
            self._run()

    @Slot(int)
    def jump(self, ply: int) -> None:
        """Go to the position after the first `ply` moves, and pause there until `resume`. The later moves are kept.

        Raises:
            IndexError: if the log has fewer moves.
        """
        self._paused = True
        self._go_to(ply)

    @Slot()
    def resume(self) -> None:
        """Go on from the position of a jump: make the moves of the log again until a person is to decide."""
        if self._paused:
            self._paused = False
            self._run()

    @Slot()
    def show_again(self) -> None:
        """Report the present position again, for a table that may show another, and go on from there."""
        if self.record is not None:
            self.revision += 1
            self.rewound.emit(Jump(self.moment, self.revision))
            self._run()

    @Slot()
    def skip_deal(self) -> None:
        """Let the computer play the rest of the deal, for the persons too. A jump reports the end."""
        if self._play_out(frozenset(Phase)):
            self.helped.emit()

    @Slot()
    def claim(self) -> None:
        """Let the computer play the remaining cards; a person still makes every other decision."""
        self._play_out(frozenset({Phase.PLAY}))

    @Slot(int)
    def ask_hint(self, seat: int) -> None:
        """Request a hint, which `advised` brings, for a person's hand at `seat` if it is to act."""
        if to_act(self.state) == seat and self.seats.by_person(seat):
            self._questions.ask_hint(self._game, self.seats, seat, self.revision)

    @Slot()
    def ask_thought(self) -> None:
        """Request a hint for the seat to act, even a computer player's: it may give hidden cards away."""
        seat = to_act(self.state)
        if seat is not None:
            self._questions.ask_hint(self._game, self.seats, seat, self.revision)

    @Slot()
    def note_help(self) -> None:
        """Note that the person knows more than a player may."""
        self.helped.emit()

    def reviewer(self) -> Reviewer:
        """Create a judge of decisions in past deals, who thinks with the minds of the computer players."""
        return Reviewer(self._minds, self)

    def more_minds(self) -> Minds:
        """Create minds like those of the computer players, for a game beside this one."""
        return self._minds.another()

    def close(self) -> None:
        """Stop the computer players and close the journal."""
        self._minds.close()
        self._journal_keeper.journal.close()

    @property
    def _game(self) -> Record:
        if self.record is None:
            raise ValueError("no game has begun")
        return self.record

    @property
    def _decisions(self) -> Decisions:
        return Decisions(self._game, self.seats, self.plays_single)

    def _run(self) -> None:
        """Make every move that needs no person. A loop, because recursion overflowed the stack after 264 plies."""
        if self._running or self._paused:
            return
        self._running = True
        try:
            while self._advance():
                pass
        finally:
            self._running = False

    def _advance(self) -> bool:
        """Make the next move that needs no person; return False if there is none yet."""
        state, revision = self.state, self.revision
        seat = to_act(state)
        if self._waits_for_person(state):
            self._end_play_out()
        elif self.can_redo and (seat is None or not self._is_asked(seat, state)):
            self._redo_move()
        elif seat is None:
            move = table_move(state, self._table_rng())
            self._deal_awaited = isinstance(move, ScoreDeal)
            self._push(move)
        elif declines_automatically(state, self.seats):
            self._push(DeclineRob())
        elif not self._questions.is_open(revision):
            self._questions.ask_move(self._game, self.seats, seat, revision)
        return self.revision != revision

    def _waits_for_person(self, state: GameState) -> bool:
        """Whether a person has to decide, or to ask for the next deal; also if the match is over."""
        seat = to_act(state)
        if seat is None:
            return state.phase is Phase.OVER or self.waits_for_next_deal
        return self._is_asked(seat, state) and state.phase not in self._played_out

    def _is_asked(self, seat: int, state: GameState) -> bool:
        """Whether a person decides at `seat`."""
        return self.seats.by_person(seat) and not declines_automatically(state, self.seats)

    def _play_out(self, phases: frozenset[Phase]) -> bool:
        """Let the computer decide for persons too, in these phases of the deal; return False if the deal is over."""
        if self.state.phase in (Phase.DEAL, Phase.OVER):
            return False
        if self._waits_for_person(self.state):
            self._questions.drop()  # it can only be for a hint, which is needed no more
        self._paused = False
        self._played_out = phases
        self._run()
        return True

    def _end_play_out(self) -> None:
        if self._played_out:
            self._played_out = frozenset()
            self.rewound.emit(Jump(self.moment, self.revision))

    def _on_answered(self, number: int, answer: Answer) -> None:
        view = self._questions.close(number, self.revision)
        if view is None:
            return
        if isinstance(answer, HintFindings):
            assert view.seat is not None, "advice is asked for a seat"
            self.advised.emit(Hint(view.seat, answer.advice, answer.move_values, view, self.revision))
        elif isinstance(answer, Advice):
            self._push(answer.move)
        self._run()  # after a hint for a computer player, that player is still to act

    def _table_rng(self) -> random.Random:
        """Return the random numbers for a shuffle at the present position, the same again after undo."""
        return random.Random(f"{self._table_seed} {self._game.ply} table")

    def _push(self, move: Move) -> None:
        before = self.state
        self._game.push(move)
        self._paused = False
        self.revision += 1
        self._report(self._journal_keeper.add(move, self._game))
        self.stepped.emit(made_step(move, before, self.state, self.here, self.revision))

    def _redo_move(self) -> None:
        before = self.state
        move = self._game.redo()
        self._deal_awaited = isinstance(move, ScoreDeal)
        self.revision += 1
        self._report(self._journal_keeper.move_cursor(self._game))
        self.stepped.emit(made_step(move, before, self.state, self.here, self.revision))

    def _go_to(self, ply: int) -> None:
        self._game.go_to(ply)
        self._played_out = frozenset()
        self._deal_awaited = True
        self.revision += 1
        self._report(self._journal_keeper.move_cursor(self._game))
        self.rewound.emit(Jump(self.moment, self.revision))

    def _report(self, failure: DiskError | None) -> None:
        if failure is not None:
            self.failed.emit(failure)
