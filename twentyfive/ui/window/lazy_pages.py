"""The pages that are not seen at the start. Each is loaded and built when it is first asked for.

Together they would cost as much time as all the rest of the window.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from twentyfive.engine.game.session import HostedGame
from twentyfive.engine.keeper import Keeper
from twentyfive.engine.saves.rule_sets import OWN_RULES, RulesNames
from twentyfive.ui.cards.decks import DECKS
from twentyfive.ui.cards.faces import FaceStore
from twentyfive.ui.settings.store import SettingsStore
from twentyfive.ui.sound.sounds import Sounds
from twentyfive.ui.theme.look import Look
from twentyfive.ui.widgets.late_loading import LatePart
from twentyfive.ui.window.navigation import PageStack

if TYPE_CHECKING:
    from twentyfive.ui.pages.help.about_page import About
    from twentyfive.ui.pages.help.help_page import HelpPage
    from twentyfive.ui.pages.help.rules_page import RulesPage
    from twentyfive.ui.pages.learn.learn_pages import LearnPages
    from twentyfive.ui.pages.new_game.new_game_pages import NewGamePages
    from twentyfive.ui.pages.practise.practise_pages import PractisePages
    from twentyfive.ui.pages.records.saved_games_page import SavedGamesPage
    from twentyfive.ui.pages.records.statistics_page import StatisticsPage
    from twentyfive.ui.pages.review.review_page import ReviewPage
    from twentyfive.ui.pages.settings.settings_page import SettingsPage


@dataclass(frozen=True, slots=True)
class PageContext:
    """What the pages work with.

    Attributes:
        engine: the game that is played.
        keeper: of the games and their figures.
        faces: pictures of the cards.
        store: the settings.
        sounds: what is heard.
        data: the folder of the person's files.
        names: of the rules that the person has saved.
    """

    engine: HostedGame
    keeper: Keeper
    faces: FaceStore
    store: SettingsStore
    sounds: Sounds
    data: Path
    names: RulesNames

    @property
    def decks(self) -> Path:
        """The folder of decks that the person has put in."""
        return self.data / DECKS

    @property
    def own_rules(self) -> Path:
        """The file of rules saved under a name."""
        return self.data / OWN_RULES


class LazyPages(QObject):
    """The pages, in the stack as soon as they are made.

    Signals:
        start_asked(TableSetup): a new game with these rules and players.
        play_asked(KeptGame): a game from where it stands.
        practise_asked(KeptGame): the same, to practise.
        practise_on_asked(): the game under way, to practise.
        try_again_asked(KeptGame): a deal that was looked back on, from there.
        usual_practise_asked(): a new game of the usual kind, to practise.
        new_game_asked(): New game.
        play_now_asked(): a new game of the usual kind.
        menu_chosen(MenuChoice): in a lesson.
        renamed(str): the person calls themselves that.
        troubled(str): a sentence about what went wrong.
    """

    start_asked = Signal(object)
    play_asked = Signal(object)
    practise_asked = Signal(object)
    practise_on_asked = Signal()
    try_again_asked = Signal(object)
    usual_practise_asked = Signal()
    new_game_asked = Signal()
    play_now_asked = Signal()
    menu_chosen = Signal(object)
    renamed = Signal(str)
    troubled = Signal(str)

    def __init__(self, means: PageContext, look: Look, stack: PageStack) -> None:
        super().__init__(stack)
        self._means = means
        self._look = look
        self._stack = stack
        stack.add_part(self)

    @property
    def opened_lessons(self) -> LearnPages | None:
        """The lessons, None if nobody has opened them yet."""
        return LazyPages.learning.built(self)

    def close(self) -> None:
        """Let processes go that any of the pages has started."""
        lessons = self.opened_lessons
        if lessons is not None:
            lessons.close_lesson()

    def set_look(self, look: Look) -> None:
        """Make pages in that look from now on."""
        self._look = look

    @LatePart
    def new_game(self) -> NewGamePages:
        """The pages on which a game is chosen."""
        from twentyfive.ui.pages.new_game.new_game_pages import NewGamePages

        page = NewGamePages(self._look, self._means.own_rules)
        page.troubled.connect(self.troubled)
        page.open(self._means.store.settings.new_game)
        page.start_asked.connect(self.start_asked)
        page.back_asked.connect(self._stack.left)
        return self._stack.add_page(page)

    @LatePart
    def settings(self) -> SettingsPage:
        """The page of settings."""
        from twentyfive.ui.pages.settings.settings_page import SettingsPage

        means = self._means
        page = SettingsPage(means.store, means.faces, means.sounds, means.decks, self._look)
        page.play.renamed.connect(self.renamed)
        page.back_asked.connect(self._stack.go_back)
        return self._stack.add_page(page)

    @LatePart
    def help(self) -> HelpPage:
        """The page of keys and of how to play."""
        from twentyfive.ui.pages.help.help_page import HelpPage

        page = HelpPage(self._look)
        page.about_asked.connect(lambda: self._stack.visit(self.about))
        page.back_asked.connect(self._stack.go_back)
        return self._stack.add_page(page)

    @LatePart
    def about(self) -> About:
        """The pages about the program."""
        from twentyfive.ui.pages.help.about_page import About

        page = About(self._look)
        page.back_asked.connect(self._stack.go_back)
        return self._stack.add_page(page)

    @LatePart
    def rules(self) -> RulesPage:
        """The page of the rules of the game being played."""
        from twentyfive.ui.pages.help.rules_page import RulesPage

        page = RulesPage(self._means.faces, self._look)
        page.back_asked.connect(self._stack.go_back)
        return self._stack.add_page(page)

    @LatePart
    def learning(self) -> LearnPages:
        """The lessons."""
        from twentyfive.ui.pages.learn.learn_pages import LearnPages

        means = self._means
        page = LearnPages(means.store, means.engine.more_minds, means.faces, means.data, self._look)
        page.troubled.connect(self.troubled)
        page.menu_chosen.connect(self.menu_chosen)
        page.new_game_asked.connect(self.new_game_asked)
        page.back_asked.connect(self._stack.left)
        return self._stack.add_page(page)

    @LatePart
    def saved_games(self) -> SavedGamesPage:
        """The games that were left."""
        from twentyfive.ui.pages.records.saved_games_page import SavedGamesPage

        keeper = self._means.keeper
        page = SavedGamesPage(keeper.saves, self._look)
        page.opened.connect(keeper.take_up)
        page.play_asked.connect(self.play_asked)
        page.begin_asked.connect(self.play_now_asked)
        page.renamed.connect(keeper.follow)
        page.deleted.connect(keeper.let_go)
        page.back_asked.connect(self._stack.go_back)
        return self._stack.add_page(page)

    @LatePart
    def statistics(self) -> StatisticsPage:
        """What was played so far, in figures."""
        from twentyfive.ui.pages.records.statistics_page import StatisticsPage

        page = StatisticsPage(self._means.keeper, self._look)
        page.begin_asked.connect(self.play_now_asked)
        page.back_asked.connect(self._stack.go_back)
        return self._stack.add_page(page)

    @LatePart
    def practising(self) -> PractisePages:
        """The pages of practising."""
        from twentyfive.ui.pages.practise.practise_pages import PractisePages

        page = PractisePages(self._means.store, self._means.own_rules, self._means.names, self._look)
        page.troubled.connect(self.troubled)
        page.continue_asked.connect(self.practise_on_asked)
        page.new_asked.connect(self.usual_practise_asked)
        page.play_asked.connect(self.practise_asked)
        page.back_asked.connect(self._stack.go_back)
        return self._stack.add_page(page)

    @LatePart
    def review(self) -> ReviewPage:
        """The page that looks back on the deals of the game."""
        from twentyfive.ui.pages.review.review_page import ReviewPage

        page = ReviewPage(self._means.engine.reviewer(), self._means.faces, self._look)
        page.play_asked.connect(self.try_again_asked)
        page.back_asked.connect(self._stack.go_back)
        return self._stack.add_page(page)
