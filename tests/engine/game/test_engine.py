"""The engine runs ahead until a person is to act, ignores late moves, and undo goes back to the last decision."""

from pathlib import Path

import pytest

from twentyfive.ai import Level
from twentyfive.core import GameState, Phase, Record, Refusal, Rules, legal_moves, seated, to_act
from twentyfive.core.moves import Bid, DealCards, DeclineRob, Exchange, Pass, PlayCard
from twentyfive.core.rules.options import RobDeadline
from twentyfive.engine.files.disk_errors import DiskError
from twentyfive.engine.game.engine import GameEngine
from twentyfive.engine.game.events import Hint, HostMoment, Jump, Step
from twentyfive.engine.game.journal import read_journal
from twentyfive.engine.seating.players import Computer, Person, TableSetup, parse_sitter
from twentyfive.engine.seating.seats import seats_of

MEDIUM = f"computer {Level.MEDIUM.value}"


def game(players: int = 5, *, persons: int = 1, seed: int = 25, **options: object) -> Record:
    """A new game in which the first seats are persons and the others computer players."""
    rules: Rules = seated("twenty-five", players, players).replace(**options)
    seats = ["person"] * persons + [MEDIUM] * (players - persons)
    return Record.new(rules, seats=seats, seed=seed)


def play_on(engine: GameEngine) -> None:
    """Make the first legal play of the person to act, or begin the next deal."""
    seat = to_act(engine.state)
    if seat is None:
        engine.next_deal()
        return
    plays = [move for move in legal_moves(engine.state) if isinstance(move, PlayCard | DeclineRob)]
    engine.submit(seat, plays[0], engine.revision)


def play_to_the_end(engine: GameEngine) -> None:
    while not engine.state.over:
        play_on(engine)


def test_it_runs_until_the_person_is_to_act(engine: GameEngine) -> None:
    engine.begin(game())
    assert to_act(engine.state) == 0
    assert engine.state.phase is Phase.PLAY


def test_each_step_names_its_move_and_its_mover(engine: GameEngine) -> None:
    steps: list[Step] = []
    engine.stepped.connect(steps.append)
    engine.begin(game())
    play_to_the_end(engine)
    assert engine.record is not None
    assert tuple(step.kind for step in steps) == tuple(type(move) for move in engine.record.moves)
    assert [step.revision for step in steps] == list(range(steps[0].revision, steps[0].revision + len(steps)))
    for step in steps:
        assert step.mover == step.before.to_act
        assert step.before != step.after


def test_a_game_without_a_seed_is_dealt_differently_each_time(engine: GameEngine) -> None:
    dealt = []
    for _ in range(2):
        engine.begin(Record.new(seated("twenty-five", 5, 5), seats=["person", *[MEDIUM] * 4]))
        dealt.append(engine.state.current_deal.hands)
    assert dealt[0] != dealt[1]


def test_the_engine_waits_after_a_deal_until_the_next_is_asked_for(engine: GameEngine) -> None:
    engine.begin(game())
    while not engine.waits_for_next_deal:
        play_on(engine)
    assert engine.state.phase is Phase.DEAL
    assert len(engine.state.history) == 1
    engine.next_deal()
    assert engine.state.current_deal.number == 2


def test_a_long_game_of_computer_players_does_not_overflow_the_stack(engine: GameEngine) -> None:
    engine.begin(game(10, persons=0, target=60))
    while not engine.state.over:
        engine.next_deal()
    assert engine.record is not None
    assert engine.record.ply > 500


def test_a_move_for_an_older_position_is_ignored(engine: GameEngine) -> None:
    engine.begin(game())
    before = engine.state
    move = legal_moves(before)[0]
    engine.submit(0, move, engine.revision - 1)
    engine.submit(3, move, engine.revision)
    assert engine.state == before


def test_an_illegal_move_is_refused_with_its_reason(engine: GameEngine) -> None:
    engine.begin(game())
    before = engine.state
    illegal = engine.submit(0, PlayCard(before.current_deal.hands[1][0]), engine.revision)
    assert illegal is not None
    assert illegal.refusal is Refusal.NOT_IN_HAND
    assert engine.state == before


def test_undo_goes_back_decision_by_decision_to_the_first_card(engine: GameEngine) -> None:
    jumps: list[Jump] = []
    engine.begin(game())
    play_to_the_end(engine)
    whole = engine.record
    assert whole is not None
    text = whole.dumps()
    engine.rewound.connect(jumps.append)
    while engine.can_undo:
        engine.undo()
        assert to_act(engine.state) == 0
        assert jumps[-1].moment == engine.moment
    assert len(engine.state.history) == 0
    assert engine.state.current_deal.tricks == ()
    while engine.can_redo:
        engine.redo()
    assert whole.dumps() == text
    assert engine.state.over


def test_undo_and_redo_stop_at_a_right_to_rob_and_skip_a_question_without_one(
    engine: GameEngine,
) -> None:
    engine.begin(game(rob_deadline=RobDeadline.OPENING_LEAD))
    play_to_the_end(engine)
    record = engine.record
    assert record is not None
    last = record.ply
    asked = {ply: record.state_at(ply) for ply in range(last) if to_act(record.state_at(ply)) == 0}
    decisions = [ply for ply, state in asked.items() if legal_moves(state) != (DeclineRob(),)]
    assert len(decisions) < len(asked)
    assert any(asked[ply].phase is Phase.ROB for ply in decisions)
    stops = []
    while engine.can_undo:
        engine.undo()
        stops.append(record.ply)
    assert stops == decisions[::-1]
    stops = []
    while engine.can_redo:
        engine.redo()
        stops.append(record.ply)
    assert stops == [*decisions[1:], last]


