"""The moves of a game as one player has seen them."""

from __future__ import annotations

from dataclasses import dataclass, replace

from twentyfive.core import Phase, PlayerView, Record, SeenMove, to_act
from twentyfive.core.moves import DealCards
from twentyfive.engine.seating.seats import Seats


def seen_move(record: Record, seats: Seats, ply: int, viewer: int | None) -> SeenMove:
    """Return the move after the first `ply` moves as the player of hand `viewer` saw it; None: as everybody saw it.

    Raises:
        IndexError: if the log has no such move.
    """
    move, before, after = record.move_at(ply), record.state_at(ply), record.state_at(ply + 1)
    return SeenMove(
        type(move),
        seats.redact(move, before, viewer),
        to_act(before),
        seats.view(before, viewer),
        seats.view(after, viewer),
    )


@dataclass(frozen=True, slots=True)
class Shown:
    """The view that the table shows, and the move that led to it. It has nothing that is hidden from the viewer.

    Attributes:
        view: the table as the viewer sees it.
        revision: the revision of the game.
        made: the move that led here; None after a jump, or if the table only shows another hand.
        jumped: whether the viewer has not seen the moment before: after a jump in the log, or when the screen is passed
            to them.
    """

    view: PlayerView
    revision: int
    made: SeenMove | None = None
    jumped: bool = False

    @property
    def view_in_motion(self) -> PlayerView:
        """The view for all text while cards still move, so that no text names a card before it can be seen.

        It is the view before the move; for a deal, the new deal before a card is turned up. If the viewer made the
        move, it is the view after it, as the viewer knows the card.
        """
        made = self.made
        if made is None or made.mover in made.after.plays:
            return self.view
        if made.kind is not DealCards:
            return made.before
        return replace(
            self.view,
            phase=Phase.DEAL,
            to_act=None,
            legal=(),
            next_dealer=self.view.dealer,
            turned=None,
            turn_up=None,
            trump=None,
            scores=self.view.scores_before,
            over=made.before.over,
            winners=made.before.winners,
            game_winners=made.before.game_winners,
        )
