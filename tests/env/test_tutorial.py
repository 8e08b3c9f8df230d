"""The tutorial: what its page shows can be run, and gives a player that the protocol accepts."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Final

import numpy
import pytest

from tests.programs.rogues import patience_with
from twentyfive.env.tutorial.__main__ import train
from twentyfive.env.tutorial.perceptron import Perceptron
from twentyfive.env.tutorial.seated import learned
from twentyfive.programs.command import Command
from twentyfive.programs.trial import Trial

PAGE: Final = Path(__file__).parents[2] / "twentyfive" / "env" / "README.md"
SCRAP: Final = re.compile(r"```python\n((?:import|from).*?)```", re.DOTALL)

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the programs of these tests need POSIX")


def test_its_first_steps_run() -> None:
    pytest.importorskip("pyspiel", reason="OpenSpiel is not ready built for this system")
    names: dict[str, object] = {}
    for scrap in SCRAP.findall(PAGE.read_text(encoding="utf-8")):
        exec(scrap, names)
    assert str(names["game"]).startswith("twentyfive")
    assert isinstance(names["gains"], numpy.ndarray)


def test_its_player_learns_and_does_nothing_wrong_at_a_table(tmp_path: Path) -> None:
    kept = tmp_path / "player.npz"
    teach = [sys.executable, "-m", "twentyfive.env.tutorial", "--minutes", "0.01", "--out", str(kept)]
    subprocess.run(teach, check=True, timeout=120)
    assert all(part.any() for part in learned(kept).weights)
    seated = Command(sys.executable, ("-m", "twentyfive.env.tutorial.seated", str(kept)))
    report = Trial(seated, "Learned", patience_with("")).run()
    assert report.faults == ()
    assert report.moves > 0


def test_the_same_seed_teaches_the_same() -> None:
    first, again, other = (train(2, seed, tables=20).values.weights for seed in (1, 1, 2))
    assert all((one == two).all() for one, two in zip(first, again, strict=True))
    assert any((one != two).any() for one, two in zip(first, other, strict=True))


def test_a_network_learns_what_it_is_shown() -> None:
    rng = numpy.random.default_rng(1)
    inputs, network = rng.normal(size=(200, 3)).astype(numpy.float32), Perceptron.new(3, 16, rng)
    wanted = numpy.abs(inputs[:, 0])
    for _ in range(400):
        network.learn(inputs, (network.values(inputs) - wanted) / numpy.float32(len(inputs)), 0.02)
    assert numpy.abs(network.values(inputs) - wanted).mean() < 0.1
