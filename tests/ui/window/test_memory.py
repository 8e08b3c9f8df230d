"""Garbage dies in the window's thread."""

from __future__ import annotations

import ctypes
import gc
import subprocess
import sys
import threading
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import Shiboken

import twentyfive.app
from twentyfive.core import Card
from twentyfive.ui.cards.faces import FaceStore
from twentyfive.ui.cards.small_card import CardNote, SmallCard
from twentyfive.ui.settings.model import Settings
from twentyfive.ui.theme.look import make_look
from twentyfive.ui.window.memory import GarbageCollector, collect_all, collect_due


class Ring:
    """Refers to itself, so that only a collection ends it."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def collector(qapp: QApplication) -> Iterator[GarbageCollector]:
    collector = GarbageCollector(qapp)
    yield collector
    Shiboken.delete(collector)
    gc.unfreeze()
    gc.enable()


@pytest.mark.usefixtures("collector")
def test_a_ring_outlives_the_work_of_other_threads_and_dies_here() -> None:
    died: list[str] = []
    weakref.finalize(Ring(), lambda: died.append(threading.current_thread().name))
    rubbish = threading.Thread(target=lambda: [Ring() for _ in range(20_000)])
    rubbish.start()
    rubbish.join()
    assert died == []
    for _ in range(3):
        [Ring() for _ in range(2_000)]
        collect_due()
    assert died == [threading.current_thread().name]


@pytest.mark.usefixtures("collector")
def test_what_is_loaded_at_the_start_is_not_gone_through_again_and_again() -> None:
    assert not any(thing is vars(twentyfive.app) for thing in gc.get_objects())


@pytest.mark.skipif(
    sys.platform != "linux" or not hasattr(ctypes.CDLL(None), "malloc_trim"), reason="other C libraries do it alone"
)
def test_what_is_freed_between_what_is_kept_goes_back_to_the_system() -> None:
    pieces = [bytearray(5000) for _ in range(8000)]  # 40 MB
    kept = pieces[::50]
    del pieces
    before = mebibytes()
    collect_all()
    assert before - mebibytes() > 20
    assert len(kept) == 160


@pytest.mark.skipif(
    sys.platform != "linux" or not hasattr(ctypes.CDLL(None), "malloc_info"), reason="other C libraries have one heap"
)
def test_threads_take_their_memory_from_the_heap_of_the_window() -> None:
    """In a process of its own: Qt's threads of other tests have theirs already."""
    program = """if True:
        import ctypes, threading
        from PySide6.QtCore import QCoreApplication
        from twentyfive.ui.window.memory import GarbageCollector
        app = QCoreApplication([])
        collector = GarbageCollector(app)
        kept = []
        def render():
            kept.extend(bytearray(5000) for _ in range(100))
        threads = [threading.Thread(target=render) for _ in range(3)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        c = ctypes.CDLL(None)
        c.fdopen.restype = ctypes.c_void_p
        c.malloc_info(0, ctypes.c_void_p(c.fdopen(1, b"w")))
        c.fflush(None)
    """
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.count("<heap nr=") == 1


@pytest.mark.usefixtures("qapp")
def test_the_small_cards_of_a_panel_leave_nothing_behind() -> None:
    """Qt for Python keeps a piece of memory for each connection to a method of Qt's own, for good."""
    faces, look = FaceStore(), make_look(Settings(), 1280, 800)

    def show(cards: int) -> int:
        panel = QWidget()
        for _ in range(cards):
            SmallCard(Card.parse("5H"), CardNote(), "the five of hearts", faces, look, panel)
        Shiboken.delete(panel)
        del panel
        gc.collect()
        return sys.getallocatedblocks()

    show(500)
    before = show(500)
    assert show(500) - before < 250
    faces.close()


def mebibytes() -> float:
    """What this process holds in memory."""
    return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * 4096 / 2**20
