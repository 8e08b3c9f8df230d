"""The panel after a deal: its result, the standing or the winner of the game, and the next steps to choose from."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from twentyfive.core import PlayerView
from twentyfive.presentation.table.deal_rows import Headers, deal_rows, headers, without_scores
from twentyfive.presentation.table.ending import LAST_DEAL, PLAIN, Ending, PastPlace
from twentyfive.presentation.table.reward import (
    PANEL_MS,
    PANEL_RISE,
    PICTURE_HEIGHTS,
    TITLE_RISE,
    WON_AT_LAST,
    WON_MS,
    arriving,
    winning_trick,
    won_frame,
)
from twentyfive.ui.accessibility.reading_order import reading_order
from twentyfive.ui.cards.faces import FaceStore
from twentyfive.ui.table.panels.arrival import Arrival, come_in
from twentyfive.ui.table.panels.deal_table import DealTable, compact_height, roomy_height
from twentyfive.ui.table.panels.won_picture import WonPicture
from twentyfive.ui.theme.icons import Icon
from twentyfive.ui.theme.tokens import Ground, Scheme
from twentyfive.ui.widgets.base_button import RING, BaseButton
from twentyfive.ui.widgets.buttons import PrimaryButton, SecondButton
from twentyfive.ui.widgets.panels import Panel, RichLabel, Role
from twentyfive.ui.widgets.scroll_area import ScrollBody, height_around, walk, width_within
from twentyfive.wording.grammar.texts import Text
from twentyfive.wording.names import for_the_ear, translate
from twentyfive.wording.table.results import brief_result, points_sentence, result_sentence, result_title

_WIDTH_IN_LETTERS: Final = 36
_WIDEST_IN_LETTERS: Final = 46
_SPACING: Final = 4
_BUTTONS_THAT_FILL: Final = 3
"""From this number on, buttons share the whole width; fewer keep the width that they would have then."""

_LOOK_BACK: Final = Text("deal panel", "Look back")

_NO_EXPLANATION_FROM_TEXT: Final = 2.0
"""From this text factor on, the explanation of the points is only spoken, because the rows need its room."""


class _Fit(NamedTuple):
    """A way to fill the sheet.

    Attributes:
        told: whether the sentence is shown; otherwise it is only spoken.
        picture, row: the heights of the picture of a won game, and of each row.
    """

    told: bool
    picture: int
    row: int


class _Line(RichLabel):
    """The line that names the deed or what turned it; in gold on the cloth."""

    def restyle(self) -> None:
        super().restyle()
        if self._ground is Ground.SHADE:
            palette = self.palette()
            palette.setColor(self.foregroundRole(), self._look.colours.gold)
            self.setPalette(palette)


class DealPanel(Panel):
    """The result of a deal or of a game.

    Attributes:
        frame: how far the moment of a won game has come.

    Signals:
        next_deal_asked(): the person wants the next deal, which may begin the next game of a match.
        play_again_asked(): the person wants the same game again from the beginning.
        harder_asked(): the person wants another game against stronger players.
        best_of_five_asked(): the person wants a series of games against the same players.
        new_game_asked(): the person wants to choose another game.
        leave_asked(): the person wants to go back to the start page.
        look_back_asked(): the person wants to review the decisions of the deals so far.
        daily_asked(): the person wants to see a deal of the day beside par.
        onward_asked(): the person wants to go where the deal belongs, see `lead_on`.
        resized(): the panel needs another size.
        came(WonFrame): a won game is shown as it is at that time.
    """

    next_deal_asked = Signal()
    play_again_asked = Signal()
    harder_asked = Signal()
    best_of_five_asked = Signal()
    new_game_asked = Signal()
    leave_asked = Signal()
    look_back_asked = Signal()
    daily_asked = Signal()
    onward_asked = Signal()
    resized = Signal()
    came = Signal(object)

    def __init__(self, faces: FaceStore, parent: QWidget) -> None:
        super().__init__(parent)
        self._view: PlayerView | None = None
        self._points_shown = True
        self._next_game = ""
        self._waiting = ""
        self._goes_on = False
        self._looks_back = False
        self._is_guests = False
        self._looks_on = False
        self._is_daily = False
        self._leads_on = ""
        self._ending = PLAIN
        self._explains_end = False
        self._is_news = False
        self._is_moment = False
        self._offered: list[BaseButton] = []
        self.frame = WON_AT_LAST
        self._arrival = Arrival(self)
        self._arrival.came.connect(self._come)
        self._picture = WonPicture(faces, self)
        self._next = PrimaryButton(translate("deal panel", "Next deal"), self, icon=Icon.PLAY)
        self._again = PrimaryButton(translate("deal panel", "Play again"), self, icon=Icon.AGAIN)
        self._harder = SecondButton(translate("deal panel", "A little harder"), self)
        self._best_of_five = SecondButton(translate("deal panel", "Best of five"), self)
        self._daily = PrimaryButton(translate("deal panel", "Compare with par"), self, icon=Icon.DAY)
        self._onward = PrimaryButton("", self, icon=Icon.PLAY)
        self._new = SecondButton(translate("deal panel", "New game"), self)
        self._look_back = SecondButton(_LOOK_BACK(), self)
        self._leave = SecondButton(translate("deal panel", "Leave"), self)
        self._title = RichLabel("", self, role=Role.TITLE)
        self._line = _Line("", self, role=Role.STRONG)
        self._sentence = RichLabel("", self)
        self._table = DealTable()
        self._scroll = ScrollBody(self._table, self)
        self._scroll.setAccessibleName(translate("deal panel", "Result of the deal"))
        self._connect()
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._lay_out()
        self._offer_next()
        self._dress()

    def _connect(self) -> None:
        for button, asked in (
            (self._next, self.next_deal_asked),
            (self._again, self.play_again_asked),
            (self._harder, self.harder_asked),
            (self._best_of_five, self.best_of_five_asked),
            (self._daily, self.daily_asked),
            (self._onward, self.onward_asked),
            (self._new, self.new_game_asked),
            (self._look_back, self.look_back_asked),
            (self._leave, self.leave_asked),
        ):
            button.clicked.connect(asked)

    def show_view(self, view: PlayerView) -> None:
        """Show the result of the last finished deal in `view`; during the first deal there is none."""
        self._view = view
        self._write()

    def offer_look_back(self) -> None:
        """Offer Look back from now on; lessons, for example, do without it."""
        self._looks_back = True
        self._write()

    def serve_guest(self) -> None:
        """Leave the next game to the host from now on, as this is the panel of a guest at another's table."""
        self._is_guests, self._looks_on = True, False
        self._write()

    def serve_onlooker(self) -> None:
        """Offer nothing between deals from now on, as the person has no seat at the other's table."""
        self._is_guests = self._looks_on = True
        self._write()

    def set_daily(self, daily: bool) -> None:
        """Lead to the result beside par after a deal of the day, which nobody plays again; else to the next game."""
        if daily != self._is_daily:
            self._is_daily = daily
            self._write()

    def lead_on(self, label: str) -> None:
        """Offer only this way on when the game is over, as it belongs to something larger; empty for the usual ways."""
        self._leads_on = label
        self._onward.set_label(label)
        self._write()

    def tell_ending(self, ending: Ending, *, news: bool) -> None:
        """Show a match that is over in this way; `news` if that is news, so that a won one is worth its moment."""
        self._ending = ending
        self._is_news = news
        self._write()

    def explain_end(self, on: bool) -> None:
        """Say why cards are left in hand even where a line tells how the match ended, or no longer."""
        if on != self._explains_end:
            self._explains_end = on
            self._write()

    def slow_by(self, factor: float) -> None:
        """Take `factor` times as long to come from now on; with 0 everything is there at once."""
        self._arrival.slow_by(factor)

    def arrive(self) -> None:
        """Come over the table: a game that was just won with its whole moment, once, anything else in a blink."""
        self._is_moment, self._is_news = self._is_news and self.is_won, False
        self._arrival.begin(WON_MS if self._is_moment else PANEL_MS)

    @property
    def moves(self) -> bool:
        """Whether the panel is still coming."""
        return self._arrival.running

    @property
    def place_to_look_back(self) -> PastPlace:
        """Where to begin to look back: where a lost match has turned, else the last deal."""
        return self._ending.place if self._view is not None and self._view.over else LAST_DEAL

    @property
    def is_won(self) -> bool:
        """Whether the panel shows a match that a person here has won."""
        return self._ending.won and self._view is not None and self._view.over

    @property
    def lies_on_cloth(self) -> bool:
        """Whether the words lie on the dimmed cloth, in place of paper."""
        return self.is_won and self._look.theme.scheme is not Scheme.HIGH_CONTRAST

    def tell_next_game(self, sentence: str) -> None:
        """Show below the result who plays when the game is played again; empty if the players stay the same."""
        self._next_game = sentence
        self._write()

    def tell_waiting(self, sentence: str, *, go_on: bool) -> None:
        """Say who is not ready for the next deal; empty for nobody.

        If `go_on`, the next deal begins by itself when all are ready, and the button goes on without them.
        """
        if (sentence, go_on) != (self._waiting, self._goes_on):
            self._waiting, self._goes_on = sentence, go_on
            self._write()
            self.resized.emit()

    def set_points_shown(self, shown: bool) -> None:
        """Show or hide points and chips."""
        self._points_shown = shown
        self._write()

    def restyle(self) -> None:
        super().restyle()
        self._write()

    def preferred_size(self, available: QSize) -> QSize:
        """The size of its sheet: a picture gets smaller, and rows move closer together, before they scroll.

        It is as wide as a row of all its buttons, within limits.
        """
        usual, most = (letters * self._look.medium for letters in (_WIDTH_IN_LETTERS, _WIDEST_IN_LETTERS))
        row = self._row_width(self._offered) + usual - width_within(self, usual)
        width = min(available.width(), max(usual, row if row <= most else usual))
        return QSize(width, min(self._fill(QSize(width, available.height())), available.height()))

    def least_height(self, width: int) -> int:
        """The least height of a sheet of that width in which nothing scrolls."""
        least = self._fill(QSize(width, 0))
        self._fill(self.sheet().size())  # as it was: a sheet that stays in its place is not filled again
        return least

    @property
    def shows_picture(self) -> bool:
        """Whether the picture of a won game has room."""
        return not self._picture.isHidden()

    @property
    def _least(self) -> _Fit:
        """What is left where there is least room."""
        return _Fit(self._tells[-1], 0, compact_height(self._look.medium))

    @property
    def _tells(self) -> tuple[bool, ...]:
        """Whether the sentence is shown, and whether it may give way to the line above it or to a picture."""
        told = bool(self._sentence.plain)
        return (told, False) if self.is_won or self._line.plain else (told,)

    def _fits(self) -> Iterator[_Fit]:
        """The ways to fill a sheet, the best first."""
        rows = roomy_height(self._look.medium), compact_height(self._look.medium)
        if self.is_won:
            pictures = [round(self._look.scale * height) for height in PICTURE_HEIGHTS]
            yield from (_Fit(told, picture, row) for told in self._tells for picture in pictures for row in rows)
        yield from (_Fit(told, 0, row) for told in self._tells for row in rows)

    def _fill(self, sheet: QSize) -> int:
        """Fill a sheet of that size in the best way, and return the height that this takes."""
        self._arrange_buttons(sheet.width())
        self._picture.hide()
        around = {}
        for told in self._tells:
            self._sentence.setVisible(told)
            around[told] = height_around(self, self._scroll, sheet.width())

        def height(fit: _Fit) -> int:
            picture = fit.picture + _SPACING if fit.picture else 0
            return around[fit.told] + picture + self._table.height_with(fit.row, width_within(self, sheet.width()))

        fit = next((fit for fit in self._fits() if height(fit) <= sheet.height()), self._least)
        self._picture.setFixedHeight(fit.picture)
        self._picture.setVisible(fit.picture > 0)
        self._sentence.setVisible(fit.told)
        self._table.set_row_height(fit.row)
        return height(fit)

    def _lay_out(self) -> None:
        self._buttons = QGridLayout()
        column = QVBoxLayout(self)
        column.setSpacing(_SPACING)
        column.addWidget(self._picture)
        column.addWidget(self._title)
        column.addWidget(self._line)
        column.addWidget(self._sentence)
        column.addWidget(self._scroll, 1)
        column.addLayout(self._buttons)
        self.fit()

    def fit(self) -> None:
        super().fit()
        self._buttons.setSpacing(max(0, 2 * self._look.gap - 2 * RING))

    def _arrange_buttons(self, sheet_width: int) -> None:
        """Put the buttons side by side if no label has to wrap, else in columns, else one below the other."""
        room, apart = width_within(self, sheet_width), self._buttons.spacing()
        offered = self._offered
        if self._row_width(offered) > room and self._harder in offered:
            offered = [button for button in offered if button is not self._best_of_five]  # it comes again
        for button in self._all():
            button.setVisible(button in offered)
        hints = [button.sizeHint().width() for button in offered]
        in_a_row = self._row_width(offered) <= room
        fitting = (count for count in (3, 2) if count * max(hints) + (count - 1) * apart <= room)
        columns = len(offered) if in_a_row else next(fitting, 1)
        for button in self._all():
            self._buttons.removeWidget(button)
        for place, button in enumerate(offered):
            self._buttons.addWidget(button, place // columns, place % columns)
        free = columns if in_a_row and len(offered) < _BUTTONS_THAT_FILL else None
        for column in range(max(self._buttons.columnCount(), columns + 1)):
            share = (3, 2)[column > 0] if column < columns else 4 if column == free else 0
            self._buttons.setColumnStretch(column, share if in_a_row else int(column < columns))
            self._buttons.setColumnMinimumWidth(column, hints[column] if in_a_row and column < columns else 0)

    def _row_width(self, buttons: Sequence[BaseButton]) -> int:
        """The width of these buttons side by side."""
        hints = [button.sizeHint().width() for button in buttons]
        return sum(hints) + max(0, len(hints) - 1) * self._buttons.spacing()

    def _write(self) -> None:
        view = self._view
        if view is None or not view.history:
            return
        line = self._ending.line if view.over else ""
        is_brief = (line or self.is_won) and not self._explains_end
        title, sentence = result_title(view), brief_result(view) if is_brief else result_sentence(view)
        if view.over and self._next_game:
            sentence = f"{sentence} {self._next_game}".strip()
        if self._waiting and (self._is_guests or not view.over):
            sentence = f"{sentence} {self._waiting}".strip()
        explained = points_sentence(view) if self._points_shown else ""
        whole = " ".join(filter(None, (line, explained, sentence)))
        if self._look.text < _NO_EXPLANATION_FROM_TEXT:
            sentence = f"{explained} {sentence}".strip()
        self._lie()
        self._title.set_text(title)
        self._sentence.set_text(sentence)
        self.setAccessibleName(title)
        self.setAccessibleDescription(for_the_ear(whole))
        self._sentence.setVisible(bool(sentence))
        self._line.set_text(line)
        self._line.setVisible(bool(line))
        self._look_back.set_label(self._ending.back if view.over and self._ending.back else _LOOK_BACK())
        rows, heads = deal_rows(view), headers(view)
        if self._points_shown:
            self._table.show_rows(rows, heads)
        else:
            self._table.show_rows(without_scores(rows), Headers(heads.tricks, "", ""))
        if view.over:
            self._offer_end()
        else:
            self._offer_next()

    def _offer_next(self) -> None:
        between_games = self._view is not None and bool(self._view.game_winners)
        next_game, next_deal = translate("deal panel", "Next game"), translate("deal panel", "Next deal")
        if self._goes_on and self._waiting:
            next_game = next_deal = translate("deal panel", "Go on without waiting")
        self._next.set_label(next_game if between_games else next_deal)
        self._offer(() if self._looks_on else (self._next,))

    def _offer_end(self) -> None:
        if self._is_daily:
            self._offer((self._daily, self._leave))
        elif self._leads_on:
            self._offer((self._onward,))
        else:
            self._offer_another()

    def _offer_another(self) -> None:
        """Offer another game, which a guest asks of the host as they do the next deal."""
        if not self._is_guests:
            others = (self._harder,) * self._ending.harder + (self._best_of_five,) * self._ending.best_of_five
            self._offer((self._again, *(others or (self._new,)), self._leave))
            return
        self._next.set_label(translate("deal panel", "Play again"))
        self._offer((self._leave,) if self._looks_on else (self._next, self._leave))

    def _all(self) -> tuple[BaseButton, ...]:
        again = (self._again, self._harder, self._best_of_five)
        return (self._next, *again, self._daily, self._onward, self._new, self._look_back, self._leave)

    def _offer(self, wanted: tuple[BaseButton, ...]) -> None:
        looks_back = self._looks_back and not self._looks_on  # nothing is kept for an onlooker
        back = (self._look_back,) * (looks_back and self._view is not None and _was_played(self._view))
        self._offered = [button for button in self._all() if button in (*wanted, *back)]
        self._arrange_buttons(self.sheet().width())
        self.setFocusProxy(wanted[0] if wanted else self._scroll)

    def _lie(self) -> None:
        """Lie on paper, or after a won game on the dimmed cloth."""
        ground = Ground.SHADE if self.lies_on_cloth else Ground.PAPER
        across = Qt.AlignmentFlag.AlignHCenter if self.is_won else Qt.AlignmentFlag.AlignLeft
        for label in (self._title, self._line, self._sentence):
            label.lie_on(ground)
            label.setAlignment(across | Qt.AlignmentFlag.AlignVCenter)
        self._table.lie_on(ground)
        if self.is_won and self._view is not None:
            self._picture.show_trick(winning_trick(self._view), self._view.rules.players)

    def _come(self, ms: float) -> None:
        """Show the panel as it is after that time."""
        self.frame = won_frame(ms) if self._is_moment else WON_AT_LAST
        self.came.emit(self.frame)
        self._picture.show_frame(self.frame)
        self._table.count_for(self.frame.counts_ms)
        come_in(self._title, self.frame.title, TITLE_RISE)
        come_in(self, 1.0 if self._is_moment else arriving(ms), PANEL_RISE)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fill(self.sheet().size())

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._arrival.finish()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.lies_on_cloth:
            super().paintEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not walk(self, event, reading_order(self)):
            super().keyPressEvent(event)


def _was_played(view: PlayerView) -> bool:
    """Whether the game holds any decision yet: a turned ace can win it as it is dealt."""
    return view.rules.auction or any(any(result.tricks) for result in view.history)
