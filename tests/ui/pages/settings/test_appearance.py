"""Settings of text, colours, cards and the table are kept, and the sample shows them at once."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.ui.page_checks import settle
from tests.ui.pages.settings.setting import LEFT, ShownSettings, drag, place_of
from tests.ui.pressing import click
from tests.ui.reading import sentences
from tests.ui.whole import Start, button
from twentyfive.presentation.settings import Cloth, HandOrder, ThemeChoice
from twentyfive.presentation.start.entry import Entry
from twentyfive.presentation.table.placement import Mark
from twentyfive.ui.cards.decks import built_in_decks
from twentyfive.ui.pages.settings.settings_page import SettingsPage, SettingsSubject
from twentyfive.ui.widgets.fields import ScaleSlider


def test_buttons_make_the_text_larger_and_smaller(shown: ShownSettings) -> None:
    text = shown.page.text
    assert not text.smaller.isEnabled()
    assert text.smaller.reason == "100 % is the smallest."
    shown.click(text.larger)
    shown.click(text.larger)
    assert shown.settings.text == 1.2
    assert text.scale.value() == 120
    shown.click(text.smaller)
    assert shown.settings.text == 1.1


def test_keys_change_the_text_size(shown: ShownSettings) -> None:
    scale = shown.page.text.scale
    scale.setFocus()
    QTest.keyClick(scale, Qt.Key.Key_Right)
    assert shown.settings.text == 1.05
    QTest.keyClick(scale, Qt.Key.Key_End)
    assert shown.settings.text == 2.5
    assert not shown.page.text.larger.isEnabled()


def test_a_dragged_text_size_shows_on_the_sample_and_is_set_on_release(shown: ShownSettings) -> None:
    scale, before = shown.page.text.scale, shown.picture()
    drag(scale, 140)
    assert shown.settings.text == 1.0, "nothing moves under the pointer"
    assert "140 %" in sentences(shown.page)
    assert shown.picture() != before
    QTest.mouseRelease(scale, LEFT, pos=place_of(scale, 140))
    assert shown.settings.text == 1.4


def test_a_smaller_text_size_turns_large_text_off(shown: ShownSettings) -> None:
    shown.store.change(text=2.0, large_text=True)
    shown.page.text.scale.setFocus()
    QTest.keyClick(shown.page.text.scale, Qt.Key.Key_Home)
    assert (shown.settings.text, shown.settings.large_text) == (1.0, False)


@pytest.mark.broad("dark")
@pytest.mark.parametrize("choice", list(ThemeChoice))
def test_each_theme_can_be_chosen(shown: ShownSettings, choice: ThemeChoice) -> None:
    shown.click(shown.page.text.themes.of[choice])
    assert shown.settings.theme is choice


def test_in_high_contrast_no_cloth_is_offered_and_the_reason_is_given(shown: ShownSettings) -> None:
    reason = "In high contrast every cloth is black."
    assert reason not in sentences(shown.page)
    shown.store.change(theme=ThemeChoice.HIGH_CONTRAST)
    settle()
    cloths = shown.page.text.cloths.buttons
    assert {button.isEnabled() for button in cloths} == {False}
    assert {button.reason for button in cloths} == {reason}
    assert reason in sentences(shown.page)
    shown.store.change(theme=ThemeChoice.DARK)
    assert {button.isEnabled() for button in cloths} == {True}


def test_the_sample_shows_theme_and_cloth_at_once(shown: ShownSettings) -> None:
    light = shown.picture()
    shown.click(shown.page.text.themes.of[ThemeChoice.DARK])
    dark = shown.picture()
    assert dark != light
    shown.click(shown.page.text.cloths.of[Cloth.BURGUNDY])
    assert shown.settings.cloth is Cloth.BURGUNDY
    assert shown.picture() != dark


def test_dimming_of_cards_that_may_not_be_played_can_be_turned_off(shown: ShownSettings) -> None:
    assert Mark.DIMMED in shown.lying("KD").marks
    assert Mark.PLAYABLE in shown.lying("5S").marks
    shown.click(shown.page.text.dim)
    assert not shown.settings.dim_unplayable
    assert Mark.DIMMED not in shown.lying("KD").marks


def test_every_deck_is_offered_with_a_picture(shown: ShownSettings) -> None:
    shown.open(SettingsSubject.CARDS)
    decks = shown.page.cards.decks.of
    assert {"classic", "four-colour", "large", "high-contrast"} <= set(decks)
    pictures = [decks[deck.ident].grab().toImage() for deck in built_in_decks()]
    assert pictures[0] != pictures[1]
    before = shown.picture()
    shown.click(decks["four-colour"])
    assert shown.settings.deck == "four-colour"
    assert shown.picture() != before, "the king of diamonds is blue"


def test_large_text_brings_large_cards_until_a_deck_is_chosen(shown: ShownSettings) -> None:
    shown.open(SettingsSubject.CARDS)
    cards = shown.page.cards
    assert cards.suited.isChecked()
    assert cards.decks.of["classic"].isChecked()
    shown.store.change(large_text=True)
    settle()
    assert cards.decks.of["large"].isChecked()
    shown.click(cards.decks.of["four-colour"])
    assert not cards.suited.isChecked()
    shown.store.change(large_text=False)
    shown.store.change(large_text=True)
    assert cards.decks.of["four-colour"].isChecked(), "the chosen deck is kept"


def test_text_and_colours_can_choose_the_deck_again(shown: ShownSettings) -> None:
    shown.store.change(theme=ThemeChoice.HIGH_CONTRAST, deck="classic")
    shown.open(SettingsSubject.CARDS)
    suited, decks = shown.page.cards.suited, shown.page.cards.decks
    before = shown.picture()
    shown.click(suited)
    assert shown.settings.deck is None
    assert decks.of["high-contrast"].isChecked()
    assert shown.picture() != before
    shown.click(suited)
    assert shown.settings.deck == "classic", "the one chosen before"


def test_the_back_of_the_cards_can_be_chosen(shown: ShownSettings) -> None:
    shown.open(SettingsSubject.CARDS)
    before = shown.picture()
    shown.click(shown.page.cards.backs.of[3])
    assert shown.settings.back == 3
    assert shown.picture() != before


def test_the_order_of_the_hand_can_be_chosen(shown: ShownSettings) -> None:
    shown.open(SettingsSubject.TABLE)
    assert shown.hand() == ["5S", "QS", "3H", "KD"]
    shown.click(shown.page.table.orders.of[HandOrder.STRENGTH])
    assert shown.hand() == ["5S", "QS", "KD", "3H"]
    shown.click(shown.page.table.high_left)
    assert shown.hand() == ["3H", "KD", "QS", "5S"]
    shown.click(shown.page.table.orders.of[HandOrder.AS_DEALT])
    assert shown.hand() == ["KD", "5S", "3H", "QS"]
    assert shown.page.table.high_left.reason == "The hand stays as it was dealt."


def test_a_left_handed_table_has_the_trump_button_on_the_right(shown: ShownSettings) -> None:
    shown.open(SettingsSubject.TABLE)
    assert shown.page.sample.trump_button.x() < shown.lying(shown.hand()[0]).x
    shown.click(shown.page.table.left_handed)
    assert shown.settings.left_handed
    assert shown.page.sample.trump_button.x() > shown.lying(shown.hand()[-1]).x


def test_points_can_be_hidden(shown: ShownSettings) -> None:
    shown.open(SettingsSubject.TABLE)
    before = shown.picture()
    shown.click(shown.page.table.scores)
    assert not shown.settings.show_scores
    assert shown.picture() != before


@pytest.mark.qt_log_ignore("propagateSizeHints")  # the offscreen platform warns that it ignores size hints
@pytest.mark.parametrize("key", [Qt.Key.Key_End, Qt.Key.Key_PageUp])
def test_the_slider_of_the_text_size_stays_in_view_as_the_text_grows(start: Start, key: Qt.Key) -> None:
    whole = start()
    whole.window.resize(800, 600)
    click(whole.window.start.card(Entry.SETTINGS))
    page = whole.page(SettingsPage)
    scale = next(found for found in page.findChildren(ScaleSlider) if found.isVisible())
    scale.setFocus()
    QTest.keyClick(scale, key)
    settle()
    assert whole.settings.text > 1
    assert scale.hasFocus()
    assert scale.visibleRegion().boundingRect() == scale.rect()


def test_settings_changed_during_a_game_take_effect_at_the_table(start: Start) -> None:
    whole = start()
    whole.begin(2, 2)
    before = [card.accessibleName() for card in whole.hand()]
    menu = button(whole.window.table, "Menu")
    small = menu.sizeHint().height()
    click(menu)
    click(button(whole.window.table, "Settings"))
    page = whole.page(SettingsPage)
    for _ in range(3):
        click(page.text.larger)
    click(page.subjects.of[SettingsSubject.TABLE])
    click(page.table.high_left)
    click(page.header.back)
    settle()
    assert [card.accessibleName() for card in whole.hand()] == before[::-1]
    assert menu.sizeHint().height() > small
