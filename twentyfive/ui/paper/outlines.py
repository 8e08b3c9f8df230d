"""Outlines of cards for paper: the same pictures with fewer points.

The court cards are drawn for a whole screen, with a point for each thousandth of their width. A page of them took 4 MB,
which old printers need minutes for.
"""

from __future__ import annotations

import re
from itertools import accumulate, pairwise
from math import hypot
from typing import Final

_WITHIN: Final = 0.001
"""The farthest that an outline may move, in widths of the picture: half a dot of a printer on a card 20 mm wide."""

_LEAST_WIDTH: Final = 1000
"""Pictures in a coarser grid have no points to spare."""

_VIEW: Final = re.compile(r'viewBox="0 0 (\d+) \d+"')
_SCALED: Final = re.compile(r"scale|matrix|skew")
_DATA: Final = re.compile(r' d="([^"]*)"')
_LINES: Final = re.compile(r"l([-\d ]+)(?=[A-Za-z]|$)")
_NUMBER: Final = re.compile(r"-?\d+")

_Point = tuple[float, float]


def simpler(svg: str) -> str:
    """Return the picture with fewer points in its outlines; unchanged if it has another grid than the program's decks.

    Only runs of short lines in whole units are thinned out, as the program's decks have them.
    """
    view = _VIEW.search(svg)
    if view is None or int(view[1]) < _LEAST_WIDTH or _SCALED.search(svg):
        return svg
    within = _WITHIN * int(view[1])
    return _DATA.sub(lambda data: f' d="{_LINES.sub(lambda run: _thinned(run[1], within), data[1])}"', svg)


def _thinned(run: str, within: float) -> str:
    """Return a run of lines, each given by its way right and down, as fewer lines."""
    numbers = [int(number) for number in _NUMBER.findall(run)]
    rights, downs = numbers[::2], numbers[1::2]
    if len(rights) != len(downs):
        return f"l{run}"
    points = [(0, 0), *zip(accumulate(rights), accumulate(downs), strict=True)]
    kept = [points[index] for index in _kept(points, within)]
    steps = (f"{b[0] - a[0]} {b[1] - a[1]}" for a, b in pairwise(kept))
    return "l" + " ".join(steps)


def _kept(points: list[tuple[int, int]], within: float) -> list[int]:
    """Return the points from which no other is farther than `within`, by the algorithm of Douglas and Peucker."""
    kept, spans = {0, len(points) - 1}, [(0, len(points) - 1)]
    while spans:
        first, last = spans.pop()
        far, at = within, 0
        for index in range(first + 1, last):
            distance = _distance(points[index], points[first], points[last])
            if distance > far:
                far, at = distance, index
        if at:
            kept.add(at)
            spans += [(first, at), (at, last)]
    return sorted(kept)


def _distance(point: _Point, start: _Point, end: _Point) -> float:
    """Return the distance of a point from the line between two others."""
    right, down = end[0] - start[0], end[1] - start[1]
    across, along = point[0] - start[0], point[1] - start[1]
    length = hypot(right, down)
    if not length:
        return hypot(across, along)
    share = min(1.0, max(0.0, (across * right + along * down) / length**2))
    return hypot(across - share * right, along - share * down)
