"""The walk through the deals of a game that are over: where it stands, and what is found about the decisions. No Qt."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from twentyfive.ai.advice.findings import Judgement, Rating
from twentyfive.core import Card
from twentyfive.core.moves import PlayCard
from twentyfive.engine.game.reviewing import PastDeal, PastMove

Entry = tuple[PastDeal, PastMove]
"""A decision, with its deal."""


@dataclass(frozen=True, slots=True)
class ReviewWalk:
    """Where somebody who looks back stands.

    Attributes:
        deals: those that are over, one at least.
        deal: which of them is shown, counted from 0.
        at: which of its moves, counted from 0.
        judged: what is thought of decisions, by the number of moves before them.
    """

    deals: tuple[PastDeal, ...]
    deal: int
    at: int
    judged: Mapping[int, Judgement]

    @property
    def past(self) -> PastDeal:
        """The deal shown."""
        return self.deals[self.deal]

    @property
    def step(self) -> PastMove:
        """The move shown."""
        return self.past.moves[self.at]

    @property
    def last(self) -> int:
        """Which move of the deal shown is its last."""
        return len(self.past.moves) - 1

    @property
    def judgement(self) -> Judgement | None:
        """What is thought of the move shown, as far as it is known."""
        return self.judged.get(self.step.ply)

    @property
    def decisions(self) -> tuple[Entry, ...]:
        """All decisions of persons in the game."""
        return tuple((deal, move) for deal in self.deals for move in deal.decisions)

    @property
    def costly(self) -> tuple[Entry, ...]:
        """Those that are known to be costly."""
        known = self.judged
        return tuple(
            (deal, move)
            for deal, move in self.decisions
            if move.ply in known and known[move.ply].rating is Rating.COSTLY
        )

    @property
    def unjudged(self) -> tuple[PastMove, ...]:
        """The decisions of which nothing is known, those of the deal shown first, then from the last deal back."""
        order = sorted(range(len(self.deals)), key=lambda at: (at != self.deal, -at))
        return tuple(move for at in order for move in self.deals[at].decisions if move.ply not in self.judged)

    def to(self, at: int) -> ReviewWalk:
        """At another move of the deal shown."""
        return replace(self, at=at)

    def by(self, steps: int) -> ReviewWalk:
        """So many moves on, or back where negative; where it is, if the deal has no such move."""
        at = self.at + steps
        return self.to(at) if 0 <= at <= self.last else self

    def to_deal(self, deal: int) -> ReviewWalk:
        """At the first card of another deal, or its first move where none was played; where it is if there is none."""
        return _at_first_card(self.deals, deal, self.judged) if 0 <= deal < len(self.deals) else self

    def to_step(self, step: PastMove) -> ReviewWalk:
        """At a move of any of the deals."""
        deal = next(at for at, deal in enumerate(self.deals) if deal.moves[-1].ply >= step.ply)
        return replace(self, deal=deal, at=[move.ply for move in self.deals[deal].moves].index(step.ply))

    def to_next_costly(self) -> ReviewWalk:
        """At the next costly decision after the move shown, after the last at the first; where it is without one."""
        costly = [move for _, move in self.costly]
        later = [move for move in costly if move.ply > self.step.ply]
        return self.to_step((later or costly)[0]) if costly else self

    def found(self, step: PastMove, judgement: Judgement) -> ReviewWalk:
        """Where it is, with what is thought of a decision."""
        return replace(self, judged={**self.judged, step.ply: judgement})


def walk_through(deals: Sequence[PastDeal], before: ReviewWalk | None) -> ReviewWalk:
    """A walk that begins at the last of the deals. What was found before about the same decisions is kept.

    Raises:
        ValueError: if no deal is over.
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
    """How far the person has come with the step shown.

    Attributes:
        tried: the cards tried at this step, the last one last, and what each is worth.
    """

    def __init__(self) -> None:
        self.tried: dict[Card, Rating] = {}
        self._seeking = False
        self._known: set[int] = set()

    @property
    def found(self) -> bool:
        """Whether one of the cards tried is the best."""
        return Rating.BEST in self.tried.values()

    def begin(self) -> None:
        """No answer is known any more, and nothing is tried."""
        self._known.clear()
        self.tried = {}

    def turn_to_another_step(self) -> None:
        """Nothing is tried at the step shown from now on."""
        self.tried = {}
        self._seeking = False

    def seek(self) -> None:
        """The person asks to find the better card of this step."""
        self._seeking = True

    def give_answer(self, step: PastMove) -> None:
        """The person asks for the answer at this step."""
        self._known.add(step.ply)
        self.turn_to_another_step()

    def try_card(self, card: Card, rating: Rating) -> None:
        """The person thinks that this card is better."""
        self.tried.pop(card, None)
        self.tried[card] = rating

    def asks(self, step: PastMove, judgement: Judgement | None, *, first: bool) -> bool:
        """Whether the better card of the step is to be found; `first` wants that wherever a better one was missed."""
        if judgement is None or not can_be_found(step, judgement):
            return False
        missed = first and judgement.rating is not Rating.BEST
        return self._seeking or (missed and step.ply not in self._known)


def can_be_found(step: PastMove, judgement: Judgement | None) -> bool:
    """Whether a card was played, there were others, they are weighed, and one of them is as good as anything."""
    if judgement is None or not isinstance(step.move, PlayCard):
        return False
    weighed = sum(isinstance(option.move, PlayCard) for option in judgement.options)
    return weighed > 1 and isinstance(judgement.right.move, PlayCard)
