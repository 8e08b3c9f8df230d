"""The system's file dialogs: a file to write gets the ending that lets it open with a double click."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from twentyfive.file_types import DRIVE, EVENING, GAME, MOVE
from twentyfive.ui.dialogs.file_dialogs import FileDialogs
from twentyfive.wording.drive import FILE_KINDS as DRIVES
from twentyfive.wording.records.evening import FILE_KINDS as EVENINGS
from twentyfive.wording.records.moving import FILE_KINDS as MOVES

GAMES = "Games of Twenty-Five (*.twentyfive)"


class Dialog:
    """A stand-in for the system's dialog, in which a person chooses one file after another.

    Attributes:
        suggested: the names suggested, in order.
    """

    def __init__(self, patch: pytest.MonkeyPatch, *chosen: Path | str) -> None:
        self.suggested: list[str] = []
        self._chosen = list(chosen)
        patch.setattr(QFileDialog, "getSaveFileName", self._ask)

    def _ask(self, _: QWidget, title: str, suggestion: str, kinds: str) -> tuple[str, str]:
        assert title
        self.suggested.append(suggestion)
        return str(self._chosen.pop(0)), kinds


def fresh(qtbot: QtBot, suggestion: str = "Friday.twentyfive", kinds: str = GAMES) -> Path | None:
    """Ask for a file to write."""
    parent = QWidget()
    qtbot.addWidget(parent)
    return FileDialogs().fresh(parent, "Export a game", suggestion, kinds)


@pytest.mark.parametrize(
    ("written", "file"),
    [
        ("Friday", "Friday.twentyfive"),
        ("Friday.twentyfive", "Friday.twentyfive"),
        ("Friday.TwentyFive", "Friday.TwentyFive"),
        ("Fr. Tom", "Fr. Tom.twentyfive"),
    ],
)
def test_a_file_gets_its_ending(
    written: str, file: str, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    Dialog(monkeypatch, tmp_path / written)
    assert fresh(qtbot) == tmp_path / file


@pytest.mark.parametrize(
    ("kinds", "ending"), [(GAMES, GAME), (EVENINGS(), EVENING), (DRIVES(), DRIVE), (MOVES(), MOVE)]
)
def test_each_kind_of_file_gets_its_whole_ending_once(
    kinds: str, ending: str, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    Dialog(monkeypatch, tmp_path / "Friday", tmp_path / f"Friday{ending}")
    assert fresh(qtbot, kinds=kinds) == tmp_path / f"Friday{ending}"
    assert fresh(qtbot, kinds=kinds) == tmp_path / f"Friday{ending}"


def test_an_existing_file_is_not_replaced_without_a_question(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    existing = tmp_path / "Friday.twentyfive"
    existing.write_bytes(b"")
    dialog = Dialog(monkeypatch, tmp_path / "Friday", tmp_path / "Saturday")
    assert fresh(qtbot) == tmp_path / "Saturday.twentyfive"
    assert dialog.suggested == ["Friday.twentyfive", str(existing)]


def test_a_cancelled_dialog_gives_no_file(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    Dialog(monkeypatch, "")
    assert fresh(qtbot) is None
