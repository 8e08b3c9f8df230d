"""The words of the review of a deal: decisions, their cost, and the better moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from twentyfive.ai import ReasonKind
from twentyfive.ai.advice.findings import Cost, Judgement, RatedMove, Rating
from twentyfive.core import Card, Phase, Rules
from twentyfive.core.moves import PlayCard
from twentyfive.core.rules.options import Scoring
from twentyfive.engine.game.reviewing import PastDeal, PastMove
from twentyfive.wording.amounts import LEAST_ERROR, Unit, amount, decimal, plural_number, sentence_case, unit_of
from twentyfive.wording.grammar.texts import CountedText, Text
from twentyfive.wording.learning.hints import counts_points
from twentyfive.wording.learning.reasons import reason_sentence
from twentyfive.wording.names import SIGNS, card_name, card_sign, card_title, for_the_ear, listed, translate
from twentyfive.wording.table.line import table_line
from twentyfive.wording.table.moves import move_words

_EXACT_BELOW: Final = 2.95
"""The limit below which figures have a decimal."""

_NO_GAP: Final = 0.05
"""The limit below which two figures count as the same."""


def page_title(deal: PastDeal) -> str:
    """Return the title of the page; it tells of a deal at another's table that was not seen to its end."""
    if deal.ended:
        return translate("review", "Look back: deal {number}").format(number=deal.number)
    return translate("review", "Look back: deal {number}, as far as you saw it").format(number=deal.number)


def deal_aside(step: PastMove, deal: PastDeal) -> str:
    """Return trumps at the step and the turned card: "Trumps ♠ · turned 7♠"; empty if neither is known yet."""
    trump, turned, facts = step.before.trump, deal.turned, []
    if trump is not None:
        facts.append(translate("review", "Trumps: {suit}").format(suit=SIGNS[trump]))
    if turned is not None:
        facts.append(translate("review", "turned up: {card}").format(card=card_sign(turned)))
    return " · ".join(facts)


TRICK_TITLE: Final = Text("review", "Trick {number}")
IN_HAND_TITLE: Final = Text("review", "In hand")

LEFT_IN_HAND_TITLE: Final = Text("review", "Left in hand")
"""The cards never played, as the game was over before."""


def step_words(step: PastMove) -> str:
    """Return a step in words: "Trick 2. You play Q♠"; a step that is no card without the trick."""
    said = move_words(step.seen)
    if not isinstance(step.move, PlayCard):
        return said
    text = translate("review", "Trick {number}. {said}")
    return text.format(number=len(step.before.tricks) + 1, said=said)


def step_count(step: PastMove, deal: PastDeal) -> str:
    """Return the place of a step in the deal: "Trick 2 of 5", "Before trick 3 of 5" or "Before the play"."""
    if isinstance(step.move, PlayCard):
        text = translate("review", "Trick {number} of {tricks}")
    elif step.before.tricks:
        text = translate("review", "Before trick {number} of {tricks}")
    else:
        return translate("review", "Before the play")
    return text.format(number=len(step.before.tricks) + 1, tricks=len(deal.tricks))


RATING_WORDS: Final = {
    Rating.BEST: Text("review", "good"),
    Rating.SMALL: Text("review", "small slip"),
    Rating.COSTLY: Text("review", "costly"),
    Rating.OTHERWISE: Text("review", "another way"),
}

NOT_WEIGHED: Final = Text("review", "not checked yet")


def headline(step: PastMove, judgement: Judgement) -> str:
    """Return the verdict after the number of the trick: "Trick 2: Q♠ cost about 5 points"."""
    if not isinstance(step.move, PlayCard):
        return verdict(step, judgement)
    text = translate("review", "Trick {number}: {said}")
    return text.format(number=len(step.before.tricks) + 1, said=verdict(step, judgement))


def verdict(step: PastMove, judgement: Judgement) -> str:
    """Return the judgement of a step: "Q♠ cost about 5 points"."""
    made = move_name(step)
    match judgement.rating:
        case Rating.BEST:
            return translate("review", "{move}: nothing better").format(move=made)
        case Rating.OTHERWISE:
            return translate("review", "{move}: there was another way").format(move=made)
        case _ if judgement.cost is not None and not isinstance(step.move, PlayCard):
            text = translate("review", "{move}: it cost {cost}")
            return text.format(move=made, cost=cost_words(judgement.cost, step))
        case _ if judgement.cost is not None:
            return translate("review", "{move} cost {cost}").format(move=made, cost=cost_words(judgement.cost, step))
        case _:
            return made


def move_name(step: PastMove) -> str:
    """Return the move in short: the card, or the step in words."""
    if isinstance(step.move, PlayCard):
        return card_sign(step.move.card)
    return step_words(step)


