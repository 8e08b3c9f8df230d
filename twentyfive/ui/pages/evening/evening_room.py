"""The evening that its pages share: the desk at which it is run, its part on the home network, and its files."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Self

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from twentyfive.core import PRESETS
from twentyfive.engine.evening.evening import MOST_PERSONS, Evening, Sitting
from twentyfive.engine.evening.evening_desk import EveningDesk
from twentyfive.engine.files.disk_errors import system_words
from twentyfive.engine.files.file_names import legible
from twentyfive.engine.seating.game_token import GameToken
from twentyfive.engine.seating.players import new_seed
from twentyfive.net.evening.evening_messages import SharedPlan
from twentyfive.presentation.evening_draft import EveningDraft
from twentyfive.presentation.new_game import usual_choices
from twentyfive.presentation.new_game_text import last_choices
from twentyfive.ui.dialogs.file_dialogs import FileChooser, FileDialogs
from twentyfive.ui.page_tools import PageTools
from twentyfive.ui.pages.evening.evening_network import EveningNetwork
from twentyfive.ui.widgets.telling_page import TellingPage
from twentyfive.wording.names import translate
from twentyfive.wording.records import evening as words
from twentyfive.wording.records.daily import short_day

if TYPE_CHECKING:
    from twentyfive.net.remote.visit import Visit


class EveningRoom(QObject):
    """The evening of this window.

    Attributes:
        desk: the desk at which the evening is run.
        network: the evening on the home network.
        chooser: asks for files.
        fault, news: what the plan says when it is shown next; empty for nothing.
    """

    def __init__(self, tools: PageTools) -> None:
        """Make the desk with no evening at it."""
        super().__init__(tools.parent)
        self._tools = tools
        self.chooser: FileChooser = FileDialogs()
        self.fault, self.news = "", ""
        self.desk = EveningDesk(
            tools.data,
            lambda path, why: tools.say(words.not_saved(legible(path), why)),
            lambda: self.network.note_played(),
        )
        self.network = EveningNetwork(self.desk, lambda: tools.store.settings.name, self)
        self.network.troubled.connect(self._note_fault)
        self.network.left.connect(tools.wishes.forget_seat)

    @classmethod
    def of(cls, tools: PageTools) -> Self:
        """Make the room for the window."""
        return cls(tools)

    def open(self) -> None:
        """Show the plan of the evening under way, else the page for setting up."""
        self._tools.router.open("evening_setup" if self.desk.evening is None else "evening")

    def report(self, fault: str) -> None:
        """Show the evening, and say there what could not be done."""
        if self.desk.evening is None:
            self._tools.router.open("evening_setup", fault)
        else:
            self.fault = fault
            self.open()

    def begin(self, draft: EveningDraft) -> str:
        """Begin this evening and show its plan; return why not, in words, if that is impossible."""
        try:
            self.desk.begin(draft.plan(new_seed()))
        except OSError as error:
            return words.not_saved(legible(self.desk.folder), system_words(error))
        except ValueError as error:
            return str(error)
        self.open()
        return ""

    def open_kept(self, path: Path) -> str:
        """Show the plan of the evening in this file of its folder; return why not if that is impossible."""

        def open_it() -> None:
            if self.desk.path != path:
                self.desk.open(path)

        return self._open(path, open_it)

    def open_file(self, path: Path) -> str:
        """Open the evening in any file, merged into the copy of it that is here; return why not if it is impossible."""

        def take_in() -> None:
            self.news = words.MERGED_WORDS() if self.desk.take_in(path) else words.OPENED_WORDS()

        return self._open(path, take_in)

    def choose_file(self, page: QWidget) -> str:
        """Let the person choose a file on a page, and open the evening in it; return why not if that is impossible."""
        path = self.chooser.existing(page, translate("evening", "Open or merge an evening"), words.FILE_KINDS())
        return "" if path is None else self.open_file(path)

    def _open(self, path: Path, read: Callable[[], object]) -> str:
        try:
            read()
        except OSError as error:
            return words.not_read(legible(path), system_words(error))
        except ValueError as error:
            return words.not_read(legible(path), str(error))
        self.open()
        return ""

    def write(self, page: TellingPage, suggestion: str, kinds: str, write: Callable[[Path], object]) -> None:
        """Ask for a file, write it, and say on the page what became of it."""
        path = self.chooser.fresh(page, translate("evening", "Save as"), suggestion, kinds)
        if path is None:
            return
        try:
            write(path)
        except OSError as error:
            page.tell_fault(words.not_saved(legible(path), system_words(error)))
        else:
            page.tell(words.SAVED_WORDS(path=legible(path)))

    def claim(self, game: GameToken) -> str:
        """Keep a game that is about to be played, if it belongs to an evening.

        Returns:
            the label of the way back to the evening when the deal is over; empty for any other game.
        """
        if not self.desk.claim(game):
            return ""
        self.network.follow_desk()
        self._tools.saver.leave_to(game, self.desk.keep)
        return words.BACK_WORDS()

    def join(self, visit: Visit, shared: SharedPlan) -> str:
        """Play the evening that another computer shares; return why not, in words, if that is impossible."""
        why_not = self.network.join(visit, shared)
        if not why_not:
            self.fault = ""  # of an evening that was left
        return why_not

    def play(self, sitting: Sitting) -> None:
        """Let these play; they have said who they are at the plan."""
        self._tools.games.sit_down(self.desk.sit_down(sitting, self._tools.games.under_way))

    def change(self, evening: Evening) -> None:
        """Go on with other people; if that cannot be stored, it stays in memory until it can."""
        self.desk.change(evening)
        self.network.note_played()

    def end(self) -> None:
        """End what there is on the network."""
        self.network.close()

    @property
    def evening(self) -> Evening:
        """The evening under way."""
        assert self.desk.evening is not None, "the plan shows an evening"
        return self.desk.evening

    def draft(self) -> EveningDraft:
        """Return the draft at first: the usual game, and the name of the person."""
        settings = self._tools.store.settings
        choices = last_choices(settings.new_game, settings.name)
        game = choices if choices.ready else usual_choices(settings.name)
        return EveningDraft(
            game,
            words.EVENING_NAME(date=short_day(date.today())),
            preset=game.preset,
            table=(PRESETS[game.preset].players, PRESETS[game.preset].sides),
        )

    def known_names(self) -> tuple[str, ...]:
        """Return the names of persons who have played: the person's own, and those of the evening last open."""
        you, own = translate("games", "You"), self.draft().choices.names[0]
        places = () if self.desk.evening is None else self.desk.evening.places
        names = [own, *(stay.name for place in places for stay in place.stays)]
        return tuple(dict.fromkeys(name for name in names if name != you))[:MOST_PERSONS]

    def _note_fault(self, sentence: str) -> None:
        """Keep what went wrong on the network until the plan is shown."""
        self.fault = sentence
