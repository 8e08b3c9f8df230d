"""Reading and writing of a pipe in a thread that another thread can wake.

A program that was killed may have left its pipes to another that was not, so a thread must not wait for their end. On
Windows a read of a pipe cannot be broken off; there it returns when the program ends.
"""

from __future__ import annotations

import os
import select
import sys


class Wake:
    """A pipe of this process's own that becomes readable when the threads are to end."""

    def __init__(self) -> None:
        self.readable, self._writable = os.pipe()

    def up(self) -> None:
        """Wake all threads that wait for a pipe, now and later."""
        os.write(self._writable, b"!")

    def close(self) -> None:
        """Close the pipe; no thread may use it any more."""
        os.close(self.readable)
        os.close(self._writable)


def read_some(pipe: int, most: int, wake: Wake) -> bytes:
    """Read what is in the pipe, at least a byte; return nothing if it has ended or the thread was woken."""
    if sys.platform != "win32" and not _is_ready(pipe, select.POLLIN, wake):
        return b""
    try:
        return os.read(pipe, most)
    except OSError:
        return b""


def write_all(pipe: int, content: bytes, wake: Wake) -> bool:
    """Write all of `content`; return False if the thread was woken before.

    Raises:
        OSError: if nobody reads the pipe any more.
    """
    if sys.platform != "win32":
        os.set_blocking(pipe, False)
    rest = memoryview(content)
    while rest:
        if sys.platform != "win32" and not _is_ready(pipe, select.POLLOUT, wake):
            return False
        rest = rest[os.write(pipe, rest) :]
    return True


def _is_ready(pipe: int, event: int, wake: Wake) -> bool:
    """Wait until the pipe is ready or closed; return False if the thread was woken."""
    if sys.platform == "win32":
        return True
    poll = select.poll()
    poll.register(pipe, event)
    poll.register(wake.readable, select.POLLIN)
    return all(ready != wake.readable for ready, _ in poll.poll())
