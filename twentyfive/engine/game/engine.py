"""The engine: the one door through which a game changes, and the signals that tell of it."""

from __future__ import annotations

import random
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal, Slot

from twentyfive.ai import Advice, Level
from twentyfive.ai.advice.findings import HintFindings
from twentyfive.core import GameState, IllegalMove, Phase, PlayerView, Record, refusal, table_move, to_act
from twentyfive.core.moves import DeclineRob, Move, PlayerMove, ScoreDeal
from twentyfive.core.view import SeenMove
from twentyfive.engine.files.disk_errors import DiskError
from twentyfive.engine.game.decisions import Decisions, nothing_to_decide
from twentyfive.engine.game.events import Hint, HostMoment, Jump, Step
from twentyfive.engine.game.journal import Journal, JournalKeeper
from twentyfive.engine.game.observations import seen_move
from twentyfive.engine.game.reviewing import Reviewer
from twentyfive.engine.minds.questions import Answer, HintQuestion, MoveQuestion, seed_of_thought
from twentyfive.engine.minds.workers import Minds
from twentyfive.engine.seating.kept_game import KeptGame
from twentyfive.engine.seating.local_seats import LocalSeats
from twentyfive.engine.seating.players import Computer, Third, new_seed
from twentyfive.engine.seating.rotation import third_of
from twentyfive.engine.seating.seats import Seats, seats_of

STAND_IN = Level.HARD
"""How well the computer plays in the place of a person."""


@dataclass(frozen=True, slots=True)
class _Asked:
    """The question that is open: its number, the view it was asked with, and in which revision."""

    number: int
    view: PlayerView
    revision: int


