"""Records: the log of the moves of a game with a cursor for undo, and its text form."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Self

from twentyfive.core.game import apply, new_game
from twentyfive.core.moves import Move, parse_move
from twentyfive.core.refusal import IllegalMove
from twentyfive.core.rules.option_text import option_text, parse_option
from twentyfive.core.rules.presets import PRESETS, changed_options, unknown_game
from twentyfive.core.rules.rules import Rules
from twentyfive.core.state import MOST_NAME_LETTERS, GameState, check_name, default_names
from twentyfive.later_version import LaterVersionError, by_later_version

FORMAT: Final = 1
TITLE: Final = "twentyfive record"
"""The first words of every record, before the number of its format."""

MOVES: Final = "moves:"
"""The line between the header and the moves."""

UNDONE: Final = "undone:"
"""The line between the moves made and those taken back."""

_END: Final = "\n"
_DEAL: Final = "\ndeal "
_SEED: Final = re.compile(r"-?[0-9]{1,40}", re.ASCII)
MOST_RECORD_LETTERS: Final = 2_000_000
"""Length limit of a record, twice the length of one with the most moves and deals."""

MOST_MOVES: Final = 60_000
"""Limit of the lines after the header. The longest match of random moves had 57,037; a person would need a week."""

MOST_DEALS: Final = 3_000
"""Limit of the deals: each state holds the results of its game, so memory grows with the square of their number."""


class RecordError(ValueError):
    """The error of a text that is not a record, or not a possible game; the message names the line."""


class LaterRecordError(RecordError, LaterVersionError):
    """The error of a record of a game, a rule or a format that only a later version of the program can know."""


@dataclass(frozen=True, slots=True)
class Header:
    """The part of a record before its moves.

    Attributes:
        rules: the options of the game.
        names: the players' names, by seat.
        seats: the kind of player at each seat, as text that only the caller interprets; may be empty.
        seed: the seed of the shuffles still to come, None if they need not repeat.
        sits_out: the player who waits for the next game, as text that only the caller interprets; empty for none.
    """

    rules: Rules
    names: tuple[str, ...]
    seats: tuple[str, ...] = ()
    seed: int | None = None
    sits_out: str = ""


class Record:
    """A game as the log of its moves, with a cursor; the moves after the cursor can be redone.

    Attributes:
        header: the rules, names, seats and seed.
    """

    def __init__(self, header: Header) -> None:
        self.header = header
        self._moves: list[Move] = []
        self._states = [new_game(header.rules, header.names)]
        self._written: list[str] = []  # the first moves as text, once they were asked for
        self._cursor = 0

    @classmethod
    def new(
        cls,
        rules: Rules,
        *,
        names: Sequence[str] | None = None,
        seats: Sequence[str] = (),
        seed: int | None = None,
        sits_out: str = "",
    ) -> Self:
        """A record without moves.

        Raises:
            RulesError: if the options contradict each other.
            ValueError: if there is not one name and one seat for each player, or one cannot be written on a line.
        """
        start = new_game(rules, names)
        if len(seats) not in (0, rules.players):
            raise ValueError(f"{len(seats)} seats for {rules.players} players")
        for text in (*start.names, *seats):
            check_name(text)
        if not sits_out.isprintable() or sits_out != sits_out.strip():
            raise ValueError(f"{sits_out[:40]!r} holds a line break or outer spaces")
        if len(sits_out) > MOST_NAME_LETTERS:
            raise ValueError(f"{sits_out[:40]!r}… is longer than {MOST_NAME_LETTERS} letters")
        return cls(Header(rules, start.names, tuple(seats), seed, sits_out))

    @property
    def state(self) -> GameState:
        """The state at the cursor."""
        return self._states[self._cursor]

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves up to the cursor."""
        return tuple(self._moves[: self._cursor])

    @property
    def undone(self) -> tuple[Move, ...]:
        """The moves after the cursor, the next to redo first."""
        return tuple(self._moves[self._cursor :])

    @property
    def log(self) -> tuple[Move, ...]:
        """All moves, undone ones included."""
        return tuple(self._moves)

    @property
    def ply(self) -> int:
        """The number of moves before the cursor."""
        return self._cursor

    @property
    def last_ply(self) -> int:
        """The number of moves in the log, undone ones included."""
        return len(self._moves)

    def state_at(self, ply: int) -> GameState:
        """The state after the first `ply` moves of the log, undone ones included.

        Raises:
            IndexError: if the log has fewer moves.
        """
        if not 0 <= ply <= self.last_ply:
            raise IndexError(f"the log holds {self.last_ply} moves, not {ply}")
        return self._states[ply]

    def move_at(self, ply: int) -> Move:
        """The move that follows the first `ply` moves of the log, undone ones included.

        Raises:
            IndexError: if no move follows.
        """
        if not 0 <= ply < self.last_ply:
            raise IndexError(f"the log holds {self.last_ply} moves, and none after the first {ply}")
        return self._moves[ply]

    def go_to(self, ply: int) -> None:
        """Move the cursor behind the first `ply` moves of the log.

        Raises:
            IndexError: if the log has fewer moves.
        """
        if not 0 <= ply <= self.last_ply:
            raise IndexError(f"the log holds {self.last_ply} moves, not {ply}")
        self._cursor = ply

    def push(self, move: Move) -> GameState:
        """Make `move`, and discard the undone moves.

        Raises:
            IllegalMove: if the rules do not allow the move; the record then stays as it was.
        """
        state = apply(self.state, move)
        del self._moves[self._cursor :], self._states[self._cursor + 1 :], self._written[self._cursor :]
        self._moves.append(move)
        self._states.append(state)
        self._cursor += 1
        return state

    def undo(self) -> Move:
        """Take back the last move, and return it.

        Raises:
            IndexError: if there is none.
        """
        self.go_to(self._cursor - 1)
        return self._moves[self._cursor]

    def redo(self) -> Move:
        """Make the move last undone again, and return it.

        Raises:
            IndexError: if there is none.
        """
        self.go_to(self._cursor + 1)
        return self._moves[self._cursor - 1]

    def dumps(self) -> str:
        """Write the record as text: header lines, then one move per line; undone moves follow the line ``undone:``."""
        moves = self.log_lines()
        lines = [*header_lines(self.header), MOVES, *moves[: self._cursor]]
        if self.undone:
            lines += [UNDONE, *moves[self._cursor :]]
        return "\n".join(lines) + "\n"

    def log_lines(self) -> list[str]:
        """Write all moves, undone ones included, a line each. Only those new since the last time take time."""
        self._written += map(str, self._moves[len(self._written) :])
        return self._written[:]

    @classmethod
    def loads(cls, text: str) -> Self:
        """Read a record, making every move, so that a text with an illegal move does not load.

        Raises:
            RecordError: naming the line and the fault.
        """
        check_length(text)
        lines = text.split("\n")
        header, first = _read_header(lines)
        try:
            record = cls.new(
                header.rules, names=header.names, seats=header.seats, seed=header.seed, sits_out=header.sits_out
            )
        except ValueError as error:
            raise RecordError(f"line {first}: {error}") from error
        for _ in record.push_lines(lines[first:], first + 1):
            pass
        return record

    def push_lines(self, lines: Sequence[str], first: int) -> Iterator[None]:
        """Make the moves in `lines`, yielding after each; `first` is the number of the first line.

        Empty lines and comments are skipped. In the end the cursor stands before the undone moves.

        Raises:
            RecordError: naming the line, if it is not a move or the rules do not allow the move.
        """
        undone_from: int | None = None
        for number, line in enumerate(lines, first):
            if not line or line.startswith("#"):
                continue
            if line == UNDONE and undone_from is None:
                undone_from = self._cursor
                continue
            self.push_text(line, number)
            yield
        if undone_from is not None:
            self._cursor = undone_from

    def push_text(self, line: str, number: int) -> None:
        """Make the move written in `line`, which is line `number` of a text.

        Raises:
            RecordError: naming the line, if it is not a move or the rules do not allow the move.
        """
        try:
            self.push(parse_move(line))
        except IllegalMove as illegal:
            why = str(illegal).replace("_", " ")
            raise RecordError(f"line {number}: {line[:60]!r} is not allowed here ({why})") from illegal
        except ValueError as error:
            raise RecordError(f"line {number}: {error}") from error

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Record):
            return NotImplemented
        return (self.header, self._moves, self._cursor) == (other.header, other._moves, other._cursor)


