"""The buttons, one class for each kind."""

from __future__ import annotations

from enum import Enum, auto
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QWidget

from twentyfive.ui.theme.glyphs import paint_corner_tick, paint_tick
from twentyfive.ui.theme.icons import Icon
from twentyfive.ui.theme.tokens import Scheme, Theme
from twentyfive.ui.widgets.base_button import BaseButton
from twentyfive.ui.widgets.button_frame import ButtonColours

_STEPS_ACROSS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_STEPS: Final = {**_STEPS_ACROSS, Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class Emphasis(Enum):
    """The emphasis of a button."""

    PRIMARY = auto()
    ORDINARY = auto()


class _Emphatic(BaseButton):
    """A button whose emphasis can change, since it is the obvious next step of a page only at times."""

    _emphasis = Emphasis.PRIMARY

    def set_emphasis(self, emphasis: Emphasis) -> None:
        """Change the emphasis."""
        self._emphasis = emphasis
        self.update()

    def button_colours(self) -> ButtonColours:
        if not self.usable:
            return _off(self._look.theme)
        return _primary(self._look.theme) if self._emphasis is Emphasis.PRIMARY else _second(self._look.theme)


class PrimaryButton(_Emphatic):
    """The one obvious next step of a page."""

    def bold(self) -> bool:
        return self._emphasis is Emphasis.PRIMARY

    def _widest_font(self) -> QFont:
        return self._look.font(self._look.medium, bold=True)


class SecondButton(BaseButton):
    """An ordinary button on paper."""

    def button_colours(self) -> ButtonColours:
        return _second(self._look.theme) if self.isEnabled() else _off(self._look.theme)


class BarButton(BaseButton):
    """A button on wood, in the action bar or in the header of a page: a lighter plank, and mere words while disabled.

    Only in high contrast it has an edge, as all wood is black there.
    """

    def button_colours(self) -> ButtonColours:
        tokens = self._look.theme.tokens
        edge = tokens.woodline if self._look.theme.scheme is Scheme.HIGH_CONTRAST else None
        if self.isEnabled():
            return ButtonColours(tokens.plate, edge, 1.5, tokens.woodink, tokens.woodink2)
        return ButtonColours(None, edge, 1.5, tokens.woodline, tokens.woodline)


class QuietButton(BaseButton):
    """A button without a frame, for actions that are seldom wanted."""

    def button_colours(self) -> ButtonColours:
        tokens = self._look.theme.tokens
        if self.isEnabled():
            return ButtonColours(None, None, 0, tokens.accentink, tokens.ink2)
        return ButtonColours(None, tokens.line, 1.5, tokens.ink2, tokens.ink2)


class IconButton(QuietButton):
    """A button with only an icon. Its name is its tooltip, and what a screen reader says."""

    def __init__(self, icon: Icon, name: str, parent: QWidget | None = None) -> None:
        super().__init__("", parent, icon=icon)
        self.set_name(name)

    def set_name(self, name: str) -> None:
        """Name the action of the button."""
        self.setAccessibleName(name)

    def button_colours(self) -> ButtonColours:
        ink = self._look.theme.tokens.ink
        return super().button_colours()._replace(ink=ink) if self.isEnabled() else super().button_colours()


class ChoiceButton(BaseButton):
    """One of several answers to a question, with a tick on its corner when it is chosen.

    The answers to a question share a QButtonGroup, or a parent of their own. Arrow keys go from one to the next.
    """

    def __init__(self, label: str, parent: QWidget | None = None, *, note: str = "") -> None:
        super().__init__(label, parent, note=note)
        self.setCheckable(True)
        self.setAutoExclusive(True)
        if note:
            self.set_alignment(Qt.AlignmentFlag.AlignLeft)

    def button_colours(self) -> ButtonColours:
        if not self.isEnabled():
            return _off(self._look.theme)
        if not self.isChecked():
            return _second(self._look.theme)
        tokens = self._look.theme.tokens
        return ButtonColours(tokens.raised, tokens.accentink, 3, tokens.ink, tokens.ink2)

    def bold(self) -> bool:
        return self.isChecked()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to the choice before or after, even in another line, and stay at either end: Tab leads on from a question.

        Qt would take the nearest choice on that side. Up and Down do so where the choices lie in several columns.
        """
        choices = [choice for choice in self._choices() if choice.isEnabled() and choice.isVisible()]
        places = [choice.mapTo(self.window(), QPoint()) for choice in choices]
        in_line = 1 in (len({place.x() for place in places}), len({place.y() for place in places}))
        step = (_STEPS if in_line else _STEPS_ACROSS).get(Qt.Key(event.key()), 0)
        index = choices.index(self) + step
        if not step:
            super().keyPressEvent(event)
        elif 0 <= index < len(choices):
            choices[index].click()
            choices[index].setFocus(Qt.FocusReason.BacktabFocusReason if step < 0 else Qt.FocusReason.TabFocusReason)

    def _choices(self) -> list[QAbstractButton]:
        group: QButtonGroup | None = self.group()
        parent = self.parentWidget()
        if group is not None:
            return group.buttons()
        if parent is None:
            return [self]
        return [*parent.findChildren(ChoiceButton, options=Qt.FindChildOption.FindDirectChildrenOnly)]

    def _words_top(self, frame: QRectF, words_height: float) -> float:
        """Return the top of the words: at the top if there is a note, so that labels beside each other are in line."""
        return frame.top() + self._vertical_padding() if self.note else super()._words_top(frame, words_height)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.isChecked():
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = self._look.colours
        paint_corner_tick(painter, self.frame(), self._look.factor, disc=colours.accentink, tick=colours.surface)
        painter.end()


class MenuCard(_Emphatic):
    """A large button with an icon, a title and a line about it."""

    def __init__(
        self,
        icon: Icon,
        title: str,
        parent: QWidget | None = None,
        *,
        note: str = "",
        emphasis: Emphasis = Emphasis.ORDINARY,
    ) -> None:
        self._emphasis = emphasis
        super().__init__(title, parent, note=note, icon=icon)
        self.set_alignment(Qt.AlignmentFlag.AlignLeft)

    def bold(self) -> bool:
        return True

    def _label_font(self) -> QFont:
        return self._look.font(self._look.heading, bold=True)

    def _padding(self) -> int:
        return round(16 * self._look.scale + 0.25 * self._look.medium)

    def _icon_size(self) -> int:
        return round(1.2 * self._look.heading)

    def _icon_gap(self) -> int:
        return self._padding()


class Switch(BaseButton):
    """A switch for something that is on or off, shown by the position of its knob and a tick on it."""

    def __init__(self, label: str, parent: QWidget | None = None, *, note: str = "") -> None:
        super().__init__(label, parent, note=note)
        self.setCheckable(True)
        self.set_alignment(Qt.AlignmentFlag.AlignLeft)

    def button_colours(self) -> ButtonColours:
        tokens = self._look.theme.tokens
        edge = None if self.isEnabled() else tokens.line
        return ButtonColours(None, edge, 1.5, tokens.ink if self.isEnabled() else tokens.ink2, tokens.ink2)

    def _least_height(self) -> int:
        return max(self._look.target, self._track_height() + 4)

    def _track_height(self) -> int:
        return round(26 * self._look.factor)

    def _padding(self) -> int:
        return 0

    def _vertical_padding(self) -> int:
        return 2

    def _icon_size(self) -> int:
        """Return the width of the track, which takes the place of the icon."""
        return round(48 * self._look.factor)

    def _icon_gap(self) -> int:
        return round(6 + 6 * self._look.factor)

    def _label_font(self) -> QFont:
        return self._look.font(self._look.medium)

    def _widest_font(self) -> QFont:
        return self._label_font()

    def _paint_content(self, painter: QPainter, frame: QRectF, button_colours: ButtonColours) -> None:
        super()._paint_content(painter, frame, button_colours)
        colours, height = self._look.colours, self._track_height()
        track = QRectF(frame.left() + self._padding(), 0, self._icon_size(), height)
        track.moveTop(frame.center().y() - height / 2)
        on = self.isChecked()
        painter.setPen(QPen(colours.accentink if on else colours.line, 2))
        painter.setBrush(colours.accent if on else colours.surface)
        painter.drawRoundedRect(track.adjusted(1, 1, -1, -1), height / 2 - 1, height / 2 - 1)
        radius = height / 2 - max(3.0, 0.12 * height)
        knob_x = track.right() - height / 2 if on else track.left() + height / 2
        knob = QPointF(knob_x, track.center().y())
        if on:
            paint_tick(painter, knob, radius, colours.onaccent, colours.accent)
        else:
            painter.setPen(QPen(colours.ink, 2))
            painter.setBrush(colours.surface)
            painter.drawEllipse(knob, radius - 1, radius - 1)


def _primary(theme: Theme) -> ButtonColours:
    tokens = theme.tokens
    return ButtonColours(tokens.accent, tokens.accentink, 2, tokens.onaccent, tokens.onaccent)


def _second(theme: Theme) -> ButtonColours:
    tokens = theme.tokens
    return ButtonColours(tokens.surface, tokens.line, 2, tokens.ink, tokens.ink2)


def _off(theme: Theme) -> ButtonColours:
    tokens = theme.tokens
    return ButtonColours(tokens.page, tokens.line, 1.5, tokens.ink2, tokens.ink2)
