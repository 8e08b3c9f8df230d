"""The composition root: builds every part of the program and connects them."""

from __future__ import annotations

import argparse
import logging
import os
import signal
import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

import PySide6
from PySide6.QtCore import (
    QEvent,
    QLoggingCategory,
    QMessageLogContext,
    QStandardPaths,
    QTimer,
    QtMsgType,
    Signal,
    qInstallMessageHandler,
)
from PySide6.QtGui import QFileOpenEvent, QFontDatabase, QIcon
from PySide6.QtWidgets import QApplication

from twentyfive import __version__
from twentyfive.assets import resource
from twentyfive.command_line import NAME
from twentyfive.core import RecordError
from twentyfive.engine.diagnostics.crash_reports import CrashReports
from twentyfive.engine.diagnostics.log import Logbook
from twentyfive.engine.files.closed_folders import UsableFolder, entry_refusal, usable_folder
from twentyfive.engine.game.journal import Journal, take_journal
from twentyfive.engine.saves.saved_game import read_saved
from twentyfive.file_types import DRIVE, EVENING, MOVE
from twentyfive.system_libraries import PACKAGES, missing, sentence_about
from twentyfive.ui.accessibility.roles import install_roles
from twentyfive.ui.settings.languages import LanguageError, install_language, languages_folder
from twentyfive.ui.settings.settings_file import settings_path
from twentyfive.ui.settings.store import SettingsStore
from twentyfive.ui.window.main_window import MainWindow
from twentyfive.ui.window.memory import GarbageCollector
from twentyfive.ui.window.wayland_frame import PLAIN, can_be_gnomes
from twentyfive.ui.window.words import language_damaged, nothing_saved
from twentyfive.wording.records.saved import cannot_open

if TYPE_CHECKING:
    from twentyfive.ui.window.local_table import Equipment

ICON_SIZES: Final = (16, 32, 48, 64, 128, 256)
LOOK_FOR_SIGNALS_MS: Final = 250

_OWN_THEMES: Final = {"KDE", "LXQT"}
"""Desktops whose colours Qt knows from a theme of theirs.

For the others its theme "gnome" asks the portal of the desktop whether it is dark. The theme "gtk3", which it would
take where GTK is installed, hears of changes only, and at the start knows a dark GNOME or XFCE as light.
"""

_UNHEARD: Final = "qt.qpa.theme.gnome.warning=false\nqt.qpa.services.warning=false"
"""What is not logged: that a desktop has no portal, as many have none, and nothing is lacking then."""

_log = logging.getLogger(__name__)


class Application(QApplication):
    """The application.

    Signals:
        file_opened(Path): macOS asks the program, which may be running already, to open this file.
    """

    file_opened = Signal(object)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent):
            self.file_opened.emit(Path(event.file()))
            return True
        return super().event(event)


def run(options: argparse.Namespace) -> int:
    """Run the program until its window is closed and return the exit status; `command_line` has the options."""
    logging.basicConfig(level=logging.INFO if options.verbose else logging.WARNING, format="%(name)s: %(message)s")
    if _loses_references():
        sys.exit(
            f"PySide6 {PySide6.__version__} aborts within seconds under Python {sys.version.split()[0]}."
            " Use Python 3.12 or newer, or PySide6 6.11."
        )
    app = _application()
    app.setApplicationName(NAME)
    app.setApplicationDisplayName("Twenty-Five")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName(os.environ.get("FLATPAK_ID", NAME))  # a Flatpak's is named after it
    app.setWindowIcon(_icon())
    if not QFontDatabase.families():
        _log.error("No font is installed, so no text can be shown. Install one, for instance fonts-dejavu-core.")
    if options.self_check is not None:
        from twentyfive.selfcheck import self_check  # it loads modules that an ordinary start does not need

        return self_check(options.self_check)
    GarbageCollector(app)
    install_roles()
    _quit_on_signals(app)
    data = Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation))
    with usable_folder(data) as folder:
        return _run_window(app, data, folder, options.file)


def _run_window(app: Application, data: Path, folder: UsableFolder, file: Path | None) -> int:
    """Run the window until it is closed, with its data in `folder` in place of `data`; returns the exit status."""
    journal = take_journal(folder.path)
    crash_reports = CrashReports(Logbook(folder.path, journal.number), app)
    crash_reports.watch()
    window = build(folder.path, journal, _settings_path(folder))
    window.watch(crash_reports)
    if folder.refusal:
        window.notice.say(nothing_saved(data, folder.refusal))
    if file is not None:
        open_file(window, file)
    app.file_opened.connect(partial(open_file, window))
    window.appear()
    status = app.exec()
    crash_reports.leave()
    return status


