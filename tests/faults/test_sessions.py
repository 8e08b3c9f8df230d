"""Damaged messages of a game; ``python -m tests.soak --sessions 20000`` says many more."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tests.soak.sessions import soak_sessions

MESSAGES = 400


def test_damaged_messages_are_refused_or_shown_but_break_neither_side(qapp: QCoreApplication) -> None:
    assert qapp
    done = soak_sessions(MESSAGES, seed=25)
    assert done.faults == []
    assert done.refused["guest"] > MESSAGES // 2
    assert done.refused["host"] > MESSAGES // 2
