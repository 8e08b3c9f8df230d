"""The words of a same cards evening."""

from __future__ import annotations

from fractions import Fraction

from twentyfive.core import Rules
from twentyfive.engine.evening.evening import Evening, EveningPlan, Form, Sitting, header_of
from twentyfive.engine.evening.results import Line, Total
from twentyfive.engine.seating.players import MOST_PLAYER_NAME_LETTERS
from twentyfive.wording.amounts import Unit, amount, decimal, unit_of
from twentyfive.wording.names import listed, separated, translate
from twentyfive.wording.records.statistics import FigureCell
from twentyfive.wording.scores import tricks_words
from twentyfive.wording.setup.games import game_name
from twentyfive.wording.setup.tables import sides_in_sentence
from twentyfive.wording.table.results import signed

_NONE = "–"


def page_title() -> str:
    """The title of the page, and the name of its entry."""
    return translate("evening", "Same cards evening")


def page_sentence() -> str:
    """The sentence that explains the evening."""
    return translate(
        "evening",
        "Everybody plays the same deals, in the same seat, against the same computer players. So it shows who made "
        "the most of the cards, and luck no longer decides.",
    )


def file_sentence() -> str:
    """The sentence about the file, which is no secret."""
    return translate(
        "evening",
        "The evening is a file. Save a copy, hand it on, and merge what others have played. It shows no cards in an "
        "editor, but it is not locked: play fair.",
    )


def evening_name(date: str) -> str:
    """The name offered for an evening on a date as it is written."""
    return translate("evening", "Evening of {date}").format(date=date)


def form_name(form: Form, *, pairs: bool) -> str:
    """A form of evening, as an answer."""
    if form is Form.HOWELL:
        return translate("evening", "Each meets each (Howell)")
    if form is Form.MITCHELL:
        return translate("evening", "Half of you stay, half move (Mitchell)")
    if pairs:
        return translate("evening", "Each pair against the computer")
    return translate("evening", "Each against the computer")


def table_words(rules: Rules) -> str:
    """The numbers of players and sides, as an answer: "Five players, each alone"."""
    players = translate("evening", "{number} players", None, rules.players).format(number=rules.players)
    if rules.sides == rules.players:
        return translate("evening", "{players}, each alone").format(players=players)
    return separated((players, sides_in_sentence(rules.players, rules.sides)))


def deals_words(count: int) -> str:
    """A number of deals, as an answer: "8 deals"."""
    return amount(Unit.DEAL, str(count))


def names_note() -> str:
    """The note under the field of names."""
    most = MOST_PLAYER_NAME_LETTERS
    text = translate("evening", "2 to 10 names, with commas between them, each up to {number} letters.", None, most)
    return text.format(number=most)


def pairs_note() -> str:
    """The note about the order of names in pairs."""
    return translate("evening", "Partners stand next to each other: the first two are a pair, and so on.")


def too_few(fewest: int) -> str:
    """The reason why there are not enough names."""
    return translate("evening", "Enter at least {number} names.", None, fewest).format(number=fewest)


def too_many(most: int) -> str:
    """The reason why there are too many names."""
    return translate("evening", "Up to {number} persons can play.", None, most).format(number=most)


def odd_one() -> str:
    """The reason why persons do not make pairs."""
    return translate("evening", "One of you has no partner: enter an even number of names.")


def bad_name(name: str) -> str:
    """The reason why a name cannot be used."""
    return translate("evening", "{name} cannot be used as a name here.").format(name=name)


def name_twice(name: str) -> str:
    """The reason why two persons cannot have one name."""
    return translate("evening", "Two of you are called {name}. Tell them apart.").format(name=name)


def no_evening_name() -> str:
    """The reason why the evening needs another name."""
    return translate("evening", "Give the evening a shorter name, or any.")


def entrant_name(plan: EveningPlan, entrant: int) -> str:
    """The name of a person, or of the two of a pair: "Ann and Ben"."""
    return listed(plan.entrants[entrant])


def plan_words(plan: EveningPlan) -> str:
    """The evening in a few words: "Spoil Five; 8 deals; Ann, Ben, Cis and Dan"."""
    everybody = [entrant_name(plan, entrant) for entrant in range(len(plan.entrants))]
    names = listed(everybody) if len(plan.entrants[0]) == 1 else "; ".join(everybody)
    return separated((game_name(plan.rules.preset), deals_words(plan.deals), names))


def who_sits(plan: EveningPlan, sitting: Sitting) -> str:
    """The names of those who sit down to a sitting: "Ann", or "Ann and Ben against Cis and Dan"."""
    north = entrant_name(plan, sitting.north)
    if sitting.east is None:
        return north
    text = translate("evening", "{names} against {others}")
    return text.format(names=north, others=entrant_name(plan, sitting.east))


