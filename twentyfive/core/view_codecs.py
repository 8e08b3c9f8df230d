"""The parts of a view as JSON: rules, seats, cards, tricks, calls, finished deals and legal moves.

Cards, moves and options have the text form that records have. So that long lists stay short, a call is one text,
``1 bid 20``, and so are a card put out, ``1 5H``, and a finished deal, ``3 1 0:4,2:1 0:20,2:5``.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from twentyfive.core.cards import Card, Cards, cards_text, parse_cards
from twentyfive.core.moves import LONGEST, Exchange, PlayerMove, parse_move
from twentyfive.core.phases.exchange import Exchanges
from twentyfive.core.rules.option_text import option_kinds, option_text, parse_option
from twentyfive.core.rules.presets import PRESETS, changed_options
from twentyfive.core.rules.rules import Rules
from twentyfive.core.state import Call, CallMove, DealResult, PutOutCard, Trick
from twentyfive.core.strict_json import Codec, Field, as_object, distinct, items, number, struct, text

_MOST_MOVES: Final = 60
"""A dealer who robs the pack chooses from up to 43 cards of the stock; nobody else has as many legal moves."""

_RESULT: Final = re.compile(
    r"(?P<number>\d{1,9}) (?P<dealer>\d) (?P<tricks>[\d:,-]+) (?P<gains>[\d:,-]+)"
    r"( bid (?P<declarer>\d):(?P<contract>\d{1,9})(?P<made> made| lost))?"
    r"(?P<spoiled> spoiled)?( all (?P<all_five>\d))?",
    re.ASCII,
)
_OF_SIDE: Final = re.compile(r"(\d):(-?\d{1,9})", re.ASCII)


def _written_rules(rules: Rules) -> dict[str, str]:
    options = {name: option_text(value) for name, value in changed_options(rules).items()}
    return {"game": rules.preset, **options}


def _read_rules(found: Any, place: str) -> Rules:
    options = {name: _option(name, value, place) for name, value in as_object(found, place).items() if name != "game"}
    game = _WORD.read(found.get("game", ""), f"{place}.game")
    if game not in PRESETS:
        raise ValueError(f"{place}.game: there is no game {game[:40]!r}")
    try:
        return PRESETS[game].replace(**options)
    except ValueError as error:
        raise ValueError(f"{place}: {error}") from error


def _option(name: str, found: Any, place: str) -> object:
    if name not in option_kinds(Rules):
        raise ValueError(f"{place}: there is no field {name[:40]!r}")
    return text(lambda written: parse_option(Rules, name, written), 200, option_text).read(found, f"{place}.{name}")


_WORD: Final = text(str, longest=200)

RULES_CODEC: Final = Codec(_written_rules, _read_rules)
"""Rules: the id of their game, and the options that differ from it: ``{"game": "forty-five", "players": "6"}``."""


def seat_codec(rules: Rules) -> Codec[int]:
    """A seat of the table."""
    return number(0, rules.players - 1)


def seats_codec(rules: Rules) -> Codec[tuple[int, ...]]:
    """Some seats, each once."""
    return distinct(items(seat_codec(rules), 0, rules.players))


def side_codec(rules: Rules) -> Codec[int]:
    """A side of the table."""
    return number(0, rules.sides - 1)


def sides_codec(rules: Rules) -> Codec[tuple[int, ...]]:
    """Some sides, each once."""
    return distinct(items(side_codec(rules), 0, rules.sides))


def card_codec(rules: Rules) -> Codec[Card]:
    """A card of the pack."""

    def parse(written: str) -> Card:
        card = Card.parse(written)
        check_pack((card,), rules)
        return card

    return text(parse, longest=3)


def cards_codec(rules: Rules) -> Codec[Cards]:
    """Some cards of the pack, each once: ``5H JD``."""

    def parse(written: str) -> Cards:
        cards = parse_cards(written)
        check_pack(cards, rules)
        return cards

    return text(parse, LONGEST, cards_text)


def check_pack(cards: Cards, rules: Rules) -> None:
    """Look whether all the cards are in the pack of these rules, and none is there twice.

    Raises:
        ValueError: naming the first that is not, or is.
    """
    met = set[str]()
    for card in cards:
        written = str(card)
        if card.suit is None and not rules.joker:
            raise ValueError(f"{written} is not in the pack of this game")
        if written in met:
            raise ValueError(f"{written} is there twice")
        met.add(written)


def trick_codec(rules: Rules) -> Codec[Trick]:
    """A trick: ``{"leader": 2, "cards": "5H JD 2H", "winner": 2}``."""
    seat = seat_codec(rules)
    fields = {"leader": Field(seat), "cards": Field(cards_codec(rules), ()), "winner": Field(seat, None)}
    return struct(Trick, fields)


def call_codec(rules: Rules) -> Codec[Call]:
    """A call of the auction: ``1 bid 20``."""

    def parse(written: str) -> Call:
        seat, _, move_text = written.partition(" ")
        move = parse_move(move_text)
        if not isinstance(move, CallMove):
            raise ValueError(f"{move_text[:40]!r} is no call")
        return Call(_below(seat, rules.players, "seat"), move)

    return text(parse, longest=20, write=lambda call: f"{call.seat} {call.move}")


def put_out_codec(rules: Rules) -> Codec[PutOutCard]:
    """A card laid out: ``1 5H``, or ``1 5H up`` where it lies face up."""

    def parse(written: str) -> PutOutCard:
        seat, _, laid = written.partition(" ")
        card = Card.parse(laid.removesuffix(" up"))
        check_pack((card,), rules)
        return PutOutCard(_below(seat, rules.players, "seat"), card, laid.endswith(" up"))

    return text(parse, longest=10, write=lambda put: f"{put.seat} {put.card}{' up' if put.face_up else ''}")


def _below(written: str, end: int, called: str) -> int:
    """The seat or side of that number."""
    if not (written.isascii() and written.isdigit() and len(written) == 1 and int(written) < end):
        raise ValueError(f"there is no {called} {written[:20]!r}")
    return int(written)


def result_codec(rules: Rules) -> Codec[DealResult]:
    """A finished deal: ``3 1 0:4,2:1 0:20,2:5``, its number and dealer, and by side the tricks and the gains.

    The sides without any are left out, ``-`` stands for none at all. After them may come ``bid 1:20 made`` or
    ``bid 1:20 lost``, with the declarer's seat, ``spoiled``, and ``all 2`` for the side that took all five tricks.
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
        )

    return text(parse, longest=300, write=_result_text)


