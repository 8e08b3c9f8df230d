"""Everything that a drive refuses or tells is said in a sentence."""

from __future__ import annotations

import pytest

from twentyfive.drive.evening import Evening
from twentyfive.drive.people import Person
from twentyfive.drive.problems import Problem, ProblemKind
from twentyfive.wording.drive import money, problem_words, still_playing

EVENING = Evening(people=(Person(1, "Ann"), Person(2, "Ben")))


@pytest.mark.parametrize("kind", ProblemKind)
def test_every_problem_is_said_in_a_sentence(kind: ProblemKind) -> None:
    said = problem_words(Problem(kind, person=1, other=2, side=3, game=4, table=5, count=6, name="Cis"), EVENING)
    assert said[0].isupper() or said[0].isdigit()
    assert said[-1] == "."
    assert "{" not in said


def test_a_name_that_is_taken_is_told_by_who_has_it() -> None:
    said = problem_words(Problem(ProblemKind.NAME_TAKEN, person=1, name="ANN"), EVENING)
    assert said == "Ann is on the list already. Add a letter to tell them apart."


@pytest.mark.parametrize(("cents", "said"), [(11200, "€112"), (250, "€2.50"), (-5, "−€0.05"), (0, "€0")])
def test_money_is_whole_where_it_is_whole(cents: int, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("twentyfive.wording.drive.money_sign", lambda: "€")
    assert money(cents) == said


@pytest.mark.parametrize(
    ("missing", "said"),
    [
        ((), "All tables are in."),
        ((3,), "Table 3 is still playing."),
        ((3, 6), "Tables 3 and 6 are still playing."),
        (tuple(range(1, 8)), "7 tables are still playing."),
    ],
)
def test_the_tables_that_still_play_are_named_while_they_are_few(missing: tuple[int, ...], said: str) -> None:
    assert still_playing(missing) == said
