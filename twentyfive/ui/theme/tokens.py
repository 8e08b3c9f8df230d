"""The colours: light, dark and high contrast, each with four cloths. No Qt.

Text and marks keep the contrast of WCAG 2 on their background: text 4.5, outlines and focus 3, the index of a
card 7. A test measures them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from enum import Enum, StrEnum, auto
from typing import Final, Generic, TypeVar

from twentyfive.presentation.settings import Cloth

Colour = TypeVar("Colour")
Other = TypeVar("Other")


class Scheme(StrEnum):
    """A set of colours."""

    LIGHT = "light"
    DARK = "dark"
    HIGH_CONTRAST = "high-contrast"


class Ground(Enum):
    """A kind of background of text."""

    PAPER = auto()  # the tokens page, surface and raised
    WOOD = auto()  # the tokens wood and plate
    CLOTH = auto()
    TRAY = auto()
    SHADE = auto()  # the token tray as a veil over the cloth
    CARD = auto()


@dataclass(frozen=True, slots=True)
class Tokens(Generic[Colour]):
    """The colours by their use.

    Attributes:
        page, surface, raised: paper: the background, panels and buttons, the chosen one of several.
        ink, ink2, line: text, less important text and edges on paper.
        hem: the soft edge of a sheet, which is seen by its shadow and needs none.
        accent, onaccent, accentink: old gold as a fill, text on that fill, and old gold dark enough for text on paper.
        wood, plate: the bars around the table, and the name plates and buttons on them.
        woodink, woodink2, woodline: text, less important text and edges on wood.
        cloth, rim, lamp: the cloth, its darker rim, and its brightest spot under the lamp.
        tray: a hollow in the cloth.
        clothink: text on the cloth and in the tray.
        gold: frames and figures on cloth and wood.
        good, bad: verdicts on paper.
        f1, f2: the inner and the outer focus ring.
        card, card_edge, black, red: a card of paper, its edge and its suits.
        dim: the veil over a card that may not be played.
        sides: the signs of the sides on wood.
    """

    page: Colour
    surface: Colour
    raised: Colour
    ink: Colour
    ink2: Colour
    line: Colour
    hem: Colour
    accent: Colour
    onaccent: Colour
    accentink: Colour
    wood: Colour
    plate: Colour
    woodink: Colour
    woodink2: Colour
    woodline: Colour
    cloth: Colour
    rim: Colour
    lamp: Colour
    tray: Colour
    clothink: Colour
    gold: Colour
    good: Colour
    bad: Colour
    f1: Colour
    f2: Colour
    card: Colour
    card_edge: Colour
    black: Colour
    red: Colour
    dim: Colour
    sides: tuple[Colour, ...]

    def each(self, convert: Callable[[Colour], Other]) -> Tokens[Other]:
        """Return the same tokens with every colour converted."""
        single = {field.name: convert(getattr(self, field.name)) for field in fields(self) if field.name != "sides"}
        return Tokens(**single, sides=tuple(convert(side) for side in self.sides))


def on_wood(tokens: Tokens[Colour]) -> Tokens[Colour]:
    """Return the colours for a piece of paper that is of wood: what is painted there takes paper and ink for these."""
    return replace(
        tokens,
        page=tokens.wood,
        surface=tokens.wood,
        raised=tokens.plate,
        ink=tokens.woodink,
        ink2=tokens.woodink2,
        line=tokens.woodline,
        accentink=tokens.gold,
    )


@dataclass(frozen=True, slots=True)
class Theme:
    """The colours of the program, as hex strings.

    Attributes:
        scheme: the set of colours.
        cloth: the cloth of the table.
        tokens: the colours.
        dim_alpha: the opacity of `tokens.dim`, 0 to 255.
        hollow_reds: whether ♥ and ♦ are drawn hollow, so that the suits differ without colour.
    """

    scheme: Scheme
    cloth: Cloth
    tokens: Tokens[str]
    dim_alpha: int
    hollow_reds: bool


def theme(scheme: Scheme, cloth: Cloth = Cloth.GREEN) -> Theme:
    """Return the theme of that scheme with that cloth."""
    match scheme:
        case Scheme.LIGHT:
            return Theme(scheme, cloth, _light(_LIT[cloth]), 96, hollow_reds=False)
        case Scheme.DARK:
            return Theme(scheme, cloth, _dark(_DIMLY_LIT[cloth]), 80, hollow_reds=False)
        case Scheme.HIGH_CONTRAST:
            return Theme(scheme, cloth, _high_contrast(), 120, hollow_reds=True)


def contrast_ratio(first: str, second: str) -> float:
    """Return the contrast of two hex colours by WCAG 2: from 1 (the same) to 21 (black and white)."""
    darker, brighter = sorted((_luminance(first), _luminance(second)))
    return (brighter + 0.05) / (darker + 0.05)


def mixed(base: str, towards: str, share: float) -> str:
    """Return the hex colour `base`, moved by that share towards another one."""
    pairs = zip(_channels(base), _channels(towards), strict=True)
    return "#" + "".join(f"{round(start + (end - start) * share):02X}" for start, end in pairs)


def _channels(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def _luminance(colour: str) -> float:
    red, green, blue = (
        share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4
        for share in (channel / 255 for channel in _channels(colour))
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@dataclass(frozen=True, slots=True)
class _ClothColours:
    cloth: str
    rim: str
    lamp: str


_LIT: Final = {
    Cloth.GREEN: _ClothColours("#1F5C43", "#12392A", "#467450"),
    Cloth.NAVY: _ClothColours("#264B78", "#152D4B", "#4B6681"),
    Cloth.BURGUNDY: _ClothColours("#772839", "#481622", "#8F4A4A"),
    Cloth.SLATE: _ClothColours("#45515D", "#29323A", "#656B6C"),
}
"""The cloths of the light scheme."""

_DIMLY_LIT: Final = {
    Cloth.GREEN: _ClothColours("#12392B", "#0A2119", "#304E3B"),
    Cloth.NAVY: _ClothColours("#162F4E", "#0B1A2D", "#34465A"),
    Cloth.BURGUNDY: _ClothColours("#4B1824", "#2A0C14", "#633335"),
    Cloth.SLATE: _ClothColours("#29323A", "#171C21", "#454B4D"),
}
"""The cloths of the dark scheme."""


SHADE: Final = 0.8
"""The opacity of the veil under words on the cloth."""

_SUNK: Final = 0.25
"""The share of black in the tray, which is as dark as the rim beside it in the shade."""


def _light(cloth: _ClothColours) -> Tokens[str]:
    return Tokens(
        page="#F4ECDC",
        surface="#FFFAF0",
        raised="#EADFC8",
        ink="#241A12",
        ink2="#574636",
        line="#85705A",
        hem="#D9CBB0",
        accent="#DDB350",
        onaccent="#241A12",
        accentink="#73530B",
        wood="#432A18",
        plate="#5A3B25",
        woodink="#FBF1DE",
        woodink2="#E0CDAE",
        woodline="#C2A47B",
        cloth=cloth.cloth,
        rim=cloth.rim,
        lamp=cloth.lamp,
        tray=mixed(cloth.rim, "#000000", _SUNK),
        clothink="#F6F2E6",
        gold="#EBC868",
        good="#1D6336",
        bad="#9C2619",
        f1="#FFFFFF",
        f2="#0B1A2B",
        card="#FFFDF6",
        card_edge="#9A8F7E",
        black="#16130F",
        red="#AB0E1A",
        dim="#1A1712",
        sides=_SIDES,
    )


def _dark(cloth: _ClothColours) -> Tokens[str]:
    return Tokens(
        page="#17120E",
        surface="#231B15",
        raised="#3A2D22",
        ink="#F2E7D5",
        ink2="#CFBFA7",
        line="#96826A",
        hem="#6B5B4A",
        accent="#DDB350",
        onaccent="#241A12",
        accentink="#E9C664",
        wood="#241810",
        plate="#3A281A",
        woodink="#F6EAD6",
        woodink2="#D6C3A5",
        woodline="#A88A68",
        cloth=cloth.cloth,
        rim=cloth.rim,
        lamp=cloth.lamp,
        tray=mixed(cloth.rim, "#000000", _SUNK),
        clothink="#F1ECDF",
        gold="#E9C664",
        good="#7FCB96",
        bad="#FF9A8A",
        f1="#FFFFFF",
        f2="#000000",
        card="#F3ECDD",
        card_edge="#8E8372",
        black="#14110E",
        red="#9F0D18",
        dim="#1A1712",
        sides=_SIDES,
    )


def _high_contrast() -> Tokens[str]:
    black, white, yellow = "#000000", "#FFFFFF", "#FFD60A"
    return Tokens(
        page=black,
        surface=black,
        raised="#2A2A2A",
        ink=white,
        ink2=white,
        line=white,
        hem=white,
        accent=yellow,
        onaccent=black,
        accentink=yellow,
        wood=black,
        plate=black,
        woodink=white,
        woodink2=white,
        woodline=white,
        cloth=black,
        rim=black,
        lamp=black,
        tray=black,
        clothink=white,
        gold=yellow,
        good="#7CFF9B",
        bad="#FFA69C",
        f1="#00E5FF",
        f2=black,
        card=black,
        card_edge=white,
        black=white,
        red=white,
        dim="#1A1712",
        sides=(white,) * len(_SIDES),
    )


_SIDES: Final = ("#F4D27C", "#9CC7F5", "#F7A590", "#B5DFA4", "#DCC0F4")
