"""The cost of a decision is told in whole sentences, as exactly as it is known."""

from __future__ import annotations

import pytest

from tests.ui.moments import deal_is_over, record_at
from twentyfive.ai import Advice, Reason, ReasonKind
from twentyfive.ai.advice.findings import Cost, Estimate, Judgement, RatedMove, Rating
from twentyfive.core import PRESETS, Card
from twentyfive.core.cards import JOKER
from twentyfive.core.moves import PlayCard
from twentyfive.engine.game.reviewing import past_deals
from twentyfive.engine.seating.game_token import GameToken
from twentyfive.wording.learning.hints import figure_words
from twentyfive.wording.learning.review import cost_sentence, cost_words, doubt_sentence, option_figures, why_words


@pytest.mark.parametrize(
    ("points", "chance", "told", "doubt"),
    [
        (
            Estimate(4.2, 1.3),
            Estimate(0.041, 0.0075),
            "On average it is worth 4 points more, and wins 4 more in 100 games.",
            "That may be off by 3 points and 2 games.",
        ),
        (Estimate(2.4, 0.3), None, "On average it is worth 2.4 points more.", "That may be off by 0.6 points."),
        (Estimate(7.0, 0.1), None, "On average it is worth 7 points more.", "That may be off by 1 point."),
        (Estimate(5.0, 0.0), None, "On average it is worth 5 points more.", ""),
        (
            Estimate(0.04, 0.01),
            Estimate(0.02, 0.001),
            "It wins 2 more in 100 games.",
            "That may be off by 0.2 games.",
        ),
        (Estimate(6.0, 0.0), Estimate(0.0002, 0.0), "On average it is worth 6 points more.", ""),
    ],
)
def test_what_it_costs_is_one_sentence_and_how_far_that_may_be_off_another(
    points: Estimate, chance: Estimate | None, told: str, doubt: str
) -> None:
    step = past_deals(GameToken(record_at("twenty-five", 5, 5, deal_is_over)))[0].decisions[0]
    assert cost_sentence(Cost(points, chance), step) == told
    assert doubt_sentence(Cost(points, chance), step) == doubt


@pytest.mark.parametrize(
    ("points", "told"),
    [
        ((13.1, 11.3, 10.9), ["13.1", "11.3", "10.9"]),
        ((14.0, 9.0), ["14", "9"]),
        ((14.0, 14.0), ["14", "14"]),
        ((2.0, -0.7), ["2.0", "−0.7"]),
        ((9.0, -0.4), ["9", "0"]),
        ((1.0, -0.04), ["1.0", "0.0"]),
    ],
)
def test_bars_have_a_decimal_if_the_cost_between_them_is_told_with_one(
    points: tuple[float, ...], told: list[str]
) -> None:
    options = [RatedMove(PlayCard(Card.parse("5S")), 0.5, each, None, Rating.BEST) for each in points]
    assert [figure for _, figure in option_figures(options, PRESETS["twenty-five"])] == told


def test_a_figure_that_rounds_to_zero_has_no_minus() -> None:
    assert figure_words(Estimate(-0.03, 0.2), scale=1) == "0.0 ± 0.4"
    assert figure_words(Estimate(-0.03, 0.0), scale=1) == "0"
    assert figure_words(Estimate(-0.06, 0.2), scale=1) == "−0.1 ± 0.4"


def test_every_cost_of_a_game_is_told_in_the_same_figures() -> None:
    """Points first, then games; which of the two is more telling, or less due to chance, makes no difference."""
    step = past_deals(GameToken(record_at("twenty-five", 5, 5, deal_is_over)))[0].decisions[0]
    for points, chance, told in (
        (Estimate(5.0, 0.2), Estimate(0.021, 0.02), "about 5 points and 2.1 wins in 100 games"),
        (Estimate(0.6, 0.5), Estimate(0.08, 0.004), "about 0.6 points and 8 wins in 100 games"),
        (Estimate(5.0, 0.2), Estimate(-0.01, 0.02), "about 5 points"),
        (Estimate(-1.0, 0.2), Estimate(0.04, 0.01), "about 4 wins in 100 games"),
    ):
        assert cost_words(Cost(points, chance), step).replace("\N{NO-BREAK SPACE}", " ") == told


def test_one_game_in_a_hundred_is_told_in_the_singular_and_on_one_line() -> None:
    step = past_deals(GameToken(record_at("twenty-five", 5, 5, deal_is_over)))[0].decisions[0]
    for lost, told in ((0.01, "about one win in 100 games"), (0.02, "about 2 wins in 100 games")):
        said = cost_words(Cost(Estimate(0.0, 1.0), Estimate(lost, 0.001)), step)
        assert said.replace("\N{NO-BREAK SPACE}", " ") == told
        assert said.split(" ")[-1] == "in\N{NO-BREAK SPACE}100\N{NO-BREAK SPACE}games", "no 100 stands alone on a line"


def test_the_other_card_that_was_as_good_begins_its_sentence() -> None:
    step = past_deals(GameToken(record_at("twenty-five", 5, 5, deal_is_over)))[0].decisions[0]
    for card, told in ((JOKER, "The joker is just as good."), (Card.parse("5S"), "5♠ is just as good.")):
        better = Advice(PlayCard(card), Reason(ReasonKind.LEAD_WINNER, (card,)))
        assert why_words(step, Judgement(step.move, Rating.BEST, better)) == told
