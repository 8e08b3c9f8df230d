"""The messages about a same cards evening, as frozen data.

The host tells which results lie on its disk, whenever that changes. From that each guest sees which of their own are to
be handed in, and which of others there are to fetch, so that a cut or a restart needs nothing but the same once more.
What the texts say is read by `engine.evening`, in the window and never in a gateway.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Final

from twentyfive.strict_json import Entries, number, text

MOST_RESULTS: Final = 16
"""The most results in one message; with the longest moves they stay below the limit of a message of the host."""

LONGEST_MOVES: Final = 3_600
"""Limit of the letters of the moves of a deal, so that a guest's message can have them; a long one makes 1,200."""

LONGEST_PLAN: Final = 20_000
"""Limit of the letters of a plan; one of ten persons makes 2,500."""

_MOST_SITTINGS: Final = 240
_Sitting = Annotated[int, number(0, _MOST_SITTINGS - 1)]


@dataclass(frozen=True, slots=True)
class EveningResult:
    """A deal that was played to its end."""

    sitting: _Sitting  # its number
    moves: Annotated[str, text(str, longest=LONGEST_MOVES)]  # compressed
    undo: bool = False  # moves were taken back
    hints: bool = False  # hints were given, or other help
    seen: bool = False  # the cards were known before


@dataclass(frozen=True, slots=True)
class HandIn:
    """A guest's result for the host."""

    result: EveningResult


@dataclass(frozen=True, slots=True)
class Fetch:
    """A guest's question for the results of these sittings."""

    sittings: Annotated[tuple[_Sitting, ...], Entries(1, MOST_RESULTS)]


@dataclass(frozen=True, slots=True)
class SharedPlan:
    """The plan of the evening, for a guest who was taken in: the text of its file, with nothing played."""

    plan: Annotated[str, text(str, longest=LONGEST_PLAN)]


# Protocol 3 leaves out an empty list of these two, though its digest knows them without a default value.


@dataclass(frozen=True, slots=True)
class Held:
    """The numbers of the sittings that were played to their end, and are on the host's disk."""

    sittings: Annotated[tuple[_Sitting, ...], Entries(0, _MOST_SITTINGS)] = field(default_factory=tuple)


@dataclass(frozen=True, slots=True)
class Results:
    """Results of deals that the guest has played."""

    results: Annotated[tuple[EveningResult, ...], Entries(0, MOST_RESULTS)] = field(default_factory=tuple)
