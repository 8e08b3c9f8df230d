"""Cards to cut out: as many to a page as the print allows, and the boxes of a score card within reach of a punch."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from typing import Final


@dataclass(frozen=True, slots=True)
class CutCard:
    """A card to cut out of a page.

    Attributes:
        head: a line at its top.
        label: what is numbered, above the number.
        number: the number, as large as there is room.
        name: who it is for; empty leaves room for a pencil.
        note: a line below the name.
        boxes: the number of boxes, each with its number and room for a hole.
        total: the words beside the box for the sum; empty for none.
        lines: the sentences at the foot.
        code: the text of a QR code beside the number; empty for none.
        code_note: what to do with it.
    """

    head: str
    label: str
    number: str
    name: str = ""
    note: str = ""
    boxes: int = 0
    total: str = ""
    lines: tuple[str, ...] = ()
    code: str = ""
    code_note: str = ""


@dataclass(frozen=True, slots=True)
class CutSheet:
    """Cards of one size on as many pages as they need.

    Attributes:
        title: the title of the document.
        cards: the cards.
        across, down: the cards of a page.
    """

    title: str
    cards: tuple[CutCard, ...]
    across: int
    down: int


BOX_HEIGHT: Final = 13.0
"""The height of a box in millimetres: its number stands above a hole of 6 mm."""

_LEAST_BOX: Final = 8.0
"""The least width of a box in millimetres: a punch makes a hole of 6 mm."""


def box_grid(boxes: int, width: float) -> tuple[int, int]:
    """Return how many boxes stand side by side, and in how many rows, in that width in millimetres.

    The rows are as few as they can be, for a punch reaches some 25 mm from the edge of the card; and equally long.
    """
    rows = ceil(boxes / max(1, int(width / _LEAST_BOX)))
    return ceil(boxes / rows), rows
