"""The walk through the finished deals of a game: the current step and the judgements so far, without Qt."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from twentyfive.ai.advice.findings import Judgement, Rating
from twentyfive.core import Card
from twentyfive.core.moves import PlayCard
from twentyfive.engine.game.reviewing import PastDeal, PastMove
from twentyfive.presentation.table.ending import PastPlace

Entry = tuple[PastDeal, PastMove]
"""A decision with its deal."""


@dataclass(frozen=True, slots=True)
class ReviewWalk:
    """A position in a review.

    Attributes:
        deals: the finished deals, at least one.
        deal: the number of the current deal, counted from 0.
        at: the number of the current move in the deal, counted from 0.
        judged: the judgements of decisions by ply.
    """

    deals: tuple[PastDeal, ...]
    deal: int
    at: int
    judged: Mapping[int, Judgement]

    @property
    def past(self) -> PastDeal:
        """The current deal."""
        return self.deals[self.deal]

    @property
    def step(self) -> PastMove:
        """The current move."""
        return self.past.moves[self.at]

    @property
    def last(self) -> int:
        """The number of the last move in the current deal."""
        return len(self.past.moves) - 1

    @property
    def judgement(self) -> Judgement | None:
        """The judgement of the current move, or None if there is none yet."""
        return self.judged.get(self.step.ply)

    @property
    def decisions(self) -> tuple[Entry, ...]:
        """All decisions of persons in the game."""
        return tuple((deal, move) for deal in self.deals for move in deal.decisions)

    @property
    def costly(self) -> tuple[Entry, ...]:
        """The decisions that were judged costly."""
        known = self.judged
        return tuple(
            (deal, move)
            for deal, move in self.decisions
            if move.ply in known and known[move.ply].rating is Rating.COSTLY
        )

    @property
    def unjudged(self) -> tuple[PastMove, ...]:
        """The decisions without a judgement: those of the current deal first, then from the last deal backwards."""
        order = sorted(range(len(self.deals)), key=lambda deal: (deal != self.deal, -deal))
        return tuple(move for deal in order for move in self.deals[deal].decisions if move.ply not in self.judged)

    def to(self, at: int) -> ReviewWalk:
        """Return the walk at another move of the current deal."""
        return replace(self, at=at)

    def by(self, steps: int) -> ReviewWalk:
        """Return the walk this many moves later, or earlier if negative; unchanged if the deal has no such move."""
        at = self.at + steps
        return self.to(at) if 0 <= at <= self.last else self

    def to_deal(self, deal: int) -> ReviewWalk:
        """Return the walk at the first card of another deal, or at its first move if no card was played.

        Without such a deal the walk is unchanged.
        """
        return _at_first_card(self.deals, deal, self.judged) if 0 <= deal < len(self.deals) else self

    def to_place(self, place: PastPlace) -> ReviewWalk:
        """Return the walk at a place of the game: at the person's own decision in a trick, or at its first card."""
        walk = self.to_deal(len(self.deals) - 1 - place.deals_later)
        if place.trick is None:
            return walk
        moves = walk.past.moves
        played = [at for at, move in enumerate(moves) if isinstance(move.move, PlayCard)]
        there = [at for at in played if len(moves[at].view.tricks) == place.trick - 1]
        own = [at for at in there if moves[at].decided]
        return walk.to((own or there or [walk.at])[0])

    def to_step(self, step: PastMove) -> ReviewWalk:
        """Return the walk at a move of any deal."""
        deal = next(number for number, deal in enumerate(self.deals) if deal.moves[-1].ply >= step.ply)
        return replace(self, deal=deal, at=[move.ply for move in self.deals[deal].moves].index(step.ply))

    @property
    def later_costly(self) -> bool:
        """Whether a costly decision comes after the current move."""
        return any(move.ply > self.step.ply for _, move in self.costly)

    def to_next_costly(self) -> ReviewWalk:
        """Return the walk at the next costly decision, going round after the last; unchanged if there is none."""
        costly = [move for _, move in self.costly]
        later = [move for move in costly if move.ply > self.step.ply]
        return self.to_step((later or costly)[0]) if costly else self

    def found(self, step: PastMove, judgement: Judgement) -> ReviewWalk:
        """Return the walk at the same move, with the judgement of a decision added."""
        return replace(self, judged={**self.judged, step.ply: judgement})


def walk_through(deals: Sequence[PastDeal], before: ReviewWalk | None) -> ReviewWalk:
    """Begin a walk at the last of these deals, and keep the judgements of `before` for the same decisions.

    Raises:
        ValueError: no deal is over.
    """
    if not deals:
        raise ValueError("no deal is over")
    judged: dict[int, Judgement] = {}
    if before is not None:
        known = {move.ply: move for _, move in before.decisions}
        same = {move.ply for deal in deals for move in deal.decisions if known.get(move.ply) == move}
        judged = {ply: judgement for ply, judgement in before.judged.items() if ply in same}
    return _at_first_card(tuple(deals), len(deals) - 1, judged)


def _at_first_card(deals: tuple[PastDeal, ...], deal: int, judged: Mapping[int, Judgement]) -> ReviewWalk:
    moves = deals[deal].moves
    at = next((at for at, move in enumerate(moves) if isinstance(move.move, PlayCard)), 0)
    return ReviewWalk(deals, deal, at, judged)


class Finding:
    """The person's attempts to find the better card at the current step.

    Attributes:
        tried: the cards tried, in order, with their ratings.
    """

    def __init__(self) -> None:
        self.tried: dict[Card, Rating] = {}
        self._seeking = False
        self._known: set[int] = set()

    @property
    def found(self) -> bool:
        """Whether the person has found a best card."""
        return Rating.BEST in self.tried.values()

    def begin(self) -> None:
        """Forget all attempts and all answers given."""
        self._known.clear()
        self.tried = {}

    def turn_to_another_step(self) -> None:
        """Forget the attempts at the step just left."""
        self.tried = {}
        self._seeking = False

    def seek(self) -> None:
        """Note that the person wants to find the better card of this step."""
        self._seeking = True

    def give_answer(self, step: PastMove) -> None:
        """Note that the person asked for the answer at this step."""
        self._known.add(step.ply)
        self.turn_to_another_step()

    def try_card(self, card: Card, rating: Rating) -> None:
        """Note that the person tried this card."""
        self.tried.pop(card, None)
        self.tried[card] = rating

    def asks(self, step: PastMove, judgement: Judgement | None, *, first: bool) -> bool:
        """Whether the page asks for the better card of the step; with `first` it asks wherever one was missed."""
        if judgement is None or not can_be_found(step, judgement):
            return False
        missed = first and judgement.rating is not Rating.BEST
        return self._seeking or (missed and step.ply not in self._known)


def can_be_found(step: PastMove, judgement: Judgement | None) -> bool:
    """Whether the better card can be looked for: the step played one of several judged cards, and a card is best."""
    if judgement is None or not isinstance(step.move, PlayCard):
        return False
    weighed = sum(isinstance(option.move, PlayCard) for option in judgement.rated_moves)
    return weighed > 1 and isinstance(judgement.right.move, PlayCard)
