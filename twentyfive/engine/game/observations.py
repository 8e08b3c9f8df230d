"""What somebody at the table has seen of a move."""

from __future__ import annotations

from dataclasses import dataclass, replace

from twentyfive.core import Phase, PlayerView, Record, SeenMove, to_act
from twentyfive.core.moves import DealCards
from twentyfive.engine.seating.seats import Seats


def seen_move(record: Record, seats: Seats, ply: int, viewer: int | None) -> SeenMove:
    """The move after the first `ply` of the log as the player of the hand of `viewer` saw it; None: as everybody did.

    Raises:
        IndexError: if the log holds no such move.
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
    """What the table shows from now on, and how it came to be. Nothing hidden from the viewer is in it.

    Attributes:
        view: the table as the viewer sees it.
        revision: of the engine.
        made: the move that led here; None after a jump, or where only another hand is looked at.
        jumped: whether the viewer comes to this moment without having seen the one before: after a jump in the log, or
            as the screen is passed to them.
    """

    view: PlayerView
    revision: int
    made: SeenMove | None = None
    jumped: bool = False

    @property
    def meanwhile(self) -> PlayerView:
        """What is told in writing while the cards are still on their way, so that no card is named before it is seen.

        It is the moment before the move, or a deal of which nothing is turned up yet. Who has moved knows the move.
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
