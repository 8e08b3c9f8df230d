"""The end of a match in one line: the deed by which it was won, or what turned it."""

from __future__ import annotations

from typing import Final

from twentyfive.ai import Level
from twentyfive.core import PlayerView
from twentyfive.core.cards import Card
from twentyfive.wording.grammar.texts import CountedText, Text
from twentyfive.wording.names import card_sign
from twentyfive.wording.scores import side_name, sides_listed
from twentyfive.wording.table.results import signed

ALL_FIVE: Final = Text("ending", "All five tricks of the last deal.")
ALL_TRICKS: Final = Text("ending", "Every trick of the last deal.")
JINKED: Final = Text("ending", "A jink that came off.")
TOOK_POOL: Final = Text("ending", "The last pool won it.")
FIRST_WIN: Final = Text("ending", "Your first win.")
FIRST_WIN_AT: Final = {
    Level.EASY: Text("ending", "Your first win at the easy level."),
    Level.MEDIUM: Text("ending", "Your first win at the medium level."),
    Level.HARD: Text("ending", "Your first win at the hard level."),
    Level.EXPERT: Text("ending", "Your first win at the expert level."),
}
IN_A_ROW: Final = CountedText("ending", "{number} wins in a row.")
FROM_BEHIND: Final = CountedText("ending", "From {number} points behind.")

_WENT_OUT: Final = Text("ending", "{name} won it in trick {trick}, with {card}.")
_KEPT: Final = Text("ending", "In trick {trick} you kept {card} back, and {name} won it with {other}.")
_TURNED: Final = Text("ending", "Deal {number} turned it: {gains}.")
BACK_TO_TRICK: Final = Text("ending", "Look back at trick {trick}")
BACK_TO_DEAL: Final = Text("ending", "Look back at deal {number}")


def went_out(view: PlayerView, seat: int, trick: int, card: Card) -> str:
    """Return the trick in which the side of `seat` reached the target: "Mary won it in trick 3, with A♥."."""
    name = side_name(view, view.rules.side_of(seat))
    return _WENT_OUT(name=name, trick=trick, card=card_sign(card))


def kept_back(view: PlayerView, seat: int, trick: int, kept: Card, card: Card) -> str:
    """Return the trick that the viewer could have taken: "In trick 3 you kept 5♠ back, and Mary won it with A♥."."""
    return _KEPT(trick=trick, card=card_sign(kept), name=view.names[seat], other=card_sign(card))


def deal_turned_it(view: PlayerView, number: int, sides: tuple[int, int]) -> str:
    """Return what a deal brought two sides: "Deal 3 turned it: Mary +20, you −5."."""
    gains = view.history[number - 1].gains
    return _TURNED(number=number, gains=sides_listed(view, ((side, signed(gains[side])) for side in sides)))
