"""A player of Twenty-Five that learns in ten minutes, and sits down at a table; README.md of `env` walks through it.

`looking` is what it looks at, ``python -m twentyfive.env.tutorial`` teaches it, and `seated` speaks the protocol of
programs that play. `perceptron` is a small network in numpy.
"""
