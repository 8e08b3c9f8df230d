"""Rules as data: their problems, and options as text. RULES.md section 7."""

import pickle

import pytest

from twentyfive.core import PRESETS, IllegalMove, Problem, ProblemKind, Refusal, Rules, RulesError
from twentyfive.core.cards import parse_cards
from twentyfive.core.rules.option_text import option_text, parse_option
from twentyfive.core.rules.options import Exchanging, Follow, Scoring
from twentyfive.core.rules.rules import CATALOGUE

AUCTION: dict[str, object] = {"bids": (5, 10, 30), "finish": "end_of_deal"}
KITTY: dict[str, object] = {**AUCTION, "exchange": "kitty", "kitty": 5}
SIX_CARDS: dict[str, object] = {"hand_size": 6, "packets": (3, 3), "finish": "end_of_deal"}
BOUNDS = {name: row.span for name, row in CATALOGUE.items() if row.kind is int and name != "hand_size"}
"""The least and the greatest value of each number but the hand size, which is one of a few."""

CONTRADICTORY: list[tuple[dict[str, object], str]] = [
    ({"players": 11}, "players: out_of_range (11, 2, 10)"),
    ({"players": 1}, "players: out_of_range (1, 2, 10)"),
    ({"sides": 1}, "sides: out_of_range (1, 2, 10)"),
    ({"sides": 0}, "sides: out_of_range (0, 2, 10)"),
    ({"players": 5, "sides": 2}, "sides, players: sides_do_not_divide (5, 2)"),
    ({"players": 4, "sides": 5}, "sides, players: sides_do_not_divide (4, 5)"),
    (
        {"hand_size": 6, "packets": (3, 3), "players": 10, "sides": 10},
        "players, hand_size: cards_short (61, 52)",
    ),
    ({**KITTY, "players": 10, "sides": 10}, "players, hand_size, kitty: cards_short (55, 52)"),
    ({"hand_size": 7, "packets": (4, 3)}, "hand_size: hand_size_unknown (7)"),
    ({"hand_size": 0, "packets": ()}, "hand_size: hand_size_unknown (0)"),
    ({"packets": (3, 3)}, "packets, hand_size: packets_do_not_add_up (6, 5)"),
    ({"packets": (6, -1)}, "packets, hand_size: packets_do_not_add_up (5, 5)"),
    ({"packets": (5, 0)}, "packets, hand_size: packets_do_not_add_up (5, 5)"),
    ({"packets": ()}, "packets, hand_size: packets_do_not_add_up (0, 5)"),
    ({"hand_size": 6}, "packets, hand_size: packets_do_not_add_up (5, 6)"),
    ({"joker": True, "trump_order": "five_cards"}, "joker, trump_order: joker_needs_modern_order"),
    ({"joker": True, "trump_order": "five_and_ten"}, "joker, trump_order: joker_needs_modern_order"),
    ({"unseen_partners": True}, "unseen_partners, sides: needs_pairs"),
    (
        {"unseen_partners": True, "players": 4, "sides": 2, "joker": True},
        "unseen_partners, joker: not_unseen",
    ),
    ({"partner_call": "trump"}, "partner_call, bids: needs_auction"),
    (
        {"partner_call": "best_trump", "bids": (20,), "finish": "end_of_deal", "players": 3, "sides": 3},
        "partner_call, sides: needs_four_alone",
    ),
    ({"players": 2, "sides": 2, "vied_card": 1}, "vied_card, scoring: needs_majority"),
    (
        {"vied_card": 1, "scoring": "majority", "finish": "end_of_deal"},
        "vied_card, sides: needs_two_sides (5)",
    ),
    ({"best_of": 3, "counted_games": 20}, "best_of, counted_games: counted_or_best_of (20, 3)"),
    ({"best_trump_if": "top_three"}, "best_trump_if, best_trump: needs_best_trump"),
    ({**AUCTION, "all_five_points": 10}, "all_five_points, bids: needs_turn_up"),
    ({"all_five_points": 10, "scoring": "deals_won"}, "all_five_points, scoring: needs_trick_points"),
    ({"best_of": 2}, "best_of: best_of_must_be_odd (2)"),
    ({**AUCTION, "bids": (10, 5)}, "bids: bids_do_not_rise (10, 5)"),
    ({**AUCTION, "bids": (5, 5)}, "bids: bids_do_not_rise (5, 5)"),
    ({**AUCTION, "bids": (0, 5)}, "bids: bids_do_not_rise (0, 5)"),
    ({**AUCTION, "near_end": (100,)}, "near_end: pair_expected (1)"),
    ({**AUCTION, "near_end": (100, 35)}, "near_end, bids: bid_not_on_ladder (35)"),
    ({**AUCTION, "all_tricks": (30, 60)}, "all_tricks: three_expected (2)"),
    ({**AUCTION, "all_tricks": (25, 60, 30)}, "all_tricks, bids: bid_not_on_ladder (25)"),
    ({"dealer_may_hold": True}, "dealer_may_hold, bids: needs_auction"),
    ({"near_end": (100, 20)}, "near_end, bids: needs_auction"),
    ({"all_tricks": (30, 60, 30)}, "all_tricks, bids: needs_auction"),
    ({"first_lead": "declarer"}, "first_lead, bids: needs_auction"),
    ({"finish": "declarer_first"}, "finish, bids: needs_auction"),
    ({"exchange": "draw"}, "exchange, bids: needs_auction"),
    ({**AUCTION, "must_rob": True}, "must_rob, bids: needs_turn_up"),
    ({**AUCTION, "rob_with_five_of_hearts": True}, "rob_with_five_of_hearts, bids: needs_turn_up"),
    ({**AUCTION, "unrobbed_ace": "lowest_trump"}, "unrobbed_ace, bids: needs_turn_up"),
    ({**AUCTION, "unrobbed_cannot_go_out": True}, "unrobbed_cannot_go_out, bids: needs_turn_up"),
    ({**AUCTION, "put_out": "face_up"}, "put_out, bids: needs_turn_up"),
    ({**AUCTION, "turned_ace": "after_first_trick"}, "turned_ace, bids: needs_turn_up"),
    ({**AUCTION, "turned_ace_bonus": 5}, "turned_ace_bonus, bids: needs_turn_up"),
    ({"bids": (5, 26), "finish": "end_of_deal"}, "bids: bid_out_of_reach (26, 25)"),
    ({"bids": (5, 31), "finish": "end_of_deal", "best_trump": 5}, "bids: bid_out_of_reach (31, 30)"),
    ({**AUCTION, "exchange": "kitty"}, "exchange, kitty: needs_kitty"),
    ({**AUCTION, "exchange": "kitty_then_draw"}, "exchange, kitty: needs_kitty"),
    ({**AUCTION, "exchange": "named_kitty_then_draw"}, "exchange, kitty: needs_kitty"),
    ({"defenders_score": "short_of_target"}, "defenders_score, bids: needs_auction"),
    ({**AUCTION, "exchange": "draw", "kitty": 5}, "kitty, exchange: kitty_unused (5)"),
    ({"kitty": 5}, "kitty, exchange: kitty_unused (5)"),
    ({**KITTY, "keep_at_least": 1}, "keep_at_least, exchange: needs_draw"),
    ({**KITTY, "dealer_robs_pack": True}, "dealer_robs_pack, exchange: needs_draw"),
    ({"scoring": "majority", **SIX_CARDS}, "hand_size, scoring: needs_five_cards (6)"),
    ({"scoring": "difference", **SIX_CARDS}, "hand_size, scoring: needs_five_cards (6)"),
    ({"scoring": "pool", **SIX_CARDS}, "hand_size, scoring: needs_five_cards (6)"),
    ({**AUCTION, "scoring": "pool"}, "bids, scoring: needs_trick_points"),
    ({**AUCTION, "scoring": "majority"}, "bids, scoring: needs_trick_points"),
    ({**AUCTION, "scoring": "deals_won"}, "bids, scoring: needs_trick_points"),
    ({"bids": (5, 10)}, "finish, bids: needs_trick_points"),
    ({"scoring": "majority"}, "finish, scoring: needs_trick_points"),
    ({"scoring": "deals_won", "finish": "first_past"}, "finish, scoring: needs_trick_points"),
    ({"scoring": "majority", "best_trump": 5}, "best_trump, scoring: needs_trick_points"),
    ({"scoring": "difference", "best_trump": 5}, "best_trump, scoring: needs_trick_points"),
    ({"scoring": "pool", "best_trump": 5}, "best_trump, scoring: needs_trick_points"),
    ({"scoring": "deals_won", "best_trump": 5}, "best_trump, scoring: needs_trick_points"),
    ({"scoring": "pool", "turned_ace_bonus": 5}, "turned_ace_bonus, scoring: needs_trick_points"),
    ({"scoring": "pool", "all_five": "wins_game"}, "all_five, scoring: needs_trick_points"),
    ({"deals": 12}, "deals, scoring: needs_pool"),
    ({"count_points": True}, "count_points, scoring: needs_pool"),
]
"""Options that contradict each other, with the problem: options, kind and figures."""

