"""No English grammar outside the texts: plurals, parts of sentences, and the percent sign."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Final

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from pytestqt.qtbot import QtBot

from resources.translations.generator.files import ROOT
from resources.translations.generator.texts import source_texts
from tests.core.policy import walked
from tests.core.positions import dealt
from tests.ui.dressing import dressed
from tests.ui.page_checks import look_of
from tests.ui.painted import painted_texts
from tests.ui.whole import NAMES, Start
from twentyfive.core import PRESETS, apply, seated, to_act, view_for
from twentyfive.core.view import SeenMove
from twentyfive.engine.seating.players import Aim, Person, TableSetup
from twentyfive.engine.statistics.tallies import MatchResult
from twentyfive.presentation.settings_words import hold_words
from twentyfive.presentation.start.entry import Entry
from twentyfive.ui.pages.practise.words import players_words
from twentyfive.ui.pages.records.charts import LastGames
from twentyfive.ui.pages.settings.settings_page import SettingsPage
from twentyfive.wording.amounts import Unit, amount
from twentyfive.wording.options.seats import players as how_they_play
from twentyfive.wording.records.saved import standing_line
from twentyfive.wording.setup.adaptive import aim_name
from twentyfive.wording.setup.games import changed_words
from twentyfive.wording.setup.tables import setup_sentence
from twentyfive.wording.table.auction import bids_so_far
from twentyfive.wording.table.moves import move_words

COUNTED: Final = re.compile(
    r"\{(?!name|points)\w+\} (?:more |of |equal |still |of these \{\w+\} |of \{\w+\} )?"
    r"(antes|bookmarks|cards|chips|deals|decisions|games|hands|letters|missing|more|opponents|people|players|points"
    r"|rules|seconds|sides|times|tricks|wrong|changed|to come)\b"
)
"""A number, and a word whose form depends on it in some language."""


@pytest.mark.broad
def test_a_word_after_a_number_has_plural_forms() -> None:
    texts = [text for text in source_texts(ROOT / "twentyfive") if COUNTED.search(text.source)]
    assert len(texts) > 30
    assert [text.source for text in texts if not text.counted] == []


class Numbered(QTranslator):
    """Adds to each text the number with which it was looked up."""

    def translate(
        self, context: bytes | str, source: bytes | str, disambiguation: bytes | str | None = None, n: int = -1
    ) -> str:
        del context, disambiguation
        return str(source) + f" <{n}>" if n >= 0 else ""


class Loud(QTranslator):
    """Writes every text in capitals, and ends sentences with another full stop."""

    def translate(
        self, context: bytes | str, source: bytes | str, disambiguation: bytes | str | None = None, n: int = -1
    ) -> str:
        del context, disambiguation, n
        pieces = re.split(r"(\{[^}]*\})", str(source))
        return "".join(
            piece.upper().replace(".", "。") if place % 2 == 0 else piece for place, piece in enumerate(pieces)
        )


@pytest.fixture
def loud(qapp: object) -> Iterator[None]:
    """Put the program into the loud language."""
    del qapp
    translator = Loud()
    QCoreApplication.installTranslator(translator)
    yield
    QCoreApplication.removeTranslator(translator)


@pytest.mark.usefixtures("loud")
class TestNoGrammarOfEnglish:
    """A text inserted into another has its own translation: the code changes no capitals and removes no full stop."""

    @pytest.mark.parametrize("preset", ["auction-forty-fives", "fifty-five", "spoil-five"])
    def test_in_bids_moves_and_the_standing(self, preset: str) -> None:
        rules = PRESETS[preset]
        for nameless, move in walked(rules, 1, 150):
            before = replace(nameless, names=tuple(name.upper() for name in NAMES[: rules.players]))
            after = apply(before, move)
            view = view_for(after, 0)
            made = SeenMove(type(move), move, to_act(before), view_for(before, 0), view)
            words = [move_words(made), standing_line(view), *(call for _, call in bids_so_far(view))]
            assert words == [each.upper() for each in words]
            assert not any(each.endswith(("。", ".")) for each in words)

    @pytest.mark.parametrize(("winners", "seat"), [((0,), 0), ((1,), 0), ((0, 1), 0)])
    def test_in_a_game_that_is_over(self, winners: tuple[int, ...], seat: int) -> None:
        state = replace(dealt("A deals"), names=tuple(name.upper() for name in NAMES[:5]))
        said = standing_line(view_for(replace(state, game_winners=winners, winners=winners, over=True), seat))
        assert said == said.upper()
        assert not said.endswith(("。", "."))

    @pytest.mark.parametrize(("players", "sides"), [(4, 2), (6, 3), (6, 2), (9, 3)])
    def test_in_how_they_sit(self, players: int, sides: int) -> None:
        rules = seated("twenty-five", players, sides)
        setup = TableSetup(rules, tuple(name.upper() for name in NAMES[:players]), (Person(),) * players)
        assert setup_sentence("G", setup, 0).isupper()
        assert how_they_play(rules).isupper()


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("words", "number"),
    [
        (lambda: amount(Unit.POINT, "5"), 5),
        (lambda: amount(Unit.POINT, "−30"), 30),
        (lambda: amount(Unit.GAME, "1.8"), 2),
        (lambda: amount(Unit.CHIP, "0"), 0),
        (lambda: hold_words(4), 4),
        (lambda: players_words(10), 10),
        (lambda: changed_words(7), 7),
        (lambda: aim_name(Aim.FAIR, 5), 20),
    ],
)
def test_the_number_shown_selects_the_plural_form(words: Callable[[], str], number: int) -> None:
    numbered = Numbered()
    QCoreApplication.installTranslator(numbered)
    text = words()
    QCoreApplication.removeTranslator(numbered)
    assert text.endswith(f"<{number}>")


class Tight(QTranslator):
    """Leaves no space before the percent sign, as in English print."""

    def translate(
        self, context: bytes | str, source: bytes | str, disambiguation: bytes | str | None = None, n: int = -1
    ) -> str:
        del context, disambiguation, n
        return str(source).replace(" %", "%")


def test_the_translation_decides_the_space_before_the_percent_sign(qtbot: QtBot, start: Start) -> None:
    tight = Tight()
    QCoreApplication.installTranslator(tight)
    chart = dressed(LastGames(), look_of(1280, 800))
    chart.show_results((MatchResult.WON, MatchResult.LOST))
    qtbot.addWidget(chart)
    chart.show()
    whole = start()
    whole.window.start.chosen.emit(Entry.SETTINGS)
    text = whole.page(SettingsPage).text
    said = {*(painted.text for painted in painted_texts(chart)), text.smaller.reason, text.large_text.label}
    whole.close()
    QCoreApplication.removeTranslator(tight)
    assert {"0%", "50%", "100%", "100% is the smallest.", "Large text and cards: 150% or more, larger buttons"} <= said
