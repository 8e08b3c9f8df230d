"""The choices of an evening as their page shows them: prizes as they are typed, what becomes of the tin, and rules."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import partial
from typing import Any, Final

from twentyfive.drive.evening import Evening
from twentyfive.drive.plan import (
    MOST_CENTS,
    MOST_EVENING_LETTERS,
    MOST_GAMES,
    MOST_POINTS,
    MOST_THING_LETTERS,
    CookieJar,
    Counting,
    FirstDeal,
    Jackpot,
    Misdeal,
    Plan,
    Prize,
    Raffle,
    Revoke,
    Scoring,
    Substitutes,
    Sum,
    Ties,
)
from twentyfive.drive.prizes import shares
from twentyfive.wording import drive as words
from twentyfive.wording import drive_plan as plan_words
from twentyfive.wording.choice import Answer
from twentyfive.wording.grammar.texts import Text

_EXAMPLE_PEOPLE: Final = 40
"""How many people the money is told for before anybody has come: ten tables of four."""

_SIGNS: Final = r"€|\$|£|euros?|eur|dollars?|pounds?"
_NUMBER: Final = r"\d{1,3}(?:[.,' ]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?"
"""With comma or point, whichever is used here for cents: what has three figures behind it parts thousands."""

_SHARE: Final = re.compile(r"%? ?(\d{1,3}) ?%?", re.ASCII)
_SIT_OUT_STEP: Final = 5
_MOST_SIT_OUT: Final = 60


def cents_typed(text: str) -> int | None:
    """Read a sum of money: "5", "2,50", "€1,000", nothing for none; None if it is no sum, or too much."""
    if not text.strip():
        return 0
    sign = rf"(?:{_SIGNS}|{re.escape(words.money_sign())})?"
    found = re.fullmatch(rf"{sign} ?({_NUMBER}) ?{sign}", " ".join(text.split()), re.ASCII | re.IGNORECASE)
    if found is None:
        return None
    whole, _, cents = re.sub(r"[.,](\d{1,2})$", r"|\1", found[1]).partition("|")
    sum_typed = 100 * int(re.sub(r"\D", "", whole)) + int(cents.ljust(2, "0") or 0)
    return sum_typed if sum_typed <= MOST_CENTS else None


def prize_typed(text: str) -> Prize | None:
    """Read a prize: "112", "40 %", "a ham", or several with "+" between them; None if it is none."""
    cents = percent = 0
    things = []
    for part in filter(None, (" ".join(part.split()) for part in text.split("+"))):
        share = _SHARE.fullmatch(part) if "%" in part else None
        if share is not None:
            percent += int(share[1])
        elif (money := cents_typed(part)) is not None:
            cents += money
        elif "%" not in part and any(letter.isalpha() for letter in part):
            things.append(part)
        else:
            return None
    thing = " + ".join(things)
    fits = cents <= MOST_CENTS and percent <= 100 and len(thing) <= MOST_THING_LETTERS and thing.isprintable()
    return Prize(cents, percent, thing) if fits else None


def sum_typed(text: str) -> Sum | None:
    """Read what goes into a pot: "5", "10 %"; None if it is neither."""
    prize = prize_typed(text)
    return None if prize is None or prize.thing else Sum(prize.cents, prize.percent)


def number_typed(text: str, numbers: range) -> int | None:
    """Read a number; None if it is none of those."""
    text = text.strip()
    found = int(text) if re.fullmatch(r"\d{1,6}", text, re.ASCII) else None
    return found if found in numbers else None


def line_typed(text: str) -> str | None:
    """Read a few words; None if they are too many."""
    line = " ".join(text.split())
    return line if len(line) <= MOST_EVENING_LETTERS and line.isprintable() else None


@dataclass(frozen=True, slots=True)
class Choice:
    """A choice that is typed.

    Attributes:
        name: its name in the plan, or in the pot or draw.
        title: what it is about.
        read: understands what is typed; None if that is impossible.
        refusal: what can be typed.
    """

    name: str
    title: Text
    read: Callable[[str], Any]
    refusal: Callable[[], str]


def _number(name: str, title: Text, numbers: range) -> Choice:
    refusal = partial(plan_words.NOT_A_NUMBER, least=numbers[0], most=numbers[-1])
    return Choice(name, title, partial(number_typed, numbers=numbers), refusal)


def with_prizes(plan: Plan, count: int) -> Plan:
    """Return the plan with so many prizes for places: a new one is half of that before it."""
    prizes = list(plan.prizes[:count])
    while len(prizes) < count:
        last = prizes[-1] if prizes else Prize(percent=80)
        left = 100 - plan.percent - sum(each.percent for each in prizes[len(plan.prizes) :])
        prizes.append(Prize(last.cents // 2, max(0, min(last.percent // 2, left))))
    return replace(plan, prizes=tuple(prizes))


class Extra(StrEnum):
    """What an evening may have besides the prizes for places, by the choice of its plan."""

    JACKPOT = "jackpot"
    COOKIE_JAR = "cookie_jar"
    BOOBIE = "boobie"
    TRAVELLING = "travelling"
    RAFFLE = "raffle"


def has_extra(plan: Plan, extra: Extra) -> bool:
    """Whether an evening has it."""
    return getattr(plan, extra.value) is not None


def with_extra(plan: Plan, extra: Extra, on: bool) -> Plan:
    """Return the plan with it, as usual, or without it. A share of the tin is no greater than what is left."""
    usual: Any = _usual(plan, extra) if on else None
    return replace(plan, **{extra.value: usual})


def _usual(plan: Plan, extra: Extra) -> Jackpot | CookieJar | Prize | Raffle:
    left = max(0, 100 - plan.percent)
    match extra:
        case Extra.JACKPOT:  # Confey: 14 of 20 games
            target = max(1, plan.games * 7 // 10) if plan.scoring is Scoring.WINS else 30 * plan.games
            return Jackpot(target, Sum(percent=min(10, left)))
        case Extra.COOKIE_JAR:
            return CookieJar(min(8, plan.games), Sum(percent=min(5, left)))
        case Extra.BOOBIE:
            return Prize(percent=min(5, left))
        case Extra.TRAVELLING:
            return Prize()
        case Extra.RAFFLE:
            return Raffle()


FEE: Final = Choice("fee", words.FEE, cents_typed, plan_words.NOT_MONEY)
PRIZE: Final = Choice("", plan_words.PRIZE, prize_typed, plan_words.NOT_A_PRIZE)
_POT: Final = (
    Choice("added", plan_words.ADDED, sum_typed, plan_words.NOT_SUM),
    Choice("carried", plan_words.CARRIED, cents_typed, plan_words.NOT_MONEY),
)


@dataclass(frozen=True, slots=True)
class ExtraForm:
    """What is asked about something that an evening may have.

    Attributes:
        name: what it is called.
        note: what it is.
        choices: what can be chosen of it.
    """

    name: Text
    note: Text
    choices: tuple[Choice, ...]


EXTRAS: Final[Mapping[Extra, ExtraForm]] = {
    Extra.JACKPOT: ExtraForm(
        plan_words.JACKPOT,
        plan_words.JACKPOT_NOTE,
        (_number("target", plan_words.TARGET, range(1, MOST_POINTS + 1)), *_POT),
    ),
    Extra.COOKIE_JAR: ExtraForm(
        plan_words.COOKIE_JAR,
        plan_words.COOKIE_JAR_NOTE,
        (_number("numbers", plan_words.NUMBERS, range(1, MOST_GAMES + 1)), *_POT),
    ),
    Extra.BOOBIE: ExtraForm(plan_words.BOOBIE, plan_words.BOOBIE_NOTE, (PRIZE,)),
    Extra.TRAVELLING: ExtraForm(
        plan_words.TRAVELLING,
        plan_words.TRAVELLING_NOTE,
        (PRIZE, Choice("travels", plan_words.TRAVELS, line_typed, plan_words.TOO_LONG)),
    ),
    Extra.RAFFLE: ExtraForm(
        plan_words.RAFFLE,
        plan_words.RAFFLE_NOTE,
        (
            Choice("ticket", plan_words.TICKET, cents_typed, plan_words.NOT_MONEY),
            _number("percent", plan_words.WINNERS_SHARE, range(101)),
        ),
    ),
}


def with_choice(plan: Plan, extra: Extra, name: str, value: Any) -> Plan:
    """Return the plan after a choice of something that it has."""
    match name:
        case "":
            return replace(plan, **{extra.value: value})
        case "travels":
            return replace(plan, travels=value)
        case _:
            return replace(plan, **{extra.value: replace(getattr(plan, extra.value), **{name: value})})


@dataclass(frozen=True, slots=True)
class ChoiceShown:
    """A choice as it is now.

    Attributes:
        text: as it is typed.
        note: what comes of it; empty if that goes without saying.
    """

    text: str
    note: str = ""


def prize_shown(prize: Sum, tin: int) -> ChoiceShown:
    """Show a prize, and what its share of the tin comes to."""
    note = f"= {words.money(prize.of(tin))}" if prize.percent and tin else ""
    return ChoiceShown(plan_words.typed_words(prize), note)


def extra_shown(plan: Plan, extra: Extra, tin: int) -> Mapping[str, ChoiceShown]:
    """Show the choices of something that an evening has, by their names."""
    match getattr(plan, extra.value):
        case Jackpot(target, added, carried):
            note = plan_words.OF_GAMES(plan.games) if plan.scoring is Scoring.WINS else ""
            own = {"target": ChoiceShown(str(target), note)}
        case CookieJar(numbers, added, carried):
            own = {"numbers": ChoiceShown(str(numbers), plan_words.OF_GAMES(plan.games))}
        case Raffle(ticket, percent):
            return {"ticket": ChoiceShown(words.money(ticket)), "percent": ChoiceShown(str(percent))}
        case prize:
            return {"": prize_shown(prize, tin), "travels": ChoiceShown(plan.travels)}
    return own | {"added": prize_shown(added, tin), "carried": ChoiceShown(words.money(carried))}


def expected_tin(evening: Evening) -> int:
    """What will be in the tin once everybody has paid; before anybody has come, what would be with forty people."""
    return evening.tin + evening.owed + (0 if evening.here else _EXAMPLE_PEOPLE * evening.plan.fee)


def money_line(evening: Evening) -> str:
    """Say what becomes of the tin."""
    plan, tin = evening.plan, expected_tin(evening)
    said = plan_words.shares_words(shares(plan, tin), tin, plan)
    if not tin:
        return plan_words.NO_TIN(shares=said)
    money = words.money(tin)
    if not evening.here:
        return plan_words.TIN_SAY(_EXAMPLE_PEOPLE, money=money, shares=said)
    return (plan_words.TIN_SOON if evening.owed else plan_words.TIN_NOW)(money=money, shares=said)


@dataclass(frozen=True, slots=True)
class RuleShown:
    """A choice among the rules.

    Attributes:
        field: the choice of the plan.
        question: what it is about.
        answers: the rules to choose from, each with where it is known from.
        value: the one chosen.
        source: where that is known from; empty if no hall is known to have written it down.
    """

    field: str
    question: str
    answers: tuple[Answer, ...]
    value: Any
    source: str


_RULES: Final[dict[str, type[StrEnum]]] = {
    "counting": Counting,
    "ties": Ties,
    "first_deal": FirstDeal,
    "misdeal": Misdeal,
    "revoke": Revoke,
    "substitutes": Substitutes,
}


def rules_shown(plan: Plan) -> Iterator[RuleShown]:
    """Show the choices among the rules, those of the end first, then those at a table."""
    for field, choices in _RULES.items():
        value = getattr(plan, field)
        answers = tuple(Answer(one, plan_words.choice_words(one), plan_words.source_words(one)) for one in choices)
        yield RuleShown(field, plan_words.RULE_QUESTIONS[field](), answers, value, plan_words.source_words(value))
    counts = {0, 1} if plan.scoring is Scoring.WINS else {*range(0, _MOST_SIT_OUT + 1, _SIT_OUT_STEP)}
    answers = tuple(Answer(one, plan_words.sit_out_words(plan.scoring, one)) for one in sorted(counts | {plan.sit_out}))
    yield RuleShown("sit_out", plan_words.RULE_QUESTIONS["sit_out"](), answers, plan.sit_out, "")
