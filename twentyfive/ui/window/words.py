"""The words of the start page, and of what was found wrong before it."""

from __future__ import annotations

from pathlib import Path

from twentyfive.ui.settings.languages import LanguageError
from twentyfive.ui.settings.settings_file import SettingsDamage
from twentyfive.ui.settings.store import SettingProblem
from twentyfive.wording.names import translate


def setting_problem(problem: SettingProblem) -> str:
    """What could not be used of the settings file."""
    if not problem.entry:
        text = translate("start", "The settings in {value} cannot be read ({reason}). The usual settings hold.")
        return text.format(value=problem.value, reason=problem.reason)
    text = translate("start", "The setting “{entry}” was “{value}”, which cannot be used. It is as usual again.")
    return text.format(entry=problem.entry, value=problem.value[:40])


def settings_damaged(damage: SettingsDamage) -> str:
    """That the settings file was damaged while the program ran."""
    text = translate(
        "start", "The settings file was damaged ({reason}) and is kept as {kept}. The settings hold as they are."
    )
    return text.format(reason=damage.reason, kept=damage.kept)


def settings_not_written(path: str) -> str:
    """That the settings file cannot be written."""
    text = translate("start", "The settings cannot be kept in {path}. They hold until the program ends.")
    return text.format(path=path)


def language_damaged(error: LanguageError) -> str:
    """That the language cannot be spoken, and what is spoken instead."""
    text = translate("start", "The translation in {file} is damaged, so all is in English. Install the program again.")
    return text.format(file=error.file)


def another_window() -> str:
    """That the program runs already, and what that means for this window."""
    return translate(
        "start", "Twenty-Five is open in another window too. Its game goes on there; this window has a game of its own."
    )


def previous_game_not_saved() -> str:
    """That the game which gives place to another could not be saved, and what becomes of it."""
    return translate(
        "start",
        "The game before this one cannot be saved among your games. It stays on the disk, and saving it is tried again"
        " when the program starts.",
    )


def damaged_game(reason: str, kept: str) -> str:
    """That the game under way cannot be continued, and where its file was put."""
    text = translate("start", "The last game cannot be continued ({reason}). Its file is kept as {kept}.")
    return text.format(reason=reason, kept=kept)


def unreadable_game(place: str, reason: str) -> str:
    """That the file of the game under way cannot be read."""
    text = translate("start", "The last game in {place} cannot be read ({reason}). It stays where it is.")
    return text.format(place=place, reason=reason)


def what_happened() -> str:
    """In plain words."""
    return translate("mishaps", "It could not finish what it was doing. You did nothing wrong.")


def game_kept() -> str:
    """That nothing is lost."""
    return translate("mishaps", "Your game is saved up to the last move.")


def game_not_kept() -> str:
    """That the disk has not taken the last moves, which are there all the same."""
    return translate(
        "mishaps", "Your game goes on too, but the disk has not taken its last moves: leave this window open for now."
    )


def what_to_do() -> str:
    """The ways from here."""
    return translate(
        "mishaps",
        "Go on where you were. Should it happen again at once, go to the start page: your game waits there, and"
        " everything else can be used.",
    )


def details_in_log(log: Path) -> str:
    """For whoever is asked for help."""
    return translate(
        "mishaps",
        "If you like to tell somebody who can mend it, copy the details. They are also in the file {log}. No card is"
        " named in them, and nothing was sent to anybody.",
    ).format(log=log)


def details_not_written(log: Path) -> str:
    """The same where the log cannot be written."""
    return translate(
        "mishaps",
        "If you like to tell somebody who can mend it, copy the details: the file {log} cannot be written. No card is"
        " named in them, and nothing was sent to anybody.",
    ).format(log=log)


def details_copied() -> str:
    """That they can be pasted elsewhere now."""
    return translate("mishaps", "The details are copied.")
