"""The table of the pages: where each is found, and where Back leads from it. Without Qt, as the packages read it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

START: Final = "start"


@dataclass(frozen=True, slots=True)
class Route:
    """A page of the window."""

    page: str = ""  # its module and class; empty if the window makes it
    back: str = ""  # the page that Back leads to; empty for the one from which this was opened

    @property
    def module(self) -> str:
        """The module of the page; empty if the window makes it."""
        return self.page.partition(":")[0]

    @property
    def kind(self) -> str:
        """The name of the page's class."""
        return self.page.partition(":")[2]


ROUTES: Final[Mapping[str, Route]] = {
    START: Route(),
    "table": Route(back=START),
    "join": Route(back=START),
    "guest_table": Route(back=START),
    "crash": Route(),
    "new_game": Route("twentyfive.ui.pages.new_game.new_game_pages:NewGamePages", back=START),
    "daily": Route("twentyfive.ui.pages.daily.daily_page:DailyPage", back=START),
    "daily_result": Route("twentyfive.ui.pages.daily.result_page:DailyResultPage", back="daily"),
    "daily_calendar": Route("twentyfive.ui.pages.daily.calendar_page:CalendarPage", back="daily"),
    "evening": Route("twentyfive.ui.pages.evening.evening_plan_page:EveningPlanPage", back=START),
    "evening_setup": Route("twentyfive.ui.pages.evening.evening_setup_page:EveningSetupPage", back=START),
    "evening_people": Route("twentyfive.ui.pages.evening.evening_people_page:EveningPeoplePage"),
    "evening_results": Route("twentyfive.ui.pages.evening.evening_results_page:EveningResultsPage"),
    "drive": Route("twentyfive.ui.pages.drive.clubs_page:ClubsPage", back=START),
    "drive_people": Route("twentyfive.ui.pages.drive.people_page:PeoplePage", back="drive"),
    "drive_plan": Route("twentyfive.ui.pages.drive.plan_page:PlanPage", back="drive"),
    "drive_games": Route("twentyfive.ui.pages.drive.games_page:GamesPage", back="drive"),
    "drive_phones": Route("twentyfive.ui.pages.drive.phones_page:PhonesPage"),
    "drive_end": Route("twentyfive.ui.pages.drive.end_page:EndPage", back="drive"),
    "drive_season": Route("twentyfive.ui.pages.drive.season_page:SeasonPage", back="drive"),
    "learn": Route("twentyfive.ui.pages.learn.learn_page:LearnPage", back=START),
    "lesson": Route("twentyfive.ui.pages.learn.lesson_page:LessonPage"),
    "trainer": Route("twentyfive.ui.pages.learn.trainer_page:TrainerPage"),
    "practise": Route("twentyfive.ui.pages.practise.practise_page:PractisePage"),
    "deal_editor": Route("twentyfive.ui.pages.practise.deal_editor_page:DealEditor"),
    "open_table": Route("twentyfive.ui.pages.network.open_table_page:OpenTablePage"),
    "saved_games": Route("twentyfive.ui.pages.records.saved_games_page:SavedGamesPage"),
    "statistics": Route("twentyfive.ui.pages.records.statistics_page:StatisticsPage"),
    "review": Route("twentyfive.ui.pages.review.review_page:ReviewPage"),
    "move": Route("twentyfive.ui.pages.moving.move_page:MovePage"),
    "settings": Route("twentyfive.ui.pages.settings.settings_page:SettingsPage"),
    "help": Route("twentyfive.ui.pages.help.help_page:HelpPage"),
    "about": Route("twentyfive.ui.pages.help.about_page:AboutPage"),
    "licence": Route("twentyfive.ui.pages.help.about_page:LicencePage"),
    "fault": Route("twentyfive.ui.pages.help.fault_page:FaultPage"),
    "rules": Route("twentyfive.ui.pages.help.rules_page:RulesPage"),
    "paper": Route("twentyfive.ui.pages.paper.paper_page:PaperPage"),
}
"""Each is loaded and made when it is first opened: all of them would take as long as the whole rest of the window."""
