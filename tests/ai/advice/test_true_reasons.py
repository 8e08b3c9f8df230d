"""Reasons are true: checked against all the cards, which the player could not see."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from hypothesis import given

from tests.ai.games import decisions
from tests.core.strategies import GAMES, Game, few
from twentyfive.ai import Advice, Reason, ReasonKind
from twentyfive.ai.heuristics.beginner import beginner_advice
from twentyfive.ai.heuristics.policy import heuristic_advice
from twentyfive.ai.heuristics.sound import sound_advice
from twentyfive.core import PRESETS, Card, GameState, Phase, PlayerView, seated
from twentyfive.core.cards import Cards
from twentyfive.core.moves import PlayCard, Rob
from twentyfive.core.ranking import Ranking
from twentyfive.core.rules.options import TRICK_POINTS
from twentyfive.core.state import tricks_by_side


@dataclass(frozen=True, slots=True)
class Witness:
    """A witness who sees the state, the view of the player to act, and the ranking that this player knows."""

    state: GameState
    view: PlayerView
    order: Ranking

    @property
    def seat(self) -> int:
        assert self.view.seat is not None
        return self.view.seat

    @property
    def plays(self) -> Cards:
        return self.view.playable

    def trick(self) -> tuple[Card | None, int | None]:
        """The winning card so far, and the seat that played it."""
        trick = self.state.current_deal.open_trick
        if not trick.cards:
            return None, None
        index = self.order.winner(trick.cards)
        return trick.cards[index], trick.seat_of(index, self.view.rules.players)

    def takes(self, card: Card) -> bool:
        best, _ = self.trick()
        return best is None or self.order.beats(card, best)

    def helps(self, card: Card) -> bool:
        """Return True if a rival still to play holds a card that beats the winning card so far, but not this one."""
        best, _ = self.trick()
        rivals = self.held_by_rivals_to_come()
        beats = self.order.beats
        return best is None or (
            self.takes(card) and any(beats(held, best) and not beats(held, card) for held in rivals)
        )

    def rivals_to_come(self) -> tuple[int, ...]:
        played = len(self.state.current_deal.open_trick.cards)
        later = self.view.rules.seats_from_left_of(self.seat)[: self.view.rules.players - played - 1]
        return tuple(seat for seat in later if not self.is_friend(seat))

    def is_friend(self, seat: int) -> bool:
        return self.view.rules.side_of(seat) == self.view.rules.side_of(self.seat)

    def held_by_rivals_to_come(self) -> Cards:
        return tuple(card for seat in self.rivals_to_come() for card in self.state.current_deal.hands[seat])

    def left_in_play(self) -> Cards:
        others = (hand for seat, hand in enumerate(self.state.current_deal.hands) if seat != self.seat)
        return tuple(card for hand in others for card in hand)

    def makes_contract(self, side: int, more: int) -> bool:
        """Return True if one trick and `more` points make the contract, or if `side` is not the declarer's."""
        deal, rules = self.state.current_deal, self.view.rules
        if deal.contract is None or deal.declarer is None or rules.side_of(deal.declarer) != side:
            return True
        if rules.is_for_all_tricks(deal.contract):
            return tricks_by_side(deal, rules)[side] + 1 == rules.hand_size
        held = ((seat, card) for seat, hand in enumerate(deal.hands) for card in hand)
        played = (
            (trick.seat_of(place, rules.players), card)
            for trick in (*deal.tricks, deal.open_trick)
            for place, card in enumerate(trick.cards)
        )
        best = max((*held, *played), key=lambda pair: self.order.strength[pair[1]])
        brings = rules.best_trump if self.order.is_trump(best[1]) and rules.side_of(best[0]) == side else 0
        return TRICK_POINTS * (tricks_by_side(deal, rules)[side] + 1) + (more or brings) >= deal.contract


