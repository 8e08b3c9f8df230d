"""A program that runs as a process of its own: its lines, its errors, its limits and its end.

Three threads serve its three pipes, so that whoever asks it a question never waits for a full pipe. What it writes is
read in bounded pieces, and the process ends with all that it has started in its process group, also when this one is
ended by force.

On Linux its memory is limited. On other systems it is not: macOS cannot limit another process, and the job object of
Windows, which could, is not asked to.
"""

from __future__ import annotations

import logging
import os
import queue
import signal
import subprocess
import sys
import threading
from contextlib import suppress
from pathlib import Path
from typing import IO, Final

from twentyfive.processes import NICENESS, usual_environment
from twentyfive.programs.command import Command
from twentyfive.programs.faults import Fault, ProgramFault
from twentyfive.programs.mailbox import Mailbox
from twentyfive.programs.messages import MOST_ANSWER_BYTES
from twentyfive.programs.pipes import Wake, read_some, write_all
from twentyfive.programs.ties import tie

MOST_MEMORY: Final = 2 * 1024**3
"""The bytes of private memory that a program may have on Linux. Not of addresses, of which some runtimes reserve far
more than they use."""

_PIECE: Final = 65_536
_MOST_ERROR_LINES: Final = 50
_MOST_ERROR_LETTERS: Final = 200
_FREE_ERROR_BYTES: Final = 1_000_000
_ERROR_PAUSE_S: Final = 0.02
"""After so many bytes of errors, the pause before more of them are read: the program waits, not the window."""

_log = logging.getLogger(__name__)


class ProgramProcess:
    """A running program.

    Attributes:
        mailbox: the lines that it has written.
        pid: its process id.
    """

    def __init__(self, command: Command, name: str, most_memory: int = MOST_MEMORY) -> None:
        """Start the program; `name` stands for it in the log.

        Raises:
            ProgramFault: if the system cannot start it.
        """
        self.mailbox = Mailbox()
        self._name = name
        self._process = _started(command)
        self.pid = self._process.pid
        _limit(self.pid, most_memory)
        self._untie = tie(self._process)
        self._wake = Wake()
        self._stopped = threading.Event()
        self._outbox: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._threads = [
            threading.Thread(target=serve, args=(_pipe(stream),), name=f"twentyfive-program-{label}", daemon=True)
            for serve, stream, label in (
                (self._read_lines, self._process.stdout, "out"),
                (self._read_errors, self._process.stderr, "errors"),
                (self._write_lines, self._process.stdin, "in"),
            )
        ]
        for thread in self._threads:
            thread.start()

    def send(self, line: str) -> None:
        """Write a line to the program, at once or as soon as it reads."""
        self._outbox.put(line.encode() + b"\n")

    def stop(self, grace: float = 0.0) -> bool:
        """Close its input, wait at most `grace` seconds until it leaves, end what is left; return whether it left."""
        self._outbox.put(None)
        has_left = self.mailbox.wait_for_end(grace)
        self._kill()
        self._stopped.set()
        self.mailbox.shut()
        self._wake.up()
        for thread in self._threads:
            thread.join()
        for stream in (self._process.stdin, self._process.stdout, self._process.stderr):
            _pipe(stream).close()
        self._wake.close()
        return has_left

    def _kill(self) -> None:
        """End the process and its group. It is not waited for before: until then no other process gets its number."""
        self._untie()
        if sys.platform == "win32":
            self._process.kill()
        else:
            with suppress(ProcessLookupError, PermissionError):  # macOS refuses where all of the group have ended
                os.killpg(self.pid, signal.SIGKILL)
        self._process.wait()

    def _read_lines(self, pipe: IO[bytes]) -> None:
        """Put each line into the mailbox until the pipe ends or a line is too long."""
        rest = b""
        while piece := read_some(pipe.fileno(), _PIECE, self._wake):
            *lines, rest = (rest + piece).split(b"\n")
            if any(len(line) > MOST_ANSWER_BYTES for line in (*lines, rest)):
                self.mailbox.end(ProgramFault(Fault.TOO_LONG, f"a line has more than {MOST_ANSWER_BYTES} bytes"))
                return
            for line in lines:
                if not self.mailbox.put(line):
                    return
        half = f" in the middle of a line: {rest[:60]!r}" if rest else ""
        self.mailbox.end(ProgramFault(Fault.GONE, f"it ended, or closed its output{half}"))

    def _read_errors(self, pipe: IO[bytes]) -> None:
        """Log the first lines of its errors, and drop the others."""
        taken, logged, rest = 0, 0, b""
        while piece := read_some(pipe.fileno(), _PIECE, self._wake):
            taken += len(piece)
            if logged < _MOST_ERROR_LINES:
                *lines, rest = (rest + piece).split(b"\n")
                lines += [rest] if len(rest) >= _PIECE else []
                rest = rest if len(rest) < _PIECE else b""
                for line in lines[: _MOST_ERROR_LINES - logged]:
                    self._log_error(line)
                logged += len(lines)
                if logged >= _MOST_ERROR_LINES:
                    _log.warning("The program %s writes more errors than are kept here", self._name)
            if taken > _FREE_ERROR_BYTES:
                self._stopped.wait(_ERROR_PAUSE_S)
        if rest and logged < _MOST_ERROR_LINES:
            self._log_error(rest)

    def _log_error(self, line: bytes) -> None:
        said = line[: 4 * _MOST_ERROR_LETTERS].decode("utf-8", "replace")[:_MOST_ERROR_LETTERS]
        _log.warning("The program %s says: %s", self._name, said.encode("unicode_escape").decode())

    def _write_lines(self, pipe: IO[bytes]) -> None:
        """Write each line of the outbox until there is None in it or nobody reads."""
        try:
            while (line := self._outbox.get()) is not None:
                if not write_all(pipe.fileno(), line, self._wake):
                    return
            pipe.close()
        except OSError:
            self.mailbox.end(ProgramFault(Fault.GONE, "it ended, or closed its input"))


def _pipe(stream: IO[bytes] | None) -> IO[bytes]:
    assert stream is not None, "all three streams of the process are pipes"
    return stream


def _started(command: Command) -> subprocess.Popen[bytes]:
    try:
        return subprocess.Popen(
            [command.path, *command.arguments],
            bufsize=0,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=usual_environment(),
            start_new_session=True,
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
        )
    except (OSError, ValueError) as error:  # a ValueError for a NUL in a path or an argument
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise ProgramFault(Fault.NOT_STARTED, f"{Path(command.path).name} cannot be started: {reason}") from error


def _limit(pid: int, most_memory: int) -> None:
    """Limit the memory of a process where the system can, and lower its priority."""
    if sys.platform == "win32":
        return
    try:
        os.setpriority(os.PRIO_PROCESS, pid, os.getpriority(os.PRIO_PROCESS, pid) + NICENESS)
        if sys.platform == "linux":
            import resource

            resource.prlimit(pid, resource.RLIMIT_DATA, (most_memory, most_memory))
    except OSError as error:  # it has ended already, or somebody has limited this process more
        _log.warning("The limits of a program could not be set: %s", error)
