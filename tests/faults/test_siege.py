"""A few attacks on a table for phones; ``python -m tests.soak --tables 50`` makes many, and those that take longer."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication

from tests.net.needs_addresses import needs_addresses
from tests.soak.tables import ATTACKS, soak_tables

LONG = {"wrong codes", "reconnects", "half-open sockets"}


@pytest.mark.broad
@needs_addresses
def test_a_guest_is_answered_after_every_attack(qapp: QCoreApplication, capsys: pytest.CaptureFixture[str]) -> None:
    assert qapp
    kinds = ATTACKS.keys() - LONG
    siege = soak_tables(1, 1, sorted(kinds))
    assert siege.faults == []
    assert siege.attacks.keys() == kinds
    assert capsys.readouterr().out == ""
