"""The plain suits of a deal, each as a row of ranks, best first."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFocusEvent, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from twentyfive.core import Card, Suit
from twentyfive.core.ranking import Ranking, plain_order
from twentyfive.presentation.measures import rounded_up
from twentyfive.ui.cards.suit_signs import paint_suit_sign
from twentyfive.ui.theme.text_layout import Lines, paint_lines, wrapped
from twentyfive.ui.theme.tokens import Ground
from twentyfive.ui.widgets.base_button import RING, is_ringed, paint_ring
from twentyfive.ui.widgets.height_for_width import HeightForWidthLayout, take_away
from twentyfive.ui.widgets.panels import PaintedLabel
from twentyfive.ui.widgets.scroll_area import bring_into_view
from twentyfive.wording.names import card_name, listed, rank_name, translate
from twentyfive.wording.table.answers import plain_suit_line

_TOKEN_GAP: Final = 5
_ORDER: Final = (Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS, Suit.SPADES)


@dataclass(frozen=True, slots=True)
class RankToken:
    """A rank of a plain suit.

    Attributes:
        card: the card.
        mine: whether the viewer holds it.
        seen: whether the viewer has seen it, but does not hold it.
        ringed: whether it is pointed out.
    """

    card: Card
    mine: bool
    seen: bool
    ringed: bool


@dataclass(frozen=True, slots=True)
class PlainSuit:
    """A suit that is not trumps.

    Attributes:
        suit: the suit.
        sentence: the rule of its order.
        tokens: its cards without trumps, best first.
        spoken: the whole row in words, for a screen reader.
    """

    suit: Suit
    sentence: str
    tokens: tuple[RankToken, ...]
    spoken: str


def plain_suits(
    order: Ranking | None, hand: Collection[Card], seen: Collection[Card], ringed: Collection[Card] = ()
) -> tuple[PlainSuit, ...]:
    """Return the plain suits; none while trumps are not named.

    Args:
        order: the ranking of the deal, None while trumps are not named.
        hand: the viewer's hand.
        seen: the cards that the viewer has seen.
        ringed: the cards that are pointed out.
    """
    if order is None:
        return ()
    suits = (suit for suit in _ORDER if suit != order.trump)
    plain = ((suit, [card for card in plain_order(suit) if not order.is_trump(card)]) for suit in suits)
    return tuple(
        _plain_suit(
            suit,
            tuple(RankToken(card, card in hand, card in seen and card not in hand, card in ringed) for card in cards),
        )
        for suit, cards in plain
    )


def _plain_suit(suit: Suit, tokens: tuple[RankToken, ...]) -> PlainSuit:
    sentence = plain_suit_line(suit)
    text = translate("ranking panel", "{sentence}. Best first: {ranks}.")
    spoken = text.format(sentence=sentence, ranks=", ".join(rank_name(token.card.rank) for token in tokens))
    mine = [card_name(token.card) for token in tokens if token.mine]
    if mine:
        held = translate("ranking panel", "You hold {cards}.").format(cards=listed(mine))
        spoken = f"{spoken} {held}"
    return PlainSuit(suit, sentence, tokens, spoken)


class _RowLayout(NamedTuple):
    """The layout of the rows in their width.

    Attributes:
        beside: whether the tokens are beside the sentence, rather than below it.
        sentence: the width of the sentence.
        token: the width of a token.
        in_row: the number of tokens in a line.
        rows: the number of lines of tokens.
    """

    beside: bool
    sentence: float
    token: float
    in_row: int
    rows: int


class PlainSuits(HeightForWidthLayout):
    """The rows of the plain suits, all with the same layout.

    Attributes:
        rows: the rows shown.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.rows: list[SuitRow] = []

    def show_suits(self, suits: Sequence[PlainSuit]) -> None:
        """Show these suits."""
        take_away(self.rows)
        self.rows = [SuitRow(suit, self) for suit in suits]
        for row in self.rows:
            row.show()
        self._rearrange()

    def _layout_for(self, width: int) -> _RowLayout:
        look, room = self._look, width - 2 * RING
        letters = QFontMetricsF(look.font(look.small))
        sentence = max((letters.horizontalAdvance(row.suit.sentence) for row in self.rows), default=0.0)
        most = max([1, *(len(row.suit.tokens) for row in self.rows)])
        widest = 2.1 * look.medium
        least = QFontMetricsF(look.font(look.medium, bold=True)).horizontalAdvance("10") + 0.5 * look.small
        left = sign_width(look.medium) + sentence + look.medium
        if room - left >= most * (widest + _TOKEN_GAP):
            return _RowLayout(True, sentence, widest, most, 1)
        token = min(widest, max(least, room / most - _TOKEN_GAP))
        in_row = max(1, int((room + _TOKEN_GAP) // (token + _TOKEN_GAP)))
        return _RowLayout(False, room - sign_width(look.medium), token, min(most, in_row), -(-most // in_row))

    def _row_height(self, layout: _RowLayout) -> int:
        tokens = layout.rows * (token_height(self._look.text, self._look.medium) + _TOKEN_GAP) - _TOKEN_GAP
        return 2 * RING + tokens + (0 if layout.beside else self._sentence_height(layout))

    def _sentence_height(self, layout: _RowLayout) -> int:
        look = self._look
        font = look.font(look.small)
        lines = max((len(wrapped(row.suit.sentence, font, layout.sentence, 3).texts) for row in self.rows), default=1)
        return rounded_up(max(sign_size(look.medium), lines * look.line_height(look.small)) + 4)

    def _arrange(self) -> None:
        layout = self._layout_for(self.width())
        height = self._row_height(layout)
        for index, row in enumerate(self.rows):
            row.use_layout(layout, self._sentence_height(layout))
            row.setGeometry(0, index * height, self.width(), height)

    def heightForWidth(self, width: int) -> int:
        return len(self.rows) * self._row_height(self._layout_for(width))


class SuitRow(PaintedLabel):
    """A plain suit: its sign, its sentence and its ranks. One stop for Tab.

    Attributes:
        suit: the suit shown.
    """

    def __init__(self, suit: PlainSuit, parent: QWidget) -> None:
        super().__init__(parent)
        self.suit = suit
        self._row_layout = _RowLayout(True, 0, 0, 1, 1)
        self._sentence_height = 0
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # with a click it would scroll under the pointer
        self.setAccessibleName(suit.spoken)

    def use_layout(self, layout: _RowLayout, sentence_height: int) -> None:
        """Use this layout from now on."""
        self._row_layout, self._sentence_height = layout, sentence_height
        self.update()

    def _areas(self) -> tuple[QRectF, QRectF]:
        """Return the area of sign and sentence, and the area of the tokens."""
        area, layout = QRectF(self.rect()).adjusted(RING, RING, -RING, -RING), self._row_layout
        if layout.beside:
            left = sign_width(self._look.medium) + layout.sentence
            right = area.right() - layout.in_row * (layout.token + _TOKEN_GAP) + _TOKEN_GAP
            words = QRectF(area.left(), area.top(), left, area.height())
            begin = min(right, area.left() + left + 2 * self._look.medium)
            return words, QRectF(begin, area.top(), area.right() - begin, area.height())
        words = QRectF(area.left(), area.top(), area.width(), self._sentence_height)
        return words, area.adjusted(0, self._sentence_height, 0, 0)

    def _paint_words(self, painter: QPainter, area: QRectF) -> None:
        look, size = self._look, sign_size(self._look.medium)
        sign = QRectF(area.left(), area.center().y() - size / 2, size, size)
        paint_suit_sign(painter, self.suit.suit, sign, look)
        font = look.font(look.small)
        lines: Lines = wrapped(self.suit.sentence, font, self._row_layout.sentence + 1, 3)
        height = len(lines.texts) * look.line_height(look.small)
        words = QRectF(area.left() + sign_width(look.medium), area.center().y() - height / 2, area.width(), height)
        painter.setPen(look.colours.ink)
        paint_lines(painter, lines, font, words, Qt.AlignmentFlag.AlignLeft)

    def _paint_token(self, painter: QPainter, token: RankToken, area: QRectF) -> None:
        look = self._look
        fill, edge, width = look.colours.page, look.colours.line, 1.2
        if token.mine:
            fill, edge, width = look.colours.raised, look.colours.accentink, 3.0
        if token.ringed:
            fill, edge, width = look.colours.accent, look.colours.ink, 3.0
        pen = QPen(edge, width)
        dashed = token.seen and not token.ringed
        if dashed:
            pen.setDashPattern([3, 3])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush if dashed else fill)
        inset = width / 2
        painter.drawRoundedRect(area.adjusted(inset, inset, -inset, -inset), 5, 5)
        painter.setPen(look.colours.onaccent if token.ringed else look.suit_on(self.suit.suit, Ground.PAPER))
        painter.setFont(look.font(look.medium, bold=token.mine or token.ringed))
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, token.card.rank.value)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        bring_into_view(self)

    def paintEvent(self, _: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        words, tokens = self._areas()
        self._paint_words(painter, words)
        height, step = token_height(self._look.text, self._look.medium), self._row_layout.token + _TOKEN_GAP
        for index, token in enumerate(self.suit.tokens):
            row, column = divmod(index, self._row_layout.in_row)
            left, top = tokens.left() + column * step, tokens.top() + row * (height + _TOKEN_GAP)
            self._paint_token(painter, token, QRectF(left, top, self._row_layout.token, height))
        if is_ringed(self):
            paint_ring(painter, QRectF(self.rect()), self._look.radius, self._look.colours)
        painter.end()


def token_height(text: float, medium: int) -> int:
    """Return the height of the frame around a rank, which is closer around very large text."""
    return rounded_up((2.45 if text < 2 else 1.6) * medium)


def sign_size(medium: int) -> float:
    """Return the size of the suit sign in front of the sentence."""
    return 1.6 * medium


def sign_width(medium: int) -> float:
    """Return the width of the suit sign with the gap after it."""
    return 2.4 * medium
