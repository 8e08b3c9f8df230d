"""The usual profile of a web program: Auction Forty-Fives, four in pairs."""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum
from typing import Any, Final

from tests.peers.table import ACE_OF_HEARTS, SUITS, TRUMP, Table, speak, strength, table

BIDS: Final = (15, 20, 25, 30)
BEST, GOOD, ANY_TRUMP, LONG, ACE, BASE = 1.0, 0.8, 0.5, 0.7, 0.45, 1.2
"""The worth in tricks of one of the best three trumps, of the next two, of any other, of each trump beyond the third
and of a plain ace; and what is added to every hand."""

KEPT: Final = "AKQJ"
"""The ranks of plain cards that are kept."""

EARLY: Final = 3
"""The tricks in which the best three trumps are not spent on a plain lead."""


def choose(view: dict[str, Any], _: int) -> str:
    """The move in a view of the protocol."""
    legal, hand = view["legal"], view["hand"].split()
    if view["phase"] == "bid":
        return _call(view, hand)
    if view["phase"] == "name_trump":
        return str(max(legal, key=lambda move: worth(hand, move[-1])))
    if isinstance(legal, dict):
        return " ".join(["exchange", *_out(legal, view["trump"])])
    return f"play {card(table(view))}" if legal[0].startswith("play ") else str(legal[0])


def worth(hand: Sequence[str], trump: str) -> float:
    """The points that a hand is worth with these trumps."""
    trumps = [held for held in hand if strength(held, trump) > TRUMP]
    tricks = [_worth_of_trump(strength(held, trump)) for held in trumps]
    aces = sum(held[0] == "A" for held in hand if held not in trumps)
    return 5 * (fsum(tricks) + LONG * max(0, len(trumps) - 3) + ACE * aces + BASE) + 3


def _worth_of_trump(place: int) -> float:
    return BEST if place >= ACE_OF_HEARTS else GOOD if place >= ACE_OF_HEARTS - 2 else ANY_TRUMP


def _call(view: dict[str, Any], hand: Sequence[str]) -> str:
    points = max(worth(hand, suit) for suit in SUITS)
    calls = [str(call).split() for call in view.get("calls", ())]
    highest = max((int(call[2]) for call in calls if call[1] == "bid"), default=0)
    if "hold" in view["legal"] and points >= highest:
        return "hold"
    bids = [move for move in view["legal"] if move.startswith("bid ") and int(move[4:]) in BIDS]
    if bids and (points >= int(bids[0][4:]) or "pass" not in view["legal"]):
        return str(bids[0])
    return "pass"


def _out(legal: dict[str, Any], trump: str) -> list[str]:
    """The cards to put out: all plain ones but the highest ranks, and the weakest of the others if more must go."""
    cards = sorted(legal["cards"].split(), key=lambda held: strength(held, trump))
    unwanted = [held for held in cards if strength(held, trump) < TRUMP and held[0] not in KEPT]
    wanted = [held for held in cards if held not in unwanted]
    return [*unwanted, *wanted][: min(max(len(unwanted), legal["least"]), legal["most"])]


def card(on: Table) -> str:
    """The card to play."""
    if not on.led:
        sure = [held for held in on.trumps if on.is_best_of_suit(held)]
        return sure[-1] if sure else on.plays[0]
    partner_wins = on.winner % 2 == on.seat % 2
    spared = on.trick <= EARLY and not on.is_trump(on.led)
    winners = [held for held in on.winners if not (spared and on.strength(held) >= ACE_OF_HEARTS)]
    return on.plays[0] if partner_wins or not winners else winners[0]


if __name__ == "__main__":
    speak("Profile", ["auction-forty-fives", "prince-edward-island"], choose)
