"""What the player looks at: two dozen numbers for each move, in which a card is what it does and not its name.

So it has to learn little, and learns it for all suits at once. All is read from observations, so that it is the same at
a thousand tables of the environment and at one table of the program.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy
from numpy.typing import NDArray

from twentyfive.core.cards import PACK_WITH_JOKER
from twentyfive.core.moves import PlayCard, Rob
from twentyfive.core.rules.options import TRICK_POINTS
from twentyfive.env.actions import NumberedActions
from twentyfive.env.batch.numbers import CARDS, NO_CARD, RuleNumbers
from twentyfive.env.episode import sitting
from twentyfive.env.observations import Part, layout
from twentyfive.env.tutorial.perceptron import Floats

RULES: Final = sitting("twenty-five")

OF_POSITION: Final = 12
OF_MOVE: Final = 14

_NUMBERS: Final = RuleNumbers.of(RULES)
_POWER: Final = _NUMBERS.power.reshape(-1, CARDS, CARDS)
_STRENGTH: Final = _NUMBERS.strength.reshape(-1, CARDS)
_STRONGEST: Final = float(_STRENGTH.max())
_NUMBER: Final = NumberedActions.of(RULES).numbers
_FIRST_PLAY: Final = _NUMBER[PlayCard(PACK_WITH_JOKER[0])]
_FIRST_ROB: Final = _NUMBER[Rob(PACK_WITH_JOKER[0])]
_SEATS: Final = RULES.players


@dataclass(frozen=True, slots=True)
class Moves:
    """The legal moves at some tables, one after the other.

    Attributes:
        rows: the table of each move.
        actions: its number.
        starts: the place of the first move of each table.
        positions: what is looked at in the position at each table.
        inputs: what is looked at before each move, its position among it.
    """

    rows: NDArray[numpy.intp]
    actions: NDArray[numpy.intp]
    starts: NDArray[numpy.intp]
    positions: Floats
    inputs: Floats


def moves(observations: Floats, masks: NDArray[numpy.int8]) -> Moves:
    """The legal moves with what the player looks at before it makes one."""
    rows, actions = numpy.nonzero(masks > 0)
    sight = _Sight(observations)
    positions = sight.positions()
    inputs = numpy.concatenate((positions[rows], sight.of_moves(rows, actions)), axis=1)
    return Moves(rows, actions, numpy.flatnonzero(numpy.diff(rows, prepend=-1)), positions, inputs)


class _Sight:
    """The parts of observations that the player looks at."""

    def __init__(self, observations: Floats) -> None:
        parts = _parts(observations)
        self._each = numpy.arange(len(observations))
        self._hand = parts["hand"] > 0
        self._order = parts["trump by suit"].argmax(1)
        self._trick = RULES.hand_size - self._hand.sum(1)
        self._is_dealer = parts["dealer"][:, 0]
        self._turn_up = parts["turn_up lies on the table"][:, 0]
        self._scores = parts["scores"] / RULES.target
        trick_of = parts["number of the trick of each card played, from 1"]
        here = trick_of == self._trick[:, None] + 1
        self._laid = here.sum(1)
        led = here & (parts["cards led"] > 0)
        self._led = numpy.where(led.any(1), led.argmax(1), NO_CARD)
        powers = _POWER[self._order, self._led, :NO_CARD] * here
        self._best, best = powers.max(1), powers.argmax(1)
        by_seat = parts["cards played by seat"].reshape(-1, _SEATS, NO_CARD)
        winning = by_seat[self._each, :, best].argmax(1) % RULES.sides
        self._winning_score = self._scores[self._each, winning] * (self._laid > 0)
        known = self._hand | (trick_of > 0) | (parts["turned"] > 0) | (parts["put_out that is known"] > 0)
        self._unseen = ~known
        self._unseen[:, len(RULES.pack) :] = False
        self._strength = _STRENGTH[self._order, :NO_CARD]

    def positions(self) -> Floats:
        """What is looked at in each position."""
        trumps = self._strength > 0
        best_held = (self._strength * self._hand).max(1)
        above = (self._unseen & (self._strength > best_held[:, None])).sum(1)
        others = numpy.sort(self._scores[:, 1:], axis=1)
        columns = (
            numpy.ones(len(self._each)),
            self._trick / RULES.hand_size,
            self._laid / _SEATS,
            self._is_dealer,
            self._turn_up,
            self._scores[:, 0],
            others[:, -1],
            others[:, -2],
            self._winning_score,
            (self._hand & trumps).sum(1) / RULES.hand_size,
            best_held / _STRONGEST,
            above / RULES.hand_size,
        )
        return numpy.stack(columns, axis=1).astype(numpy.float32)

    def of_moves(self, rows: NDArray[numpy.intp], actions: NDArray[numpy.intp]) -> Floats:
        """What is looked at before each move, besides its position."""
        robs = actions >= _FIRST_ROB
        card = actions - numpy.where(robs, _FIRST_ROB, _FIRST_PLAY)
        order, led = self._order[rows], numpy.where(robs, NO_CARD, self._led[rows])
        leads = led == NO_CARD
        power = _POWER[order, numpy.where(leads, card, led), :NO_CARD]
        own = power[numpy.arange(len(card)), card]
        beaten_by = ((power > own[:, None]) & self._unseen[rows]).sum(1)
        share = beaten_by / self._unseen[rows].sum(1)
        wins = ~robs & (leads | (own > self._best[rows]))
        behind = (_SEATS - 1 - self._laid[rows]) / _SEATS
        strength = self._strength[rows, card] / _STRONGEST
        worth = TRICK_POINTS / RULES.target
        columns = (
            robs,
            ~robs & leads,
            wins,
            wins & (behind == 0),
            wins & (beaten_by == 0),
            wins * (1 - share) ** (_SEATS * behind * 2),
            share,
            strength > 0,
            strength,
            ~robs & leads & (strength > 0),
            robs & (strength > 0),
            wins * (self._scores[rows, 0] + worth >= 1),
            wins * (self._winning_score[rows] + worth >= 1),
            ~wins & ~robs & (self._winning_score[rows] + worth >= 1),
        )
        return numpy.stack(columns, axis=1).astype(numpy.float32)


def _parts(observations: Floats) -> dict[str, Floats]:
    found, start = {}, 0
    for part in _LAYOUT:
        found[part.name] = observations[:, start : start + part.size]
        start += part.size
    return found


_LAYOUT: Final[tuple[Part, ...]] = layout(RULES)
