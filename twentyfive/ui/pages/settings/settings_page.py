"""The Settings page: questions by subject, and a sample table that shows each answer at once."""

from __future__ import annotations

from dataclasses import fields
from enum import Enum, auto
from pathlib import Path
from typing import Self

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from twentyfive.presentation.measures import LOW_WINDOW, TABLE_COLUMN
from twentyfive.presentation.settings import KEPT_BY_RESET, Settings
from twentyfive.ui.cards.faces import FaceStore
from twentyfive.ui.page_tools import PageTools
from twentyfive.ui.pages.settings.card_settings import CardQuestions
from twentyfive.ui.pages.settings.program_settings import ProgramQuestions
from twentyfive.ui.pages.settings.sample_table import SampleTable
from twentyfive.ui.pages.settings.settings_questions import (
    PlayQuestions,
    ScreenReaderQuestions,
    SettingsQuestions,
    SpeedQuestions,
    TableQuestions,
    TextQuestions,
)
from twentyfive.ui.pages.settings.sound_settings import SoundQuestions
from twentyfive.ui.settings.store import SettingsStore
from twentyfive.ui.sound.sounds import Sounds
from twentyfive.ui.theme.icons import Icon
from twentyfive.ui.theme.look import make_look
from twentyfive.ui.widgets.buttons import ChoiceButton, SecondButton
from twentyfive.ui.widgets.choice_rows import ChoiceRow
from twentyfive.ui.widgets.column_scroll import ColumnedPage
from twentyfive.ui.widgets.panels import RichLabel, Role
from twentyfive.ui.widgets.question_page import QuestionPage
from twentyfive.ui.widgets.rows import Column, WithButton
from twentyfive.ui.widgets.section_list import SectionList
from twentyfive.wording.names import translate


class SettingsSubject(Enum):
    """The subjects of the questions."""

    TEXT = auto()
    CARDS = auto()
    TABLE = auto()
    PLAY = auto()
    SPEED = auto()
    PROGRAMS = auto()
    SOUND = auto()
    SCREEN_READER = auto()


class _SamplePlace(Enum):
    """The place of the sample: a whole table beside the questions, or a strip in the footer or below the questions."""

    BESIDE = auto()
    FOOTER = auto()
    BELOW = auto()


def _place_of_sample(page: QuestionPage) -> _SamplePlace:
    """Return the place of the sample: in the footer it is always seen, but a low window has no room for it there."""
    if not page.one_column:
        return _SamplePlace.BESIDE
    return _SamplePlace.FOOTER if page.height() >= LOW_WINDOW else _SamplePlace.BELOW


