"""The list of saved games, and the facts about the chosen one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QButtonGroup

from twentyfive.engine.saves.saved_game import Cover, read_bit_by_bit, read_cover
from twentyfive.presentation.saved_games import Checked, Reading, read_on
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

    def __init__(self) -> None:
        super().__init__()
        self.buttons: dict[Path, ChoiceButton] = {}
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
        button = ChoiceButton(cover.name, note=self._line(cover))
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
            self._reading = Reading(cover, read_bit_by_bit(cover.path))
        checked = read_on(self._reading)
        if checked is not None:
            cover, self._reading = self._reading.cover, None
            self._checked[cover] = checked
            self._show_checked(cover)

    def _show_checked(self, cover: Cover) -> None:
        """Show the result of a check, if the game is still listed."""
        if self._covers.get(cover.path) == cover:
            self.buttons[cover.path].set_label(cover.name, self._line(cover))
            if cover.path == self.chosen:
                self.changed.emit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._turn.start()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._turn.stop()


class AboutGame(Sheet):
    """The sheet with the facts about the chosen game."""

    @property
    def facts(self) -> str:
        """The facts shown."""
        return self._facts.plain

    def __init__(self) -> None:
        super().__init__()
        self._facts = RichLabel("")
        self.add(self._facts)

    def show_game(self, cover: Cover | None, checked: Checked) -> None:
        """Show the facts about this game; hide the sheet if there is no game, or until its moves are played."""
        self._facts.set_text(DAMAGED_LINE(reason=checked.fault) if checked.fault else checked.facts)
        self.setVisible(cover is not None and bool(self._facts.plain))
