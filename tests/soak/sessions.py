"""Damaged messages of a game: a hostile host says them to a guest's game, and a hostile guest to the host's."""

from __future__ import annotations

import random
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication

from tests.minds import QuickMinds
from tests.net import samples
from tests.net.lobby.at_table import AtTable, guests_at
from tests.net.lobby.computers import play_by_view, say_all_ready, views_of
from tests.soak.noting import NotingFaults, Progress
from twentyfive.core import seated
from twentyfive.engine.game.engine import GameEngine
from twentyfive.engine.game.journal import Journal
from twentyfive.net.message_text import read_guest_message, read_host_message, write_message
from twentyfive.net.messages import GameForm, MakeMove
from twentyfive.net.remote.remote_game import RemoteGame
from twentyfive.net.views import Allowed, Seen, View

MOVES: Final = 60
"""The moves of the game whose messages are damaged."""

HOSTILE: Final = 0
"""The seat of the guest who says what is damaged."""

OF_EACH: Final = 500
"""The messages that are damaged at one table."""


@dataclass(slots=True)
class Sessions:
    """The result.

    Attributes:
        said: the number of damaged messages by the side that heard them.
        refused: those that were refused as they were read or heard.
        faults: the seeds of the tables with a fault, each with the traceback.
    """

    said: Counter[str] = field(default_factory=Counter)
    refused: Counter[str] = field(default_factory=Counter)
    faults: list[tuple[int, str]] = field(default_factory=list)


@contextmanager
def table() -> Iterator[AtTable]:
    """Open a table for guests at computers."""
    app = QCoreApplication.instance() or QCoreApplication([])
    with tempfile.TemporaryDirectory() as folder:
        engine = GameEngine(QuickMinds(), Journal(Path(folder) / "journal"))
        made = AtTable(engine)
        made.speaks = GameForm.VIEW
        yield made
        made.lobby.close()
        engine.close()
    del app


def damage_to_guest(at: AtTable, number: int, seed: int, done: Sessions) -> None:
    """Say damaged messages of a host to a guest's game, which refuses each or shows it, and can always be shown."""
    at.gather(seated("twenty-five", 4, 4), guests_at(4, 4))
    _play(at, seed)
    heard = [message for to, message in at.link.sent if to == 10]
    shown = [message for message in heard if isinstance(message, View | Seen | Allowed)]
    texts, rng, game = [write_message(message) for message in shown], random.Random(seed), RemoteGame()
    game.hear(next(message for message in shown if isinstance(message, View)))
    for text in _damaged(texts, number, rng):
        done.said["guest"] += 1
        try:
            message = read_host_message(text)
            if isinstance(message, View | Seen | Allowed):
                game.hear(message)
        except ValueError:
            done.refused["guest"] += 1
        hands = game.here.hands
        view = game.moment.view(hands[0] if hands else None)
        assert view.rules.players == len(game.here.seats.sitters)


def damage_to_host(at: AtTable, number: int, seed: int, done: Sessions) -> None:
    """Say damaged messages of a guest to the host: no move is made for another, and the table goes on."""
    at.gather(seated("twenty-five", 4, 4), guests_at(4, 4))
    rng = random.Random(seed)
    texts = [write_message(message) for message in samples.GUEST.values()]
    texts += [f'{{"t":"move","at":{place},"move":"{move}"}}' for place in range(5) for move in ("play 7S", "rob 5H")]
    for text in _damaged(texts, number, rng):
        if at.record.state.over:
            break
        before, to_act = at.record.ply, at.engine.moment.to_act
        done.said["host"] += 1
        try:
            message = read_guest_message(text)
        except ValueError:
            done.refused["host"] += 1
            continue
        if 10 + HOSTILE in at.link.gone:
            at.link.gone.clear()
        at.link.hear(10 + HOSTILE, message)
        assert at.record.ply == before or to_act in (HOSTILE, None) or at.engine.waits_for_next_deal, text
    _ends_well(at, rng)


def _ends_well(at: AtTable, rng: random.Random) -> None:
    """See that another guest still plays at the table."""
    player, seat = 1, at.engine.moment.to_act
    if seat == player and not at.engine.is_held:
        place, views = views_of(at.link, 10 + player)
        at.link.hear(10 + player, MakeMove(place, str(rng.choice(views[0].legal))))
        assert at.engine.revision > place


def _play(at: AtTable, seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(MOVES):
        if at.engine.waits_for_next_deal:
            say_all_ready(at)
        elif not at.record.state.over:
            play_by_view(at, rng)


def _damaged(texts: list[str], number: int, rng: random.Random) -> Iterator[str]:
    for _ in range(number):
        yield damaged(rng.choice(texts), texts, rng)


def damaged(text: str, others: list[str], rng: random.Random) -> str:
    """Return a text with a part changed, left out, doubled, or taken from another."""
    start = rng.randrange(len(text))
    end = start + rng.choice((1, 1, 2, 8, 100))
    other = rng.choice(others)
    return rng.choice(
        (
            text[:start] + rng.choice('0123456789[]{}",:\\CDHSAJQK ') + text[end:],
            text[:start] + text[end:],
            text[:end] + text[start:],
            text[:start] + other[start:end] + text[end:],
        )
    )


def soak_sessions(number: int, seed: int) -> Sessions:
    """Say so many damaged messages to each side."""
    done, progress = Sessions(), Progress("messages", 2 * number)
    for damage in (damage_to_guest, damage_to_host):
        for first in range(0, number, OF_EACH):
            with NotingFaults(partial(_note, done, seed + first)), table() as made:
                damage(made, min(OF_EACH, number - first), seed + first, done)
            progress.show(done.said.total(), len(done.faults))
    return done


def _note(done: Sessions, seed: int, fault: str) -> None:
    done.faults.append((seed, fault))


def report_sessions(done: Sessions) -> str:
    """Return the figures, then the faults."""
    lines = [
        f"{number} damaged messages to a {side}, {done.refused[side]} refused" for side, number in done.said.items()
    ]
    lines.append(f"{len(done.faults)} faults")
    for seed, fault in done.faults[:5]:
        lines += ["", f"seed {seed}:", fault]
    return "\n".join(lines)