class SettingsPage(ColumnedPage):
    """The Settings page.

    Attributes:
        subjects: the choice of subject.
        text, cards, table, play, speed, programs, sound, screen_reader: the questions of each subject; one subject is
            shown.
        sample: the sample table.
        move_away: the button that leads to the page on which everything is moved to another computer.
        usual: the button that goes back to the usual settings, and then takes that back.
    """

    widest = TABLE_COLUMN

    def __init__(
        self,
        store: SettingsStore,
        faces: FaceStore,
        sounds: Sounds,
        decks: Path,
    ) -> None:
        """Create the page with the first subject; `decks` is the person's folder for decks of cards."""
        super().__init__(translate("settings", "Settings"))
        self._store = store
        self._before: Settings | None = None
        self._sample_at = _SamplePlace.BESIDE
        self.text = TextQuestions(store)
        self.cards = CardQuestions(store, decks)
        self.table = TableQuestions(store)
        self.play = PlayQuestions(store)
        self.speed = SpeedQuestions(store)
        self.programs = ProgramQuestions(store)
        self.sound = SoundQuestions(store, sounds)
        self.screen_reader = ScreenReaderQuestions(store)
        self._questions: dict[SettingsSubject, SettingsQuestions] = {
            SettingsSubject.TEXT: self.text,
            SettingsSubject.CARDS: self.cards,
            SettingsSubject.TABLE: self.table,
            SettingsSubject.PLAY: self.play,
            SettingsSubject.SPEED: self.speed,
            SettingsSubject.PROGRAMS: self.programs,
            SettingsSubject.SOUND: self.sound,
            SettingsSubject.SCREEN_READER: self.screen_reader,
        }
        self.sample = SampleTable(faces, store.settings)
        self.set_columns(((self._make_subjects(), 13), (self._make_questions(), 31), (self._make_sample(), 31)))
        self.text.previewed.connect(self._preview)
        store.changed.connect(self._on_changed)
        self.show_subject(SettingsSubject.TEXT)
        self._write_usual()

    @classmethod
    def of(cls, tools: PageTools) -> Self:
        """Make the page for the window."""
        page = cls(tools.store, tools.faces, tools.sounds, tools.decks)
        page.play.renamed.connect(tools.wishes.rename)
        page.move_away.clicked.connect(lambda: tools.router.open("move"))
        page.back_asked.connect(tools.router.back)
        return page

    def arrive(self, at_language: bool = False) -> None:
        """Go to the choice of language, if the person has just made it."""
        if at_language:
            self.text.enter_language()

    def whereabouts(self) -> tuple[object, ...]:
        """Return what the page is opened with after the language was chosen here."""
        return (True,)

    def end(self) -> None:
        """Break off a trial of a program that is under way."""
        self.programs.close_trial()

    def show_subject(self, subject: SettingsSubject) -> None:
        """Show the questions about this subject."""
        self.subjects.show_value(subject)
        for other, questions in self._questions.items():
            questions.setVisible(other is subject)

    def first_stop(self) -> QWidget:
        return self.subjects.stop

    def _arrange(self) -> None:
        super()._arrange()
        if not self._shares:
            return
        if self.one_column:
            self.subjects.fold()
        else:
            self.subjects.unfold()
        for questions in self._questions.values():
            questions.title.setVisible(not self.one_column)
        place = _place_of_sample(self)
        if place is not self._sample_at:
            self._move_sample(place)

    def _move_sample(self, place: _SamplePlace) -> None:
        """Move the sample to its place, as a strip in one column."""
        self._sample_at = place
        if place is _SamplePlace.BESIDE:
            self.sample.lie_whole()
        else:
            self.sample.lie_low()
        if place is _SamplePlace.FOOTER:
            self.set_footer(self.sample)
        else:
            self._sample_place.addWidget(self.sample)
            self.hide_footer()
        self._sample_title.setVisible(place is not _SamplePlace.FOOTER)

    def _make_subjects(self) -> Column:
        column = Column()
        names = {
            SettingsSubject.TEXT: translate("settings", "Text and colour"),
            SettingsSubject.CARDS: translate("settings", "Cards"),
            SettingsSubject.TABLE: translate("settings", "Table"),
            SettingsSubject.PLAY: translate("settings", "Play"),
            SettingsSubject.SPEED: translate("settings", "Speed"),
            SettingsSubject.PROGRAMS: translate("settings", "Players"),
            SettingsSubject.SOUND: translate("settings", "Sound"),
            SettingsSubject.SCREEN_READER: translate("settings", "Screen reader"),
        }
        buttons = {subject: ChoiceButton(name) for subject, name in names.items()}
        for button in buttons.values():
            button.set_alignment(Qt.AlignmentFlag.AlignLeft)
        row = ChoiceRow(buttons.items())
        self.subjects = SectionList(translate("settings", "Sections"), row)
        self.subjects.chosen.connect(self._on_subject)
        column.add(self.subjects)
        column.rows.addStretch(1)
        return column

    def _make_questions(self) -> Column:
        column = Column()
        column.add(*self._questions.values())
        column.rows.addStretch(1)
        return column

    def _make_sample(self) -> Column:
        column = Column()
        self._usual_note = RichLabel("", role=Role.NOTE)
        self.usual = SecondButton(translate("settings", "Restore defaults"), icon=Icon.UNDO)
        self.usual.clicked.connect(self._change_usual)
        self._sample_title = RichLabel(translate("settings", "How it looks"), role=Role.STRONG)
        column.add(self._sample_title)
        self._sample_place = QVBoxLayout()
        self._sample_place.addWidget(self.sample)
        column.rows.addLayout(self._sample_place)
        column.add(WithButton(self._usual_note, self.usual, column))
        self.move_away = SecondButton(translate("settings", "Move…"))
        self.move_away.setAccessibleName(translate("settings", "Move to another computer"))
        note = RichLabel(
            translate("settings", "Everything of yours can move to another computer, or from one."), role=Role.NOTE
        )
        column.add(WithButton(note, self.move_away, column))
        column.rows.addStretch(1)
        return column

    def _on_subject(self, subject: object) -> None:
        if isinstance(subject, SettingsSubject):
            self.show_subject(subject)

    def _on_changed(self, settings: Settings) -> None:
        for questions in self._questions.values():
            questions.show_settings(settings)
        self.sample.show_settings(settings)
        self._before = None
        self._write_usual()

    def _preview(self, settings: Settings) -> None:
        """Show on the sample only the settings that the person is about to choose."""
        window = self.window()
        self.sample.wear(make_look(settings, window.width(), window.height(), self._look.suits))

    def _change_usual(self) -> None:
        """Go back to the usual settings, or undo that as long as nothing else has changed."""
        before = self._before
        if before is None:
            before = self._store.settings
            self._store.reset()
            self._before = before if before != self._store.settings else None
        else:
            names = (field.name for field in fields(before) if field.name not in KEPT_BY_RESET)
            self._store.change(**{name: getattr(before, name) for name in names})
        self._write_usual()

    def _write_usual(self) -> None:
        if self._before is None:
            self.usual.set_label(translate("settings", "Restore defaults"))
            note = translate("settings", "Restore defaults resets every section of the settings.")
        else:
            self.usual.set_label(translate("settings", "Undo"))
            note = translate("settings", "All settings are back to their defaults.")
        self._usual_note.set_text(note)
