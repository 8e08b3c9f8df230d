"""A game that another computer has, as the window of a guest knows it."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject, Signal

from twentyfive.core import IllegalMove, Refusal, SeenMove
from twentyfive.core.moves import PlayerMove
from twentyfive.engine.game.adviser import Adviser
from twentyfive.engine.game.events import Hint, Jump
from twentyfive.engine.seating.local_seats import LocalSeats
from twentyfive.engine.seating.players import Third
from twentyfive.net.messages import Ask, MakeMove, Sign, SignOf, Wish
from twentyfive.net.remote.seen_table import SeenMoment, SeenTable, read_reasons, read_step, read_table
from twentyfive.net.views import Allowed, Seen, View
from twentyfive.presentation.phone.sheets import May
from twentyfive.wording import joining, network


class RemoteGame(QObject):
    """A `GameSession` made of what a host says. Nothing is shown as done before the host says that it is.

    Signals:
        stepped(Step), rewound(Jump), advised(Hint), held(bool): as in `GameSession`.
        said(GuestMessage): this is to be sent to the host.
        told(str): a sentence for the person: why something cannot be had, or what happens to a request.
        stood_in(): the computer has made a move for the person, who had not sent one.
    """

    stepped = Signal(object)
    rewound = Signal(object)
    advised = Signal(object)
    held = Signal(bool)
    said = Signal(object)
    told = Signal(str)
    stood_in = Signal()

    def __init__(self, adviser: Adviser | None = None, parent: QObject | None = None) -> None:
        """The `adviser` gives hints, if the table allows them; without one there are none."""
        super().__init__(parent)
        self._adviser = adviser
        if adviser is not None:
            adviser.advised.connect(self._on_advised)
        self.plays_single = False
        self.revision = 0
        self.is_held = False
        self.waits_for_next_deal = False
        self._table: SeenTable | None = None
        self._reasons: Mapping[PlayerMove, IllegalMove] = {}
        self._may: tuple[May, ...] = ()
        self._is_answered = False
        self._is_on_its_way = False  # a move was sent, and the host has not answered
        self._asks_back = False  # the others were asked whether a decision may be taken back

    @property
    def has_begun(self) -> bool:
        """Whether the host has told a position."""
        return self._table is not None

    @property
    def has_guests(self) -> bool:
        """Whether persons at other devices belong to the table: the person here is a guest, so in any game some do."""
        return self.has_begun

    @property
    def moment(self) -> SeenMoment:
        """The present position.

        Raises:
            ValueError: before the first game.
        """
        return self._seen.moment

    @property
    def here(self) -> LocalSeats:
        """The seats that are played at this screen.

        Raises:
            ValueError: before the first game.
        """
        return self._seen.here

    @property
    def third(self) -> Third | None:
        """The player who sits out a game of two among three, None in any other game."""
        return None if self._table is None else self._table.third

    @property
    def answers_by_itself(self) -> bool:
        """Whether a move is on its way to the host, or the host answers as there is nothing to decide."""
        return self._is_answered or self._is_on_its_way

    @property
    def may(self) -> tuple[May, ...]:
        """The requests that the host allows now."""
        return self._may

    @property
    def can_undo(self) -> bool:
        """Whether the person may ask the others to take a decision back."""
        return May.UNDO in self._may

    @property
    def undo_player(self) -> int | None:
        """The seat of the person here, who may ask to take a decision back; None if that is not possible now."""
        return self._seen.here.alone if self.can_undo else None

    @property
    def can_redo(self) -> bool:
        """Whether moves can be made again: not among guests, who agreed to take them back."""
        return False

    def move_to_undo(self, seat: int | None) -> SeenMove | None:
        """Return None: the host names the decision to those who are asked."""
        del seat
        return None

    def move_to_redo(self, seat: int | None) -> SeenMove | None:
        """Return None, as no move can be made again."""
        del seat
        return None

    def why_not(self, move: PlayerMove) -> IllegalMove | None:
        """Return the reason why the seat to act may not make `move` now; None if it is legal."""
        seat = self.moment.to_act
        if seat is None or not self.here.plays(seat) or move in self.moment.view(seat).legal:
            return None
        return self._reasons.get(move) or IllegalMove(Refusal.WRONG_MOVE)

    def submit(self, seat: int, move: PlayerMove, revision: int) -> IllegalMove | None:
        """Send `move` to the host; return the reason why it is illegal, None if it is legal or nobody asks for it."""
        asked = revision == self.revision and self.moment.to_act == seat
        if not asked or self.is_held or self.answers_by_itself:
            return None
        illegal = self.why_not(move)
        if illegal is None:
            self._is_on_its_way = True
            self.said.emit(MakeMove(revision, str(move)))
        return illegal

    def next_deal(self) -> None:
        """Tell the host that the person is ready for the next deal."""
        self.said.emit(Sign(SignOf.READY))

    def undo(self) -> None:
        """Ask the others whether the person's last decision may be taken back."""
        if self.can_undo:
            self.said.emit(Ask(self.revision, Wish.UNDO))
            self._asks_back = True
            self.told.emit(joining.OTHERS_ARE_ASKED())

    def redo(self) -> None:
        """Do nothing, as no move can be made again."""

    def claim(self) -> None:
        """Do nothing: the others at the table want to see the cards played."""

    def ask_hint(self, seat: int) -> None:
        """Let this program's own players think about the view, or say that the table allows no hints.

        The host need not think for its guests: a hint rests on nothing but the view.
        """
        if self.moment.to_act != seat or self.is_held:
            return
        if May.HINT in self._may and self._adviser is not None:
            self._adviser.ask(self.moment.view(seat), self.revision)
        else:
            self.told.emit(network.NO_HINTS_HERE())

    def show_again(self) -> None:
        """Report the present position again."""
        if self._table is not None:
            self.rewound.emit(Jump(self._table.moment, self.revision))

    def hear(self, message: View | Seen | Allowed) -> None:
        """Take in what the host says.

        Raises:
            ValueError: if it contradicts itself or what was said before.
        """
        match message:
            case View():
                table = read_table(message)
                self._take(message, table)
                agreed, self._asks_back = self._asks_back, False
                self.rewound.emit(Jump(table.moment, message.at))
                if agreed:
                    self.told.emit(joining.TAKEN_BACK())
            case Seen():
                self._hear_step(message)
            case Allowed(may, held):
                self._may = may
                if held != self.is_held:
                    self.is_held = held
                    self._is_on_its_way = False  # the host drops what arrives in a pause
                    self.held.emit(held)

    def forget(self) -> None:
        """Forget the game, before a visit to another table."""
        self._table, self._reasons, self._may = None, {}, ()
        self.waits_for_next_deal = self._is_answered = self._is_on_its_way = self._asks_back = False
        if self.is_held:
            self.is_held = False
            self.held.emit(False)

    def take_back_move(self) -> None:
        """Offer the move again that was on its way, as the host has refused it or cannot be reached."""
        self._is_on_its_way = self._asks_back = False

    def _on_advised(self, hint: Hint) -> None:
        if self.has_begun and hint.revision == self.revision:
            self.advised.emit(hint)

    def _hear_step(self, message: Seen) -> None:
        table = self._seen
        step = read_step(message, table)
        if step is None:
            raise ValueError("seen: a step from another position")
        moment = step.after
        assert isinstance(moment, SeenMoment), "it was made of what the host said"
        own = step.mover is not None and table.here.plays(step.mover)
        is_stood_in = own and not self._is_on_its_way and not self._is_answered
        self._take(message, SeenTable(table.here, table.third, moment))
        self.stepped.emit(step)
        if is_stood_in:
            self.stood_in.emit()

    def _take(self, message: View | Seen, table: SeenTable) -> None:
        """Let the position that was told be the present one."""
        self._reasons = read_reasons(message.refused)
        self._table = table
        self.revision = message.at
        self.waits_for_next_deal = message.waits
        self._is_answered = message.answered
        self._is_on_its_way = False

    @property
    def _seen(self) -> SeenTable:
        if self._table is None:
            raise ValueError("no game has begun")
        return self._table
