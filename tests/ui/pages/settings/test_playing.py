"""Settings of playing: the way to play a card, speed, sound, announcements, and the person's name."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import QLocale, Qt, QVariantAnimation
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.ui.pages.settings.setting import ShownSettings
from tests.ui.pressing import click
from tests.ui.reading import sentences
from tests.ui.whole import Start, choice
from twentyfive.engine.learning.told import About, Told
from twentyfive.presentation.settings import PlayBy, ReducedMotion, Speed
from twentyfive.presentation.settings_words import hold_words
from twentyfive.presentation.table.cues import Sound
from twentyfive.presentation.table.placement import Mark
from twentyfive.ui.pages.new_game.new_game_pages import NewGamePages
from twentyfive.ui.pages.settings.settings_page import SettingsPage, SettingsSubject
from twentyfive.ui.sound.audio_device import Cause, Trouble
from twentyfive.ui.sound.sounds import Sounds
from twentyfive.ui.sound.words import trouble_sentence
from twentyfive.wording.announcements import Announcements


def test_selecting_a_card_before_playing_it_can_be_chosen(shown: ShownSettings) -> None:
    shown.open(SettingsSubject.PLAY)
    assert not shown.page.sample.play.isVisible()
    shown.click(shown.page.play.ways.of[PlayBy.SELECT])
    assert shown.settings.play_by is PlayBy.SELECT
    assert shown.page.sample.play.isVisible()
    assert Mark.CHOSEN in shown.lying("QS").marks


def test_the_sample_plays_a_card_at_the_chosen_speed(shown: ShownSettings, qtbot: QtBot) -> None:
    shown.open(SettingsSubject.SPEED)
    shown.store.change(reduced_motion=ReducedMotion.OFF)
    (clock,) = shown.page.sample.findChildren(QVariantAnimation)
    click(shown.page.speed.speeds.of[Speed.SLOW])
    assert shown.settings.speed is Speed.SLOW
    assert clock.state() is clock.State.Running
    with qtbot.waitSignal(clock.finished, timeout=5000):
        slow = clock.duration()
    click(shown.page.speed.speeds.of[Speed.FAST])
    assert 0 < clock.duration() < slow
    click(shown.page.speed.speeds.of[Speed.OFF])
    assert clock.state() is clock.State.Stopped


def test_the_sample_does_not_move_with_reduced_motion(shown: ShownSettings) -> None:
    shown.open(SettingsSubject.SPEED)
    shown.click(shown.page.speed.still.of[ReducedMotion.ON])
    assert shown.settings.reduced_motion is ReducedMotion.ON
    shown.click(shown.page.speed.speeds.of[Speed.SLOW])
    (clock,) = shown.page.sample.findChildren(QVariantAnimation)
    assert clock.state() is clock.State.Stopped


def test_the_time_for_which_a_trick_lies_can_be_set(shown: ShownSettings) -> None:
    shown.open(SettingsSubject.SPEED)
    speed = shown.page.speed
    speed.scale.setFocus()
    QTest.keyClick(speed.scale, Qt.Key.Key_Right)
    assert shown.settings.hold == 2.5
    assert speed.scale.accessibleName() == "How long a full trick stays: 2.5 seconds"
    QTest.keyClick(speed.scale, Qt.Key.Key_End)
    assert shown.settings.hold == 10
    QTest.keyClick(speed.scale, Qt.Key.Key_Home)
    assert shown.settings.hold == 0.5
    shown.click(speed.until_click)
    assert shown.store.settings.hold is None
    assert not speed.scale.isEnabled()
    shown.click(speed.until_click)
    assert shown.settings.hold == 0.5


def test_half_seconds_are_written_as_the_language_writes_them(request: pytest.FixtureRequest) -> None:
    request.addfinalizer(partial(QLocale.setDefault, QLocale()))
    QLocale.setDefault(QLocale("fr"))
    assert hold_words(2.5) == "2,5 seconds"


def test_the_length_of_announcements_can_be_chosen(shown: ShownSettings) -> None:
    assert shown.page.subjects.of[SettingsSubject.SCREEN_READER].label == "Screen reader"
    shown.open(SettingsSubject.SCREEN_READER)
    shown.click(shown.page.screen_reader.lengths.of[Announcements.SHORT])
    assert shown.settings.announcements is Announcements.SHORT


def test_playing_the_only_card_automatically_can_be_turned_on(shown: ShownSettings) -> None:
    shown.open(SettingsSubject.PLAY)
    assert not shown.page.play.only_card.isChecked()
    shown.click(shown.page.play.only_card)
    assert shown.settings.autoplay_single


def test_what_is_explained_as_you_play_can_be_turned_off_and_come_again(shown: ShownSettings) -> None:
    shown.open(SettingsSubject.PLAY)
    play = shown.page.play
    assert play.explains.isChecked()
    assert play.again.reason == "Nothing has been explained yet."
    shown.store.change(told=Told().for_good("Anna", About.LOW_BLACK))
    shown.click(play.explains)
    off = shown.settings
    assert not off.explains
    shown.click(play.again)
    again = shown.settings
    assert (again.explains, again.told) == (True, Told())


def test_sound_can_be_turned_off_and_on(shown: ShownSettings) -> None:
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


def test_the_volume_can_be_set(shown: ShownSettings) -> None:
    shown.open(SettingsSubject.SOUND)
    sound = shown.page.sound
    assert sound.volume.value() == 70
    assert "70 %" in sentences(sound)
    sound.volume.setFocus()
    QTest.keyClick(sound.volume, Qt.Key.Key_Left)
    assert shown.settings.volume == 65
    QTest.keyClick(sound.volume, Qt.Key.Key_End)
    assert shown.settings.volume == 100
    assert "100 %" in sentences(sound)


@pytest.mark.broad("deal")
@pytest.mark.parametrize("sound", list(Sound))
def test_each_sound_can_be_tried(shown: ShownSettings, sound: Sound, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[Sound] = []
    monkeypatch.setattr(Sounds, "play", lambda _, sound: heard.append(sound))
    shown.open(SettingsSubject.SOUND)
    shown.click(shown.page.sound.trials[sound])
    assert heard == [sound]


def test_the_sound_settings_say_why_nothing_can_be_heard(shown: ShownSettings, qtbot: QtBot) -> None:
    shown.open(SettingsSubject.SOUND)
    panel = shown.page.sound
    assert not panel.trouble.isVisible()
    shown.click(panel.trials[Sound.TURN])
    qtbot.waitUntil(panel.trouble.isVisible)
    assert panel.trouble.plain == "No loudspeaker or headphones found. Connect some, then press one of the sounds."
    assert panel.announcer.last == panel.trouble.plain
    shown.click(panel.on)
    assert not panel.trouble.isVisible()


@pytest.mark.parametrize("cause", list(Cause))
def test_every_audio_trouble_has_a_sentence(cause: Cause) -> None:
    sentence = trouble_sentence(Trouble(cause, "failed to init device -1"))
    assert sentence.endswith(".")
    assert "{" not in sentence


def test_the_name_of_the_person_is_used_at_the_table(start: Start) -> None:
    whole = start()
    click(choice(whole.window.start, "Settings"))
    page = whole.page(SettingsPage)
    click(page.subjects.of[SettingsSubject.PLAY])
    click(page.play.name)
    QTest.keyClicks(page.play.name, "Mary")
    QTest.keyClick(page.play.name, Qt.Key.Key_Return)
    assert whole.settings.name == "Mary"
    assert whole.page(NewGamePages).chosen.names[0] == "Mary"
    click(page.header.back)
    click(choice(whole.window.start, "Play now"))
    assert whole.view.names[0] == "Mary"
    assert whole.view.names.count("Mary") == 1, "the computer player called Mary has another name"


def test_a_name_that_cannot_be_used_says_why_and_changes_nothing(shown: ShownSettings) -> None:
    shown.open(SettingsSubject.PLAY)
    play = shown.page.play
    play.name.setFocus()
    QTest.keyClicks(play.name, "A|B")
    QTest.keyClick(play.name, Qt.Key.Key_Return)
    assert any(sentence.endswith("a name cannot contain “|”.") for sentence in sentences(play))
    assert shown.settings.name == ""
