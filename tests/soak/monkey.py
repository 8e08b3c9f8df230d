"""A monkey at the real window: it clicks, types, resizes, undoes and changes settings at random.

Nothing it does may raise an exception or cause a warning of Qt, and no closed window may stay in memory. The report has
the times in which the window did not respond, which on a busy computer say more about the computer, and the growth of
memory.
"""

from __future__ import annotations

import gc
import random
import re
import string
import sys
import tempfile
import time
import traceback
import weakref
from collections import Counter, deque
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field, fields
from enum import Enum
from pathlib import Path
from statistics import linear_regression
from typing import Any, Final
from unittest.mock import patch

from PySide6.QtCore import (
    QDeadlineTimer,
    QMessageLogContext,
    QPoint,
    QSettings,
    Qt,
    QThread,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QWidget
from shiboken6 import Shiboken

from tests.minds import QuickMinds
from tests.turns import turn
from twentyfive.engine.game.engine import GameEngine
from twentyfive.engine.game.journal import take_journal
from twentyfive.engine.hosting import Host
from twentyfive.engine.minds.workers import Minds
from twentyfive.presentation.settings import Settings
from twentyfive.presentation.start.entry import Entry
from twentyfive.ui.cards.faces import FaceStore
from twentyfive.ui.dialogs.file_dialogs import FileDialogs
from twentyfive.ui.settings.store import SettingsStore
from twentyfive.ui.sound.audio_device import Cause, Device, NoSound, Trouble
from twentyfive.ui.sound.sounds import Sounds
from twentyfive.ui.table.surface.card_buttons import CardButton
from twentyfive.ui.window.local_table import Equipment
from twentyfive.ui.window.main_window import MainWindow
from twentyfive.ui.window.memory import GarbageCollector, collect_all

LAST: Final = 50
"""The number of last actions that are reported with a fault."""

HANG_MS: Final = 200
_WARM_UP: Final = 0.25
_MEASURED: Final = 15
"""The number of measurements of memory after the warm-up."""

_FEWEST_MEASURED: Final = 5
_WORST: Final = 8
_AFTER_MS: Final = 60
_FORGOTTEN_MS: Final = 5000
_KEYS: Final = (
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Tab, Qt.Key.Key_Backtab),
    *(Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Escape, Qt.Key.Key_F1),
    *(Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_Backspace, Qt.Key.Key_Delete),
    *(Qt.Key(Qt.Key.Key_0 + figure) for figure in range(10)),
    *(Qt.Key(ord(letter)) for letter in "HTRVSUBYM"),
)
_LETTERS: Final = string.ascii_letters + string.digits + " -'áéíóú♥|\u202e\U0001f0b1"
_SPANS: Final[dict[str, tuple[float, float]]] = {"text": (1.0, 2.5), "back": (1, 3), "hold": (0.5, 10)}
_UNTOUCHED: Final = ("new_game", "window", "volume", "language", "programs", "told", "hold_before")
_IGNORED: Final = re.compile("This plugin does not support|propagateSizeHints")


@dataclass(slots=True)
class Times:
    """The durations of actions, stored as counts, so that their number takes no memory.

    Attributes:
        counted: the number of actions by whole milliseconds.
        worst: the longest durations, each with its action.
    """

    counted: Counter[int] = field(default_factory=Counter)
    worst: list[tuple[float, str]] = field(default_factory=list)

    def add(self, ms: float, what: str) -> None:
        """Add an action."""
        self.counted[int(ms)] += 1
        self.worst = sorted([*self.worst, (ms, what)], reverse=True)[:_WORST]

    def longer_than(self, ms: int) -> int:
        """Return the number of actions that took longer."""
        return sum(number for at, number in self.counted.items() if at >= ms)

    def hundredth(self) -> int:
        """The milliseconds that one action in a hundred reached or exceeded."""
        left = self.counted.total() // 100
        for at in sorted(self.counted, reverse=True):
            left -= self.counted[at]
            if left < 0:
                return at
        return 0


