"""A player that does wrong in the way named by its first argument, from the request given by the second on.

Every other answer is right: the first of the legal moves. It runs without the packages of the project, to start fast.
"""

import json
import os
import signal
import subprocess
import sys
import time
from typing import Any, Final

FLOOD: Final = 3_000_000
DEEP: Final = 20_000
SLOW_S: Final = 0.3


def say(text: str) -> None:
    """Write a text to the output at once."""
    sys.stdout.write(text)
    sys.stdout.flush()


def advice(number: int, move: str) -> str:
    """The line of an advice."""
    return json.dumps({"say": "advice", "number": number, "move": move}) + "\n"


def misbehave(kind: str, number: int, right: str) -> None:
    """Answer a request in the wrong way; `right` is the right line."""
    match kind:
        case "silence":
            pass
        case "garbage":
            say("Ten years of Latin and not a word of sense\n")
        case "half-a-line":
            say(right[: len(right) // 2])
        case "megabyte":
            say("x" * 1_000_000 + "\n")
        case "illegal":
            say(advice(number, "play 2C" if '"play 2C"' not in right else "play 3C"))
        case "two-answers":
            say(right + right)
        case "exit":
            os._exit(3)
        case "stop":
            os.kill(os.getpid(), signal.SIGSTOP)
        case "fork":
            subprocess.Popen(["sleep", "1000"])
            os._exit(0)
        case "stderr":
            os.write(2, b"Wrong again.\n" * (FLOOD // 13))
            say(right)
        case "nan":
            say(right.replace(str(number), "NaN", 1))
        case "deep":
            say("[" * DEEP + "]" * DEEP + "\n")
        case "slow":
            time.sleep(SLOW_S)
            say(right)
        case "closed-pipes":
            for pipe in (0, 1, 2):
                os.close(pipe)
            time.sleep(1000)
        case _:
            say(right)


def main(kind: str, first: int) -> None:
    """Play, and do wrong in this way from the request numbered `first` on."""
    view: dict[str, Any] = {}
    if kind == "endless":
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
    for line in sys.stdin:
        message = json.loads(line)
        match message["say"]:
            case "hello":
                version = 2 if kind == "wrong-version" else 1
                say(json.dumps({"say": "hello", "protocol": version, "name": kind}) + "\n")
            case "view":
                view = message["view"]
            case "think":
                legal = view["legal"]
                move = (
                    " ".join(["exchange", *legal["cards"].split()[: legal["least"]]]) if "cards" in legal else legal[0]
                )
                right = advice(message["number"], move)
                if message["number"] >= first:
                    misbehave(kind, message["number"], right)
                else:
                    say(right)
            case "end" if kind != "endless":
                return
    while kind == "endless":
        time.sleep(1000)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
