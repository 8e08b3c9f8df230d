"""A look reaches every widget, once, and those inside before those around them."""

import pytest
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.dressing import dressed
from tests.ui.moments import plays_last, show
from tests.ui.page_checks import look_of, settle
from tests.ui.scenes import PAGES, leave
from tests.ui.whole import Whole
from twentyfive.presentation.settings import ThemeChoice
from twentyfive.ui.table.overlays import Overlay
from twentyfive.ui.theme.look import Look
from twentyfive.ui.theme.styled import Holder, Styled
from twentyfive.ui.theme.styled import look_of as look_there
from twentyfive.ui.widgets.page import Page


def large() -> Look:
    """Return a look with large text."""
    return look_of(1280, 800, 2.0)


class Marked(Styled, QWidget):
    """Notes each look by which it is styled, in a list that it shares with others."""

    def __init__(self, name: str, styled: list[tuple[str, float]], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.name, self.styled = name, styled
        self._dress()

    def restyle(self) -> None:
        self.styled.append((self.name, self._look.text))


@pytest.fixture
def styled() -> list[tuple[str, float]]:
    return []


@pytest.fixture
def window(qtbot: QtBot, styled: list[tuple[str, float]]) -> Marked:
    made = Marked("window", styled)
    qtbot.addWidget(made)
    return made


def test_a_look_is_told_down_the_tree_and_styles_those_inside_first(
    window: Marked, styled: list[tuple[str, float]]
) -> None:
    plain = QWidget(window)
    QVBoxLayout(plain)
    around = Marked("around", styled, plain)
    Marked("inside", styled, around)
    window.wear(large())
    assert styled == [("inside", 2.0), ("around", 2.0), ("window", 2.0)]


def test_the_same_look_again_styles_nothing(window: Marked, styled: list[tuple[str, float]]) -> None:
    window.wear(large())
    styled.clear()
    window.wear(large())
    assert not styled


def test_a_widget_that_is_made_or_put_there_later_has_the_look(window: Marked, styled: list[tuple[str, float]]) -> None:
    window.wear(large())
    styled.clear()
    Marked("made there", styled, window)
    assert styled == [("made there", 2.0)]
    styled.clear()
    around = Holder()
    inside = Marked("inside", styled, around)
    assert not styled, "it stands nowhere"
    assert look_there(inside).text == 1.0, "but can be measured"
    around.setParent(window)
    assert styled == [("inside", 2.0)]
    around.setParent(None)
    assert look_there(inside) == large(), "it keeps the look until it stands elsewhere"


def test_a_part_may_have_a_look_of_its_own(qtbot: QtBot) -> None:
    page = dressed(Page("Title"), look_of(800, 600, 2.0))
    qtbot.addWidget(page)
    title = page.header.title
    assert look_there(title) == look_there(page).at_table != look_there(page)


SCENES = ("start", "new game", "settings, text", "help", "rules", "look back", "statistics")


@pytest.fixture
def restyled(monkeypatch: pytest.MonkeyPatch) -> list[Styled]:
    """The widgets that have taken another look, in the order in which they have it."""
    seen: list[Styled] = []
    take = Styled.restyle

    def noted(widget: Styled) -> None:
        seen.append(widget)
        take(widget)

    monkeypatch.setattr(Styled, "restyle", noted)
    return seen


@pytest.mark.parametrize("setting", [{"volume": 10}, {"turn_sound": False}, {"high_left": False}, {"name": "Nóra"}])
def test_a_setting_that_changes_no_look_restyles_nothing(
    whole: Whole, restyled: list[Styled], setting: dict[str, object]
) -> None:
    show(whole, "twenty-five", 5, 5, plays_last)
    restyled.clear()
    whole.store.change(**setting)
    assert not restyled


def test_another_size_of_text_reaches_every_widget_in_sight(whole: Whole) -> None:
    show(whole, "twenty-five", 5, 5, plays_last)
    for text, scene in zip((1.25, 2.0, 1.0, 1.5, 2.5, 1.0, 1.4), SCENES, strict=True):
        PAGES[scene](whole)
        whole.store.change(text=text)
        settle()
        assert not behind(whole), scene
    leave(whole)
    whole.store.change(theme=ThemeChoice.DARK)
    for scene in SCENES:
        PAGES[scene](whole)
        settle()
        assert not behind(whole), scene


def test_a_panel_has_the_present_look_when_it_opens(whole: Whole) -> None:
    show(whole, "twenty-five", 5, 5, plays_last)
    whole.store.change(theme=ThemeChoice.DARK)
    for overlay in (Overlay.RANKING, Overlay.MENU, Overlay.SPEED):
        whole.window.table.overlays.open(overlay)
        assert not behind(whole), overlay


def behind(whole: Whole) -> list[str]:
    """Return the visible widgets that do not have the look of the place where they stand."""
    return [
        f"{type(widget).__name__} {widget.accessibleName()}"
        for widget in whole.window.findChildren(QWidget)
        if isinstance(widget, Styled) and widget.isVisible() and look_there(widget) != wanted(widget, whole.look)
    ]


def wanted(widget: QWidget, look: Look) -> Look:
    """Return the look that a widget finds if it looks for it from the window downwards."""
    around = widget.parentWidget()
    inherited = look if around is None else wanted(around, look)
    return widget.own_look(inherited) if isinstance(widget, Styled) else inherited
