"""A deal that is over as a sheet: every card played, the moves before the play, and what the decisions cost."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from twentyfive.ai.advice.findings import Judgement, Rating
from twentyfive.core.moves import PlayCard
from twentyfive.core.state import Trick
from twentyfive.engine.game.reviewing import PastDeal, PastMove
from twentyfive.presentation.paper import words
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
from twentyfive.presentation.table.placement import Mark, pill_text
from twentyfive.wording.learning import review
from twentyfive.wording.names import signs, translate
from twentyfive.wording.scores import player_name
from twentyfive.wording.setup.games import game_played

_MANY: Final = 12
"""Decisions beyond which only those are listed that were not good: one page must hold them."""

_FEW_PLAYERS: Final = 5
_CARD: Final = 4.0
_SMALL_CARD: Final = 2.3


def deal_sheet(deal: PastDeal, judged: Mapping[int, Judgement]) -> PaperSheet:
    """Return the deal as a sheet, with the judgements found so far by ply."""
    last = deal.moves[-1]
    game = game_played(last.view.rules)
    facts = " · ".join(filter(None, (game, review.deal_aside(last, deal))))
    before = tuple(_before_the_play(deal.moves))
    bands = (
        *((Band(before),) if before else ()),
        Band((_grid(deal),)),
        *((Band(decided),) if (decided := tuple(_decisions(deal, judged))) else ()),
    )
    return PaperSheet(
        words.DEAL_TITLE(number=deal.number), facts, bands, words.DEAL_FOOTER(game=game, number=deal.number)
    )


def _before_the_play(moves: Sequence[PastMove]) -> Iterator[Block]:
    """Yield the bids, the exchanges and the robbing."""
    said = [review.step_words(move) for move in moves if not isinstance(move.move, PlayCard)]
    if said:
        yield Heading(translate("review", "Before the play"))
        yield Paragraph(" · ".join(said))


def _grid(deal: PastDeal) -> Table:
    """Return the cards: a row for each player, a column for each trick, and the cards never played."""
    view, players = deal.moves[-1].before, deal.moves[-1].before.rules.players
    left = any(deal.left)
    columns = [TableColumn("")]
    columns += [
        TableColumn(review.TRICK_TITLE(number=number), 1, Side.MIDDLE) for number in range(1, len(deal.tricks) + 1)
    ]
    columns += [TableColumn(review.LEFT_IN_HAND_TITLE(), 1)] if left else []
    rows = []
    for seat in range(players):
        row = [Cell(player_name(view, seat), tone=Tone.BOLD), *(_card(trick, seat, players) for trick in deal.tricks)]
        rows.append(tuple([*row, Cell(signs(deal.left[seat]))] if left else row))
    width = _CARD if players <= _FEW_PLAYERS else _SMALL_CARD
    return Table(tuple(columns), tuple(rows), card_width=width)


def _card(trick: Trick, seat: int, players: int) -> Cell:
    """Return the card that a seat played to a trick; a heavy frame marks the best."""
    seats = [trick.seat_of(place, players) for place in range(len(trick.cards))]
    if seat not in seats:
        return Cell()
    place = seats.index(seat)
    best = trick.winner == seat
    marks = {mark for mark, is_so in ((Mark.LED, place == 0), (Mark.BEST, best)) if is_so}
    return Cell(pill_text(marks), trick.cards[place], Tone.NOTE, framed=best)


def _decisions(deal: PastDeal, judged: Mapping[int, Judgement]) -> Iterator[Block]:
    """Yield the decisions of persons with their cost and the better card; of many, only those that were not good."""
    shown = deal.decisions
    if len(shown) > _MANY:
        shown = tuple(move for move in shown if move.ply in judged and judged[move.ply].rating is not Rating.BEST)
    if not deal.decisions:
        return
    yield Heading(review.LIST_TITLE())
    if shown:
        columns = (TableColumn(translate("paper", "Decision")), TableColumn(translate("paper", "Judgement"), 1))
        rows = tuple((Cell(review.step_words(move)), Cell(_judgement(move, judged.get(move.ply)))) for move in shown)
        yield Table(columns, rows)
    good = sum(move.ply in judged for move in deal.decisions) - sum(move.ply in judged for move in shown)
    if good:
        yield Paragraph(words.all_good(good), Tone.NOTE)


def _judgement(move: PastMove, judgement: Judgement | None) -> str:
    """Return the judgement of a decision, with the better move and its reason."""
    if judgement is None:
        return review.NOT_WEIGHED()
    why = "" if judgement.rating is Rating.BEST else review.why_words(move, judgement)
    return " · ".join(filter(None, (review.note_words(move, judgement), why)))
