"""The sentences of the notice bar and of the crash page."""

from __future__ import annotations

from pathlib import Path

from twentyfive.engine.files.file_names import legible
from twentyfive.ui.settings.languages import LanguageError
from twentyfive.ui.settings.settings_file import SettingsDamage
from twentyfive.ui.settings.store import SettingProblem
from twentyfive.wording.names import translate


def setting_problem(problem: SettingProblem) -> str:
    """The sentence about a settings file, or an entry of it, that cannot be used."""
    if not problem.entry:
        text = translate("start", "The settings in {value} cannot be read ({reason}). The usual settings hold.")
        return text.format(value=problem.value, reason=problem.reason)
    text = translate("start", "The setting “{entry}” was “{value}”, which cannot be used. It is as usual again.")
    return text.format(entry=problem.entry, value=problem.value[:40])


def settings_damaged(damage: SettingsDamage) -> str:
    """The sentence about a settings file that was damaged while the program ran."""
    text = translate(
        "start", "The settings file was damaged ({reason}) and is kept as {kept}. The settings hold as they are."
    )
    return text.format(reason=damage.reason, kept=damage.kept)


def settings_not_written(path: str) -> str:
    """The sentence about a settings file that cannot be written."""
    text = translate("start", "The settings cannot be kept in {path}. They hold until the program ends.")
    return text.format(path=path)


def language_damaged(error: LanguageError) -> str:
    """The sentence about a damaged translation."""
    text = translate("start", "The translation in {file} is damaged, so all is in English. Install the program again.")
    return text.format(file=error.file)


def nothing_saved(folder: Path, reason: str) -> str:
    """That the data folder may not be entered, and what becomes of what is played."""
    text = translate(
        "start",
        "Nothing can be saved in {folder} ({reason}). You can play, but your games will be lost when you close the"
        " program.",
    )
    return text.format(folder=legible(folder), reason=reason)


def another_window() -> str:
    """The sentence about another window of the program that is open already."""
    return translate(
        "start", "Twenty-Five is open in another window too. Its game goes on there; this window has a game of its own."
    )


def previous_game_not_saved() -> str:
    """The sentence about a game that could not be saved before another began."""
    return translate(
        "start",
        "The game before this one cannot be saved among your games. It stays on the disk, and saving it is tried again"
        " when the program starts.",
    )


def damaged_game(reason: str, kept: str) -> str:
    """The sentence about a damaged journal, which is kept under another name."""
    text = translate("start", "The last game cannot be continued ({reason}). Its file is kept as {kept}.")
    return text.format(reason=reason, kept=kept)


def unreadable_game(place: str, reason: str) -> str:
    """The sentence about a journal that cannot be read."""
    text = translate("start", "The last game in {place} cannot be read ({reason}). It stays where it is.")
    return text.format(place=place, reason=reason)


def what_happened() -> str:
    """The sentence about the crash itself."""
    return translate("mishaps", "It could not finish what it was doing. You did nothing wrong.")


def game_kept() -> str:
    """The sentence about a game that is saved up to its last move."""
    return translate("mishaps", "Your game is saved up to the last move.")


def game_not_kept() -> str:
    """The sentence about a game whose last moves are in memory only."""
    return translate(
        "mishaps", "Your game goes on too, but the disk has not taken its last moves: leave this window open for now."
    )


def what_to_do() -> str:
    """The sentences about the ways to go on."""
    return translate(
        "mishaps",
        "Go on where you were. Should it happen again at once, go to the start page: your game waits there, and"
        " everything else can be used.",
    )


def details_in_log(log: Path) -> str:
    """The sentences that offer the details for a report, and name the log file."""
    return translate(
        "mishaps",
        "If you like to tell somebody who can mend it, copy the details. They are also in the file {log}. No card is"
        " named in them, and nothing was sent to anybody.",
    ).format(log=log)


def details_not_written(log: Path) -> str:
    """The sentences that offer the details for a report if the log file cannot be written."""
    return translate(
        "mishaps",
        "If you like to tell somebody who can mend it, copy the details: the file {log} cannot be written. No card is"
        " named in them, and nothing was sent to anybody.",
    ).format(log=log)


def details_copied() -> str:
    """The sentence that confirms the copying."""
    return translate("mishaps", "The details are copied.")
