"""The plan of an evening, its sittings, what was played at each, and who is there to play."""

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
from twentyfive.engine.evening.places import Place, check_names, fault_of_place, place_of
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
        turn: the number of deals that a table has played with it, from 1.
    """

    number: int
    round: int
    table: int
    deal: int
    north: int
    east: int | None = None
    turn: int = 1

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
        """All sittings of the entrants of the plan, in the order of play."""
        return _sittings(self.form, len(self.entrants), self.deals, 0)

    @property
    def size(self) -> int:
        """The number of persons of an entrant: 1, or 2 for pairs."""
        return len(self.entrants[0])

    @property
    def turns(self) -> int:
        """The number of deals that a table plays."""
        return self.sittings[-1].turn

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
        changed: the places that are not as the plan has them, by entrant, and those of entrants who came later.
        places: the places of all entrants.
    """

    plan: EveningPlan
    played: Mapping[int, Played] = field(default_factory=dict)
    changed: Mapping[int, Place] = field(default_factory=dict)
    places: tuple[Place, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        usual = (place_of(names, len(names)) for names in self.plan.entrants)
        places = [self.changed.get(entrant, place) for entrant, place in enumerate(usual)]
        places += [self.changed[entrant] for entrant in sorted(self.changed) if entrant >= len(self.plan.entrants)]
        object.__setattr__(self, "places", tuple(places))

    @property
    def sittings(self) -> tuple[Sitting, ...]:
        """All sittings of all entrants, in the order of play, and those that fall away as well."""
        plan = self.plan
        return _sittings(plan.form, len(plan.entrants), plan.deals, len(self.places) - len(plan.entrants))

    def sitting(self, number: int) -> Sitting:
        """Return the sitting of that number.

        Raises:
            ValueError: if there is none.
        """
        found = next((sitting for sitting in self.sittings if sitting.number == number), None)
        if found is None:
            raise ValueError(f"sitting {number} is not in the plan")
        return found

    def present(self, sitting: Sitting) -> tuple[int, ...]:
        """Return the entrants who play there; the computer has the seats of the others.

        What was played though nobody was to be there any more counts for all of them.
        """
        there = tuple(one for one in sitting.entrants if self.places[one].is_there(sitting.turn))
        return sitting.entrants if not there and self.is_over(sitting) else there

    def seated(self, sitting: Sitting) -> Seated:
        """Return the names at a sitting: for each side those of its seats, None where the computer plays."""
        present = self.present(sitting)
        return tuple(self._names(one, sitting.turn) if one in present else () for one in sitting.entrants)

    def _names(self, entrant: int, turn: int) -> tuple[str | None, ...]:
        place = self.places[entrant]
        if place.is_there(turn):
            return place.at(turn)
        return tuple(seat[-1].name if seat else None for seat in place.seats)

    def is_over(self, sitting: Sitting) -> bool:
        """Whether the sitting was played to its end."""
        played = self.played.get(sitting.number)
        return played is not None and played.over

    @property
    def to_play(self) -> tuple[Sitting, ...]:
        """The sittings that are still to be played, in the order of play."""
        return tuple(one for one in self.sittings if not self.is_over(one) and self.present(one))

    @property
    def all_sittings(self) -> tuple[Sitting, ...]:
        """The sittings that were played or are to be played, without those that fall away."""
        return tuple(one for one in self.sittings if self.present(one))

    @property
    def over(self) -> bool:
        """Whether everything has been played."""
        return not self.to_play

    def next_sitting(self, entrants: Collection[int] | None = None, elsewhere: Collection[int] = ()) -> Sitting | None:
        """Return the sitting to be played next; None if there is none left. One that has begun comes first.

        Args:
            entrants: the entrants of whom one is to play; None for anybody.
            elsewhere: the numbers of the sittings that are over in another copy.
        """
        left = (one for one in self.to_play if one.number not in elsewhere)
        own = [one for one in left if entrants is None or not set(entrants).isdisjoint(self.present(one))]
        return next((sitting for sitting in own if self.has_begun(sitting)), own[0] if own else None)

    def has_begun(self, sitting: Sitting) -> bool:
        """Whether somebody has sat down to it."""
        played = self.played.get(sitting.number)
        return played is not None and (played.open or bool(played.moves))

    def with_played(self, sitting: Sitting, played: Played) -> Evening:
        """Return the evening after this was played."""
        return replace(self, played={**self.played, sitting.number: played})

    def with_place(self, entrant: int, place: Place) -> Evening:
        """Return the evening with another place for an entrant, who may be a new one."""
        return replace(self, changed={**self.changed, entrant: place})

    def checked(self) -> Evening:
        """Return the evening if its places can be.

        Raises:
            ValueError: with the reason, if not.
        """
        plan, count = self.plan, len(self.plan.entrants)
        came = sorted(entrant for entrant in self.changed if entrant >= count)
        if came != list(range(count, count + len(came))) or (came and plan.form is not Form.ALONE):
            raise ValueError("nobody can have come to such a place")
        if len(self.places) * plan.size > MOST_PERSONS:
            raise ValueError(f"more than {MOST_PERSONS} persons have a place")
        for entrant, place in enumerate(self.places):
            if len(place.seats) != plan.size or (entrant < count and place.key != plan.entrants[entrant][0]):
                raise ValueError(f"place {entrant + 1} is not that of the plan")
            fault = fault_of_place(place, plan.turns)
            if fault:
                raise ValueError(f"place {entrant + 1}: {fault}")
        check_names(self.places)
        return self


Seated = tuple[tuple[str | None, ...], ...]
"""The names at a sitting, for each side those of its seats; None where the computer plays."""


def forms_for(rules: Rules, entrants: int, size: int) -> tuple[Form, ...]:
    """Return the forms in which so many entrants of `size` persons can play; those who meet need two sides."""
    if size > rules.seats_held // rules.sides or rules.sides < 2:
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
def _sittings(form: Form, entrants: int, deals: int, came: int) -> tuple[Sitting, ...]:
    """Return the sittings of a plan, and those of as many entrants who came later."""
    if form is Form.ALONE:
        turns = [(deal, (deal + turn) % entrants) for deal in range(deals) for turn in range(entrants)]
        turns += [(deal, entrants + late) for late in range(came) for deal in range(deals)]
        found = [
            Sitting(number, deal + 1, 1, deal + 1, north, turn=deal + 1) for number, (deal, north) in enumerate(turns)
        ]
        return tuple(sorted(found, key=lambda sitting: (sitting.turn, sitting.number)))
    meetings = howell(entrants) if form is Form.HOWELL else mitchell(entrants)
    each = deals // len({meeting.deals for meeting in meetings})
    rows = [(meeting, place) for meeting in meetings for place in range(each)]
    return tuple(
        Sitting(
            number,
            meeting.round + 1,
            meeting.table + 1,
            meeting.deals * each + place + 1,
            meeting.north,
            meeting.east,
            turn=meeting.round * each + place + 1,
        )
        for number, (meeting, place) in enumerate(rows)
    )


def deal_seed(plan: EveningPlan, deal: int) -> int:
    """Return the seed of a deal: of its cards, of the computer players, and of any shuffle during the deal."""
    return STEADY_FROM + random.Random(f"{plan.seed} same cards {deal}").getrandbits(62)


def deal_of(plan: EveningPlan, deal: int) -> DealCards:
    """Return the cards of a deal, the same whoever plays it; the dealer moves on from deal to deal."""
    pack = shuffled_pack(plan.rules.pack, random.Random(f"{deal_seed(plan, deal)} pack"))
    return DealCards(pack, (deal - 1) % plan.rules.seats_held)


def header_of(plan: EveningPlan, sitting: Sitting, seated: Seated | None = None) -> Header:
    """Return the rules, names and players at a sitting: each entrant's persons as partners, and computer players.

    `seated` is `Evening.seated`; None for those of the plan.
    """
    rules = plan.rules
    names: dict[int, str] = {}
    for side, persons in enumerate(_of_plan(plan, sitting) if seated is None else seated):
        here = zip(rules.seats_of(side), persons, strict=False)
        names |= {seat: name for seat, name in here if name is not None}
    spare = iter(_apart(plan.computers, names.values()))
    by_seat = tuple(names[seat] if seat in names else next(spare) for seat in range(rules.players))
    seats = tuple(str(Person() if seat in names else Computer(plan.level)) for seat in range(rules.players))
    return Header(rules, by_seat, seats, deal_seed(plan, sitting.deal))


def _of_plan(plan: EveningPlan, sitting: Sitting) -> Seated:
    """Return the names that the plan has for a sitting; any will do for those who came later."""
    entrants = plan.entrants
    return tuple(entrants[one] if one < len(entrants) else entrants[0] for one in sitting.entrants)


def _apart(computers: tuple[str, ...], persons: Collection[str]) -> tuple[str, ...]:
    """Return the names of the computer players, another for each whose name a person at the table has."""
    return tuple(f"{name} II" if any(same_name(name, one) for one in persons) else name for name in computers)


def record_of(plan: EveningPlan, sitting: Sitting, played: Played, seated: Seated | None = None) -> Record:
    """Return the deal as it was played, up to the moves made; `seated` as for `header_of`.

    Raises:
        RecordError: if a move is none, or the rules do not allow it, or moves follow the end of the deal.
    """
    header = header_of(plan, sitting, seated)
    record = Record.new(header.rules, names=header.names, seats=header.seats, seed=header.seed)
    record.push(deal_of(plan, sitting.deal))
    for number, line in enumerate(played.moves, 1):
        record.push_text(line, number)
    return record
