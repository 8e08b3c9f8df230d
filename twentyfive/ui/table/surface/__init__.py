"""The things that lie on the cloth: cards, name plates, the pool, the line of words, the trump button, signs.

Each widget shows what it is given and decides nothing; the package knows no panel, no director and not the table top
that places it. Begin with `canvas`, which paints the cloth and the cards.
"""
