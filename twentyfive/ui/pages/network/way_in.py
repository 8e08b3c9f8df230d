"""The way in: the QR code with the address and the code in large letters."""

from __future__ import annotations

import sys
from typing import Final

from PySide6.QtCore import QSize, QTimer
from PySide6.QtWidgets import QWidget

from twentyfive.net.addresses import Address, InterfaceKind
from twentyfive.net.table_server import TableServer
from twentyfive.ui.table.surface.qr_code import QrCode
from twentyfive.ui.widgets.buttons import SecondButton
from twentyfive.ui.widgets.panels import RichLabel, Role
from twentyfive.ui.widgets.rows import EvenRow, Sheet
from twentyfive.ui.widgets.status_label import FaultLabel
from twentyfive.wording import network
from twentyfive.wording.names import translate

NOBODY_AFTER_MS: Final = 45_000
"""The time without a guest after which the page says what may be wrong."""

_LEAST_QR: Final = 240

_LOW: Final = 400
"""The height of a page below which, with text of the usual size, the address comes before the code."""

_SHARE: Final = 0.36
"""The side of the code on a large page: a little more than a third of its height."""


class WayIn(Sheet):
    """The QR code, the address and the code, and what may be wrong when nobody comes.

    Attributes:
        qr: the QR code.
        address: the button for the next address of this computer.
        new_code: the button for another code.
    """

    def __init__(self, table: TableServer, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._page = QSize()
        self.qr = QrCode(self)
        self._words = RichLabel(network.SCAN_OR_TYPE(), self)
        self._typed = RichLabel("", self, role=Role.TITLE)
        self._opening = RichLabel(network.LOOKING_FOR_WAY(), self)
        self._trouble = FaultLabel(self)
        self._interface = RichLabel("", self, role=Role.NOTE)
        self.address = SecondButton(translate("network", "Another address"), self)
        self.new_code = SecondButton(translate("network", "New code"), self)
        self._buttons = EvenRow(self)
        self._buttons.add(self.address, self.new_code)
        self._open = RichLabel(network.SAFE_FROM_LISTENERS(), self, role=Role.NOTE)
        self.add(self._opening, self.qr, self._words, self._typed, self._interface, self._trouble, self._buttons)
        self.add(self._open)
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(NOBODY_AFTER_MS)
        self._patience.timeout.connect(self.refresh)
        self.address.clicked.connect(table.next_address)
        self.new_code.clicked.connect(table.new_code)
        table.changed.connect(self.refresh)
        self._size_code()
        self.refresh()

    def wait_for_guests(self) -> None:
        """Begin to count the time without a guest."""
        self._patience.start()
        self.refresh()

    def rest(self) -> None:
        """Stop counting, as the page is left."""
        self._patience.stop()

    def refresh(self) -> None:
        """Show the way as it is now."""
        table, code = self._table, self._table.typed_code
        address = table.typed if table.url else ""
        self.qr.show_text(table.url)
        self.qr.setVisible(bool(address))
        self.qr.setAccessibleName(network.qr_code_spoken(address, code) if address else "")
        self._typed.set_text(network.address_and_code(address, code) if address and code else address)
        self._words.setVisible(bool(address and code))
        self._typed.setVisible(bool(address))
        self._opening.setVisible(table.is_open and table.door is None and table.failure is None)
        addresses = () if table.door is None else table.door.addresses
        self._interface.set_text("" if table.address is None else _link_words(table.address))
        is_one_of_several = bool(address) and len(addresses) > 1
        self._interface.setVisible(is_one_of_several)
        self.address.setVisible(is_one_of_several)
        self._buttons.leave_out(*(() if is_one_of_several else (self.address,)))
        self._trouble.set_text(self._what_is_wrong())

    def _what_is_wrong(self) -> str:
        table, seen = self._table, self._table.seen
        if table.failure is not None:
            return network.cannot_open(table.failure)
        if not table.is_open or table.door is None:
            return ""
        if not table.door.addresses:
            return network.NO_HOME_NETWORK()
        if table.is_shut:
            return network.NOBODY_NEW()
        if seen.code_spent:
            return network.CODE_IS_SPENT()
        if table.has_visitors:
            return ""
        if seen.wrong_codes:
            return network.WRONG_CODES(code=table.code)
        if self._patience.isActive():
            return ""
        return network.PAGE_WITHOUT_HELLO() if seen.pages else network.nobody_reached(sys.platform)

    def restyle(self) -> None:
        super().restyle()
        self._size_code()
        self._put_code()

    def fit(self, page: QSize) -> None:
        """Take the room that a page of this size has for the code: a third of its height and more."""
        self._page = page
        self._size_code()
        self._put_code()

    @property
    def _is_low(self) -> bool:
        """Whether the code leaves no room for the address below it."""
        return self._page.height() < _LOW * self._look.text * self._look.scale

    def _put_code(self) -> None:
        """Put the code above the words and the address, but below them where they would have to be scrolled to."""
        self.rows.removeWidget(self.qr)
        before = self._typed if self._is_low else self._opening
        self.rows.insertWidget(self.rows.indexOf(before) + 1, self.qr)

    def _size_code(self) -> None:
        least = _LEAST_QR if self._is_low else round(_LEAST_QR * max(1.0, self._look.scale))
        room = min(round(self._page.height() * _SHARE), round(self._page.width() * _SHARE))
        self.qr.set_least(max(least, room))


def _link_words(address: Address) -> str:
    """Return the kind and the name of the interface of an address, to tell it from the others."""
    match address.link:
        case InterfaceKind.WIFI:
            return network.BY_WIFI(interface=address.interface)
        case InterfaceKind.ETHERNET:
            return network.BY_CABLE(interface=address.interface)
        case _:
            return address.interface
