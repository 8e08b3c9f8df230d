"""What a question to a player consists of, beside the one for a card to play: the words, and the answers."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from twentyfive.core import Suit
from twentyfive.core.moves import PlayerMove


class NoMove(Enum):
    """What an answer does where it is no move."""

    LEAVE_LYING = auto()
    START_OVER = auto()


@dataclass(frozen=True, slots=True)
class Choice:
    """One possible answer.

    Attributes:
        label: on its button.
        answer: the move it makes, or what else it does; None where it cannot be given now.
        note: a smaller line under the label.
        why_not: why it cannot be given; empty where it can.
        usual: whether it is the obvious answer.
        suit: whose sign stands before the label.
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
        explanation: what follows from the answers.
        spoken: both for the ear.
        choices: the possible answers.
        puts_out: how many cards are to be chosen in the hand at most; 0 where none are.
        told: what was said before, for a panel so large that it lies over the plates that tell it.
        brief: the headline where the explanation finds no room, if it is another one.
        needs_notes: whether the answers cannot be understood without the lines below their labels.
    """

    question: str
    explanation: str
    spoken: str
    choices: tuple[Choice, ...]
    puts_out: int = 0
    told: str = ""
    brief: str = ""
    needs_notes: bool = False