def is_true(reason: Reason, saw: Witness) -> bool:
    """Return True if the reason for playing a card is true."""
    card, rest = reason.cards[0], reason.cards[1:]
    order, plays = saw.order, saw.plays
    best, winner = saw.trick()
    match reason.kind:
        case ReasonKind.ONLY_CARD:
            return plays == (card,)
        case ReasonKind.LEAD_WINNER | ReasonKind.SURE_WINNER:
            return saw.takes(card) and not any(order.beats(held, card) for held in saw.held_by_rivals_to_come())
        case ReasonKind.LEAD_BEST_OF_SUIT:
            beaters = [held for held in saw.left_in_play() if order.beats(held, card)]
            return best is None and all(order.is_trump(held) for held in beaters)
        case ReasonKind.DRAW_TRUMPS | ReasonKind.LEAD_LAST_TRUMP:
            return best is None and {*reason.cards} == {held for held in saw.view.hand if order.is_trump(held)}
        case ReasonKind.LEAD_LOW | ReasonKind.LEAD_WEAK:
            return best is None and not order.is_trump(card) and {*rest} <= {*saw.view.hand}
        case ReasonKind.WIN_CHEAPLY:
            cheaper = [play for play in plays if order.strength[play] < order.strength[card]]
            return saw.takes(card) and not saw.rivals_to_come() and not any(saw.takes(play) for play in cheaper)
        case ReasonKind.RUFF | ReasonKind.MAY_WIN:
            return saw.takes(card) and bool(saw.rivals_to_come())
        case ReasonKind.SECURE:
            return saw.takes(card) and winner is not None and saw.is_friend(winner)
        case ReasonKind.PARTNER_WINS:
            return winner is not None and saw.is_friend(winner) and not saw.helps(card)
        case ReasonKind.HOLD_BACK | ReasonKind.HOLD_BACK_FROM_PARTNER:
            friend = reason.kind is ReasonKind.HOLD_BACK_FROM_PARTNER
            kept = all(held in plays and held in order.privileged for held in rest)
            return winner is not None and saw.is_friend(winner) is friend and bool(rest) and kept
        case ReasonKind.LEAVE_TO_PARTNER:
            return saw.is_friend(reason.seats[0]) and not saw.takes(card)
        case ReasonKind.SAVE:
            return not saw.takes(card) and bool(rest) and all(saw.takes(held) for held in rest)
        case ReasonKind.THROW_OFF:
            return not any(saw.takes(play) for play in plays)
        case ReasonKind.LEAD_TO_GO_OUT | ReasonKind.GO_OUT | ReasonKind.STOP:
            side = saw.view.rules.side_of(reason.seats[0] if reason.seats else saw.seat)
            friends = any(saw.is_friend(seat) for seat in reason.seats)
            return saw.takes(card) and not friends and saw.makes_contract(side, reason.number or 0)
        case _:
            return False


def robs_truly(advice: Advice, saw: Witness) -> bool:
    out, taken = advice.reason.cards
    better = saw.order.strength[taken] > saw.order.strength[out]
    return better is (advice.reason.kind is ReasonKind.ROB) and advice.move == Rob(out)


@pytest.mark.broad
@few
@given(GAMES)
def test_every_reason_in_the_play_is_true_under_any_rules(game: Game) -> None:
    for state, view in decisions(game.rules, game.seed, 40):
        if view.phase is not Phase.PLAY or view.ranking is None:
            continue
        saw = Witness(state, view, view.ranking)
        for advice in (heuristic_advice(view), beginner_advice(view), sound_advice(view)):
            if isinstance(advice.move, PlayCard):
                assert advice.reason.cards[0] == advice.move.card
                assert is_true(advice.reason, saw), advice
            else:
                assert robs_truly(advice, saw), advice


def test_reasons_about_a_contract_are_true_in_every_game_with_an_auction() -> None:
    numbers = set()
    for preset in ("auction-forty-fives", "one-hundred-ten", "one-hundred-ten-joker", "fifty-five"):
        for state, view in decisions(PRESETS[preset].replace(best_of=99), 3, 300):
            if view.phase is not Phase.PLAY or view.ranking is None:
                continue
            reason = heuristic_advice(view).reason
            if reason.kind in (ReasonKind.LEAD_TO_GO_OUT, ReasonKind.GO_OUT, ReasonKind.STOP):
                assert is_true(reason, Witness(state, view, view.ranking)), (view, reason)
                numbers.add(reason.number)
    assert {0, 5} <= numbers


@pytest.mark.broad
def test_no_kind_of_reason_goes_unchecked() -> None:
    """A few games of pairs, threes and single players together use every reason to play a card."""
    tables = [(4, 2), (4, 2), (9, 3), (5, 5)]
    views = (
        view
        for seed, (players, sides) in enumerate(tables)
        for _, view in decisions(seated("twenty-five", players, sides).replace(best_of=99), seed, 500)
    )
    given_kinds = {heuristic_advice(view).reason.kind for view in views if view.phase is Phase.PLAY}
    of_play = list(ReasonKind)[: list(ReasonKind).index(ReasonKind.ROB)]
    assert {*of_play} - given_kinds == {ReasonKind.GUESS}