def cost_words(cost: Cost, step: PastMove) -> str:
    """Return the cost in the same figures for the whole game: "about 5 points and 4 wins in 100 games".

    Points come first, then games where they are what is played for. A figure is left out only if it is nothing.
    """
    points, games = _figure(max(cost.points.mean, 0.0)), "0"
    if cost.chance is not None:
        games = _figure(max(100 * cost.chance.mean, 0.0))
    if games == "0":
        return translate("review", "about {points}").format(points=_counted(points, step.view.rules))
    wins = _wins_in_100(games)
    if points == "0" or not counts_points(step.view.rules):
        return translate("review", "about {wins}").format(wins=wins)
    text = translate("review", "about {points} and {wins}")
    return text.format(points=_counted(points, step.view.rules), wins=wins)


def _wins_in_100(games: str) -> str:
    if games == "1":
        return _together(translate("review", "one win in 100 games"), 2)
    text = translate("review", "{number} wins in 100 games", None, plural_number(games))
    return _together(text.format(number=games), 2)


def _together(words: str, last: int) -> str:
    """The words, with the last `last` spaces unbreakable."""
    parts = words.rsplit(" ", last)
    return "\N{NO-BREAK SPACE}".join(parts)


def cost_sentence(cost: Cost, step: PastMove) -> str:
    """Return the gain of the better move, to follow its reason: "On average it is worth 1.8 points more."."""
    points, games = _lost_points(cost), _lost_games(cost)
    more, won = _counted(_figure(points), step.view.rules), _figure(games)
    if points and games:
        text = translate(
            "review",
            "On average it is worth {points} more, and wins {games} more in 100 games.",
            None,
            plural_number(won),
        )
    elif games:
        text = translate("review", "It wins {games} more in 100 games.", None, plural_number(won))
    else:
        text = translate("review", "On average it is worth {points} more.")
    return text.format(points=more, games=won)


def doubt_sentence(cost: Cost, step: PastMove) -> str:
    """Return the uncertainty of the cost's figures, two standard errors; empty if there is none."""
    points = 2 * cost.points.error if _lost_points(cost) or not _lost_games(cost) else 0.0
    games = 200 * cost.chance.error if cost.chance is not None and _lost_games(cost) else 0.0
    figures = []
    if points >= LEAST_ERROR:
        figures.append(_counted(_as_exact(points, cost.points.mean), step.view.rules))
    if games >= LEAST_ERROR:
        figures.append(amount(Unit.GAME, _as_exact(games, _lost_games(cost))))
    return translate("review", "That may be off by {figures}.").format(figures=listed(figures)) if figures else ""


def _lost_points(cost: Cost) -> float:
    """The loss in points if it is worth telling, else 0."""
    telling = cost.chance is None or (cost.points.significant and _figure(cost.points.mean) != "0")
    return cost.points.mean if telling else 0.0


def _lost_games(cost: Cost) -> float:
    """The loss in games of 100 if it is worth telling, else 0."""
    if cost.chance is None or not cost.chance.significant or _figure(100 * cost.chance.mean) == "0":
        return 0.0
    return 100 * cost.chance.mean


def _as_exact(error: float, figure: float) -> str:
    """The error of a figure, with no more decimals than the figure."""
    return _figure(error) if abs(figure) < _EXACT_BELOW else decimal(max(1.0, error), 0)


def _figure(number: float) -> str:
    """A number with a decimal only if it is small."""
    whole = abs(number) >= _EXACT_BELOW or f"{number:.1f}".endswith(".0")
    return decimal(number, 0 if whole else 1)


def _counted(figure: str, rules: Rules) -> str:
    """The figure with its unit: "5 points", "2 chips"."""
    return amount(unit_of(rules), figure)


BETTER_WORDS: Final = Text("review", "better")
PLAYED_WORDS: Final = Text("review", "played")

OUT_PILL: Final = Text("review", "✕")
"""The mark on a card put out, which has no room for a word."""


def why_words(step: PastMove, judgement: Judgement) -> str:
    """Return the better move and its reason; after a good decision the reason for the move made, if it is known."""
    own = judgement.right.move == judgement.made
    if judgement.rating is Rating.BEST and not own:
        if isinstance(judgement.right.move, PlayCard) and judgement.right.reason.kind is not ReasonKind.PLAYED_OUT:
            better = card_sign(judgement.right.move.card)
            return sentence_case(translate("review", "{card} is just as good.").format(card=better))
        return ""
    return reason_sentence(judgement.right.reason, step.view)


def asked_spoken(step: PastMove) -> str:
    """Return a step whose better card is to be found, as spoken."""
    return for_the_ear(f"{_SENTENCE(sentence=step_words(step))} {FIND_WORDS()}")


def step_spoken(step: PastMove, judgement: Judgement | None) -> str:
    """Return a step as spoken: its judgement if there is one, and the winner of the trick that it completed."""
    if judgement is not None:
        sentences = [_SENTENCE(sentence=headline(step, judgement)), why_words(step, judgement)]
    elif step.decided:
        sentences = [_SENTENCE(sentence=f"{step_words(step)}, {NOT_WEIGHED()}")]
    else:
        sentences = [_SENTENCE(sentence=step_words(step))]
    if step.after.phase is Phase.GATHER:
        sentences.append(str(table_line(step.after)))
    return for_the_ear(" ".join(filter(None, sentences)))


