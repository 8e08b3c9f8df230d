"""The panels that lie over the table for a while, one at a time: the deal's result, ranking, last trick, menu."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum, auto
from functools import partial
from typing import Final, Protocol, runtime_checkable

from PySide6.QtCore import QObject, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtWidgets import QApplication, QWidget

from twentyfive.core import PlayerView
from twentyfive.engine.seating.players import Computer
from twentyfive.presentation.settings import Settings
from twentyfive.presentation.table.actions import Action
from twentyfive.presentation.table.table_layout import TableLayout, result_place, result_room
from twentyfive.ui.cards.faces import FaceStore
from twentyfive.ui.table.pace import pace_for
from twentyfive.ui.table.panels.action_bar import ActionBar
from twentyfive.ui.table.panels.deal_panel import DealPanel
from twentyfive.ui.table.panels.hint_panel import HintPanel
from twentyfive.ui.table.panels.player_panel import PlayerPanel
from twentyfive.ui.table.panels.ranking_panel import RankingPanel
from twentyfive.ui.table.panels.score_panel import ScorePanel
from twentyfive.ui.table.panels.table_menu import MenuChoice, SpeedPanel, TableMenu
from twentyfive.ui.table.panels.titled_panel import TitledPanel
from twentyfive.ui.table.panels.trick_panel import TrickPanel
from twentyfive.ui.table.panels.won_picture import Veil
from twentyfive.ui.theme.styled import Styled
from twentyfive.ui.widgets.panels import Panel


class Overlay(Enum):
    """The panels that can lie over the table."""

    DEAL = auto()
    RANKING = auto()
    TRICK = auto()
    SCORES = auto()
    SPEED = auto()
    MENU = auto()
    MOVES = auto()
    PRACTISE = auto()
    HINT = auto()
    PLAYER = auto()


_MENUS: Final = frozenset({Overlay.MENU, Overlay.SPEED, Overlay.PRACTISE})

_IN_THE_MIDDLE: Final = frozenset(
    {Overlay.DEAL, Overlay.RANKING, Overlay.TRICK, Overlay.SPEED, Overlay.PRACTISE, Overlay.PLAYER}
)


@runtime_checkable
class OverPanel(Protocol):
    """A panel over the table, with a size and a place of its own."""

    def preferred_size(self, available: QSize) -> QSize: ...
    def place(self, sheet: QRect) -> None: ...


class Overlays(QObject):
    """Opens and closes the panels over the table; opening one closes the one before.

    Attributes:
        current: the panel that is open, None if the table is free.
        deal, ranking, trick, scores, speed, menu, hint, player: the panels.

    Signals:
        opened(): a panel has opened over the table.
        closed(): the table is free again.
        spoken(str): the text of a panel, for a screen reader.
        asked(Action): an action of the bar was chosen in the menu.
        menu_chosen(MenuChoice): another entry of the menu was chosen.
    """

    opened = Signal()
    closed = Signal()
    spoken = Signal(str)
    asked = Signal(object)
    menu_chosen = Signal(object)

    def __init__(self, faces: FaceStore, parent: QWidget) -> None:
        super().__init__(parent)
        self._table = parent
        self._zones: TableLayout | None = None
        self._right = 0
        self._view: PlayerView | None = None
        self._scored_view: PlayerView | None = None  # the view that the score panel shows
        self._focus_before: QWidget | None = None  # the widget that had the focus when the first panel opened
        self.current: Overlay | None = None
        self.deal = DealPanel(faces, parent)
        self._veil = Veil(parent)
        self.ranking = RankingPanel(faces, parent)
        self.trick = TrickPanel(faces, parent)
        self.scores = ScorePanel(parent)
        self.speed = SpeedPanel(parent)
        self.menu = TableMenu(parent)
        self.hint = HintPanel(parent)
        self.player = PlayerPanel(parent)
        self._panels: dict[Overlay, QWidget] = {
            Overlay.DEAL: self.deal,
            Overlay.RANKING: self.ranking,
            Overlay.TRICK: self.trick,
            Overlay.SCORES: self.scores,
            Overlay.SPEED: self.speed,
            Overlay.MENU: self.menu,
            Overlay.HINT: self.hint,
            Overlay.PLAYER: self.player,
        }
        for panel in self._panels.values():
            panel.hide()
        self._connect()

    def add(self, overlay: Overlay, panel: QWidget) -> None:
        """Add a panel, which lies over the table when it is opened."""
        panel.hide()
        self._panels[overlay] = panel

    def panel(self, overlay: Overlay) -> QWidget:
        """The panel, open or not."""
        return self._panels[overlay]

    def use(self, settings: Settings) -> None:
        """Show what these settings ask for from now on."""
        self.speed.show_speed(settings.speed)
        self.scores.set_points_shown(settings.show_scores)
        self.deal.set_points_shown(settings.show_scores)
        self.deal.slow_by(pace_for(settings).factor)
        self._place()

    @property
    def closed_panels(self) -> Iterator[QWidget]:
        """The panels that are not open; they get the present look when they open."""
        return (panel for overlay, panel in self._panels.items() if overlay is not self.current)

    def show_view(self, view: PlayerView) -> None:
        """Show this view from now on, and close a panel that has nothing left to show."""
        self._view = view
        if self.current is Overlay.RANKING and view.trump is not None:
            self.ranking.show_view(view)
        elif self.current is Overlay.RANKING:
            self.close(Overlay.RANKING)
        if self.current is Overlay.TRICK and not view.tricks:
            self.close(Overlay.TRICK)

    def show_scores(self, told: PlayerView) -> None:
        """Show the scores of this view from now on; while cards move it may be the one before the move."""
        self._scored_view = told
        if self.current is Overlay.SCORES:
            self.scores.show_view(told)

    def open(self, overlay: Overlay) -> None:
        """Show a panel over the table. A second call closes it, or, for the result of a deal, updates it."""
        if self._view is None or self._zones is None:
            return
        if overlay is self.current and overlay is not Overlay.DEAL:
            self.close(overlay)
            return
        if self.current is None:
            self._focus_before = self._panels[overlay].window().focusWidget()
        elif self.current is not overlay:
            self._panels[self.current].hide()
        panel = self._panels[overlay]
        assert isinstance(panel, Styled)
        panel.catch_up()
        self._fill(overlay, self._view)
        comes, self.current = overlay is not self.current, overlay
        panel.raise_()
        self._place()
        panel.show()
        if comes and panel is self.deal:
            self.deal.arrive()
        panel.setFocus(Qt.FocusReason.OtherFocusReason)
        self.opened.emit()
        if isinstance(panel, RankingPanel | TrickPanel | PlayerPanel):
            self.spoken.emit(panel.spoken)

    def tell_player(self, name: str, player: Computer) -> None:
        """Say who a player of the computer is, instead of another; a second call for the same one says it no more."""
        if self.current is Overlay.PLAYER and self.player.name != name:
            self._panels[Overlay.PLAYER].hide()
            self.current = None
        self.player.show_player(name, player)
        self.open(Overlay.PLAYER)

    @property
    def menu_is_open(self) -> bool:
        """Whether the open panel offers choices, so that keys are meant for it and not for the hand."""
        return self.current in _MENUS

    def lies_across(self, area: QRect) -> bool:
        """Whether the open panel covers part of `area`; only panels in the middle of the table count."""
        if self.current not in _IN_THE_MIDDLE:
            return False
        panel = self._panels[self.current]
        assert isinstance(panel, Panel)
        return panel.sheet().translated(panel.pos()).intersects(area)

    def result_sheet(self) -> QRect:
        """The area of the result of a deal on the table; empty while it is closed."""
        return self.deal.sheet().translated(self.deal.pos()) if self.current is Overlay.DEAL else QRect()

    @property
    def celebrates(self) -> bool:
        """Whether a game that a person here has won is shown, alone on the cloth."""
        return self.current is Overlay.DEAL and self.deal.is_won

    def _show_veil(self) -> None:
        """Dim the cloth below a won game."""
        self._veil.setVisible(self.celebrates and self.deal.lies_on_cloth)
        if self._zones is not None:
            cloth = self._zones.cloth
            self._veil.setGeometry(QRect(cloth.x, cloth.y, cloth.w, cloth.h))
        self._veil.light(self.deal.shows_picture)
        self._veil.stackUnder(self.deal)

    def bring_to_front(self) -> None:
        """Raise the open panel above everything that was added to the table since."""
        if self.current is not None:
            self._panels[self.current].raise_()
            self._show_veil()

    def close(self, overlay: Overlay | None) -> None:
        """Close the panel if it is the open one; the table page then opens the result of a finished deal again."""
        if overlay is None or overlay is not self.current:
            return
        self._give_focus_back(self._panels[overlay])
        self._panels[overlay].hide()
        self.current = None
        self._show_veil()
        self.closed.emit()

    def _give_focus_back(self, panel: QWidget) -> None:
        """Return the focus to its former place: Qt would give it to the first widget, the leftmost card."""
        before, self._focus_before = self._focus_before, None
        focused = panel.window().focusWidget()
        if focused is not None and focused is not panel and not panel.isAncestorOf(focused):
            return  # the focus has already moved on
        # The former widget may be a card played since, or hidden by now, or a part of the lesson beside the table.
        if before is None or before not in panel.window().findChildren(QWidget) or not before.isVisible():
            before = self._table
        before.setFocus(Qt.FocusReason.OtherFocusReason)

    def lay_out(self, zones: TableLayout, right: int) -> None:
        """Place the panels within these zones from now on, and left of `right`."""
        self._zones, self._right = zones, right
        self._place()

    def _connect(self) -> None:
        for overlay, panel in self._panels.items():
            if isinstance(panel, TitledPanel):
                panel.closed.connect(partial(self.close, overlay))
        self.trick.stepped.connect(lambda: self.spoken.emit(self.trick.spoken))
        self.scores.fold_asked.connect(partial(self.close, Overlay.SCORES))
        self.menu.asked.connect(self._on_menu_action)
        self.menu.chosen.connect(self._on_menu_choice)
        self.player.change_asked.connect(self._on_change)
        self.deal.resized.connect(self._place)
        self.deal.came.connect(self._veil.show_frame)

    def _on_menu_action(self, action: Action) -> None:
        self.close(Overlay.MENU)
        self.asked.emit(action)

    def _on_menu_choice(self, choice: MenuChoice) -> None:
        self.close(Overlay.MENU)
        self.menu_chosen.emit(choice)

    def _on_change(self) -> None:
        self.close(Overlay.PLAYER)
        self.menu_chosen.emit(MenuChoice.NEW_GAME)

    def _fill(self, overlay: Overlay, view: PlayerView) -> None:
        match overlay:
            case Overlay.DEAL:
                self.deal.show_view(view)
            case Overlay.RANKING:
                self.ranking.show_view(view)
            case Overlay.TRICK:
                self.trick.show_view(view)
            case Overlay.SCORES:
                self.scores.show_view(self._scored_view or view)
            case _:
                pass

    def _place(self) -> None:
        self._place_panel()
        self._show_veil()

    def _place_panel(self) -> None:
        zones = self._zones
        if zones is None or self.current is None:
            return
        table = QRect(0, 0, zones.felt.w, zones.bar.y)
        if self.current is Overlay.SCORES:
            width = min(self.scores.preferred_width(), self._right)
            self.scores.setGeometry(QRect(self._right - width, 0, width, zones.bar.y))
            return
        panel = self._panels[self.current]
        assert isinstance(panel, OverPanel)
        apart, floor = zones.gap, zones.cards.bottom  # at the lower end of the hand, or its cards would stick out
        bottom = zones.line.bottom if self.current is Overlay.HINT else floor
        size = panel.preferred_size(QSize(table.width() - 2 * apart, bottom - apart))
        sheet = QRect(0, 0, size.width(), size.height())
        if self.current is Overlay.MENU:
            sheet.moveBottomRight(QPoint(self._right - apart - 1, floor - 1))
        elif self.current is Overlay.MOVES:  # beside the table that it leads back to
            sheet.moveTopRight(QPoint(self._right - apart - 1, apart))
        elif self.current is Overlay.HINT:  # above the line that says why, or if need be over line and question
            free = self.hint.about_play and sheet.height() <= zones.line.y - 2 * apart
            sheet.moveCenter(table.center())
            sheet.moveBottom((zones.line.y - apart if free else bottom) - 1)
        elif self.celebrates:
            sheet.moveCenter(table.center())
            sheet.moveBottom(min(sheet.bottom(), floor - 1))
        elif self.current is Overlay.DEAL and (room := self._room_between(size.width())) is not None:
            size = self.deal.preferred_size(room.size())
            sheet.setSize(size)
            sheet.moveCenter(room.center())
        elif self.current is Overlay.DEAL:  # over the line, which would say the same
            held = self._view is not None and bool(self._view.hand)
            spared = zones.cards.y - apart
            if held and sheet.height() > spared - apart:  # if not above the cards still held, over all of them
                sheet.moveBottomLeft(QPoint((table.width() - sheet.width()) // 2, floor - 1))
            else:
                place = result_place(zones, sheet.width(), sheet.height(), lowest=spared if held else floor)
                sheet.moveTopLeft(QPoint(place.x, place.y))
        else:
            # Above the line with the question, or if need be over the line, which is then hidden.
            lowest = zones.line.y - apart if sheet.height() <= zones.line.y - 2 * apart else zones.hand.y
            sheet.moveCenter(table.center())
            sheet.moveTop(max(apart, min(sheet.top(), lowest - sheet.height())))
        panel.place(sheet)

    def _room_between(self, width: int) -> QRect | None:
        """The room between the plates at the top and the hand, if the result of a deal has room in it."""
        assert self._zones is not None, "panels are placed within zones"
        room = result_room(self._zones, width)
        if self.deal.least_height(width) > room.h:
            return None
        return QRect(room.x, room.y, room.w, room.h)


def place_scores(panel: ScorePanel, bar: ActionBar, place: QRect | None) -> None:
    """Show the score panel at `place`, or without a place its button; the focus passes from one to the other."""
    button, focused = bar.button(Action.SCORES), QApplication.focusWidget()
    on_button = focused is button
    in_panel = focused is not None and panel.isAncestorOf(focused)
    if place is not None:
        panel.setGeometry(place)
    bar.offer_scores(place is None)
    panel.setVisible(place is not None)
    if on_button and place is not None:
        panel.setFocus(Qt.FocusReason.OtherFocusReason)
    elif in_panel and place is None:
        button.setFocus(Qt.FocusReason.OtherFocusReason)
