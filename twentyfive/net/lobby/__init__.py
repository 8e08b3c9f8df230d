"""The lobby: who sits where among the guests, what each is told, and what happens when one is away.

It knows the game through `engine.guest_session`, which shows no hand but the guests' own, and the guests through a
`Link`, which may be sockets or a test. Begin reading with `lobby`.
"""
