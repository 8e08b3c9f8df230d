"""The line above the hand: the present moment of the game in one or two plain sentences."""

from __future__ import annotations

from dataclasses import dataclass

from twentyfive.core import Card, Phase, PlayerView
from twentyfive.core.moves import GatherTrick, PlayCard
from twentyfive.core.phases.robbing import only_dealer_asked
from twentyfive.core.ranking import Ranking
from twentyfive.core.rules.options import Follow
from twentyfive.core.view import SeenMove
from twentyfive.wording.names import ONE_OF_SUIT, card_sign, either, listed, suit_in_sentence, translate
from twentyfive.wording.table.auction import asked_in_auction
from twentyfive.wording.table.hands import hand_to_play


@dataclass(frozen=True, slots=True)
class Line:
    """A message at the table, in two parts.

    Attributes:
        headline: the question, or the player to act.
        detail: the facts that matter for it; may be empty.
        refuses: whether the detail says why a move was refused.
        explains: whether the detail explains what surprises, and may be looked at or done with.
    """

    headline: str
    detail: str = ""
    refuses: bool = False
    explains: bool = False

    def __str__(self) -> str:
        return f"{self.headline} {self.detail}".strip()


def table_line(view: PlayerView, heard: SeenMove | None = None) -> Line:
    """Return the line for the viewer, who is told first which of two hands is to act.

    `heard` is the move whose announcement has just been heard: the line does not tell it again.
    """
    line = _line(view, heard)
    other = hand_to_play(view) if view.my_turn else ""
    return Line(f"{other} {line.headline}".strip(), line.detail.strip())


def _line(view: PlayerView, heard: SeenMove | None) -> Line:
    match view.phase:
        case Phase.DEAL:
            return _before_deal(view)
        case Phase.PLAY:
            return _own_turn(view, heard) if view.my_turn else _others_turn(view)
        case Phase.ROB:
            return _robbing(view)
        case Phase.GATHER:
            return _trick_taken(view)
        case Phase.SCORE:
            return Line(translate("line", "The deal is over."))
        case Phase.OVER:
            return Line(translate("line", "The game is over."))
        case _:
            return Line(*asked_in_auction(view))


def _before_deal(view: PlayerView) -> Line:
    if view.next_dealer is None:
        return Line(translate("line", "Cards are turned up to see who deals: the first jack."))
    name = view.names[view.next_dealer]
    if view.next_dealer == view.player:
        deals, why = translate("line", "You deal."), translate("line", "The first jack, {card}, went to you.")
    else:
        deals, why = translate("line", "{name} deals."), translate("line", "The first jack, {card}, went to {name}.")
    jack = card_sign(view.drawn_for_deal[-1]) if view.drawn_for_deal else None
    return Line(deals.format(name=name), "" if jack is None else why.format(card=jack, name=name))


def _robbing(view: PlayerView) -> Line:
    turn_up = "" if view.turn_up is None else card_sign(view.turn_up)
    if view.my_turn:
        return Line(translate("line", "Will you take {card}?").format(card=turn_up))
    if view.to_act is not None and only_dealer_asked(view.turn_up, view.rules):
        text = translate("line", "Will {name}, the dealer, take {card}?")
        return Line(text.format(name=view.names[view.to_act], card=turn_up))
    if view.to_act is not None and view.seat is None:  # every person is asked, with the right to rob or without
        return Line(translate("line", "Will {name} take {card}?").format(name=view.names[view.to_act], card=turn_up))
    return Line(translate("line", "Going round the table: who will take {card}?").format(card=turn_up))


def _own_turn(view: PlayerView, heard: SeenMove | None) -> Line:
    order, trick = view.ranking, view.trick
    if order is None or trick is None:
        return Line(translate("line", "Your turn."))
    if not view.playable and view.turn_up is not None:
        return Line(translate("line", "Your turn. First you have to take {card}.").format(card=card_sign(view.turn_up)))
    led = trick.led
    if led is None:
        return _lead(view, heard)
    leader = view.names[trick.leader]
    what = translate("line", "{name} led {card}.").format(name=leader, card=card_sign(led))
    if heard is not None and heard.move == PlayCard(led):
        what = ""
    if order.is_trump(led):
        return _follow_trump(view, order, led, what)
    return _follow_plain(view, order, led, what)


def _lead(view: PlayerView, heard: SeenMove | None) -> Line:
    if len(view.playable) < len(view.hand):
        return Line(
            translate("line", "Your lead. Lead a trump."),
            translate("line", "At this table the first card led must be a trump."),
        )
    headline = translate("line", "Your lead.")
    if not view.tricks:
        return Line(headline, translate("line", "Lead any card to the first trick."))
    if heard is not None and heard.kind is GatherTrick:
        return Line(headline, translate("line", "Lead any card."))
    return Line(headline, translate("line", "You took the last trick. Lead any card."))


