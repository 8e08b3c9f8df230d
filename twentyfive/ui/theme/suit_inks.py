"""The colours of the suits beside the cards: those of the deck in use, as light or dark as each ground needs. No Qt."""

from __future__ import annotations

from colorsys import hls_to_rgb, rgb_to_hls
from functools import lru_cache
from typing import Final, NamedTuple

from twentyfive.core import Suit
from twentyfive.ui.theme.tokens import contrast_ratio

READABLE: Final = 4.5
"""The contrast of what is read, by WCAG 2."""

_GREY: Final = 0.06
"""Where the channels of a colour are no further apart, it has no hue."""

_STEP: Final = 0.02


class SuitColours(NamedTuple):
    """A hex colour for each suit."""

    clubs: str
    diamonds: str
    hearts: str
    spades: str

    def of(self, suit: Suit) -> str:
        """The colour of that suit."""
        return {
            Suit.CLUBS: self.clubs,
            Suit.DIAMONDS: self.diamonds,
            Suit.HEARTS: self.hearts,
            Suit.SPADES: self.spades,
        }[suit]


USUAL_SUITS: Final = SuitColours("#1c1a1e", "#a3161f", "#a3161f", "#1c1a1e")
"""Of the classic deck, and of a deck that tells none."""


class Behind(NamedTuple):
    """A hex colour on which a sign stands, and the least contrast that it needs there."""

    colour: str
    least: float = READABLE


@lru_cache(maxsize=256)
def suit_inks(deck: SuitColours, grounds: tuple[Behind, ...], ink: str) -> SuitColours:
    """What the signs of that deck are written in on all of these grounds, where everything else is written in `ink`.

    A suit keeps its hue and is made as much lighter or darker as it takes; one without a hue is written in the ink.
    """
    return SuitColours(*(_readable(colour, grounds, ink) for colour in deck))


def _readable(colour: str, grounds: tuple[Behind, ...], ink: str) -> str:
    red, green, blue = (int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5))
    hue, lightness, saturation = rgb_to_hls(red, green, blue)
    if max(red, green, blue) - min(red, green, blue) <= _GREY:
        return ink
    step = _STEP if _is_lighter(ink, grounds[0].colour) else -_STEP
    while 0 < lightness < 1:
        found = _hex(hue, lightness, saturation)
        if all(contrast_ratio(found, ground.colour) >= ground.least for ground in grounds):
            return found
        lightness += step
    return ink


def _is_lighter(colour: str, other: str) -> bool:
    return contrast_ratio(colour, "#000000") > contrast_ratio(other, "#000000")


def _hex(hue: float, lightness: float, saturation: float) -> str:
    return "#" + "".join(f"{round(255 * channel):02X}" for channel in hls_to_rgb(hue, lightness, saturation))
