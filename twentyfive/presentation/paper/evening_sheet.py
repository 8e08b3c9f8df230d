"""The results of an evening on paper and in a spreadsheet."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from twentyfive.engine.evening.evening import Evening
from twentyfive.engine.evening.results import Line, Total, rankings
from twentyfive.presentation.paper.blocks import Band, Block, Cell, Heading, PaperSheet, Side, Table, TableColumn, Tone
from twentyfive.wording.names import translate
from twentyfive.wording.records import evening as words
from twentyfive.wording.records import evening_results as results_words
from twentyfive.wording.records.spreadsheet import spreadsheet


def results_csv(evening: Evening, viewer: int | None, lines: list[Line]) -> bytes:
    """Return the results as a spreadsheet."""
    return spreadsheet(results_words.export_rows(evening, lines, rankings(evening, viewer)))


def results_sheet(evening: Evening, viewer: int | None, lines: list[Line]) -> PaperSheet:
    """Return the results as a sheet of paper: the ranking, then deal by deal, as far as `viewer` may see them."""
    blocks = (*_rankings(evening, viewer), *_deals(evening, lines))
    return PaperSheet(
        evening.plan.name,
        words.plan_words(evening),
        (Band(blocks),),
        translate("evening", "Twenty-Five · same cards for all"),
    )


def _rankings(evening: Evening, viewer: int | None) -> Iterator[Block]:
    rules = evening.plan.rules
    for group, totals in enumerate(rankings(evening, viewer)):
        yield Heading(results_words.ranking_title(evening.plan, group))
        notes = [results_words.standing_words(evening, total) for total in totals]
        rows = tuple(
            (
                Cell(words.entrant_name(evening, total.entrant), tone=_tone(total)),
                *(Cell(cell.text) for cell in results_words.ranking_cells(total, totals, rules)),
                *([Cell(note, tone=Tone.NOTE)] if any(notes) else []),
            )
            for total, note in zip(totals, notes, strict=True)
        )
        remarks = (TableColumn(translate("evening", "Note"), share=2),) if any(notes) else ()
        yield Table((*_columns(results_words.ranking_heads(rules)), *remarks), rows)


def _deals(evening: Evening, lines: list[Line]) -> Iterator[Block]:
    plan = evening.plan
    for deal, found in groupby(lines, key=lambda line: line.sitting.deal):
        yield Heading(results_words.DEAL_TITLE(number=deal))
        rows = tuple(
            (
                Cell(words.side_name(evening, line.sitting, line.entrant)),
                *(Cell(cell.text) for cell in results_words.deal_cells(line, plan.rules)),
                Cell(results_words.how_words(evening, line), tone=Tone.NOTE),
            )
            for line in found
        )
        how = TableColumn(translate("evening", "How they did"), share=2)
        yield Table((*_columns(results_words.deal_heads(plan.rules)), how), rows)


def _tone(total: Total) -> Tone:
    """The weight of a name in the ranking: the first are bold."""
    return Tone.BOLD if total.place == 1 else Tone.BODY


def _columns(heads: tuple[str, ...]) -> tuple[TableColumn, ...]:
    name = TableColumn(translate("evening", "Name"), share=1)
    return (name, *(TableColumn(head, side=Side.RIGHT) for head in heads))
