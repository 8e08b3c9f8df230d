"""The messages of the protocol for players, as frozen data and as lines of JSON. See PROTOCOL.md beside this module."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Final

from twentyfive.core import PRESETS, PlayerView, Rules
from twentyfive.core.moves import LONGEST, Move, PlayerMove, parse_move
from twentyfive.core.view_codecs import RULES_CODEC
from twentyfive.core.view_text import VERSIONED_VIEW_CODEC
from twentyfive.strict_json import (
    LARGEST,
    Codec,
    as_object,
    codec_of,
    distinct,
    items,
    number,
    parse_json,
    plain_text,
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


_Version = Annotated[int, number(1)]


@dataclass(frozen=True, slots=True)
class HostHello:
    """The first message of the table."""

    protocol: _Version  # the one that the table speaks


@dataclass(frozen=True, slots=True)
class Game:
    """A game begins, or goes on after an interruption."""

    rules: Annotated[Rules, RULES_CODEC]
    seat: Annotated[int, number(0, _MOST_SEATS - 1)]  # of the player


@dataclass(frozen=True, slots=True)
class View:
    """Everything that the player may know now."""

    view: Annotated[PlayerView, VERSIONED_VIEW_CODEC]


_Request = Annotated[int, number(1)]
_Milliseconds = Annotated[int, number(LEAST_MS, MOST_MS)]
_Seed = Annotated[int, number()]


@dataclass(frozen=True, slots=True)
class Think:
    """A request for a move in the position of the last view."""

    number: _Request  # the advice carries it too
    ms: _Milliseconds  # the time for it
    seed: _Seed  # for random decisions


@dataclass(frozen=True, slots=True)
class End:
    """The last message of the table: the player is to leave."""


def _preset(found: str) -> str:
    if found not in PRESETS:
        raise ValueError(f"{found[:40]!r} is none of {' '.join(PRESETS)}")
    return found


_Games = Annotated[tuple[str, ...], distinct(items(text(_preset, MOST_NAME_LETTERS), 0, len(PRESETS)))]


@dataclass(frozen=True, slots=True)
class PlayerHello:
    """The first message of the player."""

    protocol: _Version  # the one that it speaks
    name: Annotated[str, plain_text(MOST_NAME_LETTERS)]
    games: _Games = ()  # the presets that it plays; empty if it plays all

    def plays(self, rules: Rules) -> bool:
        """Whether the player plays a game with these rules."""
        return not self.games or rules.preset in self.games


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


_Answered = Annotated[int, number()]
_Values = Annotated[tuple[tuple[PlayerMove, int], ...], Codec(_write_values, _read_values)]


@dataclass(frozen=True, slots=True)
class AdviceMessage:
    """A move of the player."""

    number: _Answered  # of the request
    move: Annotated[PlayerMove, _MOVE]
    reason: Annotated[str, plain_text(MOST_REASON_LETTERS)] = ""  # in the player's own words
    values: _Values = ()  # of moves, in thousandths of whatever the player counts in


@dataclass(frozen=True, slots=True)
class FaultyAdvice(AdviceMessage):
    """A move of the player, beside which something was wrong and is left out."""

    fault: str = ""


class FieldError(ValueError):
    """The error of a message of the protocol with a field that is unknown, missing or does not fit."""


HostMessage = HostHello | Game | View | Think | End
PlayerMessage = PlayerHello | AdviceMessage
Message = HostMessage | PlayerMessage

_OF_HOST: Final[Mapping[str, type[HostMessage]]] = {
    "hello": HostHello,
    "game": Game,
    "view": View,
    "think": Think,
    "end": End,
}
_OF_PLAYER: Final[Mapping[str, type[PlayerMessage]]] = {"hello": PlayerHello, _ADVICE: AdviceMessage}
_OF_A_MOVE: Final = ("number", "move")
"""The fields of an advice that a game needs."""


def write_message(message: Message) -> str:
    """Write a message as one line of JSON, without the line's end."""
    kinds = _OF_HOST if isinstance(message, HostMessage) else _OF_PLAYER
    name, made = next((name, made) for name, made in kinds.items() if isinstance(message, made))
    return to_json({_KIND: name, **codec_of(made).write(message)})


def read_host_message(line: str) -> HostMessage:
    """Read a line of the table.

    Raises:
        ValueError: naming the place in the line and the fault.
    """
    message: HostMessage = _read(line, _OF_HOST)
    return message


def read_player_message(line: str) -> PlayerMessage:
    """Read a line of a player. An advice with a move counts without those of its other fields that are wrong.

    Raises:
        FieldError: naming a field of a message and the fault.
        ValueError: naming the place in the line and the fault, if it is no message.
    """
    try:
        message: PlayerMessage = _read(line, _OF_PLAYER)
    except FieldError as error:
        fields = as_object(parse_json(line, "line"), "line")
        if fields[_KIND] != _ADVICE:
            raise
        try:
            advice = codec_of(AdviceMessage).read(
                {name: fields[name] for name in _OF_A_MOVE if name in fields}, _ADVICE
            )
        except ValueError:
            raise error from None
        message = FaultyAdvice(advice.number, advice.move, fault=str(error))
    return message


def _read(line: str, kinds: Mapping[str, type[Any]]) -> Any:
    found = as_object(parse_json(line, "line"), "line")
    kind = found.pop(_KIND, None)
    if not isinstance(kind, str) or kind not in kinds:
        raise ValueError(f"line: 'say' must be one of {', '.join(kinds)}")
    try:
        return codec_of(kinds[kind]).read(found, kind)
    except ValueError as error:
        raise FieldError(str(error)) from error