def _persons(plan: EveningPlan, sitting: Sitting) -> tuple[str, ...]:
    """The names of all persons at a sitting."""
    return tuple(name for entrant in sitting.entrants for name in plan.entrants[entrant])


def pass_words(plan: EveningPlan, sitting: Sitting) -> str:
    """The title above the button: "Pass to Ann"."""
    return translate("evening", "Pass to {names}").format(names=listed(_persons(plan, sitting)))


def play_words(plan: EveningPlan, sitting: Sitting, *, begun: bool) -> str:
    """The label of the button: "I am Ann: play deal 3"."""
    persons = _persons(plan, sitting)
    if len(persons) > 1:
        text = translate("evening", "Go on with deal {deal}") if begun else translate("evening", "Play deal {deal}")
        return text.format(deal=sitting.deal)
    text = (
        translate("evening", "I am {name}: go on with deal {deal}")
        if begun
        else translate("evening", "I am {name}: play deal {deal}")
    )
    return text.format(name=persons[0], deal=sitting.deal)


def next_words(plan: EveningPlan, sitting: Sitting) -> str:
    """The label of a button for somebody who plays out of turn: "Ben: deal 3"."""
    return translate("evening", "{names}: deal {deal}").format(names=who_sits(plan, sitting), deal=sitting.deal)


def covered_words(plan: EveningPlan, sitting: Sitting) -> str:
    """The sentence under that title."""
    persons = _persons(plan, sitting)
    if sitting.east is not None:
        text = translate("evening", "Round {round}, table {table}: {who}.")
        return text.format(round=sitting.round, table=sitting.table, who=who_sits(plan, sitting))
    text = translate("evening", "Only {names} should look at the screen now.")
    return text.format(names=listed(persons))


def progress_words(evening: Evening) -> str:
    """The number of deals played so far: "12 of 32 played"."""
    all_of_them = evening.plan.sittings
    done = sum(map(evening.is_over, all_of_them))
    text = translate("evening", "{done} of {number} played", None, len(all_of_them))
    return text.format(done=done, number=len(all_of_them))


def over_words(evening: Evening, best: tuple[Total, ...]) -> str:
    """The sentence at the end, with the winners: "All has been played. Ann wins."."""
    names = listed([entrant_name(evening.plan, total.entrant) for total in best])
    if len(best) > 1:
        return translate("evening", "All deals are played. {names} share the first place.").format(names=names)
    if len(evening.plan.entrants[best[0].entrant]) > 1:
        return translate("evening", "All deals are played. {names} win.").format(names=names)
    return translate("evening", "All deals are played. {names} wins.").format(names=names)


def back_words() -> str:
    """The label of the button on the result of a deal."""
    return translate("evening", "Cover and pass on")


def all_may_see() -> str:
    """The answer for results that everybody may see."""
    return translate("evening", "Everybody")


def seen_by_words(name: str) -> str:
    """The note when only one may look at the results."""
    text = translate("evening", "Only {name} should look now: these deals are still to be played by others.")
    return text.format(name=name)


def nothing_open() -> str:
    """The sentence when no deal is open yet."""
    return translate("evening", "A deal is shown here as soon as all have played it, to a player as soon as they have.")


def ranking_title(plan: EveningPlan, group: int) -> str:
    """The heading of a ranking; in a Mitchell movement there are two."""
    if plan.form is not Form.MITCHELL:
        return translate("evening", "Ranking")
    return (
        translate("evening", "Ranking of those who stay")
        if group == 0
        else translate("evening", "Ranking of those who move")
    )


def deal_title(deal: int) -> str:
    """The heading of a deal."""
    return translate("evening", "Deal {number}").format(number=deal)


def side_title(side: int) -> str:
    """The heading of those who held the cards of one side."""
    return (
        translate("evening", "With the cards of the first side")
        if side == 0
        else translate("evening", "With the cards of the second side")
    )


def share_words(share: Fraction | None) -> str:
    """A share of the matchpoints in percent with one decimal place; a dash before anything can be compared."""
    if share is None:
        return _NONE
    return translate("evening", "{number} %").format(number=decimal(float(share * 100), 1))


def place_words(total: Total, totals: tuple[Total, ...]) -> str:
    """A place, marked if it is shared: "1", "2="."""
    if total.place is None:
        return _NONE
    shared = sum(other.place == total.place for other in totals) > 1
    return f"{total.place}=" if shared else str(total.place)


def unit_head(rules: Rules) -> str:
    """The heading of the points or chips."""
    if unit_of(rules) is Unit.CHIP:
        return translate("evening", "Chips")
    return translate("evening", "Points")


def ranking_heads(rules: Rules) -> tuple[str, ...]:
    """The headings of the figures of a ranking."""
    return (
        translate("evening", "Place"),
        translate("evening", "Percent"),
        translate("evening", "Matchpoints"),
        unit_head(rules),
    )


