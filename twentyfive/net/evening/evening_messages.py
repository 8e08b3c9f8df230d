"""The messages about a same cards evening, as frozen data.

The host tells which results lie on its disk, whenever that changes. From that each guest sees which of their own are to
be handed in, and which of others there are to fetch, so that a cut or a restart needs nothing but the same once more.
What the texts say is read by `engine.evening`, in the window and never in a gateway.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from twentyfive.strict_json import YES_OR_NO, Field, items, number, struct, text

MOST_RESULTS: Final = 16
"""The most results in one message; with the longest moves they stay below the limit of a message of the host."""

LONGEST_MOVES: Final = 3_600
"""Limit of the letters of the moves of a deal, so that a guest's message can have them; a long one makes 1,200."""

LONGEST_PLAN: Final = 20_000
"""Limit of the letters of a plan; one of ten persons makes 2,500."""

_MOST_SITTINGS: Final = 240
_SITTING: Final = number(0, _MOST_SITTINGS - 1)


@dataclass(frozen=True, slots=True)
class EveningResult:
    """A deal that was played to its end.

    Attributes:
        sitting: the number of the sitting.
        moves: the moves, compressed.
        undo: whether moves were taken back.
        hints: whether hints were given, or other help.
        seen: whether the cards were known before.
    """

    sitting: int
    moves: str
    undo: bool = False
    hints: bool = False
    seen: bool = False


@dataclass(frozen=True, slots=True)
class HandIn:
    """A guest's result for the host."""

    result: EveningResult


@dataclass(frozen=True, slots=True)
class Fetch:
    """A guest's question for the results of these sittings."""

    sittings: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SharedPlan:
    """The plan of the evening, for a guest who was taken in: the text of its file, with nothing played."""

    plan: str


@dataclass(frozen=True, slots=True)
class Held:
    """The numbers of the sittings that were played to their end, and are on the host's disk."""

    sittings: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Results:
    """Results of deals that the guest has played."""

    results: tuple[EveningResult, ...]


_RESULT: Final = struct(
    EveningResult,
    {
        "sitting": Field(_SITTING),
        "moves": Field(text(str, longest=LONGEST_MOVES)),
        **dict.fromkeys(("undo", "hints", "seen"), Field(YES_OR_NO, default=False)),
    },
)
HAND_IN_FIELDS: Final = {"result": Field(_RESULT)}
FETCH_FIELDS: Final = {"sittings": Field(items(_SITTING, 1, MOST_RESULTS))}
SHARED_PLAN_FIELDS: Final = {"plan": Field(text(str, longest=LONGEST_PLAN))}
HELD_FIELDS: Final = {"sittings": Field(items(_SITTING, 0, _MOST_SITTINGS), default=())}
RESULTS_FIELDS: Final = {"results": Field(items(_RESULT, 0, MOST_RESULTS), default=())}
