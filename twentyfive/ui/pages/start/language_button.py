"""The languages at the foot of the start page: a globe and the language in use, with a list of all."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFont, QPainter
from PySide6.QtWidgets import QWidget

from twentyfive.ui.settings.languages import language_name
from twentyfive.ui.theme.icons import Icon
from twentyfive.ui.widgets.base_button import RING
from twentyfive.ui.widgets.button_frame import ButtonColours
from twentyfive.ui.widgets.drop_down import DropDown
from twentyfive.wording.choice import Answer
from twentyfive.wording.names import translate


class LanguageButton(DropDown):
    """A globe and the name of the language in use, each language named in itself.

    Signals:
        chosen(str): the person has chosen the language with this code.
    """

    def __init__(self, codes: Sequence[str], spoken: str, parent: QWidget) -> None:
        """`spoken` is the code of the language in use."""
        super().__init__(translate("settings", "Language"), parent, icon=Icon.GLOBE)
        self.show_answers([Answer(code, language_name(code)) for code in codes], spoken)

    def name_language(self) -> None:
        """Show the name of the language in use beside the globe."""
        self.set_label(self._answer().label)

    def show_globe_alone(self) -> None:
        """Show no name, which the tooltip and a screen reader still tell."""
        self.set_label("")

    def button_colours(self) -> ButtonColours:
        ink = self._look.theme.tokens.ink2
        return ButtonColours(None, None, 0, ink, ink)

    def _label_font(self) -> QFont:
        return self._look.font(self._look.small)

    def _padding(self) -> int:
        return max(0, super()._padding() - RING)

    def _arrow_room(self) -> int:
        return 0  # the globe says that there is a choice

    def _paint_arrow(self, painter: QPainter, frame: QRectF, ink: QColor) -> None:
        pass
