"""Codecs for the parts of a view: rules, seats, cards, tricks, calls, finished deals and legal moves.

Cards, moves and options have the same text form as in records. To keep long lists short, a call is one text,
``1 bid 20``, and so are a card put out, ``1 5H``, and a finished deal, ``3 1 0:4,2:1 0:20,2:5``.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from twentyfive.core.cards import Card, Cards, cards_text, parse_cards
from twentyfive.core.moves import LONGEST, Exchange, PlayerMove, parse_move
from twentyfive.core.phases.exchange import Exchanges
from twentyfive.core.rules.option_text import option_text, parse_option
from twentyfive.core.rules.presets import PRESETS, changed_options, unknown_game
from twentyfive.core.rules.rules import CATALOGUE, Rules
from twentyfive.core.state import Call, CallMove, DealResult, PutOutCard, Trick
from twentyfive.later_version import LaterVersionError
from twentyfive.strict_json import Codec, Field, as_object, distinct, items, number, struct, text

_MOST_MOVES: Final = 60
"""Limit of the legal moves. A dealer who robs the pack chooses from up to 43 cards; nobody else has as many moves."""

_RESULT: Final = re.compile(
    r"(?P<number>\d{1,9}) (?P<dealer>\d) (?P<tricks>[\d:,-]+) (?P<gains>[\d:,-]+)"
    r"( bid (?P<declarer>\d):(?P<contract>\d{1,9})(?P<made> made| lost))?"
    r"( with (?P<partner>\d))?(?P<spoiled> spoiled)?( all (?P<all_five>\d))?",
    re.ASCII,
)
_EACH_SIDE: Final = re.compile(r"-?\d{1,9}(,-?\d{1,9})+", re.ASCII)
_SIDE_NUMBER: Final = re.compile(r"(\d):(-?\d{1,9})", re.ASCII)


def _write_rules(rules: Rules) -> dict[str, str]:
    options = {name: option_text(value) for name, value in changed_options(rules).items()}
    return {"game": rules.preset, **options}


def _read_rules(found: Any, place: str) -> Rules:
    options = {name: _option(name, value, place) for name, value in as_object(found, place).items() if name != "game"}
    game = _WORD.read(found.get("game", ""), f"{place}.game")
    if game not in PRESETS:
        error = unknown_game(game)
        kind = LaterVersionError if isinstance(error, LaterVersionError) else ValueError
        raise kind(f"{place}.game: {error}")
    try:
        return PRESETS[game].replace(**options)
    except ValueError as error:
        raise ValueError(f"{place}: {error}") from error


def _option(name: str, found: Any, place: str) -> object:
    if name not in CATALOGUE:
        detail = f"{place}: there is no field {name[:40]!r}"
        raise LaterVersionError(detail) if name.isidentifier() else ValueError(detail)
    return text(lambda written: parse_option(Rules, name, written), 200, option_text).read(found, f"{place}.{name}")


_WORD: Final = text(str, longest=200)

RULES_CODEC: Final = Codec(_write_rules, _read_rules)
"""The codec of rules: the id of a preset, and the changed options: ``{"game": "forty-five", "players": "6"}``."""


def seat_codec(rules: Rules) -> Codec[int]:
    """The codec of a seat."""
    return number(0, rules.players - 1)


def seats_codec(rules: Rules) -> Codec[tuple[int, ...]]:
    """The codec of distinct seats."""
    return distinct(items(seat_codec(rules), 0, rules.players))


def side_codec(rules: Rules) -> Codec[int]:
    """The codec of a side."""
    return number(0, rules.sides - 1)


def sides_codec(rules: Rules) -> Codec[tuple[int, ...]]:
    """The codec of distinct sides."""
    return distinct(items(side_codec(rules), 0, rules.sides))


def card_codec(rules: Rules) -> Codec[Card]:
    """The codec of a card of the pack."""

    def parse(written: str) -> Card:
        card = Card.parse(written)
        check_pack((card,), rules)
        return card

    return text(parse, longest=3)


def cards_codec(rules: Rules) -> Codec[Cards]:
    """The codec of distinct cards of the pack: ``5H JD``."""

    def parse(written: str) -> Cards:
        cards = parse_cards(written)
        check_pack(cards, rules)
        return cards

    return text(parse, LONGEST, cards_text)


def check_pack(cards: Cards, rules: Rules) -> None:
    """Check that the cards are distinct and in the pack of these rules.

    Raises:
        ValueError: naming the first card that is not.
    """
    found = set[str]()
    for card in cards:
        written = str(card)
        if card.suit is None and not rules.joker:
            raise ValueError(f"{written} is not in the pack of this game")
        if written in found:
            raise ValueError(f"{written} is there twice")
        found.add(written)


def trick_codec(rules: Rules) -> Codec[Trick]:
    """The codec of a trick: ``{"leader": 2, "cards": "5H JD 2H", "winner": 2}``."""
    seat = seat_codec(rules)
    fields = {"leader": Field(seat), "cards": Field(cards_codec(rules), ()), "winner": Field(seat, None)}
    return struct(Trick, fields)


def call_codec(rules: Rules) -> Codec[Call]:
    """The codec of a call: ``1 bid 20``."""

    def parse(written: str) -> Call:
        seat, _, move_text = written.partition(" ")
        move = parse_move(move_text)
        if not isinstance(move, CallMove):
            raise ValueError(f"{move_text[:40]!r} is no call")
        return Call(_below(seat, rules.players, "seat"), move)

    return text(parse, longest=20, write=lambda call: f"{call.seat} {call.move}")


def put_out_codec(rules: Rules) -> Codec[PutOutCard]:
    """The codec of a card put out: ``1 5H``, or ``1 5H up`` if it lies face up."""

    def parse(written: str) -> PutOutCard:
        seat, _, card_text = written.partition(" ")
        card = Card.parse(card_text.removesuffix(" up"))
        check_pack((card,), rules)
        return PutOutCard(_below(seat, rules.players, "seat"), card, card_text.endswith(" up"))

    return text(parse, longest=10, write=lambda put: f"{put.seat} {put.card}{' up' if put.face_up else ''}")


def _below(written: str, end: int, name: str) -> int:
    """Read the number of a seat or side, which is below `end`; `name` is for the message."""
    if not (written.isascii() and written.isdigit() and len(written) == 1 and int(written) < end):
        raise ValueError(f"there is no {name} {written[:20]!r}")
    return int(written)


def result_codec(rules: Rules) -> Codec[DealResult]:
    """The codec of a finished deal: ``3 1 0:4,2:1 0:20,2:5``, with its number, dealer, and tricks and gains by side.

    Sides with zero are left out, ``-`` stands for zero for all, and where no side has zero the numbers stand alone:
    ``-1,9,-1``. Then may follow ``bid 1:20 made`` or ``bid 1:20 lost``, with the declarer's seat, ``with 3``, with the
    seat of the partner called for, ``spoiled``, and ``all 2`` for the side that took all five tricks.
    """

    def parse(written: str) -> DealResult:
        found = _RESULT.fullmatch(written)
        if found is None:
            raise ValueError(f"{written[:40]!r} is no finished deal")
        declarer, contract, all_five = found["declarer"], found["contract"], found["all_five"]
        return DealResult(
            number=int(found["number"]),
            dealer=_below(found["dealer"], rules.players, "seat"),
            tricks=_parsed_by_side(found["tricks"], rules),
            gains=_parsed_by_side(found["gains"], rules),
            declarer=None if declarer is None else _below(declarer, rules.players, "seat"),
            contract=None if contract is None else int(contract),
            made=None if contract is None else found["made"] == " made",
            spoiled=found["spoiled"] is not None,
            all_five=None if all_five is None else _below(all_five, rules.sides, "side"),
            partner=None if found["partner"] is None else _below(found["partner"], rules.players, "seat"),
        )

    return text(parse, longest=300, write=_result_text)


def _result_text(result: DealResult) -> str:
    words = [str(result.number), str(result.dealer), _by_side_text(result.tricks), _by_side_text(result.gains)]
    if result.contract is not None:
        words.append(f"bid {result.declarer}:{result.contract} {'made' if result.made else 'lost'}")
    if result.partner is not None:
        words.append(f"with {result.partner}")
    if result.spoiled:
        words.append("spoiled")
    if result.all_five is not None:
        words.append(f"all {result.all_five}")
    return " ".join(words)


def _by_side_text(numbers: Sequence[int]) -> str:
    """Write a number for each side, ``-1,9,-1``, or with the sides where some have zero: ``0:20,2:5``."""
    if all(numbers):
        return ",".join(map(str, numbers))
    return ",".join(f"{side}:{count}" for side, count in enumerate(numbers) if count) or "-"


def _parsed_by_side(written: str, rules: Rules) -> tuple[int, ...]:
    if _EACH_SIDE.fullmatch(written):
        each = tuple(map(int, written.split(",")))
        if len(each) != rules.sides:
            raise ValueError(f"{written[:40]!r} has not a number for each side")
        return each
    numbers = [0] * rules.sides
    for part in () if written == "-" else written.split(","):
        found = _SIDE_NUMBER.fullmatch(part)
        if found is None:
            raise ValueError(f"{part[:40]!r} is no number of a side")
        numbers[_below(found[1], rules.sides, "side")] = int(found[2])
    return tuple(numbers)


def legal_codec(rules: Rules) -> Codec[Sequence[PlayerMove]]:
    """The codec of legal moves: a list, or for exchanges an object with the cards and the limits of their number."""
    size = number(0, len(rules.pack))
    exchanges = struct(Exchanges, {"cards": Field(cards_codec(rules)), "least": Field(size), "most": Field(size)})
    moves = distinct(items(text(_legal_move, LONGEST), 0, _MOST_MOVES))

    def write(legal: Sequence[PlayerMove]) -> Any:
        return exchanges.write(legal) if isinstance(legal, Exchanges) else moves.write(tuple(legal))

    def read(found: Any, place: str) -> Sequence[PlayerMove]:
        return exchanges.read(found, place) if isinstance(found, dict) else moves.read(found, place)

    return Codec(write, read)


def _legal_move(written: str) -> PlayerMove:
    move = parse_move(written)
    if not isinstance(move, PlayerMove) or isinstance(move, Exchange):
        raise ValueError(f"{written[:40]!r} cannot be in the list of a player's legal moves")
    return move
