"""Choices with pictures: a cloth, a deck or the back of a card, each with its name below."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from twentyfive.presentation.measures import CARD_RATIO
from twentyfive.presentation.settings import Cloth
from twentyfive.ui.cards.card_paint import CORNER
from twentyfive.ui.cards.decks import Deck
from twentyfive.ui.cards.faces import rendered
from twentyfive.ui.theme.text_layout import line_height, paint_lines
from twentyfive.ui.theme.tokens import Scheme, theme
from twentyfive.ui.widgets.button_frame import ButtonColours
from twentyfive.ui.widgets.buttons import ChoiceButton

_FACES: Final = ("5H", "JS", "QD", "AC")


class PictureButton(ChoiceButton):
    """A choice with a picture above its name."""

    def picture_height(self) -> int:
        """The height of the picture, in pixels."""
        raise NotImplementedError

    def paint_picture(self, painter: QPainter, area: QRectF) -> None:
        """Paint the picture in the middle of the area."""
        raise NotImplementedError

    def frame_height_for(self, frame_width: int) -> int:
        return self.picture_height() + self._padding() + super().frame_height_for(frame_width)

    def _padding(self) -> int:
        return round(0.4 * self._look.medium)

    def _paint_content(self, painter: QPainter, frame: QRectF, button_colours: ButtonColours) -> None:
        inside = self._padding()
        picture = QRectF(frame.left() + inside, frame.top() + inside, frame.width() - 2 * inside, self.picture_height())
        self.paint_picture(painter, picture)
        label, _ = self._fitted(frame.width())
        font = self._label_font()
        words = QRectF(picture.left(), 0, picture.width(), len(label.texts) * line_height(font))
        words.moveTop((picture.bottom() + frame.bottom() - words.height()) / 2)
        painter.setPen(QColor(button_colours.ink))
        paint_lines(painter, label, font, words, Qt.AlignmentFlag.AlignHCenter)


class ClothButton(PictureButton):
    """The choice of a cloth. In high contrast, where every cloth is black, it shows the colour of the other themes."""

    def __init__(self, cloth: Cloth, name: str) -> None:
        self.cloth = cloth
        super().__init__(name)

    def picture_height(self) -> int:
        return round(1.5 * self._look.medium)

    def paint_picture(self, painter: QPainter, area: QRectF) -> None:
        scheme = self._look.theme.scheme
        shown = theme(Scheme.LIGHT if scheme is Scheme.HIGH_CONTRAST else scheme, self.cloth)
        painter.setPen(QPen(self._look.colours.line, 1))
        painter.setBrush(QColor(shown.tokens.cloth))
        painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)


class CardsButton(PictureButton):
    """A choice that shows some cards of a deck: faces, or one back."""

    def __init__(self, deck: Deck, stems: tuple[str, ...], name: str) -> None:
        """Create the choice; `stems` are the names of the deck's files without their ending."""
        self._deck = deck
        self._stems = stems
        self._pictures: dict[tuple[str, int], QPixmap] = {}
        super().__init__(name)

    def show_deck(self, deck: Deck, stems: tuple[str, ...]) -> None:
        """Show these cards of this deck."""
        if (deck, stems) != (self._deck, self._stems):
            self._deck, self._stems = deck, stems
            self._pictures.clear()
            self.update()

    def picture_height(self) -> int:
        return max(90, min(200, 4 * self._look.medium))

    def _picture(self, stem: str, height: int, ratio: float) -> QPixmap:
        pixels = round(height * ratio)
        if (stem, pixels) not in self._pictures:
            image = rendered(self._deck.folder / f"{stem}.svg", round(pixels * CARD_RATIO), pixels)
            self._pictures[stem, pixels] = QPixmap.fromImage(image)
        return self._pictures[stem, pixels]

    def paint_picture(self, painter: QPainter, area: QRectF) -> None:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        height = self.picture_height()
        width = height * CARD_RATIO
        step = min(width + 6, (area.width() - width) / max(1, len(self._stems) - 1))
        painter.setPen(QPen(self._look.colours.card_edge, 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        left = area.center().x() - (width + (len(self._stems) - 1) * step) / 2
        for place, stem in enumerate(self._stems):
            pixmap = self._picture(stem, height, painter.device().devicePixelRatioF())
            card = QRectF(left + place * step, area.top(), width, height)
            painter.drawPixmap(card, pixmap, QRectF(pixmap.rect()))
            painter.drawRoundedRect(card.adjusted(0.5, 0.5, -0.5, -0.5), CORNER * width, CORNER * width)


def deck_button(deck: Deck, name: str) -> CardsButton:
    """A choice that shows a face of each suit of the deck."""
    return CardsButton(deck, _FACES, name)


def back_button(deck: Deck, number: int, name: str) -> CardsButton:
    """A choice that shows a back of the deck; `number` counts from 1."""
    return CardsButton(deck, back_of(deck, number), name)


def back_of(deck: Deck, number: int) -> tuple[str, ...]:
    """The file of a back, counted from 1, or of the last back if there are fewer."""
    return (deck.backs[min(number, len(deck.backs)) - 1],)
