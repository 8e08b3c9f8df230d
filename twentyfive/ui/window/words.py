"""The sentences of the notice bar and of the crash page."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from twentyfive.engine.files.file_names import legible
from twentyfive.ui.settings.languages import LanguageError
from twentyfive.ui.settings.settings_file import SettingsDamage
from twentyfive.ui.settings.store import SettingProblem
from twentyfive.wording.grammar.texts import Text
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


SETTINGS_NOT_WRITTEN: Final = Text(
    "start", "Settings cannot be saved in {path}. They last until you close the program."
)
LANGUAGE_WAITS: Final = Text("start", "Others are at the table with you. The language changes when you leave it.")


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


ANOTHER_WINDOW: Final = Text(
    "start", "Twenty-Five is open in another window too. That game goes on there; this window has its own game."
)
PREVIOUS_GAME_NOT_SAVED: Final = Text(
    "start",
    "Your previous game could not be added to your saved games. It is still on the disk, and will be added when "
    "the program next starts.",
)
DAMAGED_GAME: Final = Text("start", "Your last game could not be opened ({reason}). The file was kept as {kept}.")
UNREADABLE_GAME: Final = Text(
    "start", "Your last game in {place} cannot be read ({reason}). The file stays where it is."
)

WHAT_HAPPENED: Final = Text("mishaps", "It could not finish what it was doing. You did nothing wrong.")
"""The sentence about a crash."""

GAME_KEPT: Final = Text("mishaps", "Your game is saved up to the last move.")

SAVED_AGAIN: Final = Text("failures", "The game is saved again.")
"""For the ear, once a failure is mended."""

NOT_SAVED_TITLE: Final = Text("failures", "Not saved yet")
"""Asked before something unsaved would be lost."""

NOT_SAVED_GAME: Final = Text(
    "failures",
    "The game at the table cannot be saved in {place}. Save it in another place, such as a memory stick, and open "
    "it from there later.",
)
NOT_SAVED_EVENING: Final = Text(
    "failures",
    "The last results of the evening {name} cannot be saved. Save the evening in another place, and merge that "
    "copy later.",
)
SAVE_ELSEWHERE: Final = Text("notice", "Save elsewhere…")
LOSE_IT: Final = Text("failures", "Go on without saving")
STAY_HERE: Final = Text("failures", "Stay here")


def not_written(path: Path, reason: str) -> str:
    """The sentence about another place in which nothing can be written either."""
    text = translate("failures", "Nothing can be saved as {path} either ({reason}). Try another place.")
    return text.format(path=legible(path), reason=reason)


GAME_NOT_KEPT: Final = Text(
    "mishaps", "Your game goes on, but its last moves are not on the disk yet: leave this window open for now."
)
WHAT_TO_DO: Final = Text(
    "mishaps", "Go on where you were. If it happens again, go to the start page; your game is safe there."
)
DETAILS_IN_LOG: Final = Text(
    "mishaps",
    "To report this, copy the details. They are also in the file {log}. They name no cards, and nothing has "
    "been sent to anybody.",
)
DETAILS_NOT_WRITTEN: Final = Text(
    "mishaps",
    "To report this, copy the details: the file {log} cannot be written. They name no cards, and nothing has "
    "been sent to anybody.",
)
DETAILS_COPIED: Final = Text("mishaps", "The details are copied.")
GUESTS_NOT_KEPT: Final = Text(
    "network",
    "The phones at this table cannot be remembered in {place} ({reason}). If the program ends, they must join again.",
)
