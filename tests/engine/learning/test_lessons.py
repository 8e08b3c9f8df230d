"""The lessons fit the rules of the game, their files can be read, and progress is stored."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tests.engine.game.practising import SlowMinds
from tests.engine.learning.lesson_faults import faults
from tests.minds import InlineMinds
from twentyfive.assets import resource
from twentyfive.core import Card, Record, to_act
from twentyfive.core.moves import PlayCard
from twentyfive.engine.game.events import Hint
from twentyfive.engine.learning.lesson_engine import LessonEngine
from twentyfive.engine.learning.lesson_files import LessonError, parse_lesson, read_lessons
from twentyfive.engine.learning.lesson_progress import LessonProgress, progress_file, progress_text
from twentyfive.engine.learning.lesson_rules import others_moves, person_acted, play, record_at_step, starts
from twentyfive.engine.learning.lessons import PERSON, Free, Lesson, LessonStep

LESSONS = read_lessons(resource("lessons"))

SMALL = """
title = "Small"
about = "For tests"
[[deal]]
options = { players = "2", sides = "2" }
dealer = 0
hands = ["5H 10H 4H KD 9C", "9H QH 8S 3C 6D"]
turn_up = "7H"
[[deal.step]]
text = "{first} led."
task = "Play 10♥."
before = ["play 9H"]
right = ["play 10H"]
won_by = "You"
yes = "Yes."
no = { other = "No." }
refused = { "play KD" = "A trump, please." }
[[deal.step]]
text = "Now lead."
task = "Lead."
right = ["play 5H"]
after = ["play QH"]
won_by = "You"
yes = "Yes."
no = { other = "No." }
"""


def small(old: str = "", new: str = "") -> Lesson:
    """Return a lesson of two steps, with `old` in its file replaced by `new`."""
    assert old in SMALL
    return parse_lesson("small", SMALL.replace(old, new) if old else SMALL)


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)
def test_every_lesson_fits_the_rules(lesson: Lesson) -> None:
    assert faults(lesson) == []


def test_the_first_four_lessons_take_a_slow_reader_less_than_ten_minutes() -> None:
    """At 130 words a minute, with three seconds for each card and each Next."""
    steps = [step for lesson in LESSONS[:4] for step in lesson.steps]
    words = sum(len(text.split()) for step in steps for text in (step.title, step.text, step.task, step.yes))
    pressed = len(steps) + sum(step.asks for step in steps)
    assert words / 130 + pressed * 3 / 60 < 10


def test_there_are_at_least_nine_lessons_with_different_names() -> None:
    assert len(LESSONS) >= 9
    assert len({lesson.name for lesson in LESSONS}) == len(LESSONS)


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('right = ["play 10H"]', 'right = ["play KD"]', "said to be right, is not allowed"),
        ('"play KD" =', '"play 4H" =', "play 4H, said to be refused, is allowed"),
        ("no = { other = \"No.\" }\nrefused", "refused", "nothing is said to play 4H, play 5H"),
        ('no = { other = "No." }\nrefused', 'no = { other = "No.", "play 10H" = "?" }\nrefused', "is right"),
        ('won_by = "You"\nyes = "Yes."\nno = { other = "No." }\nrefused',
         'won_by = "first"\nyes = "Yes."\nno = { other = "No." }\nrefused', "won by You, not by first"),
        ('text = "Now lead."', 'text = "Now lead."\nlook = ["2S"]', "nothing to see at '2S'"),
        ('text = "Now lead."', 'text = "Now lead."\nbefore = ["play QH"]', "nobody else is to act"),
        ('task = "Lead."', "", "a step has a task where there is something to do"),
        ('before = ["play 9H"]', 'before = ["play 2S"]', "a move is not allowed"),
        ('text = "Now lead."', f'text = "{"long " * 50}"', "letters long, more than"),
    ],
)  # fmt: skip
def test_every_fault_of_a_lesson_is_found(old: str, new: str, fault: str) -> None:
    assert faults(small()) == []
    found = faults(small(old, new))
    assert any(fault in words for words in found), found


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('title = "Small"', 'title = "Small"\nauthor = "Nora"', "the lesson: there is no 'author'"),
        ("dealer = 0", "dealr = 0", "there is no 'dealr'"),
        ('"9H QH 8S 3C 6D"', '"9H QH 8S 3C 5H"', "dealt twice"),
        ('"9H QH 8S 3C 6D"', '"9H QH 8S 3C"', "not 2 hands of 5 cards"),
        ('"play QH"', '"ply QH"', "is no move"),
        ('"play QH"', '"gather"', "the table makes its moves by itself"),
        ('title = "Small"', "", "'title' is missing"),
        ('players = "2"', 'player = "2"', "deal 1"),
        ('right = ["play 5H"]', 'free = "always"', "'free' is none of"),
        (
            'text = "{first} led."',
            'text = "{second} led."',
            "deal 1, step 1: '{second} led.': nobody is called",
        ),
        ('yes = "Yes."', 'yes = "{} led."', "nobody is called {}"),
        ('title = "Small"', 'title = "{first}"', "the lesson: '{first}': nobody is called {first}"),
        ('text = "Now lead."', 'text = "{first led."', "deal 1, step 2: '{first led.'"),
        ("dealer = 0", 'others = ["Mary"]\ndealer = 0', "deal 1: there is no 'others'"),
        ("[[deal]]", "[deal", "line"),
    ],
)
def test_an_invalid_file_is_refused_with_the_place(old: str, new: str, message: str) -> None:
    with pytest.raises(LessonError, match=message.replace("'", ".")):
        small(old, new)


def test_the_error_names_the_file(tmp_path: Path) -> None:
    (tmp_path / "01-odd.toml").write_text("title = 7\n", encoding="utf-8")
    with pytest.raises(LessonError, match=r"01-odd\.toml: the lesson: .title."):
        read_lessons(tmp_path)


def test_lessons_are_in_the_order_of_their_numbers(tmp_path: Path) -> None:
    for name in ("10-last", "9-third", "02-second", "1-first"):
        (tmp_path / f"{name}.toml").write_text(SMALL, encoding="utf-8")
    assert [lesson.name for lesson in read_lessons(tmp_path)] == ["first", "second", "third", "last"]


@pytest.mark.parametrize("name", ["robbing", "07", "07-", "²-robbing"])
def test_a_file_without_number_and_name_is_refused(name: str, tmp_path: Path) -> None:
    (tmp_path / f"{name}.toml").write_text(SMALL, encoding="utf-8")
    with pytest.raises(LessonError, match=f"{name}.toml: a lesson's file is named like"):
        read_lessons(tmp_path)


def test_a_file_with_a_byte_order_mark_is_read(tmp_path: Path) -> None:
    (tmp_path / "01-small.toml").write_bytes(b"\xef\xbb\xbf" + SMALL.replace("\n", "\r\n").encode())
    assert read_lessons(tmp_path) == (small(),)


def test_a_step_begins_at_the_end_of_the_one_before() -> None:
    deal = small().deals[0]
    assert starts(deal) == (1, 4)  # the deal; two cards and the gathering of the trick
    record = record_at_step(deal, 1, ("Anna", "Mary", "Seán"))
    assert to_act(record.state) == PERSON
    assert record.state.names == ("Anna", "Mary")
    assert Card.parse("10H") not in record.state.current_deal.hands[PERSON]


def test_the_moves_of_the_others_and_of_the_person_are_told_apart() -> None:
    record = record_at_step(small().deals[0], 0)
    assert not person_acted(record, 1)
    play(record, (PlayCard(Card.parse("9H")), PlayCard(Card.parse("10H"))))
    assert others_moves(record, 1) == 1
    assert person_acted(record, 1)
    assert not person_acted(record, record.ply)


def begun(judge_allows: bool = True) -> LessonEngine:
    """Return an engine with the small lesson dealt, and a teacher who accepts all moves or none."""
    engine = LessonEngine(InlineMinds())
    engine.judge = lambda _: judge_allows
    engine.begin(record_at_step(small().deals[0], 0))
    return engine


def test_the_others_wait_for_their_script(qtbot: object) -> None:
    del qtbot
    engine = begun()
    assert not engine.state.current_deal.open_trick.cards
    engine.minds.give((PlayCard(Card.parse("9H")),))
    assert [str(card) for card in engine.state.current_deal.open_trick.cards] == ["9H"]


def test_a_move_that_the_teacher_refuses_is_not_made(qtbot: object) -> None:
    del qtbot
    engine = begun(judge_allows=False)
    engine.minds.give((PlayCard(Card.parse("9H")),))
    engine.submit(PERSON, PlayCard(Card.parse("10H")), engine.revision)
    assert len(engine.state.current_deal.open_trick.cards) == 1


def test_the_others_think_for_themselves_without_a_script(qtbot: object) -> None:
    del qtbot
    engine = begun()
    engine.minds.thinking = True
    engine.minds.give(())
    assert to_act(engine.state) == PERSON


def test_advice_comes_from_the_thinkers_and_has_no_figures(qtbot: object) -> None:
    del qtbot
    minds = SlowMinds()
    engine = LessonEngine(minds)
    engine.begin(record_at_step(small().deals[0], 0))
    engine.minds.give((PlayCard(Card.parse("9H")),))
    given: list[Hint] = []
    engine.advised.connect(given.append)
    engine.ask_advice()
    assert (len(minds.open), given) == (1, [])
    minds.answer_all()
    assert [(hint.seat, hint.choices) for hint in given] == [(PERSON, ())]


def test_progress_can_be_read_back(tmp_path: Path) -> None:
    path = tmp_path / "data" / "lessons.json"
    assert progress_file(path).read().value == LessonProgress()
    progress = LessonProgress(("red-trumps",)).at("whole-game", 1, ("play JC",))
    progress_file(path).write(progress)
    assert progress_file(path).read().value == progress
    assert progress.with_done("whole-game") == LessonProgress(("red-trumps", "whole-game"))
    assert progress.with_done("red-trumps") == LessonProgress(("red-trumps",))


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\xff",
        b"[]",
        b'{"format": "other"}',
        progress_text(LessonProgress()).replace("0", "-1").encode(),
        progress_text(LessonProgress()).replace("0", "true").encode(),
        progress_text(LessonProgress()).replace('"done": []', '"done": [7]').encode(),
        b"[" * 100_000,
    ],
)
def test_a_damaged_progress_file_is_put_aside(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "lessons.json"
    path.write_bytes(content)
    found = progress_file(path).read()
    assert found.value == LessonProgress()
    assert found.damage
    assert found.kept == tmp_path / "lessons-damaged-1.json"
    assert found.kept.read_bytes() == content
    assert not path.exists()


def test_free_play_ends_its_deal() -> None:
    lesson = small()
    first, second = lesson.deals[0].steps
    free = LessonStep(title="Free", text="Play.", task="Play.", free=Free.TRICK, yes="Yes.")
    deal = replace(lesson.deals[0], steps=(first, free, second))
    assert any("free play must be the last" in fault for fault in faults(replace(lesson, deals=(deal,))))


def test_the_record_of_a_lesson_can_be_read_back() -> None:
    for lesson in LESSONS:
        for deal in lesson.deals:
            record = record_at_step(deal, len(deal.steps) - 1)
            assert Record.loads(record.dumps()) == record
