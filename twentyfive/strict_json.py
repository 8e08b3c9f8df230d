"""Strict reading and writing of JSON that may come from a hostile program.

A `Codec` writes values of one kind as JSON and reads them back. It refuses JSON that does not fit with a `ValueError`,
whose message begins with the place in the document: ``view.tricks[2].cards: '5X' is no card``.

The format of a dataclass is declared by its annotations alone, from which `codec_of` makes the codec:

>>> @dataclass(frozen=True)
... class Bid:
...     name: Annotated[str, text(str, longest=12)]
...     points: Annotated[int, number(5, 25)]
...     alone: bool = False
>>> codec_of(Bid).write(Bid("Mary", 20))
{'name': 'Mary', 'points': 20}
>>> codec_of(Bid).read({"name": "Mary", "points": 30}, "bid")
Traceback (most recent call last):
ValueError: bid.points: 30 is not from 5 to 25
"""

from __future__ import annotations

import dataclasses
import json
import sys
from collections.abc import Callable, Mapping
from dataclasses import MISSING, dataclass
from enum import StrEnum
from functools import cache
from types import UnionType
from typing import Annotated, Any, Final, Generic, TypeVar, Union, get_args, get_origin, get_type_hints

from twentyfive.later_version import LaterVersionError

MOST_LETTERS: Final = 600_000
"""Length limit of a text; two views after 3,000 deals of one game are shorter."""

MOST_DIGITS: Final = 9
LARGEST: Final = 10**MOST_DIGITS - 1

_MOST_QUOTED: Final = 40

Value = TypeVar("Value")
Word = TypeVar("Word", bound=StrEnum)


@dataclass(frozen=True, slots=True)
class Codec(Generic[Value]):
    """Writes values of one kind as JSON, and reads them back.

    Attributes:
        write: returns the JSON of a value.
        read: returns the value of the JSON at a place in a document. Raises ValueError, naming the place, if it does
            not fit.
    """

    write: Callable[[Value], Any]
    read: Callable[[Any, str], Value]


@dataclass(frozen=True, slots=True)
class _Unfit:
    """A part of the document that no codec accepts, with the reason for the message of the one that meets it."""

    why: str


def parse_json(text: str, place: str) -> Any:
    """Parse a document, which messages call `place`.

    Raises:
        ValueError: if it is not JSON, too long, or nested too deep.
    """
    if len(text) > MOST_LETTERS:
        raise ValueError(f"{place}: it has more than {MOST_LETTERS} letters")
    try:
        return json.loads(
            text, object_pairs_hook=_object, parse_int=_whole, parse_float=_fraction, parse_constant=_fraction
        )
    except RecursionError as error:
        raise ValueError(f"{place}: it is nested too deep") from error
    except ValueError as error:
        raise ValueError(f"{place}: it is no JSON: {error}") from error


