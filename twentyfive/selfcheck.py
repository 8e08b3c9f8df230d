"""Tries every part of the program on this machine: `twentyfive --self-check`.

It works in a temporary folder, so it touches no game, statistics or setting of the person.
"""

from __future__ import annotations

import logging
import platform
import socket
import sys
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from threading import Thread
from typing import Final

import PySide6
from PySide6.QtCore import QCoreApplication, QEventLoop, QSettings, QSize, QTimer
from PySide6.QtGui import QFontDatabase, QFontInfo, QGuiApplication, QImage

from twentyfive import __version__
from twentyfive.ai import Level
from twentyfive.assets import resource
from twentyfive.core import Record, legal_moves, seated, to_act
from twentyfive.core.cards import PACK_WITH_JOKER
from twentyfive.engine.game.engine import GameEngine
from twentyfive.engine.game.events import Step
from twentyfive.engine.game.journal import Journal, read_journal
from twentyfive.engine.hosting import Host
from twentyfive.engine.minds.workers import WorkerMinds
from twentyfive.engine.saves.saved_game import SUFFIX, Notes, SavedGame, read_saved
from twentyfive.engine.saves.saves import SavedGames
from twentyfive.engine.seating.game_token import GameToken
from twentyfive.engine.seating.players import Computer, Person, Sitter, TableSetup
from twentyfive.engine.statistics.database import StatisticsDatabase
from twentyfive.engine.statistics.tallies import tally
from twentyfive.net.codes import new_code
from twentyfive.net.gateway_link import Door, GatewayLink
from twentyfive.presentation.licences import licences
from twentyfive.presentation.settings import Speed
from twentyfive.ui.cards.decks import built_in_decks
from twentyfive.ui.cards.faces import FaceStore, rendered
from twentyfive.ui.settings.languages import (
    ENGLISH,
    install_language,
    language_name,
    languages,
    languages_folder,
    remove_language,
)
from twentyfive.ui.settings.store import SettingsStore
from twentyfive.ui.sound.audio_device import Cause, NoSound, Trouble, open_device
from twentyfive.ui.sound.sounds import FILES, Sounds, samples_in
from twentyfive.ui.sound.words import trouble_sentence
from twentyfive.ui.theme.typefaces import text_face, title_face
from twentyfive.ui.window.local_table import Equipment
from twentyfive.ui.window.main_window import MainWindow
from twentyfive.ui.window.routes import ROUTES

JOURNAL: Final = "journal.25"
CHECKED_PICTURES: Final = {"icons": "*.png", "icons/ui": "*.svg", "art": "*.svg"}
SAVES: Final = "Cluichí – parties"
PLAYERS: Final = 5
PERSON: Final = 0
FACE: Final = QSize(100, 140)
FEWEST_COLOURS: Final = 8
"""A picture with fewer colours counts as empty."""

DEAL_S: Final = 300.0
"""The longest that a deal may take: a computer player decides within two seconds even if the worker dies."""

SOUND_S: Final = 5.0
HAS_SOUND: Final = "x86_64 AMD64 arm64"
"""The machines for which miniaudio comes ready built, as in pyproject.toml; on others the program is silent."""

TABLE_S: Final = 60.0
"""The longest that a table for phones may take to open; a process is started for it."""

LOOPBACK: Final = "127.0.0.1"
WAIT_MS: Final = 20

NO_WORDS_OF_QT: Final = " (without words for Qt's own buttons)"

_FAILED: Final = "FAILED"


class Fault(Exception):
    """A part that does not work. Its text names the part and the way out."""


def self_check(report: str) -> int:
    """Run every check and print a line for each; return 0 if all is well, else 1.

    Needs a QApplication, which cannot reach the person's settings afterwards. The lines also go to the file `report`,
    unless that is empty: on Windows a program with a window prints nothing.
    """
    with tempfile.TemporaryDirectory(prefix="twentyfive-", ignore_cleanup_errors=True) as folder:
        QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, folder)
        lines = [_printed(_line(name, check, Path(folder))) for name, check in CHECKS.items()]
    failed = sum(line.startswith(_FAILED) for line in lines)
    lines.append(_printed(f"{failed} of {len(lines)} checks failed, see above." if failed else "All is well."))
    if report:
        Path(report).write_text("\n".join(lines) + "\n", encoding="utf-8")
    return 1 if failed else 0


def _printed(line: str) -> str:
    print(line, flush=True)
    return line


def _line(name: str, check: Callable[[Path], str], folder: Path) -> str:
    try:
        return f"ok      {name}: {check(folder)}"
    except Fault as fault:
        return f"{_FAILED}  {name}: {fault}"
    except Exception as error:  # any exception is a finding, and the other checks must still run
        logging.exception("The check of %s broke off", name)
        return f"{_FAILED}  {name}: {type(error).__name__}: {error}. Install the program again, or report this."


