"""The tables of the statistics, how those of older versions become those of this one, and the sums of each game."""

from __future__ import annotations

import sqlite3
from typing import Final

MIGRATIONS: Final = (
    """
    CREATE TABLE games (
        game TEXT PRIMARY KEY, preset TEXT NOT NULL, options TEXT NOT NULL, players INTEGER NOT NULL,
        sides INTEGER NOT NULL, level TEXT NOT NULL, side INTEGER NOT NULL, begun TEXT NOT NULL, result TEXT,
        forgotten INTEGER NOT NULL DEFAULT 0
    );
    CREATE TABLE deals (
        game TEXT NOT NULL REFERENCES games ON DELETE CASCADE, deal INTEGER NOT NULL,
        undo INTEGER NOT NULL, hint INTEGER NOT NULL, forgotten INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (game, deal)
    );
    CREATE TABLE hands (
        game TEXT NOT NULL, deal INTEGER NOT NULL, seat INTEGER NOT NULL, side INTEGER NOT NULL,
        yours INTEGER NOT NULL, tricks INTEGER NOT NULL, gain INTEGER NOT NULL, robbed INTEGER NOT NULL,
        contract INTEGER, made INTEGER NOT NULL, jinked INTEGER NOT NULL, jink_made INTEGER NOT NULL,
        PRIMARY KEY (game, deal, seat), FOREIGN KEY (game, deal) REFERENCES deals ON DELETE CASCADE
    );
    CREATE INDEX games_by_day ON games (begun);
    CREATE TABLE recounts (kept TEXT NOT NULL, reason TEXT NOT NULL);
    INSERT INTO recounts VALUES ('', '');
    """,
    """
    ALTER TABLE recounts ADD COLUMN since REAL NOT NULL DEFAULT 0;
    ALTER TABLE recounts ADD COLUMN games INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE games ADD COLUMN summed INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE games ADD COLUMN undo INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE games ADD COLUMN hint INTEGER NOT NULL DEFAULT 0;
    CREATE INDEX games_to_sum ON games (game) WHERE summed = 0;
    CREATE TABLE sums (
        game TEXT NOT NULL REFERENCES games ON DELETE CASCADE, preset TEXT NOT NULL, options TEXT NOT NULL,
        level TEXT NOT NULL, undo INTEGER NOT NULL, hint INTEGER NOT NULL, forgotten INTEGER NOT NULL,
        deals INTEGER NOT NULL, tricks INTEGER NOT NULL, all_tricks INTEGER NOT NULL,
        robs INTEGER NOT NULL, contracts INTEGER NOT NULL, contracts_made INTEGER NOT NULL, jinks INTEGER NOT NULL,
        jinks_made INTEGER NOT NULL
    );
    CREATE INDEX sums_of_game ON sums (game);
    """,
    """
    CREATE TABLE dailies (
        day TEXT NOT NULL, daily TEXT NOT NULL, version INTEGER NOT NULL, game TEXT NOT NULL, result TEXT NOT NULL,
        late INTEGER NOT NULL, expected INTEGER, taken INTEGER, forgotten INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (day, daily)
    );
    """,
    """
    CREATE TABLE against (
        game TEXT NOT NULL REFERENCES games ON DELETE CASCADE, character TEXT NOT NULL, PRIMARY KEY (game, character)
    );
    """,
)
"""The statements that turn version n of the tables into version n + 1.

`forgotten` is the number of the reset that removed a row from the figures, 0 for none. While a recount of the saved
games is pending, `recounts` has a row that names the damaged file and the time of the last game that was counted, so
that the next start resumes an interrupted one. `sums` adds up the deals of each game (`sums.py`): the figures of
200,000 deals take seconds to read from their hands. `undo` and `hint` of a game say whether any of its deals had them.
`dailies` has the first result of each deal of the day, and its par in tenths once that is found.
`against` has the characters on the other sides of each game.
"""


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
