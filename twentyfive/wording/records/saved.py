"""The words of saved games: names and their faults, lines of the list, notices, and the outcomes of what is done."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from typing import Final

from PySide6.QtCore import QDate, QDateTime, QLocale, QTime

from twentyfive.core import Phase, PlayerView, RecordError, Rules, house_rules
from twentyfive.core.rules.remedies import own_changes
from twentyfive.engine.files.disk_errors import system_words
from twentyfive.engine.files.file_names import NameFault, legible
from twentyfive.engine.saves.notices import NoticeSubject, SavingNotice
from twentyfive.engine.saves.saved_game import SUFFIX, Cover, NotAGameError
from twentyfive.wording.amounts import number_word, sentence_case
from twentyfive.wording.grammar.texts import CountedText, Text, filled
from twentyfive.wording.names import listed, translate
from twentyfive.wording.scores import (
    counts_double,
    game_over_sentence,
    is_viewer,
    own_standing,
    player_name,
    scores_sentence,
    side_in_sentence,
    viewer_first,
)
from twentyfive.wording.setup.games import GAME_NAMES, changed_sentence, game_played

_TOGETHER: Final = "\N{NO-BREAK SPACE}"


MANY_GAMES_KEPT: Final = CountedText("saved", "More than {number} games")
"""More games than the start page counts."""


def games_kept(number: int) -> str:
    """Return the number of saved games, for the start page."""
    if number == 0:
        return translate("saved", "None yet")
    if number == 1:
        return translate("saved", "One game")
    return translate("saved", "{number} games", None, number).format(number=number)


def saved_name(rules: Rules, begun: datetime, own: str = "") -> str:
    """Return the name of a game until the person gives it another: "Twenty-Five, 3 Oct 2026, 18.22".

    `own` is the name of its rules if they are saved, else empty.
    """
    # The time of day tells the games of one day apart; a number after the day would look like part of the date.
    # It has a point because names become file names, and some systems allow no colon in those.
    when = QLocale().toString(_here(begun), translate("saved", "d MMM yyyy, HH.mm", "time of day in a file name"))
    return translate("saved", "{game}, {day}").format(game=game_played(rules, own), day=when)


def visit_name(rules: Rules, table: str, begun: datetime, own: str = "") -> str:
    """Return the name of a game at another's table: "Anna's table, Twenty-Five, 3 Oct 2026, 18.22"."""
    return f"{visit_prefix(table)}{saved_name(rules, begun, own)}"


def visit_prefix(table: str) -> str:
    """Return the beginning of the name of a game at another's table, before that of the game: "Anna's table, "."""
    return translate("saved", "{table}, {game}").format(table=sentence_case(table), game="") if table else ""


SEEN_AT: Final = Text("saved", "seen from your seat at {table}")
ONLY_LOOKED_BACK_ON: Final = Text(
    "saved", "This game was played at {table} and goes on only there. You can look back on its deals."
)
NOTHING_TO_LOOK_BACK_ON: Final = Text(
    "saved", "You saw no whole deal of this game, so there is nothing to look back on."
)


def moment(when: datetime) -> str:
    """Return the local day and time: "3 Oct 2026, 18:22"; the time is written as the system writes it."""
    here = _here(when)
    return _day_and_time(here.date(), here.time())


def _moment_there(when: datetime) -> str:
    """Return a day and time as a clock told them there and then."""
    day, time = QDate(when.year, when.month, when.day), QTime(when.hour, when.minute)
    return _day_and_time(day, time)


def _day_and_time(day: QDate, time: QTime) -> str:
    locale = QLocale()
    in_words = locale.toString(day, translate("saved", "d MMM yyyy", "format of a day"))
    return translate("saved", "{day}, {time}").format(
        day=in_words, time=locale.toString(time, QLocale.FormatType.ShortFormat)
    )


def copy_name(name: str) -> str:
    """Return the name of a copy of a game: "Friday, copy"; a copy of a copy has the same name."""
    text = translate("saved", "{name}, copy")
    return name if name.endswith(text.format(name="")) else text.format(name=name)


def _here(when: datetime) -> QDateTime:
    """The same moment in local time."""
    return QDateTime.fromSecsSinceEpoch(round(when.timestamp()))


