"""The phases of a game: dealing, robbing, auction, exchange, play, pool, scoring and the end of a game.

Each module has the legal moves of its phases and the functions that carry out a move. A phase knows rules, cards,
ranking and state, but neither records nor views. Begin reading with `play`; `twentyfive.core.game` joins the phases.
"""
