"""Saved games as they are listed: the facts about each, found by playing its moves."""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass

from twentyfive.core import PlayerView, RecordError
from twentyfive.engine.files.disk_errors import system_words
from twentyfive.engine.saves.saved_game import Cover, SavedGame
from twentyfive.engine.seating.game_token import GameToken
from twentyfive.later_version import LaterVersionError
from twentyfive.wording.records.saved import about, standing_line


@dataclass(frozen=True, slots=True)
class Checked:
    """The result of checking a saved game by playing its moves.

    Attributes:
        line: the state of the game, in few words.
        facts: all facts about the game.
        fault: the reason why it cannot be played; empty if it can.
        over: whether the game is over.
        won: whether the only person won a game that is over; None for any other.
        picture: what a picture of the table may show; None for nothing.
        is_later: whether a later version of the program is needed for it.
    """

    line: str = ""
    facts: str = ""
    fault: str = ""
    over: bool = False
    won: bool | None = None
    picture: PlayerView | None = None
    is_later: bool = False


@dataclass(frozen=True, slots=True)
class Reading:
    """A check under way: a game whose moves are being played.

    Attributes:
        cover: the game.
        steps: plays its moves.
        to_show: returns what a picture of a game may show.
    """

    cover: Cover
    steps: Generator[None, None, SavedGame]
    to_show: Callable[[GameToken], PlayerView | None]


def read_on(reading: Reading) -> Checked | None:
    """Play a few more moves; return the result, or None while there are more."""
    try:
        next(reading.steps)
    except StopIteration as end:
        game: SavedGame = end.value
    except RecordError as error:
        return Checked(fault=str(error), is_later=isinstance(error, LaterVersionError))
    except OSError as error:
        return Checked(fault=system_words(error))
    else:
        return None
    view = game.kept.view
    return Checked(
        standing_line(view),
        "\n".join(about(reading.cover, view)),
        over=view.over,
        won=_has_won(view),
        picture=reading.to_show(game.kept),
    )


def _has_won(view: PlayerView) -> bool | None:
    if not view.over or view.player is None or len(view.winners) != 1:
        return None
    return view.rules.side_of(view.player) in view.winners
