"""The wishes of a test for a window in a process of its own."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Wanted:
    """A window that is wanted.

    Attributes:
        folder: the folder of its data.
        name: the name of its person.
        seed: the seed of the deals of its games.
        size: its width and height; a larger one takes longer to paint.
        waits_for_disk: whether each move is flushed to the disk, as in the program.
        theme: its colours.
        deck: its deck.
        paints: whether it paints each step; else each kind of moment in a deal once, which takes half the time.
    """

    folder: str
    name: str
    seed: int = 25
    size: tuple[int, int] = (960, 540)
    waits_for_disk: bool = False
    theme: str = "light"
    deck: str = "classic"
    paints: bool = True
