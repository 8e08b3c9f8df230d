"""Texts that are not records, or not possible games, are refused quickly with the line and the fault."""

import pytest

from tests.core.policy import finished
from tests.core.test_record import TEXT
from twentyfive.core import PRESETS, Record, RecordError
from twentyfive.core.record import LaterRecordError
from twentyfive.later_version import by_later_version

LINES = TEXT.splitlines()
DEAL, ROB, MOVES = LINES.index("rob 2D") - 1, LINES.index("rob 2D"), LINES.index("moves:")


def changed(place: int, line: str) -> str:
    return "\n".join([*LINES[:place], line, *LINES[place + 1 :]])


def inserted(place: int, line: str) -> str:
    return "\n".join([*LINES[:place], line, *LINES[place:]])


DAMAGED = [
    # The header.
    ("", "line 1: a record begins with 'twentyfive record 1'"),
    ("\n" + TEXT, "line 1: a record begins with 'twentyfive record 1'"),
    ("PK\x03\x04\x00\x00", "line 1: a record begins with 'twentyfive record 1'"),
    ("twentyfive record 1\r\ngame: twenty-five\r\nmoves:\r\n", "line 1: "),
    (changed(0, "twentyfive record 2"), "line 1: this program reads format 1, the record says 'twentyfive record 2'"),
    (changed(0, "twentyfive record"), "line 1: this program reads format 1"),
    ("twentyfive record 1", "line 1: the line 'moves:' is missing"),
    ("\n".join(LINES[:MOVES]), "line 7: the line 'moves:' is missing"),
    (changed(1, "game: whist"), "line 2: there is no game 'whist'"),
    (changed(1, "# game: twenty-five"), "there is no game ''"),
    (inserted(2, "game: twenty-five"), "line 3: 'game: twenty-five' is no header line"),
    (changed(2, "option: player 3"), "line 3: player: unknown_option"),
    (changed(2, "option: players three"), "line 3: players: wrong_kind (three)"),
    (changed(2, "option: players"), "line 3: "),
    (changed(2, "option:players 3"), "line 3: 'option:players 3' is no header line"),
    (changed(2, "option: players 11"), "players: out_of_range (11, 2, 10)"),
    (changed(2, "option: players 4"), "sides, players: sides_do_not_divide (4, 3)"),
    (inserted(3, "option: players 3"), "line 4: "),
    (changed(4, "names: Ann | Bob"), "2 names for 3 players"),
    (changed(4, "names: Ann | Bob | "), "'' cannot be a name"),
    (changed(4, "names: Ann | Bob | Cat | Dan"), "4 names for 3 players"),
    (changed(4, "names: Ann | Bob | Cat|"), "'Cat|' cannot be a name"),
    (changed(4, "names: Ann | Bob | C\x00t"), "cannot be a name"),
    (changed(5, "seats: person"), "1 seats for 3 players"),
    (changed(6, "seed: seven"), "line 7: the seed 'seven' is no number"),
    (changed(6, "seed: "), "line 7: the seed '' is no number"),
    (changed(6, "seed: 7.5"), "line 7: the seed '7.5' is no number"),
    (changed(6, "seed: ²"), "line 7: the seed '²' is no number"),
    (changed(6, "seed: ٣"), "line 7: the seed '٣' is no number"),
    (changed(6, "seed: " + "7" * 41), "line 7: the seed "),
    (changed(6, "seed: --7"), "line 7: the seed '--7' is no number"),
    (changed(6, "colour: green"), "line 7: 'colour: green' is no header line"),
    # The moves.
    (changed(DEAL, LINES[DEAL].replace(" AS", "", 1)), "line 9: 'deal 0 QS"),
    (changed(DEAL, LINES[DEAL].replace(" AS", " QS", 1)), "is not allowed here (wrong pack)"),
    (changed(DEAL, LINES[DEAL].replace(" AS", " XS", 1)), "line 9: 'XS' is no card"),
    (changed(DEAL, LINES[DEAL].replace("deal 0", "deal 3", 1)), "(wrong dealer)"),
    (changed(DEAL, LINES[DEAL].replace("deal 0", "deal", 1)), "line 9: 'AS' is no number"),
    (changed(ROB, "rob 3S"), "line 10: 'rob 3S' is not allowed here (not in hand: 3S)"),
    (changed(ROB, "rob"), "line 10: '' is no card"),
    (changed(ROB, "leave"), "line 10: 'leave' is not allowed here (wrong move)"),
    (changed(ROB, "steal 2D"), "line 10: 'steal 2D' is no move"),
    (changed(ROB, "play 3S"), "line 10: 'play 3S' is not allowed here (not in hand: 3S)"),
    (changed(ROB + 1, "play 2D"), "line 11: 'play 2D' is not allowed here (not in hand: 2D)"),
    (changed(ROB + 2, "play 5C"), "line 12: 'play 5C' is not allowed here (must follow or trump: 5S 8D KD)"),
    (changed(ROB + 4, "score"), "line 14: 'score' is not allowed here (wrong move)"),
    (changed(ROB + 7, "play 2D"), "line 17: 'play 2D' is not allowed here (not in hand: 2D)"),
    (inserted(ROB + 7, "undone:"), "line 17: 'undone:' is no move"),
    (TEXT + "bid 5\n", "line 18: 'bid 5' is not allowed here (wrong move)"),
    (TEXT + "moves:\n", "line 18: 'moves:' is no move"),
    (TEXT + "\x00", "line 18: '\\x00' is no move"),
]


