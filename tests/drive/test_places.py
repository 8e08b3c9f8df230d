"""Places by either way of counting, ties that are split, cut or played off, and prizes to the cent."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.drive.nights import in_order, played
from twentyfive.drive import (
    CookieJar,
    Counting,
    Ended,
    Gone,
    Jackpot,
    Log,
    MovedOn,
    Movement,
    Plan,
    Prize,
    PrizeKind,
    ProblemKind,
    Raffle,
    Refused,
    Reported,
    Scoring,
    Share,
    Sum,
    TicketsSold,
    Ties,
    TieSettled,
    entered,
    logged,
    shares,
)
from twentyfive.drive.places import cut

SCORES = (18, 18, 16, 15, 15)
"""The scores by which Cape Breton's counting is explained; the cards 1 to 5 have them."""


def with_scores(plan: Plan, scores: tuple[int, ...], fee: int = 0) -> Log:
    """An evening that is over, in which each card has one table, and these are its points in the only game."""
    count = 2 * (len(scores) // 2) + 2 * (len(scores) % 2)
    given = (*scores, *(0 for _ in range(count - len(scores))))
    log = in_order(replace(plan, games=1, scoring=Scoring.POINTS, fee=fee), count)
    reports = [Reported(1, at // 2 + 1, points=given[at : at + 2]) for at in range(0, count, 2)]
    return logged(reports, log)


def paid(log: Log, kind: PrizeKind = PrizeKind.PLACE) -> list[tuple[int, int]]:
    """Who is given how much."""
    return [(payout.side, payout.cents) for payout in log.evening.money.payouts if payout.kind is kind]


def test_places_by_couples_give_the_sixteen_the_second_place() -> None:
    # Cape Breton: "the 16 is second, the 18s share or cut for first, the 15s for third".
    lines = with_scores(Plan(counting=Counting.BY_SIDES), SCORES).evening.standings
    assert [(line.place, line.equal, line.side) for line in lines] == [
        *((1, True, 1), (1, True, 2), (2, False, 3), (3, True, 4), (3, True, 5), (4, False, 6))
    ]


def test_places_as_usual_count_all_who_are_before() -> None:
    lines = with_scores(Plan(counting=Counting.USUAL), SCORES).evening.standings
    assert [(line.place, line.equal, line.side) for line in lines] == [
        *((1, True, 1), (1, True, 2), (3, False, 3), (4, True, 4), (4, True, 5), (6, False, 6))
    ]


@pytest.mark.parametrize(
    ("counting", "expected"),
    [
        # By couples each place has its prize: 100 for the 18s, 60 for the 16, 30 for the 15s.
        (Counting.BY_SIDES, [(1, 50_00), (2, 50_00), (3, 60_00), (4, 15_00), (5, 15_00)]),
        # As usual the 18s stand for the first and the second prize, and the 15s for none.
        (Counting.USUAL, [(1, 80_00), (2, 80_00), (3, 30_00)]),
    ],
)
def test_equals_split_what_they_stand_for(counting: Counting, expected: list[tuple[int, int]]) -> None:
    plan = Plan(counting=counting, prizes=(Prize(100_00), Prize(60_00), Prize(30_00)))
    assert paid(with_scores(plan, SCORES)) == expected


def test_after_a_cut_one_has_the_first_prize_and_as_usual_the_other_the_second() -> None:
    for counting, expected in (
        (Counting.BY_SIDES, [(2, 100_00), (3, 60_00)]),
        (Counting.USUAL, [(2, 100_00), (1, 60_00)]),
    ):
        plan = Plan(counting=counting, ties=Ties.CUT, prizes=(Prize(100_00), Prize(60_00)))
        log = with_scores(plan, SCORES)
        assert log.evening.money.ties[0].sides == (1, 2)
        log = entered(log, TieSettled((2, 1), Ties.CUT, seed=seed_in_which(2)))
        assert paid(log) == expected
        assert log.evening.money.ties == ()
    first, second = log.evening.standings[:2]
    assert [(line.place, line.equal, line.side) for line in (first, second)] == [(1, False, 2), (2, False, 1)]


def seed_in_which(side: int) -> int:
    """A seed with which a side cuts the lower card of 1 and 2."""
    return next(seed for seed in range(99) if cut((1, 2), seed).order[0] == side)


def test_splitting_must_be_unanimous_and_who_refuses_to_play_off_forfeits() -> None:
    # Cape Breton: "split if all agree, or cut, or play off; who refuses the play-off forfeits".
    log = with_scores(Plan(ties=Ties.SPLIT, prizes=(Prize(100_00),)), (18, 18, 18, 3))
    assert paid(log) == [(1, 33_33), (2, 33_33), (3, 33_33)]
    off = entered(log, TieSettled((1, 2, 3), Ties.PLAY_OFF, order=(3, 1), forfeited=(2,)))
    assert paid(off) == [(3, 100_00)]
    assert [line.side for line in off.evening.standings] == [3, 1, 2, 4]
    # And all agree to split in the end.
    assert paid(entered(off, TieSettled((1, 2, 3), Ties.SPLIT))) == [(1, 33_33), (2, 33_33), (3, 33_33)]


@pytest.mark.parametrize(
    ("entry", "kind"),
    [
        (TieSettled((1, 3), Ties.SPLIT), ProblemKind.NO_SUCH_TIE),
        (TieSettled((1, 1), Ties.CUT), ProblemKind.NO_SUCH_TIE),
        (TieSettled((1, 9), Ties.CUT), ProblemKind.NO_SUCH_SIDE),
        (TieSettled((1, 2), Ties.PLAY_OFF, order=(1,)), ProblemKind.WRONG_PLAY_OFF),
        (TieSettled((1, 2), Ties.PLAY_OFF, forfeited=(1, 2)), ProblemKind.WRONG_PLAY_OFF),
    ],
)
def test_a_tie_is_settled_among_equals(entry: TieSettled, kind: ProblemKind) -> None:
    with pytest.raises(Refused) as error:
        entered(with_scores(Plan(), SCORES), entry)
    assert error.value.problem.kind is kind


def test_the_lowest_card_wins_a_cut_and_equal_cards_are_cut_again() -> None:
    seeds = [cut((4, 7, 9), seed) for seed in range(300)]
    for found in seeds:
        first = sorted(found.rounds[0], key=lambda card: card.rank)
        assert first[0].rank < first[1].rank or len(found.rounds) > 1
        if first[0].rank < first[1].rank:
            assert found.order[0] == first[0].side
        for before, after in zip(found.rounds, found.rounds[1:], strict=False):
            again = Counter(card.rank for card in before)
            assert {card.side for card in after} == {card.side for card in before if again[card.rank] > 1}
    assert any(len(found.rounds) > 1 for found in seeds)
    winners = Counter(found.order[0] for found in seeds)
    assert min(winners.values()) > 70, "everybody has the same chance"


def test_a_whole_hall_can_cut() -> None:
    assert sorted(cut(range(1, 251), 3).order) == list(range(1, 251))


@settings(max_examples=60, derandomize=True)
@given(
    st.lists(st.integers(0, 6), min_size=2, max_size=20),
    st.sampled_from(Counting),
    st.sampled_from(Ties),
    st.integers(0, 700),
    st.lists(st.integers(0, 30), max_size=3),
)
def test_prizes_add_up_to_the_cent(
    scores: list[int], counting: Counting, ties: Ties, fee: int, percents: list[int]
) -> None:
    plan = Plan(
        counting=counting,
        ties=ties,
        prizes=tuple(Prize(percent=each) for each in percents),
        boobie=Prize(percent=5),
        jackpot=Jackpot(6, Sum(percent=5), carried=100_01),
    )
    log = with_scores(plan, tuple(scores), fee)
    for _ in range(3):
        money = log.evening.money
        assert money.jackpot is not None
        given = sum(payout.cents for payout in money.payouts) + sum(tie.cents for tie in money.ties)
        assert given + money.jackpot.left + money.hall == money.tin + money.jackpot.carried
        assert money.hall >= 0
        log = logged([TieSettled(tie.sides, tie.how, order=tie.sides) for tie in money.ties], log)
    assert log.evening.money.ties == ()


def test_of_euro_280_forty_percent_are_112_and_what_is_left_is_for_the_hall() -> None:
    plan = Plan(prizes=(Prize(percent=40), Prize(percent=20)), jackpot=Jackpot(99, Sum(percent=10)))
    money = with_scores(plan, tuple(range(28)), fee=5_00).evening.money
    assert money.tin == 280_00
    assert [payout.cents for payout in money.payouts] == [112_00, 56_00]
    assert (money.jackpot and money.jackpot.left, money.hall) == (28_00, 84_00)


def test_prizes_by_a_list_may_be_more_than_the_tin_and_that_is_told() -> None:
    evening = with_scores(Plan(prizes=(Prize(100_00),)), (3, 2), fee=5_00).evening
    assert evening.money.hall == -80_00
    assert [(problem.kind, problem.count) for problem in evening.told] == [(ProblemKind.TIN_SHORT, 80_00)]


def test_the_boobie_prize_is_for_the_fewest_of_those_who_played_from_the_first_game_to_the_last() -> None:
    plan = Plan(games=2, movement=Movement.ALL_STAY, boobie=Prize(5_00))
    log = played(in_order(plan, 6), "1 3 5")
    # 2, 4 and 6 have none, but 2 goes home; 4 wins the second game.
    log = logged([Gone(2), MovedOn()], log)
    log = logged([Reported(2, table.number, max(table.sides)) for table in log.evening.tables], log)
    log = entered(log, Ended()) if not log.evening.over else log
    fewest = min(log.evening.tallies[side].score for side in (1, 3, 4, 5, 6))
    expected = [side for side in (1, 3, 4, 5, 6) if log.evening.tallies[side].score == fewest]
    assert [side for side, _ in paid(log, PrizeKind.BOOBIE)] == expected


def test_a_jackpot_is_shared_by_all_who_reach_it_and_the_odd_cent_stays_in_it() -> None:
    log = with_scores(Plan(jackpot=Jackpot(14, carried=100_00)), (15, 14, 16, 2))
    assert paid(log, PrizeKind.JACKPOT) == [(3, 33_33), (1, 33_33), (2, 33_33)]
    assert log.evening.money.jackpot is not None
    assert log.evening.money.jackpot.left == 1


def test_a_game_sat_out_that_counts_is_a_hole_in_the_card_for_the_cookie_jar() -> None:
    plan = Plan(games=1, sit_out=1, cookie_jar=CookieJar(1, carried=9_00))
    log = played(in_order(plan, 3), "1")
    assert log.evening.tallies[3].won == (1,)


def test_the_raffle_tells_who_had_the_ticket() -> None:
    log = in_order(Plan(raffle=Raffle(ticket=50, percent=50)), 4)
    log = logged([TicketsSold(3, person=2), TicketsSold(1, person=5), TicketsSold(7)], log)
    raffle = log.evening.money.raffle
    assert raffle is not None
    assert (raffle.sold, raffle.taken, raffle.won, raffle.hall, raffle.ticket) == (11, 5_50, 2_75, 2_75, 0)
    assert log.evening.money.tin == 0


def test_a_thing_is_split_only_if_the_equals_agree() -> None:
    plan = Plan(ties=Ties.SPLIT, prizes=(Prize(thing="a ham"), Prize(20_00)))
    log = with_scores(plan, (18, 18, 3))
    money = log.evening.money
    assert [(tie.sides, tie.cents, tie.things) for tie in money.ties] == [((1, 2), 20_00, ("a ham",))]
    assert money.payouts == ()
    shared = entered(log, TieSettled((1, 2), Ties.SPLIT)).evening.money
    assert [(each.side, each.cents, each.things) for each in shared.payouts] == [
        (1, 10_00, ("a ham",)),
        (2, 10_00, ("a ham",)),
    ]
    played = entered(log, TieSettled((1, 2), Ties.PLAY_OFF, order=(2, 1))).evening.money
    assert [(each.side, each.cents, each.things) for each in played.payouts] == [(2, 0, ("a ham",)), (1, 20_00, ())]


def test_what_the_plan_takes_out_of_the_tin_is_told_before_anybody_plays() -> None:
    prizes = (Prize(percent=40), Prize(5_00, thing="a ham"))
    plan = Plan(prizes=prizes, boobie=Prize(1_00), jackpot=Jackpot(14, Sum(percent=10), carried=90_00))
    assert shares(plan, 280_00) == (
        Share(PrizeKind.PLACE, 112_00, 1),
        Share(PrizeKind.PLACE, 5_00, 2, "a ham"),
        Share(PrizeKind.BOOBIE, 1_00),
        Share(PrizeKind.JACKPOT, 28_00),
    )
