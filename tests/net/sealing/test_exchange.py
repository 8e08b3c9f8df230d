"""The exchange and the seal: who gets in, and what becomes of frames that a stranger changed, repeated or moved."""

from __future__ import annotations

import random

import pytest

from tests.net.sealing import vectors
from twentyfive.net.codes import new_key, new_token, token_digest
from twentyfive.net.sealing.exchange import Answering, Knock, Knocking, answer, knock, read_as
from twentyfive.net.sealing.frames import LEAST_OF_GUEST, LEAST_OF_HOST, OVERHEAD, Seal, close, open_frame
from twentyfive.net.sealing.secret import Secret, SecretKind, decoy, of_digest, of_token, of_typed, token_name

CODE = of_typed("7K3Q")
MUTANTS = 20_000


def agree(of_guest: Secret, of_host: Secret) -> tuple[Seal, Seal]:
    """Run an exchange; returns the seals of guest and host."""
    knocking = knock(of_guest)
    answering = answer(read_as(Knock, knocking.said), of_host)
    proving = knocking.prove(answering.said)
    of_host_side = answering.finish(proving.said)
    return proving.finish(answering.said_last), of_host_side


@pytest.fixture
def seals() -> tuple[Seal, Seal]:
    return agree(CODE, CODE)


def test_with_one_secret_both_understand_each_other() -> None:
    token, key = new_token(), new_key()
    for of_guest, of_host in [
        (CODE, of_typed("7K3Q")),
        (of_typed(key), of_typed(key)),
        (of_token(token), of_digest(token_digest(token))),
    ]:
        guest, host = agree(of_guest, of_host)
        for text in ("hello", "…", "x" * 5_000):
            assert host.open(guest.close(text)) == text
            assert guest.open(host.close(text)) == text


def test_a_secret_tells_nothing_but_its_kind_and_the_public_name_of_a_token() -> None:
    token = new_token()
    assert (CODE.by, CODE.name) == (SecretKind.CODE, "")
    assert (of_typed(new_key()).by, of_token(token).by) == (SecretKind.KEY, SecretKind.TOKEN)
    said = knock(of_token(token)).said
    assert token_name(token_digest(token)) in said
    assert token not in said
    assert token_digest(token)[:16] not in said


@pytest.mark.parametrize(
    "other",
    [of_typed("7K3R"), of_typed("A" * 26), of_token("7K3Q"), decoy(SecretKind.CODE)],
    ids=["code", "key", "token", "nobody"],
)
def test_a_guest_with_another_secret_proves_nothing_and_learns_nothing(other: Secret) -> None:
    knocking = knock(other)
    answering = answer(read_as(Knock, knocking.said), CODE)
    proving = knocking.prove(answering.said)
    with pytest.raises(ValueError, match="does not have the secret"):
        answering.finish(proving.said)
    with pytest.raises(ValueError, match="does not have the secret"):
        proving.finish(answering.said_last)


def test_a_host_that_says_back_what_the_guest_has_said_is_none() -> None:
    knocking = knock(CODE)
    reflected = knocking.said.replace("knock", "answer")
    with pytest.raises(ValueError, match="answer"):
        knocking.prove(reflected)
    proving = knocking.prove(answer(knocking.knock, CODE).said)
    with pytest.raises(ValueError, match="does not have the secret"):
        proving.finish(proving.said)


def test_what_was_said_in_one_exchange_proves_nothing_in_another() -> None:
    first = knock(CODE)
    proof = first.prove(answer(first.knock, CODE).said).said
    with pytest.raises(ValueError, match="does not have the secret"):
        answer(first.knock, CODE).finish(proof)


@pytest.mark.parametrize("point", vectors.LOW_ORDER, ids=bytes.hex)
def test_a_share_of_low_order_ends_the_exchange_on_either_side(point: bytes) -> None:
    knocking = knock(CODE)
    share = knocking.knock.share.hex()
    with pytest.raises(ValueError, match="low order"):
        answer(read_as(Knock, knocking.said.replace(share, point.hex())), CODE)
    answering = answer(knocking.knock, CODE)
    with pytest.raises(ValueError, match="low order"):
        knocking.prove(Answering(point, answering.agreed).said)


