"""Players who know no more than their own seat does, at many tables at once: by chance, and by a simple rule."""

from __future__ import annotations

from typing import Final, Protocol

import numpy
from numpy.typing import NDArray

from twentyfive.core.cards import PACK_WITH_JOKER, Suit
from twentyfive.core.moves import (
    Bid,
    CallPartner,
    DeclineRob,
    GiveUp,
    Jink,
    NameTrump,
    Pass,
    PlayAlone,
    PlayCard,
    Rob,
    Vie,
)
from twentyfive.env.actions import Enough, PutOutOne
from twentyfive.env.batch.choice import chosen
from twentyfive.env.batch.numbers import ACE_LOWEST, CARDS, NO_CARD
from twentyfive.env.batch.observing import masks
from twentyfive.env.batch.state import Numbers
from twentyfive.env.batch.tables import Tables

Values = NDArray[numpy.float32]

_FIRST: Final = PACK_WITH_JOKER[0]
_ABOVE_ALL: Final = 1000
"""More than any number by which two cards are compared."""

_ENOUGH_TRUMPS: Final = 3
"""Who holds so many trumps of one suit makes the lowest bid."""


class Policy(Protocol):
    """A player at many tables."""

    def __call__(self, tables: Tables, rows: Numbers, rng: numpy.random.Generator) -> Numbers:
        """Return an action for the seat to act at each of these tables."""


def by_chance(tables: Tables, rows: Numbers, rng: numpy.random.Generator) -> Numbers:
    """Take a legal action, each equally likely."""
    return chosen(tables.legal()[:, rows], tables.firsts, rng)


def by_rule(tables: Tables, rows: Numbers, rng: numpy.random.Generator) -> Numbers:
    """Win as cheaply as may be, else throw the weakest card; lead the strongest, and always rob."""
    del rng  # the rule leaves nothing to chance
    values = numpy.zeros((len(rows), len(tables.actions.actions)), numpy.float32)
    strength, trumps = _strengths(tables, rows), _trumps_by_suit(tables, rows)
    weakness = -strength
    for first, worth in ((PlayCard, _plays(tables, rows)), (Rob, _ABOVE_ALL + weakness)):
        start = tables.actions.numbers[first(_FIRST)]
        values[:, start : start + NO_CARD] = worth
    _value_contracts(tables, values, strength, trumps)
    for action in (DeclineRob(), Jink(), Vie(), GiveUp()):
        values[:, tables.actions.numbers[action]] = -_ABOVE_ALL
    legal = masks(tables, tables.legal()[:, rows])
    best: Numbers = numpy.where(legal > 0, values, -numpy.inf).argmax(1)
    return best


def _plays(tables: Tables, rows: Numbers) -> Values:
    """How good it is to play each card."""
    state, power = tables.state, tables.numbers.power.reshape(-1, CARDS, CARDS)
    order, led = state.order[rows], state.led[rows]
    leads = state.position[rows] == 0
    on_table = state.cards[rows, numpy.minimum(state.trick[rows], tables.rules.hand_size - 1)]
    best = power[order[:, None], led[:, None], on_table].max(1)
    here = power[order, led, :NO_CARD].astype(numpy.float32)
    wins = here > best[:, None]
    as_lead = power[order[:, None], numpy.arange(NO_CARD), numpy.arange(NO_CARD)]
    following = numpy.where(wins, _ABOVE_ALL / 2 - here, -here)
    values: Values = numpy.where(leads[:, None], as_lead, following)
    return values


def _strengths(tables: Tables, rows: Numbers) -> Values:
    """The strength of each card as a trump, 0 where it is none or none are named."""
    order = tables.state.order[rows]
    strengths = tables.numbers.strength.reshape(-1, CARDS)[order, :NO_CARD]
    return numpy.where(order[:, None] < 0, 0, strengths).astype(numpy.float32)


def _trumps_by_suit(tables: Tables, rows: Numbers) -> Values:
    """How many cards of the hand would be trumps in each suit."""
    hands = tables.state.hands[rows, tables.state.turn[rows]]
    counts: Values = numpy.bitwise_count(hands[:, None] & tables.numbers.trumps[:ACE_LOWEST]).astype(numpy.float32)
    return counts


def _value_contracts(tables: Tables, values: Values, strength: Values, trumps: Values) -> None:
    """Value what comes before the play: the lowest bid on three trumps, the longest suit, and only trumps are kept."""
    numbers, rules = tables.actions.numbers, tables.rules
    start = numbers[PutOutOne(_FIRST)]
    values[:, start : start + NO_CARD] = 1 - 2 * strength
    # More than a trump that is put out, less than any other card.
    values[:, numbers[Enough()]] = 0
    start = numbers[NameTrump(Suit.CLUBS)]
    values[:, start : start + len(Suit)] = trumps
    if not rules.auction:
        return
    bids = trumps.max(1) >= _ENOUGH_TRUMPS
    values[:, numbers[Pass()]] = numpy.where(bids, -_ABOVE_ALL, _ABOVE_ALL)
    for points in rules.bids:
        values[:, numbers[Bid(points)]] = -points
    if rules.calls_partner:
        start = numbers[CallPartner(_FIRST)]
        values[:, start : start + NO_CARD] = strength
        values[:, numbers[PlayAlone()]] = -_ABOVE_ALL
