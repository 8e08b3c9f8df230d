"""The number cards, two to ten: pips on the traditional grid, those of the fives on an open hand."""

from collections.abc import Mapping

from .curves import loop
from .drawing import CARD_HEIGHT, CARD_WIDTH, Ink, Mark, Pen, fill, shape
from .index import HAIRLINE, SHEET, index
from .paths import Close, Curve, Line, Move, Path, Point, affine, mapped
from .regions import joined
from .suits import suit_sign
from .svg import Picture, Turned

LEFT, MIDDLE, RIGHT = 87, CARD_WIDTH / 2, 163
TOP, CENTRE, BOTTOM = 54, CARD_HEIGHT / 2, 296
PIP_SIZES: Mapping[int, float] = {2: 52, 3: 52, 4: 48, 5: 46, 6: 46, 7: 43, 8: 43, 9: 40, 10: 40}


def number_card(rank: str, suit: str, ink: str) -> Picture:
    """The card with its index and pips, the lower half turned."""
    size = PIP_SIZES[int(rank)]
    pips = tuple(
        fill(suit_sign(suit, x, y, size, turn=180 if y > CENTRE else 0), ink) for x, y in pip_places(int(rank))
    )
    behind: tuple[Mark, ...] = (PALM,) if rank == "5" else ()
    return Picture((SHEET, *behind, HAIRLINE, *pips, Turned(index(rank, suit, ink))))


def pip_places(count: int) -> list[Point]:
    """The places of the pips, in two columns and the middle."""
    four_rows = [TOP + (BOTTOM - TOP) * i / 3 for i in range(4)]
    ends: list[float] = [TOP, BOTTOM]
    rows: dict[int, list[float]] = {2: [], 3: [], 4: ends, 5: ends, 9: four_rows, 10: four_rows}
    middle: dict[int, list[float]] = {
        2: ends,
        3: [TOP, CENTRE, BOTTOM],
        5: [CENTRE],
        7: [(TOP + CENTRE) / 2],
        8: [(TOP + CENTRE) / 2, (BOTTOM + CENTRE) / 2],
        9: [CENTRE],
        10: [(four_rows[0] + four_rows[1]) / 2, (four_rows[2] + four_rows[3]) / 2],
    }
    columns = [(x, y) for x in (LEFT, RIGHT) for y in rows.get(count, [TOP, CENTRE, BOTTOM])]
    return [*columns, *((MIDDLE, y) for y in middle.get(count, []))]


def _open_hand() -> Path:
    """A hand of five fingers, the sign of the best trump."""
    palm = loop("97,168 112,160 137,160 155,170 156,196 148,222 143,250! 108,250! 102,226 93,200")
    fingers = (
        _finger((104, 174), -17, 66, 8.8, 7.6),
        _finger((119, 168), -5, 76, 9, 7.8),
        _finger((134, 170), 6, 69, 9, 7.6),
        _finger((148, 180), 18, 54, 8, 6.6),
        _finger((101, 208), -48, 56, 10.5, 8),
    )
    drawn_about = affine(-125, -186)
    return mapped(mapped(joined(palm, *fingers), drawn_about), affine(MIDDLE, CENTRE, scale=0.9))


def _finger(root: Point, turn: float, length: float, root_half: float, tip_half: float) -> Path:
    bend = length + tip_half * 0.25
    upright: Path = (
        Move((-root_half, 8)),
        Line((-tip_half, tip_half - length)),
        Curve((-tip_half, -bend), (tip_half, -bend), (tip_half, tip_half - length)),
        Line((root_half, 8)),
        Close(),
    )
    return mapped(upright, affine(*root, turn=turn))


PALM = shape(_open_hand(), Ink.PALM, Pen(Ink.PALM_EDGE, 1.3))
