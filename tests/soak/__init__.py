"""Soak tests: thousands of random games and other random trials, to find faults that no test anticipates."""

from twentyfive.imports import import_plainly

import_plainly()  # as at the program's start; otherwise the source of each module counts as memory of the program
