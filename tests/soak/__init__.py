"""Thousands of whole games by chance, and more, to find what no test has thought of."""

from twentyfive.imports import import_plainly

import_plainly()  # as the program begins: else the source of each module is kept, and taken for the program's memory
