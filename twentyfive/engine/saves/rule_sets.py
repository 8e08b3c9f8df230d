"""Rules that a person has saved under a name, and the file that stores them.

The file is readable: a title, then for each set of rules its name, its preset and the options that differ. Lines that
cannot be read are left out and reported; when the file is written next, they stay in it as comments.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

from twentyfive.core import PRESETS, SEATINGS, Rules, house_rules, seated
from twentyfive.core.rules.option_text import option_text, parse_option
from twentyfive.core.rules.presets import SEAT_OPTIONS, unknown_game
from twentyfive.engine.files.atomic_files import read_at_most
from twentyfive.engine.files.file_names import NameFault, kept_name_fault, same_name
from twentyfive.engine.files.guarded_file import FileContent, GuardedFile
from twentyfive.later_version import LaterVersionError, by_later_version, check_format

MOST_RULES_NAME_LETTERS: Final = 32
MOST_OWN: Final = 200
OWN_RULES: Final = "rules.25"
"""The name of the file, in the program's data folder."""

LARGEST: Final = 1_000_000
"""Limit of the file, in bytes; the most rule sets, with every option changed, need fewer."""

_TITLE: Final = "twentyfive rules 1"
_NAME: Final = "name: "


@dataclass(frozen=True, slots=True)
class RuleSet:
    """Rules saved under a name.

    Attributes:
        name: the person's name for them.
        preset: the id of the preset on which they are based.
        options: the options that differ from the preset, with their values; never `players` or `sides`.
    """

    name: str
    preset: str
    options: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class RulesDamage:
    """A part of the file that cannot be used.

    Attributes:
        name: the name of the rule set; empty if it has none.
        reason: what is wrong with it.
    """

    name: str
    reason: str


@dataclass(frozen=True, slots=True)
class SavedRuleSets:
    """All saved rules, as they are in the file.

    Attributes:
        own: the rule sets, in the order in which they were saved.
        comments: lines to keep at the end of the file, including those that could not be read, and the rules that a
            later version of the program wrote.
        damages: the parts that could not be read.
    """

    own: tuple[RuleSet, ...] = ()
    comments: tuple[str, ...] = ()
    damages: tuple[RulesDamage, ...] = ()


def rules_name_fault(name: str) -> NameFault | None:
    """Return the reason that rules cannot be saved under that name; None if they can."""
    return kept_name_fault(name, MOST_RULES_NAME_LETTERS)


def merged_rule_sets(
    before: tuple[RuleSet, ...], now: tuple[RuleSet, ...], there: tuple[RuleSet, ...]
) -> tuple[RuleSet, ...]:
    """Return the rule sets to write: those in the file, with this window's changes since it read the file.

    Args:
        before: the rule sets when this window read the file.
        now: the rule sets after this window's changes.
        there: the rule sets in the file now, where another window may have written.
    """
    if there == before:
        return now
    changed = [own for own in now if own not in before]
    gone = [own for own in before if own not in now]
    unchanged = [own for own in there if not any(same_name(own.name, mine.name) for mine in changed)]
    return (*(own for own in unchanged if own not in gone), *changed)


def with_lost_sets(before: SavedRuleSets, found: FileContent[SavedRuleSets]) -> SavedRuleSets:
    """Return the content of the file, with the rule sets that it has lost since it was read.

    A rule set that is missing from a sound file was deleted by another window and stays deleted. One that is missing
    because the file is gone, or was damaged by editing, is restored.
    """
    there = found.value
    if not found.absent and not there.damages:
        return there
    names = [own.name for own in there.own]
    lost = [own for own in before.own if not any(same_name(own.name, name) for name in names)]
    return replace(there, own=(*there.own, *lost), comments=before.comments if found.absent else there.comments)


def rules_file(path: Path) -> GuardedFile[SavedRuleSets]:
    """Return the file of saved rules at that path. It counts as damaged as a whole only if it is too large."""
    return GuardedFile(path, _parsed, rule_sets_text, SavedRuleSets(), LARGEST)


def saved_rules(path: Path) -> tuple[RuleSet, ...]:
    """Return the rule sets in the file at that path. Unlike `rules_file` this puts no damaged file aside.

    Raises:
        OSError: if there is none, or it cannot be read.
        ValueError: if it is too large.
    """
    return _parsed(read_at_most(path, LARGEST)).own


def rule_sets_text(saved: SavedRuleSets) -> str:
    """Return the text of the file."""
    blocks = ["\n".join(_lines(own)) for own in saved.own]
    if saved.comments:
        blocks.append("\n".join(saved.comments))
    return "\n\n".join([_TITLE, *blocks]) + "\n"


