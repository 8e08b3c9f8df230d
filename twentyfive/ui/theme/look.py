"""How everything looks at the moment: the colours, letters and sizes that each widget is given."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Protocol, TypeGuard, runtime_checkable

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from twentyfive.core import Suit
from twentyfive.ui.settings.model import Settings, ThemeChoice
from twentyfive.ui.theme.measures import TypeSizes, auto_factor, control_height, gap, letters_within, type_sizes
from twentyfive.ui.theme.suit_inks import READABLE, USUAL_SUITS, Behind, SuitColours, suit_inks
from twentyfive.ui.theme.tokens import Ground, Scheme, Theme, Tokens, mixed, theme
from twentyfive.wording.names import SIGNS

MARGIN: Final = 16
"""What is kept free at edges in a window of usual size."""

LINE_HEIGHT: Final = 1.3

_FONTS: Final = 64
_SMALLEST_TARGET: Final = 44
_LARGE_TARGET: Final = 60
_HOVER: Final = 0.06

_HIGH_CONTRAST: Final = 7.0
_SEEN: Final = 3.0
"""What must be seen at least: the contrast of an outline."""


@dataclass(frozen=True, slots=True)
class Look:
    """The colours, letters and sizes of the moment; equal looks look equal.

    Attributes:
        theme: the colours as hex strings.
        colours: the same for Qt.
        suits: the colours of the deck in use.
        face: the system's interface font, in any size.
        text: the person's text factor.
        factor: the effective one, with what the window adds.
        types: heights of letters in pixels.
        gap: the distance that keeps things apart.
        control_height: of a button.
        target: the least size of whatever is clicked.
    """

    theme: Theme
    colours: Tokens[QColor]
    suits: SuitColours
    face: QFont
    text: float
    factor: float
    types: TypeSizes
    gap: int
    control_height: int
    target: int

    @property
    def scale(self) -> float:
        """What the window adds by its size, for distances that do not follow the person's text."""
        return self.factor / self.text

    @property
    def small(self) -> int:
        """Labels."""
        return self.types.small

    @property
    def medium(self) -> int:
        """Everything that is read."""
        return self.types.medium

    @property
    def large(self) -> int:
        """Titles of pages."""
        return self.types.large

    @property
    def heading(self) -> int:
        """What stands first in a panel or on a big button; no larger than the rest where letters are huge."""
        return round(1.2 * self.medium) if self.text < 2 else self.medium

    @property
    def radius(self) -> int:
        """Of the corners of a button."""
        return round(8 * max(1.0, 0.75 * self.factor))

    @property
    def panel_radius(self) -> int:
        return round(12 * max(1.0, 0.75 * self.factor))

    @property
    def margin(self) -> int:
        """What a page keeps free at its edges."""
        return round(MARGIN * self.scale)

    @property
    def padding(self) -> int:
        """Between the edge of a panel and what is on it."""
        return max(self.margin, min(24, round(16 * self.factor)))

    def font(self, size: int, bold: bool = False) -> QFont:
        """The interface font, at most `size` pixels high. It is shared: whoever wants another makes a copy."""
        return _letters(self.face, letters_within(size), bold)

    def figures(self, size: int, bold: bool = False) -> QFont:
        """The same with all figures of one width, for columns of points."""
        return _figures(self.face, letters_within(size), bold)

    def line_height(self, size: int) -> int:
        """From one line to the next."""
        return round(LINE_HEIGHT * size)

    def ink_on(self, ground: Ground) -> QColor:
        """What is written in on that ground."""
        inks = {
            Ground.PAPER: self.colours.ink,
            Ground.WOOD: self.colours.woodink,
            Ground.CLOTH: self.colours.clothink,
            Ground.CARD: self.colours.black,
        }
        return inks[ground]

    def lesser_ink_on(self, ground: Ground) -> QColor:
        """What lesser things are written in."""
        inks = {
            Ground.PAPER: self.colours.ink2,
            Ground.WOOD: self.colours.woodink2,
            Ground.CLOTH: self.colours.clothink,
            Ground.CARD: self.colours.black,
        }
        return inks[ground]

    def suit_on(self, suit: Suit, ground: Ground) -> QColor:
        """The colour of the deck for the sign of that suit, where it can be read on that ground."""
        tokens = self.theme.tokens
        grounds = {
            Ground.PAPER: (tokens.page, tokens.surface, tokens.raised),
            Ground.WOOD: (tokens.wood, tokens.plate),
            Ground.CLOTH: (tokens.cloth, tokens.rim),
            Ground.CARD: (tokens.card,),
        }
        behind = tuple(Behind(colour, self._readable) for colour in grounds[ground])
        if ground is Ground.CLOTH:
            behind += (Behind(tokens.lamp, _SEEN),)
        return QColor(suit_inks(self.suits, behind, self.ink_on(ground).name()).of(suit))

    def sign_inks(self, fill: str, ink: str) -> dict[str, QColor]:
        """What each suit sign is written in on that fill, among words that are written in `ink`; hex colours."""
        if self.theme.hollow_reds:
            return dict.fromkeys(map(self.signs, SIGNS.values()), QColor(ink))
        inks = suit_inks(self.suits, (Behind(fill, self._readable),), ink)
        return {self.signs(sign): QColor(inks.of(suit)) for suit, sign in SIGNS.items()}

    @property
    def _readable(self) -> float:
        """The contrast that a sign needs, by WCAG 2."""
        return _HIGH_CONTRAST if self.theme.scheme is Scheme.HIGH_CONTRAST else READABLE

    def signs(self, text: str) -> str:
        """The text with ♥ and ♦ in the form this theme tells them by."""
        return text.translate(_HOLLOW) if self.theme.hollow_reds else text

    def signs_in(self, text: str, ground: Ground = Ground.PAPER) -> dict[str, QColor]:
        """The signs of suits in the text that are not in the ink of the words on that ground, each with its colour.

        Where form tells the suits all are in the ink: a hollow sign has thin lines.
        """
        if self.theme.hollow_reds:
            return {}
        inks = {sign: self.suit_on(suit, ground) for suit, sign in SIGNS.items() if sign in text}
        return {sign: ink for sign, ink in inks.items() if ink != self.ink_on(ground)}

    def rich(self, text: str, ground: Ground = Ground.PAPER) -> str:
        """The text as HTML, line breaks kept, with the signs of the suits in the colours of the deck."""
        escaped = self.signs(text).translate(_AS_HTML)
        for sign, ink in self.signs_in(text, ground).items():
            escaped = escaped.replace(sign, f'<span style="color:{ink.name()}">{sign}</span>')
        return escaped

    def hovered(self, fill: str, ink: str) -> QColor:
        """The fill of what is under the pointer: a little towards its ink. Hex colours."""
        return QColor(mixed(fill, ink, _HOVER))

    def palette(self) -> QPalette:
        """The colours for what Qt paints itself."""
        palette, colours = QPalette(), self.colours
        roles = QPalette.ColorRole
        for role, colour in (
            (roles.Window, colours.page),
            (roles.WindowText, colours.ink),
            (roles.Base, colours.surface),
            (roles.AlternateBase, colours.page),
            (roles.Text, colours.ink),
            (roles.PlaceholderText, colours.ink2),
            (roles.Button, colours.surface),
            (roles.ButtonText, colours.ink),
            (roles.BrightText, colours.accent),
            (roles.ToolTipBase, colours.surface),
            (roles.ToolTipText, colours.ink),
            (roles.Highlight, colours.accent),
            (roles.HighlightedText, colours.onaccent),
            (roles.Accent, colours.accent),
            (roles.Link, colours.accentink),
            (roles.LinkVisited, colours.accentink),
            (roles.Light, colours.surface),
            (roles.Midlight, colours.raised),
            (roles.Mid, colours.line),
            (roles.Dark, colours.line),
            (roles.Shadow, colours.ink),
        ):
            palette.setColor(role, colour)
        for role in (roles.WindowText, roles.Text, roles.ButtonText):
            palette.setColor(QPalette.ColorGroup.Disabled, role, colours.ink2)
        return palette


