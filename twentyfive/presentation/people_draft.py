"""The draft of a change of who is there: who, what, from which deal on, and under which name."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum, auto

from twentyfive.engine.evening import places
from twentyfive.engine.evening.changes import (
    has_room,
    is_empty,
    played_turns,
    sittings_of,
    turns_to_come,
    with_change,
    with_newcomer,
)
from twentyfive.engine.evening.evening import Evening
from twentyfive.engine.evening.places import MOST_STAYS, Seat, Stay, names_of
from twentyfive.engine.evening.results import open_deals
from twentyfive.engine.files.file_names import same_name
from twentyfive.engine.seating.players import fault_of
from twentyfive.wording.records import evening as evening_words
from twentyfive.wording.records import evening_people as words

Who = tuple[int, int]
"""A seat: the number of the entrant, and that of the person, 0 or 1."""


class Happens(StrEnum):
    """A change of who has a seat."""

    GOES = auto()  # its person goes home
    RETURNS = auto()  # and is back
    REPLACED = auto()  # somebody else takes the seat
    KEPT = auto()  # who took it does not, and who had it before plays on
    LATE = auto()  # its person comes late
    RENAMED = auto()
    COMES = auto()  # somebody new comes, to a place of their own
    STAYS_AWAY = auto()  # and does not after all


_NEEDS_NAME = (Happens.REPLACED, Happens.RENAMED, Happens.COMES)
_NEEDS_DEAL = (Happens.GOES, Happens.RETURNS, Happens.REPLACED, Happens.LATE, Happens.COMES)


@dataclass(frozen=True, slots=True)
class PeopleDraft:
    """A change that has been entered so far.

    Attributes:
        evening: the evening.
        who: whose seat is concerned; None for somebody new.
        what: what happens.
        turn: the last turn of who goes home, else the first turn of who plays from then on.
        name: the name entered, or two with a comma between them for a pair that comes.
    """

    evening: Evening
    who: Who | None = None
    what: Happens = Happens.COMES
    turn: int = 1
    name: str = ""

    @property
    def seat(self) -> Seat:
        """Those who have the seat, one after another."""
        return () if self.who is None else self.evening.places[self.who[0]].seats[self.who[1]]

    @property
    def last(self) -> Stay | None:
        """The person who had the seat last."""
        return self.seat[-1] if self.seat else None

    @property
    def needs_name(self) -> bool:
        """Whether a name is to be entered."""
        return self.what in _NEEDS_NAME

    @property
    def needs_deal(self) -> bool:
        """Whether a deal is to be chosen."""
        return self.what in _NEEDS_DEAL

    @property
    def names(self) -> tuple[str, ...]:
        """The names entered."""
        parts = self.name.split(",") if self.what is Happens.COMES else [self.name]
        return tuple(name for part in parts if (name := " ".join(part.split())))

    def persons(self) -> tuple[Who, ...]:
        """Return all seats that somebody has or can take."""
        there = (one for one in range(len(self.evening.places)) if not is_empty(self.evening, one))
        return tuple((entrant, seat) for entrant in there for seat in range(self.evening.plan.size))

    def offered(self) -> tuple[Happens, ...]:
        """Return what can happen to the seat."""
        if self.who is None:
            return (Happens.COMES,)
        if self.last is None:  # the computer is the partner
            return (Happens.REPLACED,)
        found = [Happens.GOES, Happens.REPLACED, Happens.LATE]
        if self.last.until is not None:
            found = [Happens.RETURNS, Happens.REPLACED]
        offered = [what for what in found if replace(self, what=what).turns()]
        if self._may_be_kept:
            offered.append(Happens.KEPT)
        if self.who[0] >= len(self.evening.plan.entrants) and self._has_played_nothing:
            offered.append(Happens.STAYS_AWAY)
        return (*offered, Happens.RENAMED)

    @property
    def _may_be_kept(self) -> bool:
        """Whether who had the seat before can have played what was played since: it was theirs all the time."""
        if self.who is None or len(self.seat) < 2 or self.seat[-2].names == self.seat[-1].names:
            return False
        old, new = self.seat[-2:]
        return old.until == new.since - 1 or not any(map(new.covers, played_turns(self.evening, *self.who)))

    @property
    def _has_played_nothing(self) -> bool:
        assert self.who is not None, "somebody is chosen"
        return not any(map(self.evening.is_over, sittings_of(self.evening, self.who[0])))

    def turns(self) -> tuple[int, ...]:
        """Return the turns that are offered; those that are over stay with who has played them."""
        if self.who is None:
            return tuple(range(1, self.evening.plan.turns + 1))
        entrant, seat = self.who
        own = [sitting.turn for sitting in sittings_of(self.evening, entrant)]
        to_come, played = turns_to_come(self.evening, entrant), played_turns(self.evening, entrant, seat)
        # Who plays from a turn on plays all that follow, so none of them may have been played without them.
        theirs = {*to_come, *played}
        free = tuple(turn for turn in own if theirs.issuperset(later for later in own if later >= turn))
        if self.last is None:
            return tuple(turn for turn in to_come if turn in free)
        since, until = self.last.since, self.last.until
        match self.what:
            case Happens.GOES:
                first = max((*played, since - 1))
                return (first, *(turn for turn in own[:-1] if turn > first))
            case Happens.RETURNS:
                return tuple(turn for turn in to_come if turn > (until or 0) and turn in free)
            case Happens.REPLACED if until is not None:
                return tuple(turn for turn in to_come if turn > until and turn in free)
            case Happens.REPLACED:
                return tuple(turn for turn in free if turn >= since)
            case Happens.LATE:
                before = 0 if len(self.seat) == 1 else (self.seat[-2].until or 0)
                begun = min((turn for turn in played if turn >= since), default=own[-1])
                return tuple(turn for turn in free if before < turn <= begun)
            case _:
                return ()

    def usual_turn(self) -> int:
        """Return the turn that is chosen at first: the last one played by who goes, else the first that is left."""
        turns = self.turns()
        if not turns or self.what is Happens.GOES:
            return turns[0] if turns else 1
        shown = open_deals(self.evening, None)
        left = [turn for turn in turns if self.deal_of(turn) not in shown] or list(turns)
        if self.what is Happens.LATE:
            now = self.evening.next_sitting()
            left = [turn for turn in left if now is None or turn > now.turn] or left
        elif self.who is not None:
            left = [turn for turn in left if turn in turns_to_come(self.evening, self.who[0])] or left
        return left[0]

    def deal_of(self, turn: int) -> int:
        """Return the deal that is played at a turn."""
        own = self.evening.sittings if self.who is None else sittings_of(self.evening, self.who[0])
        return next((sitting.deal for sitting in own if sitting.turn == turn), turn)

    def fault(self) -> str:
        """Return a sentence about what is missing or cannot be; empty if the change can be made."""
        if self.who is None and not has_room(self.evening):
            return words.no_room(self.evening)
        if self.needs_name:
            return self._name_fault()
        return ""

    def _name_fault(self) -> str:
        most = self.evening.plan.size if self.what is Happens.COMES else 1
        if not self.names:
            return words.NO_NAME()
        if len(self.names) > most:
            return words.too_many_names(most)
        if len(self.seat) >= MOST_STAYS and self.what is Happens.REPLACED:
            return words.SEAT_IS_FULL()
        own = None if self.what is Happens.REPLACED else self.who
        taken = [name for whose, name in names_of(self.evening.places) if whose != own]
        for place, name in enumerate(self.names):
            if fault_of(name) is not None:
                return evening_words.BAD_NAME(name=name)
            if any(same_name(name, other) for other in (*taken, *self.names[:place])):
                return evening_words.NAME_TWICE(name=name)
        return ""

    def changed(self) -> Evening:
        """Return the evening after the change.

        Raises:
            ValueError: if it cannot be made.
        """
        if self.who is None:
            return with_newcomer(self.evening, self.names, self.turn)
        entrant, number = self.who
        return with_change(self.evening, entrant, self.evening.places[entrant].with_seat(number, self._seat()))

    def _seat(self) -> Seat:
        """Return the seat after the change."""
        seat = self.seat
        match self.what:
            case Happens.GOES:
                return places.gone(seat, self.turn)
            case Happens.RETURNS:
                return places.back(seat, self.turn)
            case Happens.REPLACED:
                return places.replaced(seat, self.names[0], self.turn)
            case Happens.KEPT:
                return places.not_replaced(seat)
            case Happens.LATE:
                return places.late(seat, self.turn)
            case Happens.RENAMED:
                return places.renamed(seat, self.names[0])
            case Happens.STAYS_AWAY | Happens.COMES:
                return ()


def fitted(draft: PeopleDraft) -> PeopleDraft:
    """Return the draft with each answer that is not offered replaced by one that is, and the usual deal."""
    persons = draft.persons()
    if draft.who not in persons and draft.who is not None:
        draft = replace(draft, who=persons[0])
    if draft.what not in draft.offered():
        draft = replace(draft, what=draft.offered()[0])
    return replace(draft, turn=draft.usual_turn())
