"""Garbage is collected in the window's thread, and freed memory goes back to the system."""

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
from tests.ui.dressing import dressed
from twentyfive.core import Card
from twentyfive.presentation.settings import Settings
from twentyfive.presentation.table.card_notes import CardNote
from twentyfive.ui.cards.faces import FaceStore
from twentyfive.ui.cards.small_card import SmallCard
from twentyfive.ui.theme.look import make_look
from twentyfive.ui.window.memory import GarbageCollector, collect_all, collect_due


class Cycle:
    """An object that refers to itself, so that only a garbage collection frees it."""

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
def test_a_reference_cycle_is_collected_in_the_thread_of_the_window_only() -> None:
    died: list[str] = []
    weakref.finalize(Cycle(), lambda: died.append(threading.current_thread().name))
    worker = threading.Thread(target=lambda: [Cycle() for _ in range(20_000)])
    worker.start()
    worker.join()
    assert died == []
    for _ in range(3):
        [Cycle() for _ in range(2_000)]
        collect_due()
    assert died == [threading.current_thread().name]


@pytest.mark.usefixtures("collector")
def test_collections_do_not_scan_the_modules_loaded_at_the_start() -> None:
    assert not any(thing is vars(twentyfive.app) for thing in gc.get_objects())


@pytest.mark.skipif(
    sys.platform != "linux" or not hasattr(ctypes.CDLL(None), "malloc_trim"), reason="only glibc needs it"
)
def test_memory_freed_between_used_blocks_goes_back_to_the_system() -> None:
    pieces = [bytearray(5000) for _ in range(8000)]  # 40 MB
    kept = pieces[::50]
    del pieces
    before = mebibytes()
    collect_all()
    assert before - mebibytes() > 20
    assert len(kept) == 160


@pytest.mark.skipif(
    sys.platform != "linux" or not hasattr(ctypes.CDLL(None), "malloc_info"), reason="only glibc has many heaps"
)
def test_all_threads_share_one_heap() -> None:
    """In its own process, as the Qt threads of other tests have their own heaps already."""
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


@pytest.mark.broad
@pytest.mark.usefixtures("qapp")
def test_the_small_cards_of_a_panel_leak_no_memory() -> None:
    """Qt for Python never frees the memory that it takes for a connection to a method of Qt itself."""
    faces, look = FaceStore(), make_look(Settings(), 1280, 800)

    def show(cards: int) -> int:
        panel = QWidget()
        for _ in range(cards):
            dressed(SmallCard(Card.parse("5H"), CardNote(), "the five of hearts", faces, panel), look)
        Shiboken.delete(panel)
        del panel
        gc.collect()
        return sys.getallocatedblocks()

    show(500)
    before = show(500)
    assert show(500) - before < 250
    faces.close()


def mebibytes() -> float:
    """Return the memory that this process uses."""
    return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * 4096 / 2**20
