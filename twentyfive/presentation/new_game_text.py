"""The text form of the last choices for a new game, as the settings store it."""

from __future__ import annotations

import json
import logging
from collections.abc import Mapping, Sequence
from typing import Any, Final

from twentyfive.core import PRESETS, SEATINGS, Rules
from twentyfive.core.rules.option_text import option_text, parse_option
from twentyfive.engine.saves.rule_sets import RuleSet, rules_name_fault
from twentyfive.engine.seating.players import TableSetup, fault_of, is_person, parse_sitter
from twentyfive.presentation.new_game import HOUSE_RULES, MOST_SEATS, Choices, usual_choices, usual_names
from twentyfive.presentation.settings import Settings
from twentyfive.wording.names import translate

_LARGEST: Final = 20_000
"""The most characters of the text form, many times what ten players and all the rules need."""

_log = logging.getLogger(__name__)


def choices_text(choices: Choices) -> str:
    """Return the choices as JSON. A name that is the usual one, or that cannot be used, is left empty."""
    usual = usual_choices()
    changes = {preset: _options_text(changed) for preset, changed in choices.changes.items() if changed}
    own = choices.own
    whole = {
        "preset": choices.preset,
        "players": choices.players,
        "sides": choices.sides,
        "names": [
            "" if fault_of(name) or name == other else name.strip()
            for name, other in zip(choices.names, usual.names, strict=True)
        ],
        "sitters": [str(sitter) for sitter in choices.sitters],
        "changes": changes,
        "takes turns": choices.takes_turns,
        "own": None if own is None else {"name": own.name, "options": _options_text(own.options)},
    }
    return json.dumps(whole, ensure_ascii=False)


def read_choices(text: str, person: str = "") -> Choices:
    """Parse what `choices_text` has written; `person` is the usual name of the first seat.

    Raises:
        ValueError: saying what is wrong.
    """
    if len(text) > _LARGEST:
        raise ValueError(f"they are {len(text)} characters long")
    usual = usual_choices(person)
    try:
        whole = json.loads(text)
        read = Choices(
            names=_names(whole["names"], usual.names),
            sitters=tuple(parse_sitter(_text(sitter)) for sitter in whole["sitters"]),
            preset=_text(whole["preset"]),
            players=_number(whole["players"]),
            sides=_number(whole["sides"]),
            changes={preset: _changed(preset, changed) for preset, changed in whole["changes"].items()},
            takes_turns=whole.get("takes turns") is True,
            own=_own(_text(whole["preset"]), whole.get("own")),
        )
    except (KeyError, TypeError, AttributeError, RecursionError) as error:
        raise ValueError(repr(error)) from error
    _check(read)
    return read


def renamed_choices(text: str, person: str) -> str:
    """Return `text` with another name for the person; a computer player of that name gets a new one."""
    return choices_text(last_choices(text).call(0, person or translate("games", "You")))


def usual_players(settings: Settings) -> Choices:
    """Return the usual choices, with the present name of the person."""
    return usual_choices(last_choices(settings.new_game, settings.name).names[0])


def last_choices(text: str, person: str = "") -> Choices:
    """Return the choices in `text`, or the usual ones if it is empty or damaged; damage is logged."""
    if text:
        try:
            return read_choices(text, person)
        except ValueError as error:
            _log.warning("The last choices for a new game cannot be used, the usual ones stand in: %s", error)
    return usual_choices(person)


def _text(read: Any) -> str:
    if not isinstance(read, str):
        raise TypeError(f"{read!r} is not a text")
    return read


def _number(read: Any) -> int:
    if not isinstance(read, int):
        raise TypeError(f"{read!r} is not a whole number")
    return read


def _names(read: Sequence[Any], usual: Sequence[str]) -> tuple[str, ...]:
    """Replace the empty names by the usual ones, without using a name twice."""
    given = [_text(name) for name in read]
    if len(given) != MOST_SEATS:
        raise ValueError(f"{len(given)} names are not {MOST_SEATS}")
    kept = {other for name, other in zip(given, usual, strict=True) if not name}
    spare = [name for name in usual_names() if name not in kept.union(given)]
    names = []
    for name, other in zip(given, usual, strict=True):
        names.append(name or (other if other not in given else spare.pop()))
    return tuple(names)


def _options_text(options: Mapping[str, object]) -> dict[str, str]:
    return {option: option_text(value) for option, value in options.items()}


def _own(preset: str, read: Any) -> RuleSet | None:
    """The saved rules in use."""
    if read is None:
        return None
    name = _text(read["name"])
    if rules_name_fault(name) is not None:
        raise ValueError(f"{name!r} cannot be the name of rules")
    return RuleSet(name, preset, _changed(preset, read["options"]))


def _changed(preset: str, changed: Mapping[str, Any]) -> dict[str, object]:
    """The options of a game that differ from the usual ones."""
    usual = PRESETS[preset]
    values = {}
    for option, text in changed.items():
        if option not in HOUSE_RULES:
            raise ValueError(f"the option {option!r} is not offered")
        value = parse_option(Rules, option, _text(text))
        if value != getattr(usual, option):
            values[option] = value
    return values


def _check(read: Choices) -> None:
    if read.preset not in PRESETS:
        raise ValueError(f"the game {read.preset!r} is not offered")
    if (read.players, read.sides) not in SEATINGS[read.preset]:
        raise ValueError(f"{read.preset} is not for {read.players} players in {read.sides} sides")
    if any(fault_of(name) for name in read.names):
        raise ValueError("a name cannot be used")
    if len(read.sitters) != MOST_SEATS or not is_person(read.sitters[0]):
        raise ValueError(f"of {MOST_SEATS} seats the first is a person's")


def default_setup(settings: Settings) -> TableSetup:
    """Return the table of the person's last choices; at first Twenty-Five for five, medium."""
    choices = last_choices(settings.new_game, settings.name)
    if not choices.ready:
        _log.warning("No game can begin with the last choices, the usual ones stand in")
        choices = usual_choices(settings.name)
    return choices.table()