_SENTENCE: Final = Text("review", "{sentence}.")


def chart_title(rules: Rules) -> str:
    """Return the title of the bar chart."""
    if rules.scoring is Scoring.POOL:
        return translate("review", "Chips you could expect")
    if rules.scoring is Scoring.DEALS_WON:
        return translate("review", "Games won in 100")
    return translate("review", "Points you could expect")


def option_figures(options: Sequence[RatedMove], rules: Rules) -> tuple[tuple[float, str], ...]:
    """Return the bars' lengths and figures; these have a decimal if their differences are told with one."""
    games = rules.scoring is Scoring.DEALS_WON
    values = [100 * option.value if games else option.points for option in options]
    gaps = [abs(values[0] - value) for value in values[1:]]
    decimals = 1 if any(_NO_GAP < gap < _EXACT_BELOW for gap in gaps) else 0
    return tuple((value, decimal(value, decimals)) for value in values)


def option_words(card: Card) -> str:
    """Return the label of a bar."""
    return translate("review", "with {card}").format(card=card_sign(card))


PLAYED_WITH_GUESTS: Final = Text(
    "review", "Others played this game on their own screens, so it cannot be played on from here."
)
FIND_WORDS: Final = Text("review", "What would you play now?")
FIND_NOTE: Final = Text("review", "Choose a card to see what it would have been worth.")


def found_words(card: Card, option: RatedMove, step: PastMove) -> str:
    """Return the verdict on the card chosen as an answer."""
    if option.rating is Rating.BEST:
        return translate("review", "Yes, {card}: nothing is better.").format(card=card_sign(card))
    assert option.cost is not None, "what is not as good as any costs something"
    text = translate("review", "Not quite: {card} costs {cost}. Try another.")
    return text.format(card=card_sign(card), cost=cost_words(option.cost, step))


def choice_spoken(card: Card) -> str:
    """Return a card to choose, as spoken."""
    return translate("review", "Choose {card}").format(card=card_name(card))


PROGRESS_WORDS: Final = Text("review", "Checking each decision: {done} of {decisions}")
STOPPED_WORDS: Final = CountedText("review", "Stopped. {done} of {decisions} decisions are checked.")


def ready_words(costly: int) -> str:
    """Announce that all decisions are rated."""
    if costly == 0:
        return translate("review", "Every decision checked: nothing costly.")
    if costly == 1:
        return translate("review", "Every decision checked: one costly move.")
    return translate("review", "Every decision checked: {number} costly moves.", None, costly).format(number=costly)


LIST_TITLE: Final = Text("review", "Decisions of this deal")
COSTLY_TITLE: Final = Text("review", "Costly moves in this game")
NEXT_COSTLY_WORDS: Final = Text("review", "Next costly move")

FIRST_COSTLY_WORDS: Final = Text("review", "First costly move")
"""After the last costly decision, from which it goes round to the first."""


def nothing_costly(*, weighing: bool) -> str:
    """Explain why there is no costly decision to go to."""
    if weighing:
        return translate("review", "Nothing costly so far.")
    return translate("review", "Nothing costly was found.")


def nothing_listed(*, filtered: bool, weighing: bool) -> str:
    """Return the text in place of an empty list."""
    if filtered and weighing:
        return translate("review", "Nothing costly so far.")
    if filtered:
        return translate("review", "Nothing costly in this game. Well played.")
    return translate("review", "Nobody had a choice in this deal.")


def note_words(step: PastMove, judgement: Judgement) -> str:
    """Return the line below an entry of the list: "costly: it cost about 5 points"."""
    word = RATING_WORDS[judgement.rating]()
    if judgement.cost is None:
        return word
    return translate("review", "{rating}: it cost {cost}").format(rating=word, cost=cost_words(judgement.cost, step))


def listed_words(step: PastMove, deal: PastDeal | None) -> str:
    """Return an entry of the list; with the deal if the list covers several."""
    words = step_words(step)
    if deal is None:
        return words
    return translate("review", "Deal {number}. {said}").format(number=deal.number, said=words)


def cell_spoken(name: str, card: Card, trick: int | None, marks: Sequence[str]) -> str:
    """Return a card of the table as spoken: "Mary, trick 2, 8 of spades, led"."""
    where = translate("review", "not played")
    if trick is not None:
        where = translate("review", "trick {number}").format(number=trick)
    return ", ".join((name, where, card_title(card), *filter(None, marks)))


def held_spoken(name: str, card: Card, mark: str) -> str:
    """Return a card of a hand as spoken: "Mary, in hand, 8 of spades, put out"."""
    return ", ".join(filter(None, (name, translate("review", "in hand"), card_title(card), mark)))
