"""The words for choosing a game: its name, the levels of computer players, the seats and the ways to sit.

No page and no table: of the other packages of `wording` it may import only what lies below. Begin with `games`.
"""
