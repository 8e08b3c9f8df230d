"""The counters of the limits, with a clock of the test's own."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from twentyfive.net.codes import token_digest
from twentyfive.net.door import Door
from twentyfive.net.limits import Bucket, Limits, Tally
from twentyfive.net.messages import Why
from twentyfive.net.sealing.exchange import Knock
from twentyfive.net.sealing.secret import By, of_token, of_typed, token_name

PHONE = "192.168.1.50"


BY_CODE = Knock(1, By.CODE, bytes(32))
BY_KEY = Knock(1, By.KEY, bytes(32))
BY_TOKEN = Knock(1, By.TOKEN, bytes(32), token_name(token_digest("t")))


def test_the_numbers_are_those_of_the_design() -> None:
    limits = Limits()
    assert (limits.handshake_s, limits.hello_s) == (5, 5)
    assert (limits.sockets, limits.sockets_of_one) == (60, 30)
    assert (limits.new_sockets, limits.new_sockets_s) == (120, 30)
    assert limits.bytes_in == 4_096
    assert (limits.messages_at_once, limits.messages_a_second) == (20, 5)
    assert (limits.strikes, limits.strikes_s) == (3, 60)
    assert (limits.ping_s, limits.pong_s, limits.tick_s) == (10, 10, 5)
    assert (limits.wrong_codes, limits.wrong_codes_of_one, limits.wrong_codes_s) == (20, 5, 60)


@given(st.lists(st.floats(0, 100), max_size=300))
def test_a_bucket_never_gives_more_than_at_once_and_its_rate(moments: list[float]) -> None:
    bucket, taken = Bucket(20, 5, 0), list[float]()
    for now in sorted(moments):
        if bucket.take(1, now):
            taken.append(now)
    for first, begin in enumerate(taken):
        for last, end in enumerate(taken[first:], 1):
            assert last <= 20 + (end - begin) * 5 + 1e-6


def test_a_bucket_gives_again_when_time_has_passed() -> None:
    bucket = Bucket(2, 5, 10)
    assert [bucket.take(1, 10) for _ in range(3)] == [True, True, False]
    assert not bucket.take(1, 10.1)
    assert bucket.take(1, 10.25)
    assert [bucket.take(1, 99) for _ in range(3)] == [True, True, False]


def test_a_tally_forgets_what_is_past() -> None:
    tally = Tally(2, 30)
    for now in (0, 10):
        assert tally.allows("a", now)
        tally.note("a", now)
    assert not tally.allows("a", 29.9)
    assert tally.allows("b", 29.9)
    assert tally.allows("a", 30)


def test_sockets_are_counted_in_all_and_by_address() -> None:
    door = Door(Limits())
    assert [door.lets_in("192.168.1.1", 0) for _ in range(31)] == [True] * 30 + [False]
    assert [door.lets_in("192.168.1.2", 0) for _ in range(30)] == [True] * 30
    assert not door.lets_in("192.168.1.3", 0)
    door.forget_socket("192.168.1.1")
    assert door.lets_in("192.168.1.3", 0)
    assert door.connections == 61


def test_new_sockets_of_one_address_are_120_in_30_seconds() -> None:
    door = Door(Limits())
    let_in = 0
    for _ in range(200):
        if door.lets_in(PHONE, 1):
            door.forget_socket(PHONE)
            let_in += 1
    assert let_in == 120
    assert door.lets_in("192.168.1.51", 1)
    assert door.lets_in(PHONE, 31)


@pytest.mark.parametrize("address", ["8.8.8.8", "", "::1"])
def test_an_address_that_is_not_at_home_is_refused(address: str) -> None:
    assert not Door(Limits()).lets_in(address, 0)


def test_the_door_shuts_after_20_wrong_codes_and_opens_with_a_new_one() -> None:
    door = Door(Limits())
    door.take_only("7K3Q", "")
    for number in range(20):
        assert door.why_not(BY_CODE, PHONE, 0) is None
        door.note_wrong_code(f"192.168.1.{number // 4}", 0)
    assert door.wrong_codes == 20
    assert door.is_shut
    assert door.why_not(BY_CODE, PHONE, 0) is door.why_not(BY_KEY, PHONE, 0) is Why.CODE
    assert door.why_not(BY_TOKEN, PHONE, 0) is None
    door.open("BCDF", "")
    assert (door.wrong_codes, door.is_shut) == (0, False)
    assert door.why_not(BY_CODE, PHONE, 0) is None


def test_one_address_has_five_wrong_codes_a_minute_and_cannot_shut_the_door_with_more() -> None:
    door = Door(Limits())
    for _ in range(5):
        assert door.why_not(BY_CODE, PHONE, 0) is None
        door.note_wrong_code(PHONE, 0)
    assert door.why_not(BY_CODE, PHONE, 59) is door.why_not(BY_KEY, PHONE, 59) is Why.TOO_FAST
    for _ in range(1_000):
        door.note_wrong_code(PHONE, 59)  # unknown tokens
    assert (door.wrong_codes, door.is_shut) == (5, False)
    assert door.why_not(BY_TOKEN, PHONE, 59) is None
    assert door.why_not(BY_CODE, PHONE, 60) is None


def test_another_version_is_told_so_before_its_code_is_looked_at() -> None:
    door = Door(Limits())
    assert door.why_not(replace(BY_CODE, v=2), PHONE, 0) is Why.VERSION
    assert door.wrong_codes == 0


def test_a_guest_proves_the_code_the_key_or_a_known_token_and_nobody_can_prove_anything_else() -> None:
    door = Door(Limits())
    assert door.secret(BY_CODE) == door.secret(BY_KEY) == door.secret(BY_TOKEN), "none of them is known"
    door.take_only("7K3Q", "K" * 26)
    door.know([token_digest("t")])
    assert [door.secret(knock) for knock in (BY_CODE, BY_KEY, BY_TOKEN)] == [
        of_typed("7K3Q"),
        of_typed("K" * 26),
        of_token("t"),
    ]
    nobody = door.secret(replace(BY_TOKEN, name="0" * 32))
    door.take_only("BCDF", "")
    door.know([])
    assert door.secret(BY_CODE) == of_typed("BCDF")
    assert door.secret(BY_KEY) == door.secret(BY_TOKEN) == nobody


def test_a_guest_is_forgiven_twice_a_minute() -> None:
    door = Door(Limits())
    assert [door.forgives("a", 0) for _ in range(3)] == [True, True, False]
    assert door.forgives("b", 0)
    assert door.forgives("a", 60)