def test_undo_beyond_the_first_decision_does_nothing(engine: GameEngine) -> None:
    engine.begin(game())
    revision = engine.revision
    assert not engine.can_undo
    engine.undo()
    assert engine.revision == revision


def test_the_same_decision_after_undo_leads_to_the_same_game(engine: GameEngine) -> None:
    engine.begin(game())
    play_to_the_end(engine)
    assert engine.record is not None
    first = engine.record.moves
    while engine.can_undo:
        engine.undo()
    play_to_the_end(engine)
    assert engine.record.moves == first


def test_the_cards_do_not_depend_on_what_was_played_before(engine: GameEngine) -> None:
    engine.begin(game())
    play_to_the_end(engine)
    assert engine.record is not None
    deals = [move for move in engine.record.moves if isinstance(move, DealCards)]
    engine.begin(game())
    assert [move for move in engine.record.moves if isinstance(move, DealCards)] == deals[:1]


def test_a_hint_comes_for_the_person_to_act_and_is_legal(engine: GameEngine) -> None:
    hints: list[Hint] = []
    engine.advised.connect(hints.append)
    engine.begin(game())
    engine.ask_hint(0)
    engine.ask_hint(2)
    assert [hint.seat for hint in hints] == [0]
    assert hints[0].advice.move in legal_moves(engine.state)
    assert hints[0].revision == engine.revision


def test_a_single_person_without_the_right_to_rob_is_not_asked(engine: GameEngine) -> None:
    for seed in range(12):
        engine.begin(game(seed=seed, rob_deadline="opening_lead"))
        asked = engine.state.phase is Phase.ROB
        assert asked == (len(legal_moves(engine.state)) > 1 and DeclineRob() in legal_moves(engine.state))


def play_auction(engine: GameEngine, preset: str, players: int, seed: int) -> tuple[list[GameState], Record]:
    """Play a deal of a bidding game, first legal answer first, and return the states in which persons were asked."""
    asked: list[GameState] = []
    record = Record.new(seated(preset, players, players), seats=["person"] * players, seed=seed)
    engine.begin(record)
    while (seat := to_act(engine.state)) is not None:
        asked.append(engine.state)
        bids = [move for move in legal_moves(engine.state) if isinstance(move, Bid)]
        engine.submit(seat, bids[-1] if bids else legal_moves(engine.state)[0], engine.revision)
    return asked, record


@pytest.mark.parametrize("players", [2, 5])
def test_nobody_is_asked_for_a_click_that_decides_nothing(engine: GameEngine, players: int) -> None:
    asked, record = play_auction(engine, "one-hundred-ten-joker", players, seed=3)
    single = [legal_moves(state) for state in asked if state.phase in (Phase.BID, Phase.EXCHANGE)]
    assert single, "the declarer puts out for the kitty"
    assert not [moves for moves in single if moves in ((Pass(),), (Exchange(()),))]
    assert Exchange(()) in record.moves, "the declarer's empty exchange is part of the game all the same"
    assert Pass() in record.moves


def test_every_step_is_in_the_journal_before_it_is_reported(engine: GameEngine, tmp_path: Path) -> None:
    def check(step: Step) -> None:
        assert HostMoment(read_journal(tmp_path / "journal").state, engine.here) == step.after

    engine.stepped.connect(check)
    engine.begin(game())
    for _ in range(6):
        play_on(engine)


def test_a_game_goes_on_from_the_last_position_of_its_journal(engine: GameEngine, tmp_path: Path) -> None:
    engine.begin(game())
    for _ in range(8):
        play_on(engine)
    engine.undo()
    engine.undo()
    position, record = engine.state, engine.record
    again = read_journal(tmp_path / "journal")
    assert again == record
    engine.begin(again)
    assert engine.state == position
    assert engine.can_redo


def test_a_full_disk_is_reported_once_and_the_game_goes_on_and_is_saved_later(
    engine: GameEngine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    failures: list[DiskError] = []
    engine.failed.connect(failures.append)
    engine.begin(game())

    def full_disk(_: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as disk:
        disk.setattr("os.fsync", full_disk)
        for _ in range(3):
            play_on(engine)
    assert failures == [DiskError(str(tmp_path / "journal"), "No space left on device")]
    play_on(engine)
    assert read_journal(tmp_path / "journal") == engine.record


def test_sitters_are_written_and_read() -> None:
    for sitter in (Person(), *(Computer(level) for level in Level)):
        assert parse_sitter(str(sitter)) == sitter
    for text in ("", "computer", "computer genius", "dog"):
        with pytest.raises(ValueError, match="neither"):
            parse_sitter(text)


def test_each_record_of_a_table_has_its_own_seed() -> None:
    setup = TableSetup(seated("twenty-five", 2, 2), ("Anna", "Mary"), (Person(), Computer(Level.EASY)))
    first, second = setup.new_record(), setup.new_record()
    assert seats_of(first.header).sitters == setup.sitters
    assert first.header.names == ("Anna", "Mary")
    assert first.header.seed != second.header.seed
