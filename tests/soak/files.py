"""Damaged files of every kind, read as the program reads them: each must be refused or used."""

from __future__ import annotations

import logging
import random
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import Executor, as_completed
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Final

from tests.soak.file_kinds import KINDS
from tests.soak.mutations import mutated
from tests.soak.noting import NotingFaults, Progress

_AT_A_TIME: Final = 250


@dataclass(slots=True)
class Reading:
    """The result of reading damaged files of one kind.

    Attributes:
        kind: the kind of file.
        files: the number of files.
        slowest: the longest processor time for one file, in seconds.
        faults: the seeds of files that were neither refused nor used, each with the traceback.
    """

    kind: str
    files: int = 0
    slowest: float = 0.0
    faults: list[tuple[int, str]] = field(default_factory=list)

    def add(self, other: Reading) -> None:
        """Add another result of this kind."""
        self.files += other.files
        self.slowest = max(self.slowest, other.slowest)
        self.faults += other.faults


def read_damaged(kind: str, seeds: range) -> Reading:
    """Read one damaged file of the kind for each seed."""
    logging.disable(logging.WARNING)
    reading, samples = Reading(kind), KINDS[kind].samples()
    for seed in seeds:
        content = mutated(samples, random.Random(f"{kind} {seed}"))
        with tempfile.TemporaryDirectory() as folder:
            start = time.process_time()
            with NotingFaults(partial(_note, reading, seed)):
                KINDS[kind].read(content, Path(folder))
            reading.slowest = max(reading.slowest, time.process_time() - start)
        reading.files += 1
    logging.disable(logging.NOTSET)
    return reading


def _note(reading: Reading, seed: int, fault: str) -> None:
    reading.faults.append((seed, fault))


def soak_files(kinds: Sequence[str], number: int, seed: int, executor: Executor) -> dict[str, Reading]:
    """Read `number` damaged files of each kind; return the results by kind."""
    progress = Progress("files", len(kinds) * number)
    readings = {kind: Reading(kind) for kind in kinds}
    waiting = [
        executor.submit(read_damaged, kind, range(first, min(first + _AT_A_TIME, seed + number)))
        for kind in kinds
        for first in range(seed, seed + number, _AT_A_TIME)
    ]
    for future in as_completed(waiting):
        reading = future.result()
        readings[reading.kind].add(reading)
        all_ = readings.values()
        progress.show(sum(reading.files for reading in all_), sum(len(reading.faults) for reading in all_))
    return readings


def report_files(readings: dict[str, Reading], seconds: float) -> str:
    """Return a line for each kind and one for all, then one fault of each sort with the command to repeat it."""
    lines = [f"{'kind':16} {'files':>8} {'slowest':>9} {'faults':>6}"]
    lines += [
        f"{reading.kind:16} {reading.files:>8} {reading.slowest:>7.2f} s {len(reading.faults):>6}"
        for reading in readings.values()
    ]
    all_ = readings.values()
    lines.append(
        f"{sum(reading.files for reading in all_)} files, {seconds:.0f} s, "
        f"{sum(len(reading.faults) for reading in all_)} faults"
    )
    for reading in all_:
        by_end = {fault.splitlines()[-1]: (seed, fault) for seed, fault in reading.faults}
        for seed, fault in by_end.values():
            lines += ["", fault, f"To repeat it: python -m tests.soak --files 1 --kind '{reading.kind}' --seed {seed}"]
    return "\n".join(lines)
