"""Opens a table for one phone, to look at the page: `python -m tests.browsers [game] [seed]`."""

from __future__ import annotations

import sys
import threading

from tests.browsers.host import ScriptedHost
from tests.browsers.table import OnePhone
from twentyfive.core import PRESETS

preset, seed = (*sys.argv[1:], "twenty-five", "1")[:2] if len(sys.argv) < 3 else sys.argv[1:3]
with ScriptedHost() as host:
    game = OnePhone(PRESETS[preset], int(seed))
    game.go_on()
    host.react = game.react
    sys.stdout.write(f"{host.address()}\n")
    sys.stdout.flush()
    threading.Event().wait()
