"""A game small enough to be solved, and how far each computer player is from its optimum.

Two players hold three cards each of a short pack, one card is turned up, and who takes two tricks wins. `short_game`
has the game as a tree, `gambit` writes the tree for OpenSpiel, `solving` lets OpenSpiel solve it by CFR+, and
`strategies` asks a computer player at every decision that it can come to. ``python -m twentyfive.env.solved`` measures,
and prints the table of TABLE.md.
"""
