"""The statistics: results of games counted from their records, the database they are in, and levels that adapt to them.

It knows nothing of a game under way, of lessons or of the window. Begin with `tallies`, which counts one game.
"""
