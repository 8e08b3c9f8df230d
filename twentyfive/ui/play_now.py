"""What Play now begins."""

from __future__ import annotations

import logging

from twentyfive.engine.sitters import TableSetup
from twentyfive.ui.choices_text import last_choices
from twentyfive.ui.settings import Settings
from twentyfive.ui.table_choices import usual_choices

_log = logging.getLogger(__name__)


def default_setup(settings: Settings) -> TableSetup:
    """The last choices of the person; at first Twenty-Five for five, medium."""
    choices = last_choices(settings.new_game, settings.name)
    if not choices.ready:
        _log.warning("No game can begin with the last choices, the usual ones stand in")
        choices = usual_choices(settings.name)
    return choices.table()
