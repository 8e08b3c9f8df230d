"""The pages of a same cards evening: setting it up, the plan with who plays next, who goes and
comes, and the results.

They know the evening through the engine's desk, which seats the players and keeps what they play; the cards are played
at the usual table. Begin with `evening_room`, which they share.
"""
