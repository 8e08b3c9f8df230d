"""Numbers as codes to copy, read out and type, in 32 letters and figures that are not mistaken for each other.

A code has a symbol for its format, one for its length in groups of four, the number, and two check symbols. The check
symbols are a Reed-Solomon code over the field of 32 elements. In codes of up to 31 symbols they detect every change of
one or two symbols, and every swap of two neighbours; in longer codes, every single change and swap of neighbours.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from itertools import accumulate
from typing import Final

from twentyfive.core.rules.problems import Problem
from twentyfive.typed_text import capital, without_separators

SYMBOLS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""The symbols, without I, L and O, which are read as 1, 1 and 0, and without U."""

GROUP: Final = 4
MOST_SYMBOLS: Final = 31 * GROUP

_READ_AS: Final = str.maketrans("ILO", "110")
_FRAME: Final = 2
_CHECKS: Final = 2
_SHORTEST: Final = _FRAME + _CHECKS
_LEAST_SYMBOLS: Final = 2 * GROUP
"""The length of the shortest code; fewer symbols do not reveal the intended length."""


class CodeFault(StrEnum):
    """The kinds of faults of a code."""

    EMPTY = "empty"  # no symbol at all
    NO_SYMBOL = "no_symbol"  # a character that no code contains
    TOO_SHORT = "too_short"  # symbols are missing
    TOO_LONG = "too_long"  # more symbols than the code says itself
    WRONG_SYMBOL = "wrong_symbol"  # the check fails, but would not if this symbol were another
    SWAPPED = "swapped"  # the check fails, but would not if these two were swapped
    WRONG_CHECK = "wrong_check"  # the check fails, and no single slip explains it
    NEWER_FORMAT = "newer_format"  # a format that this program does not know
    UNKNOWN_GAME = "unknown_game"  # a preset that this program does not know
    UNKNOWN_OPTION = "unknown_option"  # an option, or a value of one, that this program does not know
    SENSELESS_RULES = "senseless_rules"  # options that contradict each other
    NO_DEAL = "no_deal"  # more or less than a deal


@dataclass(frozen=True, slots=True)
class Payload:
    """The content of a code.

    Attributes:
        code_format: the number of the format.
        number: the number that the code carries.
    """

    code_format: int
    number: int


class DealCodeError(ValueError):
    """The error of a text that is not the code of a deal.

    Attributes:
        fault: the kind of fault.
        place: the number of the symbol concerned, from 1; 0 for none.
        letters: the characters at this place.
        given: the number of symbols in the text.
        needed: the number that there should be; 0 if unknown.
        problems: the contradictions in the rules.
    """

    def __init__(
        self,
        fault: CodeFault,
        *,
        place: int = 0,
        letters: str = "",
        given: int = 0,
        needed: int = 0,
        problems: tuple[Problem, ...] = (),
    ) -> None:
        super().__init__(f"{fault.value} at {place} {letters!r}" if place else fault.value)
        self.fault = fault
        self.place = place
        self.letters = letters
        self.given = given
        self.needed = needed
        self.problems = problems


class DealCodeTooLong(ValueError):
    """The error of a deal with too many changed options to fit in a code."""


