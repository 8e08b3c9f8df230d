"""The presenter for phones: what each guest is shown, at the position that the host's screen shows."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import replace
from functools import partial

from twentyfive.core import IllegalMove
from twentyfive.core.moves import PlayerMove, Rob, parse_move
from twentyfive.engine.game.events import Hint
from twentyfive.engine.game.observations import Shown
from twentyfive.engine.guest_session import GuestSession
from twentyfive.net.messages import Choose, MakeMove
from twentyfive.presentation.phone.sheet_maker import PhoneChoice, SheetMaker, WhyNot, chosen_cards
from twentyfive.presentation.phone.sheets import May, PhoneSheet
from twentyfive.presentation.settings import Settings
from twentyfive.wording.table.refusals import refusal_sentence


class PhonePresenter:
    """Phones follow the screen: a sheet is of the position that was shown there last.

    Attributes:
        at: the position shown last; None before the first.
    """

    def __init__(self, table: GuestSession, settings: Callable[[], Settings]) -> None:
        """Write sheets in the way that `settings` ask for at the time."""
        self.at: int | None = None
        self._table = table
        self._settings = settings
        self._choices: dict[int, PhoneChoice] = {}

    @property
    def _maker(self) -> SheetMaker:
        return SheetMaker(self._settings())

    @property
    def is_newest(self) -> bool:
        """Whether the screen shows the present position, so that a guest may move."""
        return self.at is not None and self.at == self._table.game.revision

    def show(self, at: int) -> None:
        """Note that the screen shows this position now."""
        if at != self.at:
            self.at = at
            self._choices = {}
            self._table.forget_before(at)

    def seen_by(self, player: int | None) -> Shown | None:
        """Return what the guest at seat `player` was shown last, from the hand to play; None if that is not kept."""
        return None if self.at is None else self._table.shown_to(self.at, player)

    def sheet(self, player: int | None, may: tuple[May, ...]) -> PhoneSheet | None:
        """Return the sheet of the guest at seat `player`; of an onlooker for None."""
        shown = self.seen_by(player)
        if shown is None or self.at is None:
            return None
        seat = shown.view.seat
        why_not: WhyNot = (lambda _: None) if seat is None else partial(self._why_not, seat)
        choice = PhoneChoice() if player is None else self._choices.get(player, PhoneChoice())
        return self._maker.sheet(shown, self.at, why_not, may, choice)

    def found(self, player: int | None, may: tuple[May, ...]) -> PhoneSheet | None:
        """Return the sheet for a guest who has just come, who is told how the game stands."""
        sheet = self.sheet(player, may)
        shown = self.seen_by(player)
        if sheet is None or shown is None:
            return None
        afresh = self._maker.sheet(replace(shown, made=None, jumped=True), sheet.at, lambda _: None, may, PhoneChoice())
        return replace(sheet, say=afresh.say, jumped=True)

    def choose(self, player: int, message: Choose) -> bool:
        """Note what a guest has chosen on the way to a move; return False if it is for another position."""
        shown = self.seen_by(player)
        if shown is None or message.at != self.at or not self.is_newest or not shown.view.my_turn:
            return False
        out = chosen_cards(message.out, shown.view)
        if out is None:
            return False
        before = self._choices.get(player, PhoneChoice())
        self._choices[player] = replace(before, out=out, left_lying=message.leave)
        return True

    def advise(self, hint: Hint, players: Collection[int]) -> int | None:
        """Note a hint for the guest who asked for it, one of `players`; return their seat, None if it is too late."""
        player = self._table.game.seats.player_of(hint.seat)
        if player not in players or hint.revision != self.at:
            return None
        before = self._choices.get(player, PhoneChoice())
        stays = before.left_lying and not isinstance(hint.advice.move, Rob)  # else the question is asked again
        self._choices[player] = replace(before, hint=hint, left_lying=stays)
        return player

    def move(self, player: int, message: MakeMove) -> str:
        """Make a guest's move; return the reason in words if the rules forbid it.

        A move for another position is dropped silently, and so is a text that is no move: no page sends one.
        """
        shown = self.seen_by(player)
        if shown is None or message.at != self.at or not self.is_newest or not shown.view.my_turn:
            return ""
        seat = shown.view.seat
        assert seat is not None, "an onlooker has no turn"
        try:
            move = parse_move(message.move)
        except ValueError:
            return ""
        if not isinstance(move, PlayerMove):
            return ""
        illegal = self._table.submit(seat, move, message.at)
        return "" if illegal is None else refusal_sentence(illegal, shown.view, None)

    def _why_not(self, seat: int, move: PlayerMove) -> IllegalMove | None:
        return None if self.at is None else self._table.why_not(seat, move, self.at)
