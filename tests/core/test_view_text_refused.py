"""Texts that are not views, or contradict themselves, are refused with the place and the fault."""

from __future__ import annotations

import json
import math
from typing import Any

import pytest

from tests.core.positions import dealt, played
from tests.core.test_open_hands import FOUR
from tests.core.view_documents import (
    KITTY,
    PLAYING,
    Path,
    changed,
    error_message,
    full_view,
    part,
    paths,
    place,
    seen_move_documents,
    view_documents,
    without,
)
from twentyfive.core import Card, GameState, Phase, apply, new_game, view_for
from twentyfive.core.cards import PACK, cards_text
from twentyfive.core.moves import PlayCard
from twentyfive.core.view_text import seen_move_from_text, view_from_text, view_to_text

FULL = json.loads(view_to_text(full_view()))
START, _, CHOOSING, EXCHANGING, _, OVER, VYING, _, *_ = view_documents()
WAYS = EXCHANGING["legal"]
STEP, HIDDEN, TABLE = seen_move_documents()


def view_error(document: Any) -> str:
    """The error message for a view as JSON."""
    return error_message(json.dumps(document))


def move_error(document: Any) -> str:
    """The error message for a seen move as JSON."""
    return error_message(json.dumps(document), seen_move_from_text)


def wrong_for(value: Any) -> list[Any]:
    """JSON of other types than the value, fractions, and numbers with too many digits."""
    others: list[Any] = [None, True, 7, "?", [], {}]
    kinds = [other for other in others if type(other) is not type(value)]
    return [*kinds, 0.0, math.nan, math.inf, 10**9, -(10**9)]


@pytest.mark.parametrize(
    "document", [START, FULL, CHOOSING, EXCHANGING, OVER], ids=["start", "full", "choosing", "exchanging", "over"]
)
def test_a_value_of_another_type_is_refused_at_its_place(document: Any) -> None:
    for path in list(paths(document))[1:]:
        for wrong in wrong_for(part(document, path)):
            assert view_error(changed(document, path, wrong)).startswith(f"{place('view', path)}: ")


def test_a_value_of_another_type_in_a_seen_move_is_refused_at_its_place() -> None:
    fields = ("mover", "move", "hidden", "before", "after")
    for document in (STEP, HIDDEN):
        for path in [(name,) for name in fields if name in document]:
            for wrong in wrong_for(document[path[0]]):
                assert move_error(changed(document, path, wrong)).startswith(f"{place('seen_move', path)}: ")


def test_an_unknown_field_is_refused_in_every_object() -> None:
    for document in (FULL, EXCHANGING):
        for path in paths(document):
            if isinstance(part(document, path), dict):
                assert (
                    view_error(changed(document, (*path, "extra"), 1))
                    == f"{place('view', path)}: there is no field 'extra'"
                )


def test_a_field_given_twice_is_refused_in_every_object() -> None:
    for document in (FULL, EXCHANGING):
        for path in paths(document):
            if isinstance(part(document, path), dict):
                text = json.dumps(changed(document, (*path, "extra"), 1))
                twice = text.replace('"extra": 1', '"twice": 1, "twice": 1')
                assert error_message(twice) == f"{place('view', path)}: the field 'twice' is there twice"


@pytest.mark.parametrize(
    ("path", "field"),
    [
        ((), "v"),
        ((), "rules"),
        ((), "names"),
        ((), "phase"),
        (("tricks", 0), "leader"),
        (("trick",), "leader"),
    ],
)
def test_a_required_field_must_not_be_missing(path: Path, field: str) -> None:
    assert view_error(without(FULL, (*path, field))) == f"{place('view', path)}: the field {field!r} is missing"


@pytest.mark.parametrize("field", ["cards", "least", "most"])
def test_a_field_of_the_exchanges_must_not_be_missing(field: str) -> None:
    assert view_error(without(EXCHANGING, ("legal", field))) == f"view.legal: the field {field!r} is missing"


def test_a_view_without_a_field_is_refused_or_differs() -> None:
    for path in list(paths(FULL))[1:]:
        lost = json.dumps(without(FULL, path))
        assert error_message(lost).startswith("view") or view_from_text(lost) != full_view()


