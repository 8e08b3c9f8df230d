"""Finding the better card before it is shown: what was tried, and of which decisions the answer is known. No Qt."""

from __future__ import annotations

from twentyfive.ai.advice.findings import Judgement, Rating
from twentyfive.core import Card
from twentyfive.core.moves import PlayCard
from twentyfive.engine.game.reviewing import PastMove


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
