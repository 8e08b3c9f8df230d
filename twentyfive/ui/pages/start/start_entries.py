"""The entries of the start page, made from the saved games and the game under way."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from twentyfive.engine.saves.rule_sets import RulesNames
from twentyfive.engine.saves.saves import SavedGames
from twentyfive.engine.seating.kept_game import KeptGame
from twentyfive.engine.seating.players import TableSetup
from twentyfive.ui.pages.start.entry import Entry, StartEntry
from twentyfive.wording.records.saved import games_kept, many_games_kept
from twentyfive.wording.setup.games import game_played
from twentyfive.wording.setup.tables import play_now, under_way

MOST_COUNTED: Final = 1000
"""The most saved games that the start page counts; it takes 2 ms, and must not take longer for a lifetime of games."""


def start_entries(
    setup: TableSetup, saves: SavedGames, waiting: KeptGame | None, names: RulesNames, seat: Path
) -> list[StartEntry]:
    """The entries from the top: Play now begins the game of `setup`; Continue takes up `waiting`, if there is one.

    `seat` is the file of the person's seat at another's table.
    """
    entries = [StartEntry(Entry.PLAY, play_now(setup, names.name(setup.rules)))]
    entries += [StartEntry(Entry.NEW_GAME), StartEntry(Entry.DAILY), StartEntry(Entry.EVENING)]
    entries += [_join_entry(seat), StartEntry(Entry.LEARN), StartEntry(Entry.PRACTISE)]
    entries += [_saved_entry(saves), StartEntry(Entry.STATISTICS), StartEntry(Entry.SETTINGS)]
    if waiting is not None:
        view = waiting.view
        own = names.name(view.rules)
        words = under_way(view, own, waiting.guests)
        entries.insert(0, StartEntry(Entry.CONTINUE, words, game_played(view.rules, own)))
    return entries


def _join_entry(seat: Path) -> StartEntry:
    if not seat.exists():
        return StartEntry(Entry.JOIN)
    from twentyfive.engine.saves.kept_seat import SeatFile
    from twentyfive.wording.joining import back_to

    found = SeatFile(seat).peek()
    return StartEntry(Entry.JOIN) if found is None else StartEntry(Entry.JOIN, back_to(found.host))


def _saved_entry(saves: SavedGames) -> StartEntry:
    try:
        number = saves.number(MOST_COUNTED + 1)
        return StartEntry(Entry.SAVED, many_games_kept(MOST_COUNTED) if number > MOST_COUNTED else games_kept(number))
    except OSError:
        return StartEntry(Entry.SAVED)  # the Saved games page says what is wrong with the folder
