"""Tallies of a game for the statistics: counted from its record by pure functions, so they can be recounted any time.

Every seat is counted; *yours* marks the hands that the first person at the table plays.
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
    """The result of a match for the person's side."""

    WON = "won"
    LOST = "lost"
    TIED = "tied"


class Opponents(StrEnum):
    """The opponents of a game that were not computer players of a single level."""

    MIXED = "mixed"
    PEOPLE = "people"


@dataclass(frozen=True, slots=True)
class HandTally:
    """The tally of one hand in a deal.

    Attributes:
        seat, side: the seat and side of the hand.
        yours: whether the person played it.
        tricks: the tricks it won.
        gain: the points, chips or deals that the deal brought its side.
        robbed: whether it took the turn-up.
        contract: the points bid; None unless it was the declarer's.
        made: whether the contract was made.
        jinked: whether its player went on for all five tricks.
        jink_made: whether the side won all five.
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
        hands: the hands, by seat.
    """

    deal: int
    undo: bool
    hint: bool
    hands: tuple[HandTally, ...]


@dataclass(frozen=True, slots=True)
class GameTally:
    """One match with its scored deals.

    Attributes:
        game: identifies the game; all records of one game share it, however far they go.
        preset: the preset of the rules.
        options: the options that differ from the preset, one a line as in a record; empty if none do.
        players, sides: the numbers of players and sides at the table.
        level: the level of the computer players on other sides, or one of `Opponents`.
        side: the person's side.
        begun: the time the game began, as ISO text; empty if unknown.
        result: the result; None while the game is under way.
        deals: the scored deals, in order.
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
    """Count a game as far as it was played; None if no person at this screen plays in it.

    Moves that were taken back count until another move replaces them: the person may only be looking back.

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
    """Return the number, from 1 through the whole record, of the last deal dealt in the first `ply` moves."""
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
