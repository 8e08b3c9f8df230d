"""Saved games, bookmarks and saved rules on disk, and the notices about them.

It knows records and seats, but neither a game under way nor the statistics. Begin with `saved_game`, the file of one
game, and `saves`, the folder of them.
"""
