"""The words of the start page, and of what was found wrong before it."""

from __future__ import annotations

from twentyfive.core import PlayerView
from twentyfive.engine.seating.players import TableSetup
from twentyfive.ui.settings.languages import LanguageError
from twentyfive.ui.settings.model import SettingProblem
from twentyfive.ui.settings.settings_file import SettingsDamage
from twentyfive.wording.names import listed, translate
from twentyfive.wording.scores import own_standing
from twentyfive.wording.setup.games import game_played, setup_words


def under_way(view: PlayerView, own: str = "") -> str:
    """Which game waits to be continued: "Twenty-Five with Mary and Seán. Deal 3: you have 10 points.".

    Of several persons none is You: to an onlooker it tells the players and the deal alone. `own` is the name under
    which its rules are saved, empty where they are not.
    """
    game = game_played(view.rules, own)
    others = listed([name for seat, name in enumerate(view.names) if seat != view.player])
    if view.player is None:
        text = translate("start", "{game} with {names}. Deal {number} is under way.")
        return text.format(game=game, names=others, number=max(1, view.deal_number))
    text = translate("start", "{game} with {names}. Deal {number}: {standing}.")
    standing = own_standing(view, view.player)
    return text.format(game=game, names=others, number=max(1, view.deal_number), standing=standing)


def play_now(setup: TableSetup, own: str = "") -> str:
    """What Play now begins: "Twenty-Five, five at the table, medium"; `own` is the name of rules that are saved."""
    return setup_words(game_played(setup.rules, own), setup)


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


def game_left() -> str:
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
