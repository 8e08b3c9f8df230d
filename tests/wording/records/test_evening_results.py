"""The words of the results of an evening."""

from __future__ import annotations

from tests.engine.evening.evenings import after, plan_for
from twentyfive.engine.evening.evening import Form
from twentyfive.engine.evening.results import deal_lines
from twentyfive.wording.records.evening_results import how_words


def test_where_persons_meet_a_result_says_with_which_cards_and_against_whom() -> None:
    plan = plan_for(4, size=2, form=Form.HOWELL)
    evening = after(plan, *plan.sittings)
    lines = deal_lines(evening, 1)
    told = [how_words(evening, line) for line in lines]
    assert [words.startswith("With the cards of the first side; ") for words in told] == [
        line.side == 0 for line in lines
    ]
    assert [words.startswith("With the cards of the second side; ") for words in told] == [
        line.side == 1 for line in lines
    ]
    assert {line.side for line in lines} == {0, 1}
    assert all("; against " in words for words in told)


def test_against_the_computer_it_says_neither() -> None:
    plan = plan_for(2)
    evening = after(plan, *plan.sittings)
    assert not any("With the cards" in how_words(evening, line) for line in deal_lines(evening, 1))