@dataclass(slots=True)
class MonkeyRun:
    """The result of a monkey's run.

    Attributes:
        seed: the seed of the monkey.
        actions: the number of actions.
        seconds: the duration.
        faults: exceptions and warnings, each with the last actions before it.
        answers: the times in which the window did not respond, one for each action.
        busy: the processor time of each action.
        memory: measurements: the second, and the memory of the program then in MiB, with its window closed.
    """

    seed: int
    actions: int = 0
    seconds: float = 0.0
    faults: list[str] = field(default_factory=list)
    answers: Times = field(default_factory=Times)
    busy: Times = field(default_factory=Times)
    memory: list[tuple[float, float]] = field(default_factory=list)

    @property
    def growth(self) -> float:
        """The growth of memory in MiB an hour, by a linear fit; 0 if there are too few measurements."""
        if len(self.memory) < _FEWEST_MEASURED:
            return 0.0
        seconds, mib = zip(*self.memory, strict=True)
        return 3600 * linear_regression(seconds, mib).slope


class Monkey:
    """A random user of the program in a data folder."""

    def __init__(self, data: Path, seed: int, new_minds: Callable[[], Minds] = QuickMinds) -> None:
        self.seen = MonkeyRun(seed)
        self._data = data
        self._rng = random.Random(seed)
        self._new_minds = new_minds
        self._done: deque[str] = deque(maxlen=LAST)
        self._opened: list[weakref.ref[MainWindow]] = []
        self._open()

    def use(self, goes_on: Callable[[MonkeyRun], bool]) -> MonkeyRun:
        """Do one action after another as long as `goes_on` returns True."""
        began = time.monotonic()
        with self._listening():
            while goes_on(self.seen):
                self._act()
                self.seen.seconds = time.monotonic() - began
            self._close()
        return self.seen

    def measure(self) -> None:
        """Close the window, measure memory, and open the window again."""
        self._close()
        self._look_for_windows()
        self.seen.memory.append((self.seen.seconds, megabytes()))
        self._open()

    def _open(self) -> None:
        """Open the window, as at a new start of the program."""
        self._store = SettingsStore()
        self._journal = take_journal(self._data)
        self._window = MainWindow(self._store, self._journal, self._data, self._equipment)
        self._opened.append(weakref.ref(self._window))
        self._window.show()
        self._window.activateWindow()
        turn()

    def _close(self) -> None:
        if Shiboken.isValid(self._window):
            self._window.close()
        turn()

    def _look_for_windows(self) -> None:
        """Note a fault if a closed window is still in memory."""
        del self._window, self._store, self._journal
        waited = QDeadlineTimer(_FORGOTTEN_MS)
        while self._remembers() and not waited.hasExpired():
            QTest.qWait(1)  # a thread may still be working for it
        if self._opened and not self.seen.faults:  # the traceback of a fault keeps objects alive
            self._note(f"{len(self._opened)} windows that were closed are still in memory")

    def _remembers(self) -> bool:
        """Whether a closed window is still in memory."""
        turn()
        gc.collect()
        self._opened = [opened for opened in self._opened if opened() is not None]
        return bool(self._opened)

    def _equipment(self) -> Equipment:
        engine = GameEngine(self._new_minds(), self._journal)
        return Equipment(Host(engine), FaceStore(), Sounds(self._store, _no_device))

    def _act(self) -> None:
        if not Shiboken.isValid(self._window) or not self._window.isVisible():
            self._open()
        act = self._rng.choices(
            (self._press_button, self._press_card, self._click_anywhere, self._press_key, self._press_with_control),
            (10, 6, 3, 8, 2),
        )[0]
        if self._rng.random() < 0.12:
            act = self._rng.choice((self._type, self._resize, self._set, self._rest))
        try:
            answer, busy = self._rested() if act == self._rest else _timed(act)
        except Exception:  # PySide raises here what an event handler raised
            self._note(traceback.format_exc())
            raise
        what = self._done[-1] if self._done else ""
        self.seen.answers.add(answer, what)
        self.seen.busy.add(busy, what)
        self.seen.actions += 1

    def _say(self, done: str) -> None:
        self._done.append(done)

    def _press_button(self) -> None:
        within = QApplication.activePopupWidget() or self._window
        buttons = [
            button for button in within.findChildren(QAbstractButton) if button.isVisible() and button.isEnabled()
        ]
        if buttons:
            button = self._rng.choice(buttons)
            self._say(f"press {type(button).__name__} {(button.accessibleName() or button.text())[:60]!r}")
            QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=button.rect().center())

    def _press_card(self) -> None:
        """Press a card of the hand; if no table is shown, sometimes press the button that leads to one."""
        cards = [card for card in self._window.findChildren(CardButton) if card.isVisible()]
        start = self._window.start
        if cards:
            card = self._rng.choice(cards)
            self._say(f"press card {cards.index(card) + 1} of {len(cards)}")
            QTest.mouseClick(card, Qt.MouseButton.LeftButton, pos=card.rect().center())
        elif start.isVisible():
            self._say("press Play now")
            start.card(Entry.PLAY).click()
        else:
            self._say("key Escape")
            QTest.keyClick(self._focus(), Qt.Key.Key_Escape)

    def _click_anywhere(self) -> None:
        point = QPoint(self._rng.randrange(self._window.width()), self._rng.randrange(self._window.height()))
        target = self._window.childAt(point) or self._window
        self._say(f"click at {point.x()}, {point.y()} on {type(target).__name__}")
        QTest.mouseClick(target, Qt.MouseButton.LeftButton, pos=target.mapFrom(self._window, point))

    def _press_key(self) -> None:
        key = self._rng.choice(_KEYS)
        self._say(f"key {key.name}")
        QTest.keyClick(self._focus(), key)

    def _press_with_control(self) -> None:
        key = self._rng.choice((Qt.Key.Key_Z, Qt.Key.Key_Y))
        self._say(f"key Ctrl+{key.name}")
        QTest.keyClick(self._focus(), key, Qt.KeyboardModifier.ControlModifier)

    def _type(self) -> None:
        fields_ = [entry for entry in self._window.findChildren(QLineEdit) if entry.isVisible() and entry.isEnabled()]
        text = "".join(self._rng.choices(_LETTERS, k=self._rng.choice((1, 5, 40, 300))))
        if fields_:
            entry = self._rng.choice(fields_)
            self._say(f"type {text!r} into {entry.accessibleName()!r}")
            entry.setFocus()
            entry.insert(text)  # as if it were pasted
            QTest.keyClick(entry, Qt.Key.Key_Return)

    def _resize(self) -> None:
        least = self._window.minimumSize()
        width, height = self._rng.randint(least.width(), 1600), self._rng.randint(least.height(), 1100)
        if self._rng.random() < 0.3:
            width, height = least.width(), least.height()
        self._say(f"resize to {width} × {height}")
        self._window.resize(width, height)

    def _set(self) -> None:
        names = [entry.name for entry in fields(Settings) if entry.name not in _UNTOUCHED]
        name = self._rng.choice(names)
        value = self._value(name)
        self._say(f"set {name} to {value!r}")
        self._store.change(**{name: value})

    def _value(self, name: str) -> Any:
        """Return a different valid value of the setting."""
        now = getattr(self._store.settings, name)
        if name in _SPANS:
            least, most = _SPANS[name]
            value = self._rng.uniform(least, most)
            return round(value) if isinstance(now, int) else round(value, 2)
        if name in ("guest_patience", "guest_clock"):
            return self._rng.choice((None, 10, 20, 60))
        if name == "deck":
            return self._rng.choice((None, "classic", "large", "four-colour", "colour-safe", "high-contrast", "none"))
        if name == "name":
            return "".join(self._rng.choices(string.ascii_letters + " é", k=8)).strip()
        if isinstance(now, bool) or now is None:
            return self._rng.random() < 0.5
        assert isinstance(now, Enum), f"{name} is of another kind"
        return self._rng.choice(list(type(now)))

    def _rested(self) -> tuple[float, float]:
        """Let the window run for a moment; return the longest turn of its event loop, in wall and processor time."""
        self._say("rest")
        turns, rest = [(0.0, 0.0)], QDeadlineTimer(self._rng.randint(0, _AFTER_MS))
        while not rest.hasExpired():
            turns.append(_timed(self._rest))
            QThread.msleep(1)
        return max(turns)

    def _rest(self) -> None:
        """Do nothing."""

    def _focus(self) -> QWidget:
        return QApplication.activePopupWidget() or self._window.focusWidget() or self._window

    @contextmanager
    def _listening(self) -> Iterator[None]:
        """Note every exception and warning, and open no dialog of the system."""
        hook, unraisable = sys.excepthook, sys.unraisablehook
        sys.excepthook = lambda kind, error, trace: self._note("".join(traceback.format_exception(kind, error, trace)))
        sys.unraisablehook = lambda hook: self._note(f"{hook.exc_type.__name__}: {hook.exc_value} in {hook.object!r}")
        before = qInstallMessageHandler(self._on_qt_message)
        with ExitStack() as stack:
            for name in ("existing", "fresh"):
                stack.enter_context(patch.object(FileDialogs, name, _left))
            try:
                yield
            finally:
                qInstallMessageHandler(before)
                sys.excepthook, sys.unraisablehook = hook, unraisable

    def _on_qt_message(self, kind: QtMsgType, _: QMessageLogContext, message: str) -> None:
        if kind not in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg) and not _IGNORED.search(message):
            self._note(f"Qt: {message}")

    def _note(self, fault: str) -> None:
        actions = "\n".join(self._done)
        self.seen.faults.append(f"{fault}\nafter action {self.seen.actions}, the last ones being\n{actions}")


