"""A card drive of 250 pairs at 125 tables: a press, the next game and the opening of its file; run as a program."""

from __future__ import annotations

import json
import random
import time

from tests.benchmarks.figures import percentile
from tests.drive.nights import listed
from twentyfive.drive import (
    PLANS,
    Club,
    Entry,
    MovedOn,
    NightBegun,
    Reported,
    Seated,
    Source,
    club_entered,
    club_text,
    line_of,
    read_club,
)

PAIRS = 250


def measure() -> dict[str, float]:
    """Processor time in ms: of a press with all lists after it, of the next game with them, and of opening the file."""
    rng, club = random.Random(25), Club()
    times: dict[str, list[float]] = {"press": [], "next": []}

    def press(kind: str, entry: Entry) -> None:
        nonlocal club
        began = time.process_time()
        line_of(entry)
        club = club_entered(club, entry)
        _lists(club)
        times[kind].append((time.process_time() - began) * 1000)

    plan = PLANS[Source.CAPE_BRETON]
    for entry in (NightBegun("2026-11-28"), *listed(plan, PAIRS), Seated(25)):
        press("press", entry)
    while not club.evening.over:
        if not club.evening.missing:
            press("next", MovedOn(rng.randrange(10**6)))
        for table in club.evening.tables:
            press("press", Reported(len(club.evening.games), table.number, rng.choice(table.sides)))
    text = club_text(club)
    began = time.process_time()
    _lists(read_club(text))
    opened = (time.process_time() - began) * 1000
    return {"press": percentile(times["press"], 0.99), "next": max(times["next"]), "opened": opened}


def _lists(club: Club) -> None:
    """Ask for everything that a page may show."""
    evening = club.evening
    assert evening.standings is not None
    assert evening.money.tin >= 0
    assert evening.told is not None


def main() -> None:
    """Measure, and print the figures as JSON."""
    print(json.dumps(measure()))


if __name__ == "__main__":
    main()
