"""Colours as people see them: the distance between two, and what is left without one kind of cone.

Vision: G. M. Machado, M. M. Oliveira, L. A. F. Fernandes, "A Physiologically-based Model for Simulation of Color
Vision Deficiency", IEEE Transactions on Visualization and Computer Graphics 15 (2009), the matrices of severity 1,
for linear light. Distance: CIEDE2000 as in G. Sharma, W. Wu, E. N. Dalal, "The CIEDE2000 Color-Difference Formula:
Implementation Notes, Supplementary Test Data, and Mathematical Observations", Color Research and Application 30
(2005), from sRGB under D65.
"""

import math
from collections.abc import Mapping

from tests.resources.pictures import linear

Triple = tuple[float, float, float]
Matrix = tuple[Triple, Triple, Triple]

VISIONS: Mapping[str, Matrix] = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
_TO_XYZ: Matrix = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
_WHITE = (0.95047, 1.0, 1.08883)


def distance(one: str, other: str, vision: str) -> float:
    """CIEDE2000 between two colours "#rrggbb" for an eye of that vision."""
    return ciede2000(_lab(_seen(one, vision)), _lab(_seen(other, vision)))


def _seen(colour: str, vision: str) -> Triple:
    red, green, blue = (min(1.0, max(0.0, share)) for share in _times(VISIONS[vision], linear(colour)))
    return red, green, blue


def _times(matrix: Matrix, vector: Triple) -> Triple:
    x, y, z = (sum(factor * value for factor, value in zip(row, vector, strict=True)) for row in matrix)
    return x, y, z


def _lab(light: Triple) -> Triple:
    x, y, z = (_compressed(value / white) for value, white in zip(_times(_TO_XYZ, light), _WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _compressed(share: float) -> float:
    return math.cbrt(share) if share > 216 / 24389 else (24389 / 27 * share + 16) / 116


def ciede2000(one: Triple, other: Triple) -> float:
    """The distance between two colours in CIELAB."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    stretch = 1.5 - 0.5 * _blueness((math.hypot(a1, b1) + math.hypot(a2, b2)) / 2)
    chroma1, chroma2 = math.hypot(a1 * stretch, b1), math.hypot(a2 * stretch, b2)
    hue1, hue2 = (math.degrees(math.atan2(b, a * stretch)) % 360 for a, b in ((a1, b1), (a2, b2)))
    grey = chroma1 * chroma2 == 0
    turn = 0.0 if grey else (hue2 - hue1 + 180) % 360 - 180
    hue = hue1 + hue2 if grey else (hue1 + turn / 2) % 360
    lightness, chroma = (l1 + l2) / 2, (chroma1 + chroma2) / 2
    light = (l2 - l1) / (1 + 0.015 * (lightness - 50) ** 2 / math.sqrt(20 + (lightness - 50) ** 2))
    strong = (chroma2 - chroma1) / (1 + 0.045 * chroma)
    turned = 2 * math.sqrt(chroma1 * chroma2) * math.sin(math.radians(turn / 2))
    turned /= 1 + 0.015 * chroma * _hue_weight(hue)
    twist = -2 * _blueness(chroma) * math.sin(math.radians(60 * math.exp(-(((hue - 275) / 25) ** 2))))
    return math.sqrt(light**2 + strong**2 + turned**2 + twist * strong * turned)


def _blueness(chroma: float) -> float:
    return math.sqrt(chroma**7 / (chroma**7 + 25.0**7))


def _hue_weight(hue: float) -> float:
    def wave(times: float, shift: float) -> float:
        return math.cos(math.radians(times * hue + shift))

    return 1 - 0.17 * wave(1, -30) + 0.24 * wave(2, 0) + 0.32 * wave(3, 6) - 0.20 * wave(4, -63)
