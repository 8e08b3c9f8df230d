"""The words and the order of hands that lie open: a tag on each of the viewer's two hands, and a dummy."""

from __future__ import annotations

from dataclasses import dataclass

from twentyfive.core import Card, PlayerView
from twentyfive.presentation.settings import HandOrder
from twentyfive.presentation.table.hand_order import sorted_hand
from twentyfive.wording.table.hands import hand_spoken, hand_tag, hand_tag_short


@dataclass(frozen=True, slots=True)
class TagText:
    """The content of a tag.

    Attributes:
        texts: the owner of the hand, in several lengths, the fullest first.
        side: the number of the side, None where each player is alone.
        to_act: whether the next card is played from this hand.
        spoken: the whole text for a screen reader.
    """

    texts: tuple[str, ...]
    side: int | None
    to_act: bool
    spoken: str


def open_hand_order(view: PlayerView, seat: int) -> tuple[Card, ...]:
    """The cards of an open dummy in the order shown, the strongest first."""
    return sorted_hand(view.open_hands[seat], view.ranking, HandOrder.SUIT, high_left=True)


def tag_text(view: PlayerView, seat: int) -> TagText:
    """Return the tag of one of the viewer's two hands."""
    rules = view.rules
    side = rules.side_of(seat) if rules.sides < rules.players else None
    to_act = view.my_turn and seat == view.seat
    return TagText((hand_tag(view, seat), hand_tag_short(view, seat)), side, to_act, hand_spoken(view, seat))
