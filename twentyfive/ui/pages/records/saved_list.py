"""The list of saved games, and the facts about the chosen one."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import QPointF, QTimer, Signal
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QPen, QShowEvent
from PySide6.QtWidgets import QButtonGroup

from twentyfive.core import PlayerView
from twentyfive.engine.saves.saved_game import Cover, read_bit_by_bit, read_cover
from twentyfive.engine.seating.game_token import GameToken
from twentyfive.presentation.saved_games import Checked, Reading, read_on
from twentyfive.ui.pages.records.small_table import SmallTable
from twentyfive.ui.table.miniature import TableStyle
from twentyfive.ui.theme.glyphs import paint_tick
from twentyfive.ui.widgets.buttons import ChoiceButton
from twentyfive.ui.widgets.height_for_width import take_away
from twentyfive.ui.widgets.panels import RichLabel
from twentyfive.ui.widgets.rows import Column, Sheet
from twentyfive.wording.records.saved import DAMAGED_LINE, cover_line


class SavedList(Column):
    """A button for each game; one of them is chosen.

    A game is listed as soon as its first lines are read. Its moves are played when the program is idle; after that its
    button gives the state of the game, or its fault.

    Attributes:
        buttons: the buttons by file.
        chosen: the file of the chosen game; None while there are no games.

    Signals:
        changed(): another game is chosen, or more is known about the chosen one.
    """

    changed = Signal()

    def __init__(self, to_show: Callable[[GameToken], PlayerView | None] = lambda _: None) -> None:
        """`to_show` returns what a picture of a game may show."""
        super().__init__()
        self._to_show = to_show
        self.buttons: dict[Path, SavedButton] = {}
        self.chosen: Path | None = None
        self._covers: Mapping[Path, Cover] = {}
        self._checked: dict[Cover, Checked] = {}
        self._reading: Reading | None = None
        self._group = QButtonGroup(self)
        self._turn = QTimer(self)
        self._turn.setInterval(0)
        self._turn.timeout.connect(self._check_next)

    @property
    def cover(self) -> Cover | None:
        """The cover of the chosen game."""
        return None if self.chosen is None else self._covers[self.chosen]

    @property
    def checked(self) -> Checked:
        """The result of the check of the chosen game; empty until its moves are played."""
        cover = self.cover
        return Checked() if cover is None else self._known(cover)

    def show_games(self, paths: Sequence[Path], chosen: Path | None) -> None:
        """List these files, and choose `chosen`, or the first file if `chosen` is not among them."""
        listed = self._covers
        self._covers = {path: read_cover(path) for path in paths}
        covers = frozenset(self._covers.values())
        self._checked = {cover: known for cover, known in self._checked.items() if cover in covers}
        first = paths[0] if paths else None
        self.chosen = chosen if chosen in self._covers else first
        if [*self._covers.items()][: len(listed)] != [*listed.items()]:
            self._clear()
        for path in paths[len(self.buttons) :]:
            self._list(path)
        if self.chosen is not None:
            self.buttons[self.chosen].setChecked(True)
        if self.isVisible():
            self._turn.start()
        self.changed.emit()

    def _clear(self) -> None:
        for button in self.buttons.values():
            self._group.removeButton(button)
        take_away(self.buttons.values())
        self.buttons = {}

    def _list(self, path: Path) -> None:
        cover = self._covers[path]
        button = SavedButton(cover.name, note=self._line(cover))
        button.clicked.connect(lambda: self._choose(path))
        self._group.addButton(button)
        self.buttons[path] = button
        self.add(button)
        button.show()

    def _choose(self, path: Path) -> None:
        self.chosen = path
        self.changed.emit()

    def _known(self, cover: Cover) -> Checked:
        return self._checked.get(cover, Checked(fault=cover.fault, is_later=cover.is_later))

    def _line(self, cover: Cover) -> str:
        known = self._known(cover)
        return DAMAGED_LINE(reason=known.fault) if known.fault else cover_line(cover, known.line)

    def _check_next(self) -> None:
        """Play a few moves of a game, beginning with the chosen game, then return to the event loop."""
        if self._reading is None:
            waiting = [cover for cover in self._covers.values() if cover not in self._checked]
            if not waiting:
                self._turn.stop()
                return
            cover = min(waiting, key=lambda cover: cover.path != self.chosen)
            self._reading = Reading(cover, read_bit_by_bit(cover.path), self._to_show)
        checked = read_on(self._reading)
        if checked is not None:
            cover, self._reading = self._reading.cover, None
            self._checked[cover] = checked
            self._show_checked(cover)

    def _show_checked(self, cover: Cover) -> None:
        """Show the result of a check, if the game is still listed."""
        if self._covers.get(cover.path) == cover:
            self.buttons[cover.path].set_label(cover.name, self._line(cover))
            self.buttons[cover.path].mark(self._known(cover).won)
            if cover.path == self.chosen:
                self.changed.emit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._turn.start()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._turn.stop()


class SavedButton(ChoiceButton):
    """A saved game, with a sign at its right end if it is over: a tick for won, an empty circle for lost.

    A screen reader says it with the other words on the button.
    """

    _won: bool | None = None

    def mark(self, won: bool | None) -> None:
        """Show that the person has won or lost the game, or neither."""
        if won is not self._won:
            self._won = won
            self.updateGeometry()
            self.update()

    def _radius(self) -> float:
        return 0.6 * self._look.medium

    def _room_for_words(self, frame_width: float) -> float:
        return super()._room_for_words(frame_width) - (0 if self._won is None else 3 * self._radius())

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._won is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius, frame, colours = self._radius(), self.frame(), self._look.colours
        centre = QPointF(frame.right() - self._padding() - radius, frame.center().y() + 0.5)
        if self._won:
            paint_tick(painter, centre, radius, colours.good, colours.surface)
        else:
            painter.setPen(QPen(colours.line, 2))
            painter.drawEllipse(centre, radius - 1, radius - 1)
        painter.end()


class AboutGame(Sheet):
    """The sheet with a picture of the chosen game, and the facts about it."""

    @property
    def facts(self) -> str:
        """The facts shown."""
        return self._facts.plain

    def __init__(self, style: Callable[[], TableStyle] | None = None) -> None:
        """`style` returns what a table looks like; without it there is no picture."""
        super().__init__()
        self.table = None if style is None else SmallTable(style)
        if self.table is not None:
            self.add(self.table)
        self._facts = RichLabel("")
        self.add(self._facts)

    def show_game(self, cover: Cover | None, checked: Checked) -> None:
        """Show the facts about this game; hide the sheet if there is no game, or until its moves are played."""
        self._facts.set_text(DAMAGED_LINE(reason=checked.fault) if checked.fault else checked.facts)
        if self.table is not None:
            self.table.show_view(checked.picture)
        self.setVisible(cover is not None and bool(self._facts.plain))
