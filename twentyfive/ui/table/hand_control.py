"""The person's actions with the hand: choosing, playing, putting out, answering. Clicks become moves, or refusals."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from twentyfive.core import Card, IllegalMove, PlayerView
from twentyfive.core.moves import Exchange, PlayCard, PlayerMove
from twentyfive.engine.game.observations import Shown
from twentyfive.presentation.settings import PlayBy
from twentyfive.presentation.table.scene import HandChoice
from twentyfive.ui.table.director import Director
from twentyfive.wording.names import for_the_ear
from twentyfive.wording.table import answers
from twentyfive.wording.table.decisions import decision
from twentyfive.wording.table.hands import hand_to_play
from twentyfive.wording.table.line import Line
from twentyfive.wording.table.question import Decision, NoMove
from twentyfive.wording.table.refusals import refusal_sentence


class HandControl(QObject):
    """The person's choices on the way to a move.

    Attributes:
        out: the cards chosen to be put out, in the order of the choice.
        chosen: the card chosen to be played, where playing takes two steps.
        advised: the cards that a hint points to.
        play_by: whether a click plays the card, or chooses it first.
        withheld: the reason why no question may be answered now; empty if it may. See `withhold`.
        may_leave_turn_up: called before the turn-up is left lying, which is no move; False prevents it.

    Signals:
        changed(): the choice or the question changed.
        refused(IllegalMove, Card | None): the rules forbid a move, or to put a card out; the card that was clicked.
        other_hand_clicked(Card): a player of two hands clicked a card of the hand that is not to act.
        unasked(): a card was clicked while a question is asked that no card answers.
    """

    changed = Signal()
    refused = Signal(object, object)
    other_hand_clicked = Signal(object)
    unasked = Signal()

    def __init__(self, director: Director, parent: QObject) -> None:
        super().__init__(parent)
        self.out: tuple[Card, ...] = ()
        self.chosen: Card | None = None
        self.advised: frozenset[Card] = frozenset()
        self.play_by = PlayBy.CLICK
        self.withheld = ""
        self.may_leave_turn_up: Callable[[], bool] = lambda: True
        self._director = director
        self._revision = -1
        self._left_lying_at = -1  # the revision in which the turn-up was left lying without a move
        director.shown.connect(self._on_shown)

    @property
    def decision(self) -> Decision | None:
        """The question to the person, None if they have only to play a card, or if it is not their turn."""
        view = self._director.turn
        return None if view is None else self._asked(view)

    def _asked(self, view: PlayerView) -> Decision | None:
        """The question to the person whose turn it is, None if they have only to play a card."""
        if self._left_lying_at == self._revision:
            return None
        return _withheld(_naming_hand(decision(view, self.out), view), self.withheld)

    @property
    def choice(self) -> HandChoice:
        """The cards of the hand that may be chosen, and those chosen."""
        view, asked = self._director.view, self.decision
        if view is None:
            return HandChoice()
        offered = view.playable if asked is None else view.may_put_out
        return HandChoice(offered=offered, put_out=frozenset(self.out), chosen=self.chosen, advised=self.advised)

    def click(self, card: Card) -> None:
        """Play or choose the card that the person pressed, or say why not; while others play, hurry the table."""
        view = self._director.turn
        if view is None:
            self._director.skip()
            return
        asked = self._asked(view)
        if card not in view.hand:
            self.other_hand_clicked.emit(card)
        elif asked is not None and not asked.puts_out:
            self.unasked.emit()
        elif asked is not None and (illegal := self._why_not_put_out(card, view)) is not None:
            self.refused.emit(illegal, card)
        elif asked is not None:
            self._put_out(card, asked.puts_out)
        elif self.play_by is PlayBy.CLICK or card == self.chosen:
            self._submit(PlayCard(card), card)
        elif (illegal := self._director.why_not(PlayCard(card))) is not None:
            self.refused.emit(illegal, card)
        else:
            self.chosen = card
            self.changed.emit()

    def throw(self, card: Card) -> None:
        """Play the card that the person has drawn out of the hand, or answer as to a click if it answers a question.

        Nobody draws a card so far by accident: it is played even if a click only chooses it. While others play it is
        nothing, as the person may only be getting ready.
        """
        view = self._director.turn
        if view is None or card in self.out:
            return
        if card in view.hand and self._asked(view) is None:
            self._submit(PlayCard(card), card)
        else:
            self.click(card)

    def explain_card(self, card: Card, order: tuple[Card, ...]) -> Line:
        """The effect of choosing a card of the hand, or the reason why it may not be played; else whose turn it is.

        `order` is the hand from left to right, the order in which cards are listed.
        """
        view, asked = self._director.view, self.decision
        if view is None:
            return Line("")
        if not view.my_turn:
            return answers.whose_turn(view, asked)
        illegal = self._director.why_not(PlayCard(card)) if asked is None else self._why_not_put_out(card, view)
        if illegal is not None:
            return Line(for_the_ear(refusal_sentence(illegal, replace(view, hand=order), card)))
        return answers.may_play(card) if asked is None else answers.choosing(card, asked, self.out)

    def advise(self, cards: Iterable[Card]) -> None:
        """Mark these cards of the hand as those that a hint points to."""
        self.advised = frozenset(cards)

    def withhold(self, why: str) -> None:
        """Take no answer to a question, for the reason `why`, as in a lesson during a text to read; empty allows it."""
        if why != self.withheld:
            self.withheld = why
            if self.decision is not None:
                self.changed.emit()

    def ask_again(self) -> None:
        """Ask again whether to rob, after the turn-up was left lying but before a card is played."""
        self._left_lying_at = -1
        self._choose(())

    def play_chosen(self) -> None:
        """Play the chosen card."""
        if self.chosen is not None:
            self._submit(PlayCard(self.chosen), self.chosen)

    def answer(self, answer: PlayerMove | NoMove) -> None:
        """Give this answer to the question."""
        match answer:
            case NoMove.LEAVE_LYING if not self.may_leave_turn_up():
                pass
            case NoMove.LEAVE_LYING:
                # Then playing a card is the answer: a separate move would reveal that the player could have robbed.
                self._left_lying_at = self._revision
                self._choose(())
            case NoMove.START_OVER:
                self._choose(())
            case _:
                self._submit(answer)

    def _submit(self, move: PlayerMove, card: Card | None = None) -> None:
        """Make a move, or say why the rules forbid it; `card` is the one that was clicked."""
        illegal = self._director.submit(move)
        if illegal is not None:
            self.refused.emit(illegal, card)

    def _why_not_put_out(self, card: Card, view: PlayerView) -> IllegalMove | None:
        """The reason why `card` may not be put out where other cards of the hand may; None if it may."""
        others_may = view.may_put_out and card not in view.may_put_out
        return self._director.why_not(Exchange((card,))) if others_may else None

    def _put_out(self, card: Card, most: int) -> None:
        """Choose `card` to be put out, or take back the choice; if only one is asked for, the last chosen counts."""
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


def _naming_hand(asked: Decision | None, view: PlayerView) -> Decision | None:
    """The question with the name of the hand, for a player of two: the panel covers the line that would name it."""
    hand = hand_to_play(view)
    if asked is None or not hand:
        return asked
    return replace(asked, question=f"{hand} {asked.question}", spoken=f"{hand} {asked.spoken}")


def _withheld(asked: Decision | None, why: str) -> Decision | None:
    """The same question; if there is a reason against it, no answer can be given."""
    if asked is None or not why:
        return asked
    return replace(asked, choices=tuple(replace(choice, why_not=why) for choice in asked.choices))
