"""Positions and deals written as text, so that a test reads like the rule that it checks."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

from twentyfive.core import PRESETS, Card, GameState, Phase, Rules, Suit, apply, legal_moves, new_game, table_move
from twentyfive.core.cards import Cards, cards_text, parse_cards
from twentyfive.core.moves import DealCards, GatherTrick, Move, PlayCard, ScoreDeal, parse_move
from twentyfive.core.state import Deal, Trick

TWENTY_FIVE = PRESETS["twenty-five"]
SUITS = {"clubs": Suit.CLUBS, "diamonds": Suit.DIAMONDS, "hearts": Suit.HEARTS, "spades": Suit.SPADES}
SEATS = "ABCDEFGHIJ"
"""The letters that stand for the seats in texts, from seat 0 on."""


def position(text: str, rules: Rules = TWENTY_FIVE) -> GameState:
    """A position in which seat 0, "You", is to play to the first trick, with nothing to rob.

    In ``"spades; You: 5S AH 3D; led 7S 5S"`` spades are trumps, the player two seats to your right led the seven, and
    the one on your right played the five. Without ``led`` you lead. All other cards lie in the stock.
    """
    trump, you, *led = _parts(text)
    hand = parse_cards(you.removeprefix("You: "))
    played = parse_cards(led[0].removeprefix("led ")) if led else ()
    named = {*hand, *played}
    deal = Deal(
        number=1,
        dealer=0,
        hands=(hand, *((),) * (rules.players - 1)),
        stock=tuple(card for card in rules.pack if card not in named),
        trump=SUITS[trump],
        turn=0,
        trick=Trick(-len(played) % rules.players, played),
        drawn=(0,) * rules.players,
    )
    return replace(new_game(rules), phase=Phase.PLAY, deal=deal, next_dealer=1)


def may_play(state: GameState) -> str:
    """The cards that the player to act may play, in the order of the hand: ``"5S AH"``."""
    return cards_text(tuple(move.card for move in legal_moves(state) if isinstance(move, PlayCard)))


def dealt(text: str, rules: Rules = TWENTY_FIVE) -> GameState:
    """The state after the deal in the text: ``"A deals; A: 3S JD; C: 5S 8D KD 5C 10H; turned 2S; stock: 9C"``.

    Letters stand for seats, and A deals by default. Cards not named fill up the hands, the kitty and the stock.
    """
    return apply(new_game(rules), DealCards(*_pack(text, rules)))


def dealt_again(state: GameState, text: str) -> GameState:
    """The state after the next deal, with a text as in `dealt` but without the dealer."""
    pack, _ = _pack(text, state.rules)
    return apply(state, DealCards(pack, state.next_dealer or 0))


def _pack(text: str, rules: Rules) -> tuple[Cards, int]:
    """The pack, top card first, and the dealer."""
    dealer, named = 0, dict[str, Cards]()
    for part in _parts(text):
        if part.endswith(" deals"):
            dealer = SEATS.index(part.removesuffix(" deals"))
        else:
            place, _, cards = part.replace("turned ", "turned: ").partition(": ")
            named[place] = parse_cards(cards)
    given = {card for cards in named.values() for card in cards}
    spare = (card for card in rules.pack if card not in given)

    def filled(place: str, size: int) -> Iterator[Card]:
        cards = list(named.get(place, ()))
        return iter([*cards, *(next(spare) for _ in range(size - len(cards)))])

    hands = [filled(letter, rules.hand_size) for letter in SEATS[: rules.players]]
    kitty = list(filled("kitty", rules.kitty))
    pack: list[Card] = []
    for packet in rules.packets:
        for seat in rules.seats_from_left_of(dealer):
            pack += [next(hands[seat]) for _ in range(packet)]
        pack += kitty[:packet]
        del kitty[:packet]
    pack += [*named.get("turned", ()), *named.get("stock", ()), *spare]
    return tuple(pack), dealer


def played(state: GameState, text: str) -> GameState:
    """The state after the moves in the text and those of the table in between.

    Moves are separated by commas and written as in records, but cards are played without a word:
    ``"rob 2D, QD KD 3S, 2C QS 5C"``.
    """
    for move in _moves(text):
        state = after_table_moves(apply(state, move))
    return state


def after_table_moves(state: GameState) -> GameState:
    """The state after the table has gathered a full trick, or made a new stock of the cards put out."""
    while state.phase in (Phase.GATHER, Phase.RESTOCK):
        state = apply(state, table_move(state, random.Random(0)))
    return state


def _moves(text: str) -> Iterator[Move]:
    for part in text.replace("\n", ",").split(","):
        words = part.split()
        if words and words[0].upper() == words[0]:
            yield from (PlayCard(Card.parse(word)) for word in words)
        elif words:
            yield parse_move(" ".join(words))


def won(state: GameState, winners: str) -> GameState:
    """The state after the seats in the text have won tricks: ``"A B* A"``.

    Each winner leads a trump to plain cards, the best trump with a star; with ``-`` they lead a plain card, so that no
    trump is played. Hands stay unchanged, as scores do not depend on them.
    """
    for winner in winners.split():
        assert state.phase is Phase.PLAY, f"no trick is played in phase {state.phase}"
        deal = state.current_deal
        trump, plain = deal.trump_suit, Suit.SPADES if deal.trump is Suit.CLUBS else Suit.CLUBS
        lead = {"*": f"5{trump}", "-": f"K{plain}"}.get(winner[1:], f"{'KQ3467829'[len(deal.tricks)]}{trump}")
        others = [f"{rank}{plain}" for rank in range(2, state.rules.players + 1)]
        trick = Trick(SEATS.index(winner[0]), parse_cards(" ".join([lead, *others])))
        full = replace(state, phase=Phase.GATHER, deal=replace(deal, trick=trick, turn=None))
        state = apply(full, GatherTrick())
    return state


def with_scores(state: GameState, scores: tuple[int, ...]) -> GameState:
    """The position with these scores at the deal."""
    deal = None if state.deal is None else replace(state.deal, scores_before=scores)
    return replace(state, scores=scores, deal=deal)


def scored(state: GameState) -> GameState:
    """The state after the finished deal is scored."""
    return apply(state, ScoreDeal())


def cards_of(state: GameState) -> Iterator[Card]:
    """All cards of the deal, from every place."""
    deal = state.current_deal
    for hand in deal.hands:
        yield from hand
    yield from (*deal.stock, *deal.kitty)
    yield from (put.card for put in deal.put_out)
    yield from () if deal.turn_up is None else (deal.turn_up,)
    for trick in (*deal.tricks, *(() if deal.trick is None else (deal.trick,))):
        yield from trick.cards


def _parts(text: str) -> list[str]:
    return [part.strip() for part in text.split(";") if part.strip()]
