"""Every page, panel and table of the program, reached in any language: nothing here looks for a word."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from PySide6.QtCore import Qt

from tests.engine.evening.evenings import after, plan_for
from tests.net.lobby.fakes import FakeGateway
from tests.turns import turn
from tests.ui.choosing_files import Answer
from tests.ui.evening import Evening
from tests.ui.moments import (
    Moment,
    bids,
    deal_is_over,
    exchanges,
    game_is_over,
    is_vied,
    jinks,
    names_trumps,
    plays_last,
    robs,
    show,
    vies,
)
from tests.ui.pages.evening.evenings import EveningPages
from tests.ui.pressing import click
from tests.ui.whole import NAMES, Whole, press
from twentyfive.core.cards import parse_cards
from twentyfive.drive.club import MemberJoined, NightBegun
from twentyfive.drive.entries import Came, CookiesDrawn, Planned, PrizeTravelled, RaffleDrawn, Seated, TicketsSold
from twentyfive.drive.plan import PLANS, CookieJar, Prize, Raffle, Source, Ties
from twentyfive.engine.daily.deals import DailyDeal, DailyGame
from twentyfive.engine.daily_desk import today
from twentyfive.engine.diagnostics.crash_reports import CrashReports
from twentyfive.engine.diagnostics.log import Logbook
from twentyfive.engine.evening.changes import with_change
from twentyfive.engine.evening.evening import Form
from twentyfive.engine.evening.places import gone, replaced
from twentyfive.engine.learning.surprises import Surprise
from twentyfive.engine.learning.told import About
from twentyfive.engine.moving.move_file import packed
from twentyfive.engine.seating.players import Guest
from twentyfive.net.messages import Ask, Wish
from twentyfive.presentation.drive.seats_shown import Seats
from twentyfive.presentation.evening_plan import Company
from twentyfive.presentation.new_game_folds import Fold
from twentyfive.presentation.people_draft import Happens
from twentyfive.presentation.phone.sheets import PhoneSheet
from twentyfive.presentation.start.entry import Entry
from twentyfive.presentation.table.actions import Action
from twentyfive.ui.pages.daily.result_page import DailyResultPage
from twentyfive.ui.pages.drive.clubs_page import ClubsPage
from twentyfive.ui.pages.drive.end_page import EndPage
from twentyfive.ui.pages.drive.games_page import GamesPage
from twentyfive.ui.pages.drive.people_page import PeoplePage
from twentyfive.ui.pages.drive.phones_page import PhonesPage
from twentyfive.ui.pages.drive.plan_page import PlanPage
from twentyfive.ui.pages.drive.season_page import SeasonPage
from twentyfive.ui.pages.evening.evening_results_page import EveningResultsPage
from twentyfive.ui.pages.help.about_page import AboutPage
from twentyfive.ui.pages.help.help_page import HelpPage
from twentyfive.ui.pages.help.rules_page import RulesPage
from twentyfive.ui.pages.learn.learn_page import LearnPage
from twentyfive.ui.pages.moving.move_page import MovePage
from twentyfive.ui.pages.network.open_table_page import OpenTablePage
from twentyfive.ui.pages.new_game.new_game_pages import NewGamePages
from twentyfive.ui.pages.practise.practise_page import PractisePage
from twentyfive.ui.pages.records.saved_games_page import SavedGamesPage
from twentyfive.ui.pages.records.statistics_page import StatisticsPage
from twentyfive.ui.pages.settings.settings_page import SettingsPage, SettingsSubject
from twentyfive.ui.table.overlays import Overlay
from twentyfive.ui.table.panels.table_menu import MenuChoice
from twentyfive.ui.widgets.name_form import NameForm
from twentyfive.ui.widgets.page import Page
from twentyfive.ui.window.crash_page import CrashPage
from twentyfive.wording.learning.surprises import surprise_sentence
from twentyfive.wording.records import evening_network as network_words
from twentyfive.wording.records.saved import NOTHING_TO_LOOK_BACK_ON

Scene = Callable[[Whole], None]


def leave(whole: Whole) -> None:
    """Go to the start page."""
    whole.window.table.leave_asked.emit()


def start_page(entry: Entry) -> Scene:
    """Return a scene that leaves for the start page, and chooses this entry of it."""

    def go(whole: Whole) -> None:
        leave(whole)
        whole.window.start.chosen.emit(entry)

    return go


def help_page(whole: Whole) -> None:
    """Open the Help page from the start page."""
    leave(whole)
    whole.window.start.help.click()


def then(first: Scene, go: Scene) -> Scene:
    """Return a scene that goes on from another one."""

    def both(whole: Whole) -> None:
        first(whole)
        turn()
        go(whole)

    return both


def new_game(whole: Whole) -> None:
    """Open New game, where all rules or the characters may have been open before."""
    start_page(Entry.NEW_GAME)(whole)
    pages = whole.page(NewGamePages)
    shown = pages.currentWidget()
    if shown is not pages.page:
        assert isinstance(shown, Page)
        shown.back_asked.emit()
    pages.page.begin()


def fold(opened: Fold) -> Scene:
    """Open New game, and one of its folds."""
    return then(new_game, lambda whole: whole.page(NewGamePages).page.folds.open(opened))


def about(whole: Whole) -> None:
    """Open About."""
    help_page(whole)
    whole.page(HelpPage).about.click()


def move_file(whole: Whole) -> None:
    """Choose a file of another computer, and look into it."""
    page = whole.open(MovePage)
    path = whole.data / "other.twentyfive-move"
    for _ in packed(whole.data, whole.data / "other.ini", path):
        pass
    page.chooser = Answer(path)
    page.choose.click()


def daily_result(whole: Whole) -> None:
    """Open the result of a deal of today, as if it had been played, with the explanation of par."""
    database = whole.window.playing.saver.books.database
    assert database is not None
    deal = DailyDeal(today(), DailyGame.AUCTION)
    with database.transaction() as connection:
        row = (deal.day.isoformat(), deal.game, deal.version, "scene", "-25 11001", False, 84, 200, 0)
        connection.execute("INSERT OR IGNORE INTO dailies VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", row)
    start_page(Entry.DAILY)(whole)
    page = whole.open(DailyResultPage, deal)
    page.why.click()


def drive_people(whole: Whole) -> None:
    """Begin a card drive, with people of whom some have come alone, and one chosen."""
    start_page(Entry.DRIVE)(whole)
    clubs, people = whole.page(ClubsPage), whole.page(PeoplePage)
    clubs.name.setText("Confey")
    clubs.begin.click()
    for names in ("Ann & Ben", "Nuala", "Pat & Una", "Tom"):
        people.names.setText(names)
        people.add.click()
    people.list.lines[1].click()


def drive_offered(whole: Whole) -> None:
    """Type two letters at the door of a card drive, for which names of members are offered."""
    drive_people(whole)
    people = whole.page(PeoplePage)
    people._room.enter(*(MemberJoined(name) for name in ("Anna Nolan", "Annie Shaw-Hanratty", "Seán Ó hAnluain")))
    people.names.setText("Kitty & an")


def drive_substitute(whole: Whole) -> None:
    """Ask who takes over a card."""
    drive_game(whole)
    people = whole.open(PeoplePage)
    people.list.lines[1].click()
    next(act for act in people.list.panel.acts if act.label.endswith("…")).click()


def drive_cards(whole: Whole) -> None:
    """Ask which tables people have drawn, of whom one is known."""
    drive_people(whole)
    people = whole.page(PeoplePage)
    people.seats.chosen.emit(Seats.CARDS)
    people.footer.start.click()
    people.list.panel.field.setText("1")
    people.list.panel.done.click()


def drive_exchange(whole: Whole) -> None:
    """Let two change seats, of whom one is pressed, while others sit out."""
    start_page(Entry.DRIVE)(whole)
    clubs, people, games = whole.page(ClubsPage), whole.page(PeoplePage), whole.page(GamesPage)
    clubs.name.setText("Confey")
    clubs.begin.click()
    for number in range(5):
        people.names.setText(f"Ann {number} & Ben {number}")
        people.add.click()
    people.footer.start.click()
    games.exchange.click()
    games.tables.boxes[0].sides[1].click()


def drive_plan(whole: Whole) -> None:
    """Open the prizes and rules of a card drive, with all pots and draws switched on, and one answer refused."""
    drive_people(whole)
    whole.page(PeoplePage).to["drive_plan"].click()
    plan = whole.page(PlanPage)
    while len(plan.prizes) < 3:
        plan.count.more.click()
    for box in plan.extras.values():
        if not box.switch.isChecked():
            box.switch.click()
    for row, text in ((plan.fee, "2,50"), (plan.prizes[0], "40 % + a ham"), (plan.prizes[1], "200 %")):
        row.field.setText(text)
        row.field.editingFinished.emit()


def drive_game(whole: Whole) -> None:
    """Begin a trial evening, with the results of some tables."""
    start_page(Entry.DRIVE)(whole)
    whole.page(ClubsPage).trial.click()
    for box in whole.page(GamesPage).tables.boxes[::2]:
        box.sides[0].click()


def drive_answers(whole: Whole) -> None:
    """Begin a trial evening, where one table's phone has spoken, and the phones of another say different things."""
    drive_game(whole)
    room = whole.page(GamesPage)._room
    for table, speakers in ((2, (0,)), (4, (0, 1, 2))):
        sides = room.evening.tables[table - 1].sides
        for at in speakers:
            room.phones.answer(sides[at], 1, sides[1 - min(at, 1)])


