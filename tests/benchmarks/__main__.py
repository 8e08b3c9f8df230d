"""Measures everything, prints a table, and with ``--json FILE`` writes the figures to a file."""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.benchmarks.bundle_start import bundle_frames
from tests.benchmarks.figures import Bound, Figure, Unmeasured, as_data, as_table, percentile
from tests.benchmarks.lifetime import DEALS_OF_A_LIFE, GAMES_OF_A_LIFE, patterns, write_games, write_statistics
from tests.benchmarks.stalls import WELL
from tests.benchmarks.starting import RUNS, compiling, first_frame_work, first_frames
from tests.browsers.chromium import PROGRAM
from tests.display import screen
from twentyfive.assets import resource
from twentyfive.net.page_files import PageFiles

DIST = Path(__file__).parents[2] / "dist"
PLAYERS = (4, 5, 9)
LIBRARIES = 35
"""MiB that an empty window of Qt for Python only reads and can share with other programs."""


def _output(module: str, *arguments: str, **environment: str) -> str:
    command = [sys.executable, "-m", f"tests.benchmarks.{module}", *arguments]
    surroundings = {**compiling(), **environment}
    return subprocess.run(command, check=True, capture_output=True, text=True, env=surroundings).stdout


def frames(width: int, height: int, goal: float, worst: float, cost: float) -> tuple[Figure, ...]:
    """The frame intervals, 95th percentile and worst, and the cost of painting a frame."""
    measured = json.loads(_output("frames", str(width), str(height)))
    name = f"frames {width}×{height}, a computer player thinking"
    return (
        Figure(f"{name}, p95", measured["p95"], "ms", goal),
        Figure(f"{name}, worst", measured["worst"], "ms", worst),
        Figure(f"cards painted at {width}×{height}, p95", measured["cost"], "ms", cost),
    )


def gaps() -> Figure:
    """The delay with which the window answers while its players think."""
    measured = json.loads(_output("gaps"))
    return Figure("a timer of the window while experts think, p99", measured["p99"], "ms", 16)


def stalls() -> tuple[Figure | Unmeasured, ...]:
    """The longest time for which the window stands still while programs at its table misbehave."""
    names = ("a window with a program that misbehaves, longest gap", "a window with a program that does not")
    if sys.platform == "win32":
        return tuple(Unmeasured(name, "the programs need POSIX") for name in names)
    measured = {kind: figures["own"] for kind, figures in json.loads(_output("stalls")).items()}
    well = measured.pop(WELL)
    return Figure(names[0], max(measured.values()), "ms", 100), Figure(names[1], well, "ms", 100)


def deal() -> Figure:
    """The time to show a deal at speed off."""
    measured = json.loads(_output("deals"))
    return Figure("a deal shown at speed off, median", measured["median"], "ms", 5)


def faces(width: int, height: int, sharp: float, pack: float) -> tuple[Figure, ...]:
    """Card faces: the time until they are sharp after a resize, the work of rendering all 53, and the pictures kept."""
    measured = json.loads(_output("faces", str(width), str(height)))
    return (
        Figure(f"cards sharp after a resize to {width}×{height}, p95", measured["sharp"], "ms", sharp),
        Figure(f"all 53 faces at {width}×{height}, work", measured["pack"], "ms", pack),
        Figure(f"pictures kept at {width}×{height}", measured["kept"], "MiB", 20),
    )


def memory(width: int, height: int, most: float, deals: int) -> tuple[Figure, ...]:
    """The memory of the window's process, and the memory that `deals` deals add."""
    measured = json.loads(_output("memory", str(width), str(height), str(deals)))
    return (
        Figure(f"memory of the window's process at {width}×{height}, resident", measured["resident"], "MiB", most),
        Figure(f"memory of the window's process at {width}×{height}, own", measured["own"], "MiB", most - LIBRARIES),
        Figure(f"memory that {deals} deals add at {width}×{height}", measured["growth"], "MiB", 2),
    )


def decisions(level: str, *goals: float) -> tuple[Figure, ...]:
    """The time that a computer player of that level takes for a card, by the number of players."""
    return tuple(
        Figure(
            f"a card of the {level} player, {players} at the table, p95",
            json.loads(_output("decisions", level, str(players)))["p95"],
            "ms",
            goal,
        )
        for players, goal in zip(PLAYERS, goals, strict=True)
    )


def hint() -> Figure:
    """The time until a hint is known, of which the first step then shows a part."""
    measured = json.loads(_output("decisions", "hint", "5"))
    return Figure("a hint for a card, 5 at the table, median", measured["median"], "ms", 50)


