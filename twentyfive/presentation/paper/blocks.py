"""The blocks of a sheet: headings, paragraphs, rows of cards and tables, in bands of columns."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum, auto

from twentyfive.core.cards import Card, Cards


class Tone(Enum):
    """The weight of a text."""

    BODY = auto()
    BOLD = auto()
    NOTE = auto()


class Side(Enum):
    """The side to which the texts of a column keep."""

    LEFT = auto()
    MIDDLE = auto()
    RIGHT = auto()


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading, which stays with what follows.

    Attributes:
        text: its words.
        barred: whether a bar at the left marks it.
    """

    text: str
    barred: bool = False


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A few sentences.

    Attributes:
        text: its words; suit signs get the colours of the deck.
        tone: its weight.
        barred: whether a bar at the left marks it.
    """

    text: str
    tone: Tone = Tone.BODY
    barred: bool = False


@dataclass(frozen=True, slots=True)
class CardRow:
    """Cards side by side, as wide as the column, with a line of words above.

    Attributes:
        title: the words.
        cards: the cards, from the left.
        overlap: whether each card covers a part of the one before, so that all are larger.
    """

    title: str
    cards: Cards
    overlap: bool = False


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell of a table, with a text, a card or both; empty for a pencil.

    Attributes:
        text: its words, below the card.
        card: a card shown as a picture.
        tone: the weight of the words.
        framed: whether a heavy frame is round the card.
    """

    text: str = ""
    card: Card | None = None
    tone: Tone = Tone.BODY
    framed: bool = False


@dataclass(frozen=True, slots=True)
class TableColumn:
    """A column of a table.

    Attributes:
        title: the words at its head.
        share: its share of the width; with 0 it is as wide as its words.
        side: the side to which its texts keep.
    """

    title: str
    share: float = 0.0
    side: Side = Side.LEFT


@dataclass(frozen=True, slots=True)
class Table:
    """A table with hairlines between its rows. On a further page or column its head is repeated.

    Attributes:
        columns: its columns, at least one.
        rows: its rows; each has a cell for each column.
        row_height: the least height of a row, in letters of the text.
        card_width: the width of the pictures of cards, in letters of the text.
        ruled: whether there are hairlines between the columns, too.
        grows: whether its rows share the rest of the page.
    """

    columns: tuple[TableColumn, ...]
    rows: tuple[tuple[Cell, ...], ...]
    row_height: float = 0.0
    card_width: float = 3.0
    ruled: bool = False
    grows: bool = False


Block = Heading | Paragraph | CardRow | Table


@dataclass(frozen=True, slots=True)
class Band:
    """Blocks one below the other, in columns of equal height.

    Attributes:
        blocks: the blocks, in reading order.
        columns: the number of columns.
    """

    blocks: tuple[Block, ...]
    columns: int = 1


@dataclass(frozen=True, slots=True)
class PaperSheet:
    """All that is to be read on a sheet.

    Attributes:
        title: its title.
        subtitle: a line below the title; empty for none.
        bands: its bands, from the top.
        footer: the line at the foot of each page.
    """

    title: str
    subtitle: str
    bands: tuple[Band, ...] = field(default_factory=tuple)
    footer: str = ""
