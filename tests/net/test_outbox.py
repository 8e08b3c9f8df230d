"""Texts that wait for a guest who reads slowly."""

from __future__ import annotations

import asyncio

from twentyfive.net.gateway_guest import MOST_STEPS, Outbox


def taken(outbox: Outbox, number: int) -> list[tuple[str, str]]:
    async def take() -> list[tuple[str, str]]:
        return [await asyncio.wait_for(outbox.take(), 1) for _ in range(number)]

    return asyncio.run(take())


def test_steps_wait_one_behind_another_and_of_all_else_the_newest() -> None:
    outbox = Outbox()
    for number in range(3):
        assert outbox.put("seen", str(number))
        assert outbox.put("people", str(number))
    assert taken(outbox, 4) == [("seen", "0"), ("seen", "1"), ("seen", "2"), ("people", "2")]


def test_a_whole_position_takes_the_place_of_the_steps_before_it() -> None:
    outbox = Outbox()
    for kind, text in (("view", "a"), ("seen", "b"), ("view", "c"), ("seen", "d")):
        assert outbox.put(kind, text)
    assert taken(outbox, 2) == [("view", "c"), ("seen", "d")]


def test_too_many_steps_are_dropped_once_told_until_a_whole_position_comes() -> None:
    outbox = Outbox()
    assert all(outbox.put("seen", str(number)) for number in range(MOST_STEPS))
    assert not outbox.put("seen", "too many")
    assert all(outbox.put("seen", "later") for _ in range(MOST_STEPS))
    outbox.put("people", "p")
    assert taken(outbox, 1) == [("people", "p")]
    assert outbox.put("view", "whole")
    assert outbox.put("seen", "next")
    assert taken(outbox, 2) == [("view", "whole"), ("seen", "next")]


def test_nothing_follows_the_last_message() -> None:
    outbox = Outbox()
    outbox.put("closing", "bye")
    outbox.put("seen", "late")
    assert taken(outbox, 1) == [("closing", "bye")]