def check_length(text: str) -> None:
    """Check that the text of a record is short enough to load.

    Raises:
        RecordError: naming the line where it becomes too long.
    """
    if len(text) > MOST_RECORD_LETTERS:
        line = text.count(_END, 0, MOST_RECORD_LETTERS) + 1
        raise RecordError(f"line {line}: there are more than {MOST_RECORD_LETTERS} letters")
    head = text.partition(f"{_END}{MOVES}{_END}")[0]
    before = head.count(_END) + 2
    if before > MOST_MOVES:
        raise RecordError(f"line {MOST_MOVES}: there are as many lines before the moves")
    if text.count(_END) > before + MOST_MOVES:
        raise RecordError(f"line {before + MOST_MOVES + 1}: there are more than {MOST_MOVES} moves")
    deals = len(head)
    for _ in range(MOST_DEALS + 1):
        deals = text.find(_DEAL, deals + 1)
        if deals < 0:
            return
    raise RecordError(f"line {text.count(_END, 0, deals) + 2}: there are more than {MOST_DEALS} deals")


def header_lines(header: Header) -> list[str]:
    """Write the lines of a record before ``moves:``."""
    lines = [f"{TITLE} {FORMAT}", f"game: {header.rules.preset}"]
    lines += [f"option: {name} {option_text(value)}" for name, value in changed_options(header.rules).items()]
    lines.append(f"names: {' | '.join(header.names)}")
    if header.seats:
        lines.append(f"seats: {' | '.join(header.seats)}")
    if header.sits_out:
        lines.append(f"sits out: {header.sits_out}")
    if header.seed is not None:
        lines.append(f"seed: {header.seed}")
    return lines


