"""The club that the pages of a card drive share: its desk, and what is entered there."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Final, Self

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from twentyfive.drive.club import ClubNamed, NightBegun
from twentyfive.drive.entries import Entry, MovedOn, Planned
from twentyfive.drive.evening import Evening
from twentyfive.drive.problems import Refused
from twentyfive.drive.season import next_plan
from twentyfive.engine.drive.club_desk import ClubDesk, ClubInUseError
from twentyfive.engine.drive.table_phones import TablePhones
from twentyfive.engine.files.atomic_files import write_whole
from twentyfive.engine.files.disk_errors import system_words
from twentyfive.engine.files.file_names import file_stem, legible
from twentyfive.engine.seating.players import new_seed
from twentyfive.file_types import DRIVE
from twentyfive.presentation.drive.game_clock import RING_APART_MS, RINGS
from twentyfive.presentation.drive.trial import trial_entries, trial_results
from twentyfive.presentation.paper.drive_sheets import no_codes, of_drive, results_csv
from twentyfive.presentation.paper.printables import Printables
from twentyfive.presentation.table.cues import Sound
from twentyfive.strict_json import LARGEST
from twentyfive.ui.dialogs.file_dialogs import FileChooser, FileDialogs
from twentyfive.ui.page_tools import PageTools
from twentyfive.ui.widgets.late_loading import LatePart
from twentyfive.wording import drive as words
from twentyfive.wording import drive_paper as paper_words
from twentyfive.wording.records import evening as file_words

if TYPE_CHECKING:
    from twentyfive.net.drive.drive_server import DriveServer

PHONES: Final = "drive-phones.json"
"""The file of the phones of an evening, with the keys in their QR codes."""

_LONGEST_ID: Final = 200


def draw_seed() -> int:
    """Return the seed of a draw, of as many figures as a club's file keeps."""
    return new_seed() % (LARGEST + 1)


