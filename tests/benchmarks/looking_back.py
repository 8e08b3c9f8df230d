"""The time to review every decision of a person in a game of ten deals; run as a program of its own."""

from __future__ import annotations

import json
import random
import time

from twentyfive.ai.advice.level import Level
from twentyfive.ai.levels import advise
from twentyfive.ai.review import review
from twentyfive.core import Record, seated, table_move, to_act, view_for
from twentyfive.engine.game.reviewing import past_deals
from twentyfive.engine.seating.game_token import GameToken

PLAYERS = 5
DEALS = 10


def game() -> Record:
    """A game of five players, the first a person, all at medium level, until `DEALS` deals are over."""
    rules = seated("twenty-five", PLAYERS, PLAYERS).replace(target=1000)
    record = Record.new(rules, seats=["person", *["computer medium"] * (PLAYERS - 1)], seed=25)
    rng = random.Random(25)
    while len(record.state.history) < DEALS:
        seat = to_act(record.state)
        if seat is None:
            record.push(table_move(record.state, rng))
        else:
            record.push(advise(view_for(record.state, seat), Level.MEDIUM, rng.getrandbits(30)).move)
    return record


def measure() -> dict[str, float]:
    """The processor time of the whole review in seconds, and the number of decisions."""
    deals = past_deals(GameToken(game()))
    began = time.process_time()
    judgements = [review(move.view, move.move, move.seed) for deal in deals for move in deal.decisions]
    return {"seconds": time.process_time() - began, "decisions": len(judgements)}


def main() -> None:
    """Measure, and print the figures as JSON."""
    print(json.dumps(measure()))


if __name__ == "__main__":
    main()
