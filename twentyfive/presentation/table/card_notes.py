"""Notes on cards that lie beside the table: in the panel of a trick, among all trumps, and in the review."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from twentyfive.core import Card, PlayerView
from twentyfive.core.state import Trick
from twentyfive.presentation.table.placement import Mark, pill_text
from twentyfive.wording.grammar.texts import Text
from twentyfive.wording.scores import player_name

YOURS: Final = Text("ranking panel", "yours")
SEEN: Final = Text("ranking panel", "seen")


class Verdict(Enum):
    """Whether a card chosen as an answer is the right one."""

    RIGHT = auto()
    WRONG = auto()


@dataclass(frozen=True, slots=True)
class CardNote:
    """Remarks about a card.

    Attributes:
        pill: the word on its lower edge; empty for none.
        framed: whether it is emphasised by a frame and a pill of gold.
        dimmed: whether it is out of the game.
        ringed: whether it is pointed out among others, as the one that is explained.
        caption: the text below it; empty for none.
        strong: whether the caption is bold.
        verdict: the tick or the cross at its corner; None for neither.
    """

    pill: str = ""
    framed: bool = False
    dimmed: bool = False
    ringed: bool = False
    caption: str = ""
    strong: bool = False
    verdict: Verdict | None = None


def trick_notes(view: PlayerView, trick: Trick) -> tuple[CardNote, ...]:
    """The notes on the cards: the player of each, and the marks of the card led and of the best card."""
    notes = []
    for index in range(len(trick.cards)):
        seat = trick.seat_of(index, view.rules.players)
        best = seat == trick.winner
        marks = {mark for mark, here in ((Mark.LED, index == 0), (Mark.BEST, best)) if here}
        name = player_name(view, seat)
        notes.append(CardNote(pill_text(marks), framed=best, caption=name, strong=seat == view.player))
    return tuple(notes)


def trump_note(view: PlayerView, card: Card, ringed: Collection[Card] = ()) -> CardNote:
    """Return the note on a trump: yours, seen, or none; and whether it is one of those `ringed`."""
    here = card in ringed
    if card in view.hand:
        return CardNote(YOURS(), framed=True, ringed=here)
    if card in view.seen:
        return CardNote(SEEN(), dimmed=not here, ringed=here)
    return CardNote(ringed=here)
