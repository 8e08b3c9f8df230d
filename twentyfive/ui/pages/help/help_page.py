"""The Help page: the game in short, and the keys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Self

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from twentyfive.presentation.measures import TABLE_COLUMN
from twentyfive.ui.accessibility.key_words import KeyLine, key_spoken, key_subjects
from twentyfive.ui.page_tools import PageTools
from twentyfive.ui.theme.text_layout import Lines, line_height, longest_word, natural_width, paint_lines, wrapped
from twentyfive.ui.widgets.base_button import RING
from twentyfive.ui.widgets.buttons import BarButton
from twentyfive.ui.widgets.height_for_width import HeightForWidth
from twentyfive.ui.widgets.panels import RichLabel, Role
from twentyfive.ui.widgets.question_page import QuestionPage
from twentyfive.ui.widgets.rows import Column
from twentyfive.ui.widgets.text_sheet import TextSection
from twentyfive.wording.names import translate
from twentyfive.wording.rules.how_to_play import HOW_TO_PLAY

_MOST_LINES: Final = 9
_LEFT: Final = Qt.AlignmentFlag.AlignLeft


class HelpPage(QuestionPage):
    """The Help page: the game in short on the left, the keys on the right.

    Attributes:
        paragraphs: the sections about the game, from the top.
        keys: the sections of keys, one for each subject, from the top.
        fault: the button that leads to the report of a fault.
        about: the button that leads to the About page.
    """

    widest = TABLE_COLUMN

    def __init__(self) -> None:
        super().__init__(translate("help", "Help"))
        self.about = BarButton(translate("help", "About"))
        self.about.setAccessibleDescription(translate("help", "The program, its version, and the licences"))
        self.fault = BarButton(translate("help", "Report a fault…"))
        for button in (self.fault, self.about):
            self.header.add(button)
        self.paragraphs = tuple(TextSection(part.title(), RichLabel(part.text()), part.text()) for part in HOW_TO_PLAY)
        subjects = key_subjects()
        every = [line for part in subjects for line in part.lines]
        self.keys = tuple(
            TextSection(part.title, KeyTable(part.lines, every), " ".join(_spoken(part.lines))) for part in subjects
        )
        left = self._column(translate("help", "How Twenty-Five is played"), self.paragraphs)
        right = self._column(translate("help", "Keys"), self.keys)
        self.set_columns(((left, 1), (right, 1)))

    @classmethod
    def of(cls, tools: PageTools) -> Self:
        """Make the page for the window."""
        page = cls()
        page.fault.clicked.connect(lambda: tools.router.open("fault"))
        page.about.clicked.connect(lambda: tools.router.open("about"))
        page.back_asked.connect(tools.router.back)
        return page

    def first_stop(self) -> QWidget:
        return self.paragraphs[0]

    def _column(self, title: str, sections: Sequence[TextSection]) -> Column:
        column = Column()
        column.add(RichLabel(title, role=Role.HEADING), *sections)
        column.rows.addStretch(1)
        return column


class KeyTable(HeightForWidth):
    """A table with keys on the left, as they look on a keyboard, and what they do on the right, or else below.

    All tables of a page have the same width for the keys, so that their right halves are in line.
    """

    def __init__(self, lines: Sequence[KeyLine], page_lines: Sequence[KeyLine]) -> None:
        """Show `lines`; `page_lines` are the lines of all tables on the page."""
        super().__init__()
        self._lines, self._page_lines = tuple(lines), tuple(page_lines)
        self._measured: tuple[float, float] | None = None  # the widths of keys and of the longest word on the page

    def restyle(self) -> None:
        self._measured = None
        super().restyle()

    def _cap_height(self) -> int:
        return round(1.5 * self._look.small)

    def _cap_widths(self, line: KeyLine) -> list[float]:
        font = self._look.font(self._look.small, bold=True)
        return [max(natural_width(key, font) + 0.9 * self._look.small, 1.7 * self._look.small) for key in line.keys]

    def _caps_width(self, line: KeyLine) -> float:
        widths = self._cap_widths(line)
        return sum(widths) + 4 * (len(widths) - 1)

    def _keys_width(self) -> float:
        return self._page_widths()[0]

    def _page_widths(self) -> tuple[float, float]:
        """The widths of the column of keys and of the longest word, in all tables of the page."""
        if self._measured is None:
            font = self._look.font(self._look.medium)
            keys = max((self._caps_width(line) for line in self._page_lines), default=0.0)
            words = max((longest_word(line.does, font) for line in self._page_lines), default=0.0)
            self._measured = keys + 1.2 * self._look.small, words
        return self._measured

    def _beside(self, width: int) -> float:
        """The distance of the words from the left; where they have no room beside the keys, they are below them."""
        keys, words = self._page_widths()
        return keys if keys + words <= width - 2 * RING else 0.0

    def _wrapped(self, width: int) -> list[Lines]:
        """The wrapped texts, one for each line of keys."""
        font, room = self._look.font(self._look.medium), width - 2 * RING - self._beside(width)
        return [wrapped(line.does, font, room, _MOST_LINES) for line in self._lines]

    def _words_top(self, width: int) -> float:
        return 0.0 if self._beside(width) else self._cap_height() + self._look.gap / 2

    def _row_height(self, does: Lines, width: int) -> float:
        words = len(does.texts) * line_height(self._look.font(self._look.medium))
        return max(self._words_top(width) + words, self._cap_height()) + self._look.gap

    def _paint_caps(self, painter: QPainter, line: KeyLine, left: float, top: float) -> None:
        colours, font = self._look.colours, self._look.font(self._look.small, bold=True)
        for key, width in zip(line.keys, self._cap_widths(line), strict=True):
            cap = QRectF(left, top, width, self._cap_height())
            if key != "…":
                painter.setPen(QPen(colours.line, 1.2))
                painter.setBrush(colours.raised)
                painter.drawRoundedRect(cap.adjusted(0.6, 0.6, -0.6, -0.6), 5, 5)
            painter.setPen(colours.ink)
            words = QRectF(cap.topLeft() + QPointF(0, (cap.height() - line_height(font)) / 2), cap.size())
            paint_lines(painter, Lines((key,), whole=True), font, words, Qt.AlignmentFlag.AlignHCenter)
            left += width + 4

    def sizeHint(self) -> QSize:
        font = self._look.font(self._look.medium)
        words = max((natural_width(line.does, font) for line in self._lines), default=0.0)
        width = round(self._keys_width() + words) + 2 * RING + 2
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        font = self._look.font(self._look.medium)
        words = max((longest_word(line.does, font) for line in self._lines), default=0.0)
        return QSize(round(max(self._keys_width(), words)) + 2 * RING + 2, self._cap_height())

    def heightForWidth(self, width: int) -> int:
        return round(sum(self._row_height(does, width) for does in self._wrapped(width))) + 2

    def paintEvent(self, _: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = self._look.font(self._look.medium)
        top, beside, below = self._look.gap / 2, RING + self._beside(self.width()), self._words_top(self.width())
        for line, does in zip(self._lines, self._wrapped(self.width()), strict=True):
            caps = top if below else top + (line_height(font) - self._cap_height()) / 2
            self._paint_caps(painter, line, RING, caps)
            painter.setPen(self._look.colours.ink)
            row = self._row_height(does, self.width())
            paint_lines(painter, does, font, QRectF(beside, top + below, self.width() - beside - RING, row), _LEFT)
            top += row
        painter.end()


def _spoken(lines: Sequence[KeyLine]) -> list[str]:
    return [spoken if (spoken := key_spoken(line)).endswith("?") else f"{spoken}." for line in lines]
