"""The stack of the Practise page and the deal editor."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Signal

from twentyfive.ai import Level
from twentyfive.core import Rules, house_rules
from twentyfive.core.codes.deal_code import CodedDeal
from twentyfive.engine.files.disk_errors import system_words
from twentyfive.engine.practise.practise_game import game_of_deal
from twentyfive.engine.saves.rule_sets import RuleSet, RulesNames, rules_file
from twentyfive.engine.seating.players import Computer
from twentyfive.presentation.new_game import Choices, usual_choices
from twentyfive.presentation.new_game_text import default_setup, last_choices
from twentyfive.ui.pages.practise.deal_editor_page import DealEditor
from twentyfive.ui.pages.practise.practise_page import PractisePage
from twentyfive.ui.settings.store import SettingsStore
from twentyfive.ui.theme.look import Look
from twentyfive.ui.widgets.late_loading import LatePart
from twentyfive.ui.widgets.themed_stack import ThemedStack
from twentyfive.wording.records.rule_sets import OWN_UNREADABLE, own_put_aside
from twentyfive.wording.setup.tables import play_now


class PractisePages(ThemedStack):
    """The stack of the Practise page and the deal editor.

    Attributes:
        page: the Practise page.

    Signals:
        continue_asked(): the person asks to practise with the game under way.
        new_asked(): the person asks to practise with a new game.
        play_asked(KeptGame): the person asks to practise with this game.
        back_asked(): the person asks to go back from the Practise page.
        troubled(str): a sentence about a file that could not be read.
    """

    continue_asked = Signal()
    new_asked = Signal()
    play_asked = Signal(object)
    back_asked = Signal()
    troubled = Signal(str)

    def __init__(self, store: SettingsStore, own_rules: Path, names: RulesNames, look: Look) -> None:
        """Create the stack with only the Practise page in it.

        Args:
            store: the settings.
            own_rules: the file of rules saved under a name.
            names: finds the name of saved rules.
            look: the look of the pages.
        """
        super().__init__(look)
        self._store = store
        self._own_rules = own_rules
        self._names = names
        self.page = PractisePage(look)
        self.page.back_asked.connect(self.back_asked)
        self.page.continue_asked.connect(self.continue_asked)
        self.page.new_asked.connect(self.new_asked)
        self.page.set_up_asked.connect(self._set_up)
        self.page.play_asked.connect(self._play)
        self.add_page(self.page)
        self.setFocusProxy(self.page)

    @LatePart
    def editor(self) -> DealEditor:
        """The deal editor, made when it is first needed."""
        page = DealEditor(random.Random(), self._look)
        page.back_asked.connect(self._show_page)
        page.play_asked.connect(self._play_set_up)
        return self.add_page(page)

    def open(self, under_way: str) -> None:
        """Show the Practise page; `under_way` describes the game under way, empty if there is none."""
        setup = default_setup(self._store.settings)
        self.page.offer(under_way, play_now(setup, self._names.name(setup.rules)))
        self._show_page()

    def _show_page(self) -> None:
        self.setCurrentWidget(self.page)
        self.setFocusProxy(self.page)
        self.page.first_stop().setFocus()

    def _set_up(self) -> None:
        rules = default_setup(self._store.settings).rules
        self.editor.begin(_of_rules(self._choices(), rules), self._read_own())
        self.setCurrentWidget(self.editor)
        self.setFocusProxy(self.editor)
        self.editor.first_stop().setFocus()

    def _read_own(self) -> tuple[RuleSet, ...]:
        try:
            found = rules_file(self._own_rules).read()
        except OSError as error:
            self.troubled.emit(OWN_UNREADABLE(path=str(self._own_rules), reason=system_words(error)))
            return ()
        if found.kept is not None:
            self.troubled.emit(own_put_aside(found.damage, found.kept))
        return found.value.own

    def _play_set_up(self, coded: CodedDeal) -> None:
        sitters = default_setup(self._store.settings).sitters
        levels = [sitter.level for sitter in sitters if isinstance(sitter, Computer)]
        self._play(coded, 0, levels[0] if levels else Level.MEDIUM)

    def _play(self, coded: CodedDeal, seat: int, level: Level) -> None:
        self.play_asked.emit(game_of_deal(coded, self._choices().names, seat, level))

    def _choices(self) -> Choices:
        """The usual players, with the person's current name, which can change at any time."""
        settings = self._store.settings
        return usual_choices(last_choices(settings.new_game, settings.name).names[0])


def _of_rules(choices: Choices, rules: Rules) -> Choices:
    """The same players at a table with these rules."""
    changes = {rules.preset: house_rules(rules)}
    return replace(choices, preset=rules.preset, players=rules.players, sides=rules.sides, changes=changes)
