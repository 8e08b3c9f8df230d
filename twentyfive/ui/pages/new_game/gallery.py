"""The gallery: every character with portrait, name, sentence and temperament, for one seat at a time."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QButtonGroup, QWidget

from twentyfive.ai.characters.cast import CAST
from twentyfive.engine.seating.players import ANYBODY, Computer
from twentyfive.presentation.measures import TABLE_COLUMN
from twentyfive.presentation.new_game import Choices
from twentyfive.ui.cards.portraits import paint_portrait
from twentyfive.ui.pages.new_game.game_list import GameRow
from twentyfive.ui.theme.icons import Icon
from twentyfive.ui.theme.text_layout import Lines, line_height, wrapped
from twentyfive.ui.widgets.button_frame import ButtonColours
from twentyfive.ui.widgets.buttons import ChoiceButton
from twentyfive.ui.widgets.choice_rows import stop_at_checked
from twentyfive.ui.widgets.page_footer import PageFooter
from twentyfive.ui.widgets.question_page import QuestionPage, lay_out_now
from twentyfive.ui.widgets.rows import Column
from twentyfive.wording.names import translate
from twentyfive.wording.setup.characters import (
    ANYBODY_LABEL,
    ANYBODY_LINE,
    GALLERY_SENTENCE,
    NOBODY_LABEL,
    NOBODY_LINE,
    SITS_ALREADY,
    about_character,
)
from twentyfive.wording.setup.tables import seat_name

_MOST_LINES: Final = 9
"""The most lines of the words about a character."""

_PORTRAIT: Final = 5.2
"""The width of a portrait, in letters of the text."""


class CharacterButton(ChoiceButton):
    """The button of a character: the portrait, the name, and the words about them."""

    def __init__(self, key: str, label: str, *, note: str) -> None:
        self._key = key
        super().__init__(label, note=note)

    def _icon_size(self) -> int:
        return round(_PORTRAIT * self._look.medium) if self._key else 0

    def _icon_gap(self) -> int:
        return round(0.6 * self._look.medium) if self._key else 0

    def _height_for(self, frame_width: int) -> int:
        return max(super()._height_for(frame_width), self._icon_size() + self._look.medium)

    def _fitted(self, frame_width: float, height: float = float("inf")) -> tuple[Lines, Lines]:
        """Wrap the words into as many lines as they need: here they are what a person comes for."""
        room, label_font, note_font = self._room_for_words(frame_width), self._label_font(), self._note_font()
        label = wrapped(self.label, label_font, room, 2)
        left = height - len(label.texts) * line_height(label_font)
        most = int(min(_MOST_LINES, left // line_height(note_font)))
        return label, wrapped(self.note, note_font, room, max(1, most))

    def _paint_icon(self, painter: QPainter, area: QRectF, _: ButtonColours) -> None:
        if self._key:
            paint_portrait(painter, self._key, area)


class GalleryRow(GameRow):
    """The buttons of the characters, laid out like those of the games, but wider."""

    _narrowest = 21

    def sizeHint(self) -> QSize:
        return QSize(self._narrowest * self._look.medium, super().sizeHint().height())


class Gallery(QuestionPage):
    """The gallery of characters.

    Attributes:
        buttons: the button of each character by its key, that of a player without one by None.
        footer: the footer with the seat and Done.

    Signals:
        chosen(object): the person chose the character of this key, `ANYBODY`, or None for no character.
    """

    chosen = Signal(object)
    widest = TABLE_COLUMN

    def __init__(self) -> None:
        super().__init__(translate("characters", "Characters"))
        self._group = QButtonGroup(self)
        column = Column()
        self._none, self._row = GalleryRow(), GalleryRow()
        self.buttons: dict[str | None, CharacterButton] = {}
        self._add(self._none, None, CharacterButton("", NOBODY_LABEL(), note=NOBODY_LINE()))
        self._add(self._none, ANYBODY, CharacterButton("", ANYBODY_LABEL(), note=ANYBODY_LINE()))
        for member in CAST:
            button = CharacterButton(member.key, member.name, note=about_character(member))
            self._add(self._row, member.key, button)
        column.add(self._none, self._row)
        column.rows.addStretch(1)
        self.set_columns(((column, 1),))
        self.footer = PageFooter(translate("all rules", "Done"), Icon.CHECK)
        self.footer.start.clicked.connect(self.back_asked)
        self.set_footer(self.footer)

    def open_on(self, choices: Choices, seat: int) -> None:
        """Show the characters for this seat: those at the table already cannot be chosen."""
        others = [other for place, other in enumerate(choices.sitters[: choices.present]) if place != seat]
        taken = {other.character for other in others if isinstance(other, Computer)}
        own = choices.sitters[seat]
        for member in CAST:
            self.buttons[member.key].offer(SITS_ALREADY(name=member.name) if member.key in taken else "")
        self.buttons[own.character if isinstance(own, Computer) else None].setChecked(True)
        stop_at_checked([*self.buttons.values()])
        self.footer.say((GALLERY_SENTENCE(), seat_name(seat)))
        self.scrolled = 0
        lay_out_now()

    def first_stop(self) -> QWidget:
        return next(button for button in self.buttons.values() if button.isChecked())

    def _add(self, row: GalleryRow, key: str | None, button: CharacterButton) -> None:
        button.set_alignment(Qt.AlignmentFlag.AlignLeft)
        self._group.addButton(button)
        row.add(button)
        self.buttons[key] = button
        button.clicked.connect(lambda: self.chosen.emit(key))
