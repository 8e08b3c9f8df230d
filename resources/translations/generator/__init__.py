"""Gathers all texts of the program for whoever translates them, and makes of translations what the program reads.

Run `python3 dev.py translate` to bring every file up to date; `python3 dev.py translate ga` begins another language.
A file `twentyfive_<code>.ts` is written by people, `twentyfive_<code>.qm` beside it is made from it.
"""
