"""The values of the options of the rules, one enum per option."""

from enum import StrEnum
from typing import Final

TRICK_POINTS: Final = 5
"""The points of a trick, under every scoring that counts points by tricks. RULES.md section 6."""

HAND_SIZES: Final = (5, 6, 9)
"""The possible hand sizes: five, and in old games six and nine. RULES.md section 4."""


class TrumpOrder(StrEnum):
    """The order of the best trumps. RULES.md section 1."""

    MODERN = "modern"
    FIVE_CARDS = "five_cards"
    FIVE_AND_TEN = "five_and_ten"


class Follow(StrEnum):
    """The duty of a player who holds the plain suit led. RULES.md section 2."""

    FOLLOW_OR_TRUMP = "follow_or_trump"
    MUST_FOLLOW = "must_follow"


class Renege(StrEnum):
    """The trumps that may be held back when a lower trump is led. RULES.md section 2."""

    TOP_THREE = "top_three"
    FIVE_ONLY = "five_only"
    NONE = "none"


class RobBy(StrEnum):
    """The player who may rob. RULES.md section 3."""

    ACE_HOLDER = "ace_holder"
    DEALER_ONLY = "dealer_only"


class RobDeadline(StrEnum):
    """The deadline for robbing. RULES.md section 3."""

    OWN_FIRST_CARD = "own_first_card"
    OPENING_LEAD = "opening_lead"


class TurnedAce(StrEnum):
    """The time at which the dealer may take a turned ace. RULES.md section 3."""

    LIKE_ANY_ROB = "like_any_rob"
    AFTER_FIRST_TRICK = "after_first_trick"


class UnrobbedAce(StrEnum):
    """The rank of the ace of trumps after its holder left the turn-up. RULES.md section 3."""

    KEEPS_RANK = "keeps_rank"
    LOWEST_TRUMP = "lowest_trump"


class PutOut(StrEnum):
    """The way in which the robber puts a card out. RULES.md section 3."""

    FACE_DOWN = "face_down"
    FACE_UP = "face_up"


class FirstDealer(StrEnum):
    """The choice of the first dealer of a game. RULES.md section 4."""

    FIRST_JACK = "first_jack"
    RANDOM = "random"


class DealsNext(StrEnum):
    """The player who deals next. RULES.md section 4."""

    LEFT = "left"
    GAME_WINNERS = "game_winners"
    DEAL_WINNERS = "deal_winners"


class AllPass(StrEnum):
    """The consequence when nobody bids. RULES.md section 5."""

    REDEAL = "redeal"
    DEALER_TAKES_LOWEST = "dealer_takes_lowest"


class Exchanging(StrEnum):
    """The exchange of cards after the auction. RULES.md section 5."""

    NONE = "none"
    KITTY = "kitty"
    DRAW = "draw"
    KITTY_THEN_DRAW = "kitty_then_draw"
    NAMED_KITTY_THEN_DRAW = "named_kitty_then_draw"

    @property
    def takes_kitty(self) -> bool:
        """Whether the declarer takes a kitty."""
        return self not in (Exchanging.NONE, Exchanging.DRAW)

    @property
    def names_first(self) -> bool:
        """Whether the declarer names trumps before taking the kitty."""
        return self is Exchanging.NAMED_KITTY_THEN_DRAW

    @property
    def draws(self) -> bool:
        """Whether all players draw from the stock after trumps are named."""
        return self not in (Exchanging.NONE, Exchanging.KITTY)

    @property
    def kitty_then_draw(self) -> bool:
        """Whether the declarer takes a kitty, and is dealt what is missing in the draw of all players."""
        return self.takes_kitty and self.draws


class FirstLead(StrEnum):
    """The player who leads to the first trick. RULES.md section 5."""

    LEFT_OF_DEALER = "left_of_dealer"
    LEFT_OF_DECLARER = "left_of_declarer"
    DECLARER = "declarer"


class PartnerCall(StrEnum):
    """The cards that a declarer may call for, to have the holder as partner for the deal. RULES.md section 5."""

    NONE = "none"
    TRUMP = "trump"
    BEST_TRUMP = "best_trump"


class Scoring(StrEnum):
    """The scoring of a deal. RULES.md section 6."""

    TRICKS = "tricks"
    MAJORITY = "majority"
    DIFFERENCE = "difference"
    POOL = "pool"
    DEALS_WON = "deals_won"
    SINGLE_DEAL = "single_deal"


class Finish(StrEnum):
    """The end of a game, and its winner. RULES.md section 6."""

    AT_ONCE = "at_once"
    END_OF_DEAL = "end_of_deal"
    FIRST_PAST = "first_past"
    DECLARER_FIRST = "declarer_first"


class BestTrumpIf(StrEnum):
    """The trumps that bring the points for the highest trump of a deal. RULES.md section 6."""

    ANY = "any"
    TOP_THREE = "top_three"


class DefendersScore(StrEnum):
    """The points of a deal that count for the sides that did not win the bidding. RULES.md section 6."""

    ALL = "all"
    SHORT_OF_TARGET = "short_of_target"
    NONE_NEAR_TARGET = "none_near_target"


class AllFive(StrEnum):
    """The reward for all five tricks of a deal, beyond their points. RULES.md section 6."""

    NONE = "none"
    DOUBLE = "double"
    WINS_GAME = "wins_game"


class SpoilTopUp(StrEnum):
    """The players who add a chip to a spoiled pool. RULES.md section 6."""

    EACH = "each"
    NEXT_DEALER = "next_dealer"


class JinkRule(StrEnum):
    """The choice of the winner of the first three tricks to play on for all five. RULES.md section 6."""

    OPTIONAL = "optional"
    OFF = "off"
