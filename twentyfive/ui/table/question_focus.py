"""The question to the person: the panel above the hand, the Play button, and the focus on either."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from time import monotonic
from typing import Final

from PySide6.QtCore import QObject, QRect, QSize, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QWidget

from twentyfive.core import Card, PlayerView
from twentyfive.ui.accessibility.reading_order import reading_order
from twentyfive.ui.table.overlays import Overlay
from twentyfive.ui.table.surface.card_buttons import CardButton
from twentyfive.ui.table.table_context import TableContext
from twentyfive.ui.table.table_view import to_qrect
from twentyfive.ui.widgets.buttons import PrimaryButton
from twentyfive.wording.names import card_name, card_sign, translate

_HURRIED_S: Final = 1.0
"""For this long after Space has hurried the table, a new question does not focus an answer, and a new turn does not
move the focus from a card. So a further press of Space cannot choose anything by accident."""

_SEEN: Final = 0.5
"""The upper part of a card, with rank and suit, that a question leaves visible; it may cover the rest."""


class PlayButton(PrimaryButton):
    """Plays the chosen card, if choosing and playing are two steps."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("", parent)
        self.hide()

    def name_card(self, card: Card, frame: QRect) -> None:
        """Place the button in `frame` and name the card on it, if there is room; the line names it in any case."""
        text = translate("table", "Play {card}")
        self.set_label(text.format(card=card_sign(card)))
        if self.frame_width() > frame.width():
            self.set_label(translate("table", "Play"))
        self.setAccessibleName(text.format(card=card_name(card)))
        self.place(frame)


