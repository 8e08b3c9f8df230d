"""Two programs at once on one folder of data: each has a journal of its own, and neither writes over the other's."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.engine.kept_games import played
from twentyfive.engine.journal import read_journal, take_journal

CHECKOUT = Path(__file__).parents[2]
PROGRAM = """if True:
    import sys
    from pathlib import Path
    from twentyfive.engine.journal import take_journal
    journal = take_journal(Path(sys.argv[1]))
    print(journal.number, flush=True)
    sys.stdin.readline()
    journal.close()
"""


class Other:
    """Another program that has taken a journal in the folder.

    Attributes:
        number: of its journal.
    """

    def __init__(self, folder: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, str(folder)],
            cwd=CHECKOUT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        self.number = int(self.process.stdout.readline())

    def end(self) -> None:
        """Close it as a person does."""
        self.process.communicate("\n")

    def kill(self) -> None:
        """End it without a chance to tidy up."""
        self.process.kill()
        self.process.communicate()


def test_each_program_has_a_journal_of_its_own(tmp_path: Path) -> None:
    folder = tmp_path / "Mo chluichí"
    other = Other(folder)
    mine = take_journal(folder)
    third = Other(folder)
    try:
        assert (other.number, mine.number, third.number) == (1, 2, 3)
        mine.begin(played(moves=20))
        assert read_journal(mine.path) == played(moves=20)
        assert mine.path != folder / "journal.25"
        assert not (folder / "journal.25").exists()
    finally:
        mine.close()
        other.end()
        third.end()


@pytest.mark.parametrize("ends", [Other.end, Other.kill])
def test_a_journal_is_free_again_once_its_program_has_ended(ends: object, tmp_path: Path) -> None:
    assert callable(ends)
    other = Other(tmp_path)
    ends(other)
    mine = take_journal(tmp_path)
    assert (mine.number, mine.path) == (1, tmp_path / "journal.25")
    mine.close()


def test_a_folder_that_cannot_be_made_is_no_other_program(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    mine = take_journal(tmp_path / "file" / "data")
    assert mine.number == 1
    mine.close()