def encode(code_format: int, number: int, bound: int) -> str:
    """Write a number as a code in groups, with a length that depends only on `bound`.

    Args:
        code_format: the number of the format.
        number: from 0 to below `bound`.
        bound: the number of possible values.

    Raises:
        ValueError: if `number` is not below `bound`.
        DealCodeTooLong: if the code would have more than `MOST_SYMBOLS`.
    """
    if not 0 <= number < bound:
        raise ValueError(f"{number} is not below {bound}")
    least = 1
    while len(SYMBOLS) ** least < bound:
        least += 1
    groups = -(-(_SHORTEST + least) // GROUP)
    if groups * GROUP > MOST_SYMBOLS:
        raise DealCodeTooLong(f"a code of {groups * GROUP} symbols is too long")
    digits = [number >> 5 * place & 31 for place in reversed(range(groups * GROUP - _SHORTEST))]
    return _in_groups(_text((code_format, groups, *digits)))


def _in_groups(text: str) -> str:
    """Put hyphens between groups of four symbols."""
    return "-".join(text[first : first + GROUP] for first in range(0, len(text), GROUP))


def decode(text: str) -> Payload:
    """Read a code, ignoring case, spaces and hyphens, and accepting I, L and O for 1, 1 and 0.

    Raises:
        DealCodeError: with the fault, and its place if known.
    """
    symbols, written = _symbols(text)
    if not _is_sound(symbols):
        raise _explain(symbols, written)
    number = 0
    for symbol in symbols[_FRAME:-_CHECKS]:
        number = number << 5 | symbol
    return Payload(symbols[0], number)


def _text(symbols: Sequence[int]) -> str:
    """Write the symbols as letters, followed by the check symbols."""
    high = low = 0
    for symbol in symbols:
        carried = symbol ^ high
        high, low = low ^ _product(carried, _LINEAR), _product(carried, _CONSTANT)
    return "".join(SYMBOLS[symbol] for symbol in (*symbols, high, low))


def _symbols(text: str) -> tuple[tuple[int, ...], str]:
    """Read the symbols of the text, and return them with the characters that stand for them."""
    written = without_separators(text)
    if not written:
        raise DealCodeError(CodeFault.EMPTY)
    symbols = []
    for place, letter in enumerate(written, 1):
        read = capital(letter).translate(_READ_AS)
        if not read or read not in SYMBOLS:
            raise DealCodeError(CodeFault.NO_SYMBOL, place=place, letters=letter)
        symbols.append(SYMBOLS.index(read))
    return tuple(symbols), written


def _is_sound(symbols: Sequence[int]) -> bool:
    """Whether the length and the check symbols are right."""
    return len(symbols) > _SHORTEST and len(symbols) == GROUP * symbols[1] and _checks(symbols)


def _checks(symbols: Sequence[int]) -> bool:
    return _syndrome(symbols, _ROOTS[0]) == 0 == _syndrome(symbols, _ROOTS[1])


def _syndrome(symbols: Sequence[int], root: int) -> int:
    total = 0
    for symbol in symbols:
        total = _product(total, root) ^ symbol
    return total


def _explain(symbols: tuple[int, ...], written: str) -> DealCodeError:
    """Explain a wrong code by a single slip if only one fits, otherwise by its length or check symbols."""
    repairs = tuple(_repairs(symbols)) if len(symbols) <= MOST_SYMBOLS else ()
    if len(repairs) == 1:
        fault, place, width = repairs[0]
        return DealCodeError(fault, place=place + 1, letters=written[place : place + width])
    given = len(symbols)
    if given < _LEAST_SYMBOLS:
        return DealCodeError(CodeFault.TOO_SHORT, given=given)
    needed = GROUP * symbols[1]
    if given == needed or needed < _LEAST_SYMBOLS:
        return DealCodeError(CodeFault.WRONG_CHECK, given=given)
    fault = CodeFault.TOO_SHORT if given < needed else CodeFault.TOO_LONG
    return DealCodeError(fault, given=given, needed=needed)


def _repairs(symbols: tuple[int, ...]) -> Iterator[tuple[CodeFault, int, int]]:
    """Find every change of one symbol, and every swap of neighbours, that makes length and check symbols right."""
    total = _syndrome(symbols, _ROOTS[0])
    for place, symbol in enumerate(symbols):
        # If only this symbol is wrong, it is wrong by `slip`, which makes the first syndrome zero.
        slip = _product(total, _POWERS[(place + 1 - len(symbols)) % len(_POWERS)])
        tried = [*symbols[:place], symbol ^ slip, *symbols[place + 1 :]]
        if slip and _is_sound(tried):
            yield CodeFault.WRONG_SYMBOL, place, 1
    for place in range(len(symbols) - 1):
        tried = list(symbols)
        tried[place], tried[place + 1] = tried[place + 1], tried[place]
        if tried != list(symbols) and _is_sound(tried):
            yield CodeFault.SWAPPED, place, 2


@cache
def _product(one: int, other: int) -> int:
    """Multiply two elements of the field of 32, modulo x⁵ + x² + 1."""
    product = 0
    while other:
        if other & 1:
            product ^= one
        one <<= 1
        if one & 32:
            one ^= 0b100101
        other >>= 1
    return product


_ROOTS: Final = (2, 4)
_POWERS: Final = tuple(accumulate(range(1, 31), lambda power, _: _product(power, _ROOTS[0]), initial=1))
"""The powers of the first root, until they repeat."""

_LINEAR: Final = _ROOTS[0] ^ _ROOTS[1]
_CONSTANT: Final = _product(*_ROOTS)
