"""The stack of the New game page, the gallery and the rules editor, with the file of the person's own rules."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Self

from PySide6.QtCore import Signal

from twentyfive.engine.files.disk_errors import system_words
from twentyfive.engine.files.guarded_file import FileContent
from twentyfive.engine.saves.rule_sets import RuleSet, SavedRuleSets, merged_rule_sets, rules_file, with_lost_sets
from twentyfive.engine.seating.players import TableSetup
from twentyfive.presentation.new_game import Choices
from twentyfive.presentation.settings import Settings
from twentyfive.ui.page_tools import PageTools
from twentyfive.ui.pages.new_game.new_game_page import NewGamePage
from twentyfive.ui.widgets.buttons import BarButton
from twentyfive.ui.widgets.late_loading import LatePart
from twentyfive.ui.widgets.themed_stack import ThemedStack
from twentyfive.wording.names import PRINT_OR_PDF
from twentyfive.wording.options.problems import problem_sentence, problems_sentence
from twentyfive.wording.records.rule_sets import OWN_NOT_WRITTEN, OWN_UNREADABLE, own_damage, own_put_aside

if TYPE_CHECKING:
    from twentyfive.ui.pages.new_game.gallery import Gallery
    from twentyfive.ui.pages.new_game.rules_editor import RulesEditor


class NewGamePages(ThemedStack):
    """The stack of the New game page and the rules editor.

    Attributes:
        page: the New game page.
        paper: the button that leads to the chosen rules on paper.

    Signals:
        troubled(str): a sentence about a file that could not be read or written, or about rules that make no sense.
        paper_asked(Rules, str, tuple): the person asks for these rules on paper, with the name under which they are
            saved, and the names of the players.
    """

    troubled = Signal(str)
    paper_asked = Signal(object, str, object)

    def __init__(self, rules: Path) -> None:
        """Create the stack with only the New game page in it; `rules` is the file of the person's own rules."""
        super().__init__()
        self._file = rules_file(rules)
        self._in_file = SavedRuleSets()
        self.page = NewGamePage()
        self.page.rules.all_rules.clicked.connect(self._show_editor)
        self.page.characters_asked.connect(self._show_gallery)
        self.page.own_changed.connect(self._keep)
        self.paper = BarButton(PRINT_OR_PDF())
        self.paper.clicked.connect(self._ask_paper)
        self.page.header.add(self.paper)
        self.add_page(self.page)

    @classmethod
    def of(cls, tools: PageTools) -> Self:
        """Make the pages for the window."""
        pages, store = cls(tools.own_rules), tools.store
        pages.troubled.connect(tools.say)
        pages.take_up(store.settings.new_game)
        pages.offer_programs(store.settings)
        store.changed.connect(pages.offer_programs)  # a lambda would outlive a change of language
        pages.page.start_asked.connect(lambda setup: pages.begin(setup, tools))
        pages.paper_asked.connect(lambda *rules: tools.router.open("paper", *rules))
        pages.page.back_asked.connect(tools.router.back)
        return pages

    @LatePart
    def editor(self) -> RulesEditor:
        """The rules editor, made when it is first needed."""
        from twentyfive.ui.pages.new_game.rules_editor import RulesEditor

        editor = RulesEditor(self.page.chosen)
        editor.changed.connect(lambda option, value: self._change(editor, option, value))
        editor.taken.connect(self.page.take)
        editor.taken.connect(lambda _: editor.show_choices(self.page.chosen))
        editor.usual_asked.connect(self.page.back_to_usual)
        editor.usual_asked.connect(lambda: editor.show_choices(self.page.chosen))
        editor.back_asked.connect(self._show_page)
        return self.add_page(editor)

    @LatePart
    def gallery(self) -> Gallery:
        """The gallery of characters, made when it is first needed."""
        from twentyfive.ui.pages.new_game.gallery import Gallery

        gallery = Gallery()
        gallery.chosen.connect(self.page.give_character)
        gallery.back_asked.connect(self._leave_gallery)
        return self.add_page(gallery)

    def offer_programs(self, settings: Settings) -> None:
        """Offer the programs of these settings as players."""
        self.page.offer_programs(settings.programs.names)

    def begin(self, setup: TableSetup, tools: PageTools) -> None:
        """Begin this game, and keep the choices for the next."""
        tools.store.change(new_game=self.choices())
        self.page.remember(self.choices())
        tools.games.play_new(setup)

    def arrive(self) -> None:
        """Show the page at its beginning."""
        self.page.begin()

    def take_up(self, text: str) -> None:
        """Read the person's own rules, and restore the choices from a text of `choices`."""
        try:
            saved = self._read().value
        except OSError as error:
            self.troubled.emit(OWN_UNREADABLE(path=str(self._file.path), reason=system_words(error)))
        else:
            for damage in saved.damages:
                self.troubled.emit(own_damage(damage, str(self._file.path)))
            self._in_file = saved
            self.page.set_own_rules(saved.own)
        self.page.remember(text)
        self.page.restore(text)

    @property
    def chosen(self) -> Choices:
        """The current choices."""
        return self.page.chosen

    def restore(self, text: str) -> None:
        """Restore the choices from a text of `choices`; the usual choices if it is empty or damaged."""
        self.page.restore(text)

    def choices(self) -> str:
        """The current choices as text for `restore`."""
        return self.page.choices()

    def _ask_paper(self) -> None:
        """Ask for the chosen rules on paper, or say why they cannot be told."""
        chosen = self.page.chosen
        if chosen.problems:
            self.troubled.emit(problems_sentence([problem_sentence(problem) for problem in chosen.problems]))
            return
        own = "" if chosen.own is None else chosen.own.name
        self.paper_asked.emit(chosen.rules, own, chosen.table_names[: chosen.players])

    def _show_editor(self) -> None:
        self.editor.open_on(self.page.chosen)
        self.setCurrentWidget(self.editor)
        self.editor.first_stop().setFocus()

    def _show_gallery(self, seat: int) -> None:
        self.gallery.open_on(self.page.chosen, seat)
        self.setCurrentWidget(self.gallery)
        self.gallery.first_stop().setFocus()

    def _leave_gallery(self) -> None:
        self.setCurrentWidget(self.page)
        self.page.editor.character.setFocus()

    def _show_page(self) -> None:
        self.setCurrentWidget(self.page)
        self.page.folds.reveal(self.page.rules)
        self.page.rules.all_rules.setFocus()

    def _change(self, editor: RulesEditor, option: str, value: object) -> None:
        self.page.change(option, value)
        editor.show_choices(self.page.chosen)

    def _keep(self, own: tuple[RuleSet, ...]) -> None:
        """Write the own rules, merged with what another window wrote meanwhile; all of them if the file is gone."""
        try:
            there = with_lost_sets(self._in_file, self._read())
            saved = SavedRuleSets(merged_rule_sets(self._in_file.own, own, there.own), there.comments)
            self._file.write(saved)
        except OSError as error:
            self.troubled.emit(OWN_NOT_WRITTEN(path=str(self._file.path), reason=system_words(error)))
            return
        self._in_file = saved
        if saved.own != own:
            self.page.set_own_rules(saved.own)

    def _read(self) -> FileContent[SavedRuleSets]:
        """Read the file, and report a file that was put aside because all of it is damaged.

        Raises:
            OSError: the file cannot be read.
        """
        found = self._file.read()
        if found.kept is not None:
            self.troubled.emit(own_put_aside(found.damage, found.kept))
        return found
