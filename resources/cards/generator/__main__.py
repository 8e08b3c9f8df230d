"""Writes the decks, the ornaments and the icons: `python resources/cards/generator`."""

import runpy
import sys
from pathlib import Path

if __package__:
    from .writing import write_all

    write_all()
else:
    # When Python is started with the path of a folder, it does not know that the folder is a package.
    folder = Path(__file__).resolve().parent
    sys.path.insert(0, str(folder.parent))
    runpy.run_module(folder.name, run_name="__main__")
