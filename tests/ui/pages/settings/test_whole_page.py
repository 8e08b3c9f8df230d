"""The Settings page as a whole: its subjects, its sample, the way back to usual, and its layout at every size."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.page_checks import WINDOWS, faults, look_of, lowest, scrolls, settle
from tests.ui.pages.settings.setting import ShownSettings
from tests.ui.pressing import click
from tests.ui.reading import framed, sentences
from twentyfive.core import Card
from twentyfive.presentation.sample_layout import sample_strip, trick_cards
from twentyfive.presentation.settings import Cloth, PlayBy, Settings, Speed, ThemeChoice
from twentyfive.ui.pages.settings.settings_page import SettingsPage, SettingsSubject
from twentyfive.ui.widgets.base_button import BaseButton
from twentyfive.ui.widgets.fields import ScaleSlider


def test_one_subject_is_shown_at_a_time(shown: ShownSettings) -> None:
    for subject in SettingsSubject:
        shown.open(subject)
        assert shown.questions.title.plain == shown.page.subjects.of[subject].label


def test_arrow_keys_choose_the_subject(shown: ShownSettings) -> None:
    assert shown.page.subjects.of[SettingsSubject.TEXT].hasFocus()
    QTest.keyClick(shown.page.subjects.of[SettingsSubject.TEXT], Qt.Key.Key_Down)
    assert shown.page.cards.isVisible()
    assert shown.page.subjects.of[SettingsSubject.CARDS].hasFocus()


@pytest.mark.parametrize(("width", "height", "text"), [(800, 600, 1.0), (1280, 800, 2.5)])
def test_in_one_column_the_subject_is_chosen_from_a_list(qtbot: QtBot, width: int, height: int, text: float) -> None:
    made = ShownSettings(qtbot, width, height, text=text, theme=ThemeChoice.LIGHT)
    field = made.page.subjects.field
    assert field.hasFocus()
    assert not any(button.isVisible() for button in made.page.subjects.of.values())
    scale = made.page.text.scale
    assert scale.visibleRegion().boundingRect() == scale.rect(), "the first question is visible without scrolling"
    QTest.keyClick(field, Qt.Key.Key_Return)
    settle()
    assert field.popup is not None
    click(next(button for button in field.popup.buttons if button.label == "Speed"))
    settle()
    assert made.page.speed.isVisible()
    assert not made.page.text.isVisible()
    assert field.label == "Speed"
    assert field.hasFocus()


@pytest.mark.broad("800-600-1.0-*TABLE")
@pytest.mark.parametrize("subject", list(SettingsSubject))
@pytest.mark.parametrize(("width", "height", "text"), [(800, 600, 1.0), (800, 600, 1.5), (1280, 800, 2.5)])
def test_in_one_column_the_sample_stays_in_view_below_the_questions(
    qtbot: QtBot, width: int, height: int, text: float, subject: SettingsSubject
) -> None:
    made = ShownSettings(qtbot, width, height, text=text, theme=ThemeChoice.LIGHT)
    made.page.show_subject(subject)
    settle()
    sample = made.page.sample
    for place in (0, lowest(made.page)):
        made.page.scrolled = place
        assert sample.visibleRegion().boundingRect() == sample.rect()
    made.page.scrolled = 0
    visible = made.questions.visibleRegion().boundingRect().height()
    assert visible > 0.3 * height or visible == made.questions.height(), "the sample leaves room for the questions"


def test_in_a_low_window_the_sample_lies_below_the_questions_and_leaves_them_the_page(qtbot: QtBot) -> None:
    made = ShownSettings(qtbot, 911, 512, text=2.0)
    page, sample = made.page, made.page.sample
    assert page.isAncestorOf(sample)
    assert sample.low
    assert scrolls(sample, page)
    page.scrolled = 100_000
    settle()
    assert sample.visibleRegion().boundingRect() == sample.rect()
    page.resize(911, 700)
    settle()
    assert not scrolls(sample, page)


@pytest.mark.broad("setting0")
@pytest.mark.parametrize(
    "setting",
    [
        {"cloth": Cloth.NAVY},
        {"deck": "four-colour"},
        {"left_handed": True},
        {"dim_unplayable": False},
        {"high_left": False},
        {"show_scores": False},
        {"play_by": PlayBy.SELECT},
    ],
)
def test_the_low_sample_shows_each_change(qtbot: QtBot, setting: dict[str, object]) -> None:
    made = ShownSettings(qtbot, 800, 600, theme=ThemeChoice.LIGHT)
    before = made.picture()
    made.store.change(**setting)
    settle()
    assert made.picture() != before


@pytest.mark.broad("1.5-True")
@pytest.mark.parametrize("left_handed", [False, True])
@pytest.mark.parametrize("text", [1.0, 1.5, 2.5])
def test_nothing_on_the_low_sample_overlaps(qapp: object, text: float, *, left_handed: bool) -> None:
    del qapp
    for width in (768, 800, 1024, 1248) if text < 2 else (1248, 1888):
        look = look_of(1280, 800, text)
        zones = sample_strip(width, look, left_handed=left_handed)
        parts = [zones.trump_button, zones.hand, zones.trick, *zones.plates]
        assert all(zones.cloth.holds(part) for part in parts)
        assert not any(one.meets(other) for one, other in combinations(parts, 2))
        trick = trick_cards(zones.trick, Card.parse("9S"), Card.parse("KS"))
        assert all(zones.trick.x <= lying.x - lying.width / 2 for lying in trick)
        assert all(lying.x + lying.width / 2 <= zones.trick.right for lying in trick)


def test_the_chosen_subject_keeps_the_focus_when_the_window_grows_narrow(shown: ShownSettings) -> None:
    shown.open(SettingsSubject.CARDS)
    shown.page.resize(800, 600)
    settle()
    assert shown.page.subjects.field.hasFocus()
    assert shown.page.subjects.field.label == "Cards"
    shown.page.resize(1280, 800)
    settle()
    assert shown.page.subjects.of[SettingsSubject.CARDS].hasFocus()


def test_the_page_hands_the_focus_to_the_chosen_subject(shown: ShownSettings) -> None:
    shown.open(SettingsSubject.TABLE)
    shown.page.usual.setFocus()
    shown.page.setFocus()
    assert shown.page.subjects.of[SettingsSubject.TABLE].hasFocus()


def test_settings_changed_elsewhere_are_shown(shown: ShownSettings) -> None:
    shown.store.change(large_text=True, cloth=Cloth.NAVY, speed=Speed.VERY_SLOW)
    assert shown.page.text.large_text.isChecked()
    assert shown.page.text.scale.value() == 150
    assert shown.page.text.cloths.of[Cloth.NAVY].isChecked()
    assert shown.page.speed.speeds.of[Speed.VERY_SLOW].isChecked()


def test_going_back_to_usual_can_be_taken_back(shown: ShownSettings) -> None:
    shown.store.change(text=1.3, cloth=Cloth.NAVY, name="Anna", new_game="{}")
    before = shown.settings
    assert "Restore defaults resets every section of the settings." in sentences(shown.page)
    shown.click(shown.page.usual)
    assert shown.settings == Settings(name="Anna", new_game="{}")
    assert shown.page.usual.label == "Undo"
    shown.click(shown.page.usual)
    assert shown.settings == before
    assert shown.page.usual.label == "Restore defaults"


def test_after_another_change_going_back_to_usual_is_final(shown: ShownSettings) -> None:
    shown.store.change(cloth=Cloth.NAVY)
    shown.click(shown.page.usual)
    shown.click(shown.page.text.cloths.of[Cloth.SLATE])
    assert shown.page.usual.label == "Restore defaults"


def test_every_control_has_an_accessible_name(shown: ShownSettings) -> None:
    for subject in SettingsSubject:
        shown.open(subject)
        panel = shown.questions
        for widget in (*panel.findChildren(BaseButton), *panel.findChildren(ScaleSlider)):
            interface = QAccessible.queryAccessibleInterface(widget)
            assert interface is not None
            assert interface.text(QAccessible.Text.Name), f"{widget} of {subject}"


def test_nothing_on_the_sample_can_have_the_focus(shown: ShownSettings) -> None:
    focused = QApplication.focusWidget()
    for _ in range(40):
        shown.page.focusNextPrevChild(True)
        focused = QApplication.focusWidget()
        assert focused is not None
        assert not shown.page.sample.isAncestorOf(focused)


def test_escape_leads_back(shown: ShownSettings, qtbot: QtBot) -> None:
    with qtbot.waitSignal(shown.page.back_asked, timeout=1000):
        QTest.keyClick(shown.page.text.scale, Qt.Key.Key_Escape)


@pytest.mark.broad("800-600-1.5")
@pytest.mark.parametrize(("width", "height", "text"), WINDOWS)
def test_nothing_is_cut_or_covered(qtbot: QtBot, width: int, height: int, text: float) -> None:
    made, found = ShownSettings(qtbot, width, height, text=text, play_by=PlayBy.SELECT, theme=ThemeChoice.LIGHT), []
    for subject in SettingsSubject:
        made.page.show_subject(subject)
        settle()
        found += [f"{subject}: {fault}" for fault in faults(made.page)]
    assert found == []


@pytest.mark.broad("dark")
@pytest.mark.parametrize("theme", [ThemeChoice.DARK, ThemeChoice.HIGH_CONTRAST])
def test_a_change_of_theme_repaints_every_button(shown: ShownSettings, qtbot: QtBot, theme: ThemeChoice) -> None:
    shown.store.change(theme=theme)
    changed = painted_buttons(shown.page)
    opened = ShownSettings(qtbot, theme=theme)
    assert changed == painted_buttons(opened.page), "the buttons look as on a page opened in this theme"


def painted_buttons(page: SettingsPage) -> list[tuple[SettingsSubject, str, QImage]]:
    """A picture of every button, with its subject and its name."""
    painted = list[tuple[SettingsSubject, str, QImage]]()
    for subject in SettingsSubject:
        page.show_subject(subject)
        settle()
        painted += [(subject, button.accessibleName(), button.grab().toImage()) for button in framed(page)]
    return painted