def drive_points(whole: Whole) -> None:
    """Begin an evening of points, where the phones of two tables have spoken."""
    drive_game(whole)
    games = whole.page(GamesPage)
    room = games._room
    pairs = [Came((f"Ann {number}", f"Ben {number}")) for number in range(1, 7)]
    room.desk.begin("Wentworth")
    room.enter(NightBegun("2026-11-30"), Planned(PLANS[Source.WENTWORTH]), *pairs, Seated(1))
    for table, points in ((1, ((55, 30),)), (2, ((30, -10), (-10, 30)))):
        for side, said in zip(room.evening.tables[table - 1].sides, points, strict=False):
            room.phones.answer(side, 1, points=said)
    games.arrive()


def drive_phones(whole: Whole) -> None:
    """Let the phones of a trial evening in; nobody can find them where there is no gateway."""
    drive_game(whole)
    whole.page(GamesPage).let_in.click()
    page = whole.page(PhonesPage)
    if not page.switch.isChecked():
        page.switch.click()


def drive_end(whole: Whole) -> None:
    """Play a trial evening to its end."""
    drive_game(whole)
    games = whole.page(GamesPage)
    while not whole.window.router.is_at("drive_end"):
        games.trial.click()
        games.footer.start.click()


def drive_season(whole: Whole) -> None:
    """Open the season of a trial evening, in which all who have come are members."""
    drive_end(whole)
    whole.page(EndPage).to["drive_season"].click()
    whole.page(SeasonPage).everybody.click()


