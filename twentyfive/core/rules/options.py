"""The choices that an option of the rules can take, one enum an option."""

from enum import StrEnum
from typing import Final

TRICK_POINTS: Final = 5
"""What a trick counts wherever points are counted by tricks. RULES.md section 6."""


class TrumpOrder(StrEnum):
    """How the best trumps rank. RULES.md section 1."""

    MODERN = "modern"
    FIVE_CARDS = "five_cards"
    FIVE_AND_TEN = "five_and_ten"


class Follow(StrEnum):
    """What a holder of the plain suit led may play. RULES.md section 2."""

    FOLLOW_OR_TRUMP = "follow_or_trump"
    MUST_FOLLOW = "must_follow"


class Renege(StrEnum):
    """Which trumps need not be played to a lower trump led. RULES.md section 2."""

    TOP_THREE = "top_three"
    FIVE_ONLY = "five_only"
    NONE = "none"


class RobBy(StrEnum):
    """Who may rob. RULES.md section 3."""

    ACE_HOLDER = "ace_holder"
    DEALER_ONLY = "dealer_only"


class RobDeadline(StrEnum):
    """Until when the turn-up may be robbed. RULES.md section 3."""

    OWN_FIRST_CARD = "own_first_card"
    OPENING_LEAD = "opening_lead"


class TurnedAce(StrEnum):
    """When the dealer may take an ace that was turned up. RULES.md section 3."""

    LIKE_ANY_ROB = "like_any_rob"
    AFTER_FIRST_TRICK = "after_first_trick"


class UnrobbedAce(StrEnum):
    """What the ace of trumps is worth once its holder has let the turn-up lie. RULES.md section 3."""

    KEEPS_RANK = "keeps_rank"
    LOWEST_TRUMP = "lowest_trump"


class PutOut(StrEnum):
    """How the robber lays down the card put out."""

    FACE_DOWN = "face_down"
    FACE_UP = "face_up"


class FirstDealer(StrEnum):
    """How the first dealer of a game is found. RULES.md section 4."""

    FIRST_JACK = "first_jack"
    RANDOM = "random"


class AllPass(StrEnum):
    """What follows when nobody bids. RULES.md section 5."""

    REDEAL = "redeal"
    DEALER_TAKES_LOWEST = "dealer_takes_lowest"


class Exchanging(StrEnum):
    """Which cards are exchanged after the auction. RULES.md section 5."""

    NONE = "none"
    KITTY = "kitty"
    DRAW = "draw"
    KITTY_THEN_DRAW = "kitty_then_draw"

    @property
    def takes_kitty(self) -> bool:
        """Whether the declarer takes a kitty before trumps are named."""
        return self in (Exchanging.KITTY, Exchanging.KITTY_THEN_DRAW)

    @property
    def draws(self) -> bool:
        """Whether all players draw from the stock once trumps are named."""
        return self in (Exchanging.DRAW, Exchanging.KITTY_THEN_DRAW)


class FirstLead(StrEnum):
    """Who leads to the first trick."""

    LEFT_OF_DEALER = "left_of_dealer"
    LEFT_OF_DECLARER = "left_of_declarer"
    DECLARER = "declarer"


class Scoring(StrEnum):
    """What the tricks of a deal are worth. RULES.md section 6."""

    TRICKS = "tricks"
    MAJORITY = "majority"
    DIFFERENCE = "difference"
    POOL = "pool"
    DEALS_WON = "deals_won"
    SINGLE_DEAL = "single_deal"


class Finish(StrEnum):
    """When a game ends and who then has won it. RULES.md section 6."""

    AT_ONCE = "at_once"
    END_OF_DEAL = "end_of_deal"
    FIRST_PAST = "first_past"
    DECLARER_FIRST = "declarer_first"


class AllFive(StrEnum):
    """What all five tricks of a deal earn beyond their points. RULES.md section 6."""

    NONE = "none"
    DOUBLE = "double"
    WINS_GAME = "wins_game"


class SpoilTopUp(StrEnum):
    """Who adds a chip to a pool that was spoiled. RULES.md section 6."""

    EACH = "each"
    NEXT_DEALER = "next_dealer"


class JinkRule(StrEnum):
    """Whether the winner of the first three tricks may go on for all five."""

    OPTIONAL = "optional"
    OFF = "off"
