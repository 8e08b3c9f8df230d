"""What the actions of the bar do to the game under way: why one is not offered now, and what undo and redo change."""

from __future__ import annotations

from collections.abc import Mapping

from twentyfive.core import PlayerView
from twentyfive.engine.game.engine import GameEngine
from twentyfive.engine.game.observations import seen_move
from twentyfive.ui.pages.practise.words import made_again_words, taken_back_words, taken_words
from twentyfive.ui.table.panels.action_bar import Action
from twentyfive.wording.names import card_name, translate
from twentyfive.wording.table import answers


def reasons_against(view: PlayerView, engine: GameEngine) -> Mapping[Action, str]:
    """Why each action is not offered now; empty where it is."""
    return {
        Action.UNDO: "" if engine.can_undo else _nothing_back(),
        Action.REDO: "" if engine.can_redo else _nothing_on(),
        Action.HINT: "" if view.my_turn else translate("table", "A hint is given when it is your turn."),
        Action.LAST_TRICK: "" if view.tricks else str(answers.last_trick(view)),
        Action.RANKING: "" if view.trump is not None else str(answers.trumps_now(view)),
    }


def take_back_words(engine: GameEngine, viewer: int | None) -> str:
    """What undo takes back, as `viewer` has seen it, or that there is nothing."""
    ply = engine.undo_to
    return _nothing_back() if ply is None else taken_back_words(_words(engine, ply, viewer))


def make_again_words(engine: GameEngine, viewer: int | None) -> str:
    """What redo makes again, as `viewer` has seen it, or that there is nothing."""
    record = engine.record
    if record is None or not engine.can_redo:
        return _nothing_on()
    return made_again_words(_words(engine, record.ply, viewer))


def _nothing_back() -> str:
    return translate("table", "There is nothing to take back.")


def _nothing_on() -> str:
    return translate("table", "Nothing was taken back.")


def _words(engine: GameEngine, ply: int, viewer: int | None) -> str:
    """The move after the first `ply` of the log."""
    record, seats = engine.record, engine.seats
    assert record is not None, "seats are at a game"
    return taken_words(seen_move(record, seats, ply, viewer), card_name)
