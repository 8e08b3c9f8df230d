"""Python's cyclic garbage is collected in the window's thread only, and pictures are given back as they are freed."""

from __future__ import annotations

import ctypes
import gc
import sys
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QTimer

_EVERY_MS: Final = 250
_OLDEST: Final = 2

_M_MMAP_THRESHOLD: Final = -3
_M_ARENA_MAX: Final = -8
_PICTURE_BYTES: Final = 32 * 1024


class GarbageCollector(QObject):
    """Collects when Python would, but never in a thread where cards are rendered or a computer player is listened to.

    Python collects in whatever thread happens to allocate; widgets that die in another thread than their own take the
    program with them.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        gc.freeze()  # what is loaded by now stays, and to go through it was half of the time that collecting all took
        return_large_blocks()
        use_one_heap()
        timer = QTimer(self)
        timer.setInterval(_EVERY_MS)
        timer.timeout.connect(collect_due)
        timer.start()


def collect_due() -> None:
    """Collect the oldest generation that is due, and the younger ones with it."""
    due = [number for number, most in enumerate(gc.get_threshold()) if gc.get_count()[number] > most]
    if _OLDEST in due:
        collect_all()
    elif due:
        gc.collect(max(due))


def collect_all() -> None:
    """Collect all, and have the C library return what it keeps free: some 15 MiB in 2 ms after some minutes of use."""
    gc.collect()
    trim = _glibc_function("malloc_trim")
    if trim is not None:
        trim(0)


def return_large_blocks() -> None:
    """Have what is as large as the picture of a card returned to the system when it is freed, where that is not so of
    itself.

    The C library of most Linux systems puts ever larger pieces among the small ones, where a few of these hold on to
    all that was freed: 40 MiB after some changes of the window's size.
    """
    _set_malloc(_M_MMAP_THRESHOLD, _PICTURE_BYTES)


def use_one_heap() -> None:
    """Have threads take their memory from where the window takes it, so that each uses what the other freed.

    The C library of most Linux systems gives every thread a heap of its own, and cards rendered there are freed in the
    window's thread: over 300 deals the program grew by 1.4 MiB, by .8 with one heap.
    """
    _set_malloc(_M_ARENA_MAX, 1)


def _set_malloc(option: int, value: int) -> None:
    """Set one of the options of glibc's mallopt."""
    mallopt = _glibc_function("mallopt")
    if mallopt is not None:
        mallopt(option, value)


def _glibc_function(name: str) -> Callable[..., int] | None:
    """A function of glibc; other C libraries of Linux do not know it, and other systems need none."""
    return getattr(ctypes.CDLL(None), name, None) if sys.platform == "linux" else None
