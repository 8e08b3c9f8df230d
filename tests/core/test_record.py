"""Records: the log with its cursor, and its text form."""

import pytest

from tests.core.policy import finished
from tests.core.positions import TWENTY_FIVE
from twentyfive.core import PRESETS, SEATINGS, IllegalMove, Record, RulesError, seated
from twentyfive.core.moves import DeclineRob, ScoreDeal, parse_move

TEXT = """\
twentyfive record 1
game: twenty-five
option: players 3
option: sides 3
names: Ann | Bob | Cat
seats: person | medium | hard
seed: 7
moves:
deal 0 AS QS 2D 5S 8D KD 3S JD 2C QD 6H 5C 10H 10C JC 2S AC 3C 4C 6C 7C 8C 9C QC KC AD 3D 4D 5D 6D 7D 9D 10D AH 2H \
3H 4H 5H 7H 8H 9H JH QH KH 4S 6S 7S 8S 9S 10S JS KS
rob 2D
play QD
play KD
play 3S
gather
undone:
play 2C
play QS
"""
"""PG's example deal up to the second trick, with two cards taken back."""

THREE = TWENTY_FIVE.replace(players=3, sides=3)


def record() -> Record:
    return Record.loads(TEXT)


class TestTheLog:
    def test_a_new_log_is_empty(self) -> None:
        new = Record.new(THREE, names=["Ann", "Bob", "Cat"])
        assert (new.moves, new.undone, new.ply, new.last_ply) == ((), (), 0, 0)
        assert new.state.names == ("Ann", "Bob", "Cat")

    def test_a_move_is_pushed_and_its_state_returned(self) -> None:
        log = record()
        log.redo()
        assert log.push(parse_move("play QS")) is log.state
        assert str(log.moves[-1]) == "play QS"

    def test_the_lines_are_those_of_the_moves_also_after_others_were_made(self) -> None:
        log = record()
        assert log.log_lines() == TEXT.replace("undone:\n", "").split("moves:\n")[1].splitlines()
        log.redo()
        log.push(parse_move("play QS"))
        assert log.log_lines() == [str(move) for move in log.log]
        assert Record.loads(log.dumps()) == log

    def test_a_refused_move_changes_nothing(self) -> None:
        log = record()
        before = (log.moves, log.undone, log.state)
        with pytest.raises(IllegalMove):
            log.push(ScoreDeal())
        assert (log.moves, log.undone, log.state) == before

    def test_a_new_move_discards_the_undone_moves(self) -> None:
        log = record()
        log.push(parse_move("play 10C"))
        assert (log.undone, [str(move) for move in log.moves[-2:]]) == ((), ["gather", "play 10C"])

    def test_undo_and_redo_give_the_move_back(self) -> None:
        log = record()
        assert str(log.redo()) == "play 2C"
        assert str(log.undo()) == "play 2C"
        assert str(log.undo()) == "gather"
        assert [str(move) for move in log.undone] == ["gather", "play 2C", "play QS"]

    def test_nothing_can_be_undone_or_redone_in_an_empty_log(self) -> None:
        log = Record.new(THREE)
        with pytest.raises(IndexError):
            log.undo()
        with pytest.raises(IndexError):
            log.redo()

    def test_any_earlier_or_undone_state_can_be_looked_up(self) -> None:
        log = record()
        assert log.state_at(0).deal is None
        assert log.state_at(log.ply) == log.state
        assert [str(card) for card in log.state_at(8).current_deal.open_trick.cards] == ["2C", "QS"]
        with pytest.raises(IndexError):
            log.state_at(9)
        with pytest.raises(IndexError):
            log.state_at(-1)

    def test_the_log_holds_the_moves_made_and_the_moves_undone(self) -> None:
        log = record()
        assert log.log == log.moves + log.undone
        assert len(log.log) == log.last_ply > log.ply
        while log.undone:
            log.redo()
        assert log.log == log.moves

    def test_any_move_of_the_log_can_be_looked_up(self) -> None:
        log = record()
        assert [log.move_at(ply) for ply in range(log.last_ply)] == list(log.log)
        assert log.move_at(log.ply) == log.redo(), "the move after the cursor"
        for ply in (-1, log.last_ply):
            with pytest.raises(IndexError):
                log.move_at(ply)

    def test_the_cursor_goes_anywhere_in_the_log(self) -> None:
        log = record()
        for ply in (0, 8, 3):
            log.go_to(ply)
            assert (log.ply, log.state) == (ply, log.state_at(ply))
        for ply in (-1, 9):
            with pytest.raises(IndexError):
                log.go_to(ply)
        assert log.ply == 3

    def test_records_are_equal_when_header_moves_and_cursor_are(self) -> None:
        assert record() == record()
        other = record()
        other.redo()
        assert record() != other
        assert record() != Record.new(THREE)
        assert record() != TEXT

    def test_a_record_cannot_be_a_key(self) -> None:
        with pytest.raises(TypeError):
            hash(record())


