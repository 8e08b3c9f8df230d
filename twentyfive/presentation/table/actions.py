"""The actions at the table besides a move: their names, the reasons against them, and the words of undo and redo."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum, auto
from typing import Final

from twentyfive.core import PlayerView
from twentyfive.engine.game.session import GameSession
from twentyfive.wording.grammar.texts import Text
from twentyfive.wording.names import translate
from twentyfive.wording.table import answers
from twentyfive.wording.table.moves import MADE_AGAIN_WORDS, TAKEN_BACK_WORDS, taken_words

_NOTHING_TO_UNDO: Final = Text("table", "There is nothing to undo.")
_NO_REDO_AMONG_GUESTS: Final = Text("table", "While others play on their own screens, there is no redo: play again.")
_NOTHING_TO_REDO: Final = Text("table", "Nothing was undone.")


class Action(Enum):
    """The actions of the bar, from left to right; the last two stand at the right end."""

    UNDO = auto()
    REDO = auto()
    HINT = auto()
    LAST_TRICK = auto()
    RANKING = auto()
    SPEED = auto()
    MENU = auto()
    SCORES = auto()


ACTION_TEXTS: Final = {
    Action.UNDO: Text("bar", "Undo"),
    Action.REDO: Text("bar", "Redo"),
    Action.HINT: Text("bar", "Hint"),
    Action.LAST_TRICK: Text("bar", "Last trick"),
    Action.RANKING: Text("bar", "Card order"),
    Action.SPEED: Text("bar", "Speed"),
    Action.MENU: Text("bar", "Menu"),
    Action.SCORES: Text("bar", "Scores"),
}


def reasons_against(view: PlayerView, session: GameSession) -> Mapping[Action, str]:
    """Return the reason why each action is not available now; empty for an available one."""
    return {
        Action.UNDO: "" if session.can_undo else _no_undo_now(session),
        Action.REDO: "" if session.can_redo else _NO_REDO_AMONG_GUESTS() if session.has_guests else _NOTHING_TO_REDO(),
        Action.HINT: "" if view.my_turn else translate("table", "You can have a hint when it is your turn."),
        Action.LAST_TRICK: "" if view.tricks else str(answers.last_trick(view)),
        Action.RANKING: "" if view.trump is not None else str(answers.trumps_now(view)),
    }


def undo_sentence(session: GameSession, viewer: int | None) -> str:
    """Return the sentence that names the move to undo as `viewer` saw it, or says that there is none."""
    move = session.move_to_undo(viewer)
    return _NOTHING_TO_UNDO() if move is None else TAKEN_BACK_WORDS(move=taken_words(move))


def redo_sentence(session: GameSession, viewer: int | None) -> str:
    """Return the sentence that names the move to redo as `viewer` saw it, or says that there is none."""
    move = session.move_to_redo(viewer)
    return _NOTHING_TO_REDO() if move is None else MADE_AGAIN_WORDS(move=taken_words(move))


def _no_undo_now(session: GameSession) -> str:
    if not session.has_guests:
        return _NOTHING_TO_UNDO()
    return translate(
        "table",
        "While others play on their own screens, you can take back only your own last decision, if the host allows it"
        " and all agree. There is none now.",
    )