def _result_text(result: DealResult) -> str:
    words = [str(result.number), str(result.dealer), _by_side_text(result.tricks), _by_side_text(result.gains)]
    if result.contract is not None:
        words.append(f"bid {result.declarer}:{result.contract} {'made' if result.made else 'lost'}")
    if result.spoiled:
        words.append("spoiled")
    if result.all_five is not None:
        words.append(f"all {result.all_five}")
    return " ".join(words)


def _by_side_text(numbers: Sequence[int]) -> str:
    """A number for each side, zeros left out: ``0:20,2:5``."""
    return ",".join(f"{side}:{count}" for side, count in enumerate(numbers) if count) or "-"


def _parsed_by_side(written: str, rules: Rules) -> tuple[int, ...]:
    numbers = [0] * rules.sides
    for part in () if written == "-" else written.split(","):
        found = _OF_SIDE.fullmatch(part)
        if found is None:
            raise ValueError(f"{part[:40]!r} is no number of a side")
        numbers[_below(found[1], rules.sides, "side")] = int(found[2])
    return tuple(numbers)


def legal_codec(rules: Rules) -> Codec[Sequence[PlayerMove]]:
    """The legal moves as a list; ways to exchange as the cards to choose from, and the least and the most of them."""
    size = number(0, len(rules.pack))
    ways = struct(Exchanges, {"cards": Field(cards_codec(rules)), "least": Field(size), "most": Field(size)})
    moves = distinct(items(text(_legal_move, LONGEST), 0, _MOST_MOVES))

    def write(legal: Sequence[PlayerMove]) -> Any:
        return ways.write(legal) if isinstance(legal, Exchanges) else moves.write(tuple(legal))

    def read(found: Any, place: str) -> Sequence[PlayerMove]:
        return ways.read(found, place) if isinstance(found, dict) else moves.read(found, place)

    return Codec(write, read)


def _legal_move(written: str) -> PlayerMove:
    move = parse_move(written)
    if not isinstance(move, PlayerMove) or isinstance(move, Exchange):
        raise ValueError(f"{written[:40]!r} cannot be in the list of a player's legal moves")
    return move
