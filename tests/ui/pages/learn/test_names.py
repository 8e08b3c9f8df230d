"""The other players of a lesson have names of the language in use, at the table and in the texts."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import pytest
from PySide6.QtWidgets import QApplication

from resources.translations.generator.shipped import SHIPPED
from tests.ui.pages.learn.pupils import Mouse, begin
from tests.ui.whole import Start
from twentyfive.assets import resource
from twentyfive.engine.learning.lesson_files import read_lessons
from twentyfive.engine.learning.lesson_progress import PROGRESS, LessonProgress, progress_file
from twentyfive.engine.learning.lessons import OTHERS, Lesson
from twentyfive.presentation.new_game import usual_names
from twentyfive.ui.pages.learn.learn_page import LearnPage
from twentyfive.ui.settings.languages import install_language, languages_folder, remove_language
from twentyfive.wording.grammar.texts import grammar
from twentyfive.wording.learning.lessons import lesson_text

LESSONS: Final = read_lessons(resource("lessons"))
LANGUAGES: Final = ("en", *SHIPPED, "en_US", "fr_CA")
NAMED: Final = re.compile(r"\{(\w+)\}")


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    """The language that everything is in from the start."""
    del qapp
    code: str = request.param
    assert code == "en" or install_language(code, languages_folder()) == code
    yield code
    remove_language()


def forms(name: str) -> set[str]:
    """The forms of a name in the sentences of the language in use."""
    return {name, *(grammar().word(name, case) for case in grammar().words)}


@pytest.mark.broad("en-red-trumps")
@pytest.mark.usefixtures("language")
@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)
def test_each_text_has_the_names_of_the_language(lesson: Lesson, caplog: pytest.LogCaptureFixture) -> None:
    names = dict(zip(OTHERS, usual_names(), strict=False))
    foreign = {"Mary", "Seán", "Nora"} - set(names.values())
    for english in lesson.texts():
        text = lesson_text(lesson.name, english, tuple(names.values()))
        assert not re.search(r"[{}]", text)
        words = set(re.findall(r"\w+", text))
        assert not words & foreign
        for name in NAMED.findall(english):
            assert any(form in text for form in forms(names[name])), text
    assert not caplog.records


@pytest.mark.parametrize(
    ("language", "english", "text"),
    [
        ("ga", "{first} had to give up the jack, the second best card of all.", "B’éigean do Mháire an cuireata"),
        ("fr", "Not even {second}’s jack could beat it.", "Même le valet de Jean"),
        ("fr_CA", "Not even {second}’s jack could beat it.", "Même le valet de Jean"),
        ("en_US", "Not even {second}’s jack could beat it.", "Not even Seán’s jack"),
    ],
    indirect=["language"],
)
def test_names_are_in_their_case(language: str, english: str, text: str) -> None:
    del language
    found = [lesson.name for lesson in LESSONS if english in lesson.texts()]
    assert lesson_text(found[0], english, usual_names()).startswith(text)


def test_elision_and_mutation_follow_the_name(qapp: QApplication) -> None:
    del qapp
    for code, name, text in (("fr", "Aoife", "Même le valet d’Aoife"), ("ga", "Aoife", "B’éigean d’Aoife")):
        install_language(code, languages_folder())
        english = {"fr": "Not even {second}’s jack could beat it."}.get(
            code, "{first} had to give up the jack, the second best card of all."
        )
        lesson = next(lesson.name for lesson in LESSONS if english in lesson.texts())
        assert lesson_text(lesson, english, (name, name)).startswith(text)
        remove_language()


@pytest.mark.broad("ga")
@pytest.mark.usefixtures("language")
def test_the_table_of_each_lesson_has_the_names_of_the_language(start: Start) -> None:
    pupil = Mouse(start())
    for number, lesson in enumerate(LESSONS):
        begin(pupil, number)
        view = pupil.page.table.view
        assert view is not None
        assert view.names[1:] == usual_names()[: lesson.deals[0].rules.players - 1]
        pupil.press(pupil.page.panel.leave)


@pytest.mark.parametrize("name", ["Mary", "seán"])
def test_who_is_called_like_a_computer_player_meets_others(start: Start, name: str) -> None:
    pupil = Mouse(start(name=name))
    begin(pupil, 0)
    pupil.go_on()
    pupil.go_on()
    view = pupil.page.table.view
    assert view is not None
    first, second = (other for other in ("Mary", "Seán", "Nora") if other.casefold() != name.casefold())
    assert view.names == (name, first, second)
    assert pupil.page.panel.words.plain.startswith(f"{first} played 9♥ and {second} 6♥.")


def test_a_lesson_goes_on_in_another_language(start: Start) -> None:
    """Free play of a game that was begun among Mary and Seán goes on among the players of the other language."""
    pupil = Mouse(start())
    begin(pupil, 6)
    pupil.go_on()
    view = pupil.page.table.view
    assert view is not None
    pupil.make(view.legal[0])
    while not pupil.page.table.director.up_to_date or pupil.page.table.director.waiting:
        pupil.wait()
    held, made = pupil.page.table.top.hand_order(), pupil.page.tutor.moves[:1]
    folder = pupil.whole.data
    pupil.whole.close()
    kept = progress_file(folder / PROGRESS).read().value
    assert kept == LessonProgress(lesson="whole-game", step=1, moves=made)
    try:
        install_language("ga", languages_folder())
        again = Mouse(start())
        again.press(again.whole.page(LearnPage).footer.start)
        table = again.page.table
        assert table.view is not None
        assert table.view.names[1:] == ("Máire", "Seán")
        assert table.top.hand_order() == held
    finally:
        remove_language()
