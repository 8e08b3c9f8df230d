"""The files of lessons: TOML that a person can write, as ``resources/lessons/README.md`` explains.

The numbers before their names give the order of the lessons.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from string import Formatter
from typing import Any, Final

from twentyfive.core import PRESETS, Rules
from twentyfive.core.cards import Cards, parse_cards
from twentyfive.core.moves import DealCards, Move, TableMove, parse_move
from twentyfive.core.phases.dealing import deal_order
from twentyfive.core.rules.option_text import parse_option
from twentyfive.engine.files.atomic_files import read_at_most
from twentyfive.engine.learning.lessons import LEAVE, OTHER, OTHERS, Free, Lesson, LessonDeal, LessonStep, Moves

LARGEST: Final = 200_000
"""Limit of a file, in bytes; the program's own lessons have less than a twentieth of that."""

LONGEST_LINE: Final = 1_000
"""Limit of a line, in letters: the time to parse a dotted TOML key grows with the square of its length."""


class LessonError(ValueError):
    """A text that is no lesson; the message names the place."""


def read_lessons(folder: Path) -> tuple[Lesson, ...]:
    """Read the lessons in the files of a folder, in the order of their numbers.

    Raises:
        LessonError: naming the file and the place in it.
        OSError: if a file cannot be read.
    """
    files = sorted((*_number_and_name(path), path) for path in folder.glob("*.toml"))
    return tuple(_read(path, name) for _, name, path in files)


def _number_and_name(path: Path) -> tuple[int, str]:
    number, _, name = path.stem.partition("-")
    if not number.isdecimal() or not name:
        raise LessonError(f"{path.name}: a lesson's file is named like '01-red-trumps.toml'")
    return int(number), name


def _read(path: Path, name: str) -> Lesson:
    try:
        return parse_lesson(name, read_at_most(path, LARGEST).decode("utf-8-sig"))
    except ValueError as error:
        raise LessonError(f"{path.name}: {error}") from error


def parse_lesson(name: str, text: str) -> Lesson:
    """Return the lesson in the text of a file.

    Raises:
        LessonError: naming the place and what is wrong there.
    """
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > LONGEST_LINE:
            raise LessonError(f"line {number}: it is longer than {LONGEST_LINE} letters")
    try:
        whole = tomllib.loads(text)
    except RecursionError as error:
        raise LessonError("its lists or tables are too deep within each other") from error
    except ValueError as error:  # no TOML, or an invalid number or date
        raise LessonError(str(error)) from error
    fields = _Fields(whole, "the lesson")
    title = fields.text("title")
    deals = tuple(
        _deal(_Fields(deal, f"deal {place}"), title) for place, deal in enumerate(fields.tables("deal"), start=1)
    )
    lesson = Lesson(name, title, fields.text("about"), deals)
    fields.end()
    return lesson


class _Fields:
    """The fields of one table of a file. Each is read once; `end` finds those that nobody read."""

    def __init__(self, table: object, place: str, named: tuple[str, ...] = ()) -> None:
        """`named` are the players whom the texts may name."""
        if not isinstance(table, dict):
            raise LessonError(f"{place} is no table")
        self.place = place
        self._named = named
        self._left: dict[str, Any] = dict(table)

    def text(self, name: str, usual: str | None = None) -> str:
        value = self._left.pop(name, usual)
        if not isinstance(value, str) or (usual is None and not value.strip()):
            raise LessonError(f"{self.place}: {name!r} is missing, or no text")
        return self._naming(value)

    def _naming(self, text: str) -> str:
        """Return a text on one line, if its braces name players of the deal."""
        try:
            braces = [tuple(found) for _, *found in Formatter().parse(text) if found[0] is not None]
        except ValueError as error:
            raise LessonError(f"{self.place}: {text!r}: {error}") from error
        for name, case, conversion in braces:
            if name not in self._named or case or conversion:
                raise LessonError(f"{self.place}: {text!r}: nobody is called {{{name}}}")
        return " ".join(text.split())

    def texts(self, name: str) -> tuple[str, ...]:
        value = self._left.pop(name, [])
        if not isinstance(value, list) or not all(isinstance(text, str) for text in value):
            raise LessonError(f"{self.place}: {name!r} is no list of texts")
        return tuple(value)

    def table_of_texts(self, name: str) -> Mapping[str, str]:
        value = self._left.pop(name, {})
        if not isinstance(value, dict) or not all(isinstance(text, str) for text in value.values()):
            raise LessonError(f"{self.place}: {name!r} is no table of texts")
        return {key: self._naming(text) for key, text in value.items()}

    def texts_by_move(self, name: str, *others: str) -> Mapping[str, str]:
        """Return texts by the text form of a move, or by one of the words in `others`."""
        texts = self.table_of_texts(name)
        for move in texts:
            if move not in others:
                self._move(name, move)
        return texts

    def tables(self, name: str) -> list[Any]:
        value = self._left.pop(name, None)
        if not isinstance(value, list) or not value:
            raise LessonError(f"{self.place}: there is no [[{name}]]")
        return value

    def number(self, name: str) -> int:
        value = self._left.pop(name, 0)
        if not isinstance(value, int) or isinstance(value, bool):
            raise LessonError(f"{self.place}: {name!r} is no number")
        return value

    def flag(self, name: str) -> bool:
        value = self._left.pop(name, False)
        if not isinstance(value, bool):
            raise LessonError(f"{self.place}: {name!r} is neither true nor false")
        return value

    def moves(self, name: str) -> Moves:
        moves = tuple(self._move(name, text) for text in self.texts(name))
        players = tuple(move for move in moves if not isinstance(move, TableMove))
        if len(players) < len(moves):
            raise LessonError(f"{self.place}: {name!r}: the table makes its moves by itself")
        return players

    def _move(self, name: str, text: str) -> Move:
        try:
            return parse_move(text)
        except ValueError as error:
            raise LessonError(f"{self.place}: {name!r}: {error}") from error

    def end(self) -> None:
        """Raise LessonError if a field is left, which would otherwise hide a misspelt name."""
        if self._left:
            raise LessonError(f"{self.place}: there is no {', '.join(map(repr, self._left))}")