def _timed(act: Callable[[], None]) -> tuple[float, float]:
    """Do an action and handle its events; return the milliseconds until the window responds, and the processor time."""
    start, busy = time.perf_counter(), time.process_time()
    act()
    turn()
    return 1000 * (time.perf_counter() - start), 1000 * (time.process_time() - busy)


def _left(*_: object) -> None:
    """Answer like a dialog that the person cancels."""


def _no_device() -> Device:
    raise NoSound(Trouble(Cause.NO_DEVICE))


def megabytes() -> float:
    """Return the memory of the program after collecting garbage, in MiB."""
    collect_all()
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) if sys.platform == "linux" else 0
    return pages * 4096 / 2**20


def soak_monkey(minutes: float, seed: int, new_minds: Callable[[], Minds]) -> MonkeyRun:
    """Let a monkey use the program for that many minutes, with temporary settings and data."""
    app = QApplication.instance() or QApplication(["monkey"])
    app.setApplicationName("twentyfive")
    GarbageCollector(app)
    with tempfile.TemporaryDirectory(prefix="twentyfive monkey é ") as folder:
        for kind in (QSettings.Format.NativeFormat, QSettings.Format.IniFormat):
            QSettings.setPath(kind, QSettings.Scope.UserScope, f"{folder}/settings")
        monkey, whole = Monkey(Path(folder), seed, new_minds), 60 * minutes
        due = _WARM_UP * whole

        def goes_on(seen: MonkeyRun) -> bool:
            nonlocal due
            if seen.seconds >= due:
                monkey.measure()
                due += whole * (1 - _WARM_UP) / _MEASURED
            return not seen.faults and seen.seconds < whole

        return monkey.use(goes_on)


def report_monkey(seen: MonkeyRun) -> str:
    """Return a report of the actions, the faults and the figures."""
    lines = [f"monkey {seen.seed}: {seen.actions} actions in {seen.seconds:.0f} s, {len(seen.faults)} faults"]
    for title, times in (("did not answer", seen.answers), ("was busy", seen.busy)):
        over = times.longer_than(HANG_MS)
        lines.append(f"{title}: one in a hundred {times.hundredth()} ms or longer, {over} longer than {HANG_MS} ms")
        lines += [f"    {ms:6.0f} ms  {what}" for ms, what in times.worst]
    held = " ".join(f"{mib:.0f}" for _, mib in seen.memory)
    lines.append(f"memory without the window: {held} MiB, {seen.growth:+.1f} MiB an hour")
    return "\n".join([*lines, *(f"\n{fault}" for fault in seen.faults)])
