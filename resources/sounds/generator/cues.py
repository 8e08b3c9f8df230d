"""The sounds of the game. All are quiet and short, because a person hears them a hundred times an evening."""

from __future__ import annotations

from .samples import Samples, band, falling_tone, finished, low_pass, mixed, noise, shaped, struck, swell
from .strings import plucked


def dealt(variant: int) -> Samples:
    """A card dealt: a short breath as it leaves the pack, and the snap of its corner."""
    seed = 100 + 10 * variant
    bright = 4300 + 450 * variant
    breath = shaped(band(noise(0.035, seed), 900, 3200), swell(0.035))
    snap = shaped(band(noise(0.045, seed + 1), 1300, bright), struck(0.0008, 0.0065))
    tail = shaped(band(noise(0.03, seed + 2), 700, 2600), struck(0.001, 0.008))
    later = 0.005 + 0.0015 * variant
    return finished(mixed((0.0, 0.22, breath), (0.024, 1.0, snap), (0.024 + later, 0.35, tail)), 0.24, 0.012)


def lifted() -> Samples:
    """A card taken up: it brushes over the cloth, and its edge comes free."""
    brush = shaped(band(noise(0.07, 150), 500, 2000), swell(0.07))
    edge = shaped(band(noise(0.02, 151), 1200, 3000), struck(0.001, 0.004))
    return finished(mixed((0.0, 0.5, brush), (0.045, 0.3, edge)), 0.16, 0.015)


def played(variant: int) -> Samples:
    """A card laid on the cloth: a slide, the snap and a soft thud of the table."""
    seed = 200 + 10 * variant
    slide = shaped(band(noise(0.06, seed), 700, 2600), swell(0.06))
    snap = shaped(band(noise(0.05, seed + 1), 900, 3700 + 300 * variant), struck(0.001, 0.008))
    thud = shaped(falling_tone(0.13, 210, 96 + 7 * variant), struck(0.002, 0.024))
    return finished(mixed((0.0, 0.16, slide), (0.045, 0.8, snap), (0.046, 0.62, thud)), 0.36, 0.03)


def refused() -> Samples:
    """A card refused: a knuckle taps the table through the cloth, dull and not loud, as it is no reproach."""
    knock = shaped(falling_tone(0.12, 165, 88), struck(0.003, 0.02))
    cloth = shaped(low_pass(noise(0.03, 250), 900), struck(0.002, 0.006))
    return finished(mixed((0.0, 0.8, knock), (0.0, 0.5, cloth)), 0.24, 0.04)


def gathered() -> Samples:
    """A trick drawn in: cards brushing over each other."""
    strokes = [
        (0.05 * turn, 0.45 + 0.14 * turn, shaped(band(noise(0.085, 300 + turn), 700, 2600), swell(0.085)))
        for turn in range(3)
    ]
    return finished(mixed(*strokes), 0.2, 0.02)


def laid_down() -> Samples:
    """A trick put down before its winner: the edges of its cards, and a soft thud of the table."""
    edges = [
        (0.006 * turn, 0.8 - 0.2 * turn, shaped(band(noise(0.04, 310 + turn), 900, 3200), struck(0.001, 0.007)))
        for turn in range(2)
    ]
    thud = shaped(falling_tone(0.12, 180, 105), struck(0.002, 0.022))
    return finished(mixed(*edges, (0.001, 0.6, thud)), 0.27, 0.04)


def your_turn() -> Samples:
    """One finger taps the harp: a string and its fifth."""
    return finished(
        mixed((0.0, 0.8, plucked("D5", 0.62, 1.1, 401)), (0.05, 0.55, plucked("A5", 0.57, 0.9, 402))), 0.27, 0.22
    )


def robbed() -> Samples:
    """The turn-up is taken: a card drawn away, and three quick notes up."""
    drawn = shaped(low_pass(noise(0.16, 500), 2400), swell(0.16))
    notes = [
        (0.07 + 0.07 * turn, 0.75, plucked(note, 0.6, 1.0, 510 + turn)) for turn, note in enumerate(("D5", "E5", "G5"))
    ]
    return finished(mixed((0.0, 0.3, drawn), *notes), 0.3, 0.25)


def game_won() -> Samples:
    """The game is won: a harp plays the chord below the key note upwards and resolves it, as tunes in this mode do.

    The strings of the first chord are damped, because the two chords would clash.
    """
    below = [plucked(note, 0.9, 0.8, 600 + turn) for turn, note in enumerate(("C4", "G4", "C5", "E5"))]
    home = [plucked(note, 1.2, 2.5, 610 + turn) for turn, note in enumerate(("D4", "A4", "D5", "F#5", "A5"))]
    notes = [(0.085 * turn, 0.6 + 0.04 * turn, string) for turn, string in enumerate((*below, *home))]
    return finished(mixed(*notes), 0.42, 0.6)


def bell() -> Samples:
    """A hand bell for a hall: the partials of a bell of bronze, of which the high ones die away first.

    It is the one sound that has to be heard over eighty people who are talking.
    """
    partials = (
        (0.5, 0.35, 0.5),
        (1.0, 0.7, 0.42),
        (1.2, 0.5, 0.3),
        (1.5, 0.3, 0.24),
        (2.0, 0.8, 0.2),
        (2.74, 0.4, 0.1),
    )
    tones = [
        (0.0, loudness, shaped(falling_tone(1.2, 1047 * ratio, 1047 * ratio), struck(0.002, decay)))
        for ratio, loudness, decay in partials
    ]
    clapper = shaped(band(noise(0.03, 700), 1800, 5200), struck(0.0008, 0.005))
    return finished(mixed(*tones, (0.0, 0.5, clapper)), 0.48, 0.3)