def drive_draws(whole: Whole) -> None:
    """Play off for a ham at the end of a trial evening, with a raffle drawn and a prize that travels."""
    drive_end(whole)
    end = whole.page(EndPage)
    things = (Prize(thing="a ham"), *(Prize(percent=1, thing="a cake") for _ in range(20)))
    plan = replace(end._room.evening.plan, prizes=things, ties=Ties.PLAY_OFF, travelling=Prize(thing="a cup"))
    plan = replace(plan, raffle=Raffle(), cookie_jar=CookieJar(8), travels="the five of trumps")
    end._room.enter(Planned(plan), PrizeTravelled(3), CookiesDrawn(1), TicketsSold(40, 1), RaffleDrawn(1))
    end.arrive()
    end.settle[-1].click()
    end.draws.buyer.field.setText("Nobody")
    end.draws.tickets.field.setText("3")
    end.draws.sell.click()


def same_cards(whole: Whole) -> None:
    """Open the page on which a same cards evening is set up, where one may have been open before."""
    start_page(Entry.EVENING)(whole)
    pages = EveningPages(whole)
    if not pages.setup.isVisible():
        pages.plan.another.click()


def same_cards_plan(whole: Whole) -> None:
    """Begin an evening of four pairs who meet, or open it again, as it looks while it is shared on the network."""
    start_page(Entry.EVENING)(whole)
    pages = EveningPages(whole)
    if pages.desk.evening is None:
        pages.desk.begin(plan_for(4, size=2, form=Form.HOWELL))
    pages.room.open()
    way_in = network_words.SHARED_AT(code="7K3Q", addresses="192.168.178.123:25525; 10.0.0.2:25525")
    there, stops = network_words.WHO_IS_THERE(names="Ann, Ben"), network_words.STOP_SHARING()
    assert pages.desk.evening is not None
    company = Company(None, None, frozenset(), way_in, there, "", stops, cut_off=(0, 1))
    pages.plan.update_evening(pages.desk.evening, company)


