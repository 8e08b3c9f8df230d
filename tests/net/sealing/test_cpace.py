"""CPace by the test vectors of its specification."""

from __future__ import annotations

import pytest

from tests.net.sealing import vectors as v
from twentyfive.net.sealing import cpace


def test_the_generator_is_that_of_the_draft() -> None:
    assert cpace.generator_string(v.PASSWORD, v.CHANNEL, v.SESSION) == v.GENERATOR_STRING
    assert cpace.elligator2(v.FIELD_ELEMENT) == v.GENERATOR
    assert cpace.generator(v.PASSWORD, v.CHANNEL, v.SESSION) == v.GENERATOR


def test_both_get_the_key_of_the_draft() -> None:
    assert cpace.multiply(v.SCALAR_A, v.GENERATOR) == v.SHARE_A
    assert cpace.multiply(v.SCALAR_B, v.GENERATOR) == v.SHARE_B
    assert cpace.multiply(v.SCALAR_A, v.SHARE_B) == cpace.multiply(v.SCALAR_B, v.SHARE_A) == v.COMMON
    said = cpace.transcript(v.SHARE_A, v.DATA_A, v.SHARE_B, v.DATA_B)
    assert cpace.session_key(v.COMMON, said, v.SESSION) == v.SESSION_KEY


@pytest.mark.parametrize("point", v.LOW_ORDER, ids=bytes.hex)
def test_a_point_of_low_order_is_refused(point: bytes) -> None:
    with pytest.raises(ValueError, match="low order"):
        cpace.multiply(v.POINT_SCALAR, point)


@pytest.mark.parametrize(("point", "product"), v.HIGH_BIT)
def test_the_highest_bit_of_a_point_does_not_count(point: bytes, product: bytes) -> None:
    assert cpace.multiply(v.POINT_SCALAR, point) == product


@pytest.mark.parametrize(("length", "written"), [(3, "03"), (127, "7f"), (128, "8001"), (300, "ac02")])
def test_lengths_are_written_seven_bits_at_a_time(length: int, written: str) -> None:
    assert cpace.lv_cat(bytes(length)) == bytes.fromhex(written) + bytes(length)
    assert cpace.lv_cat(b"1234", b"5", b"", b"678") == bytes.fromhex("0431323334013500") + b"\x03678"


def test_a_long_password_needs_no_filling() -> None:
    assert cpace.generator_string(bytes(200), b"", b"").endswith(bytes(200) + b"\x00\x00\x00")
