"""The OpenSpiel game ``twentyfive``: importing this module registers it.

Chance finds the dealer and deals card by card, so its outcomes can be counted. Only the cards that can come into the
game are dealt so; the others follow in the order of the pack.

>>> import pyspiel
>>> import twentyfive.env.openspiel
>>> game = pyspiel.load_game("twentyfive", {"preset": "spoil-five", "players": 3})
>>> game.num_players()
3
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, Final

import numpy
import pyspiel

from twentyfive.core import Phase, Rules, table_move, view_for
from twentyfive.core.cards import PACK_WITH_JOKER, Cards
from twentyfive.core.moves import DealCards, Restock
from twentyfive.core.record import MOST_DEALS
from twentyfive.core.view_text import view_to_text
from twentyfive.env import observations
from twentyfive.env.actions import NumberedActions
from twentyfive.env.episode import Span, begun, sitting

USUAL: Final = 0
"""The value of the parameters ``players`` and ``sides`` that stands for the usual number."""

GAME_TYPE: Final = pyspiel.GameType(
    short_name="twentyfive",
    long_name="Twenty-Five and its family",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=10,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"preset": "twenty-five", "players": USUAL, "sides": USUAL, "span": Span.DEAL.value},
)


class Game(pyspiel.Game):
    """A game of the family.

    Its parameters are ``preset``, the id of the rules; ``players`` and ``sides``, 0 for the usual numbers; and
    ``span``, whether an episode is a ``deal`` or a ``match``. The gains are those of `Episode.returns`.

    Attributes:
        rules: the rules of the game.
        span: the length of an episode.
    """

    def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
        """Make the game with these parameters.

        Raises:
            ValueError: if there are no such rules, so many cannot play by them, or there is no such span.
        """
        given = dict(parameters or {})
        self.rules = sitting(
            given.get("preset", "twenty-five"), given.get("players") or None, given.get("sides") or None
        )
        self.span = Span(given.get("span", Span.DEAL))
        numbered = NumberedActions.of(self.rules)
        most = _most_gained(self.rules) if self.span is Span.DEAL else 1
        info = pyspiel.GameInfo(
            num_distinct_actions=len(numbered.actions),
            max_chance_outcomes=len(PACK_WITH_JOKER),
            num_players=self.rules.players,
            min_utility=-2.0 * most,
            max_utility=2.0 * most,
            utility_sum=0.0,
            max_game_length=_most_actions(self.rules) * (1 if self.span is Span.DEAL else MOST_DEALS),
        )
        super().__init__(GAME_TYPE, info, given)

    def new_initial_state(self) -> State:
        return State(self)

    def make_py_observer(self, *_kind_and_parameters: object) -> Observer:
        return Observer(self.rules)


class State(pyspiel.State):
    """An episode, and the cards that chance has laid for the next move of the table.

    Attributes:
        episode: the deal or the match.
    """

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._rules = game.rules
        self._numbered = NumberedActions.of(game.rules)
        self.episode = begun(game.rules, game.span)
        self._dealer: int | None = None
        self._laid: Cards = ()

    def current_player(self) -> int:
        if self.episode.over:
            return pyspiel.PlayerId.TERMINAL
        seat = self.episode.seat
        return pyspiel.PlayerId.CHANCE if seat is None else seat

    def _legal_actions(self, _player: int) -> list[int]:
        return sorted(self._numbered.numbers[action] for action in self.episode.legal())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The seats that may deal first, or the cards that may lie next, as places in the pack; all are as likely."""
        if self._seeks_dealer():
            outcomes = list(range(self._rules.seats_held))
        else:
            outcomes = [observations.PLACES[card] for card in self._to_lay() if card not in self._laid]
        return [(outcome, 1 / len(outcomes)) for outcome in outcomes]

    def _apply_action(self, action: int) -> None:
        if self.episode.seat is not None:
            self.episode, _ = self.episode.acted(self._numbered.actions[action])
        elif self._seeks_dealer():
            self._dealer = action
        else:
            self._laid = (*self._laid, PACK_WITH_JOKER[action])
            self._move_table()
        self._finish()

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return str(self._numbered.actions[action])
        return f"dealer {action}" if self._seeks_dealer() else f"card {PACK_WITH_JOKER[action]}"

    def is_terminal(self) -> bool:
        return self.episode.over

    def returns(self) -> list[float]:
        return list(self.episode.returns())

    def __str__(self) -> str:
        laid = " ".join(str(card) for card in (*self._laid, *self.episode.out))
        return f"{self._dealer} {laid} {self.episode.state}"

    def text_for(self, player: int) -> str:
        """All that a player knows, as text: the view (see `core.view_text`), and the cards put out so far."""
        out = self.episode.out if player == self.episode.seat else ()
        return " ".join((view_to_text(view_for(self.episode.state, player)), *(str(card) for card in out)))

    def _seeks_dealer(self) -> bool:
        state = self.episode.state
        return state.phase is Phase.DEAL and state.next_dealer is None and self._dealer is None

    def _to_lay(self) -> Cards:
        """The cards of which chance lays the next one."""
        state = self.episode.state
        if state.phase is Phase.DEAL:
            return self._rules.pack
        stock = table_move(state, random.Random(0))  # only which cards there are is read from it, not their order
        assert isinstance(stock, Restock)
        return stock.stock

    def _move_table(self) -> None:
        """Deal, or make a new stock, once all cards that matter are laid."""
        state, cards, rules = self.episode.state, self._to_lay(), self._rules
        if state.phase is Phase.RESTOCK:
            if len(self._laid) == len(cards):
                self.episode, self._laid = self.episode.moved(Restock(self._laid)), ()
        elif len(self._laid) == _dealt(rules):
            rest = tuple(card for card in cards if card not in self._laid)
            dealer = self._dealer if state.next_dealer is None else state.next_dealer
            assert dealer is not None
            self.episode, self._laid = self.episode.moved(DealCards((*self._laid, *rest), dealer)), ()

    def _finish(self) -> None:
        """Let the table turn unseen cards, gather and score, in which there is no chance once the cards are laid."""
        while self.episode.seat is None and self.episode.state.phase in (Phase.PLAY, Phase.GATHER, Phase.SCORE):
            if self.episode.over:
                return
            self.episode = self.episode.moved(table_move(self.episode.state, random.Random(0)))


