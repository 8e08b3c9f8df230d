"""A card drive on paper and in a spreadsheet: who sits where, score cards, table cards, results and rules."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final

from twentyfive.drive.evening import Evening
from twentyfive.drive.people import Side as Holder
from twentyfive.drive.plan import Plan, Sum
from twentyfive.drive.prizes import PrizeKind
from twentyfive.drive.tables import layout_for
from twentyfive.presentation.drive.end_shown import end_shown
from twentyfive.presentation.drive.game_shown import standings_shown
from twentyfive.presentation.paper.blocks import (
    Band,
    Block,
    Cell,
    Heading,
    PaperSheet,
    Paragraph,
    Side,
    Table,
    TableColumn,
    Tone,
)
from twentyfive.presentation.paper.cut_cards import CutCard, CutSheet
from twentyfive.presentation.paper.formats import Print
from twentyfive.presentation.paper.printables import Printable, Printables, Subject
from twentyfive.wording import drive as words
from twentyfive.wording import drive_paper as paper_words
from twentyfive.wording import drive_phones as phone_words
from twentyfive.wording.amounts import sentence_case
from twentyfive.wording.names import detailed
from twentyfive.wording.records.spreadsheet import spreadsheet

_SCORE_CARDS: Final = {Print.NORMAL: (2, 3), Print.LARGE: (2, 2)}
"""Score cards side by side and one below the other: six to a page, four in large print."""

_TABLE_CARDS: Final = {Print.NORMAL: (2, 2), Print.LARGE: (1, 2)}


Codes = Callable[[int], str]
"""Returns the text of the QR code of a table; empty for none."""


def no_codes(_: int) -> str:
    """Return no code, for an evening without phones."""
    return ""


def of_drive(evening: Evening, club: str, day: str, codes: Codes = no_codes) -> Printables:
    """Return what can be printed of an evening as it stands, what is wanted first at the front.

    Args:
        evening: the evening.
        club: the name of the club.
        day: its day, as 2026-11-28.
        codes: the codes on the table cards.
    """
    title = paper_words.evening_title(club, day)
    found: dict[Subject, Printable] = {}
    if evening.over:
        found[Subject.RESULTS] = Printable(paper_words.RESULTS(), lambda _, __: results_sheet(evening, title))
    if evening.games:
        found[Subject.SEATING] = Printable(paper_words.SEATING(), lambda _, __: seating_sheet(evening, title))
    if _holders(evening):
        found[Subject.SCORE_CARDS] = Printable(
            paper_words.SCORE_CARDS(),
            lambda size, named: score_cards(evening, title, size, named=named),
            has_names=True,
        )
    if _tables(evening):
        found[Subject.TABLE_CARDS] = Printable(
            paper_words.TABLE_CARDS(), lambda size, _: table_cards(evening, title, size, codes)
        )
    if evening.games and not evening.over:
        found[Subject.RESULTS] = Printable(paper_words.RESULTS(), lambda _, __: results_sheet(evening, title))
    found[Subject.EVENING_RULES] = Printable(
        paper_words.EVENING_RULES(), lambda _, __: evening_rules_sheet(evening.plan, title)
    )
    return found


def _holders(evening: Evening) -> tuple[Holder, ...]:
    """Who holds a card, or will when play begins."""
    return evening.sides or evening.coming


def _tables(evening: Evening) -> int:
    """The number of tables of the first game, as far as it is known."""
    if evening.games:
        return len(evening.games[0].tables)
    return len(layout_for(len(evening.coming), evening.plan).tables) if len(evening.coming) > 1 else 0


def _first_tables(evening: Evening) -> Mapping[int, int]:
    """The table of each card in the first game; 0 for sitting out."""
    if not evening.games:
        return {}
    game = evening.games[0]
    return dict.fromkeys(game.out, 0) | {side: table.number for table in game.tables for side in table.sides}


def _plain(name: str) -> str:
    """Return a name as it is looked for in a list: Éanna stands among those with E."""
    return "".join(sign for sign in unicodedata.normalize("NFD", name.casefold()) if not unicodedata.combining(sign))


def seating_sheet(evening: Evening, title: str) -> PaperSheet:
    """Return who sits at which table in the first game: by tables, then by names."""
    game, tables = evening.games[0], _first_tables(evening)
    rows = [(str(table.number), table.sides) for table in game.tables]
    rows += [(paper_words.OUT_FIRST(), game.out)] if game.out else []
    by_tables = Table(
        (TableColumn(paper_words.TABLE_HEAD(), side=Side.MIDDLE), TableColumn(paper_words.NAMES_HEAD(), 1)),
        tuple(
            (Cell(number, tone=Tone.BOLD), Cell(" · ".join(words.side_names(evening, side) for side in sides)))
            for number, sides in rows
        ),
    )
    people = [
        (evening.person(person).name, side.number, tables[side.number])
        for side in evening.sides
        for person in side.people
        if side.number in tables
    ]
    people.sort(key=lambda line: _plain(line[0]))
    by_names = Table(
        (
            TableColumn(paper_words.NAME_HEAD(), 1),
            TableColumn(paper_words.CARD_HEAD(), side=Side.RIGHT),
            TableColumn(paper_words.TABLE_HEAD(), side=Side.RIGHT),
        ),
        tuple(
            (Cell(name), Cell(str(card)), Cell(str(table or paper_words.OUT_FIRST()), tone=Tone.BOLD))
            for name, card, table in people
        ),
    )
    return PaperSheet(
        paper_words.SEATING(),
        title,
        (
            Band((Heading(paper_words.BY_TABLES()), by_tables)),
            Band((Heading(paper_words.BY_NAMES()),)),
            Band((by_names,), columns=2),
        ),
        paper_words.FOOTER(),
    )


def score_cards(evening: Evening, title: str, size: Print, *, named: bool) -> CutSheet:
    """Return a score card for each side; without names there is room for a pencil."""
    tables, plan = _first_tables(evening), evening.plan
    across, down = _SCORE_CARDS[size]
    cards = tuple(
        CutCard(
            title,
            paper_words.CARD_HEAD(),
            str(side.number),
            words.joined(evening.names(side.people)) if named else "",
            _start(tables.get(side.number)) if named else "",
            plan.games,
            paper_words.TOTAL(),
        )
        for side in _holders(evening)
        if side.gone is None
    )
    return CutSheet(paper_words.SCORE_CARDS(), cards, across, down)


def _start(table: int | None) -> str:
    if table is None:
        return ""
    return paper_words.STARTS_AT(number=table) if table else paper_words.STARTS_OUT()


def table_cards(evening: Evening, title: str, size: Print, codes: Codes = no_codes) -> CutSheet:
    """Return a card for each table, with its number, its code and the rules that are asked for there."""
    across, down = _TABLE_CARDS[size]
    plan = evening.plan
    lines = (detailed(*paper_words.movement_words(plan)), *paper_words.table_sentences(plan))
    cards = tuple(
        CutCard(
            title,
            paper_words.TABLE_HEAD(),
            str(number),
            lines=lines,
            code=codes(number),
            code_note=phone_words.ON_CARD() if codes(number) else "",
        )
        for number in range(1, _tables(evening) + 1)
    )
    return CutSheet(paper_words.TABLE_CARDS(), cards, across, down)


def results_sheet(evening: Evening, title: str) -> PaperSheet:
    """Return the places, and who won what, as things stand."""
    shown = end_shown(evening, 0)
    places = Table(
        (
            TableColumn(paper_words.PLACE_HEAD(), side=Side.RIGHT),
            TableColumn(paper_words.CARD_HEAD(), side=Side.RIGHT),
            TableColumn(paper_words.NAMES_HEAD(), 1),
            TableColumn(paper_words.SCORE_HEADS[evening.plan.scoring](), side=Side.RIGHT),
        ),
        tuple(
            (
                Cell(line.place, tone=Tone.BOLD),
                Cell(line.card),
                Cell(line.names, tone=_tone(standing.place)),
                Cell(str(line.score), tone=_tone(standing.place)),
            )
            for line, standing in zip(standings_shown(evening), evening.standings, strict=True)
        ),
    )
    note = [Paragraph(shown.note, Tone.NOTE)] if shown.note else []
    lines = [*shown.prizes, *(tie.sentence for tie in shown.ties), shown.cut, *shown.draws, *shown.pots]
    won = [Paragraph(line) for line in lines if line]
    money: list[Block] = [Heading(words.MONEY_TITLE()), *won] if won else []
    return PaperSheet(
        paper_words.RESULTS(),
        title,
        (Band((*note, *money, Heading(words.PLACES_TITLE()), places)),),
        paper_words.FOOTER(),
    )


def _tone(place: int) -> Tone:
    """The weight of a line of the results: the first are bold."""
    return Tone.BOLD if place == 1 else Tone.BODY


def evening_rules_sheet(plan: Plan, title: str) -> PaperSheet:
    """Return the rules of the evening as the organiser chose them, and its prizes."""
    blocks = (
        _facts(paper_words.PLAY_TITLE(), _ways(plan)),
        *map(Paragraph, paper_words.play_sentences(plan)),
        *((_facts(paper_words.END_TITLE(), prizes),) if (prizes := [*_prizes(plan)]) else ()),
        *map(Paragraph, paper_words.end_sentences(plan)),
    )
    return PaperSheet(paper_words.EVENING_RULES(), title, (Band(blocks),), paper_words.FOOTER())


def _facts(title: str, facts: Iterable[tuple[str, str]]) -> Table:
    """Return a table of what is chosen and how."""
    return Table((TableColumn(title), TableColumn("", 1)), tuple((Cell(what), Cell(how)) for what, how in facts))


def _ways(plan: Plan) -> Iterator[tuple[str, str]]:
    """Yield how the evening goes."""
    yield words.NUMBER_OF_GAMES(), str(plan.games)
    yield words.AT_A_TABLE[plan.size](), str(plan.sides)
    yield paper_words.movement_words(plan)
    yield words.SCORING(), words.SCORINGS[plan.scoring]()
    yield words.LEFT_OVER(), words.LEFT_OVERS[plan.left_over]()


def _prizes(plan: Plan) -> Iterator[tuple[str, str]]:
    """Yield what each pays, and what the prizes come to."""
    if plan.fee:
        yield words.FEE(), words.money(plan.fee)
    for place, prize in enumerate(plan.prizes, 1):
        yield sentence_case(words.prize_words(PrizeKind.PLACE, place)), paper_words.sum_words(prize)
    pots: list[tuple[PrizeKind, Sum | None, int]] = [
        (PrizeKind.BOOBIE, plan.boobie, 0),
        (PrizeKind.TRAVELLING, plan.travelling, 0),
        (PrizeKind.JACKPOT, plan.jackpot.added if plan.jackpot else None, plan.carried[0]),
        (PrizeKind.COOKIE_JAR, plan.cookie_jar.added if plan.cookie_jar else None, plan.carried[1]),
    ]
    for kind, added, carried in pots:
        if added is not None:
            yield sentence_case(words.prize_words(kind)), paper_words.sum_words(added, carried)


def results_csv(evening: Evening) -> bytes:
    """Return the places as a spreadsheet; equals have the same place."""
    heads = (paper_words.PLACE_HEAD(), paper_words.CARD_HEAD(), paper_words.NAMES_HEAD())
    rows = ((line.place, line.side, words.side_names(evening, line.side), line.score) for line in evening.standings)
    return spreadsheet([(*heads, paper_words.SCORE_HEADS[evening.plan.scoring]()), *rows])