def cover_line(cover: Cover, standing: str) -> str:
    """Return a saved game in a line: players, deal, standing if it is known, and the time of saving.

    The kind of game comes first if the name does not begin with it.
    """
    if cover.rules is None:
        return translate("saved", "Cannot be read: {reason}").format(reason=cover.fault)
    game = _game_of(cover.rules, cover)
    saved = translate("saved", "saved {moment}").format(moment=moment(cover.saved))
    table = cover.notes.table
    named = cover.name.removeprefix(visit_prefix(table)).startswith(game)
    seen = SEEN_AT(table=table) if table else ""
    parts = ("" if named else game, _players(cover.rules.players), _deal(cover), standing, seen, saved)
    return f"{_TOGETHER}· ".join(part.replace(" ", _TOGETHER) for part in parts if part)


def _game_of(rules: Rules, cover: Cover) -> str:
    """Name the game, or the deal of the day that it is."""
    from twentyfive.engine.daily.deals import daily_of
    from twentyfive.wording.records.daily import daily_name  # not before the list is shown: it needs the statistics

    deal = None if cover.header is None else daily_of(cover.header)
    return game_played(rules) if deal is None else daily_name(deal.game)


DAMAGED_LINE: Final = Text("saved", "Cannot be played: {reason}")


def _players(count: int) -> str:
    return translate("saved", "{number} players", None, count).format(number=number_word(count))


def _deal(cover: Cover) -> str:
    return translate("saved", "deal {number}").format(number=cover.deal) if cover.deal else ""


def standing_line(view: PlayerView) -> str:
    """Return the standing of a game in few words: "you have 15 points", "over: you win the game"."""
    if view.over:
        return translate("saved", "over: {outcome}").format(outcome=_outcome(view))
    if view.player is None:
        return ""
    return own_standing(view, view.player)


_OUTCOMES: Final = {
    (True, True): Text("saved", "you win the match"),
    (True, False): Text("saved", "{name} wins the match"),
    (False, True): Text("saved", "you win the game"),
    (False, False): Text("saved", "{name} wins the game"),
}
"""By whether it is a match, and whether the viewer wins."""


def _outcome(view: PlayerView) -> str:
    """The winner, as a part of a line."""
    winners, counted = view.winners, view.rules.counted_games > 1
    if len(winners) > 1:
        names = listed([side_in_sentence(view, side) for side in viewer_first(view, winners)])
        if counted:
            return translate("saved", "the match is a tie between {names}").format(names=names)
        return translate("saved", "the game is a tie between {names}").format(names=names)
    said = _OUTCOMES[counted, is_viewer(view, winners[0])](name=side_in_sentence(view, winners[0]))
    double = counts_double(view) and not counted
    return translate("saved", "{outcome} (counts double)").format(outcome=said) if double else said


def about(cover: Cover, view: PlayerView) -> tuple[str, ...]:
    """Return the details of a saved game in paragraphs: the game, the players, the standing, and the times."""
    changed = len(own_changes(house_rules(view.rules)))
    game = translate("saved", "{game}.").format(game=GAME_NAMES[view.rules.preset]())
    said = [" ".join(filter(None, (game, changed_sentence(changed) if changed else "")))]
    names = [player_name(view, seat) for seat in range(view.rules.players)]
    said.append(translate("saved", "At the table: {names}.").format(names=listed(names)))
    said.append(scores_sentence(view))
    if view.over:
        said.append(game_over_sentence(view))
    elif view.phase is Phase.DEAL and view.history:
        said.append(translate("saved", "Deal {number} is over.").format(number=view.history[-1].number))
    elif cover.deal:
        said.append(translate("saved", "Deal {number} has begun.").format(number=cover.deal))
    if cover.notes.table:
        said.append(ONLY_LOOKED_BACK_ON(table=cover.notes.table))
    if (begun := cover.notes.begun_there) is not None:
        said.append(translate("saved", "Started {moment}.").format(moment=_moment_there(begun)))
    said.append(translate("saved", "Saved {moment}.").format(moment=moment(cover.saved)))
    return tuple(said)


