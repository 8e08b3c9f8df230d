"""The game as a window knows it: what the seats at this screen may see and do, wherever the game itself runs."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import SignalInstance

from twentyfive.core import IllegalMove
from twentyfive.core.moves import PlayerMove
from twentyfive.core.view import SeenMove
from twentyfive.engine.game.events import Moment
from twentyfive.engine.game.reviewing import Reviewer
from twentyfive.engine.minds.workers import Minds
from twentyfive.engine.seating.kept_game import KeptGame
from twentyfive.engine.seating.local_seats import LocalSeats
from twentyfive.engine.seating.players import Third


class GameSession(Protocol):
    """A game under way. Nothing of it tells a card that no seat at this screen may see.

    Attributes:
        plays_single: whether the window plays a person's only card for them, so that undo and redo pass over it.
    """

    plays_single: bool

    @property
    def stepped(self) -> SignalInstance:
        """Emitted with a `Step` after each move."""

    @property
    def rewound(self) -> SignalInstance:
        """Emitted with a `Jump` when the game stands elsewhere in its log."""

    @property
    def advised(self) -> SignalInstance:
        """Emitted with a `Hint` in answer to `ask_hint`."""

    @property
    def refused(self) -> SignalInstance:
        """Emitted with an `IllegalMove` when a submitted move is not allowed."""

    @property
    def failed(self) -> SignalInstance:
        """Emitted with a `DiskError` when a step could not be saved; the game goes on."""

    @property
    def revision(self) -> int:
        """A number that rises with every move and every undo; a move submitted for an older one is dropped."""

    @property
    def moment(self) -> Moment:
        """The game where it stands now.

        Raises:
            ValueError: before the first game.
        """

    @property
    def here(self) -> LocalSeats:
        """The seats of the table, and those of them that are played at this screen.

        Raises:
            ValueError: before the first game.
        """

    @property
    def third(self) -> Third | None:
        """The player who sits out, where three take turns at a game of two."""

    @property
    def waits_for_next_deal(self) -> bool:
        """Whether a deal is over and `next_deal` is awaited."""

    @property
    def answers_by_itself(self) -> bool:
        """Whether it is about to answer for a person who is asked but has nothing to decide."""

    @property
    def can_undo(self) -> bool:
        """Whether there is an earlier decision to go back to."""

    @property
    def can_redo(self) -> bool:
        """Whether moves were taken back that can be made again."""

    def move_to_undo(self, seat: int | None) -> SeenMove | None:
        """The decision that `undo` would go back to, as the player of `seat` saw it made; None if there is none."""

    def move_to_redo(self, seat: int | None) -> SeenMove | None:
        """The first move that `redo` would make again, as the player of `seat` saw it; None if there is none."""

    def why_not(self, move: PlayerMove) -> IllegalMove | None:
        """Why the seat to act may not make `move` now; None if it is legal."""

    def submit(self, seat: int, move: PlayerMove, revision: int) -> None:
        """Make `move` for `seat`, unless the game has gone on since `revision`."""

    def next_deal(self) -> None:
        """Deal on after a deal that is over."""

    def undo(self) -> None:
        """Go back to the last decision; nothing happens if there is none."""

    def redo(self) -> None:
        """Go on to the next decision that was taken back, or to the end of the log."""

    def claim(self) -> None:
        """Have the cards played that are left; anything else that a person is to decide is still asked."""

    def ask_hint(self, seat: int) -> None:
        """Have `advised` emitted for the position in which `seat` is to act."""

    def show_again(self) -> None:
        """Tell once more where the game stands, and go on from there."""


class HostedGame(GameSession, Protocol):
    """A game that runs in this program: the window begins it, saves it and looks back on it."""

    @property
    def game(self) -> KeptGame | None:
        """The game under way or just over, None before the first."""

    @property
    def on_disk(self) -> bool:
        """Whether every move so far is saved."""

    def play(self, game: KeptGame) -> None:
        """Play `game` from where it stands.

        Raises:
            ValueError: if it seats players that this program does not know.
        """

    def note_help(self) -> None:
        """Note that the person knows more than a player may."""

    def reviewer(self) -> Reviewer:
        """A judge of decisions in deals that are over, which thinks with the minds of the computer players."""

    def more_minds(self) -> Minds:
        """Minds like those of the computer players, for a game beside this one."""

    def close(self) -> None:
        """Stop the computer players and let go of the journal."""
