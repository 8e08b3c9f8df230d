"""Codes of deals, with their rules, dealer and cards.

A deal that the program shuffled takes 16 symbols under the rules of a preset, and some more for each changed option.
Cards that somebody arranged take up to 40 more. The lists of games and seatings only grow at their ends, and an option
keeps its number, so that every code stays readable.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final, get_origin

from twentyfive.core.cards import Card
from twentyfive.core.codes.base32 import CodeFault, DealCodeError, decode, encode
from twentyfive.core.moves import DealCards
from twentyfive.core.rules.option_text import LONGEST_TUPLE
from twentyfive.core.rules.presets import PRESETS, seated
from twentyfive.core.rules.problems import RulesError
from twentyfive.core.rules.rules import CATALOGUE, Rules
from twentyfive.core.shuffle import numbered_pack, pack_count, pack_number

FORMAT: Final = 1

GAMES: Final = (
    "twenty-five",
    "twenty-five-1876",
    "house-25",
    "spoil-five",
    "spoil-five-hoyle",
    "forty-five",
    "forty-five-hoyle",
    "forty-five-difference",
    "fifty-five",
    "one-hundred-ten",
    "two-hundred-twenty",
    "auction-forty-fives",
    "five-cards-1674",
    "one-hundred-ten-joker",
    "twenty-five-1858",
    "twenty-five-six",
    "twenty-five-nine",
    "five-and-ten",
    "growl",
    "merrimack",
    "nova-scotia",
    "prince-edward-island",
    "maw",
    "growl-partner",
    "forty-five-ireland",
    "thirty-one",
    "cape-breton",
    "forty-five-unseen",
)
"""The presets, by number in a code."""

_BY_CODE: Final = {
    option.code: option
    for option in sorted(CATALOGUE.values(), key=lambda option: option.code or 0)
    if option.code is not None
}
"""The options by number in a code; the value of an enum is numbered by its order in the enum."""

_SEATINGS: Final = tuple((players, sides) for players in range(2, 11) for sides in range(2, 11) if players % sides == 0)
"""The numbers of players and sides, by number in a code. They do not depend on `SEATINGS`: a table added there would
shift the numbers, and existing codes would mean other deals."""

# The number of values that each field has room for.
_GAMES: Final = 32
_OPTIONS: Final = 64
_CHOICES: Final = 8
_CARDS: Final = 64
_DIGIT: Final = 16
_MOST_DIGITS: Final = 8


@dataclass(frozen=True, slots=True)
class CodedDeal:
    """The content of a deal's code.

    Attributes:
        rules: the options of the game, with the numbers of players and sides.
        deal: the dealer and the pack.
    """

    rules: Rules
    deal: DealCards


def deal_code(rules: Rules, deal: DealCards) -> str:
    """Write the code of a deal under sound rules, in groups of four.

    If nobody draws from the stock, an arranged pack is read back with its stock in suit order.

    Raises:
        ValueError: if the pack or the dealer does not fit the rules.
        DealCodeTooLong: if the changed options and the cards do not fit in a code.
    """
    if len(deal.pack) != len(rules.pack) or set(deal.pack) != set(rules.pack):
        raise ValueError("the pack is not whole")
    if not 0 <= deal.dealer < rules.seats_held:
        raise ValueError(f"there is no seat {deal.dealer} to deal from")
    usual = _unchanged(rules.preset, rules.players, rules.sides)
    changed = {code: option for code, option in _BY_CODE.items() if option.of(rules) != option.of(usual)}
    fields = _MixedRadix()
    fields.put(GAMES.index(rules.preset), _GAMES)
    fields.put(_SEATINGS.index((rules.players, rules.sides)), len(_SEATINGS))
    fields.put(deal.dealer, rules.players)
    fields.put_flag(bool(changed))
    if changed:
        fields.put(len(changed), _OPTIONS)
    for code, option in changed.items():
        fields.put(code, _OPTIONS)
        _put_value(fields, option.of(rules))
    _put_pack(fields, rules, deal.pack)
    return encode(FORMAT, fields.number, fields.bound)


def parse_deal_code(text: str) -> CodedDeal:
    """Read a code, ignoring case, spaces and hyphens, and accepting I, L and O for 1, 1 and 0.

    Raises:
        DealCodeError: with the fault, and its place if known.
    """
    payload = decode(text)
    if payload.code_format != FORMAT:
        raise DealCodeError(CodeFault.NEWER_FORMAT)
    fields = _MixedRadix(payload.number)
    rules, dealer = _take_rules(fields)
    deal = DealCards(_take_pack(fields, rules), dealer)
    if fields.number:
        raise DealCodeError(CodeFault.NO_DEAL)
    return CodedDeal(rules, deal)


class _MixedRadix:
    """A mixed-radix number, which holds several small numbers; they come out in the order in which they went in.

    Attributes:
        number: the numbers put in, or those left to take out.
        bound: the number of values that `number` can have after the same calls of `put`.
    """

    def __init__(self, number: int = 0) -> None:
        self.number = number
        self.bound = 1

    def put(self, value: int, room: int) -> None:
        """Add a value from 0 to below `room`."""
        assert 0 <= value < room, f"{value} is not below {room}"
        self.number += self.bound * value
        self.bound *= room

    def put_flag(self, value: bool) -> None:
        self.put(value, 2)

    def put_any(self, value: int) -> None:
        """Add a number of any size and sign, in digits that are each followed by a flag for more digits."""
        rest = -2 * value - 1 if value < 0 else 2 * value
        while rest >= _DIGIT:
            self.put(rest % _DIGIT, _DIGIT)
            self.put_flag(True)
            rest //= _DIGIT
        self.put(rest, _DIGIT)
        self.put_flag(False)

    def take(self, room: int) -> int:
        """Remove the next value, from 0 to below `room`."""
        self.number, value = divmod(self.number, room)
        return value

    def take_flag(self) -> bool:
        return bool(self.take(2))

    def take_any(self) -> int:
        """Remove a number of any size and sign."""
        rest, weight = 0, 1
        for _ in range(_MOST_DIGITS):
            rest += weight * self.take(_DIGIT)
            weight *= _DIGIT
            if not self.take_flag():
                return -(rest + 1) // 2 if rest % 2 else rest // 2
        raise DealCodeError(CodeFault.NO_DEAL)


def _unchanged(game: str, players: int, sides: int) -> Rules:
    """The preset with these players and sides, even if that cannot be played."""
    draft = PRESETS[game].draft(players=players, sides=sides)
    return draft if draft.problems() else seated(game, players, sides)


def _put_value(fields: _MixedRadix, value: object) -> None:
    """Add the changed value of an option; a yes-or-no option needs none, as it has just two values."""
    if isinstance(value, tuple):
        fields.put(len(value), LONGEST_TUPLE + 1)
        for part in value:
            fields.put_any(part)
    elif isinstance(value, StrEnum):
        fields.put(list(type(value)).index(value), _CHOICES)
    elif isinstance(value, int) and not isinstance(value, bool):
        fields.put_any(value)


def _take_value(fields: _MixedRadix, kind: Any, usual: object) -> object:
    if kind is bool:
        return not usual
    if kind is int:
        return fields.take_any()
    if get_origin(kind) is tuple:
        return tuple(fields.take_any() for _ in range(fields.take(LONGEST_TUPLE + 1)))
    choices, place = list(kind), fields.take(_CHOICES)
    if place >= len(choices):
        raise DealCodeError(CodeFault.UNKNOWN_OPTION)
    return choices[place]


def _take_rules(fields: _MixedRadix) -> tuple[Rules, int]:
    """Remove the rules and the dealer."""
    game = fields.take(_GAMES)
    if game >= len(GAMES):
        raise DealCodeError(CodeFault.UNKNOWN_GAME)
    players, sides = _SEATINGS[fields.take(len(_SEATINGS))]
    dealer = fields.take(players)
    usual = _unchanged(GAMES[game], players, sides)
    changed: dict[str, object] = {}
    for _ in range(fields.take(_OPTIONS) if fields.take_flag() else 0):
        option = _BY_CODE.get(fields.take(_OPTIONS))
        if option is None:
            raise DealCodeError(CodeFault.UNKNOWN_OPTION)
        changed[option.name] = _take_value(fields, option.kind, option.of(usual))
    try:
        rules = usual.replace(**changed)
    except RulesError as error:
        raise DealCodeError(CodeFault.SENSELESS_RULES, problems=error.problems) from error
    if rules.is_unseen(dealer):
        raise DealCodeError(CodeFault.NO_DEAL)
    return rules, dealer


def _put_pack(fields: _MixedRadix, rules: Rules, pack: tuple[Card, ...]) -> None:
    number = pack_number(pack, rules.pack)
    fields.put_flag(number is not None)
    if number is not None:
        fields.put(number, pack_count(rules.pack))
        return
    needed = _cards_needed(rules, pack)
    fields.put(needed, _CARDS)
    left = list(rules.pack)
    for card in pack[:needed]:
        place = left.index(card)
        fields.put(place, len(left))
        left.pop(place)


def _take_pack(fields: _MixedRadix, rules: Rules) -> tuple[Card, ...]:
    if fields.take_flag():
        return numbered_pack(rules.pack, fields.take(pack_count(rules.pack)))
    needed, left = fields.take(_CARDS), list(rules.pack)
    if needed > len(left):
        raise DealCodeError(CodeFault.NO_DEAL)
    top = [left.pop(fields.take(len(left))) for _ in range(needed)]
    return (*top, *left)


def _cards_needed(rules: Rules, pack: tuple[Card, ...]) -> int:
    """The number of cards from the top that a code must contain: the rest is in suit order, or nobody sees it."""
    order = [rules.pack.index(card) for card in pack]
    needed = len(pack) - 1
    while needed and order[needed - 1] < order[needed]:
        needed -= 1
    return needed if rules.exchange.draws else min(needed, rules.cards_dealt)