NO_GAMES: Final = Text(
    "saved",
    "No saved games yet. Every game you play is saved here automatically, and you can play on whenever you like.",
)

LOOKING_THROUGH: Final = Text("saved", "Reading your saved games…")
"""While a large folder is read."""


def games_counted(shown: int, whole: int) -> str:
    """Return the number of games shown, for the top of the page."""
    if whole == 0:
        return ""
    if whole == 1:
        return translate("saved", "One game")
    if shown < whole:
        return translate("saved", "{shown} of {whole} games", None, whole).format(shown=shown, whole=whole)
    return translate("saved", "{number} games", None, whole).format(number=whole)


TAKEN_SENTENCE: Final = Text("saved", "There is already a game called {name}. Choose another name.")
DELETED: Final = Text("saved", "Deleted “{name}”.")


def game_kinds() -> str:
    """The type of game files, for the dialog of the system."""
    text = translate("saved", "Games of Twenty-Five (*{ending})")
    return text.format(ending=SUFFIX)


EXPORTED: Final = Text("saved", "Exported to {path}.")
TAKEN_AWAY: Final = Text("saved", "{name} is no longer there: it was deleted or renamed elsewhere.")
NOT_KEPT: Final = Text("saved", "{name} can no longer be brought back.")
NOT_DONE: Final = Text("saved", "{name} could not be changed ({reason}). Nothing was lost.")


def cannot_open(path: Path, error: RecordError | OSError) -> str:
    """Explain why a file cannot be played."""
    if isinstance(error, IsADirectoryError):
        text = translate("saved", "{folder} is a folder. Open one of the games in it.")
        return text.format(folder=legible(path))
    if isinstance(error, NotAGameError):
        return translate("saved", "{file} is not a game of Twenty-Five.").format(file=legible(path))
    reason = system_words(error) if isinstance(error, OSError) else str(error)
    return translate("saved", "{file} cannot be opened: {reason}").format(file=legible(path), reason=reason)


FOLDER_UNREADABLE: Final = Text("saved", "The saved games in {path} cannot be read ({reason}).")
OLDER_COPY: Final = Text("saved", "This game is damaged ({reason}). The copy saved before it is still there.")


_NOTICES: Final = {
    NoticeSubject.GAME_NOT_SAVED: Text(
        "saved",
        "The game cannot be saved in {place} ({reason}). Go on playing: saving will be tried again after each deal.",
    ),
    NoticeSubject.GAMES_NOT_READ: Text(
        "saved", "The saved games in {place} cannot be read ({reason}). They will be tried again at the next start."
    ),
    NoticeSubject.NOT_COUNTED: Text(
        "saved",
        "The statistics in {place} cannot be written ({reason}). Go on playing: what is missing will "
        "be counted once they can.",
    ),
    NoticeSubject.NEWER: Text(
        "saved",
        "The statistics in {place} were written by a newer version of the program ({reason}). They stay as they "
        "are, and this version counts nothing.",
    ),
    NoticeSubject.COUNTED_ANEW: Text(
        "saved",
        "The statistics were damaged ({reason}). They have been counted again from your saved games: {games}. "
        "The damaged file was kept as {kept}.",
    ),
    NoticeSubject.OPEN_ELSEWHERE: Text(
        "saved",
        "{place} is being played in another window too. It goes on there; what you play here is saved as a "
        "separate game.",
    ),
}


def saving_sentence(notice: SavingNotice) -> str:
    """Return a notice of the saver in one or two sentences."""
    return _NOTICES[notice.matter](place=notice.place, reason=notice.reason, kept=notice.kept, games=notice.games)


_NAME_FAULTS: Final[Mapping[NameFault, Text | CountedText]] = {
    NameFault.EMPTY: Text("name form", "Enter a name."),
    NameFault.TOO_LONG: CountedText("name form", "A name can have at most {most} letters."),
    NameFault.UNPRINTABLE: Text("name form", "A name cannot contain line breaks or control characters."),
}


def name_fault_sentence(fault: NameFault, most: int) -> str:
    """Explain why a name cannot be used; `most` is the number of letters allowed."""
    return filled(_NAME_FAULTS[fault], most, most=most)
