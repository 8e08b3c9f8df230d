"""Thousands of tables at once, in arrays of numpy.

`Tables` plays one game at many tables: each step takes an action for each table, by its number (see
`twentyfive.env.actions`), and the tables then deal, gather and score until a player is to act again. Its `state` is a
struct of arrays (see `State`), with one row for each table and a hand in the bits of one number.

>>> import numpy
>>> from twentyfive.env.batch import Tables, chosen
>>> from twentyfive.env.episode import sitting
>>> tables, rng = Tables(sitting("twenty-five"), 1000, seed=1), numpy.random.default_rng(1)
>>> for _ in range(100):
...     tables.step(chosen(tables.legal(), tables.firsts, rng))
...     tables.begin(numpy.flatnonzero(tables.state.over))

`observed` writes what a seat sees at each table, and `masks` what is legal there, as the PettingZoo environment does.

The rules of play become arrays in `numbers`, which are read off `core`. A deal is of numpy's own generator, or, with
`LikeCore`, the same that one table deals with the same seed; then the same actions give the same record.
"""

from twentyfive.env.batch.choice import chosen
from twentyfive.env.batch.observing import masks, observed
from twentyfive.env.batch.packs import FromNumpy, LikeCore, Shuffler
from twentyfive.env.batch.state import State
from twentyfive.env.batch.tables import Tables, unexpressed

__all__ = ["FromNumpy", "LikeCore", "Shuffler", "State", "Tables", "chosen", "masks", "observed", "unexpressed"]
