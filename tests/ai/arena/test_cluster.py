"""Matches between levels, played by the workers of a Dask scheduler."""

from __future__ import annotations

import dataclasses
import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.ai.views import PAIRS
from tests.programs.rogues import SHELL
from twentyfive.ai.arena.__main__ import cluster
from twentyfive.ai.arena.common_cards import measure_difference
from twentyfive.ai.arena.measures import Result, measure
from twentyfive.core import seated

distributed = pytest.importorskip("distributed", reason="Dask is not installed: it comes with twentyfive[cluster]")

ASKED = "--players 4 --sides 2 --levels easy,random --deals 60 --seed 1 --json"


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """The address of a scheduler with two worker processes."""
    with distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as local:
        yield local.scheduler_address


def test_the_result_is_the_same_as_on_one_processor(address: str) -> None:
    with cluster(address) as workers:
        many = measure(PAIRS, ("easy", "random"), deals=60, seed=1, executor=workers)
    assert _timeless(many) == _timeless(_alone())


@pytest.mark.broad
def test_the_command_line_takes_the_address(address: str) -> None:
    output = json.loads(_arena(f"{ASKED} --dask {address}").stdout)
    assert output["matches"] == _alone().matches
    assert output["share"] == dataclasses.asdict(_alone().share)


def test_common_cards_tell_the_same_on_workers(address: str) -> None:
    with ThreadPoolExecutor(1) as thread:
        alone = measure_difference(PAIRS, ("easy", "random"), matches=6, seed=1, executor=thread)
    with cluster(address) as workers:
        assert measure_difference(PAIRS, ("easy", "random"), matches=6, seed=1, executor=workers) == alone
    assert alone.gain.mean > 0


def test_one_command_makes_a_table_on_workers(address: str) -> None:
    run = _arena(f"--preset twenty-five forty-five --levels easy,random,random --deals 10 --dask {address}")
    rows = [line.split(" | ") for line in run.stdout.splitlines()]
    assert [row[0] for row in rows[2:]] == ["| twenty-five, 5 in 5 sides"] * 2 + ["| forty-five, 4 in 2 sides"] * 2
    assert [row[1:3] for row in rows[2:]] == [["easy", "random"], ["random", "random"]] * 2
    assert {len(row) for row in (rows[0], *rows[2:])} == {7}


@pytest.mark.broad
def test_one_command_makes_a_table_by_common_cards() -> None:
    run = _arena("--levels easy,random,random --common-cards 2 --workers 1 --json")
    rows = [json.loads(line) for line in run.stdout.splitlines()]
    assert [(row["preset"], row["levels"], row["matches"]) for row in rows] == [
        ("twenty-five", ["easy", "random"], 2),
        ("twenty-five", ["random", "random"], 2),
    ]


@pytest.mark.skipif(sys.platform == "win32", reason="the programs of these tests need POSIX")
def test_a_program_plays_on_the_workers_as_it_does_here(address: str, tmp_path: Path) -> None:
    rules, path = seated("twenty-five", 2, 2), Path(shutil.copy(SHELL.arguments[0], tmp_path))
    path.chmod(0o755)
    levels = (f"program:{path}", "random")
    with ThreadPoolExecutor(1) as thread:
        alone = measure(rules, levels, deals=4, seed=1, executor=thread)
    with cluster(address, [str(path)]) as workers:
        many = measure(rules, levels, deals=4, seed=1, executor=workers)
    assert _timeless(many) == _timeless(alone)
    path.unlink()
    with pytest.raises(SystemExit, match=rf"{path} cannot be run on tcp://.*, tcp://"), cluster(address, [str(path)]):
        pytest.fail("no worker has the program")


@pytest.mark.broad
def test_without_a_scheduler_the_command_says_so() -> None:
    run = _arena(f"{ASKED} --dask nonsense://nowhere")
    assert run.returncode == 1
    assert run.stderr.startswith("No Dask scheduler answers at nonsense://nowhere")


@pytest.mark.broad
def test_local_and_dask_workers_together_are_refused() -> None:
    run = _arena(f"{ASKED} --workers 2 --dask tcp://127.0.0.1:1")
    assert run.returncode == 2
    assert "not allowed with" in run.stderr


def _alone() -> Result:
    with ThreadPoolExecutor(1) as thread:
        return measure(PAIRS, ("easy", "random"), deals=60, seed=1, executor=thread)


def _timeless(result: Result) -> Result:
    return dataclasses.replace(result, median_ms=0, p95_ms=0)


def _arena(asked: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "twentyfive.ai.arena", *asked.split()]
    root = Path(__file__).parents[3]
    return subprocess.run(command, cwd=root, capture_output=True, text=True, check=False, encoding="utf-8")
