"""What a phone of a card drive is shown, made of what its side is told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from twentyfive.drive.evening import Evening
from twentyfive.drive.people import Side
from twentyfive.drive.plan import Scoring
from twentyfive.drive.play import LETTERS, Result
from twentyfive.drive.prizes import Payout
from twentyfive.engine.drive.table_phones import SideTold
from twentyfive.net.drive.drive_messages import Answer, Prize, Sides, Stage, Told, ToldSide
from twentyfive.typed_text import cut
from twentyfive.wording import drive as words
from twentyfive.wording.drive_plan import prize_worth

_MOST_LETTERS: Final = 200
"""The most letters of a prize: equals may share many things."""


def told_message(told: SideTold) -> Told:
    """Return what the phones of a side are shown: of other tables nothing, and of money only what the side has won."""
    return Told(
        Stage(told.state.value),
        told.side,
        told.names,
        told.game,
        told.games,
        told.scoring is Scoring.POINTS,
        told.table,
        told.came_from,
        tuple(ToldSide(each.letter, each.side, each.names, _answer(each.said)) for each in told.sides),
        _answer(told.result),
        told.score,
        told.place,
        told.is_equal,
        tuple(map(_prize, told.prizes)),
        bool(told.ties),
    )


def sides_message(table: int, sides: Sequence[Side], evening: Evening) -> Sides:
    """Return the sides at a table, for a phone that does not belong to one yet."""
    named = zip(LETTERS, sides, strict=False)
    return Sides(table, tuple(ToldSide(letter, side.number, evening.names(side.people)) for letter, side in named))


def _answer(result: Result | None) -> Answer | None:
    return None if result is None else Answer(result.winner, result.points)


def _prize(payout: Payout) -> Prize:
    worth = prize_worth(payout.cents, payout.things) if payout.cents or payout.things else ""
    return Prize(words.prize_words(payout.kind, payout.place), cut(worth, _MOST_LETTERS))
