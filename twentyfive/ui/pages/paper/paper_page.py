"""The page for paper: what to print and how at the left, the pages as they will look at the right."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final, Self

from PySide6.QtCore import QLocale, QUrl
from PySide6.QtGui import QDesktopServices, QShowEvent
from PySide6.QtWidgets import QWidget

from twentyfive.core import Rules
from twentyfive.engine.files.atomic_files import write_whole
from twentyfive.engine.files.disk_errors import system_words
from twentyfive.engine.files.file_names import file_stem, legible
from twentyfive.engine.game.reviewing import PastDeal
from twentyfive.presentation.paper import words
from twentyfive.presentation.paper.formats import Paper, Print
from twentyfive.presentation.paper.printables import Printable, Printables, Subject, of_deal, of_rules
from twentyfive.ui.cards.faces import FaceStore
from twentyfive.ui.dialogs.file_dialogs import FileChooser, FileDialogs
from twentyfive.ui.page_tools import PageTools
from twentyfive.ui.pages.paper.preview import Preview
from twentyfive.ui.paper.formats import usual_paper
from twentyfive.ui.paper.pdf import language_of_text, pdf_of
from twentyfive.ui.paper.sheets import pages_of
from twentyfive.ui.paper.style import Style
from twentyfive.ui.settings.store import SettingsStore
from twentyfive.ui.widgets.buttons import ChoiceButton, PrimaryButton, SecondButton, Switch
from twentyfive.ui.widgets.choice_rows import ChoiceRow
from twentyfive.ui.widgets.panels import RichLabel, Role
from twentyfive.ui.widgets.question_page import QuestionPage
from twentyfive.ui.widgets.rows import Column, EvenRow
from twentyfive.ui.widgets.status_label import FaultLabel, StatusLabel
from twentyfive.wording import drive_paper as drive_words
from twentyfive.wording.names import translate

TO_PRINT: Final = "print.pdf"
"""The file that is passed to the system's program for PDF files; each replaces the one before."""

Opener = Callable[[QUrl], bool]


