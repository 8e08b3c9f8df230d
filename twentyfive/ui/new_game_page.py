"""The New game page: the game, who sits where, the house rules, and Start."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from twentyfive.core import PRESETS
from twentyfive.engine.sitters import TableSetup
from twentyfive.ui.buttons import ChoiceButton, Stepper
from twentyfive.ui.drop_down import DropDown
from twentyfive.ui.look import Look
from twentyfive.ui.page_parts import Column, WalkedPage, WrapPair
from twentyfive.ui.rule_rows import HouseRules
from twentyfive.ui.seat_editor import SeatEditor
from twentyfive.ui.seat_table import SeatTable
from twentyfive.ui.settings import Settings
from twentyfive.ui.start_footer import StartFooter
from twentyfive.ui.surfaces import RichLabel, Role
from twentyfive.ui.table_choices import (
    Choices,
    choices_text,
    last_choices,
    players_for,
    sides_for,
    usual_choices,
)
from twentyfive.ui.wording.games import (
    changed_words,
    game_line,
    game_name,
    name_fault_sentence,
    setup_sentence,
    setup_words,
    sides_line,
    sides_name,
)
from twentyfive.ui.wording.house_rules import Answer
from twentyfive.ui.wording.names import translate
from twentyfive.ui.wording.problems import problem_sentence

RELEASED: Final = tuple(PRESETS)
"""The games that are offered: the whole family."""

_log = logging.getLogger(__name__)


def default_setup(settings: Settings) -> TableSetup:
    """What Play now begins: the last choices; at first Twenty-Five for five, medium."""
    choices = last_choices(settings.new_game, settings.name, RELEASED)
    if not choices.ready:
        _log.warning("No game can begin with the last choices, the usual ones stand in")
        choices = usual_choices(settings.name)
    return choices.table()


class NewGamePage(WalkedPage):
    """Three steps and a button.

    Attributes:
        games: a button for each game offered.
        players: how many.
        sides: how they play together.
        table: the drawing with the seats.
        editor: the chosen seat.
        rules: the house rules.
        footer: what would be played, and Start.

    Signals:
        start_asked(TableSetup): the person wants to play this.
    """

    start_asked = Signal(object)

    def __init__(
        self, look: Look, presets: Sequence[str] = RELEASED, person: str = "", parent: QWidget | None = None
    ) -> None:
        """`presets` are the games offered, `person` the name of who plays, where it is known."""
        super().__init__(translate("new game", "New game"), look, parent)
        self._presets = tuple(presets)
        self._person = person
        self._choices = usual_choices(person)
        self._seat = 1
        self.set_columns(((self._make_games(), 9), (self._make_seats(), 16), (self._make_rules(), 13)))
        self.footer = StartFooter(look)
        self.footer.start.clicked.connect(self._start)
        self.footer.fitted.connect(lambda whole: self._summary.setVisible(not whole))
        self.set_footer(self.footer)
        self._write()

    def choices(self) -> str:
        """What is chosen, as text for `restore`."""
        return choices_text(self._choices)

    def restore(self, text: str) -> None:
        """Choose what was chosen when `choices` gave this text; the usual where it is empty or damaged."""
        self._choose(last_choices(text, self._person, self._presets))

    def first_stop(self) -> QWidget:
        return self.footer.start

    def _make_games(self) -> Column:
        column = Column(self._look)
        cards = Column(self._look, column)
        self.games = {
            preset: ChoiceButton(game_name(preset), self._look, cards, note=game_line(preset))
            for preset in self._presets
        }
        for preset, card in self.games.items():
            card.clicked.connect(lambda _=False, preset=preset: self._choose(self._choices.play(preset)))
        cards.add(*self.games.values())
        column.add(self._heading(translate("new game", "1 The game")), cards)
        column.rows.addStretch(1)
        return column

    def _make_seats(self) -> Column:
        column = Column(self._look)
        counter = QWidget()
        self._counter = QHBoxLayout(counter)
        self._counter.setContentsMargins(0, 0, 0, 0)
        counted = RichLabel(translate("new game", "Players"), self._look)
        counted.setWordWrap(False)
        counted.setAlignment(Qt.AlignmentFlag.AlignVCenter)
        self._counter.addWidget(counted)
        self._counter.addStretch(1)
        self.players = self._stepper()
        self.sides = DropDown(translate("new game", "How they play together"), self._look)
        self.sides.chosen.connect(self._divide)
        self.table = SeatTable(self._look, column)
        self.table.seat_chosen.connect(self._choose_seat)
        self.editor = SeatEditor(self._look, column)
        self.editor.renamed.connect(lambda name: self._choose(self._choices.call(self._seat, name)))
        self.editor.filled.connect(lambda sitter: self._choose(self._choices.fill(self._seat, sitter)))
        self.editor.level_for_all.connect(lambda level: self._choose(self._choices.level(level)))
        column.add(
            self._heading(translate("new game", "2 Who sits where")),
            WrapPair(counter, self.sides, self._look, column),
            self.table,
            self.editor,
        )
        column.rows.addStretch(1)
        return column

    def _make_rules(self) -> Column:
        column = Column(self._look)
        self.rules = HouseRules(self._look, column)
        self.rules.changed.connect(lambda option, value: self._choose(self._choices.change(option, value)))
        self.rules.undo_asked.connect(lambda: self._choose(self._choices.unchange()))
        self._changed = RichLabel("", self._look, column, role=Role.NOTE)
        self._summary = RichLabel("", self._look, column)
        self._changed.setWordWrap(False)
        head = QHBoxLayout()
        head.addWidget(self._heading(translate("new game", "3 House rules")))
        head.addStretch(1)
        head.addWidget(self._changed)
        column.rows.addLayout(head)
        column.add(self.rules, self._summary)
        column.rows.addStretch(1)
        return column

    def _heading(self, text: str) -> RichLabel:
        heading = RichLabel(text, self._look, role=Role.STRONG)
        heading.setWordWrap(False)
        heading.setAlignment(Qt.AlignmentFlag.AlignVCenter)
        return heading

    def _stepper(self) -> Stepper:
        """A stepper through the numbers of players of the game, in the place of the one before."""
        counts = players_for(self._choices.preset)
        step = counts[1] - counts[0] if len(counts) > 1 else 1
        numbers = range(counts[0], counts[-1] + 1, step)
        stepper = Stepper(translate("new game", "Players"), self._choices.players, numbers, self._look)
        stepper.changed.connect(lambda players: self._choose(self._choices.seat(players)))
        self._counter.insertWidget(1, stepper)
        return stepper

    def _divide(self, sides: object) -> None:
        if isinstance(sides, int):
            self._choose(self._choices.divide(sides))

    def _choose_seat(self, seat: int) -> None:
        if seat != self._seat:
            self._seat = seat
            self._write_seat()

    def _choose(self, choices: Choices) -> None:
        """Let these be the choices, and show them."""
        other_counts = players_for(choices.preset) != players_for(self._choices.preset)
        self._choices = choices
        if other_counts:
            self.players.hide()
            self.players.deleteLater()
            self.players = self._stepper()
        self._write()

    def _write(self) -> None:
        choices = self._choices
        self._seat = min(self._seat, choices.players - 1)
        for preset, card in self.games.items():
            card.setChecked(preset == choices.preset)
        self.players.set_value(choices.players)
        ways = sides_for(choices.preset, choices.players)
        answers = [
            Answer(sides, sides_name(choices.players, sides), sides_line(choices.players, sides)) for sides in ways
        ]
        self.sides.offer(answers, choices.sides)
        self.table.set_table(choices.table(), self._seat)
        self.rules.set_rules(choices.rules, choices.usual, choices.changed)
        self._changed.set_text(changed_words(len(choices.changed)))
        self._write_seat()
        self._write_footer()

    def _write_seat(self) -> None:
        choices, seat = self._choices, self._seat
        fault = choices.name_faults.get(seat)
        said = "" if fault is None else name_fault_sentence(fault, seat, choices.names[seat])
        self.editor.set_seat(seat, choices.names[seat], choices.sitters[seat], said)

    def _write_footer(self) -> None:
        """What would be played; or why it cannot be, and then Start is off."""
        choices = self._choices
        wrong = [problem_sentence(problem) for problem in choices.problems]
        wrong += [name_fault_sentence(fault, seat, choices.names[seat]) for seat, fault in choices.name_faults.items()]
        if wrong:
            self._summary.set_text(" ".join(wrong))
            self.footer.start.turn_off(" ".join(wrong))
            self.footer.insist((" ".join(wrong), wrong[0]))
            return
        setup = choices.table()
        sentence = setup_sentence(choices.preset, setup, len(choices.changed))
        self._summary.set_text(sentence)
        self.footer.start.turn_on()
        self.footer.say((sentence, setup_words(setup)))

    def _start(self) -> None:
        self.start_asked.emit(self._choices.table())
