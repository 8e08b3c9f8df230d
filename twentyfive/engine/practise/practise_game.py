"""Practice on the game at the table, which may begin with given cards: go back and forth, look at all hands."""

from __future__ import annotations

from collections.abc import Sequence

from twentyfive.ai import Level
from twentyfive.core import PlayerView, Record
from twentyfive.core.claims import cards_at_large, cards_of_others, rest_is_won
from twentyfive.core.codes.base32 import DealCodeTooLong
from twentyfive.core.codes.deal_code import CodedDeal, deal_code
from twentyfive.core.moves import DealCards
from twentyfive.engine.daily.deals import plays_evening
from twentyfive.engine.game.engine import GameEngine
from twentyfive.engine.game.session import GameSession
from twentyfive.engine.practise.move_log import MoveLog
from twentyfive.engine.saves.bookmarks import Bookmarks
from twentyfive.engine.seating.game_token import GameToken
from twentyfive.engine.seating.players import Computer, Person, new_seed


class PractiseGame:
    """Practice on the game of `engine`. Only a game that runs in this program can be practised.

    Attributes:
        session: the game as the table knows it.
    """

    def __init__(self, engine: GameEngine, bookmarks: Bookmarks) -> None:
        self.session: GameSession = engine
        self._engine = engine
        self._bookmarks = bookmarks

    @property
    def has_guests(self) -> bool:
        """Whether persons at other devices belong to the table: then nobody looks at hidden cards, or goes back."""
        return self._engine.has_guests

    @property
    def has_company(self) -> bool:
        """Whether several persons belong to the table."""
        return self._kept.has_company

    @property
    def at_evening(self) -> bool:
        """Whether the deal is one of an evening, whose cards others have yet to play."""
        return plays_evening(self._kept)

    @property
    def _kept(self) -> GameToken:
        return GameToken(self._record)

    @property
    def dealt(self) -> bool:
        """Whether cards have been dealt."""
        return self._engine.record is not None and bool(self._deal_plies())

    @property
    def deal_over(self) -> bool:
        """Whether the deal is over, or the game."""
        return self._engine.waits_for_next_deal or self._engine.state.over

    @property
    def number(self) -> str | None:
        """The number of the deal on the table; None if too many options differ from the preset to fit into a number.

        Raises:
            ValueError: before the first deal.
        """
        plies = self._deal_plies()
        move = self._record.moves[plies[-1] - 1] if plies else None
        if not isinstance(move, DealCards):
            raise ValueError("no cards have been dealt")
        try:
            return deal_code(self._record.header.rules, move)
        except DealCodeTooLong:
            return None

    @property
    def person(self) -> int:
        """The seat of the first person at this screen, 0 if there is none."""
        return next(iter(self._engine.here.persons), 0)

    def moves(self) -> MoveLog:
        """Return the moves as the only person at this screen saw them; as everybody did if several sit here.

        So the list tells nobody which cards another player has put out.
        """
        return MoveLog(self._record, self._engine.seats, self._engine.here.alone, self._bookmarks)

    def rest_is_won(self, view: PlayerView) -> bool:
        """Whether the player to act in `view` is sure, from what they may know, to win every remaining trick."""
        return rest_is_won(view, cards_at_large(view))

    def rest_is_won_openly(self, view: PlayerView) -> bool:
        """Whether that player wins every remaining trick against the cards that the others really hold."""
        return view.seat is not None and rest_is_won(view, cards_of_others(self._engine.state, view.seat))

    def jump(self, ply: int) -> None:
        """Go to the moment after the first `ply` moves, and pause there until `resume`."""
        self._engine.jump(ply)

    def resume(self) -> None:
        """Play on from the moment that a jump has reached."""
        self._engine.resume()

    def restart_deal(self) -> None:
        """Play the deal on the table again from its first decision."""
        self._engine.jump(self._deal_plies()[-1])
        self._engine.resume()

    def skip_deal(self) -> None:
        """Have the computer play the rest of the deal."""
        self._engine.skip_deal()

    def claim(self) -> None:
        """Have the remaining cards played."""
        self._engine.claim()

    def ask_thought(self) -> None:
        """Ask for a good player's advice at the seat to act; the session emits `advised`."""
        self._engine.ask_thought()

    def note_help(self) -> None:
        """Note that the person has seen more than a player may."""
        self._engine.note_help()

    @property
    def _record(self) -> Record:
        record = self._engine.record
        assert record is not None, "the table shows a game"
        return record

    def _deal_plies(self) -> list[int]:
        """Return the ply right after each deal of the cards, up to the present moment."""
        return [ply for ply, move in enumerate(self._record.moves, 1) if isinstance(move, DealCards)]


def game_of_deal(coded: CodedDeal, names: Sequence[str], seat: int, level: Level) -> GameToken:
    """Return a game whose first deal is given: a person at `seat`, computer players of `level` at all others.

    Args:
        coded: the rules and the deal.
        names: the person's name first, then the others, clockwise from the person.
        seat: the seat of the person.
        level: the level of the computer players.

    Raises:
        ValueError: if there is no such seat, or there are too few names.
    """
    players = coded.rules.players
    if not 0 <= seat < coded.rules.seats_held or len(names) < players:
        raise ValueError(f"seat {seat} and {len(names)} names for {players} players")
    by_seat = tuple(names[(other - seat) % players] for other in range(players))
    sitters = tuple(Person() if other == seat else Computer(level) for other in range(players))
    seats = tuple(str(sitter) for sitter in sitters)
    record = Record.new(coded.rules, names=by_seat, seats=seats, seed=new_seed())
    record.push(coded.deal)
    return GameToken(record)
