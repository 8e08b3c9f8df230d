"""The sums of each game in the statistics: its deals added up by help, so that figures need not read every hand."""

from __future__ import annotations

import sqlite3
from typing import Final

SUMMED_AT_A_TIME: Final = 20
"""The number of games added up in one transaction, which takes about 20 ms."""

ALL: Final = -1
"""The number of games that stands for no limit in SQLite."""

TO_SUM: Final = "SELECT game FROM games WHERE summed = 0 LIMIT ?"

_SUM: Final = """
    INSERT INTO sums
    WITH counted AS (
        SELECT deal, sum(tricks * (side = (SELECT side FROM games WHERE game = :game))) AS tricks,
            sum(tricks) AS all_tricks, sum(yours * robbed) AS robs, sum(yours * (contract IS NOT NULL)) AS contracts,
            sum(yours * made) AS contracts_made, sum(yours * jinked) AS jinks, sum(yours * jink_made) AS jinks_made
        FROM hands WHERE game = :game GROUP BY deal
    )
    SELECT g.game, g.preset, g.options, g.level, d.undo, d.hint, d.forgotten, count(*), sum(c.tricks),
        sum(c.all_tricks), sum(c.robs), sum(c.contracts), sum(c.contracts_made), sum(c.jinks), sum(c.jinks_made)
    FROM deals d JOIN counted c ON c.deal = d.deal JOIN games g ON g.game = d.game
    WHERE d.game = :game GROUP BY d.undo, d.hint, d.forgotten
"""

_MARK: Final = """
    UPDATE games SET summed = 1,
        undo = ifnull((SELECT max(undo) FROM sums WHERE sums.game = :game), 0),
        hint = ifnull((SELECT max(hint) FROM sums WHERE sums.game = :game), 0)
    WHERE game = :game
"""


def sum_up(connection: sqlite3.Connection, game: str) -> None:
    """Add up the deals of a game anew, in an open transaction."""
    connection.execute("DELETE FROM sums WHERE game = ?", (game,))
    connection.execute(_SUM, {"game": game})
    connection.execute(_MARK, {"game": game})
