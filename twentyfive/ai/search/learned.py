"""The player who trusts a network that was taught the game, without a search."""

from __future__ import annotations

from typing import Final

from twentyfive.ai.advice.reasons import Advice, Reason, ReasonKind
from twentyfive.ai.characters.cast import STEADY, Temperament
from twentyfive.ai.heuristics.card_reading import card_reading
from twentyfive.ai.heuristics.liking import card_liking, harmless, liked
from twentyfive.ai.heuristics.policy import heuristic_advice, why_play
from twentyfive.ai.heuristics.race import race
from twentyfive.ai.heuristics.sense import sensible
from twentyfive.ai.network.card_network import ONE
from twentyfive.ai.network.learned_play import best_put_out, card_odds
from twentyfive.ai.network.taught import network_for
from twentyfive.core import Card, Phase, PlayerView
from twentyfive.core.moves import PlayCard, Rob

NEAR_ODDS: Final = ONE // 50
"""The most by which a card that a temperament likes may be worse in log odds: 0.003 of a game at one chance in five."""


def learned_advice(view: PlayerView, temperament: Temperament = STEADY) -> Advice | None:
    """The advice of the network that was taught the game; None if there is none, or no card to play or to put out.

    The same view and temperament always give the same advice.

    Raises:
        ValueError: if the view's seat is not to act.
    """
    network = network_for(view.rules)
    if network is None or view.phase is not Phase.PLAY:
        return None
    usual = heuristic_advice(view)
    out = best_put_out(view, network) if view.may_rob else None
    if out is not None:
        return _robbing(view, usual, out)
    if len(view.playable) == 1 or not isinstance(usual.move, PlayCard):
        return usual
    return _playing(view, usual, usual.move.card, card_odds(view, network), temperament)


def _robbing(view: PlayerView, usual: Advice, out: Card) -> Advice:
    assert view.turn_up is not None
    if usual.move == Rob(out):
        return usual
    return Advice(Rob(out), Reason(ReasonKind.ROB_LEARNED, (out, view.turn_up)))


def _playing(
    view: PlayerView, usual: Advice, heuristic: Card, odds: dict[Card, int], temperament: Temperament
) -> Advice:
    """The card of the best odds that is not silly, or one that a temperament likes and that is about as good."""
    reading, deal_race = card_reading(view), race(view)
    sane = sensible(reading, deal_race)
    best = max(sane, key=lambda card: odds[card])
    if temperament != STEADY:
        near = [card for card in harmless(reading, deal_race) if odds[best] - odds[card] <= NEAR_ODDS]
        card = liked(best, near, lambda card: card_liking(temperament, reading, card))
        if card not in (best, heuristic):
            return Advice(PlayCard(card), why_play(card, reading, deal_race))
        best = card
    if best == heuristic:
        return usual
    if heuristic not in sane:
        return Advice(PlayCard(best), why_play(best, reading, deal_race))
    return Advice(PlayCard(best), Reason(ReasonKind.LEARNED, (best, heuristic)))
