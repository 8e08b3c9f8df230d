"""The words of the results of an evening."""

from __future__ import annotations

from tests.engine.evening.evenings import after, plan_for
from twentyfive.engine.evening.evening import Form
from twentyfive.engine.evening.places import gone, late, renamed, replaced
from twentyfive.engine.evening.results import deal_lines, rankings
from twentyfive.wording.names import listed
from twentyfive.wording.records.evening import changes_sentence, entrant_name, over_words, place_changes
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


def test_the_two_halves_of_a_mitchell_movement_have_winners_of_their_own() -> None:
    plan = plan_for(6, form=Form.MITCHELL)
    evening = after(plan, *plan.sittings)
    said = over_words(evening, rankings(evening, None))
    stay, move = ([total.entrant for total in half if total.place == 1] for half in rankings(evening, None))
    names = [listed([plan.entrants[one][0] for one in half]) for half in (stay, move)]
    assert said == f"All deals are played. First of those who stay: {names[0]}. First of those who move: {names[1]}."


def test_who_goes_and_comes_is_told_in_order() -> None:
    evening = after(plan_for(3))
    place = evening.places[1]
    seat = renamed(replaced(gone(place.seats[0], 1), "Zoe", 3), "Zoë")
    evening = evening.with_place(1, place.with_seat(0, seat)).with_place(
        0, evening.places[0].with_seat(0, late(evening.places[0].seats[0], 2))
    )
    assert place_changes(evening, 1) == ("Zoë plays for Ben from deal 3 on",)
    assert place_changes(evening, 0) == ("Ann plays from deal 2 on",)
    assert place_changes(evening, 2) == ()
    assert changes_sentence(after(plan_for(3))) == ""
    assert entrant_name(evening, 1) == "Ben, then Zoë"
