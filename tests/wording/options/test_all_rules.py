"""Every option of the rules, and every answer that a game needs, has words."""

from __future__ import annotations

from collections import Counter
from enum import StrEnum

import pytest

from twentyfive.core import PRESETS, SEATINGS, Rules, seated
from twentyfive.core.rules.rules import CATALOGUE, GROUPS
from twentyfive.wording.options.all_rules import IDLE_REASONS, idle_reason, question

OPTIONS = tuple(CATALOGUE)


def test_every_option_is_in_one_group() -> None:
    assert Counter(option for options in GROUPS.values() for option in options) == Counter(OPTIONS)


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("option", OPTIONS)
def test_every_answer_has_words(option: str, preset: str) -> None:
    kind = CATALOGUE[option].kind
    raw = {member.value for member in kind} if isinstance(kind, type) and issubclass(kind, StrEnum) else set()
    for players, sides in SEATINGS[preset]:
        found = question(option, seated(preset, players, sides), preset)
        labels = [each.label for each in found.answers]
        assert found.option == option
        assert len(set(labels)) == len(labels)
        for text in (found.text, *labels):
            assert text
            assert text not in {"True", "False", option} | raw
            assert "_" not in text
            assert "{" not in text
        for sentence in filter(None, (found.meaning, found.sources, *(each.note for each in found.answers))):
            assert sentence.endswith(".")


def values_of(option: str) -> set[object]:
    """All values of an option if they are yes and no or a few words; none for a number."""
    kind = CATALOGUE[option].kind
    if kind is bool:
        return {True, False}
    return {*kind} if isinstance(kind, type) and issubclass(kind, StrEnum) else set()


@pytest.mark.parametrize("option", [option for option in OPTIONS if values_of(option)])
def test_every_value_of_a_choice_is_offered(option: str) -> None:
    offered = {each.value for each in question(option, Rules(), "twenty-five").answers}
    assert offered == values_of(option)


@pytest.mark.parametrize("preset", PRESETS)
def test_the_usual_answer_of_every_game_has_its_own_words(preset: str) -> None:
    rules = PRESETS[preset]
    for option in OPTIONS:
        if not idle_reason(option, rules):
            found = question(option, rules, preset)
            assert getattr(rules, option) in {each.value for each in found.answers}, option


def held_back(preset: str, **options: object) -> list[str]:
    """The answers to the question about the trumps that may be held back."""
    return [each.label for each in question("renege", PRESETS[preset].replace(**options), preset).answers]


def test_every_trump_that_may_be_held_back_is_named() -> None:
    assert held_back("twenty-five") == ["Five, jack and ace of hearts", "Only the five", "None"]
    assert held_back("one-hundred-ten-joker")[0] == "Five, jack, joker and ace of hearts"
    assert held_back("house-25")[:2] == ["5♥, five, jack and A♥", "Only 5♥ and the five"]
    joker_too = held_back("one-hundred-ten-joker", five_of_hearts_best=True)
    assert joker_too[0] == "5♥, five, jack, joker and A♥"


@pytest.mark.parametrize(
    ("preset", "option", "value", "words"),
    [
        ("twenty-five", "first_lead_trump_from", 3, "A trump, with three or more players"),
        ("twenty-five", "turned_ace_bonus", 1, "1 point"),
        ("twenty-five", "best_of", 9, "Best of nine"),
        ("twenty-five", "counted_games", 15, "15 games, all played"),
        ("twenty-five", "stake", 7, "7"),
        ("twenty-five", "packets", (2, 1, 2), "2, then 1, then 2"),
        ("house-25", "target", 2, "Two deals"),
        ("spoil-five", "chips", 9, "Nine chips"),
        ("spoil-five", "deals", 1, "One deal"),
        ("fifty-five", "kitty", 1, "One card"),
        ("auction-forty-fives", "near_end", (90, 15), "15, from a score of 90"),
        ("auction-forty-fives", "all_tricks", (30, 65, 25), "30: scores 65, or loses 25"),
    ],
)
def test_a_value_that_is_not_offered_is_told_like_those_that_are(
    preset: str, option: str, value: object, words: str
) -> None:
    assert question(option, PRESETS[preset], preset).answer(value).label == words


def test_a_goal_is_told_in_tricks_only_if_tricks_score_five() -> None:
    def notes(preset: str) -> list[str]:
        return [each.note for each in question("target", PRESETS[preset], preset).answers if each.note]

    assert "Nine tricks of 5." in notes("forty-five")
    assert "Six tricks of 5." not in notes("thirty-one")
    assert not notes("forty-five-hoyle")
    assert not notes("forty-five-difference")


def test_every_need_of_an_option_has_words() -> None:
    assert set(IDLE_REASONS) == {need.name for option in CATALOGUE.values() for need in option.needs}
    assert all(reason().endswith(".") for reason in IDLE_REASONS.values())
