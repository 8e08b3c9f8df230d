"""The Saved games page: the list of games, and the actions on the chosen one."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Final, Self, TypeVar

from PySide6.QtCore import Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QWidget

from twentyfive.core import RecordError
from twentyfive.engine.files.closed_folders import is_there
from twentyfive.engine.files.disk_errors import system_words
from twentyfive.engine.files.file_names import MOST_GAME_NAME_LETTERS, legible, name_fault, name_of, same_name
from twentyfive.engine.saves.saved_game import Cover, SavedGame, game_name, read_saved
from twentyfive.engine.saves.saves import MOST_DELETED, SavedGames
from twentyfive.presentation.measures import TABLE_COLUMN
from twentyfive.presentation.saved_games import Checked
from twentyfive.ui.accessibility.shortcuts import press_by_delete_key, press_by_undo_key
from twentyfive.ui.dialogs.file_dialogs import FileChooser, FileDialogs
from twentyfive.ui.page_tools import PageTools
from twentyfive.ui.pages.records.empty_sheet import EmptySheet
from twentyfive.ui.pages.records.folder_reader import FolderReader
from twentyfive.ui.pages.records.saved_list import AboutGame, SavedList
from twentyfive.ui.pages.records.small_table import Pictures
from twentyfive.ui.table.miniature import TableStyle
from twentyfive.ui.theme.icons import Icon
from twentyfive.ui.widgets.buttons import PrimaryButton, QuietButton, SecondButton
from twentyfive.ui.widgets.name_form import NameForm, NameJudgement
from twentyfive.ui.widgets.question_page import QuestionPage, lay_out_now
from twentyfive.ui.widgets.rows import Column, EvenRow
from twentyfive.ui.widgets.status_label import FaultLabel, StatusLabel
from twentyfive.ui.widgets.undo_strip import UndoStrip
from twentyfive.wording.names import translate
from twentyfive.wording.records import saved as words
from twentyfive.wording.records.saved import name_fault_sentence

MOST_AT_FIRST: Final = 30
"""The number of games listed at first, and added each time the person asks for older ones."""

_MOST_TYPED: Final = 1000
"""The most letters of a name that can be typed; a sentence says when a name is too long."""

_Outcome = TypeVar("_Outcome")


class SavedGamesPage(QuestionPage):
    """The Saved games page; the game saved last comes first.

    Attributes:
        games: the list of games.
        about: the facts about the chosen game, beside the list where there is room.
        play, rename, duplicate, export, open_file, delete: the buttons of the actions; if the game is damaged and has
            an older copy, `play` restores that copy.
        begin: the button that plays a new game, while none is saved.
        form: the form for another name.
        gone: the strip that reports a deletion and takes it back.
        more: the button that lists older games.

    Signals:
        opened(SavedGame): the file of this game was read; `play_asked` follows.
        play_asked(GameToken): the person asks to play this game.
        look_back_asked(GameToken): the person asks to look back on this game, which was played at another's table.
        begin_asked(): the person asks to play a new game.
        renamed(Path, Path): the file of a game moved from the first path to the second.
        deleted(Path, Path): the file of a game was deleted; a copy is kept at the second path.
    """

    opened = Signal(object)
    play_asked = Signal(object)
    look_back_asked = Signal(object)
    begin_asked = Signal()
    renamed = Signal(object, object)
    deleted = Signal(object, object)
    widest = TABLE_COLUMN

    _beside: QWidget | None = None

    def __init__(
        self, saves: SavedGames, *, chooser: FileChooser | None = None, pictures: Pictures | None = None
    ) -> None:
        """Make the page of these games; without `pictures` it shows no tables."""
        super().__init__(translate("saved", "Saved games"))
        self._saves = saves
        self._pictures = pictures
        self._chooser: FileChooser = chooser or FileDialogs()
        self._files: list[str] = []  # the names of all files, that of the game saved last first
        self._reader = FolderReader(saves.listing, self)
        self._reader.done.connect(self._show_read)
        self._most = MOST_AT_FIRST
        self._deleted: list[tuple[Path, str, datetime]] = []
        self._repairs = False
        self.about = AboutGame(None if pictures is None else pictures.style)
        self.set_columns(((self._make_list(), 3), (self._make_beside(), 2)))
        self.set_footer(self._make_footer())
        self._show_files(None)  # until the page is shown

    @classmethod
    def of(cls, tools: PageTools) -> Self:
        """Make the page for the window."""
        saver, store = tools.saver, tools.store
        pictures = Pictures(
            tools.games.to_show, lambda: TableStyle(store.settings, tools.faces.deck, store.settings.back)
        )
        page = cls(saver.saves, pictures=pictures)
        page.opened.connect(saver.take_up)
        page.play_asked.connect(tools.games.play)
        page.look_back_asked.connect(tools.look_back)
        page.begin_asked.connect(tools.games.play_usual)
        page.renamed.connect(saver.move_file)
        page.deleted.connect(saver.let_go)
        page.back_asked.connect(tools.router.back)
        return page

    def refresh(self) -> None:
        """Read the folder again, and list its games with the same one chosen."""
        self._read(self.games.chosen)

    @property
    def said(self) -> str:
        """The sentence about the last action or its failure; empty if there is none."""
        return self._fault.plain or self._done.plain

    def first_stop(self) -> QWidget:
        if self.games.chosen is None:
            return self.open_file if self._reader.busy else self.begin
        return self.games.buttons[self.games.chosen]

    def _make_list(self) -> Column:
        column = Column()
        self._fault = FaultLabel()
        self._fault.hide()
        self._done = StatusLabel()
        self.gone = UndoStrip(translate("saved", "Undo"), icon=Icon.UNDO)
        self.gone.pressed.connect(self._bring_back)
        press_by_undo_key(self.gone.button)
        self.form = NameForm(translate("saved", "New name"), _MOST_TYPED)
        self.form.save.set_label(translate("saved", "Rename"))
        self.form.named.connect(self._rename)
        self.form.left.connect(lambda: self.rename.setFocus())
        self._empty = EmptySheet(words.NO_GAMES())
        self.games = SavedList() if self._pictures is None else SavedList(self._pictures.to_show)
        self.games.changed.connect(self._show_chosen)
        self.more = QuietButton(translate("saved", "Show older games"))
        self.more.clicked.connect(self._list_more)
        column.add(self._fault, self._done, self.gone, self.form, self._empty, self.games, self.more)
        column.rows.addStretch(1)
        return column

    def _make_beside(self) -> Column:
        beside = Column()
        beside.add(self.about)
        beside.rows.addStretch(1)
        self._beside = beside
        return beside

    def _make_footer(self) -> EvenRow:
        self._foot = footer = EvenRow()
        self.begin = PrimaryButton(translate("saved", "Play now"), icon=Icon.PLAY)
        self.begin.setAccessibleDescription(words.NO_GAMES())  # the button has the focus while there are no games
        self.play = PrimaryButton(translate("saved", "Continue"), icon=Icon.PLAY)
        self.rename = SecondButton(translate("saved", "Rename…"))
        self.duplicate = SecondButton(translate("saved", "Duplicate"))
        self.export = SecondButton(translate("saved", "Export…"))
        self.open_file = SecondButton(translate("saved", "Open file…"))
        self.delete = SecondButton(translate("saved", "Delete"))
        for button, does in (
            (self.begin, self.begin_asked.emit),
            (self.play, self._play),
            (self.rename, self._ask_name),
            (self.duplicate, self._duplicate),
            (self.export, self._export),
            (self.open_file, self._open_file),
            (self.delete, self._delete),
        ):
            button.clicked.connect(does)
            footer.add(button)
        press_by_delete_key(self.delete, self.games)
        return footer

    def _arrange(self) -> None:
        super()._arrange()
        if self._beside is not None:
            self._beside.setVisible(not self.one_column and bool(self.games.buttons))

    def _list(self, chosen: Path | None) -> None:
        """List the games in the folder, and choose this one, or the first if it is not there."""
        try:
            self._files = self._saves.listing.names()
        except OSError as error:
            self._files = []
            self._fault.set_text(words.FOLDER_UNREADABLE(path=self._saves.folder, reason=system_words(error)))
        self._show_files(chosen)

    def _read(self, chosen: Path | None) -> None:
        """Read the folder and list its games, choosing this one; a large folder is listed as it was known before."""
        self._reader.begin()
        if self._reader.busy and not self._saves.listing.known:
            self._show_files(chosen)
        else:
            self._list(chosen)

    def _show_read(self) -> None:
        """List the games of a large folder now that it is read."""
        waited = self.open_file.hasFocus() and not self.games.buttons
        self._list(self.games.chosen)
        if waited or QApplication.focusWidget() is None:
            lay_out_now()
            self.first_stop().setFocus()

    def _show_files(self, chosen: Path | None) -> None:
        """Show the first files, and choose this game, or the first if it is not there."""
        self._empty.set_text(words.LOOKING_THROUGH() if self._reader.busy else words.NO_GAMES())
        self.games.show_games([self._saves.folder / name for name in self._files[: self._most]], chosen)
        listed = len(self.games.buttons)
        self.form.hide()
        self._empty.setVisible(not listed)
        self._arrange()
        self.more.setVisible(len(self._files) > listed)
        self.header.aside.set_text(words.games_counted(listed, len(self._files)))

    def _list_more(self) -> None:
        first = len(self.games.buttons)
        self._most += MOST_AT_FIRST
        self._list(self.games.chosen)
        older = list(self.games.buttons.values())[first:]  # none, if another window has deleted them
        lay_out_now()
        (older[0] if older else self.first_stop()).setFocus()

    def _show_chosen(self) -> None:
        """Show the facts about the chosen game, and turn on the actions that it allows."""
        cover, checked = self.games.cover, self.games.checked
        self.about.show_game(cover, checked)
        of_a_game = (self.play, self.rename, self.duplicate, self.export, self.delete)
        unused = (*of_a_game, self.begin) if self._reader.busy else of_a_game
        self._foot.leave_out(*(unused if cover is None else (self.begin,)))
        self.play.turn_on()
        self._repairs = (
            cover is not None and bool(checked.fault) and not checked.is_later and self._saves.has_older(cover.path)
        )
        if self._repairs:
            self.play.set_label(translate("saved", "Older copy"))
            self.play.setAccessibleDescription(words.OLDER_COPY(reason=checked.fault))
            self.play.setToolTip(words.OLDER_COPY(reason=checked.fault))
            return
        self.play.set_label(_way_on(cover, checked))
        self.play.setToolTip("")
        if checked.fault:
            self.play.turn_off(words.DAMAGED_LINE(reason=checked.fault))

    def _try(self, path: Path, action: Callable[[], _Outcome]) -> _Outcome | None:
        """Do something to a game. Report a failure of the disk, and return None."""
        self._say_done("")
        try:
            outcome = action()
        except OSError as error:
            self._say_not_done(path, error)
            return None
        return outcome

    def _say_not_done(self, path: Path, error: OSError) -> None:
        """Say why nothing was done; if the file of the game is gone, take it off the list."""
        if is_there(path):
            self._say_fault(words.NOT_DONE(name=name_of(path.stem), reason=system_words(error)))
            return
        self._list(None)
        self._say_fault(words.TAKEN_AWAY(name=name_of(path.stem)))

    def _say_done(self, sentence: str) -> None:
        self._fault.set_text("")
        self._done.set_text(sentence)
        if sentence:
            self._show_said(self._done)

    def _say_fault(self, sentence: str) -> None:
        self._fault.set_text(sentence)
        self._show_said(self._fault)

    def _play(self) -> None:
        path = self.games.chosen
        if path is not None and self._repairs:
            self._go_on_with(self._try(path, lambda: self._saves.restore_older(path)))
        elif path is not None:
            self._play_file(path)

    def _play_file(self, path: Path) -> None:
        self._say_done("")
        try:
            game = read_saved(path)
        except (RecordError, OSError) as error:
            self._say_fault(words.cannot_open(path, error))
        else:
            self._open_game(game)

    def _open_game(self, game: SavedGame) -> None:
        """Play a game on, or look back on it if it was played at another's table."""
        if game.notes.table:
            self.look_back_asked.emit(game.kept)
            return
        self.opened.emit(game)
        self.play_asked.emit(game.kept)

    def _open_file(self) -> None:
        path = self._chooser.existing(self, translate("saved", "Open a game"), words.game_kinds())
        if path is not None:
            self._play_file(path)

    def _export(self) -> None:
        path = self.games.chosen
        if path is None:
            return
        target = self._chooser.fresh(self, translate("saved", "Export a game"), legible(path.name), words.game_kinds())
        if target is None:
            return
        written = self._try(path, lambda: self._saves.export(path, target))
        if written is not None:
            self._say_done(words.EXPORTED(path=written))

    def _ask_name(self) -> None:
        if self.games.chosen is not None:
            self.form.ask(name_of(self.games.chosen.stem), self._judge)

    def _judge(self, name: str) -> NameJudgement:
        fault = name_fault(name)
        if fault is not None:
            return NameJudgement(name_fault_sentence(fault, MOST_GAME_NAME_LETTERS))
        own = "" if self.games.chosen is None else self.games.chosen.name
        others = [game_name(file) for file in self._files if file != own]
        taken = [other for other in others if same_name(other, name)]
        if taken:
            return NameJudgement(words.TAKEN_SENTENCE(name=taken[0]))
        return NameJudgement(step=translate("saved", "Rename"))

    def _rename(self, name: str) -> None:
        path = self.games.chosen
        if path is None:
            return
        renamed = self._try(path, lambda: self._saves.rename(path, name))
        if renamed is not None:
            self.renamed.emit(path, renamed)
            self._go_on_with(renamed)

    def _duplicate(self) -> None:
        path = self.games.chosen
        if path is not None:
            name = words.copy_name(name_of(path.stem))
            self._go_on_with(self._try(path, lambda: self._saves.duplicate(path, name)))

    def _go_on_with(self, path: Path | None) -> None:
        """List the games again, with this game chosen and focused."""
        if path is not None:
            self._list(path)
            lay_out_now()  # the page scrolls to the focused button, which has no place before the layout
            self.first_stop().setFocus()

    def _delete(self) -> None:
        path, cover = self.games.chosen, self.games.cover
        if path is None or cover is None:
            return
        kept = self._try(path, lambda: self._saves.delete(path))
        if kept is not None:
            self.deleted.emit(path, kept)
            place = self._files.index(path.name)
            after = [self._saves.folder / name for name in (*self._files[place + 1 :][:1], *self._files[:place][-1:])]
            self._deleted = [*self._deleted, (kept, name_of(path.stem), cover.saved)][-MOST_DELETED:]
            self._list(after[0] if after else None)
            self._say_gone()
            self.gone.button.setFocus()

    def _bring_back(self) -> None:
        kept, name, saved = self._deleted[-1]
        if not is_there(kept):
            self._give_up(name)
            return
        path = self._try(kept, lambda: self._saves.bring_back(kept, name, saved))
        if path is not None:
            self._deleted.pop()
            self.renamed.emit(kept, path)
            self._say_gone()
            self._go_on_with(path)

    def _give_up(self, name: str) -> None:
        """Stop offering to restore the game deleted last: another window has restored or dropped it."""
        self._deleted.pop()
        self._say_gone()
        self.refresh()
        self.first_stop().setFocus()
        self._say_done("")
        self._say_fault(words.NOT_KEPT(name=name))

    def _say_gone(self) -> None:
        """Show the deletion that Undo would take back."""
        self.gone.say(words.DELETED(name=self._deleted[-1][1]) if self._deleted else "")

    def showEvent(self, event: QShowEvent) -> None:
        if event.spontaneous():  # the window was minimised
            self.refresh()
        else:
            self._read(None)  # choose the game saved last: it may have been played since the person left the page
        super().showEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._reader.stop()


def _way_on(cover: Cover | None, checked: Checked) -> str:
    """Return the label of the button that opens a game: one that is over, or of another's table, is only looked at."""
    if cover is not None and cover.notes.table:
        return translate("saved", "Look back")
    return translate("saved", "Show the end") if checked.over else translate("saved", "Continue")
