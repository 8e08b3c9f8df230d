"""A trial evening with made-up names: it is begun, and each game is reported by one press."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final

from twentyfive.drive.club import ClubNamed, NightBegun
from twentyfive.drive.entries import Came, Entry, Planned, Reported, Seated
from twentyfive.drive.evening import Evening
from twentyfive.drive.plan import PLANS, Scoring, Source

PAIRS: Final = 21
"""Seven tables of three pairs, which a screen shows at once."""

_NAMES: Final = (
    "Aidan", "Ann", "Bernie", "Breda", "Bríd", "Christy", "Con", "Dan", "Declan", "Eileen", "Éanna", "Frank", "Ger",
    "Hannah", "Ita", "Joe", "Josie", "Kathleen", "Kieran", "Kitty", "Liam", "Margaret", "Maura", "Mick", "Noel", "Nóra",
    "Nuala", "Oliver", "Paddy", "Pat", "Peadar", "Phil", "Rose", "Seán", "Séamus", "Sheila", "Teresa", "Tom", "Una",
    "Vera", "Vincent", "Winnie",
)  # fmt: skip


def trial_entries(name: str, date: str, seed: int) -> tuple[Entry, ...]:
    """Return the entries that begin a trial evening: 21 pairs are seated as in Confey.

    Args:
        name: the name of the club.
        date: the day, as 2026-11-28.
        seed: the seed of the names and the seats.
    """
    rng = random.Random(seed)
    names = rng.sample(_NAMES, 2 * PAIRS)
    plan = PLANS[Source.CONFEY]
    pairs = (Came((names[2 * at], names[2 * at + 1]), plan.fee) for at in range(PAIRS))
    return (ClubNamed(name), NightBegun(date), Planned(plan), *pairs, Seated(seed))


def trial_results(evening: Evening, seed: int) -> Iterator[Entry]:
    """Yield a made-up result for each table that has not reported."""
    game = evening.games[-1]
    for number in game.missing:
        sides = game.tables[number - 1].sides
        rng = random.Random(f"{seed} {game.number} {number}")
        if evening.plan.scoring is Scoring.WINS:
            yield Reported(game.number, number, rng.choice(sides))
        else:
            yield Reported(game.number, number, points=tuple(5 * rng.randint(0, 6) for _ in sides))
