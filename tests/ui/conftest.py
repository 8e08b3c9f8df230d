"""Fixtures for tests of the window: private settings, and a check that nothing is left running."""

import gc
import re
import sys
from collections import deque
from collections.abc import Generator, Iterator
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import (
    SIGNAL,
    QAbstractAnimation,
    QCoreApplication,
    QEvent,
    QMessageLogContext,
    QObject,
    QSettings,
    QSizeF,
    QStandardPaths,
    QTimer,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import Shiboken

from tests.homes import PRESENT, home_variables
from tests.ui.panels import window
from tests.ui.whole import Start, Whole
from twentyfive.ui.cards.decks import Deck, load_deck
from twentyfive.ui.cards.emblem import art_column
from twentyfive.ui.cards.faces import FaceStore
from twentyfive.ui.pages.start import start_page
from twentyfive.ui.theme.look import Look

if TYPE_CHECKING:
    from tests.net.lobby.fakes import FakeGateway


@pytest.fixture(scope="session")
def _homes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Paths of folders that do not exist yet: most tests write nothing, and creating them all would take minutes."""
    folder = tmp_path_factory.mktemp("homes")
    return (folder / str(number) for number in count(1))


@pytest.fixture(autouse=True)
def _no_questions_to_the_network(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets no page ask the network of the computer that runs the tests, or find a table there."""
    monkeypatch.setattr("twentyfive.net.table_search.own_addresses", tuple)


@pytest.fixture(autouse=True)
def _own_settings(_homes: Iterator[Path], monkeypatch: pytest.MonkeyPatch) -> None:
    """Sends everything that the test stores to its own home; Windows and macOS ignore the environment."""
    home = next(_homes)
    for variable, folder in home_variables(home).items():
        if variable not in PRESENT:
            monkeypatch.setenv(variable, folder)
    for settings_format in (QSettings.Format.NativeFormat, QSettings.Format.IniFormat):
        QSettings.setPath(settings_format, QSettings.Scope.UserScope, str(home / ".config"))
    if sys.platform != "linux":
        QStandardPaths.setTestModeEnabled(True)


SEED = 25
"""The seed of all new games."""


@pytest.fixture(autouse=True)
def _the_same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deals the same cards in every run: after a deal that ends the game, say, the window asks something else."""
    for module in (
        "seating.players",
        "practise.practise_game",
        "game.engine",
        "game.reviewing",
        "statistics.bookkeeper",
    ):
        monkeypatch.setattr(f"twentyfive.engine.{module}.new_seed", lambda: SEED)


@pytest.fixture(autouse=True)
def _disk_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Skips flushing files to disk: tests of the engine and of faults check that."""
    monkeypatch.setattr("os.fsync", lambda _: None)


KEPT_PICTURES = 4
"""Pictures of the start page that are kept, of up to 13 MiB each."""


@pytest.fixture(autouse=True, scope="session")
def _start_picture_is_painted_once() -> Iterator[None]:
    """Keeps the last pictures of the start page: each start of the program paints one, mostly the same."""
    kept: deque[tuple[tuple[QSizeF, Look, Deck, float], QPixmap]] = deque(maxlen=KEPT_PICTURES)

    def painted(size: QSizeF, look: Look, deck: Deck, ratio: float) -> QPixmap:
        wanted = (size, look, deck, ratio)
        found = next((picture for known, picture in kept if known == wanted), None)
        if found is None:
            found = art_column(*wanted)
            kept.append((wanted, found))
        return found

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(start_page, "art_column", painted)
        yield


@pytest.fixture
def start(tmp_path: Path, qapp: QApplication) -> Iterator[Start]:
    """Starts the program as often as the test needs it, and closes all windows at the end.

    Its windows are not painted, unless the test asks for it. What they show is read from the widgets, and painting
    would take a third of the time.
    """
    del qapp
    with ExitStack() as started:

        def begin(**settings: object) -> Whole:
            whole = Whole(tmp_path, **settings)
            whole.window.setUpdatesEnabled(False)
            started.callback(whole.close)
            return whole

        yield begin


@pytest.fixture
def whole(start: Start) -> Whole:
    """The program without saved games."""
    return start()


@pytest.fixture
def front(qtbot: QtBot) -> QWidget:
    """A window in front of all others, for a panel."""
    return window(qtbot, 1280, 800)


@pytest.fixture
def faces(qapp: QApplication) -> Iterator[FaceStore]:
    """Pictures of the cards of the usual deck."""
    del qapp
    store = FaceStore()
    store.use(load_deck("classic"), 1)
    yield store
    store.close()


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item) -> Generator[None, None, None]:
    """Fails a test that leaves something running or on the screen, or causes a warning of Qt during teardown.

    It encloses all other teardown, in which pytest-qt closes its widgets but no longer listens to Qt.
    """
    complaints: list[str] = []
    ignored: list[str] = item.config.getini("qt_log_ignore")

    def listen(kind: QtMsgType, _: QMessageLogContext, message: str) -> None:
        if kind in _COMPLAINTS and not any(re.search(pattern, message) for pattern in ignored):
            complaints.append(message)

    previous = qInstallMessageHandler(listen)
    try:
        yield
        leftovers = _leftovers()
    finally:
        qInstallMessageHandler(previous)
    names = [_name(leftover) for leftover in leftovers] + _listeners()
    for leftover in leftovers:
        _end(leftover)
    if names or complaints:
        pytest.fail("\n".join([*(f"left behind: {name}" for name in names), *complaints]), pytrace=False)