def test_a_list_that_is_too_long_is_refused() -> None:
    for document in (FULL, CHOOSING):
        for path in paths(document):
            entries = part(document, path)
            if isinstance(entries, list):
                refused = view_error(changed(document, path, (entries * 3_001)[:3_001]))
                assert refused.startswith(f"{place('view', path)}: there are 3001 entries, not ")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "view: it is no JSON: "),
        ("{", "view: it is no JSON: "),
        ("view", "view: it is no JSON: "),
        ("\ufeff{}", "view: it is no JSON: "),
        ("\ud800", "view: it is no JSON: "),
        ("null", "view: null is no object"),
        ("[]", "view: a list is no object"),
        ("1", "view: 1 is no object"),
        ("NaN", "view: NaN is no whole number"),
        ("{}", "view: the field 'v' is missing"),
        ("[" * 100_000, "view: it is nested too deep"),
        ("[" * 100_000 + "]" * 100_000, "view: it is nested too deep"),
        ('{"v":' * 100_000, "view: it is nested too deep"),
        (" " * 600_001, "view: it has more than 600000 letters"),
        (json.dumps({**FULL, "v": 2}), "view.v: this program reads version 1, not 2"),
        (json.dumps({**FULL, "v": True}), "view.v: true is no number"),
        (json.dumps({**FULL, "v": "1"}), "view.v: '1' is no number"),
        (json.dumps({"v": 2, "anything": "else"}), "view.v: this program reads version 1, not 2"),
        (json.dumps({**FULL, "pool": 0}).replace('"pool": 0', '"pool": ' + "9" * 100_000), "view.pool: 9999"),
        (json.dumps({**FULL, "pool": 0}).replace('"pool": 0', '"pool": 1e999'), "view.pool: 1e999 is no whole number"),
        (
            json.dumps({**FULL, "pool": 0}).replace('"pool": 0', '"pool": ' + "[" * 500 + "]" * 500),
            "view.pool: a list ",
        ),
        (json.dumps({**FULL, "x" * 100_000: 0}), "view: there is no field 'xxx"),
    ],
    ids=lambda text: f"{text[:40]!r}… of {len(text)}",
)
def test_hostile_texts_are_refused_with_a_short_message(text: str, message: str) -> None:
    assert error_message(text).startswith(message)
    assert len(error_message(text)) < 200


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        (("rules", "game"), "whist", "view.rules.game: there is no game 'whist'"),
        (("rules", "players"), "eleven", "view.rules.players: players: wrong_kind (eleven)"),
        (("rules", "players"), "04", "view.rules.players: '04' is written '4'"),
        (("rules", "players"), "11", "view.rules: players: out_of_range (11, 2, 10)"),
        (("rules", "sides"), "3", "view.rules: sides, players: sides_do_not_divide (4, 3)"),
        (("rules", "colour"), "green", "view.rules: there is no field 'colour'"),
        (("names", 1), "", "view.names[1]: '' cannot be a name"),
        (("names", 1), "Ann|Bob", "view.names[1]: 'Ann|Bob' cannot be a name"),
        (("names", 1), "Ann\ud800", "view.names[1]: 'Ann\\ud800' has half a letter"),
        (("names", 1), "x" * 501, "view.names[1]: 'xxx"),
        (("phase",), "tea", "view.phase: 'tea' is none of deal bid "),
        (("seat",), 4, "view.seat: 4 is not from 0 to 3"),
        (("seat",), -1, "view.seat: -1 is not from 0 to 3"),
        (("plays",), [0, 0], "view.plays: 0 is there twice"),
        (("scores",), [1, 2, 3], "view.scores: there are 3 entries, not 2"),
        (("chips", 1), -1, "view.chips[1]: -1 is not from 0 to 999999999"),
        (("winners",), [2], "view.winners[0]: 2 is not from 0 to 1"),
        (("jinker",), 2, "view.jinker: 2 is not from 0 to 1"),
        (("turned",), "2s", "view.turned: '2s' is written '2S'"),
        (("turned",), "XX", "view.turned: 'XX' is no card"),
        (("turned",), "JK", "view.turned: JK is not in the pack of this game"),
        (("trump",), "s", "view.trump: 's' is none of C D H S"),
        (("hand",), "3S 2C  10C JC", "view.hand: '3S 2C  10C JC' is written '3S 2C 10C JC'"),
        (("hand",), "3S 2C 10C 3S", "view.hand: 3S is there twice"),
        (("hand",), "3S " * 200, "view.hand: "),
        (("tricks", 0, "cards"), "QD KD XX JD", "view.tricks[0].cards: 'XX' is no card"),
        (("tricks", 0, "winner"), 9, "view.tricks[0].winner: 9 is not from 0 to 3"),
        (("calls", 0), "1 play 5H", "view.calls[0]: 'play 5H' is no call"),
        (("calls", 0), "1 bid 05", "view.calls[0]: '1 bid 05' is written '1 bid 5'"),
        (("calls", 0), "1 bid -5", "view.calls[0]: '-5' is no number"),
        (("calls", 0), "4 pass", "view.calls[0]: there is no seat '4'"),
        (("calls", 0), "² pass", "view.calls[0]: there is no seat '²'"),
        (("put_out", 0), "4 10H", "view.put_out[0]: there is no seat '4'"),
        (("put_out", 0), "2 10H down", "view.put_out[0]: '10H down' is no card"),
        (("put_out", 0), "2 JK", "view.put_out[0]: JK is not in the pack of this game"),
        (("history", 0), "1 3 0:5", "view.history[0]: '1 3 0:5' is no finished deal"),
        (("history", 0), "1 4 0:5 -", "view.history[0]: there is no seat '4'"),
        (("history", 0), "1 3 2:5 -", "view.history[0]: there is no side '2'"),
        (("history", 0), "1 3 0:5,, -", "view.history[0]: '' is no number of a side"),
        (("history", 0), "1 3 1:1,0:4 -", "view.history[0]: '1 3 1:1,0:4 -' is written '1 3 4,1 -'"),
        (("history", 0), "1 3 4,1,0 -", "view.history[0]: '4,1,0' has not a number for each side"),
        (("history", 0), "1 3 0:5,1:0 -", "view.history[0]: '1 3 0:5,1:0 -' is written '1 3 0:5 -'"),
        (("history", 0), "1 3 0:5 - bid 9:20 made", "view.history[0]: there is no seat '9'"),
        (("history", 0), "1 3 0:5 - all 2", "view.history[0]: there is no side '2'"),
        (("legal",), ["gather"], "view.legal[0]: 'gather' cannot be in the list of a player's legal moves"),
        (("legal",), ["exchange 3S"], "view.legal[0]: 'exchange 3S' cannot be in the list of a player's legal moves"),
        (("legal",), ["play 3s"], "view.legal[0]: 'play 3s' is written 'play 3S'"),
        (("legal",), ["play 3S", "play 3S"], "view.legal: play 3S is there twice"),
    ],
)
def test_a_value_out_of_its_range_is_refused_at_its_place(path: Path, value: object, message: str) -> None:
    assert view_error(changed(FULL, path, value)).startswith(message)


