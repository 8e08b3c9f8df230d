"""A game at another's table, as far as a guest knows it: the deals that are over, and what the guest saw of the rest.

Once a deal is over, all its hands and moves are known to the whole table, and the host tells them. So they make up an
ordinary record, which holds nothing that a guest may not know: it can be saved, counted and looked back on like any
other. Of a deal under way there are only the guest's own views.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from twentyfive.core import PlayerView, Record, RecordError, Rules, SeenMove
from twentyfive.core.moves import DealCards, ScoreDeal
from twentyfive.core.record import MOST_MOVES
from twentyfive.engine.seating.game_token import GameToken, checked_game
from twentyfive.engine.seating.players import Sitter, Third
from twentyfive.engine.seating.rotation import third_of
from twentyfive.engine.seating.seats import seats_of

MOST_SEEN: Final = 400
"""The most moves that are kept of a deal under way; ten players with an auction and exchanges make 150."""


class AnotherGameError(ValueError):
    """The deals that were told are not those of the game known so far."""


class SeenGame:
    """A game at another's table.

    Attributes:
        record: the deals that are over.
        seen: the moves of the deal under way, as the guest saw them from the own hand.
    """

    def __init__(self, rules: Rules, names: Sequence[str], sitters: Sequence[Sitter], third: Third | None) -> None:
        """A game without deals; of the `sitters` the guest is the person.

        Raises:
            ValueError: if they cannot sit so, or have such names.
        """
        seats = tuple(map(str, sitters))
        out = "" if third is None else str(third)
        self.record = Record.new(rules, names=names, seats=seats, sits_out=out)
        checked_game(self.record)
        self.seen: list[SeenMove] = []

    @property
    def kept(self) -> GameToken:
        """The game, to be looked back on."""
        return GameToken(self.record, tuple(self.seen))

    def afresh(self) -> SeenGame:
        """Return another game of the same players, without deals."""
        header = self.record.header
        return SeenGame(header.rules, header.names, seats_of(header).sitters, third_of(header))

    @property
    def deals(self) -> int:
        """The number of the deals known."""
        return sum(isinstance(move, ScoreDeal) for move in self.record.moves)

    def add(self, move: SeenMove) -> None:
        """Note a move of the deal under way."""
        if move.kind is DealCards:
            self.seen = []
        if len(self.seen) < MOST_SEEN:
            self.seen.append(move)

    def jump(self, view: PlayerView, deals: int) -> None:
        """Note that the game is at another position, in which so many deals are over."""
        kept = next((number for number, move in enumerate(self.seen, 1) if move.after == view), 0)
        self.seen = self.seen[:kept]
        if deals < self.deals:
            ends = [ply for ply, move in enumerate(self.record.moves, 1) if isinstance(move, ScoreDeal)]
            self.record.go_to(ends[deals - 1] if deals else 0)

    def take(self, told: Sequence[str], view: PlayerView | None = None) -> None:
        """Take in the next deals, each with its moves as the lines of a record; all of them or none.

        Args:
            told: the deals.
            view: the position after the last of them, with which they must agree; None if the game has gone on.

        Raises:
            AnotherGameError: if the cards of a deal known before were others.
            RecordError: naming the line, if the rules do not allow it, it is no whole deal, or it contradicts the view.
        """
        first = self.record.ply
        try:
            for deal in told:
                self._take_deal(deal.split("\n"))
            if view is not None and not self._agrees_with(view):
                raise RecordError("line 1: these are not the deals that were shown")
        except RecordError:
            self._cut(first)
            raise
        if self.seen and self.seen[-1].kind is ScoreDeal:  # else the next deal has begun before this one was told
            self.seen = []

    def _take_deal(self, lines: Sequence[str]) -> None:
        self._check_known(lines)
        if self.record.ply + len(lines) > MOST_MOVES:
            raise RecordError(f"line 1: there are more than {MOST_MOVES} moves")
        if str(ScoreDeal()) in lines[:-1] or lines[-1] != str(ScoreDeal()):
            raise RecordError(f"line {len(lines)}: this is no whole deal")
        for number, line in enumerate(lines, 1):
            self.record.push_text(line, number)

    def _cut(self, ply: int) -> None:
        """Forget all moves after the first ones."""
        moves, header = self.record.log[:ply], self.record.header
        self.record = Record(header)
        for move in moves:
            self.record.push(move)

    def _agrees_with(self, view: PlayerView) -> bool:
        """Whether the deals known are those that a view just after them tells of."""
        state = self.record.state
        return (state.rules, state.names) == (view.rules, view.names) and (
            (state.history, state.scores, state.games) == (view.history, view.scores, view.games)
        )

    def _check_known(self, lines: Sequence[str]) -> None:
        known = self.record.log_lines()[self.record.ply :]
        for line, before in zip(lines, known, strict=False):
            if line != before:
                if line.startswith(("deal ", "draw ")):
                    raise AnotherGameError("the cards of this deal were others before")
                return
