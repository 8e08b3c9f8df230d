"""The words of the statistics: groups, figures, charts, and the columns of the spreadsheet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from twentyfive.ai import Level
from twentyfive.ai.characters.cast import CAST
from twentyfive.core import PRESETS, Rules
from twentyfive.core.rules.option_text import parse_option
from twentyfive.engine.statistics.figures import (
    Figures,
    FinishedMatch,
    GameLine,
    Group,
    GroupBy,
    HelpTaken,
    Runs,
)
from twentyfive.engine.statistics.recounter import Progress
from twentyfive.engine.statistics.tallies import MatchResult, Opponents
from twentyfive.wording.amounts import Unit, amount
from twentyfive.wording.grammar.texts import CountedText, Text
from twentyfive.wording.names import listed, translate
from twentyfive.wording.rules.rules_text import differences
from twentyfive.wording.setup.games import GAME_NAMES, LEVEL_NAMES

_NONE: Final = "–"
"""The text in place of a figure when there is nothing to count."""


@dataclass(frozen=True, slots=True)
class FigureCell:
    """A figure of a group.

    Attributes:
        head: the heading of its column.
        text: the figure.
        spoken: both as spoken; empty if there is no figure.
    """

    head: str
    text: str
    spoken: str


GROUPING_NAMES: Final = {
    GroupBy.GAME: Text("statistics", "By game"),
    GroupBy.RULES: Text("statistics", "By rules"),
    GroupBy.LEVEL: Text("statistics", "By opponents"),
    GroupBy.HELP: Text("statistics", "By help"),
    GroupBy.CHARACTER: Text("statistics", "By character"),
    GroupBy.ELSEWHERE: Text("statistics", "At others’ tables"),
}

_HELP_TAKEN: Final = {
    HelpTaken.NONE: Text("statistics", "Without help"),
    HelpTaken.HINT: Text("statistics", "With a hint"),
    HelpTaken.UNDO: Text("statistics", "With undo"),
    HelpTaken.BOTH: Text("statistics", "With hint and undo"),
}


def group_name(group: Group) -> str:
    """Return the name of a group."""
    match group.by:
        case GroupBy.RULES if group.key[1]:
            return translate("statistics", "{game}, house rules").format(game=_played(group.key[0]))
        case GroupBy.GAME | GroupBy.RULES | GroupBy.ELSEWHERE:
            return _played(group.key[0])
        case GroupBy.LEVEL:
            return opponents_name(group.key[0])
        case GroupBy.CHARACTER:
            return next((member.name for member in CAST if member.key == group.key[0]), group.key[0])
        case GroupBy.HELP:
            return _HELP_TAKEN[group.help]()


def group_note(group: Group) -> str:
    """Return the rules of a group when games are grouped by rules; else empty."""
    if group.by is not GroupBy.RULES:
        return ""
    preset, options = group.key
    if not options:
        return translate("statistics", "The usual rules.")
    return rules_words(preset, options)


def rules_words(preset: str, options: str) -> str:
    """Return house rules in sentences, or in their file form if this version does not know them or the game."""
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
    """Return the name of the opponents of a group; a level of a later version keeps its file form."""
    if level == Opponents.PEOPLE:
        return translate("statistics", "Only people")
    if level == Opponents.MIXED:
        return translate("statistics", "Mixed levels")
    if level == Opponents.ELSEWHERE:
        return translate("statistics", "At another’s table")
    return LEVEL_NAMES[Level(level)]() if level in tuple(Level) else level


def _played(preset: str) -> str:
    """The name of a game; one of a later version keeps its id."""
    return GAME_NAMES[preset]() if preset in PRESETS else preset


TOTAL_NAME: Final = Text("statistics", "Total")


def cells(figures: Figures, total: Figures) -> tuple[FigureCell, ...]:
    """Return the figures of a group, without contracts or jinks if there are none in the total of all groups."""
    found = [
        _cell(translate("statistics", "Games"), str(figures.games)),
        _cell(translate("statistics", "Won"), share(figures.won, figures.games)),
        _cell(translate("statistics", "Deals"), str(figures.deals)),
        _cell(translate("statistics", "Tricks"), share(figures.tricks, figures.all_tricks)),
        _cell(translate("statistics", "Robs"), str(figures.robs)),
    ]
    if total.contracts:
        found.append(_cell(translate("statistics", "Contracts"), made_of(figures.contracts_made, figures.contracts)))
    if total.jinks:
        found.append(_cell(translate("statistics", "Jinks"), made_of(figures.jinks_made, figures.jinks)))
    return tuple(found)


def _cell(head: str, text: str) -> FigureCell:
    spoken = "" if text == _NONE else translate("statistics", "{what}: {figure}").format(what=head, figure=text)
    return FigureCell(head, text, spoken)


def share(part: int, whole: int) -> str:
    """Return a part of a whole as figure and share: "8 · 57 %"; a dash if the whole is 0."""
    if not whole:
        return _NONE
    text = translate("statistics", "{part} · {percent} %")
    return text.format(part=part, percent=percent(part, whole)).replace(" ", "\N{NO-BREAK SPACE}")


def percent(part: float, whole: float) -> int:
    """Return a part in percent of the whole, which is not 0."""
    return round(100 * part / whole)


def made_of(made: int, tried: int) -> str:
    """Return the number made of those tried: "10 of 12"; a dash if none was tried."""
    if not tried:
        return _NONE
    return (
        translate("statistics", "{made} of {tried}").format(made=made, tried=tried).replace(" ", "\N{NO-BREAK SPACE}")
    )


def spoken_row(name: str, note: str, figures: Sequence[FigureCell]) -> str:
    """Return a row of the table as spoken."""
    figures_spoken = ", ".join(cell.spoken for cell in figures if cell.spoken)
    return " ".join(filter(None, (f"{name}.", note, f"{figures_spoken}.")))


def counted_words(figures: Figures) -> str:
    """Return the numbers of games and deals counted, for the top of the page: "3 games, 17 deals"."""
    return ", ".join(_amounts(figures)) if figures.deals else ""


def _amounts(figures: Figures) -> tuple[str, str]:
    """The numbers of games and of deals in words."""
    return amount(Unit.GAME, str(figures.games)), amount(Unit.DEAL, str(figures.deals))


NOTHING_COUNTED: Final = Text("statistics", "Nothing is counted yet. Finish a deal, and it will appear here.")
NOT_TO_BE_HAD: Final = Text("statistics", "The statistics cannot be read at the moment. You can still play.")
BEING_COUNTED: Final = Text("statistics", "Your saved games are being counted. The numbers fill in as we go.")


def counting_progress(progress: Progress) -> str:
    """Return the progress of the count of the saved games."""
    done, games = str(progress.done), str(progress.games)
    if progress.stopped:
        text = translate(
            "statistics", "{done} of your {games} saved games are counted. Counting goes on at the next start."
        )
    else:
        text = translate("statistics", "Your saved games are being counted: {done} of {games}.")
    return text.format(done=done, games=games)


WHOSE_FIGURES: Final = Text(
    "statistics",
    "Tricks count for your whole side; robs, contracts and jinks are your own. If several people share the "
    "screen, the first counts as you.",
)
BARS_TITLE: Final = Text("statistics", "Games won")

CHANCE_WORDS: Final = Text("statistics", "expected by luck alone")
"""The meaning of the mark on a bar."""


def bar_figure(figures: Figures) -> str:
    """Return the figure beside a bar: "8 of 14 · 57 %"."""
    text = translate("statistics", "{won} of {games} · {percent} %")
    percents = percent(figures.won, figures.games)
    return text.format(won=figures.won, games=figures.games, percent=percents).replace(" ", "\N{NO-BREAK SPACE}")


def spoken_bars(bars: Sequence[Group]) -> str:
    """Return the chart of games won as spoken."""
    if not bars:
        return NO_GAME_FINISHED()
    return " ".join(
        translate(
            "statistics",
            "{name}: {won} of {games} games, {percent} percent; by luck alone {chance} percent.",
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


_BEST: Final = Text("statistics", "Best game: {game}, {figure}.")
_ENOUGH: Final = 5
"""The fewest games by which one can say where somebody plays best."""


def best_sentence(found: Sequence[Group]) -> str:
    """Tell the game in which most was won beyond luck alone; empty if not even two were played often enough."""
    enough = [group for group in found if group.by is GroupBy.GAME and group.figures.games >= _ENOUGH]
    if len(enough) < 2:
        return ""
    best = max(enough, key=lambda group: (group.figures.won - group.figures.fair) / group.figures.games)
    return _BEST(game=group_name(best), figure=bar_figure(best.figures)) if best.figures.won else ""


NO_GAME_FINISHED: Final = Text("statistics", "No game is finished yet.")
FACES_TITLE: Final = Text("statistics", "Against each character")
LAST_TITLE: Final = Text("statistics", "Your last games")

RESULT_WORDS: Final = {
    MatchResult.WON: Text("statistics", "won"),
    MatchResult.LOST: Text("statistics", "lost"),
    MatchResult.TIED: Text("statistics", "tied"),
}

LINE_WORDS: Final = Text("statistics", "share won so far")
"""The meaning of the line in the chart."""


def spoken_last(games: Sequence[FinishedMatch]) -> str:
    """Return the chart of recent games as spoken: each result, and the number won."""
    if not games:
        return NO_GAME_FINISHED()
    results = ", ".join(RESULT_WORDS[game.result]() for game in games)
    won = sum(game.result is MatchResult.WON for game in games)
    text = translate("statistics", "Oldest first: {results}. {won} of {games} won.", None, len(games))
    return text.format(results=results, won=won, games=len(games))


_LONGEST_RUN: Final = CountedText("statistics", "Longest run: {number} games won one after another.")
_PRESENT_RUN: Final = CountedText("statistics", "Just now: {number} games.")
_A_RUN: Final = 2
"""The fewest games that make a run."""


def runs_sentence(found: Runs) -> str:
    """Tell the longest run of games won, and the present one if that is shorter; empty before the first run."""
    if found.longest < _A_RUN:
        return ""
    longest = _LONGEST_RUN(found.longest)
    return f"{longest} {_PRESENT_RUN(found.current)}" if _A_RUN <= found.current < found.longest else longest


def reset_question(figures: Figures) -> str:
    """Ask whether to reset the statistics, and say what that would do."""
    text = translate("statistics", "Erase all statistics? {counted} will no longer count. Your saved games stay.")
    return text.format(counted=listed(_amounts(figures)))


RESET_DONE: Final = Text("statistics", "All statistics are erased. You can undo this until you leave the page.")
EXPORTED: Final = Text("statistics", "Exported to {path}.")
NOT_DONE: Final = Text("statistics", "That did not work ({reason}). Nothing was changed.")

TABLE_HEAD: Final = (
    Text("statistics", "Started"),
    Text("statistics", "Game"),
    Text("statistics", "House rules"),
    Text("statistics", "Players"),
    Text("statistics", "Sides"),
    Text("statistics", "Opponents"),
    Text("statistics", "Undo"),
    Text("statistics", "Hint"),
    Text("statistics", "Result"),
    Text("statistics", "Deals"),
    Text("statistics", "Tricks won"),
    Text("statistics", "Tricks played"),
    Text("statistics", "Robs"),
    Text("statistics", "Contracts"),
    Text("statistics", "Contracts made"),
    Text("statistics", "Jinks"),
    Text("statistics", "Jinks made"),
)
"""The heads of the spreadsheet's columns."""


def table_row(line: GameLine) -> tuple[object, ...]:
    """Return a game as a row of the spreadsheet."""
    return (
        line.begun,
        _played(line.preset),
        rules_words(line.preset, line.options) if line.options else "",
        line.players,
        line.sides,
        opponents_name(line.level),
        _yes(line.undo),
        _yes(line.hint),
        RESULT_WORDS[MatchResult(line.result)]() if line.result else translate("statistics", "started"),
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
