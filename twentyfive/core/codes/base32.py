"""Numbers as codes that are copied, read out and typed: 32 letters and figures that are not taken for each other.

A code is a symbol for its format, one for its length in groups of four, the number, and two check symbols. These are a
Reed-Solomon code over the field of 32 elements: whatever one or two symbols are changed, or two neighbours
swapped, it shows, in codes of up to 31 symbols; in longer ones every single change and swap of neighbours still does.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from itertools import accumulate
from typing import Final
from unicodedata import category

from twentyfive.core.rules.problems import Problem

SYMBOLS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""No I, L, O and U: the first three read as 1, 1 and 0, the last is left out."""

GROUP: Final = 4
MOST_SYMBOLS: Final = 31 * GROUP

_READ_AS: Final = str.maketrans("ILO", "110")
_BETWEEN: Final = frozenset("-–−_.,:;\N{HYPHEN}\N{NON-BREAKING HYPHEN}\N{FIGURE DASH}\N{EM DASH}")
_UNSEEN: Final = "Cf"
"""The category of signs that nobody sees, as soft hyphens and what programs for messages put between letters."""

_FRAME: Final = 2
_CHECKS: Final = 2
_SHORTEST: Final = _FRAME + _CHECKS
_FEW: Final = 2 * GROUP
"""With fewer symbols than these nobody can tell what was meant."""

_LONGEST_TEXT: Final = 1000


class CodeFault(StrEnum):
    """What can be wrong with a code."""

    EMPTY = "empty"  # there is no symbol at all
    NO_SYMBOL = "no_symbol"  # a letter that is in no code
    TOO_SHORT = "too_short"  # symbols are missing
    TOO_LONG = "too_long"  # there are more than the code says itself
    WRONG_SYMBOL = "wrong_symbol"  # the check is wrong, and would be right if this one were another
    SWAPPED = "swapped"  # the check is wrong, and would be right if these two were swapped
    WRONG_CHECK = "wrong_check"  # more than one slip
    NEWER_FORMAT = "newer_format"  # a format that this program does not know
    UNKNOWN_GAME = "unknown_game"  # a preset or a seating that it does not know
    UNKNOWN_OPTION = "unknown_option"  # an option or a choice that it does not know
    SENSELESS_RULES = "senseless_rules"  # rules that cannot be played
    NO_DEAL = "no_deal"  # more or less is in it than a deal


@dataclass(frozen=True, slots=True)
class Payload:
    """What a code says, its check being right.

    Attributes:
        code_format: the number of its format.
        number: the rest.
    """

    code_format: int
    number: int


class DealCodeError(ValueError):
    """A text that is no code of a deal.

    Attributes:
        fault: what is wrong.
        place: the symbol concerned, counted from 1; 0 if none is.
        letters: as they were written there.
        given: how many symbols there are.
        needed: how many there should be; 0 where nobody can tell.
        problems: of senseless rules.
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
    """A deal with so many changed options that no code has room for it."""


def encode(code_format: int, number: int, bound: int) -> str:
    """The code of a number below `bound`, in groups; its length depends on `bound` alone.

    Raises:
        ValueError: if it is no number below `bound`.
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
    """The symbols in groups of four, with hyphens between them."""
    return "-".join(text[first : first + GROUP] for first in range(0, len(text), GROUP))


def decode(text: str) -> Payload:
    """What a code says. Capitals, spaces and hyphens make no difference, nor do I, L and O for 1, 1 and 0.

    Raises:
        DealCodeError: saying what is wrong, and where that can be told.
    """
    symbols, written = _symbols(text)
    if not _is_whole(symbols):
        raise _what_is_wrong(symbols, written)
    number = 0
    for symbol in symbols[_FRAME:-_CHECKS]:
        number = number << 5 | symbol
    return Payload(symbols[0], number)


