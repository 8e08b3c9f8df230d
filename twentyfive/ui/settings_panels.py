"""The questions of the Settings page, by subject. Each answer goes to the store at once."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from twentyfive.ui.buttons import ChoiceButton, SecondButton
from twentyfive.ui.fields import ScaleSlider
from twentyfive.ui.look import Look
from twentyfive.ui.page_parts import Column, EvenRow
from twentyfive.ui.picture_buttons import ClothButton
from twentyfive.ui.settings import (
    Settings,
    SettingsStore,
    ThemeChoice,
)
from twentyfive.ui.surfaces import RichLabel, Role
from twentyfive.ui.theme import Cloth
from twentyfive.ui.wording.names import translate
from twentyfive.ui.wording.settings import (
    cloth_name,
    theme_name,
)

_TEXT_STEP: Final = 10
_SIZES: Final = range(100, 251, 5)
_HOLDS: Final = range(1, 21)
"""How long a trick lies, in half seconds."""

_USUAL_HOLD: Final = 2.0


class SettingsPanel(Column):
    """The questions of one subject.

    Signals:
        previewed(Settings): the person is about to set this, and holds a knob.
    """

    previewed = Signal(object)

    def __init__(self, title: str, store: SettingsStore, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._store = store
        self.add(RichLabel(title, look, self, role=Role.TITLE))

    def show_settings(self, settings: Settings) -> None:
        """Show what is set."""
        raise NotImplementedError

    def _ask(self, question: str, row: QWidget, shown: QWidget | None = None) -> None:
        """A question above its answers, with what is set now at its right."""
        label = RichLabel(question, self._look, role=Role.STRONG)
        label.setBuddy(row)
        head = QWidget(self)
        line = QHBoxLayout(head)
        line.setContentsMargins(0, self._look.gap, 0, 0)
        line.setSpacing(0)
        line.addWidget(label, 1)
        if shown is not None:
            line.addWidget(shown)
        self.add(head, row)


class ChoiceRow(EvenRow):
    """The answers to a question, one of which holds.

    Signals:
        chosen(object): the person has chosen the answer with this value.
    """

    chosen = Signal(object)

    def __init__(self, buttons: Iterable[tuple[object, ChoiceButton]], look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.of: dict[object, ChoiceButton] = dict(buttons)
        self.add(*self.of.values())
        for value, button in self.of.items():
            button.clicked.connect(lambda _=False, value=value: self.chosen.emit(value))

    def show_value(self, value: object) -> None:
        """Mark the answer that holds."""
        for other, button in self.of.items():
            button.setChecked(other == value)


class TextPanel(SettingsPanel):
    """Text and colour.

    Attributes:
        size, smaller, larger: the text size: its slider, A− and A+.
        large_text, dim: switches.
        themes, cloths: choices.
    """

    def __init__(self, store: SettingsStore, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(translate("settings", "Text and colour"), store, look, parent)
        self._percent = RichLabel("", look, role=Role.STRONG)
        self._percent.setWordWrap(False)
        self._percent.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.size_slider = ScaleSlider(_SIZES, (100, 150, 200, 250), look, page=25)
        self.size_slider.valueChanged.connect(self._set_size)
        self.size_slider.sliderMoved.connect(self._preview_size)
        self.smaller, self.larger = SecondButton("A−", look), SecondButton("A+", look)
        self.smaller.setAccessibleName(translate("settings", "Smaller text"))
        self.larger.setAccessibleName(translate("settings", "Larger text"))
        self.smaller.clicked.connect(lambda: self._set_size(self.size_slider.value() - _TEXT_STEP))
        self.larger.clicked.connect(lambda: self._set_size(self.size_slider.value() + _TEXT_STEP))
        self._ask(translate("settings", "Text size"), self._size_row(), self._percent)
        large = translate("settings", "Large text: at least 150 %, and larger buttons")
        self.large_text = self._switch(large, "large_text")
        self.themes = ChoiceRow(((choice, ChoiceButton(theme_name(choice), look)) for choice in ThemeChoice), look)
        self.themes.chosen.connect(lambda choice: store.change(theme=choice))
        self._ask(translate("settings", "Colours"), self.themes)
        self.cloths = ChoiceRow(((cloth, ClothButton(cloth, cloth_name(cloth), look)) for cloth in Cloth), look)
        self.cloths.chosen.connect(lambda cloth: store.change(cloth=cloth))
        self._ask(translate("settings", "Cloth"), self.cloths)
        self.dim = self._switch(translate("settings", "Dim the cards that may not be played"), "dim_unplayable")
