"""The program opens a saved game that it is given, and checks itself on request."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import NoReturn

import pytest
from PySide6.QtWidgets import QApplication

from resources.translations.generator.files import begun, made_ready
from tests.engine.evening.evenings import plan_for
from tests.engine.kept_games import played
from tests.ui.moments import plays_last, record_at
from tests.ui.page_checks import settle
from tests.ui.pages.evening.evenings import EveningPages
from tests.ui.whole import Whole
from twentyfive import selfcheck
from twentyfive.app import open_file
from twentyfive.core import Record, seated
from twentyfive.core.moves import DealCards
from twentyfive.engine.evening.evening import Evening
from twentyfive.engine.evening.evening_file import write_evening
from twentyfive.engine.saves.saved_game import SUFFIX, Notes, saved_text
from twentyfive.engine.seating.game_token import GameToken
from twentyfive.file_types import EVENING
from twentyfive.ui.sound.audio_device import Cause, NoSound, Trouble


@pytest.fixture
def whole(qapp: QApplication, tmp_path: Path) -> Iterator[Whole]:
    assert qapp
    program = Whole(tmp_path / "data")
    yield program
    program.close()


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A game of two persons that has been dealt."""
    record = Record.new(seated("twenty-five", 2, 2), names=("Anna", "Mary"), seats=("person", "person"), seed=25)
    path = tmp_path / f"Anna agus Máire{SUFFIX}"
    path.write_text(saved_text(record, Notes()), encoding="utf-8")
    return path


def test_a_saved_game_is_continued(whole: Whole, saved: Path) -> None:
    open_file(whole.window, saved)
    assert whole.window.table.isVisible()
    assert whole.engine.record is not None
    assert any(isinstance(move, DealCards) for move in whole.engine.record.moves)
    assert whole.view.names == ("Anna", "Mary")


def test_a_playable_card_has_the_focus_in_a_window_that_opens_with_a_game(whole: Whole, tmp_path: Path) -> None:
    whole.window.hide()  # in the program it appears only after the game is loaded
    path = tmp_path / f"late{SUFFIX}"
    path.write_text(saved_text(record_at("twenty-five", 5, 5, plays_last), Notes()), encoding="utf-8")
    open_file(whole.window, path)
    whole.window.appear()
    settle()
    assert whole.window.focusWidget() in whole.playable()


def test_a_file_that_is_no_game_is_named_with_the_reason(whole: Whole, saved: Path) -> None:
    saved.write_text("twentyfive record 1\ngame: whist\n", encoding="utf-8")
    open_file(whole.window, saved)
    assert saved.name in whole.window.notice.text
    assert "whist" in whole.window.notice.text
    assert whole.window.start.isVisible()


def test_a_missing_file_is_named(whole: Whole, tmp_path: Path) -> None:
    open_file(whole.window, tmp_path / "gone.twentyfive")
    assert whole.window.notice.text.startswith(f"{tmp_path / 'gone.twentyfive'} cannot be opened: ")


@pytest.mark.parametrize("ending", [EVENING, EVENING.upper()])
def test_evening_opens_at_its_plan(ending: str, whole: Whole, tmp_path: Path) -> None:
    path = tmp_path / f"Oíche Aoine{ending}"
    write_evening(path, Evening(plan_for()))
    open_file(whole.window, path)
    pages = EveningPages(whole)
    assert pages.plan.isVisible()
    assert pages.desk.evening == Evening(plan_for())
    assert str(pages.desk.path).startswith(str(pages.desk.folder)), "what is played goes into the person's own copy"


@pytest.mark.broad("None")
@pytest.mark.parametrize("content", ["", "twentyfive record 1\n", None])
def test_evening_that_cannot_be_opened_is_named(content: str | None, whole: Whole, tmp_path: Path) -> None:
    path = tmp_path / f"Friday{EVENING}"
    if content is not None:
        path.write_text(content, encoding="utf-8")
    open_file(whole.window, path)
    setup = EveningPages(whole).setup
    assert setup.isVisible()
    assert path.name in setup.said


@pytest.mark.skipif(sys.platform == "win32", reason="Windows reports a lack of permission")
def test_a_folder_is_reported_as_a_folder(whole: Whole, tmp_path: Path) -> None:
    open_file(whole.window, tmp_path)
    assert whole.window.notice.text == f"{tmp_path} is a folder. Open one of the games in it."


def test_an_illegal_move_is_explained_in_words(whole: Whole, saved: Path) -> None:
    saved.write_text(saved.read_text(encoding="utf-8") + "score\n", encoding="utf-8")
    open_file(whole.window, saved)
    assert "'score' is not allowed here (wrong move)" in whole.window.notice.text


