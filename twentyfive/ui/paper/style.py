"""Typefaces, inks and pictures of cards on paper."""

from __future__ import annotations

import logging
from typing import Final

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtSvg import QSvgRenderer

from twentyfive.core.cards import Card, Suit
from twentyfive.engine.files.atomic_files import read_at_most
from twentyfive.presentation.paper.blocks import Tone
from twentyfive.presentation.paper.formats import PrintSizes
from twentyfive.ui.cards.decks import MOST_BYTES, Deck
from twentyfive.ui.paper.formats import POINT
from twentyfive.ui.paper.outlines import simpler
from twentyfive.ui.theme.suit_inks import Behind, suit_inks
from twentyfive.ui.theme.typefaces import title_face
from twentyfive.wording.names import SIGNS, card_sign

INK: Final = QColor("#000000")
GREY: Final = QColor("#4d4d4d")
"""Ink of notes: a black-and-white printer still prints their thin strokes."""

LINE: Final = QColor("#8c8c8c")
"""Ink of hairlines."""

LEADING: Final = 1.24
"""Distance between lines of text, in sizes of the font: print needs less than a screen."""

_PAPER: Final = "#ffffff"


class Style:
    """The look of a sheet: its typeface, and the deck of its cards.

    Attributes:
        face: the typeface, in any size.
        signs: the ink of each suit sign in the text.
    """

    def __init__(self, face: QFont, deck: Deck) -> None:
        self.face, self._title_face = _printable(face), _printable(title_face())
        inks = suit_inks(deck.suits, (Behind(_PAPER),), INK.name())
        self.signs = {SIGNS[suit]: QColor(inks.of(suit)) for suit in Suit}
        self._deck = deck
        self._pictures: dict[Card, QSvgRenderer] = {}

    def letters(self, size: float, *, bold: bool = False) -> QFont:
        """Return the typeface in a size given in points."""
        return _sized(self.face, size, bold=bold)

    def title_letters(self, size: float) -> QFont:
        """Return the typeface of titles in a size given in points."""
        return _sized(self._title_face, size, bold=True)

    def paint_card(self, painter: QPainter, card: Card, area: QRectF) -> None:
        """Draw the face of a card as lines and curves, which are sharp in any size."""
        if card not in self._pictures:
            self._pictures[card] = QSvgRenderer(QByteArray(self._outlines(card)))
        picture = self._pictures[card]
        if picture.isValid():
            picture.render(painter, area)
            return
        painter.setPen(QPen(LINE, POINT / 2))
        painter.drawRect(area)
        painter.setFont(self.letters(0.3 * area.width() / POINT, bold=True))
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, card_sign(card))

    def _outlines(self, card: Card) -> bytes:
        """Return the picture of a card as SVG; empty if it cannot be read."""
        try:
            return simpler(read_at_most(self._deck.folder / f"{card}.svg", MOST_BYTES).decode()).encode()
        except (OSError, ValueError):
            logging.exception("There is no picture of %s in %s", card, self._deck.folder)
            return b""


def _printable(face: QFont) -> QFont:
    printable = QFont(face)
    printable.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    printable.setFeature(QFont.Tag("liga"), 0)  # a search for "five" would not find it with the ligature fi
    return printable


def _sized(face: QFont, size: float, *, bold: bool) -> QFont:
    font = QFont(face)
    font.setPixelSize(round(size * POINT))
    font.setWeight(QFont.Weight.Bold if bold else QFont.Weight.Normal)
    return font


class TypeScale:
    """The fonts of a sheet whose text has one size.

    Attributes:
        size: the size of the text in points.
        em: the same in units.
        heading, title, subtitle: the fonts of these.
    """

    def __init__(self, style: Style, sizes: PrintSizes, size: float) -> None:
        self.size = size
        self.em = size * POINT
        self.heading = style.letters(sizes.heading * size, bold=True)
        self.title = style.title_letters(sizes.title * size)
        self.subtitle = style.letters(1.1 * size)
        self._of = {
            Tone.BODY: style.letters(size),
            Tone.BOLD: style.letters(size, bold=True),
            Tone.NOTE: style.letters(sizes.note * size),
        }

    def of(self, tone: Tone) -> QFont:
        """Return the font of texts of that weight."""
        return self._of[tone]


def ink_of(tone: Tone) -> QColor:
    """Return the ink of texts of that weight."""
    return GREY if tone is Tone.NOTE else INK


def leading(font: QFont) -> float:
    """Return the distance between lines of that font."""
    return LEADING * font.pixelSize()
