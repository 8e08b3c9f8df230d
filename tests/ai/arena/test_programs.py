"""Programs in the arena: they play the matches that the same player plays without a process between."""

import json
import pickle
import sys
from pathlib import Path

import pytest

from tests.programs.rogues import EXAMPLE, SHELL, rogue
from twentyfive.ai.arena.matches import play_match, play_round
from twentyfive.ai.arena.programs import parse_command
from twentyfive.core import PlayerView, seated
from twentyfive.core.moves import PlayerMove, parse_move
from twentyfive.core.view_text import view_to_text
from twentyfive.programs.command import Command
from twentyfive.programs.example_player import choose
from twentyfive.programs.faults import Fault, ProgramFault

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the programs of these tests need POSIX")


def inline(view: PlayerView, seed: int) -> PlayerMove:
    """The move of the example player, in this process."""
    move = parse_move(choose(json.loads(view_to_text(view)), seed))
    assert isinstance(move, PlayerMove)
    return move


def named(command: Command) -> str:
    """The name of a program in the arena."""
    return f"program:{' '.join(map(repr, (command.path, *command.arguments)))}"


def test_a_program_plays_the_matches_that_it_would_play_without_a_process() -> None:
    rules = seated("twenty-five", 4, 2)
    played = play_round(rules, (named(EXAMPLE), named(EXAMPLE)), 7)
    assert played.matches == (play_match(rules, [inline] * 4, 7),)
    assert played.times


def test_a_fault_ends_the_measurement_and_passes_from_process_to_process() -> None:
    with pytest.raises(ProgramFault, match="is not among the legal moves") as found:
        play_round(seated("twenty-five", 2, 2), (named(rogue("illegal")), "random"), 7)
    again = pickle.loads(pickle.dumps(found.value))
    assert (again.fault, again.detail, str(again)) == (Fault.ILLEGAL, found.value.detail, str(found.value))


def test_a_program_is_told_of_each_match_that_its_process_plays(tmp_path: Path) -> None:
    heard, player = tmp_path / "heard", SHELL.arguments[0]
    named_so = named(Command("/bin/sh", ("-c", f"tee -a {heard} | /bin/sh {player}")))
    play_round(seated("twenty-five", 3, 3), ("random", named_so), 7)
    told = [json.loads(line)["say"] for line in heard.read_text(encoding="utf-8").splitlines()]
    assert (told.count("hello"), told.count("game")) == (3, 6), "each of three seats plays two matches"


def test_a_program_is_named_by_its_path_and_arguments() -> None:
    assert parse_command("program:/a/b --level '7 8'") == Command("/a/b", ("--level", "7 8"))
    for wrong in ("program:", "/a/b", "hard"):
        with pytest.raises(ValueError, match="is not 'program:'"):
            parse_command(wrong)
    assert Path(EXAMPLE.path).is_absolute()
