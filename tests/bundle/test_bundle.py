"""The bundle runs wherever it lies, with nothing of Python's around it."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import for_linux
from resources.translations.generator.shipped import SHIPPED
from tests.bundle.conftest import ROOT
from twentyfive.ai import Level
from twentyfive.core import Record, seated
from twentyfive.engine.saves.saved_game import SUFFIX, Notes, saved_text
from twentyfive.engine.seating.players import Computer, Person
from twentyfive.ui.settings.languages import language_name

UNPACKED, PACKED = 115e6, 35e6
PATIENCE_S = 300
A_COMPUTER_LEADS = 25
"""A seed with which it does."""


@pytest.fixture(scope="module")
def elsewhere(bundle: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program in a copy of the bundle, in a folder with spaces and letters that are not English."""
    copy = tmp_path_factory.mktemp("bundle") / "Cluiche 25 – mo chóip féin" / bundle.name
    shutil.copytree(bundle, copy, symlinks=True)
    return copy / {"darwin": "Contents/MacOS/twentyfive", "win32": "twentyfive.exe"}.get(sys.platform, "twentyfive")


def resources(bundle: Path) -> Path:
    inside = bundle / "Contents" / "Resources" if sys.platform == "darwin" else bundle / "_internal"
    return inside / "twentyfive" / "resources"


def test_every_check_passes_from_any_folder(elsewhere: Path, display: dict[str, str], tmp_path: Path) -> None:
    report = tmp_path / "what works.txt"
    done = subprocess.run(
        [elsewhere, "--self-check", report], env=display, cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert report.exists(), done.stderr
    told = report.read_text(encoding="utf-8")
    assert told.endswith("All is well.\n")
    assert f"languages: {', '.join(map(language_name, ['en', *sorted(SHIPPED)]))}\n" in told
    assert done.returncode == 0
    assert "Traceback" not in done.stderr


@pytest.mark.skipif(os.name == "nt", reason="Windows cannot be asked to interrupt a program with a window")
def test_saved_game_is_gone_on_with(elsewhere: Path, display: dict[str, str], tmp_path: Path) -> None:
    """The computer players, who think in a process of their own, lead and come to the person's turn."""
    sitters = (Person(), *(Computer(Level.EASY),) * 4)
    seats = [str(sitter) for sitter in sitters]
    record = Record.new(seated("twenty-five", 5, 5), seats=seats, seed=A_COMPUTER_LEADS)
    saved = tmp_path / f"Dé Luain{SUFFIX}"
    saved.write_text(saved_text(record, Notes()), encoding="utf-8")
    home = tmp_path / "home"
    home.mkdir()
    with subprocess.Popen([elsewhere, saved], env={**display, "HOME": str(home)}, cwd=tmp_path) as running:
        try:
            _wait_for_a_card(running, home)
            running.send_signal(signal.SIGINT)
            assert running.wait(PATIENCE_S) == 0
        finally:
            running.kill()


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has it")
@pytest.mark.parametrize("desktop", ["GNOME", "KDE"])
def test_window_has_a_frame_under_wayland(elsewhere: Path, desktop: str, wayland: dict[str, str]) -> None:
    """Each desktop asks for a frame of another kind, or draws it itself."""
    environment = {**wayland, "XDG_CURRENT_DESKTOP": desktop, "LANG": "C.UTF-8"}
    done = subprocess.run([elsewhere, "--self-check"], env=environment, capture_output=True, text=True, check=False)
    assert "drawing by wayland" in done.stdout
    assert "no decorations" not in done.stderr  # Qt tells so where it has none to draw
    assert "svg icon" not in done.stderr  # nor does its frame for GNOME lack the buttons
    assert done.returncode == 0


def _wait_for_a_card(running: subprocess.Popen[bytes], home: Path) -> None:
    """Wait until the journal has a card that was played."""
    until = time.monotonic() + PATIENCE_S
    while not any("\nplay " in journal.read_text(encoding="utf-8") for journal in home.rglob("journal.25")):
        assert time.monotonic() < until, "no card was played"
        with pytest.raises(subprocess.TimeoutExpired):  # else it has ended
            running.wait(0.1)


@pytest.mark.skipif(sys.platform != "linux", reason="only for Linux")
def test_what_an_app_image_holds_runs(bundle: Path, display: dict[str, str], tmp_path: Path) -> None:
    folder = for_linux.app_folder(bundle, tmp_path / "AppDir")
    done = subprocess.run([folder / "AppRun", "--self-check"], env=display, capture_output=True, text=True, check=False)
    assert done.stdout.endswith("All is well.\n"), done.stdout + done.stderr
    assert (folder / ".DirIcon").is_file()
    assert (folder / "twentyfive.desktop").is_file()


def test_unknown_option_is_refused(elsewhere: Path, display: dict[str, str]) -> None:
    assert subprocess.run([elsewhere, "--cheat"], env=display, capture_output=True, check=False).returncode == 2


def test_every_resource_is_inside_and_no_generator(bundle: Path) -> None:
    inside = {path.relative_to(resources(bundle)) for path in resources(bundle).rglob("*") if path.is_file()}
    kept = {path.relative_to(ROOT / "resources") for path in (ROOT / "resources").rglob("*") if path.is_file()}
    for_makers = {path for path in kept if path.suffix in (".py", ".pyc", ".ts") or path.name == "TERMS.md"}
    assert inside == kept - for_makers


def test_no_link_leads_nowhere(bundle: Path) -> None:
    assert [path for path in bundle.rglob("*") if path.is_symlink() and not path.exists()] == []


@pytest.mark.skipif(sys.platform != "linux", reason="the goals are for Linux")
def test_it_is_small(bundle: Path) -> None:
    files = [path for path in bundle.rglob("*") if path.is_file() and not path.is_symlink()]
    assert sum(path.stat().st_size for path in files) <= UNPACKED
    packages = [path for path in bundle.parent.iterdir() if path.is_file() and path.name.startswith("twentyfive")]
    assert packages
    assert [path.name for path in packages if path.stat().st_size > PACKED] == []
