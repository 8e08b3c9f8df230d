"""Messages of a card drive: written and read back, and refused when they do not fit."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.core.strategies import quick
from tests.net.drive import samples
from tests.net.test_messages import JSON
from twentyfive.drive import people, plan, play
from twentyfive.drive.prizes import PrizeKind
from twentyfive.engine.drive.table_phones import SideIs
from twentyfive.net.drive import drive_messages as messages
from twentyfive.net.drive.drive_text import IN_DRIVE
from twentyfive.net.message_text import AT_TABLE
from twentyfive.net.messages import MOST_BYTES_IN
from twentyfive.strict_json import to_json

read_guest, read_host, write = IN_DRIVE.read_guest_message, IN_DRIVE.read_host_message, IN_DRIVE.write_message


@pytest.mark.parametrize("kind", samples.GUEST)
def test_a_message_of_a_phone_is_read_as_it_was_written(kind: str) -> None:
    assert read_guest(write(samples.GUEST[kind])) == samples.GUEST[kind]


@pytest.mark.parametrize("kind", samples.HOST)
def test_a_message_to_a_phone_is_read_as_it_was_written(kind: str) -> None:
    assert read_host(write(samples.HOST[kind])) == samples.HOST[kind]


def test_there_is_a_sample_of_every_kind() -> None:
    sides: tuple[tuple[Any, dict[str, Any]], ...] = (
        (messages.DriveGuestMessage, samples.GUEST),
        (messages.DriveHostMessage, samples.HOST),
    )
    for kinds, made in sides:
        assert {type(message) for message in made.values()} == set(get_args(kinds))
        assert list(made) == [IN_DRIVE.kind_of(message) for message in made.values()]


@pytest.mark.parametrize(
    ("document", "reason"),
    [
        ("", "no JSON"),
        ('{"t":"sit","seat":1}', "there is no kind 'sit'"),
        ('{"t":"move","at":1,"move":"play 7S"}', "there is no kind 'move'"),
        ('{"t":"told"}', "there is no kind 'told'"),
        ('{"t":"look","table":0}', "look.table: 0 is not from 1"),
        ('{"t":"look","table":501}', "look.table: 501 is not from 1 to 500"),
        ('{"t":"look","table":"3"}', "is no number"),
        ('{"t":"look"}', "the field 'table' is missing"),
        ('{"t":"belong","side":1001}', "belong.side: 1001 is not from 0 to 1000"),
        ('{"t":"belong","side":-1}', "belong.side: -1"),
        ('{"t":"belong","side":true}', "is no number"),
        ('{"t":"belong","side":7,"token":"x"}', "there is no field 'token'"),
        ('{"t":"report","game":0,"winner":7}', "report.game: 0"),
        ('{"t":"report","game":61,"winner":7}', "report.game: 61 is not from 1 to 60"),
        ('{"t":"report","game":1.5,"winner":7}', "is no whole number"),
        ('{"t":"report","game":1,"side":7}', "there is no field 'side'"),
        ('{"t":"report","game":1,"points":[10000]}', "10000 is not from -9999 to 9999"),
        ('{"t":"report","game":1,"points":[1,2,3,4,5,6,7,8,9,10]}', "there are 10 entries"),
        ('{"t":"report","game":1,"game":2}', "twice"),
        ('{"t":"report","game":' + "9" * 3_000 + "}", "digits"),
        ("[" * 4_000, "message"),
    ],
)
def test_what_is_no_message_of_a_phone_is_refused(document: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason.replace(".", r"\.")):
        read_guest(document)


@pytest.mark.parametrize("kind", ["look", "belong", "report"])
def test_a_table_for_guests_knows_nothing_of_a_drive(kind: str) -> None:
    with pytest.raises(ValueError, match=f"there is no kind '{kind}'"):
        AT_TABLE.read_guest_message(write(samples.GUEST[kind]))


@quick
@given(st.text(max_size=200) | JSON.map(to_json))
def test_no_text_breaks_a_reader(document: str) -> None:
    for read in (read_guest, read_host):
        with suppress(ValueError):
            read(document)


@pytest.mark.broad("report", "told")
@pytest.mark.parametrize("kind", ["look", "belong", "report", "drive", "sides", "card", "told"])
@quick
@given(data=st.data())
def test_fields_of_any_kind_are_refused_or_can_be_written_again(kind: str, data: st.DataObject) -> None:
    made, read = (samples.GUEST, read_guest) if kind in samples.GUEST else (samples.HOST, read_host)
    fields = json.loads(write(made[kind]))
    changed = data.draw(st.sampled_from(sorted(fields)))
    fields[changed] = data.draw(JSON)
    with suppress(ValueError):
        message = read(to_json(fields))
        assert read(write(message)) == message


def test_the_numbers_are_those_of_the_rules() -> None:
    assert messages.MOST_TABLES == messages.MOST_CARDS / 2 == plan.MOST_PEOPLE
    assert messages.MOST_AT_TABLE == plan.MOST_AT_TABLE
    assert messages.MOST_GAMES == plan.MOST_GAMES
    assert messages.MOST_POINTS == plan.MOST_POINTS
    assert messages.MOST_NAME_LETTERS == people.MOST_NAME_LETTERS
    assert plan.MOST_PRIZES + len(PrizeKind) - 1 <= messages.MOST_PRIZES
    assert len(play.LETTERS) == messages.MOST_AT_TABLE
    assert [stage.value for stage in messages.Stage] == [state.value for state in SideIs]


def test_the_longest_answer_fits_into_a_message() -> None:
    longest = messages.Report(60, 1_000, (-9_999,) * 9)
    assert len(write(longest).encode()) < MOST_BYTES_IN / 8
