"""The plan of an evening, its sittings, and what was played at each."""

from __future__ import annotations

import random
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import lru_cache
from typing import Final

from twentyfive.ai import Level
from twentyfive.core import Record, Rules
from twentyfive.core.moves import DealCards
from twentyfive.core.record import Header
from twentyfive.core.rules.presets import one_deal
from twentyfive.core.shuffle import shuffled_pack
from twentyfive.engine.evening.movements import howell, mitchell
from twentyfive.engine.files.file_names import name_fault, same_name
from twentyfive.engine.seating.players import STEADY_FROM, Computer, Person, fault_of

FEWEST_PERSONS: Final = 2
MOST_PERSONS: Final = 10
FEWEST_DEALS: Final = 3
MOST_DEALS: Final = 24
_FEWEST: Final = {"alone": 2, "howell": 4, "mitchell": 6}
"""The fewest entrants of each form with whom every deal is played at two tables, and every entrant meets two others."""


class Form(StrEnum):
    """The way in which results come to be compared."""

    ALONE = "alone"  # each plays every deal against the computer players
    HOWELL = "howell"  # each meets each, and all are ranked together
    MITCHELL = "mitchell"  # half of them stay seated and half move, and each half is ranked by itself


@dataclass(frozen=True, slots=True)
class Sitting:
    """A deal to be played at a table.

    Attributes:
        number: its place in the order of play, from 0.
        round: the round, from 1; a deal is a round of those who play alone.
        table: the table, from 1.
        deal: the deal, from 1.
        north: the entrant on the first side.
        east: the entrant on the second side; None if the computer players are the opponents.
    """

    number: int
    round: int
    table: int
    deal: int
    north: int
    east: int | None = None

    @property
    def entrants(self) -> tuple[int, ...]:
        """The entrants who play."""
        return (self.north,) if self.east is None else (self.north, self.east)


@dataclass(frozen=True, slots=True)
class EveningPlan:
    """Everything that is fixed before the first deal.

    Attributes:
        name: the name of the evening.
        rules: the rules, with one deal as the whole game: see `presets.one_deal`.
        entrants: the names of each entrant's persons: one, or two who are partners.
        form: the way in which results come to be compared.
        deals: the number of deals.
        seed: the seed of the cards and the computer players.
        level: the level of the computer players.
        computers: names for the computer players, as many as any table needs.
    """

    name: str
    rules: Rules
    entrants: tuple[tuple[str, ...], ...]
    form: Form
    deals: int
    seed: int
    level: Level
    computers: tuple[str, ...]

    @property
    def sittings(self) -> tuple[Sitting, ...]:
        """All sittings, in the order of play."""
        return _sittings(self.form, len(self.entrants), self.deals)

    def checked(self) -> EveningPlan:
        """Return the plan if it can be played.

        Raises:
            ValueError: with the reason, if not.
        """
        self.rules.checked()
        if one_deal(self.rules) != self.rules:
            raise ValueError("the rules go on after one deal")
        self._check_names()
        sizes = {len(entrant) for entrant in self.entrants}
        if sizes not in ({1}, {2}):
            raise ValueError("the entrants are neither all persons nor all pairs")
        persons = sum(map(len, self.entrants))
        if not FEWEST_PERSONS <= persons <= MOST_PERSONS:
            raise ValueError(f"{persons} persons are not {FEWEST_PERSONS} to {MOST_PERSONS}")
        if self.form not in forms_for(self.rules, len(self.entrants), sizes.pop()):
            raise ValueError(f"{len(self.entrants)} entrants cannot play this game in the form {self.form}")
        if self.deals not in deal_counts(self.form, len(self.entrants)):
            raise ValueError(f"{self.deals} deals do not come out even")
        return self

    def _check_names(self) -> None:
        if name_fault(self.name) is not None or self.name != self.name.strip():
            raise ValueError(f"{self.name[:60]!r} cannot be a name")
        names = [name for entrant in self.entrants for name in entrant] + list(self.computers)
        for place, name in enumerate(names):
            if fault_of(name) is not None or name != name.strip():
                raise ValueError(f"{name[:60]!r} cannot be a name")
            if any(same_name(name, other) for other in names[:place]):
                raise ValueError(f"{name!r} is there twice")
        if len(self.computers) < self.rules.players - 1:
            raise ValueError(f"{len(self.computers)} names of computer players are too few")


@dataclass(frozen=True, slots=True)
class Played:
    """The moves made at a sitting, after the cards were dealt.

    Attributes:
        moves: the moves in their text form; the deal is over when its score is among them.
        undo: whether moves were taken back.
        hints: whether hints were given, or other help.
        seen: whether the cards were known before: the deal was begun again, or played twice.
        open: whether somebody has sat down to it, and the moves made since are not stored yet.
    """

    moves: tuple[str, ...] = ()
    undo: bool = False
    hints: bool = False
    seen: bool = False
    open: bool = False

    @property
    def over(self) -> bool:
        """Whether the deal was played to its end."""
        return self.moves[-1:] == ("score",)


