"""An introduction to Twenty-Five in five short paragraphs (RULES.md sections 1 to 3 and 6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from twentyfive.wording.grammar.texts import Text


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A few sentences under a title."""

    title: Text
    text: Text


HOW_TO_PLAY: Final = (
    Paragraph(
        Text("how to play", "The goal"),
        Text(
            "how to play",
            "Each player is dealt five cards. The next card is turned up, and its suit is trumps. The cards are "
            "played in five tricks, and each trick is worth 5 points. The first to 25 points wins.",
        ),
    ),
    Paragraph(
        Text("how to play", "Highest in red, lowest in black"),
        Text(
            "how to play",
            "The best trump wins the trick; without a trump, the best card of the suit led. "
            "In ♥ and ♦ a 10 beats a 2, in ♠ and ♣ a 2 beats a 10. King, queen and jack are above them, "
            "and a plain ace counts as a one. The best trumps are the five, the jack, A♥, "
            "the ace of trumps, the king and the queen. A♥ is a trump in every deal.",
        ),
    ),
    Paragraph(
        Text("how to play", "Following, and holding back"),
        Text(
            "how to play",
            "If a plain suit is led and you hold it, play it or a trump. If you do not hold it, play any card. "
            "If a trump is led, you must play a trump; but the best three, the five, the jack and A♥, "
            "need not be played to a lower trump. To hold one back is to renege, and it is your right.",
        ),
    ),
    Paragraph(
        Text("how to play", "Robbing"),
        Text(
            "how to play",
            "Before playing their first card, the holder of the ace of trumps may take the card that was turned "
            "up, and put out another card for it. If the card turned up is an ace, the dealer may take it. Nobody "
            "has to rob.",
        ),
    ),
    Paragraph(
        Text("how to play", "The score"),
        Text(
            "how to play",
            "Five points a trick. The game ends at once, even in the middle of a deal, when somebody reaches 25. "
            "Partners count their tricks together. Taking all five tricks in one deal, from no points at all, "
            "wins the game and counts double.",
        ),
    ),
)
"""The introduction to the usual game; house rules may differ."""
