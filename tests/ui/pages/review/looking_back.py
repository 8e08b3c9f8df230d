"""Somebody who looks back at a game, and what is thought of it apart from the page."""

from __future__ import annotations

from tests.ui.moments import Moment, game_is_over, show
from tests.ui.pressing import click
from tests.ui.whole import Whole, button
from twentyfive.ai.advice.findings import Judgement
from twentyfive.core.moves import PlayCard
from twentyfive.engine.game.reviewing import PastDeal, PastMove, past_deals
from twentyfive.engine.minds.questions import ReviewQuestion, answer
from twentyfive.engine.seating.kept_game import KeptGame
from twentyfive.ui.cards.small_card import SmallCard
from twentyfive.ui.pages.review.review_page import ReviewPage


def look_back(whole: Whole, moment: Moment = game_is_over, preset: str = "twenty-five", players: int = 5) -> ReviewPage:
    """The page, opened from the result of a game of random play by all."""
    show(whole, preset, players, players, moment)
    click(button(whole.window.table.overlays.deal, "Look back"))
    return whole.window.others.review


def thought_of(step: PastMove) -> Judgement:
    """What is thought of a decision, asked apart from the page."""
    told = answer(ReviewQuestion(0, step.view, step.move, step.seed))
    assert isinstance(told, Judgement)
    return told


def judgement(page: ReviewPage) -> Judgement:
    """What is thought of the step shown."""
    return thought_of(page.step)


def deals(whole: Whole) -> tuple[PastDeal, ...]:
    """Those of the game played that are over."""
    assert whole.engine.record is not None
    return past_deals(KeptGame(whole.engine.record))


def costly(page: ReviewPage) -> int:
    """How many of the decisions listed are told to be costly."""
    return sum(": costly" in button.accessibleName() for button in page.decisions.buttons)


def to_costly_play(page: ReviewPage) -> Judgement:
    """Go on to the next costly decision in which another card was the right one; what is thought of it."""
    for _ in page.decisions.buttons:
        click(page.next_costly)
        found = judgement(page)
        if isinstance(found.made, PlayCard) and isinstance(found.right.move, PlayCard):
            return found
    raise AssertionError("no card that was played is told to be costly")


def headline(page: ReviewPage) -> str:
    return page.detail.title.plain


def better(page: ReviewPage) -> list[str]:
    """What is seen below the better card, where one is shown beside the one played."""
    seen = [card for card in page.detail.findChildren(SmallCard) if card.isVisible()]
    return [card.note.caption for card in seen if card.note.caption.startswith("better")]
