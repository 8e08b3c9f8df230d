"""The game of a guest: what it shows is what the host has said, and a hostile host is refused."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from tests.net.lobby.at_table import AtTable, a_table, guests_at
from tests.net.lobby.computers import play_by_view, say_all_ready
from twentyfive.core import Card, PlayerView, Refusal, seated
from twentyfive.core.moves import PlayCard
from twentyfive.engine.game.events import Jump, Step
from twentyfive.engine.seating.players import Guest, SecondHand, Third
from twentyfive.net.message_text import read_host_message, write_message
from twentyfive.net.messages import GameForm, HostMessage, MakeMove, Sign, SignOf
from twentyfive.net.remote.remote_game import RemoteGame
from twentyfive.net.views import Allowed, Refused, Seen, View


@pytest.fixture
def table(tmp_path: Path, qapp: QCoreApplication) -> Iterator[AtTable]:
    del qapp
    with a_table(tmp_path / "journal", GameForm.VIEW) as made:
        yield made


class Fed:
    """A game that hears what the host sends to one guest.

    Attributes:
        game: the game.
        said: what it has said.
        told: the sentences for the person.
        news: the steps and jumps.
    """

    def __init__(self, table: AtTable, guest: int = 10) -> None:
        self.game = RemoteGame()
        self.said: list[object] = []
        self.told: list[str] = []
        self.news: list[Step | Jump] = []
        self.game.said.connect(self.said.append)
        self.game.told.connect(self.told.append)
        self.game.stepped.connect(self.news.append)
        self.game.rewound.connect(self.news.append)
        table.link.listening[guest] = self._hear

    def _hear(self, message: HostMessage) -> None:
        if isinstance(message, View | Seen | Allowed):
            again = read_host_message(write_message(message))
            assert isinstance(again, View | Seen | Allowed)
            self.game.hear(again)

    def view(self) -> PlayerView:
        return self.game.moment.view(self.game.here.alone)


def play(table: AtTable, moves: int, seed: int = 3) -> None:
    rng = random.Random(seed)
    for _ in range(moves):
        if table.engine.waits_for_next_deal:
            say_all_ready(table)
        elif not table.record.state.over:
            play_by_view(table, rng)


def test_every_step_of_a_game_is_the_hosts(table: AtTable) -> None:
    fed = Fed(table)
    table.gather(seated("twenty-five", 4, 4), guests_at(4, 4))
    play(table, 40)
    assert fed.game.revision == table.engine.revision
    assert fed.view() == table.engine.seats.view(table.record.state, 0)
    revisions = [news.revision for news in fed.news]
    assert revisions == list(range(revisions[0], revisions[0] + len(revisions)))


def test_both_hands_of_a_player_are_played_here(table: AtTable) -> None:
    fed = Fed(table)
    table.gather(seated("twenty-five", 4, 2), (Guest(), Guest(), SecondHand(0), *guests_at(1, 0)))
    play(table, 12)
    assert fed.game.here.hands == (0, 2)
    assert fed.game.moment.view(2) == table.engine.seats.view(table.record.state, 2)
    for seat in (1, 3):
        with pytest.raises(ValueError, match=f"seat {seat} is not played at this screen"):
            fed.game.moment.view(seat)


def test_no_hand_can_be_opened(table: AtTable) -> None:
    fed = Fed(table)
    table.gather(seated("twenty-five", 3, 3), guests_at(3, 3))
    with pytest.raises(ValueError, match="in another program"):
        fed.game.moment.open_view(0)


def test_before_the_host_shows_a_position_there_is_none(qtbot: QtBot) -> None:
    del qtbot
    game = RemoteGame()
    assert not game.has_begun
    assert game.third is None
    for read in (lambda: game.moment, lambda: game.here):
        with pytest.raises(ValueError, match="no game has begun"):
            read()


def test_a_move_is_sent_once_and_shown_when_the_host_says_so(table: AtTable) -> None:
    fed = Fed(table)
    table.gather(seated("twenty-five", 3, 3), guests_at(3, 3))
    while fed.game.moment.to_act != 0:
        play(table, 1)
    move, at = fed.view().legal[0], fed.game.revision
    fed.game.submit(0, move, at - 1)
    assert not fed.said
    fed.game.submit(0, move, at)
    fed.game.submit(0, move, at)
    assert fed.said == [MakeMove(at, str(move))]
    assert fed.game.answers_by_itself
    assert fed.game.revision == at
    table.link.hear(10, MakeMove(at, str(move)))
    assert fed.game.revision > at
    assert not fed.game.answers_by_itself or fed.game.moment.to_act == 0


def test_a_move_that_a_pause_swallowed_can_be_made_again(table: AtTable) -> None:
    fed = Fed(table)
    table.gather(seated("twenty-five", 3, 3), guests_at(3, 3))
    while fed.game.moment.to_act != 0:
        play(table, 1)
    move, at = fed.view().legal[0], fed.game.revision
    fed.game.submit(0, move, at)
    fed.game.hear(Allowed((), held=True))
    fed.game.submit(0, move, at)
    assert fed.said == [MakeMove(at, str(move))]
    fed.game.hear(Allowed(()))
    fed.game.submit(0, move, at)
    assert fed.said == [MakeMove(at, str(move))] * 2


def test_an_illegal_card_is_refused_here_with_the_reason_of_the_rules(table: AtTable) -> None:
    fed = Fed(table)
    table.gather(seated("twenty-five", 3, 3), guests_at(3, 3))
    forbidden: list[Card] = []
    for seed in range(60):
        if fed.game.moment.to_act == 0 and fed.view().playable:
            forbidden = [card for card in fed.view().hand if card not in fed.view().playable]
            if forbidden:
                break
        play(table, 1, seed)
    illegal = fed.game.why_not(PlayCard(forbidden[0]))
    assert illegal is not None
    assert illegal.refusal in (Refusal.MUST_FOLLOW_OR_TRUMP, Refusal.MUST_FOLLOW_SUIT, Refusal.MUST_PLAY_TRUMP)
    assert fed.game.why_not(fed.view().legal[0]) is None
    assert fed.game.submit(0, PlayCard(forbidden[0]), fed.game.revision) == illegal
    assert not fed.said


def test_the_third_player_is_named_and_nobodys_results_are_told(table: AtTable) -> None:
    fed = Fed(table)
    table.gather(seated("twenty-five", 2, 2), guests_at(2, 2))
    whole = table.link.last(10, View)
    fed.game.hear(replace(whole, out="Tom | person elsewhere | 1 0 2"))
    assert fed.game.third == Third("Tom", Guest(), (1, 0, 2))


def test_what_is_offered_is_what_the_host_allows(table: AtTable) -> None:
    fed = Fed(table)
    table.gather(seated("twenty-five", 3, 3), guests_at(3, 3))
    held: list[bool] = []
    fed.game.held.connect(held.append)
    fed.game.hear(Allowed(()))
    assert not fed.game.can_undo
    assert fed.game.undo_player is None
    while fed.game.moment.to_act != 0:
        play(table, 1)
    fed.game.hear(Allowed((), held=True))
    fed.game.hear(Allowed((), held=True))
    assert held == [True]
    fed.game.ask_hint(0)
    assert fed.told == [], "the game is paused"
    fed.game.hear(Allowed(()))
    fed.game.ask_hint(0)
    assert fed.told == ["This table plays without hints."]
    fed.game.next_deal()
    assert fed.said == [Sign(SignOf.READY)]


def captured(table: AtTable) -> tuple[View, list[Seen]]:
    """Return the first position that guest 10 was told, and the steps after it."""
    table.gather(seated("auction-forty-fives", 4, 2), guests_at(4, 4))
    play(table, 30)
    first = table.link.told(10, View)[0]
    return first, [seen for seen in table.link.told(10, Seen) if seen.at > first.at]


def test_a_step_from_another_position_is_refused(table: AtTable) -> None:
    first, steps = captured(table)
    game = RemoteGame()
    game.hear(first)
    with pytest.raises(ValueError, match="another position"):
        game.hear(steps[3])
    game.hear(steps[0])
    assert game.revision == steps[0].at


@pytest.mark.broad
@pytest.mark.parametrize(
    "fields",
    [
        {"sitters": ("person",) * 4},
        {"sitters": ("person elsewhere",) * 4},
        {"sitters": ("person", "person elsewhere")},
        {"sitters": ("person elsewhere", "person elsewhere", "person elsewhere", "person")},
        {"sitters": ("person", "computer hard", "second hand of 0", "computer hard")},
        {"sitters": ("person", "second hand of 3", "computer hard", "computer hard")},
        {"views": ("{}",)},
        {"views": ("", "")},
        {"out": "Tom | person | 1 0 2"},
        {"out": "Tom"},
        {"refused": (Refused("play 7S", "because"),)},
        {"refused": (Refused("gather", "must_rob"),)},
        {"refused": (Refused("play 7S", "must_rob", ("1X",)),)},
    ],
    ids=str,
)
def test_a_position_that_contradicts_itself_is_refused(table: AtTable, fields: dict[str, Any]) -> None:
    first, _ = captured(table)
    game = RemoteGame()
    with pytest.raises(ValueError, match=r"view|refused|seat|sitter|sit|card|Refusal|name"):
        game.hear(replace(first, **fields))
    assert not game.has_begun
