"""The words of the choices of a card drive: prizes, pots and draws, and the rules with where they are known from."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import Final

from twentyfive.drive.plan import (
    Counting,
    FirstDeal,
    Misdeal,
    Plan,
    Prize,
    Revoke,
    Scoring,
    Source,
    Substitutes,
    Sum,
    Ties,
    source_of,
)
from twentyfive.drive.prizes import PrizeKind, Share
from twentyfive.wording import drive as words
from twentyfive.wording.grammar.texts import CountedText, Text, filled
from twentyfive.wording.names import listed

PRIZES_AND_RULES: Final = Text("drive", "Prizes and rules")
PLACES: Final = Text("drive", "Prizes for places")
PRIZE_HELP: Final = Text("drive", "A sum, a share such as 40 %, or a thing such as a ham.")
POTS: Final = Text("drive", "Pots and draws")

BOOBIE: Final = Text("drive", "Prize for the lowest score")
JACKPOT: Final = Text("drive", "Jackpot")
COOKIE_JAR: Final = Text("drive", "Cookie jar")
TRAVELLING: Final = Text("drive", "Travelling prize")
RAFFLE: Final = Text("drive", "Raffle")
BOOBIE_NOTE: Final = Text("drive", "For those who played every game and won the fewest")
JACKPOT_NOTE: Final = Text("drive", "For a high score; kept for the next evening until somebody has it")
COOKIE_JAR_NOTE: Final = Text("drive", "For whoever won every game whose number is drawn; kept likewise")
TRAVELLING_NOTE: Final = Text("drive", "Goes from hand to hand; for whoever holds it at the end")
RAFFLE_NOTE: Final = Text("drive", "Tickets, apart from the tin")

PRIZE: Final = Text("drive", "Prize", "a sum, a share or a thing")
TARGET: Final = Text("drive", "Score that wins it")
OF_GAMES: Final = CountedText("drive", "of {number} games")
ADDED: Final = Text("drive", "Goes in each evening")
CARRIED: Final = Text("drive", "In it from before")
NUMBERS: Final = Text("drive", "Numbers drawn")
TRAVELS: Final = Text("drive", "Is handed on with")
TICKET: Final = Text("drive", "A ticket")
WINNERS_SHARE: Final = Text("drive", "For the winner, in percent")

RULES: Final = Text("drive", "Rules")
EVERY: Final = Text("drive", "Games before people move")
RULE_QUESTIONS: Final[Mapping[str, Text]] = {
    "counting": Text("drive", "Places after equals"),
    "ties": Text("drive", "Equals for a prize"),
    "first_deal": Text("drive", "First deal"),
    "misdeal": Text("drive", "Misdeal"),
    "revoke": Text("drive", "A card against the rules"),
    "substitutes": Text("drive", "Substitutes"),
    "sit_out": Text("drive", "Sitting out a game"),
}
"""The questions about the rules, by the choice of the plan."""

_CHOICES: Final[Mapping[type[StrEnum], Mapping[StrEnum, Text]]] = {
    FirstDeal: {
        FirstDeal.WINNERS: Text("drive", "The winners of the last game deal first."),
        FirstDeal.CUT: Text("drive", "The cards are cut for the first deal."),
    },
    Revoke: {
        Revoke.LOSES_GAME: Text("drive", "Who plays a card against the rules loses the game."),
        Revoke.PUT_RIGHT: Text(
            "drive",
            "A card played against the rules may be put right until the next trick is led; "
            "after that the game is lost.",
        ),
        Revoke.ORGANISER_DECIDES: Text("drive", "If a card is played against the rules, the organiser decides."),
    },
    Misdeal: {
        Misdeal.DEAL_AGAIN: Text("drive", "After a misdeal the same player deals again."),
        Misdeal.NEXT_DEALS: Text("drive", "After a misdeal the next player deals."),
        Misdeal.ORGANISER_DECIDES: Text("drive", "After a misdeal the organiser decides."),
    },
    Substitutes: {
        Substitutes.ANY_TIME: Text("drive", "A substitute may take a card over at any time."),
        Substitutes.BEFORE_FIRST_GAME: Text("drive", "A substitute may take a card over before the first game only."),
    },
    Counting: {
        Counting.BY_SIDES: Text("drive", "If two are first, the next are second."),
        Counting.USUAL: Text("drive", "If two are first, the next are third."),
    },
    Ties: {
        Ties.SPLIT: Text("drive", "Equals share the prize."),
        Ties.CUT: Text("drive", "Equals cut the cards for the prize: the lowest wins, and the ace is low."),
        Ties.PLAY_OFF: Text("drive", "Equals play off for the prize; who will not play forfeits it."),
    },
}
_SIT_OUT: Final[Mapping[Scoring, Text | CountedText]] = {
    Scoring.WINS: Text("drive", "Who sits out a game is given it as won."),
    Scoring.POINTS: CountedText("drive", "Who sits out a game is given {number} points."),
}
_SIT_OUT_NOTHING: Final = Text("drive", "A game that is sat out counts nothing.")
_SOURCES: Final[Mapping[Source, Text]] = {
    Source.BELFAST: Text("drive", "As in Belfast."),
    Source.CAPE_BRETON: Text("drive", "As on Cape Breton."),
    Source.CONFEY: Text("drive", "As in Confey."),
    Source.NOVA_SCOTIA_GAMES: Text("drive", "As at the Nova Scotia 55+ Games."),
    Source.WENTWORTH: Text("drive", "As in Wentworth, Nova Scotia."),
    Source.WHIST_DRIVES: Text("drive", "As at whist drives."),
}

DRAWS: Final = Text("drive", "Draws")
HOLDER: Final = Text("drive", "The travelling prize is with card")
NO_CARD: Final = Text("drive", "Enter the number of a card.")
TRAVELS_WITH: Final = Text("drive", "handed on with {what}")
TICKETS: Final = Text("drive", "Tickets")
BUYER: Final = Text("drive", "For", "whoever buys tickets")
SELL: Final = Text("drive", "Sell them")
NO_BUYER: Final = Text("drive", "Nobody on the list has this name. Leave the field empty for somebody else.")
SOLD: Final = CountedText("drive", "Raffle: {number} tickets, {money}")
ONE_TICKET: Final = Text("drive", "Ticket {last}")
SOME_TICKETS: Final = Text("drive", "Tickets {first} to {last}")
TICKETS_FOR: Final = Text("drive", "{tickets}: {name}")
DRAW_RAFFLE: Final = Text("drive", "Draw the raffle")
DRAW_AGAIN: Final = Text("drive", "Draw the raffle again")
RAFFLE_WON: Final = Text("drive", "Ticket {number} wins {money}: {name}")
RAFFLE_TICKET: Final = Text("drive", "Ticket {number} wins {money}.")

SHARED: Final = Text("drive", "{prize}, shared", "a prize that equals share")
REFUSES: Final = Text("drive", "{names} will not play")
CAME_NEXT: Final = Text("drive", "{names} came next")
AGAIN: Final = Text("drive", "Begin again")
CUT_CARDS: Final = Text("drive", "The cards cut: {cards}")
CUT_CARD: Final = Text("drive", "{card} for {names}")

MEMBERS: Final = Text("drive", "Members")
MEMBERS_ONLY: Final = Text("drive", "Only members have a place")
MEMBER_NAME: Final = Text("drive", "Name of a member")
MEMBERS_HELP: Final = Text("drive", "Press a name to take it off the list.")
NO_MEMBERS: Final = Text("drive", "Nobody is a member yet.")
EVERYBODY: Final = Text("drive", "Add everybody who has come")
REMOVE: Final = Text("drive", "Remove {name}")
JOINED: Final = Text("drive", "New members: {names}")
LEFT: Final = Text("drive", "No longer a member: {name}")

WHO_PAID: Final = Text("drive", "Who has paid")
ALL_PAID: Final = Text("drive", "Everybody has paid.")
NOT_PAID_YET: Final = Text("drive", "Not paid yet: {names}")
PAY_ALL: Final = Text("drive", "All have paid")
PAYER: Final = Text("drive", "Name")
PAID_IN_ALL: Final = Text("drive", "Has paid in all")
NOTE_PAID: Final = Text("drive", "Note it")
PAID_NOTED: Final = Text("drive", "{name} has paid {money}.")
NOT_ON_LIST: Final = Text("drive", "Nobody on the list has this name.")

NOT_MONEY: Final = Text("drive", "Enter a sum, such as 5 or 2.50.")
NOT_SUM: Final = Text("drive", "Enter a sum, or a share such as 10 %.")
NOT_A_PRIZE: Final = Text("drive", "Enter a sum, a share such as 40 %, or a thing with a short name.")
NOT_A_NUMBER: Final = Text("drive", "Enter a number from {least} to {most}.")
TOO_LONG: Final = Text("drive", "This is too long. Shorten it.")

TIN_NOW: Final = Text("drive", "{money} in the tin: {shares}")
TIN_SOON: Final = Text("drive", "{money} once everybody has paid: {shares}")
TIN_SAY: Final = CountedText("drive", "{money} if {number} come: {shares}")
NO_TIN: Final = Text("drive", "Nobody pays anything: {shares}")
_NO_SHARES: Final = Text("drive", "no prizes")
_PLACES: Final[Mapping[int, Text]] = {
    1: Text("drive", "{money} first", "a prize in a list of prizes"),
    2: Text("drive", "{money} second", "a prize in a list of prizes"),
    3: Text("drive", "{money} third", "a prize in a list of prizes"),
}
_LATER_PLACES: Final = Text("drive", "{money} for later places")
_POTS: Final[Mapping[PrizeKind, Text]] = {
    PrizeKind.JACKPOT: Text("drive", "{money} jackpot", "a prize in a list of prizes"),
    PrizeKind.COOKIE_JAR: Text("drive", "{money} cookie jar", "a prize in a list of prizes"),
    PrizeKind.BOOBIE: Text("drive", "{money} for the lowest score"),
    PrizeKind.TRAVELLING: Text("drive", "{money} travelling prize", "a prize in a list of prizes"),
}
_SHORT: Final = Text("drive", "the tin is {money} short")


def choice_words(choice: StrEnum) -> str:
    """Say a rule that the organiser has chosen, in a sentence."""
    return _CHOICES[type(choice)][choice]()


def sit_out_words(scoring: Scoring, counts: int) -> str:
    """Say what a game that is sat out counts, in a sentence."""
    return filled(_SIT_OUT[scoring], counts) if counts else _SIT_OUT_NOTHING()


def source_words(choice: StrEnum) -> str:
    """Say where a choice is known from; empty if no hall is known to have written it down."""
    source = source_of(choice)
    return "" if source is Source.NOT_FOUND else _SOURCES[source]()


def prize_worth(cents: int, things: Iterable[str]) -> str:
    """Name what a prize is: "€20 and a ham"."""
    named = tuple(filter(None, things))
    return listed([*([words.money(cents)] if cents or not named else []), *named])


def typed_words(prize: Sum) -> str:
    """Write a prize as it is typed: "€20 + 10 % + a ham"; empty for nothing."""
    thing = prize.thing if isinstance(prize, Prize) else ""
    cents = words.money(prize.cents) if prize.cents else ""
    return " + ".join(filter(None, (cents, f"{prize.percent} %" if prize.percent else "", thing)))


def shares_words(found: Iterable[Share], tin: int, plan: Plan) -> str:
    """Say what becomes of that much in the tin: "€112 first, €56 second, €28 jackpot and €84 for the hall"."""
    said, later, left = list[str](), 0, tin
    things = list[str]()
    for share in found:
        left -= share.cents
        if share.kind is PrizeKind.PLACE and share.place not in _PLACES:
            later += share.cents
            things += [share.thing] if share.thing else []
        elif share.cents or share.thing:
            said.append(_share_words(share))
        if share.place == len(plan.prizes) and (later or things):
            said.append(_LATER_PLACES(money=prize_worth(later, things)))
    if left < 0:
        said.append(_SHORT(money=words.money(-left)))
    elif left:
        said.append(words.FOR_THE_HALL(money=words.money(left)))
    return listed(said) if said else _NO_SHARES()


def _share_words(share: Share) -> str:
    named = _PLACES[share.place] if share.kind is PrizeKind.PLACE else _POTS[share.kind]
    return named(money=prize_worth(share.cents, [share.thing]))
