"""The dialogs of the system: what is written has the ending by which it opens with a double click."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from twentyfive.ui.pages.records.file_dialogs import FileDialogs

GAMES = "Games of Twenty-Five (*.twentyfive)"


class Dialog:
    """The dialog of the system, in which a person chooses one file after another.

    Attributes:
        suggested: what it suggested each time.
    """

    def __init__(self, patch: pytest.MonkeyPatch, *chosen: Path | str) -> None:
        self.suggested: list[str] = []
        self._chosen = list(chosen)
        patch.setattr(QFileDialog, "getSaveFileName", self._ask)

    def _ask(self, _: QWidget, title: str, suggestion: str, kinds: str) -> tuple[str, str]:
        assert title
        self.suggested.append(suggestion)
        return str(self._chosen.pop(0)), kinds


def fresh(qtbot: QtBot, suggestion: str = "Friday.twentyfive") -> Path | None:
    """The file that is to be written."""
    parent = QWidget()
    qtbot.addWidget(parent)
    return FileDialogs().fresh(parent, "Export a game", suggestion, GAMES)


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


def test_a_file_that_is_there_is_not_replaced_unasked(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    there = tmp_path / "Friday.twentyfive"
    there.write_bytes(b"")
    dialog = Dialog(monkeypatch, tmp_path / "Friday", tmp_path / "Saturday")
    assert fresh(qtbot) == tmp_path / "Saturday.twentyfive"
    assert dialog.suggested == ["Friday.twentyfive", str(there)]


def test_a_dialog_that_is_left_gives_no_file(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    Dialog(monkeypatch, "")
    assert fresh(qtbot) is None
