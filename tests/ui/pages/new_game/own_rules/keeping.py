"""Two sets of own rules, and actions of a person who saves more."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.ui.page_checks import settle
from tests.ui.pages.new_game.rules_editor.editing import write
from tests.ui.pressing import click, focused
from twentyfive.core.rules.options import Follow, JinkRule
from twentyfive.engine.saves.rule_sets import RuleSet, rules_file
from twentyfive.ui.pages.new_game.new_game_pages import NewGamePages

FRIDAY = RuleSet("Friday", "twenty-five", {"follow": Follow.MUST_FOLLOW, "target": 45})
CHRISTMAS = RuleSet("Christmas", "spoil-five", {"jink": JinkRule.OFF})


def names(folder: Path) -> list[str]:
    """The names of the rules in the file."""
    return [own.name for own in rules_file(folder / "rules.25").read().value.own]


def save(pages: NewGamePages, name: str) -> None:
    """Save the current rules under this name, with the keys."""
    click(pages.page.saver.save)
    assert pages.page.saver.form.field.hasFocus()
    write(pages.page.saver.form.field, name)
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    settle()
