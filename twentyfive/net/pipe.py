"""The pipe between the window and the gateway: frames of numbers and texts, written as JSON.

A thread reads and a thread writes, so that neither process waits for the other. Nothing is unpickled: a gateway that
strangers have broken into cannot make the window run anything.
"""

from __future__ import annotations

import json
import threading
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from queue import SimpleQueue
from typing import Final

from twentyfive.strict_json import parse_json

Frame = list[int | str | bool]
"""A frame: its kind, then its numbers and texts."""

MOST_BYTES: Final = 1 << 20
"""The length limit of a frame; a message of 64 KB, with every sign escaped, is shorter."""


STOP: Final = "stop"
"""The last frame that the window sends; nothing is read after it."""


class PipeEnd:
    """One end of the pipe."""

    def __init__(
        self, connection: Connection, heard: Callable[[Frame], object], ended: Callable[[], object], sentinel: int = -1
    ) -> None:
        """Begin to read.

        Args:
            connection: the end of the pipe.
            heard: called with each frame, in a thread.
            ended: called once in a thread, when the pipe ends or the other process does, and after a stop.
            sentinel: the other process. It must be watched too: on Windows the pipe of a process that was killed while
                starting never closes.
        """
        self._connection = connection
        self._watched: list[Connection | int] = [connection, *([sentinel] if sentinel >= 0 else [])]
        self._unsent: SimpleQueue[bytes | None] = SimpleQueue()
        self._reader = threading.Thread(target=self._read, args=(heard, ended), name="pipe-reader", daemon=True)
        self._writer = threading.Thread(target=self._write, name="pipe-writer", daemon=True)
        self._reader.start()
        self._writer.start()

    @property
    def unsent(self) -> int:
        """The number of frames that the other process has not taken yet."""
        return self._unsent.qsize()

    def send(self, *frame: int | str | bool) -> None:
        """Send a frame, at once or later."""
        self._unsent.put(write_frame(*frame))

    def finish(self, seconds: float) -> None:
        """Send no more, and close the pipe as soon as everything is sent and the other end has said stop.

        After so many seconds, the rest is left to the end of this process.
        """
        self._unsent.put(None)
        self._writer.join(seconds)
        self._reader.join(seconds)
        if not self._writer.is_alive() and not self._reader.is_alive():
            self._connection.close()

    def close(self) -> None:
        """Close the pipe, whose other process must have ended."""
        self._unsent.put(None)
        self._writer.join()
        self._reader.join()
        self._connection.close()

    def _write(self) -> None:
        with suppress(OSError):  # the other process has ended, which the reader tells
            while (frame := self._unsent.get()) is not None:
                self._connection.send_bytes(frame)

    def _read(self, heard: Callable[[Frame], object], ended: Callable[[], object]) -> None:
        with suppress(EOFError, OSError, ValueError):  # it ended, perhaps within a frame, or said what is none
            frame: Frame = []
            while frame != [STOP] and self._connection in wait(self._watched):
                frame = read_frame(self._connection.recv_bytes(MOST_BYTES))
                heard(frame)
        ended()


def write_frame(*frame: int | str | bool) -> bytes:
    """Return the bytes of a frame."""
    return json.dumps(frame).encode()


def read_frame(written: bytes) -> Frame:
    """Read a frame.

    Raises:
        ValueError: if it is none.
    """
    frame = parse_json(written.decode(), "frame")
    if not isinstance(frame, list) or not all(isinstance(part, int | str) for part in frame):
        raise ValueError(f"{written[:40]!r} is no frame")
    return frame
