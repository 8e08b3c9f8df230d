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
        text = translate("start", "The settings in {value} cannot be read ({reason}). The defaults are used.")
        return text.format(value=problem.value, reason=problem.reason)
    text = translate("start", "The setting “{entry}” was “{value}”, which cannot be used. It is back to its default.")
    return text.format(entry=problem.entry, value=problem.value[:40])


def settings_damaged(damage: SettingsDamage) -> str:
    """The sentence about a settings file that was damaged while the program ran."""
    text = translate(
        "start", "The settings file was damaged ({reason}) and was kept as {kept}. Your settings stay as they are."
    )
    return text.format(reason=damage.reason, kept=damage.kept)


def settings_not_written(path: str) -> str:
    """The sentence about a settings file that cannot be written."""
    text = translate("start", "Settings cannot be saved in {path}. They last until you close the program.")
    return text.format(path=path)


def language_waits() -> str:
    """Say that the language chosen is not used yet, because others play at this table."""
    return translate("start", "Others are at the table with you. The language changes when you leave it.")


def language_damaged(error: LanguageError) -> str:
    """The sentence about a damaged translation."""
    text = translate(
        "start", "The translation in {file} is damaged, so everything is in English. Install the program again."
    )
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
        "start", "Twenty-Five is open in another window too. That game goes on there; this window has its own game."
    )


def previous_game_not_saved() -> str:
    """The sentence about a game that could not be saved before another began."""
    return translate(
        "start",
        "Your previous game could not be added to your saved games. It is still on the disk, and will be added when "
        "the program next starts.",
    )


def damaged_game(reason: str, kept: str) -> str:
    """The sentence about a damaged journal, which is kept under another name."""
    text = translate("start", "Your last game could not be opened ({reason}). The file was kept as {kept}.")
    return text.format(reason=reason, kept=kept)


def unreadable_game(place: str, reason: str) -> str:
    """The sentence about a journal that cannot be read."""
    text = translate("start", "Your last game in {place} cannot be read ({reason}). The file stays where it is.")
    return text.format(place=place, reason=reason)


def what_happened() -> str:
    """The sentence about the crash itself."""
    return translate("mishaps", "It could not finish what it was doing. You did nothing wrong.")


def game_kept() -> str:
    """The sentence about a game that is saved up to its last move."""
    return translate("mishaps", "Your game is saved up to the last move.")


def saved_again() -> str:
    """The sentence for the ear once a failure is mended."""
    return translate("failures", "The game is saved again.")


def not_saved_title() -> str:
    """The title of the question before something unsaved would be lost."""
    return translate("failures", "Not saved yet")


def not_saved_game(place: str) -> str:
    """The sentences about a game that cannot be saved."""
    text = translate(
        "failures",
        "The game at the table cannot be saved in {place}. Save it in another place, such as a memory stick, and open "
        "it from there later.",
    )
    return text.format(place=place)


def not_saved_evening(name: str) -> str:
    """The sentences about an evening that cannot be saved."""
    text = translate(
        "failures",
        "The last results of the evening {name} cannot be saved. Save the evening in another place, and merge that "
        "copy later.",
    )
    return text.format(name=name)


def save_elsewhere() -> str:
    """The answer that saves it in another place."""
    return translate("notice", "Save elsewhere…")


def lose_it() -> str:
    """The answer that does without it."""
    return translate("failures", "Go on without saving")


def stay_here() -> str:
    """The answer that changes nothing."""
    return translate("failures", "Stay here")


def not_written(path: Path, reason: str) -> str:
    """The sentence about another place in which nothing can be written either."""
    text = translate("failures", "Nothing can be saved as {path} either ({reason}). Try another place.")
    return text.format(path=legible(path), reason=reason)


def game_not_kept() -> str:
    """The sentence about a game whose last moves are in memory only."""
    return translate(
        "mishaps", "Your game goes on, but its last moves are not on the disk yet: leave this window open for now."
    )


def what_to_do() -> str:
    """The sentences about the ways to go on."""
    return translate(
        "mishaps",
        "Go on where you were. If it happens again, go to the start page; your game is safe there.",
    )


def details_in_log(log: Path) -> str:
    """The sentences that offer the details for a report, and name the log file."""
    return translate(
        "mishaps",
        "To report this, copy the details. They are also in the file {log}. They name no cards, and nothing has "
        "been sent to anybody.",
    ).format(log=log)


def details_not_written(log: Path) -> str:
    """The sentences that offer the details for a report if the log file cannot be written."""
    return translate(
        "mishaps",
        "To report this, copy the details: the file {log} cannot be written. They name no cards, and nothing has "
        "been sent to anybody.",
    ).format(log=log)


def details_copied() -> str:
    """The sentence that confirms the copying."""
    return translate("mishaps", "The details are copied.")


def guests_not_kept(place: str, reason: str) -> str:
    """Say that the guests of the table could not be kept on disk."""
    text = translate(
        "network",
        "The phones at this table cannot be remembered in {place} ({reason}). If the program ends, they must join"
        " again.",
    )
    return text.format(place=place, reason=reason)
