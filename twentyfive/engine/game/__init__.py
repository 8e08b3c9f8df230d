"""A game under way: the engine that runs it, the news of it, its journal on disk, and the review of past deals.

It knows neither saved games nor statistics, which listen to it, and nothing of a window. Begin with `session`, a game
as a window knows it, then read `engine`.
"""
