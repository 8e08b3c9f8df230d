"""The words about rules saved under a name."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from twentyfive.core import PRESETS
from twentyfive.engine.saves.rule_sets import RulesDamage, RuleSet
from twentyfive.wording.amounts import number_word
from twentyfive.wording.names import translate
from twentyfive.wording.rules.rules_text import differences
from twentyfive.wording.setup.games import changed_sentence, game_name

_MOST_DIFFERENCE_LETTERS: Final = 60
"""Of a difference that is told on a card."""


def called(preset: str, own: RuleSet | None) -> str:
    """What a game is called: by the name of the rules saved, or its own."""
    return game_name(preset) if own is None else own.name


def rules_sentence(preset: str, own: RuleSet | None, changed: int) -> str:
    """How the rules stand that are being changed."""
    if changed:
        text = translate("own rules", "{game}. {changes}")
        return text.format(game=called(preset, own), changes=changed_sentence(changed))
    return translate("own rules", "These are the usual rules of {game}.").format(game=game_name(preset))


def own_line(own: RuleSet) -> str:
    """Saved rules in a line: the game they are made of, and what differs, or how much."""
    said = own_differences(own)
    short = next((sentence for sentence in said if len(sentence) <= _MOST_DIFFERENCE_LETTERS), "")
    if not short:
        difference = changed_sentence(len(own.options)) if own.options else translate("own rules", "Nothing differs.")
    elif len(said) == 1:
        difference = short
    elif len(said) == 2:
        difference = translate("own rules", "{difference} And one more change.").format(difference=short)
    else:
        text = translate("own rules", "{difference} And {number} more changes.", None, len(said) - 1)
        difference = text.format(difference=short, number=number_word(len(said) - 1))
    return translate("own rules", "{game}. {difference}").format(game=game_name(own.preset), difference=difference)


def own_differences(own: RuleSet) -> tuple[str, ...]:
    """What differs from the game they are made of: a sentence for each change; none where they make no sense."""
    usual = PRESETS[own.preset]
    rules = usual.draft(**own.options)
    return () if rules.problems() else differences(rules, usual)


def name_taken(name: str) -> str:
    """That saving would replace other rules."""
    text = translate("own rules", "There are rules called {name}. Replace them, or write another name.")
    return text.format(name=name)


def rename_taken(name: str) -> str:
    """That a name belongs to other rules."""
    return translate("own rules", "Other rules are called {name}. Write another name.").format(name=name)


def deleted(name: str) -> str:
    """That rules were deleted."""
    return translate("own rules", "{name} is deleted.").format(name=name)


def own_damage(damage: RulesDamage, path: str) -> str:
    """What could not be read of the file of saved rules."""
    if not damage.name:
        text = translate(
            "own rules", "Some saved rules cannot be read ({reason}). They are left out, and kept in {path}."
        )
    else:
        text = translate(
            "own rules", "The rules “{name}” cannot be read ({reason}). They are left out, and kept in {path}."
        )
    return text.format(name=damage.name[:40], reason=damage.reason, path=path)


def own_put_aside(reason: str, kept: Path) -> str:
    """That the file of saved rules was damaged as a whole, and where it is kept now."""
    return own_damage(RulesDamage("", reason), str(kept))


def own_unreadable(path: str, reason: str) -> str:
    """That the file of saved rules cannot be read."""
    text = translate("own rules", "Your saved rules in {path} cannot be read ({reason}). The file stays as it is.")
    return text.format(path=path, reason=reason)


def own_not_written(path: str, reason: str) -> str:
    """That the file of saved rules cannot be written."""
    text = translate("own rules", "Your rules cannot be kept in {path} ({reason}). They hold until the program ends.")
    return text.format(path=path, reason=reason)
