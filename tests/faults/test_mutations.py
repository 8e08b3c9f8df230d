"""A few damaged files of each kind; ``python -m tests.soak --files 20000`` reads many."""

import pytest
from PySide6.QtCore import QCoreApplication

from tests.soak.file_kinds import KINDS
from tests.soak.files import read_damaged


@pytest.mark.broad("saved game")
@pytest.mark.parametrize("kind", KINDS)
def test_a_damaged_file_is_refused_or_used(kind: str, qapp: QCoreApplication) -> None:
    assert qapp
    assert read_damaged(kind, range(80)).faults == []


@pytest.mark.broad("record")
@pytest.mark.parametrize("kind", KINDS)
def test_a_sound_file_is_used(kind: str, qapp: QCoreApplication, tmp_path_factory: pytest.TempPathFactory) -> None:
    assert qapp
    for sample in KINDS[kind].samples():
        folder = tmp_path_factory.mktemp("sound")
        KINDS[kind].read(sample, folder)
        assert not list(folder.rglob("*-damaged*"))
