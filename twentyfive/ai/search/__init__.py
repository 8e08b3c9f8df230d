"""Search: decisions by playing deals out in worlds sampled from a player's beliefs (determinized Monte Carlo search).

This package gives the moves of the strong levels and the value of every move for hints and reviews; it knows nothing of
the levels, hints and reviews themselves. Begin with `card_search`, the search over the cards that may be played;
`policy` decides everything for a strong player, and `move_values` tries out the moves of every kind of decision.
"""
