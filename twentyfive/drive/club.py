"""The file of a club: its nights, its members and its season, as lines that are only ever added to.

The first line says the format; each other one is an entry, as JSON. Those of an evening belong to the night that was
begun or opened last. What is pressed is one line more, so a program that is killed loses nothing.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from types import MappingProxyType
from typing import Annotated, Final

from twentyfive.drive.entries import KINDS, Entry, entry_line, read_entry
from twentyfive.drive.evening import Evening
from twentyfive.drive.log import Log, logged
from twentyfive.drive.people import MOST_NAME_LETTERS, NAME, folded
from twentyfive.drive.problems import ProblemKind, Refused
from twentyfive.drive.season import MOST_NIGHTS, SeasonLine, SeasonPlan, night_scores, season_table
from twentyfive.later_version import check_format
from twentyfive.strict_json import number, parse_json, plain_text, text, to_json

FORMAT: Final = "twentyfive drive 1"
MOST_LETTERS: Final = 12_000_000
"""Limit of a file, twice as long as a season of 30 nights with 250 pairs."""

MOST_MEMBERS: Final = 2_000

_DATE: Final = re.compile(r"[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])", re.ASCII)


def _parse_date(found: str) -> str:
    if not _DATE.fullmatch(found):
        raise ValueError(f"{found!r} is no date, such as 2026-11-28")
    return found


@dataclass(frozen=True, slots=True)
class ClubNamed(Entry):
    """The name of the club."""

    name: Annotated[str, plain_text(2 * MOST_NAME_LETTERS)]


@dataclass(frozen=True, slots=True)
class MemberJoined(Entry):
    """A new member."""

    name: Annotated[str, NAME]


@dataclass(frozen=True, slots=True)
class MemberLeft(Entry):
    """Somebody who is no longer a member."""

    name: Annotated[str, NAME]


@dataclass(frozen=True, slots=True)
class SeasonPlanned(Entry):
    """How the season is counted."""

    plan: SeasonPlan


@dataclass(frozen=True, slots=True)
class NightBegun(Entry):
    """A new night, which is open from now on."""

    date: Annotated[str, text(_parse_date, longest=10)]


@dataclass(frozen=True, slots=True)
class NightOpened(Entry):
    """A former night that is open from now on, to be mended."""

    night: Annotated[int, number(1, MOST_NIGHTS)]


CLUB_KINDS: Final[Mapping[str, type[Entry]]] = MappingProxyType(
    {
        **KINDS,
        "club": ClubNamed,
        "member": MemberJoined,
        "left": MemberLeft,
        "season": SeasonPlanned,
        "night": NightBegun,
        "open": NightOpened,
    }
)
"""The kinds of entries of a club's file, by their names there."""


@dataclass(frozen=True, slots=True)
class Night:
    """A night of a club.

    Attributes:
        date: its day, as 2026-11-28.
        log: what was entered of it.
    """

    date: str
    log: Log = field(default_factory=Log)