def _program(_: Path) -> str:
    return (
        f"twentyfive {__version__}, Python {platform.python_version()}, Qt {PySide6.__version__},"
        f" {platform.system()} {platform.machine()}, drawing by {QGuiApplication.platformName()}"
    )


def _fonts(_: Path) -> str:
    if not QFontDatabase.families():
        raise Fault("no font is installed, so no text can be shown. Install one, for instance fonts-dejavu-core.")
    for face in (text_face(), title_face()):
        if QFontInfo(face).family() != face.family():
            raise Fault(f"the letters of {face.family()} cannot be used. Install the program again.")
    return f"{len(QFontDatabase.families())} families, two of them the program’s own"


def _languages(_: Path) -> str:
    """Try the languages that are here, and say where Qt's own words stay English, which a translator may not mind."""
    folder, told = languages_folder(), []
    for language in languages(folder):
        install_language(language, folder)
        is_english = QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancel"
        remove_language()
        told.append(f"{language_name(language)}{NO_WORDS_OF_QT if is_english and language != ENGLISH else ''}")
    return ", ".join(told)


def _pictures(_: Path) -> str:
    folders = {folder: sorted(resource(folder).glob(pattern)) for folder, pattern in CHECKED_PICTURES.items()}
    for folder, files in folders.items():
        if not files:
            raise Fault(f"{resource(folder)} is empty. Install the program again.")
        for file in files:
            _need_picture(file, QImage(str(file)) if file.suffix == ".png" else rendered(file, 64, 64), colours=1)
    return ", ".join(f"{len(files)} of {folder}" for folder, files in folders.items())


def _decks(_: Path) -> str:
    decks = built_in_decks()
    for deck in decks:
        for stem in (*map(str, PACK_WITH_JOKER), *deck.backs):
            file = deck.folder / f"{stem}.svg"
            _need_picture(file, rendered(file, FACE.width(), FACE.height()), FEWEST_COLOURS)
    if not decks:
        raise Fault(f"there is none in {resource('cards')}. Install the program again.")
    return f"drew {', '.join(deck.name for deck in decks)}"


def _need_picture(file: Path, image: QImage, colours: int) -> None:
    """Raise Fault if the picture made from `file` is empty or has fewer than `colours` colours."""
    seen = {image.pixel(x, y) for x in range(0, image.width(), 2) for y in range(0, image.height(), 2)}
    if image.isNull() or len(seen - {0}) < colours:
        raise Fault(f"{file} shows nothing. Install the program again.")


def _deal(folder: Path) -> str:
    """Play a deal from the first card to the score, in the real window, with the computer players' process."""
    began = time.monotonic()
    minds = WorkerMinds()
    journal = Journal(folder / JOURNAL)
    engine = GameEngine(minds, journal)
    store = SettingsStore()
    store.change(speed=Speed.OFF, sound=False)
    window = MainWindow(store, journal, folder, lambda: Equipment(Host(engine), FaceStore(), Sounds(store)))
    workers: list[int | None] = []

    def note(step: Step) -> None:
        if step.mover not in (None, PERSON):
            workers.append(minds.worker_pid)

    engine.stepped.connect(note)
    window.show()
    try:
        window.play(GameToken(_new_record()))
        play_until_scored(engine, began + DEAL_S)
        _need_picture(Path("the window"), window.grab().toImage(), FEWEST_COLOURS)
    finally:
        window.close()
    need_worker(workers)
    return f"{PLAYERS} players, {time.monotonic() - began:.1f} seconds"


def need_worker(workers: Sequence[int | None]) -> None:
    """Raise Fault unless the computer players' process answered for most of their moves.

    `workers` holds for each move the id of that process, or None if the engine had given it up: on a very busy machine
    the process may start too late for the first moves.
    """
    missed = workers.count(None)
    if 2 * missed >= len(workers):
        raise Fault(
            f"the computer players' process gave no answer to {missed} of {len(workers)} questions, and the rules of"
            " thumb played in its place. Is there enough memory, and may the program start itself again?"
        )


def _new_record() -> Record:
    sitters: tuple[Sitter, ...] = (Person(), *(Computer(Level.EASY),) * (PLAYERS - 1))
    names = tuple(f"Player {number}" for number in range(1, PLAYERS + 1))
    return TableSetup(seated("twenty-five", PLAYERS, PLAYERS), names, sitters).new_record()


