"""Games that stand for all: one for each course that a deal can take.

What depends on the rules alone is tested in every game. What is slow and depends on what is asked and shown, as a match
through the network, is tested in these.
"""

from __future__ import annotations

from typing import Final

from twentyfive.core import PRESETS, Rules


def course(rules: Rules) -> tuple[object, ...]:
    """Return what a deal of these rules asks for and how it is scored."""
    return bool(rules.bids), rules.exchange, bool(rules.vied_card), rules.scoring


def _games() -> tuple[str, ...]:
    first: dict[tuple[object, ...], str] = {}
    for preset, rules in PRESETS.items():
        first.setdefault(course(rules), preset)
    return tuple(first.values())


COURSES: Final = _games()
"""The first preset of each course."""
