"""Windows in processes of their own, which a test tells what their persons do."""

from __future__ import annotations

import json
import os
import select
import subprocess
import sys
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

from tests.homes import make_home
from tests.together.wanted import Wanted

CHECKOUT: Final = Path(__file__).parents[2]


class Window:
    """A program with a window that nobody sees, and with data of its own.

    Attributes:
        process: the program.
        folder: the folder of its data.
    """

    def __init__(self, wanted: Wanted, platform: str = "offscreen") -> None:
        """Start it, on this platform of Qt."""
        self.folder = Path(wanted.folder)
        self.folder.mkdir(parents=True, exist_ok=True)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.together", json.dumps(asdict(wanted))],
            cwd=CHECKOUT,
            env={**os.environ, **make_home(self.folder / "home"), "QT_QPA_PLATFORM": platform},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is not None:
            self.process.kill()
        self.close()

    def close(self) -> None:
        """Close the window, and wait for the end of the program."""
        assert self.process.stdin is not None
        with self.process, suppress(BrokenPipeError):
            self.process.stdin.close()

    def kill(self) -> None:
        """Kill the program without a word."""
        self.process.kill()
        self.process.wait()

    def answer(self) -> Any:
        """Wait for the answer to the oldest command, or for the window."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line, "the program has ended"
        return json.loads(line)

    def has_answered(self, seconds: float) -> bool:
        """Wait so long for an answer, and return whether it is there."""
        assert self.process.stdout is not None
        return bool(select.select([self.process.stdout], [], [], seconds)[0])

    def tell(self, command: str, **arguments: object) -> None:
        """Tell the person to do something, and do not wait for it."""
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps([command, arguments]) + "\n")
        self.process.stdin.flush()

    def ask(self, command: str, **arguments: object) -> Any:
        """Tell the person to do something, and return the answer."""
        self.tell(command, **arguments)
        return self.answer()


def window(folder: Path, name: str) -> Window:
    """Start a window that paints sparingly, with its data in a folder of that name below `folder`."""
    return Window(Wanted(str(folder / name), name, paints=False))