class GameEngine(QObject):
    """A game under way. It knows nothing of animation: it runs ahead until a person is to act or a deal is over.

    Attributes:
        record: the game, None before the first.
        revision: rises with every move and every undo; what was meant for an older one is dropped.
        plays_single: whether the window plays a person's only card for them, so that undo and redo pass over it.

    Signals:
        stepped(Step): a move was made; it is on disk already.
        rewound(Jump): the game stands elsewhere in its log.
        advised(Hint): the answer to `ask_hint` or `ask_thought`.
        helped(): the person has taken help that the statistics should know of, other than undo or a hint.
        refused(IllegalMove): a submitted move was not allowed.
        failed(Failure): the disk has not taken a step; the game goes on.
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
        self._keeper = JournalKeeper(journal)
        self._asked: _Asked | None = None
        self._number = 0
        self._luck = 0
        self._running = False
        self._deal_awaited = False
        self._resting = False
        self._stands_in: frozenset[Phase] = frozenset()  # where the computer decides for the persons
        minds.answered.connect(self._on_answered)

    @property
    def state(self) -> GameState:
        """The state of the game.

        Raises:
            ValueError: before the first game.
        """
        return self._game.state

    @property
    def seats(self) -> Seats:
        """Who plays which hand of the game, and sees which.

        Raises:
            ValueError: before the first game.
        """
        if self._seats is None:
            raise ValueError("no game has begun")
        return self._seats

    @property
    def here(self) -> LocalSeats:
        """The seats of the table, and those of them that are played at this screen.

        Raises:
            ValueError: before the first game.
        """
        return LocalSeats(self.seats)

    @property
    def moment(self) -> HostMoment:
        """The game where it stands now, as the seats at this screen may see it.

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
        """Who sits out the game, None if nobody does, or before the first game."""
        return None if self.record is None else third_of(self.record.header)

    @property
    def waits_for_next_deal(self) -> bool:
        """Whether a deal is over and `next_deal` is awaited."""
        return self._deal_awaited and self.record is not None and self.record.state.phase is Phase.DEAL

    @property
    def answers_by_itself(self) -> bool:
        """Whether it is about to answer for a person who is asked but has nothing to decide."""
        return self.record is not None and not self._resting and self._answers_for(self.record.state)

    @property
    def journal(self) -> Journal:
        """Where each step is written before it is shown."""
        return self._keeper.journal

    @property
    def on_disk(self) -> bool:
        """Whether the disk has taken every move so far."""
        return self._keeper.works

    @property
    def can_undo(self) -> bool:
        """Whether there is an earlier decision of a person to go back to."""
        return self.undo_ply is not None

    @property
    def undo_ply(self) -> int | None:
        """After how many moves the game stands once `undo` has gone back; None if there is nothing to go back to."""
        return None if self.record is None else self._decisions.before(self.record.ply)

    @property
    def can_redo(self) -> bool:
        """Whether moves were taken back that can be made again."""
        return self.record is not None and self.record.ply < self.record.last_ply

    def move_to_undo(self, seat: int | None) -> SeenMove | None:
        """The decision that `undo` would go back to, as the player of `seat` saw it made; None if there is none."""
        ply = self.undo_ply
        return None if ply is None else seen_move(self._game, self.seats, ply, seat)

    def move_to_redo(self, seat: int | None) -> SeenMove | None:
        """The first move that `redo` would make again, as the player of `seat` saw it; None if there is none."""
        return seen_move(self._game, self.seats, self._game.ply, seat) if self.can_redo else None

    def why_not(self, move: PlayerMove) -> IllegalMove | None:
        """Why the seat to act may not make `move` now; None if it is legal."""
        return refusal(self.state, move)

    def play(self, game: KeptGame) -> None:
        """Play `game` from where it stands, as `begin`."""
        self.begin(game.record)

    @Slot(object)
    def begin(self, record: Record) -> None:
        """Play the game of `record` from where it stands: a new one from the first deal, a saved one on.

        Raises:
            ValueError: if the record seats players that this program does not know.
        """
        self._seats = seats_of(record.header)
        self.record = record
        self._luck = new_seed() if record.header.seed is None else record.header.seed
        self.revision += 1
        self._deal_awaited = bool(record.state.history) or bool(record.state.game_winners)
        self._resting = False
        self._stands_in = frozenset()
        self._asked = None
        self._tell(self._keeper.begin(record))
        self.rewound.emit(Jump(self.moment, self.revision))
        self._run()

    @Slot(int, object, int)
    def submit(self, seat: int, move: Move, revision: int) -> None:
        """Make `move` for `seat`, unless the game has gone on since `revision`; an illegal one is `refused`."""
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
        """Deal on after a deal that is over."""
        if self.waits_for_next_deal:
            self._deal_awaited = False
            self._run()

    @Slot()
    def undo(self) -> None:
        """Go back to the last decision of a person; nothing happens if there is none."""
        ply = self.undo_ply
        if ply is not None:
            self._resting = False
            self._go_to(ply)

    @Slot()
    def redo(self) -> None:
        """Go on to the next decision of a person that was taken back, or to the end of the log."""
        if self.can_redo:
            self._resting = False
            self._go_to(self._decisions.after(self._game.ply))
            self._run()

    @Slot(int)
    def jump(self, ply: int) -> None:
        """Stand after the first `ply` moves of the log, and rest there until `resume`; what comes later is kept.

        Raises:
            IndexError: if the log holds fewer moves.
        """
        self._resting = True
        self._go_to(ply)

    @Slot()
    def resume(self) -> None:
        """Go on from where a jump has led: what the log holds is made again until a person is to decide."""
        if self._resting:
            self._resting = False
            self._run()

    @Slot()
    def show_again(self) -> None:
        """Tell once more where the game stands, and go on from there: whoever shows it may have lost its place."""
        if self.record is not None:
            self.revision += 1
            self.rewound.emit(Jump(self.moment, self.revision))
            self._run()

    @Slot()
    def skip_deal(self) -> None:
        """Have the computer play the rest of the deal, for the persons too; what came of it is told in one jump."""
        if self._play_out(frozenset(Phase)):
            self.helped.emit()

    @Slot()
    def claim(self) -> None:
        """Have the cards played that are left; anything else that a person is to decide is still asked."""
        self._play_out(frozenset({Phase.PLAY}))

    @Slot(int)
    def ask_hint(self, seat: int) -> None:
        """Have `advised` emitted for the position in which `seat`, whose hand a person plays, is to act."""
        if to_act(self.state) == seat and self.seats.by_person(seat):
            self._ask_for_hint(seat)

    @Slot()
    def ask_thought(self) -> None:
        """Have `advised` emitted for whoever is to act, a computer player too: it may tell of hidden cards."""
        seat = to_act(self.state)
        if seat is not None:
            self._ask_for_hint(seat)

    @Slot()
    def note_help(self) -> None:
        """Have it noted that the person knows more than a player may."""
        self.helped.emit()

    def reviewer(self) -> Reviewer:
        """Who judges decisions of deals that are over, with the minds of the computer players."""
        return Reviewer(self._minds, self)

    def more_minds(self) -> Minds:
        """Minds like those of the computer players, for a game beside this one."""
        return self._minds.another()

    def close(self) -> None:
        """Stop the computer players and let the journal go."""
        self._minds.close()
        self._keeper.journal.close()

    @property
    def _game(self) -> Record:
        if self.record is None:
            raise ValueError("no game has begun")
        return self.record

    @property
    def _decisions(self) -> Decisions:
        return Decisions(self._game, self.seats, self.plays_single)

    def _run(self) -> None:
        """Make every move that needs no person. A loop, since a recursive one died after 264 plies."""
        if self._running or self._resting:
            return
        self._running = True
        try:
            while self._advanced():
                pass
        finally:
            self._running = False

    def _advanced(self) -> bool:
        """Make the next move that needs no person; False if there is none yet."""
        state, revision = self.state, self.revision
        seat = to_act(state)
        if self._waits(state):
            self._end_play_out()
        elif self.can_redo and (seat is None or not self.seats.by_person(seat) or self._answers_for(state)):
            self._repeat()
        elif seat is None:
            move = table_move(state, self._chance())
            self._deal_awaited = isinstance(move, ScoreDeal)
            self._push(move)
        elif self._answers_for(state):
            self._push(DeclineRob())
        elif self._asked is None or self._asked.revision != revision:
            self._ask_for_move(seat)
        return self.revision != revision

    def _waits(self, state: GameState) -> bool:
        """Whether nothing is to be done before a person decides, or asks for the next deal; or the match is over."""
        seat = to_act(state)
        if seat is None:
            return state.phase is Phase.OVER or self.waits_for_next_deal
        return self.seats.by_person(seat) and not self._answers_for(state) and state.phase not in self._stands_in

    def _answers_for(self, state: GameState) -> bool:
        """Whether the answer is given for whoever has nothing to decide.

        Of several persons at one screen each is asked all the same: others see whether the screen is passed to them.
        """
        return nothing_to_decide(state) and len(self.seats.persons) <= 1

    def _play_out(self, phases: frozenset[Phase]) -> bool:
        """Have the computer decide for the persons too in these phases, until the deal is over; False if it is."""
        if self.state.phase in (Phase.DEAL, Phase.OVER):
            return False
        if self._waits(self.state):
            self._asked = None  # a hint, if anything: it is no longer needed, and the game does not wait for it
        self._resting = False
        self._stands_in = phases
        self._run()
        return True

    def _end_play_out(self) -> None:
        if self._stands_in:
            self._stands_in = frozenset()
            self.rewound.emit(Jump(self.moment, self.revision))

    def _ask_for_move(self, seat: int) -> None:
        player = self.seats.sitters[self.seats.player_of(seat)]
        level = player.level if isinstance(player, Computer) else STAND_IN
        self._number += 1
        view = self.seats.view(self.state, seat)
        self._asked = _Asked(self._number, view, self.revision)
        self._minds.ask(MoveQuestion(self._number, view, level, self._seed(seat)))

    def _ask_for_hint(self, seat: int) -> None:
        self._number += 1
        view = self.seats.view(self.state, seat)
        self._asked = _Asked(self._number, view, self.revision)
        self._minds.ask(HintQuestion(self._number, view, self._seed(seat)))

    def _seed(self, seat: int) -> int:
        """Of what is thought for that seat at this point of the game."""
        return seed_of_thought(self._game.header.seed, self._game.ply, seat)

    def _on_answered(self, number: int, told: Answer) -> None:
        asked = self._asked
        if asked is None or number != asked.number or asked.revision != self.revision:
            return
        self._asked = None
        if isinstance(told, HintFindings):
            seat = asked.view.seat
            assert seat is not None, "advice is asked for a seat"
            self.advised.emit(Hint(seat, told.advice, told.move_values, asked.view, self.revision))
        elif isinstance(told, Advice):
            self._push(told.move)
        self._run()  # a computer player whose thought was asked for is still to act

    def _chance(self) -> random.Random:
        """Of the table's shuffle, the same whenever the game stands at this point of its log: undo replays alike."""
        return random.Random(f"{self._luck} {self._game.ply} table")

    def _push(self, move: Move) -> None:
        before = self.state
        self._game.push(move)
        self._resting = False
        self.revision += 1
        self._tell(self._keeper.add(move, self._game))
        self.stepped.emit(self._step(move, before))

    def _repeat(self) -> None:
        """Make the next move of the log again."""
        before = self.state
        move = self._game.redo()
        self._deal_awaited = isinstance(move, ScoreDeal)
        self.revision += 1
        self._tell(self._keeper.move_cursor(self._game))
        self.stepped.emit(self._step(move, before))

    def _step(self, move: Move, before: GameState) -> Step:
        """The move that has just been made, as the seats at this screen saw it."""
        here = self.here
        seen = {seat: self.seats.redact(move, before, seat) for seat in (None, *here.hands)}
        return Step(type(move), to_act(before), HostMoment(before, here), self.moment, seen, self.revision)

    def _go_to(self, ply: int) -> None:
        self._game.go_to(ply)
        self._stands_in = frozenset()
        self._deal_awaited = True
        self.revision += 1
        self._tell(self._keeper.move_cursor(self._game))
        self.rewound.emit(Jump(self.moment, self.revision))

    def _tell(self, failure: DiskError | None) -> None:
        if failure is not None:
            self.failed.emit(failure)
