"""The rules: all options of the family of games, as one frozen value."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass, field

from twentyfive.core.cards import PACK, PACK_WITH_JOKER, Card
from twentyfive.core.rules.option_text import converted
from twentyfive.core.rules.options import (
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
from twentyfive.core.rules.problems import Problem, RulesError, find_problems


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

    players: int = 5
    sides: int = 5
    hand_size: int = 5
    packets: tuple[int, ...] = (3, 2)
    unseen_partners: bool = False
    first_dealer: FirstDealer = FirstDealer.FIRST_JACK
    deals_next: DealsNext = DealsNext.LEFT

    trump_order: TrumpOrder = TrumpOrder.MODERN
    five_of_hearts_best: bool = False
    joker: bool = False

    follow: Follow = Follow.FOLLOW_OR_TRUMP
    renege: Renege = Renege.TOP_THREE
    first_lead_trump_from: int = 0

    rob_by: RobBy = RobBy.ACE_HOLDER
    rob_with_five_of_hearts: bool = False
    rob_deadline: RobDeadline = RobDeadline.OWN_FIRST_CARD
    turned_ace: TurnedAce = TurnedAce.LIKE_ANY_ROB
    must_rob: bool = False
    unrobbed_ace: UnrobbedAce = UnrobbedAce.KEEPS_RANK
    unrobbed_cannot_go_out: bool = False
    put_out: PutOut = PutOut.FACE_DOWN
    turned_ace_bonus: int = 0
    turned_ace_of_hearts: int = 0

    bids: tuple[int, ...] = ()
    dealer_may_hold: bool = False
    all_pass: AllPass = AllPass.REDEAL
    near_end: tuple[int, ...] = ()
    all_tricks: tuple[int, ...] = ()
    exchange: Exchanging = Exchanging.NONE
    kitty: int = 0
    keep_at_least: int = 0
    dealer_robs_pack: bool = False
    first_lead: FirstLead = FirstLead.LEFT_OF_DEALER
    partner_call: PartnerCall = PartnerCall.NONE

    scoring: Scoring = Scoring.TRICKS
    best_trump: int = 0
    best_trump_if: BestTrumpIf = BestTrumpIf.ANY
    defenders_score: DefendersScore = DefendersScore.ALL
    vied_card: int = 0
    target: int = 25
    finish: Finish = Finish.AT_ONCE
    all_five: AllFive = AllFive.NONE
    all_five_points: int = 0
    stake: int = 0
    best_of: int = 1
    counted_games: int = 0

    chips: int = 20
    jink: JinkRule = JinkRule.OPTIONAL
    spoil_top_up: SpoilTopUp = SpoilTopUp.EACH
    pool_limit: int = 0
    deals: int = 0
    count_points: bool = False

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
        return find_problems(self)

    def checked(self) -> Rules:
        """Return these rules if they can be played.

        Raises:
            RulesError: with all their problems.
        """
        problems = self.problems()
        if problems:
            raise RulesError(problems)
        return self
