"""The list of games to choose from, in groups under small headings, with the person's own rules."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import ClassVar, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QWidget

from twentyfive.engine.files.file_names import same_name
from twentyfive.engine.saves.rule_sets import MOST_RULES_NAME_LETTERS, RuleSet, rules_name_fault
from twentyfive.presentation.new_game_search import games_found
from twentyfive.ui.accessibility.announcer import Announcer
from twentyfive.ui.accessibility.shortcuts import press_by_delete_key, press_by_undo_key
from twentyfive.ui.theme.icons import Icon
from twentyfive.ui.widgets.base_button import RING
from twentyfive.ui.widgets.buttons import ChoiceButton, QuietButton
from twentyfive.ui.widgets.choice_rows import stop_at_checked
from twentyfive.ui.widgets.fields import TextField
from twentyfive.ui.widgets.height_for_width import take_away
from twentyfive.ui.widgets.name_form import NameForm, NameJudgement
from twentyfive.ui.widgets.panels import RichLabel, Role
from twentyfive.ui.widgets.rows import Column, EvenRow, WithButton
from twentyfive.wording.amounts import Unit, amount
from twentyfive.wording.grammar.texts import Text
from twentyfive.wording.names import for_the_ear, translate
from twentyfive.wording.records.rule_sets import DELETED, RENAME_TAKEN, own_differences, own_line
from twentyfive.wording.records.saved import name_fault_sentence
from twentyfive.wording.setup.games import GAME_GROUPS, GAME_NAMES, GROUP_TITLES, GameGroup, groups_in_order
from twentyfive.wording.setup.sources import known_line, marked_line

SEARCH: Final = Text("new game", "Search the games")


class GameRow(EvenRow):
    """The buttons of a group of games, as many side by side as are easy to read."""

    _narrowest: ClassVar[int] = 13
    """The least width of a button, in letters of the text."""

    def _columns(self, width: int) -> int:
        most = max(1, (width - 2 * RING + self._gap()) // (self._narrowest * self._look.medium + self._gap()))
        cards = max(1, len(self.buttons))
        return ceil(cards / ceil(cards / min(most, cards)))


class GameGroupColumn(Column):
    """A small heading with the games under it, a little apart from the group before.

    Attributes:
        games: the buttons of the games.
        known: a sentence on how much is known of the chosen game, hidden if there is nothing to say.
    """

    def __init__(self, title: str, row: GameRow, parent: QWidget) -> None:
        super().__init__(parent)
        self.games = row
        self.known = RichLabel("", role=Role.NOTE)
        self.known.hide()
        self.add(RichLabel(title, role=Role.NOTE), row, self.known)

    def tell(self, known: str) -> None:
        """Show this sentence under the games, nothing if it is empty."""
        self.known.set_text(known)
        self.known.setVisible(bool(known))

    def _fit(self) -> None:
        super()._fit()
        self.rows.setContentsMargins(0, self._look.gap // 2, 0, 0)


class GameList(Column):
    """The list of games and own rules; exactly one button in it is checked.

    Attributes:
        games: the button of each game offered, by its id.
        own: the button of each of the person's own rules, by name.
        search: the field for the name of a game, and `all_games`, the button that ends the search.
        found: the announcer of how many games are found.
        groups: the groups of games, each with a line on how much is known of the chosen game.
        rename, delete: the buttons that rename and delete the chosen own rules.
        form: the form for their new name.
        undo: the button that restores the rules deleted last.

    Signals:
        game_chosen(str): the person chose this game.
        own_chosen(RuleSet): the person chose these own rules.
        own_renamed(RuleSet, str): the person gave these own rules this name.
        own_deleted(RuleSet): the person deleted these own rules.
        undo_asked(): the person asks to restore the rules deleted last.
    """

    game_chosen = Signal(str)
    own_chosen = Signal(object)
    own_renamed = Signal(object, str)
    own_deleted = Signal(object)
    undo_asked = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._cards = QButtonGroup(self)
        self._rules: tuple[RuleSet, ...] = ()
        self._chosen: RuleSet | None = None
        self.games: dict[str, ChoiceButton] = {}
        self.own: dict[str, ChoiceButton] = {}
        self.groups: dict[GameGroup, GameGroupColumn] = {}
        self._make_search()
        for group in groups_in_order():
            self.groups[group] = self._add_group(GROUP_TITLES[group](), GAME_GROUPS[group])
        self._own_row = GameRow()
        self._own_group = GameGroupColumn(translate("new game", "My rules"), self._own_row, self)
        self.form = NameForm(translate("own rules", "Another name"), MOST_RULES_NAME_LETTERS, self)
        self.form.named.connect(self._rename)
        self.form.left.connect(lambda: self.rename.setFocus())
        self._tools = self._make_tools()
        self._strip = self._make_strip()
        self.add(self._own_group, self._tools, self.form, self._strip)
        self.show_own((), "")
        self.end_search()

    def end_search(self) -> None:
        """Show all games again."""
        self.search.clear()
        self._find("")

    @property
    def chosen(self) -> QWidget:
        """The button of the chosen game or own rules."""
        return next(card for card in self._cards.buttons() if card.isChecked())

    def show_chosen(self, preset: str, own: RuleSet | None) -> None:
        """Check the button of the own rules of this name, or of the game with this id."""
        self._chosen = next((rules for rules in self._rules if own is not None and rules.name == own.name), None)
        card = self.games[preset] if self._chosen is None else self.own[self._chosen.name]
        card.setChecked(True)
        for group, column in self.groups.items():
            column.tell(known_line(preset) if self._chosen is None and preset in GAME_GROUPS[group] else "")
        self._stop()
        self._tools.setVisible(self._chosen is not None and self.form.isHidden())
        if self._chosen is not None:
            for button, text in (
                (self.rename, translate("own rules", "Rename {name}")),
                (self.delete, translate("own rules", "Delete {name}")),
            ):
                button.setAccessibleName(text.format(name=self._chosen.name))

    def show_own(self, rules: Sequence[RuleSet], gone: str) -> None:
        """Show these own rules, and say that the rules called `gone` were just deleted, unless `gone` is empty."""
        if tuple(rules) != self._rules:
            self._rules = tuple(rules)
            self._fill_own()
        self.form.hide()
        self._own_group.setVisible(bool(rules or gone))
        self._gone.set_text(DELETED(name=gone))
        self._strip.setVisible(bool(gone))

    def _make_search(self) -> None:
        self.search = TextField()
        self.search.setPlaceholderText(SEARCH())
        self.search.setAccessibleName(SEARCH())
        self.search.textEdited.connect(self._search_for)
        self.all_games = QuietButton(translate("new game", "Show all games"))
        self.all_games.clicked.connect(self._leave_search)
        self._none = RichLabel(translate("new game", "No game has that name."), role=Role.NOTE)
        self.found = Announcer(self.search)
        self.add(WithButton(self.search, self.all_games, self), self._none)

    def _search_for(self, typed: str) -> None:
        number = self._find(typed)
        self.found.say(amount(Unit.GAME, str(number)) if number else self._none.plain)

    def _leave_search(self) -> None:
        self.end_search()
        self.search.setFocus()

    def _find(self, typed: str) -> int:
        """Show the games that are found alone, and return their number."""
        found = games_found(typed)
        for group, column in self.groups.items():
            left_out = [preset for preset in GAME_GROUPS[group] if preset not in found]
            column.games.leave_out(*(self.games[preset] for preset in left_out))
            column.setVisible(len(left_out) < len(GAME_GROUPS[group]))
        searching = bool(typed.strip())
        self._own_group.setVisible(not searching and bool(self._rules or self._gone.plain))
        self.all_games.setVisible(searching)
        self._none.setVisible(not found)
        self._stop()
        return len(found)

    def _stop(self) -> None:
        """Let Tab stop at the chosen game, or at the first that is found."""
        cards = self._cards.buttons()
        stop_at_checked(cards)
        shown = [card for card in cards if not card.isHidden()]
        if shown and not any(card.isChecked() for card in shown):
            shown[0].setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """End the search by Esc, and choose the first game that is found by Enter."""
        searching = self.search.hasFocus() and bool(self.search.text())
        if searching and event.key() == Qt.Key.Key_Escape:
            self.end_search()
        elif searching and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            for card in [card for card in self._cards.buttons() if not card.isHidden()][:1]:
                card.click()
                card.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            super().keyPressEvent(event)

    def _add_group(self, title: str, presets: Sequence[str]) -> GameGroupColumn:
        row = GameRow()
        for preset in presets:
            card = ChoiceButton(GAME_NAMES[preset](), note=marked_line(preset))
            card.setAccessibleDescription(for_the_ear(" ".join(filter(None, (card.note, known_line(preset))))))
            card.clicked.connect(lambda _=False, preset=preset: self.game_chosen.emit(preset))
            self._cards.addButton(card)
            self.games[preset] = card
            row.add(card)
        column = GameGroupColumn(title, row, self)
        self.add(column)
        return column

    def _fill_own(self) -> None:
        for card in self._own_row.buttons:
            self._cards.removeButton(card)
        take_away(self._own_row.buttons)
        self._own_row.buttons.clear()
        self.own = {}
        for rules in self._rules:
            card = ChoiceButton(rules.name, note=own_line(rules))
            card.setAccessibleDescription(" ".join((card.note, *own_differences(rules))))
            card.clicked.connect(lambda _=False, rules=rules: self.own_chosen.emit(rules))
            self._cards.addButton(card)
            self.own[rules.name] = card
            self._own_row.add(card)
            card.show()

    def _make_tools(self) -> QWidget:
        tools = EvenRow(self)
        self.rename = QuietButton(translate("own rules", "Rename"))
        self.delete = QuietButton(translate("own rules", "Delete"))
        self.rename.clicked.connect(self._ask_name)
        self.delete.clicked.connect(self._delete)
        press_by_delete_key(self.delete, self._own_row)
        tools.add(self.rename, self.delete)
        return tools

    def _make_strip(self) -> QWidget:
        self._gone = RichLabel("")
        self.undo = QuietButton(translate("own rules", "Undo"), icon=Icon.UNDO)
        self.undo.clicked.connect(self.undo_asked)
        press_by_undo_key(self.undo)
        return WithButton(self._gone, self.undo, self)

    def _ask_name(self) -> None:
        if self._chosen is not None:
            self._tools.hide()
            self.form.ask(self._chosen.name, self._judge)

    def _judge(self, name: str) -> NameJudgement:
        fault = rules_name_fault(name)
        if fault is not None:
            return NameJudgement(name_fault_sentence(fault, MOST_RULES_NAME_LETTERS))
        taken = [rules.name for rules in self._rules if same_name(rules.name, name) and rules != self._chosen]
        if taken:
            return NameJudgement(RENAME_TAKEN(name=taken[0]))
        return NameJudgement(step=translate("own rules", "Rename"))

    def _rename(self, name: str) -> None:
        if self._chosen is not None:
            self.own_renamed.emit(self._chosen, name)
            self.own[name].setFocus()

    def _delete(self) -> None:
        if self._chosen is not None:
            self.own_deleted.emit(self._chosen)
            self.undo.setFocus()