def _read_header(lines: list[str]) -> tuple[Header, int]:
    """Read the header, and return it with the number of its last line."""
    if lines[0] != f"{TITLE} {FORMAT}":
        if lines[0].startswith(TITLE):
            version = lines[0].removeprefix(TITLE).strip()
            detail = f"line 1: this program reads format {FORMAT}, the record says {lines[0][:60]!r}"
            if version.isascii() and version.isdigit() and len(version) < 9 and int(version) > FORMAT:
                raise LaterRecordError(by_later_version(detail))
            raise RecordError(detail)
        raise RecordError(f"line 1: a record begins with {TITLE + ' ' + str(FORMAT)!r}")
    fields: dict[str, str] = {}
    options: dict[str, object] = {}
    for number, line in enumerate(lines[1:], 2):
        try:
            if line == MOVES:
                return _header(fields, options), number
            if line and not line.startswith("#"):
                _read_field(line, fields, options)
        except LaterVersionError as error:
            raise LaterRecordError(by_later_version(f"line {number}: {error}")) from error
        except ValueError as error:
            raise RecordError(f"line {number}: {error}") from error
    raise RecordError(f"line {len(lines)}: the line {MOVES!r} is missing")


def _read_field(line: str, fields: dict[str, str], options: dict[str, object]) -> None:
    """Add the content of one header line to `fields` or `options`. Raises ValueError with the reason if it is wrong."""
    key, colon, value = line.partition(": ")
    name, _, written = value.partition(" ")
    if key == "option" and name not in options:
        options[name] = parse_option(Rules, name, written)
        return
    if not colon or key not in ("game", "names", "seats", "sits out", "seed") or key in fields:
        raise ValueError(f"{line[:60]!r} is no header line")
    if key == "game" and value not in PRESETS:
        raise unknown_game(value)
    if key == "seed" and not _SEED.fullmatch(value):
        raise ValueError(f"the seed {value[:60]!r} is no number")
    fields[key] = value


def _header(fields: dict[str, str], options: dict[str, object]) -> Header:
    """Make the header. Raises ValueError if the fields do not make one."""
    if "game" not in fields:
        raise ValueError("there is no game ''")
    rules = PRESETS[fields["game"]].replace(**options)
    names = tuple(fields["names"].split(" | ")) if "names" in fields else default_names(rules.players)
    seats = tuple(fields["seats"].split(" | ")) if "seats" in fields else ()
    seed = int(fields["seed"]) if "seed" in fields else None
    return Header(rules, names, seats, seed, fields.get("sits out", ""))