@pytest.mark.parametrize("preset", PRESETS)
def test_undoing_and_redoing_a_match_gives_the_same_record(preset: str) -> None:
    log = finished(PRESETS[preset], seed=3)
    text, end = log.dumps(), log.state
    states = [log.state]
    while log.moves:
        log.undo()
        states.append(log.state)
    assert log.state == Record.new(PRESETS[preset]).state
    assert Record.loads(log.dumps()) == log
    while log.undone:
        assert log.state == states.pop()
        log.redo()
    assert (log.dumps(), log.state) == (text, end)


class TestTheText:
    def test_a_text_is_written_as_it_was_read(self) -> None:
        assert record().dumps() == TEXT

    @pytest.mark.parametrize(
        ("preset", "players", "sides"),
        [(preset, *table) for preset, tables in SEATINGS.items() for table in sorted({tables[0], tables[-1]})],
    )
    def test_a_match_is_read_as_it_is_written(self, preset: str, players: int, sides: int) -> None:
        log = finished(seated(preset, players, sides), seed=11)
        again = Record.loads(log.dumps())
        assert again == log
        assert again.state == log.state
        assert again.dumps() == log.dumps()

    def test_names_seats_and_seed_may_be_left_out(self) -> None:
        new = Record.new(PRESETS["twenty-five"])
        assert new.dumps().splitlines() == [
            "twentyfive record 1",
            "game: twenty-five",
            "names: Player 1 | Player 2 | Player 3 | Player 4 | Player 5",
            "moves:",
        ]
        assert Record.loads(new.dumps()) == new
        assert Record.loads("twentyfive record 1\ngame: twenty-five\nmoves:\n") == new

    def test_the_header_keeps_names_seats_and_seed(self) -> None:
        header = record().header
        assert (header.names, header.seats, header.seed) == (("Ann", "Bob", "Cat"), ("person", "medium", "hard"), 7)
        assert header.rules == THREE

    @pytest.mark.parametrize("seed", [0, -5, 2**63, None])
    def test_a_seed_is_read_back(self, seed: int | None) -> None:
        new = Record.new(THREE, seed=seed)
        assert Record.loads(new.dumps()).header.seed == seed

    def test_blank_lines_and_comments_are_skipped(self) -> None:
        lines = TEXT.splitlines()
        commented = "\n\n".join(f"{line}\n# a remark" for line in lines)
        assert Record.loads(commented) == record()

    def test_options_may_stand_in_any_order(self) -> None:
        lines = TEXT.splitlines()
        assert Record.loads("\n".join([lines[0], *lines[6:0:-1], *lines[7:]])) == record()

    def test_changed_rules_are_written_as_changes_of_their_preset(self) -> None:
        rules = PRESETS["auction-forty-fives"].replace(players=6, near_end=(), bids=(20, 25, 30), dealer_robs_pack=True)
        text = Record.new(rules).dumps()
        assert [line for line in text.splitlines() if line.startswith(("game", "option"))] == [
            "game: auction-forty-fives",
            "option: players 6",
            "option: bids 20,25,30",
            "option: near_end -",
            "option: dealer_robs_pack yes",
        ]
        assert Record.loads(text).header.rules == rules


class TestNames:
    @pytest.mark.parametrize(
        "name", ["", " ", " Ann", "Ann ", "A|B", "|", "A | B", "A\nB", "A\rB", "A\x00", "\u2028", "A\tB", "\ud800"]
    )
    def test_a_name_that_does_not_fit_on_a_line_is_refused(self, name: str) -> None:
        with pytest.raises(ValueError, match="cannot be a name"):
            Record.new(THREE, names=["Ann", "Bob", name])
        with pytest.raises(ValueError, match="cannot be a name"):
            Record.new(THREE, seats=["person", "person", name])

    def test_a_long_name_is_refused(self) -> None:
        with pytest.raises(ValueError, match="longer than 500 letters"):
            Record.new(THREE, names=["Ann", "Bob", "a" * 501])

    @pytest.mark.parametrize(
        "name", ["Seán Ó Sé", "# Ann", "moves:", "undone:", "王", "🂱", "A: B", "names: A", "-", "a" * 500]
    )
    def test_any_other_name_is_read_back(self, name: str) -> None:
        new = Record.new(THREE, names=["Ann", name, "Bob"], seats=[name, "x", "y"])
        assert Record.loads(new.dumps()) == new

    def test_there_must_be_a_name_and_a_seat_for_each_player(self) -> None:
        with pytest.raises(ValueError, match="2 names for 3 players"):
            Record.new(THREE, names=["Ann", "Bob"])
        with pytest.raises(ValueError, match="1 seats for 3 players"):
            Record.new(THREE, seats=["person"])


def test_rules_that_contradict_each_other_are_refused() -> None:
    with pytest.raises(RulesError):
        Record.new(THREE.draft(sides=2))


def test_declining_outside_a_rob_round_is_refused() -> None:
    with pytest.raises(IllegalMove):
        record().push(DeclineRob())