WITHOUT_EFFECT: list[dict[str, object]] = [
    {**AUCTION, "rob_by": "dealer_only"},
    {**AUCTION, "rob_deadline": "opening_lead"},
    {"all_pass": "dealer_takes_lowest"},
    {"scoring": "pool", "all_five": "double"},
    {"scoring": "pool", "unrobbed_cannot_go_out": True},
    {"pool_limit": 50},
    {"jink": "off"},
    {"spoil_top_up": "next_dealer"},
]
"""Options that have no effect with the others, like those of the table above."""


@pytest.mark.parametrize(("options", "message"), CONTRADICTORY, ids=str)
def test_contradictory_rules_are_reported_with_their_figures(options: dict[str, object], message: str) -> None:
    assert message in map(str, Rules().draft(**options).problems())
    with pytest.raises(RulesError) as refused:
        Rules().replace(**options)
    assert message in map(str, refused.value.problems)
    assert message in str(refused.value)


def test_every_kind_of_problem_is_in_the_table() -> None:
    by_value = {ProblemKind.UNKNOWN_OPTION, ProblemKind.WRONG_KIND}
    assert {ProblemKind(message.split(": ")[1].split()[0]) for _, message in CONTRADICTORY} | by_value == set(
        ProblemKind
    )


@pytest.mark.parametrize("options", WITHOUT_EFFECT, ids=str)
def test_an_option_without_effect_is_a_problem(options: dict[str, object]) -> None:
    assert Rules().draft(**options).problems()


