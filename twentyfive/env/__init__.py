"""Environments for research: every game of the family as PettingZoo, Gymnasium and OpenSpiel know games.

`aec` is a PettingZoo environment, `openspiel` an OpenSpiel game, and `vector` one of Gymnasium at many tables at once,
which `batch` plays. Below the first two lie `episode`, which plays a deal or a match by numbered actions, `actions`,
which numbers them, and `observations`, which writes a view as an array of fixed length. A learner gets views only, so
it sees what a player would see. The package knows the rules and nothing else of the program; numpy, PettingZoo,
Gymnasium and OpenSpiel come with ``pip install 'twentyfive[research]'``. README.md beside this module is a tutorial.
"""