@pytest.mark.parametrize(
    ("text", "message"), DAMAGED, ids=[f"{number} {message}" for number, (_, message) in enumerate(DAMAGED)]
)
def test_the_message_names_the_line_and_the_fault(text: str, message: str) -> None:
    with pytest.raises(RecordError) as refused:
        Record.loads(text)
    assert message in str(refused.value)
    line = by_later_version("line ") if isinstance(refused.value, LaterRecordError) else "line "
    assert str(refused.value).startswith(line)


def error_message(text: str) -> str:
    """The loader's error message, empty for a sound text."""
    try:
        Record.loads(text)
    except RecordError as refused:
        return str(refused)
    return ""


def test_a_record_without_a_line_is_refused_or_differs() -> None:
    for place in range(len(LINES)):
        text = "\n".join([*LINES[:place], *LINES[place + 1 :], ""])
        assert error_message(text).startswith("line ") or Record.loads(text) != Record.loads(TEXT)


@pytest.mark.parametrize(
    "text",
    [
        "\x00" * 100_000,
        "twentyfive record 1\n" * 100_000,
        "twentyfive record 1\n" + "option: players 5\n" * 10_000,
        "twentyfive record 1\n" + "\n" * 1_000_000,
        "twentyfive record 1\n" + "# \n" * 1_000_000,
        "twentyfive record 1\ngame: twenty-five\nmoves:\n" + "undone:\n" * 100_000,
        "twentyfive record 1\ngame: twenty-five\nmoves:\n" + "play 5H\n" * 100_000,
        "twentyfive record 1\ngame: twenty-five\nmoves:\n" + "deal 0 " + "5H " * 300_000,
        "twentyfive record 1\ngame: twenty-five\nmoves:\n" + "play " + "5" * 3_000_000,
        "twentyfive record 1\ngame: twenty-five\nmoves:\n" + "deal " + "9" * 3_000_000,
        "twentyfive record 1\ngame: twenty-five\noption: target " + "9" * 3_000_000 + "\nmoves:\n",
        "twentyfive record 1\ngame: twenty-five\noption: target -" + "9" * 4_000 + "\nmoves:\n",
        "twentyfive record 1\ngame: twenty-five\noption: bids " + "9," * 1_000_000 + "9\nmoves:\n",
        "twentyfive record 1\ngame: twenty-five\noption: packets " + "1," * 1_000_000 + "1\nmoves:\n",
        "twentyfive record 1\ngame: twenty-five\noption: kitty ²\nmoves:\n",
        "twentyfive record 1\ngame: twenty-five\nseed: ²\nmoves:\n",
        "twentyfive record 1\ngame: twenty-five\nseed: -" + "9" * 3_000_000 + "\nmoves:\n",
        "twentyfive record 1\ngame: " + "x" * 3_000_000 + "\nmoves:\n",
        "twentyfive record 1\ngame: twenty-five\nnames: " + "x | " * 900_000 + "\nmoves:\n",
        "twentyfive record 1\ngame: twenty-five\nnames: " + "\x00" * 900_000 + " | b | c | d | e\nmoves:\n",
        "twentyfive record 1\n" + "x" * 4_000_000,
    ],
    ids=lambda text: f"{text[20:60]!r}… of {len(text)}",
)
def test_hostile_texts_are_refused_with_a_short_message(text: str) -> None:
    with pytest.raises(RecordError) as refused:
        Record.loads(text)
    assert len(str(refused.value)) < 300


def test_a_text_with_half_a_surrogate_pair_is_refused() -> None:
    with pytest.raises(RecordError):
        Record.loads(TEXT.replace("Ann", "\ud800"))


def test_changing_a_character_raises_nothing_but_a_record_error() -> None:
    text = finished(PRESETS["auction-forty-fives"].replace(target=20), seed=2).dumps()
    for place in (*range(200), *range(200, len(text), 5)):
        for character in "\x00²":
            changed_text = text[:place] + character + text[place + 1 :]
            assert error_message(changed_text).startswith("line ") or Record.loads(changed_text).moves
