"""The Rules page: the rules of the current game, made from its options, and the order of the cards for its trumps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Self

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from twentyfive.core import Rules
from twentyfive.core.ranking import Ranking
from twentyfive.presentation.measures import TABLE_COLUMN
from twentyfive.presentation.table.card_notes import CardNote
from twentyfive.ui.cards.faces import FaceStore
from twentyfive.ui.cards.plain_suits import PlainSuits, plain_suits
from twentyfive.ui.cards.trump_row import TrumpRow
from twentyfive.ui.page_tools import PageTools
from twentyfive.ui.widgets.base_button import RING
from twentyfive.ui.widgets.buttons import BarButton
from twentyfive.ui.widgets.height_for_width import empty
from twentyfive.ui.widgets.panels import RichLabel, Role
from twentyfive.ui.widgets.question_page import QuestionPage, whole_of
from twentyfive.ui.widgets.rows import Column, Sheet
from twentyfive.ui.widgets.text_sheet import TextSheet
from twentyfive.wording.names import PRINT_OR_PDF, card_name, listed, signs, suit_in_sentence, translate
from twentyfive.wording.options.order import order_spoken
from twentyfive.wording.options.sections import Subject
from twentyfive.wording.rules.rules_text import difference_sentences, rules_sections
from twentyfive.wording.setup.games import GAME_NAMES, game_played
from twentyfive.wording.table.answers import privilege_line

_FIRST_COLUMN: Final = frozenset(
    {Subject.GOAL, Subject.DEAL, Subject.BIDDING, Subject.NAMING, Subject.RANKING, Subject.ROBBING}
)
_LINES_A_STEP: Final = 3


class RulesPage(QuestionPage):
    """The Rules page: everything before the play on the left; the order of the cards, play and score on the right.

    Up and Down scroll through the section that has the focus, and then move to the next.

    Attributes:
        sections: the sheets that can have the focus, in reading order; the order of the cards has its own stops.
        order: the order of the cards for the current trumps; None while no trumps are known.
        paper: the button that leads to the rules on paper.

    Signals:
        paper_asked(Rules, str, tuple): the person asks for these rules on paper, with the name under which they are
            saved, and the names of the players.
    """

    paper_asked = Signal(object, str, object)
    widest = TABLE_COLUMN

    def __init__(self, faces: FaceStore) -> None:
        super().__init__(translate("rules page", "Rules of this game"))
        self._faces = faces
        self._left = Column()
        self._right = Column()
        self.sections: tuple[RulesSection, ...] = ()
        self.order: OrderSheet | None = None
        self._shown: tuple[Rules, str, tuple[str, ...]] | None = None
        self.paper = BarButton(PRINT_OR_PDF())
        self.paper.clicked.connect(self._ask_paper)
        self.header.add(self.paper)
        self.set_columns(((self._left, 1), (self._right, 1)))

    @classmethod
    def of(cls, tools: PageTools) -> Self:
        """Make the page for the window."""
        page = cls(tools.faces)
        page.paper_asked.connect(lambda *rules: tools.router.open("paper", *rules))
        page.back_asked.connect(tools.router.back)
        return page

    def open(self, rules: Rules, order: Ranking | None, own: str = "", names: tuple[str, ...] = ()) -> None:
        """Show these rules from the top.

        Args:
            rules: the rules.
            order: the order of the cards, or None while no trumps are known.
            own: the name under which the rules are saved; empty if they are not saved.
            names: the names of the players by seat; empty if nobody plays.
        """
        preset = rules.preset
        self._shown = (rules, own, names)
        self.header.aside.set_text(game_played(rules, own))
        self.order = None if order is None else OrderSheet(order, self._faces)
        sheets = [(part, self._sheet(part.title, part.paragraphs)) for part in rules_sections(rules, preset)]
        first = [sheet for part, sheet in sheets if part.subject in _FIRST_COLUMN]
        second = [sheet for part, sheet in sheets if part.subject not in _FIRST_COLUMN]
        first = [*self._differences(rules, preset), *first]
        self.sections = (*first, *second)
        _fill(self._left, first)
        _fill(self._right, [*filter(None, (self.order,)), *second])
        self.scrolled = 0
        if self.isVisible():
            self.first_stop().setFocus()

    def first_stop(self) -> QWidget:
        """The first section of the rules; Back while no rules are shown."""
        return self.sections[0] if self.sections else self.header.back

    def _ask_paper(self) -> None:
        if self._shown is not None:
            self.paper_asked.emit(*self._shown)

    def _differences(self, rules: Rules, preset: str) -> list[RulesSection]:
        sentences = difference_sentences(rules)
        title = translate("rules page", "What differs from {game}").format(game=GAME_NAMES[preset]())
        return [self._sheet(title, sentences)] if sentences else []

    def _sheet(self, title: str, paragraphs: Sequence[str]) -> RulesSection:
        return RulesSection(title, paragraphs)

    def _show_focus(self, now: QWidget | None) -> None:
        """Show the beginning, not the middle, of a section that is higher than the window."""
        super()._show_focus(now)
        body = self._scroll.widget()
        if body is None or now is None or not body.isAncestorOf(now):
            return
        whole = whole_of(now)
        if whole.height() > self._scroll.viewport().height():
            top = whole.mapTo(body, QPoint()).y()
            self.scrolled = top - RING

    def _scroll_focused(self, step: int) -> bool:
        """Scroll the section that has the focus up (-1) or down (1). Return False if it has nothing hidden there."""
        focused, view = self.focusWidget(), self._scroll.viewport()
        if focused is None or not view.isAncestorOf(focused):
            return False
        whole = whole_of(focused)
        top = whole.mapTo(view, QPoint()).y()
        hidden = top + whole.height() - view.height() if step > 0 else -top
        if hidden <= RING:
            return False
        lines = _LINES_A_STEP * self._look.line_height(self._look.medium)
        self.scrolled += step * min(hidden + RING, lines)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Down if self._scroll_focused(1):
                return
            case Qt.Key.Key_Up if self._scroll_focused(-1):
                return
            case Qt.Key.Key_Home:
                self.scrolled = 0
            case Qt.Key.Key_End:
                self.scrolled = self._scroll.verticalScrollBar().maximum()
            case _:
                super().keyPressEvent(event)


class RulesSection(TextSheet):
    """A part of the rules: its title and its paragraphs, read out as a whole.

    Attributes:
        paragraphs: its text.
    """

    def __init__(self, title: str, paragraphs: Sequence[str]) -> None:
        super().__init__(title, " ".join(paragraphs))
        self.paragraphs = tuple(paragraphs)
        self.add(self.title, *(RichLabel(text) for text in paragraphs))

    def _fit(self) -> None:
        super()._fit()
        self.rows.setSpacing(self._look.gap)


class OrderSheet(Sheet):
    """All trumps as cards, the plain suits as ranks, and the trumps that may be held back. Its rows can have the focus.

    Attributes:
        trumps: the trumps, best first.
        suits: the plain suits.
        privilege: the sentence that says which trumps may be held back.
    """

    def __init__(self, order: Ranking, faces: FaceStore) -> None:
        super().__init__()
        text = translate("rules page", "Now {suit} are trumps")
        heading = RichLabel(text.format(suit=suit_in_sentence(order.trump)), role=Role.STRONG)
        privileged = [card for card in order.trumps if card in order.privileged]
        self.trumps = OrderedTrumps(faces, self)
        self.suits = PlainSuits(self)
        self.privilege = RichLabel(privilege_line(signs(privileged)))
        self.trumps.show_order(order)
        self.trumps.setAccessibleDescription(privilege_line(listed([card_name(card) for card in privileged])))
        self.suits.show_suits(plain_suits(order, (), ()))
        self.add(heading, self.trumps, self.suits, self.privilege)

    def _fit(self) -> None:
        super()._fit()
        self.rows.setSpacing(self._look.gap // 2)


class OrderedTrumps(TrumpRow):
    """All trumps as cards, without a mark of their holders."""

    def show_order(self, order: Ranking) -> None:
        """Show the trumps in this order."""
        self.replace_cards([self._small_card(CardNote(), card) for card in order.trumps])
        self.setAccessibleName(order_spoken(order))


def _fill(column: Column, widgets: Sequence[QWidget]) -> None:
    """Replace the contents of the column with these widgets."""
    empty(column.rows)
    column.add(*widgets)
    column.rows.addStretch(1)
