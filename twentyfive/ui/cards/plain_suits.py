"""The three plain suits of a deal, each as a row of ranks, best first."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFocusEvent, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from twentyfive.core import Card, Suit
from twentyfive.core.ranking import Ranking, plain_order
from twentyfive.ui.cards.suit_signs import paint_suit_sign
from twentyfive.ui.theme.look import Look
from twentyfive.ui.theme.measures import up
from twentyfive.ui.theme.text_layout import Lines, paint_lines, wrapped
from twentyfive.ui.theme.tokens import Ground
from twentyfive.ui.widgets.base_button import RING, paint_ring
from twentyfive.ui.widgets.height_for_width import HeightForWidthLayout, take_away
from twentyfive.ui.widgets.panels import PaintedWords
from twentyfive.ui.widgets.scroll_area import bring_into_view
from twentyfive.wording.names import card_name, listed, rank_name, translate
from twentyfive.wording.table.answers import plain_suit_line

_TOKEN_GAP: Final = 5
_ORDER: Final = (Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS, Suit.SPADES)


@dataclass(frozen=True, slots=True)
class RankToken:
    """A rank of a plain suit.

    Attributes:
        card: which card it is.
        mine: whether the viewer holds it.
        seen: whether its face was seen, and it is not the viewer's.
    """

    card: Card
    mine: bool
    seen: bool


@dataclass(frozen=True, slots=True)
class PlainSuit:
    """A suit that is not trumps.

    Attributes:
        suit: which one.
        sentence: how it ranks.
        tokens: its cards, best first; those that are trumps are not among them.
        spoken: all of it for the ear.
    """

    suit: Suit
    sentence: str
    tokens: tuple[RankToken, ...]
    spoken: str


def plain_suits(order: Ranking | None, hand: Collection[Card], seen: Collection[Card]) -> tuple[PlainSuit, ...]:
    """The plain suits beside the trumps of `order`, for who holds `hand` and has `seen` these cards; none while no
    trumps are named.
    """
    if order is None:
        return ()
    return tuple(_plain_suit(order, suit, hand, seen) for suit in _ORDER if suit != order.trump)


def _plain_suit(order: Ranking, suit: Suit, hand: Collection[Card], seen: Collection[Card]) -> PlainSuit:
    cards = [card for card in plain_order(suit) if not order.is_trump(card)]
    tokens = tuple(RankToken(card, card in hand, card in seen and card not in hand) for card in cards)
    sentence = plain_suit_line(suit)
    text = translate("ranking panel", "{sentence}. Best first: {ranks}.")
    spoken = text.format(sentence=sentence, ranks=", ".join(rank_name(card.rank) for card in cards))
    mine = [card_name(token.card) for token in tokens if token.mine]
    if mine:
        held = translate("ranking panel", "You hold {cards}.").format(cards=listed(mine))
        spoken = f"{spoken} {held}"
    return PlainSuit(suit, sentence, tokens, spoken)


class _Places(NamedTuple):
    """How a row lies in its width: the tokens beside the sentence, or below it."""

    beside: bool
    sentence: float
    token: float
    in_row: int
    rows: int


class PlainSuits(HeightForWidthLayout):
    """The rows, all laid out alike.

    Attributes:
        rows: the rows shown.
    """

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.rows: list[SuitRow] = []

    def show_suits(self, suits: Sequence[PlainSuit]) -> None:
        """Show these."""
        take_away(self.rows)
        self.rows = [SuitRow(suit, self._look, self) for suit in suits]
        for row in self.rows:
            row.show()
        self._rearrange()

    def _places(self, width: int) -> _Places:
        look, room = self._look, width - 2 * RING
        letters = QFontMetricsF(look.font(look.small))
        sentence = max((letters.horizontalAdvance(row.suit.sentence) for row in self.rows), default=0.0)
        most = max([1, *(len(row.suit.tokens) for row in self.rows)])
        widest = 2.1 * look.medium
        least = QFontMetricsF(look.font(look.medium, bold=True)).horizontalAdvance("10") + 0.5 * look.small
        left = sign_width(look) + sentence + look.medium
        if room - left >= most * (widest + _TOKEN_GAP):
            return _Places(True, sentence, widest, most, 1)
        token = min(widest, max(least, room / most - _TOKEN_GAP))
        in_row = max(1, int((room + _TOKEN_GAP) // (token + _TOKEN_GAP)))
        return _Places(False, room - sign_width(look), token, min(most, in_row), -(-most // in_row))

    def _row_height(self, places: _Places) -> int:
        tokens = places.rows * (token_height(self._look) + _TOKEN_GAP) - _TOKEN_GAP
        return 2 * RING + tokens + (0 if places.beside else self._sentence_height(places))

    def _sentence_height(self, places: _Places) -> int:
        look = self._look
        font = look.font(look.small)
        lines = max((len(wrapped(row.suit.sentence, font, places.sentence, 3).texts) for row in self.rows), default=1)
        return up(max(sign_size(look), lines * look.line_height(look.small)) + 4)

    def _arrange(self) -> None:
        places = self._places(self.width())
        height = self._row_height(places)
        for index, row in enumerate(self.rows):
            row.fit(places, self._sentence_height(places))
            row.setGeometry(0, index * height, self.width(), height)

    def heightForWidth(self, width: int) -> int:
        return len(self.rows) * self._row_height(self._places(width))


class SuitRow(PaintedWords):
    """One plain suit: its sign, its sentence and its ranks. One stop for Tab.

    Attributes:
        suit: what it shows.
    """

    def __init__(self, suit: PlainSuit, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.suit = suit
        self._places = _Places(True, 0, 0, 1, 1)
        self._sentence_height = 0
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click would have it scroll under the pointer
        self.setAccessibleName(suit.spoken)

    def fit(self, places: _Places, sentence_height: int) -> None:
        """Lie like this from now on."""
        self._places, self._sentence_height = places, sentence_height
        self.update()

    def _areas(self) -> tuple[QRectF, QRectF]:
        """Where sign and sentence are, and where the tokens are."""
        area = QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)
        if self._places.beside:
            left = sign_width(self._look) + self._places.sentence
            right = area.right() - self._places.in_row * (self._places.token + _TOKEN_GAP) + _TOKEN_GAP
            words = QRectF(area.left(), area.top(), left, area.height())
            begin = min(right, area.left() + left + 2 * self._look.medium)
            return words, QRectF(begin, area.top(), area.right() - begin, area.height())
        words = QRectF(area.left(), area.top(), area.width(), self._sentence_height)
        return words, area.adjusted(0, self._sentence_height, 0, 0)

    def _paint_words(self, painter: QPainter, area: QRectF) -> None:
        look, size = self._look, sign_size(self._look)
        sign = QRectF(area.left(), area.center().y() - size / 2, size, size)
        paint_suit_sign(painter, self.suit.suit, sign, look)
        font = look.font(look.small)
        lines: Lines = wrapped(self.suit.sentence, font, self._places.sentence + 1, 3)
        height = len(lines.texts) * look.line_height(look.small)
        words = QRectF(area.left() + sign_width(look), area.center().y() - height / 2, area.width(), height)
        painter.setPen(look.colours.ink)
        paint_lines(painter, lines, font, words, Qt.AlignmentFlag.AlignLeft)

    def _paint_token(self, painter: QPainter, token: RankToken, area: QRectF) -> None:
        look = self._look
        fill, edge, width = look.colours.page, look.colours.line, 1.2
        if token.mine:
            fill, edge, width = look.colours.raised, look.colours.accentink, 3.0
        pen = QPen(edge, width)
        if token.seen:
            pen.setDashPattern([3, 3])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush if token.seen else fill)
        inset = width / 2
        painter.drawRoundedRect(area.adjusted(inset, inset, -inset, -inset), 5, 5)
        painter.setPen(look.suit_on(self.suit.suit, Ground.PAPER))
        painter.setFont(look.font(look.medium, bold=token.mine))
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, token.card.rank.value)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        bring_into_view(self)

    def paintEvent(self, _: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        words, tokens = self._areas()
        self._paint_words(painter, words)
        height, step = token_height(self._look), self._places.token + _TOKEN_GAP
        for index, token in enumerate(self.suit.tokens):
            row, column = divmod(index, self._places.in_row)
            left, top = tokens.left() + column * step, tokens.top() + row * (height + _TOKEN_GAP)
            self._paint_token(painter, token, QRectF(left, top, self._places.token, height))
        if self.hasFocus():
            paint_ring(painter, QRectF(self.rect()), self._look)
        painter.end()


def token_height(look: Look) -> int:
    """Of the frame around a rank; where letters are huge it is drawn closer."""
    return up((2.45 if look.text < 2 else 1.6) * look.medium)


def sign_size(look: Look) -> float:
    """Of the suit's sign before its sentence."""
    return 1.6 * look.medium


def sign_width(look: Look) -> float:
    """What the sign takes with the room after it."""
    return 2.4 * look.medium
