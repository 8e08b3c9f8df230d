"""The rules in whole sentences: every option where it applies, and the differences from the nearest game."""

from __future__ import annotations

from enum import StrEnum

import pytest
from hypothesis import given

from tests.core.rules.changes import AUCTION, CHANGES, beside
from tests.core.strategies import GAMES, Game, quick
from twentyfive.core import PRESETS, SEATINGS, Rules, seated
from twentyfive.core.rules.catalogue import Option
from twentyfive.core.rules.options import Exchanging, Finish, Scoring
from twentyfive.core.rules.rules import CATALOGUE
from twentyfive.wording.options.sections import Subject
from twentyfive.wording.rules.rules_text import difference_sentences, option_sentences, rules_sections

KITTY: dict[str, object] = {**AUCTION, "exchange": "kitty", "kitty": 5}

OTHER: list[tuple[dict[str, object], dict[str, object]]] = [
    *CHANGES,
    ({}, {"players": 4, "sides": 4}),
    ({"players": 4, "sides": 4}, {"sides": 2}),
    (KITTY, {"kitty": 3}),
    (KITTY, {"exchange": "kitty_then_draw"}),
    ({**KITTY, "exchange": "kitty_then_draw"}, {"exchange": "named_kitty_then_draw"}),
    ({"finish": "end_of_deal"}, {"finish": "first_past"}),
    ({"stake": 10}, {"players": 4, "sides": 2}),
    ({"stake": 10}, {"best_of": 3}),
    ({"finish": "end_of_deal"}, {"all_five_points": 10}),
    ({"stake": 10}, {"counted_games": 25}),
]
"""Rules, and changes to them."""


def text(rules: Rules, preset: str = "twenty-five") -> str:
    """The complete rules as one text."""
    return "\n".join(" ".join(section.paragraphs) for section in rules_sections(rules, preset))


def subjects(rules: Rules) -> list[Subject]:
    return [section.subject for section in rules_sections(rules, "twenty-five")]


def assert_whole(said: str) -> None:
    assert said
    assert "{" not in said
    assert "  " not in said
    assert said[0].isupper() or said[0].isdigit()
    assert said.endswith(".")


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_has_rules_in_sentences_at_every_table(preset: str) -> None:
    for players, sides in SEATINGS[preset]:
        rules = seated(preset, players, sides)
        sections = rules_sections(rules, preset)
        assert len({section.title for section in sections}) == len(sections)
        for section in sections:
            for paragraph in section.paragraphs:
                assert_whole(paragraph)
        assert difference_sentences(rules) == ()


@quick
@given(GAMES)
def test_any_house_rules_are_told_in_whole_sentences(game: Game) -> None:
    rules = game.rules
    for section in rules_sections(rules, "twenty-five"):
        for paragraph in section.paragraphs:
            assert_whole(paragraph)
    for sentence in difference_sentences(rules):
        assert_whole(sentence)


NAMED = [option for option in CATALOGUE.values() if issubclass(option.kind, StrEnum)]
SEVERAL_WAYS = ("exchange", "finish")
"""Options whose answers need different things beside them."""


@pytest.mark.parametrize(
    "option", [option for option in NAMED if option.name not in SEVERAL_WAYS], ids=lambda option: option.name
)
def test_every_answer_makes_other_rules(option: Option) -> None:
    answers = list(option.kind)
    games = [Rules().replace(**{**beside(option), option.name: answer}) for answer in answers]
    assert len({text(rules) for rules in games}) == len(answers)
    assert len({option_sentences(rules)[option.name] for rules in games}) == len(answers)


def test_every_exchange_makes_other_rules_and_names_kitty_and_stock_if_they_are_used() -> None:
    games = [
        Rules().replace(**{**AUCTION, "exchange": way, "kitty": 5 if way.takes_kitty else 0}) for way in Exchanging
    ]
    assert len({text(rules) for rules in games}) == len(Exchanging)
    for way, rules in zip(Exchanging, games, strict=True):
        said = option_sentences(rules)["exchange"]
        assert ("kitty" in said, "stock" in said) == (way.takes_kitty, way.draws)


def test_every_end_makes_other_rules() -> None:
    declarer = {Finish.DECLARER_FIRST: AUCTION}
    games = [Rules().replace(**{**declarer.get(finish, {}), "finish": finish}) for finish in Finish]
    assert len({option_sentences(rules)["finish"] for rules in games}) == len(Finish)
    assert all(option_sentences(rules)["finish"] in text(rules) for rules in games)


@pytest.mark.parametrize(("base", "changed"), OTHER, ids=str)
def test_every_other_change_makes_other_rules(base: dict[str, object], changed: dict[str, object]) -> None:
    before, after = Rules().replace(**base), Rules().replace(**{**base, **changed})
    assert text(before) != text(after)
    option = next(iter(changed))
    assert option_sentences(before)[option] != option_sentences(after)[option]


def test_no_option_is_forgotten() -> None:
    assert {option for _, options in OTHER for option in options} == set(CATALOGUE)


def test_only_rules_that_apply_are_told() -> None:
    turn_up, auction = subjects(PRESETS["twenty-five"]), subjects(PRESETS["auction-forty-fives"])
    assert Subject.ROBBING in turn_up
    assert Subject.ROBBING not in auction
    assert {Subject.BIDDING, Subject.NAMING} <= set(auction)
    assert not {Subject.BIDDING, Subject.NAMING, Subject.POOL, Subject.STAKE} & set(turn_up)
    pool = subjects(PRESETS["spoil-five"])
    assert Subject.POOL in pool
    assert Subject.SCORE not in pool
    for word in ("kitty", "joker", "stock", "declarer", "chip", "jink"):
        assert word not in text(PRESETS["twenty-five"])


