"""A table for all: nobody plays at this screen, so it shows no hand, in letters that are read across the room."""

from __future__ import annotations

from PySide6.QtCore import QSize

from twentyfive.engine.game.session import GameSession
from twentyfive.ui.theme.look import Look


def is_for_all(session: GameSession) -> bool:
    """Whether persons at other devices play, and nobody at this screen."""
    return session.has_guests and not session.here.persons


def table_look(session: GameSession, look: Look, size: QSize) -> Look:
    """Return the look of a table of that size in this game; `look` is that of the window."""
    if is_for_all(session):
        return look.at_table.from_afar(size.width(), size.height())
    return look.at_table


def bar_look(session: GameSession, look: Look, size: QSize) -> Look:
    """Return the look of a bar above that table; who is asleep is read across the room, too."""
    return look.from_afar(size.width(), size.height()) if is_for_all(session) else look
