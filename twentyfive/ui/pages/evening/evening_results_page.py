"""The results of an evening as a club posts them: the ranking, and each deal with who did best and how."""

from __future__ import annotations

from typing import Self

from PySide6.QtCore import QLocale, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from twentyfive.engine.evening.evening import Evening, Sitting
from twentyfive.engine.evening.results import Line, deal_lines, open_deals, rankings
from twentyfive.engine.files.atomic_files import write_whole
from twentyfive.engine.files.file_names import file_stem
from twentyfive.presentation.figures import lines_of_deal, ranking_lines
from twentyfive.presentation.measures import TABLE_COLUMN
from twentyfive.presentation.paper.evening_sheet import results_csv, results_sheet
from twentyfive.ui.cards.decks import ChosenDeck, Deck
from twentyfive.ui.figures.figure_table import FigureTable
from twentyfive.ui.page_tools import PageTools
from twentyfive.ui.pages.evening.evening_room import EveningRoom
from twentyfive.ui.theme.look import deck_for
from twentyfive.ui.widgets.buttons import SecondButton
from twentyfive.ui.widgets.drop_down import DropDown
from twentyfive.ui.widgets.height_for_width import take_away
from twentyfive.ui.widgets.panels import RichLabel, Role
from twentyfive.ui.widgets.rows import Column, EvenRow, Sheet
from twentyfive.ui.widgets.telling_page import TellingPage
from twentyfive.wording.choice import Answer
from twentyfive.wording.names import translate
from twentyfive.wording.records import evening as words
from twentyfive.wording.records import evening_results as results_words


