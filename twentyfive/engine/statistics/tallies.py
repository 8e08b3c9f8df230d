"""What a game adds to the statistics: counted from its record by pure functions, so it can be counted anew at any time.

All is told of every seat; what is *yours* is the part of the first person at the table and of the hands they play.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from twentyfive.core import GameState, Record, Rules, house_rules
from twentyfive.core.moves import DealCards, ScoreDeal
from twentyfive.core.phases.pool import pool_winner
from twentyfive.core.rules.option_text import option_text
from twentyfive.core.state import Deal, DealResult
from twentyfive.engine.saves.saved_game import Notes, game_id
from twentyfive.engine.seating.local_seats import LocalSeats
from twentyfive.engine.seating.players import Computer
from twentyfive.engine.seating.seats import Seats, seats_of


class MatchResult(StrEnum):
    """How a match came out for the side of the person."""

    WON = "won"
    LOST = "lost"
    TIED = "tied"


class Opponents(StrEnum):
    """Against whom a game was played, where it is not computer players of one level."""

    MIXED = "mixed"
    PEOPLE = "people"


@dataclass(frozen=True, slots=True)
class HandTally:
    """What the player of one seat did in a deal.

    Attributes:
        seat, side: whose hand it was.
        yours: whether the person played it.
        tricks: won.
        gain: points, chips or deals that the deal brought the side.
        robbed: whether the turn-up was taken.
        contract: the points bid, None unless this was the declarer.
        made: whether the contract was made.
        jinked: whether this player went on for all five tricks.
        jink_made: whether the side won them.
    """

    seat: int
    side: int
    yours: bool
    tricks: int
    gain: int
    robbed: bool
    contract: int | None
    made: bool
    jinked: bool
    jink_made: bool


@dataclass(frozen=True, slots=True)
class DealTally:
    """One scored deal.

    Attributes:
        deal: its number, counted from 1 through the whole record.
        undo, hint: whether moves were taken back in it, and whether a hint was asked for.
        hands: by seat.
    """

    deal: int
    undo: bool
    hint: bool
    hands: tuple[HandTally, ...]


@dataclass(frozen=True, slots=True)
class GameTally:
    """One match with its scored deals.

    Attributes:
        game: tells it from every other: the same for all records of one game, however far they go.
        preset: the game.
        options: what differs in its rules, an option a line as in a record; empty where it is played as usual.
        players, sides: at the table.
        level: of the computer players on other sides, or one of `Opponents`.
        side: the person's.
        begun: when, as ISO text; empty if it is not known.
        result: None while it is under way.
        deals: in order.
    """

    game: str
    preset: str
    options: str
    players: int
    sides: int
    level: str
    side: int
    begun: str
    result: MatchResult | None
    deals: tuple[DealTally, ...]


def tally(record: Record, notes: Notes) -> GameTally | None:
    """What a game counts as far as it was played; None where no person at this screen plays.

    What was taken back counts until something else is played: it may only be looked at.

    Raises:
        ValueError: if the record seats players that this program does not know.
    """
    seats, rules = seats_of(record.header), record.header.rules
    persons = LocalSeats(seats).persons
    if not persons:
        return None
    person = persons[0]
    options = [f"{name} {option_text(value)}" for name, value in house_rules(rules).items()]
    return GameTally(
        game=game_id(record),
        preset=rules.preset,
        options="\n".join(options),
        players=rules.players,
        sides=rules.sides,
        level=_level(seats, rules.side_of(person)),
        side=rules.side_of(person),
        begun="" if notes.begun is None else notes.begun.isoformat(),
        result=_result(record.state_at(record.last_ply), rules.side_of(person)),
        deals=tuple(_deals(record, notes, frozenset(seats.hands_of(person)))),
    )


def deal_at(record: Record, ply: int) -> int:
    """The number, counted from 1 through the whole record, of the deal dealt last in the first `ply` moves."""
    return sum(isinstance(move, DealCards) for move in record.log[:ply])


def _level(seats: Seats, own: int) -> str:
    levels = {
        sitter.level
        for seat, sitter in enumerate(seats.sitters)
        if isinstance(sitter, Computer) and seats.rules.side_of(seat) != own
    }
    if not levels:
        return Opponents.PEOPLE
    return levels.pop().value if len(levels) == 1 else Opponents.MIXED


def _result(state: GameState, side: int) -> MatchResult | None:
    if not state.over:
        return None
    if side not in state.winners:
        return MatchResult.LOST
    return MatchResult.WON if len(state.winners) == 1 else MatchResult.TIED


def _deals(record: Record, notes: Notes, yours: frozenset[int]) -> Iterator[DealTally]:
    number = 0
    for ply, move in enumerate(record.log):
        if isinstance(move, ScoreDeal):
            number += 1
            deal, result = record.state_at(ply).current_deal, record.state_at(ply + 1).history[-1]
            hands = tuple(
                _hand(deal, result, record.header.rules, seat, seat in yours)
                for seat in range(record.header.rules.players)
            )
            yield DealTally(number, number in notes.undo, number in notes.hints, hands)


def _hand(deal: Deal, result: DealResult, rules: Rules, seat: int, yours: bool) -> HandTally:
    jinked = deal.jinker is not None and deal.tricks[2].winner == seat
    return HandTally(
        seat=seat,
        side=rules.side_of(seat),
        yours=yours,
        tricks=sum(trick.winner == seat for trick in deal.tricks),
        gain=result.gains[rules.side_of(seat)],
        robbed=deal.robber == seat,
        contract=deal.contract if deal.declarer == seat else None,
        made=deal.declarer == seat and result.made is True,
        jinked=jinked,
        jink_made=jinked and pool_winner(deal, rules) == deal.jinker,
    )
