"""Messages and sheets: written and read back, and refused when they do not fit."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.core.strategies import quick
from tests.net import samples
from twentyfive.net.message_text import kind_of, read_guest_message, read_host_message, write_message
from twentyfive.net.messages import (
    PROTOCOL,
    Choose,
    Closing,
    GameForm,
    GuestMessage,
    Hello,
    HostMessage,
    MakeMove,
    People,
    SeatChoice,
    Sit,
    Tick,
    Why,
)
from twentyfive.presentation.phone.seat_signs import SeatIs, SeatSign
from twentyfive.presentation.phone.sheets import (
    ChoiceEffect,
    May,
    PhoneSheet,
    SheetCard,
    SheetChoice,
    SheetHand,
    SheetQuestion,
    SheetTrick,
)
from twentyfive.strict_json import to_json

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=50),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)

GUEST: list[GuestMessage] = [
    Hello(PROTOCOL, GameForm.SHEET, token="t" * 22, name="Máire"),
    Sit(takes=SeatChoice.NONE),
    Sit(3, name="Máire"),
    MakeMove(12, "play 7S"),
    Choose(12, ("7S", "AC")),
    Tick(),
]
HOST: list[HostMessage] = [
    PhoneSheet(
        12,
        2,
        "Your turn. Follow suit or trump.",
        turn=True,
        hands=(SheetHand(2, "", True, (SheetCard("7S", "7 of spades", "7♠", move="play 7S", offered=True),)),),
        ask=SheetQuestion("Take it?", "", (SheetChoice("Leave it", ChoiceEffect.LEAVE),), puts_out=1),
        trick=SheetTrick("Trick 1", ()),
        may=(May.HINT,),
    ),
    People((SeatSign(0, "Seán", SeatIs.ASLEEP, "asleep", stands_in=20),)),
    Closing(Why.REMOVED, "The host has removed you from the table."),
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


@pytest.mark.parametrize("message", samples.GUEST.values(), ids=samples.GUEST)
def test_a_message_of_a_guest_with_every_field_is_read_as_it_was_written(message: GuestMessage) -> None:
    assert read_guest_message(write_message(message)) == message


@pytest.mark.parametrize("message", samples.HOST.values(), ids=samples.HOST)
def test_a_message_of_a_host_with_every_field_is_read_as_it_was_written(message: HostMessage) -> None:
    assert read_host_message(write_message(message)) == message


def test_there_is_a_sample_of_every_kind() -> None:
    for kinds, made in ((GuestMessage, samples.GUEST), (HostMessage, samples.HOST)):
        assert {type(message) for message in made.values()} == set(get_args(kinds))
        assert list(made) == [kind_of(message) for message in made.values()]


@quick
@given(st.text(max_size=200) | JSON.map(to_json))
def test_no_text_breaks_a_reader(document: str) -> None:
    for read in (read_guest_message, read_host_message):
        with suppress(ValueError):
            read(document)


@pytest.mark.broad("answer", "people")
@pytest.mark.parametrize("name", sorted({*samples.GUEST, *samples.HOST}))
@quick
@given(data=st.data())
def test_fields_of_any_kind_are_refused_or_can_be_written_again(name: str, data: st.DataObject) -> None:
    for made, read in ((samples.GUEST, read_guest_message), (samples.HOST, read_host_message)):
        if name in made:
            fields = json.loads(write_message(made[name]))
            changed = data.draw(st.sampled_from(sorted(fields)))
            fields[changed] = data.draw(JSON)
            with suppress(ValueError):
                message = read(to_json(fields))
                assert read(write_message(message)) == message


@pytest.mark.parametrize(
    "value",
    ["NaN", "Infinity", "-Infinity", "1e400", "1" + "0" * 400, "-0.5", "true", '"7"', "null", "[]", "{}", "1000000000"],
)
def test_what_is_no_number_of_nine_digits_is_refused(value: str) -> None:
    with pytest.raises(ValueError, match=r"move\.at"):
        read_guest_message(f'{{"t":"move","at":{value},"move":""}}')


@pytest.mark.parametrize("text", ["\\ud800", "a\\udfff", "\\udc00\\ud800", "\ud800"])
def test_half_a_letter_is_refused_in_every_text(text: str) -> None:
    with pytest.raises(ValueError, match=r"half a letter"):
        read_guest_message(f'{{"t":"move","at":1,"move":"{text}"}}')
    assert read_guest_message('{"t":"move","at":1,"move":"\\ud83c\\udca1"}') == MakeMove(1, "\U0001f0a1")


@pytest.mark.parametrize("nesting", ["[", '{"a":', '{"t":"tick","x":['])
def test_a_bomb_of_brackets_is_refused(nesting: str) -> None:
    with pytest.raises(ValueError, match=r"^message"):
        read_guest_message(nesting * (4_096 // len(nesting)))


def test_a_field_that_is_there_twice_is_refused() -> None:
    with pytest.raises(ValueError, match="twice"):
        read_guest_message('{"t":"move","at":1,"at":2,"move":""}')


def test_lists_are_no_longer_than_a_game_needs() -> None:
    cards = ",".join(['"7S"'] * 101)
    with pytest.raises(ValueError, match="entries"):
        read_guest_message(f'{{"t":"choose","at":1,"out":[{cards}]}}')