def same_cards_people(whole: Whole) -> None:
    """Let one of the pairs go home and somebody take the place of another, and ask who comes next."""
    same_cards_plan(whole)
    pages = EveningPages(whole)
    evening = pages.desk.evening
    assert evening is not None
    if not evening.changed:
        place = evening.places[3]
        place = place.with_seat(0, gone(place.seats[0], 1)).with_seat(1, replaced(place.seats[1], "Maximilian", 2))
        pages.desk.change(with_change(evening, 3, place))
    pages.plan.people.click()
    pages.people.who.chosen.emit((3, 1))
    pages.people.what.chosen.emit(Happens.REPLACED)


def same_cards_results(whole: Whole) -> None:
    """Show the results of that evening."""
    same_cards_plan(whole)
    pages = EveningPages(whole)
    evening = pages.desk.evening
    assert evening is not None
    if not evening.over:
        pages.desk.evening = replace(after(evening.plan, *evening.plan.sittings), changed=evening.changed)
    pages.whole.open(EveningResultsPage)


def subject(shown: SettingsSubject) -> Scene:
    """Return the scene of this subject of the settings."""
    return then(start_page(Entry.SETTINGS), lambda whole: whole.page(SettingsPage).show_subject(shown))


def rules(whole: Whole) -> None:
    """Open the rules of the game at the table."""
    show(whole, "twenty-five", 5, 5, plays_last)
    whole.window.table.overlays.menu_chosen.emit(MenuChoice.RULES)


def look_back(whole: Whole) -> None:
    """Open the review of a game that is over."""
    show(whole, "twenty-five", 5, 5, game_is_over)
    whole.window.table.overlays.deal.look_back_asked.emit()


def a_deal(whole: Whole) -> None:
    """Play a deal, so that a game is saved and counted."""
    show(whole, "twenty-five", 5, 5, deal_is_over)


def answer(whole: Whole) -> None:
    """Answer a question of the card trainer, which is open."""
    press(whole.window, Qt.Key.Key_1)


def at_table(whole: Whole, preset: str, players: int, sides: int, moment: Moment, *, persons: int = 1) -> None:
    """Show a game at that moment, without the panel and the explanation that a scene before may have left open."""
    overlays = whole.window.table.overlays
    if overlays.current is not None:
        overlays.close(overlays.current)
    whole.window.table.explain("")
    show(whole, preset, players, sides, moment, persons=persons)


def hint(whole: Whole) -> None:
    """Ask for a hint at the table."""
    at_table(whole, "twenty-five", 5, 5, plays_last)
    click(whole.window.table.bar.button(Action.HINT))


def take_hint(whole: Whole) -> None:
    """Take the hint on a question up to its reason, the longest of its steps."""
    for _ in range(3):
        click(whole.window.table.bar.button(Action.HINT))
    assert whole.window.table.decision_panel.hint.plain


def explanation(whole: Whole) -> None:
    """Explain what surprises in the longest of the sentences."""
    at_table(whole, "twenty-five", 5, 5, plays_last)
    kept = Surprise(About.HELD_BACK, 1, parse_cards("JS 10S"))
    whole.window.table.explain(surprise_sentence(kept, whole.view))


def refusal(whole: Whole) -> None:
    """Click a card that may not be played."""
    at_table(whole, "twenty-five", 5, 5, plays_last)
    click(next(card for card in whole.hand() if card not in whole.playable()))


def crash(whole: Whole) -> None:
    """Let the program fail, where the crash page may be open from before."""
    for page in whole.window.findChildren(CrashPage):
        page.start.click()
    leave(whole)
    reports = whole.window.findChild(CrashReports)
    if reports is None:
        reports = CrashReports(Logbook(whole.data), whole.window)
        whole.window.watch(reports)
    reports.note(RuntimeError("the cards fell from the table"))


def write(form: NameForm) -> None:
    """Show the form as it is while a person types: Qt paints selected text twice."""
    assert form.isVisible()
    form.field.deselect()


