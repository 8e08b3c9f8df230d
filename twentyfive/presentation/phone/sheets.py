"""Sheets: everything that a phone shows of a game, in words ready to be shown."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated, Final

from twentyfive.strict_json import Entries, number, text

MOST_SEATS: Final = 10
MOST_CARDS: Final = 20
"""Limit of the cards of a hand; a declarer with the kitty has 14 at most."""

Text = Annotated[str, text(str, longest=2_000)]
Short = Annotated[str, text(str, longest=200)]
Position = Annotated[int, number()]
SeatNumber = Annotated[int, number(0, MOST_SEATS - 1)]
CardText = Annotated[str, text(str, longest=3)]
MoveText = Annotated[str, text(str, longest=400)]


class ChoiceEffect(StrEnum):
    """The effect of choosing an answer on a phone."""

    MOVE = "move"  # sends the move of the answer
    LEAVE = "leave"  # puts the question aside without a move: the turn-up is left lying, and a card answers
    CLEAR = "clear"  # takes back the cards chosen to be put out
    NOTHING = "nothing"  # cannot be given now; `why_not` says why


class May(StrEnum):
    """The requests that a phone may make now."""

    HINT = "hint"
    UNDO = "undo"
    PAUSE = "pause"
    RESUME = "resume"
    READY = "ready"
    MOMENT = "moment"
    AWAY = "away"  # let the computer play for a while
    BACK = "back"


Requests = Annotated[tuple[May, ...], Entries(0, len(May))]


@dataclass(frozen=True, slots=True)
class SheetCard:
    """A card of a hand."""

    card: CardText  # its text form: ``7S``. It names the picture, too
    name: Short  # "7 of spades"
    sign: Short  # its short name: "7♠"
    move: Short = ""  # the move that plays it, in its text form; empty if a tap does not play it now
    offered: bool = False  # it may be chosen now, to be played or to be put out
    out: bool = False  # it is chosen to be put out
    why_not: Text = ""  # the reason, as a sentence, why it may not be chosen; empty if it may, or nobody is asked
    advised: bool = False  # a hint points to it


@dataclass(frozen=True, slots=True)
class SheetHand:
    """A hand that the guest sees."""

    seat: SeatNumber
    title: Short  # its heading, for a player of two hands; empty for the only hand
    to_play: bool  # this hand is to act now, and the guest acts for it
    cards: Annotated[tuple[SheetCard, ...], Entries(0, MOST_CARDS)]  # in the order of the table


@dataclass(frozen=True, slots=True)
class SheetChoice:
    """A possible answer to a question."""

    label: Short  # the label of its button
    does: ChoiceEffect
    note: Text = ""  # a smaller line under the label
    why_not: Text = ""  # the reason why it cannot be given; empty if it can
    usual: bool = False  # it is the obvious answer
    suit: Short = ""  # the suit whose sign is shown before the label, as a letter of C D H S; empty for none
    move: MoveText = ""  # if the answer is a move
    advised: bool = False  # a hint points to it


@dataclass(frozen=True, slots=True)
class SheetQuestion:
    """A question besides playing a card."""

    question: Text  # the headline
    explanation: Text  # the consequences of the answers
    choices: Annotated[tuple[SheetChoice, ...], Entries(0, 60)]
    puts_out: Annotated[int, number(0, MOST_CARDS)] = 0  # the most cards to choose in the hand


@dataclass(frozen=True, slots=True)
class LaidCard:
    """A card that everybody sees."""

    seat: SeatNumber  # the seat that laid it
    who: Short  # the name of its player: "You", "Seán"
    card: CardText
    name: Short  # "7 of spades"
    wins: bool = False  # it takes the trick, so far or at last


@dataclass(frozen=True, slots=True)
class SheetTrick:
    """A trick."""

    title: Short  # "Trick 3", "Last trick · Seán"
    cards: Annotated[tuple[LaidCard, ...], Entries(0, MOST_SEATS)]  # in the order played


@dataclass(frozen=True, slots=True)
class SheetTurned:
    """The turned card."""

    card: CardText
    name: Short
    note: Short  # what it does in a few words: "turned up", "taken by Seán"


@dataclass(frozen=True, slots=True)
class SheetTrump:
    """The trump suit."""

    suit: Short  # a letter of C D H S
    text: Short  # "Hearts are trumps"


@dataclass(frozen=True, slots=True)
class SheetScore:
    """A row of the scores."""

    who: Short  # the side's name
    figure: Short  # its points, chips or deals; empty if points are not shown
    tricks: Short = ""  # its tricks in this deal in figures; empty if none are counted now
    mine: bool = False  # it is the guest's side


@dataclass(frozen=True, slots=True)
class SheetResult:
    """The end of a deal or of the game."""

    title: Short  # who won it
    text: Text  # the result in a sentence or two
    # side, this deal and all points, for each side
    rows: Annotated[tuple[Annotated[tuple[Short, ...], Entries(1, 6)], ...], Entries(0, 40)]
    over: bool = False  # the game is over


@dataclass(frozen=True, slots=True)
class PhoneSheet:
    """All that a phone shows of a game. It names no card that the guest may not know."""

    at: Position  # as `GameSession.revision`; a move or a request names it
    seat: SeatNumber | None  # of the guest; None for an onlooker
    line: Text  # what is going on, in plain words; the facts that matter for it follow on a second line
    say: Text = ""  # what a screen reader says as this sheet comes; empty if nothing new happened
    turn: bool = False  # the guest is to act now
    # the hands that the guest sees, their own first; empty for an onlooker
    hands: Annotated[tuple[SheetHand, ...], Entries(0, 2)] = ()
    ask: SheetQuestion | None = None  # the question to the guest besides playing a card
    trick: SheetTrick | None = None  # the trick on the table; None between deals
    last_trick: SheetTrick | None = None
    turned: SheetTurned | None = None  # the turned card, as long as it matters
    trump: SheetTrump | None = None  # as far as known
    facts: Text = ""  # the deal and the goal: "Deal 3 · first to 25"
    scores: Annotated[tuple[SheetScore, ...], Entries(0, MOST_SEATS)] = ()  # for each side, the guest's first
    result: SheetResult | None = None  # the end of the deal or game, until the next one begins
    may: Requests = ()
    hint: Text = ""  # the words of the last hint at this position; empty if none was asked for
    jumped: bool = False  # the position changed otherwise than by a move, so that nothing should glide
