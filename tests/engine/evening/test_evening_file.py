"""The file of an evening: handed on, merged, and read without trust."""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.engine.evening.evenings import after, first, last, plan_for, play_on, played
from twentyfive.core import Card
from twentyfive.engine.evening.evening import Evening, Form, Played, record_of
from twentyfive.engine.evening.evening_file import (
    OtherEveningError,
    evening_text,
    merged,
    parse_evening,
    read_evening,
    write_evening,
)

PLAN = plan_for(2)
ONE, TWO, THREE, *_ = PLAN.sittings


def _begun(moves: int) -> Played:
    record = record_of(PLAN, THREE, Played())
    play_on(record, first, moves)
    return Played(tuple(map(str, record.moves[1:])), open=True)


def test_an_evening_is_read_back_as_it_was_written(tmp_path: Path) -> None:
    evening = after(PLAN, ONE).with_played(TWO, replace(played(PLAN, TWO), undo=True, hints=True, seen=True))
    evening = evening.with_played(THREE, _begun(4))
    path = tmp_path / "Friday.twentyfive-evening"
    write_evening(path, evening)
    assert read_evening(path) == evening
    meeting = Evening(plan_for(4, size=2, form=Form.HOWELL))
    assert parse_evening(evening_text(meeting).encode()) == meeting


def test_an_editor_shows_no_card_of_the_evening() -> None:
    document = json.loads(evening_text(after(PLAN, ONE, TWO)))
    shown = " ".join(str(value) for entry in document["played"] for value in entry.values()).split()
    assert not {str(card) for card in record_of(PLAN, ONE, Played()).state.current_deal.hands[0]} & set(shown)
    assert isinstance(Card.parse("5H"), Card)
    assert "play" not in evening_text(after(PLAN, ONE)).replace("played", "").replace("players", "")


def test_copies_that_were_played_apart_are_merged_in_either_order() -> None:
    """Ann plays at home, Ben at his place; one of them has also begun a further deal."""
    home, away = after(PLAN, ONE).with_played(THREE, _begun(4)), after(PLAN, TWO)
    both = after(PLAN, ONE, TWO).with_played(THREE, _begun(4))
    assert merged(home, away) == merged(away, home) == both
    assert merged(both, both) == both


def test_a_deal_that_goes_on_elsewhere_counts_as_far_as_it_was_played() -> None:
    finished = Evening(PLAN).with_played(THREE, played(PLAN, THREE))
    begun = Evening(PLAN).with_played(THREE, replace(_begun(4), hints=True))
    whole = merged(begun, finished).played[THREE.number]
    assert whole.over
    assert whole.hints
    assert not whole.seen


def test_a_deal_played_twice_counts_once_and_as_seen_before() -> None:
    here, there = after(PLAN, ONE), after(PLAN, ONE, choose=last)
    whole = merged(here, there)
    assert whole == merged(there, here)
    assert whole.played[ONE.number].seen
    assert not merged(here, here).played[ONE.number].seen


def test_other_evenings_are_not_merged() -> None:
    with pytest.raises(OtherEveningError):
        merged(Evening(PLAN), Evening(replace(PLAN, seed=8)))


def _packed(text: str) -> str:
    return base64.b64encode(zlib.compress(text.encode())).decode()


def _first_entry(document: dict[str, Any], **changes: object) -> None:
    document["played"][0].update(changes)


BAD: list[tuple[str, Callable[[dict[str, Any]], object], str]] = [
    ("format", lambda one: one.update(format="letter"), "its format is not 'twentyfive evening 1'"),
    ("unknown field", lambda one: one.update(colour="red"), "there is no field 'colour'"),
    ("no such game", lambda one: one.update(rules={"game": "whist"}), "there is no game 'whist'"),
    ("senseless rules", lambda one: one["rules"].update(hand_size="40"), "evening.rules"),
    ("seed", lambda one: one.update(seed="-1"), "evening.seed: '-1' is no seed"),
    ("deals", lambda one: one.update(deals=2), "2 deals do not come out even"),
    ("persons", lambda one: one.update(entrants=[["Ann"]]), "there are 1 entries, not 2 to 10"),
    ("names", lambda one: one.update(entrants=[["Ann"], ["Ann"]]), "'Ann' is there twice"),
    ("sitting", lambda one: _first_entry(one, sitting=99), "sitting 99 is not in the plan"),
    ("twice", lambda one: one["played"].append(one["played"][0]), "is there twice"),
    ("not packed", lambda one: _first_entry(one, moves="play 5H"), "the moves are damaged"),
    ("cut off", lambda one: _first_entry(one, moves=_packed("play 5H")[:-8]), "the moves are"),
    ("no moves", lambda one: _first_entry(one, moves=7), "7 is no list of moves"),
    ("no text", lambda one: _first_entry(one, moves=base64.b64encode(zlib.compress(b"\xff")).decode()), "are damaged"),
    ("bomb", lambda one: _first_entry(one, moves=_packed("x" * 3_000_000)), "longer than any deal"),
    ("foreign move", lambda one: _first_entry(one, moves=_packed("bid 20")), "line 1: 'bid 20' is not allowed here"),
    ("another deal", lambda one: _first_entry(one, moves=_packed("deal 0 5H")), "moves follow the end of the deal"),
    ("after the end", lambda one: _first_entry(one, moves=_packed("score\nplay 5H")), "moves follow the end"),
]


@pytest.mark.parametrize(("change", "message"), [one[1:] for one in BAD], ids=[one[0] for one in BAD])
def test_a_file_at_fault_says_in_one_line_what_is_wrong(
    change: Callable[[dict[str, Any]], object], message: str
) -> None:
    document = json.loads(evening_text(after(PLAN, ONE)))
    change(document)
    with pytest.raises(ValueError, match=message) as found:
        parse_evening(json.dumps(document).encode())
    assert "\n" not in str(found.value)
    assert len(str(found.value)) < 300


@pytest.mark.parametrize("content", [b"", b"\xff", b"[]", b"{", b"[" * 100_000, b'{"format": 1}', b"null"])
def test_a_file_of_another_kind_is_refused(content: bytes) -> None:
    with pytest.raises(ValueError, match=r"format|JSON|text|nested"):
        parse_evening(content)
