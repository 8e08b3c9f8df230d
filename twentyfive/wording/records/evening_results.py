"""The words of the results of a same cards evening: rankings, deals, and rows for a spreadsheet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from twentyfive.core import Rules
from twentyfive.engine.evening.evening import Evening, EveningPlan, Form, Sitting, header_of
from twentyfive.engine.evening.results import Line, Total
from twentyfive.wording.amounts import Unit, decimal, unit_of
from twentyfive.wording.grammar.texts import Text
from twentyfive.wording.names import listed, separated, translate
from twentyfive.wording.records.evening import place_changes, side_name
from twentyfive.wording.records.statistics import FigureCell, made_of
from twentyfive.wording.scores import tricks_words
from twentyfive.wording.table.results import signed

_NONE = "–"


ALL_MAY_SEE: Final = Text("evening", "Everybody")
SEEN_BY_WORDS: Final = Text("evening", "Only {name} should look now: others still have these deals to play.")
NOTHING_OPEN: Final = Text(
    "evening", "A deal appears here once everybody has played it; each player sees it as soon as they have."
)


def ranking_title(plan: EveningPlan, group: int) -> str:
    """The heading of a ranking; in a Mitchell movement there are two."""
    if plan.form is not Form.MITCHELL:
        return translate("evening", "Ranking")
    return (
        translate("evening", "Ranking of those who stay")
        if group == 0
        else translate("evening", "Ranking of those who move")
    )


DEAL_TITLE: Final = Text("evening", "Deal {number}")


def side_title(side: int) -> str:
    """The words for those who held the cards of one side."""
    return (
        translate("evening", "With the cards of the first side")
        if side == 0
        else translate("evening", "With the cards of the second side")
    )


def share_words(share: float | None) -> str:
    """A share of the matchpoints in percent with one decimal place; a dash before anything can be compared."""
    if share is None:
        return _NONE
    return translate("evening", "{number} %").format(number=decimal(share * 100, 1))


def place_words(total: Total, totals: tuple[Total, ...]) -> str:
    """A place, marked if it is shared: "1", "2="."""
    if total.place is None:
        return _NONE
    shared = sum(other.place == total.place for other in totals) > 1
    return f"{total.place}=" if shared else str(total.place)


def unit_head(rules: Rules) -> str:
    """The heading of the points or chips."""
    if unit_of(rules) is Unit.CHIP:
        return translate("evening", "Chips")
    return translate("evening", "Points")


def ranking_heads(rules: Rules) -> tuple[str, ...]:
    """The headings of the figures of a ranking."""
    return (
        translate("evening", "Place"),
        translate("evening", "Percent"),
        translate("evening", "Matchpoints"),
        unit_head(rules),
    )


def ranking_cells(total: Total, totals: tuple[Total, ...], rules: Rules) -> tuple[FigureCell, ...]:
    """The figures of a line of the ranking."""
    figures = (
        place_words(total, totals),
        share_words(total.share),
        translate("evening", "{points} of {top}").format(points=total.points, top=total.top),
        signed(total.score),
    )
    return _cells(ranking_heads(rules), figures)


def deal_heads(rules: Rules) -> tuple[str, ...]:
    """The headings of the figures of a deal."""
    return (unit_head(rules), translate("evening", "Matchpoints"))


def deal_cells(line: Line, rules: Rules) -> tuple[FigureCell, ...]:
    """The figures of a line of a deal."""
    points = translate("evening", "{points} of {top}").format(points=line.points, top=line.top)
    return _cells(deal_heads(rules), (signed(line.score), points))


_NEXT_DEAL: Final = Text("evening", "Next deal")
_ROUND: Final = Text("evening", "Round")
_TABLE: Final = Text("evening", "Table")
_DEALS: Final = Text("evening", "Deals")
_PLAYED: Final = Text("evening", "Played")
_NO_DEAL: Final = "–"
"""In place of the next deal of somebody who has played them all."""


def plan_cells(together: Sequence[Sitting], left: Sequence[Sitting]) -> tuple[FigureCell, ...]:
    """The figures of a meeting at a table, or of somebody who plays alone; `left` are the deals not yet played."""
    played = made_of(len(together) - len(left), len(together))
    if together[0].east is None:
        return _cells((_NEXT_DEAL(), _PLAYED()), (str(left[0].deal) if left else _NO_DEAL, played))
    deals = listed([str(sitting.deal) for sitting in together])
    heads = (_ROUND(), _TABLE(), _DEALS(), _PLAYED())
    return _cells(heads, (str(together[0].round), str(together[0].table), deals, played))


def _cells(heads: tuple[str, ...], figures: tuple[str, ...]) -> tuple[FigureCell, ...]:
    text = translate("evening", "{head} {figure}", "a figure as spoken, for instance: Points 15")
    pairs = zip(heads, figures, strict=True)
    return tuple(FigureCell(head, shown, text.format(head=head, figure=shown)) for head, shown in pairs)


def how_words(evening: Evening, line: Line) -> str:
    """The way to a result: "Ann bid 20 and made it; four tricks; against Cis and Dan; with hints".

    Where persons meet, it begins with the side whose cards they held: the others of that side had the same.
    """
    side = "" if evening.plan.form is Form.ALONE else side_title(line.side)
    return separated(
        tuple(filter(None, (side, _contract(evening, line), _tricks(line), _against(evening, line), mark_words(line))))
    )


def _contract(evening: Evening, line: Line) -> str:
    result = line.result
    if result.declarer is None:
        return ""
    text = (
        translate("evening", "{name} bid {points} and made it")
        if result.made
        else translate("evening", "{name} bid {points} and failed")
    )
    name = header_of(evening.plan, line.sitting, evening.seated(line.sitting)).names[result.declarer]
    return text.format(name=name, points=result.contract)


def _tricks(line: Line) -> str:
    tricks = tricks_words(line.result.tricks[line.side])
    if line.result.spoiled:
        return separated((tricks, translate("evening", "spoiled")))
    return tricks


def _against(evening: Evening, line: Line) -> str:
    if line.opponent is None:
        return ""
    return translate("evening", "against {names}").format(names=side_name(evening, line.sitting, line.opponent))


def mark_words(line: Line) -> str:
    """The marks of a result that was not played from the cards alone; empty if there are none."""
    marks = {
        translate("evening", "moves taken back"): line.played.undo,
        translate("evening", "with hints"): line.played.hints,
        translate("evening", "seen before"): line.played.seen,
    }
    return separated(tuple(mark for mark, there in marks.items() if there))


LOOK_BACK_WORDS: Final = Text("evening", "Look back: {name}")


def standing_words(evening: Evening, total: Total) -> str:
    """The note of a line of the ranking: who came late or went home, and why somebody is not ranked."""
    notes = place_changes(evening, total.entrant)
    if not total.has_played_enough:
        all_of_them = total.deals + total.missed
        text = translate("evening", "{played} of {number} deals, fewer than half: not ranked", None, all_of_them)
        notes = (*notes, text.format(played=total.deals, number=all_of_them))
    return separated(notes) if notes else ""


def export_rows(
    evening: Evening, lines: list[Line], ranked: tuple[tuple[Total, ...], ...] = ()
) -> list[tuple[str, ...]]:
    """The rows of the spreadsheet: each result of each deal, after a row of headings.

    If somebody came late, went home or took a place, a further column has what is said of them in the ranking.
    """
    notes = {total.entrant: standing_words(evening, total) for totals in ranked for total in totals}
    heads = (
        translate("evening", "Deal"),
        translate("evening", "Name"),
        unit_head(evening.plan.rules),
        translate("evening", "Matchpoints"),
        translate("evening", "Best possible matchpoints"),
        translate("evening", "How they did"),
    )
    rows = [
        (
            str(line.sitting.deal),
            side_name(evening, line.sitting, line.entrant),
            str(line.score),
            str(line.points),
            str(line.top),
            how_words(evening, line),
        )
        for line in lines
    ]
    if not any(notes.values()):
        return [heads, *rows]
    noted = ((*row, notes.get(line.entrant, "")) for row, line in zip(rows, lines, strict=True))
    return [(*heads, translate("evening", "Note")), *noted]
