"""The questions of the Settings page, by subject. Each answer goes to the store at once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from twentyfive.engine.learning.told import Told
from twentyfive.engine.seating.players import MOST_PLAYER_NAME_LETTERS, fault_of
from twentyfive.presentation.settings import (
    LARGE_TEXT,
    Cloth,
    HandOrder,
    PlayBy,
    ReducedMotion,
    Settings,
    Speed,
    ThemeChoice,
)
from twentyfive.presentation.settings_words import (
    CLOTH_NAMES,
    HAND_ORDER_NAMES,
    SPEED_NAMES,
    THEME_NAMES,
    THEMES_SPOKEN,
    announcements_answer,
    hold_figure,
    hold_words,
    play_by_answer,
    still_name,
)
from twentyfive.ui.pages.settings.picture_buttons import ClothButton
from twentyfive.ui.settings.languages import language_name, languages, languages_folder
from twentyfive.ui.settings.store import SettingsStore
from twentyfive.ui.table.pace import stands_still
from twentyfive.ui.theme.styled import Holder
from twentyfive.ui.theme.tokens import Scheme
from twentyfive.ui.widgets.buttons import ChoiceButton, SecondButton, Switch
from twentyfive.ui.widgets.choice_rows import ChoiceRow
from twentyfive.ui.widgets.fields import ScaleSlider, TextField
from twentyfive.ui.widgets.panels import RichLabel, Role
from twentyfive.ui.widgets.rows import Column
from twentyfive.ui.widgets.status_label import FaultLabel
from twentyfive.wording.amounts import percent
from twentyfive.wording.announcements import Announcements
from twentyfive.wording.choice import Answer
from twentyfive.wording.names import translate
from twentyfive.wording.setup.tables import name_fault_sentence

_SIZES: Final = range(100, 251, 5)
_TEXT_STEP: Final = 10
_HOLDS: Final = range(1, 21)
"""The time for which a full trick lies, in half seconds."""


class SettingsQuestions(Column):
    """The questions of one subject.

    Attributes:
        title: the name of the subject, shown where nothing else names it.

    Signals:
        previewed(Settings): the person is dragging a knob that would choose these settings.
    """

    previewed = Signal(object)

    def __init__(self, title: str, store: SettingsStore) -> None:
        super().__init__()
        self._store = store
        self._answers: dict[str, Callable[[Any], None]] = {}  # by setting, what shows its value
        self.title = RichLabel(title, self, role=Role.TITLE)
        self.add(self.title)

    def show_settings(self, settings: Settings) -> None:
        """Show the answers that these settings give."""
        for entry, show in self._answers.items():
            show(getattr(settings, entry))

    def _ask(self, question: str, answers: QWidget, shown: QWidget | None = None) -> None:
        """Add a question above its answers; `shown` is the value at its right where the answers do not show it."""
        head = QWidget(self)
        row = QHBoxLayout(head)
        row.setContentsMargins(0, 12, 0, 0)
        row.setSpacing(0)
        label = RichLabel(question, head, role=Role.STRONG)
        label.setBuddy(answers)
        answers.setAccessibleName(question)
        row.addWidget(label, 1)
        if shown is not None:
            row.addWidget(shown)
        self.add(head, answers)

    def _choice(self, entry: str, question: str, buttons: Iterable[tuple[object, ChoiceButton]]) -> ChoiceRow:
        """Add a question about one of the settings, with a button for each answer."""
        row = ChoiceRow(buttons)
        row.chosen.connect(lambda value: self._store.change(**{entry: value}))
        self._answers[entry] = row.show_value
        self._ask(question, row)
        return row

    def _switch(self, entry: str, words: str, note: str = "") -> Switch:
        """Add a setting that is on or off."""
        switch = Switch(words, self, note=note)
        switch.clicked.connect(lambda on: self._store.change(**{entry: on}))
        self._answers[entry] = switch.setChecked
        self.add(switch)
        return switch

    def _value(self) -> RichLabel:
        value = RichLabel("", role=Role.STRONG)
        value.setWordWrap(False)
        return value


class TextQuestions(SettingsQuestions):
    """The questions about text and colour.

    Attributes:
        scale, smaller, larger: the slider for the text size, and its buttons A− and A+.
        large_text: the switch for large text and cards.
        dim: the switch that dims cards that may not be played.
        themes: the choice of colours.
        cloths: the choice of cloth.
        tongues: the choice of language; None if there is only one.
    """

    def __init__(self, store: SettingsStore) -> None:
        super().__init__(translate("settings", "Text and colour"), store)
        self._percent = self._value()
        self.scale = ScaleSlider(_SIZES, (100, 150, 200, 250), page=25)
        self.smaller, self.larger = SecondButton("A−"), SecondButton("A+")
        self._ask(translate("settings", "Text size"), self._scale_row(), self._percent)
        self.scale.setAccessibleName(translate("settings", "Text size"))
        larger = translate("settings", "Large text and cards: {size} or more, larger buttons").format(
            size=percent(LARGE_TEXT)
        )
        self.large_text = Switch(larger, self)
        self.large_text.clicked.connect(lambda on: store.use(store.settings.with_large_text(on)))
        self.add(self.large_text)
        themes = ((choice, ChoiceButton(THEME_NAMES[choice]())) for choice in ThemeChoice)
        self.themes = self._choice("theme", translate("settings", "Colours"), themes)
        for choice in ThemeChoice:
            self.themes.of[choice].setAccessibleName(THEMES_SPOKEN[choice]())
        cloths = ((cloth, ClothButton(cloth, CLOTH_NAMES[cloth]())) for cloth in Cloth)
        self.cloths = self._choice("cloth", translate("settings", "Cloth"), cloths)
        self._all_black = RichLabel(translate("settings", "In high contrast every cloth is black."), role=Role.NOTE)
        self.add(self._all_black)
        self.dim = self._switch("dim_unplayable", translate("settings", "Dim the cards that may not be played"))
        codes = languages(languages_folder())
        self.tongues = self._ask_language(codes) if len(codes) > 1 else None
        self.show_settings(store.settings)
        self._offer_cloths()

    def restyle(self) -> None:
        super().restyle()
        self._offer_cloths()

    def _offer_cloths(self) -> None:
        """Turn the cloths off where all of them look alike."""
        alike = self._look.theme.scheme is Scheme.HIGH_CONTRAST
        self._all_black.setVisible(alike)
        for button in self.cloths.buttons:
            button.offer(self._all_black.plain if alike else "")

    def show_settings(self, settings: Settings) -> None:
        super().show_settings(settings)
        size = round(100 * settings.effective.text)
        self.scale.show_value(size)
        self._percent.set_text(percent(size / 100))
        smallest = translate("settings", "{size} is the smallest.").format(size=percent(_SIZES[0] / 100))
        largest = translate("settings", "{size} is the largest.").format(size=percent(_SIZES[-1] / 100))
        self.smaller.offer("" if size > _SIZES[0] else smallest)
        self.larger.offer("" if size < _SIZES[-1] else largest)
        self.large_text.setChecked(settings.large_text)
        if self.tongues is not None:
            self.tongues.show_value(self._language_among(self.tongues))

    def _ask_language(self, codes: Sequence[str]) -> ChoiceRow:
        names = ((None, translate("settings", "System")), *((code, language_name(code)) for code in codes))
        buttons = ((code, ChoiceButton(name)) for code, name in names)
        return self._choice("language", translate("settings", "Language"), buttons)

    def enter_language(self) -> None:
        """Move the focus to the language in use, if there is a choice."""
        if self.tongues is not None:
            self.tongues.of[self._language_among(self.tongues)].setFocus()

    def _language_among(self, tongues: ChoiceRow) -> str | None:
        """The language chosen; None for that of the system, also if the one chosen is not there any more."""
        language = self._store.settings.language
        return language if language in tongues.of else None

    def _scale_row(self) -> QWidget:
        self.smaller.setAccessibleName(translate("settings", "Smaller text"))
        self.larger.setAccessibleName(translate("settings", "Larger text"))
        self.smaller.clicked.connect(lambda: self._set_size(self.scale.value() - _TEXT_STEP))
        self.larger.clicked.connect(lambda: self._set_size(self.scale.value() + _TEXT_STEP))
        self.scale.valueChanged.connect(self._set_size)
        self.scale.sliderMoved.connect(self._preview_size)
        whole = Holder()
        row = QHBoxLayout(whole)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.smaller, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self.scale, 1)
        row.addWidget(self.larger, 0, Qt.AlignmentFlag.AlignTop)
        return whole

    def _set_size(self, size: int) -> None:
        """Set the text size; a size below that of large text turns large text off."""
        text = max(_SIZES[0], min(size, _SIZES[-1])) / 100
        if self._store.settings.large_text and text >= LARGE_TEXT:
            self._store.change(text=text)
        else:
            self._store.change(text=text, large_text=False, text_before=None)

    def _preview_size(self, size: int) -> None:
        self._percent.set_text(percent(size / 100))
        self.previewed.emit(replace(self._store.settings, text=size / 100, large_text=False))


class TableQuestions(SettingsQuestions):
    """The questions about the table.

    Attributes:
        orders: the choice of order of the hand.
        high_left: the switch for the best cards on the left.
        left_handed: the switch for a left-handed table.
        faces: the switch for the faces of characters.
        scores: the switch for the points during the game.
    """

    def __init__(self, store: SettingsStore) -> None:
        super().__init__(translate("settings", "Table"), store)
        orders = ((order, ChoiceButton(HAND_ORDER_NAMES[order]())) for order in HandOrder)
        self.orders = self._choice("hand_order", translate("settings", "How your hand is sorted"), orders)
        self.high_left = self._switch("high_left", translate("settings", "Best cards on the left"))
        self.left_handed = self._switch(
            "left_handed", translate("settings", "Left-handed: trump sign and name plate change sides")
        )
        self.faces = self._switch("faces", translate("settings", "Faces on the name plates"))
        self.scores = self._switch("show_scores", translate("settings", "Show the points during the game"))
        self.show_settings(store.settings)

    def show_settings(self, settings: Settings) -> None:
        super().show_settings(settings)
        as_dealt = settings.hand_order is HandOrder.AS_DEALT
        self.high_left.offer(translate("settings", "The hand stays as it was dealt.") if as_dealt else "")


class PlayQuestions(SettingsQuestions):
    """The questions about playing.

    Attributes:
        name: the field for the person's name.
        ways: the choice of how to play a card.
        only_card: the switch that plays the only playable card.
        explains: the switch that explains at the table what surprises.
        again: the button to have it all explained again.

    Signals:
        renamed(str): the person wrote another valid name; empty for none.
    """

    renamed = Signal(str)

    def __init__(self, store: SettingsStore) -> None:
        super().__init__(translate("settings", "Play"), store)
        self.name = TextField()
        self.name.setMaxLength(MOST_PLAYER_NAME_LETTERS)
        self.name.setPlaceholderText(translate("games", "You"))
        self.name.editingFinished.connect(self._rename)
        self._ask(translate("settings", "Your name at the table"), self.name)
        self._fault = FaultLabel(self)
        self.add(self._fault)
        self._fault.hide()
        ways = ((way, _answer_button(play_by_answer(way))) for way in PlayBy)
        self.ways = self._choice("play_by", translate("settings", "How you play a card"), ways)
        self.only_card = self._switch(
            "autoplay_single",
            translate("settings", "Play the only possible card automatically"),
            translate("settings", "When only one of your cards may be played."),
        )
        self.explains = self._switch(
            "explains",
            translate("settings", "Explain what is new as you play"),
            translate("settings", "Such as A♥, which is always a trump: a few times each."),
        )
        self.again = SecondButton(translate("settings", "Explain it all again"))
        self.again.clicked.connect(lambda: store.change(explains=True, told=Told()))
        self.add(self.again)
        self.show_settings(store.settings)

    def show_settings(self, settings: Settings) -> None:
        super().show_settings(settings)
        nothing_yet = translate("settings", "Nothing has been explained yet.")
        self.again.offer("" if settings.told.tellings else nothing_yet, self.explains)
        if not self.name.hasFocus():
            self.name.setText(settings.name)

    def _rename(self) -> None:
        name = self.name.text().strip()
        fault = fault_of(name) if name else None
        self._fault.set_text("" if fault is None else name_fault_sentence(fault, 0, name))
        if fault is None and name != self._store.settings.name:
            self.renamed.emit(name)


class SpeedQuestions(SettingsQuestions):
    """The questions about speed.

    Attributes:
        speeds: the choice of speed of the cards.
        still: the choice of reduced motion.
        scale: the slider for the time for which a full trick lies, in half seconds.
        until_click: the switch that lets it lie until a click.
    """

    def __init__(self, store: SettingsStore) -> None:
        super().__init__(translate("settings", "Speed"), store)
        speeds = ((speed, ChoiceButton(SPEED_NAMES[speed]())) for speed in Speed)
        self.speeds = self._choice("speed", translate("settings", "How fast cards move"), speeds)
        asked = stands_still(Settings(reduced_motion=ReducedMotion.SYSTEM))
        still = ((choice, ChoiceButton(still_name(choice, asked=asked))) for choice in ReducedMotion)
        self.still = self._choice("reduced_motion", translate("settings", "Keep everything still"), still)
        self._hold = self._value()
        self.scale = ScaleSlider(_HOLDS, (1, 5, 10, 20), page=2, words=lambda half: hold_figure(half / 2))
        self.scale.valueChanged.connect(lambda half: store.change(hold=half / 2))
        self.scale.sliderMoved.connect(lambda half: self._hold.set_text(hold_words(half / 2)))
        self._ask(translate("settings", "How long a full trick stays"), self.scale, self._hold)
        self.until_click = Switch(translate("settings", "Until I click, or press Space"), self)
        self.until_click.clicked.connect(lambda on: store.use(store.settings.with_hold_until_click(on)))
        self.add(self.until_click)
        self.show_settings(store.settings)

    def show_settings(self, settings: Settings) -> None:
        super().show_settings(settings)
        until_click = settings.hold is None
        self.until_click.setChecked(until_click)
        self.scale.setEnabled(not until_click)
        self.scale.show_value(round(2 * (settings.hold or settings.hold_before)))
        words = translate("settings", "until I click") if settings.hold is None else hold_words(settings.hold)
        self._hold.set_text(words)
        self.scale.setAccessibleName(translate("settings", "How long a full trick stays: {time}").format(time=words))


class ScreenReaderQuestions(SettingsQuestions):
    """The questions about the screen reader.

    Attributes:
        lengths: the choice of length of the announcements.
    """

    def __init__(self, store: SettingsStore) -> None:
        super().__init__(translate("settings", "Screen reader"), store)
        lengths = ((length, _answer_button(announcements_answer(length))) for length in Announcements)
        question = translate("settings", "What a screen reader says of each move")
        self.lengths = self._choice("announcements", question, lengths)
        self.show_settings(store.settings)


def _answer_button(answer: Answer) -> ChoiceButton:
    return ChoiceButton(answer.label, note=answer.note)
