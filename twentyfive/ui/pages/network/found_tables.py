"""The list of the tables that were found in the home network."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from twentyfive.net.messages import PROTOCOL
from twentyfive.net.table_search import FoundTable, TableSearch
from twentyfive.ui.widgets.buttons import SecondButton
from twentyfive.ui.widgets.rows import Sheet
from twentyfive.ui.widgets.status_label import StatusLabel
from twentyfive.wording import joining
from twentyfive.wording.amounts import sentence_case
from twentyfive.wording.network import host_name
from twentyfive.wording.records.tables_elsewhere import game_at_table


class FoundTables(Sheet):
    """A button for each table that answers, below a line that tells how the search goes. It searches while visible.

    Attributes:
        search: the search.
        status: the line, which a screen reader announces when it changes.
        buttons: the buttons, by address and port.

    Signals:
        chosen(FoundTable): the person wants to join this table.
    """

    chosen = Signal(object)

    def __init__(self, search: TableSearch, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.search = search
        self.status = StatusLabel(self)
        self.buttons: dict[tuple[str, int], SecondButton] = {}
        self.add(self.status)
        search.found.connect(self._refresh)
        search.lost.connect(self._refresh)
        search.in_vain.connect(self._refresh)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not event.spontaneous():
            self.search.start()
            self._refresh()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if not event.spontaneous():  # a window out of sight may still be waited for
            self.search.stop()

    def first_stop(self) -> QWidget:
        """Return the button of the first table, else the line."""
        return next(iter(self.buttons.values()), self.status)

    def _refresh(self) -> None:
        """Show the tables that are known. A button stays as long as its table, so that the focus does."""
        tables = {(table.address, table.port): table for table in self.search.tables}
        for place in set(self.buttons) - set(tables):
            self._remove(self.buttons.pop(place))
        for row, (place, table) in enumerate(tables.items(), 1):
            if place not in self.buttons:
                button = SecondButton("", self)
                button.clicked.connect(partial(self._choose, place))
                self.buttons[place] = button
                self.add(button)
            button = self.buttons[place]
            button.set_label(_name(table), _note(table))
            if self.rows.indexOf(button) != row:
                self.rows.insertWidget(row, button)
        self.status.set_text(self._how_it_goes())

    def _remove(self, button: SecondButton) -> None:
        button.hide()  # another widget gets the focus
        self.rows.removeWidget(button)
        button.deleteLater()

    def _how_it_goes(self) -> str:
        if self.search.tables:
            return joining.tables_found(len(self.search.tables))
        return joining.NO_TABLE_FOUND() if self.search.is_in_vain else joining.LOOKING_FOR_TABLES()

    def _choose(self, place: tuple[str, int]) -> None:
        for table in self.search.tables:
            if (table.address, table.port) == place:
                self.chosen.emit(table)


def _name(table: FoundTable) -> str:
    people, computer = table.notice.people, table.notice.computer
    return sentence_case(host_name(people, computer)) if people or computer else table.address


def _note(table: FoundTable) -> str:
    game = game_at_table(table.notice.game)
    if table.protocol != PROTOCOL:
        return joining.TABLE_OF_ANOTHER_VERSION(game=game)
    return joining.found_table_note(game, table.notice.free)
