"""What cannot be entered, and what an organiser is to be told, as data; pages put it into sentences."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class ProblemKind(StrEnum):
    """The kinds of problems; the comments in brackets tell which fields of a `Problem` they fill."""

    # Of the plan.
    TABLE_TOO_LARGE = "table-too-large"  # (count: the people at it)
    SIT_OUT_TOO_HIGH = "sit-out-too-high"  # (count: the wins for sitting out)
    TOO_MANY_COOKIES = "too-many-cookies"  # (count: the numbers to be drawn)
    MORE_THAN_THE_TIN = "more-than-the-tin"  # (count: the percent of all shares)
    FIXED_NOW = "fixed-now"  # the size of a side or the scoring, while they play
    FEWER_THAN_PLAYED = "fewer-than-played"  # (game: the one that is played)
    # Of the list.
    NAME_TAKEN = "name-taken"  # (name; person: who has it)
    NAME_TWICE = "name-twice"  # (name: one that was typed twice at once)
    TOO_MANY_PEOPLE = "too-many-people"  # (count)
    PARTY_TOO_LARGE = "party-too-large"  # (count: the people in it)
    SAME_PERSON = "same-person"  # (person)
    NO_SUCH_PERSON = "no-such-person"  # (person)
    IS_SEATED = "is-seated"  # (person)
    NO_PARTNER = "no-partner"  # (person)
    TOO_FEW_SIDES = "too-few-sides"  # (count)
    WRONG_ORDER = "wrong-order"  # seats are given for others than who is there
    # Of the play.
    NOT_BEGUN = "not-begun"
    HAS_BEGUN = "has-begun"
    IS_OVER = "is-over"
    NOT_OVER = "not-over"
    NO_SUCH_GAME = "no-such-game"  # (game)
    NO_SUCH_TABLE = "no-such-table"  # (game, table)
    NO_SUCH_SIDE = "no-such-side"  # (side)
    NOT_AT_TABLE = "not-at-table"  # (game, table, side)
    WRONG_POINTS = "wrong-points"  # (game, table, count: the sides at the table)
    RESULT_MISSING = "result-missing"  # (game, table)
    IS_GONE = "is-gone"  # (side)
    IS_HERE = "is-here"  # (side)
    TOO_LATE_FOR_SUBSTITUTES = "too-late-for-substitutes"  # (side)
    # Of the end.
    NO_SUCH_TIE = "no-such-tie"
    WRONG_PLAY_OFF = "wrong-play-off"  # not everybody of the tie is placed or forfeits, or nobody played
    NOT_PLANNED = "not-planned"  # the draw or prize is not in the plan
    NO_TICKETS = "no-tickets"
    # To be told; of these only the second is ever refused, if a side that sits out reports a result.
    UNPARTED = "unparted"  # (person, other: two who were to be kept apart, and are partners or at one table)
    SITS_OUT = "sits-out"  # (side)
    ODD_TABLE = "odd-table"  # (table, count: its sides)
    TIN_SHORT = "tin-short"  # (count: the cents that are missing)
    # Of the club.
    NO_NIGHT = "no-night"
    NO_SUCH_NIGHT = "no-such-night"  # (count)
    TOO_MANY_NIGHTS = "too-many-nights"  # (count)
    IS_MEMBER = "is-member"  # (name)
    NO_MEMBER = "no-member"  # (name)
    TOO_MANY_MEMBERS = "too-many-members"  # (count)
    TOO_MANY_ENTRIES = "too-many-entries"  # (count)
    NOTHING_TO_UNDO = "nothing-to-undo"
    NOTHING_TO_REDO = "nothing-to-redo"


@dataclass(frozen=True, slots=True)
class Problem:
    """Something that cannot be, or that is to be told.

    Attributes:
        kind: the kind, which says what the other fields hold; all others are empty.
        person: the number of a person.
        other: the number of another one.
        side: the number of a side's card.
        game: the number of a game.
        table: the number of a table.
        count: a figure.
        name: a name.
    """

    kind: ProblemKind
    person: int = 0
    other: int = 0
    side: int = 0
    game: int = 0
    table: int = 0
    count: int = 0
    name: str = ""


class Refused(ValueError):
    """The error of an entry that cannot be; nothing has changed then.

    Attributes:
        problem: the reason.
    """

    def __init__(self, kind: ProblemKind, **fields: int | str) -> None:
        super().__init__(" ".join([kind.value, *(f"{name}={value}" for name, value in fields.items())]))
        self.problem = _problem(kind, fields)


def _problem(kind: ProblemKind, fields: dict[str, int | str]) -> Problem:
    name = fields.pop("name", "")
    assert isinstance(name, str)
    return Problem(kind, name=name, **{field: int(value) for field, value in fields.items()})