class DriveRoom(QObject):
    """The club of this window.

    Signals:
        phones_changed(): the phones of the tables are let in, or no longer, or another number of them is in.

    Attributes:
        desk: the desk with the club's file.
        phones: what the phones of the tables say of the evening that is open.
        chooser: asks for files.
    """

    phones_changed = Signal()

    def __init__(self, tools: PageTools) -> None:
        """Make the desk with no club at it."""
        super().__init__()
        self._tools = tools
        self.desk = ClubDesk(tools.data)
        self.phones = TablePhones(self.desk, self.desk)
        self._let_in = ""  # the evening whose phones are let in
        self.desk.changed.connect(self._on_desk_changed)
        self.chooser: FileChooser = FileDialogs()

    @classmethod
    def of(cls, tools: PageTools) -> Self:
        """Make the room for the window."""
        return cls(tools)

    @property
    def is_open(self) -> bool:
        """Whether an evening is open."""
        return bool(self.desk.club.nights)

    @property
    def evening(self) -> Evening:
        """The evening that is open, an empty one if none is."""
        return self.desk.club.evening if self.is_open else Evening()

    def enter(self, *entries: Entry) -> str:
        """Enter something; return why not, in words, if that is impossible."""
        return self._tried(lambda: self.desk.enter(*entries))

    def undo(self) -> str:
        """Take back what was entered last, all of it if it was one press; return why not if that is impossible."""
        return self._tried(self.desk.undo)

    def redo(self) -> str:
        """Make it again; return why not, in words, if that is impossible."""
        return self._tried(self.desk.redo)

    def next_game(self) -> str:
        """Go on to the next game; return why not, in words, if that is impossible."""
        return self.enter(MovedOn(draw_seed()))

    def begin_club(self, name: str) -> str:
        """Open a new club with its first evening; return why not, in words, if that is impossible."""

        def begin() -> None:
            self.desk.begin(name)
            self.desk.enter(ClubNamed(name), NightBegun(date.today().isoformat()))

        return self._tried(begin) or self.show()

    def begin_night(self) -> str:
        """Begin a new evening of the club, with the plan of the last; return why not if that is impossible."""
        plan = next_plan(self.evening)
        return self.enter(NightBegun(date.today().isoformat()), Planned(plan)) or self.show()

    def begin_trial(self) -> str:
        """Begin a trial evening with made-up names; return why not, in words, if that is impossible."""

        def begin() -> None:
            name = words.TRIAL_CLUB()
            self.desk.begin_trial(name)
            self.desk.enter(*trial_entries(name, date.today().isoformat(), draw_seed()))

        return self._tried(begin) or self.show()

    @property
    def is_trial(self) -> bool:
        """Whether the evening is a trial, which plays itself and is not kept."""
        return self.desk.is_trial

    def play_trial(self) -> str:
        """Report a made-up result for each table that has none."""
        return self.enter(*trial_results(self.evening, draw_seed()))

    def open_club(self, path: Path) -> str:
        """Open the club in a file and show it; return why not, in words, if that is impossible."""
        return self._tried(lambda: self.desk.open(path), path) or self.show()

    def choose_club(self, page: QWidget) -> str:
        """Let the person choose a club's file; return why not, in words, if it cannot be opened."""
        path = self.chooser.existing(page, words.OPEN_FILE(), words.FILE_KINDS())
        return "" if path is None else self.open_club(path)

    def copy(self, page: QWidget) -> tuple[str, str]:
        """Let the person save a copy. Return what is to be said, and why it cannot be; one of them is empty."""
        path = self.chooser.fresh(page, words.SAVE_COPY(), self._suggested(DRIVE), words.FILE_KINDS())
        return self._saved(path, self.desk.copy_to, words.COPIED())

    def export(self, page: QWidget) -> tuple[str, str]:
        """Let the person save the results as a spreadsheet. Return likewise what is to be said."""
        content = results_csv(self.evening)
        path = self.chooser.fresh(page, paper_words.EXPORT(), self._suggested(".csv"), paper_words.SHEETS())
        return self._saved(path, lambda path: write_whole(path, content), paper_words.SAVED())

    def ring(self) -> str:
        """Ring the bell of the hall; say why nobody would hear it, if that is so."""
        self._tools.sounds.play(Sound.BELL, RINGS, RING_APART_MS)
        settings = self._tools.store.settings
        return "" if settings.sound and settings.volume else words.SOUND_IS_OFF()

    @LatePart
    def door(self) -> DriveServer:
        """The way in for the phones of the tables; nothing of it is loaded before."""
        from twentyfive.net.drive.drive_server import DriveServer
        from twentyfive.net.keep_awake import KeepAwake

        door = DriveServer(self.phones, self._tools.data / PHONES, self.desk)
        awake = KeepAwake(door)
        door.changed.connect(lambda: awake.keep(door.is_open))
        door.changed.connect(self.phones_changed)
        door.phones_changed.connect(self.phones_changed)
        return door

    @property
    def lets_phones_in(self) -> bool:
        """Whether the phones of the tables are let in."""
        door = DriveRoom.door.built(self)
        return door is not None and door.is_open

    @property
    def phone_count(self) -> int:
        """The number of phones that are in."""
        return self.door.count if self.lets_phones_in else 0

    def let_phones_in(self, wanted: bool) -> None:
        """Let the phones of the tables in, or no longer."""
        if wanted:
            self._let_in = self._evening_id
            self.door.open(self._let_in)
        elif self.lets_phones_in:
            self.door.close()

    @property
    def _evening_id(self) -> str:
        """The evening, in words that no other of this computer has."""
        club = self.desk.club
        if not club.open or self.desk.path is None:
            return ""
        return f"{legible(self.desk.path)} {club.nights[club.open - 1].date} {club.open}"[-_LONGEST_ID:]

    def _on_desk_changed(self) -> None:
        """Let the phones of an evening in only while it is open."""
        if self.lets_phones_in and self._let_in != self._evening_id:
            self.door.close()

    @property
    def printables(self) -> Printables:
        """What can be printed of the evening as it stands."""
        club = self.desk.club
        codes = self.door.url if self.lets_phones_in else no_codes
        return of_drive(self.evening, club.name, club.nights[club.open - 1].date, codes)

    def _suggested(self, ending: str) -> str:
        return f"{file_stem(self.desk.name)}{ending}"

    def _saved(self, path: Path | None, save: Callable[[Path], object], done: str) -> tuple[str, str]:
        """Save what was asked for, if a file was chosen."""
        if path is None:
            return "", ""
        try:
            save(path)
        except OSError as error:
            return "", file_words.not_saved(legible(path), system_words(error))
        return done, ""

    def show(self) -> str:
        """Show the evening where it is: its people before play, its games during it, and then its end.

        A club has one from its beginning, unless the disk failed just then: it gets its first one here.
        """
        fault = "" if self.is_open else self.enter(NightBegun(date.today().isoformat()))
        if fault:
            return fault
        evening = self.evening
        route = "drive_end" if evening.over else "drive_games" if evening.games else "drive_people"
        self._tools.router.open(route)
        return ""

    def end(self) -> None:
        """Close the club."""
        self.desk.close()

    def not_kept(self, error: OSError) -> str:
        """Say why something could not be entered."""
        return file_words.not_saved(legible(self.desk.path or self.desk.folder), system_words(error))

    def _tried(self, do: Callable[[], object], path: Path | None = None) -> str:
        """Do something, and return why not, in words, if it cannot be done."""
        try:
            do()
        except Refused as refused:
            return words.problem_words(refused.problem, self.evening)
        except ClubInUseError:
            return words.IN_USE()
        except OSError as error:
            return file_words.not_read(legible(path), system_words(error)) if path else self.not_kept(error)
        except ValueError as error:
            return words.NOT_KEPT(reason=error) if path is None else file_words.not_read(legible(path), str(error))
        return ""
