"""A message of every kind with every field, by the name of its kind."""

from __future__ import annotations

from typing import Final

from twentyfive.net.evening.evening_messages import EveningResult, Fetch, HandIn, Held, Results, SharedPlan
from twentyfive.net.messages import (
    PROTOCOL,
    Ask,
    Bye,
    Choose,
    Closing,
    GameForm,
    GuestMessage,
    Hello,
    HostMessage,
    MakeMove,
    No,
    People,
    Question,
    Recall,
    Reply,
    SeatChoice,
    Sign,
    SignOf,
    Sit,
    Tick,
    Ways,
    Welcome,
    Why,
    Wish,
    You,
)
from twentyfive.net.views import Allowed, Deals, Refused, Seen, View
from twentyfive.presentation.phone.seat_signs import SeatIs, SeatSign
from twentyfive.presentation.phone.sheets import (
    ChoiceEffect,
    LaidCard,
    May,
    PhoneSheet,
    SheetCard,
    SheetChoice,
    SheetHand,
    SheetQuestion,
    SheetResult,
    SheetScore,
    SheetTrick,
    SheetTrump,
    SheetTurned,
)

_TOKEN: Final = "AbCdEfGhIjKlMnOpQrStUv"
_SEATS: Final = (
    SeatSign(0, "Seán", SeatIs.ASLEEP, "asleep", ready=True, stands_in=20),
    SeatSign(1, "Máire 2", SeatIs.PHONE),
)
_SEVEN: Final = SheetCard(
    "7S", "7 of spades", "7♠", "play 7S", offered=True, out=True, why_not="You must follow.", advised=True
)
_CHOICE: Final = SheetChoice(
    "Hold with 15",
    ChoiceEffect.MOVE,
    "at the dealer’s right",
    "not yet",
    usual=True,
    suit="H",
    move="bid 15",
    advised=True,
)
_REFUSED: Final = Refused("play 7S", "must_follow_suit", ("AC", "10D"))
_RESULT: Final = EveningResult(12, "eJwDAAAAAAE=", undo=True, hints=True, seen=True)
_TRICK: Final = SheetTrick("Trick 3", (LaidCard(1, "You", "AC", "ace of clubs", wins=True),) * 2)

GUEST: Final[dict[str, GuestMessage]] = {
    "hello": Hello(PROTOCOL, GameForm.SHEET, _TOKEN, "Gráinne", "0123456789abcdef", "ga-IE"),
    "sit": Sit(3, SeatChoice.NONE, "Gráinne"),
    "move": MakeMove(123, "play 7S"),
    "choose": Choose(123, ("7S", "10D", "JK"), leave=True),
    "sign": Sign(SignOf.MOMENT),
    "ask": Ask(123, Wish.UNDO),
    "recall": Recall(3),
    "answer": Reply(7, yes=True),
    "hand_in": HandIn(_RESULT),
    "fetch": Fetch((0, 12)),
    "tick": Tick(),
    "bye": Bye(),
}
HOST: Final[dict[str, HostMessage]] = {
    "welcome": Welcome(
        1,
        "0.1.0",
        "0123456789abcdef",
        "Kitchen",
        "Spoil Five",
        (("Goal", "Three tricks."),),
        _SEATS,
        "0123",
        full=True,
        evening=True,
        people=("Anna", "Seán"),
        computer="kitchen-pc",
        preset="spoil-five",
        called="Friday",
    ),
    "you": You(1, "Máire 2", _TOKEN, "The host lets you in."),
    "sheet": PhoneSheet(
        at=123,
        seat=1,
        line="Your turn: follow hearts or trump.",
        say="Seán plays the 5 of hearts.",
        turn=True,
        hands=(SheetHand(1, "Your own hand", to_play=True, cards=(_SEVEN, _SEVEN)),) * 2,
        ask=SheetQuestion("Bid?", "Pass, and you are out.", (_CHOICE, _CHOICE), puts_out=3),
        trick=_TRICK,
        last_trick=_TRICK,
        turned=SheetTurned("2D", "2 of diamonds", "turned up"),
        trump=SheetTrump("D", "Diamonds are trumps"),
        facts="Deal 3 · first to 25",
        scores=(SheetScore("You", "15", "2", mine=True), SheetScore("Seán", "0")),
        result=SheetResult("Seán wins", "He has 25.", (("Seán", "5", "25"),), over=True),
        may=tuple(May),
        hint="Play the 7.",
        jumped=True,
    ),
    "view": View(
        123,
        ("{}", "{}"),
        ("person", "computer hard"),
        "Tom | person elsewhere | 1 0 2",
        (_REFUSED,),
        waits=True,
        answered=True,
        over=3,
    ),
    "seen": Seen(124, ("{}", "{}"), (_REFUSED,), waits=True, answered=True, over=3),
    "deals": Deals(3, ("deal 0 7S 8S", "deal 1 9S 10S")),
    "plan": SharedPlan('{"format":"twentyfive evening 1"}'),
    "held": Held((0, 12)),
    "results": Results((_RESULT, _RESULT)),
    "allowed": Allowed(tuple(May), held=True),
    "people": People(_SEATS, "Seán has called a break.", "Máire waits."),
    "question": Question(7, "May Seán take back the 5 of hearts?", 20),
    "no": No("It is not your turn.", 123),
    "ways": Ways(("192.168.1.23:25525", "172.20.10.2:25525")),
    "tick": Tick(),
    "closing": Closing(Why.REMOVED, "The host has removed you from the table.", 2, "0.3.0"),
}
