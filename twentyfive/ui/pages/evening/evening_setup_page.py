"""The page on which an evening is set up, or one of those so far is opened."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final, Self

from PySide6.QtWidgets import QWidget

from twentyfive.ai import Level
from twentyfive.core import PRESETS
from twentyfive.presentation.evening_draft import EveningDraft, fitted, with_game
from twentyfive.presentation.measures import PAGE_COLUMN
from twentyfive.ui.page_tools import PageTools
from twentyfive.ui.pages.evening.evening_room import EveningRoom
from twentyfive.ui.theme.icons import Icon
from twentyfive.ui.widgets.buttons import ChoiceButton, SecondButton
from twentyfive.ui.widgets.choice_rows import ChoiceRow
from twentyfive.ui.widgets.drop_down import DropDown
from twentyfive.ui.widgets.fields import TextField
from twentyfive.ui.widgets.height_for_width import take_away
from twentyfive.ui.widgets.page_footer import PageFooter
from twentyfive.ui.widgets.panels import RichLabel, Role
from twentyfive.ui.widgets.question_page import QuestionPage
from twentyfive.ui.widgets.rows import Column, EvenRow, Sheet
from twentyfive.ui.widgets.status_label import FaultLabel
from twentyfive.wording.choice import Answer
from twentyfive.wording.names import separated, translate
from twentyfive.wording.records import evening as words
from twentyfive.wording.setup.games import GAME_NAMES, LEVEL_NAMES

_LONGEST: Final = 300
MOST_KEPT: Final = 6
"""The most evenings offered as buttons; any older one is opened as a file."""


class EveningSetupPage(QuestionPage):
    """The page on which an evening is set up.

    Attributes:
        name, names: the fields for the name of the evening and for those of the persons.
        chips: the buttons that add a known name.
        alone: the choice between persons and pairs.
        game, table, form, deals, level: the other questions.
        footer: the game, and the button that begins the evening; it stays in view, however long the page is.
        begin: that button.
        kept: the buttons of the evenings so far.
        open_file: the button that opens the file of an evening, or merges it.
    """

    widest = PAGE_COLUMN

    def __init__(self, room: EveningRoom) -> None:
        super().__init__(words.PAGE_TITLE())
        self._room = room
        self.draft = draft = room.draft()
        self.name, self.names = TextField(), TextField()
        self.chips, self.kept = EvenRow(), Column()
        self.alone = ChoiceRow(
            [
                (False, ChoiceButton(translate("evening", "Everybody for themselves"))),
                (True, ChoiceButton(translate("evening", "In pairs"))),
            ],
        )
        self.alone.setAccessibleName(translate("evening", "Who is playing?"))
        self.game = DropDown(translate("evening", "Game"))
        self.table = DropDown(translate("evening", "Table"))
        self.form = DropDown(translate("evening", "Opponents"))
        self.deals = DropDown(translate("evening", "Deals"))
        self.level = DropDown(translate("evening", "The computer players"))
        self.footer = PageFooter(translate("evening", "Begin the evening"), Icon.PLAY)
        self.begin = self.footer.start
        self.open_file = SecondButton(translate("evening", "Open or merge a file…"))
        self._kept_buttons: list[SecondButton] = []
        self._duration = RichLabel("", role=Role.NOTE)
        self._known: tuple[str, ...] = ()
        self._offered: list[str] = []
        self.set_columns(((self._make_game(), 1), (self._make_persons(), 1)))
        self.set_footer(self.footer)
        self._connect()
        self.show_draft(draft)

    @classmethod
    def of(cls, tools: PageTools) -> Self:
        """Make the page for the window."""
        page = cls(tools.shared(EveningRoom.of))
        page.back_asked.connect(tools.router.back)
        return page

    def open(self, fault: str = "") -> None:
        """Offer the names that are known, and the evenings so far; say what could not be done."""
        desk = self._room.desk
        kept = desk.kept()
        glances = {path: desk.glance(path) for path in list(kept)[:MOST_KEPT]}
        notes = {path: words.kept_words(evening) for path, evening in glances.items() if evening is not None}
        self.show_known(self._room.known_names(), kept, notes)
        if fault:
            self.tell(fault)

    def first_stop(self) -> QWidget:
        return self.game

    def show_draft(self, draft: EveningDraft) -> None:
        """Show what has been entered so far."""
        self.draft = draft = fitted(draft)
        for field, text in ((self.name, draft.name), (self.names, draft.names)):
            if field.text() != text:
                field.setText(text)
        self.alone.show_value(draft.pairs)
        self._pairs_note.setVisible(draft.pairs)
        self.game.show_answers([Answer(one, GAME_NAMES[one]()) for one in draft.games()], draft.preset)
        self.table.show_answers([_table_answer(draft.preset, one) for one in draft.tables()], draft.table)
        self.form.show_answers(
            [Answer(form, words.form_name(form, pairs=draft.pairs)) for form in draft.forms()], draft.form
        )
        self.deals.show_answers([Answer(one, words.deals_words(one)) for one in draft.deal_numbers()], draft.deals)
        self.level.show_answers([Answer(level, LEVEL_NAMES[level]()) for level in Level], draft.level)
        fault = draft.fault()
        self._fault.set_text(fault if draft.names else "")
        self.names.setAccessibleDescription(fault or words.names_note())
        self.begin.offer(fault)
        self._show_duration(draft)
        game = separated((GAME_NAMES[draft.preset](), _table_answer(draft.preset, draft.table).label))
        in_full = " ".join(filter(None, (f"{game}.", self._duration.plain)))
        self.footer.say((fault,) if fault else (in_full, game, GAME_NAMES[draft.preset]()))
        self._offer_chips()

    def _show_duration(self, draft: EveningDraft) -> None:
        """Say how long the evening will take, once it is known who plays."""
        duration = draft.duration()
        self._duration.set_text("" if duration is None else words.duration_words(*duration))
        self._duration.setVisible(duration is not None)
        if duration is not None:
            self.begin.setAccessibleDescription(self._duration.plain)

    def show_known(self, known: Sequence[str], kept: Mapping[Path, str], notes: Mapping[Path, str]) -> None:
        """Offer these names, and these evenings; the notes tell apart those of one name."""
        self._known = tuple(known)
        take_away(self._kept_buttons)
        self._kept_buttons = []
        for path, name in list(kept.items())[:MOST_KEPT]:
            button = SecondButton(name, note=notes.get(path, ""))
            button.clicked.connect(lambda _=False, path=path: self._try(self._room.open_kept(path)))
            self._kept_buttons.append(button)
            self.kept.add(button)
        self._kept_title.setVisible(bool(kept))
        self._offer_chips()

    @property
    def said(self) -> str:
        """The sentence about what is missing."""
        return self._fault.plain

    def tell(self, sentence: str) -> None:
        """Say why the evening cannot begin, or a file cannot be opened."""
        self._fault.set_text(sentence)
        self._show_said(self._fault)

    def _make_game(self) -> Column:
        column, sheet = Column(), Sheet()
        sheet.add(RichLabel(words.PAGE_SENTENCE(), role=Role.NOTE))
        for question in (self.game, self.table, self.form, self.deals, self.level):
            sheet.add_part(RichLabel(question.question), question)
            if question is self.deals:
                sheet.add(self._duration)
        column.add(sheet)
        column.rows.addStretch(1)
        return column

    def _make_persons(self) -> Column:
        column, sheet, files = Column(), Sheet(), Sheet()
        self.names.setMaxLength(_LONGEST)
        self.name.setMaxLength(_LONGEST)
        self.names.setAccessibleName(translate("evening", "Names of those who play"))
        self.name.setAccessibleName(translate("evening", "Name of the evening"))
        self._pairs_note = RichLabel(words.PAIRS_NOTE(), role=Role.NOTE)
        self._fault = FaultLabel()
        self._fault.hide()
        sheet.add(RichLabel(translate("evening", "Who is playing?"), role=Role.STRONG), self.names)
        sheet.add(RichLabel(words.names_note(), role=Role.NOTE), self.chips, self.alone, self._pairs_note)
        sheet.add_part(RichLabel(translate("evening", "Name of the evening")), self.name, self._fault)
        self._kept_title = RichLabel(words.KEPT_TITLE(), role=Role.STRONG)
        files.add(self._kept_title, self.kept, self.open_file)
        files.add(RichLabel(words.FILE_SENTENCE(), role=Role.NOTE))
        column.add(sheet, files)
        column.rows.addStretch(1)
        return column

    def _connect(self) -> None:
        self.names.textEdited.connect(lambda text: self.show_draft(replace(self.draft, names=text)))
        self.name.textEdited.connect(lambda text: self.show_draft(replace(self.draft, name=text)))
        self.names.returnPressed.connect(self.begin.click)
        self.alone.chosen.connect(lambda pairs: self.show_draft(replace(self.draft, pairs=pairs)))
        self.game.chosen.connect(lambda preset: self.show_draft(with_game(self.draft, preset)))
        self.table.chosen.connect(lambda table: self.show_draft(replace(self.draft, table=table)))
        self.form.chosen.connect(lambda form: self.show_draft(replace(self.draft, form=form)))
        self.deals.chosen.connect(lambda deals: self.show_draft(replace(self.draft, deals=deals)))
        self.level.chosen.connect(lambda level: self.show_draft(replace(self.draft, level=level)))
        self.begin.clicked.connect(lambda: self._try(self._room.begin(self.draft)))
        self.open_file.clicked.connect(lambda: self._try(self._room.choose_file(self)))

    def _try(self, fault: str) -> None:
        """Say why something could not be done, if that is so."""
        if fault:
            self.tell(fault)

    def _offer_chips(self) -> None:
        """Offer the known names that are not entered yet."""
        entered = {name.casefold() for name in self.draft.persons}
        names = [name for name in self._known if name.casefold() not in entered]
        if names == self._offered:
            return
        self._offered = names
        take_away(self.chips.buttons)
        self.chips.buttons = []
        for name in names:
            button = SecondButton(name)
            button.setAccessibleName(translate("evening", "Add {name}").format(name=name))
            button.clicked.connect(lambda _=False, name=name: self._add_name(name))
            self.chips.add(button)
            button.show()
        self.chips.setVisible(bool(names))

    def _add_name(self, name: str) -> None:
        persons = (*self.draft.persons, name)
        self.names.setFocus()
        self.show_draft(replace(self.draft, names=", ".join(persons)))


def _table_answer(preset: str, table: tuple[int, int]) -> Answer:
    players, sides = table
    return Answer(table, words.table_words(PRESETS[preset].draft(players=players, sides=sides)))
