"""A question to a player besides playing a card: its words and its answers."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from twentyfive.core import Suit
from twentyfive.core.moves import PlayerMove


class NoMove(Enum):
    """The effect of an answer that is not a move."""

    LEAVE_LYING = auto()
    START_OVER = auto()


@dataclass(frozen=True, slots=True)
class Choice:
    """One possible answer.

    Attributes:
        label: the label of its button.
        answer: its move or other effect; None if it cannot be given now.
        note: a smaller line under the label.
        why_not: the reason why it cannot be given; empty if it can.
        usual: whether it is the obvious answer.
        suit: the suit whose sign is shown before the label, if any.
    """

    label: str
    answer: PlayerMove | NoMove | None
    note: str = ""
    why_not: str = ""
    usual: bool = False
    suit: Suit | None = None


@dataclass(frozen=True, slots=True)
class Decision:
    """A question to the viewer.

    Attributes:
        question: the headline.
        explanation: the consequences of the answers.
        spoken: headline and explanation as spoken.
        choices: the possible answers.
        puts_out: the most cards to choose in the hand; 0 if there are none to choose.
        calls_so_far: the calls so far in a sentence, for a panel that covers the plates showing them.
        brief: the headline if there is little room; empty if it is the same.
        lasting: the explanation beneath that headline; empty if it is the same.
        needs_notes: whether the answers are unclear without the notes under their labels.
    """

    question: str
    explanation: str
    spoken: str
    choices: tuple[Choice, ...]
    puts_out: int = 0
    calls_so_far: str = ""
    brief: str = ""
    lasting: str = ""
    needs_notes: bool = False
