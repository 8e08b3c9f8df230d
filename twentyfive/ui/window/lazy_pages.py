"""The pages other than the start page and the table. Each is loaded and built when it is first opened.

Loading them at the start would take as long as the whole rest of the window.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from twentyfive.engine.game.reviewing import can_be_looked_back_on
from twentyfive.engine.game.session import HostedGame
from twentyfive.engine.keeper import Keeper
from twentyfive.engine.saves.rule_sets import OWN_RULES, RulesNames
from twentyfive.engine.seating.kept_game import KeptGame
from twentyfive.presentation.settings import Settings
from twentyfive.ui.cards.decks import DECKS
from twentyfive.ui.cards.faces import FaceStore
from twentyfive.ui.settings.store import SettingsStore
from twentyfive.ui.sound.sounds import Sounds
from twentyfive.ui.theme.look import Look
from twentyfive.ui.widgets.late_loading import LatePart
from twentyfive.ui.window.router import PageStack
from twentyfive.wording.records.saved import NOTHING_TO_LOOK_BACK_ON

if TYPE_CHECKING:
    from twentyfive.ai.advice.findings import Judgement
    from twentyfive.core import Rules
    from twentyfive.engine.evening.evening_desk import EveningDesk
    from twentyfive.engine.game.reviewing import PastDeal
    from twentyfive.net.table_server import TableServer
    from twentyfive.ui.pages.daily.daily_pages import DailyPages
    from twentyfive.ui.pages.evening.evening_pages import EveningPages
    from twentyfive.ui.pages.help.about_page import About
    from twentyfive.ui.pages.help.help_page import HelpPage
    from twentyfive.ui.pages.help.rules_page import RulesPage
    from twentyfive.ui.pages.learn.learn_pages import LearnPages
    from twentyfive.ui.pages.learn.lesson_tutor import LessonPlace
    from twentyfive.ui.pages.network.open_table_page import OpenTablePage
    from twentyfive.ui.pages.new_game.new_game_pages import NewGamePages
    from twentyfive.ui.pages.paper.paper_page import PaperPage
    from twentyfive.ui.pages.practise.practise_pages import PractisePages
    from twentyfive.ui.pages.records.saved_games_page import SavedGamesPage
    from twentyfive.ui.pages.records.statistics_page import StatisticsPage
    from twentyfive.ui.pages.review.review_page import ReviewPage
    from twentyfive.ui.pages.settings.settings_page import SettingsPage


@dataclass(frozen=True, slots=True)
class PageContext:
    """The parts of the program that the pages use.

    Attributes:
        engine: the game at the table.
        keeper: saves and counts the games.
        faces: the pictures of the cards.
        store: the settings.
        sounds: the player of sounds.
        data: the folder of the person's files.
        names: the names of the rules that the person has saved.
        open_table: returns the table as it is opened for guests.
    """

    engine: HostedGame
    keeper: Keeper
    faces: FaceStore
    store: SettingsStore
    sounds: Sounds
    data: Path
    names: RulesNames
    open_table: Callable[[], TableServer]

    @property
    def decks(self) -> Path:
        """The folder of decks that the person has added."""
        return self.data / DECKS

    @property
    def own_rules(self) -> Path:
        """The file of the rules that the person has saved."""
        return self.data / OWN_RULES


class LazyPages(QObject):
    """The pages by name. Building a page adds it to the stack.

    Signals:
        start_asked(TableSetup): begin a new game with these rules and players.
        play_asked(KeptGame): play this game from its present position.
        sitting_asked(KeptGame): play this deal of an evening, at whose plan the person has said who they are.
        daily_asked(DailyDeal): play this deal of the day, or go on with it.
        practise_asked(KeptGame): practise this game from its present position.
        practise_on_asked(): practise the game under way.
        try_again_asked(KeptGame): practise a deal from the Review page, from its present position.
        usual_practise_asked(): practise a new game with the usual rules and players.
        new_game_asked(): open the New game page.
        play_now_asked(): begin a new game with the usual rules and players.
        menu_chosen(MenuChoice): an entry of the menu was chosen in a lesson.
        renamed(str): the person has changed their name.
        troubled(str): something went wrong, described by this sentence.
        table_start_asked(TableSetup): begin the game for which a table is open.
        table_close_asked(): close the table that was opened, and choose another game.
        evening_visit_ended(EveningGuest): the part in an evening of another computer is over.
    """

    start_asked = Signal(object)
    play_asked = Signal(object)
    sitting_asked = Signal(object)
    daily_asked = Signal(object)
    practise_asked = Signal(object)
    practise_on_asked = Signal()
    try_again_asked = Signal(object)
    usual_practise_asked = Signal()
    new_game_asked = Signal()
    play_now_asked = Signal()
    menu_chosen = Signal(object)
    renamed = Signal(str)
    troubled = Signal(str)
    table_start_asked = Signal(object)
    table_close_asked = Signal()
    evening_visit_ended = Signal(object)

    def __init__(self, context: PageContext, look: Look, stack: PageStack) -> None:
        super().__init__(stack)
        self._context = context
        self._look = look
        self._stack = stack
        stack.add_part(self)

    @property
    def opened_lessons(self) -> LearnPages | None:
        """The lessons, None if they have not been opened yet."""
        return LazyPages.learning.built(self)

    @property
    def lesson_place(self) -> LessonPlace | None:
        """The place in the lesson that is open, or to which the open page leads back; None if there is none."""
        lessons = self.opened_lessons
        return lessons.place if lessons is not None and self._stack.leads_back_to(lessons) else None

    def resume_lesson(self, place: LessonPlace) -> None:
        """Open a lesson at a place in it."""
        self.learning.resume(place)
        self._stack.setCurrentWidget(self.learning)

    @property
    def is_at_settings(self) -> bool:
        """Whether the Settings page is open."""
        return LazyPages.settings.built(self) is self._stack.currentWidget()

    def close(self) -> None:
        """End the processes and connections that pages have started."""
        lessons = self.opened_lessons
        if lessons is not None:
            lessons.close_lesson()
        settings = LazyPages.settings.built(self)
        if settings is not None:
            settings.programs.close_trial()
        daily = LazyPages.daily.built(self)
        if daily is not None:
            daily.desk.close()
        evening = LazyPages.evening.built(self)
        if evening is not None:
            evening.leave_network()

    def set_look(self, look: Look) -> None:
        """Use this look for pages that are built from now on."""
        self._look = look

    @LatePart
    def new_game(self) -> NewGamePages:
        """The pages of New game, on which rules and players are chosen."""
        from twentyfive.ui.pages.new_game.new_game_pages import NewGamePages

        page = NewGamePages(self._look, self._context.own_rules)
        page.troubled.connect(self.troubled)
        page.open(self._context.store.settings.new_game)
        page.page.offer_programs(self._context.store.settings.programs.names)
        self._context.store.changed.connect(self._offer_programs)  # a lambda would outlive a change of language
        page.start_asked.connect(self.start_asked)
        page.paper_asked.connect(self._show_rules_on_paper)
        page.back_asked.connect(self._stack.left)
        return self._stack.add_page(page)

    def _offer_programs(self, settings: Settings) -> None:
        self.new_game.page.offer_programs(settings.programs.names)

    @LatePart
    def open_table(self) -> OpenTablePage:
        """The page of an open table, to which phones come before the game begins."""
        from twentyfive.ui.pages.network.open_table_page import OpenTablePage

        page = OpenTablePage(self._context.open_table(), self._context.store, self._look)
        page.start_asked.connect(self.table_start_asked)
        page.close_asked.connect(self.table_close_asked)
        page.resume_asked.connect(self._stack.go_back)
        return self._stack.add_page(page)

    @LatePart
    def settings(self) -> SettingsPage:
        """The Settings page."""
        from twentyfive.ui.pages.settings.settings_page import SettingsPage

        context = self._context
        page = SettingsPage(context.store, context.faces, context.sounds, context.decks, self._look)
        page.play.renamed.connect(self.renamed)
        page.back_asked.connect(self._stack.go_back)
        return self._stack.add_page(page)

    @LatePart
    def help(self) -> HelpPage:
        """The Help page: the keys, and how to play."""
        from twentyfive.ui.pages.help.help_page import HelpPage

        page = HelpPage(self._look)
        page.about_asked.connect(lambda: self._stack.visit(self.about))
        page.back_asked.connect(self._stack.go_back)
        return self._stack.add_page(page)

    @LatePart
    def about(self) -> About:
        """The About pages."""
        from twentyfive.ui.pages.help.about_page import About

        page = About(self._look)
        page.back_asked.connect(self._stack.go_back)
        return self._stack.add_page(page)

    @LatePart
    def rules(self) -> RulesPage:
        """The page of the rules of the current game."""
        from twentyfive.ui.pages.help.rules_page import RulesPage

        page = RulesPage(self._context.faces, self._look)
        page.paper_asked.connect(self._show_rules_on_paper)
        page.back_asked.connect(self._stack.go_back)
        return self._stack.add_page(page)

    @LatePart
    def learning(self) -> LearnPages:
        """The pages of the lessons and the trainer."""
        from twentyfive.ui.pages.learn.learn_pages import LearnPages

        context = self._context
        page = LearnPages(context.store, context.engine.more_minds, context.faces, context.data, self._look)
        page.troubled.connect(self.troubled)
        page.menu_chosen.connect(self.menu_chosen)
        page.new_game_asked.connect(self.new_game_asked)
        page.back_asked.connect(self._stack.left)
        return self._stack.add_page(page)

    @LatePart
    def saved_games(self) -> SavedGamesPage:
        """The page of saved games."""
        from twentyfive.ui.pages.records.saved_games_page import SavedGamesPage

        keeper = self._context.keeper
        page = SavedGamesPage(keeper.saves, self._look)
        page.opened.connect(keeper.take_up)
        page.play_asked.connect(self.play_asked)
        page.look_back_asked.connect(self.look_back)
        page.begin_asked.connect(self.play_now_asked)
        page.renamed.connect(keeper.follow)
        page.deleted.connect(keeper.let_go)
        page.back_asked.connect(self._stack.go_back)
        return self._stack.add_page(page)

    @LatePart
    def statistics(self) -> StatisticsPage:
        """The Statistics page."""
        from twentyfive.ui.pages.records.statistics_page import StatisticsPage

        page = StatisticsPage(self._context.keeper, self._look)
        page.begin_asked.connect(self.play_now_asked)
        page.back_asked.connect(self._stack.go_back)
        return self._stack.add_page(page)

    @LatePart
    def daily(self) -> DailyPages:
        """The pages of the deals of the day."""
        from twentyfive.engine.daily_desk import DailyDesk
        from twentyfive.ui.pages.daily.daily_pages import DailyPages

        page = DailyPages(DailyDesk(self._context.engine, self._context.keeper, self), self._look)
        page.play_asked.connect(self.daily_asked)
        page.look_back_asked.connect(self.look_back)
        page.back_asked.connect(self._stack.left)
        return self._stack.add_page(page)

    @LatePart
    def practising(self) -> PractisePages:
        """The pages of practice."""
        from twentyfive.ui.pages.practise.practise_pages import PractisePages

        page = PractisePages(self._context.store, self._context.own_rules, self._context.names, self._look)
        page.troubled.connect(self.troubled)
        page.continue_asked.connect(self.practise_on_asked)
        page.new_asked.connect(self.usual_practise_asked)
        page.play_asked.connect(self.practise_asked)
        page.back_asked.connect(self._stack.go_back)
        return self._stack.add_page(page)

    @LatePart
    def review(self) -> ReviewPage:
        """The Review page, which looks back on the deals of the current game."""
        from twentyfive.ui.pages.review.review_page import ReviewPage

        page = ReviewPage(self._context.engine.reviewer(), self._context.faces, self._look)
        page.play_asked.connect(self.try_again_asked)
        page.paper_asked.connect(self._show_deal_on_paper)
        page.back_asked.connect(self._stack.go_back)
        return self._stack.add_page(page)

    @LatePart
    def paper(self) -> PaperPage:
        """The page for paper."""
        from twentyfive.ui.pages.paper.paper_page import PaperPage

        context = self._context
        page = PaperPage(context.store, context.faces, context.data, self._look)
        page.back_asked.connect(self._stack.go_back)
        return self._stack.add_page(page)

    def _show_rules_on_paper(self, rules: Rules, own: str, names: tuple[str, ...]) -> None:
        from twentyfive.presentation.paper.printables import of_rules

        self.paper.open(of_rules(rules, own, names))
        self._stack.visit(self.paper)

    def _show_deal_on_paper(self, deal: PastDeal, judged: Mapping[int, Judgement]) -> None:
        from twentyfive.presentation.paper.printables import of_deal

        self.paper.open(of_deal(deal, judged))
        self._stack.visit(self.paper)

    @LatePart
    def evening(self) -> EveningPages:
        """The pages of a same cards evening."""
        from twentyfive.ui.pages.evening.evening_pages import EveningPages

        context = self._context
        page = EveningPages(context.store, context.keeper, context.data, self._look)
        page.troubled.connect(self.troubled)
        page.play_asked.connect(self.sitting_asked)
        page.look_back_asked.connect(self.look_back)
        page.visit_ended.connect(self.evening_visit_ended)
        page.back_asked.connect(self._stack.left)
        return self._stack.add_page(page)

    @property
    def evening_desk(self) -> EveningDesk | None:
        """The desk of the evening; None before its pages were opened."""
        evening = LazyPages.evening.built(self)
        return None if evening is None else evening.desk

    @property
    def is_evening_on_network(self) -> bool:
        """Whether a same cards evening is shared, or one of another computer is played."""
        evening = LazyPages.evening.built(self)
        return evening is not None and evening.network.is_on

    def look_back(self, game: KeptGame) -> None:
        """Show the Review page with the deals of a game, or say that there are none."""
        if can_be_looked_back_on(game):
            self._stack.visit(self.review)
            self.review.open(game)
        else:
            self.troubled.emit(NOTHING_TO_LOOK_BACK_ON())
