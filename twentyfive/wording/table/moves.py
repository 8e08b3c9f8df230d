"""Moves in a few words for the list of moves, and for undo and redo."""

from __future__ import annotations

from typing import Final

from twentyfive.core.moves import (
    DealCards,
    DeclineRob,
    DrawDealer,
    GatherTrick,
    PlayCard,
    Restock,
    Rob,
    ScoreDeal,
    TakeFromStock,
)
from twentyfive.core.view import SeenMove
from twentyfive.wording.grammar.texts import Text
from twentyfive.wording.names import card_sign, translate
from twentyfive.wording.table.auction import exchanged_words, said_words


def move_words(made: SeenMove) -> str:
    """Return a move in a few words for a list: "Mary plays 7♠"."""
    view, mover = made.after, made.mover
    if made.kind in (DealCards, DrawDealer):
        return _dealing(made)
    if made.kind in (GatherTrick, ScoreDeal, Restock):
        return _table_move(made)
    if made.kind is PlayCard and mover is None:
        return _played(made)
    if mover is None:
        return ""
    mine, name = mover == view.player, view.names[mover]
    if made.kind is PlayCard:
        return _played(made)
    if made.kind is Rob:
        return _robbed(made)
    if made.kind is DeclineRob:
        text = translate("moves", "You leave the turn-up") if mine else translate("moves", "{name} leaves the turn-up")
        return text.format(name=name)
    if made.kind is TakeFromStock:
        text = translate("moves", "You take a card") if mine else translate("moves", "{name} takes a card")
        return text.format(name=name)
    if made.move is None:
        return exchanged_words(view, made.before, mover)
    return said_words(view, made.before, mover, made.move)


def taken_words(made: SeenMove) -> str:
    """Return a move as the object of undo or redo: "your 7♠" for a card played, else as in the list."""
    view, mover = made.after, made.mover
    if not isinstance(made.move, PlayCard) or mover is None:
        return move_words(made)
    played = card_sign(made.move.card)
    if mover == view.player:
        return translate("moves", "your {card}").format(card=played)
    return translate("moves", "{name}’s {card}").format(name=view.names[mover], card=played)


def _dealing(made: SeenMove) -> str:
    view = made.after
    if isinstance(made.move, DrawDealer):
        return translate("moves", "The first jack: {card}").format(card=card_sign(made.move.cards[-1]))
    if view.turned is not None:
        text = translate("moves", "Deal {number}: {card} turned up")
        return text.format(number=view.deal_number, card=card_sign(view.turned))
    mine = view.dealer == view.player
    text = translate("moves", "Deal {number}: you deal") if mine else translate("moves", "Deal {number}: {name} deals")
    return text.format(number=view.deal_number, name="" if view.dealer is None else view.names[view.dealer])


def _table_move(made: SeenMove) -> str:
    view = made.after
    if made.kind is Restock:
        return translate("moves", "A new stock is made")
    if made.kind is ScoreDeal:
        if view.over:
            return translate("moves", "The game is over")
        return translate("moves", "Deal {number} is over").format(number=view.deal_number)
    winner = view.tricks[-1].winner
    assert winner is not None, "a gathered trick has a winner"
    mine = winner == view.player
    text = (
        translate("moves", "Trick {number} is yours") if mine else translate("moves", "Trick {number} goes to {name}")
    )
    return text.format(number=len(view.tricks), name=view.names[winner])


_PLAYS: Final = {
    (True, True): Text("moves", "You lead {card}"),
    (True, False): Text("moves", "You play {card}"),
    (False, True): Text("moves", "{name} leads {card}"),
    (False, False): Text("moves", "{name} plays {card}"),
}
"""By whether the viewer plays, and whether the card is led."""


def _played(made: SeenMove) -> str:
    assert isinstance(made.move, PlayCard), "a card played is seen by all"
    view = made.after
    mine = made.mover is not None and made.mover == view.player
    leads = made.before.trick is None or not made.before.trick.cards
    seat = made.plays_from
    assert seat is not None, "a card played comes from a hand"
    return _PLAYS[mine, leads](name=view.names[seat], card=card_sign(made.move.card))


def _robbed(made: SeenMove) -> str:
    assert made.mover is not None, "the table does not rob"
    view, turned = made.after, made.after.turned
    taken = "" if turned is None else card_sign(turned)
    if made.mover == view.player and isinstance(made.move, Rob):
        return translate("moves", "You take {card} for {out}").format(card=taken, out=card_sign(made.move.out))
    return translate("moves", "{name} takes {card}").format(name=view.names[made.mover], card=taken)


def row_spoken(words: str, *, present: bool, undone: bool, bookmark: str) -> str:
    """Return a row of the list of moves as spoken."""
    parts = [words]
    if present:
        parts.append(translate("moves", "you are here"))
    if undone:
        parts.append(translate("moves", "taken back"))
    if bookmark:
        parts.append(translate("moves", "bookmark: {name}").format(name=bookmark))
    return ", ".join(parts)


TAKEN_BACK_WORDS: Final = Text("moves", "Taken back: {move}.")

DEAL_AGAIN_WORDS: Final = Text("moves", "This is deal {number} again.")
"""Undo or redo has led to another deal."""

MADE_AGAIN_WORDS: Final = Text("moves", "Done again: {move}.")
