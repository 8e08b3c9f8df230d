"""Two computers in one network: network namespaces of Linux with a wire between them."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from typing import Final

import pytest

HOST: Final = ("10.25.0.1", "lan0")
GUEST: Final = ("10.25.0.2", "lan1")
PATIENCE_S: Final = 20


@dataclass(frozen=True, slots=True)
class Computer:
    """A network namespace, kept by a process that waits.

    Attributes:
        pid: the process id of that process.
    """

    pid: int

    def command(self, *command: str) -> list[str]:
        """Return the command that runs another one on this computer."""
        return ["nsenter", f"--target={self.pid}", "--user", "--net", "--preserve-credentials", *command]

    def run(self, *command: str) -> str:
        """Run a command on this computer; returns what it prints."""
        done = subprocess.run(self.command(*command), capture_output=True, text=True, timeout=PATIENCE_S, check=True)
        return done.stdout


@contextmanager
def two_computers() -> Iterator[tuple[Computer, Computer]]:
    """Connect two computers; skips the test where that is not permitted."""
    if sys.platform != "linux" or not all(map(shutil.which, ("unshare", "nsenter", "ip"))):
        pytest.skip("this system has no network namespaces")
    with ExitStack() as stack:
        try:
            one = stack.enter_context(_computer("unshare", "--map-root-user", "--net"))
            other = stack.enter_context(_computer(*one.command("unshare", "--net")))
            one.run("ip", "link", "add", HOST[1], "type", "veth", "peer", "name", GUEST[1], "netns", str(other.pid))
            for computer, (address, wire) in ((one, HOST), (other, GUEST)):
                computer.run("ip", "address", "add", f"{address}/24", "broadcast", "+", "dev", wire)
                for link in ("lo", wire):
                    computer.run("ip", "link", "set", link, "up")
        except (OSError, subprocess.SubprocessError) as error:
            pytest.skip(f"network namespaces are not permitted here: {error}")
        yield one, other


@contextmanager
def _computer(*way_in: str) -> Iterator[Computer]:
    """Make a namespace, which lasts until its process reads the end of its input."""
    waiting = [*way_in, "sh", "-c", "echo made; exec cat"]
    with subprocess.Popen(waiting, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        if process.stdout.readline() != "made\n":
            raise OSError("the system refuses them")
        yield Computer(process.pid)