_COMPLAINTS = (QtMsgType.QtWarningMsg, QtMsgType.QtCriticalMsg)


def _leftovers() -> list[QObject]:
    """Return everything that still runs or is on the screen after pending deletions."""
    if QCoreApplication.instance() is None:
        return []
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    if not _alive():
        return []
    gc.collect()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    return _alive()


def _alive() -> list[QObject]:
    wrappers = [wrapper for wrapper in Shiboken.getAllValidWrappers() if isinstance(wrapper, QObject)]
    running = [
        wrapper
        for wrapper in wrappers
        if (isinstance(wrapper, QTimer) and wrapper.isActive())
        or (isinstance(wrapper, QAbstractAnimation) and wrapper.state() is QAbstractAnimation.State.Running)
    ]
    return running + [widget for widget in QApplication.topLevelWidgets() if widget.isVisible()]


def _listeners() -> list[str]:
    """Disconnect and return everything that still listens to the focus.

    A function that remembers what had the focus would keep every later window in memory: half a gigabyte after all
    tests, in which the search for leftovers took a tenth of the whole time.
    """
    app = QApplication.instance()
    if not isinstance(app, QApplication) or not app.receivers(SIGNAL("focusChanged(QWidget*,QWidget*)")):
        return []
    app.focusChanged.disconnect()
    return ["a slot of QApplication.focusChanged"]


def _name(leftover: QObject) -> str:
    """Return the class and names of an object and of its ancestors."""
    words = [type(leftover).__name__, leftover.objectName()]
    if isinstance(leftover, QWidget):
        words.append(leftover.windowTitle())
    parent = leftover.parent()
    named = " ".join(filter(None, words))
    return f"{named} of {_name(parent)}" if parent is not None else named


def _end(leftover: QObject) -> None:
    """Stops or closes the object, so that it does not disturb the next test."""
    if isinstance(leftover, (QTimer, QAbstractAnimation)):
        leftover.stop()
    elif isinstance(leftover, QWidget):
        leftover.close()
        leftover.deleteLater()


@pytest.fixture
def gateways(monkeypatch: pytest.MonkeyPatch) -> "list[FakeGateway]":
    """The gateways that the window makes, in place of processes with sockets. Nothing keeps the computer awake.

    Between two things that a test does, the guests made of code have been told everything.
    """
    from tests.net.lobby.fakes import FakeGateway

    made: list[FakeGateway] = []

    def make(**_: object) -> FakeGateway:
        made.append(FakeGateway())
        return made[-1]

    monkeypatch.setattr("twentyfive.net.table_server.GatewayLink", make)
    monkeypatch.setattr("twentyfive.net.drive.drive_server.GatewayLink", make)
    monkeypatch.setattr("twentyfive.net.keep_awake.waker", lambda *_, **__: ("cat",))
    monkeypatch.setattr("twentyfive.net.lobby.clock.QtClock.call_soon", lambda _, do: do())
    return made
