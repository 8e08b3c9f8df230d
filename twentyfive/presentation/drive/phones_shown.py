"""What the phones of the tables have said, as the grid of tables shows it and as it is told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from twentyfive.drive.entries import Reported
from twentyfive.drive.evening import Evening
from twentyfive.presentation.drive.game_shown import AnswerShown, SideShown, TableShown, said_of
from twentyfive.wording import drive_phones as words
from twentyfive.wording.names import detailed

Answers = Mapping[int, Mapping[int, Reported]]
"""What each side has said, by its card, at the tables of a game, by their numbers."""

MOST_NEWS: Final = 3
"""The most tables of which is told one by one; where more end at once, the foot of the page tells who still plays."""


def with_answers(tables: Sequence[TableShown], answers: Answers) -> tuple[TableShown, ...]:
    """Return tables with what their phones have said."""
    return tuple(_with(table, answers.get(table.number, {}) if table.missing else {}) for table in tables)


def _with(table: TableShown, said: Mapping[int, Reported]) -> TableShown:
    speakers: dict[Reported, list[str]] = {}
    for side in table.sides:
        if side.side in said:
            speakers.setdefault(said[side.side], []).append(side.key)
    keys = {side.side: side.key for side in table.sides}
    answers = tuple(AnswerShown(_says(entry, letters, keys), entry) for entry, letters in speakers.items())
    sides = tuple(_side_with(side, speakers) for side in table.sides)
    return replace(table, sides=sides, has_phones=True, answers=answers)


def _says(entry: Reported, letters: Sequence[str], keys: Mapping[int, str]) -> str:
    what = words.points_words(entry.points) if entry.points else words.WON(letter=keys[entry.winner])
    return detailed(", ".join(letters), what)


def _side_with(side: SideShown, speakers: Mapping[Reported, Sequence[str]]) -> SideShown:
    """Return a side with what was said of it, where who won is asked."""
    letters = [letter for entry, said in speakers.items() if entry.winner == side.side for letter in said]
    if not letters or any(entry.points for entry in speakers):
        return side
    if len(speakers) == 1:
        return replace(side, by_phone=words.TAKE_IT())
    one = len(letters) == 1
    said = words.SAYS_SO(letter=letters[0]) if one else words.SAY_SO(letters=", ".join(letters))
    return replace(side, by_phone=said)


def news(evening: Evening, before: Sequence[TableShown], now: Sequence[TableShown]) -> tuple[str, ...]:
    """Return what is to be said of what phones have done to the tables of the game that is on; a lot is not said."""
    found = []
    for then, table in zip(before, now, strict=False):
        if then.missing and not table.missing:
            found.append(said_of(evening, evening.tables[table.number - 1]))
        elif table.answers != then.answers and table.answers:
            one = words.SAID_AT(number=table.number, says=table.answers[0].words)
            found.append(words.differing((table.number,)) if table.differs else one)
    return tuple(found) if len(found) <= MOST_NEWS else ()
