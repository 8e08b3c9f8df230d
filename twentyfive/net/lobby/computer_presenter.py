"""The presenter for computers: what each computer guest is shown, step by step as the engine makes them."""

from __future__ import annotations

from collections.abc import Iterator

from twentyfive.core import PlayerView
from twentyfive.core.moves import Exchange, PlayCard, PlayerMove, parse_move
from twentyfive.core.view_text import seen_move_to_text, view_to_text
from twentyfive.engine.guest_session import GuestSession
from twentyfive.engine.seating.players import Computer, Guest, Person, Sitter
from twentyfive.net.messages import MakeMove
from twentyfive.net.views import Deals, Refused, Seen, View
from twentyfive.wording.table.refusals import refusal_sentence


class ComputerPresenter:
    """Computers follow the engine, not the screen: each shows the steps at its own pace."""

    def __init__(self, table: GuestSession) -> None:
        self._table = table

    def step(self, player: int | None) -> Seen | View:
        """Return the step that led to the present position, as the guest at seat `player` saw it."""
        table, at = self._table, self._table.game.revision
        found = [table.seen(at, seat) for seat in self._hands(player)]
        moves = [seen_move_to_text(shown.made) for shown in found if shown is not None and shown.made is not None]
        if len(moves) < len(found):
            return self.whole(player)
        refused, answered = self._refused(player), self._is_answered(player)
        return Seen(at, tuple(moves), refused, table.game.waits_for_next_deal, answered, table.deals_over)

    def whole(self, player: int | None) -> View:
        """Return the present position, as the guest at seat `player` sees it; an onlooker for None."""
        table, third = self._table, self._table.game.third
        return View(
            table.game.revision,
            tuple(view_to_text(table.moment.view(seat)) for seat in self._hands(player)),
            tuple(str(_for_guests(sitter, seat == player)) for seat, sitter in enumerate(table.game.seats.sitters)),
            "" if third is None else f"{third.name} | {_for_guests(third.sitter, False)} | {_won(third.won)}",
            self._refused(player),
            table.game.waits_for_next_deal,
            self._is_answered(player),
            table.deals_over,
        )

    def deals(self, known: int) -> Deals:
        """Return the deals that are over after the first ones that a guest knows."""
        return Deals(known, self._table.deals_after(known))

    def move(self, player: int, message: MakeMove) -> str:
        """Make a guest's move; return the reason in words if the rules forbid it.

        A move for another position is dropped silently, and so is a text that is no move: no program sends one.
        """
        table, seat = self._table, self._seat_to_act(player)
        if seat is None or message.at != table.game.revision:
            return ""
        try:
            move = parse_move(message.move)
        except ValueError:
            return ""
        if not isinstance(move, PlayerMove):
            return ""
        illegal = table.submit(seat, move, message.at)
        return "" if illegal is None else refusal_sentence(illegal, table.moment.view(seat), None)

    def _hands(self, player: int | None) -> tuple[int | None, ...]:
        return (None,) if player is None else self._table.game.seats.hands_of(player)

    def _seat_to_act(self, player: int | None) -> int | None:
        """Return the seat to act, if the guest at seat `player` plays its hand."""
        seat = self._table.moment.to_act
        return seat if seat is not None and self._table.game.seats.player_of(seat) == player else None

    def _is_answered(self, player: int | None) -> bool:
        """Whether the game answers for the guest at seat `player`; of others it would show what they hold."""
        return self._seat_to_act(player) is not None and self._table.game.answers_by_itself

    def _refused(self, player: int | None) -> tuple[Refused, ...]:
        """Return the moves that the guest may be tempted to make now and may not."""
        seat = self._seat_to_act(player)
        return () if seat is None else tuple(self._refusals(seat, self._table.moment.view(seat)))

    def _refusals(self, seat: int, view: PlayerView) -> Iterator[Refused]:
        tempting: list[PlayerMove] = [PlayCard(card) for card in view.hand if card not in view.playable]
        tempting += [Exchange((card,)) for card in view.hand if view.may_put_out and card not in view.may_put_out]
        for move in tempting:
            illegal = self._table.why_not(seat, move, self._table.game.revision)
            if illegal is not None:
                yield Refused(str(move), illegal.refusal.value, tuple(map(str, illegal.cards)))


def _for_guests(sitter: Sitter, own: bool) -> Sitter:
    """Return a player as a guest may know them.

    How well the persons here have played, and which programs they have, is nobody else's business.
    """
    match sitter:
        case Guest() if own:
            return Person()
        case Person():
            return Guest()
        case Computer(level):
            return Computer(level)
        case _:
            return sitter


def _won(games: tuple[int, int, int]) -> str:
    return " ".join(map(str, games))
