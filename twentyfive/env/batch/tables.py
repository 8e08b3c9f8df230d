"""One game at many tables: legal actions, and the flow from one action to the next, as `core.game` tells it."""

from __future__ import annotations

import operator
from collections.abc import Callable

import numpy

from twentyfive.core.cards import JOKER, Suit
from twentyfive.core.moves import (
    CallPartner,
    DeclineRob,
    GiveUp,
    Jink,
    LeadOn,
    NameTrump,
    PlayCard,
    Rob,
    See,
    TakePool,
    Vie,
)
from twentyfive.core.phases.scoring import TRICKS_TO_WIN
from twentyfive.core.phases.vying import MOST_VIED
from twentyfive.core.rules.options import FirstDealer, JinkRule, RobBy, RobDeadline, Scoring, TurnedAce, UnrobbedAce
from twentyfive.core.rules.rules import Rules
from twentyfive.core.state import Phase
from twentyfive.env.actions import NumberedActions, PutOutOne
from twentyfive.env.batch.contracts import BID, CALL_PARTNER, EXCHANGE, NAME_TRUMP, Contracts
from twentyfive.env.batch.finishing import Finishing
from twentyfive.env.batch.numbers import ACE_LOWEST, CARDS, MUST_LEAD_TRUMP, NO_CARD, RuleNumbers
from twentyfive.env.batch.packs import FromNumpy, Shuffler, card_bits
from twentyfive.env.batch.state import Bits, Numbers, State, Truths, next_held
from twentyfive.env.observations import PLACES

_PHASES = tuple(Phase)
_ROB, _PLAY, _JINK, _VIE, _EXCHANGE = map(_PHASES.index, (Phase.ROB, Phase.PLAY, Phase.JINK, Phase.VIE, Phase.EXCHANGE))
_JOKER = PLACES[JOKER]
_NOTHING = numpy.uint64(0)


def unexpressed(rules: Rules) -> str | None:
    """Say which rule of a game the arrays cannot express; None if they can express all."""
    missing = {
        "dealer_robs_pack": rules.dealer_robs_pack,
        "unrobbed_cannot_go_out": rules.unrobbed_cannot_go_out,
    }
    name = next((name for name, is_chosen in missing.items() if is_chosen), None)
    return None if name is None else f"{rules.preset} cannot be played at many tables at once: not with its rule {name}"