class PaperPage(QuestionPage):
    """The page for paper.

    The program prints nothing itself: the libraries that Qt needs for it would add 10 MB to the packages, and the
    system's program for PDF files prints as well.

    Attributes:
        what: the choice of the sheet.
        papers: the choice of the paper.
        large: the switch for large print.
        names: the switch that fills in the names of the players.
        preview: the pages.
        save, open_pdf: the buttons that save the PDF, and open it where it can be printed.
    """

    def __init__(
        self,
        store: SettingsStore,
        faces: FaceStore,
        folder: Path,
        *,
        chooser: FileChooser | None = None,
        opener: Opener = QDesktopServices.openUrl,
    ) -> None:
        """Create the page; it puts what is to be printed into `folder`."""
        super().__init__(translate("paper", "Print or PDF"))
        self._faces, self._folder = faces, folder
        self._store = store
        self._chooser: FileChooser = chooser or FileDialogs()
        self._opener = opener
        self._printables: Printables = {}
        self._subject = Subject.RULES
        self._paper = usual_paper(QLocale.system())
        self.set_columns(((self._make_questions(), 2), (self._make_preview(), 3)))
        self.set_footer(self._make_footer())

    @classmethod
    def of(cls, tools: PageTools) -> Self:
        """Make the page for the window."""
        page = cls(tools.store, tools.faces, tools.data)
        page.back_asked.connect(tools.router.back)
        return page

    def first_stop(self) -> QWidget:
        return self.what.of[self._subject] if len(self._printables) > 1 else self.papers.of[self._paper]

    def open(self, shown: Rules | PastDeal | Printables, *about: Any) -> None:
        """Offer what can be printed of rules or of a deal; `about` is what else `of_rules` or `of_deal` needs.

        What is given as printables already is offered as it is.
        """
        if isinstance(shown, Mapping):
            self.offer(shown)
        else:
            self.offer(of_rules(shown, *about) if isinstance(shown, Rules) else of_deal(shown, *about))

    def offer(self, printables: Printables) -> None:
        """Offer these sheets, and show the first of them."""
        self._printables = printables
        self._subject = next(iter(printables))
        self.what.leave_out(*(button for subject, button in self.what.of.items() if subject not in printables))
        self.large.setChecked(self._store.settings.large_text)
        self.names.setChecked(True)
        self.scrolled = 0
        self._tell("", "")
        if self.isVisible():
            self._write()

    @property
    def print_size(self) -> Print:
        """The chosen print."""
        return Print.LARGE if self.large.isChecked() else Print.NORMAL

    @property
    def _printable(self) -> Printable:
        return self._printables[self._subject]

    def _make_questions(self) -> Column:
        column = Column()
        self._fault, self._done = FaultLabel(), StatusLabel()
        subjects = {
            Subject.RULES: words.RULES_SUBJECT(),
            Subject.SCORE: words.SCORE_SUBJECT(),
            Subject.DEAL: words.DEAL_SUBJECT(),
            Subject.RESULTS: drive_words.RESULTS(),
            Subject.SEATING: drive_words.SEATING(),
            Subject.SCORE_CARDS: drive_words.SCORE_CARDS(),
            Subject.TABLE_CARDS: drive_words.TABLE_CARDS(),
            Subject.EVENING_RULES: drive_words.EVENING_RULES(),
        }
        self.what = self._choice(translate("paper", "What to print"), subjects)
        self.what.chosen.connect(self._choose_subject)
        self.papers = self._choice(translate("paper", "Paper"), {paper: words.PAPER_NAMES[paper]() for paper in Paper})
        self.papers.chosen.connect(self._choose_paper)
        note = translate("paper", "Large type, 14 to 18 point; long rules take a second page")
        self.large = Switch(translate("paper", "Large print"), note=note)
        self.names = Switch(translate("paper", "Names of the players"))
        for switch in (self.large, self.names):
            switch.clicked.connect(self._write)
        column.add(self._fault, self._done, self._heading(translate("paper", "What to print")), self.what)
        column.add_part(self._heading(translate("paper", "Paper")), self.papers, self.large, self.names)
        column.rows.addStretch(1)
        return column

    def _choice(self, name: str, answers: dict[Subject, str] | dict[Paper, str]) -> ChoiceRow:
        row = ChoiceRow([(value, ChoiceButton(text)) for value, text in answers.items()])
        row.setAccessibleName(name)
        return row

    def _heading(self, text: str) -> RichLabel:
        return RichLabel(text, role=Role.STRONG)

    def _make_preview(self) -> Column:
        column = Column()
        self._preview_title = self._heading("")
        self.preview = Preview()
        column.add(self._preview_title, self.preview)
        column.rows.addStretch(1)
        return column

    def _make_footer(self) -> EvenRow:
        self.save = PrimaryButton(translate("paper", "Save as PDF…"))
        self.open_pdf = SecondButton(translate("paper", "Open to print"))
        self.open_pdf.setAccessibleDescription(translate("paper", "Opens it in the program for PDF files"))
        self.save.clicked.connect(self._save)
        self.open_pdf.clicked.connect(self._open)
        row = EvenRow()
        row.add(self.save, self.open_pdf)
        return row

    def _choose_subject(self, subject: object) -> None:
        assert isinstance(subject, Subject), "the buttons stand for subjects"
        self._subject = subject
        self._write()

    def _choose_paper(self, paper: object) -> None:
        assert isinstance(paper, Paper), "the buttons stand for papers"
        self._paper = paper
        self._write()

    def showEvent(self, event: QShowEvent) -> None:
        """Draw the sheet with the deck that is in use now."""
        if self._printables:
            self._write()
        super().showEvent(event)

    def _write(self) -> None:
        """Show the sheet as it is chosen."""
        self.what.show_value(self._subject)
        self.papers.show_value(self._paper)
        self.names.setVisible(self._printable.has_names)
        self.header.aside.set_text(self._printable.name)
        sheet = self._printable.sheet(self.print_size, self.names.isChecked())
        pages = pages_of(sheet, Style(self._look.face, self._faces.deck), self._paper, self.print_size)
        title = words.preview_title(len(pages))
        self._preview_title.set_text(title)
        self.preview.setAccessibleName(title)
        self.preview.show_pages(pages, self._paper)

    def _content(self) -> bytes:
        return pdf_of(self.preview.pages, self._paper, self.preview.pages[0].texts[0], language_of_text())

    def _save(self) -> None:
        title, kinds = translate("paper", "Save as PDF"), translate("paper", "PDF files (*.pdf)")
        target = self._chooser.fresh(self, title, f"{file_stem(self._printable.name)}.pdf", kinds)
        if target is not None and self._put(target):
            self._tell("", words.saved(target))

    def _open(self) -> None:
        target = self._folder / TO_PRINT
        if not self._put(target):
            return
        if self._opener(QUrl.fromLocalFile(legible(target))):
            self._tell("", words.OPENED())
        else:
            self._tell(words.NOT_OPENED(), "")

    def _put(self, target: Path) -> bool:
        """Write the PDF; report a failure of the disk, and return False."""
        try:
            target.parent.mkdir(parents=True, exist_ok=True)
            write_whole(target, self._content())
        except OSError as error:
            self._tell(words.NOT_SAVED(reason=system_words(error)), "")
            return False
        return True

    def _tell(self, fault: str, done: str) -> None:
        """Show what went wrong or was done, at the top of the page."""
        self._fault.set_text(fault)
        self._done.set_text(done)
        if fault or done:
            self.scrolled = 0
