"""The arena: matches between levels, to measure how strong they are and how long they think.

It stands above the levels, and nothing in the program uses it. Begin with `matches`; `measures` sums them up, and
``python -m twentyfive.ai.arena`` is the command line.
"""