def _deal(fields: _Fields, title: str) -> LessonDeal:
    game = fields.text("game", "twenty-five")
    if game not in PRESETS:
        raise LessonError(f"{fields.place}: there is no game {game!r}")
    try:
        options = {name: parse_option(Rules, name, value) for name, value in fields.table_of_texts("options").items()}
        rules = PRESETS[game].replace(**options)
        hands = tuple(parse_cards(hand) for hand in fields.texts("hands"))
        below = parse_cards(f"{fields.text('turn_up', '')} {fields.text('stock', '')}")
        dealer = fields.number("dealer")
        dealt = DealCards(_stacked(rules, dealer, hands, below), dealer)
    except ValueError as error:
        raise LessonError(f"{fields.place}: {error}") from error
    named = OTHERS[: rules.players - 1]
    steps = tuple(
        _step(_Fields(step, f"{fields.place}, step {place}", named), title)
        for place, step in enumerate(fields.tables("step"), start=1)
    )
    lesson_deal = LessonDeal(rules, dealt, fields.number("seed"), steps)
    fields.end()
    return lesson_deal


def _stacked(rules: Rules, dealer: int, hands: Sequence[Cards], below: Cards) -> Cards:
    """Return a pack that deals these hands, then has the cards `below`, then the rest.

    Raises:
        ValueError: if no pack can deal them.
    """
    named = [card for cards in (*hands, below) for card in cards]
    if len(set(named)) < len(named):
        raise ValueError("a card is dealt twice")
    if not set(named) <= set(rules.pack):
        raise ValueError("a card is dealt that is not in the pack")
    if len(hands) != rules.players or any(len(hand) != rules.hand_size for hand in hands) or rules.kitty:
        raise ValueError(f"'hands' is not {rules.players} hands of {rules.hand_size} cards")
    if not 0 <= dealer < rules.players:
        raise ValueError(f"there is no dealer {dealer}")
    rest = [iter(hand) for hand in hands]
    top = (next(rest[seat]) for seat in deal_order(rules, dealer) if seat is not None)
    return (*top, *below, *(card for card in rules.pack if card not in named))


def _step(fields: _Fields, title: str) -> LessonStep:
    free = fields.text("free", "")
    if free and free not in tuple(Free):
        raise LessonError(f"{fields.place}: 'free' is none of {', '.join(Free)}")
    step = LessonStep(
        title=fields.text("title", title),
        text=fields.text("text"),
        task=fields.text("task", ""),
        look=fields.texts("look"),
        before=fields.moves("before"),
        after=fields.moves("after"),
        right=fields.moves("right"),
        won_by=fields.text("won_by", ""),
        free=Free(free) if free else None,
        advised=fields.flag("advised"),
        yes=fields.text("yes", ""),
        no=fields.texts_by_move("no", OTHER, LEAVE),
        refused=fields.texts_by_move("refused"),
    )
    fields.end()
    return step