@pytest.mark.parametrize(
    "options",
    [{"all_tricks": (30, -60, 30)}, {"all_tricks": (30, 60, -30)}],
    ids=str,
)
def test_the_points_for_all_tricks_cannot_be_negative(options: dict[str, object]) -> None:
    assert Rules().draft(**AUCTION, **options).problems()


def test_numbers_out_of_range_are_reported_alone() -> None:
    """The other checks divide by these numbers, and deal that many cards."""
    problems = Rules().draft(players=0, sides=0, best_of=2).problems()
    assert [(problem.kind, problem.options) for problem in problems] == [
        (ProblemKind.OUT_OF_RANGE, ("players",)),
        (ProblemKind.OUT_OF_RANGE, ("sides",)),
    ]


@pytest.mark.parametrize(("name", "bounds"), BOUNDS.items())
def test_each_number_has_its_bounds(name: str, bounds: tuple[int, int]) -> None:
    least, most = bounds
    for value in (least - 1, most + 1):
        problems = Rules().draft(**{name: value}).problems()
        assert problems == (Problem(ProblemKind.OUT_OF_RANGE, (name,), (value, least, most)),)
    for value in (least, most):
        problems = Rules().draft(**{name: value}).problems()
        assert ProblemKind.OUT_OF_RANGE not in {problem.kind for problem in problems}


class TestReplacing:
    def test_all_problems_are_reported_together(self) -> None:
        with pytest.raises(RulesError) as refused:
            Rules().replace(players=5, sides=2, best_of=4, deals=3, kitty=2)
        assert {problem.kind for problem in refused.value.problems} == {
            ProblemKind.SIDES_DO_NOT_DIVIDE,
            ProblemKind.BEST_OF_MUST_BE_ODD,
            ProblemKind.NEEDS_POOL,
            ProblemKind.KITTY_UNUSED,
        }

    def test_all_wrong_names_and_values_are_reported_together(self) -> None:
        with pytest.raises(RulesError) as refused:
            Rules().replace(player=4, sides="two", joker=1, follow="sometimes", packets=5, bids=(5, "10"), stake=None)
        assert [(problem.kind, problem.options) for problem in refused.value.problems] == [
            (ProblemKind.UNKNOWN_OPTION, ("player",)),
            *((ProblemKind.WRONG_KIND, (name,)) for name in ("sides", "joker", "follow", "packets", "bids", "stake")),
        ]

    @pytest.mark.parametrize(
        ("name", "value"),
        [
            ("players", "4"),
            ("players", 4.0),
            ("players", True),
            ("joker", 1),
            ("joker", "yes"),
            ("follow", "Must_Follow"),
            ("follow", 1),
            ("packets", "32"),
            ("packets", (3, True)),
            ("packets", {3: 2}),
            ("target", 1_000_001),
            ("target", -1_000_001),
            ("renege", ["none"]),
        ],
    )
    def test_a_value_must_be_of_its_kind(self, name: str, value: object) -> None:
        with pytest.raises(RulesError) as refused:
            Rules().draft(**{name: value})
        (problem,) = refused.value.problems
        assert (problem.kind, problem.options) == (ProblemKind.WRONG_KIND, (name,))

    def test_a_number_too_large_to_write_is_refused(self) -> None:
        """Python itself refuses to write an integer of more than 4300 digits."""
        with pytest.raises(RulesError) as refused:
            Rules().draft(target=10**5000)
        assert refused.value.problems[0].kind is ProblemKind.WRONG_KIND

    def test_enums_may_be_given_as_text_and_packets_as_a_list(self) -> None:
        rules = Rules().replace(follow="must_follow", packets=[2, 3])
        assert (rules.follow, rules.packets) == (Follow.MUST_FOLLOW, (2, 3))

    def test_a_draft_may_contradict_itself(self) -> None:
        assert Rules().draft(players=5, sides=2).sides == 2

    def test_replacing_does_not_change_the_rules_themselves(self) -> None:
        rules = Rules()
        assert rules.replace(target=45) != rules
        assert rules == Rules()

    def test_only_sound_rules_pass_the_check(self) -> None:
        assert Rules().checked() is not None
        with pytest.raises(RulesError):
            Rules(players=5, sides=2).checked()


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (True, "yes"),
        (False, "no"),
        (0, "0"),
        (25, "25"),
        ((), "-"),
        ((5,), "5"),
        ((10, 15, 20), "10,15,20"),
        (Exchanging.KITTY_THEN_DRAW, "kitty_then_draw"),
    ],
)
def test_an_option_is_written_as_one_word(value: object, text: str) -> None:
    assert option_text(value) == text


