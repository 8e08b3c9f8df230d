"""The words about the statistics: groups, figures, what a chart shows, and the columns of a spreadsheet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from twentyfive.ai import Level
from twentyfive.core import PRESETS, Rules
from twentyfive.core.rules.option_text import parse_option
from twentyfive.engine.statistics.figures import By, Figures, GameLine, Group, HelpTaken, Played
from twentyfive.engine.statistics.tallies import Opponents, Result
from twentyfive.wording.amounts import Unit, amount
from twentyfive.wording.names import listed, translate
from twentyfive.wording.rules.rules_text import differences
from twentyfive.wording.setup.games import game_name, level_name

_NONE: Final = "–"
"""Stands where a figure would be of nothing."""


@dataclass(frozen=True, slots=True)
class FigureCell:
    """A figure of a group.

    Attributes:
        head: what is counted, as the head of a column.
        text: the figure.
        spoken: both in words; empty where there is no figure.
    """

    head: str
    text: str
    spoken: str


def by_name(by: By) -> str:
    """What the figures are told apart by, as an answer."""
    return {
        By.GAME: translate("statistics", "By game"),
        By.RULES: translate("statistics", "By rules"),
        By.LEVEL: translate("statistics", "By opponents"),
        By.HELP: translate("statistics", "By help"),
    }[by]


def group_name(group: Group) -> str:
    """What a group is called."""
    match group.by:
        case By.RULES if group.key[1]:
            return translate("statistics", "{game}, house rules").format(game=_played(group.key[0]))
        case By.GAME | By.RULES:
            return _played(group.key[0])
        case By.LEVEL:
            return opponents_name(group.key[0])
        case By.HELP:
            return {
                HelpTaken.NONE: translate("statistics", "Without help"),
                HelpTaken.HINT: translate("statistics", "With a hint"),
                HelpTaken.UNDO: translate("statistics", "With undo"),
                HelpTaken.BOTH: translate("statistics", "With hint and undo"),
            }[group.help]


def group_note(group: Group) -> str:
    """What else is to be said of a group: by which rules it was played, where they are told apart."""
    if group.by is not By.RULES:
        return ""
    preset, options = group.key
    if not options:
        return translate("statistics", "The usual rules.")
    return rules_words(preset, options)


def rules_words(preset: str, options: str) -> str:
    """House rules in sentences; as they are written where this program does not know them, or the game."""
    try:
        usual = PRESETS[preset]
        changed = {
            name: parse_option(Rules, name, text)
            for name, text in (line.split(" ", 1) for line in options.splitlines())
        }
        rules = usual.replace(**changed)
    except (KeyError, ValueError):
        return options.replace("\n", "; ")
    return " ".join(differences(rules, usual))


def opponents_name(level: str) -> str:
    """Against whom a group was played; a level of a later version is called as it is written."""
    if level == Opponents.PEOPLE:
        return translate("statistics", "People alone")
    if level == Opponents.MIXED:
        return translate("statistics", "Mixed levels")
    return level_name(Level(level)) if level in tuple(Level) else level


def _played(preset: str) -> str:
    """The name of a game; one of a later version is called as it is written."""
    return game_name(preset) if preset in PRESETS else preset


def total_name() -> str:
    """What all groups together are called."""
    return translate("statistics", "All together")


def cells(figures: Figures, shown: Figures) -> tuple[FigureCell, ...]:
    """The figures of a group. Auctions and jinks are left out where there is none in `shown`, all that was played."""
    found = [
        _cell(translate("statistics", "Games"), str(figures.games)),
        _cell(translate("statistics", "Won"), share(figures.won, figures.games)),
        _cell(translate("statistics", "Deals"), str(figures.deals)),
        _cell(translate("statistics", "Tricks"), share(figures.tricks, figures.all_tricks)),
        _cell(translate("statistics", "Robs"), str(figures.robs)),
    ]
    if shown.contracts:
        found.append(_cell(translate("statistics", "Contracts"), made_of(figures.contracts_made, figures.contracts)))
    if shown.jinks:
        found.append(_cell(translate("statistics", "Jinks"), made_of(figures.jinks_made, figures.jinks)))
    return tuple(found)


def _cell(head: str, text: str) -> FigureCell:
    spoken = "" if text == _NONE else translate("statistics", "{what}: {figure}").format(what=head, figure=text)
    return FigureCell(head, text, spoken)


def share(part: int, whole: int) -> str:
    """A part of a whole, as figure and share: "8 · 57 %"; a dash where there is nothing."""
    if not whole:
        return _NONE
    text = translate("statistics", "{part} · {percent} %")
    return text.format(part=part, percent=percent(part, whole)).replace(" ", "\N{NO-BREAK SPACE}")


def percent(part: float, whole: float) -> int:
    """A part in hundredths of the whole, which is not 0."""
    return round(100 * part / whole)


def made_of(made: int, tried: int) -> str:
    """How many were made of those tried: "10 of 12"; a dash where none was."""
    if not tried:
        return _NONE
    return (
        translate("statistics", "{made} of {tried}").format(made=made, tried=tried).replace(" ", "\N{NO-BREAK SPACE}")
    )


def spoken_row(name: str, note: str, figures: Sequence[FigureCell]) -> str:
    """A line of the table for the ear."""
    said = ", ".join(cell.spoken for cell in figures if cell.spoken)
    return " ".join(filter(None, (f"{name}.", note, f"{said}.")))


def counted_words(figures: Figures) -> str:
    """How much was counted, at the top of the page: "3 games, 17 deals"."""
    return ", ".join(_amounts(figures)) if figures.deals else ""


def _amounts(figures: Figures) -> tuple[str, str]:
    """The games and the deals, each with its number."""
    return amount(Unit.GAME, str(figures.games)), amount(Unit.DEAL, str(figures.deals))


def nothing_counted() -> str:
    """What stands where the table would be."""
    return translate("statistics", "Nothing is counted yet. Play a deal to its end, and it is here.")


def not_to_be_had() -> str:
    """That the statistics cannot be used."""
    return translate("statistics", "The statistics cannot be read now. You can play all the same.")


def being_counted() -> str:
    """That the saved games are being counted."""
    return translate("statistics", "Your saved games are being counted. The figures grow while you look.")


def whose_figures() -> str:
    """Whose figures they are."""
    return translate(
        "statistics",
        "Tricks are those of your side; robs, contracts and jinks are your own. Where several share the screen, you are"
        " the first of them.",
    )


def bars_title() -> str:
    """Of the chart of games won."""
    return translate("statistics", "Games won")


def chance_words() -> str:
    """What the mark on a bar means."""
    return translate("statistics", "what chance alone would win")


def bar_figure(figures: Figures) -> str:
    """What stands beside a bar: "8 of 14 · 57 %"."""
    text = translate("statistics", "{won} of {games} · {percent} %")
    percents = percent(figures.won, figures.games)
    return text.format(won=figures.won, games=figures.games, percent=percents).replace(" ", "\N{NO-BREAK SPACE}")


def spoken_bars(bars: Sequence[Group]) -> str:
    """The chart of games won for the ear."""
    if not bars:
        return no_game_finished()
    return " ".join(
        translate(
            "statistics",
            "{name}: {won} of {games} games, {percent} percent; by chance {chance} percent.",
            None,
            group.figures.games,
        ).format(
            name=group_name(group),
            won=group.figures.won,
            games=group.figures.games,
            percent=percent(group.figures.won, group.figures.games),
            chance=percent(group.figures.fair, group.figures.games),
        )
        for group in bars
    )


def no_game_finished() -> str:
    """What stands where a chart would be."""
    return translate("statistics", "No game is finished yet.")


def last_title() -> str:
    """Of the chart of the games played last."""
    return translate("statistics", "Your last games")


def result_word(result: Result) -> str:
    """How a game came out."""
    return {
        Result.WON: translate("statistics", "won"),
        Result.LOST: translate("statistics", "lost"),
        Result.TIED: translate("statistics", "tied"),
    }[result]


def line_words() -> str:
    """What the line means."""
    return translate("statistics", "share won so far")


def spoken_last(games: Sequence[Played]) -> str:
    """The chart of the games played last for the ear: how each came out, and how many are won."""
    if not games:
        return no_game_finished()
    results = ", ".join(result_word(game.result) for game in games)
    won = sum(game.result is Result.WON for game in games)
    text = translate("statistics", "Oldest first: {results}. {won} of {games} won.", None, len(games))
    return text.format(results=results, won=won, games=len(games))


def reset_question(figures: Figures) -> str:
    """What a reset would do."""
    text = translate("statistics", "Erase the figures? {counted} would no longer count. Your saved games stay.")
    return text.format(counted=listed(_amounts(figures)))


def reset_done() -> str:
    """That the statistics are empty."""
    return translate("statistics", "The figures are erased. Until you leave this page you can take that back.")


def exported(path: object) -> str:
    """That the spreadsheet was written."""
    return translate("statistics", "The figures are in {path}.").format(path=path)


def not_done(reason: str) -> str:
    """That a change or a file could not be written."""
    return translate("statistics", "That did not work ({reason}). Nothing has changed.").format(reason=reason)


def table_head() -> tuple[str, ...]:
    """The heads of the columns of the spreadsheet."""
    return (
        translate("statistics", "Begun"),
        translate("statistics", "Game"),
        translate("statistics", "House rules"),
        translate("statistics", "Players"),
        translate("statistics", "Sides"),
        translate("statistics", "Opponents"),
        translate("statistics", "Undo"),
        translate("statistics", "Hint"),
        translate("statistics", "Result"),
        translate("statistics", "Deals"),
        translate("statistics", "Tricks won"),
        translate("statistics", "Tricks played"),
        translate("statistics", "Robs"),
        translate("statistics", "Contracts"),
        translate("statistics", "Contracts made"),
        translate("statistics", "Jinks"),
        translate("statistics", "Jinks made"),
    )


def table_row(line: GameLine) -> tuple[object, ...]:
    """A game in the columns of the spreadsheet."""
    return (
        line.begun,
        _played(line.preset),
        rules_words(line.preset, line.options) if line.options else "",
        line.players,
        line.sides,
        opponents_name(line.level),
        _yes(line.undo),
        _yes(line.hint),
        result_word(Result(line.result)) if line.result else translate("statistics", "under way"),
        line.deals,
        line.tricks,
        line.all_tricks,
        line.robs,
        line.contracts,
        line.contracts_made,
        line.jinks,
        line.jinks_made,
    )


def _yes(value: bool) -> str:
    return translate("statistics", "yes") if value else translate("statistics", "no")
