"""What is chosen for a new game: the game, who sits where, and the house rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, lru_cache
from itertools import count
from typing import Final, TypeVar

from twentyfive.ai import Level
from twentyfive.core import PRESETS, SEATINGS, Problem, Rules, seated
from twentyfive.core.rules.option_text import option_kinds
from twentyfive.core.rules.presets import SEAT_OPTIONS
from twentyfive.engine.files.file_names import same_name
from twentyfive.engine.saves.rule_sets import RuleSet
from twentyfive.engine.seating.players import (
    Computer,
    Person,
    PlayerNameFault,
    Sitter,
    TableSetup,
    Third,
    fault_of,
    sits,
)
from twentyfive.engine.seating.seat_draw import SeatDraw
from twentyfive.engine.seating.seats import SeatFault, Seats
from twentyfive.wording.names import translate

_Item = TypeVar("_Item")

MOST_SEATS: Final = 10

HOUSE_RULES: Final = tuple(option for option in option_kinds(Rules) if option not in SEAT_OPTIONS)
"""The options that are no matter of who sits where."""

USUAL_NAMES: Final = ("Mary", "Seán", "Nora", "Tom", "Bridget", "Pat", "Aoife", "Liam", "Gráinne", "Kathleen")


@dataclass(frozen=True, slots=True)
class Choices:
    """What is chosen for a new game. The players and sides are always a seating of the game.

    Attributes:
        preset: the id of the game.
        players, sides: how many there are.
        names, sitters: who sits on each of the ten seats there can be; only the first `players` play.
        changes: for each game, its options with the values that differ from the usual ones.
        takes_turns: whether a third waits at a game of two: who is named on the third seat.
        own: the rules saved under a name that are played, as they are now changed; None where a game is played as it is
            offered.
    """

    names: tuple[str, ...]
    sitters: tuple[Sitter, ...]
    preset: str = "twenty-five"
    players: int = 5
    sides: int = 5
    changes: Mapping[str, Mapping[str, object]] = field(default_factory=dict)
    takes_turns: bool = False
    own: RuleSet | None = None

    @property
    def usual(self) -> Rules:
        """The rules of the game as it is usually played by so many."""
        return _usual(self.preset, self.players, self.sides)

    @property
    def changed(self) -> Mapping[str, object]:
        """The options of this game that differ from the usual, with their values."""
        options = self.changes.get(self.preset, {}) if self.own is None else self.own.options
        usual = self.usual
        return {option: value for option, value in options.items() if value != getattr(usual, option)}

    @property
    def rules(self) -> Rules:
        """The rules as chosen, whether or not they make sense."""
        return _drafted(self.usual, tuple(self.changed.items()))

    @property
    def problems(self) -> tuple[Problem, ...]:
        """What about the rules makes no sense."""
        return self.rules.problems()

    @property
    def third(self) -> int | None:
        """The place of who sits out, where three take turns at a game of two."""
        return 2 if self.takes_turns and self.players == 2 else None

    @property
    def present(self) -> int:
        """How many places there are: the seats, and that of who sits out."""
        return self.players + (self.third is not None)

    @property
    def seats(self) -> Seats:
        """Who plays which hand, whether or not it makes sense."""
        return Seats(self.rules, self.sitters[: self.players])

    @property
    def seat_faults(self) -> Mapping[int, SeatFault]:
        """Why nobody can play a seat as chosen, by seat."""
        if self.third is None:
            return self.seats.faults()
        others = [seat for seat in range(1, self.present) if not sits(self.sitters[seat])]
        faults = dict.fromkeys(others, SeatFault.TAKES_TURNS)
        alone = self._persons_present < 2
        return faults or ({self.third: SeatFault.ONE_PERSON} if alone else {})

    @property
    def called(self) -> tuple[str, ...]:
        """What the table calls all who are present. Of several persons nobody is You, which each of them is in turn."""
        names = tuple(name.strip() for name in self.names[: self.present])
        if self._persons_present <= 1:
            return names
        you = translate("games", "You")
        instead = _free_player_name([name for name in names if name != you])
        return tuple(instead if name == you else name for name in names)

    @property
    def name_faults(self) -> Mapping[int, PlayerNameFault]:
        """Why names cannot be used, by seat."""
        used = self.called
        faults = {seat: fault_of(name) for seat, name in enumerate(used)}
        twice = {seat: PlayerNameFault.TAKEN for seat, name in enumerate(used) if name in used[:seat]}
        return {**twice, **{seat: fault for seat, fault in faults.items() if fault is not None}}

    @property
    def ready(self) -> bool:
        """Whether a game can begin."""
        return not self.problems and not self.name_faults and not self.seat_faults

    @property
    def _persons_present(self) -> int:
        return sum(isinstance(sitter, Person) for sitter in self.sitters[: self.present])

    def table(self) -> TableSetup:
        """The table as chosen, with everybody called as they will be there."""
        third = None if self.third is None else Third(self.called[self.third], self.sitters[self.third])
        return TableSetup(self.rules, self.called[: self.players], self.sitters[: self.players], third)

    def play(self, preset: str) -> Choices:
        """Another game, for as many players as now where it can be, with its own house rules."""
        here = (self.players, self.sides)
        usual = (PRESETS[preset].players, PRESETS[preset].sides)
        players, sides = here if here in SEATINGS[preset] else usual
        return replace(self, preset=preset, players=players, sides=sides, own=None)

    def play_own(self, own: RuleSet) -> Choices:
        """The game of rules saved under a name, with these rules."""
        return replace(self.play(own.preset), own=own)

    def call_rules(self, name: str) -> Choices:
        """Another name for the own rules that are played."""
        return self if self.own is None else replace(self, own=replace(self.own, name=name))

    def known(self, own: Sequence[RuleSet]) -> Choices:
        """The same where the own rules played are among these; else their game, with what differs as house rules."""
        if self.own is None or any(other.name == self.own.name for other in own):
            return self
        return replace(self, own=None, changes={**self.changes, self.preset: self.own.options})

    def sit(self, players: int, sides: int) -> Choices:
        """So many players on so many sides, whether or not the game is for them."""
        return replace(self, players=players, sides=sides)

    def seat(self, players: int) -> Choices:
        """Another number of players, sitting in the same way where they can."""
        ways = sides_for(self.preset, players)
        return replace(self, players=players, sides=_like(self, ways, players))

    def divide(self, sides: int) -> Choices:
        """Another number of sides."""
        return replace(self, sides=sides)

    def call(self, seat: int, name: str) -> Choices:
        """Another name for a seat, whether or not it can be used."""
        return replace(self, names=_put(self.names, seat, name))

    def fill(self, seat: int, sitter: Sitter) -> Choices:
        """Somebody else on a seat."""
        return replace(self, sitters=_put(self.sitters, seat, sitter))

    def computers(self, computer: Computer) -> Choices:
        """All computer players like this one."""
        sitters = tuple(computer if isinstance(sitter, Computer) else sitter for sitter in self.sitters)
        return replace(self, sitters=sitters)

    def take_turns(self, third: bool) -> Choices:
        """With a third who waits at a game of two, or without."""
        return replace(self, takes_turns=third)

    def reseat(self, draw: SeatDraw) -> Choices:
        """Everybody on the seat that the draw gave them."""
        names, sitters = list(self.names), list(self.sitters)
        for before, seat in enumerate(draw.goes_to):
            names[seat], sitters[seat] = self.names[before], self.sitters[before]
        return replace(self, names=tuple(names), sitters=tuple(sitters))

    def change(self, option: str, value: object) -> Choices:
        """Another value for an option of this game; the usual one is no change."""
        changed = {name: other for name, other in self.changed.items() if name != option}
        if value != getattr(self.usual, option):
            changed[option] = value
        return self._with(changed)

    def back_to_usual(self) -> Choices:
        """The usual rules of this game."""
        return self._with({})

    def take(self, rules: Rules) -> Choices:
        """These rules, for as many players as now."""
        usual = self.usual
        values = {option: getattr(rules, option) for option in HOUSE_RULES}
        return self._with({option: value for option, value in values.items() if value != getattr(usual, option)})

    def _with(self, changed: Mapping[str, object]) -> Choices:
        if self.own is not None:
            return replace(self, own=replace(self.own, options=changed))
        return replace(self, changes={**self.changes, self.preset: changed})


# The pages ask for the rules many times for each change.


@cache
def _usual(preset: str, players: int, sides: int) -> Rules:
    return seated(preset, players, sides)


@lru_cache(maxsize=8)
def _drafted(usual: Rules, changed: tuple[tuple[str, object], ...]) -> Rules:
    return usual.draft(**dict(changed))


def sides_for(preset: str, players: int) -> tuple[int, ...]:
    """The numbers of sides in which so many play a game, each on their own first."""
    return tuple(sorted((sides for count, sides in SEATINGS[preset] if count == players), reverse=True))


def players_for(preset: str) -> tuple[int, ...]:
    """How many can play a game, in rising order."""
    return tuple(sorted({count for count, _ in SEATINGS[preset]}))


def _like(choices: Choices, ways: Sequence[int], players: int) -> int:
    """The number of sides that comes nearest to how they sit now: alone, in groups of a size, or on two sides."""
    size = choices.players // choices.sides
    if choices.sides < choices.players:
        for sides in (players // size, choices.sides):
            if sides in ways and sides < players:
                return sides
    return ways[0]


def _put(row: tuple[_Item, ...], place: int, item: _Item) -> tuple[_Item, ...]:
    return (*row[:place], item, *row[place + 1 :])


def _free_player_name(others: Sequence[str]) -> str:
    """Player 1, or with the first number after it that none of the others is called by."""
    numbered = (translate("games", "Player {number}").format(number=number) for number in count(1))
    return next(name for name in numbered if not any(same_name(name, other) for other in others))


def usual_choices(person: str = "") -> Choices:
    """Twenty-Five for five, a person of that name and computer players of medium level."""
    first = person if fault_of(person) is None else translate("games", "You")
    others = [name for name in USUAL_NAMES if name != first][: MOST_SEATS - 1]
    sitters: tuple[Sitter, ...] = (Person(), *(Computer(Level.MEDIUM) for _ in others))
    return Choices((first, *others), sitters)