class QuestionFocus(QObject):
    """Shows the question to the person in widgets on `page`, and passes the answer on.

    Attributes:
        aloud: whether a question is also announced. Not in a lesson, which says itself what to do.
    """

    def __init__(self, table: TableContext, play: PlayButton, page: QWidget) -> None:
        super().__init__(page)
        self._table = table
        self.aloud = True
        self._page = page
        self._play = play
        self._hurried_until = 0.0
        self._turn: PlayerView | None = None  # the view at which the last turn began
        table.panel.hide()
        table.panel.answered.connect(table.hand.answer)
        play.clicked.connect(table.hand.play_chosen)
        table.top.buttons_below_plate.append(play)

    def show(self) -> None:
        """Show the decision panel, the Play button and the line if they are needed now, else hide them."""
        table = self._table
        zones = table.top.zones
        if zones is None:
            return
        asks = self._ask()
        table.panel.setVisible(asks and table.overlays.current is not Overlay.HINT)
        table.top.make_room_for(
            table.panel.sheet().translated(table.panel.pos()) if table.panel.isVisible() else QRect()
        )
        line, result = to_qrect(zones.line), table.overlays.result_sheet()
        replaced = asks or not result.isEmpty() or table.overlays.lies_across(line)
        table.top.line.setVisible(not line.isEmpty() and not replaced)
        table.top.hide_under(result, hands=table.overlays.celebrates)
        if table.hand.chosen is not None:
            self._play.name_card(table.hand.chosen, to_qrect(zones.play_button))
        self._play.setVisible(table.hand.chosen is not None)
        self._order_stops()
        table.top.fit_own_plate()

    def _order_stops(self) -> None:
        """Let Tab go from the hand to the Play button, the line and the answers, in whatever order they were made."""
        hand, line = self._table.top.canvas.hand_buttons(), self._table.top.line
        stops = [*hand, self._play, line.show_it, line.got_it, *reading_order(self._table.panel)]
        for before, after in pairwise(stops):
            QWidget.setTabOrder(before, after)

    def _ask(self) -> bool:
        """Show the question, and announce it if it is new; return True if there is one."""
        table = self._table
        zones, asked, panel = table.top.zones, table.hand.decision, table.panel
        assert zones is not None, "a question lies above the hand"
        if asked is None:
            if panel.is_focused:
                self._page.setFocus()  # Qt would focus Undo, and the next key press would take the answer back
            return False
        new = panel.isHidden() or panel.decision is None or panel.decision.spoken != asked.spoken
        panel.ask(asked)
        cards = table.top.trick_frames()
        ranks = (QRect(card.topLeft(), QSize(card.width(), round(_SEEN * card.height()))) for card in cards)
        panel.place_above(zones, (*table.top.plate_frames(), *ranks))
        if panel.isHidden():
            panel.raise_()
            table.overlays.bring_to_front()
        if new and self.aloud:
            table.announcer.say(asked.spoken)
        return True

    def note_hurry(self) -> None:
        """Note that Space was pressed to hurry the table: for a moment it must not choose an answer or a card."""
        self._hurried_until = monotonic() + _HURRIED_S

    @property
    def _hurried(self) -> bool:
        return monotonic() < self._hurried_until

    def await_turn(self) -> None:
        """Move the focus to the hand while others play, unless a widget has it: then it need not move at the turn."""
        view = self._table.director.view
        unfocused = QApplication.focusWidget() in (None, self._page, self._table.top.canvas)
        if view is not None and not view.my_turn and unfocused and self._is_free():
            for button in self._table.top.canvas.hand_buttons()[:1]:
                button.setFocus(Qt.FocusReason.OtherFocusReason)

    def begin_turn(self) -> None:
        """Move the focus to the question, or to a card that may be played, as a turn begins.

        A focused card that may not be played keeps the focus if the turn goes on after another page was open, or if a
        screen reader runs: moving the focus would make it break off its account of the others' plays.
        """
        goes_on, self._turn = self._table.director.view is self._turn, self._table.director.view
        stays = goes_on or self._hurried or QAccessible.isActive()
        self._move_focus(self._table.top.canvas.hand_buttons() if stays else self._playable())

    def focus_if_lost(self) -> None:
        """Move the focus to the question when the table appears, if no widget on the page has it.

        A question that was asked before the table was visible, as when the program is started with a game, could not
        get the focus.
        """
        if self._page.focusWidget() in (None, self._page):
            self.focus()

    def focus(self) -> None:
        """Move the focus to an answer, or to a card that may be played, unless an answer or a card has it."""
        self._move_focus(self._table.top.canvas.hand_buttons())

    def _move_focus(self, keeping: Sequence[CardButton]) -> None:
        """Move the focus to an answer, or to a card that may be played, unless an answer or one of `keeping` has it."""
        table = self._table
        view = table.director.view
        if view is None or not view.my_turn or not self._is_free():
            return
        asked = table.hand.decision
        if asked is not None and not asked.puts_out:
            if not table.panel.is_focused:
                self._focus_panel()
            return
        if any(button.hasFocus() for button in keeping):
            return
        playable = self._playable()
        advised = [button for button in playable if button.card in table.hand.advised]
        for button in (advised or playable or table.top.canvas.hand_buttons())[:1]:
            button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _is_free(self) -> bool:
        """Whether the table is visible and no panel lies over it."""
        return self._table.overlays.current is None and self._page.isVisible()

    def _playable(self) -> list[CardButton]:
        """Return the buttons of the cards that may be chosen."""
        return [
            button for button in self._table.top.canvas.hand_buttons() if button.card in self._table.hand.choice.offered
        ]

    def _focus_panel(self) -> None:
        if self._hurried:
            self._table.panel.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self._table.panel.focus_answer()

    def step(self, key: Qt.Key) -> None:
        """Move the focus by Up from the hand to an answer or a button above it, and by Down back to the hand."""
        table, line = self._table, self._table.top.line
        if table.overlays.current is not None:
            return
        if key is Qt.Key.Key_Up and any(button.hasFocus() for button in table.top.canvas.hand_buttons()):
            if table.panel.isVisible():
                table.panel.focus_answer()
            elif self._play.isVisible():
                self._play.setFocus(Qt.FocusReason.TabFocusReason)
            elif line.got_it.isVisible():
                line.got_it.setFocus(Qt.FocusReason.TabFocusReason)
        elif key is Qt.Key.Key_Down and (
            table.panel.is_focused or any(button.hasFocus() for button in (self._play, line.show_it, line.got_it))
        ):
            playable = self._playable()
            chosen = [button for button in playable if button.card in (*table.hand.out, table.hand.chosen)]
            for button in (chosen or playable)[:1]:
                button.setFocus(Qt.FocusReason.TabFocusReason)

    def focus_card(self, number: int) -> None:
        """Move the focus to a card of the hand by its place from the left, counted from 1.

        Under a menu the hand stays out of reach: the next Enter would play the card.
        """
        buttons = self._table.top.canvas.hand_buttons()
        if number <= len(buttons) and not self._table.overlays.menu_is_open:
            buttons[number - 1].setFocus(Qt.FocusReason.ShortcutFocusReason)
