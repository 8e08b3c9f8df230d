"""The list of decisions to jump to, each with the sign and the name of its rating."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter

from twentyfive.ai.advice.findings import Judgement, Rating
from twentyfive.engine.game.reviewing import PastMove
from twentyfive.presentation.review_walk import Entry
from twentyfive.ui.pages.review.rating_signs import paint_rating
from twentyfive.ui.widgets.button_frame import ButtonColours
from twentyfive.ui.widgets.buttons import SecondButton, Switch
from twentyfive.ui.widgets.height_for_width import take_away
from twentyfive.ui.widgets.panels import RichLabel, Role
from twentyfive.ui.widgets.rows import Column
from twentyfive.wording.learning import review as words
from twentyfive.wording.names import for_the_ear, translate


class DecisionButton(SecondButton):
    """The button of a decision.

    Attributes:
        step: the decision.
        here: whether the decision is the current step.
    """

    def __init__(self, entry: Entry, *, with_deal: bool) -> None:
        deal, self.step = entry
        self._deal = deal if with_deal else None
        self._rating: Rating | None = None
        self.here = False
        super().__init__(words.listed_words(self.step, self._deal))
        self.set_alignment(Qt.AlignmentFlag.AlignLeft)
        self.show_judgement(None)

    def show_judgement(self, judgement: Judgement | None) -> None:
        """Show the judgement of the decision, or that there is none yet."""
        self._rating = None if judgement is None else judgement.rating
        note = words.NOT_WEIGHED() if judgement is None else words.note_words(self.step, judgement)
        self.set_label(self.label, note)
        self.setAccessibleName(f"{for_the_ear(words.listed_words(self.step, self._deal))}, {note}")
        self.setAccessibleDescription("")

    def mark(self, *, here: bool) -> None:
        """Show whether the decision is the current step."""
        self.here = here
        self.update()

    def button_colours(self) -> ButtonColours:
        tokens = self._look.theme.tokens
        if self.here:
            return ButtonColours(tokens.raised, tokens.accentink, 3, tokens.ink, tokens.ink2)
        return super().button_colours()

    def _vertical_padding(self) -> int:
        return round(0.2 * self._look.medium)

    def _icon_size(self) -> int:
        return round(1.5 * self._look.medium)

    def _icon_gap(self) -> int:
        return round(0.5 * self._look.medium)

    def _paint_icon(self, painter: QPainter, area: QRectF, button_colours: ButtonColours) -> None:
        del button_colours
        if self._rating is not None:
            paint_rating(painter, self._rating, area.center(), 0.42 * area.width(), self._look.colours)


class DecisionList(Column):
    """The decisions of a deal, or the costly ones of the whole game.

    Attributes:
        only_costly: the switch that lists only costly decisions of the whole game.
        find_first: the switch that lets the person find the better card before it is shown.
        buttons: the buttons of the decisions listed.

    Signals:
        asked(PastMove): the person asks for this decision.
    """

    asked = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._title = RichLabel("", role=Role.HEADING)
        self.only_costly = Switch(translate("review", "Costly decisions of the whole game"))
        self.find_first = Switch(translate("review", "Let me find the better card first"))
        self._none = RichLabel("", role=Role.NOTE)
        self._rows = Column()
        self.buttons: list[DecisionButton] = []
        self.add(self._title, self.only_costly, self.find_first, self._rows, self._none)

    def show_entries(
        self, entries: Sequence[Entry], judged: Mapping[int, Judgement], here: PastMove | None, *, weighing: bool
    ) -> None:
        """List these decisions with their judgements.

        Args:
            entries: the decisions.
            judged: the judgements by ply.
            here: the current step.
            weighing: whether judgements are still to come.
        """
        filtered = self.only_costly.isChecked()
        if [step.ply for _, step in entries] != [button.step.ply for button in self.buttons]:
            self._make(entries, with_deal=filtered)
        for button in self.buttons:
            button.show_judgement(judged.get(button.step.ply))
            button.mark(here=here is not None and button.step.ply == here.ply)
        self._title.set_text(words.COSTLY_TITLE() if filtered else words.LIST_TITLE())
        self._none.set_text("" if entries else words.nothing_listed(filtered=filtered, weighing=weighing))
        self._none.setVisible(not entries)

    def _make(self, entries: Sequence[Entry], *, with_deal: bool) -> None:
        for old in self.buttons:
            self._rows.rows.removeWidget(old)
        take_away(self.buttons)
        self.buttons = [DecisionButton(entry, with_deal=with_deal) for entry in entries]
        self._rows.add(*self.buttons)
        for button in self.buttons:
            button.clicked.connect(lambda _=False, step=button.step: self.asked.emit(step))
