"""Sheets for phones: the view of one seat turned into the words and cards that a phone shows."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from twentyfive.core import Card, IllegalMove, Phase, PlayerView
from twentyfive.core.moves import DeclineRob, Exchange, PlayCard, PlayerMove
from twentyfive.core.state import Trick
from twentyfive.engine.game.events import Hint
from twentyfive.engine.game.observations import Shown
from twentyfive.presentation.phone.sheets import (
    ChoiceEffect,
    LaidCard,
    May,
    PhoneSheet,
    SheetCard,
    SheetChoice,
    SheetHand,
    SheetQuestion,
    SheetResult,
    SheetScore,
    SheetTrick,
    SheetTrump,
    SheetTurned,
)
from twentyfive.presentation.settings import Settings
from twentyfive.presentation.table.deal_rows import deal_rows, without_scores
from twentyfive.presentation.table.hand_order import sorted_hand
from twentyfive.presentation.table.hints import about_robbing, cards_of
from twentyfive.wording import network
from twentyfive.wording.learning.hints import marked_words
from twentyfive.wording.learning.reasons import reason_sentence
from twentyfive.wording.names import card_sign, card_title
from twentyfive.wording.scores import figure, player_name, side_name, values, viewer_first
from twentyfive.wording.table import answers
from twentyfive.wording.table.decisions import decision
from twentyfive.wording.table.hands import hand_tag, hand_to_play
from twentyfive.wording.table.line import table_line
from twentyfive.wording.table.partner import partner_sentence
from twentyfive.wording.table.question import Choice, Decision, NoMove
from twentyfive.wording.table.refusals import refusal_sentence
from twentyfive.wording.table.results import game_facts, points_sentence, result_sentence, result_title, signed
from twentyfive.wording.table.steps import announcement
from twentyfive.wording.table.tricks import trick_sentence

WhyNot = Callable[[PlayerMove], IllegalMove | None]


@dataclass(frozen=True, slots=True)
class PhoneChoice:
    """The choices made on a phone at one position.

    Attributes:
        out: the cards chosen to be put out, in the order of the choice.
        left_lying: whether the turn-up was left lying, so that only a card is asked now.
        hint: the hint that was asked for.
    """

    out: tuple[Card, ...] = ()
    left_lying: bool = False
    hint: Hint | None = None


def chosen_cards(names: Sequence[str], view: PlayerView) -> tuple[Card, ...] | None:
    """Return the cards that a phone chose to put out; None if they are not in the hand, or one is there twice."""
    held = {str(card): card for card in view.hand}
    if len(set(names)) != len(names) or any(name not in held for name in names):
        return None
    return tuple(held[name] for name in names)


@dataclass(frozen=True, slots=True)
class SheetMaker:
    """Makes sheets in the way that the host's settings ask for."""

    settings: Settings

    def sheet(
        self, shown: Shown, at: int, why_not: WhyNot, may: tuple[May, ...] = (), choice: PhoneChoice | None = None
    ) -> PhoneSheet:
        """Return the sheet of what a guest was shown.

        Args:
            shown: the view of the guest's seat, and the move that led to it.
            at: the position that the guest's moves name.
            why_not: gives the reason against a move of that seat.
            may: the requests that the guest may make now.
            choice: what the guest has chosen at this position so far.
        """
        view, choice = shown.view, choice or PhoneChoice()
        hint = None if choice.hint is None else about_hint(choice.hint, view, choice)
        asked = None if choice.left_lying else decision(view, choice.out)
        line = table_line(view)
        return PhoneSheet(
            at=at,
            seat=view.player,
            line=f"{line.headline}\n{line.detail}".strip(),
            say=announcement(shown, self.settings.announcements),
            turn=view.my_turn,
            hands=tuple(self._hands(view, asked, choice, hint, why_not)),
            ask=None if asked is None else _question(asked, view, hint),
            trick=_trick_now(view),
            last_trick=_laid(view, view.tricks[-1], trick_sentence(view, view.tricks[-1])) if view.tricks else None,
            turned=_turned(view),
            trump=None if view.trump is None else SheetTrump(str(view.trump), network.trumps_short(view)),
            facts=" · ".join(filter(None, (game_facts(view), partner_sentence(view)))),
            scores=tuple(self._scores(view)),
            result=self._result(view),
            may=may,
            hint="" if hint is None else hint.words,
            jumped=shown.jumped,
        )

    def _hands(
        self, view: PlayerView, asked: Decision | None, choice: PhoneChoice, hint: _PhoneHint | None, why_not: WhyNot
    ) -> Iterator[SheetHand]:
        for seat in (*view.plays, *(seat for seat in view.open_seats if seat not in view.plays)):
            cards = view.hand if seat == view.seat else view.open_hands[seat]
            order = sorted_hand(cards, view.ranking, self.settings.hand_order, high_left=self.settings.high_left)
            to_play = view.my_turn and seat == view.seat
            title = "" if seat == view.player and len(view.plays) == 1 else hand_tag(view, seat)
            if not to_play:
                yield SheetHand(seat, title, False, tuple(_plain_card(card) for card in order))
                continue
            about = _Asking(view, asked, choice.out, why_not)
            advised = () if hint is None else hint.cards
            yield SheetHand(seat, title, True, tuple(about.card(card, card in advised) for card in order))

    def _scores(self, view: PlayerView) -> Iterator[SheetScore]:
        won, points = view.tricks_won, values(view)
        for side in viewer_first(view, range(view.rules.sides)):
            seats = view.rules.seats_of(side)
            tricks = sum(won[seat] for seat in seats)
            yield SheetScore(
                side_name(view, side),
                figure(points[side]) if self.settings.show_scores else "",
                str(tricks) if view.deal_number and view.phase is not Phase.DEAL else "",
                view.player in seats,
            )

    def _result(self, view: PlayerView) -> SheetResult | None:
        if not view.history or view.phase not in (Phase.DEAL, Phase.OVER):
            return None
        rows = deal_rows(view) if self.settings.show_scores else without_scores(deal_rows(view))
        return SheetResult(
            result_title(view),
            f"{points_sentence(view)} {result_sentence(view)}".strip(),
            tuple(
                (
                    row.standing.name,
                    str(row.tricks),
                    "" if row.gain is None else signed(row.gain),
                    "" if row.value is None else figure(row.value),
                )
                for row in rows
            ),
            view.over,
        )


