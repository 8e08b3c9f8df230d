"""The messages of the protocol: what is written is read again, and what does not fit is refused with its place."""

import json
import re
from itertools import islice
from pathlib import Path
from typing import get_args

import pytest

from tests.programs.rogues import views
from twentyfive.core import PRESETS
from twentyfive.core.moves import PlayerMove, parse_move
from twentyfive.core.view_text import view_from_text, view_to_text
from twentyfive.programs import messages
from twentyfive.programs.messages import (
    VERSION,
    AdviceMessage,
    End,
    FaultyAdvice,
    FieldError,
    Game,
    HostHello,
    PlayerHello,
    Think,
    View,
    read_host_message,
    read_player_message,
    write_message,
)

PROTOCOL = Path(messages.__file__).with_name("PROTOCOL.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("preset", PRESETS)
def test_every_message_is_read_as_it_was_written(preset: str) -> None:
    for view in islice(views(preset), 8):
        for sent in (HostHello(VERSION), Game(view.rules, 0), View(view), Think(7, 2000, 25), End()):
            assert read_host_message(write_message(sent)) == sent
        move = view.legal[0]
        for said in (PlayerHello(1, "Niamh", (preset,)), AdviceMessage(7, move, "Why not?", ((move, -3),))):
            assert read_player_message(write_message(said)) == said


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("", "line: it is no JSON"),
        ("[]", "line: a list is no object"),
        ('{"say":"think","number":1}', "line: 'say' must be one of hello, advice"),
        ('{"say":["hello"]}', "line: 'say' must be one of"),
        ('{"say":"hello","protocol":1}', "hello: the field 'name' is missing"),
        ('{"say":"hello","protocol":1,"name":"a\\nb"}', "hello.name: .* has signs that cannot be seen"),
        ('{"say":"hello","protocol":1,"name":"A","games":["whist"]}', r"hello.games\[0\]: 'whist' is none of"),
        ('{"say":"advice","number":NaN,"move":"pass"}', "advice.number: NaN is no whole number"),
        ('{"say":"advice","number":1.0,"move":"pass"}', "advice.number: 1.0 is no whole number"),
        ('{"say":"advice","number":1,"move":"deal 0 5H"}', "advice.move: .* is a move of the table"),
        ('{"say":"advice","number":1,"move":"pass","move":"hold"}', "line: the field 'move' is there twice"),
        ("[" * 60_000, "line: it is nested too deep"),
    ],
)
def test_a_line_that_does_not_fit_is_refused_with_its_place(line: str, fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        read_player_message(line)


@pytest.mark.parametrize(
    ("field", "fault"),
    [
        ('"values":{"pass":1e3}', "advice.values.pass: 1e3 is no whole number"),
        ('"values":[]', "advice.values: a list is no object"),
        ('"reason":7', "advice.reason: "),
        ('"reason":null', "advice.reason: "),
        ('"card":"5H"', "advice: there is no field 'card'"),
    ],
)
def test_move_counts_without_the_field_that_is_wrong(field: str, fault: str) -> None:
    said = read_player_message(f'{{"say":"advice","number":1,"move":"pass",{field}}}')
    assert isinstance(said, AdviceMessage)
    assert (said.number, str(said.move), said.reason, said.values) == (1, "pass", "", ())
    assert isinstance(said, FaultyAdvice)
    assert said.fault.startswith(fault)
    with pytest.raises(FieldError, match=r"advice\.|there is no field"):
        read_player_message(f'{{"say":"advice","number":1,"move":"sing",{field}}}')


def test_the_examples_of_the_document_are_messages() -> None:
    lines = re.findall(r"^    (table|player)  (.*)$", PROTOCOL, re.MULTILINE)
    kinds = set()
    for speaker, line in lines:
        if "…" not in line:
            (read_host_message if speaker == "table" else read_player_message)(line)
        kinds.add((speaker, re.findall(r'"say":"(\w+)"', line)[0]))
    assert kinds == {("table", kind) for kind in ("hello", "game", "view", "think", "end")} | {
        ("player", kind) for kind in ("hello", "advice")
    }
    (example,) = re.findall(r"^    view    (.*)$", PROTOCOL, re.MULTILINE)
    assert view_to_text(view_from_text(example)) == example


def test_the_document_lists_every_move_that_a_player_can_make() -> None:
    table = PROTOCOL.split("| move | meaning |")[1].split("\n\n")[0]
    written = [move for row in table.splitlines()[2:] for move in re.findall(r"`([^`]+)`", row.split("|")[1])]
    kinds = {type(parse_move(move)) for move in written}
    assert kinds == set(get_args(PlayerMove))


def test_a_view_is_the_text_form_that_guests_are_sent_too() -> None:
    view = next(views())
    assert json.loads(write_message(View(view)))["view"] == json.loads(view_to_text(view))
