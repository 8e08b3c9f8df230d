"""The measures of a tally of tricks: strokes in fives, the fifth across the four."""

from __future__ import annotations

from typing import Final

STROKE: Final = 0.34
"""From one stroke to the next, as a share of the height."""

FIVE: Final = 5.4
"""From one five to the next, in strokes."""
