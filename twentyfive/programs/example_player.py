#!/usr/bin/env python3
"""An example of a player that needs nothing but Python: it plays the first card that it may play.

Copy it and write a better `choose`. PROTOCOL.md beside it explains the messages.
"""

import json
import random
import sys
from typing import Any


def choose(view: dict[str, Any], seed: int) -> str:
    """Return a legal move; questions other than which card to play are answered at random."""
    legal = view["legal"]
    if isinstance(legal, dict):  # an exchange: of these cards, at least so many are to be put out
        return " ".join(["exchange", *legal["cards"].split()[: legal["least"]]])
    cards: list[str] = [move for move in legal if move.startswith("play ")]
    return cards[0] if cards else str(random.Random(seed).choice(legal))


def say(**message: object) -> None:
    """Write a message. Without the flush it would wait in Python, and the table would wait for it."""
    print(json.dumps(message), flush=True)


def main() -> None:
    """Answer the table until it says that it is over."""
    view: dict[str, Any] = {}
    for message in map(json.loads, sys.stdin):
        if message["say"] == "hello":
            say(say="hello", protocol=1, name="Example")
        elif message["say"] == "view":
            view = message["view"]
        elif message["say"] == "think":
            say(say="advice", number=message["number"], move=choose(view, message["seed"]))
        elif message["say"] == "end":
            return


if __name__ == "__main__":
    main()
