"""The page that makes the report of a fault: what the program runs on, the self-check, and the end of the log."""

from __future__ import annotations

import os
import platform
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final, Self

import PySide6
from PySide6.QtCore import QLocale, QSysInfo, qVersion
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtWidgets import QWidget

from twentyfive import __version__
from twentyfive.engine.diagnostics.log_excerpt import last_lines, names_written, showable
from twentyfive.engine.diagnostics.self_check_run import SelfCheckRun
from twentyfive.engine.files.atomic_files import write_whole
from twentyfive.engine.files.disk_errors import system_words
from twentyfive.engine.files.file_names import legible
from twentyfive.presentation.fault_report import FaultReport, ScreenFact, Surroundings
from twentyfive.presentation.measures import TABLE_COLUMN
from twentyfive.presentation.new_game_text import last_choices
from twentyfive.presentation.settings import Settings
from twentyfive.ui.cards.decks import built_in_decks
from twentyfive.ui.dialogs.file_dialogs import FileChooser, FileDialogs
from twentyfive.ui.page_tools import PageTools
from twentyfive.ui.pages.help.reading_text import ReadingSheet, ReadingText
from twentyfive.ui.theme.look import deck_for
from twentyfive.ui.widgets.buttons import PrimaryButton, SecondButton
from twentyfive.ui.widgets.panels import RichLabel
from twentyfive.ui.widgets.rows import Column, EvenRow
from twentyfive.ui.widgets.telling_page import TellingPage
from twentyfive.ui.widgets.text_sheet import TextSection
from twentyfive.wording.grammar.texts import Text, language_of_texts

TITLE: Final = Text("fault", "Report a fault")
ABOUT_TITLE: Final = Text("fault", "What the text says")
ABOUT: Final = Text(
    "fault",
    "What the program runs on, and what it noted last. It names no card, no player and no folder of yours. Nothing has "
    "been sent to anybody.",
)
SENDING_TITLE: Final = Text("fault", "How to report a fault")
SENDING: Final = Text(
    "fault",
    "Write what you did, what you expected, and what happened. Add the text, and send both where you got the program: "
    "on its page under “Issues”, or to the person who gave it to you.",
)
CHECK_TITLE: Final = Text("fault", "Better still")
CHECK: Final = Text(
    "fault", "Let every part be checked first. It takes up to a minute; another window may come and go meanwhile."
)
THE_TEXT: Final = Text("fault", "The text")
COPY: Final = Text("fault", "Copy the text")
SAVE: Final = Text("fault", "Save as a file…")
CHECK_ALL: Final = Text("fault", "Check every part")
CHECKING: Final = Text("fault", "Checking…")
COPIED: Final = Text("fault", "The text is copied.")
CHECKED: Final = Text("fault", "Every part was checked. The text has the result.")
SAVED: Final = Text("fault", "Saved as {path}.")
NOT_SAVED: Final = Text("fault", "The text cannot be saved as {path} ({reason}). Try another place.")
KINDS: Final = Text("fault", "Text (*.txt)")

_FILE: Final = "twentyfive-report.txt"
_TEXT_LINES: Final = 9
"""The least height of the text, in lines: fewer give no idea of what it says."""

_LIST_LETTERS: Final = 80
"""Widest line of the text, in widths of an m: its lines are facts one below the other, and no prose."""


