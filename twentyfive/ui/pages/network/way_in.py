"""The way in: the QR code with the address and the code in large letters."""

from __future__ import annotations

import sys
from typing import Final

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

from twentyfive.net.open_table import OpenTable
from twentyfive.ui.pages.network.qr_code import QrCode
from twentyfive.ui.theme.look import Look
from twentyfive.ui.widgets.buttons import SecondButton
from twentyfive.ui.widgets.panels import RichLabel, Role
from twentyfive.ui.widgets.rows import EvenRow, Sheet
from twentyfive.ui.widgets.status_label import FaultLabel
from twentyfive.wording import network
from twentyfive.wording.names import translate

NOBODY_AFTER_MS: Final = 45_000
"""The time without a guest after which the page says what may be wrong."""

_LEAST_QR: Final = 240


class WayIn(Sheet):
    """The QR code, the address and the code, and what may be wrong when nobody comes.

    Attributes:
        qr: the QR code.
        address: the button for the next address of this computer.
        new_code: the button for another code.
    """

    def __init__(self, table: OpenTable, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._table = table
        self._choice = 0  # the address shown, counted from the likeliest
        self.qr = QrCode(self)
        self._words = RichLabel(network.scan_or_type(), look, self)
        self._typed = RichLabel("", look, self, role=Role.TITLE)
        self._opening = RichLabel(network.looking_for_way(), look, self)
        self._trouble = FaultLabel(look, self)
        self._interface = RichLabel("", look, self, role=Role.NOTE)
        self.address = SecondButton(translate("network", "Another address"), look, self)
        self.new_code = SecondButton(translate("network", "New code"), look, self)
        self._buttons = EvenRow(look, self)
        self._buttons.add(self.address, self.new_code)
        self._open = RichLabel(network.anyone_could_read(), look, self, role=Role.NOTE)
        self.add(self._opening, self.qr, self._words, self._typed, self._interface, self._trouble, self._buttons)
        self.add(self._open)
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(NOBODY_AFTER_MS)
        self._patience.timeout.connect(self.refresh)
        self.address.clicked.connect(self._next_address)
        self.new_code.clicked.connect(table.new_code)
        table.changed.connect(self.refresh)
        self._size_code()
        self.refresh()

    @property
    def url(self) -> str:
        """The address in the QR code, in capitals: a QR code has a shorter form for these."""
        address = self._address()
        return f"HTTP://{address}/{self._table.code}" if address else ""

    def wait_for_guests(self) -> None:
        """Begin to count the time without a guest."""
        self._choice = 0
        self._patience.start()
        self.refresh()

    def rest(self) -> None:
        """Stop counting, as the page is left."""
        self._patience.stop()

    def refresh(self) -> None:
        """Show the way as it is now."""
        table, address = self._table, self._address()
        self.qr.show_text(self.url)
        self.qr.setVisible(bool(address))
        self.qr.setAccessibleName(network.qr_code_spoken(address, table.code) if address else "")
        self._typed.set_text(network.address_and_code(address, table.code) if address else "")
        self._words.setVisible(bool(address))
        self._typed.setVisible(bool(address))
        self._opening.setVisible(table.is_open and table.door is None and table.failure is None)
        addresses = () if table.door is None else table.door.addresses
        self._interface.set_text(addresses[self._choice % len(addresses)].interface if len(addresses) > 1 else "")
        self._interface.setVisible(len(addresses) > 1)
        self.address.setVisible(len(addresses) > 1)
        self._buttons.leave_out(*(() if len(addresses) > 1 else (self.address,)))
        self._trouble.set_text(self._what_is_wrong())

    def _address(self) -> str:
        door = self._table.door
        if door is None or not door.addresses:
            return ""
        return f"{door.addresses[self._choice % len(door.addresses)].address}:{door.port}"

    def _what_is_wrong(self) -> str:
        table, seen = self._table, self._table.seen
        if table.failure is not None:
            return network.cannot_open(table.failure)
        if not table.is_open or table.door is None:
            return ""
        if not table.door.addresses:
            return network.no_home_network()
        if seen.door_shut:
            return network.door_is_shut()
        if table.has_visitors:
            return ""
        if seen.wrong_codes:
            return network.wrong_codes(table.code)
        if self._patience.isActive():
            return ""
        return network.page_without_hello() if seen.pages else network.nobody_reached(sys.platform)

    def _next_address(self) -> None:
        self._choice += 1
        self.refresh()

    def set_look(self, look: Look) -> None:
        super().set_look(look)
        self._size_code()

    def _size_code(self) -> None:
        self.qr.set_least(max(_LEAST_QR, round(_LEAST_QR * self._look.scale)))
