"""Sounds that are heard at the same time."""

from __future__ import annotations

from array import array

from twentyfive.ui.sound.mixer import MOST_VOICES, RATE, Mixer, Voice

MS = RATE / 1000


def sound(*values: int) -> array[int]:
    return array("h", values)


def silent(mixer: Mixer) -> bool:
    return mixer.silent


def test_a_sound_is_heard_once_and_then_nothing() -> None:
    mixer = Mixer()
    mixer.begin(Voice(sound(1, 2, 3)))
    assert not silent(mixer)
    assert mixer.next(2) == sound(1, 2)
    assert mixer.next(4) == sound(3, 0, 0, 0)
    assert silent(mixer)
    assert mixer.next(2) == sound(0, 0)


def test_two_sounds_add_up_and_never_run_over() -> None:
    mixer = Mixer()
    mixer.begin(Voice(sound(1, 20000, -20000)), Voice(sound(10, 20000, -20000)))
    assert mixer.next(3) == sound(11, 32767, -32767)


def test_a_sound_that_is_to_come_later_comes_later() -> None:
    mixer = Mixer()
    mixer.begin(Voice(sound(5, 6), after_ms=3 / MS))
    assert mixer.next(2) == sound(0, 0)
    assert mixer.next(2) == sound(0, 5)
    assert mixer.next(2) == sound(6, 0)


def test_a_later_sound_joins_the_one_that_is_on() -> None:
    mixer = Mixer()
    mixer.begin(Voice(sound(1, 1, 1, 1)), Voice(sound(10, 10), after_ms=1 / MS))
    assert mixer.next(4) == sound(1, 11, 11, 1)


def test_hurrying_brings_one_of_those_that_wait_and_no_more() -> None:
    mixer = Mixer()
    mixer.begin(*(Voice(sound(number), after_ms=100 * number) for number in (3, 1, 2)))
    mixer.hurry()
    assert mixer.next(RATE) == sound(1, *[0] * (RATE - 1))
    assert silent(mixer)


def test_hurrying_leaves_what_is_on() -> None:
    mixer = Mixer()
    mixer.begin(Voice(sound(1, 2)))
    mixer.hurry()
    assert mixer.next(2) == sound(1, 2)


def test_hushed() -> None:
    mixer = Mixer()
    mixer.begin(Voice(sound(1, 2)))
    mixer.hush()
    assert silent(mixer)
    assert mixer.next(2) == sound(0, 0)


def test_a_storm_of_sounds_stays_small() -> None:
    mixer = Mixer()
    for _ in range(3 * MOST_VOICES):
        mixer.begin(Voice(sound(1)))
    assert mixer.next(1) == sound(MOST_VOICES)


def test_the_device_gets_as_many_samples_as_it_wants() -> None:
    asked: list[int] = []
    mixer = Mixer()
    mixer.begin(Voice(sound(7, 8, 9)))
    stream = mixer.stream(lambda: asked.append(1))
    assert stream.send(2) == sound(7, 8)
    assert stream.send(3) == sound(9, 0, 0)
    assert len(asked) == 2
