"""What the table asks of the person: the question above the hand, the Play button, and the focus on either."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from time import monotonic
from typing import Final

from PySide6.QtCore import QObject, QRect, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QWidget

from twentyfive.core import Card, PlayerView
from twentyfive.ui.accessibility.announcer import Announcer
from twentyfive.ui.accessibility.reading_order import reading_order
from twentyfive.ui.table.director import Director
from twentyfive.ui.table.hand_control import HandControl
from twentyfive.ui.table.overlays import Overlay, Overlays
from twentyfive.ui.table.panels.decision_panel import DecisionPanel
from twentyfive.ui.table.surface.card_buttons import CardButton
from twentyfive.ui.table.table_top import TableTop, to_qrect
from twentyfive.ui.theme.look import Look
from twentyfive.ui.widgets.buttons import PrimaryButton
from twentyfive.wording.names import card_name, card_sign, translate

_HURRIED_S: Final = 1.0
"""So long after Space has hurried the table a question gives the focus to none of its answers, and a turn takes it from
no card."""


class PlayButton(PrimaryButton):
    """Plays the card that was chosen, where that takes two steps."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__("", look, parent)
        self.hide()

    def name_card(self, card: Card, frame: QRect) -> None:
        """Name the card within that frame; where that finds no room, the line has just named it."""
        named = translate("table", "Play {card}")
        self.set_label(named.format(card=card_sign(card)))
        if self.frame_width() > frame.width():
            self.set_label(translate("table", "Play"))
        self.setAccessibleName(named.format(card=card_name(card)))
        self.place(frame)


class TablePrompt(QObject):
    """Shows what is asked, in parts that lie on `page`, and hands on what is answered.

    Attributes:
        aloud: whether it is said too; not where somebody else says what is to be done, as in a lesson.
    """

    def __init__(
        self,
        page: QWidget,
        director: Director,
        hand: HandControl,
        top: TableTop,
        panel: DecisionPanel,
        play: PlayButton,
        overlays: Overlays,
        announcer: Announcer,
    ) -> None:
        super().__init__(page)
        self.aloud = True
        self._page = page
        self._director = director
        self._hand = hand
        self._top = top
        self._panel = panel
        self._play = play
        self._overlays = overlays
        self._announcer = announcer
        self._hurried_until = 0.0
        self._turn: PlayerView | None = None  # the one that began last
        panel.hide()
        panel.answered.connect(hand.answer)
        play.clicked.connect(hand.play_chosen)
        top.buttons_below_plate.append(play)

    def set_look(self, look: Look) -> None:
        self._panel.set_look(look)
        self._play.set_look(look)

    def show(self) -> None:
        """Have the decision panel and the Play button where they are asked for, and nowhere else."""
        zones = self._top.zones
        if zones is None:
            return
        asks = self._ask()
        self._panel.setVisible(asks and self._overlays.current is not Overlay.HINT)
        self._top.make_room_for(
            self._panel.sheet().translated(self._panel.pos()) if self._panel.isVisible() else QRect()
        )
        line, result = to_qrect(zones.line), self._overlays.result_sheet()
        told_elsewhere = asks or not result.isEmpty() or self._overlays.lies_across(line)
        self._top.line.setVisible(not line.isEmpty() and not told_elsewhere)
        self._top.hide_under(result)
        if self._hand.chosen is not None:
            self._play.name_card(self._hand.chosen, to_qrect(zones.play_button))
        self._play.setVisible(self._hand.chosen is not None)
        self._order_stops()
        self._top.fit_own_plate()

    def _order_stops(self) -> None:
        """Have Tab go from the hand to what is done with its cards, whichever of them was there first."""
        stops = [*self._top.canvas.hand_buttons(), self._play, *reading_order(self._panel)]
        for before, after in pairwise(stops):
            QWidget.setTabOrder(before, after)

    def _ask(self) -> bool:
        """Put the question, aloud where it is a new one; whether there is any."""
        zones, asked, panel = self._top.zones, self._hand.decision, self._panel
        assert zones is not None, "a question lies above the hand"
        if asked is None:
            if panel.is_focused:
                self._page.setFocus()  # or it would go to Undo, and the next key would take the answer back
            return False
        new = panel.isHidden() or panel.decision is None or panel.decision.spoken != asked.spoken
        panel.ask(asked)
        panel.place_above(zones, (*self._top.plate_frames(), *self._top.trick_frames()))
        if panel.isHidden():
            panel.raise_()
            self._overlays.bring_to_front()
        if new and self.aloud:
            self._announcer.say(asked.spoken)
        return True

    def beware_of_hurry(self) -> None:
        """Space is being pressed to hurry the table: for a moment it must not meet an answer, nor another card."""
        self._hurried_until = monotonic() + _HURRIED_S

    @property
    def _hurried(self) -> bool:
        return monotonic() < self._hurried_until

    def await_turn(self) -> None:
        """Bring the focus to the hand while others play, if it is nowhere: so it need not move as the turn begins."""
        view = self._director.view
        nowhere = QApplication.focusWidget() in (None, self._page, self._top.canvas)
        if view is not None and not view.my_turn and nowhere and self._is_free():
            for button in self._top.canvas.hand_buttons()[:1]:
                button.setFocus(Qt.FocusReason.OtherFocusReason)

    def begin_turn(self) -> None:
        """Bring the focus to what is asked as a turn begins; a card that may not be played then does not keep it.

        Of a turn that goes on after something else was looked at it does; and with a screen reader, which would break
        off in what the others have played.
        """
        goes_on, self._turn = self._director.view is self._turn, self._director.view
        keeps = goes_on or self._hurried or QAccessible.isActive()
        self._bring_focus(self._top.canvas.hand_buttons() if keeps else self._playable())

    def find_focus(self) -> None:
        """Bring the focus to what is asked as the table comes to be seen, if it is nowhere there.

        What was asked before, as of a game that the program was started with, could not have it yet.
        """
        if self._page.focusWidget() in (None, self._page):
            self.focus()

    def focus(self) -> None:
        """Bring the focus to what is asked, unless it is there: to a card that may be played, or to an answer."""
        self._bring_focus(self._top.canvas.hand_buttons())

    def _bring_focus(self, keeping: Sequence[CardButton]) -> None:
        """The same; a card that has the focus keeps it if it is one of these."""
        view = self._director.view
        if view is None or not view.my_turn or not self._is_free():
            return
        asked = self._hand.decision
        if asked is not None and not asked.puts_out:
            if not self._panel.is_focused:
                self._focus_panel()
            return
        if any(button.hasFocus() for button in keeping):
            return
        may = self._playable()
        advised = [button for button in may if button.card in self._hand.advised]
        for button in (advised or may or self._top.canvas.hand_buttons())[:1]:
            button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _is_free(self) -> bool:
        """Whether the table is seen, and nothing lies over it."""
        return self._overlays.current is None and self._page.isVisible()

    def _playable(self) -> list[CardButton]:
        """The cards of the hand that may be chosen."""
        return [button for button in self._top.canvas.hand_buttons() if button.card in self._hand.choice.offered]

    def _focus_panel(self) -> None:
        if self._hurried:
            self._panel.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self._panel.focus_answer()

    def focus_card(self, number: int) -> None:
        """Bring the focus to a card of the hand by its place from the left, the first being 1."""
        buttons = self._top.canvas.hand_buttons()
        if number <= len(buttons):
            buttons[number - 1].setFocus(Qt.FocusReason.ShortcutFocusReason)