def parse_rule_sets(text: str) -> SavedRuleSets:
    """Return the rules in the text of a file, the inverse of `rule_sets_text`.

    Unreadable lines become comments; the rules of a later version of the program stay as they are.

    Raises:
        LaterVersionError: if all of the file is of a later version.
    """
    lines = text.replace("\r\n", "\n").split("\n")
    try:
        check_format(lines[0], _TITLE)
    except LaterVersionError:
        raise
    except ValueError:
        damage = RulesDamage("", "this is not a file of saved rules")
        return SavedRuleSets(comments=_commented(lines), damages=(damage,))
    own: list[RuleSet] = []
    comments = [line for line in lines if line.startswith("#")]
    damages: list[RulesDamage] = []
    for block in _blocks(lines):
        try:
            own.append(_parse(block, own))
        except ValueError as error:
            block_lines = [line for _, line in block]
            name = block_lines[0].removeprefix(_NAME).strip() if block_lines[0].startswith(_NAME) else ""
            damages.append(RulesDamage(name, str(error)))
            is_later = isinstance(error, LaterVersionError)
            comments += block_lines if is_later else _commented(block_lines)
    return SavedRuleSets(tuple(own), tuple(comments), tuple(damages))


def _parsed(content: bytes) -> SavedRuleSets:
    return parse_rule_sets(content.decode("utf-8-sig", errors="surrogateescape"))


def _lines(own: RuleSet) -> list[str]:
    options = [f"option: {name} {option_text(value)}" for name, value in own.options.items()]
    return [f"{_NAME}{own.name}", f"game: {own.preset}", *options]


def _commented(lines: Sequence[str]) -> tuple[str, ...]:
    return tuple(line if line.startswith("#") else f"# {line}" for line in lines if line)


def _blocks(lines: Sequence[str]) -> list[list[tuple[int, str]]]:
    """Return the numbered lines of each rule set, which reach from one name to the next."""
    blocks: list[list[tuple[int, str]]] = []
    for number, line in enumerate(lines[1:], 2):
        if not line or line.startswith("#"):
            continue
        if line.startswith(_NAME) or not blocks:
            blocks.append([])
        blocks[-1].append((number, line))
    return blocks


def _parse(block: Sequence[tuple[int, str]], before: Sequence[RuleSet]) -> RuleSet:
    """Return the rule set of these lines. Raises ValueError naming the line and what is wrong there."""
    number, first = block[0]
    with _in_line(number):
        name = _name(first, before)
    number, game = block[1] if len(block) > 1 else (number, "")
    with _in_line(number):
        preset = game.removeprefix("game: ")
        if preset not in PRESETS:
            raise unknown_game(preset)
    options: dict[str, object] = {}
    for number, line in block[2:]:
        with _in_line(number):
            option, value = _option(line)
            if option in options:
                raise ValueError(f"{option!r} comes twice")
            options[option] = value
    return RuleSet(name, preset, options)


@contextmanager
def _in_line(number: int) -> Iterator[None]:
    """Put the number of the line into the message of a ValueError."""
    try:
        yield
    except LaterVersionError as error:
        raise LaterVersionError(by_later_version(f"line {number}: {error}")) from error
    except ValueError as error:
        raise ValueError(f"line {number}: {error}") from error


def _name(line: str, before: Sequence[RuleSet]) -> str:
    if len(before) == MOST_OWN:
        raise ValueError(f"there are more than {MOST_OWN} rules")
    if not line.startswith(_NAME):
        raise ValueError(f"{line[:60]!r} comes before any name")
    name = line.removeprefix(_NAME).strip()
    if rules_name_fault(name) is not None:
        raise ValueError(f"{name[:60]!r} cannot be a name")
    # Not `same_name`, which ignores the encoding of accents: older files may have names that differ only in that.
    if any(name.casefold() == other.name.casefold() for other in before):
        raise ValueError(f"{name!r} comes twice")
    return name


def _option(line: str) -> tuple[str, object]:
    key, _, rest = line.partition(": ")
    option, _, value = rest.partition(" ")
    if key != "option" or option in SEAT_OPTIONS:
        raise ValueError(f"{line[:60]!r} is no option of the rules")
    return option, parse_option(Rules, option, value)


_log = logging.getLogger(__name__)


class RulesNames:
    """The names in the file of saved rules, which is read again whenever it has changed."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._stamp: tuple[int, int] | None = None
        self._saved: tuple[RuleSet, ...] = ()

    def name(self, rules: Rules) -> str:
        """Return the name under which these rules are saved, for any number of players; empty if there is none.

        A file that cannot be read has no names; the page on which rules are chosen reports what is wrong with it.
        """
        if not house_rules(rules) or (rules.players, rules.sides) not in SEATINGS[rules.preset]:
            return ""
        self._read()
        usual = seated(rules.preset, rules.players, rules.sides)
        of_preset = (own for own in self._saved if own.preset == rules.preset)
        return next((own.name for own in of_preset if usual.draft(**own.options) == rules), "")

    def _read(self) -> None:
        try:
            found = self._path.stat()
            stamp = (found.st_mtime_ns, found.st_size)
            if stamp != self._stamp:
                self._saved, self._stamp = saved_rules(self._path), stamp
        except FileNotFoundError:
            self._saved, self._stamp = (), None
        except (OSError, ValueError) as error:
            _log.info("No names of rules from %s: %s", self._path, error)
            self._saved, self._stamp = (), None
