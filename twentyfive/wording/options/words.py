"""The words of an option: its subject within a sentence, its question, and the sentence that tells the rule."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from twentyfive.core import Rules
from twentyfive.wording.grammar.texts import Text
from twentyfive.wording.options.question import OptionQuestion


@dataclass(frozen=True, slots=True)
class OptionWords:
    """All words of an option."""

    subject: Text  # within a sentence: "the duty to rob"
    ask: Callable[[Rules, str], OptionQuestion]  # given the rules and the preset that they were made from
    tell: Callable[[Rules], str]  # the rule in sentences; empty if there is nothing to tell
    otherwise: Text | None = None  # told instead of nothing where a house leaves the rule out
    where: Callable[[Rules], bool] | None = None  # the games that have a place for it; in others nothing is told

    def sentence(self, rules: Rules) -> str:
        """Tell the rule, or that it is left out; empty in a game that has no place for it."""
        if self.where is not None and not self.where(rules):
            return ""
        return self.tell(rules) or (self.otherwise() if self.otherwise else "")


def always(ask: Callable[[], OptionQuestion]) -> Callable[[Rules, str], OptionQuestion]:
    """Ask the same under all rules."""
    return lambda _rules, _preset: ask()
