"""Seats and players: who plays each seat, which seats are at this screen, and the games they share.

It knows records and rules, but no files and no game under way. Begin with `players`, then `seats`.
"""
