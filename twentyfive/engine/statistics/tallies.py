"""Tallies of a game for the statistics: counted from its record by pure functions, so they can be recounted any time.

Every seat is counted; *yours* marks the hands that the first person at the table plays.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from twentyfive.core import GameState, Record, Rules, house_rules
from twentyfive.core.moves import DealCards, ScoreDeal
from twentyfive.core.phases.pool import pool_winner
from twentyfive.core.record import Header
from twentyfive.core.rules.option_text import option_text
from twentyfive.core.state import Deal, DealResult
from twentyfive.engine.daily.deals import daily_deal
from twentyfive.engine.daily.results import DailyResult, result_of
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
    ELSEWHERE = "elsewhere"  # whoever they were: the person was a guest at the table of another computer


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
class DailyTally:
    """A deal of the day that was played to its end.

    Attributes:
        day: the day of the deal, as ISO text.
        game: its game.
        version: the version of the deals.
        result: the first result.
        late: whether it was begun on a later day, by the clock where that was.
    """

    day: str
    game: str
    version: int
    result: DailyResult
    late: bool


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
        daily: the deal of the day that it was; None for any other game, and before its end.
        against: the keys of the characters on other sides, in order.
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
    daily: DailyTally | None = None
    against: tuple[str, ...] = ()


def tally(record: Record, notes: Notes) -> GameTally | None:
    """Count a game as far as it was played; None if no person at this screen plays in it.

    Moves that were taken back count until another move replaces them: the person may only be looking back.

    Raises:
        ValueError: if the record seats players that this program does not know.
    """
    return RunningTally().count(record, notes)


class RunningTally:
    """The count of a game that goes on: only the deals scored since it was last counted are looked at."""

    def __init__(self) -> None:
        self._header: Header | None = None
        self._counted: list[tuple[GameState, DealTally]] = []  # the state after each deal, and its tally

    def count(self, record: Record, notes: Notes) -> GameTally | None:
        """Count a game as `tally` does; it may be another than before.

        Raises:
            ValueError: if the record seats players that this program does not know.
        """
        seats = seats_of(record.header)
        persons = LocalSeats(seats).persons
        if not persons:
            return None
        if record.header is not self._header:
            self._header, self._counted = record.header, []
        self._counted = list(_deals(record, notes, frozenset(seats.hands_of(persons[0])), self._counted))
        return _game_tally(record, notes, seats, persons[0], tuple(deal for _, deal in self._counted))


def _game_tally(record: Record, notes: Notes, seats: Seats, person: int, deals: tuple[DealTally, ...]) -> GameTally:
    rules = record.header.rules
    options = [f"{name} {option_text(value)}" for name, value in house_rules(rules).items()]
    return GameTally(
        game=game_id(record),
        preset=rules.preset,
        options="\n".join(options),
        players=rules.players,
        sides=rules.sides,
        level=Opponents.ELSEWHERE if notes.table else opponents(seats, rules.side_of(person)),
        side=rules.side_of(person),
        begun="" if notes.begun is None else notes.begun.isoformat(),
        result=_result(record.state_at(record.last_ply), rules.side_of(person)),
        deals=deals,
        daily=_daily(record, notes),
        against=() if notes.table else _against(seats, rules.side_of(person)),
    )


def _daily(record: Record, notes: Notes) -> DailyTally | None:
    deal, result = daily_deal(record), first_result(record, notes)
    if deal is None or result is None:
        return None
    begun = notes.begun_there
    late = begun is not None and begun.date() > deal.day
    return DailyTally(deal.day.isoformat(), deal.game, deal.version, result, late=late)


def first_result(record: Record, notes: Notes) -> DailyResult | None:
    """Return the result of a deal of the day, with the help taken: the one noted first stands; None before its end."""
    result = result_of(record) if notes.first is None else None
    if result is None:
        return notes.first
    return replace(result, undo=bool(notes.undo), hint=bool(notes.hints))


def deal_at(record: Record, ply: int) -> int:
    """Return the number, from 1 through the whole record, of the last deal dealt in the first `ply` moves."""
    return sum(isinstance(move, DealCards) for move in record.log[:ply])


def _against(seats: Seats, own: int) -> tuple[str, ...]:
    others = [sitter for seat, sitter in enumerate(seats.sitters) if _opposes(seats, seat, own)]
    return tuple(sorted({other.character for other in others if isinstance(other, Computer) and other.character}))


def _opposes(seats: Seats, seat: int, own: int) -> bool:
    """Whether somebody plays the hand of `seat` for another side than `own`; nobody plays an unseen one."""
    return seats.rules.side_of(seat) != own and not seats.rules.is_unseen(seat)


def opponents(seats: Seats, own: int) -> str:
    """Return the level of the computer players on other sides than `own`, or one of `Opponents`.

    A program is as strong as it is: what is won against it says nothing of a level.
    """
    levels = {
        Opponents.MIXED if sitter.program else sitter.level
        for seat, sitter in enumerate(seats.sitters)
        if isinstance(sitter, Computer) and _opposes(seats, seat, own)
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


def _deals(
    record: Record, notes: Notes, yours: frozenset[int], known: Sequence[tuple[GameState, DealTally]]
) -> Iterator[tuple[GameState, DealTally]]:
    """Count each scored deal, except those `known`: a state is the same object as long as no move before it changes."""
    number = 0
    for ply, move in enumerate(record.log):
        if isinstance(move, ScoreDeal):
            number += 1
            scored = record.state_at(ply + 1)
            undo, hint = number in notes.undo, number in notes.hints
            if number <= len(known) and known[number - 1][0] is scored:
                before = known[number - 1][1]
                same = (before.undo, before.hint) == (undo, hint)
                yield scored, before if same else replace(before, undo=undo, hint=hint)
                continue
            deal, result, rules = record.state_at(ply).current_deal, scored.history[-1], record.header.rules
            hands = tuple(_hand(deal, result, rules, seat, seat in yours) for seat in range(rules.players))
            yield scored, DealTally(number, undo, hint, hands)


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