class FaultPage(TellingPage):
    """The page.

    Attributes:
        about: the sheet about the text.
        text: the report.
        copy, save, check: the buttons that copy and save it, and that check every part.
        run: the check.
        chooser: asks for the file.
    """

    widest = TABLE_COLUMN

    def __init__(self, report: Callable[[], FaultReport], names: Callable[[], set[str]]) -> None:
        """Create the page; `report` makes the report, `names` tells what else must not stand in it."""
        super().__init__(TITLE())
        self._make, self._names = report, names
        self._report: FaultReport | None = None
        self.chooser: FileChooser = FileDialogs()
        self.run = SelfCheckRun(self)
        self.text = ReadingText()
        self.text.setAccessibleName(THE_TEXT())
        self.about = _section(ABOUT_TITLE, ABOUT)
        column = Column()
        column.add(self._fault, self._status, self.about)
        column.add(_section(SENDING_TITLE, SENDING), _section(CHECK_TITLE, CHECK))
        column.rows.addStretch(1)
        self.set_columns(((column, 2), (ReadingSheet(self.text, _LIST_LETTERS), 3)))
        self.copy, self.save, self.check = PrimaryButton(COPY()), SecondButton(SAVE()), SecondButton(CHECK_ALL())
        row = EvenRow()
        row.add(self.copy, self.save, self.check)
        self.set_footer(row)
        self.copy.clicked.connect(self._copy)
        self.save.clicked.connect(self._save)
        self.check.clicked.connect(self._check)
        self.run.ended.connect(self._on_checked)

    @classmethod
    def of(cls, tools: PageTools) -> Self:
        """Make the page for the window."""
        page = cls(lambda: _report(tools, page), lambda: _names(tools))
        page.back_asked.connect(tools.router.back)
        return page

    def first_stop(self) -> QWidget:
        return self.about

    def arrive(self) -> None:
        """Write the report as things are now; the result of a check stays."""
        self._forget_said()
        made = self._make()
        self._report = made if self._report is None else replace(made, check=self._report.check)
        self.text.show_text(self._report.text)

    def end(self) -> None:
        """End a check that runs."""
        self.run.close()

    def restyle(self) -> None:
        super().restyle()
        self.text.setMinimumHeight(_TEXT_LINES * self.text.fontMetrics().lineSpacing())

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text.toPlainText())
        self.tell(COPIED())

    def _save(self) -> None:
        path = self.chooser.fresh(self, SAVE(), _FILE, KINDS())
        if path is None:
            return
        try:
            write_whole(path, self.text.toPlainText().encode("utf-8", errors="replace"))
        except OSError as error:
            self.tell_fault(NOT_SAVED(path=legible(path), reason=system_words(error)))
        else:
            self.tell(SAVED(path=legible(path)))

    def _check(self) -> None:
        if not self.run.is_running:
            self.check.set_label(CHECKING())
            self._forget_said()
            self.run.start()

    def _on_checked(self, lines: tuple[str, ...]) -> None:
        assert self._report is not None, "nobody asks for a check before the page is seen"
        self.check.set_label(CHECK_ALL())
        known = self._names()
        self._report = replace(self._report, check=tuple(showable(line, known) for line in lines))
        self.text.show_text(self._report.text)
        if self.isVisible():
            self.tell(CHECKED())


def _section(title: Text, text: Text) -> TextSection:
    return TextSection(title(), RichLabel(text()), text())


def _report(tools: PageTools, page: QWidget) -> FaultReport:
    return FaultReport(_surroundings(tools.store.settings, page), log=last_lines(tools.data, _names(tools)))


def _names(tools: PageTools) -> set[str]:
    """The names that must not be told: of the persons, of the account and of the computer."""
    settings, game = tools.store.settings, tools.games.under_way
    names = {settings.name, Path.home().name, QSysInfo.machineHostName(), *names_written(tools.data)}
    names.update(last_choices(settings.new_game, settings.name).names)
    names.update(program.name for program in settings.programs.programs)
    if game is not None:
        names.update(game.view.names)
    return names


def _surroundings(settings: Settings, page: QWidget) -> Surroundings:
    package = "a package" if getattr(sys, "frozen", False) else "run by Python"
    desktop = os.environ.get("XDG_CURRENT_DESKTOP", "")
    window = page.window()
    return Surroundings(
        f"Twenty-Five {__version__}, {package}",
        f"{QSysInfo.prettyProductName()}, {QSysInfo.kernelType()} {QSysInfo.kernelVersion()},"
        f" {QSysInfo.currentCpuArchitecture()}",
        f"Python {platform.python_version()}, Qt {qVersion()}, PySide6 {PySide6.__version__}",
        QGuiApplication.platformName() + (f" on {desktop}" if desktop else ""),
        tuple(_screens()),
        (window.width(), window.height()),
        (language_of_texts(), QLocale.system().name()),
        _look(settings),
        QAccessible.isActive(),
    )


def _screens() -> Iterator[ScreenFact]:
    for screen in QGuiApplication.screens():
        size = screen.size()
        yield ScreenFact(
            size.width(),
            size.height(),
            screen.devicePixelRatio(),
            screen.logicalDotsPerInch(),
            screen is QGuiApplication.primaryScreen(),
        )


def _look(settings: Settings) -> str:
    deck = deck_for(settings)
    own = deck not in {each.ident for each in built_in_decks()}
    parts = (
        f"text {settings.effective.text:.0%}",
        *(("large text",) if settings.large_text else ()),
        f"colours {settings.theme}",
        "a deck of one’s own" if own else f"deck {deck}",
        f"speed {settings.speed}",
        f"reduced motion {settings.reduced_motion}",
        f"sound {'on' if settings.sound else 'off'}",
    )
    return ", ".join(parts)