def ranking_cells(total: Total, totals: tuple[Total, ...], rules: Rules) -> tuple[FigureCell, ...]:
    """The figures of a line of the ranking."""
    figures = (
        place_words(total, totals),
        share_words(total.share),
        translate("evening", "{points} of {top}").format(points=total.points, top=total.top),
        signed(total.score),
    )
    return _cells(ranking_heads(rules), figures)


def deal_heads(rules: Rules) -> tuple[str, ...]:
    """The headings of the figures of a deal."""
    return (unit_head(rules), translate("evening", "Matchpoints"))


def deal_cells(line: Line, rules: Rules) -> tuple[FigureCell, ...]:
    """The figures of a line of a deal."""
    points = translate("evening", "{points} of {top}").format(points=line.points, top=line.top)
    return _cells(deal_heads(rules), (signed(line.score), points))


def _cells(heads: tuple[str, ...], figures: tuple[str, ...]) -> tuple[FigureCell, ...]:
    text = translate("evening", "{head} {figure}", "a figure as spoken, for instance: Points 15")
    pairs = zip(heads, figures, strict=True)
    return tuple(FigureCell(head, shown, text.format(head=head, figure=shown)) for head, shown in pairs)


def how_words(plan: EveningPlan, line: Line) -> str:
    """The way to a result: "Ann bid 20 and made it; four tricks; against Cis and Dan; with hints"."""
    return separated(
        tuple(filter(None, (_contract(plan, line), _tricks(line), _against(plan, line), mark_words(line))))
    )


def _contract(plan: EveningPlan, line: Line) -> str:
    result = line.result
    if result.declarer is None:
        return ""
    text = (
        translate("evening", "{name} bid {points} and made it")
        if result.made
        else translate("evening", "{name} bid {points} and failed")
    )
    name = header_of(plan, line.sitting).names[result.declarer]
    return text.format(name=name, points=result.contract)


def _tricks(line: Line) -> str:
    tricks = tricks_words(line.result.tricks[line.side])
    if line.result.spoiled:
        return separated((tricks, translate("evening", "spoiled")))
    return tricks


def _against(plan: EveningPlan, line: Line) -> str:
    if line.opponent is None:
        return ""
    return translate("evening", "against {names}").format(names=entrant_name(plan, line.opponent))


def mark_words(line: Line) -> str:
    """The marks of a result that was not played from the cards alone; empty if there are none."""
    marks = {
        translate("evening", "moves taken back"): line.played.undo,
        translate("evening", "with hints"): line.played.hints,
        translate("evening", "seen before"): line.played.seen,
    }
    return separated(tuple(mark for mark, there in marks.items() if there))


def look_back_words(name: str) -> str:
    """The label of the button that looks back on a deal as somebody played it."""
    return translate("evening", "Look back: {name}").format(name=name)


def export_rows(plan: EveningPlan, lines: list[Line]) -> list[tuple[str, ...]]:
    """The rows of the spreadsheet: each result of each deal, after a row of headings."""
    heads = (
        translate("evening", "Deal"),
        translate("evening", "Name"),
        unit_head(plan.rules),
        translate("evening", "Matchpoints"),
        translate("evening", "Most matchpoints"),
        translate("evening", "How"),
    )
    rows = [
        (
            str(line.sitting.deal),
            entrant_name(plan, line.entrant),
            str(line.score),
            str(line.points),
            str(line.top),
            how_words(plan, line),
        )
        for line in lines
    ]
    return [heads, *rows]


def kept_title() -> str:
    """The heading of the evenings that are kept."""
    return translate("evening", "Evenings so far")


def merged_words() -> str:
    """The sentence after a file was merged."""
    return translate("evening", "What was played elsewhere is now in this evening.")


def opened_words() -> str:
    """The sentence after a new file was opened."""
    return translate("evening", "The evening is open, and kept among yours.")


def saved_words(path: str) -> str:
    """The sentence after a file was written."""
    return translate("evening", "Saved as {path}.").format(path=path)


def not_read(path: str, reason: str) -> str:
    """The sentence about a file that is no evening, or cannot be read."""
    text = translate("evening", "{path} cannot be opened as an evening: {reason}.")
    return text.format(path=path, reason=reason.rstrip("."))


def not_saved(path: str, reason: str) -> str:
    """The sentence about a file that cannot be written."""
    text = translate(
        "evening", "{path} could not be saved: {reason}. What was played is not lost while the program runs."
    )
    return text.format(path=path, reason=reason.rstrip("."))


def file_kinds() -> str:
    """The kind of file of an evening, for the dialog."""
    return translate("evening", "Evenings (*.twentyfive-evening)")
