"""Computer guests made of code: they read views and move by what those say."""

from __future__ import annotations

import random

from tests.net.lobby.at_table import AtTable
from tests.net.lobby.fakes import FakeLink
from twentyfive.core import PlayerView
from twentyfive.core.view_text import seen_move_from_text, view_from_text
from twentyfive.net.messages import MakeMove, Sign, SignOf
from twentyfive.net.views import Allowed, Seen, View


def views_of(link: FakeLink, guest: int) -> tuple[int, tuple[PlayerView, ...]]:
    """Return the position that a computer was told last, and the view from each hand."""
    last = next(message for to, message in reversed(link.sent) if to == guest and isinstance(message, View | Seen))
    if isinstance(last, View):
        return last.at, tuple(view_from_text(text) for text in last.views)
    return last.at, tuple(seen_move_from_text(text).after for text in last.moves)


def play_by_view(table: AtTable, rng: random.Random) -> None:
    """Let the computer guest whose turn it is make any move that its view allows."""
    for player in table.tokens:
        at, views = views_of(table.link, 10 + player)
        for view in views:
            if view.my_turn:
                table.link.hear(10 + player, MakeMove(at, str(rng.choice(view.legal))))
                return
    raise AssertionError("nobody is asked")


def say_all_ready(table: AtTable) -> None:
    """Let every computer guest be ready for the next deal."""
    for player in table.tokens:
        table.link.hear(10 + player, Sign(SignOf.READY))


def allowed(table: AtTable, player: int) -> Allowed:
    """Return what a computer guest may ask for now."""
    return table.link.last(10 + player, Allowed)
