"""The three folds of the New game page: what each tells while it is closed, and their places in the window."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from twentyfive.engine.seating.players import Computer, is_person
from twentyfive.presentation.measures import Rect
from twentyfive.presentation.new_game import Choices
from twentyfive.wording.amounts import number_word, sentence_case
from twentyfive.wording.grammar.texts import CountedText, Text
from twentyfive.wording.records.rule_sets import rules_name
from twentyfive.wording.setup.games import changed_words
from twentyfive.wording.setup.tables import levels_of, sides_in_sentence


class Fold(Enum):
    """A part of the choices for a new game, in the order in which they are made."""

    GAME = auto()
    PLAYERS = auto()
    RULES = auto()


FOLD_TITLES: Final[Mapping[Fold, Text]] = {
    Fold.GAME: Text("new game", "Game"),
    Fold.PLAYERS: Text("new game", "Players"),
    Fold.RULES: Text("new game", "House rules"),
}


@dataclass(frozen=True, slots=True)
class FoldState:
    """What is chosen in a fold.

    Attributes:
        words: it in a line.
        short: it in a word or two, for a tab.
    """

    words: str
    short: str


_GAME_FOR: Final = CountedText("new game", "{game}, {players} players")
_GAME_IN_SIDES: Final = Text("new game", "{game}, {sides}")
_USUAL: Final = Text("new game", "The usual rules")
_USUAL_IN_SHORT: Final = Text("new game", "usual")
_HANDS: Final = Text("new game", "Hands at the table: {number}")
_PEOPLE: Final = CountedText("new game", "{players} people at the table")
_ALONE: Final = CountedText("new game", "{name} and {number} computer players, {level}")
_ALONE_WITH_ONE: Final = Text("new game", "{name} and one computer player, {level}")
_SEVERAL_WITH_ONE: Final = CountedText("new game", "{persons} people and one computer player, {level}")
_SEVERAL: Final = CountedText("new game", "{persons} people and {number} computer players, {level}")


def fold_states(choices: Choices) -> Mapping[Fold, FoldState]:
    """Return what is chosen in each fold."""
    changed = changed_words(len(choices.differences))
    return {
        Fold.GAME: FoldState(_game(choices), rules_name(choices.preset, choices.own)),
        Fold.PLAYERS: FoldState(sentence_case(_players(choices)), number_word(choices.present)),
        Fold.RULES: FoldState(changed or _USUAL(), changed or _USUAL_IN_SHORT()),
    }


def _game(choices: Choices) -> str:
    """The game and its players, in their sides if they play together: "Forty-Five, two pairs"."""
    game, players = rules_name(choices.preset, choices.own), choices.players
    if choices.sides < players:
        return _GAME_IN_SIDES(game=game, sides=sides_in_sentence(players, choices.sides))
    return _GAME_FOR(players, game=game, players=number_word(players))


def _players(choices: Choices) -> str:
    """Who is at the table: "You and four computer players, medium"."""
    sitters = choices.sitters[: choices.present]
    persons = [seat for seat, sitter in enumerate(sitters) if is_person(sitter)]
    computers = [sitter for sitter in sitters if isinstance(sitter, Computer)]
    if not computers:
        if len(persons) < choices.present:
            return _HANDS(number=choices.present)
        return _PEOPLE(choices.present, players=number_word(choices.present))
    level, count, people = levels_of(computers), len(computers), number_word(len(persons))
    if len(persons) == 1:
        name, number = choices.table_names[persons[0]], number_word(count)
        one = count == 1
        return _ALONE_WITH_ONE(name=name, level=level) if one else _ALONE(count, name=name, number=number, level=level)
    if count == 1:
        return _SEVERAL_WITH_ONE(len(persons), persons=people, level=level)
    return _SEVERAL(count, persons=people, number=number_word(count), level=level)


COLUMN: Final = 960
"""The greatest width of the folds with text of 100 %: a wider line is hard to read."""

_LOW: Final = 640
"""The height of a window, with text of 100 %, under which three heads above each other leave too little between."""

_PRESETS_UP_TO: Final = 1.3
_PRESETS_FROM: Final = 500
"""The text factor up to which a low window has room for the row of what was played before, and its least height."""


def stand_in_row(height: int, factor: float) -> bool:
    """Whether the heads of the folds stand in one row, like tabs, in a window of this height and text."""
    return height < _LOW * factor


def presets_fit(height: int, factor: float, text: float) -> bool:
    """Whether there is room for the row of what was played before, which repeats what the folds offer."""
    return not stand_in_row(height, factor) or (text <= _PRESETS_UP_TO and height >= _PRESETS_FROM * factor)


@dataclass(frozen=True, slots=True)
class FoldPlaces:
    """The places of the folds.

    Attributes:
        heads: the frames of the heads, in order.
        body: the content of the open fold.
        sheet: the sheet of paper of the open fold: its head and its body, without the head if that is a tab.
    """

    heads: tuple[Rect, ...]
    body: Rect
    sheet: Rect


def fold_places(
    width: int, height: int, heads: tuple[int, ...], opened: int, apart: int, *, in_row: bool
) -> FoldPlaces:
    """Lay out the folds in this width and height.

    Args:
        width, height: the room.
        heads: the height of each head.
        opened: the place of the open fold, which takes what the heads leave.
        apart: the distance between two folds.
        in_row: whether the heads stand side by side above the open fold.
    """
    if in_row:
        tall, each = max(heads), (width - (len(heads) - 1) * apart) // len(heads)
        frames = tuple(Rect(place * (each + apart), 0, each, tall) for place in range(len(heads)))
        body = Rect(0, tall, width, max(0, height - tall))
        return FoldPlaces(frames, body, body)
    left = max(0, height - sum(heads) - (len(heads) - 1) * apart)
    tops = [sum(heads[:place]) + place * apart + (left if place > opened else 0) for place in range(len(heads))]
    frames = tuple(Rect(0, top, width, tall) for top, tall in zip(tops, heads, strict=True))
    body = Rect(0, frames[opened].bottom, width, left)
    return FoldPlaces(frames, body, Rect(0, frames[opened].y, width, heads[opened] + left))
