"""A browser for many tests, and another one once it has died: one crash costs one test."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, ExitStack
from typing import Generic, Protocol, TypeVar


class Mortal(Protocol):
    """Anything that may die in a test."""

    def is_alive(self) -> bool:
        """Return True if it still answers."""
        ...


Kind = TypeVar("Kind", bound=Mortal)


class Living(Generic[Kind]):
    """Hands out the same browser as long as it answers."""

    def __init__(self, start: Callable[[], AbstractContextManager[Kind]]) -> None:
        self._start = start
        self._stack = ExitStack()
        self._browser: Kind | None = None

    def get(self) -> Kind:
        """Return the browser; start one if there is none or it has died."""
        if self._browser is None or not self._browser.is_alive():
            self.close()
            self._browser = self._stack.enter_context(self._start())
        return self._browser

    def close(self) -> None:
        """End the browser."""
        self._browser = None
        self._stack.close()
