"""Numbered packs never change, can be read back, and are well shuffled."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.core.strategies import quick
from twentyfive.core.cards import PACK, PACK_WITH_JOKER, cards_text
from twentyfive.core.shuffle import numbered_pack, pack_count, pack_number, shuffled_pack


@quick
@given(st.integers(0, pack_count(PACK) - 1))
def test_the_number_is_read_off_the_pack(number: int) -> None:
    pack = numbered_pack(PACK, number)
    assert sorted(map(str, pack)) == sorted(map(str, PACK))
    assert pack_number(pack, PACK) == number


def test_a_numbered_pack_never_changes() -> None:
    assert cards_text(numbered_pack(PACK, 25)[:12]) == "JD AH 5D JH 8S 7D JC 6H 10C 3D 6D 3H"
    assert (
        cards_text(numbered_pack(PACK_WITH_JOKER, pack_count(PACK_WITH_JOKER) - 1)[:12])
        == "10D 6S 7H 6H 3C KC AD 7D 5D 8D 8H AH"
    )


def test_other_packs_have_no_number() -> None:
    first, second, *rest = numbered_pack(PACK, 25)
    assert pack_number((second, first, *rest), PACK) is None
    assert pack_number(PACK, PACK) is None


@pytest.mark.parametrize("number", [-1, pack_count(PACK)])
def test_numbers_out_of_range_are_refused(number: int) -> None:
    with pytest.raises(ValueError, match=str(number)):
        numbered_pack(PACK, number)


def test_every_card_comes_to_every_place_equally_often() -> None:
    rng, deals = random.Random(25), 5200
    places = [Counter[str]() for _ in PACK]
    for _ in range(deals):
        for place, card in enumerate(shuffled_pack(PACK, rng)):
            places[place][str(card)] += 1
    # Each of the 2704 counts has a mean of 100 and a deviation of 10; five deviations are one in 1.7 million.
    assert all(50 < seen[str(card)] < 150 for seen in places for card in PACK)
    # Pearson's sum over all counts has 51 times 51 degrees of freedom, and so a deviation of 72.
    chi = sum((count - 100) ** 2 / 100 for seen in places for count in seen.values())
    assert 2601 - 5 * 72 < chi < 2601 + 5 * 72


def test_packs_of_successive_numbers_are_unrelated() -> None:
    # Two random packs agree in one place on average.
    agreed = 0
    for number in range(0, 200_000, 1000):
        pair = zip(numbered_pack(PACK, number)[:44], numbered_pack(PACK, number + 1)[:44], strict=True)
        agreed += sum(one == other for one, other in pair)
    assert agreed / 200 < 1.5
