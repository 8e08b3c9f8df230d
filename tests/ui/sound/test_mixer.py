"""Simultaneous and delayed sounds."""

from __future__ import annotations

from array import array

from twentyfive.ui.sound.mixer import MOST_VOICES, RATE, Mixer, Voice

MS = RATE / 1000


def sound(*values: int) -> array[int]:
    return array("h", values)


def silent(mixer: Mixer) -> bool:
    return mixer.silent


def test_a_sound_is_heard_once() -> None:
    mixer = Mixer()
    mixer.begin(Voice(sound(1, 2, 3)))
    assert not silent(mixer)
    assert mixer.next(2) == sound(1, 2)
    assert mixer.next(4) == sound(3, 0, 0, 0)
    assert silent(mixer)
    assert mixer.next(2) == sound(0, 0)


def test_two_sounds_add_up_without_overflow() -> None:
    mixer = Mixer()
    mixer.begin(Voice(sound(1, 20000, -20000)), Voice(sound(10, 20000, -20000)))
    assert mixer.next(3) == sound(11, 32767, -32767)


def test_a_delayed_sound_begins_after_its_delay() -> None:
    mixer = Mixer()
    mixer.begin(Voice(sound(5, 6), after_ms=3 / MS))
    assert mixer.next(2) == sound(0, 0)
    assert mixer.next(2) == sound(0, 5)
    assert mixer.next(2) == sound(6, 0)


def test_a_later_sound_joins_the_one_playing() -> None:
    mixer = Mixer()
    mixer.begin(Voice(sound(1, 1, 1, 1)), Voice(sound(10, 10), after_ms=1 / MS))
    assert mixer.next(4) == sound(1, 11, 11, 1)


def test_hurrying_plays_only_the_first_waiting_sound() -> None:
    mixer = Mixer()
    mixer.begin(*(Voice(sound(number), after_ms=100 * number) for number in (3, 1, 2)))
    mixer.hurry()
    assert mixer.next(RATE) == sound(1, *[0] * (RATE - 1))
    assert silent(mixer)


def test_hurrying_leaves_the_sound_playing() -> None:
    mixer = Mixer()
    mixer.begin(Voice(sound(1, 2)))
    mixer.hurry()
    assert mixer.next(2) == sound(1, 2)


def test_hushing_drops_every_sound() -> None:
    mixer = Mixer()
    mixer.begin(Voice(sound(1, 2)))
    mixer.hush()
    assert silent(mixer)
    assert mixer.next(2) == sound(0, 0)


def test_the_number_of_sounds_is_limited() -> None:
    mixer = Mixer()
    for _ in range(3 * MOST_VOICES):
        mixer.begin(Voice(sound(1)))
    assert mixer.next(1) == sound(MOST_VOICES)


def test_the_device_gets_the_number_of_samples_that_it_requests() -> None:
    asked: list[int] = []
    mixer = Mixer()
    mixer.begin(Voice(sound(7, 8, 9)))
    stream = mixer.stream(lambda: asked.append(1))
    assert stream.send(2) == sound(7, 8)
    assert stream.send(3) == sound(9, 0, 0)
    assert len(asked) == 2
