"""The contents of the review grid: each card of the deal with its place, marks, rating and spoken text."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass

from twentyfive.ai.advice.findings import Judgement, Rating
from twentyfive.core import Card
from twentyfive.core.moves import Exchange, PlayCard, PlayerMove, Rob
from twentyfive.engine.game.reviewing import PastDeal, PastMove
from twentyfive.presentation.table.card_notes import CardNote
from twentyfive.presentation.table.placement import Mark, pill_text
from twentyfive.wording.learning.review import (
    IN_HAND_TITLE,
    LEFT_IN_HAND_TITLE,
    OUT_PILL,
    RATING_WORDS,
    cell_spoken,
    held_spoken,
)
from twentyfive.wording.scores import player_name


@dataclass(frozen=True, slots=True)
class Columns:
    """The headings of the columns.

    Attributes:
        tricks: the number of columns, from the left, that are tricks.
        held: the heading of the other columns in several lengths, the longest first.
    """

    tricks: int
    held: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Cell:
    """A card in its place in the grid.

    Attributes:
        seat: the seat of its player.
        column: the trick it was played to, from 0; cards still held stand in the columns after the tricks.
        card: the card.
        note: the pill and the other marks on its picture.
        short: the pill where there is no room for the full one.
        step: the move of the deal that played it; None if it was never played.
        here: whether that move is the step shown.
        rating: the rating of the decision to play it; None if there was no decision or it is not rated yet.
        spoken: all of this for a screen reader.
    """

    seat: int
    column: int
    card: Card
    note: CardNote
    short: str
    step: int | None
    here: bool
    rating: Rating | None
    spoken: str


def cells(deal: PastDeal, at: int, judged: Mapping[int, Judgement]) -> tuple[Cell, ...]:
    """All cards, seat by seat, as the table was at one step of the deal.

    Args:
        deal: the deal.
        at: the move of the deal that is shown, counted from 0.
        judged: the judgements by ply; decisions without one show no rating.
    """
    played = list(_played(deal, at, judged))
    if _before_the_tricks(deal.moves[at]):
        found = [cell for cell in played if cell.step is not None and cell.step < at]
        found += _held(deal, at)
    else:
        found = [*played, *_kept(deal, at)]
    return tuple(sorted(found, key=lambda cell: (cell.seat, cell.column)))


def columns_at(deal: PastDeal, at: int) -> Columns:
    """The headings over the columns of the cells at one step of the deal."""
    step = deal.moves[at]
    if _before_the_tricks(step):
        return Columns(_tricks_begun(step), (IN_HAND_TITLE(),))
    return Columns(len(deal.tricks), (LEFT_IN_HAND_TITLE(), IN_HAND_TITLE()))


def _before_the_tricks(step: PastMove) -> bool:
    """Whether the move is a bid, a call, an exchange or a rob: the grid then shows the hand that decided it."""
    return not isinstance(step.move, PlayCard) and not step.before.tricks


def _tricks_begun(step: PastMove) -> int:
    return len(step.before.tricks) + (step.before.trick is not None and bool(step.before.trick.cards))


def _steps(deal: PastDeal) -> dict[Card, tuple[int, PastMove]]:
    """The move that played each card, with its number in the deal."""
    return {move.move.card: (place, move) for place, move in enumerate(deal.moves) if isinstance(move.move, PlayCard)}


def _played(deal: PastDeal, at: int, judged: Mapping[int, Judgement]) -> Iterator[Cell]:
    steps = _steps(deal)
    for column, trick in enumerate(deal.tricks):
        for index, card in enumerate(trick.cards):
            step, move = steps[card]
            best = trick.winner == move.seat
            marks = {mark for mark, is_so in ((Mark.LED, index == 0), (Mark.BEST, best)) if is_so}
            short, pill = pill_text({Mark.BEST} if best else marks), pill_text(marks)
            note = CardNote(pill, framed=best, dimmed=_is_dimmed(deal, at, step))
            judgement = judged.get(move.ply)
            rating = None if judgement is None else judgement.rating
            remarks = (pill, "" if rating is None else RATING_WORDS[rating]())
            spoken = cell_spoken(player_name(move.before, move.seat), card, column + 1, remarks)
            yield Cell(move.seat, column, card, note, short, step, step == at, rating, spoken)


def _held(deal: PastDeal, at: int) -> Iterator[Cell]:
    """The hands at one step; cards put out by the move are marked."""
    now, steps = deal.moves[at], _steps(deal)
    view, first, out = now.before, _tricks_begun(now), _put_out(now.move)
    for seat in range(view.rules.players):
        for place, card in enumerate(view.hand if seat == view.seat else view.open_hands[seat]):
            is_out = seat == now.seat and card in out
            note = CardNote(pill_text({Mark.PUT_OUT}) if is_out else "")
            short = OUT_PILL() if is_out else ""
            step = steps[card][0] if card in steps and steps[card][1].seat == seat else None
            spoken = held_spoken(player_name(view, seat), card, pill_text({Mark.LAID_OUT}) if is_out else "")
            yield Cell(seat, first + place, card, note, short, step, here=False, rating=None, spoken=spoken)


def _put_out(move: PlayerMove) -> Collection[Card]:
    if isinstance(move, Exchange):
        return move.out
    return (move.out,) if isinstance(move, Rob) else ()


def _kept(deal: PastDeal, at: int) -> Iterator[Cell]:
    """The cards that the players still held when the deal ended."""
    now = deal.moves[at]
    for seat, hand in enumerate(deal.left):
        for place, card in enumerate(hand):
            note = CardNote(dimmed=isinstance(now.move, PlayCard))
            spoken = cell_spoken(player_name(now.before, seat), card, None, ())
            column = len(deal.tricks) + place
            yield Cell(seat, column, card, note, "", step=None, here=False, rating=None, spoken=spoken)


def _is_dimmed(deal: PastDeal, at: int, step: int) -> bool:
    """Whether a card is dimmed because it is played later; before the play no card is dimmed."""
    return step > at and isinstance(deal.moves[at].move, PlayCard)
