"""The golden matches at the real table: each move goes through the engine and is shown, and so is the result."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from tests.courses import COURSES
from tests.golden.make import FOLDER
from tests.ui.pressing import click
from tests.ui.whole import NAMES, Whole, button, names
from twentyfive.ai import Advice, Level
from twentyfive.ai.advice.reasons import Reason, ReasonKind
from twentyfive.core import Card, PlayerView, Record, view_for
from twentyfive.core.moves import DealCards, Exchange, Move, PlayCard, PlayerMove, Rob
from twentyfive.core.rules.options import Scoring
from twentyfive.engine.game.observations import Shown
from twentyfive.engine.seating.game_token import GameToken
from twentyfive.engine.seating.players import Computer, Person
from twentyfive.presentation.table.placement import Place
from twentyfive.ui.table.overlays import Overlay
from twentyfive.ui.table.panels.deal_table import DealRowView
from twentyfive.ui.table.panels.score_table import ScoreRow
from twentyfive.wording.names import SUIT_NAMES
from twentyfive.wording.scores import figure, side_name, values


class Replay:
    """A recorded match, played in the real window: seat 0 by mouse, the other seats and the shuffles as recorded.

    Attributes:
        played: the record of the engine.
        shown: the number of moves that the table has shown, or that were made before.
    """

    def __init__(self, recorded: Record, whole: Whole, monkeypatch: pytest.MonkeyPatch) -> None:
        self._recorded = recorded
        self._whole = whole
        self.shown = 0
        self.played = self._begun(0)
        # Only the shuffles and the computer players are replaced.
        monkeypatch.setattr("twentyfive.engine.game.engine.table_move", lambda *_: self._next())
        monkeypatch.setattr("tests.minds.thought", lambda _: self._advice())
        whole.window.table.director.shown.connect(self._on_shown)

    def play(self, start: int, end: int) -> None:
        """Play the moves from `start` to `end`, at which a deal or the match is over."""
        table = self._whole.window.table
        self.played, self.shown = self._begun(start), start
        self._whole.window.play(GameToken(self.played))
        for _ in range(2 * (end - start)):
            if self.played.ply == end and table.director.up_to_date:
                return
            self._continue()
        raise AssertionError(f"the table stands still in {self._whole.view.phase} after {self.shown} moves")

    def _begun(self, ply: int) -> Record:
        """A game whose first moves are made."""
        rules = self._recorded.header.rules
        seats = (Person(), *(Computer(Level.EASY),) * (rules.players - 1))
        begun = Record.new(rules, names=NAMES[: rules.players], seats=tuple(map(str, seats)))
        for move in self._recorded.moves[:ply]:
            begun.push(move)
        return begun

    def _continue(self) -> None:
        """Do what the table waits for next."""
        table = self._whole.window.table
        if table.overlays.current is Overlay.DEAL:
            click(button(table.overlays.deal, names(table.overlays.deal)[0]))
        elif self._whole.view.my_turn and table.director.up_to_date:
            self._make_move(self._next())
        else:
            table.director.skip()

    def _advice(self) -> Advice:
        move = self._next()
        assert isinstance(move, PlayerMove)
        return Advice(move, Reason(ReasonKind.GUESS))

    def _next(self) -> Move:
        return self._recorded.moves[self.played.ply]

    def _make_move(self, move: Move) -> None:
        """Make the person's move with the mouse."""
        table, ply = self._whole.window.table, self.played.ply
        if isinstance(move, PlayCard) and table.decision_panel.isVisible():
            click(button(table.decision_panel, "Leave it"))
        out = (move.out,) if isinstance(move, Rob) else move.out if isinstance(move, Exchange) else ()
        for card in (move.card,) if isinstance(move, PlayCard) else out:
            shown = table.top.canvas.button_of(card)
            assert shown is not None, f"{card} is not in the hand shown"
            click(shown)
        if not isinstance(move, PlayCard):
            self._answer(move)
        assert self.played.ply > ply, f"{move} was not made"

    def _answer(self, move: Move) -> None:
        panel = self._whole.window.table.decision_panel
        assert panel.decision is not None, f"{move} is not asked for"
        label = next(choice.label for choice in panel.decision.choices if choice.answer == move)
        click(button(panel, label))

    def _on_shown(self, shown: Shown) -> None:
        if shown.made is not None:
            self.shown += 1
            self._compare()

    def _compare(self) -> None:
        """Compare the table with the record at this moment."""
        table = self._whole.window.table
        view = view_for(self._recorded.state_at(self.shown), 0)
        hand = [held.card for held in table.top.canvas.hand_buttons()]
        assert set(hand) == set(view.hand), "the hand"
        assert self._lying() == played_by_seat(view), "the trick"
        rows = table.score_panel.findChildren(ScoreRow)
        assert [row.value for row in rows] == [figure(value) for value in values(view)], "the scores"
        tricks = [sum(view.tricks_won[seat] for seat in view.rules.seats_of(side)) for side in range(view.rules.sides)]
        assert [row.tricks for row in rows] == tricks, "the tricks taken"
        turn = [
            place for place, plate in enumerate(table.top.plates) if "to play" in plate.accessibleName().split(", ")
        ]
        assert turn == ([] if view.to_act is None else [view.to_act]), "the turn"
        if view.rules.scoring is Scoring.POOL:
            assert table.top.pool.chips == view.pool, "the pool"
        if view.trump is not None:
            assert table.top.trump_button.accessibleName() == f"{SUIT_NAMES[view.trump]()} are trumps"

    def _lying(self) -> dict[int, Card | None]:
        """The cards of the trick on the table, by seat."""
        top = self._whole.window.table.top
        assert top.zones is not None
        slots = {rect: seat for seat, rect in enumerate(top.zones.trick)}
        return {slots[lying.rect]: lying.spot.card for lying in top.canvas.scene if lying.place is Place.TRICK}


