"""The results of an evening as a club posts them: the ranking, and each deal with who did best and how."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from twentyfive.engine.evening.evening import Evening, Sitting
from twentyfive.engine.evening.results import Line, deal_lines, open_deals, rankings
from twentyfive.presentation.evening_results import lines_of_deal, ranking_lines
from twentyfive.ui.figures.figure_table import FigureTable
from twentyfive.ui.pages.evening.telling_page import TellingPage
from twentyfive.ui.widgets.buttons import SecondButton
from twentyfive.ui.widgets.drop_down import DropDown
from twentyfive.ui.widgets.height_for_width import take_away
from twentyfive.ui.widgets.panels import RichLabel, Role
from twentyfive.ui.widgets.rows import Column, EvenRow, Sheet
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
        look_back_asked(Sitting): the person wants to look back on the deal as it was played there.
        export_asked(), pdf_asked(): the person pressed this button.
    """

    look_back_asked = Signal(object)
    export_asked = Signal()
    pdf_asked = Signal()

    def __init__(self) -> None:
        super().__init__(translate("evening", "Results"))
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

    def first_stop(self) -> QWidget:
        return self.viewer

    def show_evening(self, evening: Evening, viewer: int | None = None) -> None:
        """Show what everybody may see, or what this entrant may."""
        self._evening = evening
        self._name_viewers(viewer)
        self._forget_said()
        self._show()

    def update_evening(self, evening: Evening) -> None:
        """Show the results that have come meanwhile to whoever looks."""
        if evening != self._evening:
            self._evening = evening
            self._name_viewers(self.who_looks)
            self._show()

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
        self.export.clicked.connect(self.export_asked)
        self.pdf.clicked.connect(self.pdf_asked)
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
            button.clicked.connect(lambda _=False, sitting=sitting: self.look_back_asked.emit(sitting))
            self.look_back.add(button)
            button.show()
