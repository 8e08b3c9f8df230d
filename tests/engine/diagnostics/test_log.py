"""The log holds no secret of a game under way, stays small, and stops nothing where the disk does not take it."""

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
    """A log of its own, in the data folder `tmp_path / "data"`."""
    logger, book = logging.getLogger("twentyfive.test"), Logbook(tmp_path / "data")
    logger.addHandler(book)
    yield logger
    logger.removeHandler(book)
    book.close()


@pytest.mark.parametrize("card", PACK_WITH_JOKER, ids=str)
def test_no_card_is_named_in_whatever_way_it_is_written(card: Card) -> None:
    ways = [str(card), repr(card), card_sign(card), card_name(card), f"[{card},{card}]", f"x {card}.", str((card,))]
    ways += [f"{card.rank!r} {card.suit!r}", str(card).upper(), card_name(card).title()]
    if card.suit is not None and card.rank.isdigit():
        ways.append(str(card).lower())
    for way in ways:
        assert not NAMED.search(without_secrets(way)), way
        assert "(card)" in without_secrets(way)


def test_nothing_of_a_state_or_a_record_tells_a_card_or_the_seed() -> None:
    deal = next(move for move in RECORD.moves if isinstance(move, DealCards))
    code = deal_code(RECORD.header.rules, deal)
    for text in (repr(RECORD.state), RECORD.dumps(), repr(RECORD.moves), repr(RECORD.header), f"code {code}"):
        said = without_secrets(text)
        assert not NAMED.search(said)
        assert str(SEED) not in said
        assert code not in said
    assert "25" not in without_secrets("seed: 25, seed=25")


def test_what_is_no_secret_stays() -> None:
    said = "line 214: FileNotFoundError: [Errno 2] as 5 players at Seán's table had 110 points, is it 800x600?"
    assert without_secrets(said) == said
    assert without_secrets(str(Path.home() / "games")) == str(Path("~", "games"))


@pytest.mark.parametrize(
    "home",
    [PurePosixPath("/home/u1234567"), PurePosixPath("/home/5H"), PureWindowsPath("C:\\Users\\Seán 12345")],
    ids=str,
)
def test_the_folder_of_the_person_is_not_told(home: PurePath, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "home", lambda: home)
    file = home / "games"
    for way in (str(file), file.as_posix(), str(FileNotFoundError(2, "No such file", str(file)))):
        said = without_secrets(way)
        assert "~" in said
        assert home.name not in said
        assert "Users" not in said


def test_the_log_begins_with_the_first_warning(log: logging.Logger, tmp_path: Path) -> None:
    log.info("all is well")
    assert not (tmp_path / "data").exists()
    log.warning("the deck %s is damaged at %s", "classic", Card.parse("5H"))
    (line,) = (tmp_path / "data" / "twentyfive.log").read_text(encoding="utf-8").splitlines()
    assert line.endswith("WARNING twentyfive.test: the deck classic is damaged at (card)")


def test_an_exception_is_logged_with_where_it_came_from_and_without_cards(log: logging.Logger, tmp_path: Path) -> None:
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
def test_a_disk_that_does_not_take_the_log_stops_nothing(
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
    assert capsys.readouterr().err == "", "nor is it told anywhere else with its cards"


def test_a_line_with_what_is_no_text_is_written_all_the_same(log: logging.Logger, tmp_path: Path) -> None:
    log.propagate = False  # pytest could not hand a line of no text from one of its processes to another
    log.warning("%s is not there", "M\udce1ire")
    log.propagate = True
    assert "M\\udce1ire is not there" in (tmp_path / "data" / "twentyfive.log").read_text(encoding="utf-8")
