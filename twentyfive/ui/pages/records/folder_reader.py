"""The reader of a large folder of saved games: in slices, so that the page answers meanwhile."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QObject, QTimer, Signal

from twentyfive.engine.saves.listing import Listing


class FolderReader(QObject):
    """Reads the times of all games in a folder.

    Signals:
        done(): the folder is read; not emitted if `begin` has read it at once.
    """

    done = Signal()

    def __init__(self, listing: Listing, parent: QObject) -> None:
        super().__init__(parent)
        self._listing = listing
        self._slices: Iterator[None] | None = None
        self._turn = QTimer(self)
        self._turn.setInterval(0)
        self._turn.timeout.connect(self._go_on)

    @property
    def busy(self) -> bool:
        """Whether the folder is being read."""
        return self._slices is not None

    def begin(self) -> None:
        """Read the folder: at once if it is small, else from the event loop."""
        self._slices = self._listing.look()
        if self._read_on():
            self._turn.start()

    def stop(self) -> None:
        """Break off."""
        self._slices = None
        self._turn.stop()

    def _read_on(self) -> bool:
        """Read a slice; return False after the last one."""
        try:
            if self._slices is not None:
                next(self._slices)
        except (StopIteration, OSError):  # whoever asks for the names gets the error too
            self.stop()
        return self.busy

    def _go_on(self) -> None:
        if not self._read_on():
            self.done.emit()
