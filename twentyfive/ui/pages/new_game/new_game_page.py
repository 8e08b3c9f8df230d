"""The New game page: the game, the seats, the house rules, and Start."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QScrollBar, QWidget

from twentyfive.core import Rules
from twentyfive.engine.files.file_names import same_name
from twentyfive.engine.saves.rule_sets import RuleSet
from twentyfive.engine.seating.players import Computer
from twentyfive.presentation.new_game import Choices, players_for, sides_for, usual_choices
from twentyfive.presentation.new_game_folds import COLUMN, Fold, fold_states, presets_fit
from twentyfive.presentation.new_game_text import choices_text, last_choices
from twentyfive.presentation.seat_offers import seats_drawn
from twentyfive.ui.accessibility.announcer import Announcer
from twentyfive.ui.pages.new_game.folds import Folds
from twentyfive.ui.pages.new_game.game_list import GameList
from twentyfive.ui.pages.new_game.played_before import PlayedBefore
from twentyfive.ui.pages.new_game.rule_rows import HouseRules
from twentyfive.ui.pages.new_game.rules_saver import RulesSaver
from twentyfive.ui.pages.new_game.seat_draw import SeatDrawing
from twentyfive.ui.pages.new_game.seat_editor import SeatEditor
from twentyfive.ui.pages.new_game.seat_table import SeatsBeside, SeatTable
from twentyfive.ui.theme.icons import Icon
from twentyfive.ui.theme.styled import Holder
from twentyfive.ui.widgets.base_button import RING
from twentyfive.ui.widgets.drop_down import DropDown
from twentyfive.ui.widgets.height_for_width import take_away
from twentyfive.ui.widgets.page_footer import PageFooter
from twentyfive.ui.widgets.panels import RichLabel
from twentyfive.ui.widgets.question_page import QuestionPage, lay_out_now, whole_of
from twentyfive.ui.widgets.rows import Column, WrapPair
from twentyfive.ui.widgets.stepper import Stepper
from twentyfive.wording import network
from twentyfive.wording.choice import Answer
from twentyfive.wording.names import translate
from twentyfive.wording.options.problems import problem_sentence, problems_sentence
from twentyfive.wording.records.rule_sets import rules_name
from twentyfive.wording.setup.games import game_played
from twentyfive.wording.setup.seating import SEAT_FAULTS, draw_sentence
from twentyfive.wording.setup.tables import name_fault_sentence, setup_sentence, setup_words, sides_line, sides_name


@dataclass(frozen=True, slots=True)
class Deleted:
    """Own rules that were deleted and can be restored.

    Attributes:
        own: the rules.
        place: their place among the others.
        played: the rules as chosen at the time, with later changes.
    """

    own: RuleSet
    place: int
    played: RuleSet


class NewGamePage(QuestionPage):
    """The New game page: what was played before, the three folds, and the Start button.

    Attributes:
        before: the games played before, to begin or to choose again.
        folds: the folds, one of which is open.
        list: the list of games and own rules.
        games: the button of each game offered, by its id.
        players: the stepper for the number of players.
        sides: the choice of sides.
        table: the drawing of the table with the seats.
        drawing: the switch for a third player, and the draw for seats.
        editor: the editor of the chosen seat.
        rules: the house rules that are changed most.
        saver: the faults of the rules, and the form that saves them under a name.
        footer: the footer with a summary of the game and Start.
        announcer: the announcer of the summary.

    Signals:
        start_asked(TableSetup): the person asks to start this game.
        characters_asked(int): the person asks for the gallery of characters for this seat.
        own_changed(tuple): the person's own rules have become these.
    """

    start_asked = Signal(object)
    characters_asked = Signal(int)
    own_changed = Signal(object)

    def __init__(self) -> None:
        super().__init__(translate("new game", "New game"))
        self._choices = usual_choices()
        self._laid = (self._choices.players, self._choices.sides)  # players and sides as the person last set them
        self._own: tuple[RuleSet, ...] = ()
        self._deleted: Deleted | None = None
        self._last = ""
        self._seat = 1
        self._played: Choices | None = None
        self.announcer = Announcer(self)
        self.before = PlayedBefore()
        self.before.again_asked.connect(self._play_again)
        self.before.own_chosen.connect(self._choose_own)
        content = {Fold.GAME: self._make_games(), Fold.PLAYERS: self._make_seats(), Fold.RULES: self._make_rules()}
        self.folds = Folds(content)
        self.folds.changed.connect(self._show_chosen_game)
        column = Column()
        column.add(self.before)
        column.rows.addWidget(self.folds, 1)
        self.set_columns(((column, 1),))
        self.footer = PageFooter(translate("new game", "Start the game"), Icon.PLAY)
        self.footer.start.clicked.connect(self._start)
        self.footer.fitted.connect(lambda whole: self._summary.setVisible(not whole))
        self.set_footer(self.footer)
        self._write()

    def choices(self) -> str:
        """The current choices as text for `restore`."""
        return choices_text(self._choices)

    def restore(self, text: str) -> None:
        """Restore the choices from a text of `choices`; the usual choices if it is empty or damaged."""
        self._choose(last_choices(text).without_missing_rules(self._own))

    def offer_programs(self, names: tuple[str, ...]) -> None:
        """Offer these programs as players."""
        self.editor.offer_programs(names)
        self._write()

    @property
    def chosen(self) -> Choices:
        """The current choices."""
        return self._choices

    def give_character(self, key: str | None) -> None:
        """Make the computer player on the chosen seat the character of that key, or one without a character."""
        sitter = self._choices.sitters[self._seat]
        if isinstance(sitter, Computer):
            self._choose(self._choices.fill(self._seat, replace(sitter, character=key)))

    def remember(self, played: str) -> None:
        """Offer to play again the game of these choices, a text of `choices`; nothing if it is empty."""
        self._played = last_choices(played) if played else None
        self._write()

    def begin(self) -> None:
        """Show the top of the page, with the players open and the focus on the first head."""
        self.folds.open(Fold.PLAYERS)
        self.list.end_search()
        lay_out_now()
        self.scrolled = 0
        self.first_stop().setFocus()
        self._show_focus(self.first_stop())

    def set_own_rules(self, own: Sequence[RuleSet]) -> None:
        """Offer these own rules."""
        self._own = tuple(own)
        self._choose(self._choices.without_missing_rules(self._own))

    def change(self, option: str, value: object) -> None:
        """Set an option of the rules, or the number of players or sides."""
        self._last = option
        match option, value:
            case "players", int(players):
                self._choose(self._choices.seat(players))
            case "sides", int(sides):
                self._choose(self._choices.divide(sides))
            case _:
                self._choose(self._choices.change(option, value))

    def take(self, rules: Rules) -> None:
        """Use these rules."""
        self._choose(self._choices.take(rules))

    def back_to_usual(self) -> None:
        """Go back to the usual rules of the game."""
        self._choose(self._choices.back_to_usual())

    def first_stop(self) -> QWidget:
        return self.folds.heads[Fold.GAME]

    @property
    def scrolled(self) -> int:
        """The scroll position of the open fold, in pixels."""
        return self.folds.area.bar.value()

    @scrolled.setter
    def scrolled(self, pixels: int) -> None:
        """Scroll the open fold to this position, or as far as it goes."""
        self.folds.area.bar.setValue(pixels)

    def _scroll_bar(self) -> QScrollBar:
        return self.folds.area.bar

    def _scroll_to(self, part: QWidget) -> None:
        """Bring a part of the page into view, and open the fold in which it is."""
        self.folds.reveal(part)
        super()._scroll_to(part)

    def _most_below(self) -> int:
        return RING

    def _arrange(self) -> None:
        super()._arrange()
        self._scroll.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        margin, above = self._look.margin - RING, self._look.margin - RING
        beside = max(margin, (self.width() - round(COLUMN * self._look.factor)) // 2 - RING)
        self._columns.setContentsMargins(beside, above, beside, 0)
        self.before.allow(presets_fit(self.height(), self._look.factor, self._look.text))

    def _make_games(self) -> Column:
        column = Column()
        self.list = GameList(column)
        self.games = self.list.games
        self.list.game_chosen.connect(lambda preset: self._change_game(self._choices.sit(*self._laid).play(preset)))
        self.list.own_chosen.connect(self._choose_own)
        self.list.own_renamed.connect(self._rename)
        self.list.own_deleted.connect(self._delete)
        self.list.undo_asked.connect(self._undelete)
        column.add(self.list)
        column.rows.addStretch(1)
        return column

    def _make_seats(self) -> Column:
        column = Column()
        counter = Holder()
        self._counter = QHBoxLayout(counter)
        self._counter.setContentsMargins(0, 0, 0, 0)
        counted = RichLabel(translate("new game", "Players"))
        counted.setWordWrap(False)
        self._counter.addWidget(counted)
        self._counter.addStretch(1)
        self.players = self._stepper()
        self.sides = DropDown(translate("new game", "Who plays with whom"))
        self.sides.chosen.connect(self._divide)
        self.table = SeatTable(column)
        self.table.seat_chosen.connect(self._choose_seat)
        self.drawing = SeatDrawing(column)
        self.drawing.third.clicked.connect(lambda third: self._choose(self._choices.take_turns(third)))
        self.drawing.draw.clicked.connect(self._draw_seats)
        self.editor = SeatEditor(column)
        self.editor.name.textEdited.connect(lambda name: self._choose(self._choices.call(self._seat, name)))
        self.editor.filled.connect(lambda sitter: self._choose(self._choices.fill(self._seat, sitter)))
        self.editor.character.clicked.connect(lambda: self.characters_asked.emit(self._seat))
        self.editor.all_alike.connect(lambda computer: self._choose(self._choices.computers(computer)))
        seats = Column()
        seats.add(self.table, self.drawing)
        self._summary = RichLabel("", column)
        column.add(WrapPair(counter, self.sides, column), SeatsBeside(seats, self.editor, column), self._summary)
        column.rows.addStretch(1)
        return column

    def _make_rules(self) -> Column:
        column = Column()
        self.rules = HouseRules(column)
        self.rules.changed.connect(self.change)
        self.rules.undo_asked.connect(self.back_to_usual)
        self.rules.taken.connect(self.take)
        self.saver = RulesSaver(self._choices, column)
        self.saver.mend_asked.connect(self.take)
        self.saver.named.connect(self._save)
        column.add(self.rules, self.saver)
        column.rows.addStretch(1)
        return column

    def _stepper(self) -> Stepper:
        """Make a stepper through the numbers of players of the game, and put it in place."""
        counts = players_for(self._choices.preset)
        step = counts[1] - counts[0] if len(counts) > 1 else 1
        numbers = range(counts[0], counts[-1] + 1, step)
        stepper = Stepper(translate("new game", "Players"), self._choices.players, numbers)
        stepper.changed.connect(lambda players: self._choose_aloud(self._choices.seat(players)))
        self._counter.insertWidget(1, stepper)
        return stepper

    def _divide(self, sides: object) -> None:
        if isinstance(sides, int):
            self._choose_aloud(self._choices.divide(sides))

    def _play_again(self) -> None:
        """Begin the game that was played last once more."""
        if self._played is not None:
            self._choose(self._played.without_missing_rules(self._own))
            self._start()

    def _choose_own(self, own: RuleSet) -> None:
        self._change_game(self._choices.sit(*self._laid).play_own(own))

    def _show_chosen_game(self) -> None:
        """Show the chosen game when its fold is opened: the list is long."""
        if self.folds.opened is Fold.GAME:
            lay_out_now()
            self._scroll_to(whole_of(self.list.chosen))

    def _choose_seat(self, seat: int) -> None:
        """Edit this seat: scroll to the editor if its beginning is hidden, as far as the seat itself stays in view."""
        if seat != self._seat:
            self._seat = seat
            self._write_seat()
        lay_out_now()
        name = self.editor.name
        if name.visibleRegion().boundingRect() != name.rect():
            self._scroll_to(self.editor)
        self._scroll_to(self.table.plates[seat])

    def _draw_seats(self) -> None:
        """Draw a card for every player and seat them by it; the table turns so that the person stays at the bottom."""
        before = self._choices
        draw = seats_drawn(before, random.Random())
        self._choose(before.reseat(draw))
        self.table.show_draw(dict(zip(draw.goes_to, draw.cards, strict=True)))
        self.drawing.tell(draw_sentence(draw, before.table_names, before.rules))

    def _change_game(self, choices: Choices) -> None:
        """Choose another game, and keep the table that the person laid for games that allow it.

        Arrow keys pass over many games, and some of them change players and sides. The game stays under the pointer
        where the line on how much is known comes or goes above it.
        """
        laid, chosen = self._laid, self.list.chosen
        place = self._place_of(chosen)
        self._choose_aloud(choices)
        self._laid = laid
        self._keep_at(place, chosen)
        if self.folds.opened is Fold.GAME:
            self._scroll_to(whole_of(self.list.chosen))

    def _choose_aloud(self, choices: Choices) -> None:
        """Set the choices, and announce the summary: a game may change the players and sides."""
        self._choose(choices)
        self.announcer.say(self._summary.plain)

    def _choose(self, choices: Choices) -> None:
        """Set the choices, and show them."""
        other_counts = players_for(choices.preset) != players_for(self._choices.preset)
        self._choices = choices
        self._laid = (choices.players, choices.sides)
        if other_counts:
            take_away([self.players])
            self.players = self._stepper()
            self.players.show()  # Qt would show it only after the layout that follows
        self._write()

    def _write(self) -> None:
        choices = self._choices
        self._seat = min(self._seat, choices.present - 1)
        self.list.show_own(self._own, "" if self._deleted is None else self._deleted.own.name)
        self.list.show_chosen(choices.preset, choices.own)
        self.players.set_value(choices.players)
        ways = sides_for(choices.preset, choices.players)
        answers = [
            Answer(sides, sides_name(choices.players, sides), sides_line(choices.players, sides)) for sides in ways
        ]
        self.sides.show_answers(answers, choices.sides)
        self.table.set_table(choices.table(), self._seat)
        self.drawing.set_choices(choices)
        self.rules.set_rules(choices.preset, choices.rules, choices.usual)
        self.saver.show_choices(choices, self._own, self._last)
        for fold, state in fold_states(choices).items():
            self.folds.heads[fold].tell(state)
        self.before.offer(self._played, self._own)
        self._write_seat()
        self._write_footer()

    def _write_seat(self) -> None:
        choices, seat = self._choices, self._seat
        self.editor.set_seat(choices, seat, " ".join(self._faults_of(seat)))

    def _faults_of(self, seat: int) -> list[str]:
        """The faults of the name of a seat, and of its player, in sentences."""
        choices, name = self._choices, self._choices.names[seat]
        wrong, nonsense = choices.name_faults.get(seat), choices.seat_faults.get(seat)
        sentences = [] if wrong is None else [name_fault_sentence(wrong, seat, name)]
        return sentences if nonsense is None else [*sentences, SEAT_FAULTS[nonsense](name=name)]

    def _write_footer(self) -> None:
        """Write the summary of the game; or the reasons why it cannot be played, and let Start refuse."""
        choices = self._choices
        wrong = [problem_sentence(problem) for problem in choices.problems]
        wrong += [fault for seat in range(choices.present) for fault in self._faults_of(seat)]
        if wrong:
            self._summary.set_text(problems_sentence(wrong))
            self.footer.start.refuse(problems_sentence(wrong))
            self.footer.insist((problems_sentence(wrong), wrong[0]))
            return
        setup = choices.table()
        game = rules_name(choices.preset, choices.own)
        sentence = setup_sentence(game, setup, len(choices.differences))
        self._summary.set_text(sentence)
        label = network.OPEN_TABLE() if setup.has_guests else translate("new game", "Start the game")
        self.footer.start.set_label(label)
        self.footer.start.turn_on()
        short = game_played(setup.rules) if choices.own is None else game
        self.footer.say((sentence, setup_words(short, setup), game))

    def _go_to_fault(self) -> None:
        """Bring the first fault of the choices into view, with the focus where it is put right, and announce it."""
        seats = [seat for seat in range(self._choices.present) if self._faults_of(seat)]
        if self._choices.problems:
            self.folds.open(Fold.RULES)
            lay_out_now()
            self._scroll_to(self.saver)
            remedy: QWidget = self.rules.all_rules if self.saver.mend.isHidden() else self.saver.mend
        else:
            self._seat = seats[0]
            self.folds.open(Fold.PLAYERS)
            self._write()
            self._choose_seat(self._seat)
            remedy = self.editor.remedy(name_is_wrong=seats[0] in self._choices.name_faults)
        remedy.setFocus(Qt.FocusReason.OtherFocusReason)
        self.announcer.say(self.footer.start.reason)

    def _save(self, name: str) -> None:
        """Save the current rules under this name, replacing any rules of that name, and choose them."""
        own = RuleSet(name, self._choices.preset, dict(self._choices.changed))
        places = [place for place, other in enumerate(self._own) if same_name(other.name, name)]
        place = places[0] if places else len(self._own)
        plain = self._choices.back_to_usual() if self._choices.own is None else self._choices
        self._keep((*self._own[:place], own, *self._own[place + 1 :]), plain.play_own(own))
        self._focus_own(name)

    def _rename(self, own: RuleSet, name: str) -> None:
        renamed = replace(own, name=name)
        chosen = self._choices if self._choices.own is None else self._choices.call_rules(name)
        self._keep(tuple(renamed if other == own else other for other in self._own), chosen)

    def _delete(self, own: RuleSet) -> None:
        deleted = Deleted(own, self._own.index(own), self._choices.own or own)
        self._keep(tuple(other for other in self._own if other != own), self._choices.play(own.preset), deleted)

    def _undelete(self) -> None:
        if self._deleted is not None:
            own, place = self._deleted.own, self._deleted.place
            again = self._choices.play_own(self._deleted.played)
            self._keep((*self._own[:place], own, *self._own[place:]), again)
            self._focus_own(own.name)

    def _focus_own(self, name: str) -> None:
        """Give the focus to own rules that are new in the list, and scroll to them."""
        self.folds.open(Fold.GAME)
        lay_out_now()
        self.list.own[name].setFocus()

    def _keep(self, own: tuple[RuleSet, ...], choices: Choices, deleted: Deleted | None = None) -> None:
        """Set the own rules, the choices, and the rules that can be restored."""
        self._own, self._deleted = own, deleted
        self._choose(choices)
        self.own_changed.emit(own)

    def _start(self) -> None:
        if not self._choices.ready:
            self._go_to_fault()
            return
        self._deleted = None
        self._write()
        self.start_asked.emit(self._choices.table())
