"""Views and seen moves as text for other programs: JSON on one line, with a version.

The text of a view has the fields of `PlayerView`, except those that are empty, zero, false or None. The text of a move
has the whole view after the move, but of the view before it only the fields that differ, with null for absent ones.

>>> from twentyfive.core import PRESETS, new_game, view_for
>>> text = view_to_text(view_for(new_game(PRESETS["five-cards-1674"]), 0))
>>> text
'{"v":1,"rules":{"game":"five-cards-1674"},"names":["Player 1","Player 2"],"phase":"deal","seat":0,"plays":[0]}'
>>> view_from_text(text).names
('Player 1', 'Player 2')
>>> view_from_text(text.replace("[0]", "[2]"))
Traceback (most recent call last):
ValueError: view.plays[0]: 2 is not from 0 to 1
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Any, Final

from twentyfive.core.cards import Suit
from twentyfive.core.moves import (
    LONGEST,
    DealCards,
    DrawDealer,
    Exchange,
    Move,
    Restock,
    Rob,
    TakeFromStock,
    parse_move,
)
from twentyfive.core.phases.vying import MOST_VIED
from twentyfive.core.rules.rules import Rules
from twentyfive.core.state import MOST_NAME_LETTERS, Phase, check_name
from twentyfive.core.view import PlayerView, SeenMove
from twentyfive.core.view_check import check_seen_move, check_view
from twentyfive.core.view_codecs import (
    RULES_CODEC,
    call_codec,
    card_codec,
    cards_codec,
    legal_codec,
    put_out_codec,
    result_codec,
    seat_codec,
    seats_codec,
    side_codec,
    sides_codec,
    trick_codec,
)
from twentyfive.strict_json import (
    LARGEST,
    YES_OR_NO,
    Codec,
    Field,
    Value,
    as_object,
    items,
    number,
    parse_json,
    read_fields,
    text,
    to_json,
    word,
    written_fields,
)

VERSION: Final = 1

_MOST_DEALS: Final = 3_000
"""Limit of the deals of one game, the same as in a record."""

_MOST_CALLS: Final = 100
"""Limit of the calls of an auction; twenty bids on the ladder, each held, and nine passes are half as many."""


def view_to_text(view: PlayerView) -> str:
    """Write a view as text."""
    return to_json(VERSIONED_VIEW_CODEC.write(view))


def view_from_text(text: str) -> PlayerView:
    """Read a view from text: the inverse of `view_to_text`.

    Raises:
        ValueError: naming the place in the text and the fault.
    """
    return VERSIONED_VIEW_CODEC.read(parse_json(text, "view"), "view")


def seen_move_to_text(seen: SeenMove) -> str:
    """Write a move as text, with the views before and after it."""
    return to_json(_VERSIONED_SEEN_MOVE_CODEC.write(seen))


def seen_move_from_text(text: str) -> SeenMove:
    """Read a move from text: the inverse of `seen_move_to_text`.

    Raises:
        ValueError: naming the place in the text and the fault.
    """
    return _VERSIONED_SEEN_MOVE_CODEC.read(parse_json(text, "seen_move"), "seen_move")


def _versioned(codec: Codec[Value]) -> Codec[Value]:
    """The codec of the same object with the version beside its fields."""

    def write(value: Value) -> dict[str, Any]:
        return {"v": VERSION, **codec.write(value)}

    def read(found: Any, place: str) -> Value:
        fields = dict(as_object(found, place))
        if "v" not in fields:
            raise ValueError(f"{place}: the field 'v' is missing")
        version = number().read(fields.pop("v"), f"{place}.v")
        if version != VERSION:
            raise ValueError(f"{place}.v: this program reads version {VERSION}, not {version}")
        return codec.read(fields, place)

    return Codec(write, read)


def _write_view(view: PlayerView) -> dict[str, Any]:
    return {"rules": RULES_CODEC.write(view.rules), **written_fields(view, _fields(view.rules))}


def _read_view(found: Any, place: str) -> PlayerView:
    if "rules" not in as_object(found, place):
        raise ValueError(f"{place}: the field 'rules' is missing")
    rules = RULES_CODEC.read(found["rules"], f"{place}.rules")
    others = {name: value for name, value in found.items() if name != "rules"}
    view = PlayerView(rules=rules, **read_fields(others, place, _fields(rules)))
    check_view(view, place)
    return view


VIEW_CODEC: Final = Codec(_write_view, _read_view)
"""The codec of a view, without the version."""

VERSIONED_VIEW_CODEC: Final = _versioned(VIEW_CODEC)
"""The same with the version."""


@lru_cache(maxsize=8)
def _fields(rules: Rules) -> Mapping[str, Field]:
    """The fields of a view except its rules."""
    seat, seats, side, sides = seat_codec(rules), seats_codec(rules), side_codec(rules), sides_codec(rules)
    card, cards, players = card_codec(rules), cards_codec(rules), rules.players
    amount, change, size = number(), number(-LARGEST), number(0, len(rules.pack))
    each_size = Field(items(size, players, players), (0,) * players)
    nothing = (0,) * rules.sides
    # Longer than other functions, to list every field of a view with its codec in one place.
    return MappingProxyType(
        {
            "names": Field(items(_NAME, players, players)),
            "phase": Field(word(Phase)),
            "seat": Field(seat, None),
            "plays": Field(seats, ()),
            "open_seats": Field(seats, ()),
            "scores": Field(items(change, rules.sides, rules.sides), nothing),
            "chips": Field(items(amount, rules.sides, rules.sides), nothing),
            "pool": Field(amount, 0),
            "carried": Field(YES_OR_NO, False),
            "history": Field(items(result_codec(rules), 0, _MOST_DEALS), ()),
            "games": Field(items(amount, rules.sides, rules.sides), nothing),
            "games_played": Field(amount, 0),
            "games_tied": Field(amount, 0),
            "account": Field(items(change, players, players), (0,) * players),
            "game_winners": Field(sides, ()),
            "double": Field(YES_OR_NO, False),
            "over": Field(YES_OR_NO, False),
            "winners": Field(sides, ()),
            "drawn_for_deal": Field(cards, ()),
            "next_dealer": Field(seat, None),
            "to_act": Field(seat, None),
            "deal_number": Field(number(0, _MOST_DEALS), 0),
            "dealer": Field(seat, None),
            "turned": Field(card, None),
            "turn_up": Field(card, None),
            "trump": Field(word(Suit), None),
            "robber": Field(seat, None),
            "joker_taker": Field(seat, None),
            "calls": Field(items(call_codec(rules), 0, _MOST_CALLS), ()),
            "declarer": Field(seat, None),
            "contract": Field(amount, None),
            "drawn": Field(items(size, 0, players), ()),
            "tricks": Field(items(trick_codec(rules), 0, rules.hand_size), ()),
            "trick": Field(trick_codec(rules), None),
            "jinker": Field(side, None),
            "vied": Field(number(0, MOST_VIED), 0),
            "vier": Field(seat, None),
            "gave_up": Field(side, None),
            "called": Field(card, None),
            "alone": Field(YES_OR_NO, False),
            "partner": Field(seat, None),
            "scores_before": Field(items(change, rules.sides, rules.sides), nothing),
            "hand": Field(cards, ()),
            "open_hands": Field(items(cards, players, players), ((),) * players),
            "hand_sizes": each_size,
            "stock_size": Field(size, 0),
            "stock": Field(cards, ()),
            "kitty_size": Field(size, 0),
            "put_out": Field(items(put_out_codec(rules), 0, len(rules.pack)), ()),
            "put_out_sizes": each_size,
            "ace_lowest": Field(YES_OR_NO, False),
            "let_lie": Field(seats, ()),
            "legal": Field(legal_codec(rules), ()),
        }
    )


def _name(written: str) -> str:
    check_name(written)
    return written


_NAME: Final = text(_name, MOST_NAME_LETTERS)


def _move(written: str) -> Move:
    move = parse_move(written)
    if isinstance(move, DrawDealer) and not move.cards:
        raise ValueError("no card was drawn")
    return move


_HIDDEN: Final[Mapping[str, type[Move]]] = MappingProxyType(
    {"deal": DealCards, "restock": Restock, "rob": Rob, "exchange": Exchange, "take": TakeFromStock}
)
"""The types of moves whose cards may be hidden."""


def _hidden(written: str) -> type[Move]:
    if written not in _HIDDEN:
        raise ValueError(f"{written!r} is none of {' '.join(_HIDDEN)}")
    return _HIDDEN[written]


def _hidden_word(kind: type[Move]) -> str:
    return next(written for written, hidden in _HIDDEN.items() if hidden is kind)


def _write_seen_move(seen: SeenMove) -> dict[str, Any]:
    move = {"hidden": _hidden_word(seen.kind)} if seen.move is None else {"move": str(seen.move)}
    mover = {} if seen.mover is None else {"mover": seen.mover}
    after, before = VIEW_CODEC.write(seen.after), VIEW_CODEC.write(seen.before)
    changed = {name: before.get(name) for name in {**before, **after} if before.get(name) != after.get(name)}
    return {**move, **mover, "after": after, "before": changed}


def _read_seen_move(found: Any, place: str) -> SeenMove:
    values = read_fields(found, place, _SEEN_MOVE_FIELDS)
    move, kind = values["move"], values["hidden"]
    if (move is None) == (kind is None):
        raise ValueError(f"{place}: there must be either 'move' or 'hidden'")
    before = VIEW_CODEC.read(_fields_before(found["after"], values["before"], f"{place}.before"), f"{place}.before")
    seen = SeenMove(type(move) if kind is None else kind, move, values["mover"], before, values["after"])
    check_seen_move(seen, place)
    return seen


def _fields_before(after: dict[str, Any], changed: dict[str, Any], place: str) -> dict[str, Any]:
    """The fields of the view before a move, from those after it and those that differ."""
    for name, value in changed.items():
        if value is None and name not in after:
            raise ValueError(f"{place}.{name[:40]}: null stands only for a field that there is after the move")
    return {name: value for name, value in {**after, **changed}.items() if value is not None}


_SEEN_MOVE_FIELDS: Final[Mapping[str, Field]] = MappingProxyType(
    {
        "move": Field(text(_move, LONGEST), None),
        "hidden": Field(text(_hidden, 20, _hidden_word), None),
        "mover": Field(number(0, 9), None),
        "after": Field(VIEW_CODEC),
        "before": Field(Codec(dict, as_object)),
    }
)

SEEN_MOVE_CODEC: Final = Codec(_write_seen_move, _read_seen_move)
"""The codec of a seen move, without the version."""

_VERSIONED_SEEN_MOVE_CODEC: Final = _versioned(SEEN_MOVE_CODEC)