def _text(symbols: Sequence[int]) -> str:
    """The symbols as letters, with their check."""
    high = low = 0
    for symbol in symbols:
        carried = symbol ^ high
        high, low = low ^ _times(carried, _LINEAR), _times(carried, _CONSTANT)
    return "".join(SYMBOLS[symbol] for symbol in (*symbols, high, low))


def _symbols(text: str) -> tuple[tuple[int, ...], str]:
    """The symbols of the text, and the letters they are written with."""
    written = "".join(letter for letter in text[:_LONGEST_TEXT] if not _is_between(letter))
    if not written:
        raise DealCodeError(CodeFault.EMPTY)
    symbols = []
    for place, letter in enumerate(written, 1):
        # Only our own letters: the capital of one beyond ASCII may be among them.
        read = letter.upper().translate(_READ_AS) if letter.isascii() else ""
        if not read or read not in SYMBOLS:
            raise DealCodeError(CodeFault.NO_SYMBOL, place=place, letters=letter)
        symbols.append(SYMBOLS.index(read))
    return tuple(symbols), written


def _is_between(letter: str) -> bool:
    return letter.isspace() or letter in _BETWEEN or category(letter) == _UNSEEN


def _is_whole(symbols: Sequence[int]) -> bool:
    """Whether length and check are right."""
    return len(symbols) > _SHORTEST and len(symbols) == GROUP * symbols[1] and _checks(symbols)


def _checks(symbols: Sequence[int]) -> bool:
    return _sum(symbols, _ROOTS[0]) == 0 == _sum(symbols, _ROOTS[1])


def _sum(symbols: Sequence[int], root: int) -> int:
    total = 0
    for symbol in symbols:
        total = _times(total, root) ^ symbol
    return total


def _what_is_wrong(symbols: tuple[int, ...], written: str) -> DealCodeError:
    """The one slip that explains it, or that its length or its check is wrong."""
    repairs = tuple(_repairs(symbols)) if len(symbols) <= MOST_SYMBOLS else ()
    if len(repairs) == 1:
        fault, place, width = repairs[0]
        return DealCodeError(fault, place=place + 1, letters=written[place : place + width])
    given = len(symbols)
    if given < _FEW:
        return DealCodeError(CodeFault.TOO_SHORT, given=given)
    needed = GROUP * symbols[1]
    if given == needed or needed < _FEW:
        return DealCodeError(CodeFault.WRONG_CHECK, given=given)
    fault = CodeFault.TOO_SHORT if given < needed else CodeFault.TOO_LONG
    return DealCodeError(fault, given=given, needed=needed)


def _repairs(symbols: tuple[int, ...]) -> Iterator[tuple[CodeFault, int, int]]:
    """Every change of one symbol, and every swap of neighbours, after which length and check are right."""
    total = _sum(symbols, _ROOTS[0])
    for place, symbol in enumerate(symbols):
        # By this much the symbol is wrong if it alone is: then the first of the two sums comes out right.
        slip = _times(total, _POWERS[(place + 1 - len(symbols)) % len(_POWERS)])
        tried = [*symbols[:place], symbol ^ slip, *symbols[place + 1 :]]
        if slip and _is_whole(tried):
            yield CodeFault.WRONG_SYMBOL, place, 1
    for place in range(len(symbols) - 1):
        tried = list(symbols)
        tried[place], tried[place + 1] = tried[place + 1], tried[place]
        if tried != list(symbols) and _is_whole(tried):
            yield CodeFault.SWAPPED, place, 2


@cache
def _times(one: int, other: int) -> int:
    """The product of two elements of the field of 32, by x⁵ + x² + 1."""
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
_POWERS: Final = tuple(accumulate(range(1, 31), lambda power, _: _times(power, _ROOTS[0]), initial=1))
"""Of the first root; the next would be 1 again."""

_LINEAR: Final = _ROOTS[0] ^ _ROOTS[1]
_CONSTANT: Final = _times(*_ROOTS)