# To make a font takes longer than to measure a word with it, and each button asks for its fonts at every turn.
@lru_cache(maxsize=_FONTS)
def _letters(face: QFont, size: int, bold: bool) -> QFont:
    font = QFont(face)
    font.setPixelSize(size)
    font.setWeight(QFont.Weight.Bold if bold else QFont.Weight.Normal)
    return font


@lru_cache(maxsize=_FONTS)
def _figures(face: QFont, size: int, bold: bool) -> QFont:
    font = QFont(_letters(face, size, bold))
    font.setFeature(QFont.Tag("tnum"), 1)
    return font


_AS_HTML: Final = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", "\n": "<br>"})
_HOLLOW: Final = str.maketrans("♥♦", "♡♢")


@runtime_checkable
class Looked(Protocol):
    """A widget that can be given another look; it passes the look on to what is inside it."""

    def set_look(self, look: Look) -> None: ...


def dress(widget: QWidget, look: Look) -> None:
    """Give the look to everything inside the widget, at any depth."""
    for child in widget.children():
        if _is_looked(child):
            child.set_look(look)
        elif isinstance(child, QWidget):
            dress(child, look)


def _is_looked(child: QObject) -> TypeGuard[Looked]:
    return hasattr(child, "set_look")  # Python takes longer to compare with a protocol than most widgets to be dressed


def dress_application(app: QApplication, look: Look) -> None:
    """Give the look to what Qt paints itself: scroll bars, text fields, tooltips."""
    palette, font = look.palette(), look.font(look.medium)
    app.setPalette(palette)
    app.setFont(font)
    QToolTip.setPalette(palette)
    QToolTip.setFont(look.font(look.small))


def make_look(settings: Settings, width: int, height: int, suits: SuitColours = USUAL_SUITS) -> Look:
    """The look that the settings give a window of that size, with a deck of these colours."""
    chosen = settings.effective
    factor = chosen.text * auto_factor(width, height)
    colours = theme(scheme_for(chosen.theme), chosen.cloth)
    return Look(
        theme=colours,
        colours=colours.tokens.each(QColor),
        suits=suits,
        face=QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont),
        text=chosen.text,
        factor=factor,
        types=type_sizes(factor),
        gap=gap(factor),
        control_height=control_height(factor),
        target=_LARGE_TARGET if chosen.large_text else _SMALLEST_TARGET,
    )


def deck_for(settings: Settings) -> str:
    """The id of the deck in use: the one that was chosen, else the one that suits the mode of text and the colours."""
    if settings.deck is not None:
        return settings.deck
    if settings.large_text:
        return "large"
    return "high-contrast" if scheme_for(settings.theme) is Scheme.HIGH_CONTRAST else "classic"


def scheme_for(choice: ThemeChoice) -> Scheme:
    """The chosen scheme, or the one that the desktop asks for."""
    return system_scheme() if choice is ThemeChoice.SYSTEM else Scheme(choice.value)


def system_scheme() -> Scheme:
    """What the desktop is set to; light where it does not say."""
    hints = QGuiApplication.styleHints()
    accessibility = hints.accessibility()
    if accessibility.contrastPreference() is Qt.ContrastPreference.HighContrast:
        return Scheme.HIGH_CONTRAST
    return Scheme.DARK if hints.colorScheme() is Qt.ColorScheme.Dark else Scheme.LIGHT
