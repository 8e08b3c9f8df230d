"""Collects all texts of the program for translators, and compiles their translations for the program.

Run `python3 dev.py translate` to update every file; `python3 dev.py translate ga` begins another language.
People write the files `twentyfive_<code>.ts`; from each of them `twentyfive_<code>.qm` is compiled.
"""