@dataclass(frozen=True)
class Club:
    """A club, as its file has it.

    Attributes:
        entries: everything that was entered, in order.
        name: the name; empty if it has none.
        members: the names of the members, in the order in which they joined.
        season_plan: how the season is counted.
        nights: the nights, in the order in which they were begun.
        open: the night to which entries belong, from 1; 0 before the first.
    """

    entries: tuple[Entry, ...] = ()
    name: str = ""
    members: tuple[str, ...] = ()
    season_plan: SeasonPlan = field(default_factory=SeasonPlan)
    nights: tuple[Night, ...] = ()
    open: int = 0

    @property
    def log(self) -> Log:
        """The log of the open night.

        Raises:
            Refused: if there is none.
        """
        if not self.open:
            raise Refused(ProblemKind.NO_NIGHT)
        return self.nights[self.open - 1].log

    @property
    def evening(self) -> Evening:
        """The open night as it stands.

        Raises:
            Refused: if there is none.
        """
        return self.log.evening

    @property
    def over(self) -> int:
        """How many of the nights are over."""
        return sum(night.log.evening.over for night in self.nights)

    @property
    def can_undo(self) -> bool:
        """Whether something of the open night can be taken back."""
        return bool(self.open and self.log.done)

    @property
    def can_redo(self) -> bool:
        """Whether something that was taken back can be made again."""
        return bool(self.open and self.log.undone)

    @cached_property
    def season(self) -> tuple[SeasonLine, ...]:
        """The table of the season: of the nights that are over."""
        evenings = [night.log.evening for night in self.nights]
        return season_table([night_scores(each) for each in evenings if each.over], self.season_plan, self.members)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The names of everybody who was at a night or is a member, who came most often first; to be offered again."""
        spelt = {folded(name): name for name in self.members}
        times = Counter[str]()
        for night in self.nights:
            for person in night.log.evening.people:
                if not person.struck:
                    spelt[folded(person.name)] = person.name
                    times[folded(person.name)] += 1
        return tuple(spelt[name] for name in sorted(spelt, key=lambda name: (-times[name], name)))


def club_entered(club: Club, entry: Entry) -> Club:
    """Return the club after another entry, which is one of the open night or of the club itself.

    Raises:
        Refused: with the reason, if it cannot be.
    """
    entries = (*club.entries, entry)
    match entry:
        case ClubNamed(name):
            return replace(club, entries=entries, name=name)
        case MemberJoined(name):
            if folded(name) in map(folded, club.members):
                raise Refused(ProblemKind.IS_MEMBER, name=name)
            if len(club.members) == MOST_MEMBERS:
                raise Refused(ProblemKind.TOO_MANY_MEMBERS, count=MOST_MEMBERS)
            return replace(club, entries=entries, members=(*club.members, name))
        case MemberLeft(name):
            members = tuple(one for one in club.members if folded(one) != folded(name))
            if len(members) == len(club.members):
                raise Refused(ProblemKind.NO_MEMBER, name=name)
            return replace(club, entries=entries, members=members)
        case SeasonPlanned(plan):
            return replace(club, entries=entries, season_plan=plan)
        case NightBegun(date):
            if len(club.nights) == MOST_NIGHTS:
                raise Refused(ProblemKind.TOO_MANY_NIGHTS, count=MOST_NIGHTS)
            return replace(club, entries=entries, nights=(*club.nights, Night(date)), open=len(club.nights) + 1)
        case NightOpened(night):
            if night > len(club.nights):
                raise Refused(ProblemKind.NO_SUCH_NIGHT, count=night)
            return replace(club, entries=entries, open=night)
        case _:
            return replace(_with_log(club, logged([entry], club.log)), entries=entries)


def _with_log(club: Club, log: Log) -> Club:
    at = club.open - 1
    night = replace(club.nights[at], log=log)
    return replace(club, nights=(*club.nights[:at], night, *club.nights[at + 1 :]))


def first_line() -> str:
    """Return the first line of a file, without the end of the line."""
    return to_json({"format": FORMAT})


def line_of(entry: Entry) -> str:
    """Write an entry of a club as a line, without the end of the line."""
    return entry_line(entry, CLUB_KINDS)


def club_text(club: Club) -> str:
    """Write the whole file of a club."""
    return "".join(f"{line}\n" for line in (first_line(), *map(line_of, club.entries)))


def read_club(content: str) -> Club:
    """Read the file of a club.

    Raises:
        LaterVersionError: if a later version of the program wrote it.
        ValueError: naming the line, if it is none; also if its last line is not whole, as after a power cut.
    """
    if len(content) > MOST_LETTERS:
        raise ValueError(f"line {content.count(chr(10), 0, MOST_LETTERS) + 1}: it has more than {MOST_LETTERS} letters")
    lines = content.split("\n")
    head = parse_json(lines[0], "line 1")
    if not isinstance(head, dict):
        raise ValueError(f"line 1: its format is not {FORMAT!r}")
    check_format(head.get("format"), FORMAT)
    if len(head) > 1:
        raise ValueError("line 1: it has more than the format")
    if lines.pop():
        raise ValueError(f"line {len(lines) + 1}: it has no end")
    entries: list[Entry] = [read_entry(line, f"line {at}", CLUB_KINDS) for at, line in enumerate(lines[1:], 2)]
    club, run = Club(), list[tuple[int, Entry]]()
    for at, entry in enumerate(entries, 2):
        if type(entry) in _OF_EVENING:
            run.append((at, entry))
            continue
        club, run = _with_run(club, run), []
        try:
            club = replace(club_entered(club, entry), entries=())
        except Refused as refused:
            raise ValueError(f"line {at}: {refused}") from refused
    return replace(_with_run(club, run), entries=tuple(entries))


_OF_EVENING: Final = frozenset(KINDS.values())


def _with_run(club: Club, run: Sequence[tuple[int, Entry]]) -> Club:
    """Enter a run of entries of the open night, each with its line, at once: one by one takes far longer.

    Raises:
        ValueError: naming the line, if one of them cannot be.
    """
    if not run:
        return club
    rest = iter(run)
    try:
        log = logged((entry for _, entry in rest), club.log)
    except Refused as refused:
        at, _ = run[max(0, len(run) - len(list(rest)) - 1)]  # the last one taken, or the first without a night
        raise ValueError(f"line {at}: {refused}") from refused
    return _with_log(club, log)
