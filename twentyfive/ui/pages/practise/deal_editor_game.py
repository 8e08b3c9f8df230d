"""The questions of the deal editor: the game, the number of players and sides, and the dealer."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal

from twentyfive.core import PRESETS
from twentyfive.engine.saves.rule_sets import RuleSet
from twentyfive.presentation.new_game import Choices, players_for
from twentyfive.ui.pages.practise.words import dealer_words, players_words
from twentyfive.ui.widgets.drop_down import DropDown
from twentyfive.ui.widgets.rows import EvenRow
from twentyfive.wording.choice import Answer
from twentyfive.wording.names import translate
from twentyfive.wording.options.all_rules import question
from twentyfive.wording.setup.games import game_played


class DealQuestions(EvenRow):
    """The questions side by side.

    Attributes:
        game: the choice of game, or of rules saved under a name.
        players, sides: the choice of their numbers.
        dealer: the choice of dealer.

    Signals:
        chosen(Choices): the person chose this game and table, which may have faults.
    """

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._choices: Choices | None = None
        self._own: tuple[RuleSet, ...] = ()
        self.game = DropDown(translate("deal editor", "Which game"))
        self.players = DropDown(translate("deal editor", "How many play"))
        self.sides = DropDown(translate("deal editor", "Who plays with whom"))
        self.dealer = DropDown(translate("deal editor", "Who deals"))
        self.add(self.game, self.players, self.sides, self.dealer)
        self.game.chosen.connect(self._play)
        self.players.chosen.connect(self._seat)
        self.sides.chosen.connect(self._divide)

    def offer_own(self, own: Sequence[RuleSet]) -> None:
        """Offer these own rules, too."""
        self._own = tuple(own)

    def show_choices(self, choices: Choices, dealer: int) -> None:
        """Show the game, the table and the dealer."""
        self._choices = choices
        presets = [Answer(preset, game_played(choices.play(preset).rules)) for preset in PRESETS]
        own = [Answer(rules, rules.name) for rules in self._own]
        self.game.show_answers([*presets, *own], choices.own or choices.preset)
        counts = [Answer(count, players_words(count)) for count in players_for(choices.preset)]
        self.players.show_answers(counts, choices.players)
        self.sides.show_answers(question("sides", choices.rules, choices.preset).answers, choices.sides)
        names = choices.names[: choices.players]
        self.dealer.show_answers(
            [Answer(seat, dealer_words(seat, names)) for seat in range(choices.rules.seats_held)], dealer
        )
        self.renew()

    def _play(self, game: object) -> None:
        if self._choices is None:
            return
        if isinstance(game, RuleSet):
            self.chosen.emit(self._choices.play_own(game))
        else:
            self.chosen.emit(self._choices.play(str(game)))

    def _seat(self, players: object) -> None:
        if self._choices is not None and isinstance(players, int):
            self.chosen.emit(self._choices.seat(players))

    def _divide(self, sides: object) -> None:
        if self._choices is not None and isinstance(sides, int):
            self.chosen.emit(self._choices.divide(sides))
