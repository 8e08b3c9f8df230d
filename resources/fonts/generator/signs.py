"""Signs that the typefaces lack, as outlines in a font's units; y grows upward, and the baseline is 0."""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from pathlib import Path as File
from typing import Final, NamedTuple

from pathops import LineCap, LineJoin, Path, PathOp, op

ART: Final = File(__file__).parents[2] / "art"
SUITS: Final = {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}
HOLLOW: Final = {"♡": "♥", "♢": "♦"}

_VIEW: Final = 2000
"""Width and height of the picture of a suit."""

_SUIT: Final = 0.86
"""Height of that picture, in ems, so that a suit is a little higher than a capital letter."""

_BELOW: Final = 80
"""How far the picture reaches below the baseline, so that a suit stands in the middle of the capitals."""

_BESIDE: Final = 60
"""Room at both sides of a sign."""


class Sign(NamedTuple):
    """The outline of a sign, None for a space, and its width with the room at both sides."""

    outline: Path | None
    width: float


def signs(em: int, capital: int, stroke: float) -> dict[str, Sign]:
    """Return the outline of each sign.

    Args:
        em: units of an em.
        capital: height of a capital letter.
        stroke: thickness of a line.
    """
    middle = capital / 2
    suits = {sign: _suit(letter, em) for sign, letter in SUITS.items()}
    circle = _circle(0.31 * em, middle)
    pointing = _arrow(0.3 * em, middle, stroke)
    triangle = _polygon([(math.sin(turn), math.cos(turn)) for turn in (0, 2.2, -2.2)], 0.34 * em, middle - 0.03 * em)
    diamond = _polygon([(0, 1), (0.9, 0), (0, -1), (-0.9, 0)], 0.36 * em, middle)
    drawn: dict[str, Path] = {
        **suits,
        **{hollow: _rim(suits[filled], stroke) for hollow, filled in HOLLOW.items()},
        "●": circle,
        "○": _rim(circle, stroke),
        "◆": diamond,
        "▲": triangle,
        "△": _rim(triangle, stroke),
        "▼": _turned(triangle, math.pi, middle),
        "✕": _cross(0.27 * em, middle, stroke),
        **{arrow: _turned(pointing, quarter * math.pi / 2, middle) for quarter, arrow in enumerate("→↑←↓")},
    }
    return {sign: _set(outline) for sign, outline in drawn.items()}


def _suit(letter: str, em: int) -> Path:
    """The picture of a suit in `resources/art`: one path of relative lines and curves."""
    picture = (ART / f"suit-{letter}.svg").read_text(encoding="utf-8")
    found = re.search(r'<path d="M(\S+) (\S+?)([a-z][^"]*)z"', picture)
    if found is None:
        raise ValueError(f"suit-{letter}.svg is not one path")
    scale = _SUIT * em / _VIEW
    x, y = float(found[1]), float(found[2])
    path, command = Path(), ""
    pen = path.getPen()

    def place(across: float, down: float) -> tuple[float, float]:
        return across * scale, (_VIEW - down) * scale - _BELOW

    pen.moveTo(place(x, y))
    tokens = re.findall(r"[a-z]|-?[\d.]+", found[3])
    at = 0
    while at < len(tokens):
        if tokens[at].isalpha():
            command, at = tokens[at], at + 1
        count = {"l": 2, "c": 6}[command]
        moves = list(map(float, tokens[at : at + count]))
        points = [(x + across, y + down) for across, down in zip(moves[::2], moves[1::2], strict=True)]
        x, y = points[-1]
        draw: Callable[..., None] = pen.lineTo if command == "l" else pen.curveTo
        draw(*(place(*point) for point in points))
        at += count
    pen.closePath()
    return path


def _rim(outline: Path, stroke: float) -> Path:
    """The outline hollowed out to a rim of that thickness."""
    line = Path(outline)
    line.stroke(2 * stroke, LineCap.BUTT_CAP, LineJoin.MITER_JOIN, 4)
    return op(outline, line, PathOp.INTERSECTION)


def _circle(radius: float, middle: float) -> Path:
    path, arm = Path(), 0.5523 * radius
    pen = path.getPen()
    pen.moveTo((radius, middle))
    for turn in range(4):
        ahead, aside = (round(part(turn * math.pi / 2)) for part in (math.cos, math.sin))

        def at(out: float, on: float, ahead: int = ahead, aside: int = aside) -> tuple[float, float]:
            return out * ahead - on * aside, middle + out * aside + on * ahead

        pen.curveTo(at(radius, arm), at(arm, radius), at(0, radius))
    pen.closePath()
    return path


def _polygon(corners: list[tuple[float, float]], size: float, middle: float) -> Path:
    path = Path()
    pen = path.getPen()
    first, *others = [(x * size, middle + y * size) for x, y in corners]
    pen.moveTo(first)
    for corner in others:
        pen.lineTo(corner)
    pen.closePath()
    return path


def _line(points: list[tuple[float, float]], stroke: float) -> Path:
    path = Path()
    pen = path.getPen()
    pen.moveTo(points[0])
    for point in points[1:]:
        pen.lineTo(point)
    pen.endPath()
    path.stroke(stroke, LineCap.BUTT_CAP, LineJoin.MITER_JOIN, 4)
    return path


def _arrow(half: float, middle: float, stroke: float) -> Path:
    """An arrow that points to the right."""
    head = _line([(0, middle + half * 0.72), (half * 0.86, middle), (0, middle - half * 0.72)], stroke)
    shaft = _line([(-half, middle), (half * 0.86, middle)], stroke)
    return op(head, shaft, PathOp.UNION)


def _cross(half: float, middle: float, stroke: float) -> Path:
    ends = [(half, half), (half, -half)]
    return op(*(_line([(-x, middle - y), (x, middle + y)], stroke) for x, y in ends), PathOp.UNION)


def _turned(outline: Path, turn: float, middle: float) -> Path:
    """The outline turned about its middle."""
    cos, sin = math.cos(turn), math.sin(turn)
    return outline.transform(cos, sin, -sin, cos, middle * sin, middle - middle * cos)


def _set(outline: Path) -> Sign:
    """Put the outline at the beginning of its width."""
    left, _, right, _ = outline.bounds
    moved = outline.transform(1, 0, 0, 1, _BESIDE - left, 0)
    moved.simplify(fix_winding=True, clockwise=True)
    return Sign(moved, right - left + 2 * _BESIDE)
