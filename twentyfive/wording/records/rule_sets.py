"""The words of rules saved under a name."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from twentyfive.core import PRESETS
from twentyfive.core.rules.remedies import own_changes
from twentyfive.engine.saves.rule_sets import RulesDamage, RuleSet
from twentyfive.wording.amounts import number_word
from twentyfive.wording.grammar.texts import Text
from twentyfive.wording.names import translate
from twentyfive.wording.rules.rules_text import differences
from twentyfive.wording.setup.games import GAME_NAMES, changed_sentence

_MOST_DIFFERENCE_LETTERS: Final = 60
"""The greatest length of a difference told on a card."""


def rules_name(preset: str, own: RuleSet | None) -> str:
    """Return the name of the saved rules, or of the game if there are none."""
    return GAME_NAMES[preset]() if own is None else own.name


def rules_sentence(preset: str, own: RuleSet | None, changed: int) -> str:
    """Return the number of changes to the rules being edited."""
    if changed:
        text = translate("own rules", "{game}. {changes}")
        return text.format(game=rules_name(preset, own), changes=changed_sentence(changed))
    return translate("own rules", "These are the usual rules of {game}.").format(game=GAME_NAMES[preset]())


def own_line(own: RuleSet) -> str:
    """Return saved rules in a line: their game, and a difference from it or the number of differences."""
    sentences = own_differences(own)
    short = next((sentence for sentence in sentences if len(sentence) <= _MOST_DIFFERENCE_LETTERS), "")
    if not short:
        changed = len(own_changes(own.options))
        difference = changed_sentence(changed) if changed else translate("own rules", "No differences.")
    elif len(sentences) == 1:
        difference = short
    elif len(sentences) == 2:
        difference = translate("own rules", "{difference} And one more change.").format(difference=short)
    else:
        more = len(sentences) - 1
        text = translate("own rules", "{difference} And {number} more changes.", None, more)
        difference = text.format(difference=short, number=number_word(more))
    return translate("own rules", "{game}. {difference}").format(game=GAME_NAMES[own.preset](), difference=difference)


def own_differences(own: RuleSet) -> tuple[str, ...]:
    """Return a sentence for each difference from the game; none if the rules contradict each other."""
    usual = PRESETS[own.preset]
    rules = usual.draft(**own.options)
    return () if rules.problems() else differences(rules, usual)


NAME_TAKEN: Final = Text("own rules", "There are already rules called {name}. Replace them, or choose another name.")
RENAME_TAKEN: Final = Text("own rules", "There are already rules called {name}. Choose another name.")
DELETED: Final = Text("own rules", "Deleted “{name}”.")


def own_damage(damage: RulesDamage, path: str) -> str:
    """Say which saved rules could not be read."""
    if not damage.name:
        text = translate(
            "own rules",
            "Some saved rules cannot be read ({reason}). They are left out here; their file was kept as {path}.",
        )
    else:
        text = translate(
            "own rules",
            "The rules “{name}” cannot be read ({reason}). They are left out here; their file was kept as {path}.",
        )
    return text.format(name=damage.name[:40], reason=damage.reason, path=path)


def own_put_aside(reason: str, kept: Path) -> str:
    """Say that the file of saved rules was damaged, and where it is kept now."""
    return own_damage(RulesDamage("", reason), str(kept))


OWN_UNREADABLE: Final = Text(
    "own rules", "Your saved rules in {path} cannot be read ({reason}). The file stays as it is."
)
OWN_NOT_WRITTEN: Final = Text(
    "own rules", "Your rules cannot be saved in {path} ({reason}). They last until you close the program."
)
