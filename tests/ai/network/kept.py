"""Decisions that were kept, so that a test finds out if they change: ``python -m tests.ai.network.kept`` writes them.

Only for another network or another player who trusts it.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Final

from tests.ai.network.networks import by_chance
from twentyfive.ai.characters.cast import CAST
from twentyfive.ai.network.taught import TAUGHT
from twentyfive.ai.search.learned import learned_advice
from twentyfive.core import Phase, PlayerView

KEPT: Final = Path(__file__).with_suffix(".txt")
DECISIONS: Final = 1000
DEALS: Final = 150


def choices() -> Iterator[PlayerView]:
    """A thousand positions with a choice among cards, in each game that was taught."""
    for rules in TAUGHT.values():
        views = (view for view in by_chance(rules, deals=DEALS) if len(view.legal) > 1 and view.phase is Phase.PLAY)
        yield from islice(views, DECISIONS)


def decided() -> Iterator[str]:
    """What the player decides in each, as a hash: alone, and with the temperament of a character."""
    for number, view in enumerate(choices()):
        advice = learned_advice(view), learned_advice(view, CAST[number % len(CAST)].temperament)
        yield f"{zlib.crc32(repr(advice).encode()):08x}"


if __name__ == "__main__":
    KEPT.write_text("\n".join(decided()) + "\n", encoding="utf-8", newline="\n")
