"""The draft of an evening: what has been entered so far, what is still missing, and the time that it will take."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from twentyfive.ai import Level
from twentyfive.core import PRESETS, SEATINGS, Rules
from twentyfive.core.rules.presets import one_deal
from twentyfive.engine.evening.evening import (
    FEWEST_PERSONS,
    MOST_PERSONS,
    EveningPlan,
    Form,
    deal_counts,
    forms_for,
)
from twentyfive.engine.files.file_names import name_fault, same_name
from twentyfive.engine.seating.players import fault_of
from twentyfive.presentation.new_game import Choices, usual_names
from twentyfive.wording.records import evening as words

_USUAL_DEALS: Final = 8

# What the table takes was measured at its normal speed: a deal in which the person does not think took 21 to 30 seconds
# in five games of four and five. What a person takes is a usual player's: a few seconds for a card, longer for a bid or
# for the cards to put out.
_CARD_S: Final = 0.4
_TRICK_S: Final = 1.8
_DEAL_S: Final = 6.0
_THOUGHT_S: Final = 4.0
_BID_S: Final = 8.0
"""A person's call, trumps if they are theirs, and the cards to put out."""

_CURTAIN_S: Final = 3.0
"""The screen is passed on between two persons who sit at it."""

_RESULT_S: Final = 15.0
"""The result is read, and the next ones sit down."""


@dataclass(frozen=True, slots=True)
class EveningDraft:
    """The answers entered for an evening.

    Attributes:
        choices: the games with their house rules, as on the New game page.
        name: the name of the evening.
        names: the names of the persons, with commas between them.
        pairs: whether two persons each are partners.
        preset: the id of the game.
        table: the numbers of players and sides.
        form: the way in which results come to be compared.
        deals: the number of deals.
        level: the level of the computer players.
    """

    choices: Choices
    name: str = ""
    names: str = ""
    pairs: bool = False
    preset: str = "twenty-five"
    table: tuple[int, int] = (5, 5)
    form: Form = Form.ALONE
    deals: int = _USUAL_DEALS
    level: Level = Level.MEDIUM

    @property
    def persons(self) -> tuple[str, ...]:
        """The names entered."""
        return tuple(name for part in self.names.split(",") if (name := " ".join(part.split())))

    @property
    def entrants(self) -> tuple[tuple[str, ...], ...]:
        """The persons or pairs, as far as they are entered."""
        size = 1 + self.pairs
        persons = self.persons
        return tuple(persons[first : first + size] for first in range(0, len(persons), size))

    @property
    def rules(self) -> Rules:
        """The rules of the game with the person's house rules, and with one deal as the whole game.

        Raises:
            RulesError: if the house rules contradict each other.
        """
        return one_deal(self.choices.play(self.preset).sit(*self.table).rules)

    def tables(self) -> tuple[tuple[int, int], ...]:
        """Return the numbers of players and sides that are offered; pairs need partners."""
        return tuple(table for table in SEATINGS[self.preset] if not self.pairs or _holds_pairs(self.preset, table))

    def games(self) -> tuple[str, ...]:
        """Return the games that are offered."""
        return tuple(
            preset
            for preset in PRESETS
            if not self.pairs or any(_holds_pairs(preset, table) for table in SEATINGS[preset])
        )

    def forms(self) -> tuple[Form, ...]:
        """Return the forms that are offered; that against the computer always is."""
        players, sides = self.table
        rules = PRESETS[self.preset].draft(players=players, sides=sides)
        return forms_for(rules, len(self.entrants), 1 + self.pairs) or (Form.ALONE,)

    def deal_numbers(self) -> tuple[int, ...]:
        """Return the numbers of deals that are offered."""
        return deal_counts(self.form, len(self.entrants))

    def duration(self) -> tuple[float, float] | None:
        """Return the time of the evening at one screen and for each, in seconds; None if it cannot begin yet."""
        try:
            return None if self.fault() else seconds_of_evening(self.plan(0))
        except ValueError:
            return None

    def fault(self) -> str:
        """Return a sentence about what is missing or cannot be; empty if the evening can begin."""
        if name_fault(self.name) is not None:
            return words.NO_EVENING_NAME()
        persons = self.persons
        fewest = 2 * FEWEST_PERSONS if self.pairs else FEWEST_PERSONS
        if len(persons) < fewest:
            return words.TOO_FEW(fewest)
        if len(persons) > MOST_PERSONS:
            return words.TOO_MANY(MOST_PERSONS)
        for place, name in enumerate(persons):
            if fault_of(name) is not None:
                return words.BAD_NAME(name=name)
            if any(same_name(name, other) for other in persons[:place]):
                return words.NAME_TWICE(name=name)
        if self.pairs and self.choices.play(self.preset).rules.unseen_partners:
            return words.UNSEEN_FOR_PAIRS()
        return words.ODD_ONE() if self.pairs and len(persons) % 2 else ""

    def plan(self, seed: int) -> EveningPlan:
        """Return the plan, with the cards of that seed.

        Raises:
            ValueError: if the evening cannot begin; RulesError if the house rules contradict each other.
        """
        spare = [name for name in usual_names() if not any(same_name(name, other) for other in self.persons)]
        computers = (*spare, *(f"{name} II" for name in spare))[: MOST_PERSONS - 1]
        plan = EveningPlan(
            self.name.strip(), self.rules, self.entrants, self.form, self.deals, seed, self.level, computers
        )
        return plan.checked()


def _holds_pairs(preset: str, table: tuple[int, int]) -> bool:
    """Whether each side at this table of players and sides has hands for two persons; they see every hand they hold."""
    return table[0] >= 2 * table[1] and not PRESETS[preset].unseen_partners


def with_game(draft: EveningDraft, preset: str) -> EveningDraft:
    """Return the draft with another game, at the table that is usual for it."""
    usual = (PRESETS[preset].players, PRESETS[preset].sides)
    return fitted(replace(draft, preset=preset, table=usual))


def fitted(draft: EveningDraft) -> EveningDraft:
    """Return the draft with each answer that is no longer offered replaced by one that is."""
    if draft.preset not in draft.games():
        draft = replace(draft, preset=draft.games()[0])
    if draft.table not in draft.tables():
        usual = (PRESETS[draft.preset].players, PRESETS[draft.preset].sides)
        draft = replace(draft, table=usual if usual in draft.tables() else draft.tables()[0])
    if draft.form not in draft.forms():
        draft = replace(draft, form=Form.ALONE)
    numbers = draft.deal_numbers()
    nearest = min(numbers, key=lambda number: (abs(number - draft.deals), number))
    return replace(draft, deals=nearest)


def seconds_of_deal(rules: Rules, persons: int) -> float:
    """Return the time of a deal with so many persons at one screen, in seconds."""
    tricks = rules.hand_size
    table = _DEAL_S + tricks * (_TRICK_S + rules.players * _CARD_S)
    own = persons * (tricks * _THOUGHT_S + (_BID_S if rules.auction else _THOUGHT_S))
    between = _CURTAIN_S * persons * tricks if persons > 1 else 0.0
    return table + own + between + _RESULT_S


def seconds_of_evening(plan: EveningPlan) -> tuple[float, float]:
    """Return the time of an evening at one screen, and that of the entrant who plays most deals, in seconds."""
    all_of_it, each = 0.0, dict.fromkeys(range(len(plan.entrants)), 0.0)
    for sitting in plan.sittings:
        seconds = seconds_of_deal(plan.rules, plan.size * len(sitting.entrants))
        all_of_it += seconds
        for entrant in sitting.entrants:
            each[entrant] += seconds
    return all_of_it, max(each.values())