def _follow_trump(view: PlayerView, order: Ranking, led: Card, what: str) -> Line:
    held = [card for card in view.hand if order.is_trump(card)]
    strong = [card for card in held if card in order.privileged and order.strength[card] > order.strength[led]]
    if not held:
        detail = translate("line", "{led} You have no trumps.").format(led=what)
        return Line(translate("line", "Your turn. Play any card."), detail)
    if len(view.playable) == len(view.hand) and len(strong) == len(held):
        detail = translate("line", "{led} You may hold back {cards}.")
        detail = detail.format(led=what, cards=listed([card_sign(card) for card in strong]))
        return Line(translate("line", "Your turn. Play any card."), detail)
    headline = translate("line", "Your turn. Play a trump.")
    weak = [card for card in held if card not in strong]
    if not strong or not weak:
        return Line(headline, what)
    detail = translate("line", "{led} You may hold back {strong}: {weak} will do.")
    strong_names = listed([card_sign(card) for card in strong])
    weak_names = either([card_sign(card) for card in weak])
    return Line(headline, detail.format(led=what, strong=strong_names, weak=weak_names))


def _follow_plain(view: PlayerView, order: Ranking, led: Card, what: str) -> Line:
    assert led.suit is not None, "a joker is a trump"
    if not any(order.suit_of(card) == led.suit for card in view.hand):
        headline = translate("line", "Your turn. Play any card.")
        return Line(headline, _void(view, order).format(led=what, suit=suit_in_sentence(led.suit)))
    if view.rules.follow is Follow.MUST_FOLLOW:
        headline = translate("line", "Your turn. Follow suit: play {one}.").format(one=ONE_OF_SUIT[led.suit]())
        return Line(headline, what)
    if not any(order.is_trump(card) for card in view.playable):
        headline = translate("line", "Your turn. Play {one}.").format(one=ONE_OF_SUIT[led.suit]())
        return Line(headline, what)
    headline = translate("line", "Your turn. Play {one} or a trump.").format(one=ONE_OF_SUIT[led.suit]())
    return Line(headline, what)


def _void(view: PlayerView, order: Ranking) -> str:
    """The detail for a hand without the plain suit led."""
    trumps = sum(order.is_trump(card) for card in view.hand)
    if not trumps:
        return translate("line", "{led} You have no {suit} and no trumps: throw away any card.")
    if trumps == len(view.hand):
        return translate("line", "{led} You have no {suit}, only trumps.")
    return translate("line", "{led} You have no {suit}, so you may trump, or throw away any card.")


def _others_turn(view: PlayerView) -> Line:
    if view.to_act is None:
        return _turned_unseen(view)
    trick, order = view.trick, view.ranking
    name = view.names[view.to_act]
    if trick is None or order is None or trick.led is None:
        return Line(translate("line", "{name} to lead.").format(name=name))
    headline = translate("line", "{name} to play.").format(name=name)
    if len(trick.cards) == 1:
        return Line(headline, led_sentence(view, trick.leader, trick.led))
    best = order.winner(trick.cards)
    winner = trick.seat_of(best, view.rules.players)
    return Line(headline, winning_sentence(view, winner, trick.cards[best]))


def _turned_unseen(view: PlayerView) -> Line:
    """The line while the next card comes from a hand that nobody sees."""
    if view.trick is None:
        return Line("")
    seat = view.trick.seat_of(len(view.trick.cards), view.rules.players)
    return Line(translate("line", "{name}’s card is turned, unseen till now.").format(name=view.names[seat]))


def led_sentence(view: PlayerView, leader: int, led: Card) -> str:
    """Name the leader and the card led: "Seán led 9♠, a trump."."""
    trump = view.ranking is not None and view.ranking.is_trump(led)
    if leader == view.player:
        text = translate("line", "You led {card}, a trump.") if trump else translate("line", "You led {card}.")
    else:
        text = translate("line", "{name} led {card}, a trump.") if trump else translate("line", "{name} led {card}.")
    return text.format(name=view.names[leader], card=card_sign(led))


def winning_sentence(view: PlayerView, winner: int, card: Card) -> str:
    """Name the player winning the trick and the card, and say if the player is on the viewer's side."""
    rules = view.rules
    if winner == view.player:
        text = translate("line", "You are winning the trick with {card}.")
    elif view.player is not None and rules.side_of(winner) == rules.side_of(view.player):
        text = translate("line", "{name}, on your side, is winning the trick with {card}.")
    else:
        text = translate("line", "{name} is winning the trick with {card}.")
    return text.format(name=view.names[winner], card=card_sign(card))


def _trick_taken(view: PlayerView) -> Line:
    trick, order = view.trick, view.ranking
    if trick is None or order is None:
        return Line("")
    best = order.winner(trick.cards)
    winner = trick.seat_of(best, view.rules.players)
    if winner == view.player:
        text = translate("line", "You take the trick with {card}.")
    else:
        text = translate("line", "{name} takes the trick with {card}.")
    return Line(text.format(name=view.names[winner], card=card_sign(trick.cards[best])))
