"""The tables of the statistics, and how those of older versions become those of this one."""

from __future__ import annotations

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
