"""The seat editor, under the drawing of the table: the name of the seat and its player."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QWidget

from twentyfive.ai import Level
from twentyfive.engine.seating.players import (
    ANYBODY,
    MOST_PLAYER_NAME_LETTERS,
    Adaptation,
    Aim,
    Computer,
    Guest,
    OpenDummy,
    Person,
    SecondHand,
    Sitter,
    by_program,
)
from twentyfive.presentation.new_game import Choices
from twentyfive.presentation.seat_offers import seat_offers
from twentyfive.ui.widgets.buttons import ChoiceButton, QuietButton, SecondButton
from twentyfive.ui.widgets.choice_rows import stop_at_checked
from twentyfive.ui.widgets.drop_down import DropDown
from twentyfive.ui.widgets.fields import TextField
from twentyfive.ui.widgets.panels import RichLabel, Role
from twentyfive.ui.widgets.rows import EvenRow, Sheet, WithButton, WrapPair
from twentyfive.ui.widgets.status_label import FaultLabel
from twentyfive.wording.choice import Answer
from twentyfive.wording.names import translate
from twentyfive.wording.setup.adaptive import ADAPTATION_LINE, aim_name
from twentyfive.wording.setup.characters import TEMPERAMENT_WORDS, character_label
from twentyfive.wording.setup.games import AS_YOU_PLAY, LEVEL_LINES, LEVEL_NAMES
from twentyfive.wording.setup.programs import PROGRAM_LINE
from twentyfive.wording.setup.seating import name_note, owner_label, sitter_line, why_no_dummy, why_no_second_hand
from twentyfive.wording.setup.tables import seat_name


class SeatEditor(Sheet):
    """The editor of one seat at a time.

    Attributes:
        name: the field for the name.
        person: the button that seats a person at this screen.
        guest: the button that seats a person who plays on a phone or at another computer.
        levels: the button of each level of computer player.
        adapts: the button for a computer player whose level follows the person's results.
        program: the button for a computer player that is one of the person's programs; not there while there are none.
        which: the choice of the program, if there are several.
        aim: the choice of how often the person wants to win then.
        second_hand: the button that makes the seat a person's second hand.
        owner: the choice of that person, if there are several.
        character: the button that leads to the gallery of characters.
        dummy: the button that makes the seat an open hand, played by the partner.
        same_for_all: the button that makes every computer player like this one.

    Signals:
        filled(Sitter): the person put this player on the seat.
        all_alike(Computer): the person made all computer players like this one.
    """

    filled = Signal(object)
    all_alike = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._sitter: Sitter = Person()
        self._owners: tuple[int, ...] = ()
        self._programs: tuple[str, ...] = ()
        self._seat_label = RichLabel("", role=Role.STRONG)
        self._seat_label.setWordWrap(False)
        self.name = TextField()
        self.name.setMaxLength(MOST_PLAYER_NAME_LETTERS)
        self._seat_label.setBuddy(self.name)
        self._fault = FaultLabel(self)
        self._make_ways()
        self.owner = DropDown(translate("seats", "Whose extra hand"))
        self.which = DropDown(translate("seats", "Which program"))
        self.aim = DropDown(translate("seats", "Level of the computer"))
        self.character = SecondButton(character_label(None))
        self._make_foot()
        self.add(WrapPair(self._seat_label, self.name, self), self._fault)
        self.add(self._row, self._other_row, self.owner, self.which, self.aim, self.character, self._foot)
        self._name_note = RichLabel("", self)
        self.add(self._name_note)
        self._connect()

    def _make_ways(self) -> None:
        """Make the buttons of the possible players; exactly one is checked."""
        self._row = EvenRow(self)
        self.person = ChoiceButton(translate("seats", "Player"))
        self.guest = ChoiceButton(translate("seats", "Another screen"))
        self._row.add(self.person, self.guest)
        self.levels = {level: ChoiceButton(LEVEL_NAMES[level]()) for level in Level}
        self.adapts = ChoiceButton(AS_YOU_PLAY())
        self.program = ChoiceButton(translate("seats", "Program"))
        self._row.add(*self.levels.values(), self.adapts, self.program)
        self.second_hand = ChoiceButton(translate("seats", "Extra hand"))
        self.dummy = ChoiceButton(translate("seats", "Open hand (dummy)"))
        self._other_row = EvenRow(self)
        self._other_row.add(self.second_hand, self.dummy)
        self._ways = QButtonGroup(self)
        for button in (*self._row.buttons, self.second_hand, self.dummy):
            self._ways.addButton(button)

    def _make_foot(self) -> None:
        """Make the foot: a note about the chosen player, and the button that seats the same player everywhere."""
        self._note = RichLabel("", role=Role.NOTE)
        self.same_for_all = QuietButton(translate("seats", "The same for all"))
        self._foot = WithButton(self._note, self.same_for_all, self)

    def _connect(self) -> None:
        for level, button in self.levels.items():
            button.clicked.connect(lambda _=False, level=level: self._fill(Computer(level)))
        self.person.clicked.connect(lambda: self.filled.emit(Person()))
        self.guest.clicked.connect(lambda: self.filled.emit(Guest()))
        self.adapts.clicked.connect(lambda: self._fill(_adapting(Aim.FAIR)))
        self.program.clicked.connect(lambda: self.filled.emit(by_program(self._programs[0])))
        self.which.chosen.connect(lambda name: self.filled.emit(by_program(str(name))))
        self.aim.chosen.connect(self._aim_at)
        self.second_hand.clicked.connect(self._give_away)
        self.owner.chosen.connect(self._give_to)
        self.dummy.clicked.connect(lambda: self.filled.emit(OpenDummy()))
        self.same_for_all.clicked.connect(self._ask_for_all)

    def offer_programs(self, names: tuple[str, ...]) -> None:
        """Offer these programs from the next seat shown on."""
        self._programs = names

    def set_seat(self, choices: Choices, seat: int, fault: str) -> None:
        """Show this seat, and its fault, if there is one."""
        name, sitter = choices.names[seat], choices.sitters[seat]
        self._sitter = sitter
        self._seat_label.set_text(seat_name(seat))
        label = translate("seats", "Name for {seat}").format(seat=seat_name(seat))
        self.name.setAccessibleName(label)
        self.name.setAccessibleDescription(fault)
        if self.name.text() != name:
            self.name.setText(name)
        self._fault.set_text(fault)
        for level, button in self.levels.items():
            button.setChecked(sitter == Computer(level, character=_character(sitter)))
        self.adapts.setChecked(_adaptation(sitter) is not None)
        self.program.setChecked(_program(sitter) != "")
        self.person.setChecked(isinstance(sitter, Person))
        self.guest.setChecked(isinstance(sitter, Guest))
        self.second_hand.setChecked(isinstance(sitter, SecondHand))
        self.dummy.setChecked(isinstance(sitter, OpenDummy))
        stop_at_checked(self._ways.buttons())
        self._offer(choices, seat)
        self._describe_ways(seat)
        self._note.set_text(_note(sitter))
        no_program = () if self._programs or _program(sitter) else (self.program,)
        self._row.leave_out(*(no_program if seat else (*self.levels.values(), self.adapts, self.program)))
        self._other_row.setVisible(seat != 0)
        self.character.setVisible(isinstance(sitter, Computer) and not sitter.program)
        self.character.set_label(character_label(_character(sitter)))
        self.same_for_all.setVisible(isinstance(sitter, Computer))
        self._name_note.set_text(name_note(seat, choices.table_names[seat], name))
        self._name_note.setVisible(bool(self._name_note.plain))

    def remedy(self, *, name_is_wrong: bool) -> QWidget:
        """Return the widget that puts a fault of the seat right: its name, or the choice of its player."""
        checked = self._ways.checkedButton()
        return self.name if name_is_wrong or checked is None or checked.isHidden() else checked

    def _offer(self, choices: Choices, seat: int) -> None:
        """Offer the possible players of the seat; an impossible one gives its reason."""
        offers, sitter = seat_offers(choices, seat), choices.sitters[seat]
        self._owners = offers.owners
        self.second_hand.offer("" if offers.owners else why_no_second_hand(offers.no_second_hand))
        no_dummy = None if isinstance(sitter, OpenDummy) else offers.no_dummy
        self.dummy.offer("" if no_dummy is None else why_no_dummy(no_dummy))
        follows = _adaptation(sitter)
        self.aim.setVisible(follows is not None)
        if follows is not None:
            self.aim.show_answers([Answer(aim, aim_name(aim, choices.sides)) for aim in Aim], follows.aim)
        self._offer_programs(_program(sitter))
        chosen = sitter.of if isinstance(sitter, SecondHand) and sitter.of in offers.owners else None
        self.owner.setVisible(chosen is not None and len(offers.owners) > 1)
        if chosen is not None:
            answers = [Answer(owner, owner_label(choices.table_names[owner])) for owner in offers.owners]
            self.owner.show_answers(answers, chosen)

    def _offer_programs(self, name: str) -> None:
        """Offer the other programs too if the seat has one of that name, which may have been removed since."""
        offered = self._programs if name in self._programs else (name, *self._programs)
        self.which.setVisible(bool(name) and len(offered) > 1)
        if name:
            self.which.show_answers([Answer(program, program) for program in offered], name)

    def _describe_ways(self, seat: int) -> None:
        """Let each button describe its seat; a button that is off gives its reason instead."""
        for button in (*self._row.buttons, *self._other_row.buttons):
            if not button.reason:
                button.setAccessibleDescription(translate("seats", "Who sits in {seat}").format(seat=seat_name(seat)))

    def _give_away(self) -> None:
        """Make the seat the second hand of the first possible person."""
        self._give_to(self._owners[0])

    def _give_to(self, owner: object) -> None:
        if isinstance(owner, int):
            self.filled.emit(SecondHand(owner))

    def _ask_for_all(self) -> None:
        if isinstance(self._sitter, Computer):
            self.all_alike.emit(self._sitter)

    def _aim_at(self, aim: object) -> None:
        if isinstance(aim, Aim):
            self._fill(_adapting(aim))

    def _fill(self, computer: Computer) -> None:
        """Seat a computer player, who stays the same character at another level."""
        self.filled.emit(replace(computer, character=_character(self._sitter)))


def _adapting(aim: Aim) -> Computer:
    """A computer player whose level is set before each game."""
    return Computer(Level.MEDIUM, adaptation=Adaptation(aim))


def _adaptation(sitter: Sitter) -> Adaptation | None:
    """The adaptation of the player's level; None if the level is fixed or the player is not a computer."""
    return sitter.adaptation if isinstance(sitter, Computer) else None


def _program(sitter: Sitter) -> str:
    """The name of the program that plays; empty if none does."""
    return sitter.program if isinstance(sitter, Computer) else ""


def _character(sitter: Sitter) -> str | None:
    """The key of the player's character; None for a player without one."""
    return sitter.character if isinstance(sitter, Computer) else None


def _note(sitter: Sitter) -> str:
    """The note about the chosen player."""
    if _program(sitter):
        return PROGRAM_LINE()
    if isinstance(sitter, Computer):
        line = LEVEL_LINES[sitter.level]() if sitter.adaptation is None else ADAPTATION_LINE()
        has_words = sitter.character not in (None, ANYBODY)
        return f"{line} {TEMPERAMENT_WORDS[sitter.character or '']()}" if has_words else line
    return sitter_line(sitter) or translate("seats", "Shares this screen: a curtain falls between the turns.")