@pytest.mark.parametrize(
    ("document", "changes", "message"),
    [
        (FULL, {"plays": [2]}, "view.plays: the seat 0 is missing"),
        (OVER, {"plays": [2]}, "view.plays: an onlooker plays no hand"),
        (FULL, {"open_seats": [3, 1]}, "view.open_seats: they do not rise"),
        (FULL, {"phase": "score"}, "view.to_act: a seat is to act in the phase score"),
        (FULL, {"to_act": 1}, "view.to_act: the seat 1 does not play the next card"),
        (FULL, {"phase": "over"}, "view.to_act: a seat is to act in the phase over"),
        (FULL, {"deal_number": 2}, "view.deal_number: it is 2 after 2 finished deals in the phase play"),
        (FULL, {"history": FULL["history"][1:]}, "view.history: the deals are not numbered from 1"),
        (START, {"drawn": []}, "view.drawn: there are 0 entries in deal 1"),
        (START, {"drawn": [0, 0, 0]}, "view.drawn: there are 3 entries in deal 1"),
        (FULL, {"over": True}, "view.over: it is true in the phase play with 0 winners"),
        (FULL, {"winners": [1]}, "view.over: it is false in the phase play with 1 winners"),
        (FULL, {"turned": "2H"}, "view.turned: 2H does not make the trumps"),
        (FULL, {"trump": "H"}, "view.turned: 2S does not make the trumps"),
        (START, {"turn_up": "3S"}, "view.turn_up: 3S was not turned up"),
        (CHOOSING, {"turned": "2S"}, "view.turned: 2S does not make the trumps"),
        (FULL, {"tricks": FULL["tricks"] * 2}, "view.tricks[1].cards: QD is there twice, or in another place too"),
        (FULL, {"tricks": FULL["tricks"] * 5}, "view.trick: all tricks are gathered"),
        (FULL, {"tricks": [{**FULL["tricks"][0], "cards": "QD KD 9D"}]}, "view.tricks[0]: it is not full"),
        (FULL, {"tricks": [{"leader": 1, "cards": "QD KD 9D JD"}]}, "view.tricks[0]: it is not full, or has no winner"),
        (FULL, {"trick": {"leader": 2, "cards": "AS 7D", "winner": 2}}, "view.trick.winner: it is not gathered yet"),
        (FULL, {"trick": {"leader": 2, "cards": "AS 7D 2H 3H"}}, "view.trick.cards: there are 4 in the phase play"),
        (FULL, {"hand": "3S 2C 10C"}, "view.hand: there are 3 cards, not 4"),
        (OVER, {"hand": "3S"}, "view.hand: an onlooker has none"),
        (FULL, {"hand_sizes": [4, 7, 3, 3]}, "view.hand_sizes[1]: nobody holds 7 cards"),
        (FULL, {"hand_sizes": [4, 5, 3, 3]}, "view.hand_sizes: with all other cards there are 53, not 52"),
        (FULL, {"open_hands": ["", "", "", ""]}, "view.open_hands[2]: there are 0 cards"),
        (START, {"open_hands": ["", "", "3C 4C 6C 8C 9C", ""]}, "view.open_hands[2]: there are 5 cards"),
        (FULL, {"hand": "3S 2C 10C 7D"}, "view.trick.cards: 7D is there twice, or in another place too"),
        (FULL, {"put_out": ["2 3S"]}, "view.put_out: 3S is there twice, or in another place too"),
        (FULL, {"put_out": []}, "view.put_out: there are 0 of the seat 2, not 1"),
        (FULL, {"put_out": ["1 10H"]}, "view.put_out: there are 1 of the seat 1, not 0"),
        (CHOOSING, {"stock_size": 3}, "view.stock: there are 32 cards, not 3"),
        (FULL, {"legal": []}, "view.legal: there are none, and it is the seat's turn"),
        (START, {"seat": 2, "plays": [2]}, "view.legal: there are some, and it is not the seat's turn"),
        (FULL, {"legal": ["play 5H"]}, "view.legal[0]: 'play 5H' cannot be legal here"),
        (FULL, {"legal": ["rob 5H"]}, "view.legal[0]: 'rob 5H' cannot be legal here"),
        (FULL, {"vied": 1}, "view.vied: nobody vies under these rules"),
        (VYING, {"vied": 4}, "view.vied: 4 is not from 0 to 3"),
        (VYING, {"vier": 0}, "view.to_act: the seat 0 does not answer a card vied by the seat 0"),
        (VYING, {"legal": ["see", "jink"]}, "view.legal[1]: 'jink' cannot be legal here"),
        (FULL, {"legal": ["play 3S", "jink"]}, "view.legal[1]: 'jink' cannot be legal here"),
        (CHOOSING, {"legal": ["take 3S"]}, "view.legal[0]: 'take 3S' cannot be legal here"),
        (EXCHANGING, {"legal": {**WAYS, "least": 6}}, "view.legal: there are none, and it is the seat's turn"),
        (EXCHANGING, {"legal": {**WAYS, "most": 11}}, "view.legal: 5 to 11 of 10 cards cannot be put out"),
        (
            EXCHANGING,
            {"legal": {"cards": "2C 3C", "least": 1, "most": 2}},
            "view.legal.cards: they are not those of the hand",
        ),
        (FULL, {"legal": {"cards": FULL["hand"], "least": 1, "most": 1}}, "view.legal: no card is exchanged in the"),
        (FULL, {"joker_taker": 3}, "view.joker_taker: there is no joker in the pack"),
    ],
)
def test_fields_that_contradict_each_other_are_refused(document: Any, changes: dict[str, Any], message: str) -> None:
    assert view_error({**document, **changes}).startswith(message)


