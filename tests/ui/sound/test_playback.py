"""The device: opened late, shared by all sounds, closed when idle, and never blocking the program."""

from __future__ import annotations

import subprocess
import sys
from array import array
from collections.abc import Callable, Generator, Iterator
from queue import SimpleQueue
from threading import Event, current_thread, main_thread

import pytest

from tests.ui.loudspeaker import WITHIN_S, Loudspeaker, until_heard
from twentyfive.ui.sound.audio_device import Cause, Device, MiniaudioDevice, NoSound, Trouble, open_device, trouble_of
from twentyfive.ui.sound.mixer import RATE, Mixer, Voice
from twentyfive.ui.sound.playback import DEAD_S, LATE_S, PATIENCE_S, RETRY_S, Playback

SNAP = Voice(array("h", [100, 200, 300]))


def snap() -> list[Voice]:
    return [SNAP]


class Stillborn(Loudspeaker):
    """A device that opens, but cannot start."""

    def start(self, stream: Generator[array[int], int, None]) -> None:
        del stream
        raise NoSound(Trouble(Cause.FAILED))


class Room:
    """A machine with its audio devices, its clock, and a playback on it.

    Attributes:
        devices: the devices opened.
        reports: the reports of the playback.
        opening: the thread of each attempt to open a device.
        fails: the trouble raised when a device is opened.
        make: creates a device.
        answers: an event that opening waits for.
        now: the time in seconds.
    """

    def __init__(self, idle_s: float = 60.0) -> None:
        self.devices: SimpleQueue[Loudspeaker] = SimpleQueue()
        self.reports: SimpleQueue[Trouble | None] = SimpleQueue()
        self.opening: SimpleQueue[str] = SimpleQueue()
        self.fails: Trouble | None = None
        self.make: Callable[[], Loudspeaker] = Loudspeaker
        self.answers = Event()
        self.answers.set()
        self.now = 1000.0
        self.playback = Playback(self.open, self.reports.put, lambda: self.now, idle_s)

    def open(self) -> Device:
        self.opening.put(current_thread().name)
        self.answers.wait(WITHIN_S)
        if self.fails is not None:
            raise NoSound(self.fails)
        device = self.make()
        self.devices.put(device)
        return device

    def opened(self) -> Loudspeaker:
        """Return the next device that opens, once it has begun to play."""
        device = self.devices.get(timeout=WITHIN_S)
        device.streams.get(timeout=WITHIN_S)
        assert self.reports.get(timeout=WITHIN_S) is None
        return device

    def reported(self) -> Trouble | None:
        return self.reports.get(timeout=WITHIN_S)


@pytest.fixture
def room() -> Iterator[Room]:
    made = Room()
    yield made
    made.answers.set()
    made.playback.close()


def test_no_sound_is_read_where_there_is_no_device(room: Room) -> None:
    read: list[Voice] = []

    def reading() -> list[Voice]:
        read.append(SNAP)
        return read

    room.fails = Trouble(Cause.NO_DEVICE)
    room.playback.play(reading)
    assert room.reported() == Trouble(Cause.NO_DEVICE)
    room.playback.close()
    assert not read


def test_without_a_sound_nothing_is_opened(room: Room) -> None:
    room.playback.hurry()
    room.playback.rest()
    room.playback.close()
    assert room.opening.qsize() == 0


def test_the_first_sound_opens_the_device_in_another_thread(room: Room) -> None:
    room.playback.play(snap)
    device = room.opened()
    assert room.opening.get() != main_thread().name
    room.playback.close()
    assert device.closed.is_set()


def test_sounds_share_the_device(room: Room) -> None:
    room.playback.play(snap)
    device = room.opened()
    for _ in range(3):
        assert until_heard(device) == [100, 200, 300]
        room.playback.play(snap)
    assert until_heard(device) == [100, 200, 300]
    assert room.opening.qsize() == 1


def test_an_idle_device_is_closed_and_reopened_for_the_next_sound() -> None:
    room = Room(idle_s=0.01)
    room.playback.play(snap)
    first = room.opened()
    assert until_heard(first) == [100, 200, 300]
    assert first.closed.wait(WITHIN_S)
    room.playback.play(snap)
    second = room.opened()
    assert until_heard(second) == [100, 200, 300]
    room.playback.close()


