"""Decisions that were kept, so that a test finds out if they change: ``python -m tests.ai.network.kept`` writes them.

Only for another network or another player who trusts it.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from math import inf
from pathlib import Path
from typing import Final

from tests.ai.network.networks import by_chance
from twentyfive.ai.characters.cast import CAST, STEADY
from twentyfive.ai.network.taught import TAUGHT
from twentyfive.ai.search.card_search import EXPERT
from twentyfive.ai.search.learned import learned_advice
from twentyfive.ai.search.policy import decide
from twentyfive.core import Phase, PlayerView

KEPT: Final = Path(__file__).with_suffix(".txt")
DECISIONS: Final = 1000
DEALS: Final = 150
BRIEF: Final = replace(EXPERT, worlds=3, close_worlds=0, seconds=inf)


def choices() -> Iterator[PlayerView]:
    """A thousand positions with a choice among cards, in each game that was taught."""
    for rules in TAUGHT.values():
        views = (view for view in by_chance(rules, deals=DEALS) if len(view.legal) > 1 and view.phase is Phase.PLAY)
        yield from islice(views, DECISIONS)


def decided() -> Iterator[str]:
    """What the players decide in each, as hashes: by the network, and by a search that weighs it.

    Each decides without a temperament, and with that of a character.
    """
    for number, view in enumerate(choices()):
        moods = STEADY, CAST[number % len(CAST)].temperament
        learned = [learned_advice(view, mood) for mood in moods]
        weighed = [decide(view, number, BRIEF, mood) for mood in moods]
        yield f"{zlib.crc32(repr(learned).encode()):08x} {zlib.crc32(repr(weighed).encode()):08x}"


if __name__ == "__main__":
    KEPT.write_text("\n".join(decided()) + "\n", encoding="utf-8", newline="\n")
