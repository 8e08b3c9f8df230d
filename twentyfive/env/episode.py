"""Episodes: a deal or a match, played by actions."""

from __future__ import annotations

import operator
from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from fractions import Fraction

from twentyfive.core import (
    PRESETS,
    SEATINGS,
    GameState,
    Rules,
    apply,
    new_game,
    seated,
    to_act,
)
from twentyfive.core.cards import PACK_WITH_JOKER, Cards
from twentyfive.core.game import legal_choices
from twentyfive.core.moves import Exchange, PlayCard, PlayerMove, TableMove
from twentyfive.core.phases.exchange import Exchanges
from twentyfive.env.actions import Action, Enough, PutOutOne


class Span(StrEnum):
    """The length of an episode."""

    DEAL = "deal"
    MATCH = "match"


@dataclass(frozen=True, slots=True)
class Episode:
    """A deal or a match at one moment.

    Attributes:
        span: whether the episode ends with its first deal.
        state: the game, with everything that is hidden.
        out: the cards of an exchange that is not yet complete; they are still in the hand of the seat to act.
    """

    span: Span
    state: GameState
    out: Cards = ()

    @property
    def over(self) -> bool:
        """Whether the deal or the match is over."""
        return self.state.over or (self.span is Span.DEAL and bool(self.state.history))

    @property
    def seat(self) -> int | None:
        """The seat to act, None when the table moves or the episode is over."""
        return None if self.over else to_act(self.state)

    def __deepcopy__(self, _: dict[int, object]) -> Episode:
        """Return the episode itself, as nothing in it ever changes: OpenSpiel copies states deeply."""
        return self

    def legal(self) -> tuple[Action, ...]:
        """The actions of the seat to act; empty when nobody is."""
        if self.seat is None:
            return ()
        legal = legal_choices(self.state)
        if isinstance(legal, Exchanges):
            return _parts(legal, self.out)
        return tuple(move for move in legal if not isinstance(move, Exchange))

    def acted(self, action: Action) -> tuple[Episode, PlayerMove | None]:
        """The episode after an action, and the move that it has completed, None within an exchange.

        Raises:
            ValueError: if the action is not legal now.
        """
        if action not in self.legal():
            raise ValueError(f"{action} is no legal action now")
        move = self._completed(action)
        if move is None:
            assert isinstance(action, PutOutOne)
            return replace(self, out=(*self.out, action.card)), None
        return Episode(self.span, apply(self.state, move)), move

    def moved(self, move: TableMove | PlayCard) -> Episode:
        """The episode after a move of the table.

        Raises:
            IllegalMove: if the table may not make this move now.
        """
        return Episode(self.span, apply(self.state, move))

    def returns(self) -> tuple[float, ...]:
        """The gain of each seat, compared with the mean of all, so that they add up to 0; all 0 before the end.

        The gain of a deal is in its points, chips or deals won; that of a match is 1, shared by the sides that won.
        """
        rules = self.state.rules
        if not self.over:
            return (0.0,) * rules.players
        gains: Sequence[Fraction | int]
        if self.span is Span.DEAL:
            gains = self.state.history[-1].gains
        else:
            winners = self.state.winners
            gains = [Fraction(side in winners, len(winners)) for side in range(rules.sides)]
        mean = Fraction(sum(gains)) / rules.sides
        return tuple(float(gains[rules.side_of(seat)] - mean) for seat in range(rules.players))

    def _completed(self, action: Action) -> PlayerMove | None:
        if isinstance(action, Enough):
            return Exchange(self.out)
        if not isinstance(action, PutOutOne):
            return action
        legal, out = legal_choices(self.state), (*self.out, action.card)
        assert isinstance(legal, Exchanges)
        # With as many cards as may go, there is nothing left to say.
        return Exchange(out) if len(out) == legal.most else None


def whole_seed(seed: int) -> int:
    """The seed as a plain number, of whatever library it is.

    Raises:
        TypeError: if it is no whole number.
        ValueError: if it is negative.
    """
    number = operator.index(seed)
    if number < 0:
        raise ValueError(f"the seed is {number}: give a whole number from 0 on")
    return number


def sitting(preset: str, players: int | None = None, sides: int | None = None) -> Rules:
    """The rules of a game for so many.

    Args:
        preset: the id of the rules, such as ``spoil-five``.
        players: the number of seats, None for the usual one.
        sides: the number of sides, None for the usual one, or if other numbers are given for as many as can be.

    Raises:
        TypeError: if a number is no whole one.
        ValueError: if there are no such rules, or so many cannot play by them.
    """
    if preset not in PRESETS:
        raise ValueError(f"there is no game {str(preset)[:60]!r}: there are {', '.join(PRESETS)}")
    players, sides = (None if number is None else operator.index(number) for number in (players, sides))
    usual = PRESETS[preset]
    if players in (None, usual.players) and sides in (None, usual.sides):
        return usual
    fitting = [pair for pair in SEATINGS[preset] if players in (None, pair[0]) and sides in (None, pair[1])]
    if not fitting:
        asked = ["" if players is None else f" by {players} players", "" if sides is None else f" in {sides} sides"]
        able = ", ".join(f"{seats} in {teams} sides" for seats, teams in SEATINGS[preset])
        raise ValueError(f"{preset} cannot be played{''.join(asked)}: it can by {able}")
    return seated(preset, *max(fitting, key=lambda pair: pair[1]))


def begun(rules: Rules, span: Span) -> Episode:
    """An episode before its first deal.

    Raises:
        RulesError: if the options of the rules contradict each other.
    """
    return Episode(span, new_game(rules))


def _parts(exchanges: Exchanges, out: Cards) -> tuple[Action, ...]:
    """The cards that may be put out next, from the end of the pack down, so that one way leads to each exchange."""
    cards = sorted(exchanges.cards, key=PACK_WITH_JOKER.index, reverse=True) if exchanges.most else []
    behind = cards[cards.index(out[-1]) + 1 :] if out else cards
    needed_later = max(exchanges.least - len(out) - 1, 0)
    next_cards = behind[: len(behind) - needed_later]
    enough = (Enough(),) if len(out) >= exchanges.least else ()
    return (*(PutOutOne(card) for card in next_cards), *enough)