def test_a_device_that_still_plays_is_not_idle(monkeypatch: pytest.MonkeyPatch) -> None:
    looks: SimpleQueue[bool] = SimpleQueue()

    class Watched(Mixer):
        """Records each check for silence."""

        @property
        def silent(self) -> bool:
            looks.put(super().silent)
            return super().silent

    monkeypatch.setattr("twentyfive.ui.sound.playback.Mixer", Watched)
    room = Room(idle_s=0.01)
    room.playback.play(lambda: [Voice(SNAP.samples, after_ms=60_000)])
    device = room.opened()
    # The second check proves that the consequences of the first are over.
    assert [looks.get(timeout=WITHIN_S) for _ in range(2)] == [False, False]
    assert not device.closed.is_set()
    room.playback.close()


def test_a_missing_device_is_reported_once_and_not_tried_again_for_a_while(room: Room) -> None:
    room.fails = Trouble(Cause.NO_DEVICE, "no device -204")
    room.playback.play(snap)
    assert room.reported() == Trouble(Cause.NO_DEVICE, "no device -204")
    for _ in range(5):
        room.now += RETRY_S / 6
        room.playback.play(snap)
    room.playback.close()
    assert (room.opening.qsize(), room.reports.empty()) == (1, True)


@pytest.mark.parametrize("cause", [Cause.BUSY, Cause.NO_DEVICE])
def test_device_that_is_there_again_after_an_hour_is_heard_within_a_minute(cause: Cause, room: Room) -> None:
    room.fails = Trouble(cause)
    for _ in range(60):
        room.playback.play(snap)
        assert room.reported() == Trouble(cause)
        room.now += 60
    room.fails = None
    room.playback.play(snap)
    assert until_heard(room.opened()) == [100, 200, 300]


def test_a_busy_device_is_tried_again_at_intervals(room: Room) -> None:
    room.fails = Trouble(Cause.BUSY)
    room.playback.play(snap)
    assert room.reported() == Trouble(Cause.BUSY)
    for _ in range(3):
        room.now += RETRY_S - 1
        room.playback.play(snap)
        assert room.opening.qsize() == 1, "not yet"
        room.opening.get()
        room.now += 2
        room.playback.play(snap)
        assert room.reported() == Trouble(Cause.BUSY)
        room.now -= 1


def test_a_retry_by_the_person_opens_the_device_at_once(room: Room) -> None:
    room.fails = Trouble(Cause.NO_DEVICE)
    room.playback.play(snap)
    assert room.reported() == Trouble(Cause.NO_DEVICE)
    room.fails = None
    room.playback.retry()
    room.playback.play(snap)
    assert until_heard(room.opened()) == [100, 200, 300]


