"""The words of a card drive: of its people, its tables and games, its end and its season."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from PySide6.QtCore import QLocale

from twentyfive.drive.evening import Evening
from twentyfive.drive.plan import LeftOver, Movement, Scoring
from twentyfive.drive.prizes import PrizeKind
from twentyfive.drive.problems import Problem, ProblemKind
from twentyfive.drive.season import AddedFor
from twentyfive.wording.grammar.texts import CountedText, Text, language_of_texts
from twentyfive.wording.names import listed, translate

PAGE_TITLE: Final = Text("drive", "Card drive")
PEOPLE: Final = Text("drive", "People")
GAMES: Final = Text("drive", "Games")
PRIZES: Final = Text("drive", "Prizes")
SEASON: Final = Text("drive", "Season")
WALL: Final = Text("drive", "On the wall")
FILE_KINDS: Final = Text("drive", "Card drives (*.twentyfive-drive)")

# The clubs.
WHAT_IT_IS: Final = Text(
    "drive",
    "An evening of real cards in a hall: who came, who sits where, who won, and the prizes. No computer plays.",
)
CLUB_NAME: Final = Text("drive", "Name of the club or hall")
BEGIN: Final = Text("drive", "Begin an evening")
NO_CLUB_NAME: Final = Text("drive", "Enter the name of the club or hall.")
NOT_KEPT: Final = Text("drive", "This cannot be saved: {reason}")
IN_USE: Final = Text("drive", "This club is open in another window. Close it there first.")
YOUR_CLUBS: Final = Text("drive", "Your clubs")
GO_ON: Final = Text("drive", "Go on with {name}")
NEW_NIGHT: Final = Text("drive", "A new evening")
TRIAL: Final = Text("drive", "A trial evening")
TRIAL_NOTE: Final = Text("drive", "Made-up names, one press a game, to see how it goes")
TRIAL_CLUB: Final = Text("drive", "Trial evening")
OPEN_FILE: Final = Text("drive", "Open a file…")
SAVE_COPY: Final = Text("drive", "Save a copy…")
COPIED: Final = Text("drive", "Copy saved.")
UNDO: Final = Text("drive", "Undo")
REDO: Final = Text("drive", "Redo")
UNDONE: Final = Text("drive", "Taken back.")
REDONE: Final = Text("drive", "Done again.")

# The people.
NAMES: Final = Text("drive", "Names, with “&” between partners")
NAMES_HELP: Final = Text("drive", "Type a name, or two with “&” between them, then press Enter.")
ADD: Final = Text("drive", "Add")
NAME_TOO_LONG: Final = Text("drive", "This name is too long. Shorten it.")
ON_THE_LIST: Final = Text("drive", "On the list: {names}")
ON_THE_LIST_FROM: Final = Text("drive", "On the list: {names}. They play from game {number}.")
NOBODY_YET: Final = Text("drive", "Nobody has come yet.")
ALONE: Final = Text("drive", "needs a partner")
CARD: Final = Text("drive", "card {number}")
GONE_HOME: Final = Text("drive", "gone home")
GONE_FOR_NOTHING: Final = Text("drive", "gone home, games do not count")
PLAYS_FROM: Final = Text("drive", "plays from game {number}")
NOT_WITH: Final = Text("drive", "kept apart from {names}")
HAS_PAID: Final = Text("drive", "paid")
PEOPLE_SO_FAR: Final = Text("drive", "People: {number}")
SIDES_SO_FAR: Final = {
    1: Text("drive", "Playing alone: {number}"),
    2: Text("drive", "Pairs: {number}"),
    3: Text("drive", "Threes: {number}"),
}
TABLES_SO_FAR: Final = Text("drive", "Tables: {number}")
SMALLER_SO_FAR: Final = Text("drive", "Smaller tables: {number}")
LARGER_SO_FAR: Final = Text("drive", "Larger tables: {number}")
OUT_SO_FAR: Final = Text("drive", "Sitting out each game: {number}")
ALONE_SO_FAR: Final = Text("drive", "Without a partner: {number}")
IN_THE_TIN: Final = Text("drive", "In the tin: {money}")
FIND_PARTNERS: Final = Text("drive", "Find partners")
SEAT: Final = Text("drive", "Draw the seats and begin")
MARK_PAID: Final = Text("drive", "Paid")
NOT_PAID: Final = Text("drive", "Has not paid")
TAKE_OFF: Final = Text("drive", "Take off the list")
GOES_HOME: Final = Text("drive", "Goes home")
GOES_FOR_NOTHING: Final = Text("drive", "Goes home, games do not count")
COMES_BACK: Final = Text("drive", "Comes back")
PLAYS_WITH: Final = Text("drive", "Plays with…")
WHO_PLAYS_WITH: Final = Text("drive", "Who plays with {names}? Press them on the list.")
NO_LONGER_PARTNERS: Final = Text("drive", "No longer partners")
KEEP_APART: Final = Text("drive", "Keep apart from…")
WHO_APART: Final = Text("drive", "Who is not to sit with {names}? Press them on the list.")
LET_TOGETHER: Final = Text("drive", "May sit with {name}")
SUBSTITUTE: Final = Text("drive", "Somebody else for {name}…")
WHO_TAKES_OVER: Final = Text("drive", "Who takes over the card of {name}?")
CORRECT_NAME: Final = Text("drive", "Correct the name…")
HOW_SPELT: Final = {
    1: Text("drive", "How is the name written?"),
    2: Text("drive", "How are the names written? Keep “&” between them."),
}
DONE: Final = Text("drive", "Done")
LEAVE_IT: Final = Text("drive", "Leave it")
OFF_THE_LIST: Final = Text("drive", "Off the list: {names}")
FOR_THE_HOUSE: Final = Text("drive", "They play for the house: only where a table needs them, and for no prize")
HOUSE: Final = Text("drive", "for the house")
WHO_HAS_COME: Final = Text("drive", "Who has come")
THE_EVENING: Final = Text("drive", "The evening")
AS_IN: Final = Text("drive", "Begin with")
OWN_WAY: Final = Text("drive", "Your own choices")
HALLS: Final = {
    "confey": Text("drive", "Confey: three pairs at a table, 20 games"),
    "cape-breton": Text("drive", "Cape Breton: couples, 25 games"),
    "wentworth": Text("drive", "Wentworth: points, drawn anew each game"),
    "belfast": Text("drive", "Belfast: eight at a table"),
}
SIZE: Final = Text("drive", "Who plays together")
SIZES: Final = {
    1: Text("drive", "Each alone"),
    2: Text("drive", "Pairs"),
    3: Text("drive", "Threes"),
}
AT_A_TABLE: Final = {
    1: Text("drive", "People at a table"),
    2: Text("drive", "Pairs at a table"),
    3: Text("drive", "Threes at a table"),
}
NUMBER_OF_GAMES: Final = Text("drive", "Games")
MOVEMENT: Final = Text("drive", "After each game")
MOVEMENTS: Final[Mapping[Movement, Text]] = {
    Movement.WINNERS_MOVE: Text("drive", "Winners move on, losers stay"),
    Movement.LOSERS_MOVE: Text("drive", "Losers move on, winners stay"),
    Movement.WINNERS_UP: Text("drive", "Winners go up, losers go down"),
    Movement.ALL_STAY: Text("drive", "All stay"),
    Movement.DRAWN: Text("drive", "All are drawn anew"),
}
MEETS_ABOUT: Final = Text("drive", "meets about {met} of {others} others")
IN_THE_EVENING: Final = {
    1: Text("drive", "Over the evening a player meets about {met} of {others} others."),
    2: Text("drive", "Over the evening a pair meets about {met} of {others} others."),
    3: Text("drive", "Over the evening a three meets about {met} of {others} others."),
}
BY_ANOTHER: Final = Text("drive", "With “{movement}” it would be about {met}.")
LEFT_OVER: Final = Text("drive", "If the tables do not come out even")
LEFT_OVERS: Final[Mapping[LeftOver, Text]] = {
    LeftOver.SITS_OUT: Text("drive", "Some sit out by turns"),
    LeftOver.SMALLER: Text("drive", "Some tables are smaller"),
    LeftOver.LARGER: Text("drive", "Some tables are larger"),
    LeftOver.ORGANISER: Text("drive", "The organiser plays"),
}
SEATS: Final = Text("drive", "The first seats")
SEATS_BY: Final = {
    "chance": Text("drive", "By chance"),
    "places": Text("drive", "By the places of the last evening"),
    "cards": Text("drive", "By table cards, drawn face down"),
}
SEAT_SO: Final = Text("drive", "Seat and begin")
WHICH_TABLE: Final = Text("drive", "Which table did {names} draw? From 1 to {tables}.")
WHICH_TABLE_OR_OUT: Final = Text("drive", "Which table did {names} draw? From 1 to {tables}, or 0 to sit out.")
TABLE_DRAWN: Final = Text("drive", "table {number}")
OUT_DRAWN: Final = Text("drive", "sits out")
TABLE_FULL: Final = Text("drive", "Table {number} is full already.")
ENOUGH_OUT: Final = Text("drive", "Enough sit out already.")
SCORING: Final = Text("drive", "A table reports")
SCORINGS: Final[Mapping[Scoring, Text]] = {
    Scoring.WINS: Text("drive", "who won"),
    Scoring.POINTS: Text("drive", "the points of each"),
}
FEE: Final = Text("drive", "Each pays")

# The games.
GAME_OF: Final = Text("drive", "Game {number} of {games}")
TABLE: Final = Text("drive", "Table {number}")
SIDE_KEY: Final = Text("drive", "key {key}")
TABLE_KEY: Final = Text("drive", "Table {number}, key {key}")
STILL_PLAYING: Final = Text("drive", "still playing")
ALL_IN: Final = Text("drive", "All tables are in.")
ONE_PLAYS: Final = Text("drive", "Table {number} is still playing.")
SOME_PLAY: Final = Text("drive", "Tables {numbers} are still playing.")
MANY_PLAY: Final = CountedText("drive", "{number} tables are still playing.")
SITS_OUT: Final = Text("drive", "Sitting out: {names}")
NOT_PARTED: Final = Text("drive", "Could not be parted: {names}")
ODD_TABLES: Final = Text("drive", "Tables with another number of players: {numbers}")
WITHOUT_PARTNER: Final = Text("drive", "Without a partner: {names}")
EXCHANGE: Final = Text("drive", "Exchange seats…")
WHO_CHANGES: Final = Text("drive", "Who change seats? Press both.")
WHO_ELSE_CHANGES: Final = Text("drive", "Who changes seats with {names}?")
SIT_TOGETHER: Final = Text("drive", "These two have no other seats to exchange.")
CHANGED_SEATS: Final = Text("drive", "{one} and {other} have changed seats.")
NEXT_GAME: Final = Text("drive", "Next game")
THE_END: Final = Text("drive", "To the prizes")
REPORT_ALL: Final = Text("drive", "Fill in all results")
PREVIOUS_GAME: Final = Text("drive", "The game before")
LATER_GAME: Final = Text("drive", "The game after")
STANDINGS: Final = Text("drive", "Standings")
GAMES_WON: Final = Text("drive", "games won")
POINTS: Final = Text("drive", "points")
KEYS_HELP: Final = Text("drive", "By keys: the table’s number or letter, then A, B or C.")
WON_AT: Final = Text("drive", "Table {number}: {names} won.")
POINTS_AT: Final = Text("drive", "Table {number}: {points}.")
CLEARED_AT: Final = Text("drive", "Table {number}: no result.")
WHICH_PAIR: Final = Text("drive", "Table {number}: who won?")
NO_SUCH_KEY: Final = Text("drive", "No table has the key {key}.")

# The clock of a game.
CLOCK: Final = Text("drive", "Time for a game")
NO_CLOCK: Final = Text("drive", "No clock")
MINUTES: Final = CountedText("drive", "{number} minutes")
START_CLOCK: Final = Text("drive", "Start the clock")
STOP_CLOCK: Final = Text("drive", "Stop the clock")
CLOCK_ON: Final = Text("drive", "Let the clock go on")
TIME_LEFT: Final = Text("drive", "{time} left", "of the time for a game, as 4:05")
TIME_UP: Final = Text("drive", "Time is up.")
BELL: Final = Text("drive", "When time is up")
RINGS: Final = {
    False: Text("drive", "No bell"),
    True: Text("drive", "Ring a bell"),
}
SOUND_IS_OFF: Final = Text("drive", "Sound is off in the settings: nobody would hear the bell.")

# The end.
PLACE: Final = Text("drive", "{number}.", "a place in the standings")
EQUAL_PLACE: Final = Text("drive", "{number}=", "a place in the standings that others have, too")
PLACES_TITLE: Final = Text("drive", "Places")
MONEY_TITLE: Final = Text("drive", "The money")
NOT_OVER_YET: Final = Text("drive", "As things stand; the last game is not over.")
PRIZE_OF: Final = Text("drive", "{money} for {names}: {what}")
FOR_THE_HALL: Final = Text("drive", "{money} for the hall")
POT_LEFT: Final = Text("drive", "{money} stays in the {pot}")
JACKPOT_POT: Final = Text("drive", "jackpot", "what stays in it")
COOKIE_POT: Final = Text("drive", "cookie jar", "what stays in it")
TIE: Final = Text("drive", "{names} are equal, for {money}.")
SPLIT: Final = Text("drive", "Split it")
CUT: Final = Text("drive", "Cut the cards")
WON_PLAY_OFF: Final = Text("drive", "{names} won the play-off")
CUT_WON: Final = Text("drive", "{names} cut the lowest card.")
DRAW_COOKIES: Final = Text("drive", "Draw from the cookie jar")
COOKIES: Final = Text("drive", "Cookie jar: {numbers}")

# The season.
SEASON_NOTE: Final = Text("drive", "The evenings that are over, added up: {number}")
NO_SEASON: Final = Text("drive", "No evening is over yet.")
NIGHTS_THAT_COUNT: Final = Text("drive", "Evenings that count")
ALL_NIGHTS: Final = Text("drive", "All of them")
BEST_NIGHTS: Final = Text("drive", "The best: {number}")
ADDED_FOR: Final = Text("drive", "Added up for")
ADDED_FORS: Final[Mapping[AddedFor, Text]] = {
    AddedFor.PEOPLE: Text("drive", "Each person"),
    AddedFor.SIDES: Text("drive", "Those who played together"),
}

_PROBLEMS: Final[Mapping[ProblemKind, Text]] = {
    ProblemKind.TABLE_TOO_LARGE: Text("drive", "There is room for nine at a table."),
    ProblemKind.SIT_OUT_TOO_HIGH: Text("drive", "Sitting out can count as one game won at most."),
    ProblemKind.TOO_MANY_COOKIES: Text("drive", "The cookie jar draws more numbers than there are games."),
    ProblemKind.MORE_THAN_THE_TIN: Text("drive", "The prizes come to {count} % of the tin."),
    ProblemKind.FIXED_NOW: Text("drive", "This cannot be changed once people play."),
    ProblemKind.FEWER_THAN_PLAYED: Text("drive", "Game {game} is played already."),
    ProblemKind.NAME_TAKEN: Text("drive", "{person} is on the list already. Add a letter to tell them apart."),
    ProblemKind.NAME_TWICE: Text("drive", "{name} is in this line twice. Add a letter to tell them apart."),
    ProblemKind.TOO_MANY_PEOPLE: Text("drive", "A drive has room for 500 people, no more."),
    ProblemKind.PARTY_TOO_LARGE: Text("drive", "That is too many to play together."),
    ProblemKind.SAME_PERSON: Text("drive", "{person} is there twice."),
    ProblemKind.NO_SUCH_PERSON: Text("drive", "This person is no longer on the list."),
    ProblemKind.IS_SEATED: Text("drive", "{person} has a card already."),
    ProblemKind.NO_PARTNER: Text("drive", "{person} has no partner yet."),
    ProblemKind.TOO_FEW_SIDES: Text("drive", "There are too few to fill a table."),
    ProblemKind.WRONG_ORDER: Text("drive", "Those seats are for other people than are here."),
    ProblemKind.NOT_BEGUN: Text("drive", "Play has not begun."),
    ProblemKind.HAS_BEGUN: Text("drive", "Play has begun already."),
    ProblemKind.IS_OVER: Text("drive", "The evening is over."),
    ProblemKind.NOT_OVER: Text("drive", "The evening is not over yet."),
    ProblemKind.NO_SUCH_GAME: Text("drive", "There is no game {game}."),
    ProblemKind.NO_SUCH_TABLE: Text("drive", "There is no table {table}."),
    ProblemKind.NO_SUCH_SIDE: Text("drive", "There is no card {side}."),
    ProblemKind.NOT_AT_TABLE: Text("drive", "Card {side} does not sit at table {table}."),
    ProblemKind.WRONG_POINTS: Text("drive", "Table {table} needs the points of all who sit there."),
    ProblemKind.RESULT_MISSING: Text("drive", "Table {table} is still playing."),
    ProblemKind.IS_GONE: Text("drive", "Card {side} has gone home already."),
    ProblemKind.IS_HERE: Text("drive", "Card {side} is here."),
    ProblemKind.TOO_LATE_FOR_SUBSTITUTES: Text("drive", "A card may be taken over before the first game only."),
    ProblemKind.NO_SUCH_TIE: Text("drive", "These are no longer equal."),
    ProblemKind.WRONG_PLAY_OFF: Text("drive", "Place everybody who was equal."),
    ProblemKind.NOT_PLANNED: Text("drive", "This evening has none of these."),
    ProblemKind.NO_TICKETS: Text("drive", "No ticket is sold yet."),
    ProblemKind.UNPARTED: Text("drive", "{person} and {other} could not be parted."),
    ProblemKind.SITS_OUT: Text("drive", "Card {side} sits out."),
    ProblemKind.ODD_TABLE: Text("drive", "Table {table} has another number of players."),
    ProblemKind.TIN_SHORT: Text("drive", "The tin is short for the prizes."),
    ProblemKind.NO_NIGHT: Text("drive", "No evening has begun."),
    ProblemKind.NO_SUCH_NIGHT: Text("drive", "There is no such evening."),
    ProblemKind.TOO_MANY_NIGHTS: Text("drive", "The file of this club is full. Begin a new club."),
    ProblemKind.TOO_MANY_ENTRIES: Text("drive", "The file of this club is full. Begin a new club."),
    ProblemKind.TOO_MANY_MEMBERS: Text("drive", "The list of members is full."),
    ProblemKind.IS_MEMBER: Text("drive", "{name} is a member already."),
    ProblemKind.NO_MEMBER: Text("drive", "{name} is not a member."),
    ProblemKind.NOTHING_TO_UNDO: Text("drive", "There is nothing to take back."),
    ProblemKind.NOTHING_TO_REDO: Text("drive", "There is nothing to do again."),
}


def problem_words(problem: Problem, evening: Evening) -> str:
    """Say why something cannot be, or what the organiser is to know."""
    people = evening.people
    person, other = (people[one - 1].name if 0 < one <= len(people) else "" for one in (problem.person, problem.other))
    return _PROBLEMS[problem.kind](
        person=person or problem.name,
        other=other,
        name=problem.name,
        side=problem.side,
        game=problem.game,
        table=problem.table,
        count=problem.count,
    )


def joined(names: Iterable[str]) -> str:
    """The names of a side, as they are called out: "Ann & Ben"."""
    return " & ".join(names)


def side_names(evening: Evening, side: int) -> str:
    """The names of those who hold a card."""
    return joined(evening.names(evening.side(side).people))


_MOST_NAMED: Final = 6
"""The most tables that are named by number; more of them would not be looked for one by one."""


def still_playing(missing: tuple[int, ...]) -> str:
    """Say which tables have not reported."""
    if not missing:
        return ALL_IN()
    if len(missing) == 1:
        return ONE_PLAYS(number=missing[0])
    if len(missing) > _MOST_NAMED:
        return MANY_PLAY(len(missing))
    return SOME_PLAY(numbers=listed([str(number) for number in missing]))


def money(cents: int) -> str:
    """A sum of money with the sign of this country, as the language in use writes it: "€112", "2,50 €"."""
    locale, precision = QLocale(language_of_texts()), 2 if cents % 100 else 0
    written = locale.toCurrencyString(abs(cents) / 100, money_sign(), precision)
    return f"−{written}" if cents < 0 else written


def money_sign() -> str:
    """The sign of this country's money; the euro's if the system knows none."""
    return QLocale.system().currencySymbol(QLocale.CurrencySymbolFormat.CurrencySymbol) or "€"


def prize_words(kind: PrizeKind, place: int = 0) -> str:
    """What a prize is for, within a sentence: "place 1", "the jackpot"."""
    match kind:
        case PrizeKind.PLACE:
            return translate("drive", "place {number}").format(number=place)
        case PrizeKind.JACKPOT:
            return translate("drive", "the jackpot")
        case PrizeKind.COOKIE_JAR:
            return translate("drive", "the cookie jar")
        case PrizeKind.BOOBIE:
            return translate("drive", "the lowest score")
        case PrizeKind.TRAVELLING:
            return translate("drive", "the travelling prize")
