"""The rules: all options of the family of games, as one frozen value."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from twentyfive.core.cards import PACK, PACK_WITH_JOKER, Card
from twentyfive.core.rules.catalogue import RuleGroup, catalogue_of, grouped, option
from twentyfive.core.rules.needs import (
    ANOTHER_DEAL,
    AUCTION,
    BESIDE_THE_GAME,
    BEST_TRUMP,
    DRAW,
    END_IN_MID_DEAL,
    FIVE_A_TRICK,
    FOUR_ALONE,
    FREE_TO_ROB,
    GOAL,
    KITTY_TAKEN,
    MAJORITY,
    MODERN_ORDER,
    NO_BID_FOR_ALL,
    NO_JOKER,
    NO_POOL,
    PAIRS,
    POINTS,
    POINTS_BESIDE_CHIPS,
    POINTS_TO_BID,
    POOL,
    SEEN_PARTNERS,
    TURN_UP,
    TWO_SIDES,
)
from twentyfive.core.rules.option_text import converted
from twentyfive.core.rules.options import (
    HAND_SIZES,
    TRICK_POINTS,
    AllFive,
    AllPass,
    BestTrumpIf,
    DealsNext,
    DefendersScore,
    Exchanging,
    Finish,
    FirstDealer,
    FirstLead,
    Follow,
    JinkRule,
    PartnerCall,
    PutOut,
    Renege,
    RobBy,
    RobDeadline,
    Scoring,
    SpoilTopUp,
    TrumpOrder,
    TurnedAce,
    UnrobbedAce,
)
from twentyfive.core.rules.problems import Problem, ProblemKind, RulesError

_BASIC_FIRST: Final = list(ProblemKind).index


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """The options of a game; the defaults are Twenty-Five for five players.

    Attributes:
        players: the number of seats, 2 to 10; seats are numbered from 0, clockwise.
        sides: the number of sides, a divisor of `players`; seat *s* plays for side *s mod sides*.
        hand_size: the number of cards dealt to each player.
        packets: the numbers of cards dealt at a time, in order.
        first_lead_trump_from: the least number of players with whom the first lead must be a trump; 0 = never.
        turned_ace_bonus: points to the dealer's side for turning up an ace.
        turned_ace_of_hearts: points to the dealer's side for turning up the ace of hearts.
        bids: the ladder of an auction in points; empty = no auction, a card is turned up.
        near_end: (score, least bid): a side with the score may not bid less; empty = no such rule.
        all_tricks: (bid, points if made, points lost if failed) for the bid of all tricks; empty = none.
        kitty: the number of cards of the extra hand; 0 = none.
        keep_at_least: the least number of cards to keep when drawing.
        best_trump: points for the highest trump played in the deal; 0 = none.
        vied_card: points of each card that is vied; 0 = nobody vies.
        target: points (`deals_won`: deals) that win the game.
        all_five_points: points more for a side that takes all tricks of a deal, five at least, without an auction.
        stake: the amount that each loser pays the winners, in any unit; 0 = none is shown.
        best_of: the most games in a match, for which the stake is paid.
        counted_games: the games of a match that are all played and counted; 0 = the match is the best of `best_of`.
        chips: the chips of each side at the start of a pool game.
        pool_limit: the chips in the pool at which no more are added; 0 = no limit.
        deals: the number of deals after which a pool game ends; 0 = no limit.
        count_points: whether a pool game also ends at `target` points, with 5 points for each trick.
        preset: the id of the preset that these rules were made from. It names them and is no option: rules with
            equal options are equal.

    RULES.md sections 1 to 6 describe these and all other options.
    """

    players: int = option(5, RuleGroup.SEATS, None, span=(2, 10))
    sides: int = option(5, RuleGroup.SEATS, None, span=(2, 10))
    hand_size: int = option(5, RuleGroup.SEATS, 0)
    packets: tuple[int, ...] = option((3, 2), RuleGroup.SEATS, 1)
    unseen_partners: bool = option(False, RuleGroup.SEATS, 49, PAIRS, after="sides")
    first_dealer: FirstDealer = option(FirstDealer.FIRST_JACK, RuleGroup.SEATS, 2)
    deals_next: DealsNext = option(DealsNext.LEFT, RuleGroup.SEATS, 44, ANOTHER_DEAL)

    trump_order: TrumpOrder = option(TrumpOrder.MODERN, RuleGroup.ORDER, 3, NO_JOKER)
    five_of_hearts_best: bool = option(False, RuleGroup.ORDER, 4)
    joker: bool = option(False, RuleGroup.ORDER, 5, SEEN_PARTNERS, MODERN_ORDER)

    follow: Follow = option(Follow.FOLLOW_OR_TRUMP, RuleGroup.PLAY, 6)
    renege: Renege = option(Renege.TOP_THREE, RuleGroup.PLAY, 7)
    first_lead_trump_from: int = option(0, RuleGroup.PLAY, 8, span=(0, 10))

    rob_by: RobBy = option(RobBy.ACE_HOLDER, RuleGroup.ROBBING, 9, TURN_UP)
    rob_with_five_of_hearts: bool = option(False, RuleGroup.ROBBING, 10, TURN_UP)
    rob_deadline: RobDeadline = option(RobDeadline.OWN_FIRST_CARD, RuleGroup.ROBBING, 11, TURN_UP)
    turned_ace: TurnedAce = option(TurnedAce.LIKE_ANY_ROB, RuleGroup.ROBBING, 12, TURN_UP)
    must_rob: bool = option(False, RuleGroup.ROBBING, 13, TURN_UP)
    unrobbed_ace: UnrobbedAce = option(UnrobbedAce.KEEPS_RANK, RuleGroup.ROBBING, 14, TURN_UP, FREE_TO_ROB)
    unrobbed_cannot_go_out: bool = option(False, RuleGroup.ROBBING, 15, TURN_UP, FREE_TO_ROB, POINTS_BESIDE_CHIPS, GOAL)
    put_out: PutOut = option(PutOut.FACE_DOWN, RuleGroup.ROBBING, 16, TURN_UP)
    turned_ace_bonus: int = option(0, RuleGroup.ROBBING, 17, TURN_UP, FIVE_A_TRICK, span=(0, 25))
    turned_ace_of_hearts: int = option(0, RuleGroup.ROBBING, 42, TURN_UP, POINTS, span=(0, 4))

    bids: tuple[int, ...] = option((), RuleGroup.BIDDING, 18, POINTS_TO_BID)
    dealer_may_hold: bool = option(False, RuleGroup.BIDDING, 19, AUCTION)
    all_pass: AllPass = option(AllPass.REDEAL, RuleGroup.BIDDING, 20, AUCTION)
    near_end: tuple[int, ...] = option((), RuleGroup.BIDDING, 21, AUCTION)
    all_tricks: tuple[int, ...] = option((), RuleGroup.BIDDING, 22, AUCTION)
    exchange: Exchanging = option(Exchanging.NONE, RuleGroup.EXCHANGE, 23, AUCTION)
    kitty: int = option(0, RuleGroup.EXCHANGE, 24, AUCTION.quiet, KITTY_TAKEN, span=(0, 10))
    keep_at_least: int = option(0, RuleGroup.EXCHANGE, 25, AUCTION.quiet, DRAW, span=(0, 5))
    dealer_robs_pack: bool = option(False, RuleGroup.EXCHANGE, 26, AUCTION.quiet, DRAW)
    first_lead: FirstLead = option(FirstLead.LEFT_OF_DEALER, RuleGroup.PLAY, 27, AUCTION)
    partner_call: PartnerCall = option(PartnerCall.NONE, RuleGroup.BIDDING, 48, AUCTION, FOUR_ALONE)

    scoring: Scoring = option(Scoring.TRICKS, RuleGroup.SCORE, 28)
    best_trump: int = option(0, RuleGroup.SCORE, 29, FIVE_A_TRICK, span=(0, 25))
    best_trump_if: BestTrumpIf = option(BestTrumpIf.ANY, RuleGroup.SCORE, 46, BEST_TRUMP)
    defenders_score: DefendersScore = option(DefendersScore.ALL, RuleGroup.SCORE, 41, AUCTION)
    vied_card: int = option(0, RuleGroup.SCORE, 43, SEEN_PARTNERS, MAJORITY, TWO_SIDES, span=(0, 25))
    target: int = option(25, RuleGroup.SCORE, 30, GOAL, span=(1, 1000))
    finish: Finish = option(Finish.AT_ONCE, RuleGroup.SCORE, 31, END_IN_MID_DEAL)
    all_five: AllFive = option(AllFive.NONE, RuleGroup.SCORE, 32, NO_POOL)
    all_five_points: int = option(0, RuleGroup.SCORE, 47, NO_BID_FOR_ALL, FIVE_A_TRICK, BESIDE_THE_GAME, span=(0, 100))
    stake: int = option(0, RuleGroup.STAKES, 33, span=(0, 100_000))
    best_of: int = option(1, RuleGroup.STAKES, 34, span=(1, 99))
    counted_games: int = option(0, RuleGroup.STAKES, 45, span=(0, 99))

    chips: int = option(20, RuleGroup.POOL, 35, POOL.quiet, span=(1, 1000))
    jink: JinkRule = option(JinkRule.OPTIONAL, RuleGroup.POOL, 36, POOL)
    spoil_top_up: SpoilTopUp = option(SpoilTopUp.EACH, RuleGroup.POOL, 37, POOL)
    pool_limit: int = option(0, RuleGroup.POOL, 38, POOL, span=(0, 10_000))
    deals: int = option(0, RuleGroup.POOL, 39, POOL, span=(0, 1000))
    count_points: bool = option(False, RuleGroup.POOL, 40, POOL)

    preset: str = field(default="twenty-five", compare=False)

    @property
    def auction(self) -> bool:
        """Whether an auction decides who names trumps; otherwise a card is turned up."""
        return bool(self.bids)

    @property
    def seats_held(self) -> int:
        """The number of seats, from 0 on, whose hands a player holds; the cards of the others are played unseen."""
        return self.sides if self.unseen_partners else self.players

    def is_unseen(self, seat: int) -> bool:
        """Whether nobody sees the hand of `seat`, whose cards are turned one by one. RULES.md section 4."""
        return seat >= self.seats_held

    @property
    def calls_partner(self) -> bool:
        """Whether the declarer calls for a card, and so has another partner in each deal."""
        return self.partner_call is not PartnerCall.NONE

    @property
    def pack(self) -> tuple[Card, ...]:
        """The cards of this game, 52 or 53, in suit order."""
        return PACK_WITH_JOKER if self.joker else PACK

    @property
    def cards_dealt(self) -> int:
        """The number of cards dealt, with the turn-up and a turned joker."""
        turned_up = 0 if self.auction else 2 if self.joker else 1
        return self.players * self.hand_size + self.kitty + turned_up

    @property
    def first_lead_is_trump(self) -> bool:
        """Whether the leader of the first trick must lead a trump if they hold one. RULES.md section 2."""
        return 0 < self.first_lead_trump_from <= self.players

    @property
    def most_points(self) -> int:
        """The points of all tricks of a deal and of the best trump together. RULES.md section 6."""
        return TRICK_POINTS * self.hand_size + self.best_trump

    @property
    def several_games(self) -> bool:
        """Whether a match may have more games than one."""
        return max(self.best_of, self.counted_games) > 1

    def is_for_all_tricks(self, bid: int | None) -> bool:
        """Whether `bid` is the bid for all tricks; None, for no bid, is not. RULES.md section 6."""
        return self.all_tricks[:1] == (bid,)

    def side_of(self, seat: int) -> int:
        """The side of `seat`. RULES.md section 4."""
        return seat % self.sides

    def seats_of(self, side: int) -> tuple[int, ...]:
        """The seats of `side`, clockwise."""
        return tuple(range(side, self.players, self.sides))

    def seats_from_left_of(self, seat: int) -> tuple[int, ...]:
        """Every seat once, clockwise, ending with `seat`."""
        return tuple((seat + step) % self.players for step in range(1, self.players + 1))

    def next_held(self, seat: int) -> int:
        """The next seat to the left of `seat` whose hand a player holds."""
        return next(after for after in self.seats_from_left_of(seat) if not self.is_unseen(after))

    def held_from_left_of(self, seat: int) -> tuple[int, ...]:
        """Every seat whose hand a player holds, clockwise, ending with `seat` if it is one of them."""
        return tuple(after for after in self.seats_from_left_of(seat) if not self.is_unseen(after))

    def draft(self, **options: object) -> Rules:
        """Change some options, even if the result cannot be played.

        Raises:
            RulesError: with every unknown name and every value of the wrong type.
        """
        return dataclasses.replace(self, **converted(type(self), options))

    def replace(self, **options: object) -> Rules:
        """Change some options; an enum may be given by its text.

        Raises:
            RulesError: with all problems of the result.
        """
        return self.draft(**options).checked()

    def problems(self) -> tuple[Problem, ...]:
        """Find all problems of these rules; none if they can be played."""
        return _find_problems(self)

    def checked(self) -> Rules:
        """Return these rules if they can be played.

        Raises:
            RulesError: with all their problems.
        """
        problems = self.problems()
        if problems:
            raise RulesError(problems)
        return self


CATALOGUE: Final = catalogue_of(Rules)
"""The row of each option by name, in the order of the fields."""

GROUPS: Final = grouped(CATALOGUE)
"""The options of each group; every option is in one."""


def _find_problems(rules: Rules) -> tuple[Problem, ...]:
    """Find all problems of `rules`, the most basic first; none if they can be played."""
    out_of_range = tuple(_out_of_range(rules))
    if out_of_range:
        return out_of_range  # the other checks divide by these numbers, and deal that many cards
    problems = (
        *_without_meaning(rules),
        *_table(rules),
        *_unseen(rules),
        *_auction(rules),
        *_exchange(rules),
        *_scoring(rules),
    )
    return tuple(sorted(problems, key=lambda problem: _BASIC_FIRST(problem.kind)))


def _out_of_range(rules: Rules) -> Iterator[Problem]:
    for row in CATALOGUE.values():
        least, most = row.span
        if row.kind is int and not least <= row.of(rules) <= most:
            yield Problem(ProblemKind.OUT_OF_RANGE, (row.name,), (row.of(rules), least, most))


def _without_meaning(rules: Rules) -> Iterator[Problem]:
    """The options that are changed without what they need."""
    for row in CATALOGUE.values():
        for need in row.needs if row.of(rules) != row.usual else ():
            if need.problem is not None and not need.met(rules):
                figures = (getattr(rules, need.figure),) if need.figure else ()
                yield Problem(need.problem, (row.name, need.beside), figures)


def _table(rules: Rules) -> Iterator[Problem]:
    if rules.players % rules.sides:
        yield Problem(ProblemKind.SIDES_DO_NOT_DIVIDE, ("sides", "players"), (rules.players, rules.sides))
    if rules.hand_size not in HAND_SIZES:
        yield Problem(ProblemKind.HAND_SIZE_UNKNOWN, ("hand_size",), (rules.hand_size,))
    elif sum(rules.packets) != rules.hand_size or min(rules.packets) < 1:
        yield Problem(
            ProblemKind.PACKETS_DO_NOT_ADD_UP, ("packets", "hand_size"), (sum(rules.packets), rules.hand_size)
        )
    if rules.kitty > sum(rules.packets):
        yield Problem(ProblemKind.PACKETS_DO_NOT_ADD_UP, ("kitty", "packets"), (sum(rules.packets), rules.kitty))
    if rules.cards_dealt > len(rules.pack):
        options = ("players", "hand_size", "kitty") if rules.kitty else ("players", "hand_size")
        yield Problem(ProblemKind.CARDS_SHORT, options, (rules.cards_dealt, len(rules.pack)))
    if rules.best_of % 2 == 0:
        yield Problem(ProblemKind.BEST_OF_MUST_BE_ODD, ("best_of",), (rules.best_of,))
    elif rules.best_of > 1 and rules.counted_games:
        yield Problem(
            ProblemKind.COUNTED_OR_BEST_OF, ("best_of", "counted_games"), (rules.counted_games, rules.best_of)
        )


def _unseen(rules: Rules) -> Iterator[Problem]:
    """An unseen partner can decide nothing: neither put out for a joker, nor jink, nor vie."""
    if not rules.unseen_partners:
        return
    decides = {
        "joker": rules.joker,
        "scoring": rules.scoring is Scoring.POOL,
        "vied_card": rules.vied_card > 0,
    }
    for name, is_chosen in decides.items():
        if is_chosen:
            yield Problem(ProblemKind.NOT_UNSEEN, ("unseen_partners", name))


def _auction(rules: Rules) -> Iterator[Problem]:
    if not rules.auction:
        if rules.finish is Finish.DECLARER_FIRST:
            yield Problem(ProblemKind.NEEDS_AUCTION, ("finish", "bids"))
        return
    if list(rules.bids) != sorted(set(rules.bids)) or rules.bids[0] < 1:
        yield Problem(ProblemKind.BIDS_DO_NOT_RISE, ("bids",), rules.bids)
    for bid in rules.bids:
        if bid > rules.most_points and not rules.is_for_all_tricks(bid):
            yield Problem(ProblemKind.BID_OUT_OF_REACH, ("bids",), (bid, rules.most_points))
    if rules.near_end and len(rules.near_end) != 2:
        yield Problem(ProblemKind.PAIR_EXPECTED, ("near_end",), (len(rules.near_end),))
    elif rules.near_end and rules.near_end[1] > max(rules.bids):
        yield Problem(ProblemKind.BID_NOT_ON_LADDER, ("near_end", "bids"), (rules.near_end[1],))
    if rules.all_tricks and len(rules.all_tricks) != 3:
        yield Problem(ProblemKind.THREE_EXPECTED, ("all_tricks",), (len(rules.all_tricks),))
    elif rules.all_tricks and rules.all_tricks[0] not in rules.bids:
        yield Problem(ProblemKind.BID_NOT_ON_LADDER, ("all_tricks", "bids"), (rules.all_tricks[0],))
    elif rules.all_tricks and min(rules.all_tricks) < 0:
        yield Problem(ProblemKind.OUT_OF_RANGE, ("all_tricks",), (min(rules.all_tricks), 0, _most("target")))


def _exchange(rules: Rules) -> Iterator[Problem]:
    if rules.exchange.takes_kitty and not rules.kitty:
        yield Problem(ProblemKind.NEEDS_KITTY, ("exchange", "kitty"))


def _scoring(rules: Rules) -> Iterator[Problem]:
    by_last_trick = (Scoring.MAJORITY, Scoring.DIFFERENCE)
    if rules.scoring in (*by_last_trick, Scoring.POOL) and rules.hand_size != 5:
        yield Problem(ProblemKind.NEEDS_FIVE_CARDS, ("hand_size", "scoring"), (rules.hand_size,))
    if rules.finish is Finish.AT_ONCE and (rules.auction or rules.scoring in by_last_trick):
        # A contract or a majority is decided only by the last trick.
        yield Problem(ProblemKind.NEEDS_TRICK_POINTS, ("finish", "bids" if rules.auction else "scoring"))
    if rules.finish is Finish.FIRST_PAST and rules.scoring is not Scoring.TRICKS:
        yield Problem(ProblemKind.NEEDS_TRICK_POINTS, ("finish", "scoring"))
    if rules.scoring is Scoring.POOL and 0 < rules.pool_limit < rules.sides:
        most = _most("pool_limit")
        yield Problem(ProblemKind.OUT_OF_RANGE, ("pool_limit",), (rules.pool_limit, rules.sides, most))


def _most(option: str) -> int:
    return CATALOGUE[option].span[1]
