"""The log contains no secret of a game under way, stays small, and stops nothing when the disk fails."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator
from pathlib import Path, PurePath, PurePosixPath, PureWindowsPath

import pytest

from tests.engine.kept_games import played
from tests.faults.disk import FAULTS, BadDisk
from twentyfive.core import Card
from twentyfive.core.cards import PACK_WITH_JOKER
from twentyfive.core.codes.deal_code import deal_code
from twentyfive.core.moves import DealCards
from twentyfive.engine.diagnostics.log import Logbook, without_secrets
from twentyfive.engine.diagnostics.log_file import MOST_BYTES, OLDER
from twentyfive.wording.names import card_name, card_sign

SEED = 3_141_592_653_589_793_238
RECORD = played("auction-forty-fives", seed=SEED, moves=40)
NAMED = re.compile(r"[♣♦♥♠]|(?<![A-Za-z0-9])(10|[2-9AJQK])[CDHS](?![A-Za-z0-9])|JK| of (club|diamond|heart|spade)")


@pytest.fixture
def log(tmp_path: Path) -> Iterator[logging.Logger]:
    """A logger with a log in the data folder `tmp_path / "data"`."""
    logger, book = logging.getLogger("twentyfive.test"), Logbook(tmp_path / "data")
    logger.addHandler(book)
    yield logger
    logger.removeHandler(book)
    book.close()


@pytest.mark.parametrize("card", PACK_WITH_JOKER, ids=str)
def test_no_spelling_of_a_card_is_left(card: Card) -> None:
    ways = [str(card), repr(card), card_sign(card), card_name(card), f"[{card},{card}]", f"x {card}.", str((card,))]
    ways += [f"{card.rank!r} {card.suit!r}", str(card).upper(), card_name(card).title()]
    if card.suit is not None and card.rank.isdigit():
        ways.append(str(card).lower())
    for way in ways:
        assert not NAMED.search(without_secrets(way)), way
        assert "(card)" in without_secrets(way)


def test_no_form_of_a_state_or_record_leaves_a_card_or_the_seed() -> None:
    deal = next(move for move in RECORD.moves if isinstance(move, DealCards))
    code = deal_code(RECORD.header.rules, deal)
    for text in (repr(RECORD.state), RECORD.dumps(), repr(RECORD.moves), repr(RECORD.header), f"code {code}"):
        cleaned = without_secrets(text)
        assert not NAMED.search(cleaned)
        assert str(SEED) not in cleaned
        assert code not in cleaned
    assert "25" not in without_secrets("seed: 25, seed=25")


def test_text_without_secrets_is_unchanged() -> None:
    text = "line 214: FileNotFoundError: [Errno 2] as 5 players at Seán's table had 110 points, is it 800x600?"
    assert without_secrets(text) == text
    assert without_secrets(str(Path.home() / "games")) == str(Path("~", "games"))


@pytest.mark.parametrize(
    "home",
    [PurePosixPath("/home/u1234567"), PurePosixPath("/home/5H"), PureWindowsPath("C:\\Users\\Seán 12345")],
    ids=str,
)
def test_the_home_folder_is_not_named(home: PurePath, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "home", lambda: home)
    file = home / "games"
    for way in (str(file), file.as_posix(), str(FileNotFoundError(2, "No such file", str(file)))):
        cleaned = without_secrets(way)
        assert "~" in cleaned
        assert home.name not in cleaned
        assert "Users" not in cleaned


def test_the_first_warning_creates_the_log(log: logging.Logger, tmp_path: Path) -> None:
    log.info("all is well")
    assert not (tmp_path / "data").exists()
    log.warning("the deck %s is damaged at %s", "classic", Card.parse("5H"))
    (line,) = (tmp_path / "data" / "twentyfive.log").read_text(encoding="utf-8").splitlines()
    assert line.endswith("WARNING twentyfive.test: the deck classic is damaged at (card)")


def test_an_exception_is_logged_with_its_trace_and_without_cards(log: logging.Logger, tmp_path: Path) -> None:
    try:
        raise KeyError(Card.parse("5H"), RECORD.header)
    except KeyError:
        log.exception("no place for it")
    text = (tmp_path / "data" / "twentyfive.log").read_text(encoding="utf-8")
    assert "KeyError" in text
    assert "test_an_exception_is_logged" in text
    assert not NAMED.search(text.replace('Card.parse("5H")', ""))
    assert str(SEED) not in text


def test_the_log_stays_small(log: logging.Logger, tmp_path: Path) -> None:
    for _ in range(5 * MOST_BYTES // 1000):
        log.warning("x" * 1000)
    files = list((tmp_path / "data").iterdir())
    assert len(files) == 1 + OLDER
    assert all(file.stat().st_size <= MOST_BYTES for file in files)


def test_two_programs_write_two_logs(tmp_path: Path) -> None:
    assert Logbook(tmp_path).path != Logbook(tmp_path, 2).path


@pytest.mark.parametrize("fault", FAULTS)
def test_a_failing_disk_stops_nothing(
    fault: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    book = Logbook(tmp_path / "data")
    record = logging.LogRecord("x", logging.ERROR, "", 1, "fault at 5H", None, None)
    with monkeypatch.context() as patch:
        BadDisk(patch, fault).fail()
        book.handle(record)
        worked = book.works
    book.handle(record)
    assert (worked, book.works) == (False, True)
    assert book.path.read_text(encoding="utf-8").count("fault at (card)") == 1
    book.close()
    assert capsys.readouterr().err == "", "the entry is not printed with its cards either"


def test_invalid_text_is_logged_in_escaped_form(log: logging.Logger, tmp_path: Path) -> None:
    log.propagate = False  # pytest cannot pass invalid text between its processes
    log.warning("%s is not there", "M\udce1ire")
    log.propagate = True
    assert "M\\udce1ire is not there" in (tmp_path / "data" / "twentyfive.log").read_text(encoding="utf-8")