def test_every_option_of_every_game_is_read_as_it_is_written() -> None:
    for rules in PRESETS.values():
        for name in CATALOGUE:
            value = getattr(rules, name)
            assert parse_option(Rules, name, option_text(value)) == value


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("players", ""),
        ("players", "four"),
        ("players", "4.0"),
        ("players", "²"),
        ("players", "٣"),
        ("players", "\N{FULLWIDTH DIGIT FOUR}"),
        ("players", "1_0"),
        ("players", "+4"),
        ("players", " 4"),
        ("players", "9" * 5000),
        ("target", "1000001"),
        ("joker", "true"),
        ("joker", "Yes"),
        ("follow", "MUST_FOLLOW"),
        ("packets", ""),
        ("packets", "3,"),
        ("packets", "3, 2"),
        ("packets", "3;2"),
        ("packets", "٣,٢"),
    ],
)
def test_a_text_that_is_not_a_value_is_refused(name: str, text: str) -> None:
    with pytest.raises(RulesError) as refused:
        parse_option(Rules, name, text)
    (problem,) = refused.value.problems
    assert (problem.kind, problem.options) == (ProblemKind.WRONG_KIND, (name,))


def test_no_ladder_has_more_than_twenty_steps() -> None:
    steps = tuple(range(5, 110, 5))
    with pytest.raises(RulesError, match="bids: wrong_kind"):
        Rules().draft(bids=steps)
    with pytest.raises(RulesError, match="bids: wrong_kind"):
        parse_option(Rules, "bids", option_text(steps))
    assert parse_option(Rules, "bids", option_text(steps[:20])) == steps[:20]


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(RulesError) as refused:
        parse_option(Rules, "colour", "green")
    assert refused.value.problems == (Problem(ProblemKind.UNKNOWN_OPTION, ("colour",)),)


class TestErrorsAreData:
    def test_errors_can_be_pickled(self) -> None:
        """The computer players run in another process."""
        problems = Rules().draft(players=5, sides=2).problems()
        rules_error = pickle.loads(pickle.dumps(RulesError(problems)))
        assert (rules_error.problems, str(rules_error)) == (problems, str(RulesError(problems)))
        illegal = IllegalMove(Refusal.MUST_PLAY_TRUMP, parse_cards("5S AS"))
        again = pickle.loads(pickle.dumps(illegal))
        assert (again.refusal, again.cards, str(again)) == (illegal.refusal, illegal.cards, "must_play_trump: 5S AS")

    def test_rules_can_be_pickled(self) -> None:
        for rules in PRESETS.values():
            assert pickle.loads(pickle.dumps(rules)) == rules

    def test_a_problem_is_written_on_one_line(self) -> None:
        assert str(Problem(ProblemKind.NEEDS_KITTY, ("exchange", "kitty"))) == "exchange, kitty: needs_kitty"
        assert str(Problem(ProblemKind.CARDS_SHORT, ("players",), (55, 52))) == "players: cards_short (55, 52)"


def test_every_scoring_can_be_played() -> None:
    for scoring in Scoring:
        assert not Rules().draft(scoring=scoring, finish="end_of_deal").problems()