@pytest.mark.parametrize("digits", ["", "09" * 31, "09" * 33])
def test_a_share_of_another_length_is_never_multiplied(digits: str) -> None:
    knocking = knock(CODE)
    with pytest.raises(ValueError, match="share"):
        knocking.prove(f'{{"t":"answer","share":"{digits}"}}')
    with pytest.raises(ValueError, match="share"):
        read_as(Knock, knocking.said.replace(knocking.knock.share.hex(), digits))


@pytest.mark.parametrize(
    "said",
    [
        "",
        "{}",
        "[1]",
        b'{"t":"tick"}',
        '{"t":"hello","v":1,"speaks":"sheet","code":"7K3Q"}',
        '{"t":"knock","v":1,"by":"code"}',
        '{"t":"knock","v":1,"by":"code","share":"00"}',
        '{"t":"knock","v":1,"by":"code","share":"' + "0 " * 32 + '"}',
        '{"t":"knock","v":1,"by":"friend","share":"' + "0" * 64 + '"}',
        '{"t":"knock","v":1,"by":"code","share":"' + "0" * 64 + '"}' + " " * 512,
    ],
)
def test_anything_else_is_no_knock(said: str | bytes) -> None:
    with pytest.raises(ValueError, match="knock"):
        read_as(Knock, said)


def test_a_knock_changed_on_its_way_gives_another_key() -> None:
    knocking = knock(CODE)
    changed = read_as(Knock, knocking.said.replace('"v":1', '"v":2'))
    with pytest.raises(ValueError, match="does not have the secret"):
        answer(changed, CODE).finish(knocking.prove(answer(changed, CODE).said).said)


def test_messages_have_few_lengths(seals: tuple[Seal, Seal]) -> None:
    guest, host = seals
    assert {len(guest.close("x" * length)) for length in range(LEAST_OF_GUEST)} == {LEAST_OF_GUEST + OVERHEAD}
    assert {len(host.close("x" * length)) for length in range(LEAST_OF_HOST)} == {LEAST_OF_HOST + OVERHEAD}
    assert len(host.close("x" * (LEAST_OF_HOST + 1))) == 2 * LEAST_OF_HOST + OVERHEAD


@pytest.mark.parametrize(
    "change", ["repeated", "left out", "turned back", "cut", "longer", "empty", "unsealed", "of another connection"]
)
def test_no_other_frame_than_the_next_opens(seals: tuple[Seal, Seal], change: str) -> None:
    guest, host = seals
    first, second, third = (host.close(text) for text in ("one", "two", "three"))
    _, other_host = agree(CODE, CODE)
    assert guest.open(first) == "one"
    changed: dict[str, str | bytes] = {
        "repeated": first,
        "left out": third,
        "turned back": guest.close("mine"),
        "cut": second[:-1],
        "longer": second + b"0",
        "empty": b"",
        "unsealed": '{"t":"tick"}',
        "of another connection": other_host.close("two"),
    }
    with pytest.raises(ValueError, match="seal"):
        guest.open(changed[change])


def test_mutated_frames_do_not_open() -> None:
    rng = random.Random(25)
    key = rng.randbytes(32)
    frame = close(key, 7, b'{"t":"move","at":12,"move":"play 7S"}'.ljust(LEAST_OF_GUEST))
    for _ in range(MUTANTS):
        mutant = bytearray(frame)
        for _ in range(rng.randint(1, 3)):
            mutant[rng.randrange(len(mutant))] ^= 1 << rng.randrange(8)
        if mutant != frame:
            with pytest.raises(ValueError, match="seal"):
                open_frame(key, 7, bytes(mutant))


def test_each_exchange_has_keys_of_its_own() -> None:
    guests = [agree(CODE, CODE)[0] for _ in range(3)]
    keys = {key for seal in guests for key in (seal.closing_key, seal.opening_key)}
    assert len(keys) == 6


def test_a_state_can_be_told_by_whoever_tests_it() -> None:
    """The exchange draws no chance but what it is given."""
    made = [knock(CODE, lambda count: bytes([9]) * count) for _ in range(2)]
    assert made[0] == made[1]
    assert isinstance(made[0], Knocking)