def test_an_unexpected_exception_is_reported_and_sound_comes_back(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> Loudspeaker:
        raise ZeroDivisionError

    raised: SimpleQueue[type[BaseException]] = SimpleQueue()
    monkeypatch.setattr("threading.excepthook", lambda hooked: raised.put(hooked.exc_type))
    room.make = broken
    room.playback.play(snap)
    assert raised.get(timeout=WITHIN_S) is ZeroDivisionError
    room.make = Loudspeaker
    room.playback.play(snap)
    room.now += RETRY_S
    room.playback.play(snap)
    assert until_heard(room.opened()) == [100, 200, 300]
    assert room.opening.qsize() == 2, "nothing is tried in between"


def test_a_sound_that_could_only_begin_too_late_is_dropped(room: Room) -> None:
    room.answers.clear()
    room.playback.play(snap)
    room.opening.get(timeout=WITHIN_S)
    room.now += 2 * LATE_S
    room.answers.set()
    device = room.opened()
    room.playback.play(lambda: [Voice(array("h", [7]))])
    assert until_heard(device) == [7]


def test_a_device_that_does_not_answer_blocks_nothing(room: Room) -> None:
    room.answers.clear()
    room.playback.play(snap)
    room.opening.get(timeout=WITHIN_S)
    room.now += PATIENCE_S + 1
    room.playback.play(snap)
    assert room.reported() == Trouble(Cause.NO_ANSWER)
    room.playback.close()
    room.answers.set()
    device = room.devices.get(timeout=WITHIN_S)
    assert device.closed.wait(WITHIN_S), "it answered when the program had ended"
    assert room.reports.empty()


def test_an_unplugged_device_is_replaced(room: Room) -> None:
    room.playback.play(snap)
    first = room.opened()
    until_heard(first)
    room.now += DEAD_S + 1
    room.playback.play(snap)
    second = room.opened()
    assert first.closed.is_set()
    assert until_heard(second) == [100, 200, 300]


def test_a_device_that_opens_but_does_not_start_is_closed(room: Room) -> None:
    room.make = Stillborn
    room.playback.play(snap)
    assert room.reported() == Trouble(Cause.FAILED)
    assert room.devices.get(timeout=WITHIN_S).closed.wait(WITHIN_S)


def test_resting_releases_the_device_at_once(room: Room) -> None:
    room.playback.play(snap)
    device = room.opened()
    room.playback.rest()
    assert device.closed.wait(WITHIN_S)


class Tapped:
    """A device of the real library that counts its audible samples.

    Attributes:
        counted: set when it has taken the given number of audible samples.
        closed: set when it was closed.
    """

    def __init__(self, device: Device, samples: int) -> None:
        self._device = device
        self._missing = samples
        self.counted = Event()
        self.closed = Event()

    def start(self, stream: Generator[array[int], int, None]) -> None:
        tapped = self._passed_on(stream)
        next(tapped)
        self._device.start(tapped)

    def close(self) -> None:
        self._device.close()
        self.closed.set()

    def _passed_on(self, stream: Generator[array[int], int, None]) -> Generator[array[int], int, None]:
        taken = array("h")
        while True:
            taken = stream.send((yield taken))
            self._missing -= sum(map(bool, taken))
            if self._missing <= 0:
                self.counted.set()


def test_the_real_library_plays_through_its_null_backend() -> None:
    """The null backend has a clock but no loudspeaker: it requests samples as a real device does."""
    audio = pytest.importorskip("miniaudio")
    reports: SimpleQueue[Trouble | None] = SimpleQueue()
    devices: SimpleQueue[Tapped] = SimpleQueue()
    sound = array("h", [1000] * (RATE // 20))

    def opened() -> Device:
        device = Tapped(MiniaudioDevice(audio, [audio.Backend.NULL]), len(sound))
        devices.put(device)
        return device

    playback = Playback(opened, reports.put)
    playback.play(lambda: [Voice(sound)])
    assert reports.get(timeout=WITHIN_S) is None
    device = devices.get(timeout=WITHIN_S)
    assert device.counted.wait(WITHIN_S), "the device takes the whole sound"
    playback.close()
    assert device.closed.wait(WITHIN_S)


def test_without_a_usable_backend_there_is_no_device() -> None:
    audio = pytest.importorskip("miniaudio")
    with pytest.raises(NoSound) as raised:
        MiniaudioDevice(audio, [audio.Backend.WEBAUDIO])
    assert raised.value.trouble.cause is Cause.NO_DEVICE


@pytest.mark.parametrize(
    ("arguments", "cause"),
    [
        (("failed to init device", -204), Cause.NO_DEVICE),
        (("failed to init device", -401), Cause.BUSY),
        (("cannot init context", -203), Cause.NO_DEVICE),
        (("failed to init device", -19), Cause.BUSY),
        (("failed to start audio device", -1), Cause.FAILED),
        (("no suitable audio backend found",), Cause.FAILED),
    ],
)
def test_an_error_of_the_library_is_translated_to_its_cause(arguments: tuple[object, ...], cause: Cause) -> None:
    audio = pytest.importorskip("miniaudio")
    trouble = trouble_of(audio.MiniaudioError(*arguments))
    assert trouble == Trouble(cause, " ".join(map(str, arguments)))


def test_a_missing_library_is_named_as_the_cause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "miniaudio", None)
    with pytest.raises(NoSound) as raised:
        open_device()
    assert raised.value.trouble.cause is Cause.NO_LIBRARY


def test_the_program_starts_without_loading_the_library() -> None:
    program = "import sys, twentyfive.app; print([name for name in sys.modules if 'miniaudio' in name])"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_the_library_loads_nothing_for_sound_from_the_internet() -> None:
    pytest.importorskip("miniaudio")
    program = "import sys; from twentyfive.ui.sound import audio_device; audio_device._library()"
    told = "print(sorted({'miniaudio', 'numpy', 'ssl', 'urllib.request'} & sys.modules.keys()))"
    done = subprocess.run([sys.executable, "-c", f"{program}; {told}"], capture_output=True, text=True, check=True)
    assert done.stdout == "['miniaudio']\n"
