"""The counters of the limits, with a clock of the test's own."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from twentyfive.net.codes import token_digest
from twentyfive.net.doorkeeper import Doorkeeper, Strangers
from twentyfive.net.limits import Bucket, Limits, Tally
from twentyfive.net.messages import PROTOCOL, Why
from twentyfive.net.sealing.exchange import Knock
from twentyfive.net.sealing.secret import SecretKind, of_token, of_typed, token_name

PHONE = "192.168.1.50"
CALLER = (PHONE, "its id")

BY_CODE = Knock(PROTOCOL, SecretKind.CODE, bytes(32))
BY_KEY = Knock(PROTOCOL, SecretKind.KEY, bytes(32))
BY_TOKEN = Knock(PROTOCOL, SecretKind.TOKEN, bytes(32), token_name(token_digest("t")))


def test_the_numbers_are_those_of_the_design() -> None:
    limits = Limits()
    assert (limits.handshake_s, limits.hello_s) == (5, 5)
    assert (limits.strangers, limits.silent_s, limits.guests) == (400, 0.5, 40)
    assert (limits.new_sockets, limits.new_sockets_s) == (600, 30)
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


def test_strangers_give_way_the_oldest_of_the_address_that_has_the_most_first() -> None:
    strangers = Strangers[str](4, 0.5)
    assert [strangers.add(socket, "a", 0) for socket in ("a1", "a2", "a3")] == [None] * 3
    assert strangers.add("b1", "b", 0) is None
    assert strangers.add("c1", "c", 0) == "a1"
    assert strangers.add("d1", "d", 0) == "a2"
    assert strangers.add("e1", "e", 0) == "a3", "all addresses have one"
    strangers.remove("c1")
    strangers.remove("c1")
    assert strangers.add("f1", "f", 1) is None
    strangers.note_word("b1")
    assert strangers.add("g1", "g", 1) == "d1", "b1 is older, but has said something"
    assert strangers.add("h1", "h", 1.1) == "e1"
    assert strangers.add("i1", "i", 1.2) == "b1", "nobody has been silent for half a second"


@given(st.lists(st.tuples(st.integers(0, 5), st.booleans()), max_size=200))
def test_there_are_never_more_strangers_than_allowed_and_the_newest_is_always_one(
    events: list[tuple[int, bool]],
) -> None:
    strangers, there = Strangers[int](7, 1), dict[int, int]()
    for number, (address, leaves) in enumerate(events):
        if leaves and there:
            gone = min(there)
            strangers.remove(gone)
            del there[gone]
            continue
        there[number] = address
        leaving = strangers.add(number, str(address), 0)
        assert (leaving is None) == (len(there) <= 7)
        if leaving is not None:
            counts = Counter(there.values())
            assert counts[there[leaving]] == max(counts.values())
            assert leaving != number or max(counts.values()) == counts[address]
            del there[leaving]


def test_sockets_of_one_address_are_600_in_30_seconds_unless_somebody_there_has_proved_something() -> None:
    doorkeeper = Doorkeeper(Limits())
    assert sum(doorkeeper.lets_in(PHONE, 1) for _ in range(1_000)) == 600
    assert doorkeeper.lets_in("192.168.1.51", 1)
    assert doorkeeper.connections == 601
    assert doorkeeper.lets_in(PHONE, 31)
    doorkeeper.note_proved((PHONE, "x"))
    assert all(doorkeeper.lets_in(PHONE, 31) for _ in range(2_000))


@pytest.mark.parametrize("address", ["8.8.8.8", "", "::1"])
def test_an_address_that_is_not_at_home_is_refused(address: str) -> None:
    assert not Doorkeeper(Limits()).lets_in(address, 0)


def wrong(doorkeeper: Doorkeeper, caller: tuple[str, str], now: float = 0) -> Why | None:
    """Try a wrong code, and return what the guest is told."""
    return doorkeeper.why_not(BY_CODE, caller, now) or doorkeeper.note_wrong(BY_CODE, caller, now)


def test_after_20_wrong_codes_none_is_taken_but_the_key_until_there_is_a_new_one() -> None:
    doorkeeper = Doorkeeper(Limits())
    doorkeeper.take_only("7K3Q", "")
    assert [wrong(doorkeeper, (f"192.168.1.{number}", "x")) for number in range(20)] == [Why.CODE] * 20
    assert (doorkeeper.wrong_codes, doorkeeper.is_spent, doorkeeper.is_shut) == (20, True, False)
    assert wrong(doorkeeper, (PHONE, "y")) is Why.SPENT
    assert doorkeeper.why_not(BY_KEY, CALLER, 0) is None
    assert doorkeeper.why_not(BY_TOKEN, CALLER, 0) is None
    doorkeeper.open("BCDF", "")
    assert (doorkeeper.wrong_codes, doorkeeper.is_spent) == (0, False)
    assert doorkeeper.why_not(BY_CODE, CALLER, 0) is None


def test_a_shut_door_says_so_to_all_but_known_guests() -> None:
    doorkeeper = Doorkeeper(Limits(), is_shut=True)
    assert doorkeeper.why_not(BY_CODE, CALLER, 0) is doorkeeper.why_not(BY_KEY, CALLER, 0) is Why.SHUT
    assert doorkeeper.why_not(BY_TOKEN, CALLER, 0) is None
    assert doorkeeper.doorplate.shut
    doorkeeper.open("BCDF", "")
    assert not doorkeeper.doorplate.shut


def test_five_wrong_codes_lock_the_device_that_typed_them_for_a_minute_and_no_other_behind_its_address() -> None:
    doorkeeper = Doorkeeper(Limits())
    assert [wrong(doorkeeper, CALLER) for _ in range(7)] == [Why.CODE] * 5 + [Why.LOCKED] * 2
    assert doorkeeper.why_not(BY_CODE, (PHONE, "another"), 59) is None
    assert doorkeeper.why_not(BY_CODE, (PHONE, ""), 59) is None
    assert doorkeeper.why_not(BY_CODE, ("192.168.1.51", CALLER[1]), 59) is None, "an id is no secret"
    assert doorkeeper.why_not(BY_KEY, CALLER, 59) is doorkeeper.why_not(BY_TOKEN, CALLER, 59) is None
    assert doorkeeper.why_not(BY_CODE, CALLER, 60) is None


def test_whoever_gets_in_has_not_guessed_so_that_ten_who_mistype_twice_use_up_nothing() -> None:
    doorkeeper = Doorkeeper(Limits())
    for number in range(10):
        caller = (PHONE, f"phone {number}")
        assert [wrong(doorkeeper, caller) for _ in range(2)] == [Why.CODE] * 2
        doorkeeper.note_proved(caller)
    assert doorkeeper.wrong_codes == 0
    for number in range(100):  # who hides, or is somebody else each time, is counted all the same
        wrong(doorkeeper, (PHONE, "" if number % 2 else f"id {number}"))
    assert doorkeeper.wrong_codes == 20
    doorkeeper.note_proved((PHONE, "nobody"))
    assert doorkeeper.is_spent


@pytest.mark.parametrize(("knock", "why"), [("token", Why.GONE), ("key", Why.CODE)])
def test_a_token_or_key_of_another_evening_is_no_guess(knock: str, why: Why) -> None:
    doorkeeper = Doorkeeper(Limits())
    said = {"token": BY_TOKEN, "key": BY_KEY}[knock]
    for _ in range(1_000):
        assert doorkeeper.why_not(said, CALLER, 0) is None
        assert doorkeeper.note_wrong(said, CALLER, 0) is why
    assert doorkeeper.wrong_codes == 0
    assert doorkeeper.why_not(BY_CODE, CALLER, 0) is None


def test_another_version_is_told_so_before_its_code_is_looked_at() -> None:
    doorkeeper = Doorkeeper(Limits())
    assert doorkeeper.why_not(replace(BY_CODE, v=1), CALLER, 0) is Why.VERSION
    assert doorkeeper.wrong_codes == 0


def test_a_guest_proves_the_code_the_key_or_a_known_token_and_nobody_can_prove_anything_else() -> None:
    doorkeeper = Doorkeeper(Limits())
    assert doorkeeper.secret(BY_CODE) == doorkeeper.secret(BY_KEY) == doorkeeper.secret(BY_TOKEN), (
        "none of them is known"
    )
    doorkeeper.take_only("7K3Q", "K" * 26)
    doorkeeper.know([token_digest("t")])
    assert [doorkeeper.secret(knock) for knock in (BY_CODE, BY_KEY, BY_TOKEN)] == [
        of_typed("7K3Q"),
        of_typed("K" * 26),
        of_token("t"),
    ]
    nobody = doorkeeper.secret(replace(BY_TOKEN, name="0" * 32))
    doorkeeper.take_only("BCDF", "")
    doorkeeper.know([])
    assert doorkeeper.secret(BY_CODE) == of_typed("BCDF")
    assert doorkeeper.secret(BY_KEY) == doorkeeper.secret(BY_TOKEN) == nobody


def test_a_guest_is_forgiven_twice_a_minute() -> None:
    doorkeeper = Doorkeeper(Limits())
    assert [doorkeeper.forgives("a", 0) for _ in range(3)] == [True, True, False]
    assert doorkeeper.forgives("b", 0)
    assert doorkeeper.forgives("a", 60)