@dataclass(frozen=True, slots=True)
class Evening:
    """An evening under way.

    Attributes:
        plan: what was fixed before the first deal.
        played: the sittings that have begun, by number.
    """

    plan: EveningPlan
    played: Mapping[int, Played] = field(default_factory=dict)

    def is_over(self, sitting: Sitting) -> bool:
        """Whether the sitting was played to its end."""
        played = self.played.get(sitting.number)
        return played is not None and played.over

    @property
    def over(self) -> bool:
        """Whether everything has been played."""
        return all(map(self.is_over, self.plan.sittings))

    def next_sitting(self, entrants: Collection[int] | None = None, elsewhere: Collection[int] = ()) -> Sitting | None:
        """Return the sitting to be played next; None if there is none left. One that has begun comes first.

        Args:
            entrants: the entrants of whom one is to play; None for anybody.
            elsewhere: the numbers of the sittings that are over in another copy.
        """
        left = (one for one in self.plan.sittings if not self.is_over(one) and one.number not in elsewhere)
        own = [one for one in left if entrants is None or not set(entrants).isdisjoint(one.entrants)]
        return next((sitting for sitting in own if sitting.number in self.played), own[0] if own else None)

    def with_played(self, sitting: Sitting, played: Played) -> Evening:
        """Return the evening after this was played."""
        return replace(self, played={**self.played, sitting.number: played})


def forms_for(rules: Rules, entrants: int, size: int) -> tuple[Form, ...]:
    """Return the forms in which so many entrants of `size` persons can play; those who meet need two sides."""
    if size > len(rules.seats_of(0)) or rules.sides < 2:
        return ()
    meet = rules.sides == 2
    forms = [form for form in Form if entrants >= _FEWEST[form] and (form is Form.ALONE or meet)]
    return tuple(form for form in forms if form is not Form.MITCHELL or entrants % 2 == 0)


def deal_counts(form: Form, entrants: int) -> tuple[int, ...]:
    """Return the numbers of deals with which the movement comes out even."""
    if form is Form.ALONE:
        sets = 1
    else:
        sets = len({meeting.deals for meeting in (howell if form is Form.HOWELL else mitchell)(entrants)})
    return tuple(count for count in range(FEWEST_DEALS, MOST_DEALS + 1) if count % sets == 0)


@lru_cache(maxsize=8)
def _sittings(form: Form, entrants: int, deals: int) -> tuple[Sitting, ...]:
    if form is Form.ALONE:
        turns = [(deal, (deal + turn) % entrants) for deal in range(deals) for turn in range(entrants)]
        return tuple(Sitting(number, deal + 1, 1, deal + 1, north) for number, (deal, north) in enumerate(turns))
    meetings = howell(entrants) if form is Form.HOWELL else mitchell(entrants)
    each = deals // len({meeting.deals for meeting in meetings})
    rows = [(meeting, meeting.deals * each + place + 1) for meeting in meetings for place in range(each)]
    return tuple(
        Sitting(number, meeting.round + 1, meeting.table + 1, deal, meeting.north, meeting.east)
        for number, (meeting, deal) in enumerate(rows)
    )


def deal_seed(plan: EveningPlan, deal: int) -> int:
    """Return the seed of a deal: of its cards, of the computer players, and of any shuffle during the deal."""
    return STEADY_FROM + random.Random(f"{plan.seed} same cards {deal}").getrandbits(62)


def deal_of(plan: EveningPlan, deal: int) -> DealCards:
    """Return the cards of a deal, the same whoever plays it; the dealer moves on from deal to deal."""
    pack = shuffled_pack(plan.rules.pack, random.Random(f"{deal_seed(plan, deal)} pack"))
    return DealCards(pack, (deal - 1) % plan.rules.players)


def header_of(plan: EveningPlan, sitting: Sitting) -> Header:
    """Return the rules, names and players at a sitting: each entrant's persons as partners, and computer players."""
    rules = plan.rules
    names: dict[int, str] = {}
    for side, entrant in enumerate(sitting.entrants):
        names |= zip(rules.seats_of(side), plan.entrants[entrant], strict=False)
    persons, spare = set(names), iter(plan.computers)
    by_seat = tuple(names[seat] if seat in names else next(spare) for seat in range(rules.players))
    seats = tuple(str(Person() if seat in persons else Computer(plan.level)) for seat in range(rules.players))
    return Header(rules, by_seat, seats, deal_seed(plan, sitting.deal))


def record_of(plan: EveningPlan, sitting: Sitting, played: Played) -> Record:
    """Return the deal as it was played, up to the moves made.

    Raises:
        RecordError: if a move is none, or the rules do not allow it, or moves follow the end of the deal.
    """
    header = header_of(plan, sitting)
    record = Record.new(header.rules, names=header.names, seats=header.seats, seed=header.seed)
    record.push(deal_of(plan, sitting.deal))
    for number, line in enumerate(played.moves, 1):
        record.push_text(line, number)
    return record
