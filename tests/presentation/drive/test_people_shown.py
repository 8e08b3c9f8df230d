"""The choices of a hall, and the names that are typed at the door."""

from __future__ import annotations

import pytest

from twentyfive.drive.plan import PLANS, Plan, Source
from twentyfive.presentation.drive.people_shown import hall_of, names_typed, with_hall


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("Ann & Ben", ("Ann", "Ben")),
        ("  Ann   Mary&Ben ", ("Ann Mary", "Ben")),
        ("Ann + Ben / Cis", ("Ann", "Ben", "Cis")),
        ("Ann", ("Ann",)),
        (" & ", ()),
    ],
)
def test_partners_are_typed_as_people_write_them(text: str, names: tuple[str, ...]) -> None:
    assert names_typed(text) == names


@pytest.mark.parametrize("hall", PLANS)
def test_a_hall_is_known_by_all_its_choices(hall: Source) -> None:
    assert hall_of(with_hall(Plan(name="Monday"), hall)) is hall
    assert hall_of(Plan(name="Monday", games=7)) is None


def test_a_jackpot_that_was_carried_on_stays_when_the_choices_of_a_hall_are_taken_again() -> None:
    carried = PLANS[Source.CONFEY].with_carried(2100, 0)
    assert hall_of(carried) is Source.CONFEY
    assert with_hall(carried, Source.CONFEY) == carried
    assert with_hall(carried, Source.CAPE_BRETON).carried == (0, 0), "it has no jackpot"
