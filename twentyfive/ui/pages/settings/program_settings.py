"""The section Players of the Settings page: programs that can be seated like computer players."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QWidget

from twentyfive.engine.programs.listing import Program, ProgramList, split_arguments
from twentyfive.engine.programs.trying import ProgramTrials
from twentyfive.engine.seating.players import MOST_PROGRAM_LETTERS
from twentyfive.presentation.settings import Settings
from twentyfive.programs.trial import TrialReport
from twentyfive.ui.pages.settings.settings_questions import SettingsQuestions
from twentyfive.ui.settings.store import SettingsStore
from twentyfive.ui.widgets.buttons import QuietButton, SecondButton
from twentyfive.ui.widgets.fields import TextField
from twentyfive.ui.widgets.height_for_width import take_away
from twentyfive.ui.widgets.name_form import NameForm, NameJudgement
from twentyfive.ui.widgets.panels import RichLabel, Role
from twentyfive.ui.widgets.rows import EvenRow, Sheet
from twentyfive.ui.widgets.status_label import StatusLabel
from twentyfive.wording.names import translate
from twentyfive.wording.setup.programs import form_fault_sentence, trial_words

_MOST_WRITTEN: Final = 1_000

ChooseFile = Callable[[QWidget, str], Path | None]
"""A function that asks for a file, with the title of the question; None if the person cancels."""


def ask_for_file(parent: QWidget, title: str) -> Path | None:
    """Ask for any file with the dialog of the system."""
    path, _ = QFileDialog.getOpenFileName(parent, title)
    return Path(path) if path else None


class ProgramForm(NameForm):
    """The form for a new program: its name and its arguments.

    Attributes:
        arguments: the field for the arguments.
        path: the path of the program's file.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(translate("programs", "Name of the program"), MOST_PROGRAM_LETTERS, parent)
        self.path = ""
        self._file = RichLabel("", role=Role.NOTE)
        label = RichLabel(translate("programs", "Arguments, if it needs any"), role=Role.STRONG)
        self.arguments = TextField()
        self.arguments.setAccessibleName(label.plain)
        self.arguments.setMaxLength(_MOST_WRITTEN)
        label.setBuddy(self.arguments)
        label.stand_apart()
        for place, widget in enumerate((self._file, label, self.arguments)):
            self.rows.insertWidget(2 + place, widget)
        self.arguments.textEdited.connect(self._on_edited)
        self.arguments.returnPressed.connect(self._on_return)

    @property
    def program(self) -> Program:
        """The program as it is written now."""
        return Program(self.field.text().strip(), self.path, split_arguments(self.arguments.text()) or ())

    def ask_about(self, path: Path, programs: ProgramList) -> None:
        """Ask for the name and the arguments of a file, which are to fit among these programs."""
        self.path = str(path)
        self._file.set_text(self.path)
        self.arguments.clear()
        self.ask(path.stem[:MOST_PROGRAM_LETTERS].strip(), partial(self._judged, programs))

    def _judged(self, programs: ProgramList, name: str) -> NameJudgement:
        fault = programs.fault_of(name.strip(), self.path, split_arguments(self.arguments.text()))
        if fault is not None:
            return NameJudgement(form_fault_sentence(fault))
        return NameJudgement(step=translate("programs", "Add it"))


class _ProgramRow(Sheet):
    """A program of the list, with buttons that try it and remove it."""

    def __init__(self, program: Program, parent: QWidget) -> None:
        super().__init__(parent)
        name = RichLabel(program.name, role=Role.STRONG)
        command = RichLabel(" ".join((program.path, *program.arguments)), role=Role.NOTE)
        self.attempt = SecondButton(translate("programs", "Try it"))
        self.remove = QuietButton(translate("programs", "Remove"))
        for button, spoken in (
            (self.attempt, translate("programs", "Try {program}")),
            (self.remove, translate("programs", "Remove {program}")),
        ):
            button.setAccessibleName(spoken.format(program=program.name))
        self.found = StatusLabel(self)
        row = EvenRow(self)
        row.add(self.attempt, self.remove)
        self.add(name, command, row, self.found)


class ProgramQuestions(SettingsQuestions):
    """The list of programs, and the form that adds one.

    Attributes:
        entries: the row of each program, by name.
        more: the button that adds a program.
        form: the form for it, hidden until a file is chosen.
        trials: the trial that is under way.
    """

    def __init__(self, store: SettingsStore, choose: ChooseFile | None = None) -> None:
        super().__init__(translate("settings", "Players"), store)
        self._choose = choose or ask_for_file
        self.trials = ProgramTrials(self)
        self.trials.tried.connect(self._on_tried)
        note = translate(
            "programs",
            "A program that speaks the protocol for players can sit at your table like a computer player. It is told "
            "only what its seat may see. It runs with your rights, so add only programs that you trust.",
        )
        self.entries: dict[str, _ProgramRow] = {}
        self._listed = ProgramList()
        self.more = SecondButton(translate("programs", "Add a program…"))
        self.more.clicked.connect(self._ask_for_program)
        self.form = ProgramForm(self)
        self.form.named.connect(self._add)
        self.form.left.connect(self._leave_form)
        self.add(RichLabel(note, self), self.more, self.form)
        self.show_settings(store.settings)

    def show_settings(self, settings: Settings) -> None:
        """List the programs. Rows are made again only if the list has changed, so that the focus stays."""
        if settings.programs == self._listed:
            return
        self._listed = settings.programs
        self.trials.close()
        take_away([*self.entries.values()])
        self.entries = {program.name: self._row(program) for program in settings.programs.programs}

    def close_trial(self) -> None:
        """Break off a trial that is under way."""
        self.trials.close()

    def _row(self, program: Program) -> _ProgramRow:
        row = _ProgramRow(program, self)
        row.attempt.clicked.connect(partial(self._try, program))
        row.remove.clicked.connect(partial(self._remove, program.name))
        self.add(row)
        return row

    def _ask_for_program(self) -> None:
        path = self._choose(self, translate("programs", "Choose the program"))
        if path is not None:
            self.form.ask_about(path, self._listed)

    def _add(self, _: str) -> None:
        program = self.form.program
        self.form.hide()
        self._store.change(programs=self._listed.add(program))
        self.entries[program.name].attempt.setFocus(Qt.FocusReason.OtherFocusReason)

    def _leave_form(self) -> None:
        self.more.setFocus(Qt.FocusReason.OtherFocusReason)

    def _remove(self, name: str) -> None:
        self.more.setFocus(Qt.FocusReason.OtherFocusReason)
        self._store.change(programs=self._listed.without(name))

    def _try(self, program: Program) -> None:
        for row in self.entries.values():
            row.found.set_text("")
        self.entries[program.name].found.set_text(translate("programs", "The trial takes a few seconds."))
        self.trials.start(program)

    def _on_tried(self, program: Program, report: TrialReport) -> None:
        row = self.entries.get(program.name)
        if row is not None:
            row.found.set_text(trial_words(program.name, report))
