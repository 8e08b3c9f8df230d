"""Who has paid is told, and everybody or one person is entered as paid."""

from __future__ import annotations

import pytest

from tests.drive_evenings import entries_of, evening_of
from twentyfive.drive.entries import Came, Paid, Planned, Substituted
from twentyfive.drive.evening import Evening
from twentyfive.drive.log import replay
from twentyfive.drive.plan import Plan
from twentyfive.presentation.drive.paid_shown import all_paid, owing_shown, paid_by

LIST = (Planned(Plan(fee=2_50)), Came(("Ann", "Ben"), 2_50), Came(("Cait", "Dan")), Came(("Eve",), 1_00))


@pytest.fixture(autouse=True)
def _euro(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("twentyfive.wording.drive.money_sign", lambda: "€")


def test_who_has_not_paid_is_named_with_what_is_missing() -> None:
    assert owing_shown(replay(LIST)) == "Not paid yet: Cait & Dan (€5) and Eve (€1.50)"
    assert owing_shown(evening_of(14, fee=5_00)) == "Not paid yet: 14"
    assert owing_shown(evening_of(2)) == "", "nobody is to pay"
    assert owing_shown(Evening(Plan(fee=5_00))) == "", "nobody has come"


def test_everybody_is_entered_as_paid_and_no_more_than_the_fee() -> None:
    evening = replay(LIST)
    assert list(all_paid(evening)) == [Paid(3, 2_50), Paid(4, 2_50), Paid(5, 2_50)]
    paid = replay([*LIST, *all_paid(evening)])
    assert paid.tin == 5 * 2_50
    assert owing_shown(paid) == "Everybody has paid."


def test_who_took_a_card_over_is_paid_for_with_it() -> None:
    before = (*entries_of(2, fee=5_00), Paid(1, 5_00), Paid(2, 5_00), Substituted(1, "Fay"))
    evening = replay(before)
    assert owing_shown(evening) == "Not paid yet: Ann 2 & Ben 2 (€10)"
    assert replay([*before, *all_paid(evening)]).tin == 20_00


def test_one_person_is_found_by_name() -> None:
    evening = replay(LIST)
    assert paid_by(evening, " CAIT ", 1_00) == Paid(3, 1_00)
    assert paid_by(evening, "Zoe", 1_00) is None
