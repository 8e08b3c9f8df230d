"""Seats: second hands, open dummies, and faults of a seating."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.core.test_hidden_cards import cards_in
from tests.minds import InlineMinds
from twentyfive.ai import Level
from twentyfive.core import PlayerView, Record, RecordError, legal_moves, seated, table_move, to_act
from twentyfive.core.moves import PlayCard
from twentyfive.engine.game.engine import GameEngine
from twentyfive.engine.game.events import Hint
from twentyfive.engine.game.journal import Journal, read_journal
from twentyfive.engine.minds.questions import Asked, HintQuestion, MoveQuestion
from twentyfive.engine.seating.game_token import GameToken
from twentyfive.engine.seating.local_seats import LocalSeats
from twentyfive.engine.seating.players import (
    Adaptation,
    Aim,
    Computer,
    Guest,
    OpenDummy,
    Person,
    SecondHand,
    Sitter,
    parse_sitter,
)
from twentyfive.engine.seating.seats import SeatFault, Seats, checked_seats, seats_of

PERSON, MEDIUM, DUMMY = Person(), Computer(Level.MEDIUM), OpenDummy()
SHEILA = Computer(Level.HARD, character="sheila")
LEARNER = Computer(Level.MEDIUM, Adaptation(Aim.LESS, 2, 9), character="cormac")
PAIRS = seated("twenty-five", 4, 2)


def second(player: int) -> Sitter:
    return SecondHand(player)


def seats(*sitters: Sitter) -> Seats:
    players = len(sitters)
    return Seats(seated("twenty-five", players, 2 if players % 2 == 0 and players > 2 else players), sitters)


def game(*sitters: Sitter, seed: int = 25, **options: object) -> Record:
    return Record.new(PAIRS.replace(**options), seats=[str(sitter) for sitter in sitters], seed=seed)


def under_way(*sitters: Sitter) -> Record:
    """Return a game with its first hands dealt."""
    record = game(*sitters)
    while to_act(record.state) is None:
        record.push(table_move(record.state, random.Random(1)))
    return record


class RecordingMinds(InlineMinds):
    """Computer players that remember the view of each question.

    Attributes:
        asked: the views, in order.
    """

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[PlayerView] = []

    def ask(self, question: Asked) -> None:
        if isinstance(question, MoveQuestion | HintQuestion):
            self.asked.append(question.view)
        super().ask(question)


@pytest.fixture
def recorded(tmp_path: Path, qapp: object) -> Iterator[tuple[GameEngine, RecordingMinds]]:
    del qapp
    minds = RecordingMinds()
    engine = GameEngine(minds, Journal(tmp_path / "journal"))
    yield engine, minds
    engine.close()


def play_on(engine: GameEngine) -> None:
    """Make the first legal move for the person to act, and deal again after a deal."""
    seat = to_act(engine.state)
    if seat is None:
        engine.next_deal()
    else:
        move = next(move for move in legal_moves(engine.state) if isinstance(move, PlayCard))
        engine.submit(seat, move, engine.revision)


class TestText:
    @pytest.mark.parametrize("sitter", [PERSON, Guest(), MEDIUM, SHEILA, LEARNER, second(0), second(7), DUMMY])
    def test_a_player_can_be_read_back(self, sitter: Sitter) -> None:
        assert parse_sitter(str(sitter)) == sitter

    def test_the_text_is_plain_english(self) -> None:
        assert [str(sitter) for sitter in (Guest(), SHEILA, second(0), DUMMY)] == [
            "person elsewhere",
            "computer hard, character sheila",
            "second hand of 0",
            "open dummy",
        ]

    @pytest.mark.parametrize(
        "text", ["second hand of", "second hand of x", "second hand of -1", "second hand of ٣", "", "computers easy"]
    )
    def test_an_unknown_player_is_refused(self, text: str) -> None:
        with pytest.raises(ValueError, match="neither"):
            parse_sitter(text)

    def test_an_unknown_character_is_refused(self) -> None:
        with pytest.raises(ValueError, match="'puck' is no character"):
            parse_sitter("computer easy, character puck")

    @pytest.mark.parametrize(
        ("sitters", "says"),
        [
            ((PERSON, MEDIUM, second(2), MEDIUM), "seat 2 .* own second hand"),
            ((PERSON, MEDIUM, second(1), MEDIUM), "seat 2 .* not a person"),
            ((PERSON, second(2), second(0), MEDIUM), "seat 1 .* not a person"),
            ((PERSON, MEDIUM, second(9), MEDIUM), "seat 2 .* no such seat"),
            ((PERSON, second(0), second(0), MEDIUM), "seat 2 .* too many hands"),
            ((PERSON, DUMMY, MEDIUM, DUMMY), "seat 1 .* no partner"),
            ((PERSON, second(0), DUMMY, MEDIUM), "seat 2 .* too many hands"),
            ((PERSON, second(0), MEDIUM, DUMMY), "seat 3 .* no partner"),
        ],
    )
    def test_a_record_in_which_a_hand_has_no_player_is_refused(self, sitters: tuple[Sitter, ...], says: str) -> None:
        with pytest.raises(ValueError, match=says):
            seats_of(game(*sitters).header)

    def test_a_record_without_players_is_one_of_persons(self) -> None:
        old = "twentyfive record 1\ngame: twenty-five\noption: players 2\noption: sides 2\n"
        old += "seats: person | computer easy\nmoves:\n"
        assert seats_of(Record.loads(old).header).sitters == (PERSON, Computer(Level.EASY))


class TestWhoPlays:
    def test_a_second_hand_is_played_by_its_person_and_a_dummy_by_the_partner_across(self) -> None:
        table = seats(PERSON, MEDIUM, second(0), DUMMY)
        assert [table.player_of(seat) for seat in range(4)] == [0, 1, 0, 1]
        assert table.hands_of(0) == (0, 2)
        assert table.hands_of(1) == (1, 3)
        assert [table.by_person(seat) for seat in range(4)] == [True, False, True, False]

    def test_without_a_partner_across_the_next_clockwise_plays_the_dummy(self) -> None:
        table = Seats(seated("twenty-five", 6, 2), (PERSON, MEDIUM, DUMMY, MEDIUM, MEDIUM, MEDIUM))
        assert table.player_of(2) == 4

    def test_a_second_hand_may_be_of_the_other_side(self) -> None:
        assert seats(PERSON, second(0), MEDIUM, MEDIUM).faults() == {}

    def test_a_person_with_two_hands_is_the_only_person(self) -> None:
        assert LocalSeats(seats(MEDIUM, PERSON, MEDIUM, second(1))).alone == 1

    def test_there_is_no_only_person_among_several_or_none(self) -> None:
        assert LocalSeats(seats(PERSON, MEDIUM, PERSON, MEDIUM)).alone is None
        assert LocalSeats(seats(MEDIUM, MEDIUM, MEDIUM, MEDIUM)).alone is None

    def test_the_only_person_sees_every_hand_they_play_and_every_dummy(self) -> None:
        view = GameToken(under_way(MEDIUM, PERSON, DUMMY, second(1))).view
        assert (view.player, view.plays, view.open_seats) == (1, (1, 3), (2,))
        assert [len(cards) for cards in view.open_hands] == [0, 0, 5, 5]

    def test_several_persons_share_the_view_of_an_onlooker(self) -> None:
        view = GameToken(under_way(PERSON, PERSON, MEDIUM, DUMMY)).view
        assert view.player is None
        assert [len(cards) for cards in view.open_hands] == [0, 0, 0, 5]

    def test_two_persons_may_play_two_hands_each(self) -> None:
        assert seats(PERSON, PERSON, second(0), second(1)).faults() == {}

    def test_one_player_may_not_play_all_hands(self) -> None:
        assert seats(PERSON, second(0)).faults() == {1: SeatFault.NOBODY_ELSE}

    @pytest.mark.parametrize("players", [2, 3, 5, 8, 10])
    def test_a_dummy_needs_a_table_of_four_or_six(self, players: int) -> None:
        sitters: tuple[Sitter, ...] = (PERSON, *(MEDIUM,) * (players - 2), DUMMY)
        assert Seats(seated("twenty-five", players, players), sitters).faults() == {players - 1: SeatFault.NOT_SO_MANY}

    def test_a_dummy_needs_a_partner(self) -> None:
        table = Seats(seated("twenty-five", 4, 4), (PERSON, MEDIUM, MEDIUM, DUMMY))
        assert table.faults() == {3: SeatFault.NO_PARTNER}

    @pytest.mark.parametrize("sitter", [PERSON, Guest(), second(0), OpenDummy()], ids=str)
    def test_nobody_but_the_computer_has_an_unseen_hand(self, sitter: Sitter) -> None:
        """RULES.md 4: "nobody looks at them, not even their own side"."""
        rules = seated("forty-five-unseen", 4, 2)
        easy = Computer(Level.EASY)
        assert Seats(rules, (PERSON, easy, easy, easy)).faults() == {}
        assert Seats(rules, (PERSON, easy, sitter, easy)).faults() == {2: SeatFault.PLAYED_UNSEEN}


class TestInTheEngine:
    def test_it_waits_for_the_person_to_play_either_hand(self, engine: GameEngine) -> None:
        engine.begin(game(PERSON, MEDIUM, second(0), MEDIUM))
        asked = set()
        while not engine.state.over:
            asked.add(to_act(engine.state))
            play_on(engine)
        assert asked == {0, 2, None}

    def test_undo_leads_to_the_last_decision_of_either_hand(self, engine: GameEngine) -> None:
        engine.begin(game(PERSON, MEDIUM, second(0), MEDIUM))
        acted = []
        for _ in range(4):
            acted.append(to_act(engine.state))
            play_on(engine)
        for seat in reversed(acted):
            engine.undo()
            assert to_act(engine.state) == seat
        assert set(acted) == {0, 2}

    def test_a_hint_is_given_for_the_second_hand_knowing_both(
        self, recorded: tuple[GameEngine, RecordingMinds]
    ) -> None:
        engine, minds = recorded
        hints: list[Hint] = []
        engine.advised.connect(hints.append)
        engine.begin(game(PERSON, MEDIUM, second(0), MEDIUM))
        while to_act(engine.state) != 2:
            play_on(engine)
        engine.ask_hint(2)
        assert [hint.seat for hint in hints] == [2]
        assert hints[0].advice.move in legal_moves(engine.state)
        assert minds.asked[-1].open_hands[0] == engine.state.current_deal.hands[0]

    def test_no_computer_player_learns_a_card_of_either_hand(self, recorded: tuple[GameEngine, RecordingMinds]) -> None:
        engine, minds = recorded
        engine.begin(game(PERSON, MEDIUM, second(0), MEDIUM))
        while not engine.state.history:
            minds.asked.clear()
            play_on(engine)
            held = {card for seat in (0, 2) for card in engine.state.current_deal.hands[seat]}
            for view in minds.asked:
                assert view.seat in (1, 3)
                assert not held & {*cards_in(view), *view.seen}

    def test_a_computer_player_plays_its_dummy_knowing_both_hands(
        self, recorded: tuple[GameEngine, RecordingMinds]
    ) -> None:
        engine, minds = recorded
        engine.begin(game(PERSON, MEDIUM, MEDIUM, DUMMY))
        while not engine.state.over:
            play_on(engine)
        for_dummy = [view for view in minds.asked if view.seat == 3]
        assert for_dummy
        assert all(len(view.open_hands[1]) == view.hand_sizes[1] for view in for_dummy)
        assert all(view.open_hands[0] == () == view.open_hands[2] for view in for_dummy)

    def test_everybody_knows_the_cards_of_a_dummy(self, recorded: tuple[GameEngine, RecordingMinds]) -> None:
        engine, minds = recorded
        engine.begin(game(PERSON, MEDIUM, DUMMY, MEDIUM))
        while not engine.state.history:
            play_on(engine)
        assert {view.seat for view in minds.asked} == {1, 3}
        assert all(len(view.open_hands[2]) == view.hand_sizes[2] for view in minds.asked)

    def test_a_game_goes_on_where_it_was_left(self, engine: GameEngine, tmp_path: Path) -> None:
        engine.begin(game(PERSON, DUMMY, second(0), MEDIUM))
        for _ in range(5):
            play_on(engine)
        again = read_journal(tmp_path / "journal")
        assert again == engine.record
        state = engine.state
        engine.begin(again)
        assert engine.state == state

    def test_the_first_seat_without_a_player_is_named(self) -> None:
        with pytest.raises(ValueError, match="seat 1"):
            checked_seats(PAIRS, (PERSON, DUMMY, PERSON, DUMMY))


def test_a_damaged_line_of_the_third_player_is_refused() -> None:
    text = "twentyfive record 1\ngame: twenty-five\nsits out: a\tb\nmoves:\n"
    with pytest.raises(RecordError, match="line break or outer"):
        Record.loads(text)
