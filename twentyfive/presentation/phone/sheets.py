"""Sheets: everything that a phone shows of a game, in words ready to be shown."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final

from twentyfive.strict_json import YES_OR_NO, Codec, Field, items, number, struct, text, word

MOST_SEATS: Final = 10
MOST_CARDS: Final = 20
"""Limit of the cards of a hand; a declarer with the kitty has 14 at most."""

_MOST_CHOICES: Final = 60
_MOST_ROWS: Final = 40


class Does(StrEnum):
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


@dataclass(frozen=True, slots=True)
class SheetCard:
    """A card of a hand.

    Attributes:
        card: its text form: ``7S``. It names the picture, too.
        name: its name: "7 of spades".
        sign: its short name: "7♠".
        move: the move that plays it, in its text form; empty if a tap does not play it now.
        offered: whether it may be chosen now, to be played or to be put out.
        out: whether it is chosen to be put out.
        why_not: the reason, as a sentence, why it may not be chosen now; empty if it may, or if nobody is asked.
        advised: whether a hint points to it.
    """

    card: str
    name: str
    sign: str
    move: str = ""
    offered: bool = False
    out: bool = False
    why_not: str = ""
    advised: bool = False


@dataclass(frozen=True, slots=True)
class SheetHand:
    """A hand that the guest sees.

    Attributes:
        seat: the seat of the hand.
        title: its heading, for a player of two hands; empty for the only hand.
        to_play: whether this hand is to act now, and the guest acts for it.
        cards: the cards in the order of the table.
    """

    seat: int
    title: str
    to_play: bool
    cards: tuple[SheetCard, ...]


@dataclass(frozen=True, slots=True)
class SheetChoice:
    """A possible answer to a question.

    Attributes:
        label: the label of its button.
        does: its effect.
        note: a smaller line under the label.
        why_not: the reason why it cannot be given; empty if it can.
        usual: whether it is the obvious answer.
        suit: the suit whose sign is shown before the label, as a letter of C D H S; empty for none.
        move: the move in its text form, if the answer is a move.
        advised: whether a hint points to it.
    """

    label: str
    does: Does
    note: str = ""
    why_not: str = ""
    usual: bool = False
    suit: str = ""
    move: str = ""
    advised: bool = False


@dataclass(frozen=True, slots=True)
class SheetQuestion:
    """A question besides playing a card.

    Attributes:
        question: the headline.
        explanation: the consequences of the answers.
        choices: the possible answers.
        puts_out: the most cards to choose in the hand; 0 if there are none to choose.
    """

    question: str
    explanation: str
    choices: tuple[SheetChoice, ...]
    puts_out: int = 0


@dataclass(frozen=True, slots=True)
class LaidCard:
    """A card that everybody sees.

    Attributes:
        seat: the seat that laid it.
        who: the name of its player: "You", "Seán".
        card: its text form.
        name: its name: "7 of spades".
        wins: whether it takes the trick, so far or at last.
    """

    seat: int
    who: str
    card: str
    name: str
    wins: bool = False


@dataclass(frozen=True, slots=True)
class SheetTrick:
    """A trick.

    Attributes:
        title: a short heading: "Trick 3", "Last trick · Seán".
        cards: the cards in the order played.
    """

    title: str
    cards: tuple[LaidCard, ...]


@dataclass(frozen=True, slots=True)
class SheetTurned:
    """The turned card.

    Attributes:
        card: its text form.
        name: its name.
        note: what it does in a few words: "turned up", "taken by Seán".
    """

    card: str
    name: str
    note: str


@dataclass(frozen=True, slots=True)
class SheetTrump:
    """The trump suit.

    Attributes:
        suit: the suit as a letter of C D H S.
        text: the suit in words: "Hearts are trumps".
    """

    suit: str
    text: str


@dataclass(frozen=True, slots=True)
class SheetScore:
    """A row of the scores.

    Attributes:
        who: the side's name.
        figure: its points, chips or deals; empty if points are not shown.
        tricks: its tricks in this deal in figures; empty if none are counted now.
        mine: whether it is the guest's side.
    """

    who: str
    figure: str
    tricks: str = ""
    mine: bool = False


@dataclass(frozen=True, slots=True)
class SheetResult:
    """The end of a deal or of the game.

    Attributes:
        title: who won it.
        text: the result in a sentence or two.
        rows: side, this deal and all points, for each side.
        over: whether the game is over.
    """

    title: str
    text: str
    rows: tuple[tuple[str, ...], ...]
    over: bool = False


@dataclass(frozen=True, slots=True)
class Sheet:
    """All that a phone shows of a game. It names no card that the guest may not know.

    Attributes:
        at: the position, as `GameSession.revision`. A move or a request names it.
        seat: the seat of the guest; None for an onlooker.
        line: what is going on, in plain words.
        say: what a screen reader says as this sheet comes; empty if nothing new happened.
        turn: whether the guest is to act now.
        hands: the hands that the guest sees, their own first; empty for an onlooker.
        ask: the question to the guest besides playing a card; None if there is none.
        trick: the trick on the table; None between deals.
        last_trick: the trick before; None if there is none.
        turned: the turned card, as long as it matters.
        trump: the trump suit, as far as known.
        facts: the deal and the goal: "Deal 3 · first to 25".
        scores: a row for each side, the guest's first.
        result: the end of the deal or game, until the next one begins.
        may: the requests that the guest may make now.
        hint: the words of the last hint at this position; empty if none was asked for.
        jumped: whether the position changed otherwise than by a move, so that nothing should glide.
    """

    at: int
    seat: int | None
    line: str
    say: str = ""
    turn: bool = False
    hands: tuple[SheetHand, ...] = ()
    ask: SheetQuestion | None = None
    trick: SheetTrick | None = None
    last_trick: SheetTrick | None = None
    turned: SheetTurned | None = None
    trump: SheetTrump | None = None
    facts: str = ""
    scores: tuple[SheetScore, ...] = ()
    result: SheetResult | None = None
    may: tuple[May, ...] = ()
    hint: str = ""
    jumped: bool = False


TEXT: Final = text(str, longest=2_000)
SHORT: Final = text(str, longest=200)
POSITION: Final = number()
SEAT: Final = number(0, MOST_SEATS - 1)
CARD: Final = text(str, longest=3)

_YES: Final = Field(YES_OR_NO, default=False)
_EMPTY: Final = Field(SHORT, default="")
_NO_TEXT: Final = Field(TEXT, default="")

_CARD_FIELDS: Final = {
    "card": Field(CARD),
    "name": Field(SHORT),
    "sign": Field(SHORT),
    "move": _EMPTY,
    "offered": _YES,
    "out": _YES,
    "why_not": _NO_TEXT,
    "advised": _YES,
}
_HAND_FIELDS: Final = {
    "seat": Field(SEAT),
    "title": Field(SHORT),
    "to_play": Field(YES_OR_NO),
    "cards": Field(items(struct(SheetCard, _CARD_FIELDS), 0, MOST_CARDS)),
}
_CHOICE_FIELDS: Final = {
    "label": Field(SHORT),
    "does": Field(word(Does)),
    "note": _NO_TEXT,
    "why_not": _NO_TEXT,
    "usual": _YES,
    "suit": _EMPTY,
    "move": Field(text(str, longest=400), default=""),
    "advised": _YES,
}
_QUESTION_FIELDS: Final = {
    "question": Field(TEXT),
    "explanation": Field(TEXT),
    "choices": Field(items(struct(SheetChoice, _CHOICE_FIELDS), 0, _MOST_CHOICES)),
    "puts_out": Field(number(0, MOST_CARDS), default=0),
}
_LAID_FIELDS: Final = {
    "seat": Field(SEAT),
    "who": Field(SHORT),
    "card": Field(CARD),
    "name": Field(SHORT),
    "wins": _YES,
}
_TRICK_FIELDS: Final = {
    "title": Field(SHORT),
    "cards": Field(items(struct(LaidCard, _LAID_FIELDS), 0, MOST_SEATS)),
}
_TURNED_FIELDS: Final = {"card": Field(CARD), "name": Field(SHORT), "note": Field(SHORT)}
_TRUMP_FIELDS: Final = {"suit": Field(SHORT), "text": Field(SHORT)}
_SCORE_FIELDS: Final = {"who": Field(SHORT), "figure": Field(SHORT), "tricks": _EMPTY, "mine": _YES}
_RESULT_FIELDS: Final = {
    "title": Field(SHORT),
    "text": Field(TEXT),
    "rows": Field(items(items(SHORT, 1, 6), 0, _MOST_ROWS)),
    "over": _YES,
}


def optional(codec: Codec[Any]) -> Field:
    """Return a field that may be absent, which stands for None."""
    return Field(codec, default=None)


SHEET_FIELDS: Final = {
    "at": Field(POSITION),
    "seat": optional(SEAT),
    "line": Field(TEXT),
    "say": _NO_TEXT,
    "turn": _YES,
    "hands": Field(items(struct(SheetHand, _HAND_FIELDS), 0, 2), default=()),
    "ask": optional(struct(SheetQuestion, _QUESTION_FIELDS)),
    "trick": optional(struct(SheetTrick, _TRICK_FIELDS)),
    "last_trick": optional(struct(SheetTrick, _TRICK_FIELDS)),
    "turned": optional(struct(SheetTurned, _TURNED_FIELDS)),
    "trump": optional(struct(SheetTrump, _TRUMP_FIELDS)),
    "facts": _NO_TEXT,
    "scores": Field(items(struct(SheetScore, _SCORE_FIELDS), 0, MOST_SEATS), default=()),
    "result": optional(struct(SheetResult, _RESULT_FIELDS)),
    "may": Field(items(word(May), 0, len(May)), default=()),
    "hint": _NO_TEXT,
    "jumped": _YES,
}
