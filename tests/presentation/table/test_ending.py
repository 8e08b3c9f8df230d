"""The end of a match: whether a person here has won it, by which deed, and what turned it if they have not."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.core.positions import dealt, played, scored, won
from tests.ui.panels import after, alone, finished, seen_by
from twentyfive.ai import Level
from twentyfive.core import PRESETS, Rules, apply
from twentyfive.core.moves import Jink, TakePool
from twentyfive.engine.seating.local_seats import LocalSeats
from twentyfive.engine.seating.players import Computer, Guest, Person, Sitter
from twentyfive.engine.seating.seats import Seats
from twentyfive.engine.statistics.earlier import Earlier
from twentyfive.presentation.table.ending import Ending, PastPlace, ending_of, won_here

SIGNS: dict[str, Sitter] = {"p": Person(), "g": Guest(), "c": Computer(Level.EASY)}


def here(rules: Rules, sitters: str) -> LocalSeats:
    return LocalSeats(Seats(rules, tuple(SIGNS[sign] for sign in sitters)))


@pytest.mark.parametrize(
    ("sitters", "mine"),
    [("pcc", True), ("cpc", False), ("ppc", True), ("cpp", False), ("gcc", True), ("cgc", False), ("gpc", False)],
)
def test_a_game_is_won_here_if_a_person_at_this_screen_or_else_on_a_phone_has_won(sitters: str, mine: bool) -> None:
    rules = alone(3)
    assert won_here(seen_by(finished("A A A A A", rules)), here(rules, sitters)) is mine


def test_partners_win_together() -> None:
    rules = PRESETS["twenty-five"].replace(players=4, sides=2)
    won = seen_by(finished("A A A A A", rules))
    assert won_here(won, here(rules, "ccpc"))
    assert not won_here(won, here(rules, "cpcc"))


def test_a_tie_is_won_by_nobody() -> None:
    rules = alone(2, counted_games=2, all_five="none")
    tied = seen_by(finished("A A A A A / B B B B B", rules))
    assert tied.over
    assert tied.winners == (0, 1)
    assert not won_here(tied, here(rules, "pc"))


NEVER = Earlier(frozenset({"easy"}), 0, 0)
"""Earlier matches of which nothing is to be told after a win at easy."""


def deed(deals: str, rules: Rules, earlier: Earlier | None = NEVER, sitters: str = "pcc") -> str:
    return ending_of(seen_by(finished(deals, rules)), here(rules, sitters), earlier).line


def test_a_win_names_one_deed_the_rarest_first() -> None:
    rules = alone(3, target=25, all_five="none")
    rest = "A B B A B / A C C A A"
    assert deed("A A A A A", rules, Earlier(frozenset(), 0, 0)) == "All five tricks of the last deal."
    assert deed(rest, rules, Earlier(frozenset(), 4, 4)) == "Your first win."
    assert deed(rest, rules, Earlier(frozenset({"hard"}), 4, 4)) == "Your first win at the easy level."
    assert deed(rest, rules, Earlier(frozenset({"easy"}), 3, 1)) == "4 wins in a row."
    assert deed(rest, rules) == "", "a plain win"
    assert deed(rest, rules, None) == "", "before the statistics are there"


def test_a_win_from_behind_is_told_with_the_points() -> None:
    rules = alone(3, target=20, finish="end_of_deal", all_five="none")
    assert deed("B B B C A / A A A A C", rules) == "From 10 points behind."
    assert deed("B B A C A / A A A C C", rules) == "", "one trick is nothing to tell"


def test_of_several_persons_nothing_is_told_of_earlier_matches() -> None:
    rules = alone(3, all_five="none")
    assert deed("A B B A B / A C C A A", rules, Earlier(frozenset(), 0, 0), "ppc") == ""


def test_a_pool_is_told_of_if_nothing_else_is_and_a_jink_before_all() -> None:
    rules = PRESETS["spoil-five"].replace(players=3, sides=3, deals=1)
    three = after("A A A", rules)
    took, jinked = apply(three, TakePool()), won(apply(three, Jink()), "A A")
    assert ending_of(seen_by(scored(took)), here(rules, "pcc"), NEVER).line == "The last pool won it."
    assert ending_of(seen_by(scored(took)), here(rules, "pcc"), Earlier(frozenset(), 0, 0)).line == "Your first win."
    assert ending_of(seen_by(scored(jinked)), here(rules, "pcc"), Earlier(frozenset(), 0, 0)).line == (
        "A jink that came off."
    )


@pytest.mark.parametrize(("run", "offered"), [(0, False), (1, False), (2, True), (7, True)])
def test_stronger_players_are_offered_after_three_wins_at_a_level(run: int, offered: bool) -> None:
    rules = alone(3)
    view, earlier = seen_by(finished("A A A A A", rules)), Earlier(frozenset({"easy"}), 9, run)
    assert ending_of(view, here(rules, "pcc"), earlier).harder is offered
    lost = seen_by(finished("B B B B B", rules))
    assert not ending_of(lost, here(rules, "pcc"), earlier).harder


TO_FIVE = alone(2, target=5, all_five="none")
HANDS = "A deals; A: 5S 3S 2C 3C 4C; B: AH KD QD 9D 8D; turned 7S"


def lost(cards: str, hands: str = HANDS) -> Ending:
    """The end of a game to five points in which these cards were played."""
    return ended(TO_FIVE, hands, cards)


def ended(rules: Rules, hands: str, cards: str) -> Ending:
    start = replace(dealt(hands, rules), names=("Anna", "Mary"))
    return ending_of(seen_by(scored(played(start, cards))), here(rules, "pc"))


def test_a_trick_that_could_have_been_taken_is_named_with_both_cards() -> None:
    ending = lost("AH 3S")
    assert not ending.won
    assert ending.line == "In trick 1 you kept 5♠ back, and Mary won it with A♥."
    assert ending.back == "Look back at trick 1"
    assert ending.place == PastPlace(0, 1)


def test_a_card_that_could_not_be_played_or_would_not_win_was_not_kept_back() -> None:
    assert lost("AH 3S", "A deals; A: QS 3S 2C 3C 4C; B: AH KD QD 9D 8D; turned 7S").line == (
        "Mary won it in trick 1, with A♥."
    )
    follows = "A deals; A: QD 5D 2C 3C 4C; B: KD AH QH 9D 8D; turned 7S"
    assert lost("KD QD", follows).line == "Mary won it in trick 1, with K♦.", "the five of diamonds is no trump here"


def test_the_tricks_before_the_last_are_looked_at_too() -> None:
    rules = alone(2, target=10, all_five="none")
    ending = ended(rules, "A deals; A: 5S 3S 2C 3C 4C; B: AH KD QD 9D 8D; turned 7S", "AH 3S, KD 4C")
    assert ending.line == "In trick 2 you kept 5♠ back, and Mary won it with K♦."
    assert ending.place == PastPlace(0, 2)


def test_where_no_trick_ends_the_match_the_deal_that_cost_most_is_named() -> None:
    rules = alone(3, target=25, finish="end_of_deal", all_five="none")
    ending = ending_of(seen_by(finished("B B B B A / A A A C C / B B C C C", rules)), here(rules, "pcc"))
    assert ending.line == "Deal 1 turned it: Mary +20, you +5."
    assert ending.back == "Look back at deal 1"
    assert ending.place == PastPlace(2, None)


def test_nothing_turned_a_tie_or_a_game_of_a_single_deal() -> None:
    rules = alone(3, target=15, finish="end_of_deal", all_five="none")
    assert ending_of(seen_by(finished("B B B A A", rules)), here(rules, "pcc")) == Ending()
    tied = alone(2, counted_games=2, all_five="none")
    assert ending_of(seen_by(finished("A A A A A / B B B B B", tied)), here(tied, "pc")) == Ending()
