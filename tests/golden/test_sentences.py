"""The sentences of each translation, with all cards, numbers and kinds of names, stay as a reader has checked them."""

from pathlib import Path

import pytest

from tests.golden.sentences import CARDS, NAMES, file_of, in_both_languages, main
from twentyfive.wording.grammar.texts import GRAMMARS
from twentyfive.wording.names import card_name

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.broad("ga")
@pytest.mark.parametrize("language", GRAMMARS)
def test_the_sentences_stay_as_they_were_checked(language: str, tmp_path: Path) -> None:
    """After a change on purpose, write them again: ``python -m tests.golden.sentences``."""
    assert in_both_languages(language, tmp_path) == file_of(language).read_text(encoding="utf-8")


@pytest.mark.parametrize("language", GRAMMARS)
def test_every_sentence_is_translated(language: str) -> None:
    lines = file_of(language).read_text(encoding="utf-8").splitlines()
    pairs = list(zip(lines[::2], lines[1::2], strict=True))
    assert len(pairs) > 200
    assert [english for english, own in pairs if english == own.strip()] == []


def test_all_cards_and_names_occur() -> None:
    text = file_of("ga").read_text(encoding="utf-8")
    assert [word for word in (*map(card_name, CARDS), *NAMES) if word not in text] == []


def test_they_are_written_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    checked = [file_of(language).read_bytes() for language in GRAMMARS]
    monkeypatch.setattr("tests.golden.sentences.FOLDER", tmp_path)
    main()
    assert [file_of(language).read_bytes() for language in GRAMMARS] == checked
