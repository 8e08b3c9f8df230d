"""The "enhanced" form of the heuristic of that Python program; its further rules made it weaker."""

from __future__ import annotations

from typing import Any, Final

from tests.peers.table import FIVE, TRUMP, Table, robbed, speak, strength, table

DANGER: Final = 15
"""The points from which the leader is in danger of going out."""

LATE: Final = 4
"""The trick from which trumps are committed."""


def choose(view: dict[str, Any], _: int) -> str:
    """The move in a view of the protocol."""
    trump, hand = view["trump"], view["hand"].split()
    plain = [held for held in hand if strength(held, trump) < TRUMP]
    lone = {held for held in plain if sum(other[-1] == held[-1] for other in plain) == 1}
    rob = robbed(view["legal"], trump, lone)
    if rob:
        return rob
    if not view["legal"][0].startswith("play "):
        return str(view["legal"][0])
    return f"play {card(table(view))}"


def card(on: Table) -> str:
    """The card to play."""
    most = max(on.scores, default=0)
    danger = {seat for seat, score in enumerate(on.scores) if seat != on.seat and score == most >= DANGER}
    if not on.led:
        return _lead(on, in_danger=bool(danger))
    winners = on.winners
    plain = [held for held in winners if not on.is_trump(held)]
    if on.winner in danger and winners:
        return (plain or winners)[-1]
    cheap = [held for held in winners if on.strength(held) != FIVE]
    if cheap:
        return cheap[0]
    free = danger or on.is_last or on.trick >= LATE
    return winners[0] if winners and free else on.plays[0]


def _lead(on: Table, *, in_danger: bool) -> str:
    if on.trumps and (in_danger or on.trick >= LATE):
        return on.trumps[-1]
    best = [held for held in on.plain if on.is_best_of_suit(held)]
    return best[-1] if best else on.plays[0]


if __name__ == "__main__":
    speak("Enhanced", ["twenty-five"], choose)
