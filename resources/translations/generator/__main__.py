"""Updates the files of all languages, and begins those named: `python3 dev.py translate [language]`."""

import argparse

from .files import FOLDER, begun, brought_up_to_date, made_ready

parser = argparse.ArgumentParser(prog="dev.py translate", description=__doc__)
parser.add_argument("languages", nargs="*", metavar="LANGUAGE", help="begin this one, as ga or pt_BR")
options = parser.parse_args()
for language in options.languages:
    begun(FOLDER, language)
for file in sorted(FOLDER.glob("*.ts")):
    left = brought_up_to_date(file)
    made_ready(file)
    print(f"{file.name}: {left} texts left to translate" if left else f"{file.name}: whole")
