"""The window loads what it needs when it needs it, and leaves nothing behind when it is closed."""

from __future__ import annotations

import gc
import subprocess
import sys
import weakref
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent

from tests.ui.whole import Whole

LATER = ("engine.engine", "ai.levels", "engine.keeping", "ui.table_page", "ui.other_pages", "ui.sounds", "ui.faces")


def test_the_start_page_waits_for_nothing_but_what_it_shows(private_home: Path) -> None:
    program = f"""if True:
        import sys
        from pathlib import Path
        from PySide6.QtWidgets import QApplication
        from twentyfive.app import build
        from twentyfive.engine.journal import take_journal
        application = QApplication([])
        data = Path({str(private_home)!r})
        window = build(data, take_journal(data))
        window.start.grab()
        print(*sorted(set(sys.modules) & {{"sqlite3", *(f"twentyfive.{{name}}" for name in {LATER})}}))
        print(window.table.isVisibleTo(window), "twentyfive.ui.table_page" in sys.modules)
        window.close()
    """
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == ["", "False True"]


@pytest.mark.usefixtures("qapp")
def test_a_closed_window_leaves_nothing_behind(tmp_path: Path) -> None:
    whole = Whole(tmp_path)
    whole.begin(5, 5)
    others = whole.window.others
    pages = [whole.window.start, whole.window.table, whole.window.table.top.canvas, others.new_game, others.help]
    left = [weakref.ref(widget) for widget in (whole.window, whole.engine, *pages)]
    whole.close()
    del whole, others, pages
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    gc.collect()
    assert [ref() for ref in left if ref() is not None] == []
