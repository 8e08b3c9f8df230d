"""The sounds: what the generator makes is what lies here, and none of it hurts an ear."""

from __future__ import annotations

import math
import wave
from array import array
from itertools import combinations
from pathlib import Path

import pytest

from resources.sounds.generator.samples import RATE
from resources.sounds.generator.strings import pitch, plucked
from resources.sounds.generator.writing import as_wav, sounds
from twentyfive.assets import resource
from twentyfive.presentation.table.cues import Sound
from twentyfive.ui.sound import mixer
from twentyfive.ui.sound.sounds import FILES, samples_in

NAMES = sorted(path.stem for path in resource("sounds").glob("*.wav"))
FULL = 32768
STEP_OF_A_CLICK = 0.02

every_sound = pytest.mark.parametrize("name", NAMES)


def strength(samples: array[int], frequency: float) -> float:
    """The strength of a frequency in the samples (Goertzel)."""
    turn = 2 * math.cos(2 * math.pi * frequency / RATE)
    before, last = 0.0, 0.0
    for value in samples:
        before, last = last, value + turn * last - before
    return math.sqrt(max(0.0, before**2 + last**2 - turn * before * last)) / len(samples)


def loudness(samples: array[int]) -> float:
    return math.sqrt(sum(value * value for value in samples) / len(samples)) / FULL


def test_the_generator_makes_exactly_what_is_here() -> None:
    made = {path: as_wav(samples) for path, samples in sounds().items()}
    assert [path for path, content in made.items() if resource(path).read_bytes() != content] == []
    assert sorted(Path(path).stem for path in made) == NAMES


def test_every_sound_of_the_game_has_files_and_every_file_is_heard() -> None:
    assert set(FILES) == set(Sound)
    assert sorted(name for names in FILES.values() for name in names) == NAMES


def test_together_they_are_small() -> None:
    assert sum(path.stat().st_size for path in resource("sounds").glob("*.wav")) < 300_000


@every_sound
def test_it_is_in_the_form_that_is_played(name: str) -> None:
    with wave.open(str(resource("sounds", f"{name}.wav"))) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, mixer.RATE)


@every_sound
def test_it_begins_and_ends_in_silence_without_a_click(name: str) -> None:
    samples = samples_in(name)
    assert samples[0] == samples[-1] == 0
    for edge in (samples[:4], samples[-30:]):
        assert max(map(abs, edge)) < STEP_OF_A_CLICK * FULL


@every_sound
def test_it_is_quiet_but_can_be_heard_and_pushes_no_loudspeaker_out(name: str) -> None:
    samples = samples_in(name)
    assert 0.15 < max(map(abs, samples)) / FULL < 0.5
    assert 0.01 < loudness(samples) < 0.1
    assert abs(sum(samples) / len(samples)) < 0.001 * FULL


@every_sound
def test_it_is_short(name: str) -> None:
    longest = {"game-won": 2.0, "bell": 1.2, "robbed": 1.0, "your-turn": 0.8}.get(name, 0.4)
    assert len(samples_in(name)) / RATE <= longest


def test_no_two_snaps_are_the_same() -> None:
    for names in FILES.values():
        for one, other in combinations(names, 2):
            assert samples_in(one) != samples_in(other)


@pytest.mark.parametrize("note", ["C4", "D4", "F#5", "A4", "D5", "A5"])
def test_a_string_is_in_tune(note: str) -> None:
    string = array("h", [round(20000 * value / 2) for value in plucked(note, 0.5, 1.5, 1)])
    sixteenth = [pitch(note) * 2 ** (step / 96) for step in range(-8, 9)]
    loudest = max(sixteenth, key=lambda frequency: strength(string, frequency))
    assert abs(96 * math.log2(loudest / pitch(note))) <= 1


def test_your_turn_is_d_and_its_fifth() -> None:
    samples = samples_in("your-turn")
    heard = {note: strength(samples, pitch(note)) for note in ("C5", "D5", "E5", "F#5", "G5", "A5", "B5")}
    assert set(sorted(heard, key=lambda note: -heard[note])[:2]) == {"D5", "A5"}


def test_winning_goes_up() -> None:
    samples = samples_in("game-won")
    notes = ("C4", "G4", "C5", "E5", "D4", "A4", "D5", "F#5", "A5")
    for turn, note in enumerate(notes):
        begins, lasts = round(0.085 * turn * RATE), round(0.08 * RATE)
        before, after = samples[max(0, begins - lasts) : begins], samples[begins : begins + lasts]
        assert strength(after, pitch(note)) > (1.5 * strength(before, pitch(note)) if turn else 0)
