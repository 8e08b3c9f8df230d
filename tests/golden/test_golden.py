"""One recorded match of each preset, which must stay legal and end with the same scores."""

from pathlib import Path

import pytest

from tests.golden.make import FOLDER, annotated, main
from twentyfive.core import PRESETS, Record


@pytest.mark.broad("twenty-five")
@pytest.mark.parametrize("preset", PRESETS)
def test_the_match_loads_with_the_scores_in_its_comments(preset: str) -> None:
    text = (FOLDER / f"{preset}.25").read_text(encoding="utf-8")
    record = Record.loads(text)
    assert record.header.rules == PRESETS[preset]
    assert annotated(record) == text
    assert record.state.over
    assert f"# won by {record.state.winners[0]}\n" in text


def test_there_is_one_record_for_each_preset() -> None:
    assert {path.stem for path in FOLDER.glob("*.25")} == set(PRESETS)


def test_a_new_record_is_written_and_the_others_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.golden.make.FOLDER", tmp_path)
    other = tmp_path / "twenty-five.25"
    other.write_text("as it was played", encoding="utf-8")
    monkeypatch.setattr("sys.argv", ["make", "house-25", "79"])
    main()
    assert other.read_text(encoding="utf-8") == "as it was played"
    assert Record.loads((tmp_path / "house-25.25").read_text(encoding="utf-8")).state.over
