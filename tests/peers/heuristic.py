"""The "heuristic" of a Python program, 2026: Twenty-Five, everyone alone.

It robs whenever it may, leads low and keeps an eye on whoever has 20 points.
"""

from __future__ import annotations

from typing import Any, Final

from tests.peers.table import FIVE, Table, robbed, speak, table

DANGER: Final = 20
"""The points from which another player is in danger of going out."""


def choose(view: dict[str, Any], _: int) -> str:
    """The move in a view of the protocol."""
    rob = robbed(view["legal"], view["trump"])
    if rob:
        return rob
    if not view["legal"][0].startswith("play "):
        return str(view["legal"][0])
    return f"play {card(table(view))}"


def card(on: Table) -> str:
    """The card to play."""
    danger = {seat for seat, score in enumerate(on.scores) if seat != on.seat and score >= DANGER}
    if not on.led:
        return on.trumps[-1] if danger and on.trumps else on.plays[0]
    winners = on.winners
    if on.winner in danger and winners:
        return winners[-1]
    cheap = [held for held in winners if on.strength(held) != FIVE]
    if cheap:
        return cheap[0]
    return winners[0] if winners and (danger or on.is_last) else on.plays[0]


if __name__ == "__main__":
    speak("Heuristic", ["twenty-five"], choose)
