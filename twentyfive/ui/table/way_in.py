"""The way in: the QR code with the address and the code in large letters."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QSize, QTimer

from twentyfive.net.addresses import Address, InterfaceKind
from twentyfive.net.entrance import Entrance
from twentyfive.ui.table.surface.qr_code import QrCode
from twentyfive.ui.widgets.buttons import SecondButton
from twentyfive.ui.widgets.panels import RichLabel, Role
from twentyfive.ui.widgets.rows import EvenRow, Sheet
from twentyfive.ui.widgets.status_label import FaultLabel
from twentyfive.wording import network
from twentyfive.wording.grammar.texts import Text
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

    def __init__(
        self,
        entrance: Entrance,
        url: Callable[[], str],
        has_visitors: Callable[[], bool],
        *,
        asks: Text = network.SCAN_OR_TYPE,
        opening: Text = network.LOOKING_FOR_WAY,
    ) -> None:
        """Show the way in.

        Args:
            entrance: what is open.
            url: returns the address in the QR code; empty while it would lead nobody in.
            has_visitors: returns whether somebody has found the way.
            asks: what to do with the code.
            opening: what is told until there is one.
        """
        super().__init__()
        self._entrance, self._url, self._has_visitors = entrance, url, has_visitors
        self._page = QSize()
        self.qr = QrCode(self)
        self._words = RichLabel(asks(), self)
        self._typed = RichLabel("", self, role=Role.TITLE)
        self._opening = RichLabel(opening(), self)
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
        self.address.clicked.connect(entrance.next_address)
        self.new_code.clicked.connect(entrance.new_code)
        entrance.changed.connect(self.refresh)
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
        entrance, url, code = self._entrance, self._url(), self._entrance.typed_code
        address = entrance.typed if url else ""
        self.qr.show_text(url)
        self.qr.setVisible(bool(address))
        self.qr.setAccessibleName(network.qr_code_spoken(address, code) if address else "")
        self._typed.set_text(network.address_and_code(address, code) if address and code else address)
        self._words.setVisible(bool(address and code))
        self._typed.setVisible(bool(address))
        self._opening.setVisible(entrance.is_open and entrance.door is None and entrance.failure is None)
        addresses = () if entrance.door is None else entrance.door.addresses
        self._interface.set_text("" if entrance.address is None else _link_words(entrance.address))
        is_one_of_several = bool(address) and len(addresses) > 1
        self._interface.setVisible(is_one_of_several)
        self.address.setVisible(is_one_of_several)
        self._buttons.leave_out(*(() if is_one_of_several else (self.address,)))
        self._trouble.set_text(self._what_is_wrong())

    def _what_is_wrong(self) -> str:
        entrance, seen = self._entrance, self._entrance.seen
        if entrance.failure is not None:
            return network.cannot_open(entrance.failure)
        if not entrance.is_open or entrance.door is None:
            return ""
        if not entrance.door.addresses:
            return network.NO_HOME_NETWORK()
        if entrance.is_shut:
            return network.NOBODY_NEW()
        if seen.code_spent:
            return network.CODE_IS_SPENT()
        if self._has_visitors():
            return ""
        if seen.wrong_codes:
            return network.WRONG_CODES(code=entrance.code)
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
