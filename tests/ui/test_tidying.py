"""Garbage dies in the window's thread."""

from __future__ import annotations

import gc
import threading
import weakref

import pytest
from PySide6.QtCore import QObject, QTimer

from twentyfive.ui.tidying import Tidier, tidy


class Ring:
    """Refers to itself, so that only a collection ends it."""

    def __init__(self) -> None:
        self.itself = self


@pytest.mark.usefixtures("qapp")
def test_a_ring_outlives_the_work_of_other_threads_and_dies_here() -> None:
    parent = QObject()
    tidier = Tidier(parent)
    died: list[str] = []
    weakref.finalize(Ring(), lambda: died.append(threading.current_thread().name))
    rubbish = threading.Thread(target=lambda: [Ring() for _ in range(20_000)])
    rubbish.start()
    rubbish.join()
    assert died == []
    for _ in range(3):
        [Ring() for _ in range(2_000)]
        tidy()
    assert died == [threading.current_thread().name]
    tidier.findChildren(QTimer)[0].stop()
    gc.enable()
