"""Late loading: parts of the window that are loaded and built when they are first asked for.

Loading all parts at once would make the first frame many times slower. So the code of a late part is imported by the
method that builds it, and `Preloader` imports the parts used most as soon as the first frame is on the screen.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, Final, Generic, Self, TypeVar, overload

from PySide6.QtCore import QObject, QTimer

_Part = TypeVar("_Part")

_GIVE_WAY_MS: Final = 500
"""The pause for a page that is asked for: twice what the longest list of saved games takes to be there."""


class LatePart(Generic[_Part]):
    """A part of an object, used as an attribute. The decorated method builds the part when it is first read.

    >>> class Window:
    ...     @LatePart
    ...     def page(self) -> str:
    ...         return "Help"
    >>> window = Window()
    >>> Window.page.built(window) is None
    True
    >>> window.page, Window.page.built(window)
    ('Help', 'Help')
    """

    def __init__(self, build: Callable[[Any], _Part]) -> None:
        self._build = build
        self._name = build.__name__
        self.__doc__ = build.__doc__

    @overload
    def __get__(self, owner: None, kind: type) -> Self: ...

    @overload
    def __get__(self, owner: object, kind: type) -> _Part: ...

    def __get__(self, owner: object | None, kind: type) -> Self | _Part:
        if owner is None:
            return self
        part = vars(owner)[self._name] = self._build(owner)
        return part

    def built(self, owner: object) -> _Part | None:
        """Return the part of `owner`, None if it is not built yet."""
        part: _Part | None = vars(owner).get(self._name)
        return part


class Preloader(QObject):
    """Loads code while the window is idle, one module at a time, so that it answers a click in between."""

    def __init__(self, steps: Sequence[str | Callable[[], object]], parent: QObject) -> None:
        """Create a preloader. `steps` are modules to import, and functions to call."""
        super().__init__(parent)
        self._steps = list(steps)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._take_step)

    def start(self) -> None:
        """Begin or continue as soon as the window is idle, unless everything is loaded."""
        if self._steps and not self._timer.isActive():
            self._timer.start(0)

    def give_way(self) -> None:
        """Go on only after a while: the person has asked for a page, which is built and filled first."""
        if self._steps:
            self._timer.start(_GIVE_WAY_MS)

    def stop(self) -> None:
        """Stop loading."""
        self._timer.stop()

    def _take_step(self) -> None:
        step = self._steps.pop(0)
        if isinstance(step, str):
            import_module(step)
        else:
            step()
        self.start()
