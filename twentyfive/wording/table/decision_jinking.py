"""The question after winning the first three tricks: take the pool, or play for all five."""

from __future__ import annotations

from twentyfive.core import PlayerView
from twentyfive.core.moves import Jink, TakePool
from twentyfive.wording.names import translate
from twentyfive.wording.table.question import Choice, Decision


def ask_to_jink(view: PlayerView) -> Decision:
    """Ask the viewer whether to take the pool or to jink."""
    mine = None if view.seat is None else view.rules.side_of(view.seat)
    pool = view.pool
    won = pool + sum(1 for side, chips in enumerate(view.chips) if chips and side != mine)
    question = translate("decisions", "The first three tricks are yours. Take the pool, or jink?")
    if view.rules.sides == view.rules.players:
        explanation = translate(
            "decisions",
            "To jink is to go for all five: the pool and a chip from each opponent. Lose one, and you win nothing.",
        )
    else:
        explanation = translate(
            "decisions",
            "To jink is to go for all five: the pool and a chip from each other side. Lose one, and you win nothing.",
        )
    take = Choice(
        translate("decisions", "Take the pool"),
        TakePool(),
        note=translate("decisions", "{chips} chips, the deal ends", None, pool).format(chips=pool),
        usual=True,
    )
    jink = Choice(
        translate("decisions", "Jink"),
        Jink(),
        note=translate("decisions", "{chips} chips or nothing", None, won).format(chips=won),
    )
    brief = translate("decisions", "Take the pool, or jink?")
    spoken = f"{question} {explanation}"
    return Decision(question, explanation, spoken, (take, jink), brief=brief, needs_notes=True)
