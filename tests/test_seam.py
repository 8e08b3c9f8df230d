"""The window sees no more of a game than the seats at this screen may see."""

import ast
from pathlib import Path

import pytest

from tests.engine.kept_games import played
from twentyfive.engine.game.events import HostMoment
from twentyfive.engine.seating.local_seats import LocalSeats
from twentyfive.engine.seating.seats import seats_of

SOURCE = Path(__file__).parents[1] / "twentyfive"
SEALED = {"record", "_record", "log", "current_deal"}
"""Attributes that would lead the window to hidden cards."""

EXEMPT = {"progress.record"}
"""Attributes with such a name that belong to no game: the results in the trainer."""


def record_readers() -> list[str]:
    """Return the places in the window and its prose that read such an attribute."""
    found = []
    for path in sorted([*SOURCE.glob("ui/**/*.py"), *SOURCE.glob("wording/**/*.py")]):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute) and node.attr in SEALED:
                text = ast.unparse(node)
                if text not in EXEMPT and not any(text.endswith(f".{reader}") for reader in EXEMPT):
                    found.append(f"{path.relative_to(SOURCE)}:{node.lineno}: {text}")
    return found


def test_the_window_reads_no_record() -> None:
    assert [place for place in record_readers() if not place.endswith(": self._log")] == []


def test_a_moment_shows_the_hands_at_this_screen_and_no_others() -> None:
    record = played(moves=8)
    moment = HostMoment(record.state, LocalSeats(seats_of(record.header)))
    assert moment.view(0).hand == record.state.current_deal.hands[0]
    assert moment.view(None).hand == ()
    for seat in range(1, record.header.rules.players):
        with pytest.raises(ValueError, match=f"seat {seat} is not played at this screen"):
            moment.view(seat)
        with pytest.raises(ValueError, match=f"seat {seat} is not played at this screen"):
            moment.open_view(seat)
