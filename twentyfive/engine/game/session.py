"""A game as a window knows it: what the seats at this screen may see and do. The game may run in another program."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import SignalInstance

from twentyfive.core import IllegalMove
from twentyfive.core.moves import PlayerMove
from twentyfive.core.view import SeenMove
from twentyfive.engine.game.adviser import Adviser
from twentyfive.engine.game.events import Moment
from twentyfive.engine.game.reviewing import Reviewer
from twentyfive.engine.minds.workers import Minds
from twentyfive.engine.seating.game_token import GameToken
from twentyfive.engine.seating.local_seats import LocalSeats
from twentyfive.engine.seating.players import Third


class PublicGame(Protocol):
    """The public side of a game, as everybody at the table knows it wherever they sit: how it goes on, and no card."""

    @property
    def held(self) -> SignalInstance:
        """Emitted with True when the game is paused for all, and with False when it goes on."""

    @property
    def is_held(self) -> bool:
        """Whether the game is paused for all: no move is made or taken."""

    @property
    def has_guests(self) -> bool:
        """Whether persons at other devices belong to the table, so that nobody may look at hidden cards."""

    @property
    def revision(self) -> int:
        """A number that rises with every change of position; a move submitted for an older one is ignored."""

    @property
    def third(self) -> Third | None:
        """The player who sits out a game of two among three, None in any other game."""

    @property
    def waits_for_next_deal(self) -> bool:
        """Whether a deal is over and `next_deal` is awaited."""

    @property
    def answers_by_itself(self) -> bool:
        """Whether the game is about to answer for a person who is asked but has nothing to decide."""

    def next_deal(self) -> None:
        """Begin the next deal, after a deal that is over."""


class GameSession(PublicGame, Protocol):
    """A game under way. It reveals no card that is hidden from the seats at this screen.

    Attributes:
        plays_single: whether the window plays a person's only legal card for them, so that undo and redo skip it.
    """

    plays_single: bool

    @property
    def stepped(self) -> SignalInstance:
        """Emitted with a `Step` after each move."""

    @property
    def rewound(self) -> SignalInstance:
        """Emitted with a `Jump` when the game has changed to another position in its log."""

    @property
    def advised(self) -> SignalInstance:
        """Emitted with a `Hint` in answer to `ask_hint`."""

    @property
    def moment(self) -> Moment:
        """The present position.

        Raises:
            ValueError: before the first game.
        """

    @property
    def here(self) -> LocalSeats:
        """The seats that are played at this screen.

        Raises:
            ValueError: before the first game.
        """

    @property
    def can_undo(self) -> bool:
        """Whether there is an earlier decision to go back to."""

    @property
    def undo_player(self) -> int | None:
        """The seat of the person here who decided last, and may ask to take that back; None if nobody here has."""

    @property
    def can_redo(self) -> bool:
        """Whether there are moves that were taken back and can be made again."""

    def move_to_undo(self, seat: int | None) -> SeenMove | None:
        """Return the decision to which `undo` would go back, as the player of `seat` saw it; None if there is none."""

    def move_to_redo(self, seat: int | None) -> SeenMove | None:
        """Return the first move that `redo` would make again, as the player of `seat` saw it; None if there is none."""

    def why_not(self, move: PlayerMove) -> IllegalMove | None:
        """Return the reason why the seat to act may not make `move` now; None if it is legal."""

    def submit(self, seat: int, move: PlayerMove, revision: int) -> IllegalMove | None:
        """Make `move` for `seat`; return the reason why it is illegal, None if it is legal or nobody asks for it.

        Nobody asks for a move if the position has changed since `revision`, if it is another's turn, while the game is
        paused, or while it answers by itself. Such a move is dropped.
        """

    def undo(self) -> None:
        """Go back to the last decision; do nothing if there is none, or if guests have to agree first."""

    def redo(self) -> None:
        """Go forward to the next decision that was taken back, or to the end of the log."""

    def claim(self) -> None:
        """Let the computer play the remaining cards; a person still makes every other decision."""

    def ask_hint(self, seat: int) -> None:
        """Request a hint, which `advised` brings, for `seat` if it is to act."""

    def show_again(self) -> None:
        """Report the present position again, and go on from there."""


class HostedGame(GameSession, Protocol):
    """A game that runs in this program, so that the window can begin, save and review it."""

    @property
    def game(self) -> GameToken | None:
        """The game under way or just over, None before the first."""

    @property
    def failed(self) -> SignalInstance:
        """Emitted with a `DiskError` when a step could not be saved; the game goes on, and saving is tried again."""

    @property
    def mended(self) -> SignalInstance:
        """Emitted when every move is on disk again."""

    def try_again(self) -> bool:
        """Write what could not be saved; return True if every move is on disk now."""

    @property
    def on_disk(self) -> bool:
        """Whether every move so far is on disk."""

    def play(self, game: GameToken) -> None:
        """Play `game` from its present position.

        Raises:
            ValueError: if it seats players that this program does not know.
        """

    def note_help(self) -> None:
        """Note that the person knows more than a player may."""

    def reviewer(self) -> Reviewer:
        """Create a judge of decisions in past deals, who thinks with the minds of the computer players."""

    def adviser(self) -> Adviser:
        """Create a giver of hints for a game in another program, who thinks with the minds of the computer players."""

    def more_minds(self) -> Minds:
        """Create minds like those of the computer players, for a game beside this one."""

    def close(self) -> None:
        """Stop the computer players and close the journal."""
