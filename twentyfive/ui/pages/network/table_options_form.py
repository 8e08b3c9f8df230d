"""The options of a table for guests: hints, taking back, and how long everybody waits."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from twentyfive.presentation.settings import Settings
from twentyfive.ui.widgets.buttons import Switch
from twentyfive.ui.widgets.drop_down import DropDown
from twentyfive.ui.widgets.rows import Sheet
from twentyfive.wording import network
from twentyfive.wording.choice import Answer
from twentyfive.wording.names import translate

_ASLEEP_S: Final = (10, 20, 60, None)
_THERE_S: Final = (None, 30, 60, 120)


class TableOptionsForm(Sheet):
    """The options as switches and choices.

    Attributes:
        hints: the switch for hints on the phones.
        undo: the switch for taking back.
        asleep: the choice of the wait for a guest who is asleep.
        there: the choice of the wait for a guest who is there.

    Signals:
        changed(str, object): the setting of that name gets this value.
    """

    changed = Signal(str, object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.hints = Switch(translate("network", "Phones may ask for a hint"))
        self.undo = Switch(translate("network", "Cards may be taken back if all agree"))
        self.asleep = DropDown(translate("network", "If a phone is asleep"))
        self.there = DropDown(translate("network", "If somebody takes long"))
        self.hints.clicked.connect(lambda: self.changed.emit("guest_hints", self.hints.isChecked()))
        self.undo.clicked.connect(lambda: self.changed.emit("guest_undo", self.undo.isChecked()))
        self.asleep.chosen.connect(lambda seconds: self.changed.emit("guest_patience", seconds))
        self.there.chosen.connect(lambda seconds: self.changed.emit("guest_clock", seconds))
        self.add(self.hints, self.undo, self.asleep, self.there)

    def show_settings(self, settings: Settings) -> None:
        """Show these settings."""
        self.hints.setChecked(settings.guest_hints)
        self.undo.setChecked(settings.guest_undo)
        self.asleep.show_answers([_asleep(seconds) for seconds in _ASLEEP_S], settings.guest_patience)
        self.there.show_answers([_there(seconds) for seconds in _THERE_S], settings.guest_clock)


def _asleep(seconds: int | None) -> Answer:
    return Answer(seconds, network.plays_for_sleeper(seconds))


def _there(seconds: int | None) -> Answer:
    return Answer(seconds, network.plays_for_slow(seconds))
