"""A same cards evening: several persons play the same deals, and their results are compared as bridge clubs do.

An `EveningPlan` fixes everything before the first card: the rules, the entrants (persons or pairs of persons), the seed
of the cards and of the computer players, and who plays which deal at which table, a `Sitting`. An `Evening` adds what
has been played. All results are read off the moves, which the rules check again whenever a file is read; nothing of a
result is stored that could disagree with them.

* Nobody sees the result of a deal that they have not played, see `results.open_deals`.
* The cards of a deal, and all decisions of the computer players, follow from the seed, the deal and the moves made.
* The file is JSON that is handed on. It has no cards in clear, as only the seed and compressed moves are stored; it is
  no safe, for whoever opens it in the program can play as anybody. Two copies are merged into their union.
* Over the home network (`net.evening`) each computer has a file of its own, results are merged one by one, and the
  host says who is there.
* The plan never changes. Who goes home, comes late or takes a place is told by the `places` beside it.
* A deal that was seen before is marked: moves taken back, hints, or begun again after its moves were lost.

The package knows no clock, no window and no prose. Begin with `evening`, then `places` and `results`; `movements` seats
those who meet at a table, and `evening_desk` runs an evening for the window.
"""

from __future__ import annotations

from pathlib import Path


def evenings_folder(data: Path) -> Path:
    """Return the folder of all evenings in the folder `data` of the person's files; it is there from the first on.

    It can be looked for without what runs an evening.
    """
    return data / "evenings"