@pytest.mark.skipif(os.name != "posix", reason="only there can names hold bytes that are no text")
def test_a_file_whose_name_is_no_text_is_continued_or_named(whole: Whole, saved: Path) -> None:
    odd = saved.rename(saved.with_name(os.fsdecode(b"M\xe1ire" + SUFFIX.encode())))
    odd.write_text(saved_text(played(moves=30), Notes()), encoding="utf-8")
    open_file(whole.window, odd)
    assert whole.view.names[:2] == ("Anna", "Mary")
    whole.window.playing.saver.keep()
    assert "M\N{REPLACEMENT CHARACTER}ire" in [path.stem for path in whole.window.playing.saver.saves.paths()]
    open_file(whole.window, odd.with_name(os.fsdecode(b"N\xf3ra" + SUFFIX.encode())))
    assert "N\N{REPLACEMENT CHARACTER}ra" in whole.window.notice.text


@pytest.mark.broad("C")
@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere every argument is text")
@pytest.mark.parametrize("locale", ["C.UTF-8", "C"])
def test_the_program_starts_with_any_file_name(locale: str, private_home: Path, tmp_path: Path) -> None:
    """Qt ends the process if an argument is no text."""
    start = """if True:
        import sys
        from PySide6.QtCore import QTimer
        from PySide6.QtWidgets import QApplication
        from twentyfive.app import run
        from twentyfive.command_line import parsed
        from twentyfive.ui.window.main_window import MainWindow
        def look():
            window = next(w for w in QApplication.topLevelWidgets() if isinstance(w, MainWindow))
            print(ascii(window.notice.text))
            window.close()
        QTimer.singleShot(0, look)
        sys.exit(run(parsed(sys.argv[1:])))
    """
    name = tmp_path.as_posix().encode() + b"/M\xc3\xa1ire agus Se\xe1n.twentyfive"
    environment = {**os.environ, "LC_ALL": locale, "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    command = [os.fsencode(sys.executable), b"-c", start.encode(), name]
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    assert private_home
    assert done.returncode == 0, done.stderr
    assert ascii("/M\xe1ire agus Se\N{REPLACEMENT CHARACTER}n.twentyfive cannot be opened")[1:-1] in done.stdout


@pytest.mark.broad("2")
@pytest.mark.skipif(sys.platform == "win32", reason="a signal ends the process there")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_closes_the_window_and_its_size_is_kept(number: signal.Signals, private_home: Path) -> None:
    start = f"""if True:
        import os, sys
        from PySide6.QtCore import QTimer
        from PySide6.QtWidgets import QApplication
        from twentyfive.app import run
        from twentyfive.command_line import parsed
        from twentyfive.ui.window.main_window import MainWindow
        from twentyfive.ui.settings.store import SettingsStore
        def look():
            window = next(w for w in QApplication.topLevelWidgets() if isinstance(w, MainWindow))
            window.resize(1000, 700)
            os.kill(os.getpid(), {int(number)})
        QTimer.singleShot(0, look)
        status = run(parsed(sys.argv[1:]))
        print(status, bool(SettingsStore().settings.window))
    """
    done = subprocess.run([sys.executable, "-c", start], capture_output=True, text=True, check=False)
    assert private_home
    assert done.stdout == "0 True\n", done.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="a signal ends the process there")
def test_a_signal_while_the_window_appears_ends_the_program(private_home: Path) -> None:
    start = f"""if True:
        import os, sys
        from twentyfive import app
        from twentyfive.command_line import parsed
        from twentyfive.ui.window.main_window import MainWindow
        class Stopped(MainWindow):
            def appear(self):
                super().appear()
                os.kill(os.getpid(), {int(signal.SIGTERM)})
        app.MainWindow = Stopped
        sys.exit(app.run(parsed(sys.argv[1:])))
    """
    command = [sys.executable, "-c", start]
    assert private_home
    assert subprocess.run(command, timeout=60, check=False).returncode == 0


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a screen")
def test_a_missing_display_is_reported_without_a_crash() -> None:
    nowhere = {**os.environ, "QT_QPA_PLATFORM": "xcb", "DISPLAY": ""}
    command = [sys.executable, "-m", "twentyfive"]
    done = subprocess.run(command, capture_output=True, text=True, env=nowhere, check=False)
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1].endswith(" tells what is missing.")
    assert "No window can be shown here. Start the program on a desktop" in done.stderr


def test_a_file_that_macos_hands_over_is_reported(saved: Path) -> None:
    program = """if True:
        import sys
        from PySide6.QtGui import QFileOpenEvent
        from twentyfive.app import Application
        app = Application([])
        app.file_opened.connect(lambda path: print(path.name, path.exists()))
        app.sendEvent(app, QFileOpenEvent(sys.argv[1]))
    """
    command = [sys.executable, "-X", "utf8", "-c", program, str(saved)]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=True)
    assert done.stdout == f"{saved.name} True\n"


@pytest.mark.broad
def test_nothing_of_the_network_is_loaded_before_a_table_is_opened() -> None:
    program = """if True:
        import sys
        import twentyfive.app, twentyfive.ui.window.local_table, twentyfive.ui.page_tools
        print([name for name in sys.modules if name.startswith(("twentyfive.net", "segno", "websockets", "ifaddr"))])
    """
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