def test_the_numbers_told_are_those_of_the_rules() -> None:
    rules = PRESETS["auction-forty-fives"].replace(target=145, near_end=(125, 15), all_tricks=(30, 70, 40))
    told = text(rules)
    assert "145 points win the game" in told
    assert "A side with 125 points or more may not bid less than 15." in told
    assert "scores 70 if it is made and loses 40 if not" in told
    pool = text(PRESETS["spoil-five"].replace(chips=33, pool_limit=44, deals=55))
    assert all(words in pool for words in ("33 chips", "44 chips", "55 deals"))


def test_the_trumps_that_may_be_held_back_are_named_best_first() -> None:
    joker = Rules(joker=True, five_of_hearts_best=True)
    assert "But 5♥, the five, the jack, the joker and A♥ need not be played to a lower trump." in text(joker)
    old = Rules().replace(trump_order="five_cards")
    assert "But the five, A♥ and the jack need not be played" in text(old)
    assert "Trumps, best first: the five, A♥, the ace, the jack, the king" in text(old)
    none = Rules().replace(renege="none")
    assert "No trump may be held back." in text(none)
    assert "renege" not in text(none)


def test_a_single_deal_with_bidding_is_the_whole_game() -> None:
    single = PRESETS["auction-forty-fives"].replace(scoring="single_deal")
    assert "one deal is the whole game" in text(single)
    assert "120" not in text(single)
    assert "120 points win the game" in text(PRESETS["auction-forty-fives"])


def test_the_reward_for_all_five_tricks_is_told_only_if_it_can_be_had() -> None:
    double = "wins double"
    assert double in text(PRESETS["twenty-five"])
    assert double not in text(PRESETS["twenty-five"].replace(target=15))  # the third trick ends the game
    assert double not in text(PRESETS["twenty-five"].replace(target=45))  # no deal brings 45
    single = PRESETS["house-25"].replace(scoring="single_deal", all_five="double")
    assert double in text(single)
    assert double not in text(single.replace(all_five="wins_game"))  # it wins that deal in any case
    assert "two games of the match" in text(PRESETS["twenty-five"].replace(best_of=3))
    assert "win the game, whatever the score was" in text(Rules().replace(all_five="wins_game", target=45))


def test_an_ace_that_does_not_rob_is_told_to_all_only_if_robbing_is_declined_openly() -> None:
    lowest = Rules().replace(unrobbed_ace="lowest_trump")
    assert "and everybody is told" not in text(lowest)
    assert "and everybody is told" in text(lowest.replace(rob_deadline="opening_lead"))
    assert "lowest trump" not in text(lowest.replace(must_rob=True))


def test_the_differences_from_the_nearest_game_are_told() -> None:
    rules = PRESETS["twenty-five"].replace(players=7, sides=7, renege="five_only", stake=10)
    assert difference_sentences(rules) == (
        option_sentences(rules)["renege"],
        "When the game is over, each of the others pays 10 to the winner.",
    )
    assert option_sentences(rules)["renege"].startswith(
        "If a trump is led, you must play a trump while you have one. But the five need not be played to a lower trump."
    )


@pytest.mark.parametrize(
    ("preset", "left_out", "said"),
    [
        ("auction-forty-fives", {"dealer_may_hold": False}, "The dealer may not hold, but must bid higher or pass."),
        ("auction-forty-fives", {"best_trump": 0}, "The highest trump brings nothing more."),
        (
            "auction-forty-fives",
            {"near_end": ()},
            "Near the end of the game the least bid is the same as before.",
        ),
        ("one-hundred-ten-joker", {"keep_at_least": 0}, "Nobody has to keep any card."),
        ("spoil-five-hoyle", {"deals": 0}, "The number of deals is not limited."),
    ],
)
def test_a_rule_left_out_of_a_game_is_told_as_a_difference(preset: str, left_out: dict[str, object], said: str) -> None:
    assert difference_sentences(PRESETS[preset].replace(**left_out)) == (said,)


@pytest.mark.parametrize(
    ("elsewhere", "said"),
    [
        ({"must_rob": True}, ["If you may rob, you must."]),
        ({"scoring": "single_deal"}, ["Every trick scores 5 points. After one deal, whoever has most points wins."]),
    ],
)
def test_the_bar_on_going_out_is_not_mentioned_if_it_cannot_apply(
    elsewhere: dict[str, object], said: list[str]
) -> None:
    """It cannot apply if robbing is a duty, or if nobody goes out."""
    rules = PRESETS["twenty-five-1876"].replace(unrobbed_cannot_go_out=True, **elsewhere)
    assert [*difference_sentences(rules)] == said


def test_an_unusual_table_for_a_game_is_told_as_a_difference() -> None:
    (said,) = difference_sentences(PRESETS["house-25"].replace(players=6, sides=2))
    assert said.startswith("Six play, as two sides of three.")


def test_the_score_of_sides_says_that_tricks_count_together() -> None:
    together = "Each side counts its tricks together."
    assert together in text(PRESETS["forty-five"])
    assert together not in text(PRESETS["twenty-five"])
    assert PRESETS["forty-five"].scoring is Scoring.TRICKS
