"""Advice as data: moves with their reasons, hints and judgements.

It knows only the rules, so that a program can show advice without loading the players. Begin with `reasons`; `findings`
holds hints and judgements, and `level` the levels of the players.
"""