@dataclass(frozen=True, slots=True)
class _PhoneHint:
    """A hint on a phone: the advised move, its cards, and the words."""

    move: PlayerMove
    cards: tuple[Card, ...]
    words: str


def about_hint(hint: Hint, view: PlayerView, choice: PhoneChoice) -> _PhoneHint:
    """Return a hint as a phone gives it: the card or answer, and the reason, at once."""
    if view.may_rob and not choice.left_lying:
        hint = about_robbing(hint, view)
    move = hint.advice.move
    words = f"{marked_words(move)} {reason_sentence(hint.advice.reason, view)}"
    return _PhoneHint(move, cards_of(move), words)


@dataclass(frozen=True, slots=True)
class _Asking:
    """The question to the player to act, with the reasons against cards."""

    view: PlayerView
    asked: Decision | None
    out: tuple[Card, ...]
    why_not: WhyNot

    def card(self, card: Card, advised: bool) -> SheetCard:
        """Return a card of the hand to act, with the effect of choosing it or the reason against it."""
        view, asked = self.view, self.asked
        plain = (str(card), card_title(card), card_sign(card))
        if asked is None:
            illegal = self.why_not(PlayCard(card))
            why = "" if illegal is None else refusal_sentence(illegal, view, card)
            return SheetCard(*plain, "" if why else str(PlayCard(card)), not why, False, why, advised)
        if not asked.puts_out:
            return SheetCard(*plain, why_not=answers.ANSWER_FIRST())
        offered = card in view.may_put_out or not view.may_put_out
        illegal = None if offered else self.why_not(Exchange((card,)))
        why = "" if illegal is None else refusal_sentence(illegal, view, card)
        if not why and len(self.out) >= asked.puts_out > 1 and card not in self.out:
            offered, why = False, str(answers.choosing(card, asked, self.out))
        return SheetCard(*plain, "", offered, card in self.out, why, advised)


def _plain_card(card: Card) -> SheetCard:
    return SheetCard(str(card), card_title(card), card_sign(card))


def _question(asked: Decision, view: PlayerView, hint: _PhoneHint | None) -> SheetQuestion:
    headline = f"{hand_to_play(view)} {asked.question}".lstrip()
    explanation = " ".join(filter(None, (asked.calls_so_far, asked.explanation)))
    advised = None if hint is None else hint.move
    return SheetQuestion(
        headline, explanation, tuple(_answer(choice, advised) for choice in asked.choices), asked.puts_out
    )


def _answer(choice: Choice, advised: PlayerMove | None) -> SheetChoice:
    match choice.answer:
        case NoMove.LEAVE_LYING:
            does, move = ChoiceEffect.LEAVE, ""
        case NoMove.START_OVER:
            does, move = ChoiceEffect.CLEAR, ""
        case None:
            does, move = ChoiceEffect.NOTHING, ""
        case _:
            does, move = ChoiceEffect.MOVE, str(choice.answer)
    leaves = does is ChoiceEffect.LEAVE and advised == DeclineRob()
    return SheetChoice(
        choice.label,
        ChoiceEffect.NOTHING if choice.why_not else does,
        choice.note,
        choice.why_not,
        choice.usual,
        "" if choice.suit is None else str(choice.suit),
        "" if choice.why_not else move,
        advised is not None and (leaves or choice.answer == advised),
    )


def _trick_now(view: PlayerView) -> SheetTrick | None:
    return None if view.trick is None else _laid(view, view.trick, network.trick_number(view))


def _laid(view: PlayerView, trick: Trick, title: str) -> SheetTrick:
    order, players = view.ranking, view.rules.players
    best = order.winner(trick.cards) if order is not None and trick.cards else None
    cards = []
    for index, card in enumerate(trick.cards):
        seat = trick.seat_of(index, players)
        cards.append(LaidCard(seat, player_name(view, seat), str(card), card_title(card), index == best))
    return SheetTrick(title, tuple(cards))


def _turned(view: PlayerView) -> SheetTurned | None:
    if view.turned is None or view.phase in (Phase.DEAL, Phase.OVER):
        return None
    return SheetTurned(str(view.turned), card_title(view.turned), network.turned_note(view))