def played_by_seat(view: PlayerView) -> dict[int, Card]:
    """The cards of the trick being played, by seat."""
    if view.trick is None:
        return {}
    return {view.trick.seat_of(index, view.rules.players): card for index, card in enumerate(view.trick.cards)}


@pytest.fixture
def whole(qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Whole]:
    del qapp
    # Other tests check that a move is on the disk before it is shown; here it would only take time.
    monkeypatch.setattr("os.fsync", lambda _: None)
    made = Whole(tmp_path, fold_panel=False)
    # The test reads the widgets; painting them would take half of its time.
    made.window.setUpdatesEnabled(False)
    yield made
    made.close()


@pytest.mark.broad("twenty-five")
@pytest.mark.parametrize("preset", COURSES)
def test_the_match_is_shown_at_the_table_as_recorded(
    preset: str, whole: Whole, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = (FOLDER / f"{preset}.25").read_text(encoding="utf-8")
    recorded = Record.loads(text)
    replay = Replay(recorded, whole, monkeypatch)
    for start, end in parts(recorded):
        replay.play(start, end)
        assert replay.played.moves == recorded.moves[:end]
        assert replay.shown == end
    assert whole.window.table.overlays.current is Overlay.DEAL
    assert results_shown(whole) == results_written(text, view_for(replay.played.state, 0))


DEALS = 3
"""Deals at the beginning and at the end of a match that are shown; those between are like them, and up to twenty."""


def parts(recorded: Record) -> Iterator[tuple[int, int]]:
    """Yield the numbers of moves at which the parts that are shown begin and end."""
    deals = [ply for ply, move in enumerate(recorded.moves) if isinstance(move, DealCards)]
    if len(deals) > 2 * DEALS:
        yield 0, deals[DEALS]
        yield deals[-DEALS], len(recorded.moves)
    else:
        yield 0, len(recorded.moves)


def results_shown(whole: Whole) -> dict[str, str]:
    """The result of each side in the table of the finished game."""
    rows = whole.window.table.overlays.deal.findChildren(DealRowView)
    return {row.row.standing.name: row.value for row in rows if row.isVisible()}


def results_written(text: str, view: PlayerView) -> dict[str, str]:
    """The result of each side in the last comment of the record: ``# scores 10 25`` or ``# chips 18 22, pool 4``."""
    last = [line for line in text.splitlines() if line.startswith(("# scores", "# chips"))][-1]
    numbers = [int(number) for number in last.partition(",")[0].split()[2:]]
    return {side_name(view, side): figure(number) for side, number in enumerate(numbers)}
