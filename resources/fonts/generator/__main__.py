"""Writes the typefaces: `python -m resources.fonts.generator SOURCES`, as `../README.md` tells."""

import argparse
from pathlib import Path

from resources.fonts.generator.faces import write_all

parser = argparse.ArgumentParser(description="Write the typefaces of Twenty-Five.")
parser.add_argument("sources", type=Path, help="the folder @expo-google-fonts that npm has made")
write_all(parser.parse_args().sources)