@pytest.mark.parametrize(
    ("document", "field", "message"),
    [
        (FULL, "dealer", "view.dealer: there is none in deal 3"),
        (FULL, "trump", "view.turned: 2S does not make the trumps"),
        (without(FULL, ("turned",)), "trump", "view.trump: none is named in the phase play"),
        (EXCHANGING, "contract", "view.contract: there is none without a declarer, and no declarer without one"),
        (FULL, "trick", "view.trick: there is none in the phase play"),
        (FULL, "to_act", "view.to_act: nobody is to act in the phase play"),
        (OVER, "winners", "view.over: it is true in the phase over with 0 winners"),
        (FULL, "hand_sizes", "view.hand: there are 4 cards, not 0"),
    ],
)
def test_a_field_that_other_fields_need_must_not_be_missing(document: Any, field: str, message: str) -> None:
    assert view_error(without(document, (field,))) == message


@pytest.mark.parametrize(
    ("document", "changes", "message"),
    [
        (STEP, {"hidden": "rob"}, "seen_move: there must be either 'move' or 'hidden'"),
        (HIDDEN, {"hidden": "play"}, "seen_move.hidden: 'play' is none of deal restock rob exchange take"),
        (STEP, {"move": "play 3s"}, "seen_move.move: 'play 3s' is written 'play 3S'"),
        (STEP, {"move": "draw "}, "seen_move.move: no card was drawn"),
        (STEP, {"move": "play JK"}, "seen_move.move: one of the cards is there twice, or not in the pack"),
        (STEP, {"move": "pass"}, "seen_move.move: such a move is not made in the phase play"),
        (STEP, {"mover": 1}, "seen_move.mover: it was not its turn"),
        (TABLE, {"mover": 1}, "seen_move.mover: it was not its turn"),
        (TABLE, {"after": {**TABLE["after"], "v": 1}}, "seen_move.after: there is no field 'v'"),
        (TABLE, {"before": {"trick": {"leader": 5}}}, "seen_move.before.trick.leader: 5 is not from 0 to 3"),
        (
            TABLE,
            {"before": {"stock": None}},
            "seen_move.before.stock: null stands only for a field",
        ),
        (TABLE, {"before": {"rules": None}}, "seen_move.before: the field 'rules' is missing"),
        (TABLE, {"before": {}}, "seen_move.mover: it was not its turn"),
        (STEP, {"before": {**STEP["before"], "names": ["A", "B", "C", "D"]}}, "seen_move.before.names: it was another"),
    ],
)
def test_a_move_that_does_not_fit_its_views_is_refused(document: Any, changes: dict[str, Any], message: str) -> None:
    assert move_error({**document, **changes}).startswith(message)


def without_effect(state: GameState, move: str) -> Any:
    """A seen move of the table after which nothing has changed."""
    view = without(json.loads(view_to_text(view_for(state, 1))), ("v",))
    return {"v": 1, "move": move, "after": view, "before": {}}


def test_a_seen_deal_with_its_pack_is_refused() -> None:
    start = new_game(FOUR.replace(first_dealer="random"))
    dealing = without_effect(start, f"deal 0 {cards_text(PACK)}")
    assert move_error(dealing) == "seen_move.move: nobody sees the order of the pack"


def test_gathering_without_another_trick_is_refused() -> None:
    full = apply(played(PLAYING, "3S"), PlayCard(Card.parse("KS")))
    assert move_error(without_effect(full, "gather")) == "seen_move.after.tricks: the trick was not gathered"


def test_scoring_without_another_result_is_refused() -> None:
    passed = played(dealt("A deals", KITTY), "pass, pass, pass")
    assert passed.phase is Phase.SCORE
    assert move_error(without_effect(passed, "score")) == "seen_move.after.history: the deal was not scored"
