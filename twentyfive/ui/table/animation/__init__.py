"""The motion of cards: how fast each step is shown, and the path of every card from one scene to the next.

It knows the scenes of the table but no panel and nothing that is painted. Begin with `transitions`.
"""
