"""Updates the files of all languages, and begins those named: `python3 dev.py translate [language]`.

Tells for each language what is still to do.
"""

import argparse
import sys

from twentyfive.system_libraries import COMPILING, missing, sentence_about

from .shipped import FOLDER, outdated

SHOWN = 10
"""The lines told of each kind, without --all."""


def main() -> None:
    """Bring the files up to date, or only compile those that come with the program."""
    parser = argparse.ArgumentParser(prog="dev.py translate", description=__doc__)
    parser.add_argument("languages", nargs="*", metavar="LANGUAGE", help="begin this one, as ga or pt_BR")
    parser.add_argument("--all", action="store_true", help=f"tell all that is to do, not {SHOWN} lines of each kind")
    parser.add_argument("--ready", action="store_true", help="only compile the languages that come with the program")
    options = parser.parse_args()
    if sys.platform == "linux" and (lacking := missing(COMPILING)):
        sys.exit(sentence_about(lacking))
    from .files import begun, brought_up_to_date, language_of, made_ready  # these load Qt
    from .report import report
    from .style import english_slips

    if options.ready:
        for file in outdated():
            made_ready(file)
        return
    for language in options.languages:
        begun(FOLDER, language)
    damaged = False
    english = english_slips()
    print("\n  ".join((f"English: {len(english)} texts with a slip of the pen", *english)))
    for file in sorted(FOLDER.glob("*.ts")):
        brought_up_to_date(file)
        found = report(file, language_of(file))
        print(found.told(file.name, None if options.all else SHOWN))
        damaged |= bool(found.misfits)
        if not found.misfits:
            made_ready(file)
    for file in FOLDER.glob("qt/*.ts"):
        made_ready(file)
    sys.exit("Mend the braces: no file was made of these languages." if damaged else bool(english))


if __name__ == "__main__":
    main()
