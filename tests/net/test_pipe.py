"""The pipe between window and gateway, of which either end may break."""

from __future__ import annotations

import multiprocessing
import threading

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.net.tables import PATIENCE_S
from twentyfive.net.pipe import MOST_BYTES, Frame, PipeEnd, read_frame, write_frame

FRAMES = st.lists(st.booleans() | st.integers(-999_999_999, 999_999_999) | st.text(max_size=300), max_size=6)


@given(FRAMES)
def test_a_frame_is_read_as_it_was_written(frame: Frame) -> None:
    assert read_frame(write_frame(*frame)) == frame


@pytest.mark.parametrize(
    "written", [b"", b"5", b'"say"', b"{}", b"[[1]]", b"[1.5]", b"[null]", b"[" * 9_000, b"\xff", b"[1e999]", b"[NaN]"]
)
def test_anything_else_is_no_frame(written: bytes) -> None:
    with pytest.raises(ValueError, match=r"."):
        read_frame(written)


def test_the_longest_message_with_every_sign_escaped_fits() -> None:
    assert len(write_frame("say", 1, "sheet", "\x01" * 65_536)) < MOST_BYTES


@pytest.mark.parametrize("nonsense", [b"what", b"[" * 9_000, b"x" * 100_000])
def test_an_end_that_hears_nonsense_takes_the_other_for_gone(nonsense: bytes) -> None:
    near, far = multiprocessing.Pipe()
    ended, heard = threading.Event(), list[Frame]()
    end = PipeEnd(near, heard.append, ended.set)
    far.send_bytes(write_frame("ready", 25525, "page"))
    sending = threading.Thread(target=far.send_bytes, args=(nonsense,))
    sending.start()
    assert ended.wait(PATIENCE_S)
    assert heard == [["ready", 25525, "page"]]
    sending.join()
    far.close()
    end.close()


def test_a_sender_never_waits_for_a_reader_that_is_stuck() -> None:
    near, far = multiprocessing.Pipe()
    ended, heard = threading.Event(), list[Frame]()
    end = PipeEnd(near, heard.append, ended.set)
    for _ in range(2_000):
        end.send("say", 1, "no", "x" * 2_000)
    assert end.unsent > 1_000
    far.close()
    assert ended.wait(PATIENCE_S)
    end.close()
