"""The window has the colours of the desktop, at the start and when they change, unless a theme was chosen."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tests.screen_reader.desktop import desktop, missing
from tests.ui.whole import Whole
from twentyfive.presentation.settings import ThemeChoice
from twentyfive.ui.theme import look
from twentyfive.ui.theme.tokens import Scheme, theme

TELL = """if True:
    import sys
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication
    from twentyfive import app
    from twentyfive.command_line import parsed
    told = [""]
    def tell(window):
        colours = QApplication.palette()
        now = "dark" if colours.window().color().lightness() < colours.windowText().color().lightness() else "light"
        if now != told[-1]:
            told.append(now)
            print(now, flush=True)
    def build(*rest, build=app.build):
        window = build(*rest)
        looking = QTimer(window)
        looking.timeout.connect(lambda: tell(window))
        looking.start(20)
        QTimer.singleShot(60_000, window.close)
        return window
    app.build = build
    sys.exit(app.run(parsed([])))
"""
"""Starts the program, which then prints whether its colours are dark, and again when that changes."""


def seen(whole: Whole) -> str:
    """The colour of the window's ground."""
    return QApplication.palette(whole.window).window().color().name()


@pytest.mark.parametrize("changed", ["colorSchemeChanged", "contrastPreferenceChanged"])
def test_window_follows_the_desktop_while_it_runs(changed: str, whole: Whole, monkeypatch: pytest.MonkeyPatch) -> None:
    hints = QApplication.styleHints()
    for scheme in (Scheme.DARK, Scheme.HIGH_CONTRAST, Scheme.LIGHT):
        monkeypatch.setattr(look, "system_scheme", lambda scheme=scheme: scheme)
        if changed == "colorSchemeChanged":
            hints.colorSchemeChanged.emit(Qt.ColorScheme.Dark)
        else:
            hints.accessibility().contrastPreferenceChanged.emit(Qt.ContrastPreference.HighContrast)
        assert seen(whole) == theme(scheme).tokens.page.lower()


def test_chosen_theme_stays_when_the_desktop_changes(whole: Whole, monkeypatch: pytest.MonkeyPatch) -> None:
    whole.store.change(theme=ThemeChoice.LIGHT)
    monkeypatch.setattr(look, "system_scheme", lambda: Scheme.DARK)
    QApplication.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    assert seen(whole) == theme(Scheme.LIGHT).tokens.page.lower()
    whole.store.change(theme=ThemeChoice.SYSTEM)
    assert seen(whole) == theme(Scheme.DARK).tokens.page.lower()


def test_title_bars_are_asked_to_fit_the_chosen_theme(whole: Whole, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Qt.ColorScheme | None] = []
    hints = SimpleNamespace(setColorScheme=asked.append, unsetColorScheme=lambda: asked.append(None))
    monkeypatch.setattr(look, "QGuiApplication", SimpleNamespace(styleHints=lambda: hints))
    monkeypatch.setattr(look, "system_scheme", lambda: Scheme.LIGHT)
    for choice in (ThemeChoice.DARK, ThemeChoice.LIGHT, ThemeChoice.HIGH_CONTRAST, ThemeChoice.SYSTEM):
        whole.store.change(theme=choice)
    assert asked == [Qt.ColorScheme.Dark, Qt.ColorScheme.Light, Qt.ColorScheme.Dark, None]


@pytest.fixture
def surroundings(private_home: Path) -> Iterator[dict[str, str]]:
    """A desktop with a bus."""
    assert private_home
    lacking = missing()
    if lacking and "CI" not in os.environ:
        pytest.skip(f"there is no desktop here: install {' '.join(lacking)}")
    assert not lacking, f"install {' '.join(lacking)}"
    with desktop() as made:
        yield made


@pytest.mark.broad("ubuntu:GNOME")
@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere Qt asks the system")
@pytest.mark.parametrize("name", ["ubuntu:GNOME", "XFCE", "sway", ""])
def test_dark_desktop_is_followed_from_the_start(name: str, surroundings: dict[str, str]) -> None:
    """The portal answers after the start, and tells of changes."""
    outside = {key: value for key, value in surroundings.items() if key != "QT_QPA_PLATFORMTHEME"}
    environment = {**outside, "XDG_CURRENT_DESKTOP": name}
    pipe = subprocess.PIPE
    portal_command = [sys.executable, "-m", "tests.ui.window.dark_portal"]
    with subprocess.Popen(portal_command, env=environment, stdin=pipe, stdout=pipe, text=True) as portal:
        assert portal.stdin is not None
        assert portal.stdout is not None
        assert portal.stdout.readline() == "ready\n"
        with subprocess.Popen([sys.executable, "-c", TELL], env=environment, stdout=pipe, text=True) as program:
            assert program.stdout is not None
            while program.stdout.readline() == "light\n":
                pass  # until the portal has answered
            for now in ("light\n", "dark\n"):
                print(file=portal.stdin, flush=True)
                assert program.stdout.readline() == now
            program.terminate()
        portal.stdin.close()
    assert program.returncode == 0


@pytest.mark.broad
@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere Qt asks the system")
def test_nothing_is_complained_of_on_a_desktop_without_a_portal(surroundings: dict[str, str]) -> None:
    outside = {key: value for key, value in surroundings.items() if key != "QT_QPA_PLATFORMTHEME"}
    environment = {**outside, "XDG_CURRENT_DESKTOP": "XFCE"}
    pipe = subprocess.PIPE
    with subprocess.Popen(
        [sys.executable, "-c", TELL], env=environment, stdout=pipe, stderr=pipe, text=True
    ) as program:
        assert program.stdout is not None
        assert program.stdout.readline() == "light\n"
        program.terminate()
        _, complaints = program.communicate(timeout=60)
    assert "portal" not in complaints