def to_json(value: Any) -> str:
    """Write JSON in its shortest form."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any] | _Unfit:
    fields: dict[str, Any] = {}
    for name, value in pairs:
        if name in fields:
            return _Unfit(f"the field {name[:_MOST_QUOTED]!r} is there twice")
        fields[name] = value
    return fields


def _whole(text: str) -> int | _Unfit:
    if len(text.removeprefix("-")) > MOST_DIGITS:
        return _Unfit(f"{text[:_MOST_QUOTED]} has more than {MOST_DIGITS} digits")
    return int(text)


def _fraction(text: str) -> _Unfit:
    return _Unfit(f"{text[:_MOST_QUOTED]} is no whole number")


def misfit(found: Any, place: str, why: str) -> ValueError:
    """Make the error for JSON of the wrong kind; `why` follows the JSON in its message: ``is no number``."""
    if isinstance(found, _Unfit):
        return ValueError(f"{place}: {found.why}")
    match found:
        case str():
            shown = repr(found[:_MOST_QUOTED])
        case dict():
            shown = "an object"
        case list():
            shown = "a list"
        case _:
            shown = json.dumps(found)
    return ValueError(f"{place}: {shown} {why}")


def number(least: int = 0, most: int = LARGEST) -> Codec[int]:
    """The codec of a whole number in a range."""

    def read(found: Any, place: str) -> int:
        if type(found) is not int:  # in Python True is an int
            raise misfit(found, place, "is no number")
        if not least <= found <= most:
            raise ValueError(f"{place}: {found} is not from {least} to {most}")
        return found

    return Codec(_itself, read)


def _itself(value: Value) -> Value:
    return value


def _read_yes_or_no(found: Any, place: str) -> bool:
    if not isinstance(found, bool):
        raise misfit(found, place, "is neither true nor false")
    return found


YES_OR_NO: Final[Codec[bool]] = Codec(_itself, _read_yes_or_no)


def text(parse: Callable[[str], Value], longest: int, write: Callable[[Value], str] = str) -> Codec[Value]:
    """The codec of a value with a text form; it accepts only the text that it would write itself.

    Args:
        parse: reads the text form. Raises ValueError with the reason if it is wrong.
        longest: the length limit of the text form.
        write: returns the text form.
    """

    def read(found: Any, place: str) -> Value:
        if not isinstance(found, str):
            raise misfit(found, place, "is no text")
        if len(found) > longest:
            raise ValueError(f"{place}: {found[:_MOST_QUOTED]!r}… is longer than {longest} letters")
        if any("\ud800" <= letter <= "\udfff" for letter in found):
            raise misfit(found, place, "has half a letter, which cannot be written again")
        try:
            value = parse(found)
        except LaterVersionError as error:
            raise LaterVersionError(f"{place}: {error}") from error
        except ValueError as error:
            raise ValueError(f"{place}: {error}") from error
        if write(value) != found:
            raise ValueError(f"{place}: {found[:_MOST_QUOTED]!r} is written {write(value)[:_MOST_QUOTED]!r}")
        return value

    return Codec(write, read)


def plain_text(longest: int) -> Codec[str]:
    """The codec of a text on one line, in which every sign can be seen."""

    def parse(found: str) -> str:
        if not found.isprintable():
            raise ValueError(f"{found[:_MOST_QUOTED]!r} has signs that cannot be seen")
        return found

    return text(parse, longest)


def word(words: type[Word]) -> Codec[Word]:
    """The codec of an enum."""

    def parse(found: str) -> Word:
        if found not in tuple(words):
            raise ValueError(f"{found[:_MOST_QUOTED]!r} is none of {' '.join(words)}")
        return words(found)

    return text(parse, longest=_MOST_QUOTED)


def items(codec: Codec[Value], least: int, most: int) -> Codec[tuple[Value, ...]]:
    """The codec of a list with `least` to `most` entries of one kind."""

    def write(values: tuple[Value, ...]) -> list[Any]:
        return [codec.write(value) for value in values]

    def read(found: Any, place: str) -> tuple[Value, ...]:
        if not isinstance(found, list):
            raise misfit(found, place, "is no list")
        if not least <= len(found) <= most:
            wanted = str(least) if least == most else f"{least} to {most}"
            raise ValueError(f"{place}: there are {len(found)} entries, not {wanted}")
        return tuple(codec.read(entry, f"{place}[{index}]") for index, entry in enumerate(found))

    return Codec(write, read)


def distinct(codec: Codec[tuple[Value, ...]]) -> Codec[tuple[Value, ...]]:
    """The same codec, but refusing equal values."""

    def read(found: Any, place: str) -> tuple[Value, ...]:
        values = codec.read(found, place)
        if len(set(values)) < len(values):
            twice = next(value for value in values if values.count(value) > 1)
            raise ValueError(f"{place}: {twice} is there twice")
        return values

    return Codec(codec.write, read)


REQUIRED: Final = object()
"""The default of a field that must be present."""


@dataclass(frozen=True, slots=True)
class Field:
    """A field of an object.

    Attributes:
        codec: the codec of its value.
        default: the value that an absent field stands for.
    """

    codec: Codec[Any]
    default: object = REQUIRED


def struct(make: Callable[..., Value], fields: Mapping[str, Field]) -> Codec[Value]:
    """The codec of an object whose fields are attributes of a value and arguments of `make`, which makes the value."""

    def read(found: Any, place: str) -> Value:
        return make(**read_fields(found, place, fields))

    writers = [(name, field.codec.write, field.default) for name, field in fields.items()]

    def write(value: Value) -> dict[str, Any]:
        return {
            name: attribute if write is _itself else write(attribute)
            for name, write, default in writers
            if (attribute := getattr(value, name)) != default
        }

    return Codec(write, read)


@dataclass(frozen=True, slots=True)
class Entries:
    """The annotation of a tuple of one kind of values: ``Annotated[tuple[Card, ...], Entries(0, 5)]``."""

    least: int
    most: int


def codec_of(made: type[Value]) -> Codec[Value]:
    """The codec of a dataclass, declared by the annotations of its fields.

    A text or a number is annotated with its codec, a tuple with `Entries` or a codec; yes or no, an enum and another
    dataclass need nothing. A field may be absent if it has a default, or can be None.
    """
    hashable: Any = made  # as every class, which mypy does not see
    codec: Codec[Value] = _codec_of(hashable)
    return codec


def defaults_of(made: Any) -> dict[str, Any]:
    """The JSON that the absent fields of a dataclass stand for; null for None."""
    given = ((name, field) for name, field in _fields_of(made).items() if field.default is not REQUIRED)
    return {name: None if field.default is None else field.codec.write(field.default) for name, field in given}


@cache
def _codec_of(made: Any) -> Codec[Any]:
    return struct(made, _fields_of(made))


def _fields_of(made: Any) -> Mapping[str, Field]:
    names = vars(sys.modules[made.__module__])  # and not those of the class, which may have a field `text`
    hints = get_type_hints(made, names, {}, include_extras=True)
    return {field.name: _annotated_field(hints[field.name], _default(field)) for field in dataclasses.fields(made)}


def _default(field: dataclasses.Field[Any]) -> object:
    if field.default_factory is not MISSING:
        return field.default_factory()
    return REQUIRED if field.default is MISSING else field.default


def _annotated_field(hint: Any, default: object) -> Field:
    if get_origin(hint) in (Union, UnionType):
        some, _ = get_args(hint)
        return Field(_annotated(some), None if default is REQUIRED else default)
    return Field(_annotated(hint), default)


def _annotated(hint: Any) -> Codec[Any]:
    if get_origin(hint) is Annotated:
        kind, limit = get_args(hint)
        return limit if isinstance(limit, Codec) else items(_annotated(get_args(kind)[0]), limit.least, limit.most)
    if hint is bool:
        return YES_OR_NO
    return word(hint) if issubclass(hint, StrEnum) else codec_of(hint)


def written_fields(value: object, fields: Mapping[str, Field]) -> dict[str, Any]:
    """Write the attributes that differ from their defaults."""
    given = ((name, field, getattr(value, name)) for name, field in fields.items())
    return {name: field.codec.write(attribute) for name, field, attribute in given if attribute != field.default}


def read_fields(found: Any, place: str, fields: Mapping[str, Field]) -> dict[str, Any]:
    """Read the fields of the object at a place.

    Raises:
        ValueError: naming the place, if a field is unknown, missing or does not fit.
    """
    for name in as_object(found, place):
        if name not in fields:
            raise ValueError(f"{place}: there is no field {name[:_MOST_QUOTED]!r}")
    values = {}
    for name, field in fields.items():
        if name in found:
            values[name] = field.codec.read(found[name], f"{place}.{name}")
        elif field.default is REQUIRED:
            raise ValueError(f"{place}: the field {name!r} is missing")
        else:
            values[name] = field.default
    return values


def as_object(found: Any, place: str) -> dict[str, Any]:
    """Return the object at a place.

    Raises:
        ValueError: naming the place, if it is not an object.
    """
    if not isinstance(found, dict):
        raise misfit(found, place, "is no object")
    return found
