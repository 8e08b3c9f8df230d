"""Messages and sheets: written and read back, and refused when they do not fit."""

from __future__ import annotations

import pytest

from twentyfive.net.messages import (
    Choose,
    Closing,
    GuestMessage,
    Hello,
    HostMessage,
    MakeMove,
    People,
    SeatIs,
    SeatSign,
    Sit,
    Speaks,
    Takes,
    Tick,
    Why,
    read_guest_message,
    read_host_message,
    write_message,
)
from twentyfive.net.sheets import Does, May, Sheet, SheetCard, SheetChoice, SheetHand, SheetQuestion, SheetTrick

GUEST: list[GuestMessage] = [
    Hello(1, Speaks.SHEET, code="7K3Q", name="Máire"),
    Sit(takes=Takes.NONE),
    Sit(3, name="Máire"),
    MakeMove(12, "play 7S"),
    Choose(12, ("7S", "AC")),
    Tick(),
]
HOST: list[HostMessage] = [
    Sheet(
        12,
        2,
        "Your turn. Follow suit or trump.",
        turn=True,
        hands=(SheetHand(2, "", True, (SheetCard("7S", "7 of spades", "7♠", move="play 7S", offered=True),)),),
        ask=SheetQuestion("Take it?", "", (SheetChoice("Leave it", Does.LEAVE),), puts_out=1),
        trick=SheetTrick("Trick 1", ()),
        may=(May.HINT,),
    ),
    People((SeatSign(0, "Seán", SeatIs.ASLEEP, "asleep", stands_in=20),)),
    Closing(Why.REMOVED, "The host has taken you off the table."),
]


@pytest.mark.parametrize("message", GUEST, ids=write_message)
def test_a_message_of_a_guest_is_read_as_it_was_written(message: GuestMessage) -> None:
    assert read_guest_message(write_message(message)) == message


@pytest.mark.parametrize("message", HOST, ids=write_message)
def test_a_message_of_a_host_is_read_as_it_was_written(message: HostMessage) -> None:
    assert read_host_message(write_message(message)) == message


@pytest.mark.parametrize(
    ("document", "reason"),
    [
        ("", "no JSON"),
        ("[]", "message: a list is no object"),
        ('{"t":"jump"}', "message.t: there is no kind 'jump'"),
        ('{"t":"move","at":-1,"move":""}', "move.at: -1 is not from 0"),
        ('{"t":"move","at":1.5,"move":""}', "move.at: 1.5 is no whole number"),
        ('{"t":"move","at":1}', "the field 'move' is missing"),
        ('{"t":"move","at":1,"move":"play 7S","seed":3}', "move: there is no field 'seed'"),
        ('{"t":"sheet","at":1,"line":""}', "message.t: there is no kind 'sheet'"),
    ],
)
def test_a_document_that_is_no_message_of_a_guest_is_refused(document: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason.replace(".", r"\.")):
        read_guest_message(document)
