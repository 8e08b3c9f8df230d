"""Beliefs of a player about the hidden cards: worlds (determinizations) sampled from its information set.

This package reads only a `PlayerView`. It uses the heuristics and the playout policy as its model of the other players,
and knows nothing of the search that plays the worlds out. Begin with `worlds` for the play, or with `auction_worlds`
for the time before trumps are named.
"""
