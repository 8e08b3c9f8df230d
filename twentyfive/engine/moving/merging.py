"""How what two computers have of one kind becomes one: what is here first, and nothing of it lost."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from twentyfive.engine.files.file_names import free_name, same_name
from twentyfive.engine.learning.lesson_progress import parse_progress, progress_text
from twentyfive.engine.learning.trainer_file import parse_progress as parse_trainer
from twentyfive.engine.moving.contents import Part
from twentyfive.engine.saves.bookmarks import MOST_GAMES, MOST_IN_GAME, bookmarks_text, parse_bookmarks
from twentyfive.engine.saves.rule_sets import (
    MOST_OWN,
    MOST_RULES_NAME_LETTERS,
    RuleSet,
    SavedRuleSets,
    parse_rule_sets,
    rule_sets_text,
)


def merged_bookmarks(here: bytes, there: bytes) -> bytes:
    """Return the bookmarks of both; of a moment that is marked in both, the name given here."""
    ours, theirs = parse_bookmarks(here), parse_bookmarks(there)
    games = {game: marks for game, marks in theirs.items() if game not in ours} | ours
    for game, marks in ours.items():
        known = {(mark.ply, mark.moves) for mark in marks}
        more = [mark for mark in theirs.get(game, ()) if (mark.ply, mark.moves) not in known]
        games[game] = (*marks, *more)[:MOST_IN_GAME]
    return bookmarks_text(dict(list(games.items())[-MOST_GAMES:])).encode()


def merged_rules(here: bytes, there: bytes) -> bytes:
    """Return the rules of both. Other rules of a name that is taken here get a number after it."""
    ours, theirs = _rules(here), _rules(there)
    own = list(ours.own)
    for rules in theirs.own:
        is_taken = any(same_name(rules.name, other.name) for other in own)
        is_known = is_taken and any((rules.preset, rules.options) == (other.preset, other.options) for other in own)
        if not is_known and len(own) < MOST_OWN:
            own.append(_numbered(rules, own) if is_taken else rules)
    comments = (*ours.comments, *(line for line in theirs.comments if line not in ours.comments))
    text = rule_sets_text(SavedRuleSets(tuple(own), comments))
    return text.encode("utf-8", errors="surrogateescape")


def merged_lessons(here: bytes, there: bytes) -> bytes:
    """Return the lessons done in either; the one under way is that of here, if there is one."""
    ours, theirs = parse_progress(here), parse_progress(there)
    done = (*ours.done, *(lesson for lesson in theirs.done if lesson not in ours.done))
    return progress_text(replace(ours if ours.lesson else theirs, done=done)).encode()


def merged_trainer(here: bytes, there: bytes) -> bytes:
    """Return the progress with more answers: two cannot be added up."""
    return there if parse_trainer(there).answers > parse_trainer(here).answers else here


MERGED: Final[Mapping[Part, Callable[[bytes, bytes], bytes]]] = MappingProxyType(
    {
        Part.BOOKMARKS: merged_bookmarks,
        Part.RULES: merged_rules,
        Part.LESSONS: merged_lessons,
        Part.TRAINER: merged_trainer,
    }
)
"""For each file of which there is one: what becomes of the content here and the content there.

Each raises a ValueError if one of them is damaged, a LaterVersionError if a later version wrote it.
"""


def _rules(content: bytes) -> SavedRuleSets:
    return parse_rule_sets(content.decode("utf-8-sig", errors="surrogateescape"))


def _numbered(rules: RuleSet, own: list[RuleSet]) -> RuleSet:
    short = rules.name[: MOST_RULES_NAME_LETTERS - 4].strip()
    return replace(rules, name=free_name(short, [other.name for other in own]))
