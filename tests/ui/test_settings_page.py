"""The Settings page: each answer is kept and seen at once, and there is a way back to what is usual."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.pages import WINDOWS, faults, look_of, lowest, settle, show
from tests.ui.pressing import click
from tests.ui.whole import Whole, choice, no_device
from twentyfive.core import Card
from twentyfive.ui.audio_device import Trouble, Why
from twentyfive.ui.cues import Sound
from twentyfive.ui.decks import load_deck, own_decks
from twentyfive.ui.faces import FaceStore
from twentyfive.ui.fields import ScaleSlider
from twentyfive.ui.frames import FramedButton
from twentyfive.ui.look import deck_for, make_look
from twentyfive.ui.sample_layout import sample_strip, trick_cards
from twentyfive.ui.scene import Mark, Placement
from twentyfive.ui.settings import (
    Announcements,
    HandOrder,
    PlayBy,
    ReducedMotion,
    Settings,
    SettingsStore,
    Speed,
    ThemeChoice,
)
from twentyfive.ui.settings_page import SettingsPage, SettingsSubject
from twentyfive.ui.sounds import Sounds
from twentyfive.ui.start_page import Entry
from twentyfive.ui.surfaces import RichLabel
from twentyfive.ui.theme import Cloth
from twentyfive.ui.wording.settings import trouble_sentence

LEFT = Qt.MouseButton.LeftButton
NOWHERE = Path("a folder that is not there")
HAND = ("5S", "QS", "3H", "KD")


class Set:
    """The page over a store, dressed by it as the window does."""

    def __init__(
        self, qtbot: QtBot, width: int = 1280, height: int = 800, *, decks: Path = NOWHERE, **settings: object
    ) -> None:
        self.store = SettingsStore()
        self.store.change(**settings)
        self.faces = FaceStore()
        self.sounds = Sounds(self.store, no_device)
        self.store.changed.connect(self._dress)
        self.page = SettingsPage(self.store, self.faces, self.sounds, decks, make_look(self.settings, width, height))
        self._wear()
        show(qtbot, self.page, width, height)

    @property
    def settings(self) -> Settings:
        return self.store.settings

    def click(self, button: FramedButton) -> None:
        """Click a button; a switch is on its left."""
        click(button, button.frame().center())
        settle()

    def open(self, subject: SettingsSubject) -> None:
        """Show the questions about that."""
        self.click(self.page.subjects.of[subject])

    def picture(self) -> QImage:
        """The sample as it looks now."""
        self.page.sample.grab()
        self.faces.settle()
        return self.page.sample.grab().toImage()

    def lying(self, card: str) -> Placement:
        """How a card of the sample lies."""
        return next(lying for lying in self.page.sample.cards if lying.spot.card == Card.parse(card))

    def hand(self) -> list[str]:
        """The hand of the sample, left to right."""
        return sorted(HAND, key=lambda card: self.lying(card).x)

    def _wear(self) -> None:
        self.faces.use(load_deck(deck_for(self.settings)), self.settings.back)

    def _dress(self, settings: Settings) -> None:
        self._wear()
        self.page.set_look(make_look(settings, self.page.width(), self.page.height()))


@pytest.fixture
def shown(qtbot: QtBot) -> Iterator[Set]:
    """The page as it is the first time, in front of all other windows."""
    made = Set(qtbot, theme=ThemeChoice.LIGHT)
    yield made
    made.sounds.close()
    made.faces.close()


def drag(slider: ScaleSlider, number: int) -> None:
    """Hold the knob and take it to a number, without letting go."""
    left, right, y = slider._line()
    share = (number - slider.minimum()) / (slider.maximum() - slider.minimum())
    QTest.mousePress(slider, LEFT, pos=QPoint(round(slider._x_of(slider.value())), round(y)))
    QTest.mouseMove(slider, QPoint(round(left + share * (right - left)), round(y)))


def test_larger_and_smaller_text(shown: Set) -> None:
    text = shown.page.text
    assert not text.smaller.isEnabled()
    assert text.smaller.reason == "100 % is the smallest."
    shown.click(text.larger)
    shown.click(text.larger)
    assert shown.settings.text == 1.2
    assert text.scale.value() == 120
    shown.click(text.smaller)
    assert shown.settings.text == 1.1


def test_the_size_of_text_is_turned_with_the_keys(shown: Set) -> None:
    scale = shown.page.text.scale
    scale.setFocus()
    QTest.keyClick(scale, Qt.Key.Key_Right)
    assert shown.settings.text == 1.05
    QTest.keyClick(scale, Qt.Key.Key_End)
    assert shown.settings.text == 2.5
    assert not shown.page.text.larger.isEnabled()


def test_a_dragged_size_is_seen_on_the_sample_and_set_when_let_go(shown: Set) -> None:
    scale, before = shown.page.text.scale, shown.picture()
    drag(scale, 140)
    assert shown.settings.text == 1.0, "nothing moves under the pointer"
    assert shown.page.text._percent.plain == "140 %"
    assert shown.picture() != before
    QTest.mouseRelease(scale, LEFT, pos=QPoint(round(scale._x_of(140)), scale.height() // 2))
    assert shown.settings.text == 1.4


def test_letters_smaller_than_large_text_mode_has_leave_it(shown: Set) -> None:
    shown.store.change(text=2.0, large_text=True)
    shown.page.text.scale.setFocus()
    QTest.keyClick(shown.page.text.scale, Qt.Key.Key_Home)
    assert (shown.settings.text, shown.settings.large_text) == (1.0, False)


@pytest.mark.parametrize("choice", list(ThemeChoice))
def test_colours(shown: Set, choice: ThemeChoice) -> None:
    shown.click(shown.page.text.themes.of[choice])
    assert shown.settings.theme is choice


def test_where_every_cloth_is_black_none_is_offered_and_the_reason_is_told(shown: Set) -> None:
    said = "In high contrast every cloth is black."
    seen = [label for label in shown.page.text.findChildren(RichLabel) if label.isVisible()]
    assert said not in [label.plain for label in seen]
    shown.store.change(theme=ThemeChoice.HIGH_CONTRAST)
    settle()
    cloths = shown.page.text.cloths.buttons
    assert {button.isEnabled() for button in cloths} == {False}
    assert {button.reason for button in cloths} == {said}
    seen = [label for label in shown.page.text.findChildren(RichLabel) if label.isVisible()]
    assert said in [label.plain for label in seen]
    shown.store.change(theme=ThemeChoice.DARK)
    assert {button.isEnabled() for button in cloths} == {True}


def test_colours_and_cloth_are_seen_at_once(shown: Set) -> None:
    light = shown.picture()
    shown.click(shown.page.text.themes.of[ThemeChoice.DARK])
    dark = shown.picture()
    assert dark != light
    shown.click(shown.page.text.cloths.of[Cloth.BURGUNDY])
    assert shown.settings.cloth is Cloth.BURGUNDY
    assert shown.picture() != dark


def test_cards_that_may_not_be_played_are_dimmed_or_not(shown: Set) -> None:
    assert Mark.DIMMED in shown.lying("KD").marks
    assert Mark.PLAYABLE in shown.lying("5S").marks
    shown.click(shown.page.text.dim)
    assert not shown.settings.dim_unplayable
    assert Mark.DIMMED not in shown.lying("KD").marks


def test_every_deck_is_offered_with_a_picture(shown: Set) -> None:
    shown.open(SettingsSubject.CARDS)
    decks = shown.page.cards.decks.of
    assert {"classic", "four-colour", "large", "high-contrast"} <= set(decks)
    pictures = [decks[deck.ident].grab().toImage() for deck in own_decks()]
    assert pictures[0] != pictures[1]
    before = shown.picture()
    shown.click(decks["four-colour"])
    assert shown.settings.deck == "four-colour"
    assert shown.picture() != before, "the king of diamonds is blue"


def test_large_text_brings_large_cards_until_a_deck_is_chosen(shown: Set) -> None:
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
    assert cards.decks.of["four-colour"].isChecked(), "what was chosen is kept"


def test_the_deck_can_be_left_to_text_and_colours_again(shown: Set) -> None:
    shown.store.change(theme=ThemeChoice.HIGH_CONTRAST, deck="classic")
    shown.open(SettingsSubject.CARDS)
    suited, decks = shown.page.cards.suited, shown.page.cards.decks
    before = shown.picture()
    shown.click(suited)
    assert shown.settings.deck is None
    assert decks.of["high-contrast"].isChecked()
    assert shown.picture() != before
    shown.click(suited)
    assert shown.settings.deck == "high-contrast", "what is seen stays"


def test_the_back_of_the_cards(shown: Set) -> None:
    shown.open(SettingsSubject.CARDS)
    before = shown.picture()
    shown.click(shown.page.cards.backs.of[3])
    assert shown.settings.back == 3
    assert shown.picture() != before


def test_how_the_hand_lies(shown: Set) -> None:
    shown.open(SettingsSubject.TABLE)
    assert shown.hand() == ["5S", "QS", "3H", "KD"]
    shown.click(shown.page.table.orders.of[HandOrder.STRENGTH])
    assert shown.hand() == ["5S", "QS", "KD", "3H"]
    shown.click(shown.page.table.high_left)
    assert shown.hand() == ["3H", "KD", "QS", "5S"]
    shown.click(shown.page.table.orders.of[HandOrder.AS_DEALT])
    assert shown.hand() == ["KD", "5S", "3H", "QS"]
    assert shown.page.table.high_left.reason == "The hand lies as it was dealt."


def test_left_handed(shown: Set) -> None:
    shown.open(SettingsSubject.TABLE)
    assert shown.page.sample.plaque.x() < shown.lying(shown.hand()[0]).x
    shown.click(shown.page.table.left_handed)
    assert shown.settings.left_handed
    assert shown.page.sample.plaque.x() > shown.lying(shown.hand()[-1]).x


def test_choosing_a_card_before_playing_it(shown: Set) -> None:
    shown.open(SettingsSubject.PLAY)
    assert not shown.page.sample.play.isVisible()
    shown.click(shown.page.play.ways.of[PlayBy.SELECT])
    assert shown.settings.play_by is PlayBy.SELECT
    assert shown.page.sample.play.isVisible()
    assert Mark.CHOSEN in shown.lying("QS").marks


def test_points_are_shown_or_not(shown: Set) -> None:
    shown.open(SettingsSubject.TABLE)
    before = shown.picture()
    shown.click(shown.page.table.scores)
    assert not shown.settings.show_scores
    assert shown.picture() != before


def test_a_card_is_played_at_the_speed_that_is_chosen(shown: Set, qtbot: QtBot) -> None:
    shown.open(SettingsSubject.SPEED)
    shown.store.change(reduced_motion=ReducedMotion.OFF)
    clock = shown.page.sample._clock
    click(shown.page.speed.speeds.of[Speed.SLOW])
    assert shown.settings.speed is Speed.SLOW
    assert clock.state() is clock.State.Running
    with qtbot.waitSignal(clock.finished, timeout=5000):
        slow = clock.duration()
    click(shown.page.speed.speeds.of[Speed.FAST])
    assert 0 < clock.duration() < slow
    click(shown.page.speed.speeds.of[Speed.OFF])
    assert clock.state() is clock.State.Stopped


def test_nothing_moves_where_everything_is_to_keep_still(shown: Set) -> None:
    shown.open(SettingsSubject.SPEED)
    shown.click(shown.page.speed.still.of[ReducedMotion.ON])
    assert shown.settings.reduced_motion is ReducedMotion.ON
    shown.click(shown.page.speed.speeds.of[Speed.SLOW])
    assert shown.page.sample._clock.state() is shown.page.sample._clock.State.Stopped


def test_how_long_a_trick_lies(shown: Set) -> None:
    shown.open(SettingsSubject.SPEED)
    speed = shown.page.speed
    speed.scale.setFocus()
    QTest.keyClick(speed.scale, Qt.Key.Key_Right)
    assert shown.settings.hold == 2.5
    assert speed.scale.accessibleName() == "How long a full trick lies: 2.5 seconds"
    QTest.keyClick(speed.scale, Qt.Key.Key_End)
    assert shown.settings.hold == 10
    QTest.keyClick(speed.scale, Qt.Key.Key_Home)
    assert shown.settings.hold == 0.5
    shown.click(speed.until_click)
    assert shown.store.settings.hold is None
    assert not speed.scale.isEnabled()
    shown.click(speed.until_click)
    assert shown.settings.hold == 0.5


def test_how_much_is_said(shown: Set) -> None:
    assert shown.page.subjects.of[SettingsSubject.SCREEN_READER].label == "Screen reader"
    shown.open(SettingsSubject.SCREEN_READER)
    shown.click(shown.page.screen_reader.lengths.of[Announcements.SHORT])
    assert shown.settings.announcements is Announcements.SHORT


def test_the_only_card_plays_itself_or_not(shown: Set) -> None:
    shown.open(SettingsSubject.PLAY)
    assert not shown.page.play.only_card.isChecked()
    shown.click(shown.page.play.only_card)
    assert shown.settings.autoplay_single


def test_sound_is_on_or_off(shown: Set) -> None:
    shown.open(SettingsSubject.SOUND)
    sound = shown.page.sound
    shown.click(sound.on)
    assert not shown.settings.sound
    assert not sound.volume.isEnabled()
    assert {button.reason for button in (sound.turn, *sound.trials.values())} == {"Sound is off."}
    shown.click(sound.on)
    assert shown.store.settings.sound
    assert sound.volume.isEnabled()
    shown.click(sound.turn)
    assert not shown.settings.turn_sound


def test_how_loud_it_is(shown: Set) -> None:
    shown.open(SettingsSubject.SOUND)
    sound = shown.page.sound
    assert (sound.volume.value(), sound._volume.plain) == (70, "70 %")
    sound.volume.setFocus()
    QTest.keyClick(sound.volume, Qt.Key.Key_Left)
    assert shown.settings.volume == 65
    QTest.keyClick(sound.volume, Qt.Key.Key_End)
    assert (shown.settings.volume, sound._volume.plain) == (100, "100 %")


@pytest.mark.parametrize("sound", list(Sound))
def test_each_sound_can_be_tried(shown: Set, sound: Sound, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[Sound] = []
    monkeypatch.setattr(Sounds, "play", lambda _, sound: heard.append(sound))
    shown.open(SettingsSubject.SOUND)
    shown.click(shown.page.sound.trials[sound])
    assert heard == [sound]


def test_why_nothing_is_heard_is_said_where_sound_is_set(shown: Set, qtbot: QtBot) -> None:
    shown.open(SettingsSubject.SOUND)
    panel = shown.page.sound
    assert not panel.trouble.isVisible()
    shown.click(panel.trials[Sound.TURN])
    qtbot.waitUntil(panel.trouble.isVisible)
    assert panel.trouble.plain == "No loudspeaker or headphones were found. Connect some, then press one of the sounds."
    assert panel.announcer.last == panel.trouble.plain
    shown.click(panel.on)
    assert not panel.trouble.isVisible()


@pytest.mark.parametrize("why", list(Why))
def test_each_trouble_is_told_in_words(why: Why) -> None:
    sentence = trouble_sentence(Trouble(why, "failed to init device -1"))
    assert sentence.endswith(".")
    assert "{" not in sentence


def test_a_name_that_is_written_is_used_at_the_table(tmp_path: Path, qtbot: QtBot) -> None:
    del qtbot
    whole = Whole(tmp_path)
    click(choice(whole.window.start, "Settings"))
    page = whole.window.others.settings
    click(page.subjects.of[SettingsSubject.PLAY])
    click(page.play.name)
    QTest.keyClicks(page.play.name, "Mary")
    QTest.keyClick(page.play.name, Qt.Key.Key_Return)
    assert whole.settings.name == "Mary"
    assert whole.window.others.new_game.chosen.names[0] == "Mary"
    click(page.header.back)
    click(choice(whole.window.start, "Play now"))
    assert whole.view.names[0] == "Mary"
    assert whole.view.names.count("Mary") == 1, "who was called so is called something else"
    whole.close()


def test_a_name_that_cannot_be_used_says_why_and_changes_nothing(shown: Set) -> None:
    shown.open(SettingsSubject.PLAY)
    play = shown.page.play
    play.name.setFocus()
    QTest.keyClicks(play.name, "A|B")
    QTest.keyClick(play.name, Qt.Key.Key_Return)
    assert play._fault.plain.endswith("a name cannot have a bar (|) in it.")
    assert play._fault.isVisible()
    assert shown.settings.name == ""


def test_one_subject_is_shown_at_a_time(shown: Set) -> None:
    for subject, panel in shown.page._questions.items():
        shown.open(subject)
        assert panel.isVisible()
        assert [other for other in shown.page._questions.values() if other.isVisible()] == [panel]


def test_subjects_are_walked_with_the_arrow_keys(shown: Set) -> None:
    assert shown.page.subjects.of[SettingsSubject.TEXT].hasFocus()
    QTest.keyClick(shown.page.subjects.of[SettingsSubject.TEXT], Qt.Key.Key_Down)
    assert shown.page.cards.isVisible()
    assert shown.page.subjects.of[SettingsSubject.CARDS].hasFocus()


@pytest.mark.parametrize(("width", "height", "text"), [(800, 600, 1.0), (1280, 800, 2.5)])
def test_in_one_column_the_subject_is_chosen_from_a_list_and_leaves_room_for_the_questions(
    qtbot: QtBot, width: int, height: int, text: float
) -> None:
    made = Set(qtbot, width, height, text=text, theme=ThemeChoice.LIGHT)
    field = made.page.subjects.field
    assert field.hasFocus()
    assert not any(button.isVisible() for button in made.page.subjects.of.values())
    scale = made.page.text.scale
    assert scale.visibleRegion().boundingRect() == scale.rect(), "the first question is seen without scrolling"
    QTest.keyClick(field, Qt.Key.Key_Return)
    settle()
    assert field.popup is not None
    click(next(button for button in field.popup.buttons if button.label == "Speed"))
    settle()
    assert made.page.speed.isVisible()
    assert not made.page.text.isVisible()
    assert field.label == "Speed"
    assert field.hasFocus()
    made.faces.close()


@pytest.mark.parametrize("subject", list(SettingsSubject))
@pytest.mark.parametrize(("width", "height", "text"), [(800, 600, 1.0), (800, 600, 1.5), (1280, 800, 2.5)])
def test_in_one_column_the_sample_stays_in_view_of_the_questions(
    qtbot: QtBot, width: int, height: int, text: float, subject: SettingsSubject
) -> None:
    made = Set(qtbot, width, height, text=text, theme=ThemeChoice.LIGHT)
    made.page.show_subject(subject)
    settle()
    sample, panel = made.page.sample, made.page._questions[subject]
    for place in (0, lowest(made.page)):
        made.page.scrolled = place
        assert sample.visibleRegion().boundingRect() == sample.rect()
    made.page.scrolled = 0
    seen = panel.visibleRegion().boundingRect().height()
    assert seen > 0.3 * height, "the sample leaves room for the questions"
    made.faces.close()


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
def test_the_sample_below_the_questions_shows_each_change(qtbot: QtBot, setting: dict[str, object]) -> None:
    made = Set(qtbot, 800, 600, theme=ThemeChoice.LIGHT)
    before = made.picture()
    made.store.change(**setting)
    settle()
    assert made.picture() != before
    made.faces.close()


@pytest.mark.parametrize("left_handed", [False, True])
@pytest.mark.parametrize("text", [1.0, 1.5, 2.5])
def test_nothing_on_the_sample_below_the_questions_covers_anything_else(
    qapp: object, text: float, *, left_handed: bool
) -> None:
    del qapp
    for width in (768, 800, 1024, 1248) if text < 2 else (1248, 1888):
        look = look_of(1280, 800, text)
        zones = sample_strip(width, look, left_handed=left_handed)
        parts = [zones.plaque, zones.hand, zones.trick, *zones.plates]
        assert all(zones.cloth.holds(part) for part in parts)
        assert not any(one.meets(other) for one, other in combinations(parts, 2))
        trick = trick_cards(zones.trick, zones.stock, Card.parse("9S"), Card.parse("KS"))
        assert all(zones.trick.x <= lying.x - lying.width / 2 for lying in trick)
        assert all(lying.x + lying.width / 2 <= zones.trick.right for lying in trick)


def test_the_chosen_subject_keeps_the_focus_when_the_window_grows_narrow(shown: Set) -> None:
    shown.open(SettingsSubject.CARDS)
    shown.page.resize(800, 600)
    settle()
    assert shown.page.subjects.field.hasFocus()
    assert shown.page.subjects.field.label == "Cards"
    shown.page.resize(1280, 800)
    settle()
    assert shown.page.subjects.of[SettingsSubject.CARDS].hasFocus()


def test_the_page_hands_the_focus_to_the_subject_that_is_shown(shown: Set) -> None:
    shown.open(SettingsSubject.TABLE)
    shown.page.usual.setFocus()
    shown.page.setFocus()
    assert shown.page.subjects.of[SettingsSubject.TABLE].hasFocus()


def test_what_is_set_elsewhere_is_shown(shown: Set) -> None:
    shown.store.change(large_text=True, cloth=Cloth.NAVY, speed=Speed.VERY_SLOW)
    assert shown.page.text.large_text.isChecked()
    assert shown.page.text.scale.value() == 150
    assert shown.page.text.cloths.of[Cloth.NAVY].isChecked()
    assert shown.page.speed.speeds.of[Speed.VERY_SLOW].isChecked()


def test_back_to_usual_and_back_again(shown: Set) -> None:
    shown.store.change(text=1.3, cloth=Cloth.NAVY, name="Anna", new_game="{}")
    before = shown.settings
    assert shown.page._kept.plain == "Back to usual sets the settings of every section as they were at first."
    shown.click(shown.page.usual)
    assert shown.settings == Settings(name="Anna", new_game="{}")
    assert shown.page.usual.label == "Take that back"
    shown.click(shown.page.usual)
    assert shown.settings == before
    assert shown.page.usual.label == "Back to usual"


def test_after_another_change_nothing_is_taken_back(shown: Set) -> None:
    shown.store.change(cloth=Cloth.NAVY)
    shown.click(shown.page.usual)
    shown.click(shown.page.text.cloths.of[Cloth.SLATE])
    assert shown.page.usual.label == "Back to usual"


def test_everything_has_a_name_for_a_screen_reader(shown: Set) -> None:
    for subject, panel in shown.page._questions.items():
        shown.open(subject)
        for widget in (*panel.findChildren(FramedButton), *panel.findChildren(ScaleSlider)):
            interface = QAccessible.queryAccessibleInterface(widget)
            assert interface is not None
            assert interface.text(QAccessible.Text.Name), f"{widget} of {subject}"


def test_nothing_on_the_sample_can_have_the_focus(shown: Set) -> None:
    focused = QApplication.focusWidget()
    for _ in range(40):
        shown.page.focusNextPrevChild(True)
        focused = QApplication.focusWidget()
        assert focused is not None
        assert not shown.page.sample.isAncestorOf(focused)


def test_escape_leads_back(shown: Set, qtbot: QtBot) -> None:
    with qtbot.waitSignal(shown.page.back_asked, timeout=1000):
        QTest.keyClick(shown.page.text.scale, Qt.Key.Key_Escape)


@pytest.mark.parametrize(("width", "height", "text"), WINDOWS)
def test_nothing_is_cut_or_covered(qtbot: QtBot, width: int, height: int, text: float) -> None:
    made, found = Set(qtbot, width, height, text=text, play_by=PlayBy.SELECT, theme=ThemeChoice.LIGHT), []
    for subject in SettingsSubject:
        made.page.show_subject(subject)
        settle()
        found += [f"{subject}: {fault}" for fault in faults(made.page)]
    made.faces.close()
    assert found == []


@pytest.mark.parametrize("theme", [ThemeChoice.DARK, ThemeChoice.HIGH_CONTRAST])
def test_a_new_look_reaches_everything(shown: Set, qtbot: QtBot, theme: ThemeChoice) -> None:
    shown.store.change(theme=theme)
    worn = painted_buttons(shown.page)
    begun = Set(qtbot, theme=theme)
    assert worn == painted_buttons(begun.page), "it is painted as where the page was opened in that look"
    begun.sounds.close()
    begun.faces.close()


def painted_buttons(page: SettingsPage) -> list[tuple[SettingsSubject, str, QImage]]:
    """Every button as it is painted, with its subject and its name."""
    painted = list[tuple[SettingsSubject, str, QImage]]()
    for subject in SettingsSubject:
        page.show_subject(subject)
        settle()
        seen = [button for button in page.findChildren(FramedButton) if button.isVisible()]
        painted += [(subject, button.accessibleName(), button.grab().toImage()) for button in seen]
    return painted


@pytest.mark.qt_log_ignore("propagateSizeHints")  # a window without a screen grows only as it is told
@pytest.mark.parametrize("key", [Qt.Key.Key_End, Qt.Key.Key_PageUp])
def test_the_scale_of_the_text_stays_in_view_when_the_letters_grow(tmp_path: Path, qapp: object, key: Qt.Key) -> None:
    del qapp
    whole = Whole(tmp_path)
    whole.window.resize(800, 600)
    click(whole.window.start.card(Entry.SETTINGS))
    page = whole.window.others.settings
    scale = next(found for found in page.findChildren(ScaleSlider) if found.isVisible())
    scale.setFocus()
    QTest.keyClick(scale, key)
    settle()
    assert whole.settings.text > 1
    assert scale.hasFocus()
    assert scale.visibleRegion().boundingRect() == scale.rect()
    whole.close()
