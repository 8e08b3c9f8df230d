"""The levels of the computer players, and the one door to their advice."""

from __future__ import annotations

import random
from enum import StrEnum
from typing import Final

from twentyfive.ai.advice import Advice, Cards, Reason, ReasonKind
from twentyfive.ai.cardsense import CardSense, card_sense
from twentyfive.ai.heuristic import medium
from twentyfive.core import PlayerView
from twentyfive.core.moves import PlayCard

GUESSES: Final = 0.3
"""The share of its plays that the easy player makes without thinking."""


class Level(StrEnum):
    """How well a computer player plays."""

    EASY = "easy"
    MEDIUM = "medium"


def advise(view: PlayerView, level: Level, seed: int) -> Advice:
    """A legal move for the player to act, with the true reason for it.

    The same view, level and seed always give the same advice.

    Args:
        seed: of the level's own whims; make it from the game and the number of the move.

    Raises:
        ValueError: if the view's seat is not to act.
    """
    advice = medium(view)
    if level is Level.EASY and isinstance(advice.move, PlayCard):
        return _diluted(advice, view, random.Random(seed))
    return advice


def _diluted(advice: Advice, view: PlayerView, rng: random.Random) -> Advice:
    """Now and then another card: beginners bid, rob and exchange as the book says, but lose track in the play."""
    if rng.random() >= GUESSES:
        return advice
    sense = card_sense(view)
    cards = _not_foolish(sense)
    if len(cards) < 2:
        return advice
    card = rng.choice(cards)
    return Advice(PlayCard(card), Reason(ReasonKind.GUESS, (card,)))


def _not_foolish(sense: CardSense) -> Cards:
    """The cards that may be played, without top trumps that would be thrown on a trick they do not win.

    Even a beginner keeps the five of trumps for a better trick.
    """
    return tuple(card for card in sense.plays if card not in sense.order.privileged or sense.takes_trick(card))
