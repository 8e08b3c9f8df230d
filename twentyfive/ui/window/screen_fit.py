"""The window on its screen: where it opens, and that it is never larger than the screen."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt
from PySide6.QtGui import QScreen
from PySide6.QtWidgets import QWidget

_TITLE_BAR: Final = 40
"""Pixels, at least as high as any system's. Asking Qt's style for it would cost 5 ms of each start."""

_FILLING: Final = Qt.WindowState.WindowMaximized | Qt.WindowState.WindowFullScreen


class ScreenFit(QObject):
    """Keeps a window within its screen, also on one to which it is moved, or whose size changes."""

    def __init__(self, window: QWidget, least: QSize) -> None:
        """Keep `window` within its screen, and at least as large as `least` where the screen has that."""
        super().__init__(window)
        self._window = window
        self._least = least
        self._screen: QScreen | None = None
        window.installEventFilter(self)
        self._limit()

    def appear(self) -> None:
        """Show the window in its place, maximised where it would not fit the screen."""
        window = self._window
        self._limit()
        if self._fits():
            window.show()
            return
        self._shrink()  # to the size that it has when it is no longer maximised
        window.showMaximized()

    def _room(self) -> QSize:
        """The size of the largest window that fits the screen with its title bar."""
        frame = self._window.frameSize() - self._window.size()  # empty until the window is shown
        return self._window.screen().availableSize() - frame.expandedTo(QSize(0, _TITLE_BAR))

    def _fits(self) -> bool:
        """Whether the window is within the screen, or fills it as the system decides."""
        if self._window.windowState() & _FILLING:
            return True
        size = self._window.size()
        return size.boundedTo(self._room()) == size

    def _limit(self) -> None:
        """Ask for no more room than the screen has."""
        least = self._least.boundedTo(self._window.screen().availableSize() - QSize(0, _TITLE_BAR))
        if self._window.minimumSize() != least:
            self._window.setMinimumSize(least)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._window and event.type() is QEvent.Type.Show and self._screen is None:
            handle = self._window.windowHandle()
            handle.screenChanged.connect(self._on_screen)
            self._follow(handle.screen())
        return super().eventFilter(watched, event)

    def _follow(self, screen: QScreen) -> None:
        """Listen to changes of this screen, and of no other."""
        if self._screen is not None:
            self._screen.availableGeometryChanged.disconnect(self._on_room)
        self._screen = screen
        screen.availableGeometryChanged.connect(self._on_room)

    def _on_screen(self, screen: QScreen) -> None:
        """Make the window small enough for the screen to which it is moved; its place is up to the person."""
        self._follow(screen)
        self._limit()
        if not self._fits():
            self._shrink()

    def _shrink(self) -> None:
        self._window.resize(self._window.size().boundedTo(self._room()))

    def _on_room(self, room: QRect) -> None:
        """Bring the window into the screen, of which less is left."""
        self._limit()
        if self._window.windowState() & _FILLING:
            return
        self._shrink()
        frame = self._window.frameGeometry()
        frame.moveRight(min(frame.right(), room.right()))
        frame.moveBottom(min(frame.bottom(), room.bottom()))
        frame.moveLeft(max(frame.left(), room.left()))
        frame.moveTop(max(frame.top(), room.top()))
        self._window.move(frame.topLeft())