def protocol() -> Figure | Unmeasured:
    """The work of the table for a move of a program."""
    name = "a move over the protocol, work of the table"
    if sys.platform == "win32":
        return Unmeasured(name, "the programs need POSIX")
    return Figure(name, json.loads(_output("protocol"))["work"], "ms", 2)


def playouts() -> tuple[Figure | Unmeasured, ...]:
    """The deals played out in a second, and the ratio to OpenSpiel's euchre."""
    compared, measured = "deals played out, beside OpenSpiel's euchre", json.loads(_output("playouts"))
    beside: Figure | Unmeasured = Unmeasured(compared, "OpenSpiel is not ready built for this system")
    if "euchre" in measured:
        beside = Figure(compared, measured["ready"] / measured["euchre"], "×", 8, Bound.AT_LEAST)
    deals = Figure("deals played out in a second", measured["ready"] / 1000, "k", 80, Bound.AT_LEAST)
    return deals, beside


def environments() -> tuple[Figure, ...]:
    """The actions per second in the environments for research, and in those of others."""
    measured = json.loads(_output("environments"))
    return tuple(
        Figure(f"{name}, actions a second", rate / 1000, "k", 1000 if "tables at once" in name else 1, Bound.AT_LEAST)
        for name, rate in measured.items()
    )


def looking_back() -> Figure:
    """The time to review all decisions of a person in a game."""
    return Figure("looking back on a game of ten deals", json.loads(_output("looking_back"))["seconds"], "s", 0.5)


def drives() -> tuple[Figure, ...]:
    """A card drive of 250 pairs: a press, the next game, and the opening of the file."""
    measured, shown = json.loads(_output("drives")), json.loads(_output("drive_pages"))
    return (
        Figure("a press in a card drive of 250 pairs, p99", measured["press"], "ms", 50),
        Figure("the next game of a card drive of 250 pairs, worst", measured["next"], "ms", 50),
        Figure("a card drive of 250 pairs opened after 25 games", measured["opened"], "ms", 300),
        Figure("a press in the window of a card drive of 250 pairs, p95", shown["press"], "ms", 50),
        Figure("the window of a card drive of 250 pairs opened", shown["opened"], "ms", 300),
    )


def tables() -> tuple[Figure, ...]:
    """A table for phones: its opening and its end, and the memory of its gateway."""
    measured = json.loads(_output("tables"))
    return (
        Figure("a table opened, until the page is there", measured["opened"], "ms", 500),
        Figure("memory of the gateway with ten guests, resident", measured["resident"], "MiB", 30),
        Figure("memory of the gateway with ten guests, own", measured["own"], "MiB", 20),
        Figure("memory that 1,000 reconnects add", measured["growth"], "MiB", 1),
        Figure("a reconnect, work of the gateway", measured["reconnect"], "ms", 2),
        Figure("a step told to ten guests, work, median", json.loads(_output("telling"))["median"], "ms", 5),
        Figure("a table closed, guests told", measured["closed"], "s", 1),
        Figure("the window killed, until the gateway has gone", measured["killed"], "s", 1),
    )


def drive_phones() -> tuple[Figure, ...]:
    """The phones of a card drive, as many as are let in."""
    measured = json.loads(_output("drive_phones"))
    return (
        Figure("memory of the gateway with 100 phones of a card drive, resident", measured["resident"], "MiB", 60),
        Figure("the next game, until 100 phones of a card drive show it, median", measured["next"], "ms", 500),
    )


def phones() -> tuple[Figure | Unmeasured, ...]:
    """The way from a tap in a browser to the table, the time until it shows a hand, and the weight of what it loads."""
    names = (
        "a tap, until the engine has the move, p95",
        "a tap, until the card leaves on the host's screen, p95",
        "the page asked for, until its hand is shown, median",
        "the page seen again, until it is up to date, p95",
    )
    weight = Figure("the page with one deck, compressed", _page_weight() / 1000, "KB", 300)
    if PROGRAM is None:
        return (*(Unmeasured(name, "there is no Chromium") for name in names), weight)
    measured = json.loads(_output("phones"))
    parts = zip(names, ("engine", "screen", "load", "wake"), (20, 50, 500, 2000), strict=True)
    return (*(Figure(name, measured[part], "ms", goal) for name, part, goal in parts), weight)


