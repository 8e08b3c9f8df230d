"""The stack of the pages of an evening: setting up, the plan, and the results."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Self

from PySide6.QtCore import QLocale, Signal
from PySide6.QtWidgets import QWidget

from twentyfive.core import PRESETS
from twentyfive.engine.evening.evening import MOST_PERSONS, Evening, Sitting
from twentyfive.engine.evening.evening_desk import EveningDesk
from twentyfive.engine.files.atomic_files import write_whole
from twentyfive.engine.files.disk_errors import system_words
from twentyfive.engine.files.file_names import file_stem, legible
from twentyfive.engine.keeper import Keeper
from twentyfive.engine.seating.kept_game import KeptGame
from twentyfive.engine.seating.players import new_seed
from twentyfive.presentation.evening_draft import EveningDraft
from twentyfive.presentation.new_game import usual_choices
from twentyfive.presentation.new_game_text import last_choices
from twentyfive.presentation.paper.evening_sheet import results_csv, results_sheet
from twentyfive.ui.cards.decks import DECKS, ChosenDeck
from twentyfive.ui.dialogs.file_dialogs import FileChooser, FileDialogs
from twentyfive.ui.pages.evening.evening_network import EveningNetwork
from twentyfive.ui.pages.evening.evening_people_page import EveningPeoplePage
from twentyfive.ui.pages.evening.evening_plan_page import EveningPlanPage
from twentyfive.ui.pages.evening.evening_results_page import EveningResultsPage
from twentyfive.ui.pages.evening.evening_setup_page import MOST_KEPT, EveningSetupPage
from twentyfive.ui.pages.evening.telling_page import TellingPage
from twentyfive.ui.pages.page_tools import PageTools
from twentyfive.ui.settings.store import SettingsStore
from twentyfive.ui.theme.look import deck_for
from twentyfive.ui.widgets.late_loading import LatePart
from twentyfive.ui.widgets.question_page import QuestionPage
from twentyfive.ui.widgets.themed_stack import ThemedStack
from twentyfive.wording.names import translate
from twentyfive.wording.records import evening as words
from twentyfive.wording.records.daily import short_day

if TYPE_CHECKING:
    from twentyfive.net.evening.evening_messages import SharedPlan
    from twentyfive.net.remote.visit import Visit


class EveningPages(ThemedStack):
    """The stack of the pages of an evening.

    Attributes:
        desk: the desk at which the evening is run.
        network: the evening on the home network.
        setup, plan, people, results: the pages.

    Signals:
        play_asked(KeptGame): the person asks to play this deal.
        look_back_asked(KeptGame): the person asks to look back on this deal.
        back_asked(): the person asks to leave the evening for a while.
        troubled(str): a sentence about results that could not be stored.
        visit_ended(EveningGuest): the part in the evening of another computer is over.
    """

    play_asked = Signal(object)
    look_back_asked = Signal(object)
    back_asked = Signal()
    troubled = Signal(str)
    visit_ended = Signal(object)

    def __init__(
        self,
        store: SettingsStore,
        keeper: Keeper,
        data: Path,
        under_way: Callable[[], KeptGame | None],
        *,
        chooser: FileChooser | None = None,
    ) -> None:
        """Create the stack with the page for setting up.

        Args:
            store: the settings.
            keeper: leaves the deals of the evening to its desk.
            data: the folder of the person's files.
            under_way: returns the game to continue, which is taken up if it is the one to play next.
            chooser: asks for files; by default the dialogs of the system.
        """
        super().__init__()
        self._store = store
        self._keeper = keeper
        self._decks = ChosenDeck(data / DECKS)
        self._chooser: FileChooser = chooser or FileDialogs()
        self._under_way = under_way
        self.desk = EveningDesk(
            data,
            lambda path, why: self.troubled.emit(words.not_saved(legible(path), why)),
            lambda: self.network.note_played(),
        )
        self._trouble = ""  # of the network, while the plan was not shown
        self.network = self._make_network()
        self.setup = EveningSetupPage(self._draft())
        self.setup.begin_asked.connect(self._begin)
        self.setup.open_asked.connect(self._open_kept)
        self.setup.file_asked.connect(self._take_in)
        self.setup.back_asked.connect(self.back_asked)
        self.add_page(self.setup)
        self.setFocusProxy(self.setup)

    @classmethod
    def of(cls, tools: PageTools) -> Self:
        """Make the pages for the window."""
        pages = cls(tools.store, tools.keeper, tools.data, lambda: tools.games.under_way)
        pages.troubled.connect(tools.say)
        pages.play_asked.connect(tools.games.sit_down)
        pages.look_back_asked.connect(tools.look_back)
        pages.visit_ended.connect(tools.wishes.forget_seat)
        pages.back_asked.connect(tools.router.back)
        return pages

    def _make_network(self) -> EveningNetwork:
        network = EveningNetwork(self.desk, lambda: self._store.settings.name, self)
        network.changed.connect(self._on_network)
        network.told.connect(lambda sentence: self.plan.tell(sentence))
        network.troubled.connect(self._tell_trouble)
        network.left.connect(self.visit_ended)
        return network

    @LatePart
    def plan(self) -> EveningPlanPage:
        """The plan, made when an evening begins."""
        page = EveningPlanPage()
        page.play_asked.connect(self._play)
        page.results_asked.connect(self.show_results)
        page.hand_on_asked.connect(self._hand_on)
        page.merge_asked.connect(self._take_in)
        page.another_asked.connect(self._show_setup)
        page.people_asked.connect(self._show_people)
        page.here_asked.connect(self.network.bring_here)
        page.network_asked.connect(self.network.press)
        page.back_asked.connect(self.back_asked)
        return self.add_page(page)

    @LatePart
    def people(self) -> EveningPeoplePage:
        """The page that says who goes and who comes, made when it is first asked for."""
        page = EveningPeoplePage()
        page.changed.connect(self._change)
        page.back_asked.connect(self._show_plan)
        return self.add_page(page)

    @LatePart
    def results(self) -> EveningResultsPage:
        """The results, made when they are first looked at."""
        page = EveningResultsPage()
        page.look_back_asked.connect(self._look_back)
        page.export_asked.connect(self._export)
        page.pdf_asked.connect(self._print)
        page.back_asked.connect(self._show_plan)
        return self.add_page(page)

    def first_stop(self) -> QWidget:
        """Return the widget that gets the focus when the pages are opened."""
        shown = self.currentWidget()
        assert isinstance(shown, QuestionPage)
        return shown.first_stop()

    def arrive(self) -> None:
        """Show the plan of the evening under way, else the page for setting up."""
        if self.desk.evening is None:
            self._show_setup()
        else:
            self._show_plan()

    def open_kept(self, path: Path) -> None:
        """Show the plan of the evening in this file of its folder."""
        if self.desk.path == path:
            self._show_plan()
        else:
            self._open_kept(path)

    def claim(self, game: KeptGame) -> str:
        """Keep a game that is about to be played, if it belongs to an evening.

        Returns:
            the label of the way back to the evening when the deal is over; empty for any other game.
        """
        if not self.desk.claim(game):
            return ""
        self.network.follow_desk()
        self._keeper.leave_to(game, self.desk.keep)
        return words.BACK_WORDS()

    def join(self, visit: Visit, shared: SharedPlan) -> str:
        """Play the evening that another computer shares; return why not, in words, if that is impossible."""
        why_not = self.network.join(visit, shared)
        if not why_not:
            self._trouble = ""  # of an evening that was left
        return why_not

    def end(self) -> None:
        """End what there is on the network, as the program ends."""
        self.network.close()

    def show_results(self) -> None:
        """Show the results that everybody may see."""
        self.results.show_evening(self._evening, self.network.company.own)
        self._show(self.results)

    @property
    def _evening(self) -> Evening:
        assert self.desk.evening is not None, "the plan shows an evening"
        return self.desk.evening

    def _draft(self) -> EveningDraft:
        """Return the draft at first: the usual game, and the name of the person."""
        settings = self._store.settings
        choices = last_choices(settings.new_game, settings.name)
        game = choices if choices.ready else usual_choices(settings.name)
        return EveningDraft(
            game,
            words.EVENING_NAME(date=short_day(date.today())),
            preset=game.preset,
            table=(PRESETS[game.preset].players, PRESETS[game.preset].sides),
        )

    def _show(self, page: QuestionPage) -> None:
        self.setCurrentWidget(page)
        self.setFocusProxy(page)
        page.first_stop().setFocus()

    def _show_setup(self) -> None:
        kept = self.desk.kept()
        glances = {path: self.desk.glance(path) for path in list(kept)[:MOST_KEPT]}
        notes = {path: words.kept_words(evening) for path, evening in glances.items() if evening is not None}
        self.setup.show_known(self._known_names(), kept, notes)
        self._show(self.setup)

    def _show_plan(self) -> None:
        self._show(self.plan)
        self.network.follow_desk()
        self.plan.show_evening(self._evening, self.network.company, self.desk.name)
        trouble, self._trouble = self._trouble, ""
        if trouble:
            self.plan.tell_fault(trouble)
        self.plan.first_stop().setFocus()

    def _show_people(self) -> None:
        self.people.show_evening(self._evening)
        self._show(self.people)

    def _change(self, evening: Evening) -> None:
        """Go on with other people; if that cannot be stored, it stays in memory until it can."""
        self.desk.change(evening)
        self.network.note_played()

    def _on_network(self) -> None:
        """Show what has come over the network, on the page that is open."""
        if self.currentWidget() is self.plan:
            self.plan.update_evening(self._evening, self.network.company)
        elif self.currentWidget() is EveningPages.results.built(self):
            self.results.update_evening(self._evening)
        elif self.currentWidget() is EveningPages.people.built(self):
            self.people.update_evening(self._evening)

    def _tell_trouble(self, sentence: str) -> None:
        """Say on the plan what went wrong on the network, at once or when it is shown again."""
        if self.plan.isVisible():
            self.plan.tell_fault(sentence)
        else:
            self._trouble = sentence

    def _known_names(self) -> tuple[str, ...]:
        """Return the names of persons who have played: the person's own, and those of the evening last open."""
        you, own = translate("games", "You"), self._draft().choices.names[0]
        places = () if self.desk.evening is None else self.desk.evening.places
        names = [own, *(stay.name for place in places for stay in place.stays)]
        return tuple(dict.fromkeys(name for name in names if name != you))[:MOST_PERSONS]

    def _begin(self, draft: EveningDraft) -> None:
        try:
            self.desk.begin(draft.plan(new_seed()))
        except OSError as error:
            self.setup.tell(words.not_saved(legible(self.desk.folder), system_words(error)))
        except ValueError as error:
            self.setup.tell(str(error))
        else:
            self._show_plan()

    def _open_kept(self, path: Path) -> None:
        try:
            self.desk.open(path)
        except OSError as error:
            self.setup.tell(words.not_read(legible(path), system_words(error)))
        except ValueError as error:
            self.setup.tell(words.not_read(legible(path), str(error)))
        else:
            self._show_plan()

    def _take_in(self) -> None:
        path = self._chooser.existing(self, translate("evening", "Open or merge an evening"), words.FILE_KINDS())
        if path is not None:
            self.open_file(path)

    def open_file(self, path: Path) -> None:
        """Open the evening in any file, merged into the copy of it that is here; or say why that is impossible."""
        tell = self.plan.tell_fault if self.currentWidget() is not self.setup else self.setup.tell
        try:
            was_merged = self.desk.take_in(path)
        except OSError as error:
            tell(words.not_read(legible(path), system_words(error)))
        except ValueError as error:
            tell(words.not_read(legible(path), str(error)))
        else:
            self._show_plan()
            self.plan.tell(words.MERGED_WORDS() if was_merged else words.OPENED_WORDS())

    def _hand_on(self) -> None:
        self._write(
            self.plan,
            f"{file_stem(self._evening.plan.name)}.twentyfive-evening",
            words.FILE_KINDS(),
            self.desk.hand_on,
        )

    def _play(self, sitting: Sitting) -> None:
        self.play_asked.emit(self.desk.sit_down(sitting, self._under_way()))

    def _look_back(self, sitting: Sitting) -> None:
        self.look_back_asked.emit(self.desk.game_of(sitting))

    def _export(self) -> None:
        content = results_csv(self._evening, self.results.who_looks, self.results.lines)
        kinds = translate("evening", "Spreadsheets (*.csv)")
        self._write(self.results, self._file_name("csv"), kinds, lambda path: write_whole(path, content))

    def _print(self) -> None:
        # Imported here, as few evenings are printed.
        from twentyfive.presentation.paper.formats import Print
        from twentyfive.ui.paper.formats import usual_paper
        from twentyfive.ui.paper.pdf import language_of_text, pdf_of
        from twentyfive.ui.paper.sheets import pages_of
        from twentyfive.ui.paper.style import Style

        sheet = results_sheet(self._evening, self.results.who_looks, self.results.lines)
        paper = usual_paper(QLocale.system())
        pages = pages_of(
            sheet, Style(self._look.face, self._decks.of(deck_for(self._store.settings))), paper, Print.NORMAL
        )
        content = pdf_of(pages, paper, sheet.title, language_of_text())
        kinds = translate("evening", "PDF (*.pdf)")
        self._write(self.results, self._file_name("pdf"), kinds, lambda path: write_whole(path, content))

    def _file_name(self, ending: str) -> str:
        return f"{file_stem(self._evening.plan.name)}.{ending}"

    def _write(
        self,
        page: TellingPage,
        suggestion: str,
        kinds: str,
        write: Callable[[Path], object],
    ) -> None:
        """Ask for a file, write it, and say on the page what became of it."""
        path = self._chooser.fresh(self, translate("evening", "Save as"), suggestion, kinds)
        if path is None:
            return
        try:
            write(path)
        except OSError as error:
            page.tell_fault(words.not_saved(legible(path), system_words(error)))
        else:
            page.tell(words.SAVED_WORDS(path=legible(path)))
