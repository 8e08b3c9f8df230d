"""Colours of suit signs in text: those of the deck in use, made lighter or darker until they can be read. No Qt."""

from __future__ import annotations

from colorsys import hls_to_rgb, rgb_to_hls
from functools import lru_cache
from typing import Final, NamedTuple

from twentyfive.core import Suit
from twentyfive.ui.theme.tokens import contrast_ratio

READABLE: Final = 4.5
"""The contrast of readable text, by WCAG 2."""

_GREY: Final = 0.06
"""Colours whose channels differ by no more than this count as grey."""

_STEP: Final = 0.02
"""Change of lightness from one try to the next."""


class SuitColours(NamedTuple):
    """A hex colour for each suit."""

    clubs: str
    diamonds: str
    hearts: str
    spades: str

    def of(self, suit: Suit) -> str:
        """Return the colour of that suit."""
        return {
            Suit.CLUBS: self.clubs,
            Suit.DIAMONDS: self.diamonds,
            Suit.HEARTS: self.hearts,
            Suit.SPADES: self.spades,
        }[suit]


USUAL_SUITS: Final = SuitColours("#1c1a1e", "#a3161f", "#a3161f", "#1c1a1e")
"""The colours of the classic deck, and of a deck that names none."""


class Behind(NamedTuple):
    """A background of a suit sign as hex colour, and the least contrast that the sign needs on it."""

    colour: str
    least: float = READABLE


@lru_cache(maxsize=256)
def suit_inks(deck: SuitColours, grounds: tuple[Behind, ...], ink: str) -> SuitColours:
    """Return colours for the suit signs of a deck that can be read on all these grounds, in text of colour `ink`.

    A suit keeps its hue and becomes as much lighter or darker as necessary; a grey suit takes the ink.
    """
    return SuitColours(*(_readable(colour, grounds, ink) for colour in deck))


def _readable(colour: str, grounds: tuple[Behind, ...], ink: str) -> str:
    red, green, blue = (int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5))
    hue, lightness, saturation = rgb_to_hls(red, green, blue)
    if max(red, green, blue) - min(red, green, blue) <= _GREY:
        return ink
    step = _STEP if _is_lighter(ink, grounds[0].colour) else -_STEP
    while 0 < lightness < 1:
        candidate = _hex(hue, lightness, saturation)
        if all(contrast_ratio(candidate, ground.colour) >= ground.least for ground in grounds):
            return candidate
        lightness += step
    return ink


def _is_lighter(colour: str, other: str) -> bool:
    return contrast_ratio(colour, "#000000") > contrast_ratio(other, "#000000")


def _hex(hue: float, lightness: float, saturation: float) -> str:
    return "#" + "".join(f"{round(255 * channel):02X}" for channel in hls_to_rgb(hue, lightness, saturation))
