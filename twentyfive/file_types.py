"""The endings of the files that the program writes for people, as desktops know them too."""

from typing import Final

GAME: Final = ".twentyfive"
EVENING: Final = ".twentyfive-evening"
DRIVE: Final = ".twentyfive-drive"
MOVE: Final = ".twentyfive-move"
"""Everything of a person, on the way to another computer."""