def play_until_scored(engine: GameEngine, until: float) -> None:
    """Play the first legal move whenever it is the person's turn, until the deal or the game is over.

    Raises:
        Fault: if it is not over when `time.monotonic` reaches `until`.
    """
    while not (engine.state.over or engine.waits_for_next_deal):
        if to_act(engine.state) == PERSON:
            engine.submit(PERSON, legal_moves(engine.state)[0], engine.revision)
        elif time.monotonic() < until:
            _wait()
        else:
            raise Fault(f"it was not over after {DEAL_S:.0f} seconds. Start the program with --verbose to see why.")


def _wait() -> None:
    """Give the window and the computer players time to go on."""
    events = QEventLoop()
    QTimer.singleShot(WAIT_MS, events.quit)
    events.exec()


def _saved_games(folder: Path) -> str:
    saved = SavedGames(folder / SAVES)
    record = read_journal(folder / JOURNAL)
    path = saved.free_path("Twenty-Five")
    saved.save(SavedGame(path, record, Notes()))
    if read_saved(path).record.dumps() != record.dumps():
        raise Fault(f"what was read from {path} is not what was written. Is the disk sound?")
    return f"wrote and read {path.name}"


def _statistics(folder: Path) -> str:
    (path,) = (folder / SAVES).glob(f"*{SUFFIX}")
    game = read_saved(path)
    counted = tally(game.record, game.notes)
    if counted is None:
        raise Fault(f"nothing is counted of {path}. Report it.")
    with StatisticsDatabase(folder / "statistics.sqlite") as database:
        database.count(counted)
    return f"counted {len(counted.deals)} deal"


def _phones(_: Path) -> str:
    """Open a table for phones at an address that no other device reaches, and ask for its page as a browser does."""
    link = GatewayLink(bind=LOOPBACK)
    doors, reasons = list[Door](), list[str]()
    link.opened.connect(doors.append)
    link.failed.connect(reasons.append)
    until = time.monotonic() + TABLE_S
    try:
        link.open(new_code())
        while not doors and not reasons and time.monotonic() < until:
            _wait()
        if not doors:
            why = reasons[0] if reasons else f"no answer within {TABLE_S:.0f} seconds"
            raise Fault(f"no table can be opened ({why}). Does a program of this computer forbid it?")
        return f"served a page of {len(_asked_page(doors[0].port))} bytes at port {doors[0].port}"
    finally:
        link.close()


def _asked_page(port: int) -> bytes:
    with socket.create_connection((LOOPBACK, port), timeout=TABLE_S) as asking:
        asking.sendall(f"GET / HTTP/1.1\r\nHost: {LOOPBACK}:{port}\r\n\r\n".encode())
        parts = []
        while part := asking.recv(1 << 16):
            parts.append(part)
    head, _, page = b"".join(parts).partition(b"\r\n\r\n")
    if not head.startswith(b"HTTP/1.1 200 ") or b"</html>" not in page:
        raise Fault(f"the page of a table does not come ({head[:40]!r}). Install the program again.")
    return page


def _pages(_: Path) -> str:
    """Load every page, as the window does by name when it is first opened."""
    pages = [getattr(import_module(row.module), row.kind) for row in ROUTES.values() if row.page]
    return f"{len(pages)} pages"


def _licences(_: Path) -> str:
    return f"{len(licences())} texts"


def _sound(_: Path) -> str:
    """Open the audio device without playing anything. A machine without one is no fault."""
    for name in (name for names in FILES.values() for name in names):
        samples_in(name)
    found: list[Trouble | None] = []
    opening = Thread(target=lambda: found.append(_trouble()), daemon=True)
    opening.start()
    opening.join(SOUND_S)
    trouble = found[0] if found else Trouble(Cause.NO_ANSWER)
    if trouble is None:
        return f"{len(FILES)} sounds, and a device that plays them"
    if trouble.cause is Cause.NO_LIBRARY and _is_bundle() and platform.machine() in HAS_SOUND.split():
        raise Fault(f"miniaudio, which plays it, does not load ({trouble.detail}). Install the program again.")
    return f"{len(FILES)} sounds. {trouble_sentence(trouble)}"


def _trouble() -> Trouble | None:
    try:
        open_device().close()
    except NoSound as no_sound:
        return no_sound.trouble
    return None


def _is_bundle() -> bool:
    """Whether the program is a bundle, which contains Python and all libraries."""
    return hasattr(sys, "frozen")


CHECKS: Final[Mapping[str, Callable[[Path], str]]] = {
    "program": _program,
    "fonts": _fonts,
    "languages": _languages,
    "pictures": _pictures,
    "decks": _decks,
    "deal": _deal,
    "saved games": _saved_games,
    "statistics": _statistics,
    "phones": _phones,
    "pages": _pages,
    "licences": _licences,
    "sound": _sound,
}
"""The checks by name, in the order in which they run: later ones use the files of earlier ones."""