def _settings_path(data: UsableFolder) -> Path:
    """The settings file; beside the data of this run if its own folder may not be entered either."""
    path = settings_path()
    return data.path / path.name if data.refusal and entry_refusal(path.parent) else path


def _application() -> Application:
    """Create the application. Without a display, print one sentence and end the process."""
    if sys.platform == "linux":  # other systems always have a display, and show Qt's fatal errors in a message box
        qInstallMessageHandler(_on_start_of_qt)
        if not _OWN_THEMES & {*os.environ.get("XDG_CURRENT_DESKTOP", "").upper().split(":")}:
            os.environ.setdefault("QT_QPA_PLATFORMTHEME", "gnome")
        shared = QStandardPaths.standardLocations(QStandardPaths.StandardLocation.GenericDataLocation)
        if not can_be_gnomes(os.environ, map(Path, shared)):
            os.environ.setdefault("QT_WAYLAND_DECORATION", PLAIN)
        QLoggingCategory.setFilterRules(_UNHEARD)
    app = Application([NAME])  # the other arguments have been read, and Qt aborts at a file name that is not text
    qInstallMessageHandler(None)
    return app


def _on_start_of_qt(kind: QtMsgType, _: QMessageLogContext, message: str) -> None:
    """Log Qt's messages, and end the process after a fatal one: Qt itself would abort, which looks like a crash."""
    _log.log(logging.INFO if kind in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg) else logging.WARNING, "%s", message)
    if kind is QtMsgType.QtFatalMsg:
        lacking = missing(PACKAGES)
        _log.critical(
            "%s",
            sentence_about(lacking)
            if lacking
            else "No window can be shown here. Start the program on a desktop; if this is one, what Qt says above tells"
            " what is missing.",
        )
        logging.shutdown()
        os._exit(1)


def build(data: Path, journal: Journal, settings: Path | None = None) -> MainWindow:
    """Build the whole program without showing it: its data are in the folder `data`, the current game in `journal`.

    `settings` is the settings file, by default the one in the user's configuration folder.
    """
    store = SettingsStore(settings)
    language_problem = ""
    try:
        install_language(store.settings.language, languages_folder())
    except LanguageError as error:
        language_problem = language_damaged(error)
    window = MainWindow(store, journal, data, partial(_equipment, store, journal))
    if language_problem:
        window.notice.say(language_problem)
    return window


def _equipment(store: SettingsStore, journal: Journal) -> Equipment:
    from twentyfive.engine.game.engine import GameEngine
    from twentyfive.engine.hosting import Host
    from twentyfive.engine.minds.workers import WorkerMinds
    from twentyfive.engine.programs.seated_programs import SeatedPrograms
    from twentyfive.ui.cards.faces import FaceStore
    from twentyfive.ui.sound.sounds import Sounds
    from twentyfive.ui.window.local_table import Equipment

    minds = SeatedPrograms(WorkerMinds(), lambda name: store.settings.programs.find(name))
    return Equipment(Host(GameEngine(minds, journal)), FaceStore(), Sounds(store), minds)


def open_file(window: MainWindow, path: Path) -> None:
    """Continue what is in the file `path`: a game, an evening, a card drive or a move; or say in the window why not."""
    if path.suffix.casefold() == EVENING:
        window.open_evening(path)
        return
    if path.suffix.casefold() == DRIVE:
        window.router.open("drive", path)
        return
    if path.suffix.casefold() == MOVE:
        window.router.open("move", path)
        return
    try:
        window.play_saved(read_saved(path))
    except (RecordError, OSError) as error:
        window.notice.say(cannot_open(path, error))


def _loses_references() -> bool:
    """Return True if PySide6 loses a reference to None on each call, as 6.12.0 does with Python before 3.12."""
    return PySide6.__version__.startswith("6.12.0") and sys.version_info < (3, 12)


def _icon() -> QIcon:
    icon = QIcon()
    for size in ICON_SIZES:
        icon.addFile(str(resource("icons", f"twentyfive-{size}.png")))
    return icon


def _quit_on_signals(app: QApplication) -> None:
    """Let Ctrl+C in the terminal and the end of a session close the window, which saves its size and the statistics.

    Python handles signals only between its own instructions, so a timer runs some. The event loop forgets a `quit`
    called before it starts, so the handler calls it from an event.
    """
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: QTimer.singleShot(0, app, app.quit))
    awake = QTimer(app)
    awake.timeout.connect(lambda: None)
    awake.start(LOOK_FOR_SIGNALS_MS)
