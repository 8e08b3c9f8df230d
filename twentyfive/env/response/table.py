"""The table: a deal by itself, with the whole pack, and the frozen expert that plays it."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from math import inf
from typing import Final

from twentyfive.ai.search.card_search import EXPERT, SearchBudget
from twentyfive.ai.search.policy import decide
from twentyfive.core import Card, PlayerView, apply, new_game, table_move, view_for
from twentyfive.core.cards import Cards
from twentyfive.core.moves import DealCards, PlayCard, PlayerMove
from twentyfive.core.phases.scoring import TRICKS_TO_WIN
from twentyfive.core.rules.presets import one_deal
from twentyfive.env.episode import Episode, Span, sitting

RULES: Final = one_deal(sitting("twenty-five", 2, 2))
"""Who takes three tricks wins, so that the expert plays for just what is measured."""

FROZEN: Final = replace(EXPERT, seconds=inf)
"""The expert, never cut short by the clock."""

QUICK: Final = replace(FROZEN, worlds=100, close_worlds=0)
"""The expert with few worlds, which stands in for it while the player learns."""


@dataclass(frozen=True, slots=True)
class Position:
    """A deal at a decision of a player, or with its winner.

    Attributes:
        name: the name of the deal, from which all seeds of its decisions come.
        episode: the deal.
        turn: the number of moves made so far.
    """

    name: str
    episode: Episode
    turn: int = 0

    @property
    def winner(self) -> int | None:
        """The seat that has taken three tricks, None before."""
        taken = [trick.winner for trick in self.episode.state.current_deal.tricks]
        return next((seat for seat in (0, 1) if taken.count(seat) >= TRICKS_TO_WIN), None)

    @property
    def seat(self) -> int:
        """The seat to act."""
        seat = self.episode.seat
        assert seat is not None
        return seat

    @property
    def view(self) -> PlayerView:
        """All that the seat to act may know."""
        return view_for(self.episode.state, self.seat)

    @property
    def seed(self) -> int:
        """The seed of this decision: the same in every way in which the deal may go on."""
        return random.Random(f"{self.name} turn {self.turn}").getrandbits(48)

    def after(self, move: PlayerMove) -> Position:
        """The next decision after a move, or the end."""
        return _at_decision(Position(self.name, self.episode.acted(move)[0], self.turn + 1))


def dealt(name: str) -> Position:
    """The first decision of a deal that is shuffled by its name."""
    pack = list(RULES.pack)
    random.Random(f"{name} pack").shuffle(pack)
    return begun(name, tuple(pack))


def begun(name: str, pack: Cards) -> Position:
    """The first decision of a deal with this pack. Seat 1 deals, and seat 0 leads."""
    return _at_decision(Position(name, Episode(Span.MATCH, apply(new_game(RULES), DealCards(pack, 1)))))


def _at_decision(position: Position) -> Position:
    """The position once the table has made its moves, which need no chance after the deal."""
    while position.winner is None and position.episode.seat is None:
        move = table_move(position.episode.state, random.Random(0))
        position = replace(position, episode=position.episode.moved(move))
    return position


def expert_move(view: PlayerView, seed: int, budget: SearchBudget) -> PlayerMove:
    """The move of the expert, or of its stand-in."""
    return view.legal[0] if len(view.legal) == 1 else decide(view, seed, budget).move


def course(name: str, budget: SearchBudget) -> tuple[list[tuple[Position, PlayerMove]], int]:
    """A deal between two experts: each decision with the move made, and the winner."""
    made, position = [], dealt(name)
    while (winner := position.winner) is None:
        move = expert_move(position.view, position.seed, budget)
        made.append((position, move))
        position = position.after(move)
    return made, winner


def played_out(position: Position, budget: SearchBudget) -> int:
    """The winner when experts play the deal to its end."""
    while (winner := position.winner) is None:
        position = position.after(expert_move(position.view, position.seed, budget))
    return winner


def played_card(move: PlayerMove) -> Card | None:
    """The card of a move that plays one."""
    return move.card if isinstance(move, PlayCard) else None
