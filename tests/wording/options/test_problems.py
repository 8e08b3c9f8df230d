"""The problems of rules in sentences: every kind, with its figures, the options in words, and the way out."""

import pytest

from tests.core.rules.test_rules import BOUNDS, CONTRADICTORY, WITHOUT_EFFECT
from twentyfive.core import Problem, ProblemKind, Rules, RulesError
from twentyfive.core.rules.rules import CATALOGUE
from twentyfive.wording.options.problems import option_words, problem_sentence, problems_sentence

UNSOUND = [options for options, _ in CONTRADICTORY] + WITHOUT_EFFECT
OPTIONS = list(CATALOGUE)


def said(**options: object) -> list[str]:
    """The sentences about Twenty-Five with these options."""
    return [problem_sentence(problem) for problem in Rules().draft(**options).problems()]


def refused(**options: object) -> str:
    """The sentence about options that cannot even be drafted."""
    with pytest.raises(RulesError) as caught:
        Rules().draft(**options)
    return problem_sentence(caught.value.problems[0])


def test_every_kind_has_a_sentence_of_its_own() -> None:
    found = {problem.kind: problem for options in UNSOUND for problem in Rules().draft(**options).problems()}
    found[ProblemKind.UNKNOWN_OPTION] = Problem(ProblemKind.UNKNOWN_OPTION, ("knock",))
    found[ProblemKind.WRONG_KIND] = Problem(ProblemKind.WRONG_KIND, ("target",), ("many",))
    assert set(found) == set(ProblemKind)
    assert len({problem_sentence(problem) for problem in found.values()}) == len(ProblemKind)


@pytest.mark.parametrize("options", UNSOUND, ids=str)
def test_sentences_are_whole_and_tell_the_way_out(options: dict[str, object]) -> None:
    for sentence in said(**options):
        assert "{" not in sentence
        assert "_" not in sentence, "an option is named in words"
        assert sentence[0].isupper() or sentence[0].isdigit()
        assert sentence.endswith(".")
        assert len(sentence.split(". ")) >= 2, "the problem, then the way out"


@pytest.mark.parametrize("option", OPTIONS)
def test_every_option_has_words(option: str) -> None:
    words = option_words(option)
    assert "“" not in words
    assert "_" not in words
    assert len({option_words(other) for other in OPTIONS}) == len(OPTIONS)


@pytest.mark.parametrize(("option", "bounds"), BOUNDS.items())
def test_numbers_out_of_range_tell_the_range(option: str, bounds: tuple[int, int]) -> None:
    (sentence,) = said(**{option: bounds[1] + 1})
    assert f"cannot be {bounds[1] + 1}. Choose a number from {bounds[0]} to {bounds[1]}." in sentence


def test_of_many_problems_the_first_is_told_and_the_number_of_others() -> None:
    first, second, third = "One.", "Two.", "Three."
    assert problems_sentence([first]) == "One."
    assert problems_sentence([first, second]) == "One. Two."
    assert problems_sentence([first, second, third]) == "One. Two more rules need changing."


def test_figures_are_worked_out() -> None:
    assert said(players=10, sides=10, hand_size=6, packets=(3, 3)) == [
        "This deal needs 61 cards and the pack has 52: 9 too few. Have fewer players or smaller hands."
    ]
    assert said(players=5, sides=2)[0].startswith("5 players cannot make 2 equal sides.")
    assert "five, six or nine" in said(hand_size=7)[0]


def test_a_kitty_is_named_if_it_makes_the_cards_short() -> None:
    sentences = said(players=10, sides=10, bids=(5, 25), finish="end_of_deal", exchange="kitty", kitty=5)
    assert len(sentences) == 1
    assert "3 too few. Have fewer players, smaller hands or a smaller kitty." in sentences[0]


def test_a_kitty_larger_than_the_packets_is_told_as_such() -> None:
    sentences = said(bids=(5, 25), finish="end_of_deal", exchange="kitty", kitty=6)
    assert sentences == ["A kitty of 6 cannot be dealt in packets that add up to 5. Make the kitty 5 or smaller."]


def test_ends_and_bids_that_contradict_the_scoring_are_told() -> None:
    assert said(bids=(5, 10))[0].startswith("A game with bidding cannot end in the middle of a deal")
    assert said(scoring="majority")[0].startswith("A game can end in the middle of a deal only if")
    (sentence,) = said(bids=(5, 10), scoring="deals_won", finish="end_of_deal")
    assert sentence.startswith("Bids count points of 5 a trick")


def test_bids_off_the_ladder_are_told() -> None:
    (near_end,) = said(bids=(5, 20), finish="end_of_deal", near_end=(100, 35))
    assert near_end.startswith("No bid reaches 35")
    (all_tricks,) = said(bids=(5, 20), finish="end_of_deal", all_tricks=(25, 60, 30))
    assert "Add 25 to the bids" in all_tricks


def test_text_from_a_file_is_quoted_as_it_is() -> None:
    assert refused(knock=1) == "There is no rule called “knock”. Check the spelling, or leave it out."
    assert refused(target="{0}") == "The goal of the game cannot be “{0}”. Choose something else."
