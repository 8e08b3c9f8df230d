"""What Play now begins."""

from __future__ import annotations

import logging

from twentyfive.engine.seating.players import TableSetup
from twentyfive.ui.settings.model import Settings
from twentyfive.ui.setup.new_game import usual_choices
from twentyfive.ui.setup.new_game_text import last_choices

_log = logging.getLogger(__name__)


def default_setup(settings: Settings) -> TableSetup:
    """The last choices of the person; at first Twenty-Five for five, medium."""
    choices = last_choices(settings.new_game, settings.name)
    if not choices.ready:
        _log.warning("No game can begin with the last choices, the usual ones stand in")
        choices = usual_choices(settings.name)
    return choices.table()
