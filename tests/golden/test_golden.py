"""One readable match of each game, as it was once played: it must go on being possible, and end alike."""

import pytest

from tests.golden.make import FOLDER, SEEDS, annotated
from twentyfive.core import PRESETS, Record


@pytest.mark.parametrize("preset", PRESETS)
def test_the_match_is_replayed_with_the_scores_written_beside_it(preset: str) -> None:
    text = (FOLDER / f"{preset}.25").read_text(encoding="utf-8")
    record = Record.loads(text)
    assert record.header.rules == PRESETS[preset]
    assert annotated(record) == text
    assert record.state.over
    assert f"# won by {record.state.winners[0]}\n" in text


def test_there_is_one_for_each_game_and_no_other() -> None:
    assert {path.stem for path in FOLDER.glob("*.25")} == set(PRESETS) == set(SEEDS)
