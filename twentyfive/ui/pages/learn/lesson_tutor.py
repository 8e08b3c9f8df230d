"""The tutor: leads through a lesson, and judges the person's moves."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal

from twentyfive.core import Card, IllegalMove
from twentyfive.core.moves import Move, PlayCard
from twentyfive.engine.game.events import Jump, Step
from twentyfive.engine.learning.lesson_engine import LessonEngine
from twentyfive.engine.learning.lesson_rules import ends_step, starts
from twentyfive.engine.learning.lessons import PERSON, Free, Lesson, LessonDeal, LessonStep
from twentyfive.ui.pages.learn.lesson_box import Saying
from twentyfive.ui.pages.learn.lesson_panel import LessonPanel
from twentyfive.ui.pages.learn.lesson_pointer import LessonPointer
from twentyfive.ui.table.overlays import Overlay
from twentyfive.ui.table.pace import Pace
from twentyfive.ui.table.table_page import TablePage
from twentyfive.wording.learning import lessons as wording
from twentyfive.wording.names import translate
from twentyfive.wording.table.line import Line
from twentyfive.wording.table.refusals import refusal_sentence

_OF_LESSONS: Final = (None, Overlay.DEAL, Overlay.HINT)
"""What may lie over the table while the lesson goes on: nothing, or a panel that is part of it."""


@dataclass(frozen=True, slots=True)
class LessonPlace:
    """The place in a lesson under way.

    Attributes:
        lesson: its name.
        step: the current step, counted from 0.
        moves: all moves made in its deal, in their text form.
        done: whether the step is done.
    """

    lesson: str
    step: int
    moves: tuple[str, ...]
    done: bool


class Tutor(QObject):
    """Leads through one lesson at a time.

    Attributes:
        number: the current step, counted from 0.
        done: whether the step is done, or asks for nothing.

    Signals:
        progressed(): another step began, or the person made a move in free play.
        finished(): the last step is done, and the person goes on.
    """

    progressed = Signal()
    finished = Signal()

    def __init__(self, engine: LessonEngine, table: TablePage, panel: LessonPanel, pointer: LessonPointer) -> None:
        super().__init__(table)
        self._engine = engine
        self._table = table
        self._panel = panel
        self._pointer = pointer
        self._lesson: Lesson | None = None
        self._names: tuple[str, ...] = ()
        self._starts: tuple[int, ...] = ()
        self._unsaid = ""
        self._placing = False
        self._leaving = False
        self._pace = Pace()
        self.number = 0
        self.done = False
        engine.judge = self._judge
        table.hand.may_leave_turn_up = self._lets_lie
        self._connect()

    def _connect(self) -> None:
        engine, table, panel = self._engine, self._table, self._panel
        engine.stepped.connect(self._on_stepped)
        engine.rewound.connect(self._on_rewound)
        engine.help_asked.connect(self.show)
        engine.next_asked.connect(self.go_on)
        panel.next.clicked.connect(self.go_on)
        panel.back.clicked.connect(self.go_back)
        panel.help.clicked.connect(self.show)
        table.director.settled.connect(self._on_settled)
        table.director.paused.connect(self._on_rest)
        table.hand.refused.connect(self._on_refused)
        table.told.connect(self._on_told)
        table.hint_flow.step_given.connect(self._on_advised)
        table.overlays.opened.connect(self._wait)
        table.overlays.closed.connect(panel.go_on)
        table.overlays.deal.play_again_asked.connect(lambda: self._place(self.number))

    def _wait(self) -> None:
        """Let the lesson wait while the person has a panel open over the table."""
        if self._table.overlays.current not in _OF_LESSONS:
            self._panel.wait(wording.WAITS())

    def _stop_waiting(self) -> None:
        """Close that panel, since the person goes on with the lesson."""
        if self._table.overlays.current not in _OF_LESSONS:
            self._table.overlays.close(self._table.overlays.current)

    @property
    def lesson(self) -> Lesson:
        """The lesson under way.

        Raises:
            ValueError: no lesson has begun.
        """
        if self._lesson is None:
            raise ValueError("no lesson has begun")
        return self._lesson

    @property
    def step(self) -> LessonStep:
        """The current step of the lesson."""
        return self.lesson.steps[self.number]

    @property
    def moves(self) -> tuple[str, ...]:
        """The moves made since free play began, in their text form; empty in other steps."""
        return () if self.step.free is None else self._engine.moves_since(self._start)

    @property
    def place(self) -> LessonPlace:
        """The place in the lesson under way."""
        return LessonPlace(self.lesson.name, self.number, self._engine.moves_since(self._starts[0]), self.done)

    def set_pace(self, pace: Pace) -> None:
        """Use the person's pace; in a step with a task a full trick still lies until the person presses Next."""
        self._pace = pace
        freely = self._lesson is None or self.step.free is not None
        self._table.director.pace = pace if freely else replace(pace, reading_ms=None)

    def begin(self, lesson: Lesson, number: int, moves: tuple[str, ...], names: tuple[str, ...]) -> None:
        """Begin a lesson.

        Args:
            lesson: the lesson.
            number: the step to begin at.
            moves: the moves already made in free play in this step.
            names: the names at the table, the person's first; as many as any lesson has players, or more.
        """
        self._lesson, self._names = lesson, names
        self._table.announcer.forget()  # drop sentences that still wait from another lesson
        self._place(min(number, len(lesson.steps) - 1), moves)

    def resume(self, lesson: Lesson, place: LessonPlace, names: tuple[str, ...]) -> None:
        """Go on with a lesson where another tutor was in it; nothing that it has said is said again."""
        self._lesson, self._names = lesson, names
        self._put(place.step, lambda deal, _: self._engine.begin_after(deal, names, place.moves))
        if place.done and self.step.asks:
            self._finish_step()
        self._unsaid = ""
        self._table.announcer.forget()
        self._write_line()

    def go_on(self) -> None:
        """Go to the next step, or end the lesson; do nothing while the step is not done."""
        if not self.done:
            return
        if self._table.director.waiting and not self._leaving:
            self._leaving = True  # the trick goes to its winner first
            self._table.director.skip()
            return
        self._leaving = False
        self._hurry()
        if self.number + 1 == len(self.lesson.steps):
            self.finished.emit()
            return
        _, place = self.lesson.find(self.number + 1)
        if place == 0:
            self._place(self.number + 1)
        else:
            self.number += 1
            self._enter()

    def go_back(self) -> None:
        """Return to the beginning of the previous step."""
        if self.number:
            self._place(self.number - 1)

    def show(self) -> None:
        """Show what to do: in words, by the arrow, and by the focus."""
        step = self.step
        if self.done:
            self._say(Saying.TOLD, self._go_on_words())
        elif step.free is not None:
            self._table.hint_flow.ask()
        else:
            self._say(Saying.TOLD, wording.shown_move(step.right[0]))
            self._pointer.point_to(step.right[0])

    def _place(self, number: int, moves: tuple[str, ...] = ()) -> None:
        """Put the game at the beginning of a step, and begin it; in free play, after these moves if they are legal."""
        self._put(number, lambda deal, place: self._engine.place(deal, place, self._names, moves))

    def _put(self, number: int, begin: Callable[[LessonDeal, int], None]) -> None:
        """Begin a step; `begin` begins its game, given the deal and the place of the step in it."""
        self.number = number
        deal, place = self.lesson.find(number)
        self._starts = starts(deal)
        self._placing = True
        self._leaving = False
        self._engine.minds.forget()
        self._engine.minds.thinking = False
        self._hush()
        begin(deal, place)
        self._placing = False
        self._enter()

    @property
    def _start(self) -> int:
        """The number of moves in the game before the step begins."""
        return self._starts[self.lesson.find(self.number)[1]]

    def _enter(self) -> None:
        """Begin the step that the game has reached."""
        step = self.step
        self._stop_waiting()
        self._leaving = False
        self.set_pace(self._pace)
        self._hush()
        self.done = not step.asks or (step.free is None and self._engine.person_acted(self._start))
        title, text, task = (self._text(text) for text in (step.title, step.text, step.task))
        self._panel.tell(title, text, task)
        self._panel.show_step(wording.WHERE_IN_LESSON(step=self.number + 1, steps=len(self.lesson.steps)))
        self._pointer.look = step.look
        heading = title if title.endswith("?") else f"{title}."
        self._unsaid = " ".join(part for part in (heading, text, task) if part)
        self._allow()
        self.progressed.emit()
        self._engine.plays_on = step.free is Free.GAME
        self._engine.minds.thinking = step.free is not None
        self._engine.minds.give(step.script[self._engine.others_moves(self._start) :])
        if self._table.director.up_to_date:
            self._on_settled()

    def _hush(self) -> None:
        """Let the table speak its questions only in free play: in other steps the lesson says what to do."""
        self._table.question.aloud = self.step.free is not None

    def _allow(self) -> None:
        """Enable the buttons that make sense in the step, and give the others a reason."""
        step, panel = self.step, self._panel
        self._engine.advises = step.free is not None and not self.done
        self._table.hand.withhold(self._go_on_words() if self.done and step.free is None else "")
        panel.name_next(translate("lessons", "Finish") if self._last else translate("lessons", "Next"))
        undone = wording.DO_IT_FIRST() if step.right else wording.PLAY_ON_FIRST()
        panel.next.offer("" if self.done else undone, self._table)
        panel.help.offer(wording.NOTHING_TO_SHOW() if self.done else "")
        panel.back.offer("" if self.number else wording.AT_THE_BEGINNING())

    @property
    def _last(self) -> bool:
        return self.number + 1 == len(self.lesson.steps)

    def _go_on_words(self) -> str:
        return wording.PRESS_FINISH() if self._last else wording.PRESS_NEXT()

    def _judge(self, move: Move) -> bool:
        """Return True if the game may make the move; otherwise say why not."""
        if self.done:
            self._say(Saying.TOLD, self._go_on_words())
        elif self.step.accepts(move):
            return True
        else:
            if not isinstance(move, PlayCard):
                self._ask_again()
            self._say(Saying.WRONG, self._text(self.step.feedback_on_wrong(move)))
        return False

    def _ask_again(self) -> None:
        """Open the question again, with nothing chosen."""
        self._placing = True
        self._engine.show_again()
        self._placing = False

    def _on_stepped(self, made: Step) -> None:
        if made.mover == PERSON:
            self._stop_waiting()
        if ends_step(self.step, made):
            self._finish_step()
        elif self.step.free is not None and made.mover == PERSON:
            self.progressed.emit()

    def _finish_step(self) -> None:
        self.done = True
        self._pointer.look = ()
        self._engine.minds.thinking = False
        text = self._text(self.step.yes)
        self._panel.answer(Saying.RIGHT, text)
        self._unsaid = text
        self._allow()
        if self._table.director.waiting:
            self._on_rest()
        else:
            self._table.director.settle()  # if no card moved, the table settled before the step was done

    def _on_rewound(self, _: Jump) -> None:
        """Find the current step after undo or redo."""
        if self._placing:
            return
        self._engine.minds.forget()
        place = max(place for place, ply in enumerate(self._starts) if ply <= self._engine.ply)
        self.number += place - self.lesson.find(self.number)[1]
        self._enter()

    def _on_settled(self) -> None:
        """Speak, point and give the focus once the table shows everything."""
        if self._lesson is None or not self._table.director.up_to_date or self._engine.about_to_go_on:
            return
        if self._leaving:
            self.go_on()
            return
        self._pointer.shine()
        self._speak()
        if self.done:
            self._panel.next.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        step, view = self.step, self._table.view
        self._pointer.focus(step)
        given = self._table.hint_flow.hint is not None  # pointing to its card moves cards, which settle once more
        if step.advised and view is not None and view.my_turn and not given:
            self._engine.ask_advice()

    def _on_rest(self) -> None:
        """Say the lesson's reply while a full trick still lies on the table."""
        if self._lesson is not None and self.done and self.step.free is None:
            self._speak()
            self._panel.next.setFocus(Qt.FocusReason.OtherFocusReason)

    def _speak(self) -> None:
        if self._unsaid:
            self._table.announcer.say(self._unsaid)
            self._unsaid = ""
        self._write_line()

    def _write_line(self) -> None:
        """Write the lesson's task in the line above the hand; in free play leave the line to the table."""
        step = self.step
        if step.free is not None:
            return
        asked = Line(self._text(step.task), self._how_to_play())
        line = Line(self._go_on_words()) if self.done else asked
        self._table.top.say(line)

    def _how_to_play(self) -> str:
        """The sentence about how to play the card that the task names; empty if it names none."""
        named = self._pointer.named_card(self.step)
        return "" if named is None else wording.CLICK_IT(number=self._table.top.canvas.hand_buttons().index(named) + 1)

    def _on_refused(self, illegal: IllegalMove, card: Card | None) -> None:
        view = self._table.view
        if self.done:
            self._say(Saying.TOLD, self._go_on_words())
        elif view is not None:
            own = "" if card is None else self._text(self.step.feedback_on_refused(PlayCard(card)))
            lying = replace(view, hand=self._table.top.hand_order())
            self._say(Saying.WRONG, own or refusal_sentence(illegal, lying, card))

    def _lets_lie(self) -> bool:
        """Return True if the person may leave the turn-up, which is not a move; otherwise say why not."""
        if self.step.robs:
            self._say(Saying.WRONG, self._text(self.step.feedback_on_leaving))
        return not self.step.robs

    def _on_advised(self, line: Line) -> None:
        """Write a hint in the panel only: the line above the hand keeps the task."""
        self._panel.answer(Saying.TOLD, str(line))
        self._table.show_line()

    def _on_told(self, line: Line) -> None:
        """Write the table's line in the panel where the line itself is hidden."""
        if self._table.top.line.height() == 0 and self._panel.verdict.isHidden():
            self._panel.answer(Saying.TOLD, str(line))

    def _say(self, saying: Saying, text: str) -> None:
        self._stop_waiting()
        self._panel.answer(saying, text)
        self._table.announcer.say(text)

    def _hurry(self) -> None:
        """Finish everything that the table is still showing."""
        director = self._table.director
        while not director.up_to_date or director.waiting or self._table.top.moving:
            director.skip()

    def _text(self, text: str) -> str:
        return wording.lesson_text(self.lesson.name, text, self._names[1:])
