"""The three backs: plaitwork with different breaks and inks."""

from .drawing import BLACK, BLUE, CARD_HEIGHT, CARD_WIDTH, GOLD, PAPER, RED, Marks, shape
from .index import HAIRLINE, SHEET
from .interlace import Bend, Grid, Piece, pieces
from .paths import Point, Warp, affine, flattened, rounded_rectangle
from .plaitwork import Cord, Core, framed, laced, level, mirrored, upright
from .svg import Picture

INSET = 13
BEND = Bend(border=0.42)


def back(number: int) -> Picture:
    """The first, second or third back."""
    return Picture(back_marks(number))


def back_marks(number: int) -> Marks:
    """The marks of the first, second or third back."""
    pattern = (_blue_plait, _red_border, _black_rings)[number - 1]()
    return (SHEET, *pattern, HAIRLINE)


def _panel(ink: str) -> Marks:
    outline = rounded_rectangle(INSET, INSET, CARD_WIDTH - 2 * INSET, CARD_HEIGHT - 2 * INSET, 7)
    return (shape(outline, ink),)


def _stretched(grid: Grid, margin: float) -> Warp:
    """The map from the grid's cells onto the panel, less a margin."""
    first = INSET + margin
    across, down = (CARD_WIDTH - 2 * first) / grid.width, (CARD_HEIGHT - 2 * first) / grid.height
    return affine(first, first, scale=across, scale_y=down)


def _blue_plait() -> Marks:
    quarter = {
        **upright((4, 3), (4, 5), (8, 7), (8, 9), (4, 11), (8, 1)),
        **level((3, 4), (5, 4), (7, 8), (3, 12), (5, 12), (8, 11), (1, 8)),
    }
    grid = mirrored(16, 24, quarter)
    cord = Cord(8.2, (PAPER, GOLD), edge=1.1)
    return (*_panel(BLUE), *laced(pieces(grid, BEND), _stretched(grid, 4), cord))


def _red_border() -> Marks:
    """A frame four cells wide around a black panel."""
    width, height, depth = 20, 30, 4
    right, bottom = width - depth, height - depth
    grid = framed(width, height, depth)
    warp = _stretched(grid, 4)

    def in_frame(piece: Piece) -> bool:
        x, y = flattened(piece.path)[0][0]
        return not (depth < x < right and depth < y < bottom)

    border = [piece for piece in pieces(grid, BEND) if in_frame(piece)]
    left_top, right_bottom = warp(depth + 0.35, depth + 0.35), warp(right - 0.35, bottom - 0.35)
    return (
        *_panel(RED),
        *laced(border, warp, Cord(6.8, (GOLD,), edge=1)),
        *_inner_panel(left_top, right_bottom),
    )


def _inner_panel(left_top: Point, right_bottom: Point) -> Marks:
    (left, top), (right, bottom) = left_top, right_bottom
    quarter = {**upright((4, 3), (4, 5)), **level((3, 4), (2, 7), (4, 7))}
    grid = mirrored(8, 14, quarter)
    across, down = (right - left - 8) / grid.width, (bottom - top - 8) / grid.height
    return (
        shape(rounded_rectangle(left, top, right - left, bottom - top, 4), BLACK),
        *laced(
            pieces(grid, Bend(border=0.45)),
            affine(left + 4, top + 4, scale=across, scale_y=down),
            Cord(9.6, (PAPER, GOLD), edge=1.1),
        ),
    )


def _black_rings() -> Marks:
    quarter = {
        **upright((3, 2), (3, 4), (6, 5), (6, 7), (3, 8)),
        **level((2, 3), (4, 3), (5, 6), (2, 9), (4, 9), (6, 1)),
    }
    grid = mirrored(12, 18, quarter)
    cord = Cord(11, (GOLD, RED), edge=1.2, core=Core(PAPER, 1.6))
    return (*_panel(BLACK), *laced(pieces(grid, BEND), _stretched(grid, 5), cord))