def name_rules(whole: Whole) -> None:
    """Ask for the name of one's own rules."""
    new_game(whole)
    page = whole.page(NewGamePages).page
    page.folds.open(Fold.RULES)
    saver = page.saver
    saver.save.clicked.emit()
    write(saver.form)


def rename_game(whole: Whole) -> None:
    """Ask for the new name of a saved game."""
    page = whole.page(SavedGamesPage)
    page.rename.click()
    write(page.form)


def list_moves(whole: Whole) -> None:
    """Open the list of moves at the table."""
    at_table(whole, "twenty-five", 5, 5, plays_last)
    press(whole.window, Qt.Key.Key_L)


def name_bookmark(whole: Whole) -> None:
    """Set a bookmark in the list of moves, and ask for its name."""
    list_moves(whole)
    moves = whole.window.practise.moves
    press(whole.window, Qt.Key.Key_Up)
    press(whole.window, Qt.Key.Key_Return)
    moves.mark.click()
    write(moves.form)


def practise(whole: Whole) -> None:
    """Open the panel of all that helps to practise."""
    at_table(whole, "twenty-five", 5, 5, plays_last)
    whole.window.practise.practise()
    whole.window.table.overlays.menu_chosen.emit(MenuChoice.PRACTISE)
    assert whole.window.table.overlays.current is Overlay.PRACTISE


trainer = then(start_page(Entry.LEARN), lambda whole: whole.page(LearnPage).trainer.click())

PAGES: Final[dict[str, Scene]] = {
    "start": leave,
    "new game": new_game,
    "new game, the game": fold(Fold.GAME),
    "new game, house rules": fold(Fold.RULES),
    "all rules": then(new_game, lambda whole: whole.page(NewGamePages).page.rules.all_rules.click()),
    "characters": then(new_game, lambda whole: whole.page(NewGamePages).page.characters_asked.emit(1)),
    "join a game": start_page(Entry.JOIN),
    **{f"settings, {each.name.lower()}": subject(each) for each in SettingsSubject},
    "help": help_page,
    "about": about,
    "licence": then(about, lambda whole: whole.page(AboutPage).parts[1].click()),
    "report a fault": then(help_page, lambda whole: whole.page(HelpPage).fault.click()),
    "move": then(start_page(Entry.SETTINGS), lambda whole: whole.page(SettingsPage).move_away.click()),
    "move, a file": move_file,
    "learn": start_page(Entry.LEARN),
    "lesson": then(start_page(Entry.LEARN), lambda whole: whole.page(LearnPage).lesson_asked.emit(0, 0, ())),
    "card trainer": trainer,
    "card trainer’s answer": then(trainer, answer),
    "deal of the day": start_page(Entry.DAILY),
    "deal of the day, result": daily_result,
    "same cards": same_cards,
    "same cards, who plays next": same_cards_plan,
    "same cards, who goes and comes": same_cards_people,
    "same cards, results": same_cards_results,
    "card drives": start_page(Entry.DRIVE),
    "card drive, people": drive_people,
    "card drive, names offered": drive_offered,
    "card drive, a substitute": drive_substitute,
    "card drive, table cards": drive_cards,
    "card drive, an exchange": drive_exchange,
    "card drive, prizes and rules": drive_plan,
    "card drive, a game": drive_game,
    "card drive, answers": drive_answers,
    "card drive, answers of points": drive_points,
    "card drive, phones": then(drive_game, lambda whole: whole.page(GamesPage).let_in.click()),
    "card drive, prizes": drive_end,
    "card drive, draws": drive_draws,
    "card drive, season": drive_season,
    "practise": start_page(Entry.PRACTISE),
    "deal editor": then(start_page(Entry.PRACTISE), lambda whole: click(whole.page(PractisePage).set_up)),
    "rules": rules,
    "paper": then(rules, lambda whole: whole.page(RulesPage).paper.click()),
    "look back": look_back,
    "start with a game to continue": then(rules, leave),
    "saved games": then(a_deal, start_page(Entry.SAVED)),
    "statistics": then(a_deal, start_page(Entry.STATISTICS)),
    "notice": then(leave, lambda whole: whole.window.notice.say(NOTHING_TO_LOOK_BACK_ON())),
}

