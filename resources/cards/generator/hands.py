"""Hands. Each is drawn upright, cut off at the cuff, and then turned and mirrored into its place."""

from .drawing import PAPER, Marks, line, placed, shape
from .paths import affine


def fist(x: float, y: float, scale: float, turn: float = 0) -> Marks:
    """A hand about 24 by 24 that grips an upright shaft, the back of the fingers towards us."""
    grip = (
        shape("-11,9! -12,-4 -9,-10 0,-11 9,-10 12,-5 12,4 9,11!", PAPER),
        line("-2,-5.2 5,-5 11.5,-4.5"),
        line("-2,0 5,.4 12,.4"),
        line("-2,5 4,5.5 11,5.6"),
        shape("-12,0 -11,-9 -4,-14 3,-13.5 4.5,-9.5 -1,-8 -3,-2 -4,6", PAPER),
    )
    return placed(grip, affine(x, y, scale=scale, turn=turn))


def pinch(x: float, y: float, scale: float) -> Marks:
    """A hand that holds a stem or pin between thumb and two fingers, the others curled."""
    hold = (
        shape("-10,18! -13,6 -11,-4 -4,-8 4,-14 7,-21 11,-21.5 12,-16 9,-8 12,-2 13,6 10,18!", PAPER),
        shape("-10,8 -11,-3 -6,-11 0,-19 4,-20 5,-16 1,-9 -1,-2 -3,6", PAPER),
        line("9,-8 5,-3 3,2"),
        line("12,-1 7,2 5,6"),
        line("13,6 9,8 7,11"),
    )
    return placed(hold, affine(x, y, scale=scale))


def pointing(x: float, y: float, scale: float, turn: float = 0) -> Marks:
    """A fist about (x, y) with its forefinger up."""
    finger = shape("-5,-6! -5.6,-22 -4.4,-33 -.4,-36 3.8,-33 4.6,-22 4.6,-6!", PAPER)
    return (*placed((finger,), affine(x, y, scale=scale, turn=turn)), *fist(x, y, scale, turn))


def resting(x: float, y: float, scale: float, turn: float = 0, side: int = 1) -> Marks:
    """The back of a resting hand, about 24 by 36; its thumb is at the left, or at the right for side -1."""
    hand = (
        shape("-9,18! -11.6,4 -11,-6 -9.4,-14 -6,-16 -2,-20 2,-20.6 6,-18.6 9.4,-13 11.4,-4 11.6,6 9,18!", PAPER),
        line("-5.4,-15 -4.6,-8 -4.4,-3"),
        line(".6,-19.6 .8,-11 .8,-4"),
        line("6,-18 5.8,-10 5.4,-4"),
        shape("-9.6,12! -15.6,4 -17,-5 -14,-9 -10.6,-5 -8.6,1 -6,6", PAPER),
    )
    return placed(hand, affine(x, y, scale=scale * side, scale_y=scale, turn=turn))


def plucking(outline: str, *between_fingers: str) -> Marks:
    """A hand at the strings: each figure has its own outline, and lines between the fingers."""
    return (shape(outline, PAPER), *(line(text) for text in between_fingers))
