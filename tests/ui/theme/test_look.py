"""The look follows settings and window."""

import pytest
from PySide6.QtGui import QPalette

from twentyfive.core import Suit
from twentyfive.presentation.settings import Cloth, Settings, ThemeChoice
from twentyfive.ui.cards.decks import load_deck
from twentyfive.ui.theme.look import deck_for, make_look
from twentyfive.ui.theme.suit_inks import USUAL_SUITS
from twentyfive.ui.theme.tokens import Ground, Scheme

pytestmark = pytest.mark.usefixtures("qapp")


def test_text_grows_with_the_window_and_the_text_factor() -> None:
    assert make_look(Settings(), 1280, 800).medium == 18
    assert make_look(Settings(text=1.5), 1280, 800).medium == 27
    assert make_look(Settings(), 3840, 2160).medium == pytest.approx(18 * 2.5, abs=1.5)
    assert make_look(Settings(text=2.5), 3840, 2160).factor == pytest.approx(6.25)


def test_large_text_mode_enlarges_text_and_targets() -> None:
    look = make_look(Settings(large_text=True), 1280, 800)
    assert (look.text, look.target, look.control_height) == (1.5, 60, 60)
    assert make_look(Settings(), 1280, 800).target == 44


@pytest.mark.parametrize(
    ("settings", "deck"),
    [
        (Settings(), "classic"),
        (Settings(text=2.5), "classic"),
        (Settings(large_text=True), "large"),
        (Settings(theme=ThemeChoice.HIGH_CONTRAST), "high-contrast"),
        (Settings(theme=ThemeChoice.HIGH_CONTRAST, large_text=True), "large"),
        (Settings(deck="four-colour", large_text=True), "four-colour"),
        (Settings(deck="classic", theme=ThemeChoice.HIGH_CONTRAST), "classic"),
    ],
)
def test_the_deck_suits_text_and_colours_until_one_is_chosen(settings: Settings, deck: str) -> None:
    assert deck_for(settings) == deck


@pytest.mark.parametrize("choice", list(ThemeChoice))
def test_the_theme_is_that_of_the_settings(choice: ThemeChoice) -> None:
    look = make_look(Settings(theme=choice, cloth=Cloth.NAVY), 1280, 800)
    expected = Scheme.LIGHT if choice is ThemeChoice.SYSTEM else Scheme(choice.value)
    assert look.theme.scheme is expected
    assert look.theme.cloth is Cloth.NAVY


def test_equal_settings_and_windows_give_equal_looks() -> None:
    assert make_look(Settings(), 1280, 800) == make_look(Settings(), 1280, 800)
    assert make_look(Settings(), 1280, 800) != make_look(Settings(text=1.25), 1280, 800)


def test_suit_signs_in_text_have_the_colours_of_the_deck() -> None:
    look = make_look(Settings(theme=ThemeChoice.LIGHT), 1280, 800)
    red = USUAL_SUITS.hearts
    assert look.rich("A♥ and 5♠") == f'A<span style="color:{red}">♥</span> and 5♠'
    assert look.suit_on(Suit.DIAMONDS, Ground.WOOD).name() in look.rich("7♦", Ground.WOOD)
    four = make_look(Settings(theme=ThemeChoice.LIGHT), 1280, 800, load_deck("four-colour").suits)
    assert '<span style="color:#1d4a86">♦</span>' in four.rich("7♦")
    assert '<span style="color:#0b6b35">♣</span>' in four.rich("7♣")
    assert four.rich("7♠") == "7♠"


def test_red_suits_are_hollow_in_high_contrast() -> None:
    look = make_look(Settings(theme=ThemeChoice.HIGH_CONTRAST), 1280, 800)
    assert look.rich("A♥, 5♦, 7♠") == "A♡, 5♢, 7♠"  # in the colour of the text, since hollow signs have thin lines
    assert {ink.name() for ink in look.sign_inks("#000000", "#ffffff").values()} == {"#ffffff"}


def test_markup_in_names_is_escaped() -> None:
    look = make_look(Settings(), 1280, 800)
    assert look.rich("<b>Mary</b> & Nora\nlead") == "&lt;b&gt;Mary&lt;/b&gt; &amp; Nora<br>lead"


def test_pages_have_wider_margins_in_a_large_window() -> None:
    assert make_look(Settings(), 1280, 800).margin == make_look(Settings(text=2.5), 1280, 800).margin == 16
    assert make_look(Settings(), 3840, 2160).margin == 40


def test_figures_have_equal_widths() -> None:
    look = make_look(Settings(), 1280, 800)
    font = look.figures(look.medium, bold=True)
    assert font.bold()
    assert font.pixelSize() == look.medium
    assert [tag.toString() for tag in font.featureTags()] == [b"tnum"]


@pytest.mark.parametrize("theme", list(ThemeChoice)[1:])
def test_everything_that_qt_paints_has_the_same_colours(theme: ThemeChoice) -> None:
    look = make_look(Settings(theme=theme), 1280, 800)
    palette = look.palette()
    assert palette.color(QPalette.ColorRole.Window) == look.colours.page
    assert palette.color(QPalette.ColorRole.WindowText) == look.colours.ink
    disabled = palette.color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.Text)
    assert disabled == look.colours.ink2
