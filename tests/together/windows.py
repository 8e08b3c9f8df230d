"""Windows in processes of their own, which a test tells what their persons do."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

from tests.homes import make_home

CHECKOUT: Final = Path(__file__).parents[2]


class Window:
    """A program with a window that nobody sees, and with data of its own.

    Attributes:
        process: the program.
        folder: the folder of its data.
    """

    def __init__(self, folder: Path, name: str, seed: int = 25) -> None:
        """Start it; `name` is its person's name, `seed` deals."""
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        command = [sys.executable, "-m", "tests.together", str(folder), name, str(seed)]
        self.process = subprocess.Popen(
            command,
            cwd=CHECKOUT,
            env={**os.environ, **make_home(folder / "home"), "QT_QPA_PLATFORM": "offscreen"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        if kind is not None:
            self.process.kill()
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

    def tell(self, command: str, **arguments: object) -> None:
        """Tell the person to do something, and do not wait for it."""
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps([command, arguments]) + "\n")
        self.process.stdin.flush()

    def ask(self, command: str, **arguments: object) -> Any:
        """Tell the person to do something, and return the answer."""
        self.tell(command, **arguments)
        return self.answer()
