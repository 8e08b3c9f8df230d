"""The question whether to take the turn-up."""

from __future__ import annotations

from twentyfive.core import Card, PlayerView, Rank
from twentyfive.core.cards import FIVE_OF_HEARTS
from twentyfive.core.moves import DeclineRob, Rob
from twentyfive.core.phases.finishing import decliner_cannot_go_out
from twentyfive.core.phases.robbing import declined_openly, lowers_ace, only_dealer_asked
from twentyfive.core.rules.options import PutOut
from twentyfive.wording.names import card_sign, for_the_ear, listed, translate
from twentyfive.wording.table.question import Choice, Decision, NoMove


def ask_to_rob(view: PlayerView, out: Card | None) -> Decision:
    """Ask the viewer whether to take the turn-up; `out` is the card chosen to be put out for it."""
    assert view.turn_up is not None, "without a turn-up nobody can rob"
    sign, choose = card_sign(view.turn_up), translate("decisions", "Choose the card you give up.")
    question, shows = _rob_question(view, view.turn_up), _what_robbing_shows(view, sign)
    if out is None:
        label = translate("decisions", "Take {card} for one of yours").format(card=sign)
        take = Choice(label, None, why_not=choose, usual=True)
    else:
        label = translate("decisions", "Take {card} for {out}").format(card=sign, out=card_sign(out))
        take = Choice(label, Rob(out), usual=True)
    leave = Choice(
        translate("decisions", "Leave it"), DeclineRob() if DeclineRob() in view.legal else NoMove.LEAVE_LYING
    )
    return Decision(
        question=question,
        explanation=f"{choose} {shows}",
        lasting=shows,
        spoken=for_the_ear(f"{question} {choose} {shows}"),
        choices=(take,) if view.rules.must_rob else (take, leave),
        puts_out=1,
        brief=f"{_brief_question(view, sign)} {choose}",
    )


def tell_without_right(view: PlayerView) -> Decision:
    """Tell one of several persons at a screen that they may not rob.

    If only the holder of the ace were asked, the others at the screen would know who it is.
    """
    assert view.turn_up is not None, "without a turn-up nobody can rob"
    question = translate("decisions", "You may not take {card}.").format(card=card_sign(view.turn_up))
    if only_dealer_asked(view.turn_up, view.rules):
        why = translate("decisions", "The dealer is always asked, so that nobody can tell when the dealer may rob.")
    else:
        why = translate("decisions", "Everybody is asked, so that nobody can tell who may rob.")
    return Decision(
        question=question,
        explanation=why,
        spoken=for_the_ear(f"{question} {why}"),
        choices=(Choice(translate("decisions", "Go on"), DeclineRob(), usual=True),),
    )


def _rob_question(view: PlayerView, turn_up: Card) -> str:
    must = view.rules.must_rob
    if turn_up.rank is Rank.ACE and must:
        text = translate("decisions", "You turned up an ace, so you must rob: take {card}.")
    elif turn_up.rank is Rank.ACE:
        text = translate("decisions", "You turned up an ace, so you may rob. Take {card}?")
    elif must:
        text = translate("decisions", "You hold {held}, so you must rob: take {card}.")
    else:
        text = translate("decisions", "You hold {held}, so you may rob. Take {card}?")
    ace = Card(Rank.ACE, turn_up.suit)
    return text.format(held=card_sign(ace if ace in view.hand else FIVE_OF_HEARTS), card=card_sign(turn_up))


def _brief_question(view: PlayerView, turn_up: str) -> str:
    if view.rules.must_rob:
        return translate("decisions", "You must rob {card}.").format(card=turn_up)
    return translate("decisions", "Rob {card}?").format(card=turn_up)


def _what_robbing_shows(view: PlayerView, turn_up: str) -> str:
    """The sentences on who sees the card put out, and on the effects of leaving the turn-up. RULES.md section 3."""
    rules = view.rules
    seen = (
        translate("decisions", "Everybody sees it.")
        if rules.put_out is PutOut.FACE_UP
        else translate("decisions", "Nobody sees it.")
    )
    if rules.must_rob:
        return seen
    follows = listed(_what_leaving_brings(view))
    if follows:
        text = translate("decisions", "{seen} If you leave {card}, {follows}.")
    else:
        text = translate("decisions", "{seen} If you leave {card}, nobody will know.")
    return text.format(seen=seen, card=turn_up, follows=follows)


def _what_leaving_brings(view: PlayerView) -> tuple[str, ...]:
    """The effects of leaving the turn-up, in clauses."""
    rules, follows = view.rules, []
    lowers = lowers_ace(view.hand, view.trump, rules)
    turned_ace = view.turn_up is not None and view.turn_up.rank is Rank.ACE
    if declined_openly(rules) and (lowers or turned_ace):  # robbing by any other right is declined in silence
        follows.append(translate("decisions", "everybody is told"))
    if lowers:
        follows.append(translate("decisions", "your ace becomes the lowest trump"))
    if decliner_cannot_go_out(rules):
        follows.append(
            translate("decisions", "you cannot win the game in this deal")
            if rules.sides == rules.players
            else translate("decisions", "your side cannot win the game in this deal")
        )
    return tuple(follows)
