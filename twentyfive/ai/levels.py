"""What a computer player of each level advises: the one door to it."""

from __future__ import annotations

import random
from typing import Final

from twentyfive.ai.advice import Advice, Reason, ReasonKind
from twentyfive.ai.cardsense import CardSense, card_sense
from twentyfive.ai.deciding import decide
from twentyfive.ai.heuristic import medium
from twentyfive.ai.level import Level
from twentyfive.ai.search import EXPERT, HARD
from twentyfive.core import PlayerView
from twentyfive.core.cards import Cards
from twentyfive.core.moves import PlayCard

GUESSES: Final = 0.3
"""The share of its plays that the easy player makes without thinking."""


def advise(view: PlayerView, level: Level, seed: int) -> Advice:
    """A legal move for the player to act, with the true reason for it.

    The same view, level and seed always give the same advice.

    Args:
        seed: of the level's own whims and trials; make it from the game and the number of the move.

    Raises:
        ValueError: if the view's seat is not to act.
    """
    match level:
        case Level.EASY:
            return _easy(view, random.Random(seed))
        case Level.MEDIUM:
            return medium(view)
        case Level.HARD:
            return decide(view, seed, HARD)
        case Level.EXPERT:
            return decide(view, seed, EXPERT)


def _easy(view: PlayerView, rng: random.Random) -> Advice:
    """Now and then another card: beginners bid, rob and exchange as the book says, but lose track in the play."""
    advice = medium(view)
    if not isinstance(advice.move, PlayCard) or rng.random() >= GUESSES:
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
