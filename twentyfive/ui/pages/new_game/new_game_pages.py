"""Choosing a game: the New game page, the page of all its rules, and the file of the person's own rules."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from twentyfive.engine.files.disk_errors import system_words
from twentyfive.engine.files.guarded_file import Found
from twentyfive.engine.saves.rule_sets import RuleSet, Shelf, merged, rules_file, still_kept
from twentyfive.ui.pages.new_game.new_game_page import NewGamePage
from twentyfive.ui.setup.new_game import Choices
from twentyfive.ui.theme.look import Look
from twentyfive.ui.widgets.late_loading import LatePart
from twentyfive.ui.widgets.themed_stack import ThemedStack
from twentyfive.wording.records.rule_sets import own_damage, own_not_written, own_put_aside, own_unreadable

if TYPE_CHECKING:
    from twentyfive.ui.pages.new_game.rules_editor import RulesEditor


class NewGamePages(ThemedStack):
    """The two pages in a stack of their own.

    Attributes:
        page: the New game page.

    Signals:
        start_asked(TableSetup): the person wants to play this.
        back_asked(): the person wants to go back to where they came from.
        troubled(str): a sentence about what went wrong with the file.
    """

    start_asked = Signal(object)
    back_asked = Signal()
    troubled = Signal(str)

    def __init__(self, look: Look, rules: Path) -> None:
        """`rules` is the file of the person's own rules."""
        super().__init__(look)
        self._kept = rules_file(rules)
        self._in_file = Shelf()
        self.page = NewGamePage(look)
        self.page.start_asked.connect(self.start_asked)
        self.page.back_asked.connect(self.back_asked)
        self.page.all_rules_asked.connect(self._show_editor)
        self.page.own_changed.connect(self._keep)
        self.added(self.page)

    @LatePart
    def editor(self) -> RulesEditor:
        """The page of all the rules."""
        from twentyfive.ui.pages.new_game.rules_editor import RulesEditor

        editor = RulesEditor(self.page.chosen, self._look)
        editor.changed.connect(lambda option, value: self._change(editor, option, value))
        editor.taken.connect(self.page.take)
        editor.taken.connect(lambda _: editor.show_choices(self.page.chosen))
        editor.usual_asked.connect(self.page.back_to_usual)
        editor.usual_asked.connect(lambda: editor.show_choices(self.page.chosen))
        editor.back_asked.connect(self._show_page)
        return self.added(editor)

    def open(self, text: str) -> None:
        """Read the person's own rules, and choose what was chosen when `choices` gave this text."""
        try:
            shelf = self._read().value
        except OSError as error:
            self.troubled.emit(own_unreadable(str(self._kept.path), system_words(error)))
        else:
            for damage in shelf.damages:
                self.troubled.emit(own_damage(damage, str(self._kept.path)))
            self._in_file = shelf
            self.page.set_own_rules(shelf.own)
        self.page.restore(text)

    @property
    def chosen(self) -> Choices:
        """What is chosen."""
        return self.page.chosen

    def restore(self, text: str) -> None:
        """Choose what was chosen when `choices` gave this text; the usual where it is empty or damaged."""
        self.page.restore(text)

    def choices(self) -> str:
        """What is chosen, as text."""
        return self.page.choices()

    def _show_editor(self) -> None:
        self.editor.open_on(self.page.chosen)
        self.setCurrentWidget(self.editor)
        self.editor.first_stop().setFocus()

    def _show_page(self) -> None:
        self.setCurrentWidget(self.page)
        self.page.rules.all_rules.setFocus()

    def _change(self, editor: RulesEditor, option: str, value: object) -> None:
        self.page.change(option, value)
        editor.show_choices(self.page.chosen)

    def _keep(self, own: tuple[RuleSet, ...]) -> None:
        """Write the own rules, with those that another window has written meanwhile; all, where the file is gone."""
        try:
            there = still_kept(self._in_file, self._read())
            shelf = Shelf(merged(self._in_file.own, own, there.own), there.comments)
            self._kept.write(shelf)
        except OSError as error:
            self.troubled.emit(own_not_written(str(self._kept.path), system_words(error)))
            return
        self._in_file = shelf
        if shelf.own != own:
            self.page.set_own_rules(shelf.own)

    def _read(self) -> Found[Shelf]:
        """What is in the file; one that is damaged as a whole is told. Raises OSError if it cannot be read."""
        found = self._kept.read()
        if found.kept is not None:
            self.troubled.emit(own_put_aside(found.damage, found.kept))
        return found