class Observer:
    """Writes a state as a player sees it, for OpenSpiel.

    Attributes:
        tensor: the last observation (see `observations.layout`).
        dict: the same by its name.
    """

    def __init__(self, rules: Rules) -> None:
        self.tensor = numpy.zeros(observations.size(rules), numpy.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: State, player: int) -> None:
        """Write what `player` sees into the tensor."""
        episode = state.episode
        out = episode.out if player == episode.seat else ()
        self.tensor[:] = observations.observed(view_for(episode.state, player), out)

    def string_from(self, state: State, player: int) -> str:
        """Return all that `player` knows, as text."""
        return state.text_for(player)


def _dealt(rules: Rules) -> int:
    """The number of cards that chance deals one by one: the whole pack if the stock or a joker may come into play."""
    if rules.exchange.draws or rules.joker:
        return len(rules.pack)
    return rules.players * rules.hand_size + rules.kitty + (not rules.auction)


def _most_gained(rules: Rules) -> int:
    """The most that a side can win or lose in a deal: points, a bid of all tricks, or the pool and a chip from each."""
    points = rules.most_points + rules.all_five_points + rules.turned_ace_bonus + rules.turned_ace_of_hearts
    return max(points, *rules.bids, *rules.all_tricks, 2 * rules.sides + 1)


def _most_actions(rules: Rules) -> int:
    """A number of actions of players that no deal exceeds."""
    calls = 2 * len(rules.bids) + 1
    exchange = rules.hand_size + rules.kitty + 1
    return rules.players * (rules.hand_size + 1 + calls + 2 * exchange) + 2


pyspiel.register_game(GAME_TYPE, Game)
