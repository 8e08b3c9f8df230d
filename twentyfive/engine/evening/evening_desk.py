"""The desk at which an evening is run: it opens its file, seats those who play, and keeps what they have played."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from twentyfive.core import Record
from twentyfive.core.moves import ScoreDeal
from twentyfive.core.record import Header
from twentyfive.engine.evening import evenings_folder
from twentyfive.engine.evening.changes import following, with_both
from twentyfive.engine.evening.evening import Evening, EveningPlan, Played, Sitting, deal_seed, header_of, record_of
from twentyfive.engine.evening.evening_file import SUFFIX, glance_at, merged, one_of, read_evening, write_evening
from twentyfive.engine.files.disk_errors import system_words
from twentyfive.engine.files.file_names import file_stem, free_name, name_of
from twentyfive.engine.files.locks import change_alone
from twentyfive.engine.saves.saved_game import Notes
from twentyfive.engine.seating.game_token import GameToken
from twentyfive.engine.seating.players import Person

_GUESTS: Final = ".guests.json"
"""The ending of the file of the guests, beside that of the evening."""

_END: Final = str(ScoreDeal())


def _guests_of(path: Path) -> Path:
    return path.with_suffix(_GUESTS)


def _files(folder: Path) -> Iterator[Path]:
    try:
        yield from folder.glob(f"*{SUFFIX}")
    except OSError:  # the folder is missing, or this user may not read it
        return


@dataclass(frozen=True, slots=True)
class Turn:
    """A deal to be played at an evening.

    Attributes:
        path: the file of the evening.
        evening: the evening.
        sitting: the sitting.
    """

    path: Path
    evening: Evening
    sitting: Sitting

    @property
    def over(self) -> bool:
        """Whether it was played to its end."""
        return self.evening.is_over(self.sitting)

    @property
    def name(self) -> str:
        """The name of the evening, as `EveningDesk.name`."""
        return name_of(self.path.stem)

    @property
    def was_shared(self) -> bool:
        """Whether the evening was shared from here, so that whose turn it is may play at another computer."""
        return _guests_of(self.path).exists()


def turn_of(data: Path, game: GameToken) -> Turn | None:
    """Return the turn that a game plays at an evening in the folder `data`; None if it belongs to none."""
    for path in _files(evenings_folder(data)):
        try:
            evening = read_evening(path)
        except (OSError, ValueError):
            continue
        sitting = _sitting_of(evening, game)
        if sitting is not None:
            return Turn(path, evening, sitting)
    return None


def next_turn(data: Path) -> Turn | None:
    """Return the next turn of the evening that was played at last, if it has begun and is not over."""
    files = sorted(_files(evenings_folder(data)), key=_time_of)
    try:
        evening = read_evening(files[-1]) if files else None
    except (OSError, ValueError):
        return None  # its own page says what is wrong with it
    sitting = None if evening is None or not evening.played else evening.next_sitting()
    return None if evening is None or sitting is None else Turn(files[-1], evening, sitting)


class EveningDesk:
    """An evening and its file.

    Attributes:
        folder: the folder of all evenings.
        path: the file of the evening; None if none is open.
        evening: the evening; None if none is open.
    """

    def __init__(
        self, data: Path, tell: Callable[[Path, str], object], noted: Callable[[], object] = lambda: None
    ) -> None:
        """Create the desk, with no evening open.

        Args:
            data: the folder of the person's files.
            tell: is called with the file and the reason if results cannot be stored; they stay in memory until they
                can.
            noted: is called after something was played here.
        """
        self.folder = evenings_folder(data)
        self.path: Path | None = None
        self.evening: Evening | None = None
        self._tell = tell
        self._noted = noted
        self._unstored: set[int] = set()  # the sittings played since the file was written

    def kept(self) -> dict[Path, str]:
        """Return the files of all evenings with their names, the one written last first."""
        found = {path: _time_of(path) for path in _files(self.folder)}
        return {path: name_of(path.stem) for path in sorted(found, key=lambda path: -found[path])}

    def glance(self, path: Path) -> Evening | None:
        """Return the evening in a file with its moves unchecked, to say which it is; None if it cannot be read."""
        try:
            return glance_at(path)
        except (OSError, ValueError):
            return None  # opening it says what is wrong with it

    def begin(self, plan: EveningPlan) -> None:
        """Open a new evening; a number after its name keeps it apart from others of that name.

        Raises:
            OSError: if its file cannot be written.
            ValueError: if the plan cannot be played.
        """
        self._store_new(Evening(replace(plan, name=free_name(plan.name, self.kept().values())).checked()))

    def open(self, path: Path) -> None:
        """Open the evening in a file of the folder.

        Raises:
            OSError, ValueError: as `read_evening`.
        """
        self._take_up(read_evening(path), path)

    def take_in(self, path: Path) -> bool:
        """Open the evening in any file, and return True if it was merged into a copy of it in the folder.

        Raises:
            OSError, ValueError: as `read_evening`; or if it cannot be stored.
        """
        return self.take_over(read_evening(path))

    def take_over(self, found: Evening) -> bool:
        """Open an evening, and return True if it was merged into a copy of it in the folder.

        Raises:
            OSError: if it cannot be stored.
            ValueError: if it cannot be merged.
        """
        for own in self.kept():
            with change_alone(own):
                try:
                    before = read_evening(own)
                except (OSError, ValueError):
                    continue  # its own page says what is wrong with it
                if before.plan != found.plan:
                    continue
                whole = merged(before, found)
                write_evening(own, whole)
            self._take_up(whole, own)
            return True
        self._store_new(found)
        return False

    @property
    def name(self) -> str:
        """The name of the evening, with the number that tells it apart from others of that name here."""
        return "" if self.path is None else name_of(self.path.stem)

    @property
    def guests(self) -> Path:
        """The file of those who play the evening at other computers; there is none before it is shared."""
        assert self.path is not None, "an open evening has a file"
        return _guests_of(self.path)

    @property
    def stored(self) -> tuple[int, ...]:
        """The numbers of the sittings of the evening that are over and in its file, so that they cannot be lost."""
        evening = self._open_evening
        over = (sitting.number for sitting in evening.sittings if evening.is_over(sitting))
        return tuple(number for number in over if number not in self._unstored)

    def add(self, number: int, played: Played) -> bool:
        """Add what was played at a sitting at another computer; return True if it is stored."""
        before = self._open_evening.played.get(number)
        now = one_of(before, played)
        if now == before and number not in self._unstored:
            return True
        return self._note(self._open_evening.sitting(number), now)

    def hand_on(self, path: Path) -> None:
        """Write a copy of the evening to that path.

        Raises:
            OSError: if it cannot be written.
        """
        write_evening(path, self._open_evening)

    def sit_down(self, sitting: Sitting, under_way: GameToken | None = None) -> GameToken:
        """Return the game to play at a sitting; `under_way`, the game that the window would go on with, may be it.

        A deal whose moves were lost since somebody sat down to it is marked as seen.
        """
        evening = self._open_evening
        before = evening.played.get(sitting.number, Played())
        if under_way is not None and self._is_at(under_way, sitting):
            return under_way
        begun = replace(before, seen=before.seen or before.open, open=True)
        self._note(sitting, begun)
        return GameToken(record_of(evening.plan, sitting, begun, evening.seated(sitting)))

    def game_of(self, sitting: Sitting) -> GameToken:
        """Return the deal as it was played at a sitting."""
        evening = self._open_evening
        return GameToken(record_of(evening.plan, sitting, evening.played[sitting.number], evening.seated(sitting)))

    def sitting_of(self, game: GameToken) -> Sitting | None:
        """Return the sitting at which a game is played; None if it does not belong to the evening."""
        return None if self.evening is None else _sitting_of(self.evening, game)

    def claim(self, game: GameToken) -> bool:
        """Return True if a game belongs to an evening; that is then open."""
        if self.sitting_of(game) is not None:
            return True
        for other in self.kept():
            try:
                found = read_evening(other)
            except (OSError, ValueError):
                continue  # its own page says what is wrong with it
            if _sitting_of(found, game) is not None:
                self._take_up(found, other)
                return True
        return False

    def keep(self, record: Record, notes: Notes) -> bool:
        """Store the moves made at a sitting; return True if nothing of them can be lost."""
        sitting = self.sitting_of(GameToken(record))
        if sitting is None:
            return False
        evening = self._open_evening
        before = evening.played.get(sitting.number, Played())
        if before.over:  # the deal counts as it was first played
            return not self._unstored or self._store()
        played = Played(
            _moves(record),
            undo=before.undo or bool(notes.undo),
            hints=before.hints or bool(notes.hints),
            seen=before.seen,
        )
        stored = self._note(sitting, played)
        self._noted()
        return stored

    def change(self, evening: Evening) -> bool:
        """Go on with the evening as it was changed, see `changes`; return True if it is stored."""
        self.evening = evening
        return self._store()

    def take_people_from(self, host: Evening) -> bool:
        """Take over who is there from the computer that shares the evening; return True if it is stored.

        What was played here stays.

        Raises:
            ValueError: if there are too many with those who have come here alone.
        """
        now = following(self._open_evening, host)
        return now == self._open_evening or self.change(now)

    def store_rest(self) -> bool:
        """Store what could not be stored; return True if nothing of the evening can be lost."""
        return not self._unstored or self._store()

    def _is_at(self, game: GameToken, sitting: Sitting) -> bool:
        """Whether a game is the one of a sitting, with those who sit there now."""
        evening = self._open_evening
        header = header_of(evening.plan, sitting, evening.seated(sitting))
        return self.sitting_of(game) == sitting and game.record.header == header

    @property
    def _open_evening(self) -> Evening:
        if self.evening is None:
            raise ValueError("no evening is open")
        return self.evening

    def _store_new(self, evening: Evening) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        name = free_name(evening.plan.name, self.kept().values())
        path = self.folder / f"{file_stem(name)}{SUFFIX}"
        write_evening(path, evening)
        self._take_up(evening, path)

    def _take_up(self, evening: Evening, path: Path) -> None:
        self.evening, self.path, self._unstored = evening, path, set()

    def _note(self, sitting: Sitting, played: Played) -> bool:
        """Store what was played at a sitting; return True if that worked."""
        self.evening = self._open_evening.with_played(sitting, played)
        self._unstored.add(sitting.number)
        return self._store()

    def _store(self) -> bool:
        """Write the evening with what another window may have added to the file; return True if that worked."""
        assert self.path is not None, "an open evening has a file"
        try:
            with change_alone(self.path):
                with_others = self._open_evening
                if self.path.exists():
                    with_others = _with(with_others, self._unstored, self.path)
                write_evening(self.path, with_others)
        except OSError as error:
            self._tell(self.path, system_words(error))
            return False
        self._take_up(with_others, self.path)
        return True


def _sitting_of(evening: Evening, game: GameToken) -> Sitting | None:
    """Return the sitting of that evening at which a game is played; None if there is none.

    Those who sat there when it began may be called otherwise by now, or have gone home.
    """
    if not game.record.moves:
        return None
    plan, header = evening.plan, game.record.header
    same_deal = (one for one in evening.sittings if header.seed == deal_seed(plan, one.deal))
    found = next((one for one in same_deal if header.rules == plan.rules and _has_sat(evening, one, header)), None)
    if found is None or record_of(plan, found, Played()).moves[0] != game.record.log[0]:
        return None
    return found


def _has_sat(evening: Evening, sitting: Sitting, header: Header) -> bool:
    """Whether each person at a table is or was somebody with a seat at a sitting, and there is one for each entrant."""
    rules, persons = evening.plan.rules, dict(enumerate(header.names))
    known: set[int] = set()
    for side, entrant in enumerate(sitting.entrants):
        seats = evening.places[entrant].seats
        for at, stays in zip(rules.seats_of(side), seats, strict=False):
            if any(persons[at] in stay.names for stay in stays):
                known.add(at)
    here = {seat for seat, sitter in enumerate(header.seats) if sitter == str(Person())}
    return bool(here) and here <= known


def _with(evening: Evening, unstored: Iterable[int], path: Path) -> Evening:
    """Return the evening as the file has it, with the sittings that are not stored yet, and who is there by now.

    Raises:
        OSError: if the file cannot be read.
    """
    try:
        found = read_evening(path)
        if found.plan != evening.plan:
            return evening
        places, here, there = with_both(evening, found)
    except ValueError:
        return evening  # damaged since it was opened: what is known replaces it
    own = {number: _settled(there.get(number), here[number]) for number in unstored if number in here}
    return Evening(evening.plan, {**here, **there, **own}, places)


def _settled(there: Played | None, here: Played) -> Played:
    """Return what counts of a sitting: what was played last here, unless the deal is over in the file."""
    if there is None or not there.over:
        return here
    return one_of(there, here) if here.over else there


def _moves(record: Record) -> tuple[str, ...]:
    """Return the moves of the first deal, up to the cursor, without its cards."""
    moves = tuple(map(str, record.moves[1:]))
    return moves[: moves.index(_END) + 1] if _END in moves else moves


def _time_of(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0
