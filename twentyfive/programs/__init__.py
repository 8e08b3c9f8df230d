"""Players that are programs of their own: the protocol that they speak, and the process in which one runs.

It knows the rules and the text form of a view, and neither the computer players nor Qt. A program is told views, so it
learns nothing that a player at its seat would not see. Begin with `PROTOCOL.md`, then `messages` and `player`.
"""
