"""Consent: all must agree within 20 seconds, one question at a time, two refused a deal."""

from __future__ import annotations

import pytest

from tests.net.lobby.fakes import FakeClock
from twentyfive.net.lobby.consent import Consent, Vote


class Asked:
    """A consent with a record of what was decided."""

    def __init__(self) -> None:
        self.clock = FakeClock()
        self.consent = Consent(self.clock)
        self.decided: list[bool] = []
        self.consent.closed.connect(lambda _, agreed: self.decided.append(agreed))

    def ask(self, *voters: int) -> Vote | None:
        self.consent.ask(0, frozenset(voters), 7)
        return self.consent.vote

    def answer(self, voter: int, yes: bool) -> None:
        vote = self.consent.vote
        assert vote is not None
        self.consent.answer(voter, vote.number, yes, 1)


@pytest.fixture
def asked() -> Asked:
    return Asked()


def test_all_must_agree(asked: Asked) -> None:
    asked.ask(1, 2)
    asked.answer(1, True)
    assert asked.decided == []
    asked.answer(2, True)
    assert asked.decided == [True]


def test_one_no_is_enough(asked: Asked) -> None:
    asked.ask(1, 2)
    asked.answer(2, False)
    assert asked.decided == [False]
    assert asked.consent.vote is None


def test_silence_is_a_no(asked: Asked) -> None:
    asked.ask(1)
    asked.clock.turn(20)
    assert asked.decided == [False]


def test_with_nobody_to_ask_it_is_decided_at_once(asked: Asked) -> None:
    asked.ask()
    assert asked.decided == [True]


def test_a_late_answer_and_one_of_somebody_else_count_nothing(asked: Asked) -> None:
    first = asked.ask(1)
    assert first is not None
    asked.consent.withdraw()
    asked.ask(1)
    asked.consent.answer(1, first.number, False, 1)
    asked.answer(3, False)
    assert asked.decided == [False]
    assert asked.consent.vote is not None


def test_nobody_is_asked_a_third_time_in_a_deal(asked: Asked) -> None:
    for _ in range(2):
        assert asked.consent.may_ask(1)
        asked.ask(1)
        asked.answer(1, False)
    assert not asked.consent.may_ask(1)
    assert asked.consent.may_ask(2)


def test_there_is_one_question_at_a_time(asked: Asked) -> None:
    asked.ask(1)
    assert not asked.consent.may_ask(1)