def computers() -> tuple[Figure, ...]:
    """Two computers at one table: a card on the way from one window to the other, and the frames of both."""
    measured = json.loads(_output("computers"))
    return (
        Figure("a guest's card, until it leaves on the host's screen, p95", measured["to_host"], "ms", 60),
        Figure("a host's card, until it leaves on the guest's screen, p95", measured["to_guest"], "ms", 60),
        Figure("frames of a host's window with a guest, p95", measured["host_frames"], "ms", 18),
        Figure("frames of a guest's window, p95", measured["guest_frames"], "ms", 18),
    )


def _page_weight() -> int:
    """The bytes of the page with the classic deck, as they are sent."""
    files = PageFiles(resource("page").parent)
    paths = ["", "page.css", "page.js", "plait.svg", "classic.json"]
    return sum(len(files.answer(f"/{path}", "gzip", "").body) for path in paths)


def lifetime() -> tuple[Figure, ...]:
    """The window over the saved games and statistics of a lifetime, and the same over none."""
    with tempfile.TemporaryDirectory() as home:
        full, empty = Path(home) / "full", Path(home) / "empty"
        for folder in (full / "twentyfive", empty / "twentyfive"):
            folder.mkdir(parents=True)
        known = patterns()
        write_games(full / "twentyfive", GAMES_OF_A_LIFE, known)
        write_statistics(full / "twentyfive" / "statistics.db", GAMES_OF_A_LIFE, DEALS_OF_A_LIFE, known)
        begun = [first_frame_work(full) - first_frame_work(empty) for _ in range(RUNS)]
        measured, bare = (json.loads(_output("lifelong", str(folder / "twentyfive"))) for folder in (full, empty))
    name = f"{GAMES_OF_A_LIFE} saved games"
    return (
        Figure(f"{name}: first frame, work more than with none", 1000 * percentile(begun, 0.5), "ms", 10),
        Figure(f"{name}: the page filled, work", measured["saved"], "ms", 300),
        Figure(f"{DEALS_OF_A_LIFE} deals: the Statistics page, work", measured["statistics"], "ms", 300),
        Figure(f"{name}: the longest work between two events", measured["stall"], "ms", 50),
        Figure(f"{name}: memory more than with none", measured["resident"] - bare["resident"], "MiB", 30),
        Figure("the longest match kept after a deal, work", bare["keep"], "ms", 50),
    )


def bundle() -> tuple[Figure | Unmeasured, ...]:
    """The size of the packages that people download, if they were built."""
    files = [path for path in DIST.glob("twentyfive/**/*") if path.is_file() and not path.is_symlink()]
    if not files:
        return (Unmeasured("the bundle and the packages", "none was built; python3 dev.py package does"),)
    packages = [path for path in sorted(DIST.iterdir()) if path.is_file() and path.name.startswith("twentyfive")]
    return (
        Figure("the bundle, unpacked", sum(path.stat().st_size for path in files) / 1e6, "MB", 115),
        *(Figure(f"the package {path.suffix}", path.stat().st_size / 1e6, "MB", 35) for path in packages),
    )


def _writable(text: str) -> Path:
    """Parse the path of a writable file; checked first, because measuring takes minutes."""
    path = Path(text)
    try:
        path.open("a", encoding="utf-8").close()
    except OSError as error:
        raise argparse.ArgumentTypeError(f"{text!r} cannot be written: {error.strerror}") from error
    return path


def main() -> None:
    """Measure and report; the exit status does not depend on the figures."""
    parser = argparse.ArgumentParser(prog="dev.py bench", description=__doc__)
    parser.add_argument("--json", type=_writable, help="write the figures to this file")
    options = parser.parse_args()
    with screen():
        figures: list[Figure | Unmeasured] = [
            *first_frames(),
            *bundle_frames(),
            *frames(1280, 800, 18, 33, 4),
            *frames(3840, 2160, 20, 50, 9),
            *faces(1280, 800, 150, 100),
            *faces(3840, 2160, 300, 200),
            *memory(1280, 800, 95, 1000),
            *memory(3840, 2160, 130, 200),
            gaps(),
            *stalls(),
            deal(),
            *decisions("hard", 50, 5, 100),
            *decisions("expert", 1000, 1000, 1000),
            protocol(),
            *playouts(),
            *environments(),
            hint(),
            looking_back(),
            *drives(),
            *lifetime(),
            *tables(),
            *drive_phones(),
            *phones(),
            *computers(),
            *bundle(),
        ]
    print(as_table(figures))
    if options.json:
        options.json.write_text(json.dumps(as_data(figures), indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
