"""Twin games through the lobby: a phone or computer is sent the same bytes if they differ only in what it may not know.

The guests do all that guests can do: they come, look on, choose, play, ask for a hint, for a decision to be taken back
and for a pause, sign, sleep and come back.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import partial
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from tests.core.policy import chance_move
from tests.engine.game.test_guest_secrecy import swapped, with_deal
from tests.minds import QuickMinds
from tests.net.lobby.at_table import KNOWN, NAMES, AtTable, guests_at
from tests.net.lobby.computers import allowed, views_of
from tests.net.lobby.test_secrecy import ONLOOKER, tables
from twentyfive.core import Record, Rules, seated, table_move, to_act
from twentyfive.core.moves import DealCards, Exchange
from twentyfive.engine.game.engine import GameEngine
from twentyfive.engine.game.journal import Journal
from twentyfive.engine.seating.players import TableSetup
from twentyfive.net.messages import Ask, Choose, GameForm, MakeMove, Question, Reply, SeatChoice, Sit, Wish
from twentyfive.presentation.phone.sheets import May

MOST_SEEDS = 40


def setup_of(rules: Rules) -> TableSetup:
    return TableSetup(rules, NAMES[: rules.players], guests_at(rules.players, rules.players))


def by_chance(rules: Rules, seed: int) -> Record:
    """A deal or more, played by chance."""
    record, rng = setup_of(rules).new_record(seed=seed), random.Random(seed)
    while not record.state.over and not record.state.history:
        state = record.state
        record.push(table_move(state, rng) if to_act(state) is None else chance_move(state, rng))
    return record


def twins(rules: Rules, seed: int, viewer: int, rng: random.Random) -> Iterator[tuple[Record, Record, int, int]]:
    """Yield games that are the same to the viewer, with the ply after the deal and the last ply to compare."""
    record = by_chance(rules, seed)
    at = max(ply for ply, move in enumerate(record.log) if isinstance(move, DealCards))
    deal, last = record.log[at], min(at + 1 + 3 * rules.players, record.last_ply - 1)
    assert isinstance(deal, DealCards)
    end = record.state_at(last)
    hands = end.deal.hands if end.deal else ()
    secret = [card for seat, hand in enumerate(hands) if seat != viewer for card in hand]
    pairs = list(combinations(secret, 2))
    for one, other in rng.sample(pairs, min(30, len(pairs))):
        twin = with_deal(record, at, swapped(deal, one, other), last)
        if twin is not None and twin.state != end:
            yield record, twin, at + 1, last
            return


class Told:
    """A table at which a game is played over again with all that guests can do; the bytes for each guest are kept."""

    def __init__(self, table: AtTable, record: Record, viewer: int, first: int, last: int, seed: int) -> None:
        self._table = table
        self._viewer = viewer
        self._rng = random.Random(seed)
        self._players = record.header.rules.players
        table.lobby.gather(setup_of(record.header.rules), KNOWN)
        for seat in range(self._players):
            table.arrive(seat)
        table.link.come(ONLOOKER, "Onlooker", speaks=table.speaks)
        table.link.hear(ONLOOKER, Sit(takes=SeatChoice.NONE))
        header = record.header
        begun = Record.new(header.rules, names=header.names, seats=header.seats, seed=header.seed)
        for move in record.log[:first]:
            begun.push(move)
        table.engine.begin(begun)
        for ply in range(first, last):
            self._do_anything()
            acting, move = to_act(record.state_at(ply)), record.log[ply]
            if acting is None or table.record.ply != ply:
                continue  # the table has moved, or the only answer was given
            at = self._at(acting)
            if isinstance(move, Exchange):
                table.link.hear(10 + acting, Choose(at, tuple(map(str, move.out))))
            table.link.hear(10 + acting, MakeMove(at, str(move)))
            assert table.record.ply > ply
        table.lobby.close()

    def _do_anything(self) -> None:
        """Let a guest do something that leaves the game where it is."""
        table, seat = self._table, self._rng.randrange(self._players)
        at, may, thing = self._at(seat), self._may(seat), self._rng.randrange(6)
        if thing == 0 and May.UNDO in may:
            table.link.hear(10 + seat, Ask(at, Wish.UNDO))
            other = (seat + 1) % self._players
            table.link.hear(10 + other, Reply(table.link.last(10 + other, Question).q, False))
        elif thing == 1:
            table.link.hear(10 + seat, Ask(at, Wish.PAUSE), Ask(at, Wish.RESUME))
        elif thing == 2:
            table.lose(seat)
            table.clock.turn(3)
            table.return_(seat)
        elif thing == 3 and May.HINT in may and table.speaks is GameForm.SHEET:
            table.link.hear(10 + seat, Ask(at, Wish.HINT))  # a computer thinks out its own
        elif thing == 4:
            table.link.hear(10 + seat, MakeMove(at, "play 7S"), Choose(at, ("7S",)))

    def _at(self, seat: int) -> int:
        """Return the position that a guest was told last."""
        table = self._table
        return table.sheet(seat).at if table.speaks is GameForm.SHEET else views_of(table.link, 10 + seat)[0]

    def _may(self, seat: int) -> tuple[May, ...]:
        table = self._table
        return table.sheet(seat).may if table.speaks is GameForm.SHEET else allowed(table, seat).may

    @property
    def to_viewer(self) -> list[tuple[int, str]]:
        """All that the viewer and the onlooker were sent, in its order."""
        return [(to, text) for to, text in self._table.link.bytes_sent if to in (10 + self._viewer, ONLOOKER)]


@pytest.mark.broad("auction-forty-fives-4-2-*")
@pytest.mark.parametrize("speaks", GameForm)
@pytest.mark.parametrize(("preset", "players", "sides"), sorted(set(tables())))
def test_a_seat_is_sent_the_same_bytes_in_twin_games(
    qapp: QCoreApplication,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    preset: str,
    players: int,
    sides: int,
    speaks: GameForm,
) -> None:
    del qapp
    rules, compared, most = seated(preset, players, sides), 0, 2 if players <= 5 else 1
    for seed in range(MOST_SEEDS):
        viewer = seed % players
        for *games, first, last in twins(rules, seed, viewer, random.Random(seed)):
            told = []
            for game in games:
                tokens = map("{:032}".format, range(100))  # the same in both games
                monkeypatch.setattr("twentyfive.net.lobby.reception.new_token", partial(next, tokens))
                engine = GameEngine(QuickMinds(), Journal(tmp_path / "journal"))
                table = AtTable(engine)
                table.speaks = speaks
                told.append(Told(table, game, viewer, first, last, seed).to_viewer)
                engine.close()
            assert told[0] == told[1]
            assert len(told[0]) > last - first
            compared += 1
        if compared >= most:
            break
    assert compared >= most
