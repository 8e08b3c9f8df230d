"""Join codes and tokens."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from twentyfive.net.codes import (
    KEY_LENGTH,
    SIGNS,
    new_code,
    new_key,
    new_table_id,
    new_token,
    read_code,
    read_way_in,
    token_digest,
)


def test_there_are_614656_codes_none_of_which_is_a_word() -> None:
    assert len(set(SIGNS)) ** 4 == 614_656
    assert not set(SIGNS) & set("AEIOUY01")
    assert len({new_code() for _ in range(50)}) > 40
    assert all(read_code(code) == code for code in (new_code() for _ in range(50)))


@pytest.mark.parametrize("typed", ["7K3Q", "7k3q", " 7k 3q ", "7-K-3-Q", "7K\u00ad3Q\u200b", "7.k.3.q", "7K–3Q"])
def test_a_code_is_read_as_people_type_it(typed: str) -> None:
    assert read_code(typed) == read_way_in(typed) == "7K3Q"


def test_one_and_i_are_read_as_the_letter_that_they_are_mistaken_for() -> None:
    assert read_code("1iLl") == "LLLL"


@pytest.mark.parametrize(
    "typed", ["", "7K3", "7K3QQ", "7K3A", "7K30", "7K3\u017f", "7K3Q!", "\uff17K3Q", "7K3\ud800", "Q" * 5000]
)
def test_anything_else_is_no_code(typed: str) -> None:
    with pytest.raises(ValueError, match="no join code"):
        read_way_in(typed)


@pytest.mark.broad
@given(st.text(max_size=12))
def test_no_text_breaks_the_reader(typed: str) -> None:
    with suppress(ValueError):
        assert set(read_way_in(typed)) <= set(SIGNS)


def test_keys_have_128_bits_and_are_read_in_small_letters_too() -> None:
    keys = {new_key() for _ in range(100)}
    assert len(keys) == 100
    assert {len(key) for key in keys} == {KEY_LENGTH}
    assert all(read_way_in(key) == read_way_in(key.lower()) == key for key in keys)


def test_tokens_have_128_bits_and_only_their_digests_are_kept() -> None:
    tokens = {new_token() for _ in range(100)}
    assert len(tokens) == len({token_digest(token) for token in tokens}) == 100
    assert {len(token) for token in tokens} == {22}
    assert token_digest("a") == "1f40fc92da241694750979ee6cf582f2d5d7d28e18335de05abc54d0560e0f53"
    assert new_table_id() != new_table_id()
