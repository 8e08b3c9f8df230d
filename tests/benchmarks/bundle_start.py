"""The time from the start of the bundle to its first frame, compared with the bundle of an empty window.

The programs are exactly those that people run and report nothing, so the screen is watched: Xvfb keeps it in a file.
"""

from __future__ import annotations

import mmap
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tests.benchmarks.figures import Figure, Unmeasured, percentile
from tests.benchmarks.starting import RUNS, forget_files
from tests.display import virtual_screen

ROOT: Final = Path(__file__).parents[2]
BUNDLE: Final = ROOT / "dist" / "twentyfive" / "twentyfive"
SIZE: Final = (1280, 800)
"""The size of the screen, which the windows fill, so that they need not be searched for."""

_PATIENCE_S: Final = 20
_LOOK_S: Final = 0.0005
_REST_S: Final = 0.5
"""The time for the screen to be cleared of the previous program."""

_ROWS: Final = 5
"""The number of screen rows that are compared: a new window covers them all."""

_NAME: Final = "first frame of the bundle"


class Screen:
    """A virtual screen whose pixels can be read."""

    def __init__(self, display: str, pixels: mmap.mmap) -> None:
        """`pixels` ends with the rows of the screen, four bytes a pixel."""
        self._display = display
        self._pixels = pixels

    def seconds(self, program: Path) -> float:
        """The time from the start of the program, with a new home folder, until its first frame is on the screen.

        Raises:
            TimeoutError: if nothing is shown.
        """
        time.sleep(_REST_S)
        empty = self._look()
        with tempfile.TemporaryDirectory() as home:
            began = time.perf_counter()
            process = subprocess.Popen([program], env={"DISPLAY": self._display, "HOME": home})
            try:
                while self._look() == empty:
                    if time.perf_counter() - began > _PATIENCE_S:
                        raise TimeoutError(f"{program} shows nothing")
                    time.sleep(_LOOK_S)
                taken = time.perf_counter() - began
            finally:
                process.terminate()
                process.wait()
        return taken

    def _look(self) -> bytes:
        width, height = SIZE
        start, row = len(self._pixels) - 4 * width * height, 4 * width
        tops = (start + row * (number * height // _ROWS + height // (2 * _ROWS)) for number in range(_ROWS))
        return b"".join(self._pixels[top : top + row] for top in tops)


def bundle_frames() -> tuple[Figure | Unmeasured, ...]:
    """The median of warm starts, its ratio to that of an empty window, and a cold start."""
    if sys.platform != "linux" or shutil.which("Xvfb") is None:
        return (Unmeasured(_NAME, "the screen can be watched by Xvfb only"),)
    if not BUNDLE.exists():
        return (Unmeasured(_NAME, "none was built; python3 dev.py package does"),)
    bare = _bare_bundle()
    with _watched() as screen:
        times = [(screen.seconds(BUNDLE), screen.seconds(bare)) for _ in range(RUNS + 1)][1:]
        ours, empty = (1000 * percentile(column, 0.5) for column in zip(*times, strict=True))
        warm = (
            Figure(f"{_NAME}, warm", ours, "ms", 300),
            Figure(f"{_NAME} beside an empty window's", ours / empty, "×", 1.5),
        )
        if not forget_files():
            return warm
        return (*warm, Figure(f"{_NAME}, cold", 1000 * screen.seconds(BUNDLE), "ms", 600))


def _bare_bundle() -> Path:
    """Bundle the empty window."""
    made = ROOT / "build" / "bare"
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level=WARN", "--distpath", str(made)]
    command += ["--workpath", str(ROOT / "build" / "pyinstaller"), str(Path(__file__).with_name("bare_window.spec"))]
    subprocess.run(command, check=True, cwd=ROOT, env={**os.environ, "PYTHONNODEBUGRANGES": "1"})
    return made / "bare" / "bare"


@contextmanager
def _watched() -> Iterator[Screen]:
    """A virtual screen without a cursor, which would change as soon as there is a window, before it is painted."""
    width, height = SIZE
    with (
        tempfile.TemporaryDirectory() as folder,
        virtual_screen(f"{width}x{height}x24", "-fbdir", folder, "-noreset", "-nocursor") as display,
        (Path(folder) / "Xvfb_screen0").open("rb") as file,
        mmap.mmap(file.fileno(), 0, prot=mmap.PROT_READ) as pixels,
    ):
        yield Screen(display, pixels)