QUESTIONS: Final[dict[str, Scene]] = {
    "crash page": crash,
    "a name for rules": name_rules,
    "a new name for a game": then(then(a_deal, start_page(Entry.SAVED)), rename_game),
    "erase statistics": then(
        then(a_deal, start_page(Entry.STATISTICS)), lambda whole: whole.page(StatisticsPage).reset.click()
    ),
    "list of moves": list_moves,
    "a name for a bookmark": name_bookmark,
    "practise at the table": practise,
}
"""Forms and panels that other tests look at in English, at every size."""

MOMENTS: Final[dict[str, tuple[str, Moment]]] = {
    "trick": ("twenty-five", plays_last),
    "rob": ("twenty-five", robs),
    "jink": ("spoil-five", jinks),
    "bid": ("fifty-five", bids),
    "exchange": ("fifty-five", exchanges),
    "name trumps": ("fifty-five", names_trumps),
    "deal over": ("twenty-five", deal_is_over),
    "spoil": ("spoil-five", deal_is_over),
    "game over": ("twenty-five", game_is_over),
}

IN_SIDES: Final[dict[str, tuple[str, int, int, Moment]]] = {
    "exchange in sides": ("auction-forty-fives", 4, 2, exchanges),
    "bid in sides": ("auction-forty-fives", 6, 2, bids),
    "vie": ("maw", 4, 2, vies),
    "vied card": ("maw", 2, 2, is_vied),
    "trick in sides": ("twenty-five", 9, 3, plays_last),
    "deal in sides over": ("twenty-five", 9, 3, deal_is_over),
}

PANELS: Final[dict[Overlay, str]] = {
    Overlay.MENU: "menu",
    Overlay.RANKING: "ranking",
    Overlay.TRICK: "last trick",
    Overlay.SPEED: "speed",
    Overlay.SCORES: "scores",
}


def tables(players: int) -> dict[str, Scene]:
    """Return the scenes of a table of so many players, and of the panels over it."""
    scenes: dict[str, Scene] = {}
    for name, (preset, moment) in MOMENTS.items():
        seats = min(players, 9) if preset == "fifty-five" else players
        scenes[f"{name}, {players} players"] = _at(preset, seats, seats, moment)
    trick = scenes[f"trick, {players} players"]
    for panel, name in PANELS.items():
        scenes[f"{name}, {players} players"] = then(trick, _opened(panel))
    if players == SEVERAL:
        scenes |= {name: _at(*game) for name, game in IN_SIDES.items()}
        scenes |= {"hint": hint, "refusal": refusal}
        scenes |= {f"hint on {name}": then(scenes[f"{name}, {players} players"], take_hint) for name in ASKING}
        scenes["curtain"] = lambda whole: at_table(whole, "twenty-five", 5, 5, plays_last, persons=2)
    return scenes


ASKING: Final = ("rob", "bid", "exchange", "name trumps", "jink")
"""The moments with a question above the hand."""

SEVERAL: Final = 5
"""The number of players of whose tables all scenes are shown."""


def _at(preset: str, players: int, sides: int, moment: Moment) -> Scene:
    return lambda whole: at_table(whole, preset, players, sides, moment)


def _opened(panel: Overlay) -> Scene:
    def go(whole: Whole) -> None:
        table = whole.window.table
        if panel is not Overlay.SCORES or not table.score_panel.isVisible():
            table.overlays.open(panel)

    return go


def evening(players: int, gateways: list[FakeGateway]) -> dict[str, Scene]:
    """Return the scenes of an evening with phones, each of which goes on from the one before."""
    found: list[Evening] = []

    def gather(whole: Whole) -> None:
        leave(whole)
        del gateways[1:]  # that of a card drive
        found[:] = [Evening(whole, gateways, host=Guest(), players=players)]
        for seat in range(players - 1):
            found[0].come(seat, NAMES[seat])

    def pause(_: Whole) -> None:
        link = found[0].link
        link.hear(10, Ask(link.last(10, PhoneSheet).at, Wish.PAUSE))

    return {
        f"open table, {players} players": gather,
        f"phones, {players} players": lambda _: click(found[0].page.footer.start),
        f"pause, {players} players": pause,
        f"guests, {players} players": lambda whole: whole.open(OpenTablePage),
        f"card drive, phones are let in, {players} players": drive_phones,
    }
