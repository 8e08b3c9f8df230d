"""The tiles of the start page, made from the saved games and the game under way."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from twentyfive.engine.daily.deals import deal_of
from twentyfive.engine.saves.rule_sets import RulesNames
from twentyfive.engine.saves.saves import SavedGames
from twentyfive.engine.seating.game_token import GameToken
from twentyfive.engine.seating.players import TableSetup, faces_of
from twentyfive.presentation.start.entry import Entry, Rank, StartEntry
from twentyfive.wording.records.saved import MANY_GAMES_KEPT, games_kept
from twentyfive.wording.setup.games import game_played
from twentyfive.wording.setup.tables import PRACTICE_OF, play_now, under_way

if TYPE_CHECKING:
    from twentyfive.engine.evening.evening_desk import Turn

MOST_COUNTED: Final = 1000
"""The most saved games that the start page counts; it takes 2 ms, and must not take longer for a lifetime of games."""


@dataclass(frozen=True, slots=True)
class Continued:
    """Something that Continue goes on with.

    Attributes:
        game: the game; None for the next turn of an evening.
        turn: the turn of an evening to which it belongs, or which is next.
        practised: whether it is practised.
    """

    game: GameToken | None
    turn: Turn | None = None
    practised: bool = False


def start_entries(
    setup: TableSetup, saves: SavedGames, waiting: Continued | None, names: RulesNames, seat: Path, *, is_new: bool
) -> list[StartEntry]:
    """The tiles in order: Play now begins the game of `setup`; Continue takes up what is `waiting`, if anything.

    `seat` is the file of the person's seat at another's table. Whoever `is_new` to lessons and has saved no game is
    shown the first lesson beside Play now.
    """
    number = _number_saved(saves)
    faces = tuple(faces_of(setup.sitters).values())
    play = StartEntry(Entry.PLAY, play_now(setup, names.name(setup.rules)), faces=faces)
    leading = [play] if waiting is None else [_continue_entry(waiting, names, is_guest=seat.exists()), play]
    if is_new and waiting is None and number == 0:
        leading.append(StartEntry(Entry.FIRST_LESSON))
    shown = {Entry.JOIN: _join_entry(seat), Entry.SAVED: _saved_entry(number)}
    others = (entry for entry in Entry if entry.rank is not Rank.HERO)
    return [*leading, *(shown.get(entry, StartEntry(entry)) for entry in others)]


def _continue_entry(waiting: Continued, names: RulesNames, *, is_guest: bool) -> StartEntry:
    """Name what waits as what it is: an evening, a deal of the day, a practised game, or a game.

    Of an evening on the network only the evening is named before somebody here has sat down: whose turn it is may play
    at another computer.
    """
    # Imported here, as most games to continue are neither.
    if waiting.turn is not None:
        from twentyfive.wording.records.evening import turn_words

        turn, elsewhere = waiting.turn, waiting.game is None and (is_guest or waiting.turn.was_shared)
        words = turn.name if elsewhere else turn_words(turn.evening, turn.sitting)
        return StartEntry(Entry.CONTINUE, words, words)
    game = waiting.game
    assert game is not None, "what is no turn of an evening is a game"
    deal = deal_of(game)
    if deal is not None:
        from twentyfive.wording.records.daily import daily_name, daily_under_way

        return StartEntry(Entry.CONTINUE, daily_under_way(deal.game, deal.day), daily_name(deal.game))
    own = names.name(game.rules)
    words, name = under_way(game.view, own, game.guests), game_played(game.rules, own)
    if waiting.practised:
        words, name = PRACTICE_OF(game=words), PRACTICE_OF(game=name)
    return StartEntry(Entry.CONTINUE, words, name)


def _join_entry(seat: Path) -> StartEntry:
    if not seat.exists():
        return StartEntry(Entry.JOIN)
    from twentyfive.engine.saves.kept_seat import SeatFile
    from twentyfive.wording.joining import BACK_TO
    from twentyfive.wording.records.tables_elsewhere import seat_table

    found = SeatFile(seat).peek()
    return StartEntry(Entry.JOIN) if found is None else StartEntry(Entry.JOIN, BACK_TO(host=seat_table(found)))


def _number_saved(saves: SavedGames) -> int | None:
    try:
        return saves.number(MOST_COUNTED + 1)
    except OSError:
        return None  # the Saved games page says what is wrong with the folder


def _saved_entry(number: int | None) -> StartEntry:
    if number is None:
        return StartEntry(Entry.SAVED)
    return StartEntry(Entry.SAVED, MANY_GAMES_KEPT(MOST_COUNTED) if number > MOST_COUNTED else games_kept(number))
