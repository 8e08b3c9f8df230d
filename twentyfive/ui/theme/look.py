"""The current appearance of the program: colours, fonts and sizes."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QToolTip

from twentyfive.core import Suit
from twentyfive.presentation.measures import (
    Sizes,
    auto_factor,
    control_height,
    gap,
    letters_within,
    page_text,
    table_text,
    type_sizes,
)
from twentyfive.presentation.settings import Settings, ThemeChoice
from twentyfive.ui.theme.suit_inks import READABLE, USUAL_SUITS, Behind, SuitColours, suit_inks
from twentyfive.ui.theme.tokens import SHADE, Ground, Scheme, Theme, Tokens, mixed, on_wood, theme
from twentyfive.ui.theme.typefaces import text_face, title_face
from twentyfive.wording.names import SIGNS

_FONTS: Final = 64
_SMALLEST_TARGET: Final = 44
_LARGE_TARGET: Final = 60
_HOVER: Final = 0.06

_HIGH_CONTRAST: Final = 7.0
_OUTLINE_CONTRAST: Final = 3.0
"""The least contrast of an outline."""


@dataclass(frozen=True, slots=True)
class Look(Sizes):
    """The current colours, fonts and sizes. Compares by value.

    Attributes:
        theme: the colours as hex strings.
        colours: the same colours for Qt.
        suits: the suit colours of the deck in use.
        face: the typeface of text, in any size.
        title_face: the typeface of titles; that of text in high contrast, as thin strokes are hard to see.
    """

    theme: Theme
    colours: Tokens[QColor]
    suits: SuitColours
    face: QFont
    title_face: QFont

    @property
    def on_wood(self) -> Look:
        """The same look for a panel of wood, as the scores beside the table are; in high contrast all is black."""
        if self.theme.scheme is Scheme.HIGH_CONTRAST:
            return self
        tokens = on_wood(self.theme.tokens)
        return replace(self, theme=replace(self.theme, tokens=tokens), colours=tokens.each(QColor))

    def font(self, size: int, bold: bool = False) -> QFont:
        """Return the font of text, at most `size` pixels high. It is shared: copy it before changing it."""
        return font_of(self.face, size, bold)

    def title_font(self, size: int) -> QFont:
        """Return the font of titles, at most `size` pixels high."""
        return font_of(self.title_face, size, bold=True)

    def figures(self, size: int, bold: bool = False) -> QFont:
        """Return the same font with digits of equal width, for columns of points."""
        return figures_of(self.face, size, bold)

    def ink_on(self, ground: Ground) -> QColor:
        """Return the text colour on that ground."""
        inks = {
            Ground.PAPER: self.colours.ink,
            Ground.WOOD: self.colours.woodink,
            Ground.CLOTH: self.colours.clothink,
            Ground.TRAY: self.colours.clothink,
            Ground.SHADE: self.colours.clothink,
            Ground.CARD: self.colours.black,
        }
        return inks[ground]

    def lesser_ink_on(self, ground: Ground) -> QColor:
        """Return the colour of less important text on that ground."""
        inks = {
            Ground.PAPER: self.colours.ink2,
            Ground.WOOD: self.colours.woodink2,
            Ground.CLOTH: self.colours.clothink,
            Ground.SHADE: self.colours.clothink,
            Ground.TRAY: self.colours.clothink,
            Ground.CARD: self.colours.black,
        }
        return inks[ground]

    def suit_on(self, suit: Suit, ground: Ground) -> QColor:
        """Return the colour of a suit sign: that of the deck, made lighter or darker until it is readable there."""
        tokens = self.theme.tokens
        grounds = {
            Ground.PAPER: (tokens.page, tokens.surface, tokens.raised),
            Ground.WOOD: (tokens.wood, tokens.plate),
            Ground.CLOTH: (tokens.cloth, tokens.rim),
            Ground.TRAY: (tokens.tray,),
            Ground.SHADE: (tokens.tray, mixed(tokens.lamp, tokens.tray, SHADE)),
            Ground.CARD: (tokens.card,),
        }
        behind = tuple(Behind(colour, self._readable) for colour in grounds[ground])
        if ground is Ground.CLOTH:
            behind += (Behind(tokens.lamp, _OUTLINE_CONTRAST),)
        return QColor(suit_inks(self.suits, behind, self.ink_on(ground).name()).of(suit))

    def sign_inks(self, fill: str, ink: str) -> dict[str, QColor]:
        """Return the colour of each suit sign in text of colour `ink` on the background `fill`, both hex colours."""
        if self.theme.hollow_reds:
            return dict.fromkeys(map(self.signs, SIGNS.values()), QColor(ink))
        inks = suit_inks(self.suits, (Behind(fill, self._readable),), ink)
        return {self.signs(sign): QColor(inks.of(suit)) for suit, sign in SIGNS.items()}

    @property
    def _readable(self) -> float:
        """The contrast that a suit sign needs, by WCAG 2."""
        return _HIGH_CONTRAST if self.theme.scheme is Scheme.HIGH_CONTRAST else READABLE

    def signs(self, text: str) -> str:
        """Return the text with ♥ and ♦ in the form that this theme uses, filled or hollow."""
        return text.translate(_HOLLOW) if self.theme.hollow_reds else text

    def signs_in(self, text: str, ground: Ground = Ground.PAPER) -> dict[str, QColor]:
        """Return the suit signs in the text whose colour differs from that of the text, each with its colour.

        Empty in a theme with hollow suits: their lines are too thin for another colour than the text's.
        """
        if self.theme.hollow_reds:
            return {}
        inks = {sign: self.suit_on(suit, ground) for suit, sign in SIGNS.items() if sign in text}
        return {sign: ink for sign, ink in inks.items() if ink != self.ink_on(ground)}

    def rich(self, text: str, ground: Ground = Ground.PAPER) -> str:
        """Return the text as HTML, with its line breaks, and the suit signs in the colours of the deck."""
        escaped = self.signs(text).translate(_AS_HTML)
        for sign, ink in self.signs_in(text, ground).items():
            escaped = escaped.replace(sign, f'<span style="color:{ink.name()}">{sign}</span>')
        return escaped

    def palette(self) -> QPalette:
        """Return the colours for everything that Qt paints itself."""
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

    def dress(self, app: QApplication) -> None:
        """Give the look to everything that Qt paints itself, such as scroll bars, text fields and tooltips."""
        palette, font = self.palette(), self.font(self.medium)
        app.setPalette(palette)
        app.setFont(font)
        QToolTip.setPalette(palette)
        QToolTip.setFont(self.font(self.small))


def font_of(face: QFont, size: int, bold: bool = False) -> QFont:
    """Return that typeface, at most `size` pixels high. It is shared: copy it before changing it."""
    return _font(face, letters_within(size), bold)


def figures_of(face: QFont, size: int, bold: bool = False) -> QFont:
    """Return the same with digits of equal width."""
    return _figures(face, letters_within(size), bold)


# Creating a font takes longer than measuring a word with it, and every button asks for its fonts again and again.
@lru_cache(maxsize=_FONTS)
def _font(face: QFont, size: int, bold: bool) -> QFont:
    font = QFont(face)
    font.setPixelSize(size)
    font.setWeight(QFont.Weight.Bold if bold else QFont.Weight.Normal)
    return font


@lru_cache(maxsize=_FONTS)
def _figures(face: QFont, size: int, bold: bool) -> QFont:
    font = QFont(_font(face, size, bold))
    font.setFeature(QFont.Tag("tnum"), 1)
    return font


_AS_HTML: Final = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", "\n": "<br>"})
_HOLLOW: Final = str.maketrans("♥♦", "♡♢")


def hovered(fill: str, ink: str) -> QColor:
    """Return the fill of a control under the pointer, a little closer to its `ink`. Both are hex colours."""
    return QColor(mixed(fill, ink, _HOVER))


def make_look(settings: Settings, width: int, height: int, suits: SuitColours = USUAL_SUITS) -> Look:
    """Return the look that the settings give to a window of that size, with a deck of these suit colours."""
    chosen = settings.effective
    text = page_text(chosen.text, width, height)
    factor = text * auto_factor(width, height)
    colours = theme(scheme_for(chosen.theme), chosen.cloth)
    face = text_face()
    return Look(
        theme=colours,
        colours=colours.tokens.each(QColor),
        suits=suits,
        face=face,
        title_face=face if colours.scheme is Scheme.HIGH_CONTRAST else title_face(),
        text=text,
        table_text=table_text(chosen.text, width, height),
        factor=factor,
        types=type_sizes(factor),
        gap=gap(factor),
        control_height=control_height(factor),
        target=_LARGE_TARGET if chosen.large_text else _SMALLEST_TARGET,
    )


def deck_for(settings: Settings) -> str:
    """Return the id of the deck in use: the chosen one, else the one that suits the text mode and the colour scheme."""
    if settings.deck is not None:
        return settings.deck
    if settings.large_text:
        return "large"
    return "high-contrast" if scheme_for(settings.theme) is Scheme.HIGH_CONTRAST else "classic"


def scheme_for(choice: ThemeChoice) -> Scheme:
    """Return the chosen scheme, or that of the desktop."""
    return system_scheme() if choice is ThemeChoice.SYSTEM else Scheme(choice.value)


def ask_for_frames(choice: ThemeChoice) -> None:
    """Ask the system for title bars and dialogs that fit the chosen theme; without a choice they are the desktop's."""
    hints = QGuiApplication.styleHints()
    if choice is ThemeChoice.SYSTEM:
        hints.unsetColorScheme()
    else:  # high contrast is white on black
        hints.setColorScheme(Qt.ColorScheme.Light if choice is ThemeChoice.LIGHT else Qt.ColorScheme.Dark)


def system_scheme() -> Scheme:
    """Return the colour scheme of the desktop; light if the desktop has none."""
    hints = QGuiApplication.styleHints()
    accessibility = hints.accessibility()
    if accessibility.contrastPreference() is Qt.ContrastPreference.HighContrast:
        return Scheme.HIGH_CONTRAST
    return Scheme.DARK if hints.colorScheme() is Qt.ColorScheme.Dark else Scheme.LIGHT
