"""The engine: it makes every change of a game, and reports each one by a signal."""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal, SignalInstance, Slot

from twentyfive.ai import Advice
from twentyfive.ai.advice.findings import HintFindings
from twentyfive.core import GameState, IllegalMove, Phase, Record, table_move, to_act
from twentyfive.core.game import legal_choices
from twentyfive.core.moves import Move, ScoreDeal
from twentyfive.engine.files.disk_errors import DiskError
from twentyfive.engine.game.adviser import Adviser
from twentyfive.engine.game.decisions import StandIns, answers_automatically
from twentyfive.engine.game.events import Hint, Jump, Step, made_step
from twentyfive.engine.game.journal import Journal, JournalKeeper
from twentyfive.engine.game.player_questions import PlayerQuestions
from twentyfive.engine.game.position import GamePosition
from twentyfive.engine.game.reviewing import Reviewer
from twentyfive.engine.minds.questions import Answer
from twentyfive.engine.minds.workers import Minds
from twentyfive.engine.seating.game_token import GameToken
from twentyfive.engine.seating.players import new_seed
from twentyfive.engine.seating.seats import seats_of

_RETRY_MS: Final = 3000
"""The time after which the disk is tried again while it fails and nobody moves."""


class GameEngine(GamePosition):
    """A game under way. It runs ahead of the table's animations until a person is to act or a deal is over.

    Attributes:
        is_held: whether the game is paused by `pause_play`: no move is made or taken.

    Signals:
        stepped(Step): a move was made; it is on disk already.
        rewound(Jump): the game has jumped to another position of its log.
        advised(Hint): the answer to `ask_hint` or `ask_thought`, for a person at this screen.
        guest_advised(Hint): the answer to `ask_hint` for a person at another device; no other help is counted by it.
        held(bool): the game was paused (True), or goes on.
        helped(): the person has used help that the statistics count, other than undo or a hint.
        failed(DiskError): a step could not be saved; the game goes on, and saving is tried again by itself.
        mended(): every move is on disk again, after a failure.
    """

    stepped = Signal(object)
    rewound = Signal(object)
    advised = Signal(object)
    guest_advised = Signal(object)
    held = Signal(bool)
    helped = Signal()
    failed = Signal(object)
    mended = Signal()

    def __init__(self, minds: Minds, journal: Journal, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.is_held = False
        self._minds = minds
        self._journal_keeper = JournalKeeper(journal)
        self._questions = PlayerQuestions(minds)
        self._table_seed = 0
        self._running = False
        self._run_wanted = False
        self._paused = False  # after a jump, until `resume`
        self._stand_ins = StandIns()
        self._retries = QTimer(self)
        self._retries.setInterval(_RETRY_MS)
        self._retries.timeout.connect(self.try_again)
        minds.answered.connect(self._on_answered)

    @property
    def answers_by_itself(self) -> bool:
        """Whether the engine is about to answer for a person who is asked but has nothing to decide."""
        rests = self.record is None or self._paused or self.is_held
        return not rests and answers_automatically(self.state, self.seats)

    @property
    def away(self) -> frozenset[int]:
        """The seats of the persons for whom the computer plays until they come back."""
        return self._stand_ins.away

    @property
    def journal(self) -> Journal:
        """The journal, to which each step is written before it is shown."""
        return self._journal_keeper.journal

    @property
    def on_disk(self) -> bool:
        """Whether every move so far is on disk."""
        return self._journal_keeper.works

    def play(self, game: GameToken) -> None:
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
        self._stand_ins = StandIns()
        self._questions.drop()
        self._report(self._journal_keeper.begin(record))
        self._tell_jump()
        self.resume_play()

    def submit(self, seat: int, move: Move, revision: int) -> IllegalMove | None:
        """Make `move` for `seat`; return the reason why it is illegal, None if it is legal or nobody asks for it."""
        if not self._awaits(seat, revision):
            return None
        try:
            self._push(move)
        except IllegalMove as illegal:
            return illegal
        self._run()
        return None

    @Slot()
    def next_deal(self) -> None:
        """Begin the next deal, after a deal that is over."""
        if self.waits_for_next_deal and not self.is_held:
            self._deal_awaited = False
            self._run()

    @Slot()
    def undo(self) -> None:
        """Go back to the last decision of a person; do nothing if there is none, or if guests have to agree first."""
        if not self.has_guests:
            self.undo_for(None)

    def undo_for(self, player: int | None) -> None:
        """Go back to the last decision of the person at seat `player`, of any person for None."""
        ply = self.undo_ply_for(player)
        if ply is not None:
            self._paused = False
            self._go_to(ply)
            self._run()

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
        self._run()  # a listener may have resumed the game

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
            self._tell_jump()
            self._run()

    @Slot()
    def pause_play(self) -> None:
        """Make and take no move until `resume_play`."""
        if not self.is_held:
            self.is_held = True
            self._questions.drop_move()
            self.held.emit(True)

    @Slot()
    def resume_play(self) -> None:
        """Go on after `pause_play`."""
        if self.is_held:
            self.is_held = False
            self.held.emit(False)
        self._run()

    def stand_in(self, players: Iterable[int]) -> None:
        """Let the computer decide for the persons at these seats, and for no others, until this is called again.

        Whoever is taken out is asked again: a move that the computer was still thinking of is never made.
        """
        self._let_decide(replace(self._stand_ins, away=frozenset(players)))

    def play_once(self, seat: int) -> None:
        """Let the computer make the move that is due at `seat`, unless the person makes it first."""
        if to_act(self.state) == seat:
            self._let_decide(replace(self._stand_ins, once_at=self.revision))

    def wait_again(self) -> None:
        """Wait for the person again after `play_once`, if the move is not made yet."""
        self._let_decide(replace(self._stand_ins, once_at=None))

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

    def adviser(self) -> Adviser:
        """Create a giver of hints for a game in another program, who thinks with the minds of the computer players."""
        return Adviser(self._minds, self)

    def more_minds(self) -> Minds:
        """Create minds like those of the computer players, for a game beside this one."""
        return self._minds.another()

    @Slot()
    def try_again(self) -> bool:
        """Write what could not be saved; return True if every move is on disk now."""
        if self.record is not None:
            self._journal_keeper.try_again(self.record)
            self._report(None)
        return self.on_disk

    def close(self) -> None:
        """Stop the computer players and close the journal."""
        self._minds.close()
        self._retries.stop()
        self._journal_keeper.journal.close()

    def _run(self) -> None:
        """Make every move that needs no person. A loop, because recursion overflowed the stack after 264 plies."""
        self._run_wanted = True
        if self._running:
            return
        self._running = True
        try:
            while self._run_wanted and not self._paused:
                self._run_wanted = False
                while self._advance():
                    pass
        finally:
            self._running = False

    def _advance(self) -> bool:
        """Make the next move that needs no person; return False if there is none yet."""
        state, revision = self.state, self.revision
        seat = to_act(state)
        if self.is_held or self._paused:
            return False
        if self._waits_for_person(state):
            self._end_play_out()
        elif self._has_undone and (seat is None or not self._is_asked(seat, state)):
            self._redo_move()
        elif seat is None:
            move = table_move(state, self._table_rng())
            self._deal_awaited = isinstance(move, ScoreDeal)
            self._push(move)
        elif answers_automatically(state, self.seats):
            self._push(legal_choices(state)[0])
        elif not self._questions.is_open(revision):
            self._questions.ask_move(self._game, self.seats, seat, revision)
        return self.revision != revision

    def _waits_for_person(self, state: GameState) -> bool:
        """Whether a person has to decide, or to ask for the next deal; also if the match is over."""
        seat = to_act(state)
        if seat is None:
            return state.phase is Phase.OVER or self.waits_for_next_deal
        stood_in = self._stand_ins.decide(self.seats.player_of(seat), state.phase, self.revision)
        return self._is_asked(seat, state) and not stood_in

    def _awaits(self, seat: int, revision: int) -> bool:
        """Whether a move of `seat` is awaited that was chosen at that revision."""
        asked = revision == self.revision and to_act(self.state) == seat
        return asked and not self.is_held and not self.answers_by_itself

    def _is_asked(self, seat: int, state: GameState) -> bool:
        """Whether a person decides at `seat`."""
        return self.seats.by_person(seat) and not answers_automatically(state, self.seats)

    def _play_out(self, phases: frozenset[Phase]) -> bool:
        """Let the computer decide for persons too, in these phases of the deal; return False if the deal is over."""
        if self.state.phase in (Phase.DEAL, Phase.OVER) or self.is_held:
            return False
        if self._waits_for_person(self.state):
            self._questions.drop()  # it can only be for a hint, which is needed no more
        self._paused = False
        self._stand_ins = replace(self._stand_ins, phases=phases)
        self._run()
        return True

    def _end_play_out(self) -> None:
        if self._stand_ins.phases:
            self._stand_ins = replace(self._stand_ins, phases=frozenset())
            self._tell_jump()

    def _let_decide(self, stand_ins: StandIns) -> None:
        """Go on with these stand-ins: ask a person whose move is theirs again, or the computer for one who is away."""
        self._stand_ins = stand_ins
        if self.record is not None:
            if self._waits_for_person(self.state):
                self._questions.drop_move()
            self._run()

    def _on_answered(self, number: int, answer: Answer) -> None:
        view = self._questions.close(number, self.revision)
        if view is None:
            return
        if isinstance(answer, HintFindings):
            assert view.seat is not None, "advice is asked for a seat"
            heard = self.guest_advised if self.seats.by_guest(view.seat) else self.advised
            heard.emit(Hint(view.seat, answer.advice, answer.move_values, view, self.revision))
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
        self._tell(self.stepped, made_step(move, before, self.state, self.here, self.revision))

    def _redo_move(self) -> None:
        before = self.state
        move = self._game.redo()
        self._deal_awaited = isinstance(move, ScoreDeal)
        self.revision += 1
        self._report(self._journal_keeper.move_cursor(self._game))
        self._tell(self.stepped, made_step(move, before, self.state, self.here, self.revision))

    def _go_to(self, ply: int) -> None:
        self._game.go_to(ply)
        self._stand_ins = replace(self._stand_ins, phases=frozenset())
        self._deal_awaited = True
        self.revision += 1
        self._report(self._journal_keeper.move_cursor(self._game))
        self._tell_jump()

    def _tell_jump(self) -> None:
        self._tell(self.rewound, Jump(self.moment, self.revision))

    def _tell(self, signal: SignalInstance, news: Step | Jump) -> None:
        """Emit `news`. What a listener asks for runs only when all have heard it, so that they hear it in order."""
        running, self._running = self._running, True
        try:
            signal.emit(news)
        finally:
            self._running = running

    def _report(self, failure: DiskError | None) -> None:
        """Tell of a failure of the disk, which is tried again until it works, or of its end."""
        if failure is not None:
            self._retries.start()
            self.failed.emit(failure)
        elif self.on_disk and self._retries.isActive():
            self._retries.stop()
            self.mended.emit()
