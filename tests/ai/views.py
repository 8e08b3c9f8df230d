"""Positions from a line of text, so that a test reads like advice to a player."""

from __future__ import annotations

import random
from dataclasses import replace

from twentyfive.ai import Advice
from twentyfive.ai.heuristics.policy import heuristic_advice
from twentyfive.core import PRESETS, GameState, Phase, PlayerView, Rules, Suit, new_game, seated, view_for
from twentyfive.core.cards import Cards, parse_cards
from twentyfive.core.phases.scoring import counts_at_once
from twentyfive.core.ranking import Ranking, ranking
from twentyfive.core.rules.options import TRICK_POINTS
from twentyfive.core.state import Deal, Trick

ALONE = PRESETS["twenty-five"]
PAIRS = seated("twenty-five", 4, 2)
NAMES = ("You", "Mary", "John", "Anne", "Tom", "Kate", "Paul", "Rose", "Hugh", "Nora")
"""By seat, clockwise; among four in pairs John is your partner."""
SUITS = {"clubs": Suit.CLUBS, "diamonds": Suit.DIAMONDS, "hearts": Suit.HEARTS, "spades": Suit.SPADES}


def position(text: str, rules: Rules = PAIRS, *, spread: int = 0) -> GameState:
    """A position in which you, at seat 0, are to play.

    ``"spades; You: 5S 2H 3D; led 7S KS; earlier: Mary 6S JS 2D 4C; scores: 20 15"``: spades are trumps, the player two
    to your right led the seven, and the player on your right played the king; Mary led to the trick before. Without
    ``led`` you lead. ``turned: 8S`` is a turn-up that may still be robbed, ``declarer: Mary 20`` gives the declarer and
    the contract. `spread` seeds the deal of the other cards among the other players.
    """
    trump, *parts = (part.strip() for part in text.split(";"))
    fields = dict(part.replace("led ", "led: ", 1).split(": ", 1) for part in parts)
    order = ranking(SUITS[trump], rules)
    hand, led = parse_cards(fields["You"]), parse_cards(fields.get("led", ""))
    tricks = tuple(_trick(words, order, rules) for words in fields["earlier"].split("|")) if "earlier" in fields else ()
    turned = parse_cards(fields["turned"])[0] if "turned" in fields else None
    visible = {*hand, *led, *(card for trick in tricks for card in trick.cards), *([turned] if turned else [])}
    hands, stock = _spread(tuple(card for card in rules.pack if card not in visible), hand, len(led), rules, spread)
    start = new_game(rules, NAMES[: rules.players])
    scores = tuple(int(score) for score in fields["scores"].split()) if "scores" in fields else start.scores
    declarer, contract = fields["declarer"].split() if "declarer" in fields else ("", "0")
    deal = Deal(
        number=1,
        dealer=rules.players - 1,
        hands=hands,
        stock=stock,
        turned=turned,
        turn_up=turned,
        trump=SUITS[trump],
        turn=0,
        declarer=NAMES.index(declarer) if declarer else None,
        contract=int(contract) or None,
        drawn=(0,) * rules.players,
        tricks=tricks,
        trick=Trick(-len(led) % rules.players, led),
        scores_before=tuple(score - gain for score, gain in zip(scores, _counted(tricks, rules), strict=True)),
    )
    return replace(start, phase=Phase.PLAY, deal=deal, next_dealer=0, scores=scores)


def view_of(text: str, rules: Rules = PAIRS) -> PlayerView:
    """Your view of the position in the text."""
    return view_for(position(text, rules), 0)


def advised(text: str, rules: Rules = PAIRS) -> str:
    """The advice of the heuristics in the position in the text, as ``"play 2S: win_cheaply"``."""
    return advice_line(heuristic_advice(view_of(text, rules)))


def advice_line(advice: Advice) -> str:
    """The move and the reason as one line."""
    return f"{advice.move}: {advice.reason.kind}"


def _counted(tricks: tuple[Trick, ...], rules: Rules) -> tuple[int, ...]:
    """The points that these tricks have brought each side so far."""
    points_each = TRICK_POINTS if counts_at_once(rules) else 0
    winners = [rules.side_of(trick.winner) for trick in tricks if trick.winner is not None]
    return tuple(points_each * winners.count(side) for side in range(rules.sides))


def _trick(words: str, order: Ranking, rules: Rules) -> Trick:
    leader, *cards = words.split()
    trick = Trick(NAMES.index(leader), parse_cards(" ".join(cards)))
    return replace(trick, winner=trick.seat_of(order.winner(trick.cards), rules.players))


def _spread(spare: Cards, hand: Cards, played: int, rules: Rules, seed: int) -> tuple[tuple[Cards, ...], Cards]:
    """All hands, yours first, and the stock."""
    cards = list(spare)
    random.Random(seed).shuffle(cards)
    hands = [hand]
    for seat in range(1, rules.players):
        size = len(hand) - (seat >= rules.players - played)
        hands.append(tuple(cards[:size]))
        del cards[:size]
    return tuple(hands), tuple(cards)
