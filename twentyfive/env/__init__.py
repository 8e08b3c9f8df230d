"""Environments for research: every game of the family as PettingZoo and OpenSpiel know games.

`aec` is a PettingZoo environment and `openspiel` an OpenSpiel game. Below both lie `episode`, which plays a deal or a
match by numbered actions, `actions`, which numbers them, and `observations`, which writes a view as an array of fixed
length. A learner gets views only, so it sees what a player would see. The package knows the rules and nothing else of
the program; numpy, PettingZoo and OpenSpiel come with ``pip install 'twentyfive[research]'``.
README.md beside this module is a tutorial.
"""