class EveningResultsPage(TellingPage):
    """The results of an evening, as far as whoever looks may see them.

    Attributes:
        viewer: the choice of who looks: everybody (None), or an entrant.
        deal: the choice of the deal.
        ranking: the tables of the ranking: one, or one for each half in a Mitchell movement.
        table: the table of the deal, those who held the same cards together.
        look_back: the buttons that look back on the deal as somebody played it.
        export, pdf: the buttons that write the results to a file.

    Signals:
        look_back_asked(GameToken): the person wants to look back on this deal.
    """

    look_back_asked = Signal(object)
    widest = TABLE_COLUMN

    def __init__(self, room: EveningRoom) -> None:
        super().__init__(translate("evening", "Results"))
        self._room = room
        self._evening: Evening | None = None
        self._offered: dict[Sitting, str] = {}  # the deals to look back on, and who played them
        self.viewer = DropDown(translate("evening", "Who is looking?"))
        self.deal = DropDown(translate("evening", "Deal"))
        self._only = RichLabel("", role=Role.STRONG)
        self._none = RichLabel(results_words.NOTHING_OPEN())
        self._headings = [RichLabel("", role=Role.STRONG) for _ in range(2)]
        self.ranking = (FigureTable(), FigureTable())
        self.table = FigureTable()
        self.look_back = EvenRow()
        self.export = SecondButton(translate("evening", "Export as CSV…"))
        self.pdf = SecondButton(translate("evening", "Save as PDF…"))
        self.set_columns(((self._make_ranking(), 1), (self._make_deal(), 1)))
        self.set_footer(self._make_footer())
        self.viewer.chosen.connect(self._show)
        self.deal.chosen.connect(self._show_deal)
        room.network.changed.connect(self._on_network)

    @classmethod
    def of(cls, tools: PageTools) -> Self:
        """Make the page for the window."""
        page, decks = cls(tools.shared(EveningRoom.of)), ChosenDeck(tools.decks)
        page.pdf.clicked.connect(lambda: page.print(decks.of(deck_for(tools.store.settings))))
        page.look_back_asked.connect(tools.look_back)
        page.back_asked.connect(tools.router.back)
        return page

    def first_stop(self) -> QWidget:
        return self.viewer

    def open(self) -> None:
        """Show what everybody may see, or what the entrant may who plays at this computer alone."""
        self._evening = self._room.evening
        self._name_viewers(self._room.network.company.own)
        self._forget_said()
        self._show()

    def _on_network(self) -> None:
        """Show the results that have come meanwhile to whoever looks."""
        evening = self._room.desk.evening
        if self.isVisible() and evening is not None and evening != self._evening:
            self._evening = evening
            self._name_viewers(self.who_looks)
            self._show()

    def print(self, deck: Deck) -> None:
        """Save the results as PDF, with the suits of this deck."""
        # Imported here, as few evenings are printed.
        from twentyfive.presentation.paper.formats import Print
        from twentyfive.ui.paper.formats import usual_paper
        from twentyfive.ui.paper.pdf import language_of_text, pdf_of
        from twentyfive.ui.paper.sheets import pages_of
        from twentyfive.ui.paper.style import Style

        sheet = results_sheet(self._shown, self.who_looks, self.lines)
        paper = usual_paper(QLocale.system())
        pages = pages_of(sheet, Style(self._look.face, deck), paper, Print.NORMAL)
        content = pdf_of(pages, paper, sheet.title, language_of_text())
        self._write("pdf", translate("evening", "PDF (*.pdf)"), content)

    def _export(self) -> None:
        content = results_csv(self._shown, self.who_looks, self.lines)
        self._write("csv", translate("evening", "Spreadsheets (*.csv)"), content)

    def _write(self, ending: str, kinds: str, content: bytes) -> None:
        name = f"{file_stem(self._shown.plan.name)}.{ending}"
        self._room.write(self, name, kinds, lambda path: write_whole(path, content))

    def _name_viewers(self, viewer: int | None) -> None:
        """Offer all who may look."""
        evening = self._shown
        there = (one for one, place in enumerate(evening.places) if any(place.seats))
        names = [Answer(one, words.there_now(evening, one)) for one in there]
        self.viewer.show_answers([Answer(None, results_words.ALL_MAY_SEE()), *names], viewer)

    @property
    def who_looks(self) -> int | None:
        """The entrant who looks, None for everybody."""
        viewer = self.viewer.value
        return viewer if isinstance(viewer, int) else None

    @property
    def lines(self) -> list[Line]:
        """All results that whoever looks may see, deal by deal."""
        evening = self._shown
        return [line for deal in open_deals(evening, self.who_looks) for line in deal_lines(evening, deal)]

    @property
    def _shown(self) -> Evening:
        assert self._evening is not None, "an evening is shown before anything is chosen"
        return self._evening

    def _make_ranking(self) -> Column:
        column, sheet = Column(), Sheet()
        sheet.add(RichLabel(self.viewer.question), self.viewer, self._only, self._none)
        for heading, table in zip(self._headings, self.ranking, strict=True):
            sheet.add_part(heading, table)
        column.add(sheet)
        column.rows.addStretch(1)
        return column

    def _make_deal(self) -> Column:
        column = Column()
        self._deal_sheet = Sheet()
        self._deal_sheet.add(RichLabel(self.deal.question), self.deal, self.table, self.look_back)
        column.add(self._deal_sheet, self._status, self._fault)
        column.rows.addStretch(1)
        return column

    def _make_footer(self) -> QWidget:
        footer = QWidget(self)
        row = QHBoxLayout(footer)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        self.export.clicked.connect(self._export)
        row.addWidget(self.export)
        row.addWidget(self.pdf)
        row.addStretch(1)
        return footer

    def _show(self) -> None:
        """Show the results for whoever looks now."""
        evening, viewer = self._shown, self.who_looks
        deals = open_deals(evening, viewer)
        secret = bool(set(deals) - set(open_deals(evening, None)))
        only = words.there_now(evening, viewer) if viewer is not None and secret else ""
        self._only.set_text(results_words.SEEN_BY_WORDS(name=only) if only else "")
        self._only.setVisible(secret)
        self._none.setVisible(not deals)
        found = rankings(evening, viewer) if deals else ()
        for group, (heading, table) in enumerate(zip(self._headings, self.ranking, strict=True)):
            totals = found[group] if group < len(found) else ()
            heading.set_text(results_words.ranking_title(evening.plan, group))
            table.show_lines([*ranking_lines(evening, totals)])
            for widget in (heading, table):
                widget.setVisible(bool(totals))
        for button in (self.export, self.pdf):
            button.offer("" if deals else results_words.NOTHING_OPEN())
        self._deal_sheet.setVisible(bool(deals))
        chosen = self.deal.value if self.deal.value in deals else deals[-1] if deals else None
        self.deal.show_answers([Answer(deal, results_words.DEAL_TITLE(number=deal)) for deal in deals], chosen)
        self._show_deal()

    def _show_deal(self) -> None:
        deal, evening = self.deal.value, self._shown
        lines = deal_lines(evening, deal) if isinstance(deal, int) else ()
        self.table.show_lines([*lines_of_deal(evening, lines)])
        self._offer_look_back(lines)

    def _offer_look_back(self, lines: tuple[Line, ...]) -> None:
        """Offer to look back on each of these. The buttons are made again only if they change, so the focus stays."""
        sittings: dict[Sitting, str] = {}
        for line in lines:
            sittings[line.sitting] = words.who_sits(self._shown, line.sitting)
        if sittings == self._offered:
            return
        self._offered = sittings
        take_away(self.look_back.buttons)
        self.look_back.buttons = []
        for sitting, who in sittings.items():
            button = SecondButton(results_words.LOOK_BACK_WORDS(name=who))
            button.clicked.connect(lambda _=False, sitting=sitting: self._look_back(sitting))
            self.look_back.add(button)
            button.show()

    def _look_back(self, sitting: Sitting) -> None:
        self.look_back_asked.emit(self._room.desk.game_of(sitting))
