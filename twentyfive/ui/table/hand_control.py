"""What the person does with the hand: choosing, playing, putting out, answering. Clicks become moves, or reasons."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from twentyfive.core import Card, IllegalMove, PlayerView
from twentyfive.core.moves import Exchange, PlayCard, PlayerMove
from twentyfive.engine.game.observations import Shown
from twentyfive.ui.settings.model import PlayBy
from twentyfive.ui.table.director import Director
from twentyfive.ui.table.layout.scene import HandChoice
from twentyfive.wording.names import card_name
from twentyfive.wording.table import answers
from twentyfive.wording.table.decisions import decision
from twentyfive.wording.table.hands import hand_to_play
from twentyfive.wording.table.line import Line
from twentyfive.wording.table.question import Decision, NoMove
from twentyfive.wording.table.refusals import refusal_sentence


class HandControl(QObject):
    """The person's choices on the way to a move.

    Attributes:
        out: the cards chosen to be put out, in the order chosen.
        chosen: the card chosen to be played, where playing takes two steps.
        advised: the cards that a hint points to.
        play_by: whether a click plays, or chooses first.
        withheld: why no question may be answered now; empty where it may. See `withhold`.
        lets_lie: asked before the turn-up is left lying, which is no move; only where it is True is it left.

    Signals:
        changed(): something is chosen, or no longer.
        refused(IllegalMove, Card): a card was clicked that may not be played, or not be put out.
        waits(Card): a card was clicked in the hand that is not to act, by who plays two.
        unasked(): a card was clicked while something is asked that no card answers.
    """

    changed = Signal()
    refused = Signal(object, object)
    waits = Signal(object)
    unasked = Signal()

    def __init__(self, director: Director, parent: QObject) -> None:
        super().__init__(parent)
        self.out: tuple[Card, ...] = ()
        self.chosen: Card | None = None
        self.advised: frozenset[Card] = frozenset()
        self.play_by = PlayBy.CLICK
        self.withheld = ""
        self.lets_lie: Callable[[], bool] = lambda: True
        self._director = director
        self._revision = -1
        self._left_in = -1  # the revision in which the turn-up was left lying without a move
        director.shown.connect(self._on_shown)

    @property
    def decision(self) -> Decision | None:
        """What the person is asked now, None if only to play a card, or if it is not their turn."""
        view = self._director.view
        if view is None or not self._director.up_to_date or self._left_in == self._revision:
            return None
        return _withheld(_for_which_hand(decision(view, self.out), view), self.withheld)

    @property
    def choice(self) -> HandChoice:
        """What of the hand may be chosen, and what is."""
        view, asked = self._director.view, self.decision
        if view is None:
            return HandChoice()
        offered = view.playable if asked is None else view.may_put_out
        return HandChoice(offered=offered, put_out=frozenset(self.out), chosen=self.chosen, advised=self.advised)

    def click(self, card: Card) -> None:
        """The person pressed a card of the hand."""
        view = self._director.view
        if view is None or not self._director.up_to_date or not view.my_turn:
            return
        asked = self.decision
        if card not in view.hand:
            self.waits.emit(card)
        elif asked is not None and not asked.puts_out:
            self.unasked.emit()
        elif asked is not None and (stays := self._why_it_stays(card, view)) is not None:
            self.refused.emit(stays, card)
        elif asked is not None:
            self._put_out(card, asked.puts_out)
        elif (illegal := self._director.why_not(PlayCard(card))) is not None:
            self.refused.emit(illegal, card)
        elif self.play_by is PlayBy.SELECT and card != self.chosen:
            self.chosen = card
            self.changed.emit()
        else:
            self._director.submit(PlayCard(card))

    def said_of(self, card: Card) -> Line:
        """What choosing a card of the hand does, or why it may not be played; else whose turn it is."""
        view, asked = self._director.view, self.decision
        if view is None:
            return Line("")
        if not view.my_turn:
            return answers.whose_turn(view, asked)
        illegal = self._director.why_not(PlayCard(card)) if asked is None else self._why_it_stays(card, view)
        if illegal is not None:
            return Line(refusal_sentence(illegal, view, card, card_name))
        return answers.may_play(card) if asked is None else answers.choosing(card, asked, self.out)

    def advise(self, cards: Iterable[Card]) -> None:
        """Have a hint point to these cards of the hand."""
        self.advised = frozenset(cards)

    def withhold(self, why: str) -> None:
        """Take no answer to a question and say why, as in a lesson while there is something to read; empty: take it."""
        if why != self.withheld:
            self.withheld = why
            if self.decision is not None:
                self.changed.emit()

    def ask_again(self) -> None:
        """Ask once more whether to rob, where the turn-up was left lying but no card played yet."""
        self._left_in = -1
        self._choose(())

    def play_chosen(self) -> None:
        """Play the card that was chosen."""
        if self.chosen is not None:
            self._director.submit(PlayCard(self.chosen))

    def answer(self, answer: PlayerMove | NoMove) -> None:
        """Give an answer to what is asked."""
        match answer:
            case NoMove.LEAVE_LYING if not self.lets_lie():
                pass
            case NoMove.LEAVE_LYING:
                # HostedTable a card is the answer then: no move of its own may tell that the right was there.
                self._left_in = self._revision
                self._choose(())
            case NoMove.START_OVER:
                self._choose(())
            case _:
                self._director.submit(answer)

    def _why_it_stays(self, card: Card, view: PlayerView) -> IllegalMove | None:
        """Why `card` may not be put out where other cards of the hand may; None if it may."""
        stays = view.may_put_out and card not in view.may_put_out
        return self._director.why_not(Exchange((card,))) if stays else None

    def _put_out(self, card: Card, most: int) -> None:
        """Choose `card` to be put out, or keep it after all; where one is asked for, the last chosen counts."""
        if card in self.out:
            self._choose(tuple(other for other in self.out if other != card))
        elif most == 1:
            self._choose((card,))
        elif len(self.out) < most:
            self._choose((*self.out, card))

    def _choose(self, out: tuple[Card, ...]) -> None:
        self.out = out
        self.changed.emit()

    def _on_shown(self, shown: Shown) -> None:
        self._revision = shown.revision
        self.out, self.chosen, self.advised = (), None, frozenset()


def _for_which_hand(asked: Decision | None, view: PlayerView) -> Decision | None:
    """What is asked, said first for which of two hands: the panel lies where the line would tell it."""
    hand = hand_to_play(view)
    if asked is None or not hand:
        return asked
    return replace(asked, question=f"{hand} {asked.question}", spoken=f"{hand} {asked.spoken}")


def _withheld(asked: Decision | None, why: str) -> Decision | None:
    """The same question, none of whose answers can be given, where there is a reason why."""
    if asked is None or not why:
        return asked
    return replace(asked, choices=tuple(replace(choice, why_not=why) for choice in asked.choices))