@pytest.mark.broad
def test_no_source_is_read_while_the_program_is_loaded() -> None:
    """Qt for Python by itself reads the source of every module."""
    program = """if True:
        from twentyfive.imports import import_plainly
        import_plainly()
        import linecache
        import twentyfive.app, twentyfive.ui.window.local_table
        print([name for name in linecache.cache if "twentyfive" in name])
    """
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


@pytest.mark.broad
@pytest.mark.parametrize("report", ["", "report.txt"])
def test_the_self_check_finds_no_fault_in_this_program(report: str, tmp_path: Path) -> None:
    reports = [str(tmp_path / report)] if report else []
    command = [sys.executable, "-m", "twentyfive", "--self-check", *reports]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    lines = done.stdout.splitlines()
    assert [line.split(":")[0] for line in lines] == [*(f"ok      {name}" for name in selfcheck.CHECKS), "All is well."]
    assert all(Path(written).read_text(encoding="utf-8").splitlines() == lines for written in reports)


def test_the_self_check_accepts_a_game_that_is_won_in_its_first_deal(whole: Whole) -> None:
    """Five tricks are 25 points, so that one player can win the game in one deal."""
    rules = seated("twenty-five", 5, 5).replace(target=5)
    whole.window.play(GameToken(Record.new(rules, seats=["person", *["computer easy"] * 4], seed=25)))
    selfcheck.play_until_scored(whole.engine, until=time.monotonic() + 60)
    assert whole.engine.state.over


@pytest.mark.usefixtures("qapp")
def test_the_self_check_names_the_languages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selfcheck, "languages_folder", lambda: tmp_path)
    for language in ("fr", "ga"):
        made_ready(begun(tmp_path, language))
    told = selfcheck.CHECKS["languages"](tmp_path)
    assert told == f"English, Français, Gaeilge{selfcheck.NO_WORDS_OF_QT}"


@pytest.mark.usefixtures("qapp")
def test_the_self_check_names_each_fault_and_goes_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def missing(_: Path) -> str:
        raise FileNotFoundError("the resource art is missing")

    def faulty(_: Path) -> str:
        raise selfcheck.Fault("the pack is a card short. Find it.")

    monkeypatch.setattr(selfcheck, "CHECKS", {"art": missing, "pack": faulty, "cloth": lambda _: "green"})
    report = tmp_path / "report.txt"
    assert selfcheck.self_check(str(report)) == 1
    printed = capsys.readouterr().out
    assert report.read_text(encoding="utf-8") == printed
    art, pack, cloth, summary = printed.splitlines()
    assert art.startswith("FAILED  art: FileNotFoundError: the resource art is missing. ")
    assert pack == "FAILED  pack: the pack is a card short. Find it."
    assert cloth == "ok      cloth: green"
    assert summary == "2 of 3 checks failed, see above."


@pytest.mark.usefixtures("qapp")
def test_an_empty_picture_is_a_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blank = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 5 7"/>'
    for folder in selfcheck.CHECKED_PICTURES:
        (tmp_path / folder).mkdir(parents=True, exist_ok=True)
        (tmp_path / folder / "blank.svg").write_text(blank, encoding="utf-8")
        (tmp_path / folder / "blank.png").write_bytes(b"")
    monkeypatch.setattr(selfcheck, "resource", lambda *parts: tmp_path.joinpath(*parts))
    with pytest.raises(selfcheck.Fault, match=r"blank\.(png|svg) shows nothing"):
        selfcheck.CHECKS["pictures"](tmp_path)


@pytest.mark.parametrize(("machine", "lacks_a_part"), [("AMD64", True), ("ARM64", False), ("aarch64", False)])
def test_a_bundle_without_sound_is_a_fault_where_there_is_a_library_for_it(
    machine: str, lacks_a_part: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    def silent() -> NoReturn:
        raise NoSound(Trouble(Cause.NO_LIBRARY))

    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr("platform.machine", lambda: machine)
    monkeypatch.setattr(selfcheck, "open_device", silent)
    with pytest.raises(selfcheck.Fault, match="miniaudio") if lacks_a_part else nullcontext():
        selfcheck.CHECKS["sound"](Path())


def test_the_self_check_expects_sound_where_it_is_installed() -> None:
    project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["project"]
    (needed,) = (each for each in project["dependencies"] if each.startswith("miniaudio"))
    assert needed.endswith(f"; platform_machine in '{selfcheck.HAS_SOUND}'")


def test_a_dead_process_of_the_computer_players_is_a_fault() -> None:
    """One slow answer at the start, as on a busy machine, is no fault."""
    selfcheck.need_worker([None, 7, 7, 7])
    with pytest.raises(selfcheck.Fault, match="no answer to 3 of 4 questions"):
        selfcheck.need_worker([None, 7, None, None])
