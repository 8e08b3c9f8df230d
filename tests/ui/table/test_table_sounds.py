"""The sounds of a game: they belong to what is seen, reveal nothing more, and never come too close together."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from PySide6.QtCore import QPoint, Qt, QVariantAnimation
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.ui.loudspeaker import WITHIN_S, Loudspeaker, until_heard
from tests.ui.pressing import click
from tests.ui.table.turns import until_choice
from tests.ui.whole import NAMES, Whole, press, turn_by_mouse
from twentyfive.core import Phase, Record, seated
from twentyfive.core.moves import GatherTrick
from twentyfive.core.rules.options import RobDeadline
from twentyfive.engine.seating.game_token import GameToken
from twentyfive.engine.seating.players import Person, TableSetup
from twentyfive.presentation.settings import Speed
from twentyfive.presentation.table.cues import Sound, cue_of, speed_factor
from twentyfive.presentation.table.step_sounds import StepSound
from twentyfive.ui.settings.store import SettingsStore
from twentyfive.ui.sound.audio_device import Cause, Device, NoSound, Trouble
from twentyfive.ui.sound.sounds import Sounds, loudness_at, samples_in


@dataclass
class Listener:
    """A listener in place of a loudspeaker.

    Attributes:
        heard: the sounds heard, in order.
    """

    heard: list[StepSound]

    def count(self, sound: Sound) -> int:
        """The number of times that this sound was heard."""
        return sum(one.sound is sound for one in self.heard)


@pytest.fixture
def listener(monkeypatch: pytest.MonkeyPatch) -> Listener:
    listening = Listener([])

    def play(_: Sounds, sound: Sound, times: int = 1, gap_ms: float = 0.0, after_ms: float = 0.0) -> None:
        listening.heard.append(StepSound(sound, times, gap_ms, after_ms))

    monkeypatch.setattr(Sounds, "play", play)
    return listening


def test_steps_shown_at_once_have_one_sound(whole: Whole, listener: Listener, qtbot: QtBot) -> None:
    whole.begin(5, 5)
    qtbot.waitUntil(lambda: bool(listener.heard))
    assert whole.view.my_turn
    assert len(listener.heard) == 1
    assert listener.count(Sound.TURN) == 1


def test_a_deal_without_animation_has_few_sounds(whole: Whole, listener: Listener) -> None:
    whole.begin(5, 5)
    before = whole.engine.revision
    while not whole.view.history:
        turn_by_mouse(whole)
    assert 0 < len(listener.heard) < (whole.engine.revision - before) / 2


def test_the_sound_of_the_turn_can_be_turned_off(whole: Whole, listener: Listener, qtbot: QtBot) -> None:
    whole.store.change(turn_sound=False)
    whole.begin(5, 5)
    qtbot.waitUntil(lambda: bool(listener.heard))
    assert listener.count(Sound.TURN) == 0


def test_undo_and_redo_are_silent(whole: Whole, listener: Listener, qtbot: QtBot) -> None:
    whole.begin(5, 5)
    while len(whole.view.tricks) < 1:
        turn_by_mouse(whole)
    qtbot.waitUntil(lambda: not whole.window.playing.table_sounds.waiting)
    listener.heard.clear()
    whole.engine.undo()
    whole.engine.redo()
    assert not whole.window.playing.table_sounds.waiting
    assert listener.heard == []


def test_a_card_lifted_or_refused_is_heard(whole: Whole, listener: Listener, qtbot: QtBot) -> None:
    until_choice(whole)
    wrong = next(button for button in whole.hand() if button not in whole.playable())
    qtbot.waitUntil(lambda: not whole.window.playing.table_sounds.waiting)
    listener.heard.clear()
    click(wrong)
    assert [heard.sound for heard in listener.heard] == [Sound.REFUSE]
    QTest.mousePress(wrong, Qt.MouseButton.LeftButton)
    QTest.mouseMove(wrong, QPoint(20, -200))
    assert listener.count(Sound.LIFT) == 1
    QTest.mouseRelease(wrong, Qt.MouseButton.LeftButton, pos=QPoint(20, -200))
    assert [heard.sound for heard in listener.heard] == [Sound.REFUSE, Sound.LIFT, Sound.REFUSE]


def test_a_trick_is_heard_again_as_it_lands(whole: Whole, listener: Listener, qtbot: QtBot) -> None:
    whole.begin(5, 5)
    while whole.view.phase is not Phase.GATHER:
        turn_by_mouse(whole)
    qtbot.waitUntil(lambda: not whole.window.playing.table_sounds.waiting)
    whole.store.change(speed=Speed.VERY_SLOW)
    listener.heard.clear()
    whole.window.table.director.skip()
    clock = whole.window.table.top.canvas.flight.findChild(QVariantAnimation)
    assert clock is not None
    qtbot.waitUntil(lambda: bool(listener.heard))
    drawn, landed = listener.heard
    assert (drawn.sound, drawn.after_ms) == (Sound.TRICK, 0)
    assert landed.sound is Sound.LAND
    settles = cue_of(GatherTrick).settles_ms * speed_factor(Speed.VERY_SLOW)
    assert landed.after_ms == pytest.approx(clock.duration() - settles, abs=1), "it has touched the pile"
    whole.store.change(speed=Speed.OFF)
    whole.window.table.top.finish()


def test_finishing_the_motion_finishes_the_sounds(
    whole: Whole, listener: Listener, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    hurried: list[StepSound] = []
    monkeypatch.setattr(Sounds, "hurry", lambda _: hurried.append(listener.heard[-1]))
    whole.store.change(speed=Speed.VERY_SLOW)
    whole.begin(5, 5)
    qtbot.waitUntil(lambda: listener.count(Sound.DEAL) > 0 and whole.moving())
    whole.store.change(speed=Speed.OFF)
    press(whole.window, Qt.Key.Key_Space)
    assert [heard.sound for heard in hurried] == [Sound.DEAL]


def test_a_hidden_table_is_silent(whole: Whole, listener: Listener) -> None:
    record = Record.new(seated("twenty-five", 3, 3), names=NAMES[:3], seed=2)
    whole.engine.begin(record)
    assert not whole.window.table.isVisible()
    assert not whole.window.playing.table_sounds.waiting
    assert listener.heard == []


def among_people(whole: Whole, **options: object) -> None:
    """A game of three people at one screen."""
    rules = seated("twenty-five", 3, 3).replace(**options)
    header = TableSetup(rules, NAMES[:3], (Person(),) * 3).new_record().header
    whole.window.play(GameToken(Record.new(header.rules, names=header.names, seats=header.seats, seed=4)))


def until(whole: Whole, phase: Phase) -> None:
    """Play until the curtain falls in that phase for the next person."""
    curtain = whole.window.table.curtain
    for _ in range(200):
        if curtain.isVisible() and whole.view.phase is phase:
            return
        turn_by_mouse(whole) if not curtain.isVisible() else click(curtain.open_button)
    raise AssertionError(f"no curtain has fallen in the phase {phase}")


def test_the_curtain_falls_with_a_sound_and_opens_silently(whole: Whole, listener: Listener, qtbot: QtBot) -> None:
    among_people(whole)
    until(whole, Phase.PLAY)
    qtbot.waitUntil(lambda: not whole.window.playing.table_sounds.waiting)
    assert listener.count(Sound.TURN) == 1
    click(whole.window.table.curtain.open_button)
    assert whole.view.my_turn
    assert not whole.window.playing.table_sounds.waiting
    assert listener.count(Sound.TURN) == 1


def test_the_question_to_rob_is_silent(whole: Whole, listener: Listener, qtbot: QtBot) -> None:
    among_people(whole, rob_deadline=RobDeadline.OPENING_LEAD)
    until(whole, Phase.ROB)
    qtbot.waitUntil(lambda: not whole.window.playing.table_sounds.waiting)
    assert listener.count(Sound.TURN) == 0


# Sounds


class Shelf:
    """A source of devices that counts the requests, or refuses them with `trouble`."""

    def __init__(self) -> None:
        self.asked = 0
        self.trouble: Trouble | None = None

    def open(self) -> Device:
        self.asked += 1
        if self.trouble is not None:
            raise NoSound(self.trouble)
        return _Mute()


class _Mute:
    def start(self, stream: object) -> None:
        del stream

    def close(self) -> None:
        pass


@pytest.fixture
def shelf() -> Shelf:
    return Shelf()


@pytest.fixture
def store(qapp: object) -> SettingsStore:
    del qapp
    return SettingsStore()


@pytest.mark.parametrize("setting", [{"sound": False}, {"volume": 0}])
def test_with_sound_off_no_device_is_opened(store: SettingsStore, shelf: Shelf, setting: dict[str, object]) -> None:
    store.change(**setting)
    sounds = Sounds(store, shelf.open)
    for sound in Sound:
        sounds.play(sound)
    sounds.close()
    assert shelf.asked == 0


def trouble_of(sounds: Sounds) -> Trouble | None:
    return sounds.trouble


def test_trouble_is_reported_once_and_ends_when_a_device_opens(
    store: SettingsStore, shelf: Shelf, qtbot: QtBot
) -> None:
    sounds = Sounds(store, shelf.open)
    shelf.trouble = Trouble(Cause.NO_DEVICE)
    with qtbot.waitSignal(sounds.trouble_changed):
        sounds.play(Sound.PLAY)
    assert trouble_of(sounds) == Trouble(Cause.NO_DEVICE)
    sounds.play(Sound.PLAY)
    shelf.trouble = None
    with qtbot.waitSignal(sounds.trouble_changed):
        sounds.try_out(Sound.PLAY)
    assert trouble_of(sounds) is None
    sounds.close()
    assert shelf.asked == 2


def test_turning_sound_on_opens_a_device_again(store: SettingsStore, shelf: Shelf, qtbot: QtBot) -> None:
    sounds = Sounds(store, shelf.open)
    shelf.trouble = Trouble(Cause.BUSY)
    with qtbot.waitSignal(sounds.trouble_changed):
        sounds.play(Sound.PLAY)
    store.change(sound=False)
    assert trouble_of(sounds) is None, "with sound off no trouble is reported"
    store.change(sound=True)
    with qtbot.waitSignal(sounds.trouble_changed):
        sounds.play(Sound.PLAY)
    sounds.close()
    assert shelf.asked == 2


def test_loudness_grows_with_the_volume_up_to_the_full_samples() -> None:
    levels = [loudness_at(volume) for volume in range(0, 101, 5)]
    assert levels == sorted(set(levels))
    assert (levels[0], levels[-1]) == (0, 1)


def test_the_volume_scales_the_samples(store: SettingsStore) -> None:
    device, made = Loudspeaker(), samples_in("your-turn")
    store.change(volume=50)
    sounds = Sounds(store, lambda: device)
    sounds.play(Sound.TURN)
    device.streams.get(timeout=WITHIN_S)
    assert until_heard(device, len(made)) == [quarter for value in made if (quarter := round(value / 4))]
    store.change(volume=100)
    sounds.play(Sound.TURN)
    assert until_heard(device, len(made)) == [value for value in made if value]
    sounds.close()
