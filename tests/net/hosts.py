"""Hosts that answer whoever looks for tables, without a table."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

from tests.net.tables import HERE
from twentyfive.net.discovery import Answering, Notice, listen_for_questions, responding
from twentyfive.net.limits import Limits

NOTICE: Final = Notice(("Mary",), "", "forty-five", 2)


@dataclass(slots=True)
class Host:
    """A host whose notice can be changed.

    Attributes:
        asked_at: the port of its questions.
        port: the port that it tells.
        notice: its notice; None while it answers nobody.
    """

    asked_at: int
    port: int
    notice: Notice | None = NOTICE


@contextmanager
def host(address: str = HERE, asked_at: int = 0, port: int = 25_526) -> Iterator[Host]:
    """A host that answers at an address, as often as it is asked."""
    listening = listen_for_questions(address, asked_at, ())
    assert listening is not None
    made = Host(listening.getsockname()[1], port)
    limits = Limits(answers=1_000, answers_to_one=1_000)
    with responding(listening, Answering(limits, port, lambda: made.notice)):
        yield made
