"""Partners are drawn for who comes alone, and those who are to be kept apart are."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from twentyfive.drive import Came, Struck, logged
from twentyfive.drive.people import Party, clash, folded, partners_drawn

quick = settings(max_examples=80, derandomize=True)


@st.composite
def lists(draw: st.DrawFn) -> tuple[list[Party], int]:
    """The parties of a list, and the size of a side."""
    size = draw(st.integers(1, 3))
    people, parties = 0, list[Party]()
    for many in draw(st.lists(st.integers(1, size), min_size=1, max_size=60)):
        parties.append(tuple(range(people + 1, people + many + 1)))
        people += many
    return parties, size


def test_a_partner_is_found_for_who_comes_alone() -> None:
    # Confey: "a partner is found for who comes alone". Ann and Ben came together.
    drawn = partners_drawn([(1, 2), (3,), (4,), (5,), (6,)], 2, frozenset(), seed=7)
    assert (1, 2) in drawn
    assert sorted(person for party in drawn for person in party) == [1, 2, 3, 4, 5, 6]
    assert {len(party) for party in drawn} == {2}


@quick
@given(lists(), st.integers(0, 999))
def test_nobody_is_lost_and_only_who_is_left_over_stays_alone(came: tuple[list[Party], int], seed: int) -> None:
    parties, size = came
    drawn = partners_drawn(parties, size, frozenset(), seed)
    everybody = sorted(person for party in parties for person in party)
    assert sorted(person for party in drawn for person in party) == everybody
    for party in parties:
        assert any(set(party) <= set(after) for after in drawn), "who came together stays together"
    left = [party for party in drawn if len(party) < size]
    assert all(len(party) <= size for party in drawn)
    assert sum(len(party) == 1 for party in left) <= 1
    assert drawn == partners_drawn(parties, size, frozenset(), seed)


@quick
@given(st.integers(2, 40), st.integers(0, 999))
def test_married_couples_who_came_one_by_one_are_not_drawn_together(couples: int, seed: int) -> None:
    apart = frozenset((one, one + 1) for one in range(1, 2 * couples, 2))
    drawn = partners_drawn([(person,) for person in range(1, 2 * couples + 1)], 2, apart, seed)
    assert not apart & set(drawn)


def test_couples_are_parted_in_threes_too_if_they_can_be() -> None:
    apart = frozenset(combinations(range(1, 4), 2))
    drawn = partners_drawn([(1,), (2,), (3,), (4, 5), (6, 7), (8,), (9,)], 3, apart, seed=3)
    assert all(len(party) == 3 for party in drawn)
    assert all(len({1, 2, 3} & set(party)) == 1 for party in drawn)


def test_who_cannot_be_parted_becomes_partners_rather_than_nobody() -> None:
    assert partners_drawn([(1,), (2,)], 2, frozenset({(1, 2)}), seed=1) == ((1, 2),)


def test_capitals_and_the_encoding_of_accents_do_not_make_another_name() -> None:
    assert folded(" Áine Ní Bhriain ") == folded("áine ní bhriain")
    assert folded("A\u0301ine") == folded("Áine")


def test_sides_clash_if_one_of_them_is_to_be_kept_apart_from_one_of_the_others() -> None:
    apart = frozenset({(2, 5)})
    assert clash(apart, (1, 2), (5, 6))
    assert clash(apart, (5, 6), (1, 2))
    assert not clash(apart, (1, 3), (5, 6))


def test_who_is_here_is_kept_as_people_come_and_is_what_would_be_counted_anew() -> None:
    log = logged([Came(("Ann", "Ben")), Came(("Cait",)), Struck(2), Came(("Éanna", "Ben"))])
    came = log.done[-1].evening
    assert came is not None
    assert came.here == replace(came).here == {"ann": 1, "cait": 3, "éanna": 4, "ben": 5}
