"""The messages of the protocol for players, as frozen data and as lines of JSON. See PROTOCOL.md beside this module."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Final

from twentyfive.core import PRESETS, PlayerView, Rules
from twentyfive.core.moves import LONGEST, Move, PlayerMove, parse_move
from twentyfive.core.view_codecs import RULES_CODEC
from twentyfive.core.view_text import VERSIONED_VIEW_CODEC
from twentyfive.strict_json import (
    LARGEST,
    Codec,
    Field,
    as_object,
    distinct,
    items,
    number,
    parse_json,
    plain_text,
    struct,
    text,
    to_json,
)

VERSION: Final = 1
"""The version of the protocol."""

MOST_NAME_LETTERS: Final = 40
MOST_REASON_LETTERS: Final = 200
MOST_ANSWER_BYTES: Final = 65_536
"""The longest line of a player; the longest advice, with a value for each of a hundred moves, takes a tenth."""

MOST_VALUES: Final = 1_000
LEAST_MS: Final = 1
MOST_MS: Final = 600_000
SEEDS: Final = LARGEST + 1
"""Seeds are the whole numbers below this."""

_KIND: Final = "say"
_ADVICE: Final = "advice"
_MOST_SEATS: Final = 10


@dataclass(frozen=True, slots=True)
class HostHello:
    """The first message of the table.

    Attributes:
        protocol: the version that the table speaks.
    """

    protocol: int = VERSION


@dataclass(frozen=True, slots=True)
class Game:
    """A game begins, or goes on after an interruption.

    Attributes:
        rules: its rules.
        seat: the seat of the player.
    """

    rules: Rules
    seat: int


@dataclass(frozen=True, slots=True)
class View:
    """Everything that the player may know now."""

    view: PlayerView


@dataclass(frozen=True, slots=True)
class Think:
    """A request for a move in the position of the last view.

    Attributes:
        number: identifies the request; the advice carries it too.
        ms: the time for it, in milliseconds.
        seed: for random decisions.
    """

    number: int
    ms: int
    seed: int


@dataclass(frozen=True, slots=True)
class End:
    """The last message of the table: the player is to leave."""


@dataclass(frozen=True, slots=True)
class PlayerHello:
    """The first message of the player.

    Attributes:
        protocol: the version that it speaks.
        name: its name.
        games: the presets that it plays; empty if it plays all.
    """

    protocol: int
    name: str
    games: tuple[str, ...] = ()

    def plays(self, rules: Rules) -> bool:
        """Whether the player plays a game with these rules."""
        return not self.games or rules.preset in self.games


@dataclass(frozen=True, slots=True)
class AdviceMessage:
    """A move of the player.

    Attributes:
        number: the number of the request.
        move: the move.
        reason: the reason in the player's own words; empty if it gives none.
        values: the values of moves, in thousandths of whatever the player counts in; empty if it gives none.
        fault: what is wrong with its other fields, which were left out; empty if nothing is.
    """

    number: int
    move: PlayerMove
    reason: str = ""
    values: tuple[tuple[PlayerMove, int], ...] = ()
    fault: str = ""


class FieldError(ValueError):
    """The error of a message of the protocol with a field that is unknown, missing or does not fit."""


HostMessage = HostHello | Game | View | Think | End
PlayerMessage = PlayerHello | AdviceMessage
Message = HostMessage | PlayerMessage


def write_message(message: Message) -> str:
    """Write a message as one line of JSON, without the line's end."""
    kinds = _host_kinds() if isinstance(message, HostMessage) else _player_kinds()
    name, codec = next((name, codec) for name, (made, codec) in kinds.items() if isinstance(message, made))
    return to_json({_KIND: name, **codec.write(message)})


def read_host_message(line: str) -> HostMessage:
    """Read a line of the table.

    Raises:
        ValueError: naming the place in the line and the fault.
    """
    message: HostMessage = _read(line, _host_kinds())
    return message


def read_player_message(line: str) -> PlayerMessage:
    """Read a line of a player. An advice with a move counts without those of its other fields that are wrong.

    Raises:
        FieldError: naming a field of a message and the fault.
        ValueError: naming the place in the line and the fault, if it is no message.
    """
    kinds = _player_kinds()
    try:
        message: PlayerMessage = _read(line, kinds)
    except FieldError as error:
        fields = as_object(parse_json(line, "line"), "line")
        if fields[_KIND] != _ADVICE:
            raise
        try:
            move = kinds[_ADVICE][1].read({name: fields[name] for name in _OF_A_MOVE if name in fields}, _ADVICE)
        except ValueError:
            raise error from None
        message = replace(move, fault=str(error))
    return message


_Kinds = Mapping[str, tuple[type[Any], Codec[Any]]]


def _read(line: str, kinds: _Kinds) -> Any:
    found = as_object(parse_json(line, "line"), "line")
    kind = found.pop(_KIND, None)
    if not isinstance(kind, str) or kind not in kinds:
        raise ValueError(f"line: 'say' must be one of {', '.join(kinds)}")
    try:
        return kinds[kind][1].read(found, kind)
    except ValueError as error:
        raise FieldError(str(error)) from error


def _preset(found: str) -> str:
    if found not in PRESETS:
        raise ValueError(f"{found[:40]!r} is none of {' '.join(PRESETS)}")
    return found


_OF_A_MOVE: Final = ("number", "move")
"""The fields of an advice that a game needs."""


def _player_move(found: str) -> PlayerMove:
    move: Move = parse_move(found)
    if not isinstance(move, PlayerMove):
        raise ValueError(f"{found[:40]!r} is a move of the table, not of a player")
    return move


_MOVE: Final = text(_player_move, LONGEST)


def _write_values(values: tuple[tuple[PlayerMove, int], ...]) -> dict[str, int]:
    return {str(move): value for move, value in values}


def _read_values(found: Any, place: str) -> tuple[tuple[PlayerMove, int], ...]:
    fields = as_object(found, place)
    if len(fields) > MOST_VALUES:
        raise ValueError(f"{place}: there are more than {MOST_VALUES} values")
    value = number(-LARGEST)
    return tuple((_MOVE.read(move, place), value.read(worth, f"{place}.{move}")) for move, worth in fields.items())


@cache
def _host_kinds() -> _Kinds:
    """The messages of the table by the name of their kind."""
    version = {"protocol": Field(number(1))}
    game = {"rules": Field(RULES_CODEC), "seat": Field(number(0, _MOST_SEATS - 1))}
    think = {
        "number": Field(number(1)),
        "ms": Field(number(LEAST_MS, MOST_MS)),
        "seed": Field(number()),
    }
    return {
        "hello": (HostHello, struct(HostHello, version)),
        "game": (Game, struct(Game, game)),
        "view": (View, struct(View, {"view": Field(VERSIONED_VIEW_CODEC)})),
        "think": (Think, struct(Think, think)),
        "end": (End, struct(End, {})),
    }


@cache
def _player_kinds() -> _Kinds:
    """The messages of a player by the name of their kind."""
    games = distinct(items(text(_preset, MOST_NAME_LETTERS), 0, len(PRESETS)))
    hello = {"protocol": Field(number(1)), "name": Field(plain_text(MOST_NAME_LETTERS)), "games": Field(games, ())}
    advice = {
        "number": Field(number()),
        "move": Field(_MOVE),
        "reason": Field(plain_text(MOST_REASON_LETTERS), ""),
        "values": Field(Codec(_write_values, _read_values), ()),
    }
    return {
        "hello": (PlayerHello, struct(PlayerHello, hello)),
        _ADVICE: (AdviceMessage, struct(AdviceMessage, advice)),
    }
