"""The pages of practising in a stack of their own: what to practise with, and the deal editor."""

from __future__ import annotations

import random
from functools import cached_property

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from twentyfive.ai import Level
from twentyfive.core.deal_code import CodedDeal
from twentyfive.engine.practise_deals import deal_record
from twentyfive.engine.sitters import TableSetup
from twentyfive.ui.deal_editor_page import DealEditor
from twentyfive.ui.look import Look
from twentyfive.ui.practise_page import PractisePage
from twentyfive.ui.table_choices import usual_choices
from twentyfive.ui.wording.games import setup_words


class Practising(QStackedWidget):
    """The page of practising, and what it leads to.

    Attributes:
        page: what to practise with.

    Signals:
        continue_asked(), new_asked(): practise with the game under way, or with a new one.
        play_asked(Record): practise with this game.
        back_asked(): back to where the person came from.
    """

    continue_asked = Signal()
    new_asked = Signal()
    play_asked = Signal(object)
    back_asked = Signal()

    def __init__(self, person: str, look: Look, parent: QWidget | None = None) -> None:
        """`person` is the name of who sits at the screen, empty for the usual one."""
        super().__init__(parent)
        self._look = look
        self._names = usual_choices(person).names
        self._setup = usual_choices(person).table()
        self.page = PractisePage(self._names, look)
        self.page.back_asked.connect(self.back_asked)
        self.page.continue_asked.connect(self.continue_asked)
        self.page.new_asked.connect(self.new_asked)
        self.page.set_up_asked.connect(self._set_up)
        self.page.play_asked.connect(self.play_asked)
        self.addWidget(self.page)
        self.setFocusProxy(self.page)

    @cached_property
    def editor(self) -> DealEditor:
        """The deal editor."""
        page = DealEditor(random.Random(), self._look)
        page.back_asked.connect(self._show_page)
        page.play_asked.connect(self._play)
        self.addWidget(page)
        return page

    def open(self, setup: TableSetup, under_way: str) -> None:
        """Show the page; a new game would be that of `setup`, and `under_way` says which waits, empty for none."""
        self._setup = setup
        self.page.offer(under_way, setup_words(setup))
        self._show_page()

    def set_look(self, look: Look) -> None:
        self._look = look
        self.page.set_look(look)
        if "editor" in vars(self):
            self.editor.set_look(look)

    def _show_page(self) -> None:
        self.setCurrentWidget(self.page)
        self.setFocusProxy(self.page)
        self.page.first_stop().setFocus()

    def _set_up(self) -> None:
        self.editor.begin(self._setup.rules, self._names)
        self.setCurrentWidget(self.editor)
        self.setFocusProxy(self.editor)
        self.editor.first_stop().setFocus()

    def _play(self, coded: CodedDeal) -> None:
        levels = [sitter.level for sitter in self._setup.sitters if sitter.level is not None]
        self.play_asked.emit(deal_record(coded, self._names, 0, levels[0] if levels else Level.MEDIUM))
