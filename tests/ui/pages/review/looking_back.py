"""Actions of a person on the Review page, and judgements computed without the page."""

from __future__ import annotations

from tests.minds import thought
from tests.ui.moments import Moment, game_is_over, show
from tests.ui.pressing import click
from tests.ui.whole import Whole, choice
from twentyfive.ai.advice.findings import Judgement
from twentyfive.core.moves import PlayCard
from twentyfive.engine.game.reviewing import PastDeal, PastMove, past_deals
from twentyfive.engine.minds.questions import ReviewQuestion
from twentyfive.engine.seating.game_token import GameToken
from twentyfive.ui.cards.small_card import SmallCard
from twentyfive.ui.pages.review.review_page import ReviewPage


def look_back(whole: Whole, moment: Moment = game_is_over, preset: str = "twenty-five", players: int = 5) -> ReviewPage:
    """Open the page from the result of a game in which all players played at random."""
    show(whole, preset, players, players, moment)
    click(choice(whole.window.table.overlays.deal, "Look back"))
    return whole.page(ReviewPage)


def judgement_of(step: PastMove) -> Judgement:
    """The judgement of a decision, computed without the page, by as brief trials."""
    found = thought(ReviewQuestion(0, step.view, step.move, step.seed))
    assert isinstance(found, Judgement)
    return found


def judgement(page: ReviewPage) -> Judgement:
    """The judgement of the current step."""
    return judgement_of(page.step)


def deals(whole: Whole) -> tuple[PastDeal, ...]:
    """The finished deals of the game."""
    assert whole.engine.record is not None
    return past_deals(GameToken(whole.engine.record))


def costly(page: ReviewPage) -> int:
    """The number of decisions in the list rated as costly."""
    return sum(", costly" in button.accessibleName() for button in page.decisions.buttons)


def to_costly_play(page: ReviewPage) -> Judgement:
    """Go on to the next costly decision with a better card, and return its judgement."""
    for _ in page.decisions.buttons:
        click(page.next_costly)
        found = judgement(page)
        if isinstance(found.made, PlayCard) and isinstance(found.right.move, PlayCard):
            return found
    raise AssertionError("no play is rated as costly")


def headline(page: ReviewPage) -> str:
    return page.detail.title.plain


def better(page: ReviewPage) -> list[str]:
    """The captions of better cards beside the card played."""
    visible = [card for card in page.detail.findChildren(SmallCard) if card.isVisible()]
    return [card.note.caption for card in visible if card.note.caption.startswith("better")]