class Tables:
    """A game at many tables, each with its own match.

    Attributes:
        rules: the rules of the game.
        numbers: these rules as arrays.
        state: the tables.
        actions: the actions by number.
        firsts: the number of the action that the lowest bit stands for, for each row of `legal`.
    """

    def __init__(self, rules: Rules, tables: int, *, seed: int | None = None, shuffler: Shuffler | None = None) -> None:
        """Begin a match at each table.

        Args:
            rules: the rules of the game.
            tables: the number of tables.
            seed: the seed of all chance, None for another each time.
            shuffler: the source of chance in the place of numpy's generator.

        Raises:
            ValueError: naming the rule that the arrays cannot express.
        """
        reason = unexpressed(rules.checked())
        if reason is not None:
            raise ValueError(reason)
        self.rules = rules
        self.numbers = RuleNumbers.of(rules)
        self.actions = NumberedActions.of(rules)
        self.state = State.empty(rules, tables)
        self._finishing = Finishing(rules, self.numbers, self.state)
        self._contracts = Contracts(rules, self.numbers, self.actions.numbers, self.state)
        self._all = numpy.arange(tables)
        self._name_actions()
        self.reset(seed=seed, shuffler=shuffler)

    def reset(self, *, seed: int | None = None, shuffler: Shuffler | None = None) -> None:
        """Begin a match at each table. Without a seed the chance goes on as it was, if a seed was ever given.

        Raises:
            TypeError: if the seed is no whole number.
            ValueError: if it is negative.
        """
        if shuffler is not None:
            self._shuffler = shuffler
        elif seed is not None or not hasattr(self, "_shuffler"):
            number = None if seed is None else operator.index(seed)
            self._shuffler = FromNumpy(self.rules, numpy.random.default_rng(number))
        self.begin(self._all)

    def begin(self, rows: Numbers) -> None:
        """Begin a new match at these tables."""
        if not len(rows):
            return
        state, rules = self.state, self.rules
        for part in (state.games, state.games_played, state.games_tied, state.account, state.over, state.winners):
            part[rows] = 0
        state.game_over[rows] = True
        if rules.first_dealer is FirstDealer.FIRST_JACK:
            drawn = self._shuffler.packs(rows)
            state.next_dealer[rows] = self.numbers.is_jack[drawn].argmax(1) % rules.seats_held
        self._next_deals(rows, first=rules.first_dealer is FirstDealer.RANDOM)

    def legal(self) -> Bits:
        """The legal actions at each table: a bit for each, in a row for the cards to play and others for the rest.

        The action of bit ``b`` of row ``r`` is ``firsts[r] + b``. A table whose match is over has none.
        """
        state, rules, numbers = self.state, self.rules, self.numbers
        legal = numpy.zeros((len(self.firsts), len(self._all)), numpy.uint64)
        hands = state.hands.ravel().take(self._all * rules.players + state.turn, mode="wrap")
        key = state.order * CARDS + state.led
        bound = hands & numbers.may.take(key)
        plays = numpy.where(hands & numbers.must.take(key), bound, hands)
        if self._only_plays:
            legal[0] = numpy.where(state.over, _NOTHING, plays)
        else:
            legal[0] = numpy.where(state.phase == _PLAY, plays, _NOTHING)
        if rules.auction:
            self._contracts.add_legal(legal[self._outs], legal[self._others], legal[-1], hands)
            return legal
        if rules.rob_deadline is RobDeadline.OWN_FIRST_CARD:
            self._add_robs(legal, hands)
        self._add_answers(legal, hands)
        return legal

    def step(self, actions: Numbers) -> None:
        """Take an action of the seat to act at each table; -1 where none is to be taken.

        The actions must be legal: nothing checks them.
        """
        state = self.state
        state.ended[:] = False
        rows = numpy.flatnonzero((actions >= 0) & ~state.over)
        chosen = actions[rows]
        if self._only_plays:
            self._act_in_play(rows, chosen)
        else:
            phase = state.phase[rows]
            for number, act in self._acts.items():
                acting = numpy.flatnonzero(phase == number)
                if len(acting):
                    act(rows[acting], chosen[acting])
        if self.rules.unseen_partners:
            self._turn_unseen_cards()

    def _name_actions(self) -> None:
        """Note which phases and actions the game has, and where the actions are among all."""
        rules, number, card = self.rules, self.actions.numbers, self.rules.pack[0]
        self._acts: dict[int, Callable[[Numbers, Numbers], None]] = {_PLAY: self._act_in_play}
        if rules.auction:
            self._acts |= {BID: self._call, NAME_TRUMP: self._name_trump, EXCHANGE: self._put_out_in_exchange}
        elif rules.joker:
            self._acts[EXCHANGE] = self._put_out_for_joker
        if rules.calls_partner:
            self._acts[CALL_PARTNER] = self._call_partner
        late = rules.rob_deadline is RobDeadline.OPENING_LEAD or rules.turned_ace is TurnedAce.AFTER_FIRST_TRICK
        if late and not rules.auction:
            self._acts[_ROB] = self._act_when_asked
        if rules.scoring is Scoring.POOL and rules.jink is JinkRule.OPTIONAL:
            self._acts[_JINK] = self._act_with_three_tricks
        if rules.vied_card:
            self._acts[_VIE] = self._act_in_vying
        self._only_plays = len(self._acts) == 1
        rows = [number[PlayCard(card)]]
        self._robs = self._outs = 0
        if not rules.auction:
            self._robs = len(rows)
            rows.append(number[Rob(card)])
        if EXCHANGE in self._acts:
            self._outs = len(rows)
            rows.append(number[PutOutOne(card)])
        self._others = len(rows)
        if not self._only_plays:
            rows.append(number[NameTrump(Suit.CLUBS)])
        if rules.calls_partner:
            rows.append(number[CallPartner(card)])
        self.firsts = tuple(rows)

    def _other(self, action: DeclineRob | Jink | TakePool | Vie | LeadOn | See | GiveUp) -> numpy.uint64:
        """The bit of an action that is about no card."""
        return numpy.uint64(1 << (self.actions.numbers[action] - self.firsts[self._others]))

    # What is legal.

    def _has_right(self, rows: Numbers, seats: Numbers, hands: Bits) -> Truths:
        """Whether each seat has the right to the turn-up that lies on its table."""
        dealer = seats == self.state.dealer[rows]
        right: Truths = (hands & self.numbers.robs.take(dealer * CARDS + self.state.turned[rows])) != 0
        if self.rules.unseen_partners:
            right &= seats < self.rules.seats_held
        return right

    def _may_rob_before_card(self, rows: Numbers, hands: Bits) -> Numbers:
        """The places in `rows` of the tables whose player, with the hand at the same place, may rob before a card."""
        state = self.state
        may = state.turn_up[rows] & (state.trick[rows] == 0)
        if self.rules.turned_ace is TurnedAce.AFTER_FIRST_TRICK:
            may &= ~self.numbers.is_ace[state.turned[rows]]
        some = numpy.flatnonzero(may)
        return some[self._has_right(rows[some], state.turn[rows[some]], hands[some])]

    def _add_robs(self, legal: Bits, hands: Bits) -> None:
        """Add the ways to rob before the own first card."""
        state, rules, numbers = self.state, self.rules, self.numbers
        first = numpy.flatnonzero(state.turn_up & (state.phase == _PLAY) & (state.trick == 0))
        rows = first[self._may_rob_before_card(first, hands[first])]
        held = hands[rows]
        legal[self._robs, rows] = held
        if rules.must_rob:
            legal[0, rows] = _NOTHING
        elif rules.unrobbed_ace is UnrobbedAce.LOWEST_TRUMP:
            lowers = (held & numbers.aces[state.turned[rows]]) != 0
            key = (state.order[rows] | ACE_LOWEST * lowers) * CARDS + state.led[rows]
            legal[0, rows] = numpy.where(held & numbers.must[key], held & numbers.may[key], held)

    def _add_answers(self, legal: Bits, hands: Bits) -> None:
        """Add what is no card: answers in a rob round, jinks and cards vied; and the card put out for a joker."""
        state, rules = self.state, self.rules
        if _ROB in self._acts:
            rows = numpy.flatnonzero(state.phase == _ROB)
            right = self._has_right(rows, state.turn[rows], hands[rows])
            legal[self._robs, rows] = numpy.where(right, hands[rows], _NOTHING)
            leaves = ~right | (not rules.must_rob)
            legal[self._others, rows] = numpy.where(leaves, self._other(DeclineRob()), _NOTHING)
        if _JINK in self._acts:
            legal[self._others, state.phase == _JINK] = self._other(Jink()) | self._other(TakePool())
        if _VIE in self._acts:
            rows = numpy.flatnonzero(state.phase == _VIE)
            vies, answers = (Vie(), LeadOn()), (See(), GiveUp())
            first, second = (self._other(one) | self._other(other) for one, other in (vies, answers))
            legal[self._others, rows] = numpy.where(state.vier[rows] < 0, first, second)
        if EXCHANGE in self._acts:
            rows = numpy.flatnonzero(state.phase == EXCHANGE)
            legal[self._outs, rows] = hands[rows] & ~numpy.uint64(1 << _JOKER)

    # Actions.

    def _act_in_play(self, rows: Numbers, actions: Numbers) -> None:
        robbing = actions >= CARDS - 2 if self._robs else numpy.zeros(0, numpy.bool_)
        if robbing.any():
            self._rob(rows[robbing], actions[robbing] - self.firsts[self._robs])
            rows, actions = rows[~robbing], actions[~robbing]
        self._play(rows, actions)

    def _act_when_asked(self, rows: Numbers, actions: Numbers) -> None:
        state, rules = self.state, self.rules
        first = self.firsts[self._robs]
        robs = (actions >= first) & (actions < first + NO_CARD)
        self._rob(rows[robs], actions[robs] - first)
        left, seats = rows[~robs], state.turn[rows[~robs]]
        hands = state.hands[left, seats]
        self._leave(left, hands, self._has_right(left, seats, hands))
        only_dealer = rules.rob_by is RobBy.DEALER_ONLY and not rules.rob_with_five_of_hearts
        last = (seats == state.dealer[left]) | only_dealer | self.numbers.is_ace[state.turned[left]]
        state.turn[left] = next_held(self.rules, seats)
        self._lead_after_round(numpy.concatenate((rows[robs], left[last])))

    def _act_with_three_tricks(self, rows: Numbers, actions: Numbers) -> None:
        state = self.state
        jinks = actions == self.actions.numbers[Jink()]
        jinking = rows[jinks]
        state.jinker[jinking] = state.turn[jinking] % self.rules.sides
        state.phase[jinking] = _PLAY
        self._next_deals(self._finishing.finish(rows[~jinks]))

    def _act_in_vying(self, rows: Numbers, actions: Numbers) -> None:
        state, number = self.state, self.actions.numbers
        vies, sees, yields = (rows[actions == number[action]] for action in (Vie(), See(), GiveUp()))
        state.vier[vies] = state.turn[vies]
        state.turn[vies] = (state.turn[vies] + 1) % self.rules.players
        state.vied[sees] += 1
        state.turn[sees] = state.vier[sees]
        state.vier[sees] = -1
        state.phase[sees] = _PLAY
        state.phase[rows[actions == number[LeadOn()]]] = _PLAY
        state.vier[yields] = -1
        state.gave_up[yields] = state.turn[yields] % self.rules.sides
        self._next_deals(self._finishing.finish(yields))

    def _call(self, rows: Numbers, actions: Numbers) -> None:
        self._next_deals(self._finishing.finish(self._contracts.call(rows, actions)))

    def _name_trump(self, rows: Numbers, actions: Numbers) -> None:
        self._after_exchange(self._contracts.name_trump(rows, actions))

    def _put_out_in_exchange(self, rows: Numbers, actions: Numbers) -> None:
        self._after_exchange(self._contracts.put_out(rows, actions, self._shuffler))

    def _after_exchange(self, rows: Numbers) -> None:
        if self.rules.calls_partner:
            self._contracts.ask_for_partner(rows)
        else:
            self._start_play(rows)

    def _call_partner(self, rows: Numbers, actions: Numbers) -> None:
        self._contracts.call_partner(rows, actions)
        self._start_play(rows)

    def _put_out_for_joker(self, rows: Numbers, actions: Numbers) -> None:
        self._put_out(rows, card_bits(actions - self.firsts[self._outs]))
        self._begin_robbing_or_play(rows)

    def _put_out(self, rows: Numbers, bits: Bits) -> None:
        state, seats = self.state, self.state.turn[rows]
        state.hands[rows, seats] ^= bits
        state.put_out[rows, seats] |= bits

    def _rob(self, rows: Numbers, cards: Numbers) -> None:
        state, seats = self.state, self.state.turn[rows]
        self._put_out(rows, card_bits(cards))
        state.hands[rows, seats] |= card_bits(state.turned[rows])
        state.turn_up[rows] = False
        state.robber[rows] = seats

    def _leave(self, rows: Numbers, hands: Bits, right: Truths) -> None:
        """Note which of the seats to act had the right to rob, and leave the turn-up."""
        state, leaving = self.state, rows[right]
        state.let_lie[leaving, state.turn[leaving]] = True
        if self.rules.unrobbed_ace is UnrobbedAce.LOWEST_TRUMP:
            holds_ace = (hands[right] & self.numbers.aces[state.turned[leaving]]) != 0
            state.order[leaving] |= ACE_LOWEST * holds_ace

    def _play(self, rows: Numbers, cards: Numbers) -> None:
        state, seats = self.state, self.rules.players
        if self.rules.rob_deadline is RobDeadline.OWN_FIRST_CARD and not self.rules.auction:
            first = rows[state.turn_up[rows] & (state.trick[rows] == 0)]
            hands = state.hands[first, state.turn[first]]
            right = numpy.zeros(len(first), numpy.bool_)
            right[self._may_rob_before_card(first, hands)] = True
            self._leave(first, hands, right)
        turn, position = state.turn[rows], state.position[rows]
        state.hands.reshape(-1)[rows * seats + turn] ^= card_bits(cards)
        state.cards.reshape(-1)[(rows * self.rules.hand_size + state.trick[rows]) * seats + position] = cards
        leads = position == 0
        state.led[rows[leads]] = cards[leads]
        state.position[rows] = position + 1
        state.turn[rows] = numpy.where(turn == seats - 1, 0, turn + 1)
        full = rows[position == seats - 1]
        if len(full):
            self._gather(full)

    def _turn_unseen_cards(self) -> None:
        """Play the top cards of unseen hands, until a player is to act everywhere."""
        state, rules = self.state, self.rules
        while len(rows := numpy.flatnonzero(state.turn >= rules.seats_held)):
            place = (state.turn[rows] - state.dealer[rows] - 1) % rules.players
            top = self.numbers.dealt[place, state.trick[rows]]
            self._play(rows, state.packs[rows, top].astype(numpy.intp))

    # The table.

    def _gather(self, rows: Numbers) -> None:
        """Give the full tricks to their winners, and go on."""
        state, rules = self.state, self.rules
        trick = state.trick[rows]
        key = (state.order[rows] * CARDS + state.led[rows]) * CARDS
        best = self.numbers.power.take(key[:, None] + state.cards[rows, trick]).argmax(1)
        winner = (state.leader[rows, trick] + best) % rules.players
        side = winner % rules.sides
        state.winner[rows, trick] = winner
        state.taken[rows, side] += 1
        state.trick[rows] = trick + 1
        state.position[rows] = 0
        state.led[rows] = NO_CARD
        state.turn[rows] = winner
        self._finishing.count_tricks(rows, side)
        over = self._finishing.deal_over(rows)
        if _JINK in self._acts:
            jinks = (trick + 1 == TRICKS_TO_WIN) & (state.taken[rows, side] == TRICKS_TO_WIN)
            state.phase[rows[jinks]] = _JINK
            over &= ~jinks
        going = ~over
        on = rows[going]
        state.leader[on, trick[going] + 1] = winner[going]
        if rules.turned_ace is TurnedAce.AFTER_FIRST_TRICK:
            asked = on[(trick[going] == 0) & state.turn_up[on] & self.numbers.is_ace[state.turned[on]]]
            state.phase[asked] = _ROB
            state.turn[asked] = state.dealer[asked]
        if rules.vied_card:
            self._ask_to_vie(on[state.phase[on] == _PLAY])
        if over.any():
            self._next_deals(self._finishing.finish(rows[over]))

    def _ask_to_vie(self, rows: Numbers) -> None:
        state = self.state
        open_ = (state.taken[rows].max(1) < TRICKS_TO_WIN) & (state.vied[rows] < MOST_VIED) & (state.trick[rows] > 0)
        state.phase[rows[open_]] = _VIE

    def _next_deals(self, rows: Numbers, *, first: bool = False) -> None:
        """Deal at these tables, and again where a card turned up has ended a game."""
        while len(rows):
            self._deal(rows, first=first)
            out = self._finishing.out_at_once(rows)
            self._after_deal(rows[~out])
            rows, first = self._finishing.finish(rows[out]) if out.any() else rows[:0], False

    def _deal(self, rows: Numbers, *, first: bool) -> None:
        state, rules, numbers = self.state, self.rules, self.numbers
        new_games = rows[state.game_over[rows]]
        if len(new_games):
            self._finishing.next_game(new_games)
        packs = self._shuffler.packs(rows)
        if first:
            state.next_dealer[rows] = self._shuffler.dealers(rows, rules.seats_held)
        dealer = state.next_dealer[rows]
        state.packs[rows] = packs
        state.dealer[rows] = dealer
        hands = numpy.bitwise_or.reduce(card_bits(packs[:, numbers.dealt]), axis=2)
        seats = (dealer[:, None] + numpy.arange(1, rules.players + 1)) % rules.players
        state.hands[rows[:, None], seats] = hands
        for part, start in (
            (state.put_out, 0),
            (state.let_lie, 0),
            (state.trick, 0),
            (state.position, 0),
            (state.led, NO_CARD),
            (state.leader, -1),
            (state.cards, NO_CARD),
            (state.winner, -1),
            (state.taken, 0),
            (state.robber, -1),
            (state.joker_taker, -1),
            (state.jinker, -1),
            (state.vied, 0),
            (state.vier, -1),
            (state.gave_up, -1),
        ):
            part[rows] = start
        state.scores_before[rows] = state.scores[rows]
        if rules.auction:
            state.turned[rows] = NO_CARD
            state.turn_up[rows] = False
            self._contracts.start(rows, card_bits(packs))
        else:
            self._turn_up(rows, packs, dealer)
        self._finishing.pay_antes(rows)

    def _turn_up(self, rows: Numbers, packs: numpy.typing.NDArray[numpy.uint8], dealer: Numbers) -> None:
        state, rules, numbers = self.state, self.rules, self.numbers
        place = numpy.full(len(rows), numbers.dealt.size)
        if rules.joker:
            is_joker = packs[:, numbers.dealt.size] == _JOKER
            taking = rows[is_joker]
            state.hands[taking, dealer[is_joker]] |= numpy.uint64(1 << _JOKER)
            state.joker_taker[taking] = dealer[is_joker]
            place = place + is_joker
        turned = packs[numpy.arange(len(rows)), place].astype(numpy.intp)
        state.top[rows] = place + 1
        state.end[rows] = packs.shape[1]
        state.turned[rows] = turned
        state.turn_up[rows] = True
        state.order[rows] = numbers.trump[turned]
        if rules.turned_ace_bonus or rules.turned_ace_of_hearts:
            state.scores[rows, dealer % rules.sides] += numbers.bonus[turned]

    def _after_deal(self, rows: Numbers) -> None:
        state = self.state
        if self.rules.auction:
            return
        if self.rules.joker:
            takes = state.joker_taker[rows] >= 0
            state.phase[rows[takes]] = EXCHANGE
            state.turn[rows[takes]] = state.joker_taker[rows[takes]]
            rows = rows[~takes]
        self._begin_robbing_or_play(rows)

    def _begin_robbing_or_play(self, rows: Numbers) -> None:
        """Ask the players who may rob, where the rules have them asked before the first lead; else begin the play."""
        state, rules, numbers = self.state, self.rules, self.numbers
        if rules.rob_deadline is not RobDeadline.OPENING_LEAD:
            self._start_play(rows)
            return
        is_ace = numbers.is_ace[state.turned[rows]]
        asks = numpy.ones(len(rows), numpy.bool_)
        if rules.turned_ace is TurnedAce.AFTER_FIRST_TRICK:
            asks = ~is_ace
        only_dealer = is_ace | (rules.rob_by is RobBy.DEALER_ONLY and not rules.rob_with_five_of_hearts)
        dealer = state.dealer[rows]
        state.phase[rows] = _ROB
        state.turn[rows] = numpy.where(only_dealer, dealer, next_held(self.rules, dealer))
        self._start_play(rows[~asks])

    def _lead_after_round(self, rows: Numbers) -> None:
        """Begin the play once the rob round is over, or resume it after the first trick."""
        state = self.state
        later = rows[state.trick[rows] > 0]
        state.turn[later] = state.leader[later, state.trick[later]]
        state.phase[later] = _PLAY
        if self.rules.vied_card:
            self._ask_to_vie(later)
        self._start_play(rows[state.trick[rows] == 0])

    def _start_play(self, rows: Numbers) -> None:
        state = self.state
        leader = self._contracts.first_leader(rows) if self.rules.auction else next_held(self.rules, state.dealer[rows])
        state.leader[rows, 0] = leader
        state.turn[rows] = leader
        state.phase[rows] = _PLAY
        state.led[rows] = MUST_LEAD_TRUMP if self.rules.first_lead_is_trump else NO_CARD
